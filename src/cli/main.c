/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "cli/cli.h"
#include "cli/help.h"
#include "core/text.h"
#include "nimm/nimm.h"
#include "say/scratch.h"
#include "say/term.h"
#include "ui/progress.h"
#include "ui/terminal.h"

static bool is_help(const char *word) {
    return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
}

static bool asks_help(int argc, char **argv) {
    for (int i = 0; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (is_help(argv[i])) return true;
    return false;
}

static int show_help(const struct command *command) {
    struct text *help = scratch();
    help_command(command, help);
    return cli_finish(help, STATUS_DONE);
}

/* Runs the command with its words, of which so many stood before it. */
static int run(const struct command *command, int before, int argc, char **argv) {
    struct arguments arguments;
    if (asks_help(argc, argv)) return show_help(command);
    if (!arguments_parse(&arguments, command, before, argc, argv)) return STATUS_USAGE;
    return command->run(&arguments);
}

/* Helps with a command, a game or a word of the theory. */
static int help_with(char *topic) {
    const struct command *command = cli_find_command(topic);
    if (command) return show_help(command);
    if (game_find(topic)) return run(cli_find_command("games"), 0, 1, &topic);
    const char *meaning = term_asked(NULL, scratch_format("define %s", topic), false);
    if (!meaning)
        return cli_complain(STATUS_USAGE,
                            "%s is not a command, a game or a word of the theory; nimm help all "
                            "lists the commands and games",
                            cli_quoted(topic));
    struct text *out = scratch();
    text_addf(out, TEXT_FOLD "%s\n", meaning);
    return cli_finish(out, STATUS_DONE);
}

/* True if only options that the command takes there, and names of games, as in "kayles computer",
 * stand before words[at]. */
static bool may_stand_at(const struct command *command, char **words, int at) {
    int i = 0;
    while (i < at) {
        const struct option *option = arguments_option_named_before(command, words[i]);
        if (!option && !game_find(words[i])) return false;
        if (option && option->argument && !strchr(words[i], '=')) i++;
        i++;
    }
    return i == at;
}

/* The command that is named, perhaps after what may stand before it: its name goes first, and
 * *before is how many words stood before it. Returns NULL if none is named. */
static const struct command *put_command_first(int n, char **words, int *before) {
    for (int at = 0; at < n; at++) {
        char *name = words[at];
        const struct command *command = cli_find_command(name);
        if (!command || !may_stand_at(command, words, at)) continue;
        memmove(words + 1, words, (size_t)at * sizeof *words);
        words[0] = name;
        *before = at;
        return command;
    }
    return NULL;
}

static int answer(int argc, char **argv) {
    struct text *out = scratch();
    int n = argc - (argc > 0), before = 0;
    char **words = argv + (argc - n);
    const struct command *command = put_command_first(n, words, &before);
    if (command) return run(command, before, n - 1, words + 1);
    /* An alias may have put options before these words, too. */
    const int tastes = arguments_count_tastes(n, words);
    const char *first = tastes < n ? words[tastes] : "",
               *second = tastes + 1 < n ? words[tastes + 1] : "";
    /* "nimm help" and "nimm help COMMAND" are what many people try first. */
    const bool asks = is_help(first) || strcmp(first, "help") == 0;
    if (asks && (*second == '\0' || *second == '-'))
        help_program(out);
    else if (asks && strcmp(second, "all") == 0)
        help_all(out);
    else if (asks)
        return help_with(words[tastes + 1]);
    else if (strcmp(first, "--version") == 0 || strcmp(first, "-V") == 0 ||
             strcmp(first, "-v") == 0)
        text_add(out, "nimm " NIMM_VERSION "\n");
    else if (strcmp(first, "--complete") == 0)
        complete_words(words + tastes + 1, n - tastes - 1, out);
    else if (*first != '\0' && *first != '-' && !cli_can_play(first))
        return STATUS_USAGE; /* play would speak of an option or its help, not of the word */
    else
        return run(cli_commands[0], tastes, n, words); /* the name of play may be left out */
    return cli_finish(out, STATUS_DONE);
}

int main(int argc, char **argv) {
    nimm_memory_on_failure(progress_end);
    if (argc > 0) terminal_set_program(argv[0]);
    int status = answer(argc, argv);
    scratch_forget(0);
    return status;
}
