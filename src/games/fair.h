/* SPDX-License-Identifier: MIT */
/* Random starts that are fair: the take-and-break games share it. */
#ifndef GAMES_FAIR_H
#define GAMES_FAIR_H

#include "nimm/octal.h"
#include "nimm/random.h"

/* So many draws try to grant the wish; there may be no such start, so as many more do without. */
enum { FAIR_MOST = 500, FAIR_TRIES = 200 };

/* Drawn before the start: a third of the starts are to be lost for the player to move, a third won, a third
 * as they come. */
enum fair_wish { FAIR_ANY, FAIR_LOST, FAIR_WON };

struct fair {
    enum fair_wish wish;
    uint64_t values[FAIR_MOST + 1];
};

/* For piles of at most `largest`; where that is beyond FAIR_MOST any start will do. */
void fair_draw(struct fair *fair, const struct octal_code *code, uint64_t largest, struct random *random);

/* Do these piles make a start of the kind drawn? */
bool fair_accepts(const struct fair *fair, const uint64_t *piles, size_t n);

#endif
