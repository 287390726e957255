/* SPDX-License-Identifier: MIT */
/* Maps: that their rows are longest ways, that their lines are the arcs and pass through no node,
 * as drawn, and what they are as text. */

#include <stdio.h>

#include "games/map.h"
#include "support.h"

enum { MANY = 300 };

static struct graph graph_of(const char *name, const char *string) {
    const struct graph_plan plan = {UINT32_MAX, MANY, true};
    const struct game *game;
    struct graph graph;
    void *position = position_in(name, string, &game);
    struct nimm_solver *solver = new_solver(0);
    const struct question start = {.game = game, .position = position};
    graph_build(solver, &start, &plan, &graph);
    graph_solve(solver, &graph);
    assert_int_equal(graph.extent, GRAPH_WHOLE);
    nimm_solver_free(solver);
    free(position);
    return graph;
}

/* In tenths of a millimeter: the height of a row, and what is from its top to that of the next;
 * what is between neighbors, at least. */
enum { HIGH = 72, ROW = 117, APART = 60, LINES = 2048 };

struct node {
    int x, y, half; /* its middle, and half its width */
};

/* From a node, or from where another line ends that passes a row, to the row below. */
struct line {
    int from, top, to, end;
    bool passes; /* it does not end at a node, but passes its row */
};

/* What is drawn: the nodes are in the order of the graph. */
struct drawing {
    int wide, high;
    size_t n_nodes, n_lines, n_up; /* n_up: heads of arrows that point up */
    struct node node[MAP_NODES];
    struct line line[LINES];
};

static struct drawing *draw(const struct graph *graph, enum map_form form) {
    struct drawing *drawing = calloc(1, sizeof *drawing);
    struct text marks = {0};
    assert_true(map_marks(graph, form, MAP_DOWN, &marks, &drawing->wide, &drawing->high));
    for (const char *at = marks.data; (at = strchr(at, '<')); at++) {
        struct node *node = &drawing->node[drawing->n_nodes];
        struct line *line = &drawing->line[drawing->n_lines];
        int tip, back; /* of an arrow; a line that passes a row goes on */
        const int n = sscanf(at, "<path d=\"M%d %dC%*d %*d %*d %*d %d %dL%*d %d", &line->from,
                             &line->top, &line->to, &line->end, &back);
        if (n >= 4) {
            line->passes = n == 5;
            drawing->n_lines++;
        } else if (sscanf(at, "<ellipse cx=\"%d\" cy=\"%d\" rx=\"%d\"", &node->x, &node->y,
                          &node->half) == 3) {
            drawing->n_nodes++;
        } else if (sscanf(at, "<path fill=\"#000\" d=\"M%*d %dL%*d %d", &tip, &back) == 2) {
            drawing->n_up += back > tip;
        }
    }
    assert_int_equal(drawing->n_nodes, graph->n_nodes);
    text_free(&marks);
    return drawing;
}

/* True if the point is at the outline of the node. */
static bool is_at(const struct node *node, int x, int y) {
    return abs(x - node->x) <= node->half && abs(y - node->y) <= HIGH / 2;
}

/* ---- graphs without cycles ---- */

static const char *const acyclic[][2] = {
    {"nim", "0"},
    {"nim", "1,2"},
    {"nim", "7"},
    {"nim", "3,4"},
    {"chomp", "3,2"},
    {"chomp", "4,4"},
    {"kayles", "7"},
    {"dawson", "9"},
    {"chop", "3x4"},
    {"subtraction:1,3,4", "12"},
    {"triangle", "convex:4"},
    {"digraph", "a>b,a>c,b>c,b>d,c>d,c>e,d>e@a"},
    {"digraph", "a>e,a>b,b>c,c>d,d>e@a"},
};

static uint32_t longest_way(const struct graph *graph, uint32_t node) {
    uint32_t longest = 0;
    for (uint32_t i = graph->nodes[node].first_arc; i < graph->nodes[node + 1].first_arc; i++) {
        const uint32_t way = 1 + longest_way(graph, graph->arcs[i].to);
        if (way > longest) longest = way;
    }
    return longest;
}

/* True if the line, and those that go on where it passes a row, lead to the node. */
static bool leads(const struct drawing *drawing, const struct line *line, const struct node *node) {
    if (!line->passes) return is_at(node, line->to, line->end);
    for (size_t i = 0; i < drawing->n_lines; i++) {
        const struct line *next = &drawing->line[i];
        if (next->from == line->to && next->top == line->end + HIGH && leads(drawing, next, node))
            return true;
    }
    return false;
}

static bool has_way(const struct drawing *drawing, const struct node *from, const struct node *to) {
    for (size_t i = 0; i < drawing->n_lines; i++) {
        const struct line *line = &drawing->line[i];
        if (is_at(from, line->from, line->top) && leads(drawing, line, to)) return true;
    }
    return false;
}

static bool has_arc(const struct graph *graph, uint32_t from, uint32_t to) {
    for (uint32_t i = graph->nodes[from].first_arc; i < graph->nodes[from + 1].first_arc; i++)
        if (graph->arcs[i].to == to) return true;
    return false;
}

static void rows_are_longest_ways_and_lines_lead_where_arcs_do(void **state) {
    for (size_t i = 0; i < LENGTH(acyclic); i++) {
        struct graph graph = graph_of(acyclic[i][0], acyclic[i][1]);
        struct drawing *drawing = draw(&graph, MAP_BOARD);
        int bottom = 0;
        for (uint32_t node = 0; node < graph.n_nodes; node++)
            if (drawing->node[node].y > bottom) bottom = drawing->node[node].y;
        for (uint32_t from = 0; from < graph.n_nodes; from++) {
            const struct node *node = &drawing->node[from];
            assert_int_equal(bottom - node->y, ROW * (int)longest_way(&graph, from));
            for (uint32_t to = 0; to < graph.n_nodes; to++)
                assert_int_equal(has_way(drawing, node, &drawing->node[to]),
                                 has_arc(&graph, from, to));
        }
        free(drawing);
        graph_free(&graph);
    }
}

/* ---- any graphs ---- */

/* True if the lines pass the same row at places that are neither the same nor apart. */
static bool are_too_near(const struct line *a, const struct line *b) {
    const int between = abs(a->to - b->to);
    return a->passes && b->passes && a->end == b->end && between > 0 && between < APART;
}

static void check_places(const struct drawing *drawing) {
    for (size_t i = 0; i < drawing->n_nodes; i++) {
        const struct node *a = &drawing->node[i];
        assert_true(a->x - a->half >= 0 && a->x + a->half <= drawing->wide);
        for (size_t k = 0; k < i; k++) {
            const struct node *b = &drawing->node[k];
            if (a->y == b->y) assert_true(abs(a->x - b->x) >= a->half + b->half + APART);
        }
    }
    for (size_t i = 0; i < drawing->n_lines; i++) {
        const struct line *line = &drawing->line[i];
        unsigned ends = line->passes;
        for (size_t k = 0; k < drawing->n_nodes; k++) {
            const struct node *node = &drawing->node[k];
            if (!line->passes)
                ends += is_at(node, line->to, line->end);
            else if (node->y == line->end + HIGH / 2)
                assert_true(abs(line->to - node->x) >= node->half + APART);
        }
        assert_int_equal(ends, 1);
        for (size_t k = 0; k < i; k++) assert_false(are_too_near(line, &drawing->line[k]));
    }
}

static void points_stand_apart_and_lines_lead_to_the_next_row(void **state) {
    struct random random = {42};
    unsigned high = 0;
    for (int i = 0; i < 200; i++) {
        struct text arcs = {0};
        const unsigned n = 2 + (unsigned)random_between(&random, 0, 10);
        for (unsigned k = 0; k < 2 * n; k++)
            text_addf(&arcs, "%sn%u>n%u", k > 0 ? "," : "", (unsigned)random_between(&random, 0, n),
                      (unsigned)random_between(&random, 0, n));
        struct graph graph = graph_of("digraph", arcs.data);
        struct drawing *drawing = draw(&graph, MAP_BOARD), *again = draw(&graph, MAP_BOARD);
        check_places(drawing);
        assert_memory_equal(drawing, again, sizeof *drawing);
        high += drawing->high > 3 * ROW;
        free(drawing);
        free(again);
        graph_free(&graph);
        text_free(&arcs);
    }
    assert_true(high > 50);
}

static void the_head_of_an_arc_back_up_points_up(void **state) {
    struct graph graph = graph_of("digraph", "a>b,b>c,c>a,c>d,a>a@a");
    struct drawing *drawing = draw(&graph, MAP_BOARD);
    assert_int_equal(drawing->n_up, 1);
    assert_int_equal(drawing->n_lines, 5); /* that from c to a passes b */
    assert_true(has_way(drawing, &drawing->node[0], &drawing->node[2]));
    free(drawing);
    graph_free(&graph);
}

/* At how many places lines pass rows. */
static size_t count_passes(const struct graph *graph, enum map_form form) {
    struct drawing *drawing = draw(graph, form);
    size_t n = 0;
    for (size_t i = 0; i < drawing->n_lines; i++) {
        const struct line *a = &drawing->line[i];
        bool is_new = a->passes;
        for (size_t k = 0; k < i; k++) {
            const struct line *b = &drawing->line[k];
            is_new = is_new && !(b->passes && b->to == a->to && b->end == a->end);
        }
        n += is_new;
    }
    free(drawing);
    return n;
}

static void arcs_to_one_node_share_their_way_but_not_on_a_board(void **state) {
    struct graph graph = graph_of("nim", "6");
    /* In the row of each node from 1 to 5, one for each node below; on a board, one for each arc
     * past it. */
    assert_int_equal(count_passes(&graph, MAP_BLANK), 1 + 2 + 3 + 4 + 5);
    assert_int_equal(count_passes(&graph, MAP_BOARD), 1 * 5 + 2 * 4 + 3 * 3 + 4 * 2 + 5 * 1);
    graph_free(&graph);
}

/* A node of a map that leads to the right. */
struct box {
    int x, y, wide, high;
};

static void arcs_that_lead_to_the_right_do_and_nodes_stand_apart(void **state) {
    for (size_t game = 0; game < sizeof acyclic / sizeof *acyclic; game++) {
        struct graph graph = graph_of(acyclic[game][0], acyclic[game][1]);
        struct text marks = {0};
        struct box box[MAP_NODES];
        size_t n = 0;
        int wide, high;
        assert_true(map_marks(&graph, MAP_BLANK, MAP_RIGHT, &marks, &wide, &high));
        for (const char *at = strstr(marks.data, "<rect"); at; at = strstr(at + 1, "<rect")) {
            assert_true(n < MAP_NODES);
            assert_int_equal(sscanf(at, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"",
                                    &box[n].x, &box[n].y, &box[n].wide, &box[n].high),
                             4);
            assert_true(box[n].x >= 0 && box[n].x + box[n].wide <= wide);
            n++;
        }
        assert_int_equal(n, graph.n_nodes);
        for (uint32_t i = 0; i < graph.n_arcs; i++) {
            const struct box *from = &box[graph.arcs[i].from], *to = &box[graph.arcs[i].to];
            assert_true(from->x + from->wide < to->x);
        }
        for (size_t i = 0; i < n; i++)
            for (size_t k = 0; k < i; k++)
                assert_true(box[i].x + box[i].wide < box[k].x ||
                            box[k].x + box[k].wide < box[i].x ||
                            abs(box[i].y - box[k].y) > box[i].high);
        text_free(&marks);
        graph_free(&graph);
    }
}

static void a_map_to_label_leads_to_the_right_unless_it_is_flat(void **state) {
    struct graph graph = graph_of("nim", "2,3");
    assert_int_equal(map_way_to_label(&graph, MAP_BLANK), MAP_RIGHT);
    graph_free(&graph);
    graph = graph_of("nim", "2");
    assert_int_equal(map_way_to_label(&graph, MAP_BLANK), MAP_DOWN);
    graph_free(&graph);
}

static void what_is_too_large_is_not_drawn(void **state) {
    struct graph graph = graph_of("nim", "200");
    struct text text = {0};
    int wide, high;
    assert_false(map_marks(&graph, MAP_VALUES, MAP_DOWN, &text, &wide, &high));
    assert_false(map_svg(&graph, MAP_VALUES, MAP_DOWN, false, &text));
    assert_false(map_text(&graph, MAP_VALUES, &(struct style){.width = 80}, &text));
    graph_free(&graph);
    graph = graph_of("nim", "60"); /* nodes and arcs are few enough, the places between are not */
    assert_false(map_marks(&graph, MAP_BOARD, MAP_DOWN, &text, &wide, &high));
    assert_int_equal(text.length, 0);
    graph_free(&graph);
}

/* ---- printers ---- */

static void assert_text(const char *game, const char *position, enum map_form form,
                        const char *expected) {
    struct graph graph = graph_of(game, position);
    struct text text = {0};
    assert_true(map_text(&graph, form, &(struct style){.width = 60}, &text));
    assert_string_equal(text.data, expected);
    text_free(&text);
    graph_free(&graph);
}

static void outcomes_are_letters_and_brackets(void **state) {
    assert_text("nim", "2", MAP_VALUES,
                "   (2 *2)\n"
                "   //  \\\\\\\n"
                "(1 *1)   |\n"
                "   \\\\  ///\n"
                "   [0 *0]\n");
    assert_text("digraph", "a>b@a", MAP_OUTCOMES, "(a N)\n  |\n[b P]\n");
    assert_text("digraph", "a>b@a", MAP_BOARD, "[a]\n |\n b\nLines go down.\n");
    assert_text("digraph", "a>b@a", MAP_BLANK, " a ____\n    |\n b ____\n");
    assert_text("digraph", "a>b,b>a,a>a@a", MAP_VALUES,
                "{a D loop}\n  \\\\\\ /^\n   {b D}\nLines go down; those ending in ^ go up.\n");
}

static void lines_that_cross_or_touch_are_not_drawn_in_ascii(void **state) {
    static const char *const tangles[][2] = {
        {"digraph", "a>b,a>c,b>d,b>e,b>f,c>e,c>f@a"},
        {"digraph", "a>b,a>c,b>c,b>d,c>e,c>f,c>d,d>e,d>f,e>f@a"},
        {"nim", "3"}};
    for (size_t i = 0; i < LENGTH(tangles); i++) {
        struct graph graph = graph_of(tangles[i][0], tangles[i][1]);
        struct style style = {.width = 80};
        struct text text = {0};
        assert_false(map_text(&graph, MAP_VALUES, &style, &text));
        assert_int_equal(text.length, 0);
        style.utf8 = true;
        assert_true(map_text(&graph, MAP_VALUES, &style, &text));
        text_free(&text);
        graph_free(&graph);
    }
}

static void no_line_is_wider_than_the_window(void **state) {
    struct graph graph = graph_of("chomp", "4,3");
    unsigned fitted = 0;
    for (unsigned width = 20; width <= 100; width++) {
        for (int utf8 = 0; utf8 < 2; utf8++) {
            const struct style style = {.width = width, .utf8 = utf8};
            struct text text = {0};
            if (map_text(&graph, MAP_VALUES, &style, &text)) {
                fitted++;
                for (char *line = strtok(text.data, "\n"); line; line = strtok(NULL, "\n"))
                    assert_true(text_columns(line) < width);
            } else {
                assert_int_equal(text.length, 0);
            }
            text_free(&text);
        }
    }
    assert_true(fitted > 20 && fitted < 160);
    graph_free(&graph);
}

static void a_plain_style_has_words_instead(void **state) {
    struct graph graph = graph_of("nim", "1,1");
    struct text text = {0};
    assert_false(map_text(&graph, MAP_VALUES, &(struct style){.width = 80, .plain = true}, &text));
    map_words(&graph, MAP_VALUES, 80, &text);
    assert_string_equal(text.data, "1,1 *0 leads to 1 *1.\n"
                                   "1 *1 leads to 0 *0.\n"
                                   "0 *0 leads nowhere.\n");
    text_free(&text);
    graph_free(&graph);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_are_longest_ways_and_lines_lead_where_arcs_do),
        cmocka_unit_test(points_stand_apart_and_lines_lead_to_the_next_row),
        cmocka_unit_test(the_head_of_an_arc_back_up_points_up),
        cmocka_unit_test(arcs_to_one_node_share_their_way_but_not_on_a_board),
        cmocka_unit_test(arcs_that_lead_to_the_right_do_and_nodes_stand_apart),
        cmocka_unit_test(a_map_to_label_leads_to_the_right_unless_it_is_flat),
        cmocka_unit_test(what_is_too_large_is_not_drawn),
        cmocka_unit_test(outcomes_are_letters_and_brackets),
        cmocka_unit_test(lines_that_cross_or_touch_are_not_drawn_in_ascii),
        cmocka_unit_test(no_line_is_wider_than_the_window),
        cmocka_unit_test(a_plain_style_has_words_instead),
    };
    return cmocka_run_group_tests_name("map", tests, NULL, NULL);
}
