/* SPDX-License-Identifier: MIT */
/* A review for people: a verdict, a table, and the moves in words. */
#ifndef SAY_REVIEW_H
#define SAY_REVIEW_H

#include "play/review.h"

/* Adds the review of the game to *out: a verdict, and a table; with `all`, also a sentence for each
 * move; in a game of pictures, also the board at the last turning point. The sentences stand for
 * the table where the style is plain or the window too narrow. `names` are those of players 1
 * and 2. */
void review_print(const struct session *session, const struct review *review,
                  const char *const names[2], const struct style *style, bool all,
                  struct text *out);

/* One line on a game that was won: "Ada never let go of the win.", "It turned at move 5." or "Ada
 * lost it twice, and came back." `winner` is a name, or "You". Nothing where nobody had a choice or
 * too little is known. */
void review_print_story(const struct session *session, const struct review *review,
                        const char *winner, struct text *out);

/* One line for a player who has lost: "You gave the win away at move 3." Nothing where too little
 * is known. */
void review_print_loss(const struct session *session, const struct review *review,
                       enum player player, struct text *out);

#endif
