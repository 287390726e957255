/* SPDX-License-Identifier: MIT */
#include "nimm/player.h"

/* A random move is drawn from the first so many: there may be 2^64. */
enum { MOST_DRAWN_FROM = 4096 };

/* Each move is taken with a chance of one in the moves seen so far, which makes all equally likely. */
static void draw_move(const struct question *question, struct random *random, struct move *move) {
    struct moves moves = {0};
    for (uint64_t seen = 1; seen <= MOST_DRAWN_FROM; seen++) {
        if (!question->game->moves(question->position, question->mover, &moves)) return;
        if (random_between(random, 1, seen) == 1) *move = moves.move;
    }
}

enum solve_status player_choose(struct solver *solver, const struct question *question, unsigned level,
                                struct random *random, struct choice *choice) {
    choice->by_chance = level < PLAYER_PERFECT && random_between(random, 1, PLAYER_PERFECT) > level;
    if (!choice->by_chance) return solve_advice(solver, question, &choice->advice);
    draw_move(question, random, &choice->advice.move);
    return SOLVE_OK;
}
