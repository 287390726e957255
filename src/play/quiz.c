/* SPDX-License-Identifier: MIT */
#include "play/quiz.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "nimm/nim.h"
#include "play/start.h"

/* How often a question that has just been asked is drawn again, and one question in how many is an exercise.
 */
enum { MOST_REDRAWN = 30, EXERCISE_IN = 3 };

/* --- the syllabus: which games a class meets at which level, and how large ------------------------- */

/* A recipe draws a start of a game, or without a game numbers; an exercise is a position, or numbers alone.
 */
struct quiz_recipe {
    enum quiz_topic topic;
    unsigned level;
    const char *game;
    struct range parts, amount;
    const char *position; /* of an exercise */
    bool misere;
};

static const struct quiz_recipe recipes[] = {
    {QUIZ_WINNER, 1, "nim", .parts = {2, 2}, .amount = {1, 6}},
    {QUIZ_WINNER, 1, "nim", .parts = {3, 3}, .amount = {1, 3}},
    {QUIZ_WINNER, 1, "subtraction:2", .parts = {1, 1}, .amount = {3, 10}},
    {QUIZ_WINNER, 1, "subtraction:3", .parts = {1, 1}, .amount = {4, 13}},
    {QUIZ_WINNER, 2, "nim", .parts = {3, 3}, .amount = {2, 9}},
    {QUIZ_WINNER, 2, "subtraction:3", .parts = {2, 2}, .amount = {3, 12}},
    {QUIZ_WINNER, 2, "kayles", .parts = {2, 2}, .amount = {1, 6}},
    {QUIZ_WINNER, 2, "northcott", .parts = {2, 2}, .amount = {5, 6}},
    {QUIZ_WINNER, 2, "chop", .parts = {2, 5}, .amount = {2, 5}},
    {QUIZ_WINNER, 3, "nim", .parts = {4, 4}, .amount = {3, 31}},
    {QUIZ_WINNER, 3, "kayles", .parts = {3, 3}, .amount = {2, 8}},
    {QUIZ_WINNER, 3, "dawson", .parts = {2, 2}, .amount = {2, 9}},
    {QUIZ_WINNER, 3, "prime", .parts = {3, 3}, .amount = {4, 60}},
    {QUIZ_WINNER, 3, "northcott", .parts = {3, 3}, .amount = {6, 8}},
    {QUIZ_WINNER, 3, "nim", .parts = {3, 3}, .amount = {1, 4}, .misere = true},
    {QUIZ_MOVE, 1, "nim", .parts = {2, 2}, .amount = {1, 7}},
    {QUIZ_MOVE, 1, "nim", .parts = {3, 3}, .amount = {1, 4}},
    {QUIZ_MOVE, 1, "subtraction:3", .parts = {1, 1}, .amount = {5, 14}},
    {QUIZ_MOVE, 2, "nim", .parts = {3, 3}, .amount = {3, 12}},
    {QUIZ_MOVE, 2, "kayles", .parts = {1, 1}, .amount = {3, 7}},
    {QUIZ_MOVE, 2, "northcott", .parts = {2, 2}, .amount = {5, 7}},
    {QUIZ_MOVE, 2, "chop", .parts = {2, 6}, .amount = {2, 6}},
    {QUIZ_MOVE, 2, "prime", .parts = {2, 2}, .amount = {6, 40}},
    {QUIZ_MOVE, 3, "nim", .parts = {4, 4}, .amount = {5, 31}},
    {QUIZ_MOVE, 3, "kayles", .parts = {2, 2}, .amount = {3, 8}},
    {QUIZ_MOVE, 3, "prime", .parts = {3, 3}, .amount = {10, 90}},
    {QUIZ_MOVE, 3, "northcott", .parts = {3, 3}, .amount = {6, 8}},
    {QUIZ_MOVE, 3, "subtraction:4", .parts = {3, 3}, .amount = {3, 20}},
    {QUIZ_MOVE, 3, "nim", .parts = {3, 3}, .amount = {1, 4}, .misere = true},
    {QUIZ_BALANCE, 1, "nim", .parts = {2, 2}, .amount = {1, 7}},
    {QUIZ_BALANCE, 1, "nim", .parts = {3, 3}, .amount = {1, 7}},
    {QUIZ_BALANCE, 2, "nim", .parts = {3, 3}, .amount = {3, 15}},
    {QUIZ_BALANCE, 2, "nim", .parts = {4, 4}, .amount = {1, 15}},
    {QUIZ_BALANCE, 3, "nim", .parts = {4, 4}, .amount = {9, 40}},
    {QUIZ_BALANCE, 3, "nim", .parts = {5, 5}, .amount = {5, 31}},
    {QUIZ_SUM, 1, "nim", .parts = {2, 2}, .amount = {1, 7}},
    {QUIZ_SUM, 2, "nim", .parts = {3, 3}, .amount = {1, 15}},
    {QUIZ_SUM, 3, "nim", .parts = {3, 3}, .amount = {9, 63}},
    {QUIZ_SUM, 3, "nim", .parts = {4, 4}, .amount = {5, 40}},
    {.topic = QUIZ_MEX, .level = 1},
    {.topic = QUIZ_MEX, .level = 2},
    {.topic = QUIZ_MEX, .level = 3},
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
};

enum { RECIPES = sizeof recipes / sizeof *recipes };

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
    {QUIZ_SUM, 1, "nim", .position = "2,4,5"},
    {QUIZ_SUM, 2, "nim", .position = "4,5,7,8"},
    {QUIZ_SUM, 2, "nim", .position = "13,19,10"},
    {QUIZ_SUM, 3, "nim", .position = "25,13,39"},
    {QUIZ_MEX, 1, .position = "0,1,2,5,8"},
    {QUIZ_MEX, 2, .position = ""},
    {QUIZ_VALUE, 1, "chop", .position = "1x4"},
    {QUIZ_VALUE, 2, "chop", .position = "2x3"},
    {QUIZ_VALUE, 2, "chop", .position = "2x4"},
    {QUIZ_VALUE, 2, "chomp", .position = "2x2"},
    {QUIZ_VALUE, 3, "chomp", .position = "2x3"},
};

enum { EXERCISES = sizeof exercises / sizeof *exercises };

const char *quiz_topic_name(enum quiz_topic topic) {
    static const char *const names[] = {"winner", "move", "balance", "sum", "mex", "value"};
    return names[topic];
}

const char *quiz_topic_title(enum quiz_topic topic) {
    static const char *const titles[] = {
        "seeing who wins", "finding a winning move", "seeing whether a position is balanced", "nim-sums",
        "the mex",         "values of other games"};
    return titles[topic];
}

/* --- making one question --------------------------------------------------------------------- */

/* False: the solver does not know it. */
static bool find_answer(struct quiz *quiz, struct quiz_question *question) {
    struct question asked = quiz_position_question(question);
    struct solution solution;
    if (nimm_solve_position(quiz->solver, &asked, &solution) != NIMM_SOLVE_OK) return false;
    question->yes = (solution.outcome == NIMM_OUTCOME_N) == (question->topic != QUIZ_BALANCE);
    question->number = solution.has_value ? solution.value : 0;
    return true;
}

static struct start start_of(const struct quiz_recipe *recipe) {
    struct start start = {.shape = {recipe->parts, recipe->amount}, .misere = recipe->misere};
    start.game = nimm_game_find(recipe->game, &start.parameters);
    return start;
}

static bool draw_position(struct quiz *quiz, struct quiz_question *question) {
    struct start start = start_of(question->recipe);
    struct text why = {0};
    question->game = start.game;
    /* Who wins must not be told by the kind of the question; a move is asked for where one wins. */
    if (question->topic == QUIZ_MOVE)
        start.balance = BALANCE_FIRST;
    else if (question->topic == QUIZ_WINNER || question->topic == QUIZ_BALANCE)
        start.balance = nimm_random_between(&quiz->random, 0, 1) ? BALANCE_FIRST : BALANCE_SECOND;
    bool drawn = start_draw(&start, quiz->solver, &quiz->random, question->position, &why);
    nimm_text_free(&why);
    return drawn && find_answer(quiz, question);
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
static void draw_numbers(struct quiz *quiz, struct quiz_question *question) {
    static const struct range mexes[] = {{0, 3}, {1, 5}, {3, 8}};
    struct random *random = &quiz->random;
    unsigned level = question->recipe->level;
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

/* The question without its content; the position's memory is kept. */
static void clear(struct quiz_question *question, const struct quiz_recipe *recipe) {
    *question = (struct quiz_question){
        .topic = recipe->topic, .recipe = recipe, .misere = recipe->misere, .position = question->position};
}

static bool take_exercise(struct quiz *quiz, struct quiz_question *question) {
    const char *position = question->recipe->position, *parameters;
    struct text why = {0};
    bool good = true;
    if (question->topic == QUIZ_MEX) {
        uint64_t seen[NIMM_MEX_WORDS(QUIZ_NUMBERS)];
        if (*position) question->n = scan_numbers(position, question->numbers, QUIZ_NUMBERS, "number", &why);
        question->number = nimm_mex(question->numbers, question->n, seen);
    } else {
        question->game = nimm_game_find(question->recipe->game, &parameters);
        good = question->game->parse(parameters, position, question->position, &why) &&
               find_answer(quiz, question);
    }
    nimm_text_free(&why);
    return good;
}

/* --- choosing -------------------------------------------------------------------------------- */

/* A random one of the recipes or exercises on the topic at the quiz's level, those of the set `used` left
 * out; `n`: none. */
static size_t choose(struct quiz *quiz, const struct quiz_recipe *list, size_t n, enum quiz_topic topic,
                     uint64_t used) {
    size_t fitting[64], count = 0;
    assert(n <= 64); /* for a quiz remembers in a word which it has asked */
    for (size_t i = 0; i < n; i++)
        if (list[i].topic == topic && list[i].level == quiz->level && !(used >> i & 1)) fitting[count++] = i;
    return count == 0 ? n : fitting[nimm_random_between(&quiz->random, 0, count - 1)];
}

/* False: none was made. */
static bool make(struct quiz *quiz, enum quiz_topic topic, struct quiz_question *question) {
    bool classic = nimm_random_between(&quiz->random, 1, EXERCISE_IN) == 1 && !quiz->no_exercises;
    size_t at = classic ? choose(quiz, exercises, EXERCISES, topic, quiz->used) : EXERCISES;
    if (at < EXERCISES) {
        quiz->used |= UINT64_C(1) << at;
        clear(question, &exercises[at]);
        return take_exercise(quiz, question);
    }
    at = choose(quiz, recipes, RECIPES, topic, 0);
    assert(at < RECIPES);
    clear(question, &recipes[at]);
    if (recipes[at].game) return draw_position(quiz, question);
    draw_numbers(quiz, question);
    return true;
}

/* Topics take turns, in a new order each round. */
static enum quiz_topic next_topic(struct quiz *quiz) {
    size_t n = 0;
    for (unsigned topic = 0; topic < QUIZ_TOPICS; topic++) n += quiz->topics >> topic & 1;
    if (quiz->asked % n == 0) {
        uint64_t order[QUIZ_TOPICS];
        size_t k = 0;
        for (unsigned topic = 0; topic < QUIZ_TOPICS; topic++)
            if (quiz->topics >> topic & 1) order[k++] = topic;
        shuffle(&quiz->random, order, n);
        for (k = 0; k < n; k++) quiz->order[k] = (enum quiz_topic)order[k];
    }
    return quiz->order[quiz->asked % n];
}

void quiz_begin(struct quiz *quiz, struct solver *solver, unsigned level, unsigned topics, uint64_t seed) {
    assert(level >= 1 && level <= QUIZ_LEVELS && (topics & QUIZ_ALL_TOPICS) != 0);
    *quiz = (struct quiz){.solver = solver,
                          .random = nimm_random_from_seed(seed),
                          .level = level,
                          .topics = topics & QUIZ_ALL_TOPICS};
}

/* A question, in the end even one that has been asked lately. False: none was made. */
static bool try_question(struct quiz *quiz, enum quiz_topic topic, bool any, struct quiz_question *question) {
    if (!make(quiz, topic, question)) return false;
    struct text text = {0};
    quiz_add_question(question, &text);
    uint64_t hash = memory_hash(text.data, text.length);
    nimm_text_free(&text);
    for (size_t i = 0; i < QUIZ_REMEMBERED && i < quiz->asked && !any; i++)
        if (quiz->seen[i] == hash) return false;
    quiz->seen[quiz->asked++ % QUIZ_REMEMBERED] = hash;
    return true;
}

void quiz_next(struct quiz *quiz, struct quiz_question *question) {
    enum quiz_topic topic = next_topic(quiz);
    *question = (struct quiz_question){.position = memory_take(1, nimm_game_largest())};
    /* This ends: of each topic there are questions that can always be made, however little may be searched.
     */
    for (int i = 0; !try_question(quiz, topic, i >= MOST_REDRAWN, question);) i++;
}

void quiz_vary(struct quiz *quiz, const struct quiz_question *like, struct quiz_question *question) {
    assert(!like->recipe->position);
    *question = (struct quiz_question){.position = memory_take(1, nimm_game_largest())};
    if (like->game) {
        struct start start = start_of(like->recipe);
        clear(question, like->recipe);
        question->game = like->game;
        alike_draw(&start, quiz->solver, &quiz->random, like->position, question->position);
        find_answer(quiz, question);
        return;
    }
    /* Numbers as many, for as large a mex. Such were drawn once already, and so they are soon again. */
    do {
        clear(question, like->recipe);
        draw_numbers(quiz, question);
    } while (question->n != like->n || question->number + 1 < like->number ||
             question->number > like->number + 1);
}

void quiz_question_free(struct quiz_question *question) {
    free(question->position);
    *question = (struct quiz_question){0};
}

struct question quiz_position_question(const struct quiz_question *question) {
    return (struct question){question->game, question->position, 0, question->misere, NULL};
}

/* --- in words ---------------------------------------------------------------------------------- */

/* "3 xor 4 xor 6 = 1". */
static void add_sum(const struct piles *piles, struct text *text) {
    for (size_t i = 0; i < piles->n; i++) {
        if (i > 0) text_add(text, " xor ");
        text_add_number(text, piles->value[i]);
    }
    text_addf(text, " = %" PRIu64, nimm_sum(piles->value, piles->n));
}

/* --- the question ---------------------------------------------------------------------------- */

/* "Nim 3,4,6", "Misere Nim 1,1,2 (whoever makes the last move loses)". */
static void add_subject(const struct quiz_question *question, struct text *text) {
    const struct game *game = question->game;
    if (question->misere) text_add(text, "Misere ");
    text_addf(text, "%s ", game->title);
    if (game->print_parameters) {
        text_add_char(text, '(');
        nimm_game_print_name(game, question->position, text);
        text_add(text, ") ");
    }
    game->print(question->position, text);
    if (question->misere) text_add(text, " (whoever makes the last move loses)");
}

/* The position's numbers as they are read out: "3, 4, 6". */
static void add_spaced_position(const struct quiz_question *question, struct text *text) {
    struct text position = {0};
    question->game->print(question->position, &position);
    for (size_t i = 0; i < position.length; i++) {
        text_add_char(text, position.data[i]);
        if (position.data[i] == ',') text_add_char(text, ' ');
    }
    nimm_text_free(&position);
}

void quiz_add_question(const struct quiz_question *question, struct text *text) {
    switch (question->topic) {
    case QUIZ_WINNER:
        add_subject(question, text);
        text_add(text,
                 ": who wins if both play well, the player who moves first or the one who moves second?");
        break;
    case QUIZ_MOVE:
        add_subject(question, text);
        text_add(text, ": it is your turn. Which move wins?");
        break;
    case QUIZ_BALANCE:
        add_subject(question, text);
        text_add(text, ": is this position balanced?");
        break;
    case QUIZ_SUM:
        text_add(text, "What is the nim-sum of ");
        add_spaced_position(question, text);
        text_add_char(text, '?');
        break;
    case QUIZ_MEX:
        text_add(text, "What is the mex of ");
        if (question->n == 0) text_add(text, "no numbers at all");
        text_add_choice(text, question->numbers, question->n, " and ");
        text_add_char(text, '?');
        break;
    default: /* QUIZ_VALUE */
        add_subject(question, text);
        text_add(text, ": what is its value, the size of the Nim pile that it equals?");
        break;
    }
}

void quiz_add_form(const struct quiz_question *question, struct text *text) {
    if (question->topic == QUIZ_WINNER)
        text_add(text, "first or second");
    else if (question->topic == QUIZ_BALANCE)
        text_add(text, "yes or no");
    else
        text_add(text, question->topic == QUIZ_MOVE ? question->game->move_prompt : "a number");
}

/* --- the answer ------------------------------------------------------------------------------ */

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
    else
        text_add_number(text, question->number);
}

/* --- the working ----------------------------------------------------------------------------- */

static void add_counting(const struct quiz_question *question, struct text *text) {
    text_add(text, "Count up from 0 until a number is missing: ");
    for (uint64_t i = 0; i < question->number; i++) text_addf(text, "%" PRIu64 " is there, ", i);
    text_addf(text, "%" PRIu64 " is not.", question->number);
}

/* "Pins 1-5 (a row of 5 pins) equal a Nim pile of 4." for each part. */
static void add_parts(const struct quiz_question *question, const struct piles *piles, struct text *text) {
    struct text name = {0}, reason = {0};
    for (size_t i = 0; i < piles->n; i++) {
        nimm_text_clear(&name);
        nimm_text_clear(&reason);
        question->game->describe(question->position, i, &name, &reason);
        text_addf(text, "%s: %s, a Nim pile of %" PRIu64 ". ", nimm_text_string(&name),
                  nimm_text_string(&reason), piles->value[i]);
    }
    nimm_text_free(&name);
    nimm_text_free(&reason);
}

static const char no_move[] = "There is no move: the value is 0. ";

/* What the moves lead to, where the mex of that is the value. */
static void add_mex(struct solver *solver, const struct question *asked, struct text *text) {
    struct position_options options;
    uint64_t values[NIMM_SOLVE_OPTIONS];
    if (asked->game->flags & NIMM_GAME_PARTISAN) return;
    if (nimm_solve_options(solver, asked, &options) != NIMM_SOLVE_OK) return;
    if (options.n == 0) {
        text_add(text, no_move);
        return;
    }
    text_add(text, options.n == 1 ? "Its only move leads to the value " : "Its moves lead to the values ");
    text_add_choice(text, values, nimm_solve_options_values(&options, values), " and ");
    text_addf(text, "; the smallest number missing there is %" PRIu64 ". ", nimm_solve_options_mex(&options));
}

static void trim(struct text *text) {
    while (text->length > 0 && text->data[text->length - 1] == ' ') text->data[--text->length] = '\0';
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

void quiz_add_working(struct solver *solver, const struct quiz_question *question, struct text *text) {
    if (!question->game) {
        add_counting(question, text);
        return;
    }
    if (question->misere) {
        assert(question->game->misere_rule);
        text_add(text, question->game->misere_rule);
        return;
    }
    struct question asked = quiz_position_question(question);
    struct piles piles;
    nimm_solver_begin(solver);
    if (nimm_game_piles(solver, asked.game, asked.position, &piles) != NIMM_SOLVE_OK) return;
    if (question->game->disguise) add_parts(question, &piles, text);
    if (question->topic == QUIZ_VALUE && piles.n == 1) add_mex(solver, &asked, text);
    if (piles.n == 0) {
        text_add(text, no_move);
    } else if (piles.n > 1) {
        text_add(text, "The nim-sum is ");
        add_sum(&piles, text);
        text_add(text, verdict(question, nimm_sum(piles.value, piles.n)));
    } else if (question->topic != QUIZ_VALUE) {
        text_addf(text, "The value is %" PRIu64 "%s", piles.value[0], verdict(question, piles.value[0]));
    }
    trim(text);
}

/* --- marking ----------------------------------------------------------------------------------- */

/* What a word means; the words of a sentence must agree. */
struct word {
    const char *word;
    int means; /* 1 yes or the first player, 0 no or the second, -1 nothing */
};

static const struct word winner_words[] = {
    {"first", 1},   {"1", 1},     {"1st", 1},  {"one", -1}, {"i", 1},      {"n", 1},      {"f", 1},
    {"second", 0},  {"2", 0},     {"2nd", 0},  {"ii", 0},   {"p", 0},      {"s", 0},      {"the", -1},
    {"player", -1}, {"wins", -1}, {"win", -1}, {"who", -1}, {"moves", -1}, {"mover", -1}, {NULL, 0},
};

static const struct word balance_words[] = {
    {"yes", 1}, {"y", 1}, {"balanced", 1},   {"b", 1}, {"it", -1}, {"is", -1},
    {"no", 0},  {"n", 0}, {"unbalanced", 0}, {"u", 0}, {NULL, 0},
};

/* 1 or 0; -1: unclear. */
static int read_words(const struct word *words, const char *answer) {
    int said = -1;
    for (struct token token; token = scan_token(&answer, ",.!"), token.length > 0;) {
        const struct word *at = words;
        while (at->word && !token_is(token, at->word)) at++;
        if (!at->word || (said >= 0 && at->means >= 0 && said != at->means)) return -1;
        if (at->means >= 0) said = at->means;
    }
    return said;
}

static void refuse(const char *answer, const char *what, struct text *why) {
    if (answer[strspn(answer, " \t\r")] != '\0') {
        text_add_quoted(why, answer, strlen(answer));
        text_add(why, " is not an answer to that. ");
    }
    text_addf(why, "Type %s.", what);
}

static enum quiz_mark mark_words(const struct quiz_question *question, const char *answer, struct text *why) {
    bool winner = question->topic == QUIZ_WINNER;
    int said = read_words(winner ? winner_words : balance_words, answer);
    if (said >= 0) return said == (int)question->yes ? QUIZ_RIGHT : QUIZ_WRONG;
    refuse(answer, winner ? "first or second" : "yes or no", why);
    return QUIZ_UNCLEAR;
}

static enum quiz_mark mark_number(const struct quiz_question *question, const char *answer,
                                  struct text *why) {
    const char *at = answer;
    uint64_t number;
    struct token token = scan_token(&at, "*=."), more = scan_token(&at, ".");
    if (more.length == 0 && token_number(token, &number) == SCAN_NUMBER)
        return number == question->number ? QUIZ_RIGHT : QUIZ_WRONG;
    refuse(answer, "a number in digits, such as 5", why);
    return QUIZ_UNCLEAR;
}

static enum quiz_mark mark_move(struct solver *solver, const struct quiz_question *question,
                                const char *answer, struct text *why) {
    const struct game *game = question->game;
    struct move move;
    if (!nimm_game_read_move(game, question->position, 0, answer, &move, why)) return QUIZ_UNCLEAR;
    void *after = memory_copy(question->position, game->size);
    game->play(after, 0, &move);
    struct question next = {game, after, 1, question->misere, NULL};
    enum outcome outcome;
    bool right = nimm_solve_outcome(solver, &next, &outcome) == NIMM_SOLVE_OK && outcome == NIMM_OUTCOME_P;
    free(after);
    return right ? QUIZ_RIGHT : QUIZ_WRONG;
}

enum quiz_mark quiz_mark(struct solver *solver, const struct quiz_question *question, const char *answer,
                         struct text *why) {
    if (question->topic == QUIZ_WINNER || question->topic == QUIZ_BALANCE)
        return mark_words(question, answer, why);
    if (question->topic == QUIZ_MOVE) return mark_move(solver, question, answer, why);
    return mark_number(question, answer, why);
}
