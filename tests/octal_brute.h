/* SPDX-License-Identifier: MIT */
/* What the tests of take-and-break games share: codes from strings, and brute force from the meaning of
 * the digits alone. */
#ifndef TESTS_OCTAL_BRUTE_H
#define TESTS_OCTAL_BRUTE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdbool.h>
#include <string.h>

#include "nimm/octal.h"
#include "nimm/text.h"
#include "octal_plain.h"

#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

static inline struct octal_code code_of(const char *string) {
    struct octal_code code;
    struct text why = {0};
    assert_true(nimm_octal_parse(string, &code, &why));
    assert_string_equal(nimm_text_string(&why), "");
    nimm_text_free(&why);
    return code;
}

static inline struct octal_sequence *sequence_of(const char *string, size_t limit) {
    struct octal_code code = code_of(string);
    struct octal_sequence *sequence = nimm_octal_sequence_new(&code, limit, NULL);
    assert_non_null(sequence);
    return sequence;
}

static inline uint64_t value_of(struct octal_sequence *sequence, uint64_t pile) {
    uint64_t value = UINT64_MAX;
    assert_int_equal(nimm_octal_value(sequence, pile, &value), NIMM_SOLVE_OK);
    return value;
}

static inline uint32_t next_random(uint32_t *state) {
    *state = *state * 1664525u + 1013904223u;
    return *state >> 16;
}

/* 1 to 4 digits, the last of them not 0, in some codes after a 4. */
static inline void random_code(uint32_t *state, struct octal_code *code) {
    char string[8] = "0.";
    if (next_random(state) % 4 == 0) string[0] = '4';
    size_t digits = 1 + next_random(state) % 4;
    for (size_t i = 0; i < digits; i++) string[2 + i] = (char)('0' + next_random(state) % 8);
    if (string[1 + digits] == '0') string[1 + digits] = '7';
    *code = code_of(string);
}

/* ---- brute force, from the meaning of the digits alone ---- */

enum { BRUTE_PILES = 301, BRUTE_VALUES = 512 };

static inline unsigned brute_digit(const struct octal_code *code, size_t take) {
    for (size_t i = 0; i < code->n; i++)
        if (code->take[i] == take) return code->digit[i];
    return 0;
}

/* Calls `visit` for every move of the pile, in the order that octal.h promises. */
static inline void brute_moves(const struct octal_code *code, size_t pile,
                               void (*visit)(void *context, size_t take, size_t a, size_t b, bool split),
                               void *context) {
    for (size_t take = 0; take <= pile; take++) {
        unsigned digit = brute_digit(code, take);
        size_t rest = pile - take;
        if ((rest == 0 && (digit & 1)) || (rest > 0 && (digit & 2))) visit(context, take, rest, 0, false);
        for (size_t a = 1; a <= rest; a++)
            if ((digit & 4) && rest - a >= a) visit(context, take, a, rest - a, true);
    }
}

struct brute {
    uint64_t value[BRUTE_PILES];
    bool seen[BRUTE_VALUES];
    struct octal_move move[BRUTE_PILES * BRUTE_PILES];
    uint64_t move_value[BRUTE_PILES * BRUTE_PILES];
    size_t n;
};

static inline void note_option(void *context, size_t take, size_t a, size_t b, bool split) {
    struct brute *brute = context;
    uint64_t value = brute->value[a] ^ (split ? brute->value[b] : 0);
    assert_true(value < BRUTE_VALUES);
    brute->seen[value] = true;
    brute->move[brute->n] = (struct octal_move){take, split ? a : 0};
    brute->move_value[brute->n++] = value;
}

/* Values of all piles below `pile` must be known; leaves the moves of `pile` in `brute`. */
static inline void brute_pile(const struct octal_code *code, struct brute *brute, size_t pile) {
    memset(brute->seen, 0, sizeof brute->seen);
    brute->n = 0;
    brute_moves(code, pile, note_option, brute);
    uint64_t mex = 0;
    while (brute->seen[mex]) mex++;
    brute->value[pile] = mex;
}

#endif
