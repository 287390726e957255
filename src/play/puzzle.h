/* SPDX-License-Identifier: MIT */
/* Positions of which somebody is to find the winning move. */
#ifndef PLAY_PUZZLE_H
#define PLAY_PUZZLE_H

#include "play/start.h"

/* Draws a position that player 1 wins, in the place of a blank one or any other of the same parameters: the
 * more puzzles came before, the more moves there are, and parts. False: none was found with a bounded amount
 * of work. */
bool puzzle_draw(const struct game *game, bool misere, uint64_t before, struct solver *solver,
                 struct random *random, void *position);

#endif
