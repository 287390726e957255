/* SPDX-License-Identifier: MIT */
#include "play/worksheet.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/nim.h"
#include "core/scan.h"
#include "core/text.h"
#include "games/map.h"
#include "play/start.h"

const void *worksheet_position(const struct worksheet *sheet, size_t i) {
    return sheet->positions + i * sheet->game->size;
}

void worksheet_free(struct worksheet *sheet) {
    for (size_t i = 0; i < sheet->n_questions; i++) quiz_question_free(&sheet->questions[i]);
    free(sheet->questions);
    free(sheet->positions);
    graph_free(&sheet->graph);
    *sheet = (struct worksheet){0};
}

/* What sheets are drawn from. */
struct draw {
    const struct worksheet_plan *plan;
    struct nimm_solver *solver;
    struct random random;
    struct text *why;
};

/* What the plan says about the start of that number; "" if it says nothing. */
static const char *slot_of(const struct draw *draw, size_t slot) {
    const char *at = draw->plan->models ? draw->plan->models : "";
    for (; slot > 0 && *at && *at != '\n'; at++) slot -= *at == '|';
    return *at == '\n' ? "" : scan_spaces(at);
}

/* Reads the four numbers of a shape. Returns false if there are positions instead, or nothing. */
static bool read_shape(const char *at, struct shape *shape) {
    uint64_t *const numbers[] = {&shape->parts.low, &shape->parts.high, &shape->amount.low,
                                 &shape->amount.high};
    bool good = true;
    for (size_t i = 0; i < 4 && good; i++)
        good = token_number(scan_token(&at, ""), numbers[i]) == TOKEN_NUMBER;
    if (!good) *shape = (struct shape){0};
    return good;
}

/* Puts one of the positions of the slot into *position. */
static bool choose(struct draw *draw, const char *at, void *position) {
    struct text one = {0};
    uint64_t n = 0;
    for (const char *end = at; *end && !strchr("|\n", *end); end++) n += *end == ';';
    for (n = random_between(&draw->random, 0, n); n > 0; n--) at = strchr(at, ';') + 1;
    text_add_bytes(&one, scan_spaces(at), strcspn(scan_spaces(at), ";|\n"));
    bool good = draw->plan->game->parse(text_string(&one), position, draw->why);
    text_free(&one);
    return good;
}

/* True if the position is won, or else lost, for the player to move. */
static bool is(struct draw *draw, const void *position, bool won) {
    const struct question question = {.game = draw->plan->game, .position = position};
    enum outcome outcome;
    return solve_outcome(draw->solver, &question, &outcome) == NIMM_OK &&
           outcome == (won ? OUTCOME_N : OUTCOME_P);
}

/* A start like the model's and of that outcome, else of the game's own shape, else of any outcome.
 * Returns false if none can be drawn; *why says why. */
static bool draw_position(struct draw *draw, size_t slot, bool won, void *position) {
    enum { TRIES = 20 };
    const char *positions = slot_of(draw, slot);
    struct start start = {.game = draw->plan->game,
                          .balance = won ? BALANCE_FIRST : BALANCE_SECOND};
    bool good = !read_shape(positions, &start.shape) && *positions != '\0';
    for (int i = 0; i < TRIES && good && (i == 0 || !is(draw, position, won)); i++)
        good = choose(draw, positions, position);
    for (int i = 0; i < 3 && !good; i++) {
        if (i > 0) start.shape = (struct shape){0};
        if (i > 1) start.balance = BALANCE_FAIR;
        text_clear(draw->why);
        good = start_draw(&start, draw->solver, &draw->random, position, draw->why);
    }
    return good;
}

/* True if no part of the first n positions has a value above 1, as far as the game finds values:
 * their binary grids would be one column each. */
static bool is_flat(const struct draw *draw, const struct worksheet *sheet, size_t n) {
    struct piles piles;
    bool flat = sheet->game->theory->piles;
    for (size_t i = 0; i < n && flat; i++) {
        const void *position = worksheet_position(sheet, i);
        flat = solve_piles(draw->solver, sheet->game, position, &piles) == NIMM_OK &&
               nim_grid_columns(piles.value, piles.n) <= 1;
    }
    return flat;
}

/* True if play matters: whoever can force a win has a move that throws it away, now or, where that
 * is the other player, after some first move. Of very many moves it looks at the first. */
static bool can_go_wrong(const struct draw *draw, const void *position, enum player mover,
                         bool won) {
    enum { MOST_MOVES = 100 };
    const struct game *game = draw->plan->game;
    struct moves moves = {0};
    void *after = memory_take(1, game->size);
    bool can = false;
    for (int i = 0; i < MOST_MOVES && !can && game->moves(position, mover, &moves); i++) {
        const struct question question = {.game = game, .position = after, .mover = !mover};
        enum outcome outcome;
        memcpy(after, position, game->size);
        game->play(after, mover, &moves.move);
        if (won)
            can =
                solve_outcome(draw->solver, &question, &outcome) == NIMM_OK && outcome == OUTCOME_N;
        else
            can = can_go_wrong(draw, after, !mover, true);
    }
    free(after);
    return can;
}

/* Draws n more positions, half of them won by the player who moves first, none twice; in a partisan
 * game, some pile of each is not empty. Where they are starts, from 0 on, play matters in each, and
 * some value of the last one is above 1 if no other is, as far as such starts come up. False if
 * there are fewer; *why says why. */
static bool draw_positions(struct draw *draw, struct worksheet *sheet, size_t from, size_t n) {
    enum { TRIES = 30 };
    const size_t size = sheet->game->size;
    size_t first = n / 2, at = from;
    for (size_t i = 0; i < n; i++) {
        const bool won = random_between(&draw->random, 1, n - i) <= first;
        unsigned char *position = sheet->positions + at * size;
        struct piles piles;
        bool is_new = false;
        first -= won;
        for (int tries = 0; tries < TRIES && !is_new; tries++) {
            memcpy(position, draw->plan->blank, size);
            if (!draw_position(draw, (from + i) % WORKSHEET_STARTS, won, position)) return false;
            if (from == 0)
                is_new =
                    (i + 1 < n || !is_flat(draw, sheet, n)) && can_go_wrong(draw, position, 0, won);
            else
                is_new = is(draw, position, won) || is(draw, position, !won);
            if (sheet->game->partisan)
                is_new = is_new &&
                         solve_piles(draw->solver, sheet->game, position, &piles) == NIMM_OK &&
                         nim_grid_columns(piles.value, piles.n) > 0;
            for (size_t k = 0; k < at; k++)
                is_new =
                    is_new && !game_is_alike(sheet->game, sheet->positions + k * size, position);
        }
        at += is_new || from == 0;
    }
    if (from > 0) sheet->n_guesses = at - from;
    return true;
}

/* True if the map fits across the page in letters of 9 points, with blanks of 8 mm. */
static bool has_room(const struct graph *graph) {
    enum { WIDE = 1860, HIGH = 500 };
    const enum map_way way = map_way_to_label(graph, MAP_BLANK);
    struct text marks = {0};
    int wide, high;
    bool fits = map_marks(graph, MAP_BLANK, way, &marks, &wide, &high);
    fits = fits && wide <= WIDE && high <= HIGH;
    text_free(&marks);
    return fits;
}

/* Returns false if too few or too many positions can come up, or some of them are drawn. */
static bool try_labels(struct nimm_solver *solver, const struct game *game, const void *position,
                       uint32_t least, struct graph *graph) {
    const struct question question = {.game = game, .position = position};
    const struct graph_plan plan = {
        .depth = UINT32_MAX, .nodes = WORKSHEET_LABELS + 1, .merge = true, .safe = true};
    graph_build(solver, &question, &plan, graph);
    bool good = graph->n_nodes >= least && graph->n_nodes <= WORKSHEET_LABELS;
    graph_free(graph);
    good = good && label_small_graph(solver, &question, WORKSHEET_LABELS, graph);
    for (uint32_t i = 0; good && i < graph->n_nodes; i++)
        good = graph->nodes[i].outcome != OUTCOME_D;
    good = good && has_room(graph);
    if (!good) graph_free(graph);
    return good;
}

/* True if it is, or is alike, a start or a guess of the sheet. */
static bool is_on_sheet(const struct worksheet *sheet, const void *position) {
    bool found = false;
    for (size_t i = 0; i < sheet->n_positions + sheet->n_guesses; i++)
        found = found || game_is_alike(sheet->game, worksheet_position(sheet, i), position);
    return found;
}

/* A start small enough for all its positions to be labeled: one of the sheet's own, if it was
 * given, or of the plan's models for it, or one that is drawn and not on the sheet already, where
 * the map would give its answer away. */
static void draw_labels(struct draw *draw, struct worksheet *sheet) {
    enum {
        TRIES = 400,
        MODELS = 20,
        LEAST = 6,
        LEAST_GIVEN = 3,
        FEW_PARTS = 2,
        MOST_PARTS = 9,
        AMOUNTS = 3
    };
    static const struct range amounts[AMOUNTS] = {
        {1, 6}, {2, 3}, {4, 40}}; /* no game takes all of them */
    const struct worksheet_plan *plan = draw->plan;
    void *position = memory_copy(plan->blank, plan->game->size);
    bool found = plan->game->partisan;
    for (size_t i = 0; !found && i < plan->n_positions; i++)
        found = try_labels(draw->solver, plan->game, worksheet_position(sheet, i), LEAST_GIVEN,
                           &sheet->graph);
    const char *models = slot_of(draw, WORKSHEET_STARTS);
    for (int i = 0; *models && !found && i < MODELS; i++)
        found = choose(draw, models, position) &&
                try_labels(draw->solver, plan->game, position, LEAST_GIVEN, &sheet->graph);
    for (int i = 0; !found && i < TRIES; i++) {
        const uint64_t most = FEW_PARTS + (uint64_t)i * (MOST_PARTS - FEW_PARTS) / TRIES;
        const uint64_t parts = random_between(&draw->random, i < TRIES / 2 ? 2 : 1, most);
        const struct start start = {.game = plan->game,
                                    .shape = {{parts, parts}, amounts[i % AMOUNTS]},
                                    .balance = BALANCE_FAIR};
        text_clear(draw->why);
        found = start_draw(&start, draw->solver, &draw->random, position, draw->why) &&
                !is_on_sheet(sheet, position) &&
                try_labels(draw->solver, plan->game, position, LEAST, &sheet->graph);
    }
    free(position);
}

/* The sizes of the Nim piles of a position in ascending order, those of 0 too; no piles where they
 * are not known. */
static struct piles sorted_piles(struct nimm_solver *solver, const struct quiz_question *question) {
    struct piles piles = {0};
    if (solve_piles(solver, question->game, question->position, &piles) != NIMM_OK)
        return (struct piles){0};
    qsort(piles.value, piles.n, sizeof *piles.value, nim_by_size);
    return piles;
}

/* True if they ask the same, of positions that may be written in another order or, in a partisan
 * game, have the same Nim piles. */
static bool asks_the_same(struct nimm_solver *solver, const struct quiz_question *a,
                          const struct quiz_question *b) {
    if (a->topic != b->topic || a->misere != b->misere || a->game != b->game || a->n != b->n)
        return false;
    if (!a->game) return memcmp(a->numbers, b->numbers, a->n * sizeof *a->numbers) == 0;
    if (!a->game->partisan) return game_is_alike(a->game, a->position, b->position);
    const struct piles one = sorted_piles(solver, a), other = sorted_piles(solver, b);
    return one.n == other.n && memcmp(one.value, other.value, one.n * sizeof *one.value) == 0;
}

/* True if nothing on the sheet asks the same so far; who wins its starts and guesses is asked
 * already. */
static bool is_new(struct nimm_solver *solver, const struct worksheet *sheet,
                   const struct quiz_question *question) {
    bool found = question->topic == QUIZ_WINNER && !question->misere &&
                 is_on_sheet(sheet, question->position);
    for (size_t i = 0; i < sheet->n_questions; i++)
        found = found || asks_the_same(solver, &sheet->questions[i], question);
    return !found;
}

/* Puts rows of pins in the order in which a sheet names them, "5,4,3": whoever counts the pins from
 * the name is right then. */
static void stand_as_named(struct quiz_question *question) {
    const struct game *game = question->game;
    struct text name = {0};
    if (!game || !game->print_state || !game->reads_one_pile) return;
    game->print_state(question->position, &name);
    game->parse(text_string(&name), question->position, NULL); /* it reads what it prints */
    text_free(&name);
}

/* All are about the game of the sheet, and none is asked twice. No numbers at all are not a
 * question for paper. */
static void draw_questions(const struct draw *draw, struct worksheet *sheet) {
    enum { TRIES = 20 };
    const struct worksheet_plan *plan = draw->plan;
    struct quiz quiz;
    if (plan->n_questions == 0) return;
    quiz_begin(&quiz, draw->solver, plan->level, plan->topics, plan->seed);
    quiz.game = plan->game;
    quiz.blank = plan->blank;
    for (size_t i = 0; i < TRIES * plan->n_questions && sheet->n_questions < plan->n_questions;
         i++) {
        struct quiz_question *question = &sheet->questions[sheet->n_questions];
        if (!quiz_next(&quiz, question)) break;
        stand_as_named(question);
        if ((question->game || question->n > 0) && is_new(draw->solver, sheet, question))
            sheet->n_questions++;
        else
            quiz_question_free(question);
    }
}

bool worksheet_make(const struct worksheet_plan *plan, struct nimm_solver *solver,
                    struct worksheet *sheet, struct text *why) {
    struct draw draw = {plan, solver, random_from_seed(plan->seed), why};
    const size_t starts = plan->n_positions ? plan->n_positions : plan->n_starts;
    *sheet = (struct worksheet){.game = plan->game, .n_positions = starts};
    sheet->positions = memory_take(starts + plan->n_guesses, plan->game->size);
    sheet->questions = memory_take(plan->n_questions + 1, sizeof *sheet->questions);
    if (plan->n_positions) {
        memcpy(sheet->positions, plan->positions, starts * plan->game->size);
    } else if (!draw_positions(&draw, sheet, 0, starts)) {
        worksheet_free(sheet);
        return false;
    }
    draw_positions(&draw, sheet, starts, plan->n_guesses);
    draw_labels(&draw, sheet);
    draw_questions(&draw, sheet);
    text_clear(why);
    return true;
}
