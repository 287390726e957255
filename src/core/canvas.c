/* SPDX-License-Identifier: MIT */
#include "core/canvas.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/text.h"

void canvas_clear(struct canvas *canvas, size_t columns, size_t lines, bool utf8) {
    assert(columns >= 1 && columns <= CANVAS_COLUMNS && lines >= 1 && lines <= CANVAS_LINES);
    memset(canvas, 0, sizeof *canvas);
    canvas->columns = columns;
    canvas->lines = lines;
    canvas->utf8 = utf8;
}

static void set_dot(struct canvas *canvas, int x, int y, char character) {
    static const uint8_t bit[CANVAS_DOWN][CANVAS_ACROSS] = {{0, 3}, {1, 4}, {2, 5}, {6, 7}};
    if (x < 0 || y < 0) return;
    size_t column = (size_t)x / CANVAS_ACROSS, line = (size_t)y / CANVAS_DOWN;
    if (column >= canvas->columns || line >= canvas->lines) return;
    canvas->dots[line][column] |= (uint8_t)(1U << bit[y % CANVAS_DOWN][x % CANVAS_ACROSS]);
    if (character) canvas->character[line][column] = character;
}

/* The ASCII character that leans as the line does: a cell is twice as high as wide. */
static char leaning_character(int x, int y) {
    if (abs(y) * 3 < abs(x)) return '-';
    if (abs(x) * 4 < abs(y)) return '|';
    return (x > 0) == (y > 0) ? '\\' : '/';
}

/* n / d to the nearest integer; d > 0. */
static int nearest(int n, int d) {
    return n >= 0 ? (2 * n + d) / (2 * d) : -((-2 * n + d) / (2 * d));
}

void canvas_draw_line(struct canvas *canvas, int x0, int y0, int x1, int y1, enum stroke stroke) {
    int x = x1 - x0, y = y1 - y0;
    bool flat = abs(x) >= abs(y);
    int steps = flat ? abs(x) : abs(y);
    char character = stroke == STROKE_HEAVY ? '#' : leaning_character(x, y);
    for (int i = 0; i <= steps; i++) {
        int at_x = x0 + (steps ? nearest(x * i, steps) : 0), at_y = y0 + (steps ? nearest(y * i, steps) : 0);
        set_dot(canvas, at_x, at_y, canvas->utf8 ? 0 : character);
        for (int side = -1; stroke == STROKE_HEAVY && canvas->utf8 && side <= 1; side += 2)
            set_dot(canvas, at_x + (flat ? 0 : side), at_y + (flat ? side : 0), 0);
    }
}

void canvas_put(struct canvas *canvas, size_t column, size_t line, char letter) {
    assert(column < canvas->columns && line < canvas->lines);
    canvas->character[line][column] = letter;
}

static void print_cell(char character, uint8_t dots, struct text *text) {
    if (character || dots == 0) {
        text_add_char(text, character ? character : ' ');
        return;
    }
    /* U+2800 and the dots, in UTF-8. */
    char braille[] = {'\xE2', (char)(0xA0 | dots >> 6), (char)(0x80 | (dots & 0x3F))};
    text_add_bytes(text, braille, sizeof braille);
}

void canvas_print(const struct canvas *canvas, struct text *text) {
    for (size_t line = 0; line < canvas->lines; line++) {
        size_t columns = canvas->columns;
        while (columns > 0 && !canvas->character[line][columns - 1] && !canvas->dots[line][columns - 1])
            columns--;
        for (size_t column = 0; column < columns; column++)
            print_cell(canvas->character[line][column], canvas->dots[line][column], text);
        text_add_char(text, '\n');
    }
}
