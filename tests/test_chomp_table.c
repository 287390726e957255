/* SPDX-License-Identifier: MIT */
/* Chomp's tables of all values and of all P-positions against the literal rules. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "nimm/chomp.h"

/* The values by listing every bite of every position. */
static void plain_values(const struct young_box *box, uint16_t *values) {
    uint8_t rows[YOUNG_MOST_SIDE] = {0}, option[YOUNG_MOST_SIDE];
    size_t rank = 0;
    do {
        uint8_t met[256] = {0};
        for (unsigned i = 0; i < box->rows; i++) {
            for (unsigned j = i == 0; j < rows[i]; j++) {
                memcpy(option, rows, sizeof rows);
                for (unsigned k = i; k < box->rows; k++)
                    if (option[k] > j) option[k] = (uint8_t)j;
                met[values[young_rank(box, option)]] = 1;
            }
        }
        uint16_t value = 0;
        while (met[value]) value++;
        values[rank++] = value;
    } while (young_next(box, rows));
}

static void values_are_those_of_the_rules_in_every_small_bar(void **state) {
    (void)state;
    for (unsigned m = 1; m <= 7; m++) {
        for (unsigned n = 1; n <= 7; n++) {
            struct young_box box;
            assert_true(young_make_box(&box, m, n));
            uint16_t *values = malloc(box.count * sizeof *values), *plain = malloc(box.count * sizeof *plain);
            assert_true(chomp_values(m, n, values));
            plain_values(&box, plain);
            assert_memory_equal(values, plain, box.count * sizeof *values);
            free(values);
            free(plain);
        }
    }
}

static void assert_first_rows_tell_p_positions(unsigned m, unsigned n) {
    struct young_box box, tails;
    assert_true(young_make_box(&box, m, n));
    assert_true(young_make_box(&tails, m - 1, n));
    uint16_t *values = malloc(box.count * sizeof *values), *first = malloc(tails.count * sizeof *first);
    uint8_t rows[YOUNG_MOST_SIDE + 1] = {0};
    assert_true(chomp_values(m, n, values));
    assert_true(chomp_first_rows(m, n, first));
    for (size_t rank = 1; young_next(&box, rows); rank++)
        assert_int_equal(first[young_rank(&tails, rows + 1)] == rows[0], values[rank] == 0);
    free(values);
    free(first);
}

static void the_first_row_below_which_a_tail_is_lost_is_the_only_one(void **state) {
    (void)state;
    for (unsigned m = 1; m <= 7; m++)
        for (unsigned n = 1; n <= 7; n++) assert_first_rows_tell_p_positions(m, n);
    assert_first_rows_tell_p_positions(9, 9);
    assert_first_rows_tell_p_positions(3, 16);
    assert_first_rows_tell_p_positions(20, 3);
}

/* Counted by the table of all values. */
static void a_bar_of_10_by_10_has_2612_p_positions(void **state) {
    (void)state;
    struct young_box tails;
    assert_true(young_make_box(&tails, 9, 10));
    uint16_t *first = malloc(tails.count * sizeof *first);
    uint8_t tail[YOUNG_MOST_SIDE + 1] = {0};
    size_t rank = 0, n = 0;
    assert_true(chomp_first_rows(10, 10, first));
    do {
        n += first[rank] > 0 && first[rank] >= tail[0];
        rank++;
    } while (young_next(&tails, tail));
    assert_int_equal(n, 2612);
    free(first);
}

static void bars_too_wide_are_refused(void **state) {
    (void)state;
    uint16_t first[1] = {7};
    assert_false(chomp_first_rows(0, 3, first));
    assert_false(chomp_first_rows(3, 0, first));
    assert_false(chomp_first_rows(1, CHOMP_MOST_COLUMNS + 1, first));
    assert_false(chomp_first_rows(YOUNG_MOST_SIDE + 2, 1, first));
    assert_int_equal(first[0], 7);
    assert_true(chomp_first_rows(1, CHOMP_MOST_COLUMNS, first));
    assert_int_equal(first[0], 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_are_those_of_the_rules_in_every_small_bar),
        cmocka_unit_test(the_first_row_below_which_a_tail_is_lost_is_the_only_one),
        cmocka_unit_test(a_bar_of_10_by_10_has_2612_p_positions),
        cmocka_unit_test(bars_too_wide_are_refused),
    };
    return cmocka_run_group_tests_name("chomp_table", tests, NULL, NULL);
}
