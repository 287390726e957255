/* SPDX-License-Identifier: MIT */
/* Positions in which to find the winning move. */
#ifndef PLAY_PUZZLE_H
#define PLAY_PUZZLE_H

#include "core/date.h"
#include "play/start.h"

/* Draws a position that player 1 wins, in the place of a blank one or any other of the same
 * parameters: a start of the usual size with more moves, and so with more parts, the more puzzles
 * came before, as far as a bounded amount of work finds one. Returns false if no position was found
 * at all. */
bool puzzle_draw(const struct game *game, bool misere, uint64_t before, struct nimm_solver *solver,
                 struct random *random, void *position);

/* How many puzzles each day has: three of Nim, one of Kayles, one of Chomp. */
enum { PUZZLE_DAILY = 5 };

/* Returns the day's puzzle of this number, from 0 on, which the caller frees, and its game. It
 * depends on nothing but the date. Player 1 wins it, but not in one move; at most one move in four
 * wins. */
void *puzzle_draw_daily(struct date date, unsigned number, const struct game **game);

#endif
