/* SPDX-License-Identifier: MIT */
/* Monochromatic Triangle: who wins, against its bare rules and against Dawson's Kayles. */
#include "planar.h"

#include <stdio.h>

#include "octal_plain.h"

extern const struct game game_triangle;
static const struct game *const triangle = &game_triangle;

/* The start and random positions on the way from it. */
static void assert_set_agrees(struct nimm_solver *solver, struct brute *brute, const char *points,
                              unsigned positions, struct random *random) {
    struct nimm_solver *by_rules = new_held_solver();
    uint32_t drawn = 0;
    for (unsigned k = 0; k <= positions; k++) {
        struct text text = {0};
        text_add(&text, points);
        brute_print_pairs(brute, drawn, "/", &text);
        assert_brute_agrees(solver, by_rules, triangle, brute, drawn, text_string(&text));
        text_free(&text);
        drawn = brute_random_play(brute, 2 * brute->n, random);
    }
    nimm_solver_free(by_rules);
}

static void convex_points_agree_with_the_bare_rules(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct random random = random_from_seed(1);
    for (unsigned n = 1; n <= 7; n++) {
        struct brute brute = {.n = n};
        char points[16];
        for (unsigned i = 0; i < n; i++) brute.x[i] = (long)i, brute.y[i] = (long)(i * i);
        brute_prepare(&brute);
        snprintf(points, sizeof points, "convex:%u", n);
        assert_set_agrees(solver, &brute, points, 200, &random);
        struct text text = {0};
        brute_print_points(&brute, &text);
        assert_set_agrees(solver, &brute, text_string(&text), 20, &random);
        text_free(&text);
    }
    nimm_solver_free(solver);
}

static void random_points_agree_with_the_bare_rules(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct random random = random_from_seed(2);
    for (unsigned round = 0; round < 120; round++) {
        struct brute brute;
        struct text text = {0};
        brute_random_points(&brute, round < 10 ? 7 : round < 60 ? 6 : 5, &random);
        brute_print_points(&brute, &text);
        assert_set_agrees(solver, &brute, text_string(&text), 20, &random);
        text_free(&text);
    }
    nimm_solver_free(solver);
}

static void convex_points_are_dawsons_kayles(void **state) {
    static const struct octal_code dawson = {.n = 1, .take = {2}, .digit = {7}};
    uint16_t values[53];
    struct nimm_solver *solver = new_solver(0);
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

static void ten_points_are_solved_within_the_budget(void **state) {
    for (uint64_t seed = 1; seed <= 5; seed++) assert_has_value(triangle, 10, seed);
}

static void many_points_are_too_large_and_say_so(void **state) {
    static const uint64_t points[] = {12, 20, 52};
    for (size_t i = 0; i < LENGTH(points); i++) assert_too_large(triangle, points[i], 50000);
}

static void a_triangle_that_can_be_completed_has_no_value(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct solution solution;
    assert_int_equal(solve_in(solver, "triangle", "convex:7/AC,CE", &solution), NIMM_OK);
    assert_true(solution.outcome == OUTCOME_N && !solution.has_value);
    nimm_solver_free(solver);
}

static void many_points_have_a_value_after_many_safe_moves(void **state) {
    enum { POINTS = 24, MOVES = 16 };
    struct nimm_solver *solver = new_solver(0);
    void *board = start_of(triangle, POINTS, 1);
    struct text how = {0};
    for (unsigned i = 0; i < MOVES; i++) {
        struct moves moves = {0};
        do assert_true(triangle->moves(board, 0, &moves));
        while (triangle->theory->warn(board, 0, &moves.move, &how));
        triangle->play(board, 0, &moves.move);
    }
    value_of(solver, triangle, board);
    text_free(&how);
    free(board);
    nimm_solver_free(solver);
}

static void without_a_safe_move_there_is_no_pile_and_no_part(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct solution solution;
    void *position = position_of(triangle, NULL, "convex:3/AB"), *alone = malloc(game_largest());
    assert_null(triangle->theory->part(position, 0, alone));
    assert_int_equal(solve_in(solver, "triangle", "convex:3/AB", &solution), NIMM_OK);
    assert_int_equal(solution.piles.n, 0);
    assert_int_equal(solve_in(solver, "triangle", "0,0 10,0 5,9 5,3/AB,CD", &solution), NIMM_OK);
    assert_int_equal(solution.piles.n, 0);
    free(position);
    free(alone);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(convex_points_agree_with_the_bare_rules),
        cmocka_unit_test(random_points_agree_with_the_bare_rules),
        cmocka_unit_test(convex_points_are_dawsons_kayles),
        cmocka_unit_test(ten_points_are_solved_within_the_budget),
        cmocka_unit_test(many_points_are_too_large_and_say_so),
        cmocka_unit_test(many_points_have_a_value_after_many_safe_moves),
        cmocka_unit_test(a_triangle_that_can_be_completed_has_no_value),
        cmocka_unit_test(without_a_safe_move_there_is_no_pile_and_no_part),
    };
    return cmocka_run_group_tests_name("triangle", tests, NULL, NULL);
}
