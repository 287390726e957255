/* SPDX-License-Identifier: MIT */
#include "core/scan.h"

#include <string.h>

#include "core/text.h"

const char *scan_spaces(const char *at) {
    while (token_is_space(*at)) at++;
    return at;
}

size_t scan_sum_sign(const char *at) {
    static const char *const signs[] = {"+", "xor", "\xE2\x8A\x95",
                                        "\xE2\x8A\x97"}; /* a plus and a times in a circle */
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (strncmp(at, signs[i], strlen(signs[i])) == 0) return strlen(signs[i]);
    return 0;
}

static bool separates(char c, const char *separators) {
    return token_is_space(c) || (c != '\0' && strchr(separators, c));
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

const char *scan_after_word(const char *line, const char *word) {
    const char *rest = line;
    return token_is(scan_token(&rest, ""), word) ? scan_spaces(rest) : line;
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

bool scan_misplaces(struct token text, const char *separators) {
    bool after_token = false;
    for (size_t i = 0; i < text.length; i++) {
        if (token_is_space(text.start[i])) continue;
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
        enum token_kind result = token_number(token, &numbers[n]);
        if (result == TOKEN_TOO_LARGE || (result == TOKEN_NUMBER && numbers[n] > largest))
            return token_refuse(token, why, " is too large: the largest %s allowed is %" PRIu64,
                                what, largest);
        if (result == TOKEN_NOT_A_NUMBER)
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
