/* SPDX-License-Identifier: MIT */
/* The arithmetic of Nim (Bouton 1902), beyond what is public: the binary grid, and counts of
 * moves. */
#ifndef CORE_NIM_H
#define CORE_NIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "nimm/nimm.h"

struct text;

/* True if a move in a pile of this size makes the whole nim-sum 0. `sum` is the nim-sum of all
 * piles, this one included. So it is exactly for the piles with a one in the highest odd column;
 * the move leaves pile ^ sum stones. */
bool nim_pile_balances(uint64_t pile, uint64_t sum);

/* How many columns the binary grid of the piles has, a row for each pile and a column for each
 * power of two up to the highest that holds a one: 0 to 64. */
unsigned nim_grid_columns(const uint64_t *piles, size_t n);

/* How many piles hold two stones or more, and in *ones how many hold just one: by these misere Nim
 * is won (Bouton 1902). */
size_t nim_count_large(const uint64_t *piles, size_t n, size_t *ones);

/* The powers of two in the number, the largest first. Returns how many. */
size_t nim_powers(uint64_t number, uint64_t powers[64]);

/* For qsort: numbers in ascending order. */
int nim_by_size(const void *a, const void *b);

/* Adds n to a count, usually of moves, of which there can be more than 64 bits can count:
 * UINT64_MAX stands for that many or more. */
void nim_count_add(uint64_t *count, uint64_t n);

/* "7", "at least 18446744073709551615". */
void nim_count_print(uint64_t count, struct text *text);

#endif
