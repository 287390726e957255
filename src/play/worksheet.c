/* SPDX-License-Identifier: MIT */
/* Every sheet varies the same models, which are drawn from fixed seeds: so all sheets are alike. */
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
    enum balance balance;
};

static const struct slot slots[WORKSHEET_STARTS] = {
    {2, {4, 7}, BALANCE_SECOND},
    {3, {1, 7}, BALANCE_FIRST},
    {3, {1, 7}, BALANCE_SECOND},
    {4, {1, 15}, BALANCE_FIRST},
};

const void *worksheet_position(const struct worksheet *sheet, size_t i) {
    return sheet->positions + i * sheet->game->size;
}

void worksheet_free(struct worksheet *sheet) {
    for (size_t i = 0; i < sheet->n_questions; i++) quiz_question_free(&sheet->questions[i]);
    free(sheet->questions);
    free(sheet->positions);
    *sheet = (struct worksheet){0};
}

/* Has the shape given as many independent parts as it asks for? Else parts are something else in this game,
 * as the rows of a bar are. */
static bool has_parts(struct solver *solver, const struct start *start, const void *position) {
    struct piles piles;
    if (start->shape.parts.low == 0) return true;
    nimm_solver_begin(solver);
    enum solve_status status = nimm_game_piles(solver, start->game, position, &piles);
    return status == NIMM_SOLVE_OK && piles.n == start->shape.parts.low;
}

/* A model of the slot into `position`: with the shape of the slot, else with the game's own, else of any
 * outcome. */
static bool draw_model(const struct worksheet_plan *plan, size_t i, struct solver *solver,
                       struct start *start, void *position, struct text *why) {
    enum { TRIES = 3 };
    for (int tries = 0; tries < TRIES; tries++) {
        struct random random = nimm_random_from_seed(MODEL_SEED + i);
        *start =
            (struct start){.game = plan->game, .parameters = plan->parameters, .balance = slots[i].balance};
        if (tries == 0) start->shape.parts = (struct range){slots[i].parts, slots[i].parts};
        if (tries == 0 && !plan->game->disguise) start->shape.amount = slots[i].amount;
        if (tries == 2) start->balance = BALANCE_ANY;
        nimm_text_clear(why);
        if (start_draw(start, solver, &random, position, why) && has_parts(solver, start, position))
            return true;
    }
    return false;
}

/* False: no start of this game can be drawn. */
static bool draw_positions(const struct worksheet_plan *plan, struct solver *solver, struct worksheet *sheet,
                           struct text *why) {
    struct random random = nimm_random_from_seed(plan->seed);
    void *model = memory_take(1, plan->game->size);
    bool good = true;
    for (size_t i = 0; good && i < WORKSHEET_STARTS; i++) {
        struct start start;
        good = draw_model(plan, i, solver, &start, model, why);
        if (good) alike_draw(&start, solver, &random, model, sheet->positions + i * plan->game->size);
    }
    free(model);
    return good;
}

static void draw_questions(const struct worksheet_plan *plan, struct solver *solver,
                           struct worksheet *sheet) {
    struct quiz models, quiz;
    quiz_begin(&models, solver, plan->level, QUIZ_ALL_TOPICS, MODEL_SEED);
    quiz_begin(&quiz, solver, plan->level, QUIZ_ALL_TOPICS, plan->seed);
    models.no_exercises = true;
    for (size_t i = 0; i < plan->n_questions; i++) {
        struct quiz_question model;
        quiz_next(&models, &model);
        quiz_vary(&quiz, &model, &sheet->questions[i]);
        quiz_question_free(&model);
    }
    sheet->n_questions = plan->n_questions;
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
    draw_questions(plan, solver, sheet);
    return true;
}

enum solve_status worksheet_ask(const struct worksheet *sheet, size_t i, struct solver *solver,
                                enum quiz_topic topic, struct quiz_question *question) {
    struct solution solution;
    *question = (struct quiz_question){.topic = topic, .game = sheet->game};
    question->position = sheet->positions + i * sheet->game->size;
    struct question asked = quiz_position_question(question);
    enum solve_status status = nimm_solve_position(solver, &asked, &solution);
    if (status != NIMM_SOLVE_OK) return status;
    question->yes = solution.outcome == NIMM_OUTCOME_N;
    question->number = solution.has_value ? solution.value : 0;
    return solution.outcome == NIMM_OUTCOME_D ? NIMM_SOLVE_NO_ANSWER : NIMM_SOLVE_OK;
}
