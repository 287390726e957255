/* SPDX-License-Identifier: MIT */
/* Moves typed as they are said: "take 2 from pile 1" for "1 2". A game reads only its own notation; the words
 * of any other line are tried as notation in many orders, and a legal move is meant if saying it gives the
 * line. */
#ifndef GAMES_SENTENCE_H
#define GAMES_SENTENCE_H

#include "games/game.h"

/* Reads a legal move from what `say_move` says for it, letter case aside. Returns false if the line says
 * none. */
bool sentence_read(const struct game *game, const void *position, enum player mover, const char *string,
                   struct move *move);

#endif
