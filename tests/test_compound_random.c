/* SPDX-License-Identifier: MIT */
/* Random sums of games, and playing them well. */
#include "support.h"

#include <stdbool.h>

#define COMPOUND (game_of("compound", &(const char *){NULL}))

static void random_starts_are_fair(void **state) {
    (void)state;
    const struct game *game = COMPOUND;
    struct solver *solver = new_solver(0);
    void *position = malloc(game->size);
    struct text text = {0}, why = {0};
    unsigned lost = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        struct random random = nimm_random_from_seed(seed);
        struct question question = {.game = game, .position = position};
        enum outcome outcome;
        memset(position, 0x55, game->size);
        assert_true(game->random(NULL, &(struct shape){.parts = {0, 0}}, &random, position, &why));
        nimm_text_clear(&text);
        game->print(position, &text);
        void *again = position_of(game, NULL, nimm_text_string(&text));
        assert_memory_equal(position, again, game->size);
        free(again);
        assert_false(nimm_game_is_over(game, position, 0));
        assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
        lost += outcome == NIMM_OUTCOME_P;
    }
    assert_in_range(lost, 20, 120);
    nimm_text_free(&text);
    nimm_text_free(&why);
    free(position);
    nimm_solver_free(solver);
}

static size_t count_pluses(const char *string) {
    size_t n = 0;
    for (; *string; string++) n += *string == '+';
    return n;
}

static void random_starts_have_the_shape_that_was_wanted(void **state) {
    (void)state;
    void *position = malloc(COMPOUND->size);
    struct text text = {0}, why = {0};
    for (uint64_t parts = 1; parts <= 8; parts++) {
        struct random random = nimm_random_from_seed(parts);
        struct shape shape = {.parts = {parts, parts}, .amount = {3, 4}};
        assert_true(COMPOUND->random(NULL, &shape, &random, position, &why));
        nimm_text_clear(&text);
        COMPOUND->print(position, &text);
        assert_int_equal(count_pluses(nimm_text_string(&text)), parts - 1);
    }
    static const struct shape wrong[] = {{.parts = {9, 9}}, {.parts = {3, 2}}, {.amount = {9, 8}}};
    for (size_t i = 0; i < LENGTH(wrong); i++) {
        struct random random = nimm_random_from_seed(1);
        nimm_text_clear(&why);
        assert_false(COMPOUND->random(NULL, &wrong[i], &random, position, &why));
        assert_one_line(&why);
    }
    nimm_text_free(&text);
    nimm_text_free(&why);
    free(position);
}

static void the_winner_wins_against_anything(void **state) {
    (void)state;
    const struct game *game = COMPOUND;
    struct solver *solver = new_solver(0);
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct random random = nimm_random_from_seed(seed);
        struct text why = {0};
        void *position = malloc(game->size);
        assert_true(game->random(NULL, &(struct shape){.parts = {0, 0}}, &random, position, &why));
        struct question question = {.game = game, .position = position};
        enum outcome outcome;
        assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
        bool winner_moves = outcome == NIMM_OUTCOME_N;
        while (!nimm_game_is_over(game, position, 0)) {
            struct advice advice;
            struct moves moves = {0};
            uint64_t n = 0;
            assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
            assert_int_equal(advice.kind, winner_moves ? NIMM_ADVICE_WINNING : NIMM_ADVICE_RESISTING);
            while (!winner_moves && game->moves(position, 0, &moves))
                if (nimm_random_between(&random, 0, n++) == 0) advice.move = moves.move;
            game->play(position, 0, &advice.move);
            winner_moves = !winner_moves;
        }
        assert_false(winner_moves);
        nimm_text_free(&why);
        free(position);
    }
    nimm_solver_free(solver);
}

/* The shape is kept or refused, whatever it is: parts that no game can start from, and parts that leave no
 * room for others. */
static void starts_of_any_shape_have_it_or_are_refused(void **state) {
    (void)state;
    void *position = malloc(COMPOUND->size);
    struct text text = {0}, why = {0};
    for (uint64_t seed = 0; seed < 300; seed++) {
        struct random random = nimm_random_from_seed(seed);
        struct shape shape = {.parts = {8, 8}, .amount = {1 + seed % 4, 5}};
        assert_true(COMPOUND->random(NULL, &shape, &random, position, &why));
        nimm_text_clear(&text);
        COMPOUND->print(position, &text);
        assert_int_equal(count_pluses(nimm_text_string(&text)), 7);
        /* Of these sizes few games have starts at all; the prime-game has, and is too large to be all eight.
         */
        struct shape large = {.parts = {8, 8}, .amount = {600, 600}};
        assert_true(COMPOUND->random(NULL, &large, &random, position, &why));
        nimm_text_clear(&text);
        COMPOUND->print(position, &text);
        assert_int_equal(count_pluses(nimm_text_string(&text)), 7);
        struct shape none = {.parts = {1, 2}, .amount = {0, 1 + seed % 3}};
        assert_false(COMPOUND->random(NULL, &none, &random, position, &why));
        assert_string_equal(nimm_text_string(&why),
                            "no games have parts of that size to start from: let the amount be smaller");
        nimm_text_clear(&why);
    }
    nimm_text_free(&text);
    nimm_text_free(&why);
    free(position);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_starts_are_fair),
        cmocka_unit_test(random_starts_have_the_shape_that_was_wanted),
        cmocka_unit_test(the_winner_wins_against_anything),
        cmocka_unit_test(starts_of_any_shape_have_it_or_are_refused),
    };
    return cmocka_run_group_tests_name("compound_random", tests, NULL, NULL);
}
