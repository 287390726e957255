/* SPDX-License-Identifier: MIT */
/* "Did you mean …?": the known word that is nearest to a mistyped one. */
#ifndef CORE_SPELLING_H
#define CORE_SPELLING_H

#include "core/scan.h"

/* Begin with the token as typed and the rest 0: {.typed = token}. */
struct spelling {
    struct token typed;
    const char *word; /* the nearest candidate so far; NULL: none is near */
    unsigned distance;
};

/* How many letters must be inserted, left out, replaced or swapped with their neighbor to turn one
 * word into the other, letter case aside: the restricted Damerau-Levenshtein distance (Damerau
 * 1964). A word of more than SPELLING_LONGEST bytes is at a distance of SPELLING_LONGEST from any
 * other. */
#define SPELLING_LONGEST 32
unsigned spelling_distance(struct token a, struct token b);

/* Looks at a candidate, which must live as long as the suggestion. A word is near at a distance of
 * 1 if both have 3 letters or more, at a distance of 2 if both have 5 or more, and if what was
 * typed is its beginning, 3 letters or more. Of words that are equally near, one that begins
 * with the same letter is preferred, then the first. */
void spelling_try(struct spelling *suggestion, const char *candidate);

/* Adds ": did you mean WORD? ", or "; " when no word is near: what stands between a complaint and
 * the advice that follows it. `before` stands before the word, such as the dashes of an option. */
void spelling_add(const struct spelling *suggestion, const char *before, struct text *text);

#endif
