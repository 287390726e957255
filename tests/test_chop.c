/* SPDX-License-Identifier: MIT */
/* Chop against its literal rules. */
#include "boards.h"

extern const struct game game_chop;
static const struct game *const chop = &game_chop;

enum { SIDE = 10 };

struct brute {
    unsigned value[SIDE + 1][SIDE + 1];
    bool misere_won[SIDE + 1][SIDE + 1];
};

/* Chop by the letter of its rules: along each line between two rows or two columns, the bar breaks. */
static void solve_by_rules(struct brute *brute) {
    for (size_t rows = 1; rows <= SIDE; rows++) {
        for (size_t columns = 1; columns <= SIDE; columns++) {
            bool seen[2 * SIDE] = {false};
            bool won = rows == 1 && columns == 1;
            for (size_t line = 1; line < rows; line++) {
                seen[brute->value[line][columns]] = true;
                won |= !brute->misere_won[line][columns];
            }
            for (size_t line = 1; line < columns; line++) {
                seen[brute->value[rows][line]] = true;
                won |= !brute->misere_won[rows][line];
            }
            brute->value[rows][columns] = 0;
            while (seen[brute->value[rows][columns]]) brute->value[rows][columns]++;
            brute->misere_won[rows][columns] = won;
        }
    }
}

static void *bar_of(size_t rows, size_t columns) {
    struct text text = {0};
    text_addf(&text, "%zux%zu", rows, columns);
    void *bar = position_of(chop, NULL, nimm_text_string(&text));
    nimm_text_free(&text);
    return bar;
}

static void assert_bar_agrees(struct solver *solver, const struct brute *brute, size_t rows, size_t columns) {
    void *bar = bar_of(rows, columns);
    struct random random = nimm_random_from_seed(rows * SIDE + columns);
    struct question question = {.game = chop, .position = bar};
    struct solution solution;
    assert_int_equal(nimm_solve_position(solver, &question, &solution), NIMM_SOLVE_OK);
    assert_int_equal(solution.value, brute->value[rows][columns]);
    assert_int_equal(solution.outcome, solution.value > 0 ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
    for (uint64_t value = 0; value < 18; value++) assert_winning_agrees(solver, chop, bar, 0, value);
    assert_check_agrees_with_moves(chop, bar, 0, &(struct move){.kind = 2, .amount = SIDE + 2});
    if (solution.value > 0) assert_optimal_player_wins(solver, chop, bar, 0, random_move, &random, 2 * SIDE);
    free(bar);
}

static void bars_to_10x10_agree_with_the_rules(void **state) {
    (void)state;
    struct brute brute = {0};
    struct solver *solver = new_solver(0);
    solve_by_rules(&brute);
    for (size_t rows = 1; rows <= SIDE; rows++)
        for (size_t columns = 1; columns <= SIDE; columns++) assert_bar_agrees(solver, &brute, rows, columns);
    nimm_solver_free(solver);
}

static void misere_play_to_10x10_agrees_with_the_rules(void **state) {
    (void)state;
    struct brute brute = {0};
    struct solver *solver = new_solver(0);
    solve_by_rules(&brute);
    for (size_t rows = 1; rows <= SIDE; rows++) {
        for (size_t columns = 1; columns <= SIDE; columns++) {
            void *bar = bar_of(rows, columns);
            struct question question = {.game = chop, .position = bar, .misere = true};
            struct move_list list = {0};
            size_t lost = 0;
            enum outcome outcome;
            assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
            assert_int_equal(outcome, brute.misere_won[rows][columns] ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
            for (size_t line = 1; line < rows; line++) lost += !brute.misere_won[line][columns];
            for (size_t line = 1; line < columns; line++) lost += !brute.misere_won[rows][line];
            assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_OK);
            assert_int_equal(list.total.n, lost);
            free(bar);
        }
    }
    nimm_solver_free(solver);
}

/* 2x2, 2x3 and 2x4 as in the lecture. */
static void small_bars_have_their_published_values(void **state) {
    (void)state;
    const unsigned values[] = {1, 0, 3, 2};
    for (size_t columns = 1; columns <= LENGTH(values); columns++) {
        void *bar = bar_of(2, columns);
        assert_int_equal(value_of(NULL, chop, bar), values[columns - 1]);
        free(bar);
    }
}

/* Nothing is linear in a side. */
static void the_largest_bars_are_solved_at_once(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    void *bar = position_of(chop, NULL, "18446744073709551615x3");
    struct move kept[4];
    struct move_list list = {.moves = kept, .limit = LENGTH(kept)};
    struct question question = {.game = chop, .position = bar};
    struct solution solution;
    assert_int_equal(nimm_solve_position(solver, &question, &solution), NIMM_SOLVE_OK);
    assert_true(solution.value == (UINT64_C(18446744073709551614) ^ 2));
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_OK);
    assert_int_equal(list.n, 1);
    assert_memory_equal(&kept[0], &((struct move){.amount = 3}), sizeof *kept);
    for (int misere = 0; misere < 2; misere++) {
        struct advice advice;
        question.misere = misere;
        assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
        assert_int_equal(advice.kind, NIMM_ADVICE_WINNING);
    }
    free(bar);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bars_to_10x10_agree_with_the_rules),
        cmocka_unit_test(misere_play_to_10x10_agrees_with_the_rules),
        cmocka_unit_test(small_bars_have_their_published_values),
        cmocka_unit_test(the_largest_bars_are_solved_at_once),
    };
    return cmocka_run_group_tests_name("chop", tests, NULL, NULL);
}
