/* SPDX-License-Identifier: MIT */
/* The table in the terminal: two players and one game after another. */
#ifndef UI_REPL_H
#define UI_REPL_H

#include "play/record.h"
#include "play/start.h"
#include "say/explain.h"
#include "ui/dialogue.h"
#include "ui/file.h"
#include "ui/levels.h"
#include "ui/preview.h"
#include "ui/prompt.h"

enum { SEED_MOST = 999999 };

enum repl_state {
    REPL_NAMES, /* the players are asked for their names */
    REPL_BEGIN, /* the board is shown, and a person who plays alone is asked whether to begin */
    REPL_TURN,  /* a game goes on */
    REPL_STEP,  /* the computer has explained its position and waits for Enter to move */
    REPL_OVER,  /* the game has ended, and the result has been shown and counted */
};

struct repl {
    /* Set by the caller before repl_run. */
    struct start start;   /* which game, and how its random starts are drawn */
    void *position;       /* a start of it, or a blank position; repl_free frees it */
    bool given;           /* each game starts there; otherwise starts are random */
    struct record record; /* the game on the table, the players (an empty name will be asked for),
                             the seed; if its session has a game, play goes on from there */
    bool hints;
    bool previews;    /* what a line means is shown while it is typed */
    bool first_given; /* the command line said who begins */
    bool remembers;   /* levels are read and written, at a terminal */
    bool groups;      /* `why` shows groups instead of the grid */
    bool in_lesson; /* a lesson has opened this table, and goes on afterwards: there is no goodbye,
                       and the word   lesson goes back to it, so that rooms never nest any deeper */
    bool step; /* the computer explains each position, then waits for Enter or `pause` seconds */
    unsigned chosen; /* the level of games in which none is known */
    uint64_t pause;  /* seconds; 0: wait for Enter */
    struct look look;

    struct dialogue room;
    struct preview preview;
    struct random random;
    struct levels levels;         /* everybody's, in each game */
    uint64_t begun;               /* the part that was typed alone (ui/begun.h); 0: none */
    const struct game *explained; /* the game whose rules were shown last; NULL: none */
    size_t
        why_asked; /* the number of moves, plus 1, when `why` was last asked; 0: not in this game */
    size_t turned; /* how many moves came before the one that gave the win away in the last climb
                      game, or SIZE_MAX */
    unsigned score[2]; /* including a game that is over; record.score is from before this game */
    enum repl_state state;
    char retyped[NAME_BYTES]; /* the command last typed where a name was asked for: once more, it is
                                 a name */
    bool changed;             /* the board must be shown again */
    bool hints_told;          /* the player knows how to turn suggestions off */
    bool loaded;              /* the climb was resumed from a record: the next start is random */
    bool tries_again;         /* the player is retrying the move that gave the win away */
    bool failed;              /* a save, or in a pipe a load, has failed */
};

/* Reads a record from a file, which `read` reads. True: the caller frees it with record_free.
 * False: *why says why not. */
bool repl_read(struct record *record, file_reader *read, const char *path, struct text *why);

/* Takes over the game and the players of a record, which is empty afterwards. If it has no seed,
 * the current one stays. */
void repl_take_record(struct repl *repl, struct record *record);

/* Prints what was gathered, and frees what the table owns. */
void repl_free(struct repl *repl);

/* Sets up a start: the given one, or a random one from the seed. */
void repl_lay_out(struct repl *repl, uint64_t seed);

/* The position on the table, for the solver. */
struct question repl_question(const struct repl *repl);

/* Sets the score at the beginning of the current game. */
void repl_set_score(struct repl *repl, unsigned first, unsigned second);

/* --- who plays --- */

const char *repl_name(const struct repl *repl, unsigned seat);
enum paint repl_paint(unsigned seat);

/* Gives the player this name, made harmless; "computer" seats the computer under its usual name.
 * False: the name is refused, and *why says why. */
bool repl_take_name(struct repl *repl, unsigned seat, struct token name, struct text *why);
void repl_seat_computer(struct repl *repl, unsigned seat);

/* True if one person is climbing the computer's levels. */
bool repl_plays_alone(const struct repl *repl);

/* The player has taken help: says, once, that this game no longer counts toward the next level. */
void repl_take_help(struct repl *repl);

/* --- repl_climb.c: a person alone with the computer --- */

/* The level at which this person continues in the game. */
unsigned repl_level_in(const struct repl *repl, const struct game *game);

/* Reads the levels that are remembered; says so if they cannot be read. */
void repl_load_levels(struct repl *repl);

/* The level of the next game, after this one. And: remembers this level. */
unsigned repl_next_level(const struct repl *repl);
void repl_keep_level(struct repl *repl, unsigned level);

/* "Ada: Nim 6, Kayles 3.", or nothing if no levels are remembered. */
void repl_show_levels(struct repl *repl);

/* Adds the story of a game that has been won, if it can be told, and after a climb game whether its
 * level is beaten. */
void repl_look_back(struct repl *repl, enum player winner);

/* Adds whether a retried move has kept the win. */
void repl_judge_again(struct repl *repl, const struct question *before, struct text *text);

/* --- what is shown, gathered in room.out --- */

/* Shows what was gathered, before work that may take a while. */
void repl_print(struct repl *repl);

void repl_show_move_help(struct repl *repl);

/* Adds the board. And: adds it and prints everything so far. */
void repl_add_board(struct repl *repl);
void repl_show_board(struct repl *repl);
void repl_show_suggestion(struct repl *repl);
void repl_show_why(struct repl *repl, enum explain_form form, bool whole);

/* Answers `why`, without a suggestion. */
void repl_show_grounds(struct repl *repl, enum explain_form form, bool whole);

/* Shows the best reply to this move, and whether the move gives anything away; a word calls it,
 * with its budget. */
void repl_show_why_not(struct repl *repl, const char *line);

/* "Score: 0 for Ada, 1 for Charles." */
void repl_show_score(struct repl *repl);

/* True if a game from a record, which nobody has gone on with yet, is over after at least one move.
 */
bool repl_is_opened_at_end(const struct repl *repl);

/* "Ada against Charles, Nim, after move 2.", for a game from a record; and its last board if it is
 * over. */
void repl_show_players(struct repl *repl);

/* "Ada takes the last stone and wins.", for a game that is over. */
void repl_show_result(struct repl *repl);

/* Who could have won before and after each move so far; with `all`, in words too. */
void repl_show_review(struct repl *repl, bool all);

/* Adds "Ada takes 2 from pile 1", for move `number`, counted from 0. And: says it, as a sentence.
 */
void repl_add_move(struct repl *repl, size_t number);
void repl_show_move(struct repl *repl, size_t number);

/* --- repl_words.c: what may be typed instead of a move --- */

extern const struct prompt_word repl_words[];

/* --- repl_game.c: the course of games, and what is asked --- */

/* Begins the next game, whether or not the current one is over. */
void repl_begin_game(struct repl *repl);

/* The computer, whose turn it is, makes its move. */
void repl_computer_moves(struct repl *repl);

/* Shows the result of the game and counts it. */
void repl_count_game(struct repl *repl);

/* Plays until the players leave. */
void repl_run(struct repl *repl);

/* The round of questions that repl_run asks. */
struct prompt repl_prompt(struct repl *repl);

#endif
