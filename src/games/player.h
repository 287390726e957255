/* SPDX-License-Identifier: MIT */
/* The computer as a player: the move that it makes at its level. */
#ifndef GAMES_PLAYER_H
#define GAMES_PLAYER_H

#include "games/solve.h"

/* How well the computer plays: a level from 0, at random, to perfect. Between them, level L plays its best
 * move once the number of open moves is at most L/12 of that at the start (at most 1,000 are counted). Before
 * that it plays at random, but takes a win in one move, and in misere play ends the game only where it must.
 * In a partisan or a cyclic game, where the number of moves need not go down, it plays its best move L times
 * in 10, and otherwise at random in the same way. */
#define NIMM_PLAYER_PERFECT 10

struct choice {
    struct advice advice;
    bool by_chance; /* the level let it play at random: advice.kind means nothing */
};

/* The computer's move in a position that has one, in a game that began at `start`. NIMM_OK, or
 * NIMM_STOPPED. */
enum nimm_status nimm_player_choose(struct nimm_solver *solver, const struct question *question,
                                    const void *start, unsigned level, struct random *random,
                                    struct choice *choice);

#endif
