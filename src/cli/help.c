/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <string.h>

#include "cli/command.h"
#include "ui/paragraph.h"

enum { OPTION_COLUMN = 24, NARROW = 60 };

/* "--plain", "--[no-]plain" with its opposite that is told on the same line, "--pause [SECONDS]" with what it
 * is alone. */
static void add_label(const struct option *option, struct text *line) {
    const struct option *next = option + 1;
    bool joined = next->name && !next->help;
    size_t more = joined ? strlen(next->name) - strlen(option->name) : 0;
    text_add(line, more > 0 ? "  --[" : "  --");
    if (more > 0) text_add_bytes(line, next->name, more);
    text_addf(line, "%s%s", more > 0 ? "]" : "", option->name);
    if (option->argument) text_addf(line, joined ? " [%s]" : " %s", option->argument);
}

static void add_options(const struct option *options, struct text *text) {
    text_add(text, "\nOptions:\n");
    for (; options->name; options++) {
        if (!options->help) continue;
        struct text line = {0};
        add_label(options, &line);
        assert(line.length + 2 <= OPTION_COLUMN);
        text_add_repeated(&line, " ", OPTION_COLUMN - line.length);
        text_add(&line, options->help);
        paragraph_add(text, text_string(&line), cli_width(), cli_width() < NARROW ? 6 : OPTION_COLUMN);
        text_free(&line);
    }
}

void help_command(const struct command *command, struct text *text) {
    text_addf(text, "Usage: nimm %s %s\n\n", command->name, command->usage);
    paragraph_add(text, command->summary, cli_width(), 0);
    if (command->details) {
        text_add_char(text, '\n');
        paragraph_add(text, command->details, cli_width(), 0);
    }
    if (command->options->name) add_options(command->options, text);
}

void help_program(struct text *text) {
    struct text games = {0};
    paragraph_add(text, "nimm plays Nim, and shows that many games are Nim in disguise.", cli_width(), 0);
    text_add(text, "\n"
                   "Usage: nimm                                  play Nim, right away\n"
                   "       nimm [GAME [POSITION]] [options]      play another game\n"
                   "       nimm COMMAND ...\n"
                   "       nimm --help, nimm COMMAND --help      show this, or the help of a command\n"
                   "       nimm --version\n\nCommands:\n");
    for (size_t i = 0; i < command_count; i++) {
        struct text line = {0};
        text_addf(&line, "  %-9s  %s", command_list[i]->name, command_list[i]->summary);
        paragraph_add(text, text_string(&line), cli_width(), 13);
        text_free(&line);
    }
    text_add(&games, "  ");
    for (size_t i = 0; i < game_count; i++) text_addf(&games, "%s%s", i > 0 ? " " : "", game_list[i]->id);
    text_add(text, "\nGames; nimm games shows examples, nimm rules GAME the rules:\n");
    paragraph_add(text, text_string(&games), cli_width(), 2);
    text_add(text, "\nExamples:\n"
                   "  nimm --players human,computer              play Nim against the computer\n"
                   "  nimm solve kayles iiiii.iii                who wins, how, and why\n"
                   "The manual: man nimm\n");
    text_free(&games);
}
