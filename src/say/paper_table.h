/* SPDX-License-Identifier: MIT */
/* Tables of positions on paper, blank or filled in, and the names that positions have in them. */
#ifndef SAY_PAPER_TABLE_H
#define SAY_PAPER_TABLE_H

#include "say/lecture.h"

/* A position as graph_print_state prints it. */
const char *paper_state(const struct game *game, const void *position);

/* The position or the numbers that the question is about. */
const char *paper_name(const struct quiz_question *about);

/* True if what is asked about has a name that stands beside its blank; if not, one of several has a
 * number. */
bool paper_has_name(const struct game *game);

/* True if sizes name a position that is printed and drawn otherwise: "3,1" names the pins iii.i and
 * i.iii. */
bool paper_is_renamed(const struct quiz_question *about);

/* True if the class finds the n positions outside of a table: each with its board, or a long name.
 */
bool paper_is_outside(const struct lecture_item *items, size_t n);

/* Adds the binary grid; in a game that is Nim in disguise the values are blank too. Its caption
 * begins with `lead`; NULL: it has none. Returns false, and adds nothing, if the position has no
 * grid that fits a page. */
bool paper_add_grid(struct nimm_solver *solver, const struct question *question, const char *lead,
                    bool filled, struct text *out);

/* Adds all positions that can come up from the one asked about, in the order in which they can be
 * labeled. */
void paper_add_labels(struct nimm_solver *solver, const struct quiz_question *about, bool filled,
                      struct text *out);

/* Adds tables of two rows of cells, as many as the width of the page makes necessary. In answers to
 * what is asked outside of it, a table has the names or numbers that stand there. */
void paper_add_series(struct nimm_solver *solver, const struct lecture_item *items, size_t n,
                      bool filled, struct text *out);

/* Adds a table of boards of all sizes: a row for each number of rows. One that is asked for has the
 * shape of a board. Its caption begins with `lead`; NULL: it has none. */
void paper_add_square(struct nimm_solver *solver, const struct lecture_item *items, size_t n,
                      const char *lead, bool filled, struct text *out);

#endif
