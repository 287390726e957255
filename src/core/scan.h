/* SPDX-License-Identifier: MIT */
/* Reading numbers and words out of a line of text, with errors that name the token. */
#ifndef CORE_SCAN_H
#define CORE_SCAN_H

#include "core/text.h"

/* A piece of a text; not NUL-terminated, and owned by the owner of the text. */
struct token {
    const char *start;
    size_t length;
};

/* The first character that is not white space, or the NUL. */
const char *scan_spaces(const char *at);

/* True if a separator stands at an end of the text or next to another one, white space aside; and
 * for a text without tokens. */
bool scan_misplaces(struct token text, const char *separators);

/* The next token at *at, which moves past it: tokens are separated by white space and by the
 * bytes of `separators`. An empty token (length 0) means the end of the text. */
struct token scan_token(const char **at, const char *separators);

/* The next piece at *at, of a line that people type: a number, or a run of other characters, so
 * that "r2c3" is four pieces. Commas, colons and white space separate them, and a hyphen or a
 * period between two digits.
 */
struct token scan_piece(const char **at);

/* All of a string. */
struct token token_of(const char *string);

/* The token without the white space at its ends. */
struct token token_trim(struct token token);

/* Adds the token in quotation marks and, as printf, what is wrong with it: false, for a caller to
 * return. */
bool token_refuse(struct token token, struct text *why, const char *format, ...) LIKE_PRINTF(3);

/* True if two tokens are the same, letter case aside; if a token is exactly this word; if it is one
 * of these words, which have spaces between them. */
bool token_same(struct token a, struct token b);
bool token_is(struct token token, const char *word);
bool token_is_any(struct token token, const char *words);

enum scan_result {
    SCAN_NUMBER,
    SCAN_NOT_A_NUMBER, /* empty, a sign, a letter, anything but decimal digits */
    SCAN_TOO_LARGE,    /* digits, but more than 18446744073709551615 */
};

/* The token as a decimal number. *number is written on SCAN_NUMBER only. */
enum scan_result token_number(struct token token, uint64_t *number);

/* True if the token is a number from low to high; only then is *number written. */
bool token_number_in(struct token token, uint64_t low, uint64_t high, uint64_t *number);

/* A list of numbers separated by commas, white space or both, into numbers[0..most), each at most
 * `largest`. `what` names one of them in messages ("pile"). Returns how many there were. On failure
 * returns 0 and adds to *why which token is wrong and what would be right. An empty list is a
 * failure; a comma with no number beside it is too. */
size_t scan_numbers(const char *string, uint64_t *numbers, size_t most, uint64_t largest,
                    const char *what, struct text *why);

#endif
