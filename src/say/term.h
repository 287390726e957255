/* SPDX-License-Identifier: MIT */
/* What words of the theory mean, in a sentence or two. */
#ifndef SAY_TERM_H
#define SAY_TERM_H

#include "games/game.h"

extern const char term_binary[], term_mex[], term_value[], term_outcomes[];

/* Returns what a term is, of the game, which may be NULL, or of all games, or what game it is, if
 * the line asks that: "what is a node?", "what is Kayles?". Perhaps in scratch memory; `at_table`:
 * with the word to type there. Returns NULL if the line does not ask. */
const char *term_asked(const struct game *game, const char *line, bool at_table);

#endif
