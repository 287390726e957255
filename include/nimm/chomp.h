/* SPDX-License-Identifier: MIT */
/* Chomp: all values of a bar, or all its P-positions, at once. */
#ifndef NIMM_CHOMP_H
#define NIMM_CHOMP_H

#include "nimm/young.h"

/* Fills values[young_rank(box, position)] with the Grundy value of every position inside a bar of the
 * given size; the caller owns the array of young_count(rows, columns) values. A position is a Young
 * diagram, the poisoned square first in the first row. A bite at a square takes it and all that are
 * neither above nor left of it; the poison itself may not be bitten, and whoever cannot move loses:
 * the single square has value 0, and so by convention has the empty diagram.
 *
 * False, and nothing written, where young_count gives SIZE_MAX. The work is about half of
 * young_count * rows * columns steps: hundredths of a second for 10 x 10 (184,756 positions),
 * tenths for 12 x 12 (2,704,156). It is for the caller to refuse what is too large to wait for. */
bool chomp_values(unsigned rows, unsigned columns, uint16_t *values);

enum { CHOMP_MOST_COLUMNS = 16 };

/* Of the positions with the same rows below the first, at most one is a P-position. Fills
 * first[young_rank(box, tail)], for the box of rows - 1 and columns and every tail inside it, with the length
 * of the first row that makes it one: (r1, tail) is a P-position exactly when r1 > 0 and first[rank of the
 * tail] = r1. It is 0 where that would be longer than the bar, and less than the tail's longest row where
 * there is none. The caller owns the array of young_count(rows - 1, columns) lengths: 20 million for 14 x 14,
 * which take about a second.
 *
 * False, and nothing written, where rows or columns is 0, columns is more than CHOMP_MOST_COLUMNS (turn the
 * bar round), or young_count gives SIZE_MAX. */
bool chomp_first_rows(unsigned rows, unsigned columns, uint16_t *first);

#endif
