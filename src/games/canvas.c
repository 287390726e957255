/* SPDX-License-Identifier: MIT */
#include "games/canvas.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

/* ---- the list ---- */

/* What stands after the words up to `end`, as far as they are not before another item: so many blank columns,
 * in text and on paper, and then a mark or a picture, if any. */
struct canvas_item {
    size_t end;
    bool is_note; /* the words are */
    unsigned blank, blank_on_paper;
    enum canvas_mark mark;
    struct canvas_picture *picture;
};

static void add(struct canvas *canvas, size_t end, struct canvas_item item) {
    if (canvas->n == canvas->room) {
        canvas->room = 2 * canvas->room + 16;
        canvas->items = memory_resize(canvas->items, canvas->room, sizeof item);
    }
    item.end = end;
    canvas->items[canvas->n++] = item;
}

void canvas_make_note(struct canvas *canvas, size_t from) {
    add(canvas, from, (struct canvas_item){0});
    add(canvas, canvas->words.length, (struct canvas_item){.is_note = true});
}

/* Columns on paper of a cell that has so many in text. */
static unsigned on_paper(unsigned columns) {
    return columns < 2 ? 2 : columns;
}

void canvas_add_mark(struct canvas *canvas, unsigned columns, enum canvas_mark mark) {
    add(canvas, canvas->words.length,
        (struct canvas_item){.blank = columns - 1, .blank_on_paper = on_paper(columns) - 1, .mark = mark});
}

void canvas_add_number(struct canvas *canvas, unsigned cells, unsigned columns, unsigned number) {
    unsigned digits = (unsigned)snprintf(NULL, 0, "%u", number);
    add(canvas, canvas->words.length,
        (struct canvas_item){.blank = cells * columns - digits,
                             .blank_on_paper = cells * on_paper(columns) - digits});
    text_add_number(&canvas->words, number);
}

void canvas_add_picture(struct canvas *canvas, const struct canvas_picture *picture) {
    add(canvas, canvas->words.length, (struct canvas_item){.picture = memory_copy(picture, sizeof *picture)});
}

void canvas_add_board(struct canvas *canvas, const struct game *game, const void *position,
                      const struct style *style) {
    game->draw(position, style, canvas);
    if (!game->print_parameters || style->is_told) return;
    size_t from = canvas->words.length;
    game->say_rule(position, &canvas->words);
    text_wrap(&canvas->words, from, style->width, 0);
    canvas_make_note(canvas, from);
}

static struct canvas canvas_of(const struct game *game, const void *position, const struct style *style) {
    struct canvas canvas = {0};
    canvas_add_board(&canvas, game, position, style);
    add(&canvas, canvas.words.length, (struct canvas_item){0});
    return canvas;
}

static void free_canvas(struct canvas *canvas) {
    for (size_t i = 0; i < canvas->n; i++) {
        if (canvas->items[i].picture) nimm_text_free(&canvas->items[i].picture->names);
        free(canvas->items[i].picture);
    }
    nimm_text_free(&canvas->words);
    free(canvas->items);
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
    [MARK_HIT] = {"x", "x", "m-9-1l18 18m0-18l-18 18", false, false},
    [MARK_WHITE] = {"W", "W", "m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0", true, false},
    [MARK_BLACK] = {"B", "B", "m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0", true, true},
    [MARK_FREE] = {".", "\u00B7", "", true, false},
    [MARK_SQUARE] = {"O", "\u25A0", "", true, false},
    [MARK_POISON] = {"X", "X", "m-12-12l24 24m0-24l-24 24", true, false},
    [MARK_QUEEN] = {"Q", "Q", "m-12 12l-3-22l9 10l6-14l6 14l9-10l-3 22z", true, true},
};

/* ---- pictures: the plane scaled to a window or a page ---- */

/* Places count from the upper left corner: in text dots, ACROSS x DOWN of them a character; on paper tenths
 * of a millimetre. */
enum { ACROSS = 2, DOWN = 4, MOST_STRETCHED = 2 };

struct place {
    int x, y;
};

struct layout {
    struct place corner, at[PLANE_POINTS];
};

static int scaled(int64_t n, int64_t from, int64_t to) {
    return from > 0 ? (int)(n * to / from) : 0;
}

/* Fills wide x high, less of them where one direction would be stretched too much beside the other. */
static void lay_out(const struct canvas_picture *picture, bool stretch, int64_t wide, int64_t high,
                    struct layout *layout) {
    int64_t left = picture->low.x, breadth = picture->high.x - left;
    int64_t top = picture->high.y, height = top - picture->low.y;
    if (!stretch && height > 0 && wide * height > MOST_STRETCHED * high * breadth)
        wide = MOST_STRETCHED * high * breadth / height;
    else if (!stretch && breadth > 0 && high * breadth > MOST_STRETCHED * wide * height)
        high = MOST_STRETCHED * wide * height / breadth;
    layout->corner = (struct place){scaled(breadth, breadth, wide), scaled(height, height, high)};
    for (size_t i = 0; i < picture->plane.n; i++) {
        struct plane_point p = picture->plane.point[i];
        layout->at[i] = (struct place){scaled(p.x - left, breadth, wide), scaled(top - p.y, height, high)};
    }
}

/* Are two points less than so far apart? In text, where that is 0: in one cell or side by side? */
static bool is_crowded(const struct layout *layout, size_t n, int apart) {
    for (const struct place *a = layout->at; a < layout->at + n; a++) {
        for (const struct place *b = layout->at; b < a; b++) {
            int x = a->x - b->x, y = a->y - b->y;
            bool beside = a->y / DOWN == b->y / DOWN && abs(a->x / ACROSS - b->x / ACROSS) <= 1;
            if (apart > 0 ? x * x + y * y < apart * apart : beside) return true;
        }
    }
    return false;
}

/* ---- as text ---- */

enum { WIDEST = 60, HIGHEST = 20, COLUMNS_A_LINE = 3 };

struct cell {
    uint8_t dots;   /* bit d is dot d + 1 of a Braille character */
    char character; /* in ASCII, over the dots; a letter has none under it; 0: none */
    enum paint paint;
};

/* The characters of a picture. */
struct grid {
    int columns, lines;
    bool utf8;
    struct cell cell[HIGHEST][WIDEST];
};

static void set_dot(struct grid *grid, int x, int y, char character, enum paint paint) {
    static const uint8_t bit[DOWN][ACROSS] = {{0, 3}, {1, 4}, {2, 5}, {6, 7}};
    if (x < 0 || y < 0 || x / ACROSS >= grid->columns || y / DOWN >= grid->lines) return;
    struct cell *cell = &grid->cell[y / DOWN][x / ACROSS];
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

/* Both ends included. A heavy line is three dots wide, and of '#' in ASCII. */
static void draw_line(struct grid *grid, struct place from, struct place to, enum stroke stroke) {
    static const enum paint paints[] = {
        [STROKE_THIN] = PAINT_NONE, [STROKE_HEAVY] = PAINT_WINNER, [STROKE_LAST] = PAINT_MARK};
    int x = to.x - from.x, y = to.y - from.y;
    bool flat = abs(x) >= abs(y), heavy = stroke != STROKE_THIN;
    int steps = flat ? abs(x) : abs(y), sides = heavy && grid->utf8;
    char character = heavy ? '#' : leaning_character(x, y);
    for (int i = 0; i <= steps; i++) {
        int at_x = from.x + nearest(x * i, steps), at_y = from.y + nearest(y * i, steps);
        for (int side = -sides; side <= sides; side++)
            set_dot(grid, at_x + (flat ? 0 : side), at_y + (flat ? side : 0), character, paints[stroke]);
    }
}

/* How far off a cell is; of those as far the one beside comes first, then the one to the right, the one
 * below. */
static int rank_of(int across, int down) {
    return 8 * (across * across + down * down) + 2 * (across == 0) + 2 * (down < 0) + (across < 0);
}

/* In place of its cell or of the nearest that has no letter; there is one. */
static void put_letter(struct grid *grid, struct place place, char letter) {
    struct cell *best = NULL;
    int least = INT_MAX;
    for (int line = 0; line < grid->lines; line++) {
        for (int column = 0; column < grid->columns; column++) {
            struct cell *cell = &grid->cell[line][column];
            bool taken = cell->character && !cell->dots;
            int rank = rank_of(column - place.x / ACROSS, line - place.y / DOWN);
            if (taken || rank >= least) continue;
            least = rank;
            best = cell;
        }
    }
    assert(best);
    *best = (struct cell){.character = letter};
}

static void print_cell(struct cell cell, struct text *text) {
    if (cell.character || !cell.dots) {
        text_add_char(text, cell.character ? cell.character : ' ');
        return;
    }
    /* U+2800 and the dots, in UTF-8. */
    char braille[] = {'\xE2', (char)(0xA0 | cell.dots >> 6), (char)(0x80 | (cell.dots & 0x3F))};
    text_add_bytes(text, braille, sizeof braille);
}

/* One line a row, without spaces at the ends. */
static void print_grid(const struct grid *grid, bool has_color, struct text *text) {
    for (int line = 0; line < grid->lines; line++) {
        const struct cell *row = grid->cell[line];
        int columns = grid->columns;
        while (columns > 0 && !row[columns - 1].character && !row[columns - 1].dots) columns--;
        enum paint paint = PAINT_NONE;
        for (int column = 0; column <= columns; column++) {
            enum paint wanted = column < columns && row[column].dots ? row[column].paint : PAINT_NONE;
            if (wanted != paint && paint != PAINT_NONE) text_paint(text, PAINT_NONE, has_color);
            if (wanted != paint && wanted != PAINT_NONE) text_paint(text, wanted, has_color);
            paint = wanted;
            if (column < columns) print_cell(row[column], text);
        }
        text_add_char(text, '\n');
    }
}

/* In a window all of which crowded points are stretched over: it has more cells than there are letters. */
static void print_picture(const struct canvas_picture *picture, const struct style *style,
                          struct text *text) {
    struct layout layout;
    int columns = style->width < WIDEST ? (int)style->width : WIDEST;
    int wide = columns * ACROSS - 1, high = columns / COLUMNS_A_LINE * DOWN - 1;
    size_t n = (size_t)picture->plane.n;
    lay_out(picture, false, wide, high, &layout);
    if (is_crowded(&layout, n, 0)) lay_out(picture, true, wide, high, &layout);
    struct grid grid = {
        .columns = layout.corner.x / ACROSS + 1, .lines = layout.corner.y / DOWN + 1, .utf8 = style->utf8};
    for (enum stroke stroke = STROKE_THIN; stroke < STROKE_ARROW; stroke++)
        for (size_t a = 0; a < n; a++)
            for (size_t b = a; b < n; b++)
                if (plane_graph_has(&picture->lines[stroke], a, b))
                    draw_line(&grid, layout.at[a], layout.at[b], stroke);
    const char *name = nimm_text_string(&picture->names);
    for (size_t i = 0; i < n; i++, name += strlen(name) + 1) put_letter(&grid, layout.at[i], *name);
    print_grid(&grid, style->color, text);
}

static void print_mark(enum canvas_mark mark, const struct style *style, struct text *text) {
    bool utf8 = style->utf8 && (style->stones || mark != MARK_STONE);
    bool painted = style->color && mark == MARK_HIT;
    text_paint(text, PAINT_MARK, painted);
    text_add(text, utf8 ? marks[mark].utf8 : marks[mark].ascii);
    text_paint(text, PAINT_NONE, painted);
}

void nimm_game_draw_text(const struct game *game, const void *position, const struct style *style,
                         struct text *text) {
    struct canvas canvas = canvas_of(game, position, style);
    const char *words = nimm_text_string(&canvas.words);
    for (size_t i = 0, at = 0; i < canvas.n; at = canvas.items[i++].end) {
        const struct canvas_item *item = &canvas.items[i];
        text_add_bytes(text, words + at, item->end - at);
        text_add_repeated(text, " ", item->blank);
        if (item->mark) print_mark(item->mark, style, text);
        if (item->picture && !item->picture->has_arrows) print_picture(item->picture, style, text);
    }
    free_canvas(&canvas);
}

/* ---- as SVG ---- */

/* Tenths of a millimetre of a column and a line, and in circles of a character of a name. */
enum { WIDE = 20, HIGH = 40, NAME = 16 };

/* Lines of words and marks, as far as they are added: the next stands at x, y. */
struct page {
    struct text body;
    int x, y, widest;
};

static void begin_svg(struct text *text, int margin, int wide, int high, int font) {
    wide += 2 * margin;
    high += 2 * margin;
    text_addf(text,
              "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d.%dmm\" height=\"%d.%dmm\" "
              "viewBox=\"%d %d %d %d\" fill=\"none\" stroke=\"#000\" stroke-width=\"3\" "
              "font-family=\"monospace\" font-size=\"%d\">",
              wide / 10, wide % 10, high / 10, high % 10, -margin, -margin, wide, high, font);
}

/* Characters of that width, the first at x; returns how wide all are. */
static int add_words(struct text *text, int x, int y, const char *words, size_t length, int character) {
    int wide = 0;
    for (size_t i = 0; i < length; i++) wide += ((unsigned char)words[i] & 0xC0) == 0x80 ? 0 : character;
    text_addf(text, "<text x=\"%d\" y=\"%d\" textLength=\"%d\" xml:space=\"preserve\" ", x, y, wide);
    text_add(text, "fill=\"#000\" stroke=\"none\">");
    text_add_escaped(text, words, length);
    text_add(text, "</text>");
    return wide;
}

static void put_words(struct page *page, const char *words, size_t length) {
    while (length > 0) {
        const char *newline = memchr(words, '\n', length);
        size_t n = newline ? (size_t)(newline - words) : length;
        if (n > 0) page->x += add_words(&page->body, page->x, page->y + HIGH * 3 / 4, words, n, WIDE);
        if (!newline) return;
        page->widest = page->x > page->widest ? page->x : page->widest;
        page->x = 0;
        page->y += HIGH;
        words += n + 1;
        length -= n + 1;
    }
}

/* In a cell of that width, which is framed as a whole. */
static void put_mark(struct page *page, enum canvas_mark mark, int wide) {
    page->x += WIDE;
    if (marks[mark].framed)
        text_addf(&page->body, "<path d=\"M%d %dh%dv%dh%dz\"/>", page->x + WIDE / 2 - wide, page->y, wide,
                  HIGH, -wide);
    if (*marks[mark].path)
        text_addf(&page->body, "<path d=\"M%d %d%s\"%s/>", page->x - WIDE / 2, page->y + HIGH / 2,
                  marks[mark].path, marks[mark].filled ? " fill=\"#000\"" : "");
}

static void end_page(struct page *page, struct text *text) {
    if (page->y > 0) {
        begin_svg(text, WIDE / 2, page->widest, page->y, WIDE * 5 / 3);
        text_addf(text, "%s</svg>\n", nimm_text_string(&page->body));
    }
    nimm_text_free(&page->body);
    *page = (struct page){0};
}

static int length_of(int x, int y) {
    int square = x * x + y * y, root = 0;
    while ((root + 1) * (root + 1) <= square) root++;
    return root;
}

/* An arrow reaches from edge to edge of the circles at its ends, as other lines do by what covers them. */
static void add_line(struct text *text, struct place from, struct place to, enum stroke stroke, int radius) {
    enum { HEAD = 22 };
    int x = to.x - from.x, y = to.y - from.y, length = length_of(x, y);
    bool heavy = stroke == STROKE_HEAVY || stroke == STROKE_LAST;
    if (length == 0) { /* from a circle back to itself */
        text_addf(text, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\"/>", from.x,
                  from.y > radius ? from.y - radius : from.y + radius, radius);
        return;
    }
    text_addf(text, "<path d=\"M%d %dL%d %d\"%s/>", from.x, from.y, to.x, to.y,
              heavy ? " stroke=\"#080\" stroke-width=\"14\"" : "");
    if (stroke != STROKE_ARROW) return;
    int tip_x = to.x - x * radius / length, tip_y = to.y - y * radius / length;
    int back_x = x * HEAD / length, back_y = y * HEAD / length;
    text_addf(text, "<path fill=\"#000\" d=\"M%d %dL%d %dL%d %dz\"/>", tip_x, tip_y,
              tip_x - back_x - back_y / 3, tip_y - back_y + back_x / 3, tip_x - back_x + back_y / 3,
              tip_y - back_y - back_x / 3);
}

/* 35 mm wide, or as much more as the circles ask for, and arrows between them. */
static void add_picture(const struct canvas_picture *picture, struct text *text) {
    enum { SMALLEST = 310, LARGEST = 1400, RADIUS = 17 };
    struct layout layout;
    size_t n = (size_t)picture->plane.n;
    int radius = RADIUS * (picture->columns + 1) / 2, apart = radius * (picture->has_arrows ? 6 : 5) / 2;
    int side = SMALLEST;
    do {
        lay_out(picture, false, side, side, &layout);
        side += side / 8;
    } while (side <= LARGEST && is_crowded(&layout, n, apart));
    begin_svg(text, radius + 5, layout.corner.x, layout.corner.y, NAME * 5 / 3);
    for (enum stroke stroke = STROKE_THIN; stroke < STROKES; stroke++)
        for (size_t a = 0; a < n; a++)
            for (size_t b = stroke == STROKE_ARROW ? 0 : a; b < n; b++)
                if (plane_graph_has(&picture->lines[stroke], a, b))
                    add_line(text, layout.at[a], layout.at[b], stroke, radius);
    const char *name = nimm_text_string(&picture->names);
    for (size_t i = 0; i < n; i++, name += strlen(name) + 1) {
        int x = layout.at[i].x, y = layout.at[i].y;
        text_addf(text, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"#fff\"%s/>", x, y, radius,
                  picture->heavy >> i & 1 ? " stroke-width=\"9\"" : "");
        add_words(text, x - (int)text_columns(name) * NAME / 2, y + NAME / 2, name, strlen(name), NAME);
    }
    text_add(text, "</svg>\n");
}

void nimm_game_draw_svg(const struct game *game, const void *position, const struct style *style,
                        struct text *text) {
    struct canvas canvas = canvas_of(game, position, style);
    struct page page = {0};
    const char *words = nimm_text_string(&canvas.words);
    for (size_t i = 0, at = 0; i < canvas.n; at = canvas.items[i++].end) {
        const struct canvas_item *item = &canvas.items[i];
        int blank = (int)item->blank_on_paper * WIDE;
        if (!item->is_note) put_words(&page, words + at, item->end - at);
        page.x += blank;
        if (item->mark) put_mark(&page, item->mark, blank + WIDE);
        if (item->picture) {
            end_page(&page, text);
            add_picture(item->picture, text);
        }
    }
    end_page(&page, text);
    free_canvas(&canvas);
}
