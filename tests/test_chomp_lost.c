/* SPDX-License-Identifier: MIT */
/* Who wins at Chomp and by which bites, where that is found without the values: in bars with more than eight
 * squares in a row or column. */
#include "boards.h"

#include "nimm/chomp.h"

extern const struct game game_chomp;
static const struct game *const chomp = &game_chomp;

static void *bar_of(const uint8_t *rows, size_t n) {
    struct text text = {0};
    for (size_t i = 0; i < n && rows[i] > 0; i++)
        text_addf(&text, "%s%u", i > 0 ? "," : "", (unsigned)rows[i]);
    void *bar = position_of(chomp, NULL, text_string(&text));
    text_free(&text);
    return bar;
}

/* The bites that leave a bar of value 0. */
static size_t list_by_values(struct solver *values, const void *bar, struct move *found) {
    void *after = malloc(chomp->size);
    size_t n = 0;
    assert_non_null(after);
    for (struct moves moves = {0}; chomp->moves(bar, 0, &moves);) {
        play_into(chomp, bar, 0, &moves.move, after);
        if (value_of(values, chomp, after) == 0) found[n++] = moves.move;
    }
    free(after);
    return n;
}

/* The solver of the values keeps tables of them, the other one has none to look into. */
static void assert_bar_is_judged_as_by_values(struct solver *solver, struct solver *values, const void *bar) {
    struct move kept[100], found[100];
    struct move_list list = {.moves = kept, .limit = LENGTH(kept)};
    enum outcome outcome;
    assert_int_equal(chomp->outcome(solver, bar, 0, false, &outcome), SOLVE_OK);
    assert_int_equal(outcome, value_of(values, chomp, bar) > 0 ? OUTCOME_N : OUTCOME_P);
    assert_int_equal(chomp->winning(solver, bar, 0, false, 0, &list), SOLVE_OK);
    assert_int_equal(list.n, list_by_values(values, bar, found));
    assert_memory_equal(kept, found, list.n * sizeof *kept);
}

static void assert_all_bars_are_judged_as_by_values(unsigned rows, unsigned columns) {
    struct young_box box;
    uint8_t bar[YOUNG_MOST_SIDE] = {0};
    struct solver *solver = new_solver(0), *values = new_solver(0);
    void *whole;
    assert_true(young_make_box(&box, rows, columns));
    memset(bar, (int)columns, rows);
    whole = bar_of(bar, rows);
    value_of(values, chomp, whole);
    memset(bar, 0, rows);
    while (young_next(&box, bar)) {
        void *position = bar_of(bar, rows);
        assert_bar_is_judged_as_by_values(solver, values, position);
        free(position);
    }
    free(whole);
    solver_free(solver);
    solver_free(values);
}

static void every_bar_within_4x9_is_judged_as_by_its_value(void **state) {
    (void)state;
    assert_all_bars_are_judged_as_by_values(4, 9);
    assert_all_bars_are_judged_as_by_values(9, 4);
}

/* Wider than CHOMP_MOST_COLUMNS: they are turned. */
static void every_bar_within_3x18_is_judged_as_by_its_value(void **state) {
    (void)state;
    assert_all_bars_are_judged_as_by_values(3, 18);
    assert_all_bars_are_judged_as_by_values(18, 3);
}

/* "2 2" or "4 9 and 5 6": the winning bites. */
static void assert_winning_bites(struct solver *solver, const char *string, const char *expected) {
    void *bar = position_of(chomp, NULL, string);
    struct question question = {.game = chomp, .position = bar};
    struct move kept[10];
    struct move_list list = {.moves = kept, .limit = LENGTH(kept)};
    struct text text = {0};
    assert_int_equal(solve_winning_moves(solver, &question, &list), SOLVE_OK);
    for (size_t i = 0; i < list.n; i++) {
        if (i > 0) text_add(&text, " and ");
        chomp->print_move(bar, &kept[i], &text);
    }
    assert_string_equal(text_string(&text), expected);
    text_free(&text);
    free(bar);
}

/* In a square, what is left of one row and one column is lost, for they are equal (Gale 1974). */
static void squares_are_won_by_biting_next_to_the_poison(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    assert_winning_bites(solver, "9x9", "2 2");
    assert_winning_bites(solver, "14x14", "2 2");
    solver_free(solver);
}

/* K. Thompson's counterexample to the belief that there is always just one (M. Gardner, Knotted Doughnuts and
 * Other Mathematical Entertainments, 1986, chapter 9). */
static void a_bar_of_8x10_is_won_by_two_first_bites(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    assert_winning_bites(solver, "8x10", "4 9 and 5 6");
    assert_winning_bites(solver, "10x8", "6 5 and 9 4");
    solver_free(solver);
}

/* Too large for values: hints are perfect all the same. */
static void an_optimal_player_wins_a_bar_of_11x15(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct random random = random_from_seed(1);
    void *bar = position_of(chomp, NULL, "11x15");
    struct question question = {.game = chomp, .position = bar};
    struct solution solution;
    assert_int_equal(solve_position(solver, &question, &solution), SOLVE_OK);
    assert_int_equal(solution.outcome, OUTCOME_N);
    assert_false(solution.has_value);
    assert_int_equal(solution.value_status, SOLVE_TOO_LARGE);
    for (unsigned game = 0; game < 5; game++)
        assert_optimal_player_wins(solver, chomp, bar, 0, random_move, &random, 165);
    solver_free(solver);
    free(bar);
}

static enum solve_status outcome_of(struct solver *solver, const char *string) {
    void *bar = position_of(chomp, NULL, string);
    enum outcome outcome;
    enum solve_status status = chomp->outcome(solver, bar, 0, false, &outcome);
    free(bar);
    return status;
}

static void bars_too_large_for_both_tables_are_said_to_be_so(void **state) {
    (void)state;
    struct solver *solver = new_solver(0), *few_bytes = solver_new(0, 40000);
    assert_non_null(few_bytes);
    assert_int_equal(outcome_of(solver, "15,15,15,15,15,15,15,15,15,15,15,15,15,15,2"), SOLVE_TOO_LARGE);
    assert_int_equal(outcome_of(solver, "17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,16"),
                     SOLVE_TOO_LARGE);
    assert_int_equal(outcome_of(few_bytes, "10,9,7"), SOLVE_TOO_LARGE);
    solver_free(solver);
    solver_free(few_bytes);
}

static void a_raised_flag_stops_the_question(void **state) {
    (void)state;
    static volatile sig_atomic_t flag = 1;
    struct solver *solver = new_solver(0);
    solver_stop_on(solver, &flag);
    assert_int_equal(outcome_of(solver, "10,9,7"), SOLVE_STOPPED);
    assert_int_equal(outcome_of(solver, "8,7,5"), SOLVE_STOPPED);
    solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_bar_within_4x9_is_judged_as_by_its_value),
        cmocka_unit_test(every_bar_within_3x18_is_judged_as_by_its_value),
        cmocka_unit_test(squares_are_won_by_biting_next_to_the_poison),
        cmocka_unit_test(a_bar_of_8x10_is_won_by_two_first_bites),
        cmocka_unit_test(an_optimal_player_wins_a_bar_of_11x15),
        cmocka_unit_test(bars_too_large_for_both_tables_are_said_to_be_so),
        cmocka_unit_test(a_raised_flag_stops_the_question),
    };
    return cmocka_run_group_tests_name("chomp_lost", tests, NULL, NULL);
}
