/* SPDX-License-Identifier: MIT */
/* How far back the end of a table repeats, against comparing each value with each. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>

#include "nimm/period.h"

enum { MOST = 12 };

static uint32_t run_by_definition(const uint16_t *values, size_t n, size_t p) {
    uint32_t run = 0;
    while (p + run < n && values[n - 1 - run] == values[n - 1 - run - p]) run++;
    return run;
}

/* Every table of up to 12 zeros and ones. */
static void runs_are_what_comparing_all_values_finds(void **state) {
    (void)state;
    for (size_t n = 1; n <= MOST; n++)
        for (unsigned bits = 0; bits < 1U << n; bits++) {
            uint16_t values[MOST];
            uint32_t runs[MOST];
            for (size_t i = 0; i < n; i++) values[i] = bits >> i & 1;
            period_runs(values, n, runs);
            assert_int_equal(runs[0], n);
            for (size_t p = 1; p < n; p++) assert_int_equal(runs[p], run_by_definition(values, n, p));
        }
}

/* Zeros with a one in their midst: each half repeats the other, so that to compare value by value anew for
 * every p would take 10^11 steps. */
static void long_runs_are_found_from_those_before_them(void **state) {
    (void)state;
    enum { HALF = 500000, N = 2 * HALF + 1 };
    uint16_t *values = calloc(N, sizeof *values);
    uint32_t *runs = malloc(N * sizeof *runs);
    assert_non_null(values);
    assert_non_null(runs);
    values[HALF] = 1;
    period_runs(values, N, runs);
    for (size_t p = 1; p < N; p++)
        if (runs[p] != (p <= HALF ? HALF : N) - p) fail_msg("%zu: %u", p, runs[p]);
    free(values);
    free(runs);
}

static void a_table_without_values_has_no_runs_and_no_period(void **state) {
    (void)state;
    const struct period_rule rule = {.periods = 1};
    const uint16_t value = 7;
    uint32_t run = 5;
    uint64_t preperiod, period;
    period_runs(&value, 0, &run);
    assert_int_equal(run, 5);
    assert_int_equal(period_most(&rule, 0), 0);
    assert_int_equal(period_most(&rule, 1), 0);
    assert_false(period_find(&run, 0, &rule, &preperiod, &period));
}

/* The largest p that leaves room for `periods` of them and the other values, and that is shorter than the
 * table. */
static void the_largest_period_is_what_the_rule_leaves_room_for(void **state) {
    (void)state;
    for (uint64_t periods = 1; periods <= 3; periods++)
        for (uint64_t values = 0; values <= 4; values++)
            for (uint64_t least = 0; least <= 3; least++)
                for (size_t n = 0; n <= 20; n++) {
                    const struct period_rule rule = {2, periods, values, least, 100};
                    size_t expected = 0;
                    for (size_t p = 1; p < n; p++)
                        if (2 * least + periods * p + values <= n) expected = p;
                    assert_int_equal(period_most(&rule, n), expected);
                }
}

static void a_period_is_found_as_soon_as_the_rule_allows(void **state) {
    (void)state;
    /* 9 9, then 1 2 3 again and again */
    const uint16_t values[] = {9, 9, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1};
    const struct period_rule rule = {.preperiods = 1, .periods = 2, .values = 1, .most_preperiod = 2};
    uint32_t runs[12];
    for (size_t n = 1; n <= 12; n++) {
        uint64_t preperiod = 0, period = 0;
        period_runs(values, n, runs);
        bool found = period_find(runs, n, &rule, &preperiod, &period);
        assert_int_equal(found, n >= 2 + 2 * 3 + 1);
        if (found) assert_true(preperiod == 2 && period == 3);
    }
    struct period_rule stricter = rule;
    stricter.most_preperiod = 1;
    assert_false(period_find(runs, 12, &stricter, &(uint64_t){0}, &(uint64_t){0}));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(runs_are_what_comparing_all_values_finds),
        cmocka_unit_test(long_runs_are_found_from_those_before_them),
        cmocka_unit_test(a_table_without_values_has_no_runs_and_no_period),
        cmocka_unit_test(the_largest_period_is_what_the_rule_leaves_room_for),
        cmocka_unit_test(a_period_is_found_as_soon_as_the_rule_allows),
    };
    return cmocka_run_group_tests_name("period", tests, NULL, NULL);
}
