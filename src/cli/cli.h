/* SPDX-License-Identifier: MIT */
/* A command of nimm: one file, one const struct command, one line in commands.def; and what commands share.
 */
#ifndef CLI_H
#define CLI_H

#include <stdio.h>

#include "games/game.h"
#include "play/start.h"
#include "say/subject.h"
#include "ui/config.h"
#include "ui/repl.h"

enum { STATUS_DONE = 0, STATUS_FAILED = 1, STATUS_USAGE = 2, OPTIONS_MOST = 24 };

struct option {
    const char *name;     /* "seed" for --seed */
    const char *argument; /* what it takes, "N"; NULL: nothing */
    const char *help;     /* NULL: the line of the one before tells of it */
    struct range numbers; /* what it takes is one of these; {0, 0}: it takes something else */
    bool has_opposite;    /* such as --no-plain */
};

/* The options of more than one command, and what they take. */
/* clang-format off */
#define ANY_NUMBER       {0, UINT64_MAX}
#define OPTION_JSON      {"json", NULL, "one JSON object on one line"}
#define OPTION_MISERE    {"misere", NULL, "whoever moves last loses (or use the word misere)"}
#define OPTION_MOVER     {"mover", "1|2", "who is to move, where the players have different moves", {1, 2}}
#define OPTION_GROUPS    {"groups", NULL, "why without binary: groups of stones that pair off"}
#define OPTION_HINTS     {"hints", NULL, "suggestions; --[no-]preview: what a move leaves", .has_opposite = true}
#define OPTION_PREVIEW   {"preview", .has_opposite = true}
#define OPTION_PLAIN     {"plain", NULL, "sentences instead of pictures, for a screen reader", .has_opposite = true}
#define OPTION_CIRCLES   {"circles", NULL, "filled circles for stones, where the terminal has UTF-8", .has_opposite = true}
#define OPTION_COLOR     {"color", "WHEN", "auto, always or never; heeds NO_COLOR, CLICOLOR_FORCE"}
#define OPTION_NO_CONFIG {"no-config", NULL, "without the defaults of ~/.config/nimm/config"}
/* clang-format on */

struct command;

/* The command line of a command, taken apart. */
struct arguments {
    const struct command *command;
    char **words; /* what is not an option, in order */
    size_t n;
    const char *values[OPTIONS_MOST]; /* by the place of the option in its table: its argument; "" when it
                                         takes none, "no" for its opposite; NULL when it was not given */
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

/* The help of one command, and of the program. */
void help_command(const struct command *command, struct text *text);
void help_program(struct text *text);

/* What the last of the words of a command line may become, for the shells: a line for each candidate, with a
 * tab and what it means, and a line ":files" where the name of a file may stand. The words are moved about.
 */
void complete_words(char **words, int n, struct text *out);

/* --- what is said --- */

/* "nimm: …", a line on standard error; returns the status. */
int complain(int status, const char *format, ...) LIKE_PRINTF(2);

/* The same of a command line that is wrong: false, for its caller to return. */
bool refuse_usage(const char *format, ...) LIKE_PRINTF(1);

/* The word in quotation marks and harmless. */
const char *quoted(const char *word);

/* --- JSON: each of these begins with a comma where something stands before it in its list or object --- */

/* { or [, or a quotation mark. */
void json_begin(struct text *text, char bracket);

/* A string in quotes with JSON's escapes, also for what is not harmless to look at; bytes that are not UTF-8
 * become U+FFFD. */
void json_add_string(struct text *text, const char *string);

/* "name": and what follows it; null for a string of NULL, and where something is not known. */
void json_add_key(struct text *text, const char *name);
void json_add_member(struct text *text, const char *name, const char *string);
void json_add_bool(struct text *text, const char *name, bool value);
void json_add_number(struct text *text, const char *name, bool known, uint64_t number);
void json_add_numbers(struct text *text, const char *name, bool known, const uint64_t *numbers, size_t n);
void json_add_outcome(struct text *text, bool known, enum outcome outcome);

/* Answers a line of standard input, which may hold NULs, in *out. False: there is no next one. */
typedef bool line_answerer(void *user, struct text *line, bool too_long, struct text *out);

/* Has each line answered. The answers leave in blocks, but none is kept back while the next line is waited
 * for. Returns STATUS_DONE, or STATUS_FAILED where the input cannot be read, which has been said. */
int cli_answer_lines(line_answerer *answer, void *user, struct text *out);

/* Prints what was gathered, gives it back and returns the status. */
int cli_finish(struct text *out, int status);

/* The same of a web page, which at a terminal goes to NAME.html, or NAME-2.html and so on where there are
 * such files, as is said. */
int cli_finish_page(struct text *out, const char *name);

/* --- words and options --- */

/* Takes the words of a command line apart, in place; numbers are those that their options take. False: they
 * are wrong, which has been said. */
bool arguments_parse(struct arguments *arguments, const struct command *command, int argc, char **argv);

/* The value of an option; NULL when it was not given, or the command has none of this name. */
const char *arguments_option(const struct arguments *arguments, const char *name);

/* True if the option, which takes no argument, was given. */
bool arguments_switch(const struct arguments *arguments, const char *name);

/* An option that is a number; `otherwise` when it was not given. */
uint64_t arguments_number(const struct arguments *arguments, const char *name, uint64_t otherwise);

/* An option that is a range, "3..5" or "4" alone, of numbers from 1 on. False: it is not, which has been
 * said; *range keeps its value when the option was not given. */
bool arguments_range(const struct arguments *arguments, const char *name, struct range *range);

/* The words from `from` on, joined by spaces, added to *text. */
void arguments_join(const struct arguments *arguments, size_t from, struct text *text);

/* The command line again, "nimm worksheet 3,4 --copies 5": its words, of its options those of these names,
 * and the seed where none was given; 0: there is none. */
void arguments_again(const struct arguments *arguments, const char *const *names, size_t n, uint64_t seed,
                     struct text *text);

/* Reads "A..B", or "A" for A..A. False: it is not a range, or runs backwards; nothing is said. */
bool cli_read_range(const char *word, struct range *range);

/* The player's defaults, of whose bad lines in the file has been told; the options --no-config, --plain,
 * --circles, --big, --color, --hints and --preview come first. False: they are wrong, which has been said. */
bool cli_config(const struct arguments *arguments, struct config *config);

/* The same for a table. */
bool cli_table(const struct arguments *arguments, struct repl *repl);

/* A seed where none was asked for: another one each time, from 1 to SEED_MOST, short enough to be typed. */
uint64_t cli_seed(void);

/* --- games and positions --- */

/* The default game of a command line that names none. */
#define DEFAULT_GAME "nim"

/* A blank position of the game that a command line names; the caller frees it. NULL: it names none, which has
 * been said. */
void *cli_game(const char *name, const struct game **game);

/* Reads --level, where it was given. False: it is none, which has been said. */
bool cli_level(const struct arguments *arguments, unsigned *level);

/* Does the first word after nimm or nimm play, where a command could stand too, begin a game or a position of
 * one? Else it is said that it does not. */
bool cli_can_play(const char *word);

/* The game and the position that the words write; a position alone is one of the default game. Returns
 * STATUS_DONE, or another status, after saying why, where they are wrong. */
int cli_subject(const struct arguments *arguments, struct subject *subject);

/* The same, and what is asked of them by the option --mover too. */
int cli_question(const struct arguments *arguments, bool needs_position, struct subject *subject,
                 struct question *question);

/* Reads the record that the command's one word names and lays it on the table; "-" is standard input.
 * Returns STATUS_DONE, or another status when that failed, which has been said. */
int cli_record(const struct arguments *arguments, struct repl *repl);

#endif
