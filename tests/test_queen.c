/* SPDX-License-Identifier: MIT */
/* The queen against her literal rules, and against the squares that Wythoff found lost. */
#include "support.h"

#include <stdio.h>

enum { SIDE = 30, SMALL = 12 };

/* By the letter of the rules: step by step up, to the left, and along the diagonal. */
static unsigned mex_by_rules(unsigned value[SIDE][SIDE], unsigned row, unsigned column) {
    bool seen[3 * SIDE] = {false};
    unsigned mex = 0;
    for (unsigned steps = 1; steps <= row; steps++) seen[value[row - steps][column]] = true;
    for (unsigned steps = 1; steps <= column; steps++) seen[value[row][column - steps]] = true;
    for (unsigned steps = 1; steps <= row && steps <= column; steps++)
        seen[value[row - steps][column - steps]] = true;
    while (seen[mex]) mex++;
    return mex;
}

static void squares_agree_with_the_rules(void **state) {
    unsigned value[SIDE][SIDE];
    struct solver *solver = new_solver(0);
    for (unsigned row = 0; row < SIDE; row++)
        for (unsigned column = 0; column < SIDE; column++) {
            char string[32];
            value[row][column] = mex_by_rules(value, row, column);
            if ((row >= SMALL || column >= SMALL) && row + 1 < SIDE) continue;
            snprintf(string, sizeof string, "%ux%u", row + 1, column + 1);
            assert_int_equal(value_in(solver, "queen", string), value[row][column]);
        }
    solver_free(solver);
}

/* floor(k * phi), phi being (1 + sqrt(5)) / 2. */
static unsigned times_golden_ratio(unsigned k) {
    unsigned root = 0;
    while ((root + 1) * (root + 1) <= 5 * k * k) root++;
    return (k + root) / 2;
}

/* Square k of them is floor(k * phi) and floor(k * phi^2) = floor(k * phi) + k away from the corner. */
static void just_the_squares_of_the_golden_ratio_are_lost(void **state) {
    bool lost[SIDE][SIDE] = {{false}};
    struct solver *solver = new_solver(0);
    for (unsigned k = 0; k < SIDE; k++) {
        unsigned near = times_golden_ratio(k), far = near + k;
        if (far < SIDE) lost[near][far] = lost[far][near] = true;
    }
    for (unsigned row = 0; row < SIDE; row++)
        for (unsigned column = 0; column < SIDE; column++) {
            char string[32];
            struct solution solution;
            snprintf(string, sizeof string, "%ux%u", row + 1, column + 1);
            assert_int_equal(solve_in(solver, "queen", string, &solution), NIMM_SOLVE_OK);
            assert_int_equal(solution.outcome, lost[row][column] ? NIMM_OUTCOME_P : NIMM_OUTCOME_N);
        }
    solver_free(solver);
}

static void she_moves_as_in_chess_and_never_back(void **state) {
    static const struct {
        const char *move;
        bool legal;
    } cases[] = {{"4 1", true},  {"4 5", true},  {"1 6", true},  {"3 5", true},  {"1 3", true}, {"2 4", true},
                 {"4 6", false}, {"1 1", false}, {"3 4", false}, {"5 6", false}, {"4 7", false}};
    const struct game *game;
    void *position = position_in("queen", "4x6", &game);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct text why = {0};
        struct move move;
        assert_int_equal(nimm_game_read_move(game, position, 0, cases[i].move, &move, &why), cases[i].legal);
        nimm_text_free(&why);
    }
    free(position);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(squares_agree_with_the_rules),
        cmocka_unit_test(just_the_squares_of_the_golden_ratio_are_lost),
        cmocka_unit_test(she_moves_as_in_chess_and_never_back),
    };
    return cmocka_run_group_tests_name("queen", tests, NULL, NULL);
}
