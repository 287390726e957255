/* SPDX-License-Identifier: MIT */
/* A table in the terminal at which two players sit and play one game after the other. */
#ifndef UI_REPL_H
#define UI_REPL_H

#include "play/record.h"
#include "play/start.h"
#include "say/explain.h"
#include "ui/config.h"
#include "ui/dialogue.h"
#include "ui/file.h"
#include "ui/levels.h"
#include "ui/preview.h"
#include "ui/round.h"

enum { SEED_MOST = 999999 };

enum repl_state {
    REPL_NAMES, /* the players are asked for their names */
    REPL_BEGIN, /* the board is seen, and a person who plays alone is asked whether to begin */
    REPL_TURN,  /* a game goes on */
    REPL_STEP,  /* the computer has shown what its position is worth, and moves at Enter */
    REPL_OVER,  /* the game has ended, been proclaimed and counted */
};

struct repl {
    /* Set by the caller before repl_run. */
    struct start start;   /* which game, and how its random starts are drawn */
    void *position;       /* a start of it, or a blank position; repl_free frees it */
    bool given;           /* each game starts there; else from random starts */
    struct record record; /* the game on the table, the players (an empty name is to be asked for), the seed;
                             with a session that has a game already, it is played on from there */
    bool hints;
    bool previews;    /* what a line means is shown while it is typed */
    bool first_given; /* who begins is not to be asked */
    bool remembers;   /* levels are read and written, if there is a terminal */
    bool groups;      /* `why` draws groups, no grid */
    bool step;        /* the computer explains its moves, and goes on at Enter or after `pause` */
    unsigned chosen;  /* the level, where none is known: the one that was chosen last */
    uint64_t pause;   /* seconds; 0: wait for Enter */
    struct look look;
    char usual_name[NAME_BYTES]; /* proposed to the first person who is asked; "": none */

    struct dialogue room;
    struct preview preview;
    struct random random;
    struct levels levels;    /* of everybody, in each game */
    struct text begun;       /* of a move that takes two lines, the first: "3", and then "2" */
    const struct game *told; /* whose rules were shown last */
    size_t told_why;         /* after how many moves, plus 1, `why` was answered last; 0: not in this game */
    size_t turned;      /* after how many moves of the last game a person alone let the win go, or SIZE_MAX */
    const char *lesson; /* the lecture that is to be opened, */
    uint64_t step_of_lesson; /* and at which step */
    unsigned lost;           /* games in a row, by a person who plays alone */
    unsigned score[2];       /* with the game that is over; record.score is the one before this game */
    enum repl_state state;
    char knocked[NAME_BYTES]; /* what was typed for a name last, if it was a word: once more, it is a name */
    bool changed;             /* the board is to be shown anew */
    bool hints_told;          /* how to be without suggestions */
    bool loaded;              /* a climb goes on from a record: the next game is drawn */
    bool tries_again;         /* the move that let the win go is to be made again */
    bool failed;              /* a file that was to be saved or, in a pipe, loaded has not been */
};

/* Takes over the player's defaults; before anything that counts more. */
void repl_take_config(struct repl *repl, const struct config *config);

/* Lays the record in the file, which `read` reads, on the table: the game with its players. Without a seed in
 * it, that of the repl stays. False: it cannot be read, and *why says why. */
bool repl_load(struct repl *repl, file_reader *read, const char *path, struct text *why);

/* Prints what was gathered, and gives everything back but what the caller has set. The names stay. */
void repl_free(struct repl *repl);

/* Lays out a start: the given one, or a random one of the seed. */
void repl_lay_out(struct repl *repl, uint64_t seed);

/* Begins the next game; the one that stands is left as it is. */
void repl_begin_game(struct repl *repl);

/* Makes a legal move, and shows it. */
void repl_play(struct repl *repl, const struct move *move);

/* The computer, whose turn it is, makes its move. */
void repl_computer_moves(struct repl *repl);

/* Proclaims the end of the game and counts it. */
void repl_count_game(struct repl *repl);

/* The points with which the game on the table begins. */
void repl_set_score(struct repl *repl, unsigned first, unsigned second);

/* True if a player has more than half of the match's points. */
bool repl_match_is_over(const struct repl *repl);

/* --- who plays --- */

const char *repl_name(const struct repl *repl, unsigned seat);
enum paint repl_paint(unsigned seat);

/* A person alone with the computer, who climbs its levels, without suggestions. */
void repl_sit_alone(struct repl *repl);

/* Gives the player this name, made harmless; "computer" seats the computer, under a name of its own. False:
 * it cannot be one, and *why says why. */
bool repl_take_name(struct repl *repl, unsigned seat, struct token name, struct text *why);
void repl_seat_computer(struct repl *repl, unsigned seat);

/* --- climb.c: a person alone with the computer --- */

/* True if somebody climbs its levels. */
bool repl_plays_alone(const struct repl *repl);

/* Sits down as the person whose name is now known: goes on at the level of that name, with another start
 * where that is another one. */
void repl_join_climb(struct repl *repl);

/* The level at which this person goes on with the game. */
unsigned repl_level_in(const struct repl *repl, const struct game *game);

/* The level of the next game, and that it is kept. */
unsigned repl_next_level(const struct repl *repl);
void repl_keep_level(struct repl *repl, unsigned level);

/* "Ada: Nim 6, Kayles 3." Nothing where nothing is remembered. */
void repl_show_levels(struct repl *repl);

/* Says so when this game no longer counts for the climb, from the first help on. */
void repl_take_help(struct repl *repl);

/* Is the person still to be asked who begins? */
bool repl_asks_first(const struct repl *repl);

/* One line on the game that is over, and one on a level that is beaten. */
void repl_look_back(struct repl *repl, enum player winner);

/* Adds whether the move that was made in the place of one that let the win go has kept it. */
void repl_judge_again(struct repl *repl, const struct question *before, struct text *text);

/* --- what is shown, gathered in room.out --- */

/* Shows what was gathered before something that may take its time. */
void repl_print(struct repl *repl);

/* The head of a game: its title, and of a game that was not the last one how it is played. */
void repl_show_start(struct repl *repl);

/* The command that starts this game again. */
void repl_show_again(struct repl *repl);
void repl_show_rules(struct repl *repl);
void repl_show_move_help(struct repl *repl);
void repl_show_board(struct repl *repl);
void repl_show_suggestion(struct repl *repl);
void repl_show_why(struct repl *repl, enum explain_form form, bool whole);

/* `why` without the suggestion. */
void repl_show_grounds(struct repl *repl, enum explain_form form, bool whole);

/* What the answer to this move would be, and whether it loses anything. */
void repl_show_why_not(struct repl *repl, const char *line);

/* "Goodbye. Score: 0 for Ada, 1 for Charles." */
void repl_show_score(struct repl *repl, const char *before);

/* "Ada against Charles, Nim, after move 2." */
void repl_show_players(struct repl *repl);
void repl_show_winner(struct repl *repl);

/* Who could have won before and after each move made so far; `all` of it in words too. */
void repl_show_review(struct repl *repl, bool all);

/* "Ada takes 2 from pile 1: 3,4,5 -> 1,4,5", the move that was made as number `number`, from 0. */
void repl_show_move(struct repl *repl, size_t number);

/* --- repl_words.c: what may be typed instead of a move --- */

extern const struct round_word repl_words[];

/* --- repl_round.c: what is asked --- */

/* Plays until the players have had enough. */
void repl_run(struct repl *repl);

/* The round of questions that repl_run asks. */
struct round repl_round(struct repl *repl);

#endif
