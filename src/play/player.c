/* SPDX-License-Identifier: MIT */
#include "nimm/player.h"

enum solve_status player_choose(struct solver *solver, const struct question *question, unsigned level,
                                struct random *random, struct choice *choice) {
    choice->by_chance = level < PLAYER_PERFECT && random_between(random, 1, PLAYER_PERFECT) > level;
    if (!choice->by_chance) return solve_advice(solver, question, &choice->advice);
    game_draw_move(question->game, question->position, question->mover, random, &choice->advice.move);
    return SOLVE_OK;
}
