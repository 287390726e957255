/* SPDX-License-Identifier: MIT */
#include "core/scan.h"

#include <string.h>

#include "core/text.h"

static bool is_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

const char *scan_spaces(const char *at) {
    while (is_space(*at)) at++;
    return at;
}

static bool separates(char c, const char *separators) {
    return is_space(c) || (c != '\0' && strchr(separators, c));
}

struct token scan_token(const char **at, const char *separators) {
    const char *start = *at;
    while (separates(*start, separators)) start++;
    const char *end = start;
    while (*end && !separates(*end, separators)) end++;
    *at = end;
    return (struct token){start, (size_t)(end - start)};
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

struct token scan_piece(const char **at) {
    struct token piece = scan_token(at, ",:");
    const bool is_number = is_digit(*piece.start);
    size_t length = 0;
    while (length < piece.length && is_digit(piece.start[length]) == is_number) length++;
    const char *end = piece.start + length;
    *at = end;
    if (is_number && (*end == '-' || *end == '.') && is_digit(end[1])) (*at)++;
    piece.length = length;
    return piece;
}

struct token token_of(const char *string) {
    return (struct token){string, strlen(string)};
}

struct token token_trim(struct token token) {
    for (; token.length > 0 && is_space(*token.start); token.length--) token.start++;
    while (token.length > 0 && is_space(token.start[token.length - 1])) token.length--;
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
    for (struct token word; (word = scan_token(&words, "")).length > 0;)
        if (token_same(token, word)) return true;
    return false;
}

enum scan_result token_number(struct token token, uint64_t *number) {
    uint64_t value = 0;
    bool too_large = false;
    for (size_t i = 0; i < token.length; i++) {
        unsigned digit = (unsigned)((unsigned char)token.start[i] - '0');
        if (digit > 9) return SCAN_NOT_A_NUMBER;
        if (value > (UINT64_MAX - digit) / 10) too_large = true;
        value = value * 10 + digit;
    }
    if (token.length == 0) return SCAN_NOT_A_NUMBER;
    if (too_large) return SCAN_TOO_LARGE;
    *number = value;
    return SCAN_NUMBER;
}

bool token_number_in(struct token token, uint64_t low, uint64_t high, uint64_t *number) {
    uint64_t read;
    if (token_number(token, &read) != SCAN_NUMBER || read < low || read > high) return false;
    *number = read;
    return true;
}

bool scan_misplaces(struct token text, const char *separators) {
    bool after_token = false;
    for (size_t i = 0; i < text.length; i++) {
        if (is_space(text.start[i])) continue;
        bool separator = strchr(separators, text.start[i]) != NULL;
        if (separator && !after_token) return true;
        after_token = !separator;
    }
    return !after_token;
}

size_t scan_numbers(const char *string, uint64_t *numbers, size_t most, uint64_t largest,
                    const char *what, struct text *why) {
    const char *at = string;
    size_t n = 0;
    for (struct token token; (token = scan_token(&at, ",")).length > 0;) {
        if (n == most) return text_refuse(why, "too many numbers: at most %zu fit here", most);
        enum scan_result result = token_number(token, &numbers[n]);
        if (result == SCAN_TOO_LARGE || (result == SCAN_NUMBER && numbers[n] > largest))
            return token_refuse(token, why, " is too large: a %s is at most %" PRIu64, what,
                                largest);
        if (result == SCAN_NOT_A_NUMBER)
            return token_refuse(token, why, " is not a %s: write whole numbers, such as 3,4,5",
                                what);
        n++;
    }
    if (scan_misplaces(token_of(string), ",")) {
        text_addf(why, "a %s is missing in ", what);
        return token_refuse(token_of(string), why, ": write whole numbers, such as 3,4,5");
    }
    return n;
}
