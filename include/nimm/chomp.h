/* SPDX-License-Identifier: MIT */
/* Grundy values of Chomp: all positions of a bar at once. */
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

#endif
