/* SPDX-License-Identifier: MIT */
#include "nimm/quiz.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "nimm/alike.h"
#include "nimm/nim.h"
#include "play/quiz_recipes.h"

/* A question that has just been asked is drawn anew so many times. */
enum { MOST_REDRAWN = 30, EXERCISE_IN = 3 };

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
static size_t choose(struct quiz *quiz, const struct quiz_recipe *recipes, size_t n, enum quiz_topic topic,
                     uint64_t used) {
    size_t fitting[64], count = 0;
    assert(n <= 64);
    for (size_t i = 0; i < n; i++)
        if (recipes[i].topic == topic && recipes[i].level == quiz->level && !(used >> i & 1))
            fitting[count++] = i;
    return count == 0 ? n : fitting[random_between(&quiz->random, 0, count - 1)];
}

static bool make(struct quiz *quiz, enum quiz_topic topic, struct quiz_question *question) {
    bool classic = random_between(&quiz->random, 1, EXERCISE_IN) == 1 && !quiz->no_exercises;
    size_t at =
        classic ? choose(quiz, quiz_exercises, quiz_exercise_count, topic, quiz->used) : quiz_exercise_count;
    if (at < quiz_exercise_count) {
        quiz->used |= UINT64_C(1) << at;
        return take_exercise(quiz, &quiz_exercises[at], question);
    }
    at = choose(quiz, quiz_recipes, quiz_recipe_count, topic, 0);
    assert(at < quiz_recipe_count);
    return draw(quiz, &quiz_recipes[at], question);
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
