/* SPDX-License-Identifier: MIT */
#include "play/start.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/solver.h"
#include "core/text.h"
#include "games/player.h"

bool start_check(const struct start *start, const void *position, struct text *why) {
    if (start->game->startable && !start->game->startable(position, why)) return false;
    if (!game_is_over(start->game, position, start->first)) return true;
    return text_refuse(
        why,
        "the first player cannot move in this position, so the game would be over before it began");
}

/* --- small starts ----------------------------------------------------------------------------- */

/* Between the two, nearer to `usual` the larger the size is. */
static struct range range_between(struct range small, struct range usual, unsigned size) {
    const unsigned rest = START_USUAL - size;
    return (struct range){(small.low * rest + usual.low * size) / START_USUAL,
                          (small.high * rest + usual.high * size) / START_USUAL};
}

static struct range lower_half(struct range range) {
    return (struct range){range.low, range.low + (range.high - range.low + 1) / 2};
}

struct shape start_shape(const struct game *game, unsigned size) {
    struct shape small = game->easy;
    if (small.parts.high == 0) small.parts = lower_half(game->parts.usual);
    if (small.amount.high == 0) small.amount = lower_half(game->amount.usual);
    return (struct shape){range_between(small.parts, game->parts.usual, size),
                          range_between(small.amount, game->amount.usual, size)};
}

void start_set_level(struct start *start, unsigned level) {
    enum { FEWEST_PARTS = 3 };
    static const unsigned sizes[] = {[LEVEL_BEGINNER] = 0,
                                     [LEVEL_EASY] = 3,
                                     [LEVEL_MEDIUM] = 5,
                                     [LEVEL_HARD] = START_USUAL,
                                     [PLAYER_PERFECT] = START_USUAL};
    struct range *parts = &start->shape.parts;
    if (parts->high == 0 && start->shape.amount.high == 0) {
        start->shape = start_shape(start->game, sizes[level]);
        const uint64_t most = start->game->parts.usual.high;
        uint64_t fewest = FEWEST_PARTS;
        if (level == PLAYER_PERFECT && most > fewest) fewest++;
        /* Where three are the most, as in Kayles, from one to three would be too steep a step. */
        if (level == LEVEL_EASY && most == fewest) fewest--;
        const bool has_parts = most >= fewest;
        if (has_parts && level > LEVEL_BEGINNER && parts->low < fewest) parts->low = fewest;
        if (parts->high < parts->low) parts->high = parts->low;
    }
    if (start->balance != BALANCE_ANY) return;
    start->balance = BALANCE_OPEN;
    if (level == LEVEL_BEGINNER) start->balance = BALANCE_WON;
    if (level == LEVEL_EASY) start->balance = BALANCE_NARROW;
    if (level == LEVEL_MEDIUM) start->balance = BALANCE_DEEP;
}

/* --- one draw -------------------------------------------------------------------------------- */

/* Puts the usual range in the place of {0, 0}. Returns false if the range is not one, or reaches
 * outside what the game allows; *why says what that is. */
static bool settle_range(const struct measure *measure, struct range *range, struct text *why) {
    const struct range allowed = measure->allowed;
    if (!measure->what) return true;
    if (range->low == 0 && range->high == 0) {
        *range = measure->usual;
        return true;
    }
    if (allowed.low <= range->low && range->low <= range->high && range->high <= allowed.high)
        return true;
    return text_refuse(why, "choose %" PRIu64 " to %" PRIu64 " %s", allowed.low, allowed.high,
                       measure->what);
}

static bool has_moves(const struct start *start, const void *position) {
    struct moves moves = {0};
    uint64_t n = 0;
    if (start->moves.high == 0) return true;
    while (n <= start->moves.high && start->game->moves(position, start->first, &moves)) n++;
    return start->moves.low <= n && n <= start->moves.high;
}

/* Draws a start. Returns false if it cannot be played, and *why says why, and nothing else. */
static bool draw_once(const struct start *start, const struct shape *shape, struct random *random,
                      void *position, struct text *why) {
    const struct game *game = start->game;
    text_clear(why);
    if (!game_random(game, shape, random, position, why)) return false;
    if (game->startable && !game->startable(position, why)) return false;
    if (!game_is_over(game, position, PLAYER_1) && !game_is_over(game, position, PLAYER_2) &&
        has_moves(start, position))
        return true;
    return text_refuse(why, "a starting position of this size has no moves: choose another size");
}

/* --- starts of the wanted outcome ------------------------------------------------------------- */

/* How good a start is: not drawn yet, of another outcome, trivial, not narrow, not deep, or all
 * that is wanted. */
enum merit { MERIT_NONE, MERIT_UNWANTED, MERIT_TRIVIAL, MERIT_WIDE, MERIT_SHORT, MERIT_FULL };

/* True if there is no choice between moves, or a move ends the game. Of very many moves it looks at
 * the first. */
bool start_is_trivial(const struct game *game, const void *position, enum player mover) {
    enum { MOST_TRIED = 100 };
    void *after = memory_take(1, game->size), *after_first = memory_take(1, game->size);
    struct moves moves = {0};
    bool ends = false, has_choice = false;
    for (int i = 0; !ends && i < MOST_TRIED && game->moves(position, mover, &moves); i++) {
        memcpy(after, position, game->size);
        game->play(after, mover, &moves.move);
        ends = game_is_over(game, after, !mover);
        if (game->canonical) game->canonical(after);
        if (i == 0)
            memcpy(after_first, after, game->size);
        else if (memcmp(after_first, after, game->size) != 0)
            has_choice = true;
    }
    free(after);
    free(after_first);
    return ends || !has_choice;
}

/* What is wanted of a start, and the options that have been generated to know whether it is so. */
struct wish {
    bool lost; /* for the player to move */
    uint64_t spent, most_each;
};

/* True if the player to move can force a win within so many moves, as far as bounded work shows. */
static bool is_short(const struct question *question, unsigned moves, struct wish *wish) {
    enum { MOST_LOOKED_AT = 20000 };
    unsigned left = MOST_LOOKED_AT;
    const bool wins = player_foresees(question, true, moves, &left);
    wish->spent += MOST_LOOKED_AT - left;
    return wins;
}

/* The merit of a narrow or a deep start that is won and is not trivial. */
static enum merit judge_won(const struct start *start, const struct question *question,
                            struct nimm_solver *solver, struct wish *wish) {
    enum { NARROW = 3, DEEP = 5, MOST_MOVES = 1000 };
    struct move_list winning = {0};
    if (is_short(question, NARROW, wish) || solve_has_equal_parts(solver, question))
        return MERIT_WIDE;
    const bool known = solve_winning_moves(solver, question, &winning) == NIMM_OK;
    wish->spent += known ? solver_spent(solver) : wish->most_each;
    const size_t moves =
        game_count_moves(question->game, question->position, question->mover, MOST_MOVES);
    if (!known || winning.total > (moves - 1) / 2) return MERIT_WIDE;
    const bool is_too_short = start->balance >= BALANCE_DEEP && is_short(question, DEEP, wish);
    return is_too_short ? MERIT_SHORT : MERIT_FULL;
}

/* Where no outcome is asked for, a start whose outcome takes too much work counts as one that is
 * won. */
static enum merit judge(const struct start *start, const void *position, struct nimm_solver *solver,
                        struct wish *wish) {
    const struct question question = {
        .game = start->game, .position = position, .mover = start->first, .misere = start->misere};
    enum outcome outcome;
    if (start->balance == BALANCE_ANY) {
        /* Those of Nim are by chance alone, with nothing left out. */
        const bool is_good =
            game_is_nim(start->game) || !start_is_trivial(start->game, position, start->first);
        return is_good ? MERIT_FULL : MERIT_TRIVIAL;
    }
    bool known = solve_outcome(solver, &question, &outcome) == NIMM_OK;
    wish->spent += known ? solver_spent(solver) : wish->most_each;
    bool is_wanted = start->balance == BALANCE_FAIR && !wish->lost;
    if (known) is_wanted = outcome == (wish->lost ? OUTCOME_P : OUTCOME_N);
    if (!is_wanted) return MERIT_UNWANTED;
    if (start_is_trivial(start->game, position, start->first)) return MERIT_TRIVIAL;
    if (start->balance < BALANCE_NARROW) return MERIT_FULL;
    if (wish->lost) return solve_has_equal_parts(solver, &question) ? MERIT_WIDE : MERIT_FULL;
    return judge_won(start, &question, solver, wish);
}

bool start_draw(const struct start *start, struct nimm_solver *solver, struct random *random,
                void *position, struct text *why) {
    enum { MOST_DRAWN = 1000, LOST_IN = 3 };
    const bool is_fair = start->balance == BALANCE_FAIR;
    const bool is_for_climb = start->balance >= BALANCE_WON;
    const bool may_be_lost = is_fair || start->balance == BALANCE_OPEN;
    const bool takes_any = is_fair || is_for_climb; /* for want of a better one */
    const char *wanted = start->balance == BALANCE_SECOND ? "balanced" : "unbalanced";
    const uint64_t work = takes_any ? SOLVER_OPTIONS / 10 : SOLVER_OPTIONS;
    struct wish wish = {.lost = start->balance == BALANCE_SECOND, .most_each = work / 10};
    struct shape shape = start->shape;
    if (!settle_range(&start->game->parts, &shape.parts, why) ||
        !settle_range(&start->game->amount, &shape.amount, why))
        return false;
    if (may_be_lost) wish.lost = random_between(random, 1, LOST_IN) == 1;
    struct nimm_solver *own = nimm_solver_new(wish.most_each, 0);
    struct text reason = {0};
    void *drawn = memory_copy(position, start->game->size);
    const enum merit least = takes_any ? MERIT_UNWANTED : MERIT_TRIVIAL;
    enum merit best = MERIT_NONE;
    bool stopped = false;
    for (int i = 0; i < MOST_DRAWN && wish.spent < work && best < MERIT_FULL && !stopped; i++) {
        if (!draw_once(start, &shape, random, drawn, &reason)) continue;
        enum merit merit = judge(start, drawn, own, &wish);
        stopped = solver_spend(solver, 0) == NIMM_STOPPED;
        if (merit <= best) continue;
        best = merit;
        if (best >= least) memcpy(position, drawn, start->game->size);
    }
    if (best < least && stopped)
        text_add(why, "stopped before a starting position was found");
    else if (best == MERIT_NONE)
        text_add(why, text_string(&reason));
    else if (best < least)
        text_addf(why, "no %s starting position was found: choose another size or balance", wanted);
    free(drawn);
    text_free(&reason);
    nimm_solver_free(own);
    return best >= least;
}
