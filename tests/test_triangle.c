/* SPDX-License-Identifier: MIT */
/* Monochromatic Triangle: who wins, against its bare rules and against Dawson's Kayles. */
#include "planar.h"

#include "games/triangle_board.h"
#include "nimm/octal.h"
#include "octal_plain.h"

extern const struct game game_triangle;
static const struct game *const triangle = &game_triangle;

static void assert_agrees(struct solver *solver, struct brute *brute, const char *points, uint32_t drawn) {
    struct text text = {0};
    text_add(&text, points);
    brute_print_pairs(brute, drawn, "/", &text);
    assert_brute_agrees(solver, triangle, brute, drawn, text_string(&text));
    text_free(&text);
}

/* The start and random positions on the way from it. */
static void assert_set_agrees(struct solver *solver, struct brute *brute, const char *points,
                              unsigned positions, struct random *random) {
    brute->memory = calloc(1, (size_t)1 << brute->pairs);
    assert_non_null(brute->memory);
    assert_agrees(solver, brute, points, 0);
    for (unsigned i = 0; i < positions; i++)
        assert_agrees(solver, brute, points, brute_random_play(brute, 2 * brute->n, random));
    free(brute->memory);
}

static void convex_points_agree_with_the_bare_rules(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
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
    solver_free(solver);
}

static void random_points_agree_with_the_bare_rules(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct random random = random_from_seed(2);
    for (unsigned round = 0; round < 120; round++) {
        struct brute brute;
        struct text text = {0};
        brute_random_points(&brute, round < 10 ? 7 : round < 60 ? 6 : 5, &random);
        brute_print_points(&brute, &text);
        assert_set_agrees(solver, &brute, text_string(&text), 20, &random);
        text_free(&text);
    }
    solver_free(solver);
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
    solver_free(solver);
}

/* From the literal rules, n = 1 to 16: the second player wins at 1, 5, 9, 15 (theory of Dawson's Kayles). */
static void the_search_finds_dawsons_kayles_by_itself(void **state) {
    (void)state;
    static const uint64_t values[] = {0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2};
    struct solver *solver = new_solver(0);
    for (uint64_t n = 1; n < LENGTH(values); n++) {
        struct triangle convex;
        static struct triangle_parts found;
        struct parts *parts;
        uint64_t value, sum = 0;
        memset(&convex, 0, sizeof convex);
        plane_make_regular(&convex.plane, (size_t)n);
        assert_int_equal(triangle_open_parts(solver, &convex, &found, &parts), SOLVE_OK);
        for (size_t i = 0; i < found.n; i++) {
            assert_int_equal(parts_value(parts, found.key + i * found.words, &value), SOLVE_OK);
            sum ^= value;
        }
        assert_int_equal(sum, values[n]);
    }
    solver_free(solver);
}

/* Of 24 points 65 pairs cross none of the segments drawn, one more than a word has bits. At one end five
 * points are untouched, at the other one three. */
static void groups_among_65_pairs_have_the_values_of_dawson_rows(void **state) {
    (void)state;
    static struct triangle_parts found;
    struct solver *solver = new_solver(0);
    for (size_t turned = 0; turned < 24; turned++) {
        struct triangle convex;
        struct parts *parts;
        size_t pairs = 0, crossed[2];
        uint64_t values = 0, value;
        memset(&convex, 0, sizeof convex);
        plane_make_regular(&convex.plane, 24);
        for (size_t a = 5; a <= 12; a++)
            plane_graph_add(&convex.drawn, (a + turned) % 24, (28 - a + turned) % 24);
        for (size_t a = 0; a < 24; a++)
            for (size_t b = a + 1; b < 24; b++)
                pairs += !plane_find_crossed(&convex.plane, &convex.drawn, a, b, crossed);
        assert_int_equal(pairs, 65);
        assert_int_equal(triangle_open_parts(solver, &convex, &found, &parts), SOLVE_OK);
        for (size_t i = 0; i < found.n; i++) {
            assert_int_equal(parts_value(parts, found.key + i * found.words, &value), SOLVE_OK);
            values ^= value;
        }
        assert_int_equal(values, 0 ^ 1);
    }
    solver_free(solver);
}

/* The value by the mex over all safe moves, without parts, without what the search drops. */
static uint64_t plain_value(struct solver *solver, const struct triangle *board) {
    static struct triangle_parts found;
    struct parts *parts;
    uint64_t value;
    solver_begin(solver);
    assert_int_equal(triangle_open_whole(solver, board, &found, &parts), SOLVE_OK);
    assert_int_equal(found.n, 1);
    assert_int_equal(parts_value_plain(parts, found.key, &value), SOLVE_OK);
    return value;
}

/* As many random segments as that, none of which lets the other complete a triangle. */
static void draw_some(struct triangle *board, uint64_t segments, struct random *random) {
    size_t n = board->plane.n, corner[3];
    for (unsigned tries = 0; tries < 1000 && segments > 0; tries++) {
        struct triangle after = *board;
        size_t a = (size_t)random_between(random, 0, n - 1), b = (size_t)random_between(random, 0, n - 1);
        if (a == b || !triangle_is_open(board, a, b)) continue;
        plane_graph_add(&after.drawn, a, b);
        if (triangle_find_completable(&after, corner)) continue;
        *board = after;
        segments--;
    }
}

/* Points, no three of them on a line, not all of them corners of their hull. */
static void make_points(struct triangle *board, size_t n, struct random *random) {
    size_t order[PLANE_POINTS];
    memset(board, 0, sizeof *board);
    do plane_make_random(&board->plane, n, random);
    while (plane_is_convex(&board->plane, order));
}

static void the_search_agrees_with_all_values_of_whole_positions(void **state) {
    (void)state;
    struct random random = random_from_seed(3);
    for (unsigned round = 0; round < 40; round++) {
        struct triangle board;
        struct piles piles;
        struct solver *plain = new_solver(0), *solver = new_solver(0);
        make_points(&board, 7 + round % 3, &random);
        for (unsigned i = 0; i < 8; i++) {
            struct triangle after = board;
            enum outcome outcome;
            draw_some(&after, (i + 1) / 2 + (round % 3 == 2), &random);
            uint64_t value = plain_value(plain, &after);
            solver_begin(solver);
            assert_int_equal(triangle->outcome(solver, &after, 0, false, &outcome), SOLVE_OK);
            assert_int_equal(outcome, value ? OUTCOME_N : OUTCOME_P);
            assert_int_equal(triangle->piles(solver, &after, &piles), SOLVE_OK);
            assert_int_equal(nim_sum(piles.value, piles.n), value);
        }
        solver_free(plain);
        solver_free(solver);
    }
}

/* Up to sizes at which all values would take too long. */
static void the_search_agrees_with_that_of_whole_positions(void **state) {
    (void)state;
    struct random random = random_from_seed(7);
    for (unsigned round = 0; round < 60; round++) {
        static struct triangle_parts found;
        struct triangle board;
        struct solver *solver = new_solver(0);
        struct parts *parts;
        bool parts_are_zero, whole_is_zero;
        make_points(&board, round % 20 ? 9 + round % 3 : 17, &random);
        draw_some(&board, round % 20 ? round % 4 : 9, &random);
        assert_int_equal(triangle_open_parts(solver, &board, &found, &parts), SOLVE_OK);
        assert_int_equal(parts_is_zero(parts, found.key, found.n, &parts_are_zero), SOLVE_OK);
        solver_begin(solver);
        assert_int_equal(triangle_open_whole(solver, &board, &found, &parts), SOLVE_OK);
        assert_int_equal(parts_is_zero(parts, found.key, found.n, &whole_is_zero), SOLVE_OK);
        assert_int_equal(parts_are_zero, whole_is_zero);
        solver_free(solver);
    }
}

static enum solve_status try_outcome(uint64_t nodes, unsigned points, uint64_t seed, enum outcome *outcome) {
    struct solver *solver = new_solver(nodes);
    struct shape shape = {.parts = {points, points}};
    struct random random = random_from_seed(seed);
    struct text why = {0};
    void *start = malloc(triangle->size);
    assert_non_null(start);
    assert_true(triangle->random(NULL, &shape, &random, start, &why));
    struct question question = {.game = triangle, .position = start};
    enum solve_status status = solve_outcome(solver, &question, outcome);
    free(start);
    text_free(&why);
    solver_free(solver);
    return status;
}

static void thirteen_points_are_decided_within_the_budget(void **state) {
    (void)state;
    enum outcome outcome;
    for (uint64_t seed = 1; seed <= 5; seed++) assert_int_equal(try_outcome(0, 13, seed, &outcome), SOLVE_OK);
}

static void many_points_are_too_large_and_say_so(void **state) {
    (void)state;
    enum outcome outcome;
    assert_int_equal(try_outcome(50000, 23, 1, &outcome), SOLVE_TOO_LARGE);
    assert_int_equal(try_outcome(50000, 24, 1, &outcome), SOLVE_TOO_LARGE);
    assert_int_equal(try_outcome(50000, 52, 1, &outcome), SOLVE_TOO_LARGE);
}

static void too_many_segments_have_no_parts(void **state) {
    (void)state;
    static struct triangle_parts found;
    struct random random = random_from_seed(5);
    struct solver *solver = new_solver(0);
    struct triangle board;
    struct parts *parts;
    struct piles piles;
    struct text name = {0}, reason = {0};
    make_points(&board, 30, &random);
    assert_int_equal(triangle->piles(solver, &board, &piles), SOLVE_TOO_LARGE);
    assert_int_equal(triangle_open_whole(solver, &board, &found, &parts), SOLVE_TOO_LARGE);
    triangle->describe(&board, 0, &name, &reason);
    assert_string_equal(text_string(&name), "");
    text_free(&name);
    text_free(&reason);
    solver_free(solver);
}

/* Segments are drawn at random until at least two parts are left; some part then has one safe segment only.
 */
static void parts_are_told_and_the_first_may_be_too_large(void **state) {
    (void)state;
    struct random random = random_from_seed(9);
    struct solver *solver = new_solver(1), *patient = new_solver(0);
    struct text name = {0}, reason = {0};
    unsigned large = 0, single = 0;
    for (unsigned round = 0; round < 200; round++) {
        struct triangle board;
        struct piles piles;
        make_points(&board, 9, &random);
        draw_some(&board, 4, &random);
        solver_begin(patient);
        assert_int_equal(triangle->piles(patient, &board, &piles), SOLVE_OK);
        for (size_t i = 0; i < piles.n; i++) {
            text_clear(&reason);
            triangle->describe(&board, i, &name, &reason);
            single += strcmp(text_string(&reason), "1 safe segment, by search") == 0;
        }
        solver_begin(solver);
        if (piles.n > 1) large += triangle->piles(solver, &board, &piles) == SOLVE_TOO_LARGE;
    }
    assert_int_not_equal(large, 0);
    assert_int_not_equal(single, 0);
    text_free(&name);
    text_free(&reason);
    solver_free(solver);
    solver_free(patient);
}

static void parts_tell_every_safe_segment_and_its_ends(void **state) {
    (void)state;
    static struct triangle_parts found;
    struct random random = random_from_seed(11);
    for (unsigned round = 0; round < 50; round++) {
        struct triangle board;
        size_t corner[3], safe = 0, told = 0;
        uint64_t ends = 0, points = 0;
        make_points(&board, 9, &random);
        draw_some(&board, round % 5, &random);
        for (size_t a = 0; a < 9; a++)
            for (size_t b = a + 1; b < 9; b++) {
                struct triangle after = board;
                plane_graph_add(&after.drawn, a, b);
                if (!triangle_is_open(&board, a, b) || triangle_find_completable(&after, corner)) continue;
                ends |= UINT64_C(1) << a | UINT64_C(1) << b;
                safe++;
            }
        assert_true(triangle_find_parts(&board, &found));
        for (size_t i = 0; i < found.n; i++) {
            points |= found.points[i];
            told += found.moves[i];
        }
        assert_int_equal(told, safe);
        assert_true(points == ends);
    }
}

/* Many points, but few segments left: the net is made of what is still open. */
static void large_sets_are_solved_once_enough_is_drawn(void **state) {
    (void)state;
    struct random random = random_from_seed(4);
    struct solver *solver = new_solver(0);
    struct triangle board, after;
    size_t corner[3];
    memset(&board, 0, sizeof board);
    plane_make_random(&board.plane, 30, &random);
    for (size_t a = 0; a < 30; a++)
        for (size_t b = a + 1; b < 30; b++) {
            after = board;
            plane_graph_add(&after.drawn, a, b);
            if (triangle_is_open(&board, a, b) && !triangle_find_completable(&after, corner)) board = after;
        }
    struct question question = {.game = triangle, .position = &board};
    enum outcome outcome;
    assert_int_equal(solve_outcome(solver, &question, &outcome), SOLVE_OK);
    assert_int_equal(outcome, OUTCOME_P); /* no safe move is left */
    solver_free(solver);
}

static void a_triangle_that_can_be_completed_has_no_value(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    void *position = position_of(triangle, NULL, "convex:7/AC,CE");
    struct question question = {.game = triangle, .position = position};
    struct solution solution;
    struct move move;
    struct move_list list = {.moves = &move, .limit = 1};
    assert_int_equal(solve_position(solver, &question, &solution), SOLVE_OK);
    assert_int_equal(solution.outcome, OUTCOME_N);
    assert_false(solution.has_value);
    assert_int_equal(solve_winning_moves(solver, &question, &list), SOLVE_OK);
    assert_int_equal(list.total.n, 1);
    assert_true(move.part == 0 && move.where == 4);
    free(position);
    solver_free(solver);
}

static void the_groups_are_named(void **state) {
    (void)state;
    void *position = position_of(triangle, NULL, "convex:12/AF,GI");
    struct text name = {0}, reason = {0};
    struct solver *solver = new_solver(0);
    struct piles piles;
    assert_int_equal(triangle->piles(solver, position, &piles), SOLVE_OK);
    assert_int_equal(piles.n, 2);
    triangle->describe(position, 0, &name, &reason);
    assert_string_equal(text_string(&name), "Points B C D E");
    assert_string_equal(text_string(&reason), "a group of 4 free points, like a Dawson row of 4 pins");
    text_clear(&name);
    triangle->describe(position, 1, &name, &reason);
    assert_string_equal(text_string(&name), "Points J K L");
    text_free(&name);
    text_free(&reason);
    solver_free(solver);
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
        assert_string_equal(text_string(&name), names[i][1]);
        text_free(&name);
        text_free(&reason);
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
        cmocka_unit_test(the_search_finds_dawsons_kayles_by_itself),
        cmocka_unit_test(groups_among_65_pairs_have_the_values_of_dawson_rows),
        cmocka_unit_test(the_search_agrees_with_all_values_of_whole_positions),
        cmocka_unit_test(the_search_agrees_with_that_of_whole_positions),
        cmocka_unit_test(thirteen_points_are_decided_within_the_budget),
        cmocka_unit_test(many_points_are_too_large_and_say_so),
        cmocka_unit_test(too_many_segments_have_no_parts),
        cmocka_unit_test(parts_are_told_and_the_first_may_be_too_large),
        cmocka_unit_test(parts_tell_every_safe_segment_and_its_ends),
        cmocka_unit_test(large_sets_are_solved_once_enough_is_drawn),
        cmocka_unit_test(a_triangle_that_can_be_completed_has_no_value),
        cmocka_unit_test(the_groups_are_named),
        cmocka_unit_test(a_name_tells_seven_points_of_a_group_at_most),
        cmocka_unit_test(starts_are_fair),
    };
    return cmocka_run_group_tests_name("triangle", tests, NULL, NULL);
}
