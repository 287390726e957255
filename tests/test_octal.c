/* SPDX-License-Identifier: MIT */
/* Take-and-break games against published tables and against brute force from the literal rules. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "nimm/count.h"
#include "nimm/octal.h"
#include "nimm/text.h"

#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

static const char *const named_codes[] = {"0.07", "0.77", "0.137", "0.156", "0.6", "0.45", "0.007"};

static struct octal_code code_of(const char *string) {
    struct octal_code code;
    struct text why = {0};
    assert_true(octal_parse(string, &code, &why));
    assert_string_equal(text_string(&why), "");
    text_free(&why);
    return code;
}

static struct octal_sequence *sequence_of(const char *string, size_t limit) {
    struct octal_code code = code_of(string);
    struct octal_sequence *sequence = octal_sequence_new(&code, limit);
    assert_non_null(sequence);
    return sequence;
}

static uint64_t value_of(struct octal_sequence *sequence, uint64_t pile) {
    uint64_t value = UINT64_MAX;
    assert_int_equal(octal_value(sequence, pile, &value), OCTAL_OK);
    return value;
}

static uint32_t next_random(uint32_t *state) {
    *state = *state * 1664525u + 1013904223u;
    return *state >> 16;
}

/* 1 to 4 digits, the last of them not 0. */
static void random_code(uint32_t *state, struct octal_code *code) {
    char string[8] = "0.";
    size_t digits = 1 + next_random(state) % 4;
    for (size_t i = 0; i < digits; i++) string[2 + i] = (char)('0' + next_random(state) % 8);
    if (string[1 + digits] == '0') string[1 + digits] = '7';
    *code = code_of(string);
}

/* ---- brute force, from the meaning of the digits alone ---- */

enum { BRUTE_PILES = 301, BRUTE_VALUES = 512 };

static unsigned brute_digit(const struct octal_code *code, size_t take) {
    for (size_t i = 0; i < code->n; i++)
        if (code->take[i] == take) return code->digit[i];
    return 0;
}

/* Calls `visit` for every move of the pile, in the order that octal.h promises. */
static void brute_moves(const struct octal_code *code, size_t pile,
                        void (*visit)(void *context, size_t take, size_t a, size_t b, bool split),
                        void *context) {
    for (size_t take = 1; take <= pile; take++) {
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

static void note_option(void *context, size_t take, size_t a, size_t b, bool split) {
    struct brute *brute = context;
    uint64_t value = brute->value[a] ^ (split ? brute->value[b] : 0);
    assert_true(value < BRUTE_VALUES);
    brute->seen[value] = true;
    brute->move[brute->n] = (struct octal_move){take, split ? a : 0};
    brute->move_value[brute->n++] = value;
}

/* Values of all piles below `pile` must be known; leaves the moves of `pile` in `brute`. */
static void brute_pile(const struct octal_code *code, struct brute *brute, size_t pile) {
    memset(brute->seen, 0, sizeof brute->seen);
    brute->n = 0;
    brute_moves(code, pile, note_option, brute);
    uint64_t mex = 0;
    while (brute->seen[mex]) mex++;
    brute->value[pile] = mex;
}

/* ---- codes ---- */

static void codes_print_as_they_are_read(void **state) {
    (void)state;
    static const char *const texts[][2] = {
        {"0.77", "0.77"},
        {".77", "0.77"},
        {"0.07", "0.07"},
        {"0.6", "0.6"},
        {"0.770", "0.77"},
        {"0.0000000000000001", "0.0000000000000001"},
        {"0.007", "0.007"},
        {"0.1234567012345670", "0.123456701234567"},
        {"0.00000000000000000000000000000007", "0.00000000000000000000000000000007"},
    };
    for (size_t i = 0; i < LENGTH(texts); i++) {
        struct octal_code code = code_of(texts[i][0]), again;
        struct text text = {0};
        octal_print(&code, &text);
        assert_string_equal(text_string(&text), texts[i][1]);
        again = code_of(text_string(&text));
        assert_memory_equal(&code, &again, sizeof code);
        text_free(&text);
    }
}

static void malformed_codes_are_refused_by_name(void **state) {
    (void)state;
    static const char *const cases[][2] = {
        {"0.78", "\"8\""},
        {"0.9", "\"9\""},
        {"0.7x", "\"x\""},
        {"0.7.7", "\".\""},
        {"0.-7", "\"-\""},
        {"0. 7", "\" \""},
        {"0.\xC3\xA9", "\"\xC3\xA9\""},
        {"77", "no point"},
        {"", "no point"},
        {"4.7", "\"4\""},
        {"00.7", "\"00\""},
        {"x.7", "\"x\""},
        {"0.", "no digit"},
        {".", "no digit"},
        {"0.0", "no move"},
        {"0.0000", "no move"},
        {"0.000000000000000000000000000000007", "at most 32"},
        {"0.\x1B[31m", "\\x1B"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct octal_code code;
        struct text why = {0};
        assert_false(octal_parse(cases[i][0], &code, &why));
        assert_non_null(strstr(text_string(&why), cases[i][1]));
        assert_null(strchr(text_string(&why), '\x1B'));
        text_free(&why);
    }
}

static void a_set_is_sorted_and_its_members_are_digits_3(void **state) {
    (void)state;
    static const uint64_t set[] = {65535, 4, 1, 4};
    struct octal_code code;
    struct text why = {0};
    assert_true(octal_from_set(set, LENGTH(set), &code, &why));
    assert_int_equal(code.n, 3);
    assert_int_equal(code.take[0], 1);
    assert_int_equal(code.take[1], 4);
    assert_int_equal(code.take[2], 65535);
    assert_int_equal(octal_digit(&code, 4), 3);
    assert_int_equal(octal_digit(&code, 5), 0);
    assert_int_equal(octal_digit(&code, UINT64_MAX), 0);
    static const uint64_t same[] = {1, 2};
    struct octal_code parsed = code_of("0.33");
    assert_true(octal_from_set(same, 2, &code, &why));
    assert_memory_equal(&code, &parsed, sizeof code);
    text_free(&why);
}

static void impossible_sets_are_refused_by_name(void **state) {
    (void)state;
    uint64_t many[65];
    for (size_t i = 0; i < 65; i++) many[i] = 100 - i;
    const struct {
        const uint64_t *set;
        size_t n;
        const char *token;
    } cases[] = {
        {(const uint64_t[]){1, 0}, 2, "\"0\""},
        {(const uint64_t[]){65536}, 1, "\"65536\""},
        {(const uint64_t[]){UINT64_MAX}, 1, "\"18446744073709551615\""},
        {many, 65, "\"36\""},
        {many, 0, "No number"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct octal_code code;
        struct text why = {0};
        assert_false(octal_from_set(cases[i].set, cases[i].n, &code, &why));
        assert_non_null(strstr(text_string(&why), cases[i].token));
        text_free(&why);
    }
    struct octal_code code;
    struct text why = {0};
    assert_true(octal_from_set(many, 64, &code, &why));
    text_free(&why);
}

/* ---- values ---- */

static void kayles_has_its_published_values(void **state) {
    (void)state;
    /* Winning Ways, chapter 4, table of Kayles. */
    static const uint16_t first[] = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2};
    static const uint16_t period[] = {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};
    struct octal_sequence *kayles = sequence_of("0.77", 0);
    for (size_t n = 0; n < LENGTH(first); n++) assert_int_equal(value_of(kayles, n), first[n]);
    for (uint64_t n = 72; n < 1000; n++) assert_int_equal(value_of(kayles, n), period[(n - 72) % 12]);
    assert_int_equal(value_of(kayles, 100), 1);
    assert_int_equal(value_of(kayles, 300), 4);
    assert_int_equal(value_of(kayles, 1000), 1);
    assert_int_equal(value_of(kayles, UINT64_MAX), period[(UINT64_MAX - 72) % 12]);
    octal_sequence_free(kayles);
}

static void dawsons_kayles_has_its_published_values(void **state) {
    (void)state;
    /* Winning Ways, chapter 4, table of Dawson's Kayles. */
    static const uint16_t first[] = {0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3};
    struct octal_sequence *dawson = sequence_of("0.07", 0);
    for (size_t n = 0; n < LENGTH(first); n++) assert_int_equal(value_of(dawson, n), first[n]);
    for (uint64_t n = 0; n < 2000; n++) {
        uint64_t m = n % 34;
        bool zero =
            n == 0 || n == 1 || n == 15 || n == 35 || m == 5 || m == 9 || m == 21 || m == 25 || m == 29;
        assert_int_equal(value_of(dawson, n) == 0, zero);
    }
    octal_sequence_free(dawson);
}

static void plain_values_are_the_mex_of_all_options(void **state) {
    (void)state;
    struct brute *brute = malloc(sizeof *brute);
    uint16_t values[120];
    uint32_t seed = 1;
    for (size_t i = 0; i < 60; i++) {
        struct octal_code code;
        random_code(&seed, &code);
        assert_int_equal(octal_values_plain(&code, values, LENGTH(values)), OCTAL_OK);
        for (size_t pile = 0; pile < LENGTH(values); pile++) {
            brute_pile(&code, brute, pile);
            assert_int_equal(values[pile], brute->value[pile]);
        }
    }
    free(brute);
}

/* ---- periods ---- */

static void published_periods_are_proved_within_the_default_limit(void **state) {
    (void)state;
    /* Kayles, Dawson's Kayles: Winning Ways, chapter 4. The others: Flammenkamp's table of octal games. */
    static const struct {
        const char *code;
        uint64_t preperiod, period;
    } cases[] = {{"0.77", 71, 12},     {"0.07", 53, 34},     {"0.45", 498, 20},    {"0.156", 3479, 349},
                 {"0.356", 7315, 142}, {"0.644", 3256, 442}, {"0.165", 5181, 1550}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct octal_sequence *sequence = sequence_of(cases[i].code, 0);
        struct octal_period period;
        assert_int_equal(octal_period(sequence, &period), OCTAL_OK);
        assert_true(period.proved);
        assert_false(period.observed);
        assert_int_equal(period.preperiod, cases[i].preperiod);
        assert_int_equal(period.period, cases[i].period);
        assert_true(period.window <= octal_sequence_length(sequence));
        octal_sequence_free(sequence);
    }
}

static void exceptions_are_the_published_ones(void **state) {
    (void)state;
    static const struct {
        const char *code;
        size_t n;
        uint64_t list[14];
    } cases[] = {{"0.77", 14, {0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70}},
                 {"0.07", 8, {0, 1, 15, 17, 18, 32, 35, 52}}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct octal_sequence *sequence = sequence_of(cases[i].code, 0);
        struct octal_period period;
        uint64_t list[20];
        assert_int_equal(octal_exceptions(sequence, list, 20), 0);
        assert_int_equal(octal_period(sequence, &period), OCTAL_OK);
        assert_int_equal(octal_exceptions(sequence, list, 20), cases[i].n);
        assert_memory_equal(list, cases[i].list, cases[i].n * sizeof list[0]);
        memset(list, 0xFF, sizeof list);
        assert_int_equal(octal_exceptions(sequence, list, 3), cases[i].n);
        assert_memory_equal(list, cases[i].list, 3 * sizeof list[0]);
        assert_int_equal(list[3], UINT64_MAX);
        octal_sequence_free(sequence);
    }
}

static void one_value_fewer_than_the_window_proves_nothing(void **state) {
    (void)state;
    static const struct {
        const char *code;
        size_t window;
    } cases[] = {{"0.77", 168}, {"0.07", 176}, {"0.33", 5}, {"0.001", 8}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct octal_sequence *enough = sequence_of(cases[i].code, cases[i].window);
        struct octal_sequence *fewer = sequence_of(cases[i].code, cases[i].window - 1);
        struct octal_period period;
        uint64_t value;
        assert_int_equal(octal_period(enough, &period), OCTAL_OK);
        assert_int_equal(period.window, cases[i].window);
        assert_int_equal(octal_period(fewer, &period), OCTAL_TOO_LARGE);
        assert_false(period.proved);
        assert_int_equal(octal_exceptions(fewer, NULL, 0), 0);
        assert_int_equal(octal_sequence_length(fewer), cases[i].window - 1);
        assert_int_equal(octal_value(fewer, cases[i].window - 2, &value), OCTAL_OK);
        assert_int_equal(octal_value(fewer, cases[i].window - 1, &value), OCTAL_TOO_LARGE);
        octal_sequence_free(enough);
        octal_sequence_free(fewer);
    }
}

static void take_three_and_empty_has_no_false_period(void **state) {
    (void)state;
    /* 0 0 0 1 0 0 0 looks like period 4 with preperiod 0; the next value is 0. */
    for (size_t limit = 1; limit <= 8; limit++) {
        struct octal_sequence *sequence = sequence_of("0.001", limit);
        struct octal_period period;
        assert_int_equal(octal_period(sequence, &period), limit == 8 ? OCTAL_OK : OCTAL_TOO_LARGE);
        assert_int_equal(period.proved, limit == 8);
        if (period.proved) assert_true(period.preperiod == 4 && period.period == 1);
        octal_sequence_free(sequence);
    }
}

static void an_unproved_repetition_is_observed(void **state) {
    (void)state;
    struct octal_sequence *kayles = sequence_of("0.77", 150);
    struct octal_period period;
    assert_int_equal(octal_period(kayles, &period), OCTAL_TOO_LARGE);
    assert_true(period.observed);
    assert_int_equal(period.preperiod, 71);
    assert_int_equal(period.period, 12);
    assert_int_equal(period.window, 168);
    octal_sequence_free(kayles);
    struct octal_sequence *officers = sequence_of("0.6", 4000);
    assert_int_equal(octal_period(officers, &period), OCTAL_TOO_LARGE);
    assert_false(period.proved || period.observed);
    assert_true(period.preperiod == 0 && period.period == 0 && period.window == 0);
    octal_sequence_free(officers);
}

/* The least period and preperiod of the last part of a long table, tried one by one. */
static void brute_period(const uint16_t *values, size_t n, uint64_t *preperiod, uint64_t *period) {
    for (size_t p = 1; p < n / 2; p++) {
        size_t e = n - p;
        while (e > 0 && values[e - 1] == values[e - 1 + p]) e--;
        if (e < n / 4) {
            *preperiod = e;
            *period = p;
            return;
        }
    }
    fail();
}

static void every_subtraction_set_within_6_is_as_computed(void **state) {
    (void)state;
    enum { N = 4000 };
    uint16_t *values = malloc(N * sizeof *values);
    for (unsigned subset = 1; subset < 64; subset++) {
        uint64_t set[6], preperiod = 0, length = 0;
        size_t n = 0;
        for (unsigned i = 0; i < 6; i++)
            if (subset >> i & 1) set[n++] = i + 1;
        struct octal_code code;
        struct text why = {0};
        struct octal_period period;
        assert_true(octal_from_set(set, n, &code, &why));
        assert_int_equal(octal_values_plain(&code, values, N), OCTAL_OK);
        brute_period(values, N, &preperiod, &length);
        struct octal_sequence *sequence = octal_sequence_new(&code, 0);
        assert_int_equal(octal_period(sequence, &period), OCTAL_OK);
        assert_int_equal(period.period, length);
        assert_int_equal(period.preperiod, preperiod);
        assert_int_equal(period.window, preperiod + length + set[n - 1]);
        for (uint64_t pile = 0; pile < N; pile++) assert_int_equal(value_of(sequence, pile), values[pile]);
        octal_sequence_free(sequence);
    }
    free(values);
}

static void subtraction_of_1_to_k_is_the_remainder(void **state) {
    (void)state;
    uint64_t set[64];
    for (size_t k = 1; k <= 64; k++) {
        struct octal_code code;
        struct text why = {0};
        set[k - 1] = k;
        assert_true(octal_from_set(set, k, &code, &why));
        struct octal_sequence *sequence = octal_sequence_new(&code, 0);
        assert_int_equal(value_of(sequence, UINT64_MAX), UINT64_MAX % (k + 1));
        octal_sequence_free(sequence);
    }
}

static void proved_periods_hold_far_beyond_the_window(void **state) {
    (void)state;
    enum { N = 3000, LIMIT = 1000 };
    uint16_t *values = malloc(N * sizeof *values);
    uint32_t seed = 7;
    unsigned proved = 0;
    for (size_t i = 0; i < 60; i++) {
        struct octal_code code;
        struct octal_period period;
        random_code(&seed, &code);
        assert_int_equal(octal_values_plain(&code, values, N), OCTAL_OK);
        struct octal_sequence *sequence = octal_sequence_new(&code, LIMIT);
        if (octal_period(sequence, &period) == OCTAL_OK) {
            uint64_t preperiod = 0, length = 0;
            brute_period(values, N, &preperiod, &length);
            assert_true(period.preperiod == preperiod && period.period == length);
            for (uint64_t pile = 0; pile < N; pile++)
                assert_int_equal(value_of(sequence, pile), values[pile]);
            proved++;
        }
        assert_true(octal_sequence_length(sequence) <= LIMIT);
        octal_sequence_free(sequence);
    }
    assert_true(proved >= 20);
    free(values);
}

static void the_limit_bounds_the_table(void **state) {
    (void)state;
    uint64_t value = 77;
    struct octal_sequence *officers = sequence_of("0.6", 1000);
    assert_int_equal(octal_sequence_limit(officers), 1000);
    assert_int_equal(octal_value(officers, 999, &value), OCTAL_OK);
    value = 77;
    assert_int_equal(octal_value(officers, 1000, &value), OCTAL_TOO_LARGE);
    assert_int_equal(value, 77);
    assert_int_equal(octal_sequence_length(officers), 1000);
    assert_int_equal(octal_value(officers, 999, &value), OCTAL_OK);
    octal_sequence_free(officers);
    octal_sequence_free(NULL);
    struct octal_code splits = code_of("0.4"), whole = code_of("0.3");
    assert_int_equal(octal_default_limit(&splits), OCTAL_LIMIT);
    assert_int_equal(octal_default_limit(&whole), OCTAL_LIMIT_UNSPLIT);
}

static void small_questions_are_answered_from_small_tables(void **state) {
    (void)state;
    struct octal_sequence *officers = sequence_of("0.6", 0);
    value_of(officers, 200);
    assert_true(octal_sequence_length(officers) <= 512);
    octal_sequence_free(officers);
}

/* ---- moves ---- */

static void check_enumeration(const struct octal_code *code, size_t pile, const struct brute *brute) {
    uint64_t take = 0, left = 0;
    for (size_t i = 0; i < brute->n; i++) {
        assert_true(octal_next_move(code, pile, &take, &left));
        assert_true(take == brute->move[i].take && left == brute->move[i].left);
    }
    assert_false(octal_next_move(code, pile, &take, &left));
    if (brute->n > 0)
        assert_true(take == brute->move[brute->n - 1].take && left == brute->move[brute->n - 1].left);
}

/* Every move to `target`, listed up to `limit`, against the list of all moves. */
static void check_moves_to(struct octal_sequence *sequence, size_t pile, uint64_t target, size_t limit,
                           const struct brute *brute) {
    struct octal_move *moves = malloc((limit + 1) * sizeof *moves);
    struct count total = {99, 99};
    size_t listed = 99, hits = 0;
    assert_int_equal(octal_moves_to(sequence, pile, target, moves, limit, &listed, &total), OCTAL_OK);
    for (size_t i = 0; i < brute->n; i++) {
        if (brute->move_value[i] != target) continue;
        if (hits < limit)
            assert_true(moves[hits].take == brute->move[i].take && moves[hits].left == brute->move[i].left);
        hits++;
    }
    assert_int_equal(listed, hits < limit ? hits : limit);
    assert_true(total.high == 0 && total.low == hits);
    free(moves);
}

/* `limit` is the table's: with a small one, piles beyond it are answered by the period. */
static void check_all_moves(const struct octal_code *code, size_t piles, size_t limit) {
    static const size_t limits[] = {0, 1, 2, 7, 1000};
    struct brute *brute = malloc(sizeof *brute);
    struct octal_sequence *sequence = octal_sequence_new(code, limit);
    for (size_t pile = 0; pile < piles; pile++) {
        uint64_t value;
        brute_pile(code, brute, pile);
        check_enumeration(code, pile, brute);
        if (octal_value(sequence, pile, &value) != OCTAL_OK) break;
        uint64_t targets = brute->value[pile] + 3;
        for (uint64_t target = 0; target < targets; target++)
            check_moves_to(sequence, pile, target, limits[(pile + target) % LENGTH(limits)], brute);
    }
    octal_sequence_free(sequence);
    free(brute);
}

static void moves_to_a_value_are_all_of_them_in_order(void **state) {
    (void)state;
    for (size_t i = 0; i < LENGTH(named_codes); i++) {
        struct octal_code code = code_of(named_codes[i]);
        check_all_moves(&code, BRUTE_PILES, 0);
        check_all_moves(&code, BRUTE_PILES, 180);
    }
}

static void moves_to_a_value_of_random_codes_are_all_of_them(void **state) {
    (void)state;
    uint32_t seed = 3;
    for (size_t i = 0; i < 40; i++) {
        struct octal_code code;
        random_code(&seed, &code);
        check_all_moves(&code, 130, 0);
        check_all_moves(&code, 130, 40);
    }
}

/* Ordered pairs (a, b), a + b = rest, both >= 1, of nim-sum `target`: the ends one by one, the middle by the
 * residue class of a. */
static uint64_t ordered_pairs(struct octal_sequence *sequence, uint64_t rest, uint64_t target, uint64_t e,
                              uint64_t p) {
    uint64_t pairs = 0;
    for (uint64_t a = 1; a < e; a++)
        pairs += (value_of(sequence, a) ^ value_of(sequence, rest - a)) == target ? 2 : 0;
    uint64_t first = e > 0 ? e : 1, last = rest - first;
    for (uint64_t a = first; a < first + p; a++) {
        if ((value_of(sequence, a) ^ value_of(sequence, rest - a)) != target) continue;
        pairs += (last - a) / p + 1;
    }
    return pairs;
}

static void count_independently(struct octal_sequence *sequence, const struct octal_code *code, uint64_t pile,
                                uint64_t target, struct count *total) {
    struct octal_period period;
    assert_int_equal(octal_period(sequence, &period), OCTAL_OK);
    *total = (struct count){0};
    for (size_t i = 0; i < code->n; i++) {
        uint64_t rest = pile - code->take[i];
        if ((code->digit[i] & 2) && value_of(sequence, rest) == target) count_add(total, 1);
        if (!(code->digit[i] & 4)) continue;
        /* Equal parts are one ordered pair, all others two. */
        bool halves = rest % 2 == 0 && target == 0;
        count_add(total,
                  (ordered_pairs(sequence, rest, target, period.preperiod, period.period) + halves) / 2);
    }
}

static void moves_of_huge_piles_are_counted_and_the_first_listed(void **state) {
    (void)state;
    static const char *const codes[] = {"0.77",  "0.07", "0.137", "0.45",
                                        "0.156", "0.52", "0.33",  "0.77777777"};
    static const uint64_t piles[] = {1000000000000000000u, UINT64_MAX, UINT64_MAX - 1, 123456789012345u};
    for (size_t i = 0; i < LENGTH(codes) * LENGTH(piles); i++) {
        struct octal_code code = code_of(codes[i / LENGTH(piles)]);
        uint64_t pile = piles[i % LENGTH(piles)];
        struct octal_sequence *sequence = octal_sequence_new(&code, 0);
        for (uint64_t target = 0; target < 12; target++) {
            struct octal_move moves[50];
            struct count total, expected;
            size_t listed;
            assert_int_equal(octal_moves_to(sequence, pile, target, moves, 50, &listed, &total), OCTAL_OK);
            count_independently(sequence, &code, pile, target, &expected);
            assert_int_equal(count_compare(total, expected), 0);
            assert_int_equal(listed, total.high || total.low > 50 ? 50 : total.low);
            /* The enumeration, filtered, gives the same list for as long as one can wait for it. */
            uint64_t take = 0, left = 0;
            size_t hits = 0;
            for (size_t step = 0; step < 2000 && octal_next_move(&code, pile, &take, &left); step++) {
                uint64_t value =
                    value_of(sequence, pile - take - left) ^ (left ? value_of(sequence, left) : 0);
                if (value != target || hits == listed) continue;
                assert_true(moves[hits].take == take && moves[hits].left == left);
                hits++;
            }
        }
        octal_sequence_free(sequence);
    }
}

static void all_targets_together_count_every_move(void **state) {
    (void)state;
    struct octal_sequence *kayles = sequence_of("0.77", 0);
    struct count all = {0}, every = {0}, total;
    size_t listed;
    for (uint64_t target = 0; target < 16; target++) {
        assert_int_equal(octal_moves_to(kayles, UINT64_MAX, target, NULL, 0, &listed, &total), OCTAL_OK);
        assert_int_equal(listed, 0);
        count_add_count(&all, total);
    }
    /* Both takes leave the rest whole, or split in rest / 2 ways. */
    count_add(&every, 2 + (UINT64_MAX - 1) / 2);
    count_add(&every, (UINT64_MAX - 2) / 2);
    assert_int_equal(count_compare(all, every), 0);
    octal_sequence_free(kayles);
}

static void the_list_ends_with_the_last_move(void **state) {
    (void)state;
    /* Few moves reach a rare value, all near the ends: the search must stop at the last of them. */
    struct octal_sequence *kayles = sequence_of("0.77", 0);
    for (uint64_t target = 9; target < 64; target++) {
        struct octal_move moves[200];
        struct count total;
        size_t listed;
        assert_int_equal(octal_moves_to(kayles, 1000000000000000000u, target, moves, 200, &listed, &total),
                         OCTAL_OK);
        assert_true(total.high || total.low > 200 ? listed == 200 : listed == total.low);
    }
    octal_sequence_free(kayles);
}

static void moves_of_piles_beyond_the_table_are_too_many_to_know(void **state) {
    (void)state;
    struct octal_sequence *officers = sequence_of("0.6", 100);
    struct octal_move move;
    struct count total;
    size_t listed;
    assert_int_equal(octal_moves_to(officers, 100, 0, &move, 1, &listed, &total), OCTAL_OK);
    assert_int_equal(octal_moves_to(officers, 101, 0, &move, 1, &listed, &total), OCTAL_TOO_LARGE);
    assert_int_equal(listed, 0);
    assert_true(count_is_zero(total));
    assert_int_equal(octal_moves_to(officers, 0, 0, &move, 1, &listed, &total), OCTAL_OK);
    assert_true(listed == 0 && count_is_zero(total));
    octal_sequence_free(officers);
}

/* ---- counts ---- */

static void counts_print_in_decimal(void **state) {
    (void)state;
    static const struct {
        struct count count;
        const char *text;
    } cases[] = {
        {{0, 0}, "0"},
        {{0, 7}, "7"},
        {{0, 1000000000}, "1000000000"},
        {{0, UINT64_MAX}, "18446744073709551615"},
        {{1, 0}, "18446744073709551616"},
        {{1, 1}, "18446744073709551617"},
        {{UINT64_MAX, UINT64_MAX}, "340282366920938463463374607431768211455"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct text text = {0};
        count_print(cases[i].count, &text);
        assert_string_equal(text_string(&text), cases[i].text);
        text_free(&text);
    }
}

static void counts_carry_into_the_high_half(void **state) {
    (void)state;
    struct count count = {0, UINT64_MAX}, one = {0, 1};
    assert_true(count_compare(one, count) < 0);
    count_add(&count, 1);
    assert_true(count.high == 1 && count.low == 0);
    assert_false(count_is_zero(count));
    assert_true(count_compare(count, one) > 0);
    assert_int_equal(count_compare(count, count), 0);
    count_add_count(&count, (struct count){1, UINT64_MAX});
    assert_true(count.high == 2 && count.low == UINT64_MAX);
    assert_true(count_is_zero((struct count){0}));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(codes_print_as_they_are_read),
        cmocka_unit_test(malformed_codes_are_refused_by_name),
        cmocka_unit_test(a_set_is_sorted_and_its_members_are_digits_3),
        cmocka_unit_test(impossible_sets_are_refused_by_name),
        cmocka_unit_test(kayles_has_its_published_values),
        cmocka_unit_test(dawsons_kayles_has_its_published_values),
        cmocka_unit_test(plain_values_are_the_mex_of_all_options),
        cmocka_unit_test(published_periods_are_proved_within_the_default_limit),
        cmocka_unit_test(exceptions_are_the_published_ones),
        cmocka_unit_test(one_value_fewer_than_the_window_proves_nothing),
        cmocka_unit_test(take_three_and_empty_has_no_false_period),
        cmocka_unit_test(an_unproved_repetition_is_observed),
        cmocka_unit_test(every_subtraction_set_within_6_is_as_computed),
        cmocka_unit_test(subtraction_of_1_to_k_is_the_remainder),
        cmocka_unit_test(proved_periods_hold_far_beyond_the_window),
        cmocka_unit_test(the_limit_bounds_the_table),
        cmocka_unit_test(small_questions_are_answered_from_small_tables),
        cmocka_unit_test(moves_to_a_value_are_all_of_them_in_order),
        cmocka_unit_test(moves_to_a_value_of_random_codes_are_all_of_them),
        cmocka_unit_test(moves_of_huge_piles_are_counted_and_the_first_listed),
        cmocka_unit_test(all_targets_together_count_every_move),
        cmocka_unit_test(the_list_ends_with_the_last_move),
        cmocka_unit_test(moves_of_piles_beyond_the_table_are_too_many_to_know),
        cmocka_unit_test(counts_print_in_decimal),
        cmocka_unit_test(counts_carry_into_the_high_half),
    };
    return cmocka_run_group_tests_name("octal", tests, NULL, NULL);
}
