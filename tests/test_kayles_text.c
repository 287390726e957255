/* SPDX-License-Identifier: MIT */
/* Rows of pins: how they are written, drawn, described and drawn by lot. */
#include "support.h"

#include <stdio.h>

#include "nimm/nim.h"

enum { ROW_MAX = 500, ROW_WORDS = 64 };

static uint64_t value_of(struct solver *solver, const struct game *game, const void *position) {
    struct piles piles;
    assert_int_equal(game->piles(solver, position, &piles), NIMM_SOLVE_OK);
    return nimm_sum(piles.value, piles.n);
}

static size_t length_of(const struct game *game, const void *row) {
    struct text text = {0};
    game->print(row, &text);
    size_t length = text.length;
    nimm_text_free(&text);
    return length;
}

static void assert_prints(const char *id, const char *string, const char *expected) {
    const char *parameters;
    const struct game *game = game_of(id, &parameters);
    struct text text = {0}, why = {0};
    void *row = position_of(game, NULL, string), *again = malloc(game->size);
    game->print(row, &text);
    assert_string_equal(nimm_text_string(&text), expected);
    assert_non_null(again);
    memset(again, 0xFF, game->size);
    assert_true(game->parse(NULL, nimm_text_string(&text), again, &why));
    assert_memory_equal(row, again, game->size);
    nimm_text_free(&text);
    nimm_text_free(&why);
    free(row);
    free(again);
}

static void a_row_is_kept_as_it_stands(void **state) {
    (void)state;
    static const char *const cases[][2] = {
        {"ii.iii", "ii.iii"}, {"6", "iiiiii"},   {"2,3", "ii.iii"},  {"2 3", "ii.iii"},
        {" 2, 3 ", "ii.iii"}, {"iI.I", "ii.i"},  {"..i..", "..i.."}, {"....", "...."},
        {".", "."},           {" i.i\t", "i.i"}, {"1,1,1", "i.i.i"}, {"007", "iiiiiii"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        assert_prints("kayles", cases[i][0], cases[i][1]);
        assert_prints("dawson", cases[i][0], cases[i][1]);
    }
}

static void assert_refused(const char *string, const char *part) {
    static const char *const ids[] = {"kayles", "dawson"};
    const char *parameters;
    for (size_t i = 0; i < LENGTH(ids); i++) {
        const struct game *game = game_of(ids[i], &parameters);
        uint64_t row[ROW_WORDS];
        struct text why = {0};
        assert_false(game->parse(NULL, string, row, &why));
        assert_one_line(&why);
        assert_non_null(strstr(nimm_text_string(&why), part));
        assert_int_not_equal(nimm_text_string(&why)[why.length - 1], '.');
        nimm_text_free(&why);
    }
}

static void what_is_no_row_is_refused_with_the_reason(void **state) {
    (void)state;
    assert_refused("", "a row of pins is missing");
    assert_refused(" \t\n", "a row of pins is missing");
    assert_refused("0", "\"0\" is no row");
    assert_refused("3,0", "\"0\" is no row");
    assert_refused("i3i", "\"i3i\" is not a row: at place 2 ");
    assert_refused("ii iii", "at place 3 ");
    assert_refused("-1", "\"-1\" is not a row: at place 1 ");
    assert_refused("x", "i for a standing pin");
    assert_refused("2x", "\"2x\" is not a number of pins");
    assert_refused("1,,2", "is missing");
    assert_refused(",", "is missing");
    assert_refused("18446744073709551616", "too large");
    assert_refused("18446744073709551615", "kayles-piles");
    assert_refused("500,1", "kayles-piles");
    assert_refused("499,1", "kayles-piles");
    assert_refused("501", "500 pins");
    assert_refused("250,250", "500 pins");
    assert_refused("i\x01\xFFi", "\\x01\\xFF");
}

static void hostile_texts_are_refused_and_long_ones_too(void **state) {
    (void)state;
    enum { LONG = 100000 };
    static char string[LONG + 1];
    static const char fill[] = {'i', '.', '1', ',', 'x', ' ', '\xFF'};
    for (size_t i = 0; i < LENGTH(fill); i++) {
        memset(string, fill[i], LONG);
        assert_refused(string, "");
    }
    for (size_t i = 0; i < LONG; i++) string[i] = i % 2 ? ',' : '1';
    assert_refused(string, "");
}

static void a_row_of_500_places_has_room_for_250_lone_pins(void **state) {
    (void)state;
    char string[ROW_MAX + 1];
    const char *parameters;
    for (size_t i = 0; i < ROW_MAX; i++) string[i] = i % 2 ? '.' : 'i';
    string[ROW_MAX] = '\0';
    assert_prints("kayles", string, string);
    const struct game *game = game_of("kayles", &parameters);
    struct solver *solver = new_solver(0);
    void *row = position_of(game, NULL, string);
    struct piles piles;
    assert_int_equal(game->piles(solver, row, &piles), NIMM_SOLVE_OK);
    assert_int_equal(piles.n, ROW_MAX / 2);
    assert_int_equal(nimm_sum(piles.value, piles.n), 0);
    free(row);
    nimm_solver_free(solver);
}

/* What the game answers to a text: the move as it is printed, or the refusal. */
static void assert_answers(const char *id, const char *position, const char *string, const char *expected) {
    const char *parameters;
    const struct game *game = game_of(id, &parameters);
    void *row = position_of(game, NULL, position);
    struct text answer = {0};
    struct move move;
    if (game->parse_move(row, 0, string, &move, &answer) && game->check(row, 0, &move, &answer))
        game->print_move(row, &move, &answer);
    assert_one_line(&answer);
    assert_string_equal(nimm_text_string(&answer), expected);
    nimm_text_free(&answer);
    free(row);
}

/* No text means such a move. */
static void behind_the_last_place_there_is_no_pin_even_to_leave_alone(void **state) {
    (void)state;
    const char *parameters;
    const struct game *game = game_of("kayles", &parameters);
    void *row = position_of(game, NULL, "ii.iii");
    struct text why = {0};
    assert_false(game->check(row, 0, &(struct move){.part = 6, .amount = 0}, &why));
    assert_string_equal(nimm_text_string(&why), "There is no such pin: choose among 1-2, 4-6.");
    nimm_text_clear(&why);
    assert_false(game->check(row, 0, &(struct move){.part = 5, .amount = 0}, &why));
    assert_string_equal(nimm_text_string(&why), "Hit one pin or two neighbours, as 1 2.");
    nimm_text_free(&why);
    free(row);
}

static void a_kayles_move_is_a_pin_or_two_neighbours(void **state) {
    (void)state;
    assert_answers("kayles", "ii.iii", "1", "1");
    assert_answers("kayles", "ii.iii", "4 5", "4 5");
    assert_answers("kayles", "ii.iii", "5 4", "4 5");
    assert_answers("kayles", "ii.iii", "5,4", "4 5");
    assert_answers("kayles", "ii.iii", "hit pins 4 and 5", "4 5");
    assert_answers("kayles", "ii.iii", "Hit Pin 4", "4");
    assert_answers("kayles", "ii.iii", "3", "Pin 3 has fallen: choose among 1-2, 4-6.");
    assert_answers("kayles", "ii.iii", "2 3", "Pin 3 has fallen: choose among 1-2, 4-6.");
    assert_answers("kayles", "ii.iii", "7", "There is no such pin: choose among 1-2, 4-6.");
    assert_answers("kayles", "ii.iii", "0", "There is no such pin: choose among 1-2, 4-6.");
    assert_answers("kayles", "ii.iii", "6 7", "There is no such pin: choose among 1-2, 4-6.");
    assert_answers("kayles", "ii.iii", "99999999999999999999",
                   "There is no such pin: choose among 1-2, 4-6.");
    assert_answers("kayles", "i.iii", "1 18446744073709551615", "There is no such pin: choose among 1, 3-5.");
    assert_answers("kayles", "ii.iii", "4 6", "Hit one pin or two neighbours, as 1 2.");
    assert_answers("kayles", "i.i", "1 3", "Hit one pin or two neighbours, as 3.");
    assert_answers("kayles", "ii.iii", "", "Hit one pin or two neighbours, as 1 2.");
    assert_answers("kayles", "ii", "x", "\"x\" is not a move. Hit one pin or two neighbours, as 1 2.");
    assert_answers("kayles", "ii", "2 2", "\"2 2\" is not a move. Hit one pin or two neighbours, as 1 2.");
    assert_answers("kayles", "iii", "1 2 3",
                   "\"1 2 3\" is not a move. Hit one pin or two neighbours, as 1 2.");
    assert_answers("kayles", "ii", "-1", "\"-1\" is not a move. Hit one pin or two neighbours, as 1 2.");
    assert_answers("kayles", "...", "1", "Pin 1 has fallen: nothing can be hit any more.");
}

static void a_dawson_move_is_two_neighbours(void **state) {
    (void)state;
    assert_answers("dawson", "ii.iii", "4 5", "4 5");
    assert_answers("dawson", "ii.iii", "2 1", "1 2");
    assert_answers("dawson", "ii.iii", "1", "Hit two neighbouring pins, as 1 2.");
    assert_answers("dawson", "i.iii", "1", "Hit two neighbouring pins, as 3 4.");
    assert_answers("dawson", "i.iii", "1 2", "Pin 2 has fallen: choose among 3-5.");
    assert_answers("dawson", "i.i", "1 2", "Pin 2 has fallen: nothing can be hit any more.");
    assert_answers("dawson", "i.i", "", "Hit two neighbouring pins.");
}

static void at_most_eight_runs_are_offered(void **state) {
    (void)state;
    assert_answers("kayles", "1,1,1,1,1,1,1,1,1", "2",
                   "Pin 2 has fallen: choose among 1, 3, 5, 7, 9, 11, 13, 15 and more.");
}

static void a_move_is_said_as_a_hit(void **state) {
    (void)state;
    const char *parameters;
    const struct game *game = game_of("kayles", &parameters);
    struct text text = {0};
    uint64_t row[ROW_WORDS] = {0};
    game->say_move(row, &(struct move){.part = 3, .amount = 1}, &text);
    assert_string_equal(nimm_text_string(&text), "hit pin 4");
    nimm_text_clear(&text);
    game->say_move(row, &(struct move){.part = 3, .amount = 2}, &text);
    assert_string_equal(nimm_text_string(&text), "hit pins 4 and 5");
    nimm_text_free(&text);
}

static void assert_described(const char *id, const char *position, size_t i, const char *name,
                             const char *reason) {
    const char *parameters;
    const struct game *game = game_of(id, &parameters);
    void *row = position_of(game, NULL, position);
    struct text names = {0}, reasons = {0};
    game->describe(row, i, &names, &reasons);
    assert_string_equal(nimm_text_string(&names), name);
    assert_string_equal(nimm_text_string(&reasons), reason);
    nimm_text_free(&names);
    nimm_text_free(&reasons);
    free(row);
}

static void each_run_is_described(void **state) {
    (void)state;
    assert_described("kayles", "..ii.iiiiiii.i", 0, "Pins 3-4", "a row of 2 pins");
    assert_described("kayles", "..ii.iiiiiii.i", 1, "Pins 6-12", "a row of 7 pins");
    assert_described("kayles", "..ii.iiiiiii.i", 2, "Pin 14", "a row of 1 pin");
    assert_described("dawson", "i", 0, "Pin 1", "a lone pin, which nobody can hit");
}

/* ---- pictures ---- */

static void assert_drawn(const char *position, struct style style, const char *expected) {
    const char *parameters;
    const struct game *game = game_of("kayles", &parameters);
    void *row = position_of(game, NULL, position);
    struct text text = {0};
    game->draw(row, &style, &text);
    assert_string_equal(nimm_text_string(&text), expected);
    nimm_text_free(&text);
    free(row);
}

static void a_row_is_drawn_with_its_numbers(void **state) {
    (void)state;
    assert_drawn("ii.i", (struct style){.width = 80}, " i i . i\n 1 2 3 4\n");
    assert_drawn("ii.i", (struct style){.width = 80, .utf8 = true}, " i i \u00B7 i\n 1 2 3 4\n");
    assert_drawn("10", (struct style){.width = 80},
                 "  i  i  i  i  i  i  i  i  i  i\n  1  2  3  4  5  6  7  8  9 10\n");
    assert_drawn("10", (struct style){.width = 20},
                 "  i  i  i  i  i\n  1  2  3  4  5\n\n  i  i  i  i  i\n  6  7  8  9 10\n");
    assert_drawn("13", (struct style){.width = 20}, " i i i i i i i i i i\n         5        10\n\n i i i\n");
    assert_drawn("..iii.i.", (struct style){.width = 80, .plain = true},
                 "Pins 1 to 2 have fallen.\nPins 3 to 5 stand.\nPin 6 has fallen.\nPin 7 stands alone.\n"
                 "Pin 8 has fallen.\n");
}

static void no_line_is_wider_than_the_window(void **state) {
    (void)state;
    const char *parameters;
    const struct game *game = game_of("kayles", &parameters);
    static const unsigned widths[] = {20, 40, 79, 80, 200};
    for (unsigned pins = 1; pins <= ROW_MAX; pins += 7)
        for (size_t i = 0; i < LENGTH(widths); i++) {
            char string[12];
            struct style style = {.width = widths[i]};
            struct text text = {0};
            snprintf(string, sizeof string, "%u", pins);
            void *row = position_of(game, NULL, string);
            game->draw(row, &style, &text);
            size_t column = 0, standing = 0;
            for (size_t k = 0; k < text.length; k++) {
                column = text.data[k] == '\n' ? 0 : column + 1;
                standing += text.data[k] == 'i';
                assert_true(column <= widths[i]);
            }
            assert_int_equal(standing, pins);
            assert_int_equal(column, 0);
            nimm_text_free(&text);
            free(row);
        }
}

/* ---- starts ---- */

static void random_starts_are_fair_and_playable(void **state) {
    (void)state;
    static const char *const ids[] = {"kayles", "dawson"};
    struct solver *solver = new_solver(0);
    const char *parameters;
    for (size_t i = 0; i < LENGTH(ids); i++) {
        const struct game *game = game_of(ids[i], &parameters);
        unsigned lost = 0;
        for (uint64_t seed = 0; seed < 200; seed++) {
            struct random random = nimm_random_from_seed(seed);
            uint64_t row[ROW_WORDS];
            struct text why = {0};
            memset(row, 0xFF, sizeof row);
            assert_true(game->random(NULL, &(struct shape){0}, &random, row, &why));
            assert_false(nimm_game_is_over(game, row, 0));
            assert_in_range(length_of(game, row), 7, 40);
            lost += value_of(solver, game, row) == 0;
            nimm_text_free(&why);
        }
        assert_in_range(lost, 40, 120);
    }
    nimm_solver_free(solver);
}

static void a_random_start_has_the_shape_asked_for(void **state) {
    (void)state;
    const char *parameters;
    const struct game *game = game_of("dawson", &parameters);
    struct random random = nimm_random_from_seed(1);
    uint64_t row[ROW_WORDS];
    struct text why = {0};
    struct shape shape = {{3, 3}, {20, 20}};
    assert_true(game->random(NULL, &shape, &random, row, &why));
    assert_int_equal(length_of(game, row), 62);
    for (uint64_t seed = 0; seed < 60; seed++) {
        /* Of one pin and two only two can be hit, and that is never lost. */
        random = nimm_random_from_seed(seed);
        struct shape short_rows = {{1, 1}, {1, 2}};
        assert_true(game->random(NULL, &short_rows, &random, row, &why));
        assert_int_equal(length_of(game, row), 2);
    }
    static const struct shape refused[] = {
        {{0, 2}, {3, 3}}, {{1, 1}, {0, 3}},     {{1, 1}, {501, 501}}, {{3, 2}, {3, 3}},
        {{1, 1}, {5, 4}}, {{250, 250}, {2, 2}}, {{2, 2}, {1, 1}},     {{1, UINT64_MAX}, {1, UINT64_MAX}},
    };
    for (size_t i = 0; i < LENGTH(refused); i++) {
        nimm_text_clear(&why);
        assert_false(game->random(NULL, &refused[i], &random, row, &why));
        assert_one_line(&why);
    }
    nimm_text_free(&why);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_row_is_kept_as_it_stands),
        cmocka_unit_test(what_is_no_row_is_refused_with_the_reason),
        cmocka_unit_test(hostile_texts_are_refused_and_long_ones_too),
        cmocka_unit_test(a_row_of_500_places_has_room_for_250_lone_pins),
        cmocka_unit_test(behind_the_last_place_there_is_no_pin_even_to_leave_alone),
        cmocka_unit_test(a_kayles_move_is_a_pin_or_two_neighbours),
        cmocka_unit_test(a_dawson_move_is_two_neighbours),
        cmocka_unit_test(at_most_eight_runs_are_offered),
        cmocka_unit_test(a_move_is_said_as_a_hit),
        cmocka_unit_test(each_run_is_described),
        cmocka_unit_test(a_row_is_drawn_with_its_numbers),
        cmocka_unit_test(no_line_is_wider_than_the_window),
        cmocka_unit_test(random_starts_are_fair_and_playable),
        cmocka_unit_test(a_random_start_has_the_shape_asked_for),
    };
    return cmocka_run_group_tests_name("kayles_text", tests, NULL, NULL);
}
