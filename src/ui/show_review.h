/* SPDX-License-Identifier: MIT */
/* A review for people: what became of the win at each move, in a sentence. */
#ifndef UI_SHOW_REVIEW_H
#define UI_SHOW_REVIEW_H

#include "play/review.h"

/* Adds the review of the game to *out, in lines of at most `width` where that is possible. `names` are those
 * of players 1 and 2. */
void show_review(const struct session *session, const struct review *review, const char *const names[2],
                 unsigned width, struct text *out);

/* One line for a player who has lost or won: "You let it go at move 3: 2 1 would have kept it." Nothing where
 * too little is known. */
void show_review_line(const struct session *session, const struct review *review, unsigned player,
                      unsigned width, struct text *out);

#endif
