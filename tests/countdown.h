/* SPDX-License-Identifier: MIT */
/* The smallest game there can be, to put questions to: one pile, take 1 to `most` stones. Nothing
 * but the members that a search needs; a pile of n is worth n mod (most + 1). */
#ifndef TESTS_COUNTDOWN_H
#define TESTS_COUNTDOWN_H

#include "support.h"

struct countdown {
    uint64_t stones;
    uint64_t most;
};

static inline bool countdown_moves(const void *position, enum player mover, struct moves *moves) {
    const struct countdown *here = position;
    if (moves->move.amount == here->stones || moves->move.amount == here->most) return false;
    moves->move.amount++;
    return true;
}

static inline void countdown_play(void *position, enum player mover, const struct move *move) {
    struct countdown *here = position;
    here->stones -= move->amount;
}

static inline bool countdown_random(const struct shape *shape, struct random *random,
                                    void *position, struct text *why) {
    struct countdown *here = position;
    if (shape->parts.low > 1) {
        text_add(why, "there is one pile");
        return false;
    }
    *here = (struct countdown){random_between(random, shape->amount.low, shape->amount.high), 3};
    return true;
}

static const struct game countdown = {.id = "countdown",
                                      .size = sizeof(struct countdown),
                                      .moves = countdown_moves,
                                      .play = countdown_play,
                                      .theory = &game_no_theory};

#endif
