/* SPDX-License-Identifier: MIT */
/* A command of nimm: one file, one const struct command, one line in commands.def. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include <stdio.h>

#include "nimm/game.h"
#include "ui/config.h"
#include "ui/terminal.h"

enum { STATUS_DONE = 0, STATUS_FAILED = 1, STATUS_USAGE = 2, OPTIONS_MOST = 24 };

struct option {
    const char *name;     /* "seed" for --seed */
    const char *argument; /* what it takes, "N"; NULL: nothing */
    const char *help; /* NULL: the line of the one before it tells of this one too, which is the same without
                         its argument, or its opposite ("no-plain" behind "plain") */
};

struct command;

/* The command line of a command, taken apart. */
struct arguments {
    const struct command *command;
    char **words; /* what is no option, in order */
    size_t n;
    const char *values[OPTIONS_MOST]; /* by the place of the option in its table: its argument, "" when it
                                         takes none, NULL when it was not given */
};

struct command {
    const char *name;
    const char *usage; /* what follows the name */
    const char *summary;
    const char *details;          /* paragraphs for --help; NULL: none */
    const struct option *options; /* ends with a name of NULL */
    int (*run)(struct arguments *arguments);
};

extern const struct command *const command_list[];
extern const size_t command_count;

/* The command of that name. NULL: there is none. */
const struct command *command_find(const char *name);

/* Takes the words of a command line apart, in place. False: they are wrong, which has been said. */
bool arguments_parse(struct arguments *arguments, const struct command *command, int argc, char **argv);

/* The value of an option of the command, NULL when it was not given. */
const char *arguments_option(const struct arguments *arguments, const char *name);

/* Was the option given that takes no argument? False too where there is none. Another one of the same name
 * may stand before it in the table, with a range as its argument. */
bool arguments_switch(const struct arguments *arguments, const char *name);

/* A switch that has an opposite, as --plain and --no-plain: which of them was given last; `otherwise` when
 * neither was. */
bool arguments_either(const struct arguments *arguments, const char *name, bool otherwise);

/* An option that is a number in low..high. False: it is not, which has been said; *number keeps its value
 * when the option was not given. */
bool arguments_number(const struct arguments *arguments, const char *name, uint64_t low, uint64_t high,
                      uint64_t *number);

/* An option that is a range, "3..5" or "4" alone, of numbers from 1 on, as arguments_number. */
bool arguments_range(const struct arguments *arguments, const char *name, struct range *range);

/* Reads "A..B", or "A" for A..A. False: it is no range, or runs backwards; then nothing is said. */
bool cli_read_range(const char *word, struct range *range);

/* The argument of --color, or NULL when it was not given. False: it is none, which has been said. */
bool cli_color(const char *value, enum color_choice *choice);

/* The player's defaults, of which the file's bad lines have been told; without the file with --no-config. */
void cli_config(const struct arguments *arguments, struct config *config);

/* The words from `from` on, joined by spaces, added to *text. */
void arguments_join(const struct arguments *arguments, size_t from, struct text *text);

/* "nimm: …", a line on standard error; the status of a wrong command line or of failed work. */
int complain(int status, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;

/* The game that a command line names. NULL: there is none, which has been said. */
const struct game *cli_game(const char *name, const char **parameters);

/* The game that the first word behind nimm or nimm play names, where a command could stand too. */
const struct game *cli_game_to_play(const char *name, const char **parameters);

/* The position that the words from `from` on write, in memory of the caller that the caller frees. NULL: it
 * is none, which has been said; *status is set then. */
void *cli_position(const struct game *game, const char *parameters, const struct arguments *arguments,
                   size_t from, int *status);

/* The text of a position, in which a file may stand for what comes before an @ ("maze.dot@a"), added to
 * *string. False: the file cannot be read or is refused, which has been said; *status is set then. */
bool cli_read_position(const struct game *game, const char *word, struct text *string, int *status);

/* A solver, or the end of the program. */
struct solver *cli_solver(void);

/* How wide prose may be: the window, but no wider than is well read. */
unsigned cli_width(void);

/* Prints what was gathered; the status of the whole command: STATUS_FAILED, with a message, when it could not
 * be written. */
int cli_finish(struct text *out, int status);

/* The help of one command, and of the program. */
void help_command(const struct command *command, struct text *text);
void help_program(struct text *text);

/* What the last of the words of a command line may become, for the shells: a line for each candidate, with a
 * tab and what it means, and a line ":files" where the name of a file may stand. The words are moved about.
 */
void complete_words(char **words, size_t n, struct text *out);

/* A string in quotes with JSON's escapes; bytes that are not UTF-8 become U+FFFD. */
void json_add_string(struct text *text, const char *string);

/* The default game of a command line that names none. */
#define DEFAULT_GAME "nim"

#endif
