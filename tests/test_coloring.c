/* SPDX-License-Identifier: MIT */
/* The Triangulation Coloring Game: who wins, against its bare rules and against Kayles. */
#include "planar.h"

#include <stdio.h>

#include "octal_plain.h"

extern const struct game game_coloring;
static const struct game *const coloring = &game_coloring;

/* Pairs in random order, each drawn where it crosses none: any triangulation can come out. Only its
 * sides may be played, and only faces count. */
static uint32_t triangulate(struct brute *brute, struct random *random) {
    uint32_t sides = 0;
    for (unsigned tries = 0; tries < 2000; tries++) {
        unsigned i = (unsigned)random_between(random, 0, brute->pairs - 1);
        if (!(brute->cross[i] & sides)) sides |= UINT32_C(1) << i;
    }
    brute->may = sides;
    unsigned faces = 0;
    for (unsigned i = 0; i < brute->triangles; i++)
        if ((brute->triangle[i] & ~sides) == 0) brute->triangle[faces++] = brute->triangle[i];
    brute->triangles = faces;
    return sides;
}

static unsigned count_bits(uint32_t bits) {
    unsigned n = 0;
    for (; bits; bits &= bits - 1) n++;
    return n;
}

/* "ABC" from the sides of a face. */
static void print_face(const struct brute *brute, uint32_t face, struct text *text) {
    uint32_t corners = 0;
    for (unsigned i = 0; i < brute->pairs; i++)
        if (face >> i & 1) corners |= UINT32_C(1) << brute->a[i] | UINT32_C(1) << brute->b[i];
    for (unsigned i = 0; i < brute->n; i++)
        if (corners >> i & 1) text_add_char(text, (char)('A' + (int)i));
}

static void assert_agrees(struct nimm_solver *solver, struct nimm_solver *by_rules,
                          const struct brute *brute, uint32_t green) {
    struct text text = {0};
    brute_print_points(brute, &text);
    for (unsigned i = 0; i < brute->triangles; i++) {
        text_add_char(&text, i > 0 ? ',' : '/');
        print_face(brute, brute->triangle[i], &text);
    }
    brute_print_pairs(brute, green, "/", &text);
    assert_brute_agrees(solver, by_rules, coloring, brute, green, text_string(&text));
    text_free(&text);
}

static void random_triangulations_agree_with_the_bare_rules(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct random random = random_from_seed(1);
    unsigned inner = 0;
    for (unsigned round = 0; round < 250;) {
        struct brute brute;
        brute_random_points(&brute, (unsigned)random_between(&random, 3, 7), &random);
        uint32_t sides = triangulate(&brute, &random);
        if (count_bits(sides) > 14) continue;
        inner += count_bits(sides) > 2 * brute.n - 3; /* a point inside the hull */
        round++;
        struct nimm_solver *by_rules = new_held_solver();
        assert_agrees(solver, by_rules, &brute, 0);
        for (unsigned k = 0; k < 10; k++)
            assert_agrees(solver, by_rules, &brute, brute_random_play(&brute, 6, &random));
        nimm_solver_free(by_rules);
    }
    assert_in_range(inner, 50, 250);
    nimm_solver_free(solver);
}

static void fans_and_strips_are_kayles(void **state) {
    static const struct octal_code kayles = {.n = 2, .take = {1, 2}, .digit = {7, 7}};
    uint16_t values[51];
    octal_values_plain(&kayles, values, LENGTH(values));
    for (unsigned faces = 1; faces <= 50; faces++) {
        char fan[16], strip[16];
        snprintf(fan, sizeof fan, "fan:%u", faces);
        snprintf(strip, sizeof strip, "strip:%u", faces);
        assert_int_equal(value_in("coloring", fan), values[faces]);
        assert_int_equal(value_in("coloring", strip), values[faces]);
    }
}

/* Sixteen points have up to 29 faces. */
static void twenty_four_faces_are_solved_within_the_budget(void **state) {
    for (uint64_t seed = 1; seed <= 10; seed++) assert_has_value(coloring, 16, seed);
}

static void the_largest_boards_are_too_large_and_say_so(void **state) {
    assert_too_large(coloring, 34, 20000);
}

static void a_triangle_that_can_be_completed_has_no_value(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct solution solution;
    assert_int_equal(solve_in(solver, "coloring", "strip:4/AB,BC", &solution), NIMM_OK);
    assert_true(solution.outcome == OUTCOME_N && !solution.has_value);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_triangulations_agree_with_the_bare_rules),
        cmocka_unit_test(fans_and_strips_are_kayles),
        cmocka_unit_test(twenty_four_faces_are_solved_within_the_budget),
        cmocka_unit_test(the_largest_boards_are_too_large_and_say_so),
        cmocka_unit_test(a_triangle_that_can_be_completed_has_no_value),
    };
    return cmocka_run_group_tests_name("coloring", tests, NULL, NULL);
}
