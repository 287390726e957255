/* SPDX-License-Identifier: MIT */
/* A text that is longer than the window, taken apart into pages. */
#ifndef UI_PAGES_H
#define UI_PAGES_H

#include "core/text.h"

/* What a paragraph begins with that asks something of the class: it stays with its choices. */
#define PAGES_QUESTION "Question: "

/* Adds the text, folded to the window, with marks at the ends of the lines that go on. */
void pages_mark(const char *text, struct text *marked);
void pages_unmark(struct text *text);

/* Moves a page from the beginning of *out, which is marked, to *page. Returns false if all of it
 * fits a window of that width above so many more lines. */
bool pages_take(struct text *out, struct text *page, unsigned width, unsigned below);

/* How many lines of the window a prompt takes, folded as terminal_ask folds it. */
unsigned pages_rows_of_prompt(const char *prompt, unsigned width);

#endif
