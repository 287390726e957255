/* SPDX-License-Identifier: MIT */
/* nimm resume: plays on from a record. */
#include <string.h>
#include <time.h>

#include "cli/record_file.h"

/* Where a game stands that is taken up again. */
static void add_greeting(struct repl *repl) {
    const struct session *session = &repl->session;
    text_addf(&repl->out, "%s against %s, ", repl_name(repl, 0), repl_name(repl, 1));
    if (session->played == 0)
        text_add(&repl->out, "before the first move.\n");
    else
        text_addf(&repl->out, "after move %zu.\n", session->played);
}

static int run(struct arguments *arguments) {
    struct repl repl = {.seed = (uint64_t)time(NULL) % SEED_MOST + 1};
    struct config config;
    cli_config(arguments, &config);
    repl_take_config(&repl, &config);
    repl.hints = arguments_either(arguments, "hints", repl.hints);
    repl.look.plain = arguments_either(arguments, "plain", repl.look.plain);
    repl.look.stones = arguments_either(arguments, "stones", repl.look.stones);
    if (!cli_color(arguments_option(arguments, "color"), &repl.look.color)) return STATUS_USAGE;
    if (arguments->n == 1 && strcmp(arguments->words[0], "-") == 0)
        return complain(STATUS_USAGE, "nimm resume needs standard input for the players: name a file");
    int status = record_file_open(arguments, &repl);
    if (status != STATUS_DONE) return status;
    add_greeting(&repl);
    repl_run(&repl);
    return STATUS_DONE;
}

static const struct option options[] = {
    {"hints", NULL, "suggestions of moves; the word hint asks for one"},
    {"no-hints", NULL, NULL},
    {"plain", NULL, "sentences instead of pictures, for a screen reader"},
    {"no-plain", NULL, NULL},
    {"stones", NULL, "filled circles for stones, where the terminal has UTF-8"},
    {"no-stones", NULL, NULL},
    {"color", "WHEN", "auto, always or never; NO_COLOR and CLICOLOR_FORCE are heeded"},
    {"no-config", NULL, "without the defaults of ~/.config/nimm/config"},
    {0},
};

const struct command command_resume = {
    .name = "resume",
    .usage = "FILE [options]",
    .summary = "play on from a record, which the word save has written",
    .details =
        "The players, who began, misere and the seed are those of the record. A record is plain text and "
        "may be written by hand: the lines game: nim, position: 3,4,5 and moves: are enough, then the "
        "moves, each on a line of its own.",
    .options = options,
    .run = run,
};
