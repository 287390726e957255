/* SPDX-License-Identifier: MIT */
/* Rows of pins, Kayles and Dawson's Kayles: values and moves against the literal rules. */
#include "support.h"

#include "core/text.h"

#include <stdio.h>

#include "nimm/nim.h"

/* ---- brute force from the literal rules: bit i of a mask is pin i + 1 of a row of n ---- */

enum { ROW_MAX = 500, PINS = 14, MASKS = 1 << PINS };

/* The hits of the rules: two neighbours always, one pin alone in Kayles. */
struct rules {
    const char *id;
    bool single;
};
static const struct rules KAYLES = {"kayles", true}, DAWSON = {"dawson", false};

static bool may_hit(const struct rules *rules, unsigned mask, unsigned pin, uint64_t amount) {
    if (amount == 1) return rules->single && (mask >> pin & 1);
    return amount == 2 && (mask >> pin & 3) == 3;
}

static unsigned after_hit(unsigned mask, unsigned pin, uint64_t amount) {
    return mask & ~((amount == 1 ? 1u : 3u) << pin);
}

static void brute_values(const struct rules *rules, uint8_t *value) {
    for (unsigned mask = 0; mask < MASKS; mask++) {
        uint32_t seen = 0;
        for (unsigned pin = 0; pin < PINS; pin++)
            for (unsigned amount = 1; amount <= 2; amount++)
                if (may_hit(rules, mask, pin, amount)) seen |= 1u << value[after_hit(mask, pin, amount)];
        value[mask] = 0;
        while (seen >> value[mask] & 1) value[mask]++;
    }
}

static void write_mask(unsigned mask, unsigned n, char *string) {
    for (unsigned i = 0; i < n; i++) string[i] = mask >> i & 1 ? 'i' : '.';
    string[n] = '\0';
}

static void *row_of(const struct rules *rules, unsigned mask, unsigned n) {
    char string[PINS + 1];
    const char *parameters;
    write_mask(mask, n, string);
    return position_of(game_of(rules->id, &parameters), NULL, string);
}

static uint64_t value_of(struct solver *solver, const struct game *game, const void *position) {
    struct piles piles;
    assert_int_equal(game->piles(solver, position, &piles), NIMM_SOLVE_OK);
    return nimm_sum(piles.value, piles.n);
}

static void compare_with_brute_force(const struct rules *rules) {
    static uint8_t value[MASKS];
    const char *parameters;
    const struct game *game = game_of(rules->id, &parameters);
    struct solver *solver = new_solver(0);
    brute_values(rules, value);
    for (unsigned mask = 0; mask < MASKS; mask++) {
        void *row = row_of(rules, mask, PINS);
        assert_int_equal(value_of(solver, game, row), value[mask]);
        free(row);
    }
    nimm_solver_free(solver);
}

static void kayles_rows_to_14_pins_have_the_values_of_the_literal_rules(void **state) {
    (void)state;
    compare_with_brute_force(&KAYLES);
}

static void dawson_rows_to_14_pins_have_the_values_of_the_literal_rules(void **state) {
    (void)state;
    compare_with_brute_force(&DAWSON);
}

static void check_grid(const struct rules *rules, unsigned mask, unsigned n) {
    const char *parameters;
    const struct game *game = game_of(rules->id, &parameters);
    void *row = row_of(rules, mask, n), *after = malloc(game->size);
    struct text why = {0}, text = {0};
    struct moves moves = {0};
    assert_non_null(after);
    for (uint32_t part = 0; part <= n + 1; part++)
        for (uint64_t amount = 0; amount <= n + 1; amount++) {
            struct move move = {.part = part, .amount = amount};
            bool legal = part < n && may_hit(rules, mask, part, amount);
            nimm_text_clear(&why);
            assert_int_equal(game->check(row, 0, &move, &why), legal);
            if (!legal) {
                assert_one_line(&why);
                continue;
            }
            assert_true(game->moves(row, 1, &moves));
            assert_memory_equal(&moves.move, &move, sizeof move);
            play_into(game, row, 0, &move, after);
            void *expected = row_of(rules, after_hit(mask, part, amount), n);
            assert_memory_equal(after, expected, game->size);
            free(expected);
            struct move again;
            nimm_text_clear(&text);
            game->print_move(row, &move, &text);
            assert_true(game->parse_move(row, 0, nimm_text_string(&text), &again, &why));
            assert_memory_equal(&again, &move, sizeof move);
        }
    assert_false(game->moves(row, 0, &moves));
    assert_false(game->moves(row, 0, &moves));
    nimm_text_free(&why);
    nimm_text_free(&text);
    free(row);
    free(after);
}

static void check_moves_and_play_follow_the_literal_rules(void **state) {
    (void)state;
    for (unsigned n = 1; n <= 8; n++)
        for (unsigned mask = 0; mask < 1u << n; mask++) {
            check_grid(&KAYLES, mask, n);
            check_grid(&DAWSON, mask, n);
        }
}

/* ---- published values ---- */

static uint64_t value_of_row(struct solver *solver, const char *id, unsigned pins) {
    char string[12];
    const char *parameters;
    snprintf(string, sizeof string, "%u", pins);
    const struct game *game = game_of(id, &parameters);
    void *row = position_of(game, NULL, string);
    uint64_t value = value_of(solver, game, row);
    free(row);
    return value;
}

static void kayles_rows_have_the_published_values(void **state) {
    (void)state;
    /* Winning Ways, chapter 4, table of 0.77. */
    static const uint8_t value[] = {1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2};
    /* From 72 on, Guy and Smith 1956. */
    static const uint8_t repeating[] = {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};
    struct solver *solver = new_solver(0);
    for (unsigned i = 0; i < LENGTH(value); i++)
        assert_int_equal(value_of_row(solver, "kayles", i + 1), value[i]);
    for (unsigned i = 72; i <= ROW_MAX; i++)
        assert_int_equal(value_of_row(solver, "kayles", i), repeating[(i - 72) % 12]);
    assert_int_equal(value_of_row(solver, "kayles", 100), 1);
    assert_int_equal(value_of_row(solver, "kayles", 300), 4);
    nimm_solver_free(solver);
}

static bool is_dawson_zero(unsigned pins) {
    static const unsigned residues[] = {5, 9, 21, 25, 29};
    if (pins == 1 || pins == 15 || pins == 35) return true;
    for (size_t i = 0; i < LENGTH(residues); i++)
        if (pins % 34 == residues[i]) return true;
    return false;
}

static void dawson_rows_have_the_published_values_and_zeros(void **state) {
    (void)state;
    /* Winning Ways, chapter 4, table of 0.07. */
    static const uint8_t value[] = {0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3};
    struct solver *solver = new_solver(0);
    for (unsigned i = 0; i < LENGTH(value); i++)
        assert_int_equal(value_of_row(solver, "dawson", i + 1), value[i]);
    for (unsigned i = 1; i <= ROW_MAX; i++)
        assert_int_equal(value_of_row(solver, "dawson", i) == 0, is_dawson_zero(i));
    nimm_solver_free(solver);
}

static void kayles_12_and_kayles_9_together_are_lost(void **state) {
    (void)state;
    const char *parameters;
    const struct game *game = game_of("kayles", &parameters);
    struct solver *solver = new_solver(0);
    void *row = position_of(game, NULL, "12,9");
    assert_int_equal(value_of(solver, game, row), 0);
    free(row);
    nimm_solver_free(solver);
}

static void rows_alike_in_play_share_a_canonical_form(void **state) {
    (void)state;
    const char *parameters;
    const struct game *game = game_of("dawson", &parameters);
    static const char *const alike[] = {"ii.iii", "iii...ii", ".iii.i.ii..i"};
    void *first = position_of(game, NULL, alike[0]);
    for (size_t i = 1; i < LENGTH(alike); i++) {
        void *row = position_of(game, NULL, alike[i]);
        game->canonical(row);
        assert_memory_equal(first, row, game->size);
        free(row);
    }
    free(first);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kayles_rows_to_14_pins_have_the_values_of_the_literal_rules),
        cmocka_unit_test(dawson_rows_to_14_pins_have_the_values_of_the_literal_rules),
        cmocka_unit_test(check_moves_and_play_follow_the_literal_rules),
        cmocka_unit_test(kayles_rows_have_the_published_values),
        cmocka_unit_test(dawson_rows_have_the_published_values_and_zeros),
        cmocka_unit_test(kayles_12_and_kayles_9_together_are_lost),
        cmocka_unit_test(rows_alike_in_play_share_a_canonical_form),
    };
    return cmocka_run_group_tests_name("kayles", tests, NULL, NULL);
}
