/* SPDX-License-Identifier: MIT */
#include "core/canvas.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "core/text.h"

void canvas_clear(struct canvas *canvas, size_t columns, size_t lines, bool utf8) {
    assert(columns >= 1 && columns <= CANVAS_COLUMNS && lines >= 1 && lines <= CANVAS_LINES);
    memset(canvas, 0, sizeof *canvas);
    memset(canvas->paint, PAINT_NONE, sizeof canvas->paint);
    canvas->columns = columns;
    canvas->lines = lines;
    canvas->utf8 = utf8;
}

/* ---- SVG ---- */

/* A picture in its line of text; other control characters are marks. */
enum { PICTURE = 0x1F };

/* Tenths of a millimetre of a character and of the line it is in. */
enum { COLUMN = 20, LINE = 40, NAME = 16 /* a character of a name in a circle */ };

static void begin_svg(struct text *text, int margin, int wide, int high, int font) {
    wide += 2 * margin;
    high += 2 * margin;
    text_addf(text,
              "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d.%dmm\" height=\"%d.%dmm\" "
              "viewBox=\"%d %d %d %d\" fill=\"none\" stroke=\"#000\" stroke-width=\"3\" "
              "font-family=\"monospace\" font-size=\"%d\">",
              wide / 10, wide % 10, high / 10, high % 10, -margin, -margin, wide, high, font);
}

/* Characters of the width of a column each, from x on. */
static void add_words(struct text *text, int x, int y, const char *words, size_t length, int column) {
    size_t columns = 0;
    for (size_t i = 0; i < length; i++) columns += ((unsigned char)words[i] & 0xC0) != 0x80;
    text_addf(text, "<text x=\"%d\" y=\"%d\" textLength=\"%d\" fill=\"#000\" stroke=\"none\">", x, y,
              (int)columns * column);
    text_add_escaped(text, words, length);
    text_add(text, "</text>");
}

void canvas_clear_svg(struct canvas *canvas, int wide, int high, int radius) {
    memset(canvas, 0, sizeof *canvas);
    canvas->svg = true;
    canvas->radius = radius;
    begin_svg(&canvas->picture, radius + 5, wide, high, NAME * 5 / 3);
}

static int length_of(int x, int y) {
    int square = x * x + y * y, root = 0;
    while ((root + 1) * (root + 1) <= square) root++;
    return root;
}

/* From edge to edge of the circles at its ends, as the other lines are by what covers them. */
static void draw_svg_line(struct canvas *canvas, int x0, int y0, int x1, int y1, enum stroke stroke) {
    enum { HEAD = 22 };
    int x = x1 - x0, y = y1 - y0, length = length_of(x, y), r = canvas->radius;
    if (stroke == STROKE_ARROW && length == 0) { /* from a circle back to itself */
        text_addf(&canvas->picture, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\"/>", x0, y0 > r ? y0 - r : y0 + r,
                  r);
        return;
    }
    text_addf(&canvas->picture, "<path d=\"M%d %dL%d %d\"%s/>", x0, y0, x1, y1,
              stroke == STROKE_HEAVY ? " stroke=\"#080\" stroke-width=\"14\"" : "");
    if (stroke != STROKE_ARROW) return;
    int tip_x = x1 - x * r / length, tip_y = y1 - y * r / length;
    int back_x = x * HEAD / length, back_y = y * HEAD / length;
    text_addf(&canvas->picture, "<path fill=\"#000\" d=\"M%d %dL%d %dL%d %dz\"/>", tip_x, tip_y,
              tip_x - back_x - back_y / 3, tip_y - back_y + back_x / 3, tip_x - back_x + back_y / 3,
              tip_y - back_y - back_x / 3);
}

void canvas_put_name(struct canvas *canvas, int x, int y, const char *name, enum stroke stroke) {
    text_addf(&canvas->picture, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"#fff\"%s/>", x, y,
              canvas->radius, stroke == STROKE_HEAVY ? " stroke-width=\"9\"" : "");
    add_words(&canvas->picture, x - (int)text_columns(name) * NAME / 2, y + NAME / 2, name, strlen(name),
              NAME);
}

/* What a mark looks like; a figure's path starts in the middle of its cell. */
static const struct {
    const char *ascii, *utf8, *path;
    bool framed, filled;
} marks[MARKS] = {
    [MARK_STONE] = {"O", "\u25CF", "m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0", false, false},
    [MARK_PIN] = {"i", "i", "m0-18c8 0 7 9 3 13c9 6 8 16 4 22h-14c-4-6-5-16 4-22c-4-4-5-13 3-13z", false,
                  false},
    [MARK_FALLEN] = {".", "\u00B7", "m-9 17h18", false, false},
    [MARK_WHITE] = {"W", "W", "m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0", true, false},
    [MARK_BLACK] = {"B", "B", "m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0", true, true},
    [MARK_FREE] = {".", "\u00B7", "", true, false},
    [MARK_SQUARE] = {"O", "\u25A0", "", true, false},
    [MARK_POISON] = {"X", "X", "m-12-12l24 24m0-24l-24 24", true, false},
    [MARK_QUEEN] = {"Q", "Q", "m-12 12l-3-22l9 10l6-14l6 14l9-10l-3 22z", true, true},
};

void canvas_add_mark(struct text *text, enum canvas_mark mark, bool svg, bool utf8) {
    if (svg)
        text_add_char(text, (char)mark);
    else
        text_add(text, utf8 ? marks[mark].utf8 : marks[mark].ascii);
}

static bool is_mark(char c) {
    return c > MARK_NONE && c < MARKS;
}

static void add_figure(struct text *text, int x, int y, enum canvas_mark mark) {
    if (marks[mark].framed)
        text_addf(text, "<path d=\"M%d %dh%dv%dh%dz\"/>", x - LINE / 2, y - LINE / 2, LINE, LINE, -LINE);
    if (*marks[mark].path)
        text_addf(text, "<path d=\"M%d %d%s\"%s/>", x, y, marks[mark].path,
                  marks[mark].filled ? " fill=\"#000\"" : "");
}

/* The figures and words of a line; two spaces end a word. */
static void add_line(struct text *text, int y, const char *line, size_t length) {
    size_t column = 0, next;
    for (size_t i = 0; i < length; i = next) {
        next = i + 1;
        if (is_mark(line[i])) {
            add_figure(text, (int)column * COLUMN + COLUMN / 2, y + LINE / 2, (enum canvas_mark)line[i]);
        } else if (line[i] != ' ') {
            while (next < length && !is_mark(line[next]) &&
                   (line[next] != ' ' || (next + 1 < length && (unsigned char)line[next + 1] > ' ')))
                next++;
            add_words(text, (int)column * COLUMN, y + LINE * 3 / 4, line + i, next - i, COLUMN);
        }
        for (size_t k = i; k < next; k++) column += ((unsigned char)line[k] & 0xC0) != 0x80;
    }
}

/* Lines without pictures. */
static void add_lines(struct text *text, const char *lines, size_t length) {
    size_t columns = 0, n = 0, at = 0, end;
    for (size_t i = 0, column = 0; i < length; i++) {
        column = lines[i] == '\n' ? 0 : column + (((unsigned char)lines[i] & 0xC0) != 0x80);
        columns = column > columns ? column : columns;
        n += lines[i] == '\n';
    }
    if (n == 0) return;
    begin_svg(text, COLUMN / 2, (int)columns * COLUMN, (int)n * LINE, COLUMN * 5 / 3);
    for (int y = 0; at < length; at = end + 1, y += LINE) {
        end = at + strcspn(lines + at, "\n");
        add_line(text, y, lines + at, end - at);
    }
    text_add(text, "</svg>\n");
}

void canvas_as_svg(struct text *text, size_t from) {
    struct text lines = {0};
    text_add(&lines, text->data + from);
    text->length = from;
    const char *at = nimm_text_string(&lines);
    while (*at) {
        const char *picture = strchr(at, PICTURE);
        size_t length = picture ? (size_t)(picture - at) : strlen(at);
        add_lines(text, at, length);
        at += length;
        if (!picture) break;
        length = strcspn(at, "\n");
        text_add_bytes(text, at + 1, length);
        at += length + 1;
    }
    nimm_text_free(&lines);
}

/* ---- text ---- */

static void set_dot(struct canvas *canvas, int x, int y, char character, enum paint paint) {
    static const uint8_t bit[CANVAS_DOWN][CANVAS_ACROSS] = {{0, 3}, {1, 4}, {2, 5}, {6, 7}};
    if (x < 0 || y < 0) return;
    size_t column = (size_t)x / CANVAS_ACROSS, line = (size_t)y / CANVAS_DOWN;
    if (column >= canvas->columns || line >= canvas->lines) return;
    canvas->dots[line][column] |= (uint8_t)(1U << bit[y % CANVAS_DOWN][x % CANVAS_ACROSS]);
    if (character) canvas->character[line][column] = character;
    canvas->paint[line][column] = (uint8_t)paint;
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

void canvas_draw_line(struct canvas *canvas, int x0, int y0, int x1, int y1, enum stroke stroke,
                      enum paint paint) {
    if (canvas->svg) {
        draw_svg_line(canvas, x0, y0, x1, y1, stroke);
        return;
    }
    int x = x1 - x0, y = y1 - y0;
    bool flat = abs(x) >= abs(y);
    int steps = flat ? abs(x) : abs(y);
    char character = stroke == STROKE_HEAVY ? '#' : leaning_character(x, y);
    for (int i = 0; i <= steps; i++) {
        int at_x = x0 + (steps ? nearest(x * i, steps) : 0), at_y = y0 + (steps ? nearest(y * i, steps) : 0);
        set_dot(canvas, at_x, at_y, canvas->utf8 ? 0 : character, paint);
        for (int side = -1; stroke == STROKE_HEAVY && canvas->utf8 && side <= 1; side += 2)
            set_dot(canvas, at_x + (flat ? 0 : side), at_y + (flat ? side : 0), 0, paint);
    }
}

/* How far off a cell is; of those as far the one beside comes first, then the one to the right, the one
 * below. */
static int rank_of(int across, int down) {
    return 8 * (across * across + down * down) + 2 * (across == 0) + 2 * (down < 0) + (across < 0);
}

void canvas_put_letter(struct canvas *canvas, int x, int y, char letter) {
    if (canvas->svg) {
        canvas_put_name(canvas, x, y, (const char[]){letter, '\0'}, STROKE_THIN);
        return;
    }
    size_t best_line = 0, best_column = 0;
    int best = INT_MAX;
    for (size_t line = 0; line < canvas->lines; line++) {
        for (size_t column = 0; column < canvas->columns; column++) {
            int rank = rank_of((int)column - x / CANVAS_ACROSS, (int)line - y / CANVAS_DOWN);
            if (canvas->taken[line][column] || rank >= best) continue;
            best = rank;
            best_line = line;
            best_column = column;
        }
    }
    assert(best < INT_MAX);
    canvas->taken[best_line][best_column] = true;
    canvas->character[best_line][best_column] = letter;
    canvas->paint[best_line][best_column] = PAINT_NONE;
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

void canvas_print(struct canvas *canvas, bool has_color, struct text *text) {
    if (canvas->svg) {
        text_add_char(text, PICTURE);
        text_add(text, nimm_text_string(&canvas->picture));
        text_add(text, "</svg>\n");
        nimm_text_free(&canvas->picture);
        return;
    }
    for (size_t line = 0; line < canvas->lines; line++) {
        size_t columns = canvas->columns;
        while (columns > 0 && !canvas->character[line][columns - 1] && !canvas->dots[line][columns - 1])
            columns--;
        enum paint paint = PAINT_NONE;
        for (size_t column = 0; column < columns; column++) {
            enum paint wanted = (enum paint)canvas->paint[line][column];
            if (wanted != paint && paint != PAINT_NONE) text_paint(text, PAINT_NONE, has_color);
            if (wanted != paint && wanted != PAINT_NONE) text_paint(text, wanted, has_color);
            paint = wanted;
            print_cell(canvas->character[line][column], canvas->dots[line][column], text);
        }
        if (paint != PAINT_NONE) text_paint(text, PAINT_NONE, has_color);
        text_add_char(text, '\n');
    }
}
