/* SPDX-License-Identifier: MIT */
/* Take-and-break codes, values, periods and moves against published tables and against the literal
 * meaning of the digits. */
#include "support.h"

#include <stdio.h>

#include "octal_plain.h"

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
    struct octal_sequence *sequence = octal_sequence_new(&code, limit, NULL);
    assert_non_null(sequence);
    return sequence;
}

static uint64_t value_of_pile(struct octal_sequence *sequence, uint64_t pile) {
    uint64_t value = UINT64_MAX;
    assert_int_equal(octal_value(sequence, pile, &value), NIMM_OK);
    return value;
}

static uint32_t next_random(uint32_t *state) {
    *state = *state * 1664525u + 1013904223u;
    return *state >> 16;
}

/* 1 to 4 digits, the last of them not 0, in some codes after a 4. */
static void random_code(uint32_t *state, struct octal_code *code) {
    char string[8] = "0.";
    if (next_random(state) % 4 == 0) string[0] = '4';
    size_t digits = 1 + next_random(state) % 4;
    for (size_t i = 0; i < digits; i++) string[2 + i] = (char)('0' + next_random(state) % 8);
    if (string[1 + digits] == '0') string[1 + digits] = '7';
    *code = code_of(string);
}

/* ---- codes ---- */

static void malformed_codes_are_refused_by_name(void **state) {
    static const char *const cases[] = {
        "0.78", "0.7x",       "0.7.7",      "0.-7",
        "0. 7", "0.\xC3\xA9", "77",         "",
        "5.7",  "44.7",       "4",          "4.8",
        "00.7", "x.7",        "0.\x1B[31m", "0.00000000000000000000000000000000",
        "0.",   ".",          "0.0",        "0.000000000000000000000000000000007"};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct octal_code code;
        struct text why = {0}, quoted = {0};
        text_add_quoted(&quoted, cases[i], strlen(cases[i]));
        assert_false(octal_parse(cases[i], &code, &why));
        assert_non_null(strstr(text_string(&why), text_string(&quoted)));
        text_free(&why);
        text_free(&quoted);
    }
}

/* ---- values ---- */

/* Winning Ways, chapter 4: the tables of Kayles and Dawson's Kayles, and the period of each. */
static void kayles_and_dawsons_kayles_have_their_published_values(void **state) {
    static const struct {
        const char *code;
        uint16_t first[20];
        uint64_t from, length;
        uint16_t period[34];
    } published[] = {
        {.code = "0.77",
         .first = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2},
         .from = 72,
         .length = 12,
         .period = {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7}},
        {.code = "0.07",
         .first = {0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3},
         .from = 69,
         .length = 34,
         .period = {8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5,
                    9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7, 4}},
    };
    for (size_t i = 0; i < LENGTH(published); i++) {
        struct octal_sequence *sequence = sequence_of(published[i].code, 0);
        const uint64_t from = published[i].from, length = published[i].length;
        for (size_t n = 0; n < LENGTH(published[i].first); n++)
            assert_int_equal(value_of_pile(sequence, n), published[i].first[n]);
        for (uint64_t n = from; n < 2000; n++)
            assert_int_equal(value_of_pile(sequence, n), published[i].period[(n - from) % length]);
        assert_int_equal(value_of_pile(sequence, UINT64_MAX),
                         published[i].period[(UINT64_MAX - from) % length]);
        octal_sequence_free(sequence);
    }
}

/* ---- values against the plain recursion ---- */

static void assert_equals_plain(const struct octal_code *code, size_t n) {
    uint16_t *plain = malloc(n * sizeof *plain);
    struct octal_sequence *sequence = octal_sequence_new(code, n, NULL);
    struct octal_period period;
    octal_values_plain(code, plain, n);
    octal_period(sequence, &period);
    for (size_t pile = 0; pile < n; pile++)
        assert_int_equal(value_of_pile(sequence, pile), plain[pile]);
    octal_sequence_free(sequence);
    free(plain);
}

/* 0.d1d2d3 and 4.d1d2d3 */
static void all_codes_of_three_digits_have_their_plain_values(void **state) {
    for (unsigned number = 1; number < 1024; number++) {
        char string[8];
        snprintf(string, sizeof string, "%c.%03o", number < 512 ? '0' : '4', number % 512);
        struct octal_code code = code_of(string);
        assert_equals_plain(&code, number % 8 ? 1300 : 4000);
    }
}

/* Sparse by value, by value and size, hardly at all, not at all; values above 1000; takes beyond
 * those that digits have room for, which set in late, so that few piles are rare at first, then
 * many. */
static void codes_of_every_kind_have_their_plain_values(void **state) {
    static const char *const codes[] = {"0.6",   "0.106", "0.127", "0.376",  "0.644",
                                        "0.324", "0.07",  "4.06",  "0.0047", "0.00000000000004",
                                        "0.007", "4.044", "0.5117"};
    static const struct octal_code larger[] = {
        {2, {1, 65535}, {6, 3}},      {2, {1, 3000}, {6, 4}},        {2, {1, 200}, {6, 6}},
        {2, {3, 2100}, {7, 3}},       {2, {1, 2600}, {6, 7}},        {3, {1, 2, 65535}, {7, 7, 7}},
        {3, {1, 2, 1100}, {7, 7, 2}}, {3, {2, 700, 900}, {7, 6, 5}}, {3, {1, 2, 2100}, {7, 7, 6}},
    };
    for (size_t i = 0; i < LENGTH(codes); i++) {
        struct octal_code code = code_of(codes[i]);
        assert_equals_plain(&code, 10000);
    }
    for (size_t i = 0; i < LENGTH(larger); i++) assert_equals_plain(&larger[i], 5000);
    struct octal_code wide = code_of("0.66666666666666666666666666666666");
    assert_equals_plain(&wide, 2600);
}

/* ---- periods ---- */

static void published_periods_are_proved_within_the_default_limit(void **state) {
    /* Kayles, Dawson's Kayles: Winning Ways, chapter 4. The others with 0: Flammenkamp's table of
     * octal games, https://wwwhomes.uni-bielefeld.de/achim/octal.html; with 4: Czajka's tables. */
    static const struct {
        const char *code;
        uint64_t preperiod, period;
    } cases[] = {{"0.77", 71, 12},      {"0.07", 53, 34},     {"0.45", 498, 20},
                 {"0.156", 3479, 349},  {"0.356", 7315, 142}, {"0.644", 3256, 442},
                 {"0.165", 5181, 1550}, {"4.", 1, 2},         {"4.3", 2, 2},
                 {"4.12", 6, 7},        {"4.72", 1, 3},       {"4.304", 25, 21},
                 {"4.444", 143, 24},    {"4.726", 5, 16}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct octal_sequence *sequence = sequence_of(cases[i].code, 0);
        struct octal_period period;
        assert_int_equal(octal_period(sequence, &period), NIMM_OK);
        assert_true(period.proved);
        assert_int_equal(period.preperiod, cases[i].preperiod);
        assert_int_equal(period.period, cases[i].period);
        assert_true(period.window <= octal_sequence_length(sequence));
        octal_sequence_free(sequence);
    }
}

/* Flammenkamp's table, too. Few splits of these have to be looked at. */
static void long_periods_are_proved_where_further_values_are_quick(void **state) {
    static const struct {
        const char *code;
        uint64_t preperiod, period;
    } cases[] = {{"0.16", 105351, 149459}, {"0.127", 46578, 4}, {"0.56", 326640, 144}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct octal_sequence *few = sequence_of(cases[i].code, 10000),
                              *sequence = sequence_of(cases[i].code, 0);
        struct octal_period period;
        assert_int_equal(octal_period(few, &period), NIMM_TOO_LARGE);
        assert_int_equal(octal_sequence_length(few), 10000);
        assert_int_equal(octal_period(sequence, &period), NIMM_OK);
        assert_int_equal(period.preperiod, cases[i].preperiod);
        assert_int_equal(period.period, cases[i].period);
        octal_sequence_free(few);
        octal_sequence_free(sequence);
    }
}

static void exceptions_are_the_published_ones(void **state) {
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
        assert_int_equal(octal_period(sequence, &period), NIMM_OK);
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
    static const struct {
        const char *code;
        size_t window;
    } cases[] = {{"0.77", 168}, {"0.07", 176}, {"0.33", 5}, {"0.001", 8}, {"4.", 6}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct octal_sequence *enough = sequence_of(cases[i].code, cases[i].window);
        struct octal_sequence *fewer = sequence_of(cases[i].code, cases[i].window - 1);
        struct octal_period period;
        uint64_t value;
        assert_int_equal(octal_period(enough, &period), NIMM_OK);
        assert_int_equal(period.window, cases[i].window);
        assert_int_equal(octal_period(fewer, &period), NIMM_TOO_LARGE);
        assert_false(period.proved);
        assert_int_equal(octal_exceptions(fewer, NULL, 0), 0);
        assert_int_equal(octal_sequence_length(fewer), cases[i].window - 1);
        assert_int_equal(octal_value(fewer, cases[i].window - 2, &value), NIMM_OK);
        assert_int_equal(octal_value(fewer, cases[i].window - 1, &value), NIMM_TOO_LARGE);
        octal_sequence_free(enough);
        octal_sequence_free(fewer);
    }
}

static void an_unproved_repetition_is_observed(void **state) {
    struct octal_sequence *kayles = sequence_of("0.77", 150);
    struct octal_period period;
    assert_int_equal(octal_period(kayles, &period), NIMM_TOO_LARGE);
    assert_true(!period.proved && period.period > 0);
    assert_int_equal(period.preperiod, 71);
    assert_int_equal(period.period, 12);
    assert_int_equal(period.window, 168);
    octal_sequence_free(kayles);
    struct octal_sequence *officers = sequence_of("0.6", 4000);
    assert_int_equal(octal_period(officers, &period), NIMM_TOO_LARGE);
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

static void proved_periods_hold_far_beyond_the_window(void **state) {
    enum { N = 3000, LIMIT = 1000 };
    uint16_t *values = malloc(N * sizeof *values);
    uint32_t seed = 7;
    unsigned proved = 0;
    for (size_t i = 0; i < 60; i++) {
        struct octal_code code;
        struct octal_period period;
        random_code(&seed, &code);
        octal_values_plain(&code, values, N);
        struct octal_sequence *sequence = octal_sequence_new(&code, LIMIT, NULL);
        if (octal_period(sequence, &period) == NIMM_OK) {
            uint64_t preperiod = 0, length = 0;
            brute_period(values, N, &preperiod, &length);
            assert_true(period.preperiod == preperiod && period.period == length);
            for (uint64_t pile = 0; pile < N; pile++)
                assert_int_equal(value_of_pile(sequence, pile), values[pile]);
            proved++;
        }
        assert_true(octal_sequence_length(sequence) <= LIMIT);
        octal_sequence_free(sequence);
    }
    assert_true(proved >= 20);
    free(values);
}

static void the_limit_bounds_the_table(void **state) {
    uint64_t value = 77;
    struct octal_sequence *officers = sequence_of("0.6", 1000);
    assert_int_equal(octal_value(officers, 999, &value), NIMM_OK);
    value = 77;
    assert_int_equal(octal_value(officers, 1000, &value), NIMM_TOO_LARGE);
    assert_int_equal(value, 77);
    assert_int_equal(octal_sequence_length(officers), 1000);
    assert_int_equal(octal_value(officers, 999, &value), NIMM_OK);
    octal_sequence_free(officers);
    octal_sequence_free(NULL);
    struct octal_sequence *all = sequence_of("0.3", SIZE_MAX);
    assert_int_equal(value_of_pile(all, 1000), 1000 % 2);
    octal_sequence_free(all);
}

/* However the values are asked for, and on every machine, the same work is done: so the bound ends
 * at the same value, asked for one by one here, and far beyond it then. This code's values grow
 * with the piles, and many splits of each digit have to be looked at for one. */
static void the_default_bound_of_the_work_ends_at_the_same_value_always(void **state) {
    struct octal_sequence *sequence = sequence_of("0.7777777777777777777777777777", 0);
    enum { KNOWN = 16903 };
    for (uint64_t pile = 0; pile < KNOWN; pile++) value_of_pile(sequence, pile);
    uint64_t value = 77;
    assert_int_equal(octal_value(sequence, 401162, &value), NIMM_TOO_LARGE);
    assert_int_equal(value, 77);
    assert_int_equal(octal_sequence_length(sequence), KNOWN);
    octal_sequence_free(sequence);
}

static void a_stopped_sequence_goes_on_when_asked_again(void **state) {
    struct octal_code code = code_of("0.6");
    struct nimm_solver *solver = nimm_solver_new(0, 0);
    struct octal_sequence *officers, *again;
    uint64_t value;
    assert_int_equal(octal_sequence_of(solver, &code, &officers), NIMM_OK);
    nimm_solver_stop(solver);
    assert_int_equal(octal_value(officers, 19999, &value), NIMM_STOPPED);
    assert_true(octal_sequence_length(officers) < 10000);
    nimm_solver_resume(solver);
    assert_int_equal(octal_sequence_of(solver, &code, &again), NIMM_OK);
    assert_ptr_equal(again, officers);
    assert_int_equal(octal_value(officers, 19999, &value), NIMM_OK);
    assert_int_equal(octal_sequence_length(officers), 20000);
    nimm_solver_free(solver);
}

static void a_solver_without_room_keeps_no_sequence(void **state) {
    struct octal_code code = code_of("0.6");
    struct nimm_solver *solver = nimm_solver_new(0, 1000);
    struct octal_sequence *sequence;
    assert_int_equal(octal_sequence_of(solver, &code, &sequence), NIMM_TOO_LARGE);
    assert_null(sequence);
    nimm_solver_free(solver);
}

/* ---- moves, against brute force from the meaning of the digits alone ---- */

enum { BRUTE_PILES = 301 };

static unsigned brute_digit(const struct octal_code *code, size_t take) {
    for (size_t i = 0; i < code->n; i++)
        if (code->take[i] == take) return code->digit[i];
    return 0;
}

struct brute {
    uint16_t value[BRUTE_PILES];
    struct octal_move move[BRUTE_PILES * BRUTE_PILES];
    uint64_t move_value[BRUTE_PILES * BRUTE_PILES];
    size_t n;
};

/* Leaves the moves of the pile in `brute`, in the order that octal.h promises. */
static void brute_moves(const struct octal_code *code, struct brute *brute, size_t pile) {
    brute->n = 0;
    for (size_t take = 0; take <= pile; take++) {
        unsigned digit = brute_digit(code, take);
        size_t rest = pile - take;
        for (size_t a = 0; a <= rest / 2; a++) {
            if (a > 0 ? !(digit & 4) : !(digit & (rest == 0 ? 1 : 2))) continue;
            brute->move[brute->n] = (struct octal_move){take, a};
            brute->move_value[brute->n++] = brute->value[a] ^ brute->value[rest - a];
        }
    }
}

static const char *const named_codes[] = {"0.07", "0.77",  "0.137", "0.156", "0.6",
                                          "0.45", "0.007", "4.",    "4.304"};

static void check_enumeration(const struct octal_code *code, size_t pile,
                              const struct brute *brute) {
    uint64_t take = 0, left = 0;
    for (size_t i = 0; i < brute->n; i++) {
        assert_true(octal_next_move(code, pile, &take, &left));
        assert_true(take == brute->move[i].take && left == brute->move[i].left);
    }
    assert_false(octal_next_move(code, pile, &take, &left));
    if (brute->n > 0)
        assert_true(take == brute->move[brute->n - 1].take &&
                    left == brute->move[brute->n - 1].left);
}

/* Every move to `target`, listed up to `limit`, against the list of all moves. */
static void check_moves_to(struct octal_sequence *sequence, size_t pile, uint64_t target,
                           size_t limit, const struct brute *brute) {
    struct octal_move *moves = malloc((limit + 1) * sizeof *moves);
    uint64_t total = 99;
    size_t listed = 99, hits = 0;
    assert_int_equal(octal_moves_to(sequence, pile, target, moves, limit, &listed, &total),
                     NIMM_OK);
    for (size_t i = 0; i < brute->n; i++) {
        if (brute->move_value[i] != target) continue;
        if (hits < limit)
            assert_true(moves[hits].take == brute->move[i].take &&
                        moves[hits].left == brute->move[i].left);
        hits++;
    }
    assert_int_equal(listed, hits < limit ? hits : limit);
    assert_true(total == hits);
    free(moves);
}

/* `limit` is the table's: with a small one, piles beyond it are answered by the period. */
static void check_all_moves(const struct octal_code *code, size_t piles, size_t limit) {
    static const size_t limits[] = {0, 1, 2, 7, 1000};
    struct brute *brute = malloc(sizeof *brute);
    struct octal_sequence *sequence = octal_sequence_new(code, limit, NULL);
    octal_values_plain(code, brute->value, piles);
    for (size_t pile = 0; pile < piles; pile++) {
        uint64_t value;
        brute_moves(code, brute, pile);
        check_enumeration(code, pile, brute);
        if (octal_value(sequence, pile, &value) != NIMM_OK) break;
        assert_int_equal(value, brute->value[pile]);
        uint64_t targets = brute->value[pile] + 3;
        for (uint64_t target = 0; target < targets; target++)
            check_moves_to(sequence, pile, target, limits[(pile + target) % LENGTH(limits)], brute);
    }
    octal_sequence_free(sequence);
    free(brute);
}

static void values_and_moves_to_them_are_those_of_the_digits_in_order(void **state) {
    uint32_t seed = 3;
    for (size_t i = 0; i < LENGTH(named_codes); i++) {
        struct octal_code code = code_of(named_codes[i]);
        check_all_moves(&code, BRUTE_PILES, 0);
        check_all_moves(&code, BRUTE_PILES, 180);
    }
    for (size_t i = 0; i < 40; i++) {
        struct octal_code code;
        random_code(&seed, &code);
        check_all_moves(&code, 130, 0);
        check_all_moves(&code, 130, 40);
    }
}

/* Ordered pairs (a, b), a + b = rest, both >= 1, of nim-sum `target`: the ends one by one, the
 * middle by the residue class of a. */
static uint64_t ordered_pairs(struct octal_sequence *sequence, uint64_t rest, uint64_t target,
                              uint64_t e, uint64_t p) {
    uint64_t pairs = 0;
    for (uint64_t a = 1; a < e; a++)
        pairs += (value_of_pile(sequence, a) ^ value_of_pile(sequence, rest - a)) == target ? 2 : 0;
    uint64_t first = e > 0 ? e : 1, last = rest - first;
    for (uint64_t a = first; a < first + p; a++) {
        if ((value_of_pile(sequence, a) ^ value_of_pile(sequence, rest - a)) != target) continue;
        pairs += (last - a) / p + 1;
    }
    return pairs;
}

static void count_independently(struct octal_sequence *sequence, const struct octal_code *code,
                                uint64_t pile, uint64_t target, uint64_t *total) {
    struct octal_period period;
    assert_int_equal(octal_period(sequence, &period), NIMM_OK);
    *total = 0;
    for (size_t i = 0; i < code->n; i++) {
        uint64_t rest = pile - code->take[i];
        if ((code->digit[i] & 2) && value_of_pile(sequence, rest) == target)
            nim_count_add(total, 1);
        if (!(code->digit[i] & 4)) continue;
        /* Equal parts are one ordered pair, all others two. */
        bool halves = rest % 2 == 0 && target == 0;
        nim_count_add(
            total,
            (ordered_pairs(sequence, rest, target, period.preperiod, period.period) + halves) / 2);
    }
}

static void moves_of_huge_piles_are_counted_and_the_first_listed(void **state) {
    static const char *const codes[] = {"0.77", "0.07", "0.137",      "0.45", "0.156",
                                        "0.52", "0.33", "0.77777777", "4.12"};
    static const uint64_t piles[] = {1000000000000000000u, UINT64_MAX, UINT64_MAX - 1,
                                     123456789012345u};
    for (size_t i = 0; i < LENGTH(codes) * LENGTH(piles); i++) {
        struct octal_code code = code_of(codes[i / LENGTH(piles)]);
        uint64_t pile = piles[i % LENGTH(piles)];
        struct octal_sequence *sequence = octal_sequence_new(&code, 0, NULL);
        for (uint64_t target = 0; target < 12; target++) {
            struct octal_move moves[50];
            uint64_t total, expected;
            size_t listed;
            assert_int_equal(octal_moves_to(sequence, pile, target, moves, 50, &listed, &total),
                             NIMM_OK);
            count_independently(sequence, &code, pile, target, &expected);
            assert_true(total == expected);
            assert_int_equal(listed, total > 50 ? 50 : total);
            /* The enumeration, filtered, gives the same list for as long as one can wait for it. */
            uint64_t take = 0, left = 0;
            size_t hits = 0;
            for (size_t step = 0; step < 2000 && octal_next_move(&code, pile, &take, &left);
                 step++) {
                uint64_t value = value_of_pile(sequence, pile - take - left) ^
                                 (left ? value_of_pile(sequence, left) : 0);
                if (value != target || hits == listed) continue;
                assert_true(moves[hits].take == take && moves[hits].left == left);
                hits++;
            }
        }
        octal_sequence_free(sequence);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(malformed_codes_are_refused_by_name),
        cmocka_unit_test(kayles_and_dawsons_kayles_have_their_published_values),
        cmocka_unit_test(all_codes_of_three_digits_have_their_plain_values),
        cmocka_unit_test(codes_of_every_kind_have_their_plain_values),
        cmocka_unit_test(published_periods_are_proved_within_the_default_limit),
        cmocka_unit_test(long_periods_are_proved_where_further_values_are_quick),
        cmocka_unit_test(exceptions_are_the_published_ones),
        cmocka_unit_test(one_value_fewer_than_the_window_proves_nothing),
        cmocka_unit_test(an_unproved_repetition_is_observed),
        cmocka_unit_test(proved_periods_hold_far_beyond_the_window),
        cmocka_unit_test(the_limit_bounds_the_table),
        cmocka_unit_test(the_default_bound_of_the_work_ends_at_the_same_value_always),
        cmocka_unit_test(a_stopped_sequence_goes_on_when_asked_again),
        cmocka_unit_test(a_solver_without_room_keeps_no_sequence),
        cmocka_unit_test(values_and_moves_to_them_are_those_of_the_digits_in_order),
        cmocka_unit_test(moves_of_huge_piles_are_counted_and_the_first_listed),
    };
    return cmocka_run_group_tests_name("octal", tests, NULL, NULL);
}
