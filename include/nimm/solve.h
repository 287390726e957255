/* SPDX-License-Identifier: MIT */
/* Questions about any position of any game: who wins, its value, the winning moves. */
#ifndef NIMM_SOLVE_H
#define NIMM_SOLVE_H

#include "nimm/game.h"

/* What is asked: everything but the solver. */
struct question {
    const struct game *game;
    const void *position;
    unsigned mover;
    bool misere;
    const struct move
        *last; /* the move that led here, NULL if unknown: advice then answers it in kind where that wins */
};

struct solution {
    enum solve_status status; /* SOLVE_OK: `outcome` is known */
    enum outcome outcome;
    bool has_value;                 /* `value` and `piles` are known */
    enum solve_status value_status; /* why not: SOLVE_NO_ANSWER when there is none, SOLVE_TOO_LARGE, ... */
    uint64_t value;
    struct piles piles;
};

/* May this game be played misere at all? */
bool solve_has_misere(const struct game *game);

/* Who wins, and, where there is one, the value with its piles. Returns solution->status. */
enum solve_status solve_position(struct solver *solver, const struct question *question,
                                 struct solution *solution);

/* Who wins, alone: quicker than solve_position where a game knows a shorter way. */
enum solve_status solve_outcome(struct solver *solver, const struct question *question,
                                enum outcome *outcome);

/* Every move to a position that is lost for the opponent, in the order of `moves`, added to *list, which is
 * incomplete unless SOLVE_OK is returned. */
enum solve_status solve_winning_moves(struct solver *solver, const struct question *question,
                                      struct move_list *list);

/* A move for good play and what is to be said for it. */
enum advice_kind {
    ADVICE_WINNING,   /* wins against any play, and brings the end nearer */
    ADVICE_DRAWING,   /* keeps the draw */
    ADVICE_RESISTING, /* every move loses: this one leaves the fewest winning replies, and of those the most
                         moves */
    ADVICE_GUESS,     /* too large to solve: a legal move, nothing more */
};

struct advice {
    enum advice_kind kind;
    struct move move;
    struct count replies; /* ADVICE_RESISTING: how many replies win */
};

/* The best move here; there must be one. Among equals the first in the order of `moves`.
 * SOLVE_OK, or SOLVE_STOPPED; a position too large to solve is no failure but a guess. */
enum solve_status solve_advice(struct solver *solver, const struct question *question, struct advice *advice);

#endif
