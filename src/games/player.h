/* SPDX-License-Identifier: MIT */
/* The computer as a player: the move that it makes at its level. */
#ifndef GAMES_PLAYER_H
#define GAMES_PLAYER_H

#include "games/solve.h"

/* How well the computer plays: a level from 1 to perfect. Each level below looks ahead, and then
 * plays its best move, once few enough moves are open (at most 1,000 are counted): at most so many
 * twelfths of those at the start as its sight. Before that it plays at random, but takes a win in
 * one move, and in misere play ends the game only where it must. In a partisan or a cyclic game,
 * where the number of moves need not go down, it looks ahead so many times in 10 as its sight. The
 * sights are 1, 3, 5 and 8. */
enum { LEVEL_BEGINNER = 1, LEVEL_EASY, LEVEL_MEDIUM, LEVEL_HARD, PLAYER_PERFECT };

struct choice {
    struct advice advice;
    bool by_chance; /* the level let it play at random: advice.kind means nothing */
};

/* The computer's move in a position that has one, in a game that began at `start`. NIMM_OK, or
 * NIMM_STOPPED. */
enum nimm_status player_choose(struct nimm_solver *solver, const struct question *question,
                               const void *start, unsigned level, struct random *random,
                               struct choice *choice);

/* A move for somebody who has lost anyway: of a few drawn by chance the one after which the most
 * moves are left, so that the game goes on for a while. None lets the other player win at once
 * where another was drawn. There must be a move. */
void player_draw(struct nimm_solver *solver, const struct question *question, struct random *random,
                 struct move *move);

#endif
