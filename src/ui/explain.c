/* SPDX-License-Identifier: MIT */
#include "ui/explain.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "nimm/nim.h"
#include "ui/paragraph.h"
#include "ui/terminal.h"

void explain_name(const struct question *question, size_t i, struct text *name) {
    struct text reason = {0};
    text_clear(name);
    if (question->game->describe)
        question->game->describe(question->position, i, name, &reason);
    else
        text_add(name, "Position");
    text_free(&reason);
}

/* "Pins 4-10 (a row of 7 pins) is a Nim pile of 2", a line a part. */
static void add_disguise(const struct question *question, const struct solution *solution,
                         const struct style *style, struct text *text) {
    if (!question->game->disguise) return;
    paragraph_add(text, question->game->disguise, style->width, 0);
    struct text name = {0}, reason = {0};
    for (size_t i = 0; i < solution->piles.n; i++) {
        text_clear(&name);
        text_clear(&reason);
        question->game->describe(question->position, i, &name, &reason);
        text_addf(&name, ": %s, a Nim pile of %" PRIu64 ".", text_string(&reason), solution->piles.value[i]);
        text_add(text, "  ");
        paragraph_add(text, text_string(&name), style->width - 2, 4);
    }
    text_free(&name);
    text_free(&reason);
}

/* The name of a column, as the grid's heads have it: 4, or 2^40. */
static void say_column(unsigned column, struct text *text) {
    if (column < EXPLAIN_HEADED)
        text_add_number(text, UINT64_C(1) << column);
    else
        text_addf(text, "2^%u", column);
}

static unsigned highest_column(uint64_t odd) {
    unsigned column = 63;
    while (!(odd >> column & 1)) column--;
    return column;
}

/* The sum that names the pile: for each part with a one in the highest odd column, what it must become. */
static void add_targets(const struct question *question, const struct solution *solution,
                        const struct style *style, struct text *text) {
    enum { MOST = 8 };
    uint64_t sum = solution->value;
    struct text name = {0};
    say_column(highest_column(sum), &name);
    paragraph_addf(text, style->width,
                   "The highest odd column is %s. A pile with a one there can always do that, by xor (the "
                   "nim-sum of two numbers):",
                   text_string(&name));
    size_t found = 0;
    for (size_t i = 0; i < solution->piles.n; i++) {
        uint64_t value = solution->piles.value[i];
        if (!nim_pile_balances(value, sum) || ++found > MOST) continue;
        explain_name(question, i, &name);
        text_addf(&name, ": %" PRIu64 " xor %" PRIu64 " = %" PRIu64 ", so it must become %s%" PRIu64 ".",
                  value, sum, value ^ sum, question->game->disguise ? "worth " : "", value ^ sum);
        text_add(text, "  ");
        paragraph_add(text, text_string(&name), style->width - 2, 4);
    }
    if (found > MOST)
        text_addf(text, "  and %zu more such pile%s.\n", found - MOST, found == MOST + 1 ? "" : "s");
    text_free(&name);
}

/* "Columns 4 and 1 hold", those in which the nim-sum has a one; only how many, where they are too many to
 * tell. */
static void say_odd_columns(uint64_t odd, struct text *text) {
    enum { MOST = 6 };
    unsigned n = 0, said = 0;
    for (unsigned c = 0; c < 64; c++) n += (unsigned)(odd >> c & 1);
    if (n > MOST) {
        text_addf(text, "%u columns hold", n);
        return;
    }
    text_add(text, n == 1 ? "Column " : "Columns ");
    for (unsigned c = 64; c-- > 0;) {
        if (!(odd >> c & 1)) continue;
        text_add_between(text, said++, n, " and ");
        say_column(c, text);
    }
    text_add(text, n == 1 ? " holds" : " hold");
}

static bool every_move_hands_over(const struct question *question) {
    struct text how = {0};
    struct moves moves = {0};
    bool all = question->game->warn != NULL;
    while (all && question->game->moves(question->position, question->mover, &moves))
        all = question->game->warn(question->position, question->mover, &moves.move, &how);
    text_free(&how);
    return all;
}

/* The sentence that the nim-sum decides. */
static void add_verdict(const struct question *question, const struct solution *solution,
                        const struct style *style, const char *who, struct text *text) {
    if (solution->value == 0 && every_move_hands_over(question)) {
        paragraph_addf(text, style->width, "Every move of %s that is left lets the other player win at once.",
                       who);
        return;
    }
    if (solution->value == 0) {
        paragraph_addf(
            text, style->width,
            "Every column holds an even number of ones: balanced. Any move of %s unbalances it, and the "
            "answer can balance it again: no move wins against perfect play.",
            who);
        return;
    }
    struct text columns = {0};
    say_odd_columns(solution->value, &columns);
    paragraph_addf(text, style->width,
                   "%s an odd number of ones%s: unbalanced. Making every column even wins for %s.",
                   text_string(&columns), style->plain ? "" : " (marked ^)", who);
    text_free(&columns);
    add_targets(question, solution, style, text);
}

static void add_outcome(enum outcome outcome, const struct style *style, const char *who, struct text *text) {
    if (outcome == OUTCOME_D)
        paragraph_add(text, "With good play nobody wins: a draw.", style->width, 0);
    else
        paragraph_addf(text, style->width,
                       outcome == OUTCOME_N ? "Here %s can win."
                                            : "Here no move wins for %s against perfect play.",
                       who);
}

/* Where there is no grid: who wins, and how that is known. */
static void add_without_grid(const struct question *question, const struct solution *solution,
                             const struct style *style, const char *who, struct text *text) {
    const struct game *game = question->game;
    if (question->misere && game->misere_rule)
        paragraph_addf(text, style->width, "Misere: whoever makes the last move loses. %s",
                       game->misere_rule);
    else if (question->misere)
        paragraph_add(text,
                      "Misere play knows no nim-sum: the winner is found by searching all ways to play on.",
                      style->width, 0);
    else if (solution->value_status == SOLVE_TOO_LARGE && solution->status == SOLVE_OK)
        paragraph_add(text, "Who wins was found, but the value is too large to search.", style->width, 0);
    else if (game->no_value && solution->value_status == SOLVE_NO_ANSWER)
        paragraph_add(text, game->no_value, style->width, 0);
    if (game->explain) game->explain(question->position, question->misere, style, text);
    if (solution->status == SOLVE_OK)
        add_outcome(solution->outcome, style, who, text);
    else
        paragraph_add(text, "This position is too large to search: who wins is not known.", style->width, 0);
}

void explain_position(const struct question *question, const struct solution *solution,
                      const struct style *style, const char *who, struct text *text) {
    if (game_is_over(question->game, question->position, question->mover)) {
        paragraph_add(text,
                      question->misere ? "No move is left: whoever made the last move has lost."
                                       : "No move is left: whoever made the last move has won.",
                      style->width, 0);
        return;
    }
    if (!solution->has_value) {
        add_without_grid(question, solution, style, who, text);
        return;
    }
    add_disguise(question, solution, style, text);
    if (question->game->explain) question->game->explain(question->position, false, style, text);
    if (solution->piles.n > 0)
        paragraph_add(
            text,
            style->plain
                ? "In binary, and at the end the nim-sum: a 1 where the ones at a place are odd in number."
                : "In binary, and below it the nim-sum: a 1 where the ones of a column are odd in number.",
            style->width, 0);
    explain_grid(question, solution, style, text);
    add_verdict(question, solution, style, who, text);
}

void explain_advice(const struct question *question, const struct advice *advice, struct text *text) {
    const struct game *game = question->game;
    if (advice->kind == ADVICE_RESISTING)
        text_add(text, "no move wins against perfect play; to keep the game long, ");
    if (advice->kind == ADVICE_DRAWING) text_add(text, "no move wins, but this one holds the draw: ");
    if (advice->kind == ADVICE_GUESS) text_add(text, "this is too large to search; a guess: ");
    game->say_move(question->position, &advice->move, text);
    if (!game->warn) return;
    struct text warning = {0};
    if (game->warn(question->position, question->mover, &advice->move, &warning))
        text_addf(text, " (but %s)", text_string(&warning));
    text_free(&warning);
}

/* "the nim-sum was 2, now it is 0", where there are nim-sums. */
static bool add_nim_sums(struct solver *solver, const struct question *question, const struct move *move,
                         struct text *text) {
    if (question->misere) return false;
    struct piles before, later;
    void *after = memory_take(1, question->game->size);
    memcpy(after, question->position, question->game->size);
    question->game->play(after, question->mover, move);
    solver_begin(solver);
    enum solve_status status = game_piles(solver, question->game, question->position, &before);
    if (status == SOLVE_OK) status = game_piles(solver, question->game, after, &later);
    free(after);
    if (status == SOLVE_OK)
        text_addf(text, "the nim-sum was %" PRIu64 ", now it is %" PRIu64, nim_sum(before.value, before.n),
                  nim_sum(later.value, later.n));
    return status == SOLVE_OK;
}

void explain_result(struct solver *solver, const struct question *question, const struct move *move,
                    struct text *text) {
    struct piles piles;
    void *after = memory_take(1, question->game->size);
    memcpy(after, question->position, question->game->size);
    question->game->play(after, question->mover, move);
    solver_begin(solver);
    enum solve_status status =
        question->misere ? SOLVE_NO_ANSWER : game_piles(solver, question->game, after, &piles);
    if (question->game->decided && question->game->decided(after)) status = SOLVE_NO_ANSWER;
    if (status == SOLVE_OK && piles.n == 0) {
        text_add(text, " Then no pile is left: nim-sum 0.");
    } else if (status == SOLVE_OK) {
        text_add(text, piles.n == 1 ? " Then the pile is " : " Then the piles are ");
        if (question->game->disguise) text_add(text, "worth ");
        text_add_choice(text, piles.value, piles.n, " and ");
        text_addf(text, ": nim-sum %" PRIu64 ".", nim_sum(piles.value, piles.n));
    }
    free(after);
}

void explain_choice(struct solver *solver, const struct question *question, const struct choice *choice,
                    struct text *text) {
    if (choice->by_chance) {
        text_add(text, "(Just a move at random: that is my level.)");
        return;
    }
    const struct advice *advice = &choice->advice;
    text_add(text, "(Why: ");
    switch (advice->kind) {
    case ADVICE_WINNING:
        if (!add_nim_sums(solver, question, &advice->move, text)) text_add(text, "no answer to that wins");
        break;
    case ADVICE_DRAWING:
        text_add(text, "nothing wins here, but this holds the draw");
        break;
    case ADVICE_RESISTING:
        text_add(text, "every move loses here; this one leaves only ");
        count_print(advice->replies, text);
        text_add(text, advice->replies.n == 1 ? " winning answer" : " winning answers");
        break;
    case ADVICE_GUESS:
        text_add(text, "too large to search, so this is a guess");
        break;
    }
    text_add(text, ".)");
}

/* Is there a move that brings the end nearer? */
static bool can_advance(struct solver *solver, const struct question *question) {
    struct moves moves = {0};
    while (question->game->moves(question->position, question->mover, &moves))
        if (question->game->advances(solver, question->position, question->mover, question->misere,
                                     &moves.move))
            return true;
    return false;
}

void explain_stalling(struct solver *solver, const struct question *question, const struct move *move,
                      struct text *text) {
    const struct game *game = question->game;
    enum outcome outcome;
    if (!(game->flags & GAME_LOOPY) ||
        game->advances(solver, question->position, question->mover, question->misere, move))
        return;
    enum solve_status status = solve_outcome(solver, question, &outcome);
    if (status != SOLVE_OK || outcome != OUTCOME_P) return;
    if (!can_advance(solver, question)) return;
    text_add(text, "(Nothing is gained by that: the answer undoes it, and it cannot go on for ever.)");
}
