/* SPDX-License-Identifier: MIT */
/* Reading numbers and words out of a line of text, with errors that name the token. */
#ifndef CORE_SCAN_H
#define CORE_SCAN_H

#include "core/token.h"

/* The first character that is not white space, or the NUL. */
const char *scan_spaces(const char *at);

/* How many bytes a sign for the nim-sum has, with which the text begins: "+", "xor", or a plus or
 * times sign in a circle. 0: it begins with none. */
size_t scan_sum_sign(const char *at);

/* True if a separator stands at an end of the text or next to another one, white space aside; and
 * for a text without tokens. */
bool scan_misplaces(struct token text, const char *separators);

/* The next token at *at, which moves past it: tokens are separated by white space and by the
 * bytes of `separators`. An empty token (length 0) means the end of the text. */
struct token scan_token(const char **at, const char *separators);

/* What follows a word that the line may begin with; any other line as it is. */
const char *scan_after_word(const char *line, const char *word);

/* The next piece at *at, of a line that people type: a number, or a run of other characters, so
 * that "r2c3" is four pieces. Commas, colons and white space separate them, and a hyphen or a
 * period between two digits. */
struct token scan_piece(const char **at);

/* A list of numbers separated by commas, white space or both, into numbers[0..most), each at most
 * `largest`. `what` names one of them in messages ("pile"). Returns how many there were. On failure
 * returns 0 and adds to *why which token is wrong and what would be right. An empty list is a
 * failure; a comma with no number beside it is too. */
size_t scan_numbers(const char *string, uint64_t *numbers, size_t most, uint64_t largest,
                    const char *what, struct text *why);

#endif
