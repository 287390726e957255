/* SPDX-License-Identifier: MIT */
/* libnimm: nim-sums, take-and-break codes, and positions of any game that nimm knows.
 *
 * Nothing here prints or reads, and nothing but running out of memory ends the program. A pointer
 * may be NULL only where that is stated. Text is UTF-8 that ends with a NUL. A thread may use any
 * solver and any position that no other thread is using; nimm_solver_stop and nimm_solver_resume
 * may be called at any time. */
#ifndef NIMM_NIMM_H
#define NIMM_NIMM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define NIMM_VERSION "1.0.0"

#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif
#ifdef __cplusplus
extern "C" {
#endif

/* The version of the library that is linked, NIMM_VERSION of its own header: "1.2.3". */
const char *nimm_version(void);

/* Sets what is called when memory runs out; it must not return: let it exit, abort or longjmp. If
 * it does return, or none was set (or it is NULL), the library says "nimm: out of memory" on
 * standard error and calls exit(1). Call this at most once, before any thread is started. After a
 * longjmp, the solver and the position of the call that failed must not be used again, not even to
 * free them; all others are as they were. */
void nimm_memory_on_failure(void (*call)(void));

/* --- Nim ------------------------------------------------------------------------------------- */

/* The nim-sum of n piles: bitwise exclusive or; 0 for no piles. `piles` may be NULL when n is 0. */
uint64_t nimm_sum(const uint64_t *piles, size_t n);

/* Words of working memory that mex needs for n values. */
#define NIMM_MEX_WORDS(n) ((n) / 64 + 1)

/* The minimum excludant: the least non-negative integer that is not among values[0..n), 0 for n =
 * 0, never more than n. The work is linear in n, whatever the values. `seen` is the caller's
 * working memory of NIMM_MEX_WORDS(n) words; what was in it does not matter. `values` may be NULL
 * when n is 0. */
uint64_t nimm_mex(const uint64_t *values, size_t n, uint64_t *seen);

/* --- solvers --------------------------------------------------------------------------------- */

/* How a question ends. Only NIMM_OK comes with an answer: otherwise what the pointers point to is
 * left as it was, unless stated otherwise. */
enum nimm_status {
    NIMM_OK,
    NIMM_NO_ANSWER, /* there is none, such as a value in misere play */
    NIMM_TOO_LARGE, /* the solver's budget or memory was spent first */
    NIMM_STOPPED,   /* nimm_solver_stop was called */
    NIMM_REFUSED    /* the question makes no sense, such as a code that is not one */
};

/* What is remembered between questions, and the bounds on answering one. */
struct nimm_solver;

/* A solver that looks at up to `options` options (moves tried) per question and remembers up to
 * `bytes` bytes in all; 0 is the default: 8 million options, about a second, and 256 MiB. While
 * the bytes suffice, no answer depends on what was asked before. Never NULL; the caller frees it
 * with nimm_solver_free (NULL is allowed there). */
struct nimm_solver *nimm_solver_new(uint64_t options, size_t bytes);
void nimm_solver_free(struct nimm_solver *solver);

/* From now on, long work with this solver gives up with NIMM_STOPPED: what is being computed, and
 * what is asked later, until nimm_solver_resume is called. Both may be called from a signal handler
 * or from another thread while the solver is working, but not after it has been freed. */
void nimm_solver_stop(struct nimm_solver *solver);
void nimm_solver_resume(struct nimm_solver *solver);

/* --- take-and-break codes -------------------------------------------------------------------- */

/* The least period with its least preperiod: G(n + period) = G(n) for all n >= preperiod. */
struct nimm_period {
    uint64_t preperiod, period; /* both in stones */
};

/* The period of a code's values, which are those of single piles in the game "octal:CODE". A code
 * is 0.d1d2d3… or 4.d1d2d3…, with up to 32 digits 0 to 7, and allows some move (Winning Ways,
 * chapter 4): "0.77" is Kayles. NIMM_OK: the period is proved. NIMM_TOO_LARGE: none is; *period is
 * then what the values within reach suggest, or both are 0. NIMM_REFUSED: it is not a code. */
enum nimm_status nimm_code_period(struct nimm_solver *solver, const char *code,
                                  struct nimm_period *period);

/* The values G(0) to G(n - 1) of a code. Without NIMM_OK, some of them may have been written all
 * the same. `values` may be NULL when n is 0. */
enum nimm_status nimm_code_values(struct nimm_solver *solver, const char *code, uint64_t *values,
                                  size_t n);

/* --- positions of any game ------------------------------------------------------------------- */

/* The name of game i, counted from 0, as it is typed: "nim"; NULL after the last. It is never
 * freed. */
const char *nimm_game_name(size_t i);

/* A game being played: its position, and all earlier ones. Every text that a function returns
 * belongs to the position and is valid until the next call with it, which may be given that text.
 */
struct nimm_position;

/* A new game. `name` is that of a game, with parameters after a colon if it takes any:
 * "octal:0.77". `string` is a position written as for the program nimm, "3,4,5", but names of files
 * mean nothing here; NULL: a sample of the game. The player `first`, 1 or 2, moves first; in misere
 * play whoever makes the last move loses. NULL: it is refused, and the reason, cut to size - 1
 * bytes, is in why[0..size), which is "" for one that is not, and may be NULL when size is 0. The
 * caller frees the position with nimm_position_close (NULL is allowed there).
 *
 * A sum, of which each move changes one part, is a position of the game "compound", with a +
 * between its parts: nimm_position_open("compound", "nim=3,4+kayles=ii.iii", 1, false, NULL, 0).
 * Its moves begin with the number of the part: "1 2 4" takes 4 from pile 2 of the Nim. Each part is
 * equal to one Nim pile.
 *
 * Some positions, such as 500 in "kayles-piles", could be split into more piles than there is room
 * for: they can be asked about, but nimm_position_play refuses every move. */
struct nimm_position *nimm_position_open(const char *name, const char *string, int first,
                                         bool misere, char *why, size_t size);
void nimm_position_close(struct nimm_position *position);

/* The same game in a position of its own, with all earlier positions. The caller frees it. */
struct nimm_position *nimm_position_copy(const struct nimm_position *position);

/* The rules of the game in a few sentences. */
const char *nimm_position_rules(struct nimm_position *position);

/* The position as it is written: nimm_position_open reads it back. */
const char *nimm_position_print(struct nimm_position *position);

/* How a board is drawn: any of these, added up. */
enum nimm_draw {
    NIMM_DRAW_UTF8 = 1,  /* with characters beyond ASCII */
    NIMM_DRAW_PLAIN = 2, /* in sentences, one thing on each line, for a screen reader */
    NIMM_DRAW_COLOR = 4, /* with the escape sequences of a terminal */
    NIMM_DRAW_LAST = 8   /* with what the last move took or left as ghosts, or an arrow */
};

/* The board, in lines that each end in a newline, none wider than `width` columns (at least 20) if
 * that is possible at all. `draw` is a sum of members of enum nimm_draw, or 0. */
const char *nimm_position_draw(struct nimm_position *position, unsigned width, unsigned draw);

/* The legal moves, the first `most` of them (there may be 2^64), each on a line that ends in a
 * newline: "1 2". Empty when the game is over. */
const char *nimm_position_moves(struct nimm_position *position, size_t most);

/* Makes the move, written as nimm_position_moves does or as a sentence: "take 2 from pile 1". NULL:
 * it was made; else nothing was done, and the text says why, and what can be played. */
const char *nimm_position_play(struct nimm_position *position, const char *string);

/* Takes back the last move. False: none was made. */
bool nimm_position_undo(struct nimm_position *position);

/* Whose turn it is: 1 or 2. */
int nimm_position_mover(const struct nimm_position *position);

/* Who has won: 1 or 2; 0: the game is drawn, because a position has come up for the third time in a
 * game that can go on forever, or because 10,000 moves have been made; -1: it is not over. */
int nimm_position_winner(const struct nimm_position *position);

/* Who wins from here, or has won, when both play well: 'N', the mover; 'P', the other player; 'D',
 * nobody. */
enum nimm_status nimm_position_outcome(struct nimm_position *position, struct nimm_solver *solver,
                                       char *outcome);

/* The Nim piles that the position equals, one for each independent part: *n is how many, 256 at
 * most, and the first `most` are in piles[0..most). Their nim-sum is the position's Grundy value;
 * in poker-nim and northcott it only tells who wins: 0 means the other player. NIMM_NO_ANSWER:
 * there are none, as in misere play, where a move could win at once, or on a digraph where play
 * could go on forever. */
enum nimm_status nimm_position_piles(struct nimm_position *position, struct nimm_solver *solver,
                                     uint64_t *piles, size_t most, size_t *n);

/* The moves to a position that is lost for the other player: *moves is the first `most` of them
 * (and never more than 65,536) in lines as nimm_position_moves writes them, *total is how many
 * there are (2^64 - 1 also stands for more). *moves belongs to the position. */
enum nimm_status nimm_position_winning_moves(struct nimm_position *position,
                                             struct nimm_solver *solver, size_t most,
                                             const char **moves, uint64_t *total);

/* A good move, in a text that belongs to the position: one that wins and brings the end nearer,
 * else one that draws, else one that makes it hard for the other player. NIMM_TOO_LARGE: *move is
 * any legal move. NIMM_NO_ANSWER: the game is over. */
enum nimm_status nimm_position_suggest(struct nimm_position *position, struct nimm_solver *solver,
                                       const char **move);

#ifdef __cplusplus
}
#endif
#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#endif
