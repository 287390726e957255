/* SPDX-License-Identifier: MIT */
/* Points with letters for names, and their picture, whatever game they belong to. */
#include "support.h"

#include "games/points.h"

static void letters_name_points_their_case_aside_while_one_alphabet_does(void **state) {
    (void)state;
    static const struct {
        size_t n;
        char letter;
        size_t point;
    } cases[] = {
        {26, 'A', 0},  {26, 'a', 0},  {26, 'z', 25}, {26, 'Z', 25},  {25, 'z', 25},
        {52, 'a', 26}, {52, 'z', 51}, {27, 'a', 26}, {27, 'b', 27},  {26, '{', 26}, /* behind z */
        {26, '`', 26},                                                              /* before a */
        {26, '[', 26}, {26, '@', 26}, {26, '1', 26}, {26, '\0', 26},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_int_equal(points_find(cases[i].n, cases[i].letter), cases[i].point);
    for (size_t i = 0; i < PLANE_POINTS; i++)
        assert_int_equal(points_find(PLANE_POINTS, points_letter(i)), i);
}

/* The pictures of a plane in windows of every width hold each letter once. */
static void assert_shows_every_letter(const struct plane *plane) {
    static const struct plane_graph none;
    for (unsigned width = 20; width <= 80; width += 3) {
        struct style style = {.width = width, .utf8 = width % 2};
        struct text text = {0};
        unsigned seen[128] = {0};
        points_draw(plane, &none, &none, &style, &text);
        for (size_t i = 0; i < text.length; i++)
            if ((unsigned char)text.data[i] < 128) seen[(unsigned char)text.data[i]]++;
        for (size_t i = 0; i < plane->n; i++) assert_int_equal(seen[(unsigned char)points_letter(i)], 1);
        nimm_text_free(&text);
    }
}

static void every_letter_is_in_the_picture_however_crowded(void **state) {
    (void)state;
    static const struct plane_point far[] = {{PLANE_REACH, PLANE_REACH},
                                             {-PLANE_REACH, PLANE_REACH},
                                             {PLANE_REACH, -PLANE_REACH},
                                             {7, PLANE_REACH}};
    for (size_t i = 0; i < LENGTH(far); i++)
        for (size_t n = 2; n <= PLANE_POINTS; n += 5) {
            struct plane plane = {.n = n, .point = {far[i]}};
            for (int k = 1; k < (int)n; k++) plane.point[k] = (struct plane_point){k, k * k % 11};
            assert_shows_every_letter(&plane);
        }
}

static void letters_without_room_stand_beside_their_place(void **state) {
    (void)state;
    static const struct plane_graph none;
    const struct plane plane = {.n = 6, .point = {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 1}, {1000, 1000}}};
    struct text text = {0};
    points_draw(&plane, &none, &none, &(struct style){.width = 20}, &text);
    assert_string_equal(nimm_text_string(&text), "                   F\n\n\n\nCD\nABE\n");
    nimm_text_free(&text);
}

/* Of places as far off the upper one is taken. */
static void many_letters_without_room_stand_round_their_place(void **state) {
    (void)state;
    static const struct plane_graph none;
    struct plane plane = {.n = 18};
    struct text text = {0};
    for (int k = 0; k < 16; k++) plane.point[k] = (struct plane_point){k, k * k % 17};
    plane.point[16] = (struct plane_point){PLANE_REACH, PLANE_REACH};
    plane.point[17] = (struct plane_point){-PLANE_REACH, -PLANE_REACH};
    points_draw(&plane, &none, &none, &(struct style){.width = 30}, &text);
    assert_string_equal(
        nimm_text_string(&text),
        "                             Q\n\n              M\n             IEH\n            KCABJ\n"
        "            PGDFN\n              LO\n\n\nR\n");
    nimm_text_free(&text);
}

/* A point is where it would be in a window of squares, or at most twice as far along one of its sides. */
static void a_narrow_picture_is_stretched_to_twice_its_breadth_at_most(void **state) {
    (void)state;
    static const struct plane_graph none;
    const struct plane tall = {.n = 2, .point = {{0, 0}, {2, 40}}},
                       flat = {.n = 2, .point = {{0, 0}, {40, 1}}};
    struct text text = {0};
    points_draw(&tall, &none, &none, &(struct style){.width = 40}, &text);
    assert_string_equal(nimm_text_string(&text), "  B\n\n\n\n\n\n\n\n\n\n\n\nA\n");
    nimm_text_clear(&text);
    points_draw(&flat, &none, &none, &(struct style){.width = 40}, &text);
    assert_string_equal(nimm_text_string(&text), "A                                      B\n");
    nimm_text_free(&text);
}

static void pairs_fill_lines_up_to_the_last_column(void **state) {
    (void)state;
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
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct text text = {0};
        points_list_pairs("Drawn", &graph, 10, cases[i].width, &text);
        assert_string_equal(nimm_text_string(&text), cases[i].lines);
        nimm_text_free(&text);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_name_points_their_case_aside_while_one_alphabet_does),
        cmocka_unit_test(every_letter_is_in_the_picture_however_crowded),
        cmocka_unit_test(letters_without_room_stand_beside_their_place),
        cmocka_unit_test(many_letters_without_room_stand_round_their_place),
        cmocka_unit_test(pairs_fill_lines_up_to_the_last_column),
        cmocka_unit_test(a_narrow_picture_is_stretched_to_twice_its_breadth_at_most),
    };
    return cmocka_run_group_tests_name("points", tests, NULL, NULL);
}
