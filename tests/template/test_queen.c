/* SPDX-License-Identifier: MIT */
/* The queen: the squares that Wythoff found lost, and no others. */
#include "support.h"

#include <stdio.h>

enum { SIDE = 16 };

/* The pairs of Wythoff: each has the smallest number not yet in a pair, and the k-th differ by k. */
static void find_lost(bool lost[SIDE][SIDE]) {
    bool used[3 * SIDE] = {false};
    for (unsigned k = 0, small = 0; small < SIDE; k++) {
        used[small] = used[small + k] = true;
        if (small + k < SIDE) lost[small][small + k] = lost[small + k][small] = true;
        while (used[small]) small++;
    }
}

static void just_the_squares_of_wythoff_are_lost(void **state) {
    bool lost[SIDE][SIDE] = {{false}};
    const char *parameters;
    const struct game *game = game_of("queen", &parameters);
    struct solver *solver = new_solver(0);
    find_lost(lost);
    for (unsigned row = 0; row < SIDE; row++)
        for (unsigned column = 0; column < SIDE; column++) {
            char string[32];
            enum outcome outcome;
            snprintf(string, sizeof string, "%ux%u", row + 1, column + 1);
            void *position = position_of(game, parameters, string);
            struct question question = {.game = game, .position = position};
            assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
            assert_int_equal(outcome, lost[row][column] ? NIMM_OUTCOME_P : NIMM_OUTCOME_N);
            free(position);
        }
    solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(just_the_squares_of_wythoff_are_lost),
    };
    return cmocka_run_group_tests_name("queen", tests, NULL, NULL);
}
