/* SPDX-License-Identifier: MIT */
/* Puzzles: each is won by the player to move, and they grow. */
#include "play/puzzle.h"

#include "support.h"

enum { PUZZLES = 10 };

/* Of every game, whatever it is. */
static void the_player_to_move_wins_every_puzzle(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < game_count; i++) {
        struct random random = random_from_seed(i);
        const struct game *game;
        void *position = game_new(game_list[i]->id, &game, NULL);
        const uint64_t normal = solve_check_misere(game, true, NULL) ? PUZZLES / 2 : PUZZLES;
        for (uint64_t before = 0; before < PUZZLES; before++) {
            const struct question question = {game, position, 0, before >= normal, NULL};
            enum outcome outcome;
            assert_true(puzzle_draw(game, question.misere, before, solver, &random, position));
            assert_int_equal(solve_outcome(solver, &question, &outcome), NIMM_OK);
            assert_int_equal(outcome, OUTCOME_N);
        }
        free(position);
    }
    nimm_solver_free(solver);
}

static void puzzles_of_nim_get_more_moves_and_more_piles(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct random random = random_from_seed(1);
    const struct game *game;
    void *position = game_new("nim", &game, NULL);
    for (uint64_t before = 0; before < 2 * PUZZLES; before++) {
        enum { MOST_IN_A_PILE = 8 };
        struct piles piles;
        assert_true(puzzle_draw(game, false, before, solver, &random, position));
        assert_in_range(count_moves(game, position, 0, SIZE_MAX), 6 + before, 12 + 2 * before);
        assert_int_equal(search_piles(solver, game, position, &piles), NIMM_OK);
        assert_in_range(piles.n, (6 + before) / MOST_IN_A_PILE + 1, 5);
    }
    free(position);
    nimm_solver_free(solver);
}

/* Misere play is searched; what is too large for that is not asked. */
static void a_puzzle_is_smaller_where_a_larger_one_cannot_be_searched(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct random random = random_from_seed(1);
    const struct game *game;
    void *position = game_new("grundy", &game, NULL);
    assert_true(puzzle_draw(game, true, 36, solver, &random, position));
    free(position);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_player_to_move_wins_every_puzzle),
        cmocka_unit_test(puzzles_of_nim_get_more_moves_and_more_piles),
        cmocka_unit_test(a_puzzle_is_smaller_where_a_larger_one_cannot_be_searched),
    };
    return cmocka_run_group_tests_name("puzzle", tests, NULL, NULL);
}
