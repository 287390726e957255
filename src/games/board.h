/* SPDX-License-Identifier: MIT */
/* Boards of rows and columns: what the games played on them share. */
#ifndef GAMES_BOARD_H
#define GAMES_BOARD_H

#include "core/token.h"
#include "games/canvas.h"
#include "games/game.h"

/* Reads "3x5", "3 x 5", "3*5", "3,5" or "3 5": rows and columns, each 1 or more. False: it is not
 * such a size, or has more than `most_rows` or `most_columns`; *why says which and what would be
 * right. */
bool board_parse_sides(const char *string, uint64_t most_rows, uint64_t most_columns,
                       uint64_t *rows, uint64_t *columns, struct text *why);

/* Draws the sides of a start: as many rows as the shape has parts, and columns as its amount
 * says. */
void board_random_sides(const struct shape *shape, struct random *random, uint64_t *rows,
                        uint64_t *columns);

/* A square as "2 3": the row into move->part, the column into move->where, both counted from 0
 * there. A number that is missing, 0 or too large becomes one that is on no board, so that `check`
 * says which squares there are. Can be a member of struct game. */
bool board_parse_move(const void *position, enum player mover, const char *string,
                      struct move *move);

/* The same where a position is a square, such as 2x3, so that it is a move, too. */
bool board_parse_square(const void *position, enum player mover, const char *string,
                        struct move *move);

/* True of a word of "all the way" or "as far as I can", which are as far as a piece can go. */
bool board_is_far(struct token word);

/* The square as it is typed, "2 3"; a member too. */
void board_print_move(const void *position, const struct move *move, struct text *text);

/* What stands on a square; MARK_NONE after the end of a row. */
typedef enum canvas_mark board_square(const void *position, unsigned row, unsigned column);

/* Draws a board with its coordinates, a line for each row, "Row 2 : W . B". Returns false, and
 * draws nothing, if it is too wide for this style. */
bool board_draw(const void *position, unsigned rows, unsigned columns, board_square *square,
                const struct style *style, struct canvas *canvas);

#endif
