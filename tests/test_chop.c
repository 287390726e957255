/* SPDX-License-Identifier: MIT */
/* Chop against its literal rules. */
#include "support.h"

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

static void bars_to_10x10_agree_with_the_rules(void **state) {
    struct brute brute = {0};
    struct solver *solver = new_solver(0);
    solve_by_rules(&brute);
    for (size_t rows = 1; rows <= SIDE; rows++) {
        for (size_t columns = 1; columns <= SIDE; columns++) {
            struct text text = {0};
            enum outcome outcome;
            text_addf(&text, "%zux%zu", rows, columns);
            void *bar = position_of(chop, NULL, nimm_text_string(&text));
            assert_int_equal(value_of(solver, chop, bar), brute.value[rows][columns]);
            const struct question question = {.game = chop, .position = bar, .misere = true};
            assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
            assert_int_equal(outcome, brute.misere_won[rows][columns] ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
            nimm_text_free(&text);
            free(bar);
        }
    }
    /* The lecture's values. */
    assert_true(brute.value[2][2] == 0 && brute.value[2][3] == 3 && brute.value[2][4] == 2);
    solver_free(solver);
}

/* Nothing is linear in a side. */
static void the_largest_bars_are_solved_at_once(void **state) {
    struct solver *solver = new_solver(0);
    static const char bar[] = "18446744073709551615x3";
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
        cmocka_unit_test(bars_to_10x10_agree_with_the_rules),
        cmocka_unit_test(the_largest_bars_are_solved_at_once),
        cmocka_unit_test(a_bar_on_its_side_has_one_form),
    };
    return cmocka_run_group_tests_name("chop", tests, NULL, NULL);
}
