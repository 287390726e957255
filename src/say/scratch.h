/* SPDX-License-Identifier: MIT */
/* Texts and positions that are needed until the line that was typed has been answered, and then
 * forgotten together. The program has one terminal and one thread, so there is one list of them. */
#ifndef SAY_SCRATCH_H
#define SAY_SCRATCH_H

#include "core/text.h"
#include "games/solve.h"

/* An empty text, whose data is a string from the start. */
struct text *scratch(void);

/* As printf, into a text of its own. */
const char *scratch_format(const char *format, ...) LIKE_PRINTF(1);

/* Somebody else's bytes as text_add_harmless shows them, all of them. */
const char *scratch_harmless(const char *string);

/* A position as its game prints it. */
const char *scratch_position(const struct game *game, const void *position);

/* The question about the position after a legal move. */
struct question scratch_after(const struct question *question, const struct move *move);

/* How many there are now; scratch_forget gives back those that came since. */
size_t scratch_mark(void);
void scratch_forget(size_t mark);

#endif
