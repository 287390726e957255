/* SPDX-License-Identifier: MIT */
#include "games/player.h"

#include <stdlib.h>

#include "core/memory.h"

enum { MOST_COUNTED = 1000 };

static size_t count_moves(const struct question *question, const void *position) {
    return game_count_moves(question->game, position, question->mover, MOST_COUNTED);
}

/* True if this level, which is not the perfect one, looks ahead here. */
static bool sees_ahead(const struct question *question, const void *start, unsigned level,
                       struct random *random) {
    enum { HORIZON = 12, TIMES = 10 };
    static const unsigned sights[] = {
        [LEVEL_BEGINNER] = 1, [LEVEL_EASY] = 3, [LEVEL_MEDIUM] = 5, [LEVEL_HARD] = 8};
    const unsigned sight = sights[level];
    if (question->game->cyclic || question->game->partisan)
        return random_between(random, 1, TIMES) <= sight;
    return count_moves(question, question->position) * HORIZON <=
           count_moves(question, start) * sight;
}

/* Any move, but one that wins at once where there is one, and in misere play none that ends the
 * game where another does not. Of very many moves the first are looked at. */
static void choose_any(struct nimm_solver *solver, const struct question *question,
                       struct random *random, struct choice *choice) {
    const struct game *game = question->game;
    void *after = memory_take(1, game->size);
    struct moves moves = {0};
    size_t tried = 0, kept = 0;
    bool wins = false;
    while (!wins && tried < MOST_COUNTED &&
           game->moves(question->position, question->mover, &moves)) {
        const struct question next = solve_after(question, &moves.move, after);
        const bool ends = game_is_over(game, after, next.mover);
        wins = ends && !question->misere;
        tried++;
        kept += !ends;
        if (wins || (!ends && random_between(random, 1, kept) == 1))
            choice->advice.move = moves.move;
    }
    free(after);
    choice->by_chance = !wins;
    if (!wins && (kept == 0 || tried == MOST_COUNTED))
        game_draw_move(solver, game, question->position, question->mover, random,
                       &choice->advice.move);
}

enum nimm_status player_choose(struct nimm_solver *solver, const struct question *question,
                               const void *start, unsigned level, struct random *random,
                               struct choice *choice) {
    *choice = (struct choice){.by_chance = true};
    if (level == PLAYER_PERFECT || sees_ahead(question, start, level, random)) {
        choice->by_chance = false;
        return solve_advice(solver, question, &choice->advice);
    }
    choose_any(solver, question, random, choice);
    return NIMM_OK;
}

void player_draw(struct nimm_solver *solver, const struct question *question, struct random *random,
                 struct move *move) {
    enum { DRAWN = 4 };
    const struct game *game = question->game;
    void *after = memory_take(1, game->size);
    size_t most = 0;
    for (int i = 0; i < DRAWN; i++) {
        struct move drawn;
        game_draw_move(solver, game, question->position, question->mover, random, &drawn);
        const struct question next = solve_after(question, &drawn, after);
        const bool is_unsafe = game_warn(game, question->position, question->mover, &drawn, NULL);
        size_t left = 1;
        if (!is_unsafe) left += 1 + count_moves(&next, after);
        if (left <= most) continue;
        most = left;
        *move = drawn;
    }
    free(after);
}
