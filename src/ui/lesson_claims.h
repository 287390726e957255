/* SPDX-License-Identifier: MIT */
/* What a line says of several positions at once, by their names, by a rule or of all the rest: "1 2
 * 3 are N and 4 is P", "P at multiples of 3", "all N except 4". */
#ifndef UI_LESSON_CLAIMS_H
#define UI_LESSON_CLAIMS_H

#include "ui/lesson_read.h"

/* The items that a line may be about: from `first` on, `n` that ask alike, with the open one. */
struct lesson_claims {
    const struct lesson_asks *asks;
    size_t first, n;
};

/* Adds what the line says of the open item and those after it, a line each, up to the first of
 * which it says nothing. Returns how many there are, or 0; if it says something of others, it says
 * why. `alone`: the line has no words but names, answers and those that belong to them. */
size_t lesson_claims_read(const struct lesson_claims *claims, const char *line,
                          struct text *answers, bool *alone, struct text *why);

#endif
