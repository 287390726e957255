/* SPDX-License-Identifier: MIT */
/* nimm resume: goes on with the game that was kept, or with the one in a record, or looks back at
 * one that is over. */
#include <string.h>

#include "cli/cli.h"
#include "say/scratch.h"
#include "ui/repl.h"

/* Puts the game that the command line asks for on the table. Returns STATUS_DONE, or another
 * status, after saying why. */
static int take_game(const struct arguments *arguments, struct repl *repl) {
    struct record record;
    struct text *why = scratch();
    if (arguments->n > 1)
        return cli_complain(
            STATUS_USAGE,
            "nimm resume takes the name of one file, for example nimm resume game.nimm");
    if (arguments->n == 0) {
        if (repl_take_kept(repl, why)) return STATUS_DONE;
        return cli_complain(STATUS_FAILED, "%s; nimm starts a new one", why->data);
    }
    const char *path = arguments->words[0];
    if (strcmp(path, "-") == 0)
        return cli_complain(STATUS_USAGE,
                            "nimm resume needs standard input for the players: name a file");
    if (!repl_read(&record, file_read_ordinary, path, why))
        return cli_complain(STATUS_FAILED, "%s: %s", cli_quoted(path), why->data);
    repl_take_record(repl, &record);
    return STATUS_DONE;
}

static int run(struct arguments *arguments) {
    struct repl repl = {.table.record.seed = cli_seed()};
    repl.asked.hints = arguments->taste.hints;
    repl.asked.previews = arguments->taste.previews;
    const int status = take_game(arguments, &repl);
    if (status != STATUS_DONE) return status;
    if (arguments_switch(arguments, "hints")) repl.asked.hints = true;
    repl.memory.uses_file = repl.table.record.climb;
    repl_run_alone(&repl, arguments->taste.look);
    return repl.failed ? STATUS_FAILED : STATUS_DONE;
}

static const struct option options[] = {
    OPTION_HINTS, OPTION_PREVIEW, OPTION_PLAIN, OPTION_COLOR, {0},
};

const struct command command_resume = {
    .name = "resume",
    .usage = "[FILE] [options]",
    .summary = "continue the game you left, or a saved one, or look back at it",
    .details = "A game that you leave at a terminal is saved from your first move on, and nimm "
               "resume goes on with it; FILE is a game that you saved yourself. A two-player "
               "game and one against the computer are saved side by side: type resume to switch "
               "to the other one. "
               "Everything is as it was: the players, who goes first, misere play, the seed and "
               "the score; and if suggestions were off, they stay off. A finished game opens at "
               "its end: undo and redo step through it, and review tells you who could have won. A "
               "record is plain text and may be written by hand: the lines game: nim, position: "
               "3,4,5 and moves: are enough, followed by the moves, one per line.",
    .options = options,
    .run = run,
};
