/* SPDX-License-Identifier: MIT */
/* A review for people: a table, the turning points in words, and one line of signs for the lead. */
#ifndef SAY_REVIEW_H
#define SAY_REVIEW_H

#include "play/review.h"

/* Adds the review of the game to *out, in lines of at most style->width where that is possible; a sentence
 * for each move instead of the table and the signs where the style is plain, and instead of the table where
 * the window is too narrow. `names` are those of players 1 and 2. */
void review_print(const struct session *session, const struct review *review, const char *const names[2],
                  const struct style *style, struct text *out);

/* One line for a player who has lost or won: "You let the win go at move 3." What would have
 * kept it is told to a player who has won all the same. Nothing where too little is known. */
void review_print_line(const struct session *session, const struct review *review, enum player player,
                       unsigned width, struct text *out);

#endif
