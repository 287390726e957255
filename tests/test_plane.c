/* SPDX-License-Identifier: MIT */
#include "support.h"

#include <stdio.h>

#include "core/bits.h"
#include "core/canvas.h"
#include "core/plane.h"

static struct plane plane_of(const int32_t (*points)[2], size_t n) {
    struct plane plane;
    memset(&plane, 0, sizeof plane);
    plane.n = n;
    for (size_t i = 0; i < n; i++) plane.point[i] = (struct plane_point){points[i][0], points[i][1]};
    return plane;
}

static void turns_are_exact_at_the_edge_of_the_plane(void **state) {
    (void)state;
    enum { FAR = PLANE_REACH };
    struct plane_point a = {-FAR, -FAR}, b = {FAR, FAR}, on = {1, 1}, left = {FAR - 1, FAR};
    assert_int_equal(plane_turn(a, b, on), 0);
    assert_int_equal(plane_turn(a, b, left), 1);
    assert_int_equal(plane_turn(b, a, left), -1);
    assert_true(plane_is_between(a, on, b));
    assert_false(plane_is_between(a, left, b));
    assert_false(plane_is_between(a, b, on));
    assert_false(plane_is_between(a, a, b));
}

static void segments_cross_inside_both_or_not_at_all(void **state) {
    (void)state;
    static const int32_t points[][2] = {{0, 0}, {4, 4}, {0, 4}, {4, 0}, {2, 2}, {9, 9}};
    struct plane plane = plane_of(points, LENGTH(points));
    assert_true(plane_crosses(&plane, 0, 1, 2, 3));
    assert_true(plane_crosses(&plane, 3, 2, 0, 1));
    assert_false(plane_crosses(&plane, 0, 1, 0, 3)); /* a common end */
    assert_false(plane_crosses(&plane, 0, 4, 2, 3)); /* an end on the other one */
    assert_false(plane_crosses(&plane, 1, 5, 2, 3));
    assert_false(plane_crosses(&plane, 0, 1, 4, 5)); /* along one line */
}

static void a_triangle_is_empty_unless_a_point_lies_inside(void **state) {
    (void)state;
    static const int32_t points[][2] = {{0, 0}, {10, 0}, {0, 10}, {3, 3}, {5, 5}};
    struct plane plane = plane_of(points, LENGTH(points));
    assert_false(plane_is_empty(&plane, 0, 1, 2));
    assert_false(plane_is_empty(&plane, 2, 1, 0));
    assert_true(plane_is_empty(&plane, 0, 1, 3));
    plane.n = 3;
    assert_true(plane_is_empty(&plane, 0, 1, 2));
}

static void doubles_and_lines_are_found_and_named(void **state) {
    (void)state;
    static const int32_t points[][2] = {{0, 0}, {5, 1}, {2, 7}, {0, 0}, {10, 2}};
    struct plane plane = plane_of(points, LENGTH(points));
    size_t same[2], line[3];
    assert_true(plane_find_double(&plane, same));
    assert_true(same[0] == 0 && same[1] == 3);
    plane.point[3] = (struct plane_point){1, 1};
    assert_false(plane_find_double(&plane, same));
    assert_true(plane_find_line(&plane, line));
    assert_true(line[0] == 0 && line[1] == 1 && line[2] == 4);
    plane.n = 4;
    assert_false(plane_find_line(&plane, line));
}

static void regular_polygons_are_convex_and_in_order(void **state) {
    (void)state;
    for (size_t n = 1; n <= PLANE_POINTS; n++) {
        struct plane plane;
        size_t order[PLANE_POINTS], line[3];
        plane_make_regular(&plane, n);
        assert_int_equal(plane.n, n);
        assert_true(plane.point[0].x == 0 && plane.point[0].y == 1000);
        assert_false(plane_find_line(&plane, line));
        assert_true(plane_is_convex(&plane, order));
        for (size_t i = 0; n > 2 && i < n; i++) {
            assert_int_equal((order[i] + n - 1) % n, order[(i + 1) % n]);
            assert_int_equal(plane_turn(plane.point[i], plane.point[(i + 1) % n], plane.point[(i + 2) % n]),
                             -1);
        }
    }
}

static void no_points_are_convex(void **state) {
    (void)state;
    const struct plane none = {.n = 0};
    size_t order[PLANE_POINTS];
    assert_true(plane_is_convex(&none, order));
}

static void a_point_inside_the_hull_is_not_convex(void **state) {
    (void)state;
    static const int32_t points[][2] = {{3, 3}, {0, 0}, {10, 1}, {1, 10}};
    struct plane plane = plane_of(points, LENGTH(points));
    size_t order[PLANE_POINTS];
    assert_false(plane_is_convex(&plane, order));
    plane.point[0] = (struct plane_point){9, 9};
    assert_true(plane_is_convex(&plane, order));
}

static void random_points_are_in_general_position(void **state) {
    (void)state;
    for (size_t n = 1; n <= PLANE_POINTS; n += n < 20 ? 1 : 8) {
        struct random random = nimm_random_from_seed(n);
        struct plane plane;
        size_t line[3];
        plane_make_random(&plane, n, &random);
        assert_int_equal(plane.n, n);
        assert_false(plane_find_line(&plane, line));
    }
}

/* Of few points each is at least two steps of the grid from the lines through any two others. */
static void few_random_points_are_not_nearly_on_a_line(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 100; seed++) {
        struct random random = nimm_random_from_seed(seed);
        struct plane plane;
        size_t n = 3 + seed % 4;
        plane_make_random(&plane, n, &random);
        for (size_t i = 0; i < n * n * n; i++) {
            struct plane_point a = plane.point[i % n], b = plane.point[i / n % n], c = plane.point[i / n / n];
            int64_t x = b.x - a.x, y = b.y - a.y, area = x * (c.y - a.y) - y * (c.x - a.x);
            if (i % n == i / n % n || i / n % n == i / n / n || i % n == i / n / n) continue;
            assert_true(area * area >= 4 * (x * x + y * y));
        }
    }
}

/* Euler: n points with h of them on the hull have 3n - 3 - h edges in every triangulation. */
static void a_triangulation_has_as_many_edges_as_euler_says(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        struct random random = nimm_random_from_seed(seed);
        struct plane plane;
        struct plane_graph edges;
        size_t n = 3 + seed % 20, edge_count = 0, hull = 0, crossed[2];
        plane_make_random(&plane, n, &random);
        plane_triangulate(&plane, &edges);
        for (size_t a = 0; a < n; a++)
            for (size_t b = a + 1; b < n; b++) {
                bool left = false, right = false;
                for (size_t c = 0; c < n; c++) {
                    left |= plane_turn(plane.point[a], plane.point[b], plane.point[c]) > 0;
                    right |= plane_turn(plane.point[a], plane.point[b], plane.point[c]) < 0;
                }
                hull += left != right;
                if (!plane_graph_has(&edges, a, b)) continue;
                edge_count++;
                assert_true(plane_graph_has(&edges, b, a));
                assert_false(plane_find_crossed(&plane, &edges, a, b, crossed));
            }
        assert_int_equal(edge_count, 3 * n - 3 - hull);
    }
}

static void bits_are_counted_and_found(void **state) {
    (void)state;
    for (unsigned i = 0; i < 64; i++) {
        assert_int_equal(bits_lowest(UINT64_C(1) << i), i);
        assert_int_equal(bits_lowest(UINT64_MAX << i), i);
        assert_int_equal(bits_count(UINT64_MAX << i), 64 - i);
    }
    assert_int_equal(bits_count(0), 0);
    assert_int_equal(bits_count(UINT64_C(0x8000000000000001)), 2);
}

static void assert_prints(const struct canvas *canvas, const char *picture) {
    struct text text = {0};
    canvas_print(canvas, &text);
    assert_string_equal(nimm_text_string(&text), picture);
    nimm_text_free(&text);
}

static void lines_are_drawn_in_dots_or_in_signs(void **state) {
    (void)state;
    struct canvas canvas;
    canvas_clear(&canvas, 4, 2, true);
    canvas_draw_line(&canvas, 0, 0, 7, 0, STROKE_THIN);
    canvas_draw_line(&canvas, 0, 7, 7, 7, STROKE_HEAVY);
    assert_prints(&canvas, "\u2809\u2809\u2809\u2809\n\u28E4\u28E4\u28E4\u28E4\n");
    canvas_clear(&canvas, 4, 2, false);
    canvas_draw_line(&canvas, 0, 0, 7, 0, STROKE_THIN);
    canvas_draw_line(&canvas, 0, 7, 5, 7, STROKE_HEAVY);
    canvas_put(&canvas, 1, 1, 'A');
    assert_prints(&canvas, "----\n#A#\n");
    canvas_clear(&canvas, 3, 3, false);
    canvas_draw_line(&canvas, 0, 0, 0, 11, STROKE_THIN);
    canvas_draw_line(&canvas, 5, 0, 4, 11, STROKE_THIN);
    assert_prints(&canvas, "| |\n| |\n| |\n");
    canvas_clear(&canvas, 2, 2, false);
    canvas_draw_line(&canvas, 3, 0, 0, 7, STROKE_THIN);
    assert_prints(&canvas, " /\n/\n");
    canvas_clear(&canvas, 2, 2, false);
    canvas_draw_line(&canvas, 3, 7, 0, 0, STROKE_THIN);
    assert_prints(&canvas, "\\\n \\\n");
}

/* What lies outside is not drawn. */
static void a_canvas_cuts_off_what_does_not_fit(void **state) {
    (void)state;
    struct canvas canvas;
    canvas_clear(&canvas, 2, 1, true);
    canvas_draw_line(&canvas, -5, 0, 20, 0, STROKE_HEAVY);
    canvas_draw_line(&canvas, 0, 9, 3, 9, STROKE_THIN);
    assert_prints(&canvas, "\u281B\u281B\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(turns_are_exact_at_the_edge_of_the_plane),
        cmocka_unit_test(segments_cross_inside_both_or_not_at_all),
        cmocka_unit_test(a_triangle_is_empty_unless_a_point_lies_inside),
        cmocka_unit_test(doubles_and_lines_are_found_and_named),
        cmocka_unit_test(regular_polygons_are_convex_and_in_order),
        cmocka_unit_test(no_points_are_convex),
        cmocka_unit_test(a_point_inside_the_hull_is_not_convex),
        cmocka_unit_test(random_points_are_in_general_position),
        cmocka_unit_test(few_random_points_are_not_nearly_on_a_line),
        cmocka_unit_test(a_triangulation_has_as_many_edges_as_euler_says),
        cmocka_unit_test(bits_are_counted_and_found),
        cmocka_unit_test(lines_are_drawn_in_dots_or_in_signs),
        cmocka_unit_test(a_canvas_cuts_off_what_does_not_fit),
    };
    return cmocka_run_group_tests_name("plane", tests, NULL, NULL);
}
