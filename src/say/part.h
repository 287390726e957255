/* SPDX-License-Identifier: MIT */
/* What the parts of a position are called, each of which equals a Nim pile. */
#ifndef SAY_PART_H
#define SAY_PART_H

#include "games/solve.h"

/* The short name of part i, and how one sees its value, instead of what they held; no reason where
 * a pile is a pile. Without question->game both are empty. */
void part_name(const struct question *question, size_t i, struct text *name, struct text *reason);

/* Puts words between two numbers of a part's name, for the ear: "Pins 1-2" is read as "Pins 1 and
 * 2", "Pins 1-4" as "Pins 1 to 4". */
void part_speak_name(struct text *name);

/* What one part of the value is called: "pile", "row", "part". */
const char *part_noun(const struct game *game);

/* True if the parts that are worth 0 are said together: two or more, or piles of Nim without
 * stones. */
bool part_joins_zeros(const struct question *question, const struct solution *solution);

/* Says them: "The other 5 piles are worth 0." Nobody needs to hear of piles without stones. */
void part_add_zeros(const struct question *question, const struct solution *solution,
                    struct text *text);

#endif
