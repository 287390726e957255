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

enum repl_starts {
    REPL_STARTS_RANDOM,  /* each game starts at random */
    REPL_STARTS_GIVEN,   /* each game starts at the position that was given */
    REPL_STARTS_RESUMED, /* this game of a climb, or one that was kept, began where its record says;
                            the next one starts at random */
};

/* What the players want, by the options of the command line and the words they type. */
struct repl_asked {
    bool hints;       /* a suggestion is shown before each move of a person */
    bool no_help;     /* nobody is told who wins or what is a good move: in a class that is to
                         find out by itself */
    bool no_theory;   /* why and hint say no more than that, until a lesson has its theorem */
    bool previews;    /* what a line means is shown while it is typed */
    bool first_given; /* an option said who begins */
    unsigned level;   /* of the computer in this game of a climb, if none is remembered */
    bool has_hints;   /* an option asked for suggestions */
    bool has_level;   /* an option said that level, which then goes before what is remembered */
    enum explain_form form; /* what `why` shows */
    bool explains;          /* the computer explains each position, then waits for Enter, or for
                               as long as `pause` says */
    bool has_pause;         /* somebody said how long the computer hesitates before it moves: */
    unsigned pause;         /* so many milliseconds */
};

/* The game on the table, and what is known of it. */
struct repl_table {
    struct record record; /* the game, the players (an empty name will be asked for), the seed, and
                             the score before this game */
    enum repl_state state;
    unsigned score[2];  /* including a game that is over */
    bool changed;       /* the board must be shown again */
    size_t shown;       /* how many moves had been made on the board that was shown last */
    size_t compared;    /* and on the board that it is compared with, to mark changes */
    unsigned wins;      /* at this level, before this game */
    bool was_over;      /* the game was over when its record was read: it has been counted before */
    bool is_opened;     /* the game is from a record, and its board is to be shown first */
    const char *slot;   /* in which the game is kept (repl_kept.c); NULL: in none */
    uint64_t kept_hash; /* of what it has put there last, or taken from there */
    uint64_t saved_hash; /* of what `save` has written last; 0: nothing */
    size_t retried;      /* the number of the move that `retry` went back to; 0: none */
    bool went_back;      /* `retry` has gone back in this game, which was over */
    const char *help;    /* the first help that was taken in this game, as "used undo"; NULL: none,
                            or it was taken before the game was kept */
    size_t losing_move;  /* the number, counted from 1, of the move with which one person against
                            the computer first gave the win away in a game that is over; 0: there
                            was none */
    bool told_theory;    /* by `why`, in this game, */
    bool why_is_fresh;   /* and no board has been shown since */
    unsigned beside;     /* the lines for which the board that was shown last has left room */
    bool changes_told;   /* a board has said only what changed, and that it did so */
    bool stalling_told;  /* a move that gains nothing has been called that */
    unsigned suggested;  /* how often a move was, in the position that is on the board */
    uint64_t begun;      /* the part that was typed alone (ui/begun.h); 0: none */
    const struct game *explained; /* the game whose rules were shown last; NULL: none */
    char retyped[NAME_BYTES];     /* the line last typed where a name was asked for, which is a
                                     game, a command or similar to one: typed once more, it is a
                                     name */
};

/* What is kept from game to game. */
struct repl_memory {
    struct levels levels;  /* everybody's, in each game */
    bool uses_file;        /* levels are read from their file and written to it, at a terminal */
    bool hints_told;       /* the player knows how to turn suggestions off */
    bool chance_told;      /* and that the computer makes random moves at its level */
    bool colors_told;      /* and what the colors of stones are */
    bool renumbering_told; /* and that a move may give piles other numbers */
    bool why_told;         /* and that there is more to ask */
    struct ladder price_ladder; /* the ladder and the level at which the player was last told how a
                                   climb goes up; no game: not yet */
    unsigned price_level;
    struct ladder clean_ladder; /* that of the last game; there, */
    unsigned clean;   /* so many games in a row have been won in which nobody gave the win away */
    bool left_told;   /* the games that are still to beat have been named */
    bool change_told; /* another game has been offered for a change */
    bool slot_failed; /* a game could not be kept, and that has been said */
    unsigned games;   /* how many in a row have been played of the game on the table, before
                         this one */
    uint64_t played;  /* bit i: the game game_list[i] has been played to an end */
};

/* The caller sets next and position; all else may be zeros: then two people are asked for their
 * names and start at random. If the record has a game, play goes on from there. */
struct repl {
    struct start next; /* the rules of the game after this one, and how its start is drawn */
    void *position;    /* a start of that game, or a blank position; repl_free frees it */
    enum repl_starts starts;
    struct repl_asked asked;
    struct repl_table table;
    struct repl_memory memory;
    struct random random;  /* draws the seeds of later games */
    struct dialogue *room; /* where the table stands; a lesson lends its own */
    struct preview preview;
    bool in_lesson; /* a lesson has opened this table, and goes on afterwards: there is no goodbye,
                       and the word lesson goes back to it, so that rooms never nest any deeper */
    bool failed;    /* a save, or in a pipe a load, has failed */
};

/* Reads a record from a file, which `read` reads; the caller frees it with record_free. Returns
 * false if it cannot be read; then *why says why, and there is nothing to free. */
bool repl_read(struct record *record, file_reader *read, const char *path, struct text *why);

/* Puts the game and the players of a record on the table; the record is empty afterwards. If it has
 * no seed, the seed on the table stays. */
void repl_take_record(struct repl *repl, struct record *record);

/* Frees what the table owns, and takes its board off the terminal. The room is not its own. */
void repl_free(struct repl *repl);

/* Sets up a start: the given one, or a random one from the seed. */
void repl_lay_out(struct repl *repl, uint64_t seed);

/* The game on the table. */
const struct game *repl_game(const struct repl *repl);

/* The position on the table, for the solver. */
struct question repl_question(const struct repl *repl);

/* Sets the score at the beginning of the current game. */
void repl_set_score(struct repl *repl, unsigned first, unsigned second);

/* --- who plays --- */

const char *repl_name(const struct repl *repl, unsigned seat);

/* Gives the player this name, made harmless; "computer" seats the computer under its usual name.
 * Returns false if the name is refused; then *why says why. */
bool repl_take_name(struct repl *repl, unsigned seat, struct token name, struct text *why);

/* Makes the computer the player in this seat, under its usual name. */
void repl_seat_computer(struct repl *repl, unsigned seat);

/* True if one person is climbing the computer's levels. */
bool repl_plays_alone(const struct repl *repl);

/* True where two people sit at a terminal: then it is remembered, in this file of ui/state.h,
 * whether they hide suggestions. A lesson has rules of its own. */
#define REPL_TABLE_FILE "table"
bool repl_is_for_two_people(const struct repl *repl);

/* The player has taken help, such as "used undo": in a climb this game no longer counts toward the
 * next level. */
void repl_take_help(struct repl *repl, const char *help);

/* No help has been taken in the game that begins now. */
void repl_forget_help(struct repl *repl);

/* --- repl_climb.c: a person alone with the computer --- */

/* The ladder of the game on the table. */
struct ladder repl_ladder(const struct repl *repl);

/* True if this is the ladder of the game on the table. */
bool repl_is_ladder(const struct repl *repl, struct ladder ladder);

/* Makes the computer play at this level, whichever seat it has or takes, and looks up the person's
 * wins at it on this ladder. */
void repl_set_level(struct repl *repl, struct ladder ladder, unsigned level);

/* Sets the level at which this person continues on the ladder; the second one is for another ladder
 * than the one that the options of the command line were about. */
void repl_join_ladder(struct repl *repl, struct ladder ladder);
void repl_change_ladder(struct repl *repl, struct ladder ladder);

/* Reads the levels that are remembered, or says that they cannot be read. */
void repl_load_levels(struct repl *repl);

/* The level of the game after this one, which is over: one higher if the person has now won often
 * enough without help. */
unsigned repl_next_level(const struct repl *repl);

/* After a game of a climb that is over: makes the next one begin where this one leads. */
void repl_climb_on(struct repl *repl);

/* If what the last game led to is remembered, remembers again what the person had before that game,
 * which is being taken back. */
void repl_take_back_win(struct repl *repl);

/* Adds "Nim, level 4 of 5.", "Welcome back, Ada: level 4 in Nim.", or "Welcome back, Ada: all 5
 * levels beaten in Nim." and what else there is to do. Whoever has been told before what help costs
 * is told here, in short, what wins the next level. */
void repl_show_climb(struct repl *repl, bool is_back);

/* Adds what wins the next level, and what does not count, once and before it can cost anything. */
void repl_show_price(struct repl *repl);

/* True if a level of this person on this ladder is remembered. */
bool repl_is_known(const struct repl *repl);

/* Adds "Ada is at level 4 in Nim, 1 of 2 wins.", of the person who is climbing, on the ladder of
 * the table. Returns false if none is remembered. */
bool repl_show_level(struct repl *repl);

/* Does the same for whoever won last; where all levels are beaten on the ladder of the table, it is
 * the ladder of that win. */
bool repl_show_last_level(struct repl *repl);

/* Adds the story of a game that has been won, if it can be told. If one person has played against
 * the computer, it notes the move that first gave the win away, for `retry`. After a game of a
 * climb, it also adds how many wins there are, and remembers them. */
void repl_look_back(struct repl *repl, enum player winner);

/* Offers another game, after a few of this one in a row, and after the highest level. */
void repl_offer_next(struct repl *repl);

/* True if the next move is another try at the one that gave the win away. */
bool repl_is_retrying(const struct repl *repl);

/* Adds whether the move that was just made instead of the losing one has kept the win. */
void repl_judge_retry(struct repl *repl, struct text *text);

/* --- repl_kept.c: the slot, in which a game that is left is kept --- */

/* The record of the game, as it is saved; the table still owns what it points to. */
struct record repl_record(const struct repl *repl);

/* After each move of a game at a terminal: keeps it, so that whoever leaves loses nothing, or
 * empties the slot of a game that is over. A game of one move is not worth keeping, but one that
 * undo or retry has taken back to its start is. */
void repl_keep_game(struct repl *repl);

/* Adds that the game, which the players leave, is kept, if it is, or else that an earlier one is.
 */
void repl_say_kept(struct repl *repl);

/* Adds "Nim, Ada against Ben", or "Nim, level 2, Ada against Computer", which is a game that was
 * left and is not on the table. Returns false if there is none, or nobody at a terminal to go on
 * with it. */
bool repl_add_kept(const struct repl *repl, struct text *text);

/* Says once that a game was kept. Returns false if it has said nothing. */
bool repl_show_kept(struct repl *repl);

/* Says, if the game on the table was kept, that another one is, too. */
void repl_show_other_kept(struct repl *repl);

/* True if the game on the table is kept. */
bool repl_has_kept_game(const struct repl *repl);

/* Puts a game that was kept on the table. Returns false if there is none but the one on the table,
 * or it cannot be read; then *why says why, and the table is as it was. */
bool repl_take_kept(struct repl *repl, struct text *why);

/* --- what is shown, gathered in room->out --- */

/* Prints what was gathered, before work that may take a while. */
void repl_print(struct repl *repl);

/* Adds how a move is typed. */
void repl_show_move_help(struct repl *repl);

/* True if stones wear the colors of their groups. */
bool repl_shows_groups(const struct repl *repl);

/* True if the board marks the squares from which whoever moves loses, since `why` was asked. In
 * plain text `why` alone says them. */
bool repl_marks_lost(const struct repl *repl);

/* Lets the next board mark nothing of what has changed so far. */
void repl_forget_board(struct repl *repl);

/* Prints what was gathered, then marks this place and adds the board. */
void repl_add_board(struct repl *repl);

/* Adds the board, then prints everything that was gathered. At a terminal where piles are counted,
 * from the third board of a game on, the board is the rows that have changed. */
void repl_show_board(struct repl *repl);

/* Shows the board again if what is said since has pushed it off the screen, after Enter where they
 * have no room together. Returns false as prompt_pause does. */
bool repl_show_lost_board(struct repl *repl, struct prompt *prompt);

/* As repl_show_board, with all there is to say about the board. */
void repl_show_whole_board(struct repl *repl);

/* Says in a sentence who wins here. */
void repl_show_winner(struct repl *repl);

/* Adds a good move. */
void repl_show_suggestion(struct repl *repl);

/* What is told with a good move: nothing; why it is one, without theory where it takes none; the
 * same in the form that was asked for; or all of the theory. */
enum grounds { GROUNDS_NONE, GROUNDS_SIMPLE, GROUNDS_IN_FORM, GROUNDS_WHOLE };

/* Answers `why`, and adds a good move. */
void repl_show_why(struct repl *repl, enum grounds grounds, enum explain_form form);

/* Answers `why`, without a suggestion. */
void repl_show_grounds(struct repl *repl, enum explain_form form, bool whole);

/* Adds the best reply to this move, and whether the move gives anything away. Only a word calls it,
 * whose budget it shares. */
void repl_show_why_not(struct repl *repl, const char *line);

/* Adds "Score: 0 for Ada, 1 for Charles." */
void repl_show_score(struct repl *repl);

/* True if a game from a record, which nobody has gone on with, is over after at least one move. */
bool repl_is_opened_at_end(const struct repl *repl);

/* Adds "Ada against Charles, Nim, after move 2.", for a game from a record, and its last board if
 * the game is over. */
void repl_show_players(struct repl *repl);

/* Adds "Ada takes the last stone and wins.", for a game that is over. */
void repl_show_result(struct repl *repl);

/* Adds who could have won, move by move. */
void repl_show_review(struct repl *repl);

/* Adds "Ada takes 2 from pile 1", for move `number`, counted from 0. */
void repl_add_move(struct repl *repl, size_t number);

/* Adds the same as a sentence of its own. */
void repl_show_move(struct repl *repl, size_t number);

/* --- repl_words.c: what may be typed instead of a move --- */

extern const struct prompt_word repl_words[];

/* True if the line is one of them, whole. */
bool repl_is_word(const char *line);

/* Returns true, after saying so, if the game is over: a word makes sense only during one. */
bool repl_says_over(struct repl *repl);

/* Begins the game that the line names, such as "kayles 5,3"; "kayles computer" is a climb in it. */
void repl_obey_game(struct prompt *prompt, const char *line);

/* --- repl_new.c: the words that leave the game on the table for another one --- */

void repl_word_new(struct prompt *prompt, const char *rest);
void repl_word_computer(struct prompt *prompt, const char *rest);
void repl_word_resign(struct prompt *prompt, const char *rest);
void repl_word_level(struct prompt *prompt, const char *rest);
void repl_word_misere(struct prompt *prompt, const char *rest);
void repl_word_load(struct prompt *prompt, const char *rest);
void repl_word_resume(struct prompt *prompt, const char *rest);

/* --- repl_phrases.c: what people say instead of a word --- */

/* What is said, and the word that is obeyed then; or without one, what the answer is; or without
 * either, it asks for the score. */
struct repl_phrase {
    const char *said, *word, *answer;
};

/* Returns what the line stands for, without regard to the marks at its end; NULL for a line that
 * says nothing of the kind. */
const struct repl_phrase *repl_find_phrase(const char *line);

/* --- repl_names.c: the names of the players --- */

/* Asks for the next name. Returns false if both are known. */
bool repl_ask_name(const struct repl *repl, struct text *wording);

/* Keeps the names of two people, for who sits here next time. */
void repl_keep_names(const struct repl *repl);

/* Says how to change a name, if the line is "call me Ada" or "my name is Ada". */
bool repl_show_renaming(struct repl *repl, const char *line);

/* Takes a name. In a pipe the input may begin with moves instead of names. */
enum prompt_taken repl_answer_name(struct prompt *prompt, const char *line, struct text *why);

/* Names the players who have no name yet as whoever does not give one. */
void repl_take_usual_names(struct repl *repl);

/* --- repl_game.c: the course of games, and what is asked --- */

/* Begins the next game, whether or not the current one is over. */
void repl_begin_game(struct repl *repl);

/* Does the same in a climb, at this level. */
void repl_begin_at_level(struct repl *repl, unsigned level);

/* True if the line is for the game and not a name, so that a script may begin with its moves. */
bool repl_is_for_the_game(const struct repl *repl, const char *line);

/* The computer, whose turn it is, makes its move. */
void repl_computer_moves(struct repl *repl);

/* Shows the result of the game and counts it. */
void repl_count_game(struct repl *repl);

/* Plays in this room until the players leave, and frees the table. */
void repl_run(struct repl *repl, struct dialogue *room);

/* Does the same in a room of its own. */
void repl_run_alone(struct repl *repl, struct look look);

/* The round of questions that repl_run asks. */
struct prompt repl_prompt(struct repl *repl);

#endif
