/* SPDX-License-Identifier: MIT */
#include "games/grid.h"

#include <stdlib.h>

static void set_dot(struct grid *grid, int x, int y, char character, enum paint paint) {
    static const uint8_t bit[DOWN][ACROSS] = {{0, 3}, {1, 4}, {2, 5}, {6, 7}};
    if (x < 0 || y < 0 || x / ACROSS >= grid->columns || y / DOWN >= grid->lines) return;
    struct cell *cell = &grid->cell[y / DOWN][x / ACROSS];
    grid->is_crowded |= cell->character != '\0';
    cell->dots |= (uint8_t)(1U << bit[y % DOWN][x % ACROSS]);
    cell->character = grid->utf8 ? '\0' : character;
    cell->paint = paint;
}

/* The ASCII character that leans as the line does: a cell is twice as high as wide. */
static char leaning_character(int x, int y) {
    if (abs(y) * 3 < abs(x)) return '-';
    if (abs(x) * 4 < abs(y)) return '|';
    return (x > 0) == (y > 0) ? '\\' : '/';
}

/* n / d to the nearest integer; 0 / 0 is 0. */
static int nearest(int n, int d) {
    if (d == 0) return 0;
    return n >= 0 ? (2 * n + d) / (2 * d) : -((-2 * n + d) / (2 * d));
}

void grid_add_line(struct grid *grid, struct place from, struct place to, bool heavy,
                   enum paint paint) {
    int x = to.x - from.x, y = to.y - from.y;
    int wide = grid->utf8 ? 1 : ACROSS, high = grid->utf8 ? 1 : DOWN; /* of a step, in dots */
    int across = to.x / wide - from.x / wide, down = to.y / high - from.y / high;
    bool flat = abs(across) >= abs(down);
    int steps = flat ? abs(across) : abs(down), sides = heavy && grid->utf8;
    char character = heavy ? '#' : leaning_character(x, y);
    for (int i = 0; i <= steps; i++) {
        int at_x = (from.x / wide + nearest(across * i, steps)) * wide;
        int at_y = (from.y / high + nearest(down * i, steps)) * high;
        for (int side = -sides; side <= sides; side++)
            set_dot(grid, at_x + (flat ? 0 : side), at_y + (flat ? side : 0), character, paint);
    }
}

void grid_print(const struct grid *grid, enum palette palette, bool is_paged, struct text *text) {
    for (int line = 0; line < grid->lines; line++) {
        const struct cell *row = grid->cell[line];
        int columns = grid->columns;
        while (columns > 0 && !row[columns - 1].character && !row[columns - 1].dots) columns--;
        enum paint paint = PAINT_NONE;
        for (int column = 0; column <= columns; column++) {
            enum paint wanted =
                column < columns && row[column].dots ? row[column].paint : PAINT_NONE;
            if (wanted != paint && paint != PAINT_NONE) text_paint(text, PAINT_NONE, palette);
            if (wanted != paint && wanted != PAINT_NONE) text_paint(text, wanted, palette);
            paint = wanted;
            if (column == columns) break;
            const struct cell cell = row[column];
            /* U+2800 and the dots, in UTF-8. */
            const char braille[] = {'\xE2', (char)(0xA0 | cell.dots >> 6),
                                    (char)(0x80 | (cell.dots & 0x3F))};
            if (cell.dots && !cell.character)
                text_add_bytes(text, braille, sizeof braille);
            else
                text_add_char(text, cell.character ? cell.character : ' ');
        }
        if (columns == 0 && is_paged) text_add_char(text, ' ');
        text_add_char(text, '\n');
    }
}
