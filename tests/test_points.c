/* SPDX-License-Identifier: MIT */
/* Points and segments in the plane, and pictures of them. */
#include "support.h"

#include "games/points.h"

static void more_than_64_faces_are_refused(void **state) {
    const struct game *coloring = game_of("coloring", &(const char *){NULL});
    struct text text = {0}, why = {0};
    void *position = malloc(coloring->size);
    text_add(&text, "0,0 5,0 5,5/ABC");
    for (int i = 0; i < 64; i++) text_add(&text, ",ABC");
    assert_false(coloring->parse(text_string(&text), position, &why));
    assert_string_equal(text_string(&why), "too many triangles: at most 64 fit here");
    text_free(&text);
    text_free(&why);
    free(position);
}

static void random_starts_have_as_many_points_as_asked(void **state) {
    static const char *const names[] = {"triangle", "coloring"};
    for (uint64_t n = 3; n <= 34; n += n < 12 ? 1 : 11) {
        const struct game *game = game_of(names[n % 2], &(const char *){NULL});
        struct random random = random_from_seed(n);
        struct text text = {0};
        void *start = malloc(game->size);
        assert_true(draw_start(game, NULL, (struct shape){.parts = {n, n}}, &random, start, &text));
        game->print(start, &text);
        uint64_t points = 1;
        for (const char *at = text_string(&text); *at && *at != '/'; at++) points += *at == ' ';
        assert_int_equal(points, n);
        text_free(&text);
        free(start);
    }
}

/* ---- the picture ---- */

/* A game that is nothing but a picture. */
struct sketch {
    struct plane plane;
    struct plane_graph lines;
};

static void draw_sketch(const void *position, const struct style *style, struct canvas *canvas) {
    const struct sketch *sketch = position;
    static const struct plane_graph none;
    points_draw(&sketch->plane, &sketch->lines, &none, canvas);
}

static void draw_pairs(const void *position, const struct style *style, struct canvas *canvas) {
    static const struct plane_graph none;
    points_list_pairs("Drawn", position, &none, style, canvas);
}

static void draw_heavy(const void *position, const struct style *style, struct canvas *canvas) {
    const struct sketch *sketch = position;
    static const struct plane_graph none;
    points_draw(&sketch->plane, &none, &sketch->lines, canvas);
}

static const struct game game_sketch = {.draw = draw_sketch}, game_pairs = {.draw = draw_pairs},
                         game_heavy = {.draw = draw_heavy};

static void assert_drawn(const struct game *game, const void *position, struct style style,
                         const char *expected) {
    struct text text = {0};
    canvas_draw_text(game, position, &style, &text);
    assert_string_equal(text_string(&text), expected);
    text_free(&text);
}

static void every_letter_is_in_the_picture_however_crowded(void **state) {
    static const struct plane_point far[] = {{PLANE_REACH, PLANE_REACH},
                                             {-PLANE_REACH, PLANE_REACH},
                                             {PLANE_REACH, -PLANE_REACH},
                                             {7, PLANE_REACH}};
    for (size_t n = 2; n <= PLANE_POINTS; n += 5)
        for (unsigned width = 20; width <= 80; width += 3) {
            struct sketch sketch = {.plane = {.n = n, .point = {far[width % LENGTH(far)]}}};
            struct style style = {.width = width, .utf8 = width % 2};
            struct text text = {0};
            unsigned seen[128] = {0};
            for (int k = 1; k < (int)n; k++)
                sketch.plane.point[k] = (struct plane_point){k, k * k % 11};
            canvas_draw_text(&game_sketch, &sketch, &style, &text);
            for (size_t i = 0; i < text.length; i++)
                if ((unsigned char)text.data[i] < 128) seen[(unsigned char)text.data[i]]++;
            for (size_t i = 0; i < n; i++)
                assert_int_equal(seen[(unsigned char)points_letter(i)], 1);
            text_free(&text);
        }
}

static void a_picture_fills_the_window_and_crowded_letters_stand_apart(void **state) {
    static const struct {
        struct sketch sketch;
        unsigned width;
        const char *picture;
    } cases[] = {
        {{{.n = 2, .point = {{0, 0}, {2, 40}}}, {{0}}},
         40,
         "                                       B\n\n\n\n\n\n\n\n\n\n\n\nA\n"},
        {{{.n = 2, .point = {{0, 0}, {40, 0}}}, {{0}}},
         40,
         "A                                      B\n"},
        {{{.n = 6, .point = {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 1}, {1000, 1000}}}, {{0}}},
         20,
         "                   F\n\n\n\nCD\nABE\n"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_drawn(&game_sketch, &cases[i].sketch, (struct style){.width = cases[i].width},
                     cases[i].picture);
}

/* Points at A and D lie in the corners of 20 x 6 characters, which have 40 x 24 dots; a line from B
 * to C. */
static struct sketch line_between(int bx, int by, int cx, int cy) {
    struct sketch sketch = {.plane = {.n = 4, .point = {{0, 0}, {bx, by}, {cx, cy}, {39, 23}}}};
    plane_graph_add(&sketch.lines, 1, 2);
    return sketch;
}

/* The dots of a Braille character are numbered 1 2 3 7 down the left and 4 5 6 8 down the right;
 * bit d - 1 of the code point after U+2800 is dot d (The Unicode Standard, Braille Patterns). */
static void a_line_lies_where_its_ends_are_in_dots_and_in_ascii(void **state) {
    static const struct {
        int bx, by, cx, cy;
        bool utf8;
        const char *picture;
    } cases[] = {
        {8, 15, 12, 15, true, "                   D\n\n    B\u2809C\n\n\nA\n"},
        {8, 14, 12, 14, true, "                   D\n\n    B\u2812C\n\n\nA\n"},
        {8, 13, 12, 13, true, "                   D\n\n    B\u2824C\n\n\nA\n"},
        {8, 12, 12, 12, true, "                   D\n\n    B\u28C0C\n\n\nA\n"},
        {8, 16, 8, 8, true, "                   D\n    B\n    \u2847\n    C\n\nA\n"},
        {9, 16, 9, 8, true, "                   D\n    B\n    \u28B8\n    C\n\nA\n"},
        {8, 14, 16, 14, false, "                   D\n\n    B---C\n\n\nA\n"},
        {8, 16, 8, 8, false, "                   D\n    B\n    |\n    C\n\nA\n"},
        {8, 18, 14, 6, false, "                   D\n    B\n     \\\n      \\\n       C\nA\n"},
        {15, 18, 9, 6, false, "                   D\n       B\n      /\n     /\n    C\nA\n"},
        {8, 18, 11, 6, false, "                   D\n    B\n    \\\n     \\\n     C\nA\n"},
        {8, 19, 11, 4, false, "                   D\n    B\n    |\n     |\n     C\nA\n"},
        {8, 14, 20, 10, false, "                   D\n\n    B\\\\\n       \\\\\\C\n\nA\n"},
        {8, 14, 24, 10, false, "                   D\n\n    B---\n        ----C\n\nA\n"},
        {8, 8, 8, 16, false, "                   D\n    C\n    |\n    B\n\nA\n"},
        {14, 6, 8, 18, false, "                   D\n    C\n     \\\n      \\\n       B\nA\n"},
        {24, 10, 8, 14, false, "                   D\n\n    C----\n         ---B\n\nA\n"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct sketch sketch = line_between(cases[i].bx, cases[i].by, cases[i].cx, cases[i].cy);
        assert_drawn(&game_sketch, &sketch, (struct style){.width = 20, .utf8 = cases[i].utf8},
                     cases[i].picture);
    }
}

/* A heavy line is three dots wide, and its edge may lie in the next line of text: there it ends
 * where the letters are, but a line that goes on is whole. */
static void the_edge_of_a_heavy_line_is_not_above_or_below_its_letters(void **state) {
    static const struct {
        int bx, by, cx, cy;
        const char *picture;
    } cases[] = {
        {8, 12, 24, 12,
         "                   D\n\n    B \u28E4\u28E4\u28E4\u28E4\u28E4 C\n      "
         "\u2809\u2809\u2809\u2809\u2809\n\nA\n"},
        {8, 15, 24, 15,
         "                   D\n      \u28C0\u28C0\u28C0\u28C0\u28C0\n    B "
         "\u281B\u281B\u281B\u281B\u281B C\n\n\nA\n"},
        {4, 4, 24, 15,
         "                   D\n\n        \u28C0\u28E4\u28F6 C\n    "
         "\u2880\u28E0\u28F4\u283F\u281B\u2809\n  B \u281F\u280B\u2801\nA\n"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct sketch sketch = line_between(cases[i].bx, cases[i].by, cases[i].cx, cases[i].cy);
        assert_drawn(&game_heavy, &sketch, (struct style){.width = 20, .utf8 = true},
                     cases[i].picture);
    }
}

static void pairs_fill_lines_up_to_the_last_column(void **state) {
    static const struct {
        unsigned width;
        const char *lines;
    } cases[] = {{20, "Drawn: A-B, C-D,\nE-F, G-H, I-J\n"},
                 {21, "Drawn: A-B, C-D, E-F,\nG-H, I-J\n"},
                 {19, "Drawn: A-B, C-D,\nE-F, G-H, I-J\n"},
                 {14, "Drawn: A-B,\nC-D, E-F, G-H,\nI-J\n"},
                 {13, "Drawn: A-B,\nC-D, E-F,\nG-H, I-J\n"}};
    struct plane_graph graph = {{0}};
    for (size_t a = 0; a < 10; a += 2) plane_graph_add(&graph, a, a + 1);
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_drawn(&game_pairs, &graph, (struct style){.width = cases[i].width}, cases[i].lines);
}

/* ---- points ---- */

static void regular_polygons_are_round_convex_and_in_order(void **state) {
    for (size_t n = 1; n <= PLANE_POINTS; n++) {
        struct plane plane;
        size_t line[3];
        plane_make_regular(&plane, n);
        assert_int_equal(plane.n, n);
        assert_true(plane.point[0].x == 0 && plane.point[0].y == 1000);
        assert_false(plane_find_line(&plane, line));
        assert_true(plane_is_convex(&plane));
        for (size_t i = 0; i < n; i++) {
            const int64_t x = plane.point[i].x, y = plane.point[i].y;
            assert_in_range(x * x + y * y, 999 * 999, 1001 * 1001);
        }
        for (size_t i = 0; n > 2 && i < n; i++)
            assert_int_equal(
                plane_turn(plane.point[i], plane.point[(i + 1) % n], plane.point[(i + 2) % n]), -1);
    }
}

/* Euler: n points with h of them on the hull have 3n - 3 - h edges in every triangulation. */
static void a_triangulation_has_as_many_edges_as_euler_says(void **state) {
    for (uint64_t seed = 1; seed <= 60; seed++) {
        struct random random = random_from_seed(seed);
        struct plane plane;
        struct plane_graph edges;
        size_t n = (size_t)(3 + seed % 20), edge_count = 0, hull = 0, crossed[2];
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(more_than_64_faces_are_refused),
        cmocka_unit_test(random_starts_have_as_many_points_as_asked),
        cmocka_unit_test(every_letter_is_in_the_picture_however_crowded),
        cmocka_unit_test(a_picture_fills_the_window_and_crowded_letters_stand_apart),
        cmocka_unit_test(a_line_lies_where_its_ends_are_in_dots_and_in_ascii),
        cmocka_unit_test(the_edge_of_a_heavy_line_is_not_above_or_below_its_letters),
        cmocka_unit_test(pairs_fill_lines_up_to_the_last_column),
        cmocka_unit_test(regular_polygons_are_round_convex_and_in_order),
        cmocka_unit_test(a_triangulation_has_as_many_edges_as_euler_says),
    };
    return cmocka_run_group_tests_name("points", tests, NULL, NULL);
}
