/* SPDX-License-Identifier: MIT */
#include "nimm/options.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "nimm/nim.h"

enum solve_status options_list(struct solver *solver, const struct game *game, const void *position,
                               unsigned mover, struct options *options) {
    struct moves moves = {0};
    struct piles piles;
    enum solve_status status = SOLVE_OK;
    void *after = memory_take(1, game->size);
    options->n = 0;
    solver_begin(solver);
    while (game->moves(position, mover, &moves)) {
        if (options->n == OPTIONS_MOST) {
            status = SOLVE_TOO_LARGE;
            break;
        }
        memcpy(after, position, game->size);
        game->play(after, mover, &moves.move);
        status = game_piles(solver, game, after, &piles);
        if (status != SOLVE_OK) break;
        options->move[options->n] = moves.move;
        options->value[options->n++] = nim_sum(piles.value, piles.n);
    }
    free(after);
    return status;
}

uint64_t options_mex(const struct options *options) {
    uint64_t seen[MEX_WORDS(OPTIONS_MOST)];
    return mex(options->value, options->n, seen);
}

static int by_size(const void *a, const void *b) {
    uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
    return (left > right) - (left < right);
}

size_t options_values(const struct options *options, uint64_t *values) {
    size_t kept = 0;
    memcpy(values, options->value, options->n * sizeof *values);
    qsort(values, options->n, sizeof *values, by_size);
    for (size_t i = 0; i < options->n; i++)
        if (kept == 0 || values[kept - 1] != values[i]) values[kept++] = values[i];
    return kept;
}
