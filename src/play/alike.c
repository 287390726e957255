/* SPDX-License-Identifier: MIT */
#include "nimm/alike.h"

#include <string.h>

#include "nimm/nimsum.h"

/* A game without piles of its own is searched for each draw. */
enum { MOST_DRAWS = 2000, MOST_SEARCHED = 100 };

struct hardness {
    bool known;
    enum outcome outcome;
    bool has_value;
    size_t piles;
    unsigned columns;
};

static struct hardness hardness_of(struct solver *solver, const struct start *start, const void *position) {
    struct question question = {start->game, position, start->first, start->misere, NULL};
    struct solution solution;
    struct hardness hardness = {0};
    struct piles piles;
    if (solve_position(solver, &question, &solution) != SOLVE_OK) return hardness;
    hardness.known = true;
    hardness.outcome = solution.outcome;
    /* Misere play has no value, but the piles are there to be counted. */
    hardness.has_value = game_piles(solver, start->game, position, &piles) == SOLVE_OK;
    if (!hardness.has_value) return hardness;
    hardness.piles = piles.n;
    hardness.columns = nim_grid(piles.value, piles.n).columns;
    return hardness;
}

static bool is_same(const struct hardness *a, const struct hardness *b) {
    return a->known && b->known && a->outcome == b->outcome && a->has_value == b->has_value &&
           a->piles == b->piles && a->columns == b->columns;
}

bool alike_is(struct solver *solver, const struct start *start, const void *a, const void *b) {
    struct hardness left = hardness_of(solver, start, a), right = hardness_of(solver, start, b);
    return is_same(&left, &right);
}

void alike_draw(const struct start *start, struct solver *solver, struct random *random, const void *like,
                void *position) {
    struct hardness wanted = hardness_of(solver, start, like);
    struct text why = {0};
    int most = start->game->piles ? MOST_DRAWS : MOST_SEARCHED;
    for (int i = 0; wanted.known && i < most; i++) {
        if (!start->game->random(start->parameters, &start->shape, random, position, &why)) break;
        if (game_is_over(start->game, position, start->first)) continue;
        struct hardness drawn = hardness_of(solver, start, position);
        if (!is_same(&wanted, &drawn)) continue;
        text_free(&why);
        return;
    }
    text_free(&why);
    memcpy(position, like, start->game->size);
}
