/* SPDX-License-Identifier: MIT */
#include "play/start.h"

#include <string.h>

#include "core/solver.h"
#include "core/text.h"
#include "nimm/nim.h"

/* Starts of the rarer kind come up more than once in so many tries, in every game. A draw takes at most as
 * much work as so many questions. */
enum { MOST_TRIES = 1000, MOST_QUESTIONS = 20 };

bool start_check(const struct start *start, const void *position, struct text *why) {
    if (start->game->startable && !start->game->startable(position, why)) return false;
    if (!nimm_game_is_over(start->game, position, start->first)) return true;
    text_add(why, "there is no move in this position: the game would be over before it began");
    return false;
}

bool start_draw(const struct start *start, struct solver *solver, struct random *random, void *position,
                struct text *why) {
    const struct question question = {start->game, position, start->first, start->misere, NULL};
    enum outcome outcome;
    uint64_t spent = 0;
    for (int i = 0; i < MOST_TRIES && spent < MOST_QUESTIONS * NIMM_SOLVER_OPTIONS; i++) {
        if (!start->game->random(start->parameters, &start->shape, random, position, why)) return false;
        if (nimm_game_is_over(start->game, position, start->first)) continue;
        if (start->balance == BALANCE_ANY) return true;
        enum solve_status status = nimm_solve_outcome(solver, &question, &outcome);
        spent += solver_spent(solver);
        if (status == NIMM_SOLVE_OK &&
            outcome == (start->balance == BALANCE_FIRST ? NIMM_OUTCOME_N : NIMM_OUTCOME_P))
            return true;
        if (status == NIMM_SOLVE_STOPPED) {
            text_add(why, "stopped before a start was found");
            return false;
        }
    }
    text_add(why, "no such start turned up: ask for another shape or balance");
    return false;
}

/* --- starts that are equally hard -------------------------------------------------------------- */

/* A game without piles of its own is searched for each draw. */
enum { MOST_DRAWS = 2000, MOST_SEARCHED = 100 };

struct hardness {
    enum outcome outcome;
    size_t piles; /* 0 where there is no value */
    unsigned columns;
};

/* False: the outcome is not known. */
static bool find_hardness(struct solver *solver, const struct start *start, const void *position,
                          struct hardness *hardness) {
    struct question question = {start->game, position, start->first, start->misere, NULL};
    struct piles piles;
    *hardness = (struct hardness){0};
    if (nimm_solve_outcome(solver, &question, &hardness->outcome) != NIMM_SOLVE_OK) return false;
    nimm_solver_begin(solver);
    if (nimm_game_piles(solver, start->game, position, &piles) != NIMM_SOLVE_OK) return true;
    hardness->piles = piles.n;
    hardness->columns = nimm_grid(piles.value, piles.n).columns;
    return true;
}

static bool is_same(const struct hardness *a, const struct hardness *b) {
    return a->outcome == b->outcome && a->piles == b->piles && a->columns == b->columns;
}

/* Draws until a start is met that is as hard as wanted. False: none was. */
static bool draw_as_hard(const struct start *start, struct solver *solver, struct random *random,
                         const struct hardness *wanted, void *position) {
    struct text why = {0};
    int most = start->game->piles ? MOST_DRAWS : MOST_SEARCHED;
    bool found = false;
    for (int i = 0; !found && i < most; i++) {
        if (!start->game->random(start->parameters, &start->shape, random, position, &why)) break;
        struct hardness drawn;
        found = !nimm_game_is_over(start->game, position, start->first) &&
                find_hardness(solver, start, position, &drawn) && is_same(wanted, &drawn);
    }
    nimm_text_free(&why);
    return found;
}

void alike_draw(const struct start *start, struct solver *solver, struct random *random, const void *like,
                void *position) {
    struct hardness wanted;
    if (!find_hardness(solver, start, like, &wanted) ||
        !draw_as_hard(start, solver, random, &wanted, position))
        memcpy(position, like, start->game->size);
}
