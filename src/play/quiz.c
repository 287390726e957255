/* SPDX-License-Identifier: MIT */
#include "play/quiz.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "nimm/nim.h"
#include "play/start.h"

/* A question that has just been asked is drawn anew so many times. */
enum { MOST_REDRAWN = 30, EXERCISE_IN = 3 };

/* --- the syllabus: which games a class meets at which level, and how large ------------------------- */

/* A recipe draws a start: "GAME PARTS AMOUNT", such as "nim 3..3 1..7"; without text it is made of numbers.
 * An exercise is a position, "nim 3,4,6", or numbers alone, "0,1,2". */
struct quiz_recipe {
    enum quiz_topic topic;
    unsigned level;
    bool misere;
    const char *what;
};

static const struct quiz_recipe recipes[] = {
    {QUIZ_WINNER, 1, false, "nim 2..2 1..6"},
    {QUIZ_WINNER, 1, false, "nim 3..3 1..3"},
    {QUIZ_WINNER, 1, false, "subtraction:2 1..1 3..10"},
    {QUIZ_WINNER, 1, false, "subtraction:3 1..1 4..13"},
    {QUIZ_WINNER, 2, false, "nim 3..3 2..9"},
    {QUIZ_WINNER, 2, false, "subtraction:3 2..2 3..12"},
    {QUIZ_WINNER, 2, false, "kayles 2..2 1..6"},
    {QUIZ_WINNER, 2, false, "northcott 2..2 5..6"},
    {QUIZ_WINNER, 2, false, "chop 2..5 2..5"},
    {QUIZ_WINNER, 3, false, "nim 4..4 3..31"},
    {QUIZ_WINNER, 3, false, "kayles 3..3 2..8"},
    {QUIZ_WINNER, 3, false, "dawson 2..2 2..9"},
    {QUIZ_WINNER, 3, false, "prime 3..3 4..60"},
    {QUIZ_WINNER, 3, false, "northcott 3..3 6..8"},
    {QUIZ_WINNER, 3, true, "nim 3..3 1..4"},
    {QUIZ_MOVE, 1, false, "nim 2..2 1..7"},
    {QUIZ_MOVE, 1, false, "nim 3..3 1..4"},
    {QUIZ_MOVE, 1, false, "subtraction:3 1..1 5..14"},
    {QUIZ_MOVE, 2, false, "nim 3..3 3..12"},
    {QUIZ_MOVE, 2, false, "kayles 1..1 3..7"},
    {QUIZ_MOVE, 2, false, "northcott 2..2 5..7"},
    {QUIZ_MOVE, 2, false, "chop 2..6 2..6"},
    {QUIZ_MOVE, 2, false, "prime 2..2 6..40"},
    {QUIZ_MOVE, 3, false, "nim 4..4 5..31"},
    {QUIZ_MOVE, 3, false, "kayles 2..2 3..8"},
    {QUIZ_MOVE, 3, false, "prime 3..3 10..90"},
    {QUIZ_MOVE, 3, false, "northcott 3..3 6..8"},
    {QUIZ_MOVE, 3, false, "subtraction:4 3..3 3..20"},
    {QUIZ_MOVE, 3, true, "nim 3..3 1..4"},
    {QUIZ_BALANCE, 1, false, "nim 2..2 1..7"},
    {QUIZ_BALANCE, 1, false, "nim 3..3 1..7"},
    {QUIZ_BALANCE, 2, false, "nim 3..3 3..15"},
    {QUIZ_BALANCE, 2, false, "nim 4..4 1..15"},
    {QUIZ_BALANCE, 3, false, "nim 4..4 9..40"},
    {QUIZ_BALANCE, 3, false, "nim 5..5 5..31"},
    {QUIZ_SUM, 1, false, "nim 2..2 1..7"},
    {QUIZ_SUM, 2, false, "nim 3..3 1..15"},
    {QUIZ_SUM, 3, false, "nim 3..3 9..63"},
    {QUIZ_SUM, 3, false, "nim 4..4 5..40"},
    {QUIZ_MEX, 1, false, NULL},
    {QUIZ_MEX, 2, false, NULL},
    {QUIZ_MEX, 3, false, NULL},
    {QUIZ_VALUE, 1, false, "subtraction:2 1..1 3..12"},
    {QUIZ_VALUE, 1, false, "subtraction:3 1..1 4..15"},
    {QUIZ_VALUE, 1, false, "prime 1..1 4..40"},
    {QUIZ_VALUE, 1, false, "northcott 1..1 4..8"},
    {QUIZ_VALUE, 2, false, "kayles 1..1 2..7"},
    {QUIZ_VALUE, 2, false, "northcott 2..2 5..8"},
    {QUIZ_VALUE, 2, false, "prime 2..2 8..60"},
    {QUIZ_VALUE, 2, false, "chop 2..6 2..6"},
    {QUIZ_VALUE, 3, false, "kayles 2..2 3..9"},
    {QUIZ_VALUE, 3, false, "dawson 1..1 5..11"},
    {QUIZ_VALUE, 3, false, "dawson 2..2 3..8"},
    {QUIZ_VALUE, 3, false, "prime 3..3 20..120"},
    {QUIZ_VALUE, 3, false, "subtraction:1,3,4 2..2 4..12"},
    {QUIZ_VALUE, 3, false, "chop 4..9 4..9"},
};

enum { RECIPES = sizeof recipes / sizeof *recipes };

/* What lectures and textbooks on Nim have asked for a hundred years; the answers are computed. */
static const struct quiz_recipe exercises[] = {
    {QUIZ_WINNER, 1, false, "nim 1,1,1"},
    {QUIZ_WINNER, 1, false, "nim 1,1,1,1"},
    {QUIZ_WINNER, 1, false, "nim 4,4"},
    {QUIZ_WINNER, 1, false, "nim 1,2"},
    {QUIZ_WINNER, 1, false, "nim 2,3,2,3"},
    {QUIZ_WINNER, 1, false, "nim 1,4,4"},
    {QUIZ_WINNER, 1, false, "nim 1,2,3"},
    {QUIZ_WINNER, 1, false, "subtraction:2 9"},
    {QUIZ_WINNER, 1, false, "subtraction:3 4"},
    {QUIZ_WINNER, 2, false, "nim 3,4,6"},
    {QUIZ_WINNER, 2, false, "subtraction:3 5,5,4"},
    {QUIZ_WINNER, 2, false, "chop 2x2"},
    {QUIZ_WINNER, 2, false, "chomp 2,1"},
    {QUIZ_WINNER, 3, false, "nim 22,19,14,11"},
    {QUIZ_WINNER, 3, false, "nim 27,23,22,15"},
    {QUIZ_WINNER, 3, true, "nim 1,1,1,1"},
    {QUIZ_MOVE, 1, false, "nim 1,2"},
    {QUIZ_MOVE, 1, false, "nim 1,4,4"},
    {QUIZ_MOVE, 1, false, "nim 8,5"},
    {QUIZ_MOVE, 1, false, "nim 2,3,2,1"},
    {QUIZ_MOVE, 1, false, "nim 1,2,4"},
    {QUIZ_MOVE, 2, false, "nim 2,4,5"},
    {QUIZ_MOVE, 2, false, "nim 3,4,4"},
    {QUIZ_MOVE, 2, false, "nim 3,4,6"},
    {QUIZ_MOVE, 2, false, "nim 4,5,7,8"},
    {QUIZ_MOVE, 3, false, "nim 25,13,39"},
    {QUIZ_MOVE, 3, false, "nim 27,23,22,15"},
    {QUIZ_MOVE, 3, false, "nim 7,9,12,15"},
    {QUIZ_MOVE, 3, false, "nim 22,13,14,11"},
    {QUIZ_MOVE, 3, false, "nim 10,20,30,40,50"},
    {QUIZ_MOVE, 3, true, "nim 1,1,2"},
    {QUIZ_BALANCE, 1, false, "nim 1,2,4"},
    {QUIZ_BALANCE, 1, false, "nim 4,4"},
    {QUIZ_BALANCE, 1, false, "nim 1,2,3"},
    {QUIZ_BALANCE, 2, false, "nim 4,5,7,8"},
    {QUIZ_BALANCE, 2, false, "nim 2,3,2,3"},
    {QUIZ_BALANCE, 3, false, "nim 22,19,14,11"},
    {QUIZ_BALANCE, 3, false, "nim 10,20,30,40,50"},
    {QUIZ_SUM, 1, false, "nim 2,4,5"},
    {QUIZ_SUM, 2, false, "nim 4,5,7,8"},
    {QUIZ_SUM, 2, false, "nim 13,19,10"},
    {QUIZ_SUM, 3, false, "nim 25,13,39"},
    {QUIZ_MEX, 1, false, "0,1,2,5,8"},
    {QUIZ_MEX, 2, false, ""},
    {QUIZ_VALUE, 1, false, "chop 1x4"},
    {QUIZ_VALUE, 2, false, "chop 2x3"},
    {QUIZ_VALUE, 2, false, "chop 2x4"},
    {QUIZ_VALUE, 2, false, "chomp 2x2"},
    {QUIZ_VALUE, 3, false, "chomp 2x3"},
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

/* --- from text to starts and positions ------------------------------------------------------- */

/* Splits "GAME REST": the game, its parameters in `name`, and the rest. */
static const struct game *read_game(const char *what, char name[32], const char **parameters,
                                    const char **rest) {
    size_t length = strcspn(what, " ");
    assert(length < 32);
    memcpy(name, what, length);
    name[length] = '\0';
    *rest = what + length + (what[length] == ' ');
    const struct game *game = game_find(name, parameters);
    assert(game);
    return game;
}

static struct range read_range(const char **at) {
    struct range range = {0};
    token_number(scan_token(at, "."), &range.low);
    token_number(scan_token(at, "."), &range.high);
    return range;
}

/* `name` is memory for the parameters. */
static struct start start_of(const struct quiz_recipe *recipe, char name[32]) {
    struct start start = {.misere = recipe->misere};
    const char *rest;
    start.game = read_game(recipe->what, name, &start.parameters, &rest);
    start.shape.parts = read_range(&rest);
    start.shape.amount = read_range(&rest);
    return start;
}

/* --- making one question --------------------------------------------------------------------- */

/* False: the solver does not know it. */
static bool find_answer(struct quiz *quiz, struct quiz_question *question) {
    struct question asked = quiz_position_question(question);
    struct solution solution;
    if (solve_position(quiz->solver, &asked, &solution) != SOLVE_OK) return false;
    question->yes = (solution.outcome == OUTCOME_N) == (question->topic != QUIZ_BALANCE);
    question->number = solution.has_value ? solution.value : 0;
    return true;
}

/* Who wins must not be told by the kind of the question; a move is asked for where one wins. */
static enum balance balance_of(struct quiz *quiz, enum quiz_topic topic) {
    if (topic == QUIZ_MOVE) return BALANCE_FIRST;
    if (topic != QUIZ_WINNER && topic != QUIZ_BALANCE) return BALANCE_ANY;
    return random_between(&quiz->random, 0, 1) ? BALANCE_FIRST : BALANCE_SECOND;
}

static bool draw_position(struct quiz *quiz, struct quiz_question *question) {
    char name[32];
    struct text why = {0};
    struct start start = start_of(question->recipe, name);
    start.balance = balance_of(quiz, question->topic);
    question->game = start.game;
    bool drawn = start_draw(&start, quiz->solver, &quiz->random, question->position, &why);
    text_free(&why);
    return drawn && find_answer(quiz, question);
}

static void shuffle(struct random *random, uint64_t *numbers, size_t n) {
    for (size_t i = n; i > 1; i--) {
        size_t k = (size_t)random_between(random, 0, i - 1);
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
    question->number = random_between(random, mexes[level - 1].low, mexes[level - 1].high);
    for (uint64_t i = 0; i < question->number; i++) question->numbers[question->n++] = i;
    uint64_t above = random_between(random, 1, level + 1), below = level > 1 ? level : 0;
    for (uint64_t i = 0; i < above; i++)
        question->numbers[question->n++] =
            random_between(random, question->number + 1, question->number + 3 + level);
    for (uint64_t i = 0; i < below; i++) /* from level 2 on, where the mex is not 0 */
        question->numbers[question->n++] = random_between(random, 0, question->number - 1);
    shuffle(random, question->numbers, question->n);
}

/* The question without its content; the position's memory is kept. */
static void clear(struct quiz_question *question, const struct quiz_recipe *recipe) {
    *question = (struct quiz_question){
        .topic = recipe->topic, .recipe = recipe, .misere = recipe->misere, .position = question->position};
}

static bool draw(struct quiz *quiz, const struct quiz_recipe *recipe, struct quiz_question *question) {
    clear(question, recipe);
    if (recipe->what) return draw_position(quiz, question);
    draw_numbers(quiz, question);
    return true;
}

static void read_numbers(const char *what, struct quiz_question *question) {
    uint64_t seen[MEX_WORDS(QUIZ_NUMBERS)];
    struct text why = {0};
    if (*what) question->n = scan_numbers(what, question->numbers, QUIZ_NUMBERS, "number", &why);
    text_free(&why);
    question->number = mex(question->numbers, question->n, seen);
}

static bool take_exercise(struct quiz *quiz, const struct quiz_recipe *exercise,
                          struct quiz_question *question) {
    char name[32];
    const char *parameters, *rest;
    struct text why = {0};
    clear(question, exercise);
    question->exercise = true;
    if (exercise->topic == QUIZ_MEX) {
        read_numbers(exercise->what, question);
        return true;
    }
    question->game = read_game(exercise->what, name, &parameters, &rest);
    bool good = question->game->parse(parameters, rest, question->position, &why);
    assert(good);
    (void)good;
    text_free(&why);
    return find_answer(quiz, question);
}

/* --- choosing -------------------------------------------------------------------------------- */

/* A random one of the recipes or exercises on the topic at the quiz's level, those of the set `used` left
 * out; `n`: none. */
static size_t choose(struct quiz *quiz, const struct quiz_recipe *list, size_t n, enum quiz_topic topic,
                     uint64_t used) {
    size_t fitting[64], count = 0;
    assert(n <= 64);
    for (size_t i = 0; i < n; i++)
        if (list[i].topic == topic && list[i].level == quiz->level && !(used >> i & 1)) fitting[count++] = i;
    return count == 0 ? n : fitting[random_between(&quiz->random, 0, count - 1)];
}

static bool make(struct quiz *quiz, enum quiz_topic topic, struct quiz_question *question) {
    bool classic = random_between(&quiz->random, 1, EXERCISE_IN) == 1 && !quiz->no_exercises;
    size_t at = classic ? choose(quiz, exercises, EXERCISES, topic, quiz->used) : EXERCISES;
    if (at < EXERCISES) {
        quiz->used |= UINT64_C(1) << at;
        return take_exercise(quiz, &exercises[at], question);
    }
    at = choose(quiz, recipes, RECIPES, topic, 0);
    assert(at < RECIPES);
    return draw(quiz, &recipes[at], question);
}

static uint64_t hash_of(const struct quiz_question *question) {
    struct text text = {0};
    quiz_add_question(question, &text);
    uint64_t hash = memory_hash(text.data, text.length);
    text_free(&text);
    return hash;
}

static bool is_known(const struct quiz *quiz, uint64_t hash) {
    for (size_t i = 0; i < QUIZ_REMEMBERED && i < quiz->asked; i++)
        if (quiz->seen[i] == hash) return true;
    return false;
}

static void remember(struct quiz *quiz, uint64_t hash) {
    quiz->seen[quiz->asked++ % QUIZ_REMEMBERED] = hash;
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
                          .random = random_from_seed(seed),
                          .level = level,
                          .topics = topics & QUIZ_ALL_TOPICS};
}

/* A question, in the end even one that has been asked lately. False: none was made. */
static bool try_question(struct quiz *quiz, enum quiz_topic topic, bool any, struct quiz_question *question) {
    if (!make(quiz, topic, question)) return false;
    uint64_t hash = hash_of(question);
    if (!any && is_known(quiz, hash)) return false;
    remember(quiz, hash);
    return true;
}

void quiz_next(struct quiz *quiz, struct quiz_question *question) {
    enum quiz_topic topic = next_topic(quiz);
    *question = (struct quiz_question){.position = memory_take(1, game_largest())};
    /* This ends: of each topic there are questions that can always be made, however little may be searched.
     */
    for (int i = 0; !try_question(quiz, topic, i >= MOST_REDRAWN, question);) i++;
}

/* Numbers as many, for as large a mex. Such were drawn once already, and so they are soon again. */
static void vary_numbers(struct quiz *quiz, const struct quiz_question *like,
                         struct quiz_question *question) {
    do {
        clear(question, like->recipe);
        draw_numbers(quiz, question);
    } while (question->n != like->n || question->number + 1 < like->number ||
             question->number > like->number + 1);
}

static void vary_position(struct quiz *quiz, const struct quiz_question *like,
                          struct quiz_question *question) {
    char name[32];
    struct start start = start_of(like->recipe, name);
    clear(question, like->recipe);
    question->game = like->game;
    alike_draw(&start, quiz->solver, &quiz->random, like->position, question->position);
    find_answer(quiz, question);
}

void quiz_vary(struct quiz *quiz, const struct quiz_question *like, struct quiz_question *question) {
    assert(!like->exercise);
    *question = (struct quiz_question){.position = memory_take(1, game_largest())};
    if (like->game)
        vary_position(quiz, like, question);
    else
        vary_numbers(quiz, like, question);
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
    text_addf(text, " = %" PRIu64, nim_sum(piles->value, piles->n));
}

/* --- the question ---------------------------------------------------------------------------- */

/* "Nim 3,4,6", "Misere Nim 1,1,2 (whoever makes the last move loses)". */
static void add_subject(const struct quiz_question *question, struct text *text) {
    const struct game *game = question->game;
    if (question->misere) text_add(text, "Misere ");
    text_addf(text, "%s ", game->title);
    if (game->print_parameters) {
        text_add_char(text, '(');
        game_print_name(game, question->position, text);
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
    text_free(&position);
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
    solve_winning_moves(solver, &asked, &list);
    for (size_t i = 0; i < list.n; i++) {
        text_add_between(text, i, list.n, " or ");
        question->game->say_move(question->position, &list.moves[i], text);
    }
    if (list.total.n > list.n) {
        text_add(text, " (there are ");
        count_print(list.total, text);
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
        text_clear(&name);
        text_clear(&reason);
        question->game->describe(question->position, i, &name, &reason);
        text_addf(text, "%s: %s, a Nim pile of %" PRIu64 ". ", text_string(&name), text_string(&reason),
                  piles->value[i]);
    }
    text_free(&name);
    text_free(&reason);
}

static const char no_move[] = "There is no move: the value is 0. ";

/* What the moves lead to, where the mex of that is the value. */
static void add_mex(struct solver *solver, const struct question *asked, struct text *text) {
    struct position_options options;
    uint64_t values[SOLVE_OPTIONS];
    if (asked->game->flags & GAME_PARTISAN) return;
    if (solve_options(solver, asked, &options) != SOLVE_OK) return;
    if (options.n == 0) {
        text_add(text, no_move);
        return;
    }
    text_add(text, options.n == 1 ? "Its only move leads to the value " : "Its moves lead to the values ");
    text_add_choice(text, values, solve_options_values(&options, values), " and ");
    text_addf(text, "; the smallest number missing there is %" PRIu64 ". ", solve_options_mex(&options));
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
    solver_begin(solver);
    if (game_piles(solver, asked.game, asked.position, &piles) != SOLVE_OK) return;
    if (question->game->disguise) add_parts(question, &piles, text);
    if (question->topic == QUIZ_VALUE && piles.n == 1) add_mex(solver, &asked, text);
    if (piles.n == 0) {
        text_add(text, no_move);
    } else if (piles.n > 1) {
        text_add(text, "The nim-sum is ");
        add_sum(&piles, text);
        text_add(text, verdict(question, nim_sum(piles.value, piles.n)));
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

/* -1: no word of the table. */
static bool find_word(const struct word *words, struct token token, int *means) {
    for (; words->word; words++)
        if (token_is(token, words->word)) {
            *means = words->means;
            return true;
        }
    return false;
}

/* 1 or 0; -1: unclear. */
static int read_words(const struct word *words, const char *answer) {
    int said = -1;
    for (struct token token; token = scan_token(&answer, ",.!"), token.length > 0;) {
        int means;
        if (!find_word(words, token, &means)) return -1;
        if (means < 0) continue;
        if (said >= 0 && said != means) return -1;
        said = means;
    }
    return said;
}

static void refuse(const char *answer, const char *what, struct text *why) {
    if (answer[strspn(answer, " \t\r")] != '\0') {
        text_add_quoted(why, answer, strlen(answer));
        text_add(why, " is no answer to that. ");
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
    refuse(answer, "a number in digits, as 5", why);
    return QUIZ_UNCLEAR;
}

static enum quiz_mark mark_legal_move(struct solver *solver, const struct quiz_question *question,
                                      const struct move *move) {
    void *after = memory_take(1, question->game->size);
    memcpy(after, question->position, question->game->size);
    question->game->play(after, 0, move);
    struct question next = {question->game, after, 1, question->misere, NULL};
    enum outcome outcome = OUTCOME_N;
    enum solve_status status = solve_outcome(solver, &next, &outcome);
    free(after);
    return status == SOLVE_OK && outcome == OUTCOME_P ? QUIZ_RIGHT : QUIZ_WRONG;
}

enum quiz_mark quiz_mark(struct solver *solver, const struct quiz_question *question, const char *answer,
                         struct text *why) {
    if (question->topic == QUIZ_WINNER || question->topic == QUIZ_BALANCE)
        return mark_words(question, answer, why);
    if (question->topic != QUIZ_MOVE) return mark_number(question, answer, why);
    struct move move;
    if (!game_read_move(question->game, question->position, 0, answer, &move, why)) return QUIZ_UNCLEAR;
    return mark_legal_move(solver, question, &move);
}
