/* SPDX-License-Identifier: MIT */
/* Nim-sums, balancing moves and the binary grid (Bouton 1902). */
#ifndef NIMM_NIMSUM_H
#define NIMM_NIMSUM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The nim-sum of n piles: bitwise exclusive or; 0 for no piles. `piles` may be NULL when n is 0. */
uint64_t nim_sum(const uint64_t *piles, size_t n);

/* Is there a move in a pile of this size that makes the whole nim-sum 0? `sum` is the nim-sum of
 * all piles, this one included. True exactly for the piles with a one in the highest odd column;
 * the move leaves pile ^ sum stones. */
bool nim_pile_balances(uint64_t pile, uint64_t sum);

struct balancing_move {
    size_t pile;    /* which pile, counted from 0 */
    uint64_t take;  /* 1 or more */
    uint64_t leave; /* what stays of the pile */
};

/* Every balancing move of a Nim position, in the order of the piles, into moves[0..n), which the
 * caller owns. Returns how many: 0 exactly when the position is balanced, else an odd number. */
size_t nim_balancing_moves(const uint64_t *piles, size_t n, struct balancing_move *moves);

/* The binary grid: a row a pile, a column a power of two. */
struct nim_grid {
    unsigned columns; /* columns that hold a one anywhere: 0 to 64, the highest first */
    uint64_t odd;     /* bit c is set when column c (2 to the c) holds an odd number of ones: the nim-sum */
};

struct nim_grid nim_grid(const uint64_t *piles, size_t n);

#endif
