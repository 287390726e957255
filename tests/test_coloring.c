/* SPDX-License-Identifier: MIT */
/* The Triangulation Coloring Game: who wins, against its bare rules and against Kayles. */
#include "planar.h"

#include "games/coloring_faces.h"
#include "nimm/octal.h"
#include "octal_plain.h"

extern const struct game game_coloring;
static const struct game *const coloring = &game_coloring;

/* Pairs in random order, each drawn where it crosses none: any triangulation can come out. Only its sides may
 * be played, and only faces count. */
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

static void assert_agrees(struct solver *solver, struct brute *brute, uint32_t green) {
    struct text text = {0};
    brute_print_points(brute, &text);
    for (unsigned i = 0; i < brute->triangles; i++) {
        text_add_char(&text, i > 0 ? ',' : '/');
        print_face(brute, brute->triangle[i], &text);
    }
    brute_print_pairs(brute, green, "/", &text);
    assert_brute_agrees(solver, coloring, brute, green, text_string(&text));
    text_free(&text);
}

static void random_triangulations_agree_with_the_bare_rules(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct random random = random_from_seed(1);
    unsigned inner = 0;
    for (unsigned round = 0; round < 250;) {
        struct brute brute;
        brute_random_points(&brute, (unsigned)random_between(&random, 3, 7), &random);
        uint32_t sides = triangulate(&brute, &random);
        if (count_bits(sides) > 14) continue;
        inner += count_bits(sides) > 2 * brute.n - 3; /* a point inside the hull */
        round++;
        brute.memory = calloc(1, (size_t)1 << brute.pairs);
        assert_non_null(brute.memory);
        assert_agrees(solver, &brute, 0);
        for (unsigned i = 0; i < 10; i++)
            assert_agrees(solver, &brute, brute_random_play(&brute, 6, &random));
        free(brute.memory);
    }
    assert_in_range(inner, 50, 250);
    solver_free(solver);
}

static void fans_and_strips_are_kayles(void **state) {
    (void)state;
    static const struct octal_code kayles = {.n = 2, .take = {1, 2}, .digit = {7, 7}};
    uint16_t values[41];
    octal_values_plain(&kayles, values, LENGTH(values));
    for (unsigned faces = 1; faces <= 40; faces++) {
        for (int fan = 0; fan < 2; fan++) {
            struct solver *solver = new_solver(0);
            char text[16];
            snprintf(text, sizeof text, "%s:%u", fan ? "fan" : "strip", faces);
            void *position = position_of(coloring, NULL, text);
            struct question question = {.game = coloring, .position = position};
            struct solution solution;
            assert_int_equal(solve_position(solver, &question, &solution), SOLVE_OK);
            assert_true(solution.has_value);
            assert_int_equal(solution.value, values[faces]);
            assert_int_equal(solution.outcome, values[faces] ? OUTCOME_N : OUTCOME_P);
            free(position);
            solver_free(solver);
        }
    }
}

static void the_longest_fan_and_strip_are_played_to_the_end(void **state) {
    (void)state;
    static const char *const boards[] = {"fan:50", "strip:50"};
    for (size_t i = 0; i < LENGTH(boards); i++) {
        struct coloring *board = position_of(coloring, NULL, boards[i]);
        struct random random = random_from_seed(i);
        unsigned most = 103;
        while (!game_is_over(coloring, board, 0)) {
            struct move move = random_move(coloring, board, 0, &random);
            assert_true(most-- > 0);
            coloring->play(board, 0, &move);
        }
        free(board);
    }
}

/* A random triangulation of a convex polygon. */
static void cut_polygon(struct plane_graph *edges, size_t first, size_t last, struct random *random) {
    plane_graph_add(edges, first, last);
    if (last - first < 2) return;
    size_t tip = (size_t)random_between(random, first + 1, last - 1);
    cut_polygon(edges, first, tip, random);
    cut_polygon(edges, tip, last, random);
}

static void make_board(struct coloring *board, unsigned points, bool convex, struct random *random) {
    memset(board, 0, sizeof *board);
    if (convex) {
        plane_make_regular(&board->plane, points);
        cut_polygon(&board->edges, 0, points - 1, random);
    } else {
        plane_make_random(&board->plane, points, random);
        plane_triangulate(&board->plane, &board->edges);
    }
    assert_true(coloring_add_faces(board));
}

static void the_search_agrees_with_all_values(void **state) {
    (void)state;
    struct random random = random_from_seed(2);
    for (unsigned round = 0; round < 40; round++) {
        struct coloring board;
        make_board(&board, round % 2 ? 17 : 11, round % 2, &random);
        struct solver *plain = new_solver(0), *solver = new_solver(0);
        uint64_t part[COLORING_FACES + 1], value;
        struct parts *parts;
        struct piles piles;
        enum outcome outcome;
        size_t n;
        assert_int_equal(coloring_open_parts(plain, &board, part, &n, &parts), SOLVE_OK);
        assert_int_equal(n, 1);
        assert_int_equal(parts_value_plain(parts, part, &value), SOLVE_OK);
        assert_int_equal(coloring->outcome(solver, &board, 0, false, &outcome), SOLVE_OK);
        assert_int_equal(outcome, value ? OUTCOME_N : OUTCOME_P);
        assert_int_equal(coloring->piles(solver, &board, &piles), SOLVE_OK);
        assert_int_equal(nim_sum(piles.value, piles.n), value);
        solver_free(plain);
        solver_free(solver);
    }
}

/* The value of a set of faces by the mex over all safe moves: nothing is cut off or dropped. */
static unsigned bare_value(const struct coloring_dual *dual, uint64_t set, unsigned char *memory) {
    uint32_t seen = 0;
    if (memory[set]) return memory[set] - 1u;
    for (unsigned f = 0; f < 16; f++) {
        for (unsigned g = 0; g <= f; g++) {
            uint64_t taken = UINT64_C(1) << f | UINT64_C(1) << g;
            bool is_side = f == g ? dual->own >> f & 1 : dual->near[f] >> g & 1;
            if (is_side && (set & taken) == taken)
                seen |= UINT32_C(1) << bare_value(dual, set & ~taken, memory);
        }
    }
    unsigned value = 0;
    while (seen >> value & 1) value++;
    memory[set] = (unsigned char)(value + 1);
    return value;
}

/* Any three neighbours a face may have, whether or not they can be drawn. */
static void make_dual(struct coloring_dual *dual, unsigned faces, struct random *random) {
    memset(dual, 0, sizeof *dual);
    unsigned sides[16] = {0};
    for (unsigned tries = 0; tries < 3 * faces; tries++) {
        unsigned f = (unsigned)random_between(random, 0, faces - 1),
                 g = (unsigned)random_between(random, 0, f);
        if (sides[f] == 3 || sides[g] == 3 || (dual->near[f] >> g & 1)) continue;
        sides[f]++, sides[g]++;
        if (f == g) {
            dual->own |= UINT64_C(1) << f;
        } else {
            dual->near[f] |= UINT64_C(1) << g;
            dual->near[g] |= UINT64_C(1) << f;
        }
    }
}

static void every_set_of_faces_has_its_bare_value(void **state) {
    (void)state;
    struct random random = random_from_seed(6);
    static unsigned char memory[1 << 16];
    for (unsigned round = 0; round < 600; round++) {
        struct coloring_dual dual;
        struct solver *solver = new_solver(0);
        uint64_t value, rest, part, sum[16];
        bool is_zero;
        unsigned faces = (unsigned)random_between(&random, 1, round % 50 ? 10 : 16);
        make_dual(&dual, faces, &random);
        memset(memory, 0, sizeof memory);
        for (unsigned i = 0; i < 10; i++) {
            uint64_t set = (UINT64_C(1) << faces) - 1, nimber = 0;
            struct parts *parts;
            size_t n = 0;
            if (i > 0) set &= random_bits(&random) | random_bits(&random);
            unsigned expected = bare_value(&dual, set, memory);
            assert_int_equal(coloring_open_dual(solver, &dual, &parts), SOLVE_OK);
            for (rest = set; (part = coloring_cut_part(&dual, &rest)); n++) sum[n] = part;
            assert_int_equal(parts_is_zero(parts, sum, n, &is_zero), SOLVE_OK);
            assert_int_equal(is_zero, expected == 0);
            for (size_t p = 0; p < n; p++) {
                assert_int_equal(parts_value(parts, &sum[p], &value), SOLVE_OK);
                nimber ^= value;
            }
            assert_int_equal(nimber, expected);
        }
        solver_free(solver);
    }
}

static void thirty_faces_are_decided_within_the_budget(void **state) {
    (void)state;
    struct random random = random_from_seed(3);
    for (unsigned round = 0; round < 3; round++) {
        struct coloring board;
        struct solver *solver = new_solver(0);
        enum outcome outcome;
        do make_board(&board, 19, false, &random);
        while (board.faces < 29 || board.faces > 31);
        assert_int_equal(coloring->outcome(solver, &board, 0, false, &outcome), SOLVE_OK);
        solver_free(solver);
    }
}

static void the_largest_boards_are_too_large_and_say_so(void **state) {
    (void)state;
    struct random random = random_from_seed(4);
    struct coloring board;
    struct solver *solver = new_solver(20000);
    struct piles piles;
    enum outcome outcome;
    make_board(&board, 34, false, &random);
    assert_int_equal(coloring->outcome(solver, &board, 0, false, &outcome), SOLVE_TOO_LARGE);
    solver_begin(solver);
    assert_int_equal(coloring->piles(solver, &board, &piles), SOLVE_TOO_LARGE);
    solver_free(solver);
}

static void the_first_of_two_parts_may_be_too_large(void **state) {
    (void)state;
    struct solver *solver = new_solver(1);
    void *position = position_of(coloring, NULL, "fan:9/AE");
    struct piles piles;
    assert_int_equal(coloring->piles(solver, position, &piles), SOLVE_TOO_LARGE);
    free(position);
    solver_free(solver);
}

static void more_than_64_faces_do_not_fit(void **state) {
    (void)state;
    struct random random = random_from_seed(8);
    struct coloring board;
    memset(&board, 0, sizeof board);
    plane_make_random(&board.plane, 45, &random);
    plane_triangulate(&board.plane, &board.edges);
    assert_false(coloring_add_faces(&board));
}

static void a_triangle_that_can_be_completed_has_no_value(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    void *position = position_of(coloring, NULL, "strip:4/AB,BC");
    struct question question = {.game = coloring, .position = position};
    struct solution solution;
    assert_int_equal(solve_position(solver, &question, &solution), SOLVE_OK);
    assert_int_equal(solution.outcome, OUTCOME_N);
    assert_false(solution.has_value);
    free(position);
    solver_free(solver);
}

static void the_parts_are_named(void **state) {
    (void)state;
    void *position = position_of(coloring, NULL, "fan:9/AE");
    struct text name = {0}, reason = {0};
    struct solver *solver = new_solver(0);
    struct piles piles;
    assert_int_equal(coloring->piles(solver, position, &piles), SOLVE_OK);
    assert_int_equal(piles.n, 2);
    coloring->describe(position, 0, &name, &reason);
    assert_string_equal(text_string(&name), "Part 1");
    assert_string_equal(text_string(&reason), "ABC, ACD: like a Kayles row of 2 pins");
    text_clear(&reason);
    free(position);
    position = position_of(coloring, NULL, "0,0 10,0 5,9 5,3/ABD,BCD,ACD");
    coloring->describe(position, 0, &name, &reason);
    assert_string_equal(text_string(&reason), "ABD, BCD, ACD: 3 untouched triangles, by search");
    text_free(&name);
    text_free(&reason);
    solver_free(solver);
    free(position);
}

static void starts_are_fair(void **state) {
    (void)state;
    enum { SEEDS = 400 };
    struct solver *solver = new_solver(0);
    struct random random = random_from_seed(5);
    struct shape shape = {.parts = {0, 0}};
    struct text why = {0};
    unsigned lost = 0;
    for (unsigned i = 0; i < SEEDS; i++) {
        struct coloring start;
        struct piles piles;
        assert_true(coloring->random(NULL, &shape, &random, &start, &why));
        assert_in_range(start.plane.n, 5, 9);
        assert_int_equal(coloring->piles(solver, &start, &piles), SOLVE_OK);
        lost += nim_sum(piles.value, piles.n) == 0;
    }
    assert_in_range(lost, SEEDS * 15 / 100, SEEDS * 60 / 100);
    text_free(&why);
    solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_triangulations_agree_with_the_bare_rules),
        cmocka_unit_test(fans_and_strips_are_kayles),
        cmocka_unit_test(the_longest_fan_and_strip_are_played_to_the_end),
        cmocka_unit_test(the_search_agrees_with_all_values),
        cmocka_unit_test(every_set_of_faces_has_its_bare_value),
        cmocka_unit_test(thirty_faces_are_decided_within_the_budget),
        cmocka_unit_test(the_largest_boards_are_too_large_and_say_so),
        cmocka_unit_test(the_first_of_two_parts_may_be_too_large),
        cmocka_unit_test(more_than_64_faces_do_not_fit),
        cmocka_unit_test(a_triangle_that_can_be_completed_has_no_value),
        cmocka_unit_test(the_parts_are_named),
        cmocka_unit_test(starts_are_fair),
    };
    return cmocka_run_group_tests_name("coloring", tests, NULL, NULL);
}
