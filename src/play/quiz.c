/* SPDX-License-Identifier: MIT */
#include "play/quiz.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/solver.h"
#include "core/text.h"
#include "nimm/nim.h"
#include "play/start.h"

/* How often a question that has just been asked is drawn again, how often making one may fail, and one
 * question in how many is an exercise. */
enum { MOST_REDRAWN = 30, MOST_FAILED = 2, EXERCISE_IN = 3 };

/* A position is drawn so often, with at most as much work as so many questions of a solver. */
enum { MOST_DRAWN = 1000, MOST_SOLVED = 20 };

/* A class looks at no more moves, and no more labels, at once. */
enum { MOST_OPTIONS = 8, MOST_LABELS = 16 };

/* --- the syllabus: which games a class meets at which level, and how large ------------------------- */

/* A recipe draws a start of a game, or without a game numbers; an exercise is a position, or numbers alone.
 */
struct quiz_recipe {
    enum quiz_topic topic;
    unsigned level;
    const char *game;
    struct range parts, amount;
    const char *position; /* of an exercise; in a recipe what an amount follows: "convex:" */
    unsigned played;      /* so many moves are made by chance first: an even number where sides differ */
    bool misere;
};

static const struct quiz_recipe recipes[] = {
    {QUIZ_WINNER, 1, "nim", .parts = {2, 2}, .amount = {1, 6}},
    {QUIZ_WINNER, 1, "nim", .parts = {3, 3}, .amount = {1, 3}},
    {QUIZ_WINNER, 1, "subtraction:2", .parts = {1, 1}, .amount = {3, 10}},
    {QUIZ_WINNER, 1, "subtraction:3", .parts = {1, 1}, .amount = {4, 13}},
    {QUIZ_WINNER, 1, "poker-nim", .parts = {2, 2}, .amount = {2, 5}, .played = 2},
    {QUIZ_WINNER, 2, "nim", .parts = {3, 3}, .amount = {2, 9}},
    {QUIZ_WINNER, 2, "subtraction:3", .parts = {2, 2}, .amount = {3, 12}},
    {QUIZ_WINNER, 2, "kayles", .parts = {2, 2}, .amount = {1, 6}},
    {QUIZ_WINNER, 2, "northcott", .parts = {2, 2}, .amount = {5, 6}},
    {QUIZ_WINNER, 2, "chop", .parts = {2, 5}, .amount = {2, 5}},
    {QUIZ_WINNER, 2, "dawson", .parts = {1, 1}, .amount = {4, 9}},
    {QUIZ_WINNER, 2, "poker-nim", .parts = {3, 3}, .amount = {2, 7}, .played = 2},
    {QUIZ_WINNER, 2, "triangle", .amount = {4, 7}, .position = "convex:"},
    {QUIZ_WINNER, 2, "coloring", .amount = {3, 7}, .position = "strip:"},
    {QUIZ_WINNER, 3, "nim", .parts = {4, 4}, .amount = {3, 31}},
    {QUIZ_WINNER, 3, "kayles", .parts = {3, 3}, .amount = {2, 8}},
    {QUIZ_WINNER, 3, "dawson", .parts = {2, 2}, .amount = {2, 9}},
    {QUIZ_WINNER, 3, "prime", .parts = {3, 3}, .amount = {4, 60}},
    {QUIZ_WINNER, 3, "northcott", .parts = {3, 3}, .amount = {6, 8}},
    {QUIZ_WINNER, 3, "triangle", .amount = {6, 9}, .position = "convex:", .played = 1},
    {QUIZ_WINNER, 3, "coloring", .amount = {5, 8}, .position = "fan:", .played = 1},
    {QUIZ_WINNER, 3, "nim", .parts = {3, 3}, .amount = {1, 4}, .misere = true},
    {QUIZ_MOVE, 1, "nim", .parts = {2, 2}, .amount = {1, 7}},
    {QUIZ_MOVE, 1, "nim", .parts = {3, 3}, .amount = {1, 4}},
    {QUIZ_MOVE, 1, "subtraction:3", .parts = {1, 1}, .amount = {5, 14}},
    {QUIZ_MOVE, 2, "nim", .parts = {3, 3}, .amount = {3, 12}},
    {QUIZ_MOVE, 2, "kayles", .parts = {1, 1}, .amount = {3, 7}},
    {QUIZ_MOVE, 2, "northcott", .parts = {2, 2}, .amount = {5, 7}},
    {QUIZ_MOVE, 2, "chop", .parts = {2, 6}, .amount = {2, 6}},
    {QUIZ_MOVE, 2, "prime", .parts = {2, 2}, .amount = {6, 40}},
    {QUIZ_MOVE, 2, "dawson", .parts = {1, 1}, .amount = {4, 8}},
    {QUIZ_MOVE, 2, "poker-nim", .parts = {2, 2}, .amount = {2, 7}, .played = 2},
    {QUIZ_MOVE, 2, "triangle", .amount = {4, 8}, .position = "convex:"},
    {QUIZ_MOVE, 2, "coloring", .amount = {3, 6}, .position = "strip:"},
    {QUIZ_MOVE, 3, "nim", .parts = {4, 4}, .amount = {5, 31}},
    {QUIZ_MOVE, 3, "kayles", .parts = {2, 2}, .amount = {3, 8}},
    {QUIZ_MOVE, 3, "prime", .parts = {3, 3}, .amount = {10, 90}},
    {QUIZ_MOVE, 3, "northcott", .parts = {3, 3}, .amount = {6, 8}},
    {QUIZ_MOVE, 3, "subtraction:4", .parts = {3, 3}, .amount = {3, 20}},
    {QUIZ_MOVE, 3, "dawson", .parts = {2, 2}, .amount = {3, 8}},
    {QUIZ_MOVE, 3, "triangle", .amount = {6, 9}, .position = "convex:", .played = 1},
    {QUIZ_MOVE, 3, "coloring", .amount = {5, 8}, .position = "fan:"},
    {QUIZ_MOVE, 3, "nim", .parts = {3, 3}, .amount = {1, 4}, .misere = true},
    {QUIZ_BALANCE, 1, "nim", .parts = {2, 2}, .amount = {1, 7}},
    {QUIZ_BALANCE, 1, "nim", .parts = {3, 3}, .amount = {1, 7}},
    {QUIZ_BALANCE, 2, "nim", .parts = {3, 3}, .amount = {3, 15}},
    {QUIZ_BALANCE, 2, "nim", .parts = {4, 4}, .amount = {1, 15}},
    {QUIZ_BALANCE, 3, "nim", .parts = {4, 4}, .amount = {9, 40}},
    {QUIZ_BALANCE, 3, "nim", .parts = {5, 5}, .amount = {5, 31}},
    {QUIZ_SUM, 1, .parts = {2, 2}, .amount = {1, 7}},
    {QUIZ_SUM, 2, .parts = {3, 3}, .amount = {1, 15}},
    {QUIZ_SUM, 3, .parts = {3, 3}, .amount = {9, 63}},
    {QUIZ_SUM, 3, .parts = {4, 4}, .amount = {5, 40}},
    {.topic = QUIZ_MEX, .level = 1},
    {QUIZ_MEX, 1, "subtraction:3", .parts = {1, 1}, .amount = {3, 12}},
    {QUIZ_MEX, 1, "chop", .parts = {1, 2}, .amount = {2, 4}},
    {.topic = QUIZ_MEX, .level = 2},
    {QUIZ_MEX, 2, "chomp", .parts = {2, 2}, .amount = {2, 3}},
    {QUIZ_MEX, 2, "kayles", .parts = {1, 1}, .amount = {3, 5}},
    {QUIZ_MEX, 2, "prime", .parts = {1, 1}, .amount = {8, 60}},
    {.topic = QUIZ_MEX, .level = 3},
    {QUIZ_MEX, 3, "chomp", .parts = {2, 3}, .amount = {3, 3}},
    {QUIZ_MEX, 3, "dawson", .parts = {1, 1}, .amount = {6, 9}},
    {QUIZ_MEX, 3, "kayles", .parts = {2, 2}, .amount = {1, 3}},
    {QUIZ_VALUE, 1, "subtraction:2", .parts = {1, 1}, .amount = {3, 12}},
    {QUIZ_VALUE, 1, "subtraction:3", .parts = {1, 1}, .amount = {4, 15}},
    {QUIZ_VALUE, 1, "prime", .parts = {1, 1}, .amount = {4, 40}},
    {QUIZ_VALUE, 1, "northcott", .parts = {1, 1}, .amount = {4, 8}},
    {QUIZ_VALUE, 2, "kayles", .parts = {1, 1}, .amount = {2, 7}},
    {QUIZ_VALUE, 2, "northcott", .parts = {2, 2}, .amount = {5, 8}},
    {QUIZ_VALUE, 2, "prime", .parts = {2, 2}, .amount = {8, 60}},
    {QUIZ_VALUE, 2, "chop", .parts = {2, 6}, .amount = {2, 6}},
    {QUIZ_VALUE, 3, "kayles", .parts = {2, 2}, .amount = {3, 9}},
    {QUIZ_VALUE, 3, "dawson", .parts = {1, 1}, .amount = {5, 11}},
    {QUIZ_VALUE, 3, "dawson", .parts = {2, 2}, .amount = {3, 8}},
    {QUIZ_VALUE, 3, "prime", .parts = {3, 3}, .amount = {20, 120}},
    {QUIZ_VALUE, 3, "subtraction:1,3,4", .parts = {2, 2}, .amount = {4, 12}},
    {QUIZ_VALUE, 3, "chop", .parts = {4, 9}, .amount = {4, 9}},
    {QUIZ_LABEL, 1, "digraph", .parts = {4, 5}, .amount = {1, 2}},
    {QUIZ_LABEL, 1, "chop", .parts = {1, 2}, .amount = {2, 3}},
    {QUIZ_LABEL, 2, "digraph", .parts = {5, 7}, .amount = {1, 3}},
    {QUIZ_LABEL, 2, "chomp", .parts = {2, 2}, .amount = {2, 3}},
    {QUIZ_LABEL, 3, "digraph", .parts = {7, 10}, .amount = {2, 3}},
    {QUIZ_LABEL, 3, "chomp", .parts = {2, 3}, .amount = {3, 3}},
    {QUIZ_BINARY, 1, .parts = {1, 1}, .amount = {2, 15}},
    {QUIZ_BINARY, 2, .parts = {1, 1}, .amount = {16, 63}},
    {QUIZ_BINARY, 3, .parts = {1, 1}, .amount = {64, 255}},
};

enum { RECIPES = sizeof recipes / sizeof *recipes };

/* By level: of a game without recipes, where it takes such starts. */
static const struct shape usual[QUIZ_LEVELS] = {{{2, 2}, {2, 4}}, {{2, 3}, {2, 5}}, {{3, 4}, {3, 6}}};

/* What lectures and textbooks on Nim have asked for a hundred years; the answers are computed. */
static const struct quiz_recipe exercises[] = {
    {QUIZ_WINNER, 1, "nim", .position = "1,1,1"},
    {QUIZ_WINNER, 1, "nim", .position = "1,1,1,1"},
    {QUIZ_WINNER, 1, "nim", .position = "4,4"},
    {QUIZ_WINNER, 1, "nim", .position = "1,2"},
    {QUIZ_WINNER, 1, "nim", .position = "2,3,2,3"},
    {QUIZ_WINNER, 1, "nim", .position = "1,4,4"},
    {QUIZ_WINNER, 1, "nim", .position = "1,2,3"},
    {QUIZ_WINNER, 1, "subtraction:2", .position = "9"},
    {QUIZ_WINNER, 1, "subtraction:3", .position = "4"},
    {QUIZ_WINNER, 2, "nim", .position = "3,4,6"},
    {QUIZ_WINNER, 2, "subtraction:3", .position = "5,5,4"},
    {QUIZ_WINNER, 2, "chop", .position = "2x2"},
    {QUIZ_WINNER, 2, "chomp", .position = "2,1"},
    {QUIZ_WINNER, 2, "poker-nim", .position = "4,4/3,1"},
    {QUIZ_WINNER, 2, "triangle", .position = "convex:5"},
    {QUIZ_WINNER, 3, "nim", .position = "22,19,14,11"},
    {QUIZ_WINNER, 3, "nim", .position = "27,23,22,15"},
    {QUIZ_WINNER, 3, "nim", .position = "1,1,1,1", .misere = true},
    {QUIZ_MOVE, 1, "nim", .position = "1,2"},
    {QUIZ_MOVE, 1, "nim", .position = "1,4,4"},
    {QUIZ_MOVE, 1, "nim", .position = "8,5"},
    {QUIZ_MOVE, 1, "nim", .position = "2,3,2,1"},
    {QUIZ_MOVE, 1, "nim", .position = "1,2,4"},
    {QUIZ_MOVE, 2, "nim", .position = "2,4,5"},
    {QUIZ_MOVE, 2, "nim", .position = "3,4,4"},
    {QUIZ_MOVE, 2, "nim", .position = "3,4,6"},
    {QUIZ_MOVE, 2, "nim", .position = "4,5,7,8"},
    {QUIZ_MOVE, 3, "nim", .position = "25,13,39"},
    {QUIZ_MOVE, 3, "nim", .position = "27,23,22,15"},
    {QUIZ_MOVE, 3, "nim", .position = "7,9,12,15"},
    {QUIZ_MOVE, 3, "nim", .position = "22,13,14,11"},
    {QUIZ_MOVE, 3, "nim", .position = "10,20,30,40,50"},
    {QUIZ_MOVE, 3, "nim", .position = "1,1,2", .misere = true},
    {QUIZ_BALANCE, 1, "nim", .position = "1,2,4"},
    {QUIZ_BALANCE, 1, "nim", .position = "4,4"},
    {QUIZ_BALANCE, 1, "nim", .position = "1,2,3"},
    {QUIZ_BALANCE, 2, "nim", .position = "4,5,7,8"},
    {QUIZ_BALANCE, 2, "nim", .position = "2,3,2,3"},
    {QUIZ_BALANCE, 3, "nim", .position = "22,19,14,11"},
    {QUIZ_BALANCE, 3, "nim", .position = "10,20,30,40,50"},
    {QUIZ_SUM, 1, .position = "2,4,5"},
    {QUIZ_SUM, 2, .position = "4,5,7,8"},
    {QUIZ_SUM, 2, .position = "13,19,10"},
    {QUIZ_SUM, 3, .position = "25,13,39"},
    {QUIZ_MEX, 1, .position = "0,1,2,5,8"},
    {QUIZ_MEX, 2, .position = ""},
    {QUIZ_MEX, 3, "chomp", .position = "3,3"},
    {QUIZ_VALUE, 1, "chop", .position = "1x4"},
    {QUIZ_VALUE, 2, "chop", .position = "2x3"},
    {QUIZ_VALUE, 2, "chop", .position = "2x4"},
    {QUIZ_VALUE, 2, "chomp", .position = "2x2"},
    {QUIZ_VALUE, 3, "chomp", .position = "2x3"},
    {QUIZ_BINARY, 2, .position = "45"},
    {QUIZ_BINARY, 2, .position = "57"},
};

enum { EXERCISES = sizeof exercises / sizeof *exercises };

static const struct {
    const char *name, *title, *form;
} topic_words[QUIZ_TOPICS] = {
    [QUIZ_WINNER] = {"winner", "seeing who wins", "first or second"},
    [QUIZ_MOVE] = {"move", "finding a winning move", NULL /* each game has its own */},
    [QUIZ_BALANCE] = {"balance", "seeing whether a position is balanced", "yes or no"},
    [QUIZ_SUM] = {"sum", "nim-sums", "a number"},
    [QUIZ_MEX] = {"mex", "the mex", "a number"},
    [QUIZ_VALUE] = {"value", "values of other games", "a number"},
    [QUIZ_LABEL] = {"label", "labels", "a number"},
    [QUIZ_BINARY] = {"binary", "binary numbers", "ones and zeros"},
};

const char *quiz_topic_name(enum quiz_topic topic) {
    return topic_words[topic].name;
}

const char *quiz_topic_title(enum quiz_topic topic) {
    return topic_words[topic].title;
}

const char *quiz_form(const struct quiz_question *question) {
    return question->topic == QUIZ_MOVE ? question->game->move_prompt : topic_words[question->topic].form;
}

/* --- making one question --------------------------------------------------------------------- */

static bool tell_options(struct quiz *quiz, struct quiz_question *question) {
    struct question asked = quiz_position_question(question);
    struct label label;
    bool good = label_position(quiz->solver, &asked, &label) == NIMM_SOLVE_OK && label.by_value &&
                label.n > 0 && label.n <= MOST_OPTIONS;
    if (good) label_print_options(&label, label.n, &question->given);
    label_free(&label);
    return good;
}

/* Hides the label of a position that has options: it becomes the position of the question. */
static bool hide_label(struct quiz *quiz, struct quiz_question *question) {
    struct question asked = quiz_position_question(question);
    struct labelling labelling;
    bool good = labelling_begin(quiz->solver, &asked, MOST_LABELS, &labelling) && labelling.by_value;
    const struct position_graph *graph = &labelling.graph;
    uint32_t ends = 0; /* which come first */
    while (good && ends < graph->n_nodes && graph->nodes[graph->order[ends]].value == 0) ends++;
    good = good && ends + 1 < graph->n_nodes;
    if (good) question->whole = memory_copy(question->position, asked.game->size);
    uint32_t hidden = good ? (uint32_t)nimm_random_between(&quiz->random, ends, graph->n_nodes - 1) : 0;
    for (uint32_t i = 0; good && i < graph->n_nodes; i++) {
        const void *position = position_graph_position(graph, graph->order[i]);
        if (i > 0) text_add(&question->given, ", ");
        position_print_state(asked.game, position, &question->given);
        if (i == hidden) {
            text_add(&question->given, " *?");
            memcpy(question->position, position, asked.game->size);
            question->number = graph->nodes[graph->order[i]].value;
        } else {
            text_addf(&question->given, " *%" PRIu64, graph->nodes[graph->order[i]].value);
        }
    }
    labelling_free(&labelling);
    return good;
}

/* Are there such questions about a position of the game? */
static bool is_of(enum quiz_topic topic, const struct game *game) {
    if (topic == QUIZ_SUM || topic == QUIZ_BINARY) return false;
    if (topic == QUIZ_BALANCE) return !game->disguise;
    if (topic == QUIZ_MEX || topic == QUIZ_LABEL) return !(game->flags & NIMM_GAME_PARTISAN);
    return true;
}

/* Of a question with its position. NIMM_SOLVE_NO_ANSWER: there is no such question about it. */
static enum solve_status find_answer(struct quiz *quiz, struct quiz_question *question) {
    struct question asked = quiz_position_question(question);
    struct solution solution;
    if (!is_of(question->topic, asked.game)) return NIMM_SOLVE_NO_ANSWER;
    enum solve_status status = nimm_solve_position(quiz->solver, &asked, &solution);
    if (status != NIMM_SOLVE_OK) return status;
    bool wins = solution.outcome == NIMM_OUTCOME_N, good = solution.outcome != NIMM_OUTCOME_D;
    question->yes = wins == (question->topic != QUIZ_BALANCE);
    question->number = solution.has_value ? solution.value : 0;
    if (question->topic == QUIZ_MOVE) good = wins;
    if (question->topic == QUIZ_VALUE) good = good && solution.has_value;
    if (question->topic == QUIZ_MEX) good = good && tell_options(quiz, question);
    if (question->topic == QUIZ_LABEL) good = good && hide_label(quiz, question);
    return good ? NIMM_SOLVE_OK : NIMM_SOLVE_NO_ANSWER;
}

enum solve_status quiz_ask(struct quiz *quiz, enum quiz_topic topic, const struct game *game,
                           const void *position, struct quiz_question *question) {
    *question = (struct quiz_question){.topic = topic, .game = game};
    question->position = memory_copy(position, game->size);
    enum solve_status status = find_answer(quiz, question);
    if (status != NIMM_SOLVE_OK) quiz_question_free(question);
    return status;
}

/* Makes moves by chance, and more where a class could not look at all that can be made; none that lets the
 * other player win at once. */
static void play_ahead(struct quiz *quiz, unsigned wanted, struct quiz_question *question) {
    enum { MOST_ASKED = 100 };
    const struct game *game = question->game;
    bool few = question->topic == QUIZ_MEX || question->topic == QUIZ_LABEL;
    unsigned played = 0;
    struct text how = {0};
    for (int i = 0; i < MOST_ASKED && !nimm_game_is_over(game, question->position, played % 2); i++) {
        struct moves moves = {0};
        struct move move;
        int n = 0;
        while (few && n <= MOST_OPTIONS && game->moves(question->position, 0, &moves)) n++;
        if (played == wanted && n <= MOST_OPTIONS) break;
        nimm_game_draw_move(game, question->position, played % 2, &quiz->random, &move);
        if (game->warn && game->warn(question->position, played % 2, &move, &how)) continue;
        game->play(question->position, played % 2, &move);
        played += !few;
    }
    nimm_text_free(&how);
}

/* A start by the recipe, before any move. */
static bool draw_start(struct quiz *quiz, const struct start *start, const struct quiz_recipe *recipe,
                       void *position) {
    struct text string = {0}, why = {0};
    bool drawn;
    if (recipe->position) {
        text_addf(&string, "%s%" PRIu64, recipe->position,
                  nimm_random_between(&quiz->random, recipe->amount.low, recipe->amount.high));
        drawn = start->game->parse(start->parameters, nimm_text_string(&string), position, &why);
    } else {
        drawn = start_draw(start, quiz->solver, &quiz->random, position, &why);
    }
    nimm_text_free(&string);
    nimm_text_free(&why);
    return drawn;
}

static bool draw_position(struct quiz *quiz, const struct quiz_recipe *recipe,
                          struct quiz_question *question) {
    struct start start = {.game = quiz->game,
                          .parameters = quiz->parameters,
                          .shape = {recipe->parts, recipe->amount},
                          .misere = recipe->misere};
    /* Who wins must not be told by the kind of the question. */
    bool either = question->topic != QUIZ_WINNER && question->topic != QUIZ_BALANCE;
    bool wanted = nimm_random_between(&quiz->random, 0, 1) == 1;
    uint64_t spent = 0;
    if (!start.game) start.game = nimm_game_find(recipe->game, &start.parameters);
    if (!is_of(question->topic, start.game)) return false;
    question->game = start.game;
    for (int i = 0; i < MOST_DRAWN && spent < MOST_SOLVED * NIMM_SOLVER_OPTIONS; i++) {
        if (!draw_start(quiz, &start, recipe, question->position)) return false;
        play_ahead(quiz, recipe->played, question);
        if (nimm_game_is_over(start.game, question->position, 0)) continue;
        if (find_answer(quiz, question) == NIMM_SOLVE_OK && (either || question->yes == wanted)) return true;
        spent += solver_spent(quiz->solver);
    }
    return false;
}

static void shuffle(struct random *random, uint64_t *numbers, size_t n) {
    for (size_t i = n; i > 1; i--) {
        size_t k = (size_t)nimm_random_between(random, 0, i - 1);
        uint64_t kept = numbers[i - 1];
        numbers[i - 1] = numbers[k];
        numbers[k] = kept;
    }
}

/* Numbers of which the mex is not always 0: all below it, some above, some of them twice. */
static void draw_mex(struct quiz *quiz, struct quiz_question *question) {
    static const struct range mexes[] = {{0, 3}, {1, 5}, {3, 8}};
    struct random *random = &quiz->random;
    unsigned level = quiz->level;
    question->number = nimm_random_between(random, mexes[level - 1].low, mexes[level - 1].high);
    for (uint64_t i = 0; i < question->number; i++) question->numbers[question->n++] = i;
    uint64_t above = nimm_random_between(random, 1, level + 1), below = level > 1 ? level : 0;
    for (uint64_t i = 0; i < above; i++)
        question->numbers[question->n++] =
            nimm_random_between(random, question->number + 1, question->number + 3 + level);
    for (uint64_t i = 0; i < below; i++) /* from level 2 on, where the mex is not 0 */
        question->numbers[question->n++] = nimm_random_between(random, 0, question->number - 1);
    shuffle(random, question->numbers, question->n);
}

/* Of a question with its numbers. */
static void find_number(struct quiz_question *question) {
    if (question->topic == QUIZ_MEX) {
        uint64_t seen[NIMM_MEX_WORDS(QUIZ_NUMBERS)];
        question->number = nimm_mex(question->numbers, question->n, seen);
    } else {
        question->number = nimm_sum(question->numbers, question->n);
    }
}

static void draw_numbers(struct quiz *quiz, const struct quiz_recipe *recipe,
                         struct quiz_question *question) {
    if (question->topic == QUIZ_MEX) {
        draw_mex(quiz, question);
    } else {
        uint64_t n = nimm_random_between(&quiz->random, recipe->parts.low, recipe->parts.high);
        while (question->n < n)
            question->numbers[question->n++] =
                nimm_random_between(&quiz->random, recipe->amount.low, recipe->amount.high);
    }
    find_number(question);
}

/* The question without its content; the position's memory is kept. */
static void clear(struct quiz_question *question, const struct quiz_recipe *recipe) {
    nimm_text_free(&question->given);
    free(question->whole);
    *question = (struct quiz_question){
        .topic = recipe->topic, .misere = recipe->misere, .position = question->position};
}

static bool take_exercise(struct quiz *quiz, const struct quiz_recipe *exercise,
                          struct quiz_question *question) {
    const char *position = exercise->position, *parameters;
    struct text why = {0};
    bool good = true;
    if (!exercise->game) {
        question->n = scan_numbers(position, question->numbers, QUIZ_NUMBERS, "number", &why);
        find_number(question);
    } else {
        question->game = nimm_game_find(exercise->game, &parameters);
        good = question->game->parse(parameters, position, question->position, &why) &&
               find_answer(quiz, question) == NIMM_SOLVE_OK;
    }
    nimm_text_free(&why);
    return good;
}

/* --- choosing -------------------------------------------------------------------------------- */

/* May the quiz ask that? Where it is about one game, plain numbers are for Nim alone. */
static bool fits(const struct quiz *quiz, const struct quiz_recipe *recipe) {
    const char *parameters;
    if (recipe->level != quiz->level) return false;
    if (!quiz->game || !recipe->game) return !quiz->game || !quiz->game->disguise;
    return nimm_game_find(recipe->game, &parameters) == quiz->game &&
           strcmp(parameters ? parameters : "", quiz->parameters ? quiz->parameters : "") == 0;
}

/* A random one of the recipes or exercises on the topic that fit the quiz, those of the set `used` left out;
 * QUIZ_TOPICS: on any, about normal play. `n`: none. */
static size_t choose(struct quiz *quiz, const struct quiz_recipe *list, size_t n, enum quiz_topic topic,
                     uint64_t used) {
    size_t fitting[RECIPES], count = 0;
    assert(n <= RECIPES);
    for (size_t i = 0; i < n; i++)
        if ((list[i].topic == topic || (topic == QUIZ_TOPICS && list[i].game && !list[i].misere)) &&
            fits(quiz, &list[i]) && (i >= 64 || !(used >> i & 1)))
            fitting[count++] = i;
    return count == 0 ? n : fitting[nimm_random_between(&quiz->random, 0, count - 1)];
}

/* About the game of the quiz, which has no recipe on the topic: by one on another, of a near level, else by
 * the usual shape, else as the game itself draws its starts. */
static bool draw_usual(struct quiz *quiz, enum quiz_topic topic, struct quiz_question *question) {
    const unsigned level = quiz->level, levels[] = {level, 2, QUIZ_LEVELS + 1 - level};
    size_t at = RECIPES;
    for (size_t i = 0; at == RECIPES && i < QUIZ_LEVELS; i++) {
        quiz->level = levels[i];
        at = choose(quiz, recipes, RECIPES, QUIZ_TOPICS, 0);
    }
    quiz->level = level;
    const struct quiz_recipe by_shape = {.parts = usual[level - 1].parts, .amount = usual[level - 1].amount};
    struct quiz_recipe ways[] = {at < RECIPES ? recipes[at] : by_shape, by_shape, {0}};
    bool drawn = false;
    for (size_t i = 0; !drawn && i < sizeof ways / sizeof *ways; i++) {
        ways[i].topic = topic;
        clear(question, &ways[i]);
        drawn = draw_position(quiz, &ways[i], question);
    }
    return drawn;
}

/* False: none was made. */
static bool make(struct quiz *quiz, enum quiz_topic topic, struct quiz_question *question) {
    bool classic = nimm_random_between(&quiz->random, 1, EXERCISE_IN) == 1;
    size_t at = classic ? choose(quiz, exercises, EXERCISES, topic, quiz->used) : EXERCISES;
    if (at < EXERCISES) {
        quiz->used |= UINT64_C(1) << at;
        clear(question, &exercises[at]);
        return take_exercise(quiz, &exercises[at], question);
    }
    at = choose(quiz, recipes, RECIPES, topic, 0);
    if (at == RECIPES) return draw_usual(quiz, topic, question);
    clear(question, &recipes[at]);
    if (recipes[at].game) return draw_position(quiz, &recipes[at], question);
    draw_numbers(quiz, &recipes[at], question);
    return true;
}

/* Topics take turns, in a new order each round. */
static enum quiz_topic next_topic(struct quiz *quiz) {
    if (quiz->to_come == 0) {
        for (unsigned topic = 0; topic < QUIZ_TOPICS; topic++)
            if (quiz->topics >> topic & 1) quiz->order[quiz->to_come++] = topic;
        shuffle(&quiz->random, quiz->order, quiz->to_come);
    }
    return (enum quiz_topic)quiz->order[--quiz->to_come];
}

void quiz_begin(struct quiz *quiz, struct solver *solver, unsigned level, unsigned topics, uint64_t seed) {
    assert(level >= 1 && level <= QUIZ_LEVELS && (topics & QUIZ_ALL_TOPICS) != 0);
    *quiz = (struct quiz){.solver = solver,
                          .random = nimm_random_from_seed(seed),
                          .level = level,
                          .topics = topics & QUIZ_ALL_TOPICS};
}

/* Has it not been asked lately? */
static bool is_new(const struct quiz *quiz, uint64_t hash) {
    for (size_t i = 0; i < QUIZ_REMEMBERED && i < quiz->asked; i++)
        if (quiz->seen[i] == hash) return false;
    return true;
}

bool quiz_next(struct quiz *quiz, struct quiz_question *question) {
    *question = (struct quiz_question){.position = memory_take(1, nimm_game_largest())};
    while (quiz->topics != 0) {
        enum quiz_topic topic = next_topic(quiz);
        /* This ends: of each topic there are questions that can always be made, however little may be
         * searched, where they need not be about one game. */
        for (int i = 0, failed = 0; failed < MOST_FAILED || !quiz->game; i++) {
            if (!make(quiz, topic, question)) {
                failed++;
                continue;
            }
            struct text text = {0};
            quiz_add_question(question, &text);
            uint64_t hash = memory_hash(text.data, text.length);
            nimm_text_free(&text);
            if (i < MOST_REDRAWN && !is_new(quiz, hash)) continue;
            quiz->seen[quiz->asked++ % QUIZ_REMEMBERED] = hash;
            return true;
        }
        quiz->topics &= ~(1U << topic);
    }
    quiz_question_free(question);
    return false;
}

void quiz_question_free(struct quiz_question *question) {
    nimm_text_free(&question->given);
    free(question->whole);
    free(question->position);
    *question = (struct quiz_question){0};
}

const void *quiz_board(const struct quiz_question *question) {
    return question->whole ? question->whole : question->position;
}

struct question quiz_position_question(const struct quiz_question *question) {
    return (struct question){question->game, question->position, 0, question->misere, NULL};
}

/* --- the question ---------------------------------------------------------------------------- */

/* "Nim 3,4,6", "Misere Nim 1,1,2 (whoever makes the last move loses)". */
static void add_subject(const struct quiz_question *question, struct text *text) {
    const struct game *game = question->game;
    if (question->misere) text_add(text, "Misere ");
    text_addf(text, "%s ", game->title);
    if (game->print_parameters) {
        text_add_char(text, '(');
        nimm_game_print_name(game, quiz_board(question), text);
        text_add(text, ") ");
    }
    game->print(quiz_board(question), text);
    if (question->misere) text_add(text, " (whoever makes the last move loses)");
}

void quiz_add_question(const struct quiz_question *question, struct text *text) {
    const char *given = nimm_text_string(&question->given);
    if (question->game) add_subject(question, text);
    switch (question->topic) {
    case QUIZ_WINNER:
        text_add(text,
                 ": who wins if both play well, the player who moves first or the one who moves second?");
        break;
    case QUIZ_MOVE:
        assert(question->game);
        text_add(text, ": it is your turn");
        if (question->game->side) text_addf(text, ", with %s", question->game->side);
        text_add(text, ". Which move wins?");
        break;
    case QUIZ_BALANCE:
        text_add(text, ": is this position balanced?");
        break;
    case QUIZ_BINARY:
        text_addf(text, "Write %" PRIu64 " in binary.", question->numbers[0]);
        break;
    case QUIZ_LABEL:
        assert(question->game);
        text_addf(text, ": the labels of its positions are %s%s. Which label is missing?", given,
                  question->game->canonical ? " (positions that play alike are told once)" : "");
        break;
    case QUIZ_VALUE:
        text_add(text, ": what is its value, the size of the Nim pile that it equals?");
        break;
    default: /* QUIZ_SUM, QUIZ_MEX */
        if (question->game) {
            text_addf(text, ": %s. What is the mex of these values?", given);
            break;
        }
        text_add(text, question->topic == QUIZ_SUM ? "What is the nim-sum of " : "What is the mex of ");
        if (question->n == 0) text_add(text, "no numbers at all");
        text_add_choice(text, question->numbers, question->n, " and ");
        text_add_char(text, '?');
        break;
    }
}

/* --- the answer ------------------------------------------------------------------------------ */

static void add_binary(uint64_t number, struct text *text) {
    for (unsigned c = nimm_grid(&number, 1).columns; c-- > 0;)
        text_add_char(text, number >> c & 1 ? '1' : '0');
}

static void add_moves(struct solver *solver, const struct quiz_question *question, struct text *text) {
    enum { SHOWN = 8 };
    struct move moves[SHOWN];
    struct move_list list = {.moves = moves, .limit = SHOWN};
    struct question asked = quiz_position_question(question);
    nimm_solve_winning_moves(solver, &asked, &list);
    for (size_t i = 0; i < list.n; i++) {
        text_add_between(text, i, list.n, " or ");
        question->game->say_move(question->position, &list.moves[i], text);
    }
    if (list.total.n > list.n) {
        text_add(text, " (there are ");
        nimm_count_print(list.total, text);
        text_add(text, " in all)");
    }
}

void quiz_add_answer(struct solver *solver, const struct quiz_question *question, struct text *text) {
    if (question->topic == QUIZ_MOVE)
        add_moves(solver, question, text);
    else if (question->topic == QUIZ_WINNER)
        text_add(text, question->yes ? "the player who moves first" : "the player who moves second");
    else if (question->topic == QUIZ_BALANCE)
        text_add(text, question->yes ? "yes, it is balanced" : "no, it is unbalanced");
    else if (question->topic == QUIZ_BINARY)
        add_binary(question->number, text);
    else
        text_add_number(text, question->number);
}

/* --- the working ----------------------------------------------------------------------------- */

static void add_counting(const struct quiz_question *question, struct text *text) {
    text_add(text, "Count up from 0 until a number is missing: ");
    for (uint64_t i = 0; i < question->number; i++) text_addf(text, "%" PRIu64 " is there, ", i);
    text_addf(text, "%" PRIu64 " is not.", question->number);
}

/* "57 = 32 + 16 + 8 + 1: ..." */
static void add_powers(uint64_t number, struct text *text) {
    text_addf(text, "%" PRIu64, number);
    const char *before = " = ";
    for (unsigned c = nimm_grid(&number, 1).columns; c-- > 0;) {
        if (!(number >> c & 1)) continue;
        text_addf(text, "%s%" PRIu64, before, UINT64_C(1) << c);
        before = " + ";
    }
    text_add(text, ": a 1 for each power of two that is in it, a 0 for each smaller one that is not.");
}

/* "Pins 1-5 (a row of 5 pins) equal a Nim pile of 4." for each part. */
static void add_parts(const struct quiz_question *question, const struct piles *piles, struct text *text) {
    struct text reason = {0};
    for (size_t i = 0; i < piles->n; i++) {
        nimm_text_clear(&reason);
        question->game->describe(question->position, i, text, &reason);
        text_addf(text, ": %s, a Nim pile of %" PRIu64 ". ", nimm_text_string(&reason), piles->value[i]);
    }
    nimm_text_free(&reason);
}

/* What the moves leave, where the mex of that is the value. */
static void add_mex(struct solver *solver, const struct question *asked, struct text *text) {
    struct label label;
    if (asked->game->flags & NIMM_GAME_PARTISAN) return;
    if (label_position(solver, asked, &label) == NIMM_SOLVE_OK && label.by_value && !label.more) {
        label_print(&label, MOST_LABELS, text);
        text_add(text, ". ");
    }
    label_free(&label);
}

/* The same for the one part of a position, where its description does not say all. */
static void add_part_mex(struct solver *solver, const struct question *asked, struct text *text) {
    void *alone = memory_take(1, nimm_game_largest());
    struct question part = *asked;
    if (asked->game->part) {
        part.game = asked->game->part(asked->position, 0, alone);
        part.position = alone;
    }
    if (part.game) add_mex(solver, &part, text);
    free(alone);
}

static const char *verdict(const struct quiz_question *question, uint64_t sum) {
    switch (question->topic) {
    case QUIZ_WINNER:
        return sum ? ", which is not 0: whoever moves first can balance, and wins."
                   : ": balanced, so whoever moves first must unbalance it, and loses.";
    case QUIZ_MOVE:
        return ", which is not 0: the moves that make it 0 win.";
    case QUIZ_BALANCE:
        return sum ? ", which is not 0: some column holds an odd number of ones."
                   : ": every column holds an even number of ones.";
    default:
        return ".";
    }
}

/* "The nim-sum is 3 xor 4 xor 6 = 1", and what follows from it. */
static void add_sum(const struct quiz_question *question, const uint64_t *numbers, size_t n,
                    struct text *text) {
    uint64_t sum = nimm_sum(numbers, n);
    text_add(text, "The nim-sum is ");
    for (size_t i = 0; i < n; i++) text_addf(text, "%s%" PRIu64, i > 0 ? " xor " : "", numbers[i]);
    text_addf(text, " = %" PRIu64 "%s", sum, verdict(question, sum));
}

static void add_piles(struct solver *solver, const struct quiz_question *question, struct text *text) {
    struct question asked = quiz_position_question(question);
    struct piles piles;
    nimm_solver_begin(solver);
    if (nimm_game_piles(solver, asked.game, asked.position, &piles) != NIMM_SOLVE_OK) return;
    if (asked.game->disguise) add_parts(question, &piles, text);
    if (piles.n == 1) add_part_mex(solver, &asked, text);
    if (piles.n == 0)
        text_add(text, "There is no move: the value is 0.");
    else if (piles.n > 1)
        add_sum(question, piles.value, piles.n, text);
    else if (question->topic != QUIZ_VALUE)
        text_addf(text, "The value is %" PRIu64 "%s", piles.value[0], verdict(question, piles.value[0]));
}

void quiz_add_working(struct solver *solver, const struct quiz_question *question, struct text *text) {
    struct question asked = quiz_position_question(question);
    if (question->misere)
        text_add(text, question->game->misere_rule);
    else if (question->given.length > 0)
        add_mex(solver, &asked, text);
    else if (question->game)
        add_piles(solver, question, text);
    else if (question->topic == QUIZ_MEX)
        add_counting(question, text);
    else if (question->topic == QUIZ_BINARY)
        add_powers(question->number, text);
    else
        add_sum(question, question->numbers, question->n, text);
    while (text->length > 0 && text->data[text->length - 1] == ' ') text->data[--text->length] = '\0';
}

/* --- marking ----------------------------------------------------------------------------------- */

/* 1, the first player or yes, or 0; -1: unclear. The words of a sentence must agree. */
static int read_words(bool winner, const char *answer) {
    const char *yes = winner ? "first 1 1st i n f" : "yes y balanced b";
    const char *no = winner ? "second 2 2nd ii p s" : "no n unbalanced u";
    const char *neither = winner ? "one the player wins win who moves mover" : "it is";
    int said = -1;
    for (struct token token; token = scan_token(&answer, ",.!"), token.length > 0;) {
        if (token_is_any(token, neither)) continue;
        int means = token_is_any(token, yes);
        if ((!means && !token_is_any(token, no)) || (said >= 0 && said != means)) return -1;
        said = means;
    }
    return said;
}

static enum mark refuse(const char *answer, const char *what, struct text *why) {
    if (answer[strspn(answer, " \t\r")] != '\0') {
        text_add_quoted(why, answer, strlen(answer));
        text_add(why, " is not an answer to that. ");
    }
    text_addf(why, "Type %s.", what);
    return MARK_UNCLEAR;
}

static enum mark mark_words(const struct quiz_question *question, const char *answer, struct text *why) {
    int said = read_words(question->topic == QUIZ_WINNER, answer);
    if (said < 0) return refuse(answer, quiz_form(question), why);
    return said == (int)question->yes ? MARK_RIGHT : MARK_WRONG;
}

static enum mark mark_number(const struct quiz_question *question, const char *answer, struct text *why) {
    const char *at = answer;
    uint64_t number;
    struct token token = scan_token(&at, "*=."), more = scan_token(&at, ".");
    if (more.length > 0 || token_number(token, &number) != SCAN_NUMBER)
        return refuse(answer, "a number in digits, such as 5", why);
    return number == question->number ? MARK_RIGHT : MARK_WRONG;
}

/* Ones and zeros, with spaces and zeros in front where somebody likes them. */
static enum mark mark_binary(const struct quiz_question *question, const char *answer, struct text *why) {
    uint64_t number = 0;
    if (answer[strspn(answer, "01 \t\r")] != '\0' || !strpbrk(answer, "01"))
        return refuse(answer, "ones and zeros, such as 101", why);
    for (; *answer; answer++) {
        if (*answer != '0' && *answer != '1') continue;
        if (number > UINT64_MAX / 2) return MARK_WRONG;
        number = 2 * number + (*answer == '1');
    }
    return number == question->number ? MARK_RIGHT : MARK_WRONG;
}

/* What is wrong with a mex of options. */
static void explain_wrong(struct solver *solver, const struct quiz_question *question, const char *answer,
                          struct text *why) {
    struct question asked = quiz_position_question(question);
    struct token number = scan_token(&answer, "*=.");
    struct text said = {0};
    struct label label;
    text_add_bytes(&said, number.start, number.length);
    if (label_position(solver, &asked, &label) == NIMM_SOLVE_OK)
        label_mark(&label, nimm_text_string(&said), why);
    label_free(&label);
    nimm_text_free(&said);
}

static enum mark mark_move(struct solver *solver, const struct quiz_question *question, const char *answer,
                           struct text *why) {
    const struct game *game = question->game;
    struct move move;
    if (!nimm_game_read_move(game, question->position, 0, answer, &move, why)) return MARK_UNCLEAR;
    void *after = memory_copy(question->position, game->size);
    game->play(after, 0, &move);
    struct question next = {game, after, 1, question->misere, NULL};
    enum outcome outcome;
    bool right = nimm_solve_outcome(solver, &next, &outcome) == NIMM_SOLVE_OK && outcome == NIMM_OUTCOME_P;
    free(after);
    return right ? MARK_RIGHT : MARK_WRONG;
}

enum mark quiz_mark(struct solver *solver, const struct quiz_question *question, const char *answer,
                    struct text *why) {
    if (question->topic == QUIZ_WINNER || question->topic == QUIZ_BALANCE)
        return mark_words(question, answer, why);
    if (question->topic == QUIZ_MOVE) return mark_move(solver, question, answer, why);
    if (question->topic == QUIZ_BINARY) return mark_binary(question, answer, why);
    enum mark mark = mark_number(question, answer, why);
    if (mark == MARK_WRONG && question->given.length > 0) explain_wrong(solver, question, answer, why);
    return mark;
}
