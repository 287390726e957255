/* SPDX-License-Identifier: MIT */
/* What somebody says as an answer, in whatever words: a side, yes or no, or a number. */
#ifndef SAY_SAID_H
#define SAY_SAID_H

#include <stdbool.h>
#include <stdint.h>

#include "core/token.h"

/* Returns the answer, perhaps in scratch memory, without what people say around it: 0 for "0?", "I
 * think 0", "it's 0 lol". What says nothing else stays as it is. */
const char *said_plainly(const char *answer);

/* Returns the answer without the reason that follows it: "the second one" of "the second one, cause
 * you take the rest", "7" of "7, all columns are odd"; NULL if no reason follows. */
const char *said_without_reason(const char *answer);

/* Returns what is concluded: "P" of "it's balanced so P"; NULL if nothing is. */
const char *said_conclusion(const char *answer);

/* What a word or two may be an answer to: who wins, whether a position is N or P, whether something
 * is so, and whether a position is balanced. */
enum said_topic { SAID_WINNER, SAID_OUTCOME, SAID_YES, SAID_BALANCE };

/* What an answer says: the second player, P or no; or the first player, N or yes. It says nothing
 * if it is neither, or both, or has a word that is not known. */
enum said_side { SAID_NOTHING, SAID_SECOND, SAID_FIRST };
enum said_side said_side(enum said_topic topic, const char *answer);

/* Returns the same for a word that is clearly an answer, even among other words. */
enum said_side said_word(enum said_topic topic, struct token word);

/* True of a word that takes an answer back, or asks: "not", "or", "what". */
bool said_takes_back(struct token word);

/* Reads the number that is the answer, alone or with its unit: 3 of "3 coins", "three of them",
 * "every 3rd", "the value is 3" and "1 xor 2 = 3". Returns false if there is none, or another one,
 * or a word that is not known. */
bool said_number(const char *answer, uint64_t *number);

/* Works out "57 - 50", "4x4x4x4" or, if wanted, "1 xor 3 xor 3": products first, then from the
 * left. Returns false if the line is no such thing, or its result is not a number from 0 to 2^64
 * - 1. */
bool said_sum(const char *line, bool with_xor, uint64_t *number);

#endif
