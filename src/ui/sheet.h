/* SPDX-License-Identifier: MIT */
/* A handout to be printed: as plain text, or as one HTML page that needs nothing else. */
#ifndef UI_SHEET_H
#define UI_SHEET_H

#include "nimm/game.h"

/* Columns of plain text: no line is longer, unless a board is. */
enum { SHEET_WIDTH = 78 };

/* A binary grid to fill in, or filled in. */
struct sheet_grid {
    size_t rows;
    unsigned columns;
    const char *const *names; /* of the rows */
    const uint64_t *values;
    uint64_t sum;
    bool given;  /* the rows' values are printed */
    bool filled; /* so is all the rest */
};

/* All strings are plain text; the form escapes what it must, and what it adds to *out is complete lines. */
struct sheet_form {
    void (*begin)(struct text *out, const char *title);
    void (*end)(struct text *out);
    void (*heading)(struct text *out, const char *string);
    void (*subheading)(struct text *out, const char *string);
    void (*paragraph)(struct text *out, const char *string);
    /* Lines as they are, of a board or a blank to write on. */
    void (*lines)(struct text *out, const char *string);
    /* The same lines over and over, side by side, to cross out with a pen. */
    void (*copies)(struct text *out, const char *cell, size_t copies);
    /* A line to write on behind each label; and short ones, side by side. */
    void (*blanks)(struct text *out, const char *const *labels, size_t n);
    void (*tally)(struct text *out, const char *const *labels, size_t n);
    void (*grid)(struct text *out, const struct sheet_grid *grid);
    /* What follows is on a page of its own. */
    void (*page_break)(struct text *out);
};

extern const struct sheet_form sheet_text, sheet_html;

#endif
