/* SPDX-License-Identifier: MIT */
#include "games/map.h"

#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>

#include "core/memory.h"
#include "games/grid.h"

/* --- the layout ------------------------------------------------------------------------------ */

enum { POINTS = 1024, LINES = 2048 };

/* A node, or where arcs to a node pass through a row. */
struct map_point {
    uint32_t row; /* 0: the lowest */
    uint32_t to;  /* the node that the arcs to this point lead to; UINT32_MAX: they lead up */
    int wide, x;  /* x: of its middle */
    int deep;     /* from the line that arrives to the one that leaves */
};

/* From a point to one in the row below. */
struct map_line {
    uint32_t upper, lower;
    int from, to; /* the x of its ends: lines at a node stand side by side */
    bool rises;   /* the arc leads up */
};

struct map {
    const struct graph *graph;
    enum map_form form;
    enum map_way way;
    uint32_t n_points, n_lines, n_rows;
    int wide;                       /* of the whole map */
    struct map_point point[POINTS]; /* the nodes come first */
    struct map_line line[LINES];
};

/* Depth first: an arc to a node that is still open closes a cycle. */
struct walk {
    enum { NEW, OPEN, DONE } state[MAP_NODES];
    bool rises[LINES]; /* by arc */
};

static void visit(struct map *map, uint32_t node, struct walk *walk) {
    const struct graph_node *end = &map->graph->nodes[node + 1];
    uint32_t *row = &map->point[node].row;
    walk->state[node] = OPEN;
    for (uint32_t arc = end[-1].first_arc; arc < end->first_arc; arc++) {
        const uint32_t to = map->graph->arcs[arc].to;
        if (walk->state[to] == NEW) visit(map, to, walk);
        walk->rises[arc] = walk->state[to] == OPEN;
        if (!walk->rises[arc] && *row <= map->point[to].row) *row = map->point[to].row + 1;
    }
    walk->state[node] = DONE;
}

/* The point in the row that arcs to the node share, or the next new one: on a board, always. */
static uint32_t find_point(const struct map *map, uint32_t row, uint32_t to) {
    uint32_t i = map->graph->n_nodes;
    while (i < map->n_points && (map->point[i].row != row || map->point[i].to != to)) i++;
    return to == UINT32_MAX || map->form == MAP_BOARD ? map->n_points : i;
}

/* Adds the lines of an arc, from the top; below a point that is there already, so are the lines.
 * Returns false if there is no room. */
static bool add_lines(struct map *map, uint32_t upper, uint32_t end, bool rises) {
    const uint32_t to = rises ? UINT32_MAX : end;
    for (uint32_t row = map->point[upper].row; upper != end;) {
        const bool lands = --row == map->point[end].row;
        const uint32_t lower = lands ? end : find_point(map, row, to);
        const bool is_new = lower == map->n_points;
        if (map->n_lines == LINES || lower == POINTS) return false;
        map->line[map->n_lines++] =
            (struct map_line){.upper = upper, .lower = lower, .rises = rises};
        if (!lands && !is_new) return true;
        if (is_new)
            map->point[map->n_points++] = (struct map_point){.row = row, .to = to, .wide = 1};
        upper = lower;
    }
    return true;
}

/* The mean place of a point's neighbors above and below; its own place if it has none. */
static int mean(const struct map *map, uint32_t point) {
    int64_t sum = 0, n = 0;
    for (const struct map_line *line = map->line; line < map->line + map->n_lines; line++) {
        if (line->upper != point && line->lower != point) continue;
        sum += map->point[line->upper == point ? line->lower : line->upper].x;
        n++;
    }
    return n > 0 ? (int)(sum / n) : map->point[point].x;
}

/* Lists the points of a row by their x. */
static uint32_t list_row(const struct map *map, uint32_t row, uint32_t *list) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < map->n_points; i++) {
        if (map->point[i].row != row) continue;
        uint32_t k = n++;
        for (; k > 0 && map->point[list[k - 1]].x > map->point[i].x; k--) list[k] = list[k - 1];
        list[k] = i;
    }
    return n;
}

static int distance(const struct map *map, uint32_t a, uint32_t b, int apart) {
    return (map->point[a].wide + map->point[b].wide + 1) / 2 + apart;
}

/* Sorts a row by the means of its points' neighbors, and moves the points as near to these as they
 * can be: halfway between where they come when pushed to the right, and to the left. */
static void place_row(struct map *map, uint32_t row, int apart) {
    uint32_t list[POINTS];
    int left[POINTS] = {0}, right = INT_MAX;
    for (uint32_t i = 0; i < map->n_points; i++)
        if (map->point[i].row == row) map->point[i].x = mean(map, i);
    const uint32_t n = list_row(map, row, list);
    for (uint32_t i = 0; i < n; i++) {
        left[i] = map->point[list[i]].x;
        if (i > 0 && left[i] < left[i - 1] + distance(map, list[i - 1], list[i], apart))
            left[i] = left[i - 1] + distance(map, list[i - 1], list[i], apart);
    }
    for (uint32_t i = n; i-- > 0;) {
        struct map_point *point = &map->point[list[i]];
        if (point->x < right) right = point->x;
        point->x = (left[i] + right) / 2;
        if (i > 0) right -= distance(map, list[i - 1], list[i], apart);
    }
}

/* The x of an end of a line: the lines on one side of a point are in the order of their other
 * ends. */
static int find_end(const struct map *map, const struct map_line *line, bool is_upper) {
    const uint32_t number = is_upper ? line->upper : line->lower;
    const struct map_point *point = &map->point[number];
    const int other = map->point[is_upper ? line->lower : line->upper].x;
    int n = 1, before = 0;
    for (const struct map_line *each = map->line; each < map->line + map->n_lines; each++) {
        const int x = map->point[is_upper ? each->lower : each->upper].x;
        if (each == line || (is_upper ? each->upper : each->lower) != number) continue;
        n++;
        before += x < other || (x == other && each < line);
    }
    return point->x - point->wide / 2 + point->wide * (2 * before + 1) / (2 * n);
}

/* Places the rows one after another, from the top and from the bottom by turns. */
static void place_points(struct map *map, int apart) {
    enum { SWEEPS = 24, MIDDLE = 1 << 20 };
    int left = INT_MAX;
    for (uint32_t i = 0; i < map->n_points; i++) map->point[i].x = MIDDLE;
    for (uint32_t i = 0; i < SWEEPS * map->n_rows; i++) {
        const uint32_t row = i % map->n_rows, is_up = i / map->n_rows % 2;
        place_row(map, is_up ? row : map->n_rows - 1 - row, apart);
    }
    for (const struct map_point *point = map->point; point < map->point + map->n_points; point++)
        if (point->x - point->wide / 2 < left) left = point->x - point->wide / 2;
    for (struct map_point *point = map->point; point < map->point + map->n_points; point++) {
        point->x -= left;
        if (point->x + (point->wide + 1) / 2 > map->wide)
            map->wide = point->x + (point->wide + 1) / 2;
    }
    for (struct map_line *line = map->line; line < map->line + map->n_lines; line++) {
        line->from = find_end(map, line, true);
        line->to = find_end(map, line, false);
    }
}

/* Places a map in which the graph and the widths of its nodes are set, with `apart` between
 * neighbors. The same graph always gives the same layout. Returns false if it is too large. */
static bool find_places(struct map *map, int apart) {
    const struct graph *graph = map->graph;
    struct walk walk = {{NEW}, {false}};
    if (graph->n_nodes > MAP_NODES || graph->n_arcs > LINES) return false;
    map->n_points = graph->n_nodes;
    for (uint32_t i = 0; i < graph->n_nodes; i++) {
        map->point[i].to = i;
        if (walk.state[i] == NEW) visit(map, i, &walk);
        if (map->point[i].row >= map->n_rows) map->n_rows = map->point[i].row + 1;
    }
    for (uint32_t i = 0; i < graph->n_arcs; i++) {
        const bool rises = walk.rises[i];
        const uint32_t from = graph->arcs[i].from, to = graph->arcs[i].to;
        const uint32_t top = rises ? to : from, bottom = rises ? from : to;
        if (!add_lines(map, top, bottom, rises)) return false;
    }
    place_points(map, apart);
    return true;
}

/* --- words ----------------------------------------------------------------------------------- */

enum look { PLAIN, N, P, DRAWN, MARKED };

static bool is_hidden(const struct graph *graph, uint32_t node) {
    return graph->nodes[node].place >= graph->n_nodes - graph->hidden && graph->hidden > 0;
}

static enum look look_of(const struct map *map, uint32_t node) {
    const struct graph_node *each = &map->graph->nodes[node];
    if (map->form == MAP_BOARD && node == 0) return MARKED;
    if (map->form <= MAP_BLANK || !each->solved || is_hidden(map->graph, node)) return PLAIN;
    if (each->outcome == OUTCOME_N) return N;
    return each->outcome == OUTCOME_P ? P : DRAWN;
}

static bool has_loop(const struct map *map, uint32_t node) {
    const struct graph_node *each = &map->graph->nodes[node];
    uint32_t arc = each->first_arc;
    while (arc < each[1].first_arc && map->graph->arcs[arc].to != node) arc++;
    return arc < each[1].first_arc;
}

/* Adds the label, or a blank that is as wide. */
static void add_node_label(const struct graph *graph, enum map_form form, uint32_t node,
                           struct text *text) {
    const struct graph_node *each = &graph->nodes[node];
    const bool by_value = form == MAP_VALUES && each->has_value;
    if (form == MAP_BLANK)
        text_add(text, " ____");
    else if (form == MAP_BOARD || !each->solved)
        return;
    else if (is_hidden(graph, node))
        text_add(text, by_value ? " __" : " _");
    else if (by_value)
        text_addf(text, " *%" PRIu64, each->value);
    else
        text_addf(text, " %c", (char)each->outcome);
}

/* "3,1 *3", "3,1 N ...", "3,1 ____"; at most so many bytes of the position. */
static void add_words(const struct graph *graph, enum map_form form, uint32_t node, size_t most,
                      struct text *text) {
    const struct graph_node *each = &graph->nodes[node];
    struct text state = {0};
    graph_print_state(graph->game, graph_position(graph, node), &state);
    text_add_harmless(text, state.data, state.length, most);
    text_free(&state);
    if (graph->game->partisan) text_addf(text, " player %d", each->mover + 1);
    add_node_label(graph, form, node, text);
    if (each->cut) text_add(text, " ...");
}

void map_words(const struct graph *graph, enum map_form form, size_t width, struct text *text) {
    for (uint32_t node = 0; node < graph->n_nodes; node++) {
        const uint32_t first = graph->nodes[node].first_arc,
                       n = graph->nodes[node + 1].first_arc - first;
        const size_t from = text->length;
        add_words(graph, form, node, width / 2, text);
        text_add(text, n > 0 ? " leads to " : " leads nowhere");
        for (uint32_t i = 0; i < n; i++) {
            text_add_between(text, i, n, " or ");
            add_words(graph, form, graph->arcs[first + i].to, width / 2, text);
        }
        text_add_char(text, '.');
        text_wrap(text, from, width, 0);
    }
}

/* --- text ------------------------------------------------------------------------------------ */

/* "(3,1 N)" */
static void add_label(const struct map *map, uint32_t node, struct text *text) {
    static const char *const brackets[] = {
        [PLAIN] = "  ", [N] = "()", [P] = "[]", [DRAWN] = "{}", [MARKED] = "[]"};
    const char *pair = brackets[look_of(map, node)];
    text_add_char(text, pair[0]);
    add_words(map->graph, map->form, node, SIZE_MAX, text);
    if (has_loop(map, node)) text_add(text, " loop");
    text_add_char(text, pair[1]);
}

/* How large a map is drawn. */
struct map_measure {
    int letter; /* how wide a character is */
    int line;   /* how high a node is */
    int apart;  /* the space between neighbors in a row */
};

/* Lays out a new map with its labels; where arcs lead down, none is narrower than the space beside
 * it. It takes more room than a small stack has. Returns NULL if it is too large. */
static struct map *lay_out(const struct graph *graph, enum map_form form, enum map_way way,
                           const struct map_measure *measure) {
    if (graph->n_nodes > MAP_NODES) return NULL;
    struct map *map = memory_take_zeroed(1, sizeof *map);
    map->graph = graph;
    map->form = form;
    map->way = way;
    for (uint32_t i = 0; i < graph->n_nodes; i++) {
        struct map_point *point = &map->point[i];
        struct text label = {0};
        add_label(map, i, &label);
        int length = measure->letter * (int)text_columns(label.data);
        if (length < measure->apart) length = measure->apart;
        point->wide = way == MAP_DOWN ? length : measure->line;
        point->deep = way == MAP_DOWN ? measure->line : length;
        text_free(&label);
    }
    if (find_places(map, measure->apart)) return map;
    free(map);
    return NULL;
}

static void print_row(const struct map *map, uint32_t row, const struct style *style,
                      struct text *text) {
    static const enum paint paints[] = {
        [N] = PAINT_N, [P] = PAINT_P, [DRAWN] = PAINT_BOLD, [MARKED] = PAINT_BOLD};
    uint32_t list[POINTS], n = list_row(map, row, list);
    int column = 0;
    for (uint32_t i = 0; i < n; i++) {
        const struct map_point *point = &map->point[list[i]];
        const enum look look = list[i] < map->graph->n_nodes ? look_of(map, list[i]) : PLAIN;
        const enum palette palette = look == PLAIN ? PALETTE_NONE : style->palette;
        text_add_repeated(text, " ", (uint64_t)(point->x - point->wide / 2 - column));
        text_paint(text, paints[look], palette);
        if (list[i] < map->graph->n_nodes)
            add_label(map, list[i], text);
        else
            text_add(text, style->utf8 ? "\u2847" : "|");
        text_paint(text, PAINT_NONE, palette);
        column = point->x - point->wide / 2 + point->wide;
    }
    while (text->data[text->length - 1] == ' ') text_cut(text, text->length - 1);
    text_add_char(text, '\n');
}

/* True if a move along the line wins. */
static bool wins(const struct map *map, const struct map_line *line) {
    return !line->rises && look_of(map, map->point[line->lower].to) == P;
}

/* Between the row and the one below, as many lines of text as these lines are flat, but at most 3.
 * Returns false if two of them share a character. */
static bool print_lines(const struct map *map, uint32_t row, const struct style *style,
                        struct text *text) {
    enum { FLAT = 4, MOST = 3 };
    struct grid grid = {.columns = map->wide, .lines = 1, .utf8 = style->utf8};
    for (const struct map_line *line = map->line; line < map->line + map->n_lines; line++) {
        const int high = 1 + abs(line->from - line->to) / FLAT;
        if (map->point[line->upper].row == row && high > grid.lines)
            grid.lines = high > MOST ? MOST : high;
    }
    for (const struct map_line *line = map->line; line < map->line + map->n_lines; line++) {
        if (map->point[line->upper].row != row) continue;
        grid_add_line(&grid, (struct place){line->from * ACROSS, 0},
                      (struct place){line->to * ACROSS, grid.lines * DOWN - 1}, false,
                      wins(map, line) ? PAINT_WIN : PAINT_NONE);
        if (line->rises && line->upper < map->graph->n_nodes)
            grid.cell[0][line->from] = (struct cell){.character = '^'};
    }
    grid_print(&grid, style->palette, style->is_paged, text);
    return !grid.is_crowded;
}

/* True if two lines cross. */
static bool has_crossings(const struct map *map) {
    for (const struct map_line *a = map->line; a < map->line + map->n_lines; a++)
        for (const struct map_line *b = map->line; b < a; b++)
            if (map->point[a->upper].row == map->point[b->upper].row &&
                (a->from < b->from ? a->to > b->to : a->to < b->to))
                return true;
    return false;
}

bool map_text(const struct graph *graph, enum map_form form, const struct style *style,
              struct text *text) {
    enum { MOST_NODES = 12, MOST_POINTS = 40 };
    static const struct map_measure measure = {.letter = 1, .line = 1, .apart = 2};
    const bool is_small = graph->n_nodes <= MOST_NODES;
    struct map *map = style->plain || !is_small ? NULL : lay_out(graph, form, MAP_DOWN, &measure);
    const size_t start = text->length;
    bool rises = false;
    if (!map) return false;
    bool fits = map->n_points <= MOST_POINTS && map->wide <= GRID_WIDEST &&
                map->wide < (int)style->width && (style->utf8 || !has_crossings(map));
    for (uint32_t row = map->n_rows; fits && row-- > 0;) {
        print_row(map, row, style, text);
        fits = row == 0 || print_lines(map, row, style, text);
    }
    for (uint32_t i = 0; i < map->n_lines; i++) rises |= map->line[i].rises;
    if (rises || (form == MAP_BOARD && map->n_lines > 0))
        text_addf(text, "Lines go down%s.\n", rises ? "; those ending in ^ go up" : "");
    if (!fits) text_cut(text, start);
    free(map);
    return fits;
}

/* --- SVG ------------------------------------------------------------------------------------- */

/* In tenths of a millimeter; MARGIN leaves room for a loop. A board is printed smaller than a map,
 * so its letters are larger: also where three stand beside each other, they have 9 points. */
enum { LETTER = 20, BOARD_LETTER = 30, HIGH = 72, MARGIN = 30 };

static int letter_of(enum map_form form) {
    return form == MAP_BOARD ? BOARD_LETTER : LETTER;
}

/* The space between two rows. */
static int between_rows(const struct map *map) {
    enum { ON_BOARD = 45, TO_READ = 60, TO_LABEL = 100 };
    if (map->form == MAP_BOARD) return ON_BOARD;
    return map->way == MAP_RIGHT && map->form == MAP_BLANK ? TO_LABEL : TO_READ;
}

/* From the top of a row to its bottom; where arcs lead to the right, from its left side to its
 * right. */
static int deep_of(const struct map *map, uint32_t row) {
    int deep = 0;
    for (uint32_t i = 0; i < map->graph->n_nodes; i++)
        if (map->point[i].row == row && map->point[i].deep > deep) deep = map->point[i].deep;
    return deep;
}

static int top_of_row(const struct map *map, uint32_t row) {
    int top = MARGIN;
    for (uint32_t i = map->n_rows - 1; i > row; i--) top += deep_of(map, i) + between_rows(map);
    return top;
}

/* The middle of the row. */
static int middle_of(const struct map *map, uint32_t row) {
    return top_of_row(map, row) + deep_of(map, row) / 2;
}

static bool is_node(const struct map *map, uint32_t point) {
    return point < map->graph->n_nodes;
}

/* Half of a node, or of the row that arcs pass through. */
static int half_deep(const struct map *map, uint32_t point) {
    return (is_node(map, point) ? map->point[point].deep : deep_of(map, map->point[point].row)) / 2;
}

/* How far the outline of a node, nearly an ellipse or with round ends, is at x from the top of the
 * node and from its bottom. */
static int inset(const struct map *map, uint32_t number, int x) {
    const int half = map->point[number].wide / 2, off = x - map->point[number].x;
    if (!is_node(map, number) || look_of(map, number) == P || half == 0) return 0;
    return HIGH * off * off / (3 * half * half);
}

/* Adds a place that is so far along a row, and so far from the first row. */
static void add_place(const struct map *map, const char *before, int along, int from,
                      struct text *text) {
    const bool is_down = map->way == MAP_DOWN;
    text_addf(text, "%s%d %d", before, is_down ? along : from, is_down ? from : along);
}

/* Adds an arrowhead whose tip is there; a line that leads up has it at its upper end. */
static void add_head(const struct map *map, int along, int tip, bool rises, struct text *text) {
    const int back = rises ? 24 : -24;
    add_place(map, "<path fill=\"#000\" d=\"M", along, tip, text);
    add_place(map, "L", along - 8, tip + back, text);
    add_place(map, " ", along + 8, tip + back, text);
    text_add(text, "z\"/>");
}

/* The curve leaves and arrives at a right angle to the rows, so it stays between them and its head
 * points straight at the node. */
static void print_line(const struct map *map, const struct map_line *line, struct text *text) {
    const uint32_t row = map->point[line->lower].row;
    const int start =
        middle_of(map, row + 1) + half_deep(map, line->upper) - inset(map, line->upper, line->from);
    const int end =
        middle_of(map, row) - half_deep(map, line->lower) + inset(map, line->lower, line->to);
    const int middle = (start + end) / 2;
    const bool lands = is_node(map, line->lower);
    add_place(map, "<path d=\"M", line->from, start, text);
    add_place(map, "C", line->from, middle, text);
    add_place(map, " ", line->to, middle, text);
    add_place(map, " ", line->to, end, text);
    if (!lands) add_place(map, "L", line->to, end + deep_of(map, row), text);
    text_addf(text, "\"%s/>", wins(map, line) ? " stroke=\"#080\" stroke-width=\"9\"" : "");
    if (lands && !line->rises) add_head(map, line->to, end, false, text);
    if (is_node(map, line->upper) && line->rises) add_head(map, line->from, start, true, text);
}

static void print_node(const struct map *map, uint32_t node, struct text *text) {
    static const char *const looks[] = {[PLAIN] = "fill=\"#fff\"",
                                        [N] = "fill=\"palegreen\"",
                                        [P] = "fill=\"orange\"",
                                        [DRAWN] = "fill=\"lightgray\" stroke-dasharray=\"12\"",
                                        [MARKED] = "fill=\"#fff\" stroke-width=\"9\""};
    const struct map_point *point = &map->point[node];
    const enum look look = look_of(map, node);
    const bool is_down = map->way == MAP_DOWN;
    const int middle = middle_of(map, point->row);
    const int x = is_down ? point->x : middle, y = is_down ? middle : point->x;
    const int half = (is_down ? point->wide : point->deep) / 2;
    struct text words = {0};
    if (has_loop(map, node) && is_down)
        text_addf(text, "<circle cx=\"%d\" cy=\"%d\" r=\"25\"/>", x + half, y);
    else if (has_loop(map, node))
        text_addf(text, "<circle cx=\"%d\" cy=\"%d\" r=\"25\"/>", x, y + HIGH / 2);
    if (look == P)
        text_addf(text, "<path d=\"M%d %dh%dv%dh-%dz\" %s/>", x - half, y - HIGH / 2, 2 * half,
                  HIGH, 2 * half, looks[P]);
    else if (is_down)
        text_addf(text, "<ellipse cx=\"%d\" cy=\"%d\" rx=\"%d\" ry=\"%d\" %s/>", x, y, half,
                  HIGH / 2, looks[look]);
    else
        text_addf(text, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"%d\" %s/>",
                  x - half, y - HIGH / 2, 2 * half, HIGH, HIGH / 2, looks[look]);
    text_addf(text, "<text x=\"%d\" y=\"%d\" fill=\"#000\" stroke=\"none\">", x,
              y + letter_of(map->form) / 2);
    add_words(map->graph, map->form, node, SIZE_MAX, &words);
    text_add_escaped(text, words.data, words.length);
    text_add(text, "</text>");
    text_free(&words);
}

bool map_marks(const struct graph *graph, enum map_form form, enum map_way way, struct text *text,
               int *wide, int *high) {
    const int letter = letter_of(form);
    const bool is_down = way == MAP_DOWN;
    const struct map_measure measure = {letter, HIGH, is_down ? 3 * LETTER : 30};
    struct map *map = lay_out(graph, form, way, &measure);
    if (!map) return false;
    const int along = map->wide + 2 * MARGIN;
    const int across = top_of_row(map, 0) + deep_of(map, 0) + MARGIN;
    *wide = is_down ? along : across;
    *high = is_down ? across : along;
    text_addf(text,
              "<g fill=\"none\" stroke=\"#000\" stroke-width=\"3\" font-family=\"monospace\" "
              "font-size=\"%d\" text-anchor=\"middle\" transform=\"translate(%d %d)\">",
              letter * 5 / 3, is_down ? MARGIN : 0, is_down ? 0 : MARGIN);
    for (uint32_t i = 0; i < map->n_lines; i++) print_line(map, &map->line[i], text);
    for (uint32_t i = 0; i < graph->n_nodes; i++) print_node(map, i, text);
    text_add(text, "</g>");
    free(map);
    return true;
}

enum map_way map_way_to_label(const struct graph *graph, enum map_form form) {
    enum { FLAT = 450 };
    struct text marks = {0};
    int wide = 0, high = 0;
    map_marks(graph, form, MAP_DOWN, &marks, &wide, &high);
    text_free(&marks);
    return high <= FLAT ? MAP_DOWN : MAP_RIGHT;
}

bool map_svg(const struct graph *graph, enum map_form form, enum map_way way, bool scales,
             struct text *text) {
    struct text marks = {0}, words = {0};
    int wide, high;
    if (!map_marks(graph, form, way, &marks, &wide, &high)) return false;
    map_words(graph, form, SIZE_MAX, &words);
    text_add(text, "<svg xmlns=\"http://www.w3.org/2000/svg\" ");
    if (scales)
        text_add(text, "width=\"100%\" height=\"100%\" ");
    else
        text_addf(text, "width=\"%d.%dmm\" height=\"%d.%dmm\" ", wide / 10, wide % 10, high / 10,
                  high % 10);
    text_addf(text, "viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"", wide, high);
    text_add_escaped(text, words.data, words.length - 1);
    text_add(text, "\">");
    /* Its arrows are black, and a slide may not be white. */
    if (scales) text_addf(text, "<rect width=\"%d\" height=\"%d\" fill=\"white\"/>\n", wide, high);
    text_addf(text, "%s</svg>\n", marks.data);
    text_free(&marks);
    text_free(&words);
    return true;
}
