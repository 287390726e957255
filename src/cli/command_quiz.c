/* SPDX-License-Identifier: MIT */
/* nimm quiz: questions, marked. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "ui/file.h"
#include "ui/quiz_round.h"

enum { DEFAULT_QUESTIONS = 10, MOST_QUESTIONS = 1000, MOST_BYTES = 1 << 16 };

static bool add_topic(struct token token, unsigned *topics) {
    for (unsigned topic = 0; topic < QUIZ_TOPICS; topic++) {
        if (!token_is(token, quiz_topic_name((enum quiz_topic)topic))) continue;
        *topics |= 1u << topic;
        return true;
    }
    struct text why = {0};
    text_add(&why, "--topic: ");
    text_add_quoted(&why, token.start, token.length);
    text_add(&why, " is not a topic: choose from ");
    for (unsigned topic = 0; topic < QUIZ_TOPICS; topic++) {
        text_add_between(&why, topic, QUIZ_TOPICS, " and ");
        text_add(&why, quiz_topic_name((enum quiz_topic)topic));
    }
    complain_why(STATUS_USAGE, &why);
    return false;
}

/* "mex,sum"; `otherwise` by default. */
static bool read_topics(const char *value, unsigned otherwise, unsigned *topics) {
    *topics = 0;
    for (struct token token; value && (token = scan_token(&value, ",")).length > 0;)
        if (!add_topic(token, topics)) return false;
    if (*topics == 0) *topics = otherwise;
    return true;
}

/* --- one's own positions --------------------------------------------------------------------- */

/* Questions about given positions; `quiz` tells the topics. */
struct own {
    struct quiz quiz;
    struct quiz_question *questions;
    size_t n;
};

/* The questions about "nim=25,13,39", in the order in which one would find out. */
static bool add_position(struct own *own, const char *string, struct text *why) {
    static const enum quiz_topic order[] = {QUIZ_WINNER, QUIZ_BALANCE, QUIZ_VALUE,
                                            QUIZ_MEX,    QUIZ_LABEL,   QUIZ_MOVE};
    const char *parameters, *position = strchr(string, '=') + 1;
    struct text name = {0};
    size_t before = own->n;
    text_add_bytes(&name, string, (size_t)(position - string) - 1);
    const struct game *game = nimm_game_named(nimm_text_string(&name), &parameters, why);
    void *start = memory_take(1, game ? game->size : 1);
    bool good = game && subject_parse(game, parameters, position, start, why);
    for (size_t i = 0; good && i < sizeof order / sizeof *order; i++) {
        if (!(own->quiz.topics >> order[i] & 1)) continue;
        own->questions = memory_resize(own->questions, own->n + 1, sizeof *own->questions);
        own->n += quiz_ask(&own->quiz, order[i], game, start, &own->questions[own->n]) == NIMM_SOLVE_OK;
    }
    if (good && own->n == before) {
        text_add_quoted(why, string, strlen(string));
        text_add(why,
                 " gives nothing to ask about: no move wins, it is a draw or too large to search, or the "
                 "topic does not suit it");
    }
    nimm_text_free(&name);
    free(start);
    return own->n > before;
}

/* A position a line; blank lines and those that begin with # are skipped. */
static bool add_lines(struct own *own, const char *path, struct text *lines, struct text *why) {
    unsigned number = 1;
    char *line = lines->data;
    for (char *end; line && *line; line = end, number++) {
        end = line + strcspn(line, "\n");
        if (*end) *end++ = '\0';
        line[strcspn(line, "\r")] = '\0';
        line += scan_spaces(line) - line;
        if (*line == '\0' || *line == '#') continue;
        size_t from = why->length;
        text_add_harmless(why, path, strlen(path), SIZE_MAX);
        text_addf(why, ":%u: ", number);
        if (!strchr(line, '=')) {
            text_add_quoted(why, line, strlen(line));
            text_add(why, ": write GAME=POSITION, such as nim=25,13,39");
            return false;
        }
        if (!add_position(own, line, why)) return false;
        why->length = from;
    }
    return true;
}

/* A position, or a file of them. */
static bool add_word(struct own *own, const char *word, struct text *why) {
    struct text lines = {0};
    if (strchr(word, '=')) return add_position(own, word, why);
    text_add_quoted(why, word, strlen(word));
    text_add(why, " is neither GAME=POSITION, such as nim=25,13,39, nor a file with one a line: ");
    if (strcmp(word, "-") == 0) {
        text_add(why, "standard input is for the answers");
        return false;
    }
    bool good = file_read(word, MOST_BYTES, &lines, why);
    if (good) nimm_text_clear(why);
    good = good && add_lines(own, word, &lines, why);
    nimm_text_free(&lines);
    return good;
}

static int ask_own(const struct arguments *arguments, struct quiz_plan *plan) {
    struct text command = {0}, why = {0};
    struct solver *solver = nimm_solver_new(0, 0);
    struct own own = {0};
    bool good = true;
    quiz_begin(&own.quiz, solver, 1, plan->topics, plan->seed);
    text_add(&command, "nimm quiz");
    if (arguments_option(arguments, "topic"))
        text_addf(&command, " --topic %s", arguments_option(arguments, "topic"));
    if (arguments_option(arguments, "seed")) text_addf(&command, " --seed %" PRIu64, plan->seed);
    for (size_t i = 0; good && i < arguments->n; i++) {
        good = add_word(&own, arguments->words[i], &why);
        text_add_char(&command, ' ');
        text_add_shell_word(&command, arguments->words[i]);
    }
    if (good && own.n == 0) {
        good = false;
        text_add(&why, "there is no position: write GAME=POSITION, such as nim=25,13,39, one a line");
    }
    plan->own = own.questions;
    plan->questions = own.n;
    plan->command = nimm_text_string(&command);
    if (good) quiz_run(plan);
    for (size_t i = 0; i < own.n; i++) quiz_question_free(&own.questions[i]);
    free(own.questions);
    nimm_solver_free(solver);
    nimm_text_free(&command);
    if (!good) return complain_why(STATUS_USAGE, &why);
    nimm_text_free(&why);
    return STATUS_DONE;
}

/* --- the command ----------------------------------------------------------------------------- */

/* What asks the same questions again. */
static void add_command(const struct quiz_plan *plan, uint64_t questions, struct text *text) {
    text_addf(text, "nimm quiz --seed %" PRIu64, plan->seed);
    if (plan->level != 1) text_addf(text, " --level %u", plan->level);
    const char *before = " --topic ";
    for (unsigned topic = 0; topic < QUIZ_TOPICS; topic++) {
        if (plan->topics == QUIZ_ALL_TOPICS || !(plan->topics >> topic & 1)) continue;
        text_addf(text, "%s%s", before, quiz_topic_name((enum quiz_topic)topic));
        before = ",";
    }
    if (questions != DEFAULT_QUESTIONS) text_addf(text, " --questions %" PRIu64, questions);
}

static int run(struct arguments *arguments) {
    struct config config;
    cli_config(arguments, &config);
    struct quiz_plan plan = {.level = (unsigned)arguments_number(arguments, "level", 1),
                             .questions = arguments_number(arguments, "questions", DEFAULT_QUESTIONS),
                             .seed = arguments_number(arguments, "seed", cli_seed()),
                             .plain = arguments_either(arguments, "plain", config.look.plain),
                             .color = config.look.color};
    const unsigned usual = 1U << QUIZ_WINNER | 1U << QUIZ_VALUE | 1U << QUIZ_MOVE;
    if (!read_topics(arguments_option(arguments, "topic"), arguments->n > 0 ? usual : QUIZ_ALL_TOPICS,
                     &plan.topics) ||
        !arguments_color(arguments, &plan.color))
        return STATUS_USAGE;
    if (arguments->n > 0 &&
        (arguments_option(arguments, "level") || arguments_option(arguments, "questions")))
        return complain(STATUS_USAGE, "--level and --questions do not go with positions of your own");
    if (arguments->n > 0) return ask_own(arguments, &plan);
    struct text command = {0};
    add_command(&plan, plan.questions, &command);
    plan.command = nimm_text_string(&command);
    quiz_run(&plan);
    nimm_text_free(&command);
    return STATUS_DONE;
}

static const struct option options[] = {
    {"level", "1|2|3", "how hard the questions are (default 1)", {1, QUIZ_LEVELS}},
    {"topic", "LIST", "what they are about: winner, move, balance, sum, mex, value, label, binary"},
    {"questions", "N", "how many (default 10)", {1, MOST_QUESTIONS}},
    {"seed", "N", "the seed of the questions: the same seed asks the same ones", ANY_NUMBER},
    OPTION_PLAIN,
    OPTION_COLOR,
    OPTION_NO_CONFIG,
    {0},
};

const struct command command_quiz = {
    .name = "quiz",
    .usage = "[FILE|GAME=POSITION]... [options]",
    .summary = "questions about Nim and its disguises, marked and explained",
    .details =
        "A wrong answer is explained; an unclear answer is asked again, at no cost. When a move is asked "
        "for, any winning one is right. The word skip shows the answer; q or Ctrl-D ends the quiz with the "
        "score and what to practise. Positions of your own are asked about one after the other: who wins, "
        "the value, a winning move; "
        "--topic chooses among winner, balance, value, mex, label and move. A file has one position a line, "
        "such as nim=25,13,39.",
    .options = options,
    .run = run,
};
