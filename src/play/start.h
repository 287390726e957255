/* SPDX-License-Identifier: MIT */
/* Where a game begins. */
#ifndef PLAY_START_H
#define PLAY_START_H

#include "games/solve.h"

enum balance {
    BALANCE_ANY,  /* by chance alone: in Nim each start that can be played is as likely as it is
                     drawn; in other games trivial ones are drawn again */
    BALANCE_FAIR, /* one start in three is a balanced one, as far as drawing again can make it so */
    BALANCE_SECOND, /* a balanced start: the player who moves second can win */
    BALANCE_FIRST,  /* an unbalanced one: the player who moves first can win */
    /* Unbalanced ones too, as far as drawing again can make it so, for a climb: */
    BALANCE_WON,    /* nothing else is wanted */
    BALANCE_NARROW, /* no two parts are equal, fewer than half of the moves win, and none of them
                       wins within three moves */
    BALANCE_DEEP,   /* the same, and none wins within five moves */
    BALANCE_OPEN,   /* the same of two in three; the third is balanced, and no two parts are equal,
                       so that it matters who begins */
};

struct start {
    const struct game *game;
    struct shape shape;
    struct range moves; /* how many the player who begins has; {0, 0}: any number */
    enum balance balance;
    enum player first;
    bool misere;
};

/* True if the player to move has no choice, or can end the game at once. */
bool start_is_trivial(const struct game *game, const void *position, enum player mover);

/* True if a game may begin at this position. Returns false if not; *why says why. */
bool start_check(const struct start *start, const void *position, struct text *why);

/* The shape of starts of this size: from 0, which is small, to START_USUAL. */
enum { START_USUAL = 7 };
struct shape start_shape(const struct game *game, unsigned size);

/* Sets the shape and the balance, where they are free, to those of starts against the computer at
 * this level. From level 2 they are narrow, with three parts or more where that is usual (at level
 * 2, two where more than three are not), at level 3 deep, and from level 4 open. */
void start_set_level(struct start *start, unsigned level);

/* A random start of the wanted shape and balance, in the place of a blank position or any other of
 * the same parameters: one with a move for both players, and, except by chance alone, not a trivial
 * one where there is another. The solver is there only to be stopped. Returns false if the shape is
 * refused, a bounded amount of work found no such start, or the solver was stopped; *why says
 * which, and `position` is as before. */
bool start_draw(const struct start *start, struct nimm_solver *solver, struct random *random,
                void *position, struct text *why);

#endif
