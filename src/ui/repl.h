/* SPDX-License-Identifier: MIT */
/* A table in the terminal at which two players sit and play one game after the other. */
#ifndef UI_REPL_H
#define UI_REPL_H

#include "play/record.h"
#include "play/start.h"
#include "say/explain.h"
#include "ui/config.h"
#include "ui/dialogue.h"

enum { SEED_MOST = 999999 };

struct repl {
    /* Set by the caller before repl_run. */
    struct start start;   /* which game, and how its random starts are drawn */
    void *position;       /* a start of it, or a blank position; repl_free frees it */
    bool given;           /* each game starts there; else from random starts */
    struct record record; /* the game on the table, the players (an empty name is to be asked for), the seed;
                             with a session that has a game already, it is played on from there */
    bool hints;
    bool alone;     /* a person climbs from level to level against the computer */
    bool groups;    /* `why` draws groups, no grid */
    bool step;      /* the computer explains its moves, and goes on at Enter or after `pause` */
    uint64_t pause; /* seconds; 0: wait for Enter */
    struct look look;
    char usual_name[NAME_BYTES]; /* proposed to the first person who is asked; "": none */

    struct dialogue room;
    struct random random;
    struct text begun; /* of a move that takes two lines, the first: "3", and then "2" */
    bool told;         /* the rules have been shown */
    bool hints_told;   /* and how to be without suggestions */
    bool waiting;      /* the line read last was no name: it is the first answer of the game */
    bool hinted;       /* a suggestion or `why` has been seen in this game */
    unsigned lost;     /* games in a row, by a person who plays alone */
    unsigned climbed;  /* levels, since that person chose one: another game begins below them */
    bool scored;       /* the end of this game has been proclaimed and counted */
    bool failed;       /* a file that was to be saved has not been */
    bool changed;      /* a word changed the game: look at it anew */
    bool leaving;      /* quit, or the end of the input */
};

/* Plays until the players have had enough. */
void repl_run(struct repl *repl);

/* Takes over the player's defaults; before anything that counts more. */
void repl_take_config(struct repl *repl, const struct config *config);

/* Lays the record in the file, "-" for standard input, on the table: the game with its players. Without a
 * seed in it, that of the repl stays. False: it cannot be read, and *why says why. */
bool repl_load(struct repl *repl, const char *path, struct text *why);

/* Prints what was gathered, and gives everything back but what the caller has set. The names stay. */
void repl_free(struct repl *repl);

/* Begins the next game; the one that stands is left as it is. */
void repl_begin_game(struct repl *repl);

/* Obeys a line typed at the prompt: a move, or a word. */
void repl_obey(struct repl *repl, const char *line);

/* The computer, whose turn it is, makes its move. */
void repl_computer_moves(struct repl *repl);

/* Proclaims the end of the game and counts it. */
void repl_count_game(struct repl *repl);

/* As dialogue_ask. False: the players are leaving. */
bool repl_ask(struct repl *repl, const char *prompt);

/* --- who plays --- */

const char *repl_name(const struct repl *repl, unsigned seat);

/* Gives the player this name, made harmless; "computer" seats the computer, under a name of its own. False:
 * it cannot be one, and *why says why. */
bool repl_take_name(struct repl *repl, unsigned seat, struct token name, struct text *why);
void repl_seat_computer(struct repl *repl, unsigned seat);

/* --- what is shown, gathered in room.out --- */

void repl_show_rules(struct repl *repl);
void repl_show_board(struct repl *repl);
void repl_show_suggestion(struct repl *repl);
void repl_show_why(struct repl *repl, enum explain_form form);

/* What the answer to this move would be, and whether it loses anything. */
void repl_show_why_not(struct repl *repl, const char *line);
void repl_show_score(struct repl *repl);

/* "Ada against Charles, Nim, after move 2." */
void repl_show_players(struct repl *repl);
void repl_show_winner(struct repl *repl);

/* Who could have won before and after each move made so far. */
void repl_show_review(struct repl *repl);

/* "Ada takes 2 from pile 1: 3,4,5 -> 1,4,5", the move that was made as number `number`, from 0. */
void repl_show_move(struct repl *repl, size_t number);

/* --- repl_words.c: what may be typed instead of a move --- */

/* Obeys a word typed at the prompt, or, unless it is to be `whole`, the beginning of only one. False: `line`
 * starts with none of them. */
bool words_obey(struct repl *repl, const char *line, bool whole);

/* Begins a game of this name, as the word new does. */
void words_begin(struct repl *repl, const char *game);

/* " Did you mean WORD?" after *why, where the line, which is no move, begins nearly as a word does, or how to
 * begin the game that it names; else that there is help. */
void words_suggest(const char *line, struct text *why);

/* Is the line one of the words, in full and alone? */
bool words_know(const char *line);

#endif
