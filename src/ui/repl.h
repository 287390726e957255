/* SPDX-License-Identifier: MIT */
/* A table in the terminal at which two players sit and play one game after the other. */
#ifndef UI_REPL_H
#define UI_REPL_H

#include "play/record.h"
#include "play/start.h"
#include "ui/config.h"
#include "ui/terminal.h"

enum { SEED_MOST = 999999 };

struct seat {
    char person[NAME_BYTES]; /* who sat here before the computer; "": nobody */
    char name[NAME_BYTES];   /* "": to be asked for */
    bool computer;
    bool seated; /* --players said who sits here: "computer" is not offered any more */
    unsigned level;
    unsigned score;
};

struct repl {
    /* Set by the caller before repl_run. */
    struct start start;   /* which game, and how its random starts are drawn */
    const void *position; /* the caller's start for each game; NULL: random ones */
    struct seat seats[2];
    bool hints;
    bool frozen;    /* the suggestion is hidden until Enter */
    bool step;      /* the computer explains its moves, and goes on at Enter or after `pause` */
    uint64_t pause; /* seconds; 0: wait for Enter */
    uint64_t seed;
    uint64_t best_of; /* the match ends when a player has more than half of so many points; 0: never */
    bool plain;       /* sentences instead of pictures */
    bool big;         /* piles for the back row */
    bool stones;      /* filled circles for stones, where there are some */
    enum color_choice color;
    char usual_name[NAME_BYTES]; /* proposed to the first person who is asked; "": none */
    bool resumed;                /* `session` has been filled by the caller: play on from there */

    struct terminal terminal;
    struct solver *solver;
    struct session session;
    struct comments comments; /* on this game */
    struct random random;
    struct text out;     /* gathered, then printed at once */
    unsigned interrupts; /* Ctrl-C in a row */
    bool told;           /* the rules have been shown */
    bool waiting;        /* the line read last was no name: it is the first answer of the game */
    bool scored;         /* the end of this game has been proclaimed and counted */
    bool swapping;       /* the players change places when the next game begins */
    bool failed;         /* a file that was to be saved has not been */
    bool changed;        /* a word changed the game: look at it anew */
    bool leaving;        /* quit, or the end of the input */
    void *own_start; /* a start of start.game, given or drawn; `start` and `position` may point into these */
    char *own_name;
};

/* Plays until the players have had enough. The players' names and scores are in `seats` then. */
void repl_run(struct repl *repl);

/* Takes over the player's defaults; before anything that counts more. */
void repl_take_config(struct repl *repl, const struct config *config);

/* Begins the next game; the one that stands is left as it is. */
void repl_begin_game(struct repl *repl);

/* A line from the player, in terminal.line; asked for again after Ctrl-C. False: the players
 * are leaving. */
bool repl_ask(struct repl *repl, const char *prompt);

/* --- repl_names.c: who plays --- */

/* Asks for the names that are missing. */
void repl_ask_names(struct repl *repl);

/* May this be the name of a player? False: *why says what is wrong. It is trimmed and harmless
 * already, so that NAME_BYTES hold NAME_MOST characters. */
bool repl_check_name(const struct repl *repl, unsigned seat, const char *name, struct text *why);

/* Seats the computer, under a name of its own. */
void repl_seat_computer(struct repl *repl, unsigned seat);

/* Seats a person, under the name that a person had there. */
void repl_seat_person(struct repl *repl, unsigned seat);

/* The two change places, names, points and all. */
void repl_swap(struct repl *repl);

/* What turns a game's rules round. */
#define REPL_MISERE                                                                                          \
    "But this is misere play, the other way round: whoever makes the last move loses, and who would have "   \
    "lost wins."

/* --- repl_show.c: what is shown, gathered in `out` --- */

const char *repl_name(const struct repl *repl, unsigned seat);
struct question repl_question(const struct repl *repl);
void repl_show_start(struct repl *repl);
void repl_show_board(struct repl *repl);
void repl_show_suggestion(struct repl *repl);
void repl_show_why(struct repl *repl);
void repl_show_grounds(struct repl *repl); /* `why` without the suggestion */
void repl_show_score(struct repl *repl);
void repl_show_winner(struct repl *repl);

/* Adds a sentence, folded to the window; as printf. */
void repl_say(struct repl *repl, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;

/* A remark in brackets, or nothing. */
void repl_show_aside(struct repl *repl, const struct text *aside);

/* What was wrong with a line: one sentence. */
void repl_show_wrong(struct repl *repl, const struct text *why);

/* "Ada takes 2 from pile 1: 3,4,5 -> 1,4,5", the move that was made as number `number`, from 0. */
void repl_show_move(struct repl *repl, size_t number);

/* The command that starts this game again. */
void repl_print_command(const struct repl *repl, struct text *text);

/* --- words_game.c: words that change the course of the game; `rest` is what follows the word --- */

void words_undo(struct repl *repl, const char *rest);
void words_redo(struct repl *repl, const char *rest);
void words_go(struct repl *repl, const char *rest);
void words_history(struct repl *repl, const char *rest);
void words_first(struct repl *repl, const char *rest);
void words_new(struct repl *repl, const char *rest);

/* --- words_seats.c: words about the players --- */

void words_seat(struct repl *repl, const char *rest);
void words_level(struct repl *repl, const char *rest);
void words_name(struct repl *repl, const char *rest);
void words_swap(struct repl *repl, const char *rest);

/* --- words_record.c: the game as a record, and looking back at it --- */

void words_save(struct repl *repl, const char *rest);
void words_comment(struct repl *repl, const char *rest);
void words_review(struct repl *repl, const char *rest);

/* Lays a record that has been read on the table, before repl_run: the game with its players. The record is
 * empty afterwards; without a seed in it, that of the repl stays. */
void repl_take_record(struct repl *repl, struct record *record);

/* --- words.c --- */

/* Obeys a word typed at the prompt. False: `line` starts with none of them. */
bool words_obey(struct repl *repl, const char *line);

/* " Did you mean WORD?" behind *why, where the line, which is no move, begins nearly as a word does. */
void words_suggest(const char *line, struct text *why);

/* Is the line one of the words, in full and alone? */
bool words_know(const char *line);

#endif
