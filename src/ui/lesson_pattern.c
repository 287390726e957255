/* SPDX-License-Identifier: MIT */
#include "ui/lesson_pattern.h"

#include <string.h>

#include "core/scan.h"

static const char separators[] = ",.:;!?";

/* Reads 3 of "3", "three", "3rd" and "third", and 2 of "every other". */
static bool read_step(struct token word, uint64_t *step) {
    if (token_is(word, "first")) return false;
    if (token_is(word, "other")) word = token_of("second");
    return token_ordinal(word, step) || token_number(word, step) == TOKEN_NUMBER ||
           token_number_word(word, step);
}

/* Returns 1 for a word that means N, 0 for one that means P, and -1 for any other. */
static int side_of(struct token word) {
    if (token_is_any(word, "N n-position n-positions won win wins winning green")) return 1;
    if (token_is_any(word, "P p-position p-positions lost lose loses losing orange")) return 0;
    return -1;
}

bool lesson_pattern_read(const char *line, struct lesson_pattern *pattern) {
    struct token before = {0};
    int first = -1, last = -1;
    bool excepts = false, has_other = false, is_clear = true;
    *pattern = (struct lesson_pattern){.side = -1};
    for (struct token word; (word = scan_token(&line, separators)).length > 0; before = word) {
        const bool is_step = token_is_any(before, "of by every each mod modulo");
        const bool is_remainder = token_is_any(before, "remainder leaves leave");
        uint64_t number;
        const int side = side_of(word);
        if (side >= 0 && first < 0) first = side;
        if (side >= 0) last = side;
        excepts = excepts || token_is_any(word, "except unless but");
        has_other = has_other || token_is_any(word, "rest other others otherwise else");
        if (token_is_any(word, "not never or if maybe")) is_clear = false;
        if (side >= 0 || !read_step(word, &number)) continue;
        if (is_step && pattern->step == 0)
            pattern->step = number;
        else if (is_remainder && pattern->remainder == 0)
            pattern->remainder = number;
        else if (!token_is_any(word, "other one"))
            is_clear = false;
    }
    if (pattern->step == 0) return false;
    if (first == last && first >= 0)
        pattern->side = excepts ? !first : first;
    else if (first >= 0 && (excepts || has_other))
        pattern->side = excepts ? last : first;
    if (!is_clear || pattern->remainder >= pattern->step) pattern->side = -1;
    return true;
}

const char *lesson_pattern_answer(const struct lesson_pattern *pattern, uint64_t size) {
    const bool is_among = size % pattern->step == pattern->remainder;
    return (pattern->side == 1) == is_among ? "N" : "P";
}
