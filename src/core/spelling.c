/* SPDX-License-Identifier: MIT */
#include "core/spelling.h"

#include <ctype.h>
#include <string.h>

#include "core/text.h"

static int letter(struct token token, size_t i) {
    return tolower((unsigned char)token.start[i]);
}

static unsigned least(unsigned a, unsigned b) {
    return a < b ? a : b;
}

unsigned spelling_distance(struct token a, struct token b) {
    unsigned rows[SPELLING_LONGEST + 1][SPELLING_LONGEST + 1];
    if (a.length > SPELLING_LONGEST || b.length > SPELLING_LONGEST) return SPELLING_LONGEST;
    for (size_t i = 0; i <= a.length; i++) rows[i][0] = (unsigned)i;
    for (size_t j = 0; j <= b.length; j++) rows[0][j] = (unsigned)j;
    for (size_t i = 1; i <= a.length; i++) {
        for (size_t j = 1; j <= b.length; j++) {
            bool same = letter(a, i - 1) == letter(b, j - 1);
            rows[i][j] =
                least(least(rows[i - 1][j], rows[i][j - 1]) + 1, rows[i - 1][j - 1] + !same);
            if (i > 1 && j > 1 && letter(a, i - 1) == letter(b, j - 2) &&
                letter(a, i - 2) == letter(b, j - 1))
                rows[i][j] = least(rows[i][j], rows[i - 2][j - 2] + 1);
        }
    }
    return rows[a.length][b.length];
}

/* True if both words begin with the same letter. */
static bool has_same_start(struct token a, struct token b) {
    return a.length > 0 && b.length > 0 && letter(a, 0) == letter(b, 0);
}

void spelling_try(struct spelling *suggestion, const char *candidate) {
    struct token typed = suggestion->typed, word = {candidate, strlen(candidate)};
    size_t shorter = typed.length < word.length ? typed.length : word.length;
    unsigned most = 2;
    if (shorter < 5) most = 1;
    if (shorter < 3) most = 0;
    unsigned distance = spelling_distance(typed, word);
    const bool begins = typed.length >= 3 && typed.length == shorter &&
                        token_same(typed, (struct token){candidate, shorter});
    /* lint: a typed word may begin the candidate, which cppcheck does not see. */
    if (begins && distance > most) distance = most;
    if (distance > most) return;
    const bool is_nearer =
        distance < suggestion->distance ||
        (distance == suggestion->distance && has_same_start(typed, word) &&
         !has_same_start(typed, token_of(suggestion->word ? suggestion->word : "")));
    if (suggestion->word && !is_nearer) return;
    suggestion->word = candidate;
    suggestion->distance = distance;
}

void spelling_add(const struct spelling *suggestion, const char *before, struct text *text) {
    if (suggestion->word)
        text_addf(text, ": did you mean %s%s? ", before, suggestion->word);
    else
        text_add(text, "; ");
}
