/* SPDX-License-Identifier: MIT */
/* What a handout is made of, as plain text or as one HTML page that needs nothing else. */
#ifndef UI_SHEET_H
#define UI_SHEET_H

#include <stdbool.h>

#include "core/text.h"

/* Columns of plain text: no line is longer, unless a board is. */
enum { SHEET_WIDTH = 78 };

struct sheet {
    struct text *out; /* what is added to it is complete lines */
    bool html;
    bool screen; /* plain text that is looked at: no form feed between pages */
};

/* All strings are plain text; HTML escapes what it must. */
void sheet_begin(const struct sheet *sheet, const char *title);
void sheet_end(const struct sheet *sheet);

/* Words, as printf. */
enum sheet_words { SHEET_HEADING, SHEET_SUBHEADING, SHEET_PARAGRAPH };
void sheet_say(const struct sheet *sheet, enum sheet_words words, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 3, 4)))
#endif
    ;

/* Lines as they are, of a board; or in HTML a board as <svg> elements. */
void sheet_lines(const struct sheet *sheet, const char *string);

/* The same lines over and over, side by side, to cross out with a pen. */
void sheet_copies(const struct sheet *sheet, const char *lines, size_t copies);

/* A line to write on, after a label that may be "". */
void sheet_blank(const struct sheet *sheet, const char *label);

/* A table, its cells row by row; the first row and the first column are headings. Empty cells are to be
 * filled in. */
void sheet_table(const struct sheet *sheet, const struct text *cells, size_t columns, size_t rows);

/* On paper what stands between open and close is together on one page, if it fits there; or in two columns.
 * Plain text knows neither. */
enum sheet_block { SHEET_TOGETHER, SHEET_IN_COLUMNS };
void sheet_open(const struct sheet *sheet, enum sheet_block block);
void sheet_close(const struct sheet *sheet);

/* What follows is on a page of its own. */
void sheet_page_break(const struct sheet *sheet);

#endif
