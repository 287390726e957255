/* SPDX-License-Identifier: MIT */
/* What a handout is made of, as plain text or as one HTML page that needs nothing else. */
#ifndef UI_SHEET_H
#define UI_SHEET_H

#include <stdbool.h>

#include "nimm/text.h"

/* Columns of plain text: no line is longer, unless a board is. */
enum { SHEET_WIDTH = 78 };

struct sheet {
    struct text *out; /* what is added to it is complete lines */
    bool html;
};

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

#if defined(__GNUC__)
#define SHEET_PRINTF __attribute__((format(printf, 2, 3)))
#else
#define SHEET_PRINTF
#endif

/* All strings are plain text; HTML escapes what it must. */
void sheet_begin(const struct sheet *sheet, const char *title);
void sheet_end(const struct sheet *sheet);

/* As printf. */
void sheet_heading(const struct sheet *sheet, const char *format, ...) SHEET_PRINTF;
void sheet_subheading(const struct sheet *sheet, const char *format, ...) SHEET_PRINTF;
void sheet_paragraph(const struct sheet *sheet, const char *format, ...) SHEET_PRINTF;

/* Lines as they are, of a board. */
void sheet_lines(const struct sheet *sheet, const char *string);

/* The same lines over and over, side by side, to cross out with a pen. */
void sheet_copies(const struct sheet *sheet, const char *cell, size_t copies);

/* A line to write on after each label; and short ones, side by side. */
void sheet_blanks(const struct sheet *sheet, const char *const *labels, size_t n);
void sheet_tally(const struct sheet *sheet, const char *const *labels, size_t n);

void sheet_grid(const struct sheet *sheet, const struct sheet_grid *grid);

/* What follows is on a page of its own. */
void sheet_page_break(const struct sheet *sheet);

#endif
