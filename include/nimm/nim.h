/* SPDX-License-Identifier: MIT */
/* The arithmetic of Nim: nim-sums, mex, balancing moves, the binary grid (Bouton 1902), and counts of moves.
 */
#ifndef NIMM_NIM_H
#define NIMM_NIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "nimm/base.h"

NIMM_BEGIN

struct text;

/* The nim-sum of n piles: bitwise exclusive or; 0 for no piles. `piles` may be NULL when n is 0. */
uint64_t nimm_sum(const uint64_t *piles, size_t n);

/* Words of working memory that mex needs for n values. */
#define NIMM_MEX_WORDS(n) ((n) / 64 + 1)

/* The minimal excluded value: the least non-negative integer that is not among values[0..n), 0 for n = 0,
 * never more than n. Linear in n, whatever the values. `seen` is the caller's working memory of
 * NIMM_MEX_WORDS(n) words; what was in it does not matter. */
uint64_t nimm_mex(const uint64_t *values, size_t n, uint64_t *seen);

/* Is there a move in a pile of this size that makes the whole nim-sum 0? `sum` is the nim-sum of
 * all piles, this one included. True exactly for the piles with a one in the highest odd column;
 * the move leaves pile ^ sum stones. */
bool nimm_pile_balances(uint64_t pile, uint64_t sum);

struct balancing_move {
    size_t pile;    /* which pile, counted from 0 */
    uint64_t take;  /* 1 or more */
    uint64_t leave; /* what stays of the pile */
};

/* Every balancing move of a Nim position, in the order of the piles, into moves[0..n), which the
 * caller owns. Returns how many: 0 exactly when the position is balanced, else an odd number. */
size_t nimm_balancing_moves(const uint64_t *piles, size_t n, struct balancing_move *moves);

/* The binary grid: a row a pile, a column a power of two. */
struct nim_grid {
    unsigned columns; /* columns that hold a one anywhere: 0 to 64, the highest first */
    uint64_t odd;     /* bit c is set when column c (2 to the c) holds an odd number of ones: the nim-sum */
};

struct nim_grid nimm_grid(const uint64_t *piles, size_t n);

/* How many there are of something, of moves as a rule. A pile can have more moves than 64 bits can count. */
struct count {
    uint64_t n; /* exact, or, with `more`, UINT64_MAX */
    bool more;  /* there are more than n */
};

void nimm_count_add(struct count *count, uint64_t n);

/* "7", "more than 18446744073709551615". */
void nimm_count_print(struct count count, struct text *text);

NIMM_END

#endif
