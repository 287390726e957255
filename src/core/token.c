/* SPDX-License-Identifier: MIT */
#include "core/token.h"

#include <string.h>

bool token_is_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

struct token token_of(const char *string) {
    return (struct token){string, strlen(string)};
}

struct token token_trim(struct token token) {
    for (; token.length > 0 && token_is_space(*token.start); token.length--) token.start++;
    while (token.length > 0 && token_is_space(token.start[token.length - 1])) token.length--;
    return token;
}

struct token token_of_sentence(const char *line) {
    struct token token = token_trim(token_of(line));
    while (token.length > 0 && strchr(".!?", token.start[token.length - 1])) token.length--;
    return token;
}

bool token_refuse(struct token token, struct text *why, const char *format, ...) {
    va_list arguments;
    text_add_quoted(why, token.start, token.length);
    va_start(arguments, format);
    text_addv(why, format, arguments);
    va_end(arguments);
    return false;
}

static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool token_same(struct token a, struct token b) {
    size_t i = 0;
    while (i < a.length && i < b.length && lower(a.start[i]) == lower(b.start[i])) i++;
    return i == a.length && i == b.length;
}

bool token_is(struct token token, const char *word) {
    return token_same(token, token_of(word));
}

bool token_is_any(struct token token, const char *words) {
    while (*words) {
        const size_t length = strcspn(words, " ");
        if (length > 0 && token_same(token, (struct token){words, length})) return true;
        words += length;
        if (*words) words++;
    }
    return false;
}

enum token_kind token_number(struct token token, uint64_t *number) {
    uint64_t value = 0;
    bool too_large = false;
    for (size_t i = 0; i < token.length; i++) {
        unsigned digit = (unsigned)((unsigned char)token.start[i] - '0');
        if (digit > 9) return TOKEN_NOT_A_NUMBER;
        if (value > (UINT64_MAX - digit) / 10) too_large = true;
        value = value * 10 + digit;
    }
    if (token.length == 0) return TOKEN_NOT_A_NUMBER;
    if (too_large) return TOKEN_TOO_LARGE;
    *number = value;
    return TOKEN_NUMBER;
}

bool token_number_word(struct token token, uint64_t *number) {
    static const char *const words[] = {"zero", "one",   "two",   "three", "four", "five",
                                        "six",  "seven", "eight", "nine",  "ten"};
    for (uint64_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (!token_is(token, words[i])) continue;
        *number = i;
        return true;
    }
    return false;
}

bool token_ordinal(struct token token, uint64_t *number) {
    static const char *const ordinals[] = {"first", "second",  "third",  "fourth", "fifth",
                                           "sixth", "seventh", "eighth", "ninth",  "tenth"};
    enum { ENDING = 2 };
    for (uint64_t i = 0; i < sizeof ordinals / sizeof *ordinals; i++) {
        if (!token_is(token, ordinals[i])) continue;
        *number = i + 1;
        return true;
    }
    if (token.length <= ENDING) return false;
    token.length -= ENDING;
    const struct token ending = {token.start + token.length, ENDING};
    uint64_t said;
    if (!token_is_any(ending, "st nd rd th") || token_number(token, &said) != TOKEN_NUMBER)
        return false;
    *number = said;
    return true;
}

bool token_number_in(struct token token, uint64_t low, uint64_t high, uint64_t *number) {
    uint64_t read;
    if (token_number(token, &read) != TOKEN_NUMBER || read < low || read > high) return false;
    *number = read;
    return true;
}
