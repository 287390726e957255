/* SPDX-License-Identifier: MIT */
#include "games/player.h"

#include <stdlib.h>

#include "core/memory.h"

bool player_foresees(const struct question *question, bool wins, unsigned moves, unsigned *left) {
    const struct game *game = question->game;
    struct moves list = {0};
    if (game_is_over(game, question->position, question->mover)) return question->misere == wins;
    if (moves == 0) return false;
    void *after = memory_take(1, game->size);
    bool is_found = false; /* a move to win with, or else one that does not lose yet */
    while (!is_found && *left > 0 && game->moves(question->position, question->mover, &list)) {
        const struct question next = solve_after(question, &list.move, after);
        --*left;
        is_found = player_foresees(&next, !wins, moves - 1, left) == wins;
    }
    free(after);
    return *left > 0 && is_found == wins;
}

/* Any move, but one that wins where a win is in sight, and none that loses so where another does
 * not. */
static void choose_any(struct nimm_solver *solver, const struct question *question, unsigned sight,
                       struct random *random, struct choice *choice) {
    enum { MOST_MOVES = 1000, MOST_LOOKED_AT = 20000 };
    const struct game *game = question->game;
    void *after = memory_take(1, game->size);
    struct moves moves = {0};
    unsigned tried = 0, kept = 0, left = MOST_LOOKED_AT;
    bool wins = false;
    while (!wins && tried < MOST_MOVES &&
           game->moves(question->position, question->mover, &moves)) {
        const struct question next = solve_after(question, &moves.move, after);
        wins = player_foresees(&next, false, sight - 1, &left);
        const bool is_kept = wins || !player_foresees(&next, true, sight - 1, &left);
        tried++;
        kept += is_kept;
        if (wins || (is_kept && random_between(random, 1, kept) == 1))
            choice->advice.move = moves.move;
    }
    free(after);
    choice->by_chance = !wins;
    if (!wins && (kept == 0 || tried == MOST_MOVES))
        game_draw_move(solver, game, question->position, question->mover, random,
                       &choice->advice.move);
}

enum nimm_status player_choose(struct nimm_solver *solver, const struct question *question,
                               unsigned level, struct random *random, struct choice *choice) {
    /* The best move so many times in 100, and how many moves ahead it sees otherwise. A partisan
     * game is long, so that there are more chances to take the win back. */
    static const struct {
        unsigned best, best_in_partisan, sight;
    } skills[] = {
        [LEVEL_BEGINNER] = {0, 0, 1},     [LEVEL_EASY] = {25, 20, 2},
        [LEVEL_MEDIUM] = {50, 35, 2},     [LEVEL_HARD] = {75, 60, 2},
        [PLAYER_PERFECT] = {100, 100, 2},
    };
    unsigned best = skills[level].best;
    if (question->game->partisan) best = skills[level].best_in_partisan;
    *choice = (struct choice){0};
    if (random_between(random, 1, 100) <= best) {
        const enum nimm_status status = solve_advice(solver, question, &choice->advice);
        /* The move that resists longest is often to take as little as possible: it would be dull to
         * make no other. */
        const bool is_lost = status == NIMM_OK && choice->advice.kind == ADVICE_RESISTING;
        if (is_lost && !question->game->partisan && random_between(random, 1, 2) == 1)
            player_draw(solver, question, random, &choice->advice.move);
        return status;
    }
    choose_any(solver, question, skills[level].sight, random, choice);
    return NIMM_OK;
}

/* Where moves are very many, the first of them are looked at, or counted. */
enum { MOST_COUNTED = 1000 };

bool player_can_go_on(const struct question *question, struct move *move) {
    const struct game *game = question->game;
    void *after = memory_take(1, game->size);
    struct moves moves = {0};
    bool goes_on = false;
    for (size_t tried = 0; !goes_on && tried < MOST_COUNTED; tried++) {
        if (!game->moves(question->position, question->mover, &moves)) break;
        const struct question next = solve_after(question, &moves.move, after);
        goes_on = !game_is_over(game, after, next.mover);
        if (goes_on) *move = moves.move;
    }
    free(after);
    return goes_on;
}

/* True if the move lets the other player win at once, as far as the first replies show. */
static bool is_unsafe(const struct question *question, const struct move *move) {
    const struct game *game = question->game;
    void *after = memory_take(1, game->size);
    unsigned left = MOST_COUNTED;
    const struct question next = solve_after(question, move, after);
    const bool wins = player_foresees(&next, true, 1, &left);
    free(after);
    return wins || game_warn(game, question->position, question->mover, move, NULL);
}

/* Finds the first move that is not unsafe. Returns false, and leaves *move, if there is none among
 * the first moves. */
static bool find_safe(const struct question *question, struct move *move) {
    enum { MOST_TRIED = 100 };
    const struct game *game = question->game;
    struct moves moves = {0};
    for (size_t tried = 0; tried < MOST_TRIED; tried++) {
        if (!game->moves(question->position, question->mover, &moves)) return false;
        if (is_unsafe(question, &moves.move)) continue;
        *move = moves.move;
        return true;
    }
    return false;
}

void player_draw(struct nimm_solver *solver, const struct question *question, struct random *random,
                 struct move *move) {
    enum { DRAWN = 4 };
    const struct game *game = question->game;
    void *after = memory_take(1, game->size);
    bool has_safe = false; /* *move is safe */
    size_t most = 0;       /* and so many moves are left after it */
    for (int i = 0; i < DRAWN; i++) {
        struct move drawn;
        game_draw_move(solver, game, question->position, question->mover, random, &drawn);
        const struct question next = solve_after(question, &drawn, after);
        const bool is_safe = !is_unsafe(question, &drawn);
        const size_t left = game_count_moves(game, after, next.mover, MOST_COUNTED);
        const bool is_better = is_safe == has_safe ? left > most : is_safe;
        if (i > 0 && !is_better) continue;
        has_safe = is_safe;
        most = left;
        *move = drawn;
    }
    free(after);
    if (!has_safe && !find_safe(question, move) && most == 0) player_can_go_on(question, move);
}
