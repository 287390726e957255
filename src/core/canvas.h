/* SPDX-License-Identifier: MIT */
/* A small picture in text: lines of Braille dots, or of ASCII characters, with letters on them. */
#ifndef CORE_CANVAS_H
#define CORE_CANVAS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "nimm/text.h"

/* A character cell is CANVAS_ACROSS x CANVAS_DOWN dots; x counts dots from the left, y from the top. */
enum { CANVAS_COLUMNS = 64, CANVAS_LINES = 22, CANVAS_ACROSS = 2, CANVAS_DOWN = 4 };

enum stroke { STROKE_THIN = 1, STROKE_HEAVY = 2 };

struct canvas {
    size_t columns, lines; /* at most CANVAS_COLUMNS, CANVAS_LINES; at least 1 */
    bool utf8;
    uint8_t dots[CANVAS_LINES][CANVAS_COLUMNS];   /* bit d is dot d + 1 of a Braille character */
    char character[CANVAS_LINES][CANVAS_COLUMNS]; /* an ASCII character over the dots; 0: none */
};

/* An empty picture. */
void canvas_clear(struct canvas *canvas, size_t columns, size_t lines, bool utf8);

/* A straight line between two dots of the picture, both ends included. A heavy one is three dots wide, and
 * of '#' in ASCII. */
void canvas_draw_line(struct canvas *canvas, int x0, int y0, int x1, int y1, enum stroke stroke);

/* A letter in place of a cell. */
void canvas_put(struct canvas *canvas, size_t column, size_t line, char letter);

/* Adds the picture, one line a row, without spaces at the ends. */
void canvas_print(const struct canvas *canvas, struct text *text);

#endif
