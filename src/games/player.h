/* SPDX-License-Identifier: MIT */
/* The computer as a player: the move that it makes at its level. */
#ifndef GAMES_PLAYER_H
#define GAMES_PLAYER_H

#include "games/solve.h"

/* How well the computer plays: a level from 1 to perfect. Levels 2 to 4 make their best move 1, 2
 * or 3 times in 4, in a partisan game 20, 35 or 60 times in 100; level 1 never looks for it. Where
 * any move loses it is often another one that lets the game go on. All other moves are made at
 * random, but they take a win in one move and, from level 2, leave none to the other player. Of
 * very many moves, the first are looked at. */
enum { LEVEL_BEGINNER = 1, LEVEL_EASY, LEVEL_MEDIUM, LEVEL_HARD, PLAYER_PERFECT };

struct choice {
    struct advice advice;
    bool by_chance; /* the level let it play at random: advice.kind means nothing */
};

/* The computer's move in a position that has one. NIMM_OK, or NIMM_STOPPED. */
enum nimm_status player_choose(struct nimm_solver *solver, const struct question *question,
                               unsigned level, struct random *random, struct choice *choice);

/* True if the player to move can force a win within so many moves of both players, or, if `wins` is
 * false, cannot avoid to lose within so many. Every move that is looked at takes 1 from *left; at
 * 0 nothing more is seen, and the answer is false. */
bool player_foresees(const struct question *question, bool wins, unsigned moves, unsigned *left);

/* Finds a move after which the game goes on. Returns false, and leaves *move, if there is none
 * among the first moves. */
bool player_can_go_on(const struct question *question, struct move *move);

/* A move for somebody who has lost anyway: of a few drawn by chance the one after which the most
 * moves are left, so that the game goes on for a while. It ends the game, or lets the other player
 * win at once, only where no other was found. There must be a move. */
void player_draw(struct nimm_solver *solver, const struct question *question, struct random *random,
                 struct move *move);

#endif
