/* SPDX-License-Identifier: MIT */
/* nimm quiz: questions, and the answers checked. */
#include <inttypes.h>
#include <stdlib.h>

#include "cli/cli.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/quiz.h"
#include "say/scratch.h"
#include "ui/quiz_run.h"

enum { MOST_QUESTIONS = 1000 };

/* Adds the topic to *topics. Returns false, after saying so, if it is none, or none of the game. */
static bool add_topic(struct token token, const struct game *game, unsigned *topics) {
    struct text *why = scratch();
    text_add(why, "--topic: ");
    for (unsigned topic = 0; topic < QUIZ_TOPICS; topic++) {
        if (!token_is(token, quiz_topic_name((enum quiz_topic)topic))) continue;
        if (game && !quiz_suits((enum quiz_topic)topic, game)) {
            token_refuse(token, why, " is not a topic of %s", game->id);
            return cli_refuse("%s", why->data);
        }
        *topics |= 1U << topic;
        return true;
    }
    token_refuse(token, why, " is not a topic: choose from ");
    for (unsigned topic = 0; topic < QUIZ_TOPICS; topic++) {
        text_add_between(why, topic, QUIZ_TOPICS, " and ");
        text_add(why, quiz_topic_name((enum quiz_topic)topic));
    }
    return cli_refuse("%s", why->data);
}

/* Reads "mex,value" into *topics. Returns false, after saying so, if that is wrong. */
static bool read_topics(const char *list, const struct game *game, unsigned *topics) {
    const char *at = list;
    for (struct token token; (token = scan_token(&at, ",")).length > 0;)
        if (!add_topic(token, game, topics)) return false;
    return *topics != 0 || cli_refuse("--topic %s: name a topic, such as mex", cli_quoted(list));
}

/* "2", or "kayles/2": one quiz about each game at each level is remembered; "kayles/2/7": and one
 * for each seed that somebody has chosen. */
static const char *kept_as(const struct quiz_plan *plan) {
    struct text *name = scratch();
    if (plan->game) {
        game_print_name(plan->game, plan->blank, name);
        text_add_char(name, '/');
    }
    text_add_number(name, plan->level);
    if (plan->is_seeded) text_addf(name, "/%" PRIu64, plan->seed);
    return name->data;
}

static int run(struct arguments *arguments) {
    static const char *const again[] = {"seed", "level", "topic", "questions"};
    static const char *const chosen[] = {"topic", "questions"};
    const char *topics = arguments_option(arguments, "topic");
    struct text *command = scratch();
    void *blank = NULL;
    struct quiz_plan plan = {.level = (unsigned)arguments_number(arguments, "level", 1),
                             .course = !topics,
                             .questions = arguments_number(arguments, "questions", QUIZ_USUAL),
                             .seed = arguments_number(arguments, "seed", cli_seed()),
                             .is_seeded = arguments_option(arguments, "seed") != NULL,
                             .is_new = arguments_switch(arguments, "new"),
                             .previews = arguments->taste.previews};
    if (arguments->n > 1)
        return cli_complain(STATUS_USAGE,
                            "%s: nimm quiz asks about one game, such as nimm quiz kayles",
                            cli_quoted(arguments->words[1]));
    const bool is_misere = arguments->n == 1 && token_is(token_of(arguments->words[0]), "misere");
    if (is_misere) return cli_complain(STATUS_USAGE, "misere play comes up in nimm quiz --level 3");
    uint64_t level;
    if (arguments->n == 1 && token_number_in(token_of(arguments->words[0]), 1, QUIZ_LEVELS, &level))
        return cli_complain(STATUS_USAGE, "for level %" PRIu64 ": nimm quiz --level %" PRIu64,
                            level, level);
    if (arguments->n == 1) {
        blank = cli_game(arguments->words[0], &plan.game);
        if (!blank) return STATUS_USAGE;
        plan.blank = blank;
    }
    if (!topics) plan.topics = quiz_course_topics(plan.game, plan.level);
    int status = STATUS_USAGE;
    if (!topics || read_topics(topics, plan.game, &plan.topics)) {
        bool is_kept = true;
        for (size_t i = 0; i < sizeof chosen / sizeof *chosen; i++)
            is_kept = is_kept && !arguments_option(arguments, chosen[i]);
        if (is_kept) plan.kept_as = kept_as(&plan);
        arguments_again(arguments, again, sizeof again / sizeof *again, plan.seed, command);
        plan.command = scratch_format("%s %s", terminal_program(), command->data);
        quiz_run_alone(arguments->taste.look, &plan);
        status = STATUS_DONE;
    }
    free(blank);
    return status;
}

static const struct option options[] = {
    {"level", "1|2|3", "how hard the questions are (default 1)", {1, QUIZ_LEVELS}},
    {"topic", "LIST",
     "what they are about: winner, move, balance, sum, mex, value, label, binary, groups"},
    {"questions", "N", "how many (default 10)", {1, MOST_QUESTIONS}},
    {"new", NULL, "begin a new quiz, not the one that you left"},
    {"seed", "N", "the seed of the questions: the same seed asks the same ones", ANY_NUMBER},
    OPTION_PLAIN,
    OPTION_COLOR,
    {0},
};

const struct command command_quiz = {
    .name = "quiz",
    .usage = "[GAME] [options]",
    .summary = "questions about Nim and its disguises, checked and explained",
    .is_first = true,
    .details =
        "A course of questions: level 1 about Nim, from finding the winner to nim-sums; level 2 "
        "about other games too, up to the mex and values; level 3 about sums of two games, misere "
        "play and larger positions. Or all about GAME, in positions drawn at random: who wins, "
        "which move wins and, from level 2 on, the rest. A wrong answer "
        "is explained, and a little later you get another question like it; after an unclear one "
        "you just try again. When a move is asked for, any winning one is right. Typing skip shows "
        "the answer and counts as wrong; q or Ctrl-D ends the quiz with the score. At a terminal "
        "the same command goes on with the quiz that you left, unless you chose its topics or "
        "its number of questions. With --topic the topics come in any order.",
    .options = options,
    .run = run,
};
