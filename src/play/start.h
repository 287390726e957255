/* SPDX-License-Identifier: MIT */
/* Where a game begins. */
#ifndef PLAY_START_H
#define PLAY_START_H

#include "games/solve.h"

enum balance {
    BALANCE_ANY,    /* one start in three is a balanced one, as far as drawing again can make it so */
    BALANCE_SECOND, /* a balanced start: the player who moves second can win */
    BALANCE_FIRST,  /* an unbalanced one: the player who moves first can win */
};

struct start {
    const struct game *game;
    struct shape shape;
    struct range moves; /* so many for the player who begins; {0, 0}: any number */
    enum balance balance;
    enum player first;
    bool misere;
};

/* May a game begin at this position? False: *why says why not. */
bool start_check(const struct start *start, const void *position, struct text *why);

/* The shape of a start against the computer at this level: up to 3 a small one, at 10 the usual one. */
struct shape start_shape(const struct game *game, unsigned level);

/* A random start of the wanted shape and balance, in the place of a blank position or any other of the same
 * parameters: one with a move for both players, and not a trivial one where there is another. False: the
 * shape is refused, no such start was found with a bounded amount of work, or the solver was stopped, which
 * is all that it is for: *why says which, and `position` is as before. */
bool start_draw(const struct start *start, struct solver *solver, struct random *random, void *position,
                struct text *why);

/* A random start as hard to see through as `like`, with as many piles, a binary grid as wide and the same
 * outcome: that one itself where no such start was met in a bounded number of draws.
 * A solver that is stopped leaves it at that one. */
void alike_draw(const struct start *start, struct solver *solver, struct random *random, const void *like,
                void *position);

#endif
