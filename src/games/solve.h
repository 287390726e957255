/* SPDX-License-Identifier: MIT */
/* Questions about any position of any game: who wins, its value, the winning moves. Each begins a
 * question of the solver, unless the caller holds one that consists of several (solver_hold). */
#ifndef GAMES_SOLVE_H
#define GAMES_SOLVE_H

#include "games/game.h"

/* What is asked: everything but the solver. It is a view of somebody's position: it owns nothing,
 * frees nothing, and lives no longer than the position and the move that it points to. */
struct question {
    const struct game *game;
    const void *position;
    enum player mover;
    bool misere;
    const struct move
        *last; /* the move that led here, which advice may answer; NULL if it is not known */
};

/* The question about the position after a legal move, which is written into `after`. */
struct question solve_after(const struct question *question, const struct move *move, void *after);

struct solution {
    enum nimm_status status; /* NIMM_OK: `outcome` is known */
    enum outcome outcome;
    bool has_value;                /* `value` and `piles` are known */
    enum nimm_status value_status; /* why not: NIMM_NO_ANSWER when there is none, ... */
    uint64_t value;
    struct piles piles;
};

/* True unless misere play is wanted and this game has none; *why says so. */
bool solve_check_misere(const struct game *game, bool misere, struct text *why);

/* Who wins, and, where there is one, the value with its piles. Returns solution->status. */
enum nimm_status solve_position(struct nimm_solver *solver, const struct question *question,
                                struct solution *solution);

/* Finds the Nim piles that a position of any game equals, as search_piles does, as a question of
 * its own. */
enum nimm_status solve_piles(struct nimm_solver *solver, const struct game *game,
                             const void *position, struct piles *piles);

/* Only who wins: quicker than solve_position where a game knows a shorter way. */
enum nimm_status solve_outcome(struct nimm_solver *solver, const struct question *question,
                               enum outcome *outcome);

/* Every move to a position that is lost for the opponent, in the order of `moves`, added to *list,
 * which is incomplete unless NIMM_OK is returned. */
enum nimm_status solve_winning_moves(struct nimm_solver *solver, const struct question *question,
                                     struct move_list *list);

/* The same, within a question that was begun, for every move to a position of this value: value 0
 * asks for the winning moves, and in misere play there is no other. */
enum nimm_status solve_moves_to(struct nimm_solver *solver, const struct question *question,
                                uint64_t value, struct move_list *list);

/* Returns which of the piles of a position with several of them a legal move changes; another
 * number if it is a move that gives up the value, as it lets the other player win at once. */
size_t solve_changed_pile(const struct question *question, const struct move *move);

/* True if this winning move raises the value of one of the position's piles. The theory names
 * moves that lower one: there always is such a move, and one that raises a pile can be reversed
 * at once. */
bool solve_raises(const struct question *question, const struct piles *piles,
                  const struct move *move);

/* Returns how many parts there are in which a move is possible, if these are equal in pairs, so
 * that whoever has just moved wins by making each move of the other player once more in the equal
 * part. Returns 0 if they are not, and where that does not say all: in misere and partisan play,
 * and where a move can win at once. */
size_t solve_paired_parts(struct nimm_solver *solver, const struct question *question);

/* True if one of the first 32 winning moves leaves such a position; then *move is the first that
 * does. */
bool solve_copying(struct nimm_solver *solver, const struct question *question, struct move *move);

/* True if a winning move leaves such a position, or else one without a move, in a game in which
 * moves may be copied; then *move is the first that does. */
bool solve_easy_win(struct nimm_solver *solver, const struct question *question, struct move *move);

/* True if two of the parts in which a move is possible are equal: two piles of 4. False where the
 * parts of a position are not known. */
bool solve_has_equal_parts(struct nimm_solver *solver, const struct question *question);

/* A move for good play, and why it is good. */
enum advice_kind {
    ADVICE_WINNING,   /* wins against any play, and brings the end nearer */
    ADVICE_DRAWING,   /* keeps the draw */
    ADVICE_RESISTING, /* every move loses: this one leaves the fewest winning replies, and of
                         those the most moves */
    ADVICE_GUESS,     /* too large to solve: a legal move, nothing more */
};

struct advice {
    enum advice_kind kind;
    struct move move;
    uint64_t replies; /* ADVICE_RESISTING: how many replies win */
};

/* The best move here; there must be one. Among equals the first in the order of `moves`.
 * NIMM_OK, or NIMM_STOPPED; a position too large to solve gets a guess. */
enum nimm_status solve_advice(struct nimm_solver *solver, const struct question *question,
                              struct advice *advice);

#endif
