/* SPDX-License-Identifier: MIT */
/* A piece of a text: a word or a number, and what it is. */
#ifndef CORE_TOKEN_H
#define CORE_TOKEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/text.h"

/* It does not end with a NUL, and the owner of the text owns it. */
struct token {
    const char *start;
    size_t length;
};

/* True for a space, a tab and what ends a line. */
bool token_is_space(char c);

/* Returns all of a string. */
struct token token_of(const char *string);

/* Returns the token without the white space at its ends. */
struct token token_trim(struct token token);

/* A line as a token, without the marks . ! ? at its end. */
struct token token_of_sentence(const char *line);

/* Adds the token in quotation marks and, as printf, what is wrong with it. Returns false, for a
 * caller to return. */
bool token_refuse(struct token token, struct text *why, const char *format, ...) LIKE_PRINTF(3);

/* True if two tokens are the same, letter case aside. */
bool token_same(struct token a, struct token b);

/* True if the token is this word, letter case aside. */
bool token_is(struct token token, const char *word);

/* True if the token is one of these words, which have spaces between them, letter case aside. */
bool token_is_any(struct token token, const char *words);

enum token_kind {
    TOKEN_NUMBER,
    TOKEN_NOT_A_NUMBER, /* empty, a sign, a letter, anything but decimal digits */
    TOKEN_TOO_LARGE,    /* digits, but more than 18446744073709551615 */
};

/* Reads the token as a decimal number. *number is written if it is a TOKEN_NUMBER only. */
enum token_kind token_number(struct token token, uint64_t *number);

/* Reads zero to ten written out, letter case aside. *number is written if it is one of them. */
bool token_number_word(struct token token, uint64_t *number);

/* Reads an ordinal: "first" to "tenth", or one in digits, such as "3rd". Returns false, and leaves
 * *number alone, if the token is none. */
bool token_ordinal(struct token token, uint64_t *number);

/* True if the token is a number from low to high; only then is *number written. */
bool token_number_in(struct token token, uint64_t low, uint64_t high, uint64_t *number);

#endif
