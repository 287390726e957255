/* SPDX-License-Identifier: MIT */
/* Random starts that are fair: some are lost for the player to move, however he plays, and some won. */
#ifndef GAMES_FAIR_H
#define GAMES_FAIR_H

#include "nimm/game.h"

/* So many draws try to grant the wish; there may be no such start, so as many more do without. */
enum { FAIR_TRIES = 200 };

enum fair_wish { FAIR_ANY, FAIR_LOST, FAIR_WON };

struct fair {
    const struct game *game; /* one with `piles` */
    enum fair_wish wish;
    struct solver *solver;
};

/* Ends with fair_end. */
struct fair fair_begin(const struct game *game, enum fair_wish wish);
void fair_end(struct fair *fair);

/* Is this a start as wished? One whose value is not found with little work counts as won. */
bool fair_accepts(const struct fair *fair, const void *position);

#endif
