/* SPDX-License-Identifier: MIT */
#include "games/map.h"

#include <stdlib.h>
#include <string.h>

#include "core/layers.h"
#include "core/memory.h"
#include "games/grid.h"

void map_add_node(struct map *map, const char *name, const char *note, enum map_look look) {
    if (map->n_nodes % 16 == 0) map->nodes = memory_resize(map->nodes, map->n_nodes + 16, sizeof *map->nodes);
    const size_t at = map->words.length;
    text_add_bytes(&map->words, name, strlen(name) + 1);
    map->nodes[map->n_nodes++] = (struct map_node){at, map->words.length, look};
    text_add_bytes(&map->words, note, strlen(note) + 1);
}

void map_add_arc(struct map *map, uint32_t from, uint32_t to) {
    if (map->n_arcs % 16 == 0) map->arcs = memory_resize(map->arcs, map->n_arcs + 16, sizeof *map->arcs);
    map->arcs[map->n_arcs++] = (struct digraph_arc){from, to};
}

void map_free(struct map *map) {
    nimm_text_free(&map->words);
    free(map->nodes);
    free(map->arcs);
    *map = (struct map){0};
}

static const char *name_of(const struct map *map, uint32_t node) {
    return map->words.data + map->nodes[node].name;
}

static const char *note_of(const struct map *map, uint32_t node) {
    return map->words.data + map->nodes[node].note;
}

/* Does the line win, for who moves along it? */
static bool wins(const struct map *map, const struct layers *layers, const struct layers_line *line) {
    const uint32_t to = layers->point[line->lower].to;
    return line->down && to < map->n_nodes && map->nodes[to].look == MAP_P;
}

/* The layout of the map with room for its words in rows of so many lines of text; NULL: too large. To be
 * freed. */
static struct layers *lay_out(const struct map *map, int (*wide)(const struct map *, uint32_t), int apart) {
    int widths[LAYERS_NODES];
    struct layers *layers = memory_take(1, sizeof *layers);
    for (uint32_t i = 0; i < map->n_nodes && i < LAYERS_NODES; i++) widths[i] = wide(map, i);
    if (layers_make(layers, widths, map->n_nodes, map->arcs, map->n_arcs, apart)) return layers;
    free(layers);
    return NULL;
}

/* --- text ------------------------------------------------------------------------------------ */

/* "(3,1 N)" */
static void add_label(const struct map *map, uint32_t node, bool loops, struct text *text) {
    static const char *const brackets[] = {
        [MAP_NODE] = "  ", [MAP_N] = "()", [MAP_P] = "[]", [MAP_DRAW] = "{}", [MAP_TOKEN] = "[]"};
    const char *pair = brackets[map->nodes[node].look], *note = note_of(map, node);
    text_addf(text, "%c%s%s%s%s%c", pair[0], name_of(map, node), *note ? " " : "", note, loops ? " loop" : "",
              pair[1]);
}

static int text_width(const struct map *map, uint32_t node) {
    struct text label = {0};
    bool loops = false;
    for (uint32_t i = 0; i < map->n_arcs; i++) loops |= map->arcs[i].from == node && map->arcs[i].to == node;
    add_label(map, node, loops, &label);
    const int wide = (int)text_columns(label.data);
    nimm_text_free(&label);
    return wide;
}

static void print_row(const struct map *map, const struct layers *layers, uint32_t row,
                      const struct style *style, struct text *text) {
    int column = 0;
    for (uint32_t i = layers->row[row]; i < layers->row[row + 1]; i++) {
        const uint32_t number = layers->order[i];
        const struct layers_point *point = &layers->point[number];
        const int start = point->x - point->wide / 2;
        const enum map_look look = number < map->n_nodes ? map->nodes[number].look : MAP_NODE;
        text_add_repeated(text, " ", (uint64_t)(start - column));
        text_paint(text, look == MAP_N ? PAINT_WINNER : PAINT_MARK, style->color && look != MAP_NODE);
        if (number < map->n_nodes)
            add_label(map, number, point->loops, text);
        else
            text_add(text, style->utf8 ? "\u2847" : "|");
        text_paint(text, PAINT_NONE, style->color && look != MAP_NODE);
        column = start + point->wide;
    }
    while (text->data[text->length - 1] == ' ') text_cut(text, text->length - 1);
    text_add_char(text, '\n');
}

/* The lines between a row and the one below. */
static bool print_lines(const struct map *map, const struct layers *layers, uint32_t row,
                        const struct style *style, struct text *text) {
    enum { FLAT = 4 };
    struct grid grid = {.columns = layers->wide, .lines = 1, .utf8 = style->utf8};
    bool rises = false;
    for (int pass = 0; pass < 3; pass++) {
        for (uint32_t i = 0; i < layers->n_lines; i++) {
            const struct layers_line *line = &layers->line[i];
            const int from = line->from, to = line->to;
            const int least = 1 + abs(from - to) / FLAT;
            if (layers->point[line->upper].row != row) continue;
            if (pass == 0 && grid.lines < least) grid.lines = least > 3 ? 3 : least;
            if (pass == 1)
                grid_add_line(&grid, (struct place){from * ACROSS, 0},
                              (struct place){to * ACROSS, grid.lines * DOWN - 1}, false,
                              wins(map, layers, line) ? PAINT_WINNER : PAINT_NONE);
            if (pass < 2 || !line->up) continue;
            rises = true;
            if (line->upper < map->n_nodes) grid.cell[0][from] = (struct cell){.character = '^'};
            if (line->down) grid.cell[grid.lines - 1][to] = (struct cell){.character = 'v'};
        }
    }
    grid_print(&grid, style->color, text);
    return rises;
}

bool map_print_text(const struct map *map, const struct style *style, struct text *text) {
    enum { POINTS = 60, APART = 2 };
    struct layers *layers = style->plain ? NULL : lay_out(map, text_width, APART);
    const bool fits = layers && layers->n_points <= POINTS && layers->wide < (int)style->width &&
                      layers->wide <= GRID_WIDEST;
    bool rises = false;
    for (uint32_t row = fits ? layers->n_rows : 0; row-- > 0;) {
        print_row(map, layers, row, style, text);
        if (row > 0) rises |= print_lines(map, layers, row, style, text);
    }
    if (rises) text_add(text, "Lines lead down, those that end in ^ up.\n");
    free(layers);
    return fits;
}

/* --- SVG ------------------------------------------------------------------------------------- */

/* Tenths of a millimetre. */
enum { LETTER = 16, HIGH = 100, BETWEEN = 110, MARGIN = 10 };

static int paper_width(const struct map *map, uint32_t node) {
    size_t name = text_columns(name_of(map, node)), note = text_columns(note_of(map, node));
    const int wide = (int)((name > note ? name : note) + 3) * LETTER;
    return wide < HIGH ? HIGH : wide;
}

static int top_of(const struct layers *layers, uint32_t point) {
    return MARGIN + (int)(layers->n_rows - 1 - layers->point[point].row) * (HIGH + BETWEEN);
}

/* How far below the top of its row the outline of a node is at x, and as far above the bottom: an ellipse to
 * a hundredth of a millimetre or two. */
static int inset(const struct map *map, const struct layers *layers, uint32_t point, int x) {
    const int half = layers->point[point].wide / 2, off = x - layers->point[point].x;
    if (point >= map->n_nodes || map->nodes[point].look == MAP_P) return 0;
    return HIGH / 2 * off * off / (half * half) * 6 / 10;
}

/* The curve leaves and arrives upright, so it stays between the rows and its head points straight down. */
static void draw_line(const struct map *map, const struct layers *layers, const struct layers_line *line,
                      struct text *text) {
    const int x = line->from, to = line->to;
    const int top = top_of(layers, line->upper) + HIGH - inset(map, layers, line->upper, x);
    const int end = top_of(layers, line->lower) + inset(map, layers, line->lower, to);
    const bool lands = line->lower < map->n_nodes, starts = line->upper < map->n_nodes;
    text_addf(text, "<path d=\"M%d %dC%d %d %d %d %d %d%s\"", x, top, x, (top + end) / 2, to, (top + end) / 2,
              to, end, lands ? "" : "v100");
    text_add(text, wins(map, layers, line) ? " stroke=\"#080\" stroke-width=\"9\"/>" : "/>");
    if (lands && line->down) text_addf(text, "<path d=\"M%d %dl-8-24h16z\" fill=\"#000\"/>", to, end);
    if (starts && line->up) text_addf(text, "<path d=\"M%d %dl-8 24h16z\" fill=\"#000\"/>", x, top);
}

static void add_words(const char *words, int x, int y, struct text *text) {
    text_addf(text, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\" fill=\"#000\" stroke=\"none\">", x, y);
    text_add_escaped(text, words, strlen(words));
    text_add(text, "</text>");
}

static void draw_node(const struct map *map, const struct layers *layers, uint32_t node, struct text *text) {
    static const char *const looks[] = {[MAP_NODE] = "#fff\"",
                                        [MAP_N] = "palegreen\"",
                                        [MAP_P] = "orange\"",
                                        [MAP_DRAW] = "lightgray\" stroke-dasharray=\"12\"",
                                        [MAP_TOKEN] = "#fff\" stroke-width=\"9\""};
    const struct layers_point *point = &layers->point[node];
    const enum map_look look = map->nodes[node].look;
    const int top = top_of(layers, node), half = point->wide / 2;
    const bool noted = *note_of(map, node);
    if (point->loops)
        text_addf(text, "<circle cx=\"%d\" cy=\"%d\" r=\"30\"/>", point->x + half, top + HIGH / 2);
    if (look == MAP_P)
        text_addf(text, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s/>", point->x - half,
                  top, 2 * half, HIGH, looks[look]);
    else
        text_addf(text, "<ellipse cx=\"%d\" cy=\"%d\" rx=\"%d\" ry=\"%d\" fill=\"%s/>", point->x,
                  top + HIGH / 2, half, HIGH / 2, looks[look]);
    add_words(name_of(map, node), point->x, top + (noted ? 44 : 60), text);
    if (noted) add_words(note_of(map, node), point->x, top + 76, text);
}

bool map_draw_marks(const struct map *map, struct text *text, int *wide, int *high) {
    enum { APART = 40 };
    struct layers *layers = lay_out(map, paper_width, APART);
    if (!layers) return false;
    *wide = layers->wide + 4 * MARGIN;
    *high = (int)layers->n_rows * (HIGH + BETWEEN) - BETWEEN + 2 * MARGIN;
    text_addf(text,
              "<g fill=\"none\" stroke=\"#000\" stroke-width=\"3\" font-family=\"monospace\" "
              "font-size=\"%d\" transform=\"translate(%d 0)\">",
              LETTER * 5 / 3, MARGIN);
    for (uint32_t i = 0; i < layers->n_lines; i++) draw_line(map, layers, &layers->line[i], text);
    for (uint32_t i = 0; i < map->n_nodes; i++) draw_node(map, layers, i, text);
    text_add(text, "</g>");
    free(layers);
    return true;
}

static void say_node(const struct map *map, uint32_t node, struct text *text) {
    text_add(text, name_of(map, node));
    if (*note_of(map, node)) text_addf(text, " (%s)", note_of(map, node));
}

/* "From 1,2 (*3) arrows lead to 0,2 (*2) and ..." */
static void say_arrows(const struct map *map, uint32_t node, struct text *text) {
    uint32_t total = 0, said = 0;
    for (uint32_t i = 0; i < map->n_arcs; i++) total += map->arcs[i].from == node;
    text_add(text, total > 0 ? "From " : "No arrow leaves ");
    say_node(map, node, text);
    if (total > 0) text_add(text, total > 1 ? " arrows lead to " : " an arrow leads to ");
    for (uint32_t i = 0; i < map->n_arcs; i++) {
        if (map->arcs[i].from != node) continue;
        text_add_between(text, said++, total, " and ");
        say_node(map, map->arcs[i].to, text);
    }
    text_add(text, ". ");
}

bool map_print_svg(const struct map *map, struct text *text) {
    struct text marks = {0}, words = {0};
    int wide, high;
    if (!map_draw_marks(map, &marks, &wide, &high)) return false;
    for (uint32_t i = 0; i < map->n_nodes; i++) say_arrows(map, i, &words);
    text_addf(
        text,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d.%dmm\" height=\"%d.%dmm\" viewBox=\"0 0 %d "
        "%d\" role=\"img\" aria-label=\"",
        wide / 10, wide % 10, high / 10, high % 10, wide, high);
    text_add_escaped(text, words.data, words.length);
    text_addf(text, "\">%s</svg>\n", marks.data);
    nimm_text_free(&marks);
    nimm_text_free(&words);
    return true;
}
