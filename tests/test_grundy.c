/* SPDX-License-Identifier: MIT */
/* Grundy's game: how a split is written, and its bounds. Its moves stand in test_games.c, its
 * values in test_values.c. */
#include "support.h"

static void either_part_of_a_split_may_be_named(void **state) {
    const struct game *game;
    void *position = position_in("grundy", "1,7", &game);
    static const char *const moves[] = {"2 3", "2 4", "split pile 2 into 3 and 4"};
    for (size_t i = 0; i < LENGTH(moves); i++) {
        struct text why = {0};
        struct move move;
        assert_true(game_read_move(game, position, 0, moves[i], &move, &why));
        assert_true(move.part == 1 && move.amount == 3);
        text_free(&why);
    }
    free(position);
}

/* Beyond the piles whose values are found, it is an answer that there is none. */
static void a_large_pile_is_too_large(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct solution solution;
    assert_int_equal(solve_in(solver, "grundy", "20000,200", &solution), NIMM_OK);
    assert_int_equal(solve_in(solver, "grundy", "20001", &solution), NIMM_TOO_LARGE);
    assert_int_equal(solve_in(solver, "grundy", "18446744073709551615", &solution), NIMM_TOO_LARGE);
    nimm_solver_free(solver);
}

/* A pile of 65 becomes 64 piles. */
static void a_start_must_fit_on_the_table(void **state) {
    static const struct {
        const char *start;
        bool fits;
    } cases[] = {
        {"65,65", true}, {"65,66", false}, {"129", true}, {"130", false}, {"129,1", false}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        struct text why = {0};
        void *position = position_in("grundy", cases[i].start, &game);
        assert_int_equal(game->startable(position, &why), cases[i].fits);
        text_free(&why);
        free(position);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(either_part_of_a_split_may_be_named),
        cmocka_unit_test(a_large_pile_is_too_large),
        cmocka_unit_test(a_start_must_fit_on_the_table),
    };
    return cmocka_run_group_tests_name("grundy", tests, NULL, NULL);
}
