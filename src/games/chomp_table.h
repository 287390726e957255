/* SPDX-License-Identifier: MIT */
/* Values of Chomp bars, out of tables that the solver keeps. */
#ifndef GAMES_CHOMP_TABLE_H
#define GAMES_CHOMP_TABLE_H

#include <stdint.h>

#include "nimm/solver.h"

/* The Grundy value of a bar: `rows` rows (1 to YOUNG_MOST_SIDE) of these lengths, the longest first, none
 * of 0. The first question fills a table for the whole box around the bar, hundredths of a second for
 * 10 x 10; bars inside that box are then looked up. The largest tables, of three million entries, take about
 * a second. SOLVE_TOO_LARGE: this one would be larger, or the solver's bounds do not allow it. */
enum solve_status chomp_table_value(struct solver *solver, const uint8_t *row, unsigned rows,
                                    uint64_t *value);

#endif
