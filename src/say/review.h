/* SPDX-License-Identifier: MIT */
/* A review for people: a verdict, and the moves in words. */
#ifndef SAY_REVIEW_H
#define SAY_REVIEW_H

#include "play/review.h"

/* Adds the review of the game to *out: a verdict, and a sentence for each move; in a game of
 * pictures, also the board at the last turning point. `names` are those of players 1 and 2. */
void review_print(const struct session *session, const struct review *review,
                  const char *const names[2], const struct style *style, struct text *out);

/* Adds a sentence on a game that was won: "Ada never let go of the win.", "It turned at move 5
 * (Ben: 1 2)." or "Ada lost the win twice, and came back." It adds nothing where nobody had a
 * choice or too little is known. */
void review_print_story(const struct session *session, const struct review *review,
                        const char *const names[2], struct text *out);

/* Adds the same for one of the two players, who is "You": what became of the win, "You let the win
 * go twice."; and if it `tells_better`, what would have kept it: "Better at move 1: take 1 from
 * pile 3; at move 3: take 2 from pile 3." */
void review_print_own(const struct session *session, const struct review *review,
                      enum player player, const char *const names[2], bool tells_better,
                      struct text *out);

#endif
