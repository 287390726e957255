/* SPDX-License-Identifier: MIT */
/* Positions as people write them, where a file may stand for what comes before an @ ("maze.dot@a"). */
#ifndef UI_POSITION_TEXT_H
#define UI_POSITION_TEXT_H

#include "nimm/game.h"

/* Adds to *string the text that the game's parse takes: the word itself, or what the file that it names says.
 * False: the file cannot be read or is refused, and *why says why. */
bool position_text_read(const struct game *game, const char *word, struct text *string, struct text *why);

#endif
