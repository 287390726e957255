/* SPDX-License-Identifier: MIT */
/* nimm resume: plays on from a record. */
#include <string.h>

#include "cli/cli.h"
#include "core/text.h"

/* Where a game stands that is taken up again. */
static void add_greeting(struct repl *repl) {
    const struct session *session = &repl->session;
    text_addf(&repl->room.out, "%s against %s, ", repl_name(repl, 0), repl_name(repl, 1));
    if (session->played == 0)
        text_add(&repl->room.out, "before the first move.\n");
    else
        text_addf(&repl->room.out, "after move %zu.\n", session->played);
}

static int run(struct arguments *arguments) {
    struct repl repl = {.seed = cli_seed()};
    if (!cli_table(arguments, &repl)) return STATUS_USAGE;
    repl.hints = arguments_either(arguments, "hints", repl.hints);
    if (arguments->n == 1 && strcmp(arguments->words[0], "-") == 0)
        return complain(STATUS_USAGE, "nimm resume needs standard input for the players: name a file");
    int status = cli_record(arguments, &repl);
    if (status != STATUS_DONE) return status;
    add_greeting(&repl);
    repl_run(&repl);
    return repl.failed ? STATUS_FAILED : STATUS_DONE;
}

static const struct option options[] = {
    OPTION_HINTS, OPTION_PLAIN, OPTION_STONES, OPTION_COLOR, OPTION_NO_CONFIG, {0},
};

const struct command command_resume = {
    .name = "resume",
    .usage = "FILE [options]",
    .summary = "play on from a saved game",
    .details =
        "The players, who begins, misere and the seed are those of the record. A record is plain text and "
        "may be written by hand: the lines game: nim, position: 3,4,5 and moves: are enough, followed by "
        "the moves, one a line.",
    .options = options,
    .run = run,
};
