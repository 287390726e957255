/* SPDX-License-Identifier: MIT */
/* Rows of pins, Kayles and Dawson's Kayles: hits by the literal rules, and values. */
#include "support.h"

#include <stdio.h>

/* ---- the literal rules: bit i of a mask is pin i + 1 of a row of n ---- */

enum { ROW_MAX = 500, PINS = 8 };

/* The hits of the rules: two neighbors always, one pin alone in Kayles. */
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

/* From every row of n pins, exactly these hits, pin by pin, with these rows left. */
static void check_hits(const struct rules *rules, unsigned mask, unsigned n) {
    const char *parameters;
    const struct game *game = game_of(rules->id, &parameters);
    void *row = row_of(rules, mask, n), *after = malloc(game->size);
    struct moves moves = {0};
    assert_non_null(after);
    for (uint32_t part = 0; part < n; part++)
        for (uint64_t amount = 1; amount <= 2; amount++) {
            if (!may_hit(rules, mask, part, amount)) continue;
            assert_true(game->moves(row, 1, &moves));
            assert_true(moves.move.part == part && moves.move.amount == amount);
            play_into(game, row, 0, &moves.move, after);
            void *expected = row_of(rules, after_hit(mask, part, amount), n);
            assert_memory_equal(after, expected, game->size);
            free(expected);
        }
    assert_false(game->moves(row, 0, &moves));
    free(row);
    free(after);
}

static void hits_are_those_of_the_literal_rules(void **state) {
    for (unsigned n = 1; n <= PINS; n++)
        for (unsigned mask = 0; mask < 1u << n; mask++) {
            check_hits(&KAYLES, mask, n);
            check_hits(&DAWSON, mask, n);
        }
}

/* Published values of rows and of piles alike, in test_octal.c. */
static void rows_are_worth_what_piles_of_their_code_are(void **state) {
    static const char *const pairs[][2] = {{"kayles", "kayles-piles"}, {"dawson", "dawson-piles"}};
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(pairs); i++)
        for (unsigned pins = 1; pins <= ROW_MAX; pins++) {
            char string[12];
            snprintf(string, sizeof string, "%u", pins);
            assert_int_equal(value_in(solver, pairs[i][0], string), value_in(solver, pairs[i][1], string));
        }
    solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hits_are_those_of_the_literal_rules),
        cmocka_unit_test(rows_are_worth_what_piles_of_their_code_are),
    };
    return cmocka_run_group_tests_name("kayles", tests, NULL, NULL);
}
