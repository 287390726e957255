/* SPDX-License-Identifier: MIT */
#include "play/worksheet.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/text.h"
#include "play/start.h"

/* The starts that a person can reason out: a shape for each, the game's own where there is none; or the
 * positions to choose from, between semicolons. */
struct model {
    const char *id;
    struct shape shapes[WORKSHEET_STARTS];
    const char *positions[WORKSHEET_STARTS];
};

/* The last one is for all other games. */
static const struct model models[] = {
    {"kayles", {{{2, 2}, {2, 6}}, {{3, 3}, {1, 4}}, {{3, 3}, {1, 4}}, {{4, 4}, {1, 3}}}},
    {"dawson", {{{2, 2}, {2, 6}}, {{2, 2}, {3, 6}}, {{3, 3}, {2, 4}}, {{3, 3}, {2, 4}}}},
    {"prime", {{{2, 2}, {6, 60}}, {{3, 3}, {4, 40}}, {{3, 3}, {4, 60}}, {{4, 4}, {4, 60}}}},
    {"northcott", {{{2, 2}, {5, 6}}, {{3, 3}, {6, 6}}, {{3, 3}, {7, 7}}, {{4, 4}, {7, 7}}}},
    {"chop", {{{2, 4}, {2, 4}}, {{2, 5}, {3, 5}}, {{3, 5}, {3, 6}}, {{3, 6}, {3, 6}}}},
    {"chomp",
     .positions = {"3x3; 4x4", "4,3; 4,4; 5,3; 5,4; 6,4; 6,5", "3,1,1; 4,1,1; 4,1,1,1; 5,1,1; 5,1,1,1,1",
                   "3x4; 3x5; 3,2,1; 4,2,2; 3,3,1; 4,3,2"}},
    {"triangle", .positions = {"convex:5", "convex:6", "convex:7", "convex:8"}},
    {"coloring", .positions = {"fan:4; fan:5", "strip:4; strip:5", "fan:6; fan:7", "strip:6; strip:7"}},
    {"compound", {{{2, 2}, {2, 4}}, {{2, 2}, {2, 4}}, {{2, 3}, {1, 3}}, {{3, 3}, {1, 3}}}},
    {"digraph", {{{5, 6}, {1, 2}}, {{6, 7}, {1, 2}}, {{7, 8}, {1, 2}}, {{7, 8}, {1, 3}}}},
    {NULL, {{{2, 2}, {4, 8}}, {{3, 3}, {1, 6}}, {{3, 3}, {1, 6}}, {{4, 4}, {1, 5}}}},
};

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

/* What sheets are drawn from. */
struct draw {
    const struct worksheet_plan *plan;
    struct solver *solver;
    const struct model *model;
    struct random random;
    struct text *why;
};

/* One of the positions of the slot. */
static bool choose(struct draw *draw, const char *at, void *position) {
    struct text one = {0};
    uint64_t n = 0;
    for (const char *end = at; *end; end++) n += *end == ';';
    for (n = nimm_random_between(&draw->random, 0, n); n > 0; n--) at = strchr(at, ';') + 2;
    text_add_bytes(&one, at, strcspn(at, ";"));
    bool good = draw->plan->game->parse(nimm_text_string(&one), position, draw->why);
    nimm_text_free(&one);
    return good;
}

static bool wins(struct draw *draw, const void *position) {
    const struct question question = {draw->plan->game, position, 0, false, NULL};
    enum outcome outcome;
    return nimm_solve_outcome(draw->solver, &question, &outcome) == NIMM_SOLVE_OK &&
           outcome == NIMM_OUTCOME_N;
}

/* A start like the model's, of that outcome if there is one. False: none can be drawn; *why says why. */
static bool draw_position(struct draw *draw, size_t slot, bool won, void *position) {
    enum { TRIES = 20 };
    const char *positions = draw->model->positions[slot];
    struct start start = {.game = draw->plan->game,
                          .shape = draw->model->shapes[slot],
                          .balance = won ? BALANCE_FIRST : BALANCE_SECOND};
    bool good = positions != NULL;
    for (int i = 0; i < TRIES && good && (i == 0 || wins(draw, position) != won); i++)
        good = choose(draw, positions, position);
    for (int i = 0; i < 4 && !good; i++) {
        if (i % 2 == 1) start.balance = BALANCE_ANY;
        nimm_text_clear(draw->why);
        good = start_draw(&start, draw->solver, &draw->random, position, draw->why);
        if (i == 1) start = (struct start){.game = start.game, .balance = won ? BALANCE_FIRST : BALANCE_SECOND};
    }
    return good;
}

/* Half of the starts, by chance, are won by the player who moves first, and so are the guesses. */
static bool draw_positions(struct draw *draw, struct worksheet *sheet) {
    const size_t size = sheet->game->size, starts = sheet->n_positions ? 0 : WORKSHEET_STARTS;
    size_t left = WORKSHEET_STARTS + WORKSHEET_GUESSES - starts, first = left / 2;
}
