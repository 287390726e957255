/* SPDX-License-Identifier: MIT */
/* Positions in which to find the winning move. */
#ifndef PLAY_PUZZLE_H
#define PLAY_PUZZLE_H

#include "play/start.h"

/* Draws a position that player 1 wins, in the place of a blank one or any other of the same parameters: the
 * more puzzles came before, the more moves and parts it has, within a bound on the work of finding it. False:
 * no position was found at all. */
bool puzzle_draw(const struct game *game, bool misere, uint64_t before, struct nimm_solver *solver,
                 struct random *random, void *position);

#endif
