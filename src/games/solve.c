/* SPDX-License-Identifier: MIT */
#include "games/solve.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/nim.h"
#include "core/solver.h"

/* How many moves of a lost position are compared at most, and how many of the moves that each one leaves are
 * counted: with more, nobody could notice which one is best. */
enum { MOST_COMPARED = 512, MOST_COUNTED = 1000 };

bool nimm_solve_check_misere(const struct game *game, bool misere, struct text *why) {
    if (!misere || !(game->flags & (NIMM_GAME_PARTISAN | NIMM_GAME_NO_MISERE))) return true;
    return text_refuse(why, "%s has no misere play", game->title);
}

static enum nimm_status ask_outcome(struct nimm_solver *solver, const struct question *question,
                                    enum outcome *outcome) {
    const struct game *game = question->game;
    assert(question->mover <= PLAYER_2);
    if (game->outcome && (!question->misere || game->misere_rule)) {
        enum nimm_status status =
            game->outcome(solver, question->position, question->mover, question->misere, outcome);
        if (status != NIMM_NO_ANSWER) return status;
    }
    if (question->misere) return nimm_game_search_misere(solver, game, question->position, outcome);
    struct piles piles;
    enum nimm_status status = nimm_game_piles(solver, game, question->position, &piles);
    const bool can_decide = status == NIMM_NO_ANSWER && game->decided;
    if (can_decide) status = NIMM_OK;
    if (status != NIMM_OK) return status;
    *outcome = can_decide || nimm_sum(piles.value, piles.n) ? NIMM_OUTCOME_N : NIMM_OUTCOME_P;
    return status;
}

enum nimm_status nimm_solve_outcome(struct nimm_solver *solver, const struct question *question,
                                    enum outcome *outcome) {
    solver_begin(solver);
    return ask_outcome(solver, question, outcome);
}

enum nimm_status nimm_solve_position(struct nimm_solver *solver, const struct question *question,
                                     struct solution *solution) {
    solution->value_status = NIMM_NO_ANSWER;
    solution->status = nimm_solve_outcome(solver, question, &solution->outcome);
    if (!question->misere && solution->status != NIMM_STOPPED)
        solution->value_status =
            nimm_game_piles(solver, question->game, question->position, &solution->piles);
    solution->has_value = solution->value_status == NIMM_OK;
    if (solution->value_status == NIMM_STOPPED) solution->status = NIMM_STOPPED;
    if (!solution->has_value) return solution->status;
    solution->value = nimm_sum(solution->piles.value, solution->piles.n);
    /* The outcome may have been too large for the game's own way, though the piles are not. */
    if (solution->status != NIMM_OK) solution->outcome = solution->value ? NIMM_OUTCOME_N : NIMM_OUTCOME_P;
    return solution->status = NIMM_OK;
}

struct question nimm_solve_after(const struct question *question, const struct move *move, void *after) {
    memcpy(after, question->position, question->game->size);
    question->game->play(after, question->mover, move);
    return (struct question){question->game, after, !question->mover, question->misere, NULL};
}

/* Says in *has whether a position has this value; of 0, whether the player to move loses. */
static enum nimm_status compare_value(struct nimm_solver *solver, const struct question *question,
                                      uint64_t value, bool *has) {
    struct piles piles;
    enum outcome outcome = NIMM_OUTCOME_N;
    enum nimm_status status;
    if (value == 0) {
        status = ask_outcome(solver, question, &outcome);
        *has = status == NIMM_OK && outcome == NIMM_OUTCOME_P;
        return status;
    }
    status = nimm_game_piles(solver, question->game, question->position, &piles);
    *has = status == NIMM_OK && nimm_sum(piles.value, piles.n) == value;
    return status == NIMM_NO_ANSWER ? NIMM_OK : status;
}

/* Tries every move: for games that have no shortcut. What a game makes to know the value of the position
 * itself will do for all that its moves leave. */
static enum nimm_status try_moves(struct nimm_solver *solver, const struct question *question, uint64_t value,
                                  struct move_list *list) {
    const struct game *game = question->game;
    void *after = memory_take(1, game->size);
    enum nimm_status status = NIMM_OK;
    struct piles piles;
    struct moves moves = {0};
    if (game->piles && !question->misere) status = game->piles(solver, question->position, &piles);
    if (status == NIMM_NO_ANSWER) status = NIMM_OK;
    while (status == NIMM_OK && !(list->limit_will_do && list->n == list->limit) &&
           game->moves(question->position, question->mover, &moves)) {
        struct question next = nimm_solve_after(question, &moves.move, after);
        bool reached = false;
        status = solver_spend(solver, 1);
        if (status == NIMM_OK) status = compare_value(solver, &next, value, &reached);
        if (reached) nimm_move_list_add(list, &moves.move);
    }
    free(after);
    return status;
}

enum nimm_status nimm_solve_moves_to(struct nimm_solver *solver, const struct question *question,
                                     uint64_t value, struct move_list *list) {
    const struct game *game = question->game;
    assert(question->mover <= PLAYER_2);
    if (game->winning && (!question->misere || game->misere_rule))
        return game->winning(solver, question->position, question->mover, question->misere, value, list);
    return try_moves(solver, question, value, list);
}

enum nimm_status nimm_solve_winning_moves(struct nimm_solver *solver, const struct question *question,
                                          struct move_list *list) {
    solver_begin(solver);
    return nimm_solve_moves_to(solver, question, 0, list);
}

/* --- copying --------------------------------------------------------------------------------- */

/* Adds what part i has in common with all parts that have the same moves; nothing where none is possible.
 * False: to copy moves there may not win. */
static bool add_key(const struct question *question, size_t i, struct text *key) {
    void *alone = memory_take_zeroed(1, nimm_game_largest());
    const struct game *game = question->game,
                      *part = game->part ? game->part(question->position, i, alone) : NULL;
    const bool good = !part || !part->decided;
    if (!part) {
        game->describe(question->position, i, NULL, key);
    } else if (!nimm_game_is_over(part, alone, 0)) {
        text_add(key, part->id);
        text_add_bytes(key, alone, part->size);
    }
    free(alone);
    return good;
}

/* True if the parts in which a move is possible are equal in pairs. */
static bool find_pairs(const struct question *question, size_t n) {
    struct text *keys = memory_take_zeroed(n + 1, sizeof *keys);
    bool paired = true;
    for (size_t i = 0; i < n; i++) paired = add_key(question, i, &keys[i]) && paired;
    for (size_t i = 0; i < n && paired; i++) {
        size_t same = 0;
        for (size_t k = 0; k < n; k++)
            same += keys[k].length == keys[i].length &&
                    (keys[i].length == 0 || memcmp(keys[k].data, keys[i].data, keys[i].length) == 0);
        paired = keys[i].length == 0 || same % 2 == 0;
    }
    for (size_t i = 0; i < n; i++) nimm_text_free(&keys[i]);
    free(keys);
    return paired;
}

bool nimm_solve_is_paired(struct nimm_solver *solver, const struct question *question) {
    const struct game *game = question->game;
    struct piles piles;
    if (question->misere || !game->piles || (game->changes && !game->part) ||
        game->flags & (NIMM_GAME_PARTISAN | NIMM_GAME_CYCLIC) ||
        (game->decided && !(game->flags & NIMM_GAME_SUM)) ||
        nimm_game_is_over(game, question->position, question->mover))
        return false;
    void *position = memory_copy(question->position, game->size);
    if (game->canonical) game->canonical(position);
    const struct question own = {.game = game, .position = position};
    solver_begin(solver);
    bool paired = nimm_game_piles(solver, game, position, &piles) == NIMM_OK &&
                  nimm_sum(piles.value, piles.n) == 0 && find_pairs(&own, piles.n);
    free(position);
    return paired;
}

/* --- advice ---------------------------------------------------------------------------------- */

bool nimm_solve_raises(const struct question *question, const struct piles *piles, const struct move *move) {
    const struct game *game = question->game;
    if (question->misere || (game->decided && !game->changes)) return false;
    size_t i = game->changes ? game->changes(question->position, move) : move->part;
    return i < piles->n && !nimm_pile_balances(piles->value[i], nimm_sum(piles->value, piles->n));
}

/* True if this winning move brings the end nearer: in most games every one does. */
static bool advances(struct nimm_solver *solver, const struct question *question, const struct move *move) {
    const struct game *game = question->game;
    return !game->advances ||
           game->advances(solver, question->position, question->mover, question->misere, move);
}

/* A winning move that brings the end nearer: one in the part in which the last move was made, else the first.
 * So stones added in Poker-Nim are taken off again, and a retreat in Northcott's Game is followed. In other
 * games the first one that raises no pile: the theory names such a move, and the other player could reverse
 * any other. */
static enum nimm_status find_winning_move(struct nimm_solver *solver, const struct question *question,
                                          struct move *move) {
    const struct game *game = question->game;
    struct move winning[MOST_COMPARED];
    struct piles piles;
    const bool falls = !game->advances && game->changes && !question->misere &&
                       nimm_game_piles(solver, game, question->position, &piles) == NIMM_OK;
    /* Where every winning move will do, the first one is as good as all. */
    struct move_list list = {
        .moves = winning, .limit = game->advances || falls ? MOST_COMPARED : 1, .limit_will_do = true};
    enum nimm_status status = nimm_solve_moves_to(solver, question, 0, &list);
    if (status == NIMM_STOPPED) return status;
    /* A winning move that was found before the search became too large wins all the same. */
    bool found = false, raises = false;
    for (size_t i = 0; i < list.n && (!found || raises || game->flags & NIMM_GAME_PARTISAN); i++) {
        const struct move *next = &list.moves[i];
        if (!advances(solver, question, next)) continue;
        const bool in_kind = question->last && question->last->part == next->part;
        const bool rises = falls && nimm_solve_raises(question, &piles, next);
        if (!found || (falls ? !rises : in_kind)) *move = *next;
        raises = rises;
        found = true;
    }
    if (found) return NIMM_OK;
    return status == NIMM_OK ? NIMM_NO_ANSWER : status;
}

static size_t count_moves(const struct question *question, const void *position) {
    struct moves moves = {0};
    size_t n = 0;
    while (n < MOST_COUNTED && question->game->moves(position, question->mover, &moves)) n++;
    return n;
}

/* How good an option of a position that is not won is: its outcome, the winning replies, the moves that it
 * leaves. */
struct merit {
    enum outcome outcome;
    bool ends;   /* the opponent can win at once */
    bool stalls; /* the end comes no nearer */
    uint64_t replies;
    size_t moves_left;
};

static enum nimm_status judge(struct nimm_solver *solver, const struct question *question,
                              const struct move *move, void *after, struct merit *merit) {
    const struct game *game = question->game;
    struct question next = nimm_solve_after(question, move, after);
    struct move_list list = {0};
    *merit = (struct merit){0};
    merit->ends = game->warn && game->warn(question->position, question->mover, move, NULL);
    merit->stalls = game->flags & NIMM_GAME_PARTISAN && !advances(solver, question, move);
    enum nimm_status status = ask_outcome(solver, &next, &merit->outcome);
    if (status == NIMM_OK && merit->outcome == NIMM_OUTCOME_N)
        status = nimm_solve_moves_to(solver, &next, 0, &list);
    merit->replies = list.total;
    merit->moves_left = count_moves(&next, next.position);
    return status;
}

static bool is_better(const struct merit *a, const struct merit *b) {
    if (a->outcome != b->outcome) return a->outcome == NIMM_OUTCOME_D;
    if (a->ends != b->ends) return b->ends;
    if (a->stalls != b->stalls) return b->stalls;
    if (a->replies != b->replies) return a->replies < b->replies;
    return a->moves_left > b->moves_left;
}

/* In a position that is not won: a draw if possible, else what makes it hard for the opponent. */
static enum nimm_status find_resisting_move(struct nimm_solver *solver, const struct question *question,
                                            struct advice *advice) {
    void *after = memory_take(1, question->game->size);
    struct merit best = {0}, merit;
    struct moves moves = {0};
    enum nimm_status status = NIMM_OK;
    size_t judged = 0;
    advice->alike = true;
    while (judged < MOST_COMPARED && question->game->moves(question->position, question->mover, &moves)) {
        status = judge(solver, question, &moves.move, after, &merit);
        if (status != NIMM_OK) break;
        if (judged > 0) advice->alike &= merit.outcome == best.outcome && merit.replies == best.replies;
        if (judged++ > 0 && !is_better(&merit, &best)) continue;
        best = merit;
        advice->move = moves.move;
    }
    free(after);
    /* When the budget ends first, the best of those that were judged will do. */
    advice->alike &= status == NIMM_OK && judged < MOST_COMPARED;
    if (status == NIMM_TOO_LARGE && judged > 0) status = NIMM_OK;
    advice->kind = best.outcome == NIMM_OUTCOME_D ? NIMM_ADVICE_DRAWING : NIMM_ADVICE_RESISTING;
    advice->replies = best.replies;
    return status;
}

enum nimm_status nimm_solve_advice(struct nimm_solver *solver, const struct question *question,
                                   struct advice *advice) {
    struct moves first = {0};
    bool any = question->game->moves(question->position, question->mover, &first);
    assert(any);
    enum outcome outcome;
    enum nimm_status status = nimm_solve_outcome(solver, question, &outcome);
    *advice = (struct advice){.kind = NIMM_ADVICE_WINNING, .move = first.move};
    if (status == NIMM_OK && outcome == NIMM_OUTCOME_N)
        status = find_winning_move(solver, question, &advice->move);
    else if (status == NIMM_OK)
        status = find_resisting_move(solver, question, advice);
    if (status == NIMM_STOPPED || status == NIMM_OK) return status;
    *advice = (struct advice){.kind = NIMM_ADVICE_GUESS, .move = first.move};
    return NIMM_OK;
}

/* --- levels ---------------------------------------------------------------------------------- */

/* True if this level, which is not the perfect one, looks ahead here. */
static bool sees_ahead(const struct question *question, const void *start, unsigned level,
                       struct random *random) {
    enum { HORIZON = 12, TIMES = 10 };
    static const unsigned sights[] = {
        [LEVEL_BEGINNER] = 1, [LEVEL_EASY] = 3, [LEVEL_MEDIUM] = 5, [LEVEL_HARD] = 8};
    const unsigned sight = sights[level];
    if (question->game->flags & (NIMM_GAME_CYCLIC | NIMM_GAME_PARTISAN))
        return nimm_random_between(random, 1, TIMES) <= sight;
    return count_moves(question, question->position) * HORIZON <= count_moves(question, start) * sight;
}

/* Any move, but one that wins at once where there is one, and in misere play none that ends the game where
 * another does not. Of very many moves the first are looked at. */
static void choose_any(struct nimm_solver *solver, const struct question *question, struct random *random,
                       struct choice *choice) {
    const struct game *game = question->game;
    void *after = memory_take(1, game->size);
    struct moves moves = {0};
    size_t tried = 0, kept = 0;
    bool wins = false;
    while (!wins && tried < MOST_COUNTED && game->moves(question->position, question->mover, &moves)) {
        const struct question next = nimm_solve_after(question, &moves.move, after);
        const bool ends = nimm_game_is_over(game, after, next.mover);
        wins = ends && !question->misere;
        tried++;
        kept += !ends;
        if (wins || (!ends && nimm_random_between(random, 1, kept) == 1)) choice->advice.move = moves.move;
    }
    free(after);
    choice->by_chance = !wins;
    if (!wins && (kept == 0 || tried == MOST_COUNTED))
        nimm_game_draw_move(solver, game, question->position, question->mover, random, &choice->advice.move);
}

enum nimm_status nimm_player_choose(struct nimm_solver *solver, const struct question *question,
                                    const void *start, unsigned level, struct random *random,
                                    struct choice *choice) {
    *choice = (struct choice){.by_chance = true};
    if (level == NIMM_PLAYER_PERFECT || sees_ahead(question, start, level, random)) {
        choice->by_chance = false;
        return nimm_solve_advice(solver, question, &choice->advice);
    }
    choose_any(solver, question, random, choice);
    return NIMM_OK;
}
