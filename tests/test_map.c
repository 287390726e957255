/* SPDX-License-Identifier: MIT */
/* Maps: that their rows are longest ways, that their lines are the arcs and pass through no node,
 * and what the printers make of them. */

#include "games/map.h"
#include "support.h"

enum { MANY = 300, APART = 2 };

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

/* To be freed; nodes of widths that differ. NULL: too large. */
static struct map *lay_out(const struct graph *graph, enum map_form form) {
    struct map *map = calloc(1, sizeof *map);
    map->graph = graph;
    map->form = form;
    for (uint32_t i = 0; i < graph->n_nodes && i < MAP_NODES; i++)
        map->point[i].wide = 3 + (int)(i % 7);
    if (map_lay_out(map, APART)) return map;
    free(map);
    return NULL;
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

/* True if a chain of lines, each to the row below, leads from the point to the node and passes no
 * other. */
static bool leads(const struct map *map, uint32_t point, uint32_t node) {
    for (uint32_t i = 0; i < map->n_lines; i++) {
        const struct map_line *line = &map->line[i];
        if (line->upper != point || line->rises) continue;
        if (line->lower == node) return true;
        if (line->lower >= map->graph->n_nodes && leads(map, line->lower, node)) return true;
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
        struct map *map = lay_out(&graph, MAP_BOARD);
        assert_non_null(map);
        for (uint32_t from = 0; from < graph.n_nodes; from++) {
            assert_int_equal(map->point[from].row, longest_way(&graph, from));
            for (uint32_t to = 0; to < graph.n_nodes; to++)
                assert_int_equal(leads(map, from, to), has_arc(&graph, from, to));
        }
        free(map);
        graph_free(&graph);
    }
}

/* ---- any graphs ---- */

static void check_places(const struct map *map) {
    for (uint32_t i = 0; i < map->n_points; i++) {
        const struct map_point *a = &map->point[i];
        assert_true(a->row < map->n_rows && a->x - a->wide / 2 >= 0 &&
                    a->x + (a->wide + 1) / 2 <= map->wide);
        for (uint32_t k = 0; k < i; k++) {
            const struct map_point *b = &map->point[k];
            if (a->row == b->row)
                assert_true(abs(a->x - b->x) >= (a->wide + b->wide + 1) / 2 + APART);
        }
    }
    for (uint32_t i = 0; i < map->n_lines; i++) {
        const struct map_line *line = &map->line[i];
        const struct map_point *upper = &map->point[line->upper], *lower = &map->point[line->lower];
        assert_int_equal(upper->row, lower->row + 1);
        assert_true(line->from >= upper->x - upper->wide / 2 &&
                    line->from <= upper->x + upper->wide / 2);
        assert_true(line->to >= lower->x - lower->wide / 2 &&
                    line->to <= lower->x + lower->wide / 2);
    }
}

static void points_stand_apart_and_lines_lead_to_the_next_row(void **state) {
    struct random random = {42};
    unsigned laid_out = 0;
    for (int i = 0; i < 200; i++) {
        struct text arcs = {0};
        const unsigned n = 2 + (unsigned)random_between(&random, 0, 10);
        for (unsigned k = 0; k < 2 * n; k++)
            text_addf(&arcs, "%sn%u>n%u", k > 0 ? "," : "", (unsigned)random_between(&random, 0, n),
                      (unsigned)random_between(&random, 0, n));
        struct graph graph = graph_of("digraph", arcs.data);
        struct map *map = lay_out(&graph, MAP_BOARD), *again = lay_out(&graph, MAP_BOARD);
        assert_non_null(map);
        check_places(map);
        assert_memory_equal(map, again, sizeof *map);
        laid_out += map->n_rows > 2;
        free(map);
        free(again);
        graph_free(&graph);
        text_free(&arcs);
    }
    assert_true(laid_out > 50);
}

static void an_arc_back_up_is_a_line_that_rises(void **state) {
    struct graph graph = graph_of("digraph", "a>b,b>c,c>a,c>d,a>a@a");
    struct map *map = lay_out(&graph, MAP_BOARD);
    unsigned rises = 0;
    for (uint32_t i = 0; i < map->n_lines; i++) {
        rises += map->line[i].rises;
        if (map->line[i].rises && map->line[i].upper < 4) assert_int_equal(map->line[i].upper, 0);
    }
    assert_int_equal(map->n_rows, 4);
    assert_int_equal(map->n_lines, 5);
    assert_int_equal(rises, 2); /* past b, from c to a */
    free(map);
    graph_free(&graph);
}

static void arcs_to_one_node_share_their_way_but_not_on_a_board(void **state) {
    struct graph graph = graph_of("nim", "6");
    struct map *map = lay_out(&graph, MAP_BLANK);
    /* In the row of each node from 1 to 5, one for each node below; on a board, one for each arc
     * past it. */
    assert_int_equal(map->n_points, 7 + 1 + 2 + 3 + 4 + 5);
    free(map);
    map = lay_out(&graph, MAP_BOARD);
    assert_int_equal(map->n_points, 7 + 1 * 5 + 2 * 4 + 3 * 3 + 4 * 2 + 5 * 1);
    free(map);
    graph_free(&graph);
}

static void what_is_too_large_is_not_laid_out(void **state) {
    struct graph graph = graph_of("nim", "200");
    struct text text = {0};
    int wide, high;
    assert_null(lay_out(&graph, MAP_BOARD));
    assert_false(map_marks(&graph, MAP_VALUES, &text, &wide, &high));
    assert_false(map_svg(&graph, MAP_VALUES, false, &text));
    assert_false(map_text(&graph, MAP_VALUES, &(struct style){.width = 80}, &text));
    assert_int_equal(text.length, 0);
    graph_free(&graph);
    graph = graph_of("nim", "70"); /* nodes and arcs are few enough, the points between are not */
    assert_null(lay_out(&graph, MAP_BOARD));
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
    assert_text("digraph", "a>b@a", MAP_BLANK, " a ___\n   |\n b ___\n");
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
        cmocka_unit_test(an_arc_back_up_is_a_line_that_rises),
        cmocka_unit_test(arcs_to_one_node_share_their_way_but_not_on_a_board),
        cmocka_unit_test(what_is_too_large_is_not_laid_out),
        cmocka_unit_test(outcomes_are_letters_and_brackets),
        cmocka_unit_test(lines_that_cross_or_touch_are_not_drawn_in_ascii),
        cmocka_unit_test(no_line_is_wider_than_the_window),
        cmocka_unit_test(a_plain_style_has_words_instead),
    };
    return cmocka_run_group_tests_name("map", tests, NULL, NULL);
}
