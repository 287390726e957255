/* SPDX-License-Identifier: MIT */
#include "nimm/start.h"

/* Starts of the rarer kind come up more than once in so many, in every game. */
enum { MOST_TRIES = 1000 };

bool start_check(const struct start *start, const void *position, struct text *why) {
    if (start->game->startable && !start->game->startable(position, why)) return false;
    if (!game_is_over(start->game, position, start->first)) return true;
    text_add(why, "there is no move in this position: the game would be over before it began");
    return false;
}

/* Has it the wanted balance? SOLVE_NO_ANSWER: it has not; SOLVE_TOO_LARGE: nobody knows. */
static enum solve_status check_balance(const struct start *start, struct solver *solver,
                                       const void *position) {
    if (start->balance == BALANCE_ANY) return SOLVE_OK;
    struct question question = {start->game, position, start->first, start->misere, NULL};
    enum outcome outcome;
    enum solve_status status = solve_outcome(solver, &question, &outcome);
    if (status != SOLVE_OK) return status;
    return outcome == (start->balance == BALANCE_FIRST ? OUTCOME_N : OUTCOME_P) ? SOLVE_OK : SOLVE_NO_ANSWER;
}

bool start_draw(const struct start *start, struct solver *solver, struct random *random, void *position,
                struct text *why) {
    for (int i = 0; i < MOST_TRIES; i++) {
        if (!start->game->random(start->parameters, &start->shape, random, position, why)) return false;
        if (game_is_over(start->game, position, start->first)) continue;
        enum solve_status status = check_balance(start, solver, position);
        if (status == SOLVE_OK) return true;
        if (status == SOLVE_STOPPED) {
            text_add(why, "stopped before a start was found");
            return false;
        }
    }
    text_add(why, "no such start turned up in a thousand tries: ask for another shape or balance");
    return false;
}
