/* SPDX-License-Identifier: MIT */
/* Chop: values, and a bar turned on its side. */
#include "support.h"

extern const struct game game_chop;
static const struct game *const chop = &game_chop;

/* Nothing is linear in a side. The small ones are the lecture's. */
static void bars_of_any_size_are_solved_at_once(void **state) {
    struct solver *solver = new_solver(0);
    static const char bar[] = "18446744073709551615x3";
    assert_int_equal(value_in(solver, "chop", "2x2"), 0);
    assert_int_equal(value_in(solver, "chop", "2x3"), 3);
    assert_int_equal(value_in(solver, "chop", "2x4"), 2);
    assert_true(value_in(solver, "chop", bar) == (UINT64_C(18446744073709551614) ^ 2));
    assert_winning_moves(solver, "chop", bar, false, "rows 3");
    assert_int_equal(advice_in(solver, "chop", bar, true).kind, NIMM_ADVICE_WINNING);
    solver_free(solver);
}

/* A bar and the same on its side are one position to the search, however little their sides differ. */
static void a_bar_on_its_side_has_one_form(void **state) {
    static const char *const bars[][2] = {{"3x4", "4x3"}, {"1x9", "9x1"}, {"5x5", "5x5"}};
    for (size_t i = 0; i < LENGTH(bars); i++) {
        void *bar = position_of(chop, NULL, bars[i][0]), *turned = position_of(chop, NULL, bars[i][1]);
        chop->canonical(bar);
        chop->canonical(turned);
        assert_memory_equal(bar, turned, chop->size);
        free(bar);
        free(turned);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bars_of_any_size_are_solved_at_once),
        cmocka_unit_test(a_bar_on_its_side_has_one_form),
    };
    return cmocka_run_group_tests_name("chop", tests, NULL, NULL);
}
