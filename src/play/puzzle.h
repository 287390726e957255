/* SPDX-License-Identifier: MIT */
/* Positions in which to find the winning move. */
#ifndef PLAY_PUZZLE_H
#define PLAY_PUZZLE_H

#include "play/start.h"

/* Draws a position that player 1 wins, in the place of a blank one or any other of the same
 * parameters: a start of the usual size with more moves, and so with more parts, the more puzzles
 * came before, as far as a bounded amount of work finds one. Returns false if no position was found
 * at all. */
bool puzzle_draw(const struct game *game, bool misere, uint64_t before, struct nimm_solver *solver,
                 struct random *random, void *position);

#endif
