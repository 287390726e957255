/* SPDX-License-Identifier: MIT */
/* nimm resume: continues the game in a record. */
#include <string.h>

#include "cli/cli.h"

static int run(struct arguments *arguments) {
    struct repl repl = {.record.seed = cli_seed()};
    if (arguments->n == 1 && strcmp(arguments->words[0], "-") == 0)
        return complain(STATUS_USAGE, "nimm resume needs standard input for the players: name a file");
    int status = cli_record(arguments, &repl);
    if (status != STATUS_DONE) return status;
    if (arguments_switch(arguments, "hints")) repl.hints = true;
    repl.remembers = repl.record.climb;
    repl_run(&repl);
    return repl.failed ? STATUS_FAILED : STATUS_DONE;
}

static const struct option options[] = {
    OPTION_HINTS, OPTION_PREVIEW, OPTION_PLAIN, OPTION_CIRCLES, OPTION_COLOR, OPTION_NO_CONFIG, {0},
};

const struct command command_resume = {
    .name = "resume",
    .usage = "FILE [options]",
    .summary = "continue a saved game",
    .details =
        "Everything is as it was: the players, who goes first, misere play, the seed and the score; and "
        "there are no suggestions if there were none. A record is plain text and may be written "
        "by hand: the lines game: nim, position: 3,4,5 and moves: are enough, followed by the moves, one "
        "per line.",
    .options = options,
    .run = run,
};
