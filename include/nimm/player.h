/* SPDX-License-Identifier: MIT */
/* The players: their names, and the computer as one of them. */
#ifndef NIMM_PLAYER_H
#define NIMM_PLAYER_H

#include "nimm/solve.h"

/* How well the computer plays: at level L it plays its best move with a chance of L in 10, and
 * otherwise any move at random. */
#define PLAYER_PERFECT 10

/* A name has at most so many characters, and takes at most so many bytes with its NUL. */
enum { NAME_MOST = 32, NAME_BYTES = 4 * NAME_MOST + 1 };

struct choice {
    struct advice advice;
    bool by_chance; /* the level let it play at random: advice.kind means nothing */
};

/* The computer's move in a position that has one. SOLVE_OK, or SOLVE_STOPPED. */
enum solve_status player_choose(struct solver *solver, const struct question *question, unsigned level,
                                struct random *random, struct choice *choice);

#endif
