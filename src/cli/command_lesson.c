/* SPDX-License-Identifier: MIT */
/* nimm lesson: the first lecture. */
#include <string.h>

#include "cli/cli.h"
#include "core/scan.h"
#include "say/scratch.h"
#include "ui/lesson.h"

/* The step that the words name, or the first. False: it is not one, which has been said. */
static bool read_step(const struct arguments *arguments, size_t *step) {
    *step = 1;
    if (arguments->n == 0) return true;
    uint64_t number;
    if (arguments->n == 1 && token_number_in(token_of(arguments->words[0]), 1, lesson_step_count, &number)) {
        *step = (size_t)number;
        return true;
    }
    struct text *words = scratch();
    arguments_join(arguments, 0, words);
    complain(STATUS_USAGE, "%s is not a step of the lesson: write a number from 1 to %u", quoted(words->data),
             (unsigned)lesson_step_count);
    return false;
}

static int run(struct arguments *arguments) {
    struct config config;
    if (!cli_config(arguments, &config)) return STATUS_USAGE;
    struct lesson_plan plan = {.name = config.name};
    if (!read_step(arguments, &plan.step)) return STATUS_USAGE;
    struct dialogue room;
    dialogue_open(&room, config.look);
    lesson_run(&room, &plan);
    dialogue_close(&room);
    return STATUS_DONE;
}

static const struct option options[] = {
    OPTION_PLAIN, {"big", NULL, "large piles of stones, for the back row of a class"},
    OPTION_COLOR, OPTION_NO_CONFIG,
    {0},
};

const struct command command_lesson = {
    .name = "lesson",
    .usage = "[STEP] [options]",
    .summary = "the first lecture on Nim, told and played in short steps",
    .details =
        "Type the answer to a question, and it is marked; Enter shows the answer, and then goes on. b goes "
        "back, "
        "step 4 goes to step 4, play plays the position of the page. Type any game and position, such as "
        "kayles "
        "5,3, to see it worked out. A page longer than the window comes in pieces. In a pipe everything from "
        "STEP on is printed, with the answers.",
    .options = options,
    .run = run,
};
