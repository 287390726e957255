/* SPDX-License-Identifier: MIT */
#include "ui/explain.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "nimm/nimsum.h"
#include "ui/paragraph.h"

/* Wider grids than this are shown without the powers of two above their columns. */
enum { HEADED_COLUMNS = 10 };

static void describe(const struct question *question, size_t i, struct text *name, struct text *reason) {
    if (question->game->describe)
        question->game->describe(question->position, i, name, reason);
    else
        text_add(name, "Position");
}

static unsigned digits(uint64_t number) {
    unsigned n = 1;
    while (number >= 10) number /= 10, n++;
    return n;
}

static void add_padded(struct text *text, const char *string, size_t width) {
    size_t columns = text_columns(string);
    text_add(text, string);
    if (columns < width) text_add_repeated(text, " ", width - columns);
}

static void add_number_right(struct text *text, uint64_t number, unsigned width) {
    text_add_repeated(text, " ", width - digits(number));
    text_add_number(text, number);
}

/* How wide everything in a grid is, and which columns are shown: top - 1 down to bottom. */
struct layout {
    size_t name;
    unsigned value;
    unsigned top, bottom;
    bool headed;
};

static unsigned cell_width(const struct layout *layout, unsigned column) {
    return layout->headed ? digits(UINT64_C(1) << column) + 2 : 2;
}

static struct layout lay_out(const struct question *question, const struct solution *solution) {
    struct nim_grid grid = nim_grid(solution->piles.value, solution->piles.n);
    struct layout layout = {.name = strlen("nim-sum"), .top = grid.columns ? grid.columns : 1};
    layout.headed = layout.top <= HEADED_COLUMNS;
    uint64_t largest = solution->value;
    struct text name = {0}, reason = {0};
    for (size_t i = 0; i < solution->piles.n; i++) {
        text_clear(&name);
        describe(question, i, &name, &reason);
        if (text_columns(text_string(&name)) > layout.name) layout.name = text_columns(text_string(&name));
        if (solution->piles.value[i] > largest) largest = solution->piles.value[i];
    }
    text_free(&name);
    text_free(&reason);
    layout.value = digits(largest);
    return layout;
}

static void add_row(const struct layout *layout, const char *name, uint64_t value, struct text *text) {
    text_add(text, "  ");
    add_padded(text, name, layout->name + 2);
    add_number_right(text, value, layout->value);
    text_add(text, " =");
    for (unsigned c = layout->top; c-- > layout->bottom;) {
        text_add_repeated(text, " ", cell_width(layout, c) - 1);
        text_add_char(text, value >> c & 1 ? '1' : '0');
    }
    text_add_char(text, '\n');
}

static size_t left_of_cells(const struct layout *layout) {
    return 2 + layout->name + 2 + layout->value + 2;
}

static void add_heads(const struct layout *layout, struct text *text) {
    text_add_repeated(text, " ", left_of_cells(layout));
    for (unsigned c = layout->top; c-- > layout->bottom;)
        add_number_right(text, UINT64_C(1) << c, cell_width(layout, c));
    text_add_char(text, '\n');
}

/* A rule above the sum, and below it a mark under each odd column. */
static void add_rule(const struct layout *layout, struct text *text) {
    size_t width = left_of_cells(layout) - 2;
    for (unsigned c = layout->bottom; c < layout->top; c++) width += cell_width(layout, c);
    text_add(text, "  ");
    text_add_repeated(text, "-", width);
    text_add_char(text, '\n');
}

static void add_marks(const struct layout *layout, uint64_t odd, struct text *text) {
    if (odd == 0) return;
    text_add(text, "  ");
    add_padded(text, "odd", left_of_cells(layout) - 2);
    for (unsigned c = layout->top; c-- > layout->bottom;) {
        text_add_repeated(text, " ", cell_width(layout, c) - 1);
        text_add_char(text, odd >> c & 1 ? '^' : ' ');
    }
    while (text->length > 0 && text->data[text->length - 1] == ' ') text->data[--text->length] = '\0';
    text_add_char(text, '\n');
}

/* The columns of the layout, for all piles. */
static void add_block(const struct question *question, const struct solution *solution,
                      const struct layout *layout, struct text *text) {
    struct text name = {0}, reason = {0};
    if (layout->headed) add_heads(layout, text);
    for (size_t i = 0; i < solution->piles.n; i++) {
        text_clear(&name);
        describe(question, i, &name, &reason);
        add_row(layout, text_string(&name), solution->piles.value[i], text);
    }
    add_rule(layout, text);
    add_row(layout, "nim-sum", solution->value, text);
    add_marks(layout, solution->value, text);
    text->failed |= name.failed || reason.failed;
    text_free(&name);
    text_free(&reason);
}

/* The grid for the ear: "Pile 1: 3 is 011 in binary." */
static void add_spoken_grid(const struct question *question, const struct solution *solution,
                            const struct layout *layout, struct text *text) {
    struct text name = {0}, reason = {0};
    for (size_t i = 0; i <= solution->piles.n; i++) {
        uint64_t value = i < solution->piles.n ? solution->piles.value[i] : solution->value;
        text_clear(&name);
        if (i < solution->piles.n)
            describe(question, i, &name, &reason);
        else
            text_add(&name, "The nim-sum");
        text_addf(text, "%s: %" PRIu64 " is ", text_string(&name), value);
        for (unsigned c = layout->top; c-- > 0;) text_add_char(text, value >> c & 1 ? '1' : '0');
        text_add(text, " in binary.\n");
    }
    text->failed |= name.failed || reason.failed;
    text_free(&name);
    text_free(&reason);
}

void explain_grid(const struct question *question, const struct solution *solution, const struct style *style,
                  struct text *text) {
    enum { LEAST_COLUMNS = 8 };
    if (!solution->has_value || solution->piles.n == 0) return;
    struct layout layout = lay_out(question, solution);
    if (style->plain) {
        add_spoken_grid(question, solution, &layout, text);
        return;
    }
    if (layout.headed) {
        add_block(question, solution, &layout, text);
        return;
    }
    /* A grid wider than the window is shown in blocks, the high columns first. */
    size_t left = left_of_cells(&layout) + 2;
    unsigned fit =
        style->width > left + 2 * LEAST_COLUMNS ? (unsigned)(style->width - left) / 2 : LEAST_COLUMNS;
    for (unsigned columns = layout.top; columns > 0; columns = layout.bottom) {
        layout.top = columns;
        layout.bottom = columns > fit ? columns - fit : 0;
        text_addf(text, "  Columns 2^%u to 2^%u:\n", layout.top - 1, layout.bottom);
        add_block(question, solution, &layout, text);
    }
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
        describe(question, i, &name, &reason);
        text_addf(&name, ": %s, a Nim pile of %" PRIu64 ".", text_string(&reason), solution->piles.value[i]);
        text_add(text, "  ");
        paragraph_add(text, text_string(&name), style->width - 2, 4);
    }
    text->failed |= name.failed || reason.failed;
    text_free(&name);
    text_free(&reason);
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
    paragraph_addf(text, style->width,
                   "The highest odd column is %" PRIu64 ". A pile with a one there can even all columns out:",
                   (UINT64_C(1) << highest_column(sum)));
    struct text name = {0}, reason = {0};
    size_t shown = 0;
    for (size_t i = 0; i < solution->piles.n && shown < MOST; i++) {
        uint64_t value = solution->piles.value[i];
        if (!nim_pile_balances(value, sum)) continue;
        text_clear(&name);
        describe(question, i, &name, &reason);
        text_addf(text, "  %s: %" PRIu64 " xor %" PRIu64 " = %" PRIu64 ", so it must become %" PRIu64 ".\n",
                  text_string(&name), value, sum, (value ^ sum), (value ^ sum));
        shown++;
    }
    text->failed |= name.failed || reason.failed;
    text_free(&name);
    text_free(&reason);
}

/* "Columns 4 and 1 hold", those in which the nim-sum has a one; only how many, where they are too many to
 * tell. */
static void say_odd_columns(uint64_t odd, struct text *text) {
    enum { MOST = 6 };
    unsigned left = 0;
    for (unsigned c = 0; c < 64; c++) left += odd >> c & 1;
    if (left > MOST) {
        text_addf(text, "%u columns hold", left);
        return;
    }
    text_add(text, left == 1 ? "Column " : "Columns ");
    bool one = left == 1;
    for (unsigned c = 64; c-- > 0;) {
        if (!(odd >> c & 1)) continue;
        text_add_number(text, UINT64_C(1) << c);
        left--;
        text_add(text, left > 1 ? ", " : left == 1 ? " and " : one ? " holds" : " hold");
    }
}

/* The sentence that the nim-sum decides. */
static void add_verdict(const struct question *question, const struct solution *solution,
                        const struct style *style, const char *who, struct text *text) {
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
    text->failed |= columns.failed;
    text_free(&columns);
    add_targets(question, solution, style, text);
}

static const char *outcome_words(enum outcome outcome) {
    switch (outcome) {
    case OUTCOME_N:
        return "the player to move can win";
    case OUTCOME_P:
        return "no move wins against perfect play";
    case OUTCOME_D:
        break;
    }
    return "with good play nobody can be made to lose: a draw";
}

/* Where there is no grid: who wins, and how that is known. */
static void add_without_grid(const struct question *question, const struct solution *solution,
                             const struct style *style, struct text *text) {
    const struct game *game = question->game;
    if (question->misere && game->misere_rule)
        paragraph_addf(text, style->width, "Misere: whoever makes the last move loses. %s",
                       game->misere_rule);
    else if (question->misere)
        paragraph_add(text,
                      "Misere play knows no nim-sum: the winner is found by searching all ways to play on.",
                      style->width, 0);
    else if (game->no_value)
        paragraph_add(text, game->no_value, style->width, 0);
    if (solution->status == SOLVE_OK)
        paragraph_addf(text, style->width, "Here %s.", outcome_words(solution->outcome));
    else
        paragraph_add(text, "This position is too large to search: who wins is not known.", style->width, 0);
}

void explain_position(const struct question *question, const struct solution *solution,
                      const struct style *style, const char *who, struct text *text) {
    if (!solution->has_value) {
        add_without_grid(question, solution, style, text);
        return;
    }
    add_disguise(question, solution, style, text);
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
    text->failed |= warning.failed;
    text_free(&warning);
}

/* "the nim-sum was 2, now it is 0", where there are nim-sums. */
static bool add_nim_sums(struct solver *solver, const struct question *question, const struct move *move,
                         struct text *text) {
    if (question->misere) return false;
    struct piles before, later;
    void *after = malloc(question->game->size);
    if (!after) return false;
    memcpy(after, question->position, question->game->size);
    question->game->play(after, question->mover, move);
    solver_begin(solver);
    bool known = game_piles(solver, question->game, question->position, &before) == SOLVE_OK &&
                 game_piles(solver, question->game, after, &later) == SOLVE_OK;
    free(after);
    if (known)
        text_addf(text, "the nim-sum was %" PRIu64 ", now it is %" PRIu64, nim_sum(before.value, before.n),
                  nim_sum(later.value, later.n));
    return known;
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
        text_add(text, count_compare(advice->replies, (struct count){0, 1}) == 0 ? " winning answer"
                                                                                 : " winning answers");
        break;
    case ADVICE_GUESS:
        text_add(text, "too large to search, so this is a guess");
        break;
    }
    text_add(text, ".)");
}

void explain_stalling(struct solver *solver, const struct question *question, const struct move *move,
                      struct text *text) {
    const struct game *game = question->game;
    enum outcome outcome;
    if (!(game->flags & GAME_LOOPY) ||
        game->advances(solver, question->position, question->mover, question->misere, move))
        return;
    if (solve_outcome(solver, question, &outcome) != SOLVE_OK || outcome != OUTCOME_P) return;
    text_add(text, "(Nothing is gained by that: the answer undoes it, and it cannot go on for ever.)");
}
