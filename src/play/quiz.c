/* SPDX-License-Identifier: MIT */
#include "play/quiz.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/nim.h"
#include "core/solver.h"
#include "core/text.h"
#include "games/player.h"
#include "play/quiz_question.h"

/* How often a question that has just been asked is drawn again, how often making one may fail, and
 * for how many more draws that counts, as it takes long. */
enum { MOST_REDRAWN = 15, MOST_FAILED = 2, FAILURE_COSTS = 4 };

/* Returns the next of the topics to come in the order of the course at this level, but in a
 * practice the one that was missed most often. */
static enum quiz_topic next_of_course(const struct quiz *quiz) {
    /* Level 1 teaches the theory of Nim, level 2 that of other games, and level 3 sums of games,
     * misere play and larger positions. */
    static const enum quiz_topic courses[][QUIZ_TOPICS] = {
        {QUIZ_WINNER, QUIZ_MOVE, QUIZ_GROUPS, QUIZ_BALANCE, QUIZ_BINARY, QUIZ_SUM, QUIZ_MEX,
         QUIZ_VALUE, QUIZ_LABEL},
        {QUIZ_WINNER, QUIZ_GROUPS, QUIZ_BINARY, QUIZ_SUM, QUIZ_MEX, QUIZ_MOVE, QUIZ_VALUE,
         QUIZ_BALANCE, QUIZ_LABEL},
        {QUIZ_VALUE, QUIZ_MOVE, QUIZ_WINNER, QUIZ_LABEL, QUIZ_SUM, QUIZ_MEX, QUIZ_GROUPS,
         QUIZ_BALANCE, QUIZ_BINARY}};
    enum quiz_topic next = QUIZ_TOPICS;
    for (size_t i = 0; i < QUIZ_TOPICS; i++) {
        const enum quiz_topic topic = courses[quiz->level - 1][i];
        if (!(quiz->to_come >> topic & 1)) continue;
        if (next == QUIZ_TOPICS || quiz->practiced[topic] > quiz->practiced[next]) next = topic;
    }
    return next;
}

/* Topics take turns, in a new order each round, or always in that of the course. */
static enum quiz_topic next_topic(struct quiz *quiz) {
    enum quiz_topic topic;
    if (quiz->to_come == 0) {
        quiz->to_come = quiz->topics;
        quiz->round++;
    }
    if (quiz->course) {
        topic = next_of_course(quiz);
    } else {
        do topic = (enum quiz_topic)random_between(&quiz->random, 0, QUIZ_TOPICS - 1);
        while (!(quiz->to_come >> topic & 1));
    }
    quiz->to_come &= ~(1U << topic);
    return topic;
}

/* --- what is remembered ---------------------------------------------------------------------- */

/* Returns a number of the name and the numbers, which are sorted in place. */
static uint64_t hash_of_numbers(const char *name, uint64_t *numbers, size_t n) {
    struct text text = {0};
    qsort(numbers, n, sizeof *numbers, nim_by_size);
    text_addf(&text, "%s ", name);
    text_add_numbers(&text, numbers, n);
    const uint64_t hash = memory_hash(text.data, text.length);
    text_free(&text);
    return hash;
}

/* Finds the piles that are not empty, where their sizes are all that counts, in any order: those of
 * Nim, or the gaps of Northcott's Game, wherever the coins stand. */
static bool find_sizes(struct quiz *quiz, const struct game *game, const void *position,
                       struct piles *sizes) {
    struct piles piles;
    const bool has_other_form = game->canonical && !game_is_nim(game);
    if (!game_has_counted_piles(game) || has_other_form ||
        solve_piles(quiz->solver, game, position, &piles) != NIMM_OK)
        return false;
    sizes->n = 0;
    for (size_t i = 0; i < piles.n; i++)
        if (piles.value[i] > 0) sizes->value[sizes->n++] = piles.value[i];
    return true;
}

/* Returns a number of the position, whatever is asked about it, also with the piles in another
 * order. */
static uint64_t hash_of_position(struct quiz *quiz, const struct game *game, const void *position) {
    struct text text = {0};
    struct piles sizes;
    assert(game);
    if (find_sizes(quiz, game, position, &sizes))
        return hash_of_numbers(game_is_nim(game) ? "" : game->id, sizes.value, sizes.n);
    game_print_name(game, position, &text);
    unsigned char *form = memory_copy(position, game->size);
    if (game->canonical) game->canonical(form);
    text_add_char(&text, ' ');
    text_add_bytes(&text, (const char *)form, game->size);
    free(form);
    const uint64_t hash = memory_hash(text.data, text.length);
    text_free(&text);
    return hash;
}

/* Returns a number of the board, or of the numbers in any order. Those of a nim-sum are like piles
 * of Nim. */
static uint64_t hash_of_board(struct quiz *quiz, const struct quiz_question *question) {
    if (question->game) return hash_of_position(quiz, question->game, quiz_board(question));
    const bool is_mex = question->topic == QUIZ_MEX;
    uint64_t numbers[QUIZ_NUMBERS];
    memcpy(numbers, question->numbers, sizeof numbers);
    return hash_of_numbers(is_mex ? "mex" : "", numbers, question->n);
}

/* Returns a number of the question and what it is about. */
static uint64_t hash_of(struct quiz *quiz, const struct quiz_question *question) {
    const uint64_t parts[] = {hash_of_board(quiz, question), question->topic, question->misere,
                              question->hidden};
    return memory_hash((const char *)parts, sizeof parts);
}

static void remember(struct quiz_memory *memory, uint64_t hash) {
    memory->hashes[memory->n++ % QUIZ_REMEMBERED] = hash;
}

static bool remembers(const struct quiz_memory *memory, uint64_t hash) {
    for (size_t i = 0; i < QUIZ_REMEMBERED && i < memory->n; i++)
        if (memory->hashes[i] == hash) return true;
    return false;
}

/* Remembers the board, and the position whose label is missing. */
static void remember_positions(struct quiz *quiz, struct quiz_memory *memory,
                               const struct quiz_question *question) {
    remember(memory, hash_of_board(quiz, question));
    if (question->whole)
        remember(memory, hash_of_position(quiz, question->game, question->position));
}

/* True if the board, or the position whose label is missing, is remembered. */
static bool remembers_positions(struct quiz *quiz, const struct quiz_memory *memory,
                                const struct quiz_question *question) {
    return remembers(memory, hash_of_board(quiz, question)) ||
           (question->whole &&
            remembers(memory, hash_of_position(quiz, question->game, question->position)));
}

/* --- a new question -------------------------------------------------------------------------- */

/* What may come once everything before it has been tried MOST_REDRAWN times: another position than
 * all the last ones, which grow by the number of the stage; else another question than the last one
 * on its topic, or any. */
enum stage { ANOTHER, GROWING, LARGEST = 4, NOT_THE_LAST, ANY };

static enum stage stage_of(int tries) {
    const int stage = tries / MOST_REDRAWN;
    return stage < ANY ? (enum stage)stage : ANY;
}

static unsigned growth_of(enum stage stage) {
    return stage <= LARGEST ? (unsigned)stage : 0;
}

static bool may_come(struct quiz *quiz, enum stage stage, const struct quiz_question *question) {
    if (stage <= LARGEST) return !remembers_positions(quiz, &quiz->positions, question);
    return stage == ANY || hash_of(quiz, question) != quiz->last[question->topic];
}

static bool may_go_on(const struct quiz *quiz) {
    return quiz->most == 0 || quiz->asked < quiz->most;
}

/* True if copying or a rule tells who wins, or which move does. */
static bool is_copying(struct quiz *quiz, const struct quiz_question *question) {
    const bool is_play = question->topic == QUIZ_WINNER || question->topic == QUIZ_MOVE;
    return is_play && !question->misere && quiz_question_is_simple(quiz, question);
}

/* A number of the position that the first winning move leaves. */
static uint64_t hash_of_left(struct quiz *quiz, const struct quiz_question *question) {
    struct move first;
    struct move_list list = {.moves = &first, .limit = 1, .limit_will_do = true};
    const struct question asked = quiz_position_question(question);
    const struct game *game = question->game;
    solve_winning_moves(quiz->solver, &asked, &list);
    if (list.n == 0) return 0;
    unsigned char *left = memory_copy(question->position, game->size);
    game->play(left, PLAYER_1, &first);
    const uint64_t hash = hash_of_position(quiz, game, left);
    free(left);
    return hash;
}

/* True if a move is asked for that leads where one has led, or to a position of the last questions.
 */
static bool leads_to_known(struct quiz *quiz, const struct quiz_question *question) {
    return question->topic == QUIZ_MOVE &&
           remembers(&quiz->positions, hash_of_left(quiz, question));
}

/* True if whoever remembers the last questions need not think: copying wins as it did in the last
 * one on the topic, or a move leads where one has led. */
static bool is_known(struct quiz *quiz, const struct quiz_question *question) {
    const bool was_copying = quiz->copied >> question->topic & 1;
    if (was_copying && is_copying(quiz, question)) return true;
    return leads_to_known(quiz, question);
}

/* Remembers what has been asked. */
static void remember_question(struct quiz *quiz, const struct quiz_question *question) {
    const unsigned topic = 1U << question->topic;
    quiz->copied &= ~topic;
    if (is_copying(quiz, question)) quiz->copied |= topic;
    if (question->topic == QUIZ_MOVE) remember(&quiz->positions, hash_of_left(quiz, question));
    remember_positions(quiz, &quiz->positions, question);
    quiz->last[question->topic] = hash_of(quiz, question);
    quiz->asked++;
}

static bool draw_new(struct quiz *quiz, struct quiz_question *question) {
    *question = (struct quiz_question){.position = memory_take(1, game_largest())};
    while (quiz->topics != 0) {
        enum quiz_topic topic = next_topic(quiz);
        /* This ends: of each topic there are questions that can always be made, however little may
         * be searched, where they need not be about one game. */
        for (int tries = 0, failed = 0; failed < MOST_FAILED || !quiz->game; tries++) {
            const enum stage stage = stage_of(tries);
            const unsigned growth = growth_of(stage);
            if (!quiz_question_draw(quiz, topic, growth, question)) {
                failed += growth == 0;
                tries += FAILURE_COSTS;
                continue;
            }
            if (!may_come(quiz, stage, question)) continue;
            if (stage <= GROWING && is_known(quiz, question)) continue;
            remember_question(quiz, question);
            return true;
        }
        quiz->topics &= ~(1U << topic);
    }
    quiz_question_free(question);
    return false;
}

/* --- once more ------------------------------------------------------------------------------- */

/* A seed that comes from the question as it is written, so that it is the same on every machine. */
static uint64_t seed_of(const struct quiz_question *question) {
    struct text text = {0};
    text_add_number(&text, question->topic);
    text_add_char(&text, ' ');
    if (question->game) question->game->print(quiz_board(question), &text);
    text_add_numbers(&text, question->numbers, question->n);
    const uint64_t seed = memory_hash(text.data, text.length);
    text_free(&text);
    return seed;
}

/* How much there is to look at: the moves, or the numbers. */
static uint64_t size_of(const struct quiz_question *question) {
    enum { MANY = 1000 };
    uint64_t size = 0;
    if (question->game)
        return game_count_moves(question->game, quiz_board(question), PLAYER_1, MANY);
    for (size_t i = 0; i < question->n; i++) size += question->numbers[i];
    return size;
}

/* How many piles or numbers it is about; 0 where no piles are known. */
static size_t count_piles(struct quiz *quiz, const struct quiz_question *question) {
    struct piles piles;
    if (!question->game) return question->n;
    const enum nimm_status status =
        solve_piles(quiz->solver, question->game, quiz_board(question), &piles);
    return status == NIMM_OK ? piles.n : 0;
}

/* True if it is about Nim, and a pile splits into several groups. */
static bool splits_piles(struct quiz *quiz, const struct quiz_question *question) {
    struct piles piles;
    if (!question->game || !game_is_nim(question->game)) return false;
    if (solve_piles(quiz->solver, question->game, question->position, &piles) != NIMM_OK)
        return false;
    for (size_t i = 0; i < piles.n; i++) {
        const uint64_t size = piles.value[i], without_smallest = size & (size - 1);
        if (size > 0 && without_smallest > 0) return true;
    }
    return false;
}

/* True if whoever missed the one may make the same mistake in the other: it is about the same game,
 * as many piles and about as much, copying wins in both or in none, and if groups of several sizes
 * had to be seen in a pile, so it is here. The further the search for one has come, the larger it
 * may be, if it may grow, and at last anything else of the game will do. */
static bool is_like(struct quiz *quiz, const struct quiz_question *question,
                    const struct quiz_question *missed, bool may_grow, enum stage stage) {
    const uint64_t size = size_of(question), before = size_of(missed);
    const bool is_same_game = question->game == missed->game && question->misere == missed->misere;
    const uint64_t growth = may_grow ? 2 + before * (uint64_t)stage / 4 : 0;
    const bool is_too_large = size > before + growth;
    if (!is_same_game || is_too_large) return false;
    if (stage == LARGEST) return true;
    const bool is_copied = is_copying(quiz, missed);
    const bool must_split = !is_copied && splits_piles(quiz, missed);
    if (must_split && !splits_piles(quiz, question)) return false;
    return 3 * size >= 2 * before && count_piles(quiz, question) == count_piles(quiz, missed) &&
           is_copying(quiz, question) == is_copied;
}

/* Draws another question of the kind of one that was missed, about the same game. The new
 * questions stay the same, as its chance comes from the one that was missed; and it is about none
 * of the positions that were asked about, or that the next new questions are about, whose answers
 * it would tell. Returns false if none was found. */
static bool draw_alike(struct quiz *quiz, const struct quiz_question *missed, bool may_grow,
                       struct quiz_question *question) {
    struct quiz alike = *quiz;
    for (int i = 0; i < QUIZ_TOPICS && may_go_on(&alike) && draw_new(&alike, question); i++)
        quiz_question_free(question);
    alike.random = random_from_seed(seed_of(missed));
    alike.asked += QUIZ_QUESTION_FIRST; /* one like the first is simple anyhow, */
    alike.round = 1;                    /* and one like an easy one is easy */
    if (missed->game) {
        alike.game = missed->game;
        alike.blank = quiz_board(missed);
    }
    *question = (struct quiz_question){.position = memory_take(1, game_largest())};
    for (int tries = 0, failed = 0; stage_of(tries) <= LARGEST && failed < MOST_FAILED; tries++) {
        const enum stage stage = stage_of(tries);
        const unsigned growth = may_grow ? growth_of(stage) : 0;
        if (!quiz_question_draw(&alike, missed->topic, growth, question)) {
            failed++;
            tries += FAILURE_COSTS;
            continue;
        }
        const bool is_told = remembers_positions(quiz, &quiz->again, question);
        if (is_told || !may_come(&alike, stage, question)) continue;
        if (stage <= GROWING && leads_to_known(&alike, question)) continue;
        if (!is_like(quiz, question, missed, may_grow, stage)) continue;
        remember_positions(quiz, &quiz->again, question);
        question->again = true;
        return true;
    }
    quiz_question_free(question);
    return false;
}

/* --- the quiz -------------------------------------------------------------------------------- */

void quiz_begin(struct quiz *quiz, struct nimm_solver *solver, unsigned level, unsigned topics,
                uint64_t seed) {
    assert(level >= 1 && level <= QUIZ_LEVELS && (topics & QUIZ_ALL_TOPICS) != 0);
    *quiz = (struct quiz){.solver = solver,
                          .random = random_from_seed(seed),
                          .level = level,
                          .topics = topics & QUIZ_ALL_TOPICS};
}

/* Draws a question of a practice on the topic that comes next, one of the kind that was missed, and
 * larger only if there is no other. Returns false if none was found. */
static bool draw_to_practice(struct quiz *quiz, struct quiz_question *question) {
    if (!quiz->is_practice) return false;
    if (quiz->to_come == 0) quiz->to_come = quiz->topics;
    const enum quiz_topic topic = next_of_course(quiz);
    const struct quiz_question *missed = &quiz->to_practice[topic];
    const bool is_drawn = missed->position && (draw_alike(quiz, missed, false, question) ||
                                               draw_alike(quiz, missed, true, question));
    if (!is_drawn) return false;
    quiz->to_come &= ~(1U << topic);
    question->again = false;
    remember_question(quiz, question);
    return true;
}

bool quiz_next(struct quiz *quiz, struct quiz_question *question) {
    for (size_t i = 0; i < QUIZ_APART; i++) {
        struct quiz_question *missed = &quiz->missed[quiz->turn++ % QUIZ_APART];
        const bool is_drawn = missed->position && draw_alike(quiz, missed, true, question);
        quiz_question_free(missed);
        if (is_drawn) return true;
        if (may_go_on(quiz)) return draw_to_practice(quiz, question) || draw_new(quiz, question);
    }
    return false;
}

void quiz_copy_question(const struct quiz_question *question, struct quiz_question *copy) {
    const size_t size = game_largest();
    *copy = (struct quiz_question){.topic = question->topic,
                                   .misere = question->misere,
                                   .again = question->again,
                                   .game = question->game,
                                   .n = question->n,
                                   .number = question->number,
                                   .yes = question->yes};
    copy->position = memory_copy(question->position, size);
    if (question->whole) copy->whole = memory_copy(question->whole, question->game->size);
    memcpy(copy->numbers, question->numbers, sizeof copy->numbers);
}

void quiz_miss(struct quiz *quiz, struct quiz_question *question) {
    if (question->again) {
        quiz_question_free(question);
        return;
    }
    struct quiz_question *to_practice = &quiz->to_practice[question->topic];
    quiz_question_free(to_practice);
    quiz_copy_question(question, to_practice);
    quiz->missed[(quiz->turn - 1) % QUIZ_APART] = *question;
    *question = (struct quiz_question){0};
}

void quiz_free(struct quiz *quiz) {
    for (size_t i = 0; i < QUIZ_APART; i++) quiz_question_free(&quiz->missed[i]);
    for (size_t i = 0; i < QUIZ_TOPICS; i++) quiz_question_free(&quiz->to_practice[i]);
}

void quiz_practice(struct quiz *quiz, const uint64_t missed[QUIZ_TOPICS], size_t n) {
    quiz->is_practice = true;
    memcpy(quiz->practiced, missed, sizeof quiz->practiced);
    quiz->topics = 0;
    for (unsigned topic = 0; topic < QUIZ_TOPICS; topic++)
        if (missed[topic] > 0) quiz->topics |= 1U << topic;
    quiz->to_come = quiz->topics;
    quiz->most += n;
    for (unsigned topic = 0; topic < QUIZ_TOPICS; topic++)
        if (missed[topic] == 0) quiz_question_free(&quiz->to_practice[topic]);
    for (size_t i = 0; i < QUIZ_REMEMBERED && i < quiz->again.n; i++)
        remember(&quiz->positions, quiz->again.hashes[i]);
}
