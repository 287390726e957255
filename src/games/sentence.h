/* SPDX-License-Identifier: MIT */
/* Moves typed as people say them: "take 2 from pile 1", "pile 1 take 2" or "r2c3". A game reads
 * only its own notation. The words of any other line are tried as notation in many orders. A
 * legal move is meant if the line says what say_move says of it, or enough of that, and of no
 * other move. */
#ifndef GAMES_SENTENCE_H
#define GAMES_SENTENCE_H

#include "core/token.h"
#include "games/game.h"

/* Reads a line that says a legal move, that is all that say_move says but with numbers that no
 * legal move has, or that is notation but for its separators. Returns false if it is none of
 * these. */
bool sentence_read(const struct game *game, const void *position, enum player mover,
                   const char *string, struct move *move);

/* Writes what a line comes to in plain words: "I take two of the second pile, please." as "take 2
 * from pile 2". The last pile is that of the position. */
void sentence_write_plainly(const struct game *game, const void *position, const char *string,
                            struct text *plain);

/* Returns what follows the polite beginning of a request: "take 2" of "I would like to take 2". Any
 * other line is returned as it is, without spaces before it. */
const char *sentence_after_opening(const char *line);

/* Returns the size by which the line names a pile, as "take 2 from the pile of 9" does, if no pile
 * has it; 0 if there is no such size. */
uint64_t sentence_missing_size(const struct game *game, const void *position, const char *string);

/* True if the line names a pile by its place or its size, "the first one" or "the biggest", and not
 * a stone, "the last stone". */
bool sentence_names_pile(const struct game *game, const void *position, const char *line);

/* True if the line names more than one part, of which `noun` is the name: "one from each pile" or
 * "take 1 from pile 1 and 1 from pile 2". */
bool sentence_names_many(const char *line, struct token noun);

/* Returns how much a line that is not a move, in plain words, is like what say_move says of one: 0
 * if their numbers differ, and more where the same words stand before them, or they are in the same
 * order, or the verb is the same. What somebody leaves, or does not do, is like no move. A line may
 * have only the first numbers, or those of which it says what they are. */
unsigned sentence_likeness(const char *typed, const char *said);

/* True if the line, in other words, says what say_move says of a move that it is like: it has the
 * same numbers, with a word between them, in the same order or named alike, "pile 3 minus 1" for
 * "take 1 from pile 3", and none is named otherwise. A single number is the end of the line, after
 * a word. */
bool sentence_has_all_of(const char *typed, const char *said);

/* True if the word is what a number of the notation counts: "stones", or "stone", where that is
 * PILE STONES. */
bool sentence_is_unit(const struct game *game, struct token word);

#endif
