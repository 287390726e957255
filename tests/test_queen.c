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

/* In the rows of the largest board, from the corner on; the corner itself is the goal, and she
 * stands in the other one. */
static void the_board_marks_the_lost_squares(void **state) {
    const struct style style = {.width = 100, .lost = true};
    const struct game *game;
    struct text board = {0};
    void *position = position_in("queen", "30x30", &game);
    canvas_draw_text(game, position, &style, &board);
    const char *at = board.data;
    for (unsigned row = 0; row < SIDE; row++) {
        at = strchr(strchr(at, '\n'), ':') + 1;
        for (unsigned column = 0; column < SIDE; column++) {
            at += strspn(at, " ");
            const unsigned near = row < column ? row : column, far = row + column - near;
            const bool is_lost = near == times_golden_ratio(far - near);
            if (far > 0 && row + column < 2 * SIDE - 2) assert_int_equal(*at == 'P', is_lost);
            at++;
        }
    }
    free(position);
    text_free(&board);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(just_the_squares_of_the_golden_ratio_are_lost),
        cmocka_unit_test(the_board_marks_the_lost_squares),
    };
    return cmocka_run_group_tests_name("queen", tests, NULL, NULL);
}
