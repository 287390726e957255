/* SPDX-License-Identifier: MIT */
/* Small pictures in text: dots, lines and letters. */
#include "support.h"

#include "core/canvas.h"

static void assert_picture(struct canvas *canvas, const char *expected) {
    struct text text = {0};
    canvas_print(canvas, false, &text);
    assert_string_equal(nimm_text_string(&text), expected);
    nimm_text_free(&text);
}

/* The dots of a Braille character are numbered 1 2 3 7 down the left and 4 5 6 8 down the right; bit d - 1 of
 * the code point behind U+2800 is dot d (The Unicode Standard, Braille Patterns). */
static void a_line_from_a_dot_to_itself_is_that_dot(void **state) {
    static const char *const dots[CANVAS_DOWN][CANVAS_ACROSS] = {
        {"\xE2\xA0\x81\n", "\xE2\xA0\x88\n"},
        {"\xE2\xA0\x82\n", "\xE2\xA0\x90\n"},
        {"\xE2\xA0\x84\n", "\xE2\xA0\xA0\n"},
        {"\xE2\xA1\x80\n", "\xE2\xA2\x80\n"},
    };
    for (int y = 0; y < CANVAS_DOWN; y++)
        for (int x = 0; x < CANVAS_ACROSS; x++) {
            struct canvas canvas;
            canvas_clear(&canvas, 1, 1, true);
            canvas_draw_line(&canvas, x, y, x, y, STROKE_THIN, PAINT_NONE);
            assert_picture(&canvas, dots[y][x]);
        }
}

static bool is_set(const struct canvas *canvas, int x, int y) {
    struct canvas dot;
    canvas_clear(&dot, canvas->columns, canvas->lines, true);
    canvas_draw_line(&dot, x, y, x, y, STROKE_THIN, PAINT_NONE);
    size_t column = (size_t)x / CANVAS_ACROSS, line = (size_t)y / CANVAS_DOWN;
    return (canvas->dots[line][column] & dot.dots[line][column]) != 0;
}

static void a_line_has_both_ends_and_one_dot_a_step(void **state) {
    for (int x = 0; x < 20; x++)
        for (int y = 0; y < 20; y++) {
            struct canvas canvas;
            int dots = 0, longer = abs(x - 10) > abs(y - 10) ? abs(x - 10) : abs(y - 10);
            canvas_clear(&canvas, 10, 5, true);
            canvas_draw_line(&canvas, 10, 10, x, y, STROKE_THIN, PAINT_NONE);
            assert_true(is_set(&canvas, 10, 10) && is_set(&canvas, x, y));
            for (int i = 0; i < 20; i++)
                for (int k = 0; k < 20; k++) dots += is_set(&canvas, i, k);
            assert_int_equal(dots, longer + 1);
        }
}

static void lines_lean_in_ascii_as_they_do_in_dots(void **state) {
    static const struct {
        int x, y;
        const char *picture;
    } cases[] = {
        {5, 0, "---\n\n"}, {0, 7, "|\n|\n"}, {1, 7, "|\n|\n"}, {3, 7, "\\\n \\\n"}, {0, 0, "\\\n\n"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct canvas canvas;
        canvas_clear(&canvas, 3, 2, false);
        canvas_draw_line(&canvas, 0, 0, cases[i].x, cases[i].y, STROKE_THIN, PAINT_NONE);
        assert_picture(&canvas, cases[i].picture);
    }
}

static void what_lies_outside_is_not_drawn(void **state) {
    struct canvas canvas;
    canvas_clear(&canvas, 2, 2, false);
    canvas_draw_line(&canvas, -9, -9, -1, -1, STROKE_THIN, PAINT_NONE);
    canvas_draw_line(&canvas, 4, 0, 9, 0, STROKE_THIN, PAINT_NONE);
    canvas_draw_line(&canvas, 0, 8, 0, 20, STROKE_THIN, PAINT_NONE);
    assert_picture(&canvas, "\n\n");
    canvas_put_letter(&canvas, CANVAS_ACROSS, 0, 'A');
    canvas_draw_line(&canvas, -4, 7, 20, 7, STROKE_THIN, PAINT_NONE);
    assert_picture(&canvas, " A\n--\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_from_a_dot_to_itself_is_that_dot),
        cmocka_unit_test(a_line_has_both_ends_and_one_dot_a_step),
        cmocka_unit_test(lines_lean_in_ascii_as_they_do_in_dots),
        cmocka_unit_test(what_lies_outside_is_not_drawn),
    };
    return cmocka_run_group_tests_name("canvas", tests, NULL, NULL);
}
