/* SPDX-License-Identifier: MIT */
#include "games/solve.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/nim.h"
#include "core/solver.h"

/* How many moves of a lost position are compared at most, and how many of the moves that each one
 * leaves are counted: with more, nobody could notice which one is best. */
enum { MOST_COMPARED = 512, MOST_COUNTED = 1000 };

bool solve_check_misere(const struct game *game, bool misere, struct text *why) {
    if (!misere || (!game->partisan && !game->no_misere)) return true;
    return text_refuse(why, "%s has no misere play: %s", game->title,
                       game->partisan ? "nimm knows who wins it in normal play only"
                                      : "it is won at once, not by the last move");
}

static enum nimm_status ask_outcome(struct nimm_solver *solver, const struct question *question,
                                    enum outcome *outcome) {
    const struct game *game = question->game;
    const struct theory *theory = game->theory;
    assert(question->mover <= PLAYER_2);
    if (theory->outcome && (!question->misere || theory->misere_rule)) {
        enum nimm_status status =
            theory->outcome(solver, question->position, question->mover, question->misere, outcome);
        if (status != NIMM_NO_ANSWER) return status;
    }
    if (question->misere) return search_misere(solver, game, question->position, outcome);
    struct piles piles;
    enum nimm_status status = search_piles(solver, game, question->position, &piles);
    /* A position without a value is won by the move that decides. */
    const bool can_decide = status == NIMM_NO_ANSWER && game->decided;
    if (status != NIMM_OK && !can_decide) return status;
    const bool wins = can_decide || nimm_sum(piles.value, piles.n) != 0;
    *outcome = wins ? OUTCOME_N : OUTCOME_P;
    return NIMM_OK;
}

enum nimm_status solve_outcome(struct nimm_solver *solver, const struct question *question,
                               enum outcome *outcome) {
    solver_begin(solver);
    return ask_outcome(solver, question, outcome);
}

enum nimm_status solve_position(struct nimm_solver *solver, const struct question *question,
                                struct solution *solution) {
    solution->value_status = NIMM_NO_ANSWER;
    solution->status = solve_outcome(solver, question, &solution->outcome);
    if (!question->misere && solution->status != NIMM_STOPPED)
        solution->value_status =
            search_piles(solver, question->game, question->position, &solution->piles);
    solution->has_value = solution->value_status == NIMM_OK;
    if (solution->value_status == NIMM_STOPPED) solution->status = NIMM_STOPPED;
    if (!solution->has_value) return solution->status;
    solution->value = nimm_sum(solution->piles.value, solution->piles.n);
    /* The outcome may have been too large for the game's own way, though the piles are not. */
    if (solution->status != NIMM_OK) solution->outcome = solution->value ? OUTCOME_N : OUTCOME_P;
    solution->status = NIMM_OK;
    return NIMM_OK;
}

enum nimm_status solve_piles(struct nimm_solver *solver, const struct game *game,
                             const void *position, struct piles *piles) {
    solver_begin(solver);
    return search_piles(solver, game, position, piles);
}

struct question solve_after(const struct question *question, const struct move *move, void *after) {
    memcpy(after, question->position, question->game->size);
    question->game->play(after, question->mover, move);
    return (struct question){.game = question->game,
                             .position = after,
                             .mover = !question->mover,
                             .misere = question->misere};
}

/* Says in *has whether a position has this value; of 0, whether the player to move loses. */
static enum nimm_status compare_value(struct nimm_solver *solver, const struct question *question,
                                      uint64_t value, bool *has) {
    struct piles piles;
    enum outcome outcome = OUTCOME_N;
    enum nimm_status status;
    if (value == 0) {
        status = ask_outcome(solver, question, &outcome);
        *has = status == NIMM_OK && outcome == OUTCOME_P;
        return status;
    }
    status = search_piles(solver, question->game, question->position, &piles);
    *has = status == NIMM_OK && nimm_sum(piles.value, piles.n) == value;
    return status == NIMM_NO_ANSWER ? NIMM_OK : status;
}

/* Tries every move: for games that have no shortcut. What a game makes to know the value of the
 * position itself will do for all that its moves leave. */
static enum nimm_status try_moves(struct nimm_solver *solver, const struct question *question,
                                  uint64_t value, struct move_list *list) {
    const struct game *game = question->game;
    void *after = memory_take(1, game->size);
    enum nimm_status status = NIMM_OK;
    struct piles piles = {.n = 0};
    struct moves moves = {0};
    if (game->theory->piles && !question->misere)
        status = game->theory->piles(solver, question->position, &piles);
    if (status == NIMM_NO_ANSWER) status = NIMM_OK;
    /* A move leaves about as many parts as there are, and each is looked up. */
    const uint64_t cost = 1 + piles.n / 2;
    while (status == NIMM_OK && !(list->limit_will_do && list->n == list->limit) &&
           game->moves(question->position, question->mover, &moves)) {
        struct question next = solve_after(question, &moves.move, after);
        bool reached = false;
        status = solver_spend(solver, cost);
        if (status == NIMM_OK) status = compare_value(solver, &next, value, &reached);
        if (reached) game_move_list_add(list, &moves.move);
    }
    free(after);
    return status;
}

enum nimm_status solve_moves_to(struct nimm_solver *solver, const struct question *question,
                                uint64_t value, struct move_list *list) {
    const struct theory *theory = question->game->theory;
    assert(question->mover <= PLAYER_2);
    if (theory->winning && (!question->misere || theory->misere_rule))
        return theory->winning(solver, question->position, question->mover, question->misere, value,
                               list);
    return try_moves(solver, question, value, list);
}

enum nimm_status solve_winning_moves(struct nimm_solver *solver, const struct question *question,
                                     struct move_list *list) {
    solver_begin(solver);
    return solve_moves_to(solver, question, 0, list);
}

/* --- copying --------------------------------------------------------------------------------- */

/* Adds what part i has in common with all parts that have the same moves, and nothing if no move is
 * possible in it. Returns false if copying moves in it may not win. */
static bool add_key(const struct question *question, size_t i, struct text *key) {
    void *alone = memory_take_zeroed(1, game_largest());
    const struct theory *theory = question->game->theory;
    const struct game *part = theory->part ? theory->part(question->position, i, alone) : NULL;
    const bool good = !part || !part->decided;
    if (!part) {
        theory->describe(question->position, i, NULL, key);
    } else if (!game_is_over(part, alone, PLAYER_1)) {
        text_add(key, part->id);
        text_add_bytes(key, alone, part->size);
    }
    free(alone);
    return good;
}

enum equal { EQUAL_NONE, EQUAL_SOME, EQUAL_IN_PAIRS };

/* The parts of a position in which a move is possible. */
struct parts {
    size_t n;         /* 0 where they are not known */
    enum equal equal; /* which of them are */
    bool can_copy;    /* copying moves may win in each of them */
};

/* Compares the n parts of a position. */
static struct parts compare_parts(const struct question *question, size_t n) {
    struct parts parts = {.n = n, .can_copy = true};
    struct text *keys = memory_take_zeroed(n + 1, sizeof *keys);
    bool is_paired = true, some_equal = false;
    for (size_t i = 0; i < n; i++)
        parts.can_copy = add_key(question, i, &keys[i]) && parts.can_copy;
    for (size_t i = 0; i < n; i++) {
        size_t same = 0;
        if (keys[i].length == 0) continue;
        for (size_t k = 0; k < n; k++)
            same += keys[k].length == keys[i].length &&
                    memcmp(keys[k].data, keys[i].data, keys[i].length) == 0;
        is_paired = is_paired && same % 2 == 0;
        some_equal = some_equal || same > 1;
    }
    for (size_t i = 0; i < n; i++) text_free(&keys[i]);
    free(keys);
    if (some_equal) parts.equal = EQUAL_SOME;
    if (is_paired) parts.equal = EQUAL_IN_PAIRS;
    return parts;
}

/* Finds the parts of the canonical form, which drops those without a move. */
static struct parts find_parts(struct nimm_solver *solver, const struct question *question) {
    const struct game *game = question->game;
    struct parts parts = {0};
    struct piles piles;
    void *position = memory_copy(question->position, game->size);
    if (game->canonical) game->canonical(position);
    const struct question own = {.game = game, .position = position};
    if (search_piles(solver, game, position, &piles) == NIMM_OK)
        parts = compare_parts(&own, piles.n);
    free(position);
    return parts;
}

bool solve_has_equal_parts(struct nimm_solver *solver, const struct question *question) {
    if (!question->game->theory->piles) return false;
    solver_begin(solver);
    return find_parts(solver, question).equal != EQUAL_NONE;
}

/* True if a game may be won by copying: in normal play of impartial games that end, whose equal
 * piles have the same moves, and where no move wins at once. */
static bool can_be_copied(const struct question *question) {
    const struct game *game = question->game;
    const struct theory *theory = game->theory;
    const bool can_differ = theory->changes && !theory->part,
               wins_at_once = game->decided && !game->is_sum;
    return theory->piles && !question->misere && !game->partisan && !game->cyclic && !can_differ &&
           !wins_at_once;
}

/* As solve_paired_parts, within a question that was begun. */
static size_t paired_parts(struct nimm_solver *solver, const struct question *question) {
    if (!can_be_copied(question) ||
        game_is_over(question->game, question->position, question->mover))
        return 0;
    const struct parts parts = find_parts(solver, question);
    return parts.equal == EQUAL_IN_PAIRS && parts.can_copy ? parts.n : 0;
}

size_t solve_paired_parts(struct nimm_solver *solver, const struct question *question) {
    solver_begin(solver);
    return paired_parts(solver, question);
}

/* So many winning moves are asked whether copying wins after them. */
enum { MOST_COPIED = 32 };

/* The first of the moves after which copying wins; NULL if there is none. */
static const struct move *find_copied(struct nimm_solver *solver, const struct question *question,
                                      const struct move_list *list) {
    void *after = memory_take(1, question->game->size);
    const struct move *found = NULL;
    for (size_t i = 0; i < list->n && i < MOST_COPIED && !found; i++) {
        const struct question left = solve_after(question, &list->moves[i], after);
        if (paired_parts(solver, &left) > 0) found = &list->moves[i];
    }
    free(after);
    return found;
}

bool solve_copying(struct nimm_solver *solver, const struct question *question, struct move *move) {
    struct move winning[MOST_COPIED];
    struct move_list list = {.moves = winning, .limit = MOST_COPIED, .limit_will_do = true};
    if (!can_be_copied(question)) return false;
    solver_begin(solver);
    solve_moves_to(solver, question, 0, &list);
    const struct move *copied = find_copied(solver, question, &list);
    if (copied) *move = *copied;
    return copied;
}

bool solve_easy_win(struct nimm_solver *solver, const struct question *question,
                    struct move *move) {
    const struct game *game = question->game;
    struct moves moves = {0};
    bool is_found = solve_copying(solver, question, move);
    unsigned char *after = memory_take(1, game->size);
    while (!is_found && can_be_copied(question) && solver_spend(solver, 1) == NIMM_OK &&
           game->moves(question->position, question->mover, &moves)) {
        const struct question left = solve_after(question, &moves.move, after);
        is_found = game_is_over(game, left.position, left.mover);
        if (is_found) *move = moves.move;
    }
    free(after);
    return is_found;
}

/* --- advice ---------------------------------------------------------------------------------- */

size_t solve_changed_pile(const struct question *question, const struct move *move) {
    const struct theory *theory = question->game->theory;
    return theory->changes ? theory->changes(question->position, move) : move->part;
}

bool solve_raises(const struct question *question, const struct piles *piles,
                  const struct move *move) {
    if (question->misere) return false;
    const size_t changed = solve_changed_pile(question, move);
    return changed < piles->n &&
           !nim_pile_balances(piles->value[changed], nimm_sum(piles->value, piles->n));
}

/* True if this winning move brings the end nearer: in most games every one does. */
static bool advances(struct nimm_solver *solver, const struct question *question,
                     const struct move *move) {
    const struct theory *theory = question->game->theory;
    return !theory->advances ||
           theory->advances(solver, question->position, question->mover, question->misere, move);
}

/* The piles that `why` speaks of; no piles where they are not known, or do not decide. */
static struct piles find_piles(struct nimm_solver *solver, const struct question *question) {
    struct piles piles;
    const bool decide = question->game->theory->piles && !question->misere;
    if (!decide || search_piles(solver, question->game, question->position, &piles) != NIMM_OK)
        piles.n = 0;
    return piles;
}

/* True if this winning move is better than another one. In a partisan game it answers the last move
 * in the same part: it takes stones off again that were added in Poker-Nim, or follows a retreat in
 * Northcott's Game. In any other game it is in a pile that `why` names, because it raises none. */
static bool is_preferred(const struct question *question, const struct piles *piles,
                         const struct move *move) {
    if (question->game->partisan) return question->last && question->last->part == move->part;
    return !solve_raises(question, piles, move);
}

/* Finds the first winning move after which copying wins; if there is none, the first one that
 * brings the end nearer and is preferred; or, if there is none among the first MOST_COMPARED, the
 * first one that brings the end nearer. A winning move that was found before the search became too
 * large wins all the same. */
static enum nimm_status find_winning_move(struct nimm_solver *solver,
                                          const struct question *question, struct move *move) {
    const struct piles piles = find_piles(solver, question);
    const bool may_copy = can_be_copied(question),
               any_will_do = piles.n < 2 && !may_copy && !question->game->theory->advances;
    struct move winning[MOST_COMPARED];
    struct move_list list = {
        .moves = winning, .limit = any_will_do ? 1 : MOST_COMPARED, .limit_will_do = true};
    const enum nimm_status status = solve_moves_to(solver, question, 0, &list);
    if (status == NIMM_STOPPED) return status;
    const struct move *first = NULL,
                      *preferred = may_copy ? find_copied(solver, question, &list) : NULL;
    for (size_t i = 0; i < list.n && !preferred; i++) {
        const struct move *next = &winning[i];
        if (!advances(solver, question, next)) continue;
        if (!first) first = next;
        if (is_preferred(question, &piles, next)) preferred = next;
    }
    const struct move *chosen = preferred ? preferred : first;
    if (!chosen) return status == NIMM_OK ? NIMM_NO_ANSWER : status;
    *move = *chosen;
    return NIMM_OK;
}

/* How good an option of a position that is not won is: its outcome, the winning replies, the moves
 * that it leaves. */
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
    struct question next = solve_after(question, move, after);
    struct move_list list = {0};
    *merit = (struct merit){0};
    merit->ends = game_warn(game, question->position, question->mover, move, NULL);
    merit->stalls = game->partisan && !advances(solver, question, move);
    enum nimm_status status = ask_outcome(solver, &next, &merit->outcome);
    if (status == NIMM_OK && merit->outcome == OUTCOME_N)
        status = solve_moves_to(solver, &next, 0, &list);
    merit->replies = list.total;
    merit->moves_left = game_count_moves(game, next.position, next.mover, MOST_COUNTED);
    return status;
}

static bool is_better(const struct merit *a, const struct merit *b) {
    if (a->outcome != b->outcome) return a->outcome == OUTCOME_D;
    if (a->ends != b->ends) return b->ends;
    if (a->stalls != b->stalls) return b->stalls;
    if (a->replies != b->replies) return a->replies < b->replies;
    return a->moves_left > b->moves_left;
}

/* Finds the move for a position that is not won: one that draws if possible, else the one that
 * makes it hardest for the opponent. */
static enum nimm_status find_resisting_move(struct nimm_solver *solver,
                                            const struct question *question,
                                            struct advice *advice) {
    void *after = memory_take(1, question->game->size);
    struct merit best = {0}, merit;
    struct moves moves = {0};
    enum nimm_status status = NIMM_OK;
    size_t judged = 0;
    while (judged < MOST_COMPARED &&
           question->game->moves(question->position, question->mover, &moves)) {
        status = judge(solver, question, &moves.move, after, &merit);
        if (status != NIMM_OK) break;
        const bool is_first = judged == 0;
        judged++;
        if (!is_first && !is_better(&merit, &best)) continue;
        best = merit;
        advice->move = moves.move;
    }
    free(after);
    /* When the budget ends first, the best of those that were judged will do. */
    if (status == NIMM_TOO_LARGE && judged > 0) status = NIMM_OK;
    advice->kind = best.outcome == OUTCOME_D ? ADVICE_DRAWING : ADVICE_RESISTING;
    advice->replies = best.replies;
    return status;
}

enum nimm_status solve_advice(struct nimm_solver *solver, const struct question *question,
                              struct advice *advice) {
    struct moves first = {0};
    bool any = question->game->moves(question->position, question->mover, &first);
    assert(any);
    enum outcome outcome;
    enum nimm_status status = solve_outcome(solver, question, &outcome);
    *advice = (struct advice){.kind = ADVICE_WINNING, .move = first.move};
    if (status == NIMM_OK && outcome == OUTCOME_N)
        status = find_winning_move(solver, question, &advice->move);
    else if (status == NIMM_OK)
        status = find_resisting_move(solver, question, advice);
    if (status == NIMM_STOPPED || status == NIMM_OK) return status;
    *advice = (struct advice){.kind = ADVICE_GUESS, .move = first.move};
    return NIMM_OK;
}
