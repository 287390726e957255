/* SPDX-License-Identifier: MIT */
/* The search table and the solver's memory against what they were given. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "core/solver.h"
#include "core/table.h"

static void an_empty_table_holds_nothing(void **state) {
    (void)state;
    struct table table = {.most_bytes = 1 << 20};
    uint32_t value = 7;
    assert_false(table_get(&table, "key", 3, &value));
    assert_int_equal(value, 7);
    table_free(&table);
    table_clear(&table);
    assert_false(table_get(&table, "key", 3, &value));
}

static size_t number_key(unsigned i, char *key) {
    return (size_t)sprintf(key, "%u%s", i, i % 3 == 0 ? "" : i % 3 == 1 ? "-longer" : "-much-longer-key");
}

static void a_hundred_thousand_keys_are_found_again_and_no_others(void **state) {
    (void)state;
    struct table table = {.most_bytes = 64 << 20};
    char key[64];
    uint32_t value;
    for (unsigned i = 0; i < 100000; i++) {
        size_t length = number_key(i, key);
        assert_false(table_get(&table, key, length, &value));
        assert_true(table_put(&table, key, length, i ^ 0xFFFF0000));
    }
    for (unsigned i = 0; i < 200000; i++) {
        size_t length = number_key(i, key);
        assert_int_equal(table_get(&table, key, length, &value), i < 100000);
        if (i < 100000) assert_int_equal(value, i ^ 0xFFFF0000);
    }
    table_free(&table);
}

static void keys_are_bytes_of_a_length(void **state) {
    (void)state;
    struct table table = {.most_bytes = 1 << 20};
    static const char zeros[200] = {0};
    uint32_t value;
    for (uint32_t length = 0; length < 200; length++) assert_true(table_put(&table, zeros, length, length));
    for (uint32_t length = 0; length < 200; length++) {
        assert_true(table_get(&table, zeros, length, &value));
        assert_int_equal(value, length);
    }
    assert_false(table_get(&table, "\0\1", 2, &value));
    table_free(&table);
}

static void clearing_forgets_everything_and_keeps_the_bound(void **state) {
    (void)state;
    struct table table = {.most_bytes = 1 << 20};
    uint32_t value;
    assert_true(table_put(&table, "a", 1, 1));
    table_clear(&table);
    assert_false(table_get(&table, "a", 1, &value));
    assert_true(table_put(&table, "a", 1, 2));
    assert_true(table_get(&table, "a", 1, &value));
    assert_int_equal(value, 2);
    table_free(&table);
    assert_int_equal(table.most_bytes, 1 << 20);
}

static size_t bytes_of(const struct table *table) {
    return table->capacity * sizeof *table->slots + table->keys_capacity;
}

static void a_cleared_table_holds_as_much_again_in_the_same_memory(void **state) {
    (void)state;
    struct table table = {.most_bytes = 1 << 20};
    size_t bytes = 0;
    for (unsigned round = 0; round < 10; round++) {
        for (uint32_t i = 0; i < 700; i++) assert_true(table_put(&table, &i, sizeof i, i));
        if (round == 0) bytes = bytes_of(&table);
        assert_int_equal(bytes_of(&table), bytes);
        table_clear(&table);
        assert_int_equal(table.used, 0);
    }
    table_free(&table);
}

static void a_key_takes_four_bytes_besides_its_own(void **state) {
    (void)state;
    struct table table = {.most_bytes = 1 << 20};
    size_t bytes = 0;
    for (unsigned i = 0; i < 1000; i++) {
        char key[64];
        size_t length = number_key(i, key);
        assert_true(table_put(&table, key, length, i));
        bytes += length + 4;
        assert_int_equal(table.keys_length, bytes);
    }
    table_free(&table);
}

static void a_full_table_refuses_more_and_still_knows_what_it_had(void **state) {
    (void)state;
    for (size_t most = 0; most < 400000; most += 37777) {
        struct table table = {.most_bytes = most};
        uint32_t value, kept = 0;
        while (kept < 100000 && table_put(&table, &kept, sizeof kept, kept)) {
            kept++;
            assert_true(bytes_of(&table) <= most);
        }
        assert_true(kept < 100000);
        assert_false(table_put(&table, &kept, sizeof kept, kept));
        assert_int_equal(table.used, kept);
        for (uint32_t i = 0; i <= kept; i++) {
            assert_int_equal(table_get(&table, &i, sizeof i, &value), i < kept);
            if (i < kept) assert_int_equal(value, i);
        }
        table_free(&table);
    }
}

static unsigned released;

static void count_release(void *thing) {
    (void)thing;
    released++;
}

/* FNV-1a gives the first two the same hash, and the third the hash 0 (L. C. Noll, FNV Hash, "zero hash"),
 * which marks free slots; from 0 a byte 0 leads to 0 again. */
static void keys_of_the_same_hash_are_told_apart(void **state) {
    (void)state;
    static const char zero[] = "\xD5\x6B\xB9\x53\x42\x87\x08\x36";
    static const struct {
        const char *key;
        size_t length;
    } keys[] = {{"8yn0iYCKYHlIj4-BwPqk", 20}, {"GReLUrM4wMqfg9yzV3KQ", 20}, {zero, 8}, {zero, 9}};
    enum { KEYS = sizeof keys / sizeof *keys };
    struct table table = {.most_bytes = 1 << 20};
    uint32_t value;
    for (uint32_t i = 0; i < KEYS; i++) {
        assert_false(table_get(&table, keys[i].key, keys[i].length, &value));
        assert_true(table_put(&table, keys[i].key, keys[i].length, i));
        for (uint32_t k = 0; k <= i; k++) {
            assert_true(table_get(&table, keys[k].key, keys[k].length, &value));
            assert_int_equal(value, k);
        }
    }
    table_free(&table);
}

static void a_solver_keeps_things_under_their_keys_and_releases_each_once(void **state) {
    (void)state;
    int a = 1, b = 2, c = 3;
    released = 0;
    struct solver *solver = nimm_solver_new(0, 1000);
    assert_null(solver_find(solver, "a", 1));
    assert_true(solver_keep(solver, "a", 1, &a, 200, count_release));
    assert_true(solver_keep(solver, "ab", 2, &b, 200, count_release));
    assert_ptr_equal(solver_find(solver, "a", 1), &a);
    assert_ptr_equal(solver_find(solver, "ab", 2), &b);
    assert_null(solver_find(solver, "b", 1));
    assert_null(solver_find(solver, "", 0));
    /* Beyond the bound the thing stays the caller's. */
    assert_false(solver_keep(solver, "c", 1, &c, 351, count_release));
    assert_null(solver_find(solver, "c", 1));
    assert_true(solver_keep(solver, "c", 1, &c, 350, count_release));
    nimm_solver_free(solver);
    assert_int_equal(released, 3);
    nimm_solver_free(NULL);
}

static void a_solver_spends_its_nodes_and_a_new_question_has_them_all_again(void **state) {
    (void)state;
    struct solver *solver = nimm_solver_new(10, 0);
    nimm_solver_begin(solver);
    assert_int_equal(solver_spend(solver, 10), NIMM_SOLVE_OK);
    assert_int_equal(solver_spent(solver), 10);
    assert_int_equal(solver_spend(solver, 1), NIMM_SOLVE_TOO_LARGE);
    assert_int_equal(solver_spend(solver, 0), NIMM_SOLVE_TOO_LARGE);
    nimm_solver_begin(solver);
    assert_int_equal(solver_spent(solver), 0);
    assert_int_equal(solver_spend(solver, 1), NIMM_SOLVE_OK);
    /* However much is spent, it never becomes little again. */
    assert_int_equal(solver_spend(solver, UINT64_MAX), NIMM_SOLVE_TOO_LARGE);
    assert_int_equal(solver_spend(solver, 5), NIMM_SOLVE_TOO_LARGE);
    nimm_solver_free(solver);
}

static void a_held_question_has_one_budget_for_all_that_are_asked_within(void **state) {
    (void)state;
    struct solver *solver = nimm_solver_new(10, 0);
    assert_int_equal(solver_spend(solver, 9), NIMM_SOLVE_OK);
    solver_hold(solver);
    assert_int_equal(solver_spend(solver, 6), NIMM_SOLVE_OK);
    nimm_solver_begin(solver);
    solver_hold(solver);
    solver_release(solver);
    nimm_solver_begin(solver);
    assert_int_equal(solver_spent(solver), 6);
    assert_int_equal(solver_spend(solver, 6), NIMM_SOLVE_TOO_LARGE);
    solver_release(solver);
    nimm_solver_begin(solver);
    assert_int_equal(solver_spend(solver, 6), NIMM_SOLVE_OK);
    nimm_solver_free(solver);
}

static void a_raised_flag_stops_a_solver(void **state) {
    (void)state;
    volatile sig_atomic_t stop = 0;
    struct solver *solver = nimm_solver_new(10, 0);
    nimm_solver_stop_on(solver, &stop);
    assert_int_equal(solver_spend(solver, 1), NIMM_SOLVE_OK);
    stop = 1;
    assert_int_equal(solver_spend(solver, 1), NIMM_SOLVE_STOPPED);
    assert_int_equal(solver_spend(solver, 100), NIMM_SOLVE_STOPPED);
    nimm_solver_stop_on(solver, NULL);
    nimm_solver_begin(solver);
    assert_int_equal(solver_spend(solver, 1), NIMM_SOLVE_OK);
    nimm_solver_free(solver);
}

static void note_spent(void *context, uint64_t spent) {
    uint64_t *noted = context;
    noted[0]++;
    noted[1] = spent;
}

static void a_solver_reports_once_in_a_million_positions(void **state) {
    (void)state;
    uint64_t noted[2] = {0};
    struct solver *solver = nimm_solver_new(UINT64_MAX, 0);
    assert_int_equal(solver_spend(solver, 1 << 20), NIMM_SOLVE_OK);
    nimm_solver_report_to(solver, note_spent, noted);
    assert_int_equal(solver_spend(solver, (1 << 20) - 1), NIMM_SOLVE_OK);
    assert_int_equal(noted[0], 0);
    assert_int_equal(solver_spend(solver, 1), NIMM_SOLVE_OK);
    assert_true(noted[0] == 1 && noted[1] == 2 << 20);
    assert_int_equal(solver_spend(solver, 1), NIMM_SOLVE_OK);
    assert_int_equal(noted[0], 1);
    nimm_solver_report_to(solver, NULL, NULL);
    assert_int_equal(solver_spend(solver, 1 << 20), NIMM_SOLVE_OK);
    assert_int_equal(noted[0], 1);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_empty_table_holds_nothing),
        cmocka_unit_test(a_hundred_thousand_keys_are_found_again_and_no_others),
        cmocka_unit_test(keys_are_bytes_of_a_length),
        cmocka_unit_test(clearing_forgets_everything_and_keeps_the_bound),
        cmocka_unit_test(a_cleared_table_holds_as_much_again_in_the_same_memory),
        cmocka_unit_test(a_key_takes_four_bytes_besides_its_own),
        cmocka_unit_test(a_full_table_refuses_more_and_still_knows_what_it_had),
        cmocka_unit_test(keys_of_the_same_hash_are_told_apart),
        cmocka_unit_test(a_solver_reports_once_in_a_million_positions),
        cmocka_unit_test(a_solver_keeps_things_under_their_keys_and_releases_each_once),
        cmocka_unit_test(a_solver_spends_its_nodes_and_a_new_question_has_them_all_again),
        cmocka_unit_test(a_held_question_has_one_budget_for_all_that_are_asked_within),
        cmocka_unit_test(a_raised_flag_stops_a_solver),
    };
    return cmocka_run_group_tests_name("table", tests, NULL, NULL);
}
