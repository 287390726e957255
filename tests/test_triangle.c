/* SPDX-License-Identifier: MIT */
/* Monochromatic Triangle: who wins, against its bare rules and against Dawson's Kayles. */
#include "core/text.h"
#include "planar.h"

#include "nimm/octal.h"
#include "octal_plain.h"

extern const struct game game_triangle;
static const struct game *const triangle = &game_triangle;

typedef void promise(struct solver *solver, const struct game *game, struct brute *brute, uint32_t drawn,
                     const char *string);

static void assert_agrees(struct solver *solver, struct brute *brute, promise *kept, const char *points,
                          uint32_t drawn) {
    struct text text = {0};
    text_add(&text, points);
    brute_print_pairs(brute, drawn, "/", &text);
    kept(solver, triangle, brute, drawn, nimm_text_string(&text));
    nimm_text_free(&text);
}

/* The start and random positions on the way from it: who wins by which moves, and the values. */
static void assert_set_agrees(struct solver *solver, struct brute *brute, const char *points,
                              unsigned positions, struct random *random) {
    static promise *const promises[] = {assert_brute_agrees, assert_brute_value};
    for (size_t i = 0; i < LENGTH(promises); i++) {
        brute->memory = calloc(1, (size_t)1 << brute->pairs);
        assert_non_null(brute->memory);
        assert_agrees(solver, brute, promises[i], points, 0);
        for (unsigned k = 0; k < positions; k++)
            assert_agrees(solver, brute, promises[i], points, brute_random_play(brute, 2 * brute->n, random));
        free(brute->memory);
    }
}

static void convex_points_agree_with_the_bare_rules(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct random random = nimm_random_from_seed(1);
    for (unsigned n = 1; n <= 7; n++) {
        struct brute brute = {.n = n};
        char points[16];
        for (unsigned i = 0; i < n; i++) brute.x[i] = (long)i, brute.y[i] = (long)(i * i);
        brute_prepare(&brute);
        snprintf(points, sizeof points, "convex:%u", n);
        assert_set_agrees(solver, &brute, points, 200, &random);
        struct text text = {0};
        brute_print_points(&brute, &text);
        assert_set_agrees(solver, &brute, nimm_text_string(&text), 20, &random);
        nimm_text_free(&text);
    }
    nimm_solver_free(solver);
}

static void random_points_agree_with_the_bare_rules(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct random random = nimm_random_from_seed(2);
    for (unsigned round = 0; round < 120; round++) {
        struct brute brute;
        struct text text = {0};
        brute_random_points(&brute, round < 10 ? 7 : round < 60 ? 6 : 5, &random);
        brute_print_points(&brute, &text);
        assert_set_agrees(solver, &brute, nimm_text_string(&text), 20, &random);
        nimm_text_free(&text);
    }
    nimm_solver_free(solver);
}

static void convex_points_are_dawsons_kayles(void **state) {
    (void)state;
    static const struct octal_code dawson = {.n = 1, .take = {2}, .digit = {7}};
    uint16_t values[53];
    struct solver *solver = new_solver(0);
    octal_values_plain(&dawson, values, LENGTH(values));
    for (unsigned n = 1; n <= 52; n++) {
        char text[16];
        snprintf(text, sizeof text, "convex:%u", n);
        void *position = position_of(triangle, NULL, text);
        assert_int_equal(value_of(solver, triangle, position), values[n]);
        free(position);
    }
    nimm_solver_free(solver);
}

static void *start_of(uint64_t points, uint64_t seed) {
    const struct shape shape = {.parts = {points, points}};
    struct random random = nimm_random_from_seed(seed);
    struct text why = {0};
    void *start = malloc(triangle->size);
    assert_non_null(start);
    assert_true(triangle->random(NULL, &shape, &random, start, &why));
    return start;
}

/* Who wins is searched without values, and the values part by part. */
static void who_wins_is_what_the_piles_say(void **state) {
    (void)state;
    struct random random = nimm_random_from_seed(3);
    for (uint64_t seed = 1; seed <= 60; seed++) {
        struct solver *solver = new_solver(0);
        void *board = start_of(8 + seed % 4, seed);
        for (unsigned moves = 0; moves < 5 && !nimm_game_is_over(triangle, board, 0); moves++) {
            struct move move = random_move(triangle, board, 0, &random);
            enum outcome outcome;
            struct piles piles;
            nimm_solver_begin(solver);
            assert_int_equal(triangle->outcome(solver, board, 0, false, &outcome), NIMM_SOLVE_OK);
            if (triangle->piles(solver, board, &piles) == NIMM_SOLVE_OK)
                assert_int_equal(outcome, nimm_sum(piles.value, piles.n) ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
            else
                assert_int_equal(outcome, NIMM_OUTCOME_N);
            triangle->play(board, 0, &move);
        }
        free(board);
        nimm_solver_free(solver);
    }
}

static void twelve_points_are_solved_within_the_budget(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 5; seed++) {
        struct solver *solver = new_solver(0);
        void *start = start_of(12, seed);
        struct question question = {.game = triangle, .position = start};
        struct solution solution;
        assert_int_equal(nimm_solve_position(solver, &question, &solution), NIMM_SOLVE_OK);
        assert_true(solution.has_value);
        assert_true(solution.outcome == (solution.value ? NIMM_OUTCOME_N : NIMM_OUTCOME_P));
        free(start);
        nimm_solver_free(solver);
    }
}

static void many_points_are_too_large_and_say_so(void **state) {
    (void)state;
    static const uint64_t points[] = {20, 23, 24, 34, 52};
    for (size_t i = 0; i < LENGTH(points); i++) {
        struct solver *solver = new_solver(50000);
        void *start = start_of(points[i], 1);
        struct question question = {.game = triangle, .position = start};
        struct solution solution;
        struct advice advice;
        assert_int_equal(nimm_solve_position(solver, &question, &solution), NIMM_SOLVE_TOO_LARGE);
        assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
        assert_int_equal(advice.kind, NIMM_ADVICE_GUESS);
        free(start);
        nimm_solver_free(solver);
    }
}

/* The parts tell every safe segment and its ends: some part has one alone. */
static void parts_tell_their_safe_segments(void **state) {
    (void)state;
    struct random random = nimm_random_from_seed(9);
    struct solver *solver = new_solver(0);
    unsigned several = 0, single = 0;
    for (uint64_t seed = 1; seed <= 100; seed++) {
        void *board = start_of(9, seed);
        struct piles piles;
        struct text name = {0}, reason = {0}, how = {0};
        for (unsigned tries = 0; tries < 6; tries++) {
            struct move move = random_move(triangle, board, 0, &random);
            if (!triangle->warn(board, 0, &move, &how)) triangle->play(board, 0, &move);
        }
        nimm_solver_begin(solver);
        assert_int_equal(triangle->piles(solver, board, &piles), NIMM_SOLVE_OK);
        unsigned safe = 0, told = 0;
        for (struct moves moves = {0}; triangle->moves(board, 0, &moves);)
            safe += !triangle->warn(board, 0, &moves.move, &how);
        for (size_t i = 0; i < piles.n; i++) {
            nimm_text_clear(&reason);
            triangle->describe(board, i, &name, &reason);
            if (strstr(nimm_text_string(&reason), "Dawson")) told = safe;
            if (strstr(nimm_text_string(&reason), "Dawson")) break;
            single += strcmp(nimm_text_string(&reason), "1 safe segment, by search") == 0;
            told += (unsigned)strtoul(nimm_text_string(&reason), NULL, 10);
        }
        assert_int_equal(told, safe);
        several += piles.n > 1;
        nimm_text_free(&name);
        nimm_text_free(&reason);
        nimm_text_free(&how);
        free(board);
    }
    assert_int_not_equal(several, 0);
    assert_int_not_equal(single, 0);
    nimm_solver_free(solver);
}

/* Many points, but few segments left: the net is made of what is still open. */
static void large_sets_are_solved_once_enough_is_drawn(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    void *board = start_of(30, 4);
    struct text how = {0};
    bool more = true;
    while (more) {
        more = false;
        for (struct moves moves = {0}; !more && triangle->moves(board, 0, &moves);) {
            more = !triangle->warn(board, 0, &moves.move, &how);
            if (more) triangle->play(board, 0, &moves.move);
        }
    }
    struct question question = {.game = triangle, .position = board};
    enum outcome outcome;
    assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
    assert_int_equal(outcome, NIMM_OUTCOME_P); /* no safe move is left */
    nimm_text_free(&how);
    free(board);
    nimm_solver_free(solver);
}

static void a_triangle_that_can_be_completed_has_no_value(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    void *position = position_of(triangle, NULL, "convex:7/AC,CE");
    struct question question = {.game = triangle, .position = position};
    struct solution solution;
    struct move move;
    struct move_list list = {.moves = &move, .limit = 1};
    assert_int_equal(nimm_solve_position(solver, &question, &solution), NIMM_SOLVE_OK);
    assert_int_equal(solution.outcome, NIMM_OUTCOME_N);
    assert_false(solution.has_value);
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_OK);
    assert_int_equal(list.total.n, 1);
    assert_true(move.part == 0 && move.where == 4);
    free(position);
    nimm_solver_free(solver);
}

static void the_groups_are_named(void **state) {
    (void)state;
    void *position = position_of(triangle, NULL, "convex:12/AF,GI");
    struct text name = {0}, reason = {0};
    struct solver *solver = new_solver(0);
    struct piles piles;
    assert_int_equal(triangle->piles(solver, position, &piles), NIMM_SOLVE_OK);
    assert_int_equal(piles.n, 2);
    triangle->describe(position, 0, &name, &reason);
    assert_string_equal(nimm_text_string(&name), "Points B C D E");
    assert_string_equal(nimm_text_string(&reason), "a group of 4 free points, like a Dawson row of 4 pins");
    nimm_text_clear(&name);
    triangle->describe(position, 1, &name, &reason);
    assert_string_equal(nimm_text_string(&name), "Points J K L");
    nimm_text_free(&name);
    nimm_text_free(&reason);
    nimm_solver_free(solver);
    free(position);
}

static void a_name_tells_seven_points_of_a_group_at_most(void **state) {
    (void)state;
    static const char *const names[][2] = {{"convex:3", "Points A B C"},
                                           {"convex:7", "Points A B C D E F G"},
                                           {"convex:8", "Points A B C D E F G ..."}};
    for (size_t i = 0; i < LENGTH(names); i++) {
        void *position = position_of(triangle, NULL, names[i][0]);
        struct text name = {0}, reason = {0};
        triangle->describe(position, 0, &name, &reason);
        assert_string_equal(nimm_text_string(&name), names[i][1]);
        nimm_text_free(&name);
        nimm_text_free(&reason);
        free(position);
    }
}

static void starts_are_fair(void **state) {
    (void)state;
    assert_starts_are_fair(triangle);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(convex_points_agree_with_the_bare_rules),
        cmocka_unit_test(random_points_agree_with_the_bare_rules),
        cmocka_unit_test(convex_points_are_dawsons_kayles),
        cmocka_unit_test(who_wins_is_what_the_piles_say),
        cmocka_unit_test(twelve_points_are_solved_within_the_budget),
        cmocka_unit_test(many_points_are_too_large_and_say_so),
        cmocka_unit_test(parts_tell_their_safe_segments),
        cmocka_unit_test(large_sets_are_solved_once_enough_is_drawn),
        cmocka_unit_test(a_triangle_that_can_be_completed_has_no_value),
        cmocka_unit_test(the_groups_are_named),
        cmocka_unit_test(a_name_tells_seven_points_of_a_group_at_most),
        cmocka_unit_test(starts_are_fair),
    };
    return cmocka_run_group_tests_name("triangle", tests, NULL, NULL);
}
