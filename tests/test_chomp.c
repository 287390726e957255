/* SPDX-License-Identifier: MIT */
/* Chomp against a search by its rules, and its bounds. Published values stand in test_values.c. */
#include "support.h"

#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

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
    struct nimm_solver *solver = new_solver(0), *by_rules = nimm_solver_new(UINT64_MAX, 0);
    uint8_t lengths[ROWS] = {0};
    solver_hold(by_rules); /* so that each bar is searched once */
    while (next_lengths(lengths)) {
        struct text text = {0};
        for (size_t i = 0; i < ROWS && lengths[i] > 0; i++) text_addf(&text, "%u ", lengths[i]);
        void *bar = position_of(chomp, NULL, text_string(&text));
        assert_int_equal(value_of(solver, chomp, bar), value_of(by_rules, &bare, bar));
        text_free(&text);
        free(bar);
    }
    solver_release(by_rules);
    nimm_solver_free(by_rules);
    nimm_solver_free(solver);
}

static void two_rows_or_columns_are_lost_just_when_they_differ_by_one(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (unsigned longer = 1; longer <= 32; longer++) {
        for (unsigned shorter = 1; shorter <= longer; shorter++) {
            struct text rows = {0}, columns = {0};
            struct solution across, down;
            text_addf(&rows, "%u,%u", longer, shorter);
            for (unsigned i = 0; i < longer; i++) text_add(&columns, i < shorter ? "2 " : "1 ");
            assert_int_equal(solve_in(solver, "chomp", text_string(&rows), &across), NIMM_OK);
            assert_int_equal(solve_in(solver, "chomp", text_string(&columns), &down), NIMM_OK);
            assert_int_equal(across.outcome, longer == shorter + 1 ? OUTCOME_P : OUTCOME_N);
            assert_true(down.outcome == across.outcome && down.value == across.value);
            text_free(&rows);
            text_free(&columns);
        }
    }
    nimm_solver_free(solver);
}

static void an_l_is_two_nim_piles_at_any_size(void **state) {
    static const char bar[] = "255,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1";
    struct nimm_solver *solver = new_solver(0);
    struct solution solution;
    assert_int_equal(solve_in(solver, "chomp", bar, &solution), NIMM_OK);
    assert_true(solution.piles.n == 2 && solution.piles.value[0] == 254 &&
                solution.piles.value[1] == 31);
    assert_winning_moves("chomp", bar, false, "1 33");
    nimm_solver_free(solver);
}

/* A rectangle is won by strategy stealing, though nobody may know how. */
static void large_bars_say_so(void **state) {
    static const struct {
        const char *bar;
        enum nimm_status status;
        enum outcome outcome;
        bool has_value;
    } cases[] = {
        {"32x255", NIMM_OK, OUTCOME_N, false},
        {"13x13", NIMM_OK, OUTCOME_N, false},
        {"255,254", NIMM_OK, OUTCOME_P, true},
        {"20,19,18,17,16,15,14,13,12,11,10,9,8", NIMM_TOO_LARGE, OUTCOME_P, false},
    };
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct solution solution;
        assert_int_equal(solve_in(solver, "chomp", cases[i].bar, &solution), cases[i].status);
        assert_int_equal(solution.has_value, cases[i].has_value);
        if (cases[i].status == NIMM_OK) assert_int_equal(solution.outcome, cases[i].outcome);
    }
    assert_int_equal(advice_in(solver, "chomp", "32x255", false).kind, ADVICE_GUESS);
    nimm_solver_free(solver);
}

static void the_bounds_of_the_solver_are_kept(void **state) {
    struct nimm_solver *few_nodes = new_solver(1000), *few_bytes = nimm_solver_new(0, 40000),
                       *stopped = new_solver(0);
    struct solution solution;
    nimm_solver_stop(stopped);
    assert_int_equal(solve_in(few_nodes, "chomp", "4,4,2", &solution), NIMM_TOO_LARGE);
    assert_int_equal(solve_in(few_bytes, "chomp", "4,4,2", &solution), NIMM_TOO_LARGE);
    assert_int_equal(solve_in(stopped, "chomp", "4,4,2", &solution), NIMM_STOPPED);
    nimm_solver_free(few_nodes);
    nimm_solver_free(few_bytes);
    nimm_solver_free(stopped);
}

static struct nimm_solver *solver_to_stop;

static void stop(int signal) {
    nimm_solver_stop(solver_to_stop);
}

/* A second process stops the solver after 5 ms, while it computes the values of smaller bars. A
 * machine that is done before that is not tested. */
static void what_was_stopped_halfway_is_computed_from_the_beginning(void **state) {
    const struct timespec soon = {.tv_nsec = 5000000};
    struct solution solution;
    solver_to_stop = new_solver(0);
    signal(SIGUSR1, stop);
    const pid_t child = fork();
    if (child == 0) {
        nanosleep(&soon, NULL);
        kill(getppid(), SIGUSR1);
        _exit(0);
    }
    solve_in(solver_to_stop, "chomp", "10x10", &solution);
    waitpid(child, NULL, 0);
    nimm_solver_resume(solver_to_stop);
    assert_int_equal(solve_in(solver_to_stop, "chomp", "10x10", &solution), NIMM_OK);
    assert_int_equal(solution.value, 19);
    nimm_solver_free(solver_to_stop);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_bar_of_5x6_agrees_with_the_rules),
        cmocka_unit_test(two_rows_or_columns_are_lost_just_when_they_differ_by_one),
        cmocka_unit_test(an_l_is_two_nim_piles_at_any_size),
        cmocka_unit_test(large_bars_say_so),
        cmocka_unit_test(the_bounds_of_the_solver_are_kept),
        cmocka_unit_test(what_was_stopped_halfway_is_computed_from_the_beginning),
    };
    return cmocka_run_group_tests_name("chomp", tests, NULL, NULL);
}
