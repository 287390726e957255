/* SPDX-License-Identifier: MIT */
/* The elements of a page, in which any bytes are harmless. */
#ifndef SAY_PAPER_HTML_H
#define SAY_PAPER_HTML_H

#include "core/text.h"

/* Adds an element on a line of its own; the tag may have attributes. */
void paper_add_element(struct text *out, const char *tag, const char *string);

/* Adds a line to write on, after its label. */
void paper_add_blank(struct text *out, const char *label);

/* Adds a table of lines whose cells are separated by tabs; `kind`: its attributes, after a space.
 * The first line and the first cell of each are headings. An empty caption is left out. */
void paper_add_table(struct text *out, const char *kind, const char *caption, const char *lines);

#endif
