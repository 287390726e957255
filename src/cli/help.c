/* SPDX-License-Identifier: MIT */
#include "cli/help.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

#include "core/text.h"
#include "say/scratch.h"
#include "ui/terminal.h"

enum { OPTION_COLUMN = 24, NARROW = 60, NARROW_COLUMN = 6 };

void help_command(const struct command *command, struct text *text) {
    text_addf(text, "Usage: nimm " TEXT_FOLD "%s %s\n\n", command->name, command->usage);
    text_addf(text, TEXT_FOLD "%c%s.%s%s\n", toupper(command->summary[0]), command->summary + 1,
              command->details ? " " : "", command->details ? command->details : "");
    if (command->options->name) text_add(text, "\nOptions:\n");
    for (const struct option *option = command->options; option->name; option++) {
        if (!option->help) continue;
        const char *spelling =
            scratch_format("  --%s%s%s%s", option->has_opposite ? "[no-]" : "", option->name,
                           option->argument ? " " : "", option->argument ? option->argument : "");
        assert(strlen(spelling) + 2 <= OPTION_COLUMN);
        if (terminal_fold_width() < NARROW)
            text_addf(text, "%s\n%*s" TEXT_FOLD "%s\n", spelling, NARROW_COLUMN, "", option->help);
        else
            text_addf(text, "%-*s" TEXT_FOLD "%s\n", OPTION_COLUMN, spelling, option->help);
    }
}

static void add_commands(const char *before, bool all, struct text *text) {
    for (size_t i = 0; i < cli_command_count; i++) {
        const struct command *command = cli_commands[i];
        if (all || command->is_first)
            text_addf(text, "  %s%-9s  " TEXT_FOLD "%s\n", before, command->name, command->summary);
    }
}

void help_program(struct text *text) {
    text_add(text,
             TEXT_FOLD "nimm plays Nim, and shows that many games are Nim in disguise.\n\n"
                       "  nimm            " TEXT_FOLD "play Nim, right away\n"
                       "  nimm GAME       " TEXT_FOLD "play another game, such as nimm kayles\n");
    add_commands("nimm ", false, text);
    text_add(text, "\n" TEXT_FOLD
                   "nimm help WORD explains a command, game or word such as nim-sum; nimm help all "
                   "lists every command, and man nimm is the manual.\n");
}

void help_all(struct text *text) {
    text_add(text, TEXT_FOLD
             "nimm plays Nim, and shows that many games are Nim in disguise.\n\n"
             "Usage: nimm  " TEXT_FOLD "                         play Nim, right away\n"
             "       nimm  " TEXT_FOLD "GAME [POSITION] [options] play another game\n"
             "       nimm  " TEXT_FOLD "COMMAND ... [options]     run one of the commands below\n"
             "       nimm  " TEXT_FOLD
             "help WORD                 explain a command, a game or a word\n"
             "       nimm  " TEXT_FOLD "--help                    show the first few commands\n"
             "       nimm  --version\n\nCommands:\n");
    add_commands("", true, text);
    text_add(text, "\n" TEXT_FOLD
                   "Games; nimm games shows examples, nimm games GAME the rules:\n  " TEXT_FOLD);
    for (size_t i = 0; i < game_count; i++) {
        if (i > 0) text_add_char(text, ' ');
        text_add(text, game_listed(i)->id);
    }
    text_add(text, "\n\nExamples:\n"
                   "  nimm " TEXT_FOLD "computer                  play Nim against the computer\n"
                   "  nimm " TEXT_FOLD "solve kayles iiiii.iii    who wins, and how\n"
                   "The manual: man nimm\n");
}
