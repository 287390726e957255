/* SPDX-License-Identifier: MIT */
/* What games draw on, once for a terminal and for paper. A picture of lines and letters: in Braille dots, in
 * ASCII characters or in SVG. And marks, such as stones and coins, which stand in lines of text as
 * characters, or as figures where those lines become SVG. */
#ifndef CORE_CANVAS_H
#define CORE_CANVAS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/text.h"

/* A character cell is CANVAS_ACROSS x CANVAS_DOWN dots; x counts dots from the left, y from the top. */
enum { CANVAS_COLUMNS = 64, CANVAS_LINES = 22, CANVAS_ACROSS = 2, CANVAS_DOWN = 4 };

/* In SVG x and y count tenths of a millimetre, and letters stand in circles. */
enum { CANVAS_RADIUS = 17, CANVAS_APART = 42 };

enum stroke { STROKE_THIN = 1, STROKE_HEAVY = 2, STROKE_ARROW = 3 /* in SVG alone */ };

struct canvas {
    size_t columns, lines; /* at most CANVAS_COLUMNS, CANVAS_LINES; at least 1 */
    bool utf8;
    bool svg;
    int radius;                                   /* of the circles of SVG */
    struct text picture;                          /* the elements of SVG */
    uint8_t dots[CANVAS_LINES][CANVAS_COLUMNS];   /* bit d is dot d + 1 of a Braille character */
    char character[CANVAS_LINES][CANVAS_COLUMNS]; /* an ASCII character over the dots; 0: none */
    bool taken[CANVAS_LINES][CANVAS_COLUMNS];     /* by a letter */
    uint8_t paint[CANVAS_LINES][CANVAS_COLUMNS];  /* of enum paint */
};

/* An empty picture in text. */
void canvas_clear(struct canvas *canvas, size_t columns, size_t lines, bool utf8);

/* An empty picture in SVG; circles have room beyond its edges. canvas_print frees it. */
void canvas_clear_svg(struct canvas *canvas, int wide, int high, int radius);

/* A straight line between two dots of the picture, both ends included. A heavy one is three dots wide, and
 * of '#' in ASCII. In text the cells that it passes through are painted. */
void canvas_draw_line(struct canvas *canvas, int x0, int y0, int x1, int y1, enum stroke stroke,
                      enum paint paint);

/* A letter at a dot: in place of its cell or of the nearest that has no letter. There must be one. */
void canvas_put_letter(struct canvas *canvas, int x, int y, char letter);

/* In SVG: a name in a circle, in a heavy one where the stroke says so. */
void canvas_put_name(struct canvas *canvas, int x, int y, const char *name, enum stroke stroke);

/* Adds the picture, one line a row, without spaces at the ends; SVG as canvas_as_svg takes it. */
void canvas_print(struct canvas *canvas, bool has_color, struct text *text);

enum canvas_mark {
    MARK_NONE,
    MARK_STONE,
    MARK_PIN,
    MARK_FALLEN, /* where a pin has been */
    MARK_WHITE,
    MARK_BLACK, /* coins */
    MARK_FREE,  /* a square without a coin */
    MARK_SQUARE,
    MARK_POISON, /* of a bar of chocolate */
    MARK_QUEEN,
    MARKS
};

/* One column of a line of text; with `svg` of one that canvas_as_svg takes. */
void canvas_add_mark(struct text *text, enum canvas_mark mark, bool svg, bool utf8);

/* Turns the lines from there on, in which marks and pictures for SVG may be, into <svg> elements: 2 mm a
 * column, 4 mm a line. They print in black and white: no color is the only sign of anything. */
void canvas_as_svg(struct text *text, size_t from);

#endif
