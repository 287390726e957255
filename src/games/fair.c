/* SPDX-License-Identifier: MIT */
#include "games/fair.h"

struct fair fair_begin(const struct game *game, enum fair_wish wish) {
    enum { LITTLE = 100000 };
    return (struct fair){game, wish, nimm_solver_new(LITTLE, 0)};
}

void fair_end(struct fair *fair) {
    nimm_solver_free(fair->solver);
}

bool fair_accepts(const struct fair *fair, const void *position) {
    struct piles piles;
    if (fair->wish == FAIR_ANY) return true;
    bool lost = fair->game->piles(fair->solver, position, &piles) == NIMM_SOLVE_OK &&
                nimm_sum(piles.value, piles.n) == 0;
    return lost == (fair->wish == FAIR_LOST);
}
