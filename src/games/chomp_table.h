/* SPDX-License-Identifier: MIT */
/* Values of Chomp bars, and which bars are lost, out of tables that the solver keeps. */
#ifndef GAMES_CHOMP_TABLE_H
#define GAMES_CHOMP_TABLE_H

#include <stdbool.h>
#include <stdint.h>

#include "nimm/solver.h"

/* The Grundy value of a bar: `rows` rows (1 to YOUNG_MOST_SIDE) of these lengths, the longest first, none
 * of 0. The first question fills a table for the whole box around the bar, hundredths of a second for
 * 10 x 10; bars inside that box are then looked up, until another box is asked about. The largest tables, of
 * three million entries as for 12 x 12, take tenths of a second. SOLVE_TOO_LARGE: this one would be larger,
 * or the solver's bounds do not allow it. */
enum solve_status chomp_table_value(struct solver *solver, const uint8_t *row, unsigned rows,
                                    uint64_t *value);

/* Has whoever is to move lost? Looked up in a kept table where one holds the bar. Else the first question
 * about a bar with a side above 8 fills a table of first rows (see chomp_first_rows), which reaches further:
 * 14 x 14, 12 x 16 and 10 x 20 take tenths of a second and 42 MB. SOLVE_TOO_LARGE: this bar would take more
 * than that, has more than CHOMP_MOST_COLUMNS squares both ways, or the solver's bounds do not allow it. Once
 * a bar has had its answer, all that bites leave of it have theirs, until another bar is asked about. */
enum solve_status chomp_table_is_lost(struct solver *solver, const uint8_t *row, unsigned rows, bool *lost);

#endif
