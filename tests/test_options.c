/* SPDX-License-Identifier: MIT */
/* What moves lead to: the values of which a position's own is the mex. */
#include "countdown.h"

#include <signal.h>

#include "nimm/solve.h"

static enum solve_status list(struct solver *solver, uint64_t stones, uint64_t most,
                              struct position_options *options) {
    const struct countdown position = {stones, most};
    const struct question question = {&countdown, &position, 0, false, NULL};
    return nimm_solve_options(solver, &question, options);
}

static void moves_are_listed_with_the_values_behind_them(void **state) {
    (void)state;
    static const uint64_t repeated[] = {1, 0, 3, 2, 1, 0};
    struct solver *solver = new_solver(0);
    struct position_options options;
    uint64_t values[NIMM_SOLVE_OPTIONS];
    assert_int_equal(list(solver, 6, 6, &options), NIMM_SOLVE_OK);
    assert_int_equal(options.n, 6);
    for (uint64_t i = 0; i < 6; i++) {
        assert_int_equal(options.move[i].amount, i + 1);
        assert_int_equal(options.value[i], 5 - i);
    }
    assert_int_equal(nimm_solve_options_mex(&options), 6);
    for (size_t i = 0; i < 6; i++) options.value[i] = repeated[i];
    assert_int_equal(nimm_solve_options_values(&options, values), 4);
    for (uint64_t i = 0; i < 4; i++) assert_int_equal(values[i], i);
    assert_int_equal(nimm_solve_options_mex(&options), 4);
    nimm_solver_free(solver);
}

static void an_end_has_no_options_and_the_mex_0(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct position_options options;
    uint64_t values[NIMM_SOLVE_OPTIONS];
    assert_int_equal(list(solver, 0, 3, &options), NIMM_SOLVE_OK);
    assert_int_equal(options.n, 0);
    assert_int_equal(nimm_solve_options_mex(&options), 0);
    assert_int_equal(nimm_solve_options_values(&options, values), 0);
    nimm_solver_free(solver);
}

static void of_too_many_options_the_first_are_listed(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct position_options options;
    assert_int_equal(list(solver, NIMM_SOLVE_OPTIONS, NIMM_SOLVE_OPTIONS, &options), NIMM_SOLVE_OK);
    assert_int_equal(options.n, NIMM_SOLVE_OPTIONS);
    assert_int_equal(nimm_solve_options_mex(&options), NIMM_SOLVE_OPTIONS);
    assert_int_equal(list(solver, NIMM_SOLVE_OPTIONS + 1, NIMM_SOLVE_OPTIONS + 1, &options),
                     NIMM_SOLVE_TOO_LARGE);
    assert_int_equal(options.n, NIMM_SOLVE_OPTIONS);
    assert_int_equal(options.value[0], NIMM_SOLVE_OPTIONS);
    nimm_solver_free(solver);
}

static void what_the_solver_cannot_do_is_passed_on(void **state) {
    (void)state;
    struct solver *few = new_solver(5), *solver = new_solver(0);
    volatile sig_atomic_t raised = 1;
    struct position_options options;
    assert_int_equal(list(few, 50, 3, &options), NIMM_SOLVE_TOO_LARGE);
    assert_int_equal(options.n, 0);
    nimm_solver_stop_on(solver, &raised);
    assert_int_equal(list(solver, 50, 3, &options), NIMM_SOLVE_STOPPED);
    nimm_solver_free(few);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_are_listed_with_the_values_behind_them),
        cmocka_unit_test(an_end_has_no_options_and_the_mex_0),
        cmocka_unit_test(of_too_many_options_the_first_are_listed),
        cmocka_unit_test(what_the_solver_cannot_do_is_passed_on),
    };
    return cmocka_run_group_tests_name("options", tests, NULL, NULL);
}
