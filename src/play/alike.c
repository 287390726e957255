/* SPDX-License-Identifier: MIT */
#include "nimm/alike.h"

#include <string.h>

#include "nimm/nimsum.h"

/* A game without piles of its own is searched for each draw. */
enum { MOST_DRAWS = 2000, MOST_SEARCHED = 100 };

struct hardness {
    enum outcome outcome;
    bool has_value;
    size_t piles;
    unsigned columns;
};

/* Is this an end of all work, rather than of the work on one position? */
static bool is_final(enum solve_status status) {
    return status == SOLVE_STOPPED || status == SOLVE_NO_MEMORY;
}

/* Fails as the solver does where the outcome is not known. */
static enum solve_status find_hardness(struct solver *solver, const struct start *start, const void *position,
                                       struct hardness *hardness) {
    struct question question = {start->game, position, start->first, start->misere, NULL};
    struct solution solution;
    struct piles piles;
    *hardness = (struct hardness){0};
    enum solve_status status = solve_position(solver, &question, &solution);
    if (status != SOLVE_OK) return status;
    hardness->outcome = solution.outcome;
    /* Misere play has no value, but the piles are there to be counted. */
    solver_begin(solver);
    status = game_piles(solver, start->game, position, &piles);
    hardness->has_value = status == SOLVE_OK;
    if (hardness->has_value) {
        hardness->piles = piles.n;
        hardness->columns = nim_grid(piles.value, piles.n).columns;
    }
    return is_final(status) ? status : SOLVE_OK;
}

static bool is_same(const struct hardness *a, const struct hardness *b) {
    return a->outcome == b->outcome && a->has_value == b->has_value && a->piles == b->piles &&
           a->columns == b->columns;
}

bool alike_is(struct solver *solver, const struct start *start, const void *a, const void *b) {
    struct hardness left, right;
    return find_hardness(solver, start, a, &left) == SOLVE_OK &&
           find_hardness(solver, start, b, &right) == SOLVE_OK && is_same(&left, &right);
}

/* Draws until a start is met that is as hard as wanted. SOLVE_NO_ANSWER: none was. */
static enum solve_status draw_as_hard(const struct start *start, struct solver *solver, struct random *random,
                                      const struct hardness *wanted, void *position) {
    struct text why = {0};
    int most = start->game->piles ? MOST_DRAWS : MOST_SEARCHED;
    enum solve_status status = SOLVE_NO_ANSWER;
    for (int i = 0; status == SOLVE_NO_ANSWER && i < most; i++) {
        if (!start->game->random(start->parameters, &start->shape, random, position, &why)) break;
        if (game_is_over(start->game, position, start->first)) continue;
        struct hardness drawn;
        status = find_hardness(solver, start, position, &drawn);
        if (!is_final(status) && (status != SOLVE_OK || !is_same(wanted, &drawn))) status = SOLVE_NO_ANSWER;
    }
    text_free(&why);
    return status;
}

enum solve_status alike_draw(const struct start *start, struct solver *solver, struct random *random,
                             const void *like, void *position) {
    struct hardness wanted;
    enum solve_status status = find_hardness(solver, start, like, &wanted);
    if (status == SOLVE_OK) status = draw_as_hard(start, solver, random, &wanted, position);
    if (status == SOLVE_OK || is_final(status)) return status;
    memcpy(position, like, start->game->size);
    return SOLVE_OK;
}
