/* SPDX-License-Identifier: MIT */
/* The queen on the squares that Wythoff found lost (W. A. Wythoff, A modification of the game of
 * Nim, 1907).
 */
#include "support.h"

#include <stdio.h>

enum { SIDE = 30 };

/* floor(k * phi), phi being (1 + sqrt(5)) / 2. */
static unsigned times_golden_ratio(unsigned k) {
    unsigned root = 0;
    while ((root + 1) * (root + 1) <= 5 * k * k) root++;
    return (k + root) / 2;
}

/* Square k of them is floor(k * phi) and floor(k * phi^2) = floor(k * phi) + k away from the
 * corner. */
static void just_the_squares_of_the_golden_ratio_are_lost(void **state) {
    bool lost[SIDE][SIDE] = {{false}};
    struct nimm_solver *solver = new_solver(0);
    for (unsigned k = 0; k < SIDE; k++) {
        unsigned near = times_golden_ratio(k), far = near + k;
        if (far < SIDE) lost[near][far] = lost[far][near] = true;
    }
    for (unsigned row = 0; row < SIDE; row++)
        for (unsigned column = 0; column < SIDE; column++) {
            char string[32];
            struct solution solution;
            snprintf(string, sizeof string, "%ux%u", row + 1, column + 1);
            assert_int_equal(solve_in(solver, "queen", string, &solution), NIMM_OK);
            assert_int_equal(solution.outcome, lost[row][column] ? OUTCOME_P : OUTCOME_N);
        }
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(just_the_squares_of_the_golden_ratio_are_lost),
    };
    return cmocka_run_group_tests_name("queen", tests, NULL, NULL);
}
