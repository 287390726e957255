/* SPDX-License-Identifier: MIT */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "nimm/chomp.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static struct young_box box_of(unsigned rows, unsigned columns) {
    struct young_box box;
    assert_true(young_make_box(&box, rows, columns));
    assert_int_equal(box.rows, rows);
    assert_int_equal(box.columns, columns);
    assert_true(box.count == young_count(rows, columns));
    return box;
}

static void assert_diagram(const struct young_box *box, const uint8_t *rows) {
    for (unsigned i = 0; i < box->rows; i++) assert_in_range(rows[i], 0, i > 0 ? rows[i - 1] : box->columns);
}

static uint16_t *values_of(unsigned rows, unsigned columns) {
    uint16_t *values = malloc(young_count(rows, columns) * sizeof *values);
    assert_non_null(values);
    assert_true(chomp_values(rows, columns, values));
    return values;
}

/* The value of the full rectangle. */
static unsigned rectangle(unsigned rows, unsigned columns) {
    uint16_t *values = values_of(rows, columns);
    unsigned value = values[young_count(rows, columns) - 1];
    free(values);
    return value;
}

/* The bite at row i, column j by the letter of the rules. */
static void bite(const struct young_box *box, uint8_t *rows, unsigned i, unsigned j) {
    for (unsigned k = i; k < box->rows; k++)
        if (rows[k] > j) rows[k] = (uint8_t)j;
}

static void counts_are_binomial_coefficients(void **state) {
    (void)state;
    assert_int_equal(young_count(5, 6), 462);
    assert_int_equal(young_count(10, 10), 184756);
    assert_int_equal(young_count(12, 12), 2704156);
    assert_int_equal(young_count(255, 2), 32896);
    assert_int_equal(young_count(0, 0), 1);
    assert_int_equal(young_count(0, 7), 1);
    assert_int_equal(young_count(7, 0), 1);
    for (unsigned m = 0; m < 15; m++)
        for (unsigned n = 0; n < 15; n++) assert_true(young_count(m, n) == young_count(n, m));
}

static void counts_too_large_are_refused(void **state) {
    (void)state;
    struct young_box box;
    assert_true(young_count(255, 255) == SIZE_MAX);
    assert_true(young_count(256, 1) == SIZE_MAX);
    assert_true(young_count(1, 256) == SIZE_MAX);
    assert_true(young_count(0, 4000000000U) == SIZE_MAX);
    assert_false(young_make_box(&box, 255, 255));
    assert_false(chomp_values(256, 1, NULL));
    assert_int_equal(young_count(255, 1), 256);
#if SIZE_MAX == UINT64_MAX
    assert_true(young_count(33, 33) == UINT64_C(7219428434016265740)); /* C(66, 33) */
    assert_true(young_count(34, 34) == SIZE_MAX);                      /* C(68, 34) = 2.8e19 */
#endif
}

static void every_box_that_can_be_counted_can_be_made(void **state) {
    (void)state;
    struct young_box box;
    for (unsigned m = 0; m <= YOUNG_MOST_SIDE; m++) {
        for (unsigned n = 0; n <= YOUNG_MOST_SIDE; n++) {
            uint8_t rows[YOUNG_MOST_SIDE];
            if (young_count(m, n) == SIZE_MAX) break;
            assert_true(young_make_box(&box, m, n));
            memset(rows, (int)n, sizeof rows);
            assert_true(young_rank(&box, rows) == box.count - 1);
        }
    }
}

static void rank_and_unrank_are_inverse(void **state) {
    (void)state;
    for (unsigned m = 0; m <= 5; m++) {
        for (unsigned n = 0; n <= 6; n++) {
            struct young_box box = box_of(m, n);
            uint8_t rows[5] = {0}, walker[5] = {0};
            for (size_t rank = 0; rank < box.count; rank++) {
                young_unrank(&box, rank, rows);
                assert_diagram(&box, rows);
                assert_true(young_rank(&box, rows) == rank);
                assert_memory_equal(rows, walker, sizeof rows);
                assert_int_equal(young_next(&box, walker), rank + 1 < box.count);
            }
            assert_memory_equal(rows, walker, sizeof rows);
        }
    }
}

static void order_is_lexicographic(void **state) {
    (void)state;
    const uint8_t expected[][2] = {{0, 0}, {1, 0}, {1, 1}, {2, 0}, {2, 1}, {2, 2}};
    struct young_box box = box_of(2, 2);
    for (size_t rank = 0; rank < COUNT(expected); rank++)
        assert_true(young_rank(&box, expected[rank]) == rank);
}

static void every_bite_leads_to_a_smaller_rank(void **state) {
    (void)state;
    struct young_box box = box_of(5, 6);
    uint8_t rows[5], option[5];
    for (size_t rank = 0; rank < box.count; rank++) {
        young_unrank(&box, rank, rows);
        for (unsigned i = 0; i < box.rows; i++) {
            for (unsigned j = 0; j < rows[i]; j++) {
                memcpy(option, rows, sizeof rows);
                bite(&box, option, i, j);
                assert_true(young_rank(&box, option) < rank);
            }
        }
    }
}

/* Chomp once more, by recursion on the rows themselves; the memo is indexed by the rows as digits to
 * base 7 and holds value + 1. */
static unsigned naive_value(const struct young_box *box, const uint8_t *rows, uint8_t *memo) {
    size_t key = 0;
    bool seen[32] = {false};
    for (unsigned i = 0; i < box->rows; i++) key = key * 7 + rows[i];
    for (unsigned i = 0; i < box->rows && memo[key] == 0; i++) {
        for (unsigned j = 0; j < rows[i]; j++) {
            uint8_t option[5];
            if (i == 0 && j == 0) continue;
            memcpy(option, rows, sizeof option);
            bite(box, option, i, j);
            seen[naive_value(box, option, memo)] = true;
        }
    }
    if (memo[key] == 0)
        for (memo[key] = 1; seen[memo[key] - 1];) memo[key]++;
    return memo[key] - 1U;
}

static void whole_bar_of_5x6_agrees_with_recursion(void **state) {
    (void)state;
    static uint8_t memo[7 * 7 * 7 * 7 * 7];
    struct young_box box = box_of(5, 6);
    uint16_t *values = values_of(5, 6);
    uint8_t rows[5] = {0};
    for (size_t rank = 0; rank < box.count; rank++, young_next(&box, rows))
        assert_int_equal(values[rank], naive_value(&box, rows, memo));
    free(values);
}

static void values_do_not_depend_on_the_box(void **state) {
    (void)state;
    struct young_box small = box_of(3, 4), large = box_of(5, 7), turned = box_of(4, 3);
    uint16_t *in_small = values_of(3, 4), *in_large = values_of(5, 7), *in_turned = values_of(4, 3);
    for (size_t rank = 0; rank < small.count; rank++) {
        uint8_t rows[5] = {0}, transposed[4] = {0};
        young_unrank(&small, rank, rows);
        assert_int_equal(in_small[rank], in_large[young_rank(&large, rows)]);
        for (unsigned i = 0; i < 3; i++)
            for (unsigned j = 0; j < rows[i]; j++) transposed[j]++;
        assert_int_equal(in_small[rank], in_turned[young_rank(&turned, transposed)]);
    }
    free(in_small);
    free(in_large);
    free(in_turned);
}

static void single_square_and_rows_2_1_have_value_0(void **state) {
    (void)state;
    struct young_box box = box_of(2, 2);
    uint16_t *values = values_of(2, 2);
    assert_int_equal(values[0], 0);
    assert_int_equal(values[young_rank(&box, (const uint8_t[]){1, 0})], 0);
    assert_int_equal(values[young_rank(&box, (const uint8_t[]){2, 1})], 0);
    assert_int_equal(values[young_rank(&box, (const uint8_t[]){2, 2})], 2);
    free(values);
}

static void one_row_is_a_nim_pile_less_the_poison(void **state) {
    (void)state;
    for (unsigned n = 1; n <= YOUNG_MOST_SIDE; n++) {
        assert_int_equal(rectangle(1, n), n - 1);
        assert_int_equal(rectangle(n, 1), n - 1);
    }
}

/* An L of one row and one column, apart from the poison two Nim piles. */
static void an_l_of_a_and_b_squares_is_the_nim_sum(void **state) {
    (void)state;
    struct young_box box = box_of(9, 9);
    uint16_t *values = values_of(9, 9);
    for (uint8_t a = 0; a < 9; a++) {
        for (unsigned b = 0; b < 9; b++) {
            uint8_t rows[9] = {(uint8_t)(a + 1)};
            for (unsigned i = 1; i <= b; i++) rows[i] = 1;
            assert_int_equal(values[young_rank(&box, rows)], a ^ b);
        }
    }
    free(values);
}

/* 2 x n checked from the literal rules by an independent program; the larger ones are another solver's
 * values. */
static void rectangles_have_their_published_values(void **state) {
    (void)state;
    const unsigned two_rows[] = {1, 2, 4, 5, 7, 8, 10};
    for (unsigned n = 1; n <= COUNT(two_rows); n++) assert_int_equal(rectangle(2, n), two_rows[n - 1]);
    assert_int_equal(rectangle(3, 3), 5);
    assert_int_equal(rectangle(3, 10), 21);
    assert_int_equal(rectangle(4, 7), 19);
    assert_int_equal(rectangle(7, 7), 20);
    assert_int_equal(rectangle(8, 8), 13);
    assert_int_equal(rectangle(10, 10), 19);
}

/* Strategy stealing: an answer that beats the bite of the far corner is itself a first move. */
static void every_rectangle_but_1x1_is_won_by_the_first_player(void **state) {
    (void)state;
    for (unsigned m = 1; m <= 8; m++)
        for (unsigned n = 1; n <= 8; n++) assert_int_equal(rectangle(m, n) > 0, m * n > 1);
}

static void values_beyond_255_fit(void **state) {
    (void)state;
    uint16_t *values = values_of(2, 255);
    assert_true(values[young_count(2, 255) - 1] > 255);
    free(values);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_are_binomial_coefficients),
        cmocka_unit_test(counts_too_large_are_refused),
        cmocka_unit_test(every_box_that_can_be_counted_can_be_made),
        cmocka_unit_test(rank_and_unrank_are_inverse),
        cmocka_unit_test(order_is_lexicographic),
        cmocka_unit_test(every_bite_leads_to_a_smaller_rank),
        cmocka_unit_test(whole_bar_of_5x6_agrees_with_recursion),
        cmocka_unit_test(values_do_not_depend_on_the_box),
        cmocka_unit_test(single_square_and_rows_2_1_have_value_0),
        cmocka_unit_test(one_row_is_a_nim_pile_less_the_poison),
        cmocka_unit_test(an_l_of_a_and_b_squares_is_the_nim_sum),
        cmocka_unit_test(rectangles_have_their_published_values),
        cmocka_unit_test(every_rectangle_but_1x1_is_won_by_the_first_player),
        cmocka_unit_test(values_beyond_255_fit),
    };
    return cmocka_run_group_tests_name("young", tests, NULL, NULL);
}
