/* SPDX-License-Identifier: MIT */
/* A command of nimm is one file, one const struct command and one line in commands.def. Here is
 * what they share. */
#ifndef CLI_H
#define CLI_H

#include <stdio.h>

#include "cli/arguments.h"
#include "games/game.h"
#include "play/start.h"
#include "say/paper.h"
#include "say/typed.h"

enum { STATUS_DONE = 0, STATUS_FAILED = 1, STATUS_USAGE = 2 };

struct command {
    const char *name;
    const char *usage; /* what follows the name */
    const char *summary;
    bool is_first;                /* a newcomer meets it, so nimm --help lists it */
    const char *details;          /* paragraphs for --help; NULL: none */
    const struct option *options; /* ends with a name of NULL */
    const char *alternatives;     /* options of which only one can be given; NULL: none */
    bool is_page;                 /* it makes a web page without --html */
    int (*run)(struct arguments *arguments);
};

extern const struct command *const cli_commands[];
extern const size_t cli_command_count;

/* The command of this name; NULL if there is none. */
const struct command *cli_find_command(const char *name);

/* Adds what the last word of a command line may become, for the shells: a line for each candidate,
 * with a tab and what it means, and a line ":files" where the name of a file is possible. May
 * reorder the words. */
void complete_words(char **words, int n, struct text *out);

/* --- what is said --- */

/* Prints "nimm: …", a line on standard error, and returns the status. */
int cli_complain(int status, const char *format, ...) LIKE_PRINTF(2);

/* The same about a command line that is wrong: returns false, for the caller to return. */
bool cli_refuse(const char *format, ...) LIKE_PRINTF(1);

/* The word made harmless, in quotation marks. */
const char *cli_quoted(const char *word);

/* Prints *out, frees it and returns the status. */
int cli_finish(struct text *out, int status);

/* The same for what a terminal cannot show: there it is written to a file, NAME with the extension,
 * or NAME-2 and so on if there is such a file, and a line says where and what to do with it. */
int cli_finish_file(struct text *out, const char *name, const char *extension, const char *advice);

/* The same for a web page; answers alone go to NAME-key.html. */
int cli_finish_page(struct text *out, const char *name, enum paper_part part);

/* What --key and --no-key leave of a web page. */
enum paper_part cli_paper_part(const struct arguments *arguments);

/* A seed, different each time, for when none is given: from 1 to SEED_MOST, short enough to
 * type. */
uint64_t cli_seed(void);

/* --- games and positions --- */

/* The default game of a command line that names none. */
#define DEFAULT_GAME "nim"

/* A blank position of the game of this name, for the caller to free. NULL, after saying why, when
 * there is no such game. */
void *cli_game(const char *name, const struct game **game);

/* True if the first word after nimm or nimm play, where a command is possible too, begins a game or
 * a position of one. False, after saying so, when it does not. */
bool cli_can_play(const char *word);

/* The game and the position that the words write; a position alone is one of the default game.
 * Returns STATUS_DONE, or another status, after saying why, where they are wrong: with --json as an
 * object, {"error":"…"}. */
int cli_subject(const struct arguments *arguments, struct typed *subject);

/* The same, and what is asked of them by the option --mover too. */
int cli_question(const struct arguments *arguments, bool needs_position, struct typed *subject,
                 struct question *question);

#endif
