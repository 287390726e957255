/* SPDX-License-Identifier: MIT */
/* The computer at its levels: how often it knows what it does. */
#include "support.h"

#include <stdbool.h>

#include "nimm/solve.h"

#define NIM (game_of("nim", &(const char *){NULL}))

enum { CHOICES = 4000 };

static struct choice choose(struct solver *solver, const void *position, unsigned level,
                            struct random *random) {
    struct question question = {.game = NIM, .position = position};
    struct choice choice;
    struct text why = {0};
    assert_int_equal(nimm_player_choose(solver, &question, level, random, &choice), NIMM_SOLVE_OK);
    assert_true(NIM->check(position, 0, &choice.advice.move, &why));
    return choice;
}

static void level_10_always_plays_the_winning_move(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    void *position = position_of(NIM, NULL, "3,4,6");
    for (uint64_t seed = 0; seed < CHOICES; seed++) {
        struct random random = nimm_random_from_seed(seed);
        struct choice choice = choose(solver, position, NIMM_PLAYER_PERFECT, &random);
        assert_true(!choice.by_chance && choice.advice.kind == NIMM_ADVICE_WINNING);
        assert_true(choice.advice.move.part == 0 && choice.advice.move.amount == 1);
    }
    free(position);
    nimm_solver_free(solver);
}

static void level_0_plays_every_move_equally_often(void **state) {
    (void)state;
    struct random random = nimm_random_from_seed(2);
    void *position = position_of(NIM, NULL, "1,2,0,3,2");
    unsigned made[5][4] = {{0}};
    for (unsigned i = 0; i < CHOICES; i++) {
        struct choice choice = choose(NULL, position, 0, &random);
        assert_true(choice.by_chance);
        made[choice.advice.move.part][choice.advice.move.amount]++;
    }
    static const unsigned stones[] = {1, 2, 0, 3, 2};
    for (unsigned pile = 0; pile < 5; pile++)
        for (unsigned take = 1; take <= stones[pile]; take++)
            assert_in_range(made[pile][take], CHOICES / 8 * 8 / 10, CHOICES / 8 * 12 / 10);
    free(position);
}

static void level_l_knows_what_it_does_l_times_in_10(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    void *position = position_of(NIM, NULL, "30,4,6");
    for (unsigned level = 0; level <= NIMM_PLAYER_PERFECT; level++) {
        struct random random = nimm_random_from_seed(level);
        unsigned known = 0;
        for (unsigned i = 0; i < CHOICES; i++) {
            struct choice choice = choose(solver, position, level, &random);
            known += !choice.by_chance;
            if (!choice.by_chance) assert_int_equal(choice.advice.kind, NIMM_ADVICE_WINNING);
        }
        assert_in_range(known + CHOICES / 20, CHOICES / 10 * level, CHOICES / 10 * level + CHOICES / 10);
        if (level == 0) assert_int_equal(known, 0);
    }
    free(position);
    nimm_solver_free(solver);
}

/* Level 0 on its own would win each game with some chance; it must not know the one winning move. */
static void level_0_finds_the_only_winning_move_by_chance_alone(void **state) {
    (void)state;
    struct random random = nimm_random_from_seed(11);
    void *position = position_of(NIM, NULL, "3,4,6");
    unsigned found = 0;
    for (unsigned i = 0; i < CHOICES; i++) {
        struct choice choice = choose(NULL, position, 0, &random);
        found += choice.advice.move.part == 0 && choice.advice.move.amount == 1;
    }
    assert_in_range(found, CHOICES / 13 * 7 / 10, CHOICES / 13 * 13 / 10);
    free(position);
}

static void the_same_seed_makes_the_same_choices(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    void *position = position_of(NIM, NULL, "7,9,12,15");
    struct random a = nimm_random_from_seed(5), b = nimm_random_from_seed(5);
    for (unsigned i = 0; i < 200; i++) {
        struct choice left = choose(solver, position, i % 11, &a),
                      right = choose(solver, position, i % 11, &b);
        assert_true(left.by_chance == right.by_chance);
        assert_memory_equal(&left.advice.move, &right.advice.move, sizeof left.advice.move);
    }
    free(position);
    nimm_solver_free(solver);
}

static void a_random_move_among_2_to_the_64_is_made_at_once(void **state) {
    (void)state;
    struct random random = nimm_random_from_seed(5);
    void *position = position_of(NIM, NULL, "18446744073709551615");
    uint64_t most = 0;
    for (unsigned i = 0; i < 50; i++) {
        struct choice choice = choose(NULL, position, 0, &random);
        if (choice.advice.move.amount > most) most = choice.advice.move.amount;
    }
    assert_true(most > UINT64_MAX / 2); /* not only from the moves that come first */
    free(position);
}

static void a_move_drawn_by_chance_is_legal_in_every_game(void **state) {
    (void)state;
    struct random random = nimm_random_from_seed(6);
    struct text why = {0};
    for (size_t i = 0; i < nimm_game_count; i++) {
        const struct game *game = nimm_game_list[i];
        void *position = position_of(game, NULL, game->sample);
        for (unsigned n = 0; n < 400; n++) {
            struct move move = {0};
            if (n % 2 == 0 || !game->draw_move)
                nimm_game_draw_move(game, position, n / 2 % 2, &random, &move);
            else
                game->draw_move(position, n / 2 % 2, &random, &move);
            assert_true(game->check(position, n / 2 % 2, &move, &why));
        }
        free(position);
    }
    nimm_text_free(&why);
}

static void a_raised_flag_is_passed_on(void **state) {
    (void)state;
    volatile sig_atomic_t stop = 1;
    struct solver *solver = new_solver(0);
    struct game bare = bare_rules(NIM);
    void *position = position_of(NIM, NULL, "3,4,6");
    struct random random = nimm_random_from_seed(1);
    struct question question = {.game = &bare, .position = position};
    struct choice choice;
    nimm_solver_stop_on(solver, &stop);
    assert_int_equal(nimm_player_choose(solver, &question, NIMM_PLAYER_PERFECT, &random, &choice),
                     NIMM_SOLVE_STOPPED);
    assert_int_equal(nimm_player_choose(solver, &question, 0, &random, &choice), NIMM_SOLVE_OK);
    free(position);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(level_10_always_plays_the_winning_move),
        cmocka_unit_test(level_0_plays_every_move_equally_often),
        cmocka_unit_test(level_l_knows_what_it_does_l_times_in_10),
        cmocka_unit_test(level_0_finds_the_only_winning_move_by_chance_alone),
        cmocka_unit_test(the_same_seed_makes_the_same_choices),
        cmocka_unit_test(a_random_move_among_2_to_the_64_is_made_at_once),
        cmocka_unit_test(a_move_drawn_by_chance_is_legal_in_every_game),
        cmocka_unit_test(a_raised_flag_is_passed_on),
    };
    return cmocka_run_group_tests_name("player", tests, NULL, NULL);
}
