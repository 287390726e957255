/* SPDX-License-Identifier: MIT */
/* nimm quiz: questions, and the answers checked. */
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/quiz.h"
#include "say/scratch.h"
#include "say/subject.h"
#include "ui/file.h"
#include "ui/quiz_round.h"

enum { MOST_QUESTIONS = 1000, MOST_BYTES = 1 << 16 };

static bool add_topic(struct token token, unsigned *topics) {
    for (unsigned topic = 0; topic < QUIZ_TOPICS; topic++) {
        if (!token_is(token, quiz_topic_name((enum quiz_topic)topic))) continue;
        *topics |= 1u << topic;
        return true;
    }
    struct text *why = scratch();
    text_add(why, "--topic: ");
    token_refuse(token, why, " is not a topic: choose from ");
    for (unsigned topic = 0; topic < QUIZ_TOPICS; topic++) {
        text_add_between(why, topic, QUIZ_TOPICS, " and ");
        text_add(why, quiz_topic_name((enum quiz_topic)topic));
    }
    return refuse_usage("%s", why->data);
}

/* --- one's own positions --------------------------------------------------------------------- */

/* Questions about given positions; `quiz` tells the topics. */
struct own {
    struct quiz quiz;
    struct quiz_question *questions;
    size_t n;
    bool from_file; /* the last word named a file, of positions or of arcs */
};

/* Numbers alone are a position of Nim. */
static bool is_numbers(const char *word) {
    return *word && word[strspn(word, "0123456789,")] == '\0';
}

/* The questions about "nim=25,13,39", in the order in which one would find out. */
static bool add_position(struct own *own, const char *string, struct text *why) {
    static const enum quiz_topic order[] = {QUIZ_WINNER, QUIZ_BALANCE, QUIZ_GROUPS, QUIZ_VALUE,
                                            QUIZ_MEX,    QUIZ_LABEL,   QUIZ_MOVE};
    struct subject subject = {.read_file = file_read};
    struct text *typed = scratch();
    size_t before = own->n;
    if (is_numbers(string)) text_add(typed, "nim ");
    text_add(typed, string);
    char *equals = strchr(typed->data, '=');
    if (equals) *equals = ' ';
    own->from_file |= subject_of_file(typed->data) != NULL;
    bool good = subject_read(&subject, typed->data, false, why);
    for (size_t i = 0; good && subject.given && i < sizeof order / sizeof *order; i++) {
        struct quiz_question question = {.topic = order[i],
                                         .misere = subject.misere,
                                         .game = subject.game,
                                         .position = memory_copy(subject.position, subject.game->size)};
        if (own->quiz.topics >> order[i] & 1 && quiz_find_answer(&own->quiz, &question) == NIMM_OK) {
            own->questions = memory_resize(own->questions, own->n + 1, sizeof *own->questions);
            own->questions[own->n++] = question;
        } else {
            quiz_question_free(&question);
        }
    }
    if (good && !subject.given)
        token_refuse(token_of(string), why, " has no position: write GAME=POSITION, such as nim=25,13,39");
    else if (good && own->n == before)
        token_refuse(token_of(string), why,
                     " gives nothing to ask about: no move wins, it is a draw or too large to search, or the "
                     "topic does not suit it");
    subject_free(&subject);
    return own->n > before;
}

/* A position, or a file with one a line; blank lines and those that begin with
 * # are skipped. */
static bool add_word(struct own *own, const char *word, struct text *why) {
    struct text *lines = scratch();
    size_t before = own->n;
    bool good = true;
    own->from_file = false;
    if (strchr(word, '=') || is_numbers(word)) return add_position(own, word, why);
    token_refuse(token_of(word), why,
                 " is neither GAME=POSITION, such as nim=25,13,39, nor a file with one per line: ");
    if (strcmp(word, "-") == 0) return text_refuse(why, "standard input is for the answers");
    own->from_file = true;
    if (!file_read(word, MOST_BYTES, lines, why)) return false;
    unsigned number = 0;
    for (char *line = lines->data, *end; good && line && *line; line = end) {
        end = line + strcspn(line, "\n");
        if (*end) *end++ = '\0';
        line[strcspn(line, "\r")] = '\0';
        number++;
        if (*scan_spaces(line) == '\0' || *scan_spaces(line) == '#') continue;
        nimm_text_clear(why);
        text_add_harmless(why, word, strlen(word), SIZE_MAX);
        text_addf(why, ":%u: ", number);
        good = add_position(own, line, why);
    }
    if (!good || own->n > before) return good;
    nimm_text_clear(why);
    return token_refuse(token_of(word), why,
                        " has no position: write GAME=POSITION, such as nim=25,13,39, one per line");
}

/* The answers are looked for before the terminal is taken, so that Ctrl-C ends that. */
static int ask_own(const struct arguments *arguments, struct look look, struct quiz_plan *plan) {
    struct text *why = scratch();
    struct own own = {0};
    bool good = true;
    struct nimm_solver *solver = nimm_solver_new(0, 0);
    quiz_begin(&own.quiz, solver, 1, plan->topics, plan->seed);
    for (size_t i = 0; good && i < arguments->n; i++) good = add_word(&own, arguments->words[i], why);
    plan->own = own.questions;
    plan->questions = own.n;
    if (good) quiz_run_alone(look, plan);
    for (size_t i = 0; i < own.n; i++) quiz_question_free(&own.questions[i]);
    free(own.questions);
    nimm_solver_free(solver);
    return good ? STATUS_DONE : complain(own.from_file ? STATUS_FAILED : STATUS_USAGE, "%s", why->data);
}

/* --- the command ----------------------------------------------------------------------------- */

static int run(struct arguments *arguments) {
    static const char *const again[] = {"seed", "level", "topic", "questions"};
    const unsigned usual = 1U << QUIZ_WINNER | 1U << QUIZ_VALUE | 1U << QUIZ_MOVE;
    const char *topics = arguments_option(arguments, "topic"), *at = topics;
    const bool own = arguments->n > 0;
    struct text *command = scratch();
    struct quiz_plan plan = {.level = (unsigned)arguments_number(arguments, "level", 1),
                             .questions = arguments_number(arguments, "questions", QUIZ_USUAL),
                             .seed = arguments_number(arguments, "seed", own ? 1 : cli_seed()),
                             .previews = arguments->taste.previews};
    for (struct token token; topics && (token = scan_token(&at, ",")).length > 0;)
        if (!add_topic(token, &plan.topics)) return STATUS_USAGE;
    if (topics && plan.topics == 0)
        return complain(STATUS_USAGE, "--topic %s: name a topic, such as mex", quoted(topics));
    plan.course = !own && plan.topics == 0;
    if (plan.topics == 0) plan.topics = own ? usual : QUIZ_ALL_TOPICS;
    if (own && (arguments_option(arguments, "level") || arguments_option(arguments, "questions")))
        return complain(STATUS_USAGE, "--level and --questions do not go with positions of your own");
    arguments_again(arguments, again, sizeof again / sizeof *again, own ? 0 : plan.seed, command);
    plan.command = scratch_format("%s %s", terminal_program(), command->data);
    if (own) return ask_own(arguments, arguments->taste.look, &plan);
    quiz_run_alone(arguments->taste.look, &plan);
    return STATUS_DONE;
}

static const struct option options[] = {
    {"level", "1|2|3", "how hard the questions are (default 1)", {1, QUIZ_LEVELS}},
    {"topic", "LIST", "what they are about: winner, move, balance, sum, mex, value, label, binary, groups"},
    {"questions", "N", "how many (default 10)", {1, MOST_QUESTIONS}},
    {"seed", "N", "the seed of the questions: the same seed asks the same ones", ANY_NUMBER},
    OPTION_PLAIN,
    OPTION_COLOR,
    {0},
};

const struct command command_quiz = {
    .name = "quiz",
    .usage = "[FILE|GAME=POSITION]... [options]",
    .summary = "questions about Nim and its disguises, checked and explained",
    .details =
        "A course of questions, from finding the winner to finding values: level 1 about Nim, levels 2 and "
        "3 about other games too. A wrong answer is explained, and the question comes back a little later; "
        "after an unclear one you just try again. When a move is asked for, any winning one is right. "
        "Typing skip shows the answer and does not count; q or Ctrl-D ends the quiz with the score and what "
        "to practice. With --topic the topics come in any order. Positions of your own are asked about one "
        "after the other: who wins, the value, a winning move; --topic chooses among winner, balance, "
        "groups, value, mex, label and move. A file has one position per line, such as nim=25,13,39.",
    .options = options,
    .run = run,
};
