/* SPDX-License-Identifier: MIT */
/* Nim-sums, mex, balancing moves and the grid against their definitions and the published positions. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdbool.h>
#include <string.h>

#include "nimm/nim.h"
#include "nimm/random.h"
#include "nimm/text.h"

#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

/* Addition of binary columns without carrying, bit by bit. */
static uint64_t sum_by_columns(const uint64_t *piles, size_t n) {
    uint64_t sum = 0;
    for (unsigned column = 0; column < 64; column++) {
        uint64_t ones = 0;
        for (size_t i = 0; i < n; i++) ones += piles[i] >> column & 1;
        if (ones % 2 == 1) sum += UINT64_C(1) << column;
    }
    return sum;
}

static void nim_sum_of_13_19_10_is_20(void **state) {
    /* The lecture's own example. */
    assert_int_equal(nimm_sum((const uint64_t[]){13, 19, 10}, 3), 20);
}

static void nim_sum_of_nothing_is_0(void **state) {
    assert_int_equal(nimm_sum(NULL, 0), 0);
    assert_int_equal(nimm_balancing_moves(NULL, 0, NULL), 0);
}

static void nim_sum_adds_columns_without_carrying(void **state) {
    struct random random = nimm_random_from_seed(1);
    for (unsigned round = 0; round < 20000; round++) {
        uint64_t piles[8];
        size_t n = nimm_random_between(&random, 0, 8);
        for (size_t i = 0; i < n; i++)
            piles[i] = nimm_random_bits(&random) >> nimm_random_between(&random, 0, 63);
        assert_int_equal(nimm_sum(piles, n), sum_by_columns(piles, n));
    }
}

/* The moves of a position that the published sources give: pile counted from 1, what it becomes. */
struct published {
    size_t n;
    uint64_t piles[5];
    uint64_t sum;
    size_t moves;
    struct {
        size_t pile;
        uint64_t leave;
    } move[3];
};

/* Facts of docs and lectures on Nim: 3,4,6 and the copycat positions from the lecture; 25,13,39 and
 * 27,23,22,15 and the others from its exercises, each checked by hand in the binary grid. */
static const struct published published[] = {
    {3, {3, 4, 6}, 1, 1, {{1, 2}}},
    {3, {1, 2, 3}, 0, 0, {{0}}},
    {2, {4, 4}, 0, 0, {{0}}},
    {4, {2, 3, 2, 3}, 0, 0, {{0}}},
    {4, {1, 1, 1, 1}, 0, 0, {{0}}},
    {3, {1, 4, 4}, 1, 1, {{1, 0}}},
    {3, {3, 4, 4}, 3, 1, {{1, 0}}},
    {4, {4, 5, 7, 8}, 14, 1, {{4, 6}}},
    {3, {2, 4, 5}, 3, 1, {{1, 1}}},
    {3, {25, 13, 39}, 51, 1, {{3, 20}}},
    {4, {27, 23, 22, 15}, 21, 3, {{1, 14}, {2, 2}, {3, 3}}},
    {4, {7, 9, 12, 15}, 13, 3, {{2, 4}, {3, 1}, {4, 2}}},
    {3, {1, 2, 4}, 7, 1, {{3, 3}}},
    {4, {22, 13, 14, 11}, 30, 1, {{1, 8}}},
    {5, {10, 20, 30, 40, 50}, 26, 3, {{2, 14}, {3, 4}, {5, 40}}},
};

static void published_positions_have_their_sums_and_all_their_balancing_moves(void **state) {
    for (size_t i = 0; i < LENGTH(published); i++) {
        const struct published *p = &published[i];
        struct balancing_move moves[5];
        assert_int_equal(nimm_sum(p->piles, p->n), p->sum);
        assert_int_equal(nimm_balancing_moves(p->piles, p->n, moves), p->moves);
        for (size_t k = 0; k < p->moves; k++) {
            assert_int_equal(moves[k].pile + 1, p->move[k].pile);
            assert_int_equal(moves[k].leave, p->move[k].leave);
            assert_int_equal(moves[k].take, p->piles[moves[k].pile] - p->move[k].leave);
        }
    }
}

/* Tries every number of stones in every pile. */
static void check_balancing_moves(const uint64_t *piles, size_t n) {
    struct balancing_move moves[4];
    uint64_t after[4];
    size_t listed = nimm_balancing_moves(piles, n, moves), found = 0;
    for (size_t i = 0; i < n; i++) {
        for (size_t k = 0; k < n; k++) after[k] = piles[k];
        size_t in_pile = 0;
        for (uint64_t leave = piles[i]; leave-- > 0;) {
            after[i] = leave;
            if (sum_by_columns(after, n) != 0) continue;
            assert_true(found < listed && moves[found].pile == i && moves[found].leave == leave);
            assert_int_equal(moves[found].take, piles[i] - leave);
            found++;
            in_pile++;
        }
        assert_int_equal(nimm_pile_balances(piles[i], sum_by_columns(piles, n)), in_pile);
    }
    assert_int_equal(found, listed);
    assert_int_equal(listed % 2, sum_by_columns(piles, n) != 0);
}

static void balancing_moves_are_all_moves_to_nim_sum_0_in_the_order_of_piles(void **state) {
    for (uint64_t a = 0; a < 9; a++)
        for (uint64_t b = 0; b < 9; b++)
            for (uint64_t c = 0; c < 9; c++) {
                check_balancing_moves((const uint64_t[]){a, b, c}, 3);
                check_balancing_moves((const uint64_t[]){c, a, (a + b) % 8, b}, 4);
            }
}

static void piles_of_64_bits_balance(void **state) {
    struct balancing_move move[2];
    assert_int_equal(nimm_balancing_moves((const uint64_t[]){UINT64_MAX, 1}, 2, move), 1);
    assert_true(move[0].pile == 0 && move[0].take == UINT64_MAX - 1 && move[0].leave == 1);
    assert_int_equal(nimm_balancing_moves((const uint64_t[]){UINT64_MAX, UINT64_MAX}, 2, move), 0);
}

static void the_grid_is_as_wide_as_the_highest_one_and_its_odd_columns_are_the_sum(void **state) {
    struct nim_grid none = nimm_grid(NULL, 0);
    assert_true(none.columns == 0 && none.odd == 0);
    for (uint64_t a = 0; a < 70; a++)
        for (uint64_t b = 0; b < 70; b++) {
            uint64_t piles[] = {a, b};
            struct nim_grid grid = nimm_grid(piles, 2);
            uint64_t larger = a > b ? a : b;
            assert_int_equal(grid.odd, sum_by_columns(piles, 2));
            assert_true(larger >> grid.columns == 0);
            assert_true(grid.columns == 0 || larger >> (grid.columns - 1) == 1);
        }
    for (unsigned bit = 0; bit < 64; bit++) {
        uint64_t pile = UINT64_C(1) << bit;
        assert_int_equal(nimm_grid(&pile, 1).columns, bit + 1);
    }
    uint64_t all = UINT64_MAX;
    assert_int_equal(nimm_grid(&all, 1).columns, 64);
}

static uint64_t brute_mex(const uint64_t *values, size_t n) {
    for (uint64_t candidate = 0;; candidate++) {
        bool there = false;
        for (size_t i = 0; i < n; i++) there |= values[i] == candidate;
        if (!there) return candidate;
    }
}

static void mex_of_0_1_2_5_8_is_3(void **state) {
    /* The lecture's own example. */
    uint64_t seen[NIMM_MEX_WORDS(5)] = {UINT64_MAX};
    assert_int_equal(nimm_mex((const uint64_t[]){0, 1, 2, 5, 8}, 5, seen), 3);
    assert_int_equal(nimm_mex((const uint64_t[]){8, 5, 2, 1, 0}, 5, seen), 3);
    assert_int_equal(nimm_mex(NULL, 0, seen), 0);
}

static void mex_of_0_to_n_but_one_is_the_one_around_every_word_of_its_memory(void **state) {
    uint64_t values[300] = {0}, seen[NIMM_MEX_WORDS(300) + 1];
    for (size_t n = 0; n <= 300; n++) {
        for (size_t i = 0; i < n; i++) values[i] = n - 1 - i;
        memset(seen, 0xAA, sizeof seen);
        assert_int_equal(nimm_mex(values, n, seen), n);
        /* It keeps to the memory that it asked for. */
        assert_int_equal(seen[NIMM_MEX_WORDS(n)], UINT64_C(0xAAAAAAAAAAAAAAAA));
        for (size_t hole = 0; hole < n; hole++) {
            values[n - 1 - hole] = UINT64_MAX;
            assert_int_equal(nimm_mex(values, n, seen), hole);
            values[n - 1 - hole] = hole;
        }
    }
}

static void mex_does_not_care_about_repeats_order_and_huge_values(void **state) {
    struct random random = nimm_random_from_seed(3);
    for (unsigned round = 0; round < 3000; round++) {
        uint64_t values[200], seen[NIMM_MEX_WORDS(200)];
        size_t n = nimm_random_between(&random, 0, 200);
        uint64_t most = nimm_random_between(&random, 0, 250), many = nimm_random_between(&random, 0, 10);
        for (size_t i = 0; i < n; i++)
            values[i] = nimm_random_between(&random, 0, 99) >= many
                            ? nimm_random_between(&random, 0, most)
                            : UINT64_MAX >> nimm_random_between(&random, 0, 40);
        assert_int_equal(nimm_mex(values, n, seen), brute_mex(values, n));
    }
}

static void counts_are_exact_up_to_the_largest_number_and_say_when_there_are_more(void **state) {
    static const struct {
        uint64_t a, b;
        const char *sum;
    } cases[] = {
        {0, 0, "0"},
        {0, 7, "7"},
        {UINT64_MAX - 1, 1, "18446744073709551615"},
        {0, UINT64_MAX, "18446744073709551615"},
        {1, UINT64_MAX, "more than 18446744073709551615"},
        {UINT64_MAX, UINT64_MAX, "more than 18446744073709551615"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct count count = {0};
        struct text text = {0};
        nimm_count_add(&count, cases[i].a);
        nimm_count_add(&count, cases[i].b);
        nimm_count_add(&count, 0);
        nimm_count_print(count, &text);
        assert_string_equal(nimm_text_string(&text), cases[i].sum);
        nimm_text_free(&text);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nim_sum_of_13_19_10_is_20),
        cmocka_unit_test(nim_sum_of_nothing_is_0),
        cmocka_unit_test(nim_sum_adds_columns_without_carrying),
        cmocka_unit_test(published_positions_have_their_sums_and_all_their_balancing_moves),
        cmocka_unit_test(balancing_moves_are_all_moves_to_nim_sum_0_in_the_order_of_piles),
        cmocka_unit_test(piles_of_64_bits_balance),
        cmocka_unit_test(mex_of_0_1_2_5_8_is_3),
        cmocka_unit_test(mex_of_0_to_n_but_one_is_the_one_around_every_word_of_its_memory),
        cmocka_unit_test(mex_does_not_care_about_repeats_order_and_huge_values),
        cmocka_unit_test(counts_are_exact_up_to_the_largest_number_and_say_when_there_are_more),
        cmocka_unit_test(the_grid_is_as_wide_as_the_highest_one_and_its_odd_columns_are_the_sum),
    };
    return cmocka_run_group_tests_name("nim_sum", tests, NULL, NULL);
}
