/* SPDX-License-Identifier: MIT */
#include "boards.h"
#include "core/text.h"

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

static void the_piles_are_one_less_than_the_sides_and_no_third_is_touched(void **state) {
    (void)state;
    void *bar = bar_of(4, 7);
    struct solver *solver = new_solver(0);
    struct piles piles = {.value = {0, 0, UINT64_C(0xa5a5a5a5a5a5a5a5)}};
    assert_int_equal(chop->piles(solver, bar, &piles), NIMM_SOLVE_OK);
    assert_int_equal(piles.n, 2);
    assert_int_equal(piles.value[0], 3);
    assert_int_equal(piles.value[1], 6);
    assert_true(piles.value[2] == UINT64_C(0xa5a5a5a5a5a5a5a5));
    nimm_solver_free(solver);
    free(bar);
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

static void moves_come_rows_first_and_small_ones_first(void **state) {
    (void)state;
    void *bar = position_of(chop, NULL, "3x2");
    struct text text = {0};
    for (struct moves moves = {0}; chop->moves(bar, 0, &moves); text_add_char(&text, ';'))
        chop->print_move(bar, &moves.move, &text);
    assert_string_equal(nimm_text_string(&text), "rows 1;rows 2;columns 1;");
    nimm_text_free(&text);
    free(bar);
}

static void positions_are_read_and_printed(void **state) {
    (void)state;
    static const char *const ways[] = {"3x5",   "3X5",   "3 x 5",        "3 5", "3,5",
                                       "3 , 5", " 3*5 ", "3 \xC3\x97 5", "03x5"};
    for (size_t i = 0; i < LENGTH(ways); i++) assert_reads_as(chop, ways[i], "3x5");
    assert_reads_as(chop, "1x1", "1x1");
    assert_reads_as(chop, "18446744073709551615x1", "18446744073709551615x1");
    assert_reads_as(chop, chop->sample, chop->sample);
}

static void wrong_positions_are_refused(void **state) {
    (void)state;
    assert_refuses(chop, "0x5", "\"0\" is not a side: rows and columns are 1 or more, as 3x5");
    assert_refuses(chop, "3x0", "\"0\" is not a side: rows and columns are 1 or more, as 3x5");
    assert_refuses(chop, "3xy", "\"y\" is not a side: rows and columns are 1 or more, as 3x5");
    assert_refuses(chop, "3x-1", "\"-1\" is not a side: rows and columns are 1 or more, as 3x5");
    assert_refuses(chop, "3", "\"3\" is not a bar: write its rows and columns, as 3x5");
    assert_refuses(chop, "3x", "\"3x\" is not a bar: write its rows and columns, as 3x5");
    assert_refuses(chop, "3x4x5", "\"4x5\" is not a side: rows and columns are 1 or more, as 3x5");
    assert_refuses(chop, "3 4 5", "\"3 4 5\" is not a bar: write its rows and columns, as 3x5");
    assert_refuses(chop, "18446744073709551616x2",
                   "\"18446744073709551616\" is too large: a side is at most 18446744073709551615");
    assert_refuses_hostile_texts(chop);
}

static void moves_are_read_in_many_ways(void **state) {
    (void)state;
    static const char *const rows[] = {"rows 2", "row 2",     "r 2",    "keep 2 rows",
                                       "2 rows", " ROWS  2 ", "rows:2", "break the bar down to 2 rows"};
    static const char *const columns[] = {"columns 2", "column 2", "c 2", "keep 2 columns"};
    for (size_t i = 0; i < LENGTH(rows); i++) assert_move_answer(chop, "3x5", 0, rows[i], "rows 2");
    for (size_t i = 0; i < LENGTH(columns); i++) assert_move_answer(chop, "3x5", 0, columns[i], "columns 2");
}

static void wrong_moves_are_answered_with_what_can_be_kept(void **state) {
    (void)state;
    assert_move_answer(chop, "3x5", 0, "rows 3", "The bar has 3 rows: keep 1 or 2 of them.");
    assert_move_answer(chop, "3x5", 0, "rows 0", "The bar has 3 rows: keep 1 or 2 of them.");
    assert_move_answer(chop, "3x5", 0, "columns 18446744073709551616",
                       "The bar has 5 columns: keep 1 to 4 of them.");
    assert_move_answer(chop, "2x5", 0, "rows 2", "The bar has 2 rows: keep 1 of them.");
    assert_move_answer(chop, "1x5", 0, "rows 1", "The bar has 1 row: keep 1 to 4 of its 5 columns.");
    assert_move_answer(chop, "5x1", 0, "columns 1", "The bar has 1 column: keep 1 to 4 of its 5 rows.");
    assert_move_answer(chop, "1x1", 0, "rows 1",
                       "Only the poisoned square is left: there is nothing to break.");
    assert_move_answer(chop, "3x5", 0, "2",
                       "\"2\" is not a move. Type rows or columns and how many of them to keep, as rows 1.");
    assert_move_answer(
        chop, "1x5", 0, "rows",
        "\"rows\" is not a move. Type rows or columns and how many of them to keep, as columns 1.");
    assert_move_answer(
        chop, "3x5", 0, "rows columns 2",
        "\"rows columns 2\" is not a move. Type rows or columns and how many of them to keep, as rows 1.");
    assert_move_answer(
        chop, "3x5", 0, "rows 2 1",
        "\"rows 2 1\" is not a move. Type rows or columns and how many of them to keep, as rows 1.");
    assert_move_answer(
        chop, "3x5", 0, "rows -1",
        "\"rows -1\" is not a move. Type rows or columns and how many of them to keep, as rows 1.");
    assert_move_answer(chop, "3x5", 0, "", "Type rows or columns and how many of them to keep, as rows 1.");
}

static void bars_are_drawn_with_the_poison_marked(void **state) {
    (void)state;
    assert_draws(chop, "2x3", &(struct style){.width = 40},
                 "        1 2 3\n"
                 "Row 1 : X O O\n"
                 "Row 2 : O O O\n");
    assert_draws(chop, "1x2", &(struct style){.width = 40, .utf8 = true},
                 "        1 2\n"
                 "Row 1 : X \xE2\x96\xA0\n");
    assert_draws(chop, "2x3", &(struct style){.width = 40, .plain = true},
                 "The bar has 2 rows.\nIt has 3 columns.\nRow 1, column 1 is poisoned.\n");
    assert_draws(chop, "1x18446744073709551615", &(struct style){.width = 40},
                 "The bar has 1 row.\nIt has 18446744073709551615 columns.\nRow 1, column 1 is poisoned.\n");
}

static void ten_rows_or_columns_take_the_room_of_two_digits(void **state) {
    (void)state;
    assert_draws(chop, "10x1", &(struct style){.width = 40},
                 "         1\n"
                 "Row  1 : X\n"
                 "Row  2 : O\n"
                 "Row  3 : O\n"
                 "Row  4 : O\n"
                 "Row  5 : O\n"
                 "Row  6 : O\n"
                 "Row  7 : O\n"
                 "Row  8 : O\n"
                 "Row  9 : O\n"
                 "Row 10 : O\n");
    assert_draws(chop, "1x10", &(struct style){.width = 40},
                 "         1  2  3  4  5  6  7  8  9 10\n"
                 "Row 1 :  X  O  O  O  O  O  O  O  O  O\n");
}

static void a_side_of_one_line_must_stay_and_of_others_one_line(void **state) {
    (void)state;
    static const char *const says[][2] = {
        {"1x2", "Rows: 1 row, and it must stay; Columns: 2 columns, and one must stay"},
        {"2x1", "Rows: 2 rows, and one must stay; Columns: 1 column, and it must stay"}};
    for (size_t i = 0; i < LENGTH(says); i++) {
        void *bar = position_of(chop, NULL, says[i][0]);
        struct text text = {0};
        for (size_t side = 0; side < 2; side++) {
            struct text reason = {0};
            if (side > 0) text_add(&text, "; ");
            chop->describe(bar, side, &text, &reason);
            text_addf(&text, ": %s", nimm_text_string(&reason));
            nimm_text_free(&reason);
        }
        assert_string_equal(nimm_text_string(&text), says[i][1]);
        nimm_text_free(&text);
        free(bar);
    }
}

static void drawings_fit_the_window(void **state) {
    (void)state;
    static const char *const bars[] = {
        "1x1",   "3x5",   "12x12",  "40x10",
        "9x100", "99x99", "1x1000", "18446744073709551615x18446744073709551615"};
    for (size_t i = 0; i < LENGTH(bars); i++) assert_draws_within_width(chop, bars[i]);
}

static void starts_are_fair(void **state) {
    (void)state;
    assert_starts_are_fair(chop);
}

static void starts_honour_the_shape(void **state) {
    (void)state;
    struct text text = {0}, why = {0};
    random_text(chop, &(struct shape){.parts = {4, 4}, .amount = {9, 9}}, 1, &text, &why);
    assert_string_equal(nimm_text_string(&text), "4x9");
    random_text(chop, &(struct shape){.parts = {UINT64_MAX, UINT64_MAX}, .amount = {1, 1}}, 1, &text, &why);
    assert_string_equal(nimm_text_string(&text), "18446744073709551615x1");
    random_text(chop, &(struct shape){.parts = {1, 1}, .amount = {1, 1}}, 1, &text, &why);
    assert_string_equal(nimm_text_string(&why),
                        "a bar of 1x1 is only its poisoned square: let it have more rows or columns");
    nimm_text_clear(&why);
    random_text(chop, &(struct shape){.parts = {0, 3}}, 1, &text, &why);
    assert_string_equal(nimm_text_string(&why), "there can be 1 to 18446744073709551615 rows");
    nimm_text_clear(&why);
    random_text(chop, &(struct shape){.amount = {0, 3}}, 1, &text, &why);
    assert_string_equal(nimm_text_string(&why), "there can be 1 to 18446744073709551615 columns");
    nimm_text_clear(&why);
    random_text(chop, &(struct shape){.parts = {5, 2}}, 1, &text, &why);
    assert_string_equal(nimm_text_string(&why), "there can be 1 to 18446744073709551615 rows");
    nimm_text_free(&text);
    nimm_text_free(&why);
}

static void random_moves_of_a_bar_one_wide_break_its_long_side(void **state) {
    (void)state;
    static const struct {
        const char *bar;
        uint16_t kind;
    } cases[] = {{"1x18446744073709551615", 1}, {"18446744073709551615x1", 0}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        void *bar = position_of(chop, NULL, cases[i].bar);
        struct text why = {0};
        for (uint64_t seed = 0; seed < 20; seed++) {
            struct random random = nimm_random_from_seed(seed);
            struct move move;
            nimm_game_draw_move(chop, bar, 0, &random, &move);
            assert_int_equal(move.kind, cases[i].kind);
            assert_true(chop->check(bar, 0, &move, &why));
        }
        nimm_text_free(&why);
        free(bar);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bars_to_10x10_agree_with_the_rules),
        cmocka_unit_test(misere_play_to_10x10_agrees_with_the_rules),
        cmocka_unit_test(small_bars_have_their_published_values),
        cmocka_unit_test(the_piles_are_one_less_than_the_sides_and_no_third_is_touched),
        cmocka_unit_test(the_largest_bars_are_solved_at_once),
        cmocka_unit_test(moves_come_rows_first_and_small_ones_first),
        cmocka_unit_test(positions_are_read_and_printed),
        cmocka_unit_test(wrong_positions_are_refused),
        cmocka_unit_test(moves_are_read_in_many_ways),
        cmocka_unit_test(wrong_moves_are_answered_with_what_can_be_kept),
        cmocka_unit_test(bars_are_drawn_with_the_poison_marked),
        cmocka_unit_test(ten_rows_or_columns_take_the_room_of_two_digits),
        cmocka_unit_test(a_side_of_one_line_must_stay_and_of_others_one_line),
        cmocka_unit_test(drawings_fit_the_window),
        cmocka_unit_test(starts_are_fair),
        cmocka_unit_test(starts_honour_the_shape),
        cmocka_unit_test(random_moves_of_a_bar_one_wide_break_its_long_side),
    };
    return cmocka_run_group_tests_name("chop", tests, NULL, NULL);
}
