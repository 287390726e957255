/* SPDX-License-Identifier: MIT */
/* A table in the terminal at which two players sit and play one game after the other. */
#ifndef UI_REPL_H
#define UI_REPL_H

#include "nimm/player.h"
#include "nimm/session.h"
#include "ui/terminal.h"

enum { NAME_MOST = 32, NAME_BYTES = 4 * NAME_MOST + 1 };

struct seat {
    char name[NAME_BYTES]; /* "": to be asked for */
    bool computer;
    bool seated; /* --players said who sits here: "computer" is not offered any more */
    unsigned level;
    unsigned score;
};

struct repl {
    /* Set by the caller before repl_run. */
    const struct game *game;
    const char *parameters; /* of the game, or NULL */
    const void *start;      /* the caller's; NULL: a random start for each game */
    struct shape shape;
    struct seat seats[2];
    unsigned first; /* who begins: 0 or 1 */
    bool misere;
    bool hints;
    uint64_t seed;

    struct terminal terminal;
    struct solver *solver;
    struct session session;
    struct random random;
    struct text out;     /* gathered, then printed at once */
    bool leaving;        /* quit, or the end of the input */
    bool starting;       /* a new game is wanted */
    unsigned interrupts; /* Ctrl-C in a row */
};

/* Plays until the players have had enough. The players' names and scores are in `seats` then. */
void repl_run(struct repl *repl);

/* May this be a player's name? False: *why says what is wrong. `name` is trimmed already. */
bool repl_check_name(const struct repl *repl, unsigned seat, const char *name, struct text *why);

/* The name of a seat as it may be shown, and how the shell would start this game again. */
void repl_seat_computer(struct repl *repl, unsigned seat);
void repl_print_command(const struct repl *repl, struct text *text);

/* For the words at the prompt. */
struct question repl_question(const struct repl *repl);
void repl_show_board(struct repl *repl);
void repl_show_suggestion(struct repl *repl);
void repl_show_score(struct repl *repl);

/* A line, asked for again after Ctrl-C; false: the players are leaving. The line is trimmed. */
bool repl_ask(struct repl *repl, const char *prompt);

/* A word at the prompt. False: `line` starts with none of them. */
bool words_obey(struct repl *repl, const char *line);

#endif
