/* SPDX-License-Identifier: MIT */
/* Boards on paper: to look at, to guess who wins, and to play on with a pen. */
#ifndef SAY_PAPER_BOARD_H
#define SAY_PAPER_BOARD_H

#include "core/text.h"
#include "games/solve.h"

/* The width of a page for the style of a board. */
enum { PAPER_WIDTH = 90 };

/* Adds a board, as wide as the page if it needs that; `in_column`: as a column of a short sheet. */
void paper_add_board(const struct question *question, bool in_column, struct text *out);

/* Adds a board that one of three columns has room for, with large squares. */
void paper_add_board_to_guess(const struct question *question, struct text *out);

/* Adds copies of a board, to be crossed out with a pen, in boxes that fill rows as wide as the page
 * or a column of it. A screen reader finds one. */
void paper_add_boxes(const struct question *question, size_t copies, bool in_column,
                     struct text *out);

#endif
