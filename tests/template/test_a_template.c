/* SPDX-License-Identifier: MIT */
/* Staircase Nim: the steps of odd number decide. */
#include "support.h"

static void a_step_of_even_number_does_not_matter(void **state) {
    static const char *const lost[] = {"0,7", "3,1,3", "1,9,2,0,3,4"};
    for (size_t i = 0; i < LENGTH(lost); i++) assert_int_equal(value_in("a-template", lost[i]), 0);
    assert_int_equal(value_in("a-template", "3,5,4"), 7);
}

static void a_move_from_a_step_of_even_number_has_no_twin(void **state) {
    const struct game *game;
    struct nimm_solver *solver = new_solver(0);
    void *position = position_in("a-template", "5,2,5", &game);
    assert_int_equal(
        solve_paired_parts(solver, &(struct question){.game = game, .position = position}), 0);
    free(position);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_step_of_even_number_does_not_matter),
        cmocka_unit_test(a_move_from_a_step_of_even_number_has_no_twin),
    };
    return cmocka_run_group_tests_name("a-template", tests, NULL, NULL);
}
