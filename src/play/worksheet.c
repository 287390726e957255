/* SPDX-License-Identifier: MIT */
/* The starts of every sheet vary the same models, which are drawn from fixed seeds: so all sheets are alike.
 */
#include "play/worksheet.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "play/start.h"

enum { MODEL_SEED = 1902 };

/* What the starts of a sheet are like; where a game refuses the shape, its own is taken. */
struct slot {
    uint64_t parts;
    struct range amount; /* in a part, for games whose parts are plain piles */
};

static const struct slot slots[WORKSHEET_STARTS] = {{2, {4, 7}}, {3, {1, 7}}, {3, {1, 7}}, {4, {1, 15}}};

const void *worksheet_position(const struct worksheet *sheet, size_t i) {
    return sheet->positions + i * sheet->game->size;
}

void worksheet_free(struct worksheet *sheet) {
    for (size_t i = 0; i < sheet->n_questions; i++) quiz_question_free(&sheet->questions[i]);
    free(sheet->questions);
    free(sheet->positions);
    labelling_free(&sheet->labelling);
    *sheet = (struct worksheet){0};
}

/* Has the shape given as many independent parts as it asks for? Else parts are something else in this game,
 * as the rows of a bar are. */
static bool has_parts(struct solver *solver, const struct start *start, const void *position) {
    struct piles piles;
    if (start->shape.parts.low == 0) return true;
    solver_begin(solver);
    enum solve_status status = nimm_game_piles(solver, start->game, position, &piles);
    return status == NIMM_SOLVE_OK && piles.n == start->shape.parts.low;
}

/* A model of the slot into `position`: with the shape of the slot, else with the game's own, else of any
 * outcome. */
static bool draw_model(const struct worksheet_plan *plan, size_t i, enum balance balance,
                       struct solver *solver, struct start *start, void *position, struct text *why) {
    enum { TRIES = 3 };
    for (int tries = 0; tries < TRIES; tries++) {
        struct random random = nimm_random_from_seed(MODEL_SEED + i);
        *start = (struct start){.game = plan->game, .balance = balance};
        if (tries == 0) start->shape.parts = (struct range){slots[i].parts, slots[i].parts};
        if (tries == 0 && !plan->game->disguise) start->shape.amount = slots[i].amount;
        if (tries == 2) start->balance = BALANCE_ANY;
        nimm_text_clear(why);
        if (start_draw(start, solver, &random, position, why) && has_parts(solver, start, position))
            return true;
    }
    return false;
}

/* Half of the starts, by chance, are won by the player who moves first. False: no start of this game can be
 * drawn. */
static bool draw_positions(const struct worksheet_plan *plan, struct solver *solver, struct worksheet *sheet,
                           struct text *why) {
    struct random random = nimm_random_from_seed(plan->seed);
    void *model = memory_copy(plan->blank, plan->game->size);
    size_t first = WORKSHEET_STARTS / 2;
    bool good = true;
    for (size_t i = 0; good && i < WORKSHEET_STARTS; i++) {
        struct start start;
        bool wins = nimm_random_between(&random, 1, WORKSHEET_STARTS - i) <= first;
        first -= wins;
        good = draw_model(plan, i, wins ? BALANCE_FIRST : BALANCE_SECOND, solver, &start, model, why);
        if (good) alike_draw(&start, solver, &random, model, sheet->positions + i * plan->game->size);
    }
    free(model);
    return good;
}

/* False: too few or too many positions can come up. */
static bool try_labels(struct solver *solver, const struct game *game, const void *position, uint32_t least,
                       struct labelling *labelling) {
    const struct question question = {game, position, 0, false, NULL};
    const struct position_graph_plan plan = {
        .depth = UINT32_MAX, .nodes = WORKSHEET_LABELS + 1, .merge = true, .safe = true};
    struct position_graph graph;
    position_graph_build(solver, &question, &plan, &graph);
    bool good = graph.n_nodes >= least && graph.n_nodes <= WORKSHEET_LABELS;
    position_graph_free(&graph);
    return good && labelling_begin(solver, &question, WORKSHEET_LABELS, labelling);
}

/* A start small enough for all its positions to be labeled: one of the sheet's own, if it was given, or one
 * that is drawn. */
static void draw_labels(const struct worksheet_plan *plan, struct solver *solver, struct worksheet *sheet) {
    enum { TRIES = 400, LEAST = 5, LEAST_GIVEN = 3, MOST_PARTS = 8, AMOUNTS = 3 };
    static const struct range amounts[AMOUNTS] = {{1, 6}, {2, 3}, {4, 40}}; /* few games take each */
    struct random random = nimm_random_from_seed(plan->seed);
    struct text why = {0};
    void *position = memory_copy(plan->blank, plan->game->size);
    bool found = plan->game->flags & NIMM_GAME_PARTISAN;
    for (size_t i = 0; !found && i < plan->n_positions; i++)
        found = try_labels(solver, plan->game, worksheet_position(sheet, i), LEAST_GIVEN, &sheet->labelling);
    for (int i = 0; !found && i < TRIES; i++) {
        uint64_t parts = nimm_random_between(&random, i < TRIES / 2 ? 2 : 1, MOST_PARTS);
        const struct start start = {.game = plan->game, .shape = {{parts, parts}, amounts[i % AMOUNTS]}};
        nimm_text_clear(&why);
        found = start_draw(&start, solver, &random, position, &why) &&
                try_labels(solver, plan->game, position, LEAST, &sheet->labelling);
    }
    free(position);
    nimm_text_free(&why);
}

/* All are about the game of the sheet. Labels are asked for by the table. */
static void draw_questions(const struct worksheet_plan *plan, struct solver *solver,
                           struct worksheet *sheet) {
    struct quiz quiz;
    quiz_begin(&quiz, solver, plan->level, QUIZ_ALL_TOPICS & ~(1U << QUIZ_LABEL), plan->seed);
    quiz.game = plan->game;
    quiz.blank = plan->blank;
    while (sheet->n_questions < plan->n_questions && quiz_next(&quiz, &sheet->questions[sheet->n_questions]))
        sheet->n_questions++;
}

bool worksheet_make(const struct worksheet_plan *plan, struct solver *solver, struct worksheet *sheet,
                    struct text *why) {
    *sheet = (struct worksheet){.game = plan->game};
    sheet->n_positions = plan->n_positions ? plan->n_positions : WORKSHEET_STARTS;
    sheet->positions = memory_take(sheet->n_positions, plan->game->size);
    sheet->questions = memory_take(plan->n_questions + 1, sizeof *sheet->questions);
    if (plan->n_positions) {
        memcpy(sheet->positions, plan->positions, plan->n_positions * plan->game->size);
    } else if (!draw_positions(plan, solver, sheet, why)) {
        worksheet_free(sheet);
        return false;
    }
    draw_labels(plan, solver, sheet);
    draw_questions(plan, solver, sheet);
    return true;
}
