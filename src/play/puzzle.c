/* SPDX-License-Identifier: MIT */
#include "play/puzzle.h"

#include "games/player.h"

bool puzzle_draw(const struct game *game, bool misere, uint64_t before, struct nimm_solver *solver,
                 struct random *random, void *position) {
    enum { FIRST_SIZE = 3, FIRST_MOVES = 6 };
    const uint64_t size = FIRST_SIZE + before, fewest = FIRST_MOVES + before;
    struct start start = {.game = game,
                          .shape =
                              start_shape(game, size < START_USUAL ? (unsigned)size : START_USUAL),
                          .moves = {fewest, 2 * fewest},
                          .balance = BALANCE_FIRST,
                          .misere = misere};
    if (start_draw(&start, solver, random, position, NULL)) return true;
    if (before > 0) return puzzle_draw(game, misere, before / 2, solver, random, position);
    start.moves = (struct range){0};
    return start_draw(&start, solver, random, position, NULL);
}
