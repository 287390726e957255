/* SPDX-License-Identifier: MIT */
#include "games/canvas.h"

#include <assert.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "games/grid.h"

/* What a mark looks like, and its paint in text; a figure's path, if any, starts in the middle of
 * its cell. */
static const struct {
    const char *ascii, *utf8, *path;
    bool framed, filled;
    enum paint paint;
} looks[MARKS] = {
    [MARK_STONE] = {"O", "O", "m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0", false, false},
    [MARK_PIN] = {"i", "i",
                  "m0-23c10 0 9 11 4 16c11 8 10 20 5 28h-18c-5-8-6-20 5-28c-5-5-6-16 4-16z", false,
                  false, PAINT_BOLD},
    [MARK_GONE] = {".", "\u00B7", "m-11 21h22", false, false, PAINT_DIM},
    [MARK_HIT] = {"x", "x", "m-11-1l22 22m0-22l-22 22", false, false, PAINT_DIM},
    [MARK_WHITE] = {"W", "W", "m-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0", true, false},
    [MARK_BLACK] = {"B", "B", "m-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0", true, true},
    [MARK_WHITE_LEFT] = {"w", "w", NULL, true, false, PAINT_DIM},
    [MARK_BLACK_LEFT] = {"b", "b", NULL, true, false, PAINT_DIM},
    [MARK_FREE] = {".", "\u00B7", NULL, true, false},
    [MARK_SQUARE] = {"O", "\u25A0", NULL, true, false},
    [MARK_POISON] = {"X", "X", "m-15-15l30 30m0-30l-30 30", true, false},
    [MARK_GOAL] = {"*", "*", "m-14 0h28m-21-12l14 24m0-24l-14 24", true, false},
    [MARK_LOST] = {"P", "P", "m-8 16v-32h10a8 8 0 0 1 0 16h-10", true, false},
    [MARK_QUEEN] = {"Q", "Q", "m-15 15l-4-28l11 13l8-18l8 18l11-13l-4 28z", true, true},
    [MARK_QUEEN_LEFT] = {"q", "q", NULL, true, false, PAINT_DIM},
};

/* ---- the list ---- */

/* After the words up to `end`: a mark or a number at the end of its columns in text or of its cells
 * on paper, or a picture. */
struct canvas_item {
    size_t end;
    unsigned columns, cells;
    enum canvas_mark mark;
    enum paint paint;
    uint64_t number;
    struct canvas_picture *picture;
    struct text marks; /* SVG elements of that size */
    int wide, high;
};

static void add(struct canvas *canvas, struct canvas_item item) {
    canvas->items = memory_grow(canvas->items, canvas->n, sizeof item);
    item.end = canvas->words.length;
    canvas->items[canvas->n++] = item;
}

void canvas_add_painted(struct canvas *canvas, unsigned columns, enum canvas_mark mark,
                        enum paint paint) {
    add(canvas, (struct canvas_item){.columns = columns, .cells = 1, .mark = mark, .paint = paint});
}

void canvas_add_mark(struct canvas *canvas, unsigned columns, enum canvas_mark mark) {
    canvas_add_painted(canvas, columns, mark, looks[mark].paint);
}

void canvas_add_number(struct canvas *canvas, unsigned cells, unsigned columns, uint64_t number) {
    add(canvas,
        (struct canvas_item){
            .columns = cells * columns, .cells = cells, .mark = MARK_NUMBER, .number = number});
}

void canvas_add_picture(struct canvas *canvas, const struct canvas_picture *picture) {
    add(canvas, (struct canvas_item){.picture = memory_copy(picture, sizeof *picture)});
}

void canvas_add_svg(struct canvas *canvas, struct text marks, int wide, int high) {
    add(canvas, (struct canvas_item){.marks = marks, .wide = wide, .high = high});
}

size_t canvas_fold_width(const struct style *style) {
    return style->is_unfolded ? SIZE_MAX : style->width;
}

bool canvas_is_known(const struct style *style, const void *position, size_t size) {
    return style->is_brief && style->start && memcmp(style->start, position, size) != 0;
}

void canvas_add_board(struct canvas *canvas, const struct game *game, const void *position,
                      const struct style *style) {
    game->draw(position, style, canvas);
    if (!game->print_parameters || style->is_told || canvas->is_paper) return;
    size_t from = canvas->words.length;
    game->say_rule(position, &canvas->words);
    text_wrap(&canvas->words, from, canvas_fold_width(style), 0);
}

static struct canvas canvas_of(const struct game *game, const void *position,
                               const struct style *style, bool is_paper) {
    struct canvas canvas = {.is_paper = is_paper};
    canvas_add_board(&canvas, game, position, style);
    add(&canvas, (struct canvas_item){0});
    return canvas;
}

static void free_canvas(struct canvas *canvas) {
    for (size_t i = 0; i < canvas->n; i++) {
        free(canvas->items[i].picture);
        text_free(&canvas->items[i].marks);
    }
    text_free(&canvas->words);
    free(canvas->items);
}

/* ---- pictures: the plane scaled to a window or a page ---- */

/* In text places are in dots, on paper in tenths of a millimeter. */
struct layout {
    struct place corner, at[PLANE_POINTS];
};

static int scaled(int64_t n, int64_t from, int64_t to) {
    return from > 0 ? (int)(n * to / from) : 0;
}

/* Fills wide x high. */
static void lay_out(const struct canvas_picture *picture, int64_t wide, int64_t high,
                    struct layout *layout) {
    int64_t left = picture->low.x, breadth = picture->high.x - left;
    int64_t top = picture->high.y, height = top - picture->low.y;
    layout->corner = (struct place){scaled(breadth, breadth, wide), scaled(height, height, high)};
    for (size_t i = 0; i < picture->plane.n; i++) {
        struct plane_point p = picture->plane.point[i];
        layout->at[i] =
            (struct place){scaled(p.x - left, breadth, wide), scaled(top - p.y, height, high)};
    }
}

/* ---- as text ---- */

enum { WIDEST = 60, COLUMNS_A_LINE = 3 };

/* Puts a letter into the cell of its place or the nearest one that has no letter; there is one. Of
 * cells equally near, those on a side come first, then those on the right, then those below. */
static void put_letter(struct grid *grid, struct place place, char letter) {
    struct cell *best = NULL;
    int least = INT_MAX;
    for (int line = 0; line < grid->lines; line++) {
        for (int column = 0; column < grid->columns; column++) {
            struct cell *cell = &grid->cell[line][column];
            bool taken = cell->character && !cell->dots;
            int across = column - place.x / ACROSS, down = line - place.y / DOWN;
            int rank = 8 * (across * across + down * down) + 2 * (across == 0) + 2 * (down < 0) +
                       (across < 0);
            if (taken || rank >= least) continue;
            least = rank;
            best = cell;
        }
    }
    assert(best);
    *best = (struct cell){.character = letter};
}

static bool is_letter(const struct grid *grid, int line, int column) {
    if (column < 0 || column >= grid->columns) return false;
    const struct cell *cell = &grid->cell[line][column];
    return cell->character && !cell->dots;
}

/* Takes away the dots in the cells beside each letter: they would look like accents of it. They
 * stay between two letters, where they may be all that is seen of a line. */
static void clear_beside_letters(struct grid *grid) {
    for (int line = 0; line < grid->lines; line++) {
        for (int column = 0; column < grid->columns; column++) {
            const bool is_after = is_letter(grid, line, column - 1);
            const bool is_before = is_letter(grid, line, column + 1);
            if (is_after != is_before && !is_letter(grid, line, column))
                grid->cell[line][column].dots = 0;
        }
    }
}

static bool has_dots(const struct grid *grid, int line, int column) {
    return line >= 0 && line < grid->lines && column >= 0 && column < grid->columns &&
           grid->cell[line][column].dots;
}

/* Takes away what the edge of a heavy line leaves at its end in the line above a letter or below
 * it: dots in the row next to the letter alone, which would look like an accent or a dash. */
static void clear_edges(struct grid *grid, int line, int column, int side) {
    enum { TOP_DOTS = 0x09, BOTTOM_DOTS = 0xC0 }; /* of a cell */
    const int at = line + side;
    const int next_to_letter = side < 0 ? BOTTOM_DOTS : TOP_DOTS;
    if (has_dots(grid, at, column - 2) && has_dots(grid, at, column + 2)) return; /* it goes on */
    for (int i = column - 1; i <= column + 1; i++)
        if (has_dots(grid, at, i) && !(grid->cell[at][i].dots & ~next_to_letter))
            grid->cell[at][i].dots = 0;
}

static void clear_around_letters(struct grid *grid) {
    clear_beside_letters(grid);
    for (int line = 0; line < grid->lines; line++) {
        for (int column = 0; column < grid->columns; column++) {
            if (!is_letter(grid, line, column)) continue;
            clear_edges(grid, line, column, -1);
            clear_edges(grid, line, column, 1);
        }
    }
}

/* The window, or a line of it, has more cells than there are letters. */
static void print_picture(const struct canvas_picture *picture, const struct style *style,
                          struct text *text) {
    static const enum paint paints[] = {[STROKE_THIN] = PAINT_NONE, [STROKE_HEAVY] = PAINT_BOLD};
    struct layout layout;
    int columns = style->width < WIDEST ? (int)style->width : WIDEST;
    int wide = columns * ACROSS - 1, high = columns / COLUMNS_A_LINE * DOWN - 1;
    size_t n = (size_t)picture->plane.n;
    lay_out(picture, wide, high, &layout);
    struct grid grid = {.columns = layout.corner.x / ACROSS + 1,
                        .lines = layout.corner.y / DOWN + 1,
                        .utf8 = style->utf8};
    for (enum stroke stroke = STROKE_THIN; stroke < STROKES; stroke++)
        for (size_t pair[2] = {0, 0}; plane_graph_next(&picture->lines[stroke], n, pair);)
            grid_add_line(&grid, layout.at[pair[0]], layout.at[pair[1]], stroke != STROKE_THIN,
                          paints[stroke]);
    for (size_t i = 0; i < n; i++) put_letter(&grid, layout.at[i], picture->letter[i]);
    if (style->utf8) clear_around_letters(&grid);
    grid_print(&grid, style->palette, style->is_paged, text);
}

static void print_mark(const struct canvas_item *item, const struct style *style,
                       struct text *text) {
    enum canvas_mark mark = item->mark;
    const enum palette palette = item->paint == PAINT_NONE ? PALETTE_NONE : style->palette;
    if (mark == MARK_NUMBER) {
        text_addf(text, "%*" PRIu64, (int)item->columns, item->number);
        return;
    }
    text_add_repeated(text, " ", item->columns - 1);
    text_paint(text, item->paint, palette);
    text_add(text, style->utf8 ? looks[mark].utf8 : looks[mark].ascii);
    text_paint(text, PAINT_NONE, palette);
}

void canvas_draw_text(const struct game *game, const void *position, const struct style *style,
                      struct text *text) {
    struct canvas canvas = canvas_of(game, position, style, false);
    const char *words = text_string(&canvas.words);
    for (size_t i = 0, at = 0; i < canvas.n; at = canvas.items[i++].end) {
        const struct canvas_item *item = &canvas.items[i];
        text_add_bytes(text, words + at, item->end - at);
        if (item->mark) print_mark(item, style, text);
        if (item->picture) print_picture(item->picture, style, text);
    }
    free_canvas(&canvas);
}

/* ---- as SVG ---- */

/* In tenths of a millimeter: a cell, the space below a line of stones, a character, the space
 * around everything, and a column of the style; where there is room, a column is half a cell. */
enum { CELL = 50, BELOW = 10, CHARACTER = 20, MARGIN = 5, COLUMN = 20 };

/* How high numbers, words and the letters of points are: at least 9 points in print, as far as two
 * digits of that fit into a cell, a word into its characters, and a letter into its circle. */
enum { NUMBER = 27, WORD = 36, LETTER = 38, IN_PRINT = 32 };
enum { LARGEST_NUMBER = 40, LARGEST_WORD = 42, LARGEST_LETTER = 44 };

static int height_of(int wanted, int least, int most) {
    if (wanted < least) return least;
    return wanted > most ? most : wanted;
}

/* The lines of words and marks added so far: the next one stands at x, y. */
struct page {
    struct text body;
    int x, y, widest, most; /* most: how far the stones of a pile may reach */
    int indent; /* where the first stone of the line stands, and others continue below; -1: it has
                   none */
    int number; /* how high a number of at most two digits should be */
};

static void add_words(struct text *text, int x, int y, const char *look, const char *words,
                      size_t length) {
    text_addf(text, "<text x=\"%d\" y=\"%d\" fill=\"#000\" stroke=\"none\"%s>", x, y, look);
    text_add_escaped(text, words, length);
    text_add(text, "</text>");
}

static void end_line(struct page *page) {
    page->widest = page->x > page->widest ? page->x : page->widest;
    page->y += page->x == 0 ? CELL / 2 : CELL;
    page->x = 0;
}

static void end_picture(struct page *page, int wide, int high) {
    page->widest = wide > page->widest ? wide : page->widest;
    page->y += high + BELOW;
}

static void put_words(struct page *page, const char *words, size_t length) {
    while (length > 0) {
        const char *newline = memchr(words, '\n', length);
        size_t n = newline ? (size_t)(newline - words) : length;
        if (n > 0) add_words(&page->body, page->x, page->y + 37, "", words, n);
        for (size_t i = 0; i < n; i++)
            page->x += ((unsigned char)words[i] & 0xC0) == 0x80 ? 0 : CHARACTER;
        if (!newline) return;
        end_line(page);
        if (page->indent >= 0) page->y += BELOW;
        page->indent = -1;
        words += n + 1;
        length -= n + 1;
    }
}

/* At the end of its cells, which are framed as a whole. */
static void put_mark(struct page *page, const struct canvas_item *item) {
    enum canvas_mark mark = item->mark;
    bool is_stone = mark == MARK_STONE;
    int wide = (int)item->cells * CELL;
    if (is_stone && page->indent < 0) page->indent = page->x;
    if (is_stone && page->x + wide > page->most && page->x > page->indent) {
        end_line(page);
        page->x = page->indent;
    }
    int x = page->x, y = page->y, middle = x + wide - CELL / 2;
    page->x += wide;
    if (looks[mark].framed)
        text_addf(&page->body, "<path d=\"M%d %dh%dv%dh%dz\"/>", x, y, wide, CELL, -wide);
    if (looks[mark].path)
        text_addf(&page->body, "<path d=\"M%d %d%s\"%s/>", middle, y + CELL / 2, looks[mark].path,
                  looks[mark].filled ? " fill=\"#000\"" : "");
    if (item->number == 0) return;
    char digits[24];
    int length = snprintf(digits, sizeof digits, "%" PRIu64, item->number);
    char look[64];
    const int high = length > 2 ? NUMBER : height_of(page->number, NUMBER, LARGEST_NUMBER);
    snprintf(look, sizeof look, " font-size=\"%d\" text-anchor=\"middle\"", high);
    add_words(&page->body, middle, y + 34, look, digits, (size_t)length);
}

/* As wide as the style, but 40 to 60 mm, or 40 below other things. */
static void put_picture(struct page *page, const struct canvas_picture *picture) {
    enum { SMALLEST = 400, USUAL = 600, RADIUS = 24 };
    struct text *text = &page->body;
    struct layout layout;
    size_t n = (size_t)picture->plane.n;
    int side = page->most * 2 * COLUMN / CELL - 2 * (RADIUS + MARGIN);
    if (side > USUAL) side = USUAL;
    if (side < SMALLEST || page->y > 0) side = SMALLEST;
    /* A wide picture is stretched to at most twice its height. */
    int64_t height = 2 * ((int64_t)picture->high.y - picture->low.y);
    int64_t breadth = (int64_t)picture->high.x - picture->low.x;
    const int letter = height_of(page->number, LETTER, LARGEST_LETTER);
    lay_out(picture, side, height < breadth ? side * height / breadth : side, &layout);
    text_addf(text, "<g transform=\"translate(%d %d)\" font-size=\"%d\" text-anchor=\"middle\">",
              RADIUS, page->y + RADIUS, letter);
    for (enum stroke stroke = STROKE_THIN; stroke < STROKES; stroke++)
        for (size_t pair[2] = {0, 0}; plane_graph_next(&picture->lines[stroke], n, pair);)
            text_addf(text, "<path d=\"M%d %dL%d %d\"%s/>", layout.at[pair[0]].x,
                      layout.at[pair[0]].y, layout.at[pair[1]].x, layout.at[pair[1]].y,
                      stroke == STROKE_THIN ? "" : " stroke=\"#080\" stroke-width=\"14\"");
    for (size_t i = 0; i < n; i++) {
        int x = layout.at[i].x, y = layout.at[i].y;
        text_addf(text, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"#fff\"/>", x, y, RADIUS);
        add_words(text, x, y + letter / 3, "", &picture->letter[i], 1);
    }
    text_add(text, "</g>");
    end_picture(page, layout.corner.x + 2 * RADIUS, layout.corner.y + 2 * RADIUS);
}

/* Lays out all that is on the canvas, whose numbers are so high. */
static struct page fill_page(const struct canvas *canvas, const struct style *style, int number) {
    const char *words = text_string(&canvas->words);
    struct page page = {.most = (int)style->width * CELL / 2, .indent = -1, .number = number};
    for (size_t i = 0, at = 0; i < canvas->n; at = canvas->items[i++].end) {
        const struct canvas_item *item = &canvas->items[i];
        put_words(&page, words + at, item->end - at);
        if (item->mark) put_mark(&page, item);
        if (item->picture) put_picture(&page, item->picture);
        if (item->wide == 0) continue;
        text_addf(&page.body, "<g transform=\"translate(0 %d)\">%s</g>", page.y, item->marks.data);
        end_picture(&page, item->wide, item->high);
    }
    return page;
}

/* Adds the sentences of the plain style, one after another. */
static void add_label(const struct game *game, const void *position, struct text *text) {
    struct text lines = {0};
    struct style plain = {.width = UINT16_MAX, .plain = true, .counts = true, .is_told = true};
    canvas_draw_text(game, position, &plain, &lines);
    for (const char *at = text_string(&lines); *at; at++)
        if (*at != '\n')
            text_add_escaped(text, at, 1);
        else if (at[1] != '\0')
            text_add(text, strchr(".:", at[-1]) ? " " : ". ");
    text_free(&lines);
}

struct paper_size canvas_draw_svg(const struct game *game, const void *position,
                                  const struct style *style, struct text *text) {
    struct canvas canvas = canvas_of(game, position, style, true);
    struct page page = fill_page(&canvas, style, NUMBER);
    const int percent = style->percent > 0 ? (int)style->percent : 100;
    int wide = page.widest + 2 * MARGIN, high = page.y + 2 * MARGIN,
        most = (int)style->width * COLUMN;
    int across = wide * percent / 100;
    if (across > most) across = most;
    int down = high * across / wide;
    int number = (IN_PRINT * wide + across - 1) / across;
    if (number > NUMBER) {
        text_free(&page.body);
        page = fill_page(&canvas, style, number);
    }
    text_addf(text, "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"");
    add_label(game, position, text);
    text_addf(
        text,
        "\" width=\"%d.%dmm\" height=\"%d.%dmm\" viewBox=\"%d %d %d %d\" fill=\"none\" "
        "stroke=\"#000\" stroke-width=\"3\" font-family=\"sans-serif\" font-size=\"%d\">%s</svg>\n",
        across / 10, across % 10, down / 10, down % 10, -MARGIN, -MARGIN, wide, high,
        height_of(number, WORD, LARGEST_WORD), text_string(&page.body));
    const char *words = text_string(&canvas.words);
    const struct paper_size size = {.has_words = words[strspn(words, " \n")] != '\0',
                                    .wide = (unsigned)across / 10 + 1,
                                    .high = (unsigned)down / 10 + 1,
                                    .drawn_wide = (unsigned)wide,
                                    .drawn_high = (unsigned)high};
    text_free(&page.body);
    free_canvas(&canvas);
    return size;
}
