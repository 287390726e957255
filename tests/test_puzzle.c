/* SPDX-License-Identifier: MIT */
/* Puzzles: each is won by the player to move, and they grow; those of a day depend on the date. */
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

/* --- the puzzles of a day -------------------------------------------------------------------- */

/* Writes the five of a day, "nim 1,2,4; nim ...". */
static void print_five(struct date date, struct text *text) {
    for (unsigned i = 0; i < PUZZLE_DAILY; i++) {
        const struct game *game;
        void *position = puzzle_draw_daily(date, i, &game);
        if (i > 0) text_add(text, "; ");
        text_addf(text, "%s ", game->id);
        game->print(position, text);
        free(position);
    }
}

static bool have_same_five(struct date a, struct date b) {
    struct text first = {0}, second = {0};
    print_five(a, &first);
    print_five(b, &second);
    const bool are_same = strcmp(text_string(&first), text_string(&second)) == 0;
    text_free(&first);
    text_free(&second);
    return are_same;
}

static void the_five_of_a_day_are_the_same_everywhere(void **state) {
    struct text text = {0};
    print_five((struct date){2026, 11, 23}, &text);
    assert_string_equal(
        text_string(&text),
        "nim 4,5,2; nim 8,9,5,6; nim 10,8,11,5,6; kayles iiiii.iiii.iii; chomp 6,5,5");
    text_clear(&text);
    print_five((struct date){9999, 12, 31}, &text);
    assert_string_equal(
        text_string(&text),
        "nim 2,1,5; nim 4,3,8,6; nim 9,7,8,11,12; kayles iiiiii.iii.iiiii; chomp 6,5,3");
    text_free(&text);
}

static void the_next_day_has_another_five(void **state) {
    assert_true(have_same_five((struct date){2026, 11, 23}, (struct date){2026, 11, 23}));
    for (uint64_t day = 1; day < 28; day++)
        assert_false(have_same_five((struct date){2028, 2, day}, (struct date){2028, 2, day + 1}));
}

/* No move ends the game, at most one in four wins, and some move does. */
static void check_daily(struct nimm_solver *solver, const struct game *game, void *position) {
    const struct question question = {game, position, PLAYER_1, false, NULL};
    struct moves moves = {0};
    size_t wins = 0, losses = 0;
    void *after = malloc(game->size);
    assert_non_null(after);
    while (game->moves(position, PLAYER_1, &moves)) {
        enum outcome outcome;
        const struct question next = solve_after(&question, &moves.move, after);
        assert_false(game_is_over(game, after, PLAYER_2));
        assert_int_equal(solve_outcome(solver, &next, &outcome), NIMM_OK);
        wins += outcome == OUTCOME_P;
        losses += outcome == OUTCOME_N;
    }
    free(after);
    assert_true(wins > 0);
    assert_true(losses >= 2);
    assert_true(losses >= 3 * wins);
}

static void the_five_are_neither_lost_nor_trivial_and_grow(void **state) {
    static const char *const games[] = {"nim", "nim", "nim", "kayles", "chomp"};
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t day = 1; day <= 28; day++) {
        const struct date date = {1970 + 100 * day, day % 12 + 1, day};
        size_t moves = 0;
        for (unsigned i = 0; i < PUZZLE_DAILY; i++) {
            const struct game *game;
            void *position = puzzle_draw_daily(date, i, &game);
            assert_string_equal(game->id, games[i]);
            const size_t before = moves;
            moves = count_moves(game, position, PLAYER_1, SIZE_MAX);
            if (game_is_nim(game)) assert_true(moves > before);
            check_daily(solver, game, position);
            free(position);
        }
    }
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_player_to_move_wins_every_puzzle),
        cmocka_unit_test(puzzles_of_nim_get_more_moves_and_more_piles),
        cmocka_unit_test(a_puzzle_is_smaller_where_a_larger_one_cannot_be_searched),
        cmocka_unit_test(the_five_of_a_day_are_the_same_everywhere),
        cmocka_unit_test(the_next_day_has_another_five),
        cmocka_unit_test(the_five_are_neither_lost_nor_trivial_and_grow),
    };
    return cmocka_run_group_tests_name("puzzle", tests, NULL, NULL);
}
