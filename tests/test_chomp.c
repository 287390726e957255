/* SPDX-License-Identifier: MIT */
/* Chomp against its literal rules and published values. */
#include "support.h"

extern const struct game game_chomp;
static const struct game *const chomp = &game_chomp;

enum { ROWS = 5, COLUMNS = 6 };

/* Makes the lengths into the next ones; false at the full bar. */
static bool next_lengths(uint8_t lengths[ROWS]) {
    size_t i = ROWS;
    while (i > 0 && lengths[i - 1] == (i > 1 ? lengths[i - 2] : COLUMNS)) i--;
    if (i == 0) return false;
    lengths[i - 1]++;
    while (i < ROWS) lengths[i++] = 0;
    return true;
}

static void whole_bar_of_5x6_agrees_with_the_rules(void **state) {
    const struct game bare = bare_rules(chomp);
    struct solver *solver = new_solver(0), *by_rules = solver_new(UINT64_MAX, 0);
    uint8_t lengths[ROWS] = {0};
    solver_hold(by_rules); /* so that each bar is searched once */
    while (next_lengths(lengths)) {
        struct text text = {0};
        for (size_t i = 0; i < ROWS && lengths[i] > 0; i++) text_addf(&text, "%u ", lengths[i]);
        void *bar = position_of(chomp, NULL, nimm_text_string(&text));
        assert_int_equal(value_of(solver, chomp, bar), value_of(by_rules, &bare, bar));
        nimm_text_free(&text);
        free(bar);
    }
    solver_release(by_rules);
    solver_free(by_rules);
    solver_free(solver);
}

/* 2 x n checked from the literal rules by an independent program; the larger ones are another solver's
 * values. */
static void rectangles_have_their_published_values(void **state) {
    static const struct {
        const char *bar;
        unsigned value;
    } published[] = {
        {"1x1", 0},  {"2,1", 0},  {"2x1", 1},  {"2x2", 2},  {"2x3", 4},    {"2x4", 5},
        {"2x5", 7},  {"2x6", 8},  {"2x7", 10}, {"3x3", 5},  {"3x10", 21},  {"10x3", 21},
        {"4x7", 19}, {"7x4", 19}, {"7x7", 20}, {"8x8", 13}, {"10x10", 19},
    };
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(published); i++)
        assert_int_equal(value_in(solver, "chomp", published[i].bar), published[i].value);
    solver_free(solver);
}

/* One solver is asked about boxes of many shapes and sizes, each of which may take another's place. */
static void values_do_not_depend_on_what_was_asked_before(void **state) {
    static const char *const bars[] = {"9,7,2",
                                       "20,3,3,1",
                                       "3x40",
                                       "6,6,6,6,6,6,6,6,6,5",
                                       "12,11,10,3,3,2,1",
                                       "2,2,2,2,2,2,2,2,2,2,2,2,1",
                                       "11,11,4,4,1"};
    struct solver *solver = new_solver(0);
    for (size_t round = 0; round < 2; round++) {
        for (size_t i = 0; i < LENGTH(bars); i++) {
            struct solver *fresh = new_solver(0);
            assert_int_equal(value_in(solver, "chomp", bars[i]), value_in(fresh, "chomp", bars[i]));
            solver_free(fresh);
        }
    }
    solver_free(solver);
}

static void two_rows_or_columns_are_lost_just_when_they_differ_by_one(void **state) {
    struct solver *solver = new_solver(0);
    for (unsigned longer = 1; longer <= 32; longer++) {
        for (unsigned shorter = 1; shorter <= longer; shorter++) {
            struct text rows = {0}, columns = {0};
            struct solution across, down;
            text_addf(&rows, "%u,%u", longer, shorter);
            for (unsigned i = 0; i < longer; i++) text_add(&columns, i < shorter ? "2 " : "1 ");
            assert_int_equal(solve_in(solver, "chomp", nimm_text_string(&rows), &across), NIMM_SOLVE_OK);
            assert_int_equal(solve_in(solver, "chomp", nimm_text_string(&columns), &down), NIMM_SOLVE_OK);
            assert_int_equal(across.outcome, longer == shorter + 1 ? NIMM_OUTCOME_P : NIMM_OUTCOME_N);
            assert_true(down.outcome == across.outcome && down.value == across.value);
            nimm_text_free(&rows);
            nimm_text_free(&columns);
        }
    }
    solver_free(solver);
}

static void an_l_is_two_nim_piles_at_any_size(void **state) {
    static const char bar[] = "255,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1";
    struct solver *solver = new_solver(0);
    struct solution solution;
    assert_int_equal(solve_in(solver, "chomp", bar, &solution), NIMM_SOLVE_OK);
    assert_true(solution.piles.n == 2 && solution.piles.value[0] == 254 && solution.piles.value[1] == 31);
    assert_winning_moves(solver, "chomp", bar, false, "1 33");
    solver_free(solver);
}

/* In a square, what is left of one row and one column is lost, for they are equal (Gale 1974). That there is
 * not always just one bite is K. Thompson's counterexample of 8x10 (M. Gardner, Knotted Doughnuts and Other
 * Mathematical Entertainments, 1986, chapter 9). */
static void bars_are_won_by_their_published_bites(void **state) {
    struct solver *solver = new_solver(0);
    assert_winning_moves(solver, "chomp", "9x9", false, "2 2");
    assert_winning_moves(solver, "chomp", "12x12", false, "2 2");
    assert_winning_moves(solver, "chomp", "8x10", false, "4 9; 5 6");
    assert_winning_moves(solver, "chomp", "10x8", false, "6 5; 9 4");
    solver_free(solver);
}

/* A rectangle is won by strategy stealing, though nobody may know how. */
static void large_bars_say_so(void **state) {
    static const struct {
        const char *bar;
        enum solve_status status;
        enum outcome outcome;
        bool has_value;
    } cases[] = {
        {"32x255", NIMM_SOLVE_OK, NIMM_OUTCOME_N, false},
        {"13x13", NIMM_SOLVE_OK, NIMM_OUTCOME_N, false},
        {"255,254", NIMM_SOLVE_OK, NIMM_OUTCOME_P, true},
        {"20,19,18,17,16,15,14,13,12,11,10,9,8", NIMM_SOLVE_TOO_LARGE, NIMM_OUTCOME_P, false},
    };
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct solution solution;
        assert_int_equal(solve_in(solver, "chomp", cases[i].bar, &solution), cases[i].status);
        assert_int_equal(solution.has_value, cases[i].has_value);
        if (cases[i].status == NIMM_SOLVE_OK) assert_int_equal(solution.outcome, cases[i].outcome);
    }
    assert_int_equal(advice_in(solver, "chomp", "32x255", false).kind, NIMM_ADVICE_GUESS);
    solver_free(solver);
}

static void the_bounds_of_the_solver_are_kept(void **state) {
    static volatile sig_atomic_t stop = 1;
    struct solver *few_nodes = new_solver(1000), *few_bytes = solver_new(0, 40000), *stopped = new_solver(0);
    struct solution solution;
    solver_stop_on(stopped, &stop);
    assert_int_equal(solve_in(few_nodes, "chomp", "4,4,2", &solution), NIMM_SOLVE_TOO_LARGE);
    assert_int_equal(solve_in(few_bytes, "chomp", "4,4,2", &solution), NIMM_SOLVE_TOO_LARGE);
    assert_int_equal(solve_in(stopped, "chomp", "4,4,2", &solution), NIMM_SOLVE_STOPPED);
    solver_free(few_nodes);
    solver_free(few_bytes);
    solver_free(stopped);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_bar_of_5x6_agrees_with_the_rules),
        cmocka_unit_test(rectangles_have_their_published_values),
        cmocka_unit_test(values_do_not_depend_on_what_was_asked_before),
        cmocka_unit_test(two_rows_or_columns_are_lost_just_when_they_differ_by_one),
        cmocka_unit_test(an_l_is_two_nim_piles_at_any_size),
        cmocka_unit_test(bars_are_won_by_their_published_bites),
        cmocka_unit_test(large_bars_say_so),
        cmocka_unit_test(the_bounds_of_the_solver_are_kept),
    };
    return cmocka_run_group_tests_name("chomp", tests, NULL, NULL);
}
