/* SPDX-License-Identifier: MIT */
/* A grid of characters in which lines are drawn: of dots, ACROSS x DOWN of them a character in
 * Braille, else of ASCII characters that lean as the lines do. */
#ifndef GAMES_GRID_H
#define GAMES_GRID_H

#include "core/text.h"

enum { GRID_WIDEST = 160, GRID_HIGHEST = 20, ACROSS = 2, DOWN = 4 };

/* A place, from the upper left corner, in dots. */
struct place {
    int x, y;
};

struct cell {
    uint8_t dots;   /* bit d is dot d + 1 of a Braille character */
    char character; /* in ASCII, over the dots; a letter has none under it; 0: none */
    enum paint paint;
};

/* Zeros but for its size are an empty grid. */
struct grid {
    int columns, lines;
    bool utf8;
    bool is_crowded; /* two lines have a character in one cell */
    struct cell cell[GRID_HIGHEST][GRID_WIDEST];
};

/* Draws a line, both ends included; a heavy one is three dots wide, or made of '#' in ASCII. */
void grid_add_line(struct grid *grid, struct place from, struct place to, bool heavy,
                   enum paint paint);

/* Adds one line of text per row, without spaces at its end; but an empty one is a space if it is
 * to be told from the end of the picture. */
void grid_print(const struct grid *grid, enum palette palette, bool is_paged, struct text *text);

#endif
