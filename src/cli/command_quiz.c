/* SPDX-License-Identifier: MIT */
/* nimm quiz: questions, marked. */
#include <inttypes.h>
#include <string.h>

#include "cli/cli.h"
#include "core/scan.h"
#include "core/text.h"
#include "ui/quiz_round.h"

enum { DEFAULT_QUESTIONS = 10, MOST_QUESTIONS = 1000 };

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

/* "mex,sum"; all of them by default. */
static bool read_topics(const char *value, unsigned *topics) {
    *topics = 0;
    for (struct token token; value && (token = scan_token(&value, ",")).length > 0;)
        if (!add_topic(token, topics)) return false;
    if (*topics == 0) *topics = QUIZ_ALL_TOPICS;
    return true;
}

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
    if (arguments->n > 0)
        return complain(STATUS_USAGE,
                        "%s: nimm quiz takes only options, for example nimm quiz --level 2 --topic mex,sum",
                        quoted(arguments->words[0]));
    if (!read_topics(arguments_option(arguments, "topic"), &plan.topics) ||
        !arguments_color(arguments, &plan.color))
        return STATUS_USAGE;
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
    .usage = "[options]",
    .summary = "questions about Nim and its disguises, marked and explained",
    .details =
        "A wrong answer is explained; an unclear answer is asked again, at no cost. When a move is asked "
        "for, any winning one is right. The word skip shows the answer; q or Ctrl-D ends the quiz with the "
        "score and what to practise.",
    .options = options,
    .run = run,
};
