/* SPDX-License-Identifier: MIT */
/* What a game draws on: a list of words, marks and pictures in the order in which they stand, which
 * is printed as text or as SVG. */
#ifndef GAMES_CANVAS_H
#define GAMES_CANVAS_H

#include "core/plane.h"
#include "core/text.h"
#include "games/game.h"

enum canvas_mark {
    MARK_NONE,
    MARK_STONE,
    MARK_PIN,
    MARK_GONE, /* where a pin, a stone or a square has been */
    MARK_HIT,  /* where a pin was hit since the last board */
    MARK_WHITE,
    MARK_BLACK, /* coins */
    MARK_WHITE_LEFT,
    MARK_BLACK_LEFT, /* where they were on the last board */
    MARK_FREE,       /* a square without a coin */
    MARK_SQUARE,
    MARK_POISON, /* of a bar of chocolate */
    MARK_QUEEN,
    MARK_QUEEN_LEFT, /* where she was on the last board */
    MARK_GOAL,       /* where she wins */
    MARK_LOST,       /* from where the player to move loses */
    MARK_NUMBER,     /* added by canvas_add_number */
    MARKS
};

enum stroke { STROKE_THIN, STROKE_HEAVY, STROKES };

/* Points of the plane and straight lines between them. */
struct canvas_picture {
    struct plane plane;
    struct plane_point low, high; /* the lower left corner and the upper right one */
    struct plane_graph lines[STROKES];
    char letter[PLANE_POINTS]; /* the names of the points */
};

struct canvas {
    struct text words; /* lines that end in newline, added as to any text */
    struct canvas_item *items;
    size_t n;
    bool is_paper; /* printed as SVG, without the rules and words that repeat a picture */
};

/* The columns to which the sentences of a board are folded; SIZE_MAX: not at all. */
size_t canvas_fold_width(const struct style *style);

/* True if the board is a later one of a game, of which what stays the same was said with the first,
 * and only what is new is wanted. */
bool canvas_is_known(const struct style *style, const void *position, size_t size);

/* Adds the board of a game and, in text, the rules that its parameters set. */
void canvas_add_board(struct canvas *canvas, const struct game *game, const void *position,
                      const struct style *style);

/* Adds a mark at the end of a cell that many columns wide, painted in text as it always is; on
 * paper every cell is 5 mm wide, or less where the board would be wider than its style. Stones that
 * fill a line continue below. */
void canvas_add_mark(struct canvas *canvas, unsigned columns, enum canvas_mark mark);

/* The same, painted in text. */
void canvas_add_painted(struct canvas *canvas, unsigned columns, enum canvas_mark mark,
                        enum paint paint);

/* Adds a number at the end of that many such cells. */
void canvas_add_number(struct canvas *canvas, unsigned cells, unsigned columns, uint64_t number);

/* Adds a picture between two lines of words. */
void canvas_add_picture(struct canvas *canvas, const struct canvas_picture *picture);

/* Adds a picture on paper: SVG elements from 0, 0 to wide, high in tenths of a millimeter. The
 * canvas owns them from then on. */
void canvas_add_svg(struct canvas *canvas, struct text marks, int wide, int high);

#endif
