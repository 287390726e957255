/* SPDX-License-Identifier: MIT */
/* A move typed in two lines: the number of a part alone, "4" or "pile 4", and then the rest. */
#ifndef UI_BEGUN_H
#define UI_BEGUN_H

#include "games/game.h"
#include "games/solve.h"

/* Returns the number, in scratch memory, of a line that names a part by its word: "4" for "pile 4".
 * Returns NULL for any other line, and where there is a single pile: there, 4 is four stones. */
const char *begun_named_part(const struct question *question, const char *line);

/* Returns the part that the line names if moves begin with its number, and adds to *why what may
 * follow. Returns 0 for any other line. */
uint64_t begun_part(const struct question *question, const char *line, struct text *why);

/* Adds what to type: "pile and stones", or with part 4 "pile 4: stones". Part 0 means that no
 * part has been typed. */
void begun_add_prompt(const struct question *question, uint64_t part, struct text *wording);

/* Adds how to get away from a part that has been typed: "Press Enter for another pile." */
void begun_add_way_back(const struct question *question, struct text *why);

/* Returns the whole move for a line that is typed after the part, in scratch memory, or the line
 * itself if it is not the rest of a move. Returns NULL if it could be either; *why says what to
 * type. */
const char *begun_complete(const struct question *question, uint64_t part, const char *line,
                           struct text *why);

/* Adds how a legal move in this notation begins: "pile 4", or where its part has no name, the first
 * word of it. */
void begun_add_beginning(const struct question *question, const char *notation, struct text *text);

/* True if the notation of a legal move begins with the line, which then is not short for a word. Of
 * very many moves the first are looked at. */
bool begun_is_beginning(const struct question *question, const char *line);

#endif
