/* SPDX-License-Identifier: MIT */
#include "play/puzzle.h"

/* At most what the game allows and twice what is usual; of a picture, which is searched whole, less. */
static uint64_t at_most(uint64_t n, const struct measure *measure, bool is_picture) {
    const struct range usual = measure->usual;
    const uint64_t most = is_picture ? (usual.low + usual.high) / 2 : 2 * usual.high;
    if (n > most) n = most;
    return n < measure->allowed.high ? n : measure->allowed.high;
}

/* Of two parts at first, of more where fewer are hardly a game; where they are all that grows, they do so
 * sooner. */
static struct shape shape_of(const struct game *game, uint64_t before) {
    enum { FEWEST = 2 };
    const struct measure *parts = &game->parts, *amount = &game->amount;
    const bool is_picture = !amount->what;
    struct shape shape = {0};
    if (parts->usual.high > 0) {
        const uint64_t fewest = parts->usual.low > 2 * FEWEST ? parts->usual.low - 1 : FEWEST;
        shape.parts.low = shape.parts.high =
            at_most(fewest + before / (is_picture ? 2 : 5), parts, is_picture);
    }
    if (amount->usual.high > 0) {
        const uint64_t low = (amount->usual.low + 1) / 2;
        shape.amount.low = low > amount->allowed.low ? low : amount->allowed.low;
        shape.amount.high = at_most(amount->usual.high + before, amount, false);
    }
    return shape;
}

bool puzzle_draw(const struct game *game, bool misere, uint64_t before, struct nimm_solver *solver,
                 struct random *random, void *position) {
    enum { FIRST_MOVES = 4 };
    const uint64_t fewest = FIRST_MOVES + before;
    struct start start = {.game = game,
                          .shape = shape_of(game, before),
                          .moves = {fewest, 2 * fewest},
                          .balance = BALANCE_FIRST,
                          .misere = misere};
    if (start_draw(&start, solver, random, position, NULL)) return true;
    start.moves = (struct range){0};
    if (start_draw(&start, solver, random, position, NULL)) return true;
    return before > 0 && puzzle_draw(game, misere, before / 2, solver, random, position);
}
