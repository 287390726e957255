/* SPDX-License-Identifier: MIT */
/* Directed graphs against the definitions of value, outcome and depth; and the game played on them.
 */
#include "digraphs.h"

#include "games/canvas.h"
#include "games/digraph.h"
#include "games/graph.h"

enum { MOST_NODES = 24 };

#define NO_VALUE UINT32_MAX

/* A small graph with what is known of it, by node. */
struct arcs {
    uint32_t nodes;
    size_t arcs;
    struct graph_arc arc[3 * MOST_NODES];
};

struct labels {
    uint32_t value[MOST_NODES];
    uint8_t outcome[MOST_NODES];
    uint32_t depth[MOST_NODES];
};

static struct arcs random_graph(struct random *random) {
    struct arcs graph = {.nodes = (uint32_t)random_between(random, 1, MOST_NODES)};
    graph.arcs = (size_t)random_between(random, 1, 3 * graph.nodes);
    for (size_t i = 0; i < graph.arcs; i++)
        graph.arc[i] = (struct graph_arc){(uint32_t)random_between(random, 0, graph.nodes - 1),
                                          (uint32_t)random_between(random, 0, graph.nodes - 1)};
    return graph;
}

/* By definition: sweeps over all nodes until nothing more is decided. */
static struct labels naive_labels(const struct arcs *graph, bool misere) {
    struct labels labels;
    memset(labels.value, 0xff, sizeof labels.value);
    memset(labels.outcome, 'D', sizeof labels.outcome);
    memset(labels.depth, 0xff, sizeof labels.depth);
    for (uint32_t depth = 0; depth <= graph->nodes; depth++) {
        for (uint32_t v = 0; v < graph->nodes; v++) {
            bool sink = true, wins = false, loses = true, valued = true,
                 seen[MOST_NODES + 1] = {false};
            for (size_t i = 0; i < graph->arcs; i++) {
                if (graph->arc[i].from != v) continue;
                uint32_t to = graph->arc[i].to;
                sink = false;
                wins |= labels.outcome[to] == 'P' && labels.depth[to] < depth;
                loses &= labels.outcome[to] == 'N' && labels.depth[to] < depth;
                valued &= labels.value[to] != NO_VALUE;
                if (labels.value[to] != NO_VALUE) seen[labels.value[to]] = true;
            }
            if (labels.outcome[v] == 'D' && (wins || loses)) {
                labels.outcome[v] = wins || (sink && misere) ? 'N' : 'P';
                labels.depth[v] = depth;
            }
            if (labels.value[v] == NO_VALUE && valued)
                for (labels.value[v] = 0; seen[labels.value[v]];) labels.value[v]++;
        }
    }
    return labels;
}

/* Every other one has no cycle: arcs go from larger numbers to smaller ones. */
static struct arcs random_graph_of(struct random *random, unsigned round) {
    struct arcs graph = random_graph(random);
    if (round % 2 == 0) return graph;
    for (size_t i = 0; i < graph.arcs; i++) {
        struct graph_arc *arc = &graph.arc[i];
        if (arc->from <= arc->to && arc->to > 0) *arc = (struct graph_arc){arc->to, arc->to / 2};
        if (arc->to == arc->from) graph.arcs = i;
    }
    if (graph.arcs > 0) return graph;
    return (struct arcs){.nodes = 2, .arcs = 1, .arc = {{1, 0}}}; /* no graph is without arcs */
}

static void path_of_many_nodes_alternates(void **state) {
    enum { PATH = 20000 };
    const struct graph_plan plan = {.depth = UINT32_MAX, .nodes = PATH + 1};
    const char *parameters;
    const struct game *game = game_named("subtraction:1", &parameters, NULL);
    struct nimm_solver *solver = new_solver(0);
    struct graph graph;
    struct position pile;
    assert_true(game_parse(game, parameters, "20000", &pile, NULL));
    graph_build(solver, &(struct question){.game = game, .position = &pile}, &plan, &graph);
    assert_int_equal(graph.n_nodes, PATH + 1);
    assert_true(graph_label(&graph));
    for (uint32_t v = 0; v <= PATH; v++) {
        const struct graph_node *node = &graph.nodes[v];
        assert_true(node->depth == PATH - v && node->has_value && node->value == node->depth % 2);
        assert_true(node->outcome == (node->value ? OUTCOME_N : OUTCOME_P));
    }
    graph_free(&graph);
    nimm_solver_free(solver);
}

/* ---- the game ---- */

/* Node v is called nv; all are named first, so that they keep their numbers. */
static struct position make_position(const struct arcs *graph, unsigned token) {
    struct text text = {0};
    for (unsigned v = 0; v < graph->nodes; v++) text_addf(&text, "n%u ", v);
    for (size_t i = 0; i < graph->arcs; i++)
        text_addf(&text, "n%u>n%u ", graph->arc[i].from, graph->arc[i].to);
    text_addf(&text, "@n%u", token);
    struct position position = parsed(text_string(&text));
    text_free(&text);
    return position;
}

static void a_position_has_the_labels_of_its_graph(void **state) {
    struct random random = random_from_seed(2);
    struct nimm_solver *solver = new_solver(0);
    unsigned seen[256] = {0};
    for (unsigned round = 0; round < 300; round++) {
        struct arcs graph = random_graph_of(&random, round / 2);
        struct labels normal = naive_labels(&graph, false), misere = naive_labels(&graph, true);
        const struct labels *labels = round % 2 ? &misere : &normal;
        for (unsigned v = 0; v < graph.nodes; v++) {
            struct solution solution;
            struct position position = make_position(&graph, v);
            struct question question = {
                .game = &game_digraph, .position = &position, .misere = round % 2};
            assert_int_equal(solve_position(solver, &question, &solution), NIMM_OK);
            assert_int_equal(solution.outcome, labels->outcome[v]);
            seen[solution.outcome]++;
            assert_int_equal(solution.has_value, round % 2 == 0 && labels->value[v] != NO_VALUE);
            if (solution.has_value) assert_int_equal(solution.value, labels->value[v]);
        }
    }
    assert_true(seen['N'] > 300 && seen['P'] > 300 && seen['D'] > 300);
    nimm_solver_free(solver);
}

/* Cycles or not: the winner's advice goes to a lost node one move nearer to the end. */
static void the_winner_never_runs_in_a_circle_and_a_draw_is_kept(void **state) {
    struct random random = random_from_seed(4);
    struct nimm_solver *solver = new_solver(0);
    for (unsigned round = 0; round < 300; round++) {
        struct arcs graph = random_graph(&random);
        bool misere = round % 2;
        struct labels labels = naive_labels(&graph, misere);
        for (unsigned v = 0; v < graph.nodes; v++) {
            struct position position = make_position(&graph, v);
            struct question question = {
                .game = &game_digraph, .position = &position, .misere = misere};
            struct advice advice;
            if (labels.outcome[v] == 'P' || degree_of(&position, v) == 0) continue;
            assert_int_equal(solve_advice(solver, &question, &advice), NIMM_OK);
            uint64_t to = advice.move.where;
            bool wins = labels.outcome[v] == 'N';
            assert_int_equal(advice.kind, wins ? ADVICE_WINNING : ADVICE_DRAWING);
            assert_int_equal(labels.outcome[to], wins ? 'P' : 'D');
            if (wins) assert_true(labels.depth[to] + 1 == labels.depth[v]);
        }
    }
    nimm_solver_free(solver);
}

static void random_starts_have_the_shape_asked_for(void **state) {
    struct random random = random_from_seed(8);
    struct position position;
    for (uint64_t nodes = 2; nodes <= 128; nodes += nodes < 30 ? 1 : 49) {
        struct shape shape = {.parts = {nodes, nodes}, .amount = {2, 4}};
        assert_true(draw_start(&game_digraph, NULL, shape, &random, &position, NULL));
        assert_int_equal(count_nodes(&position), nodes);
        for (unsigned v = 0; v < nodes; v++) assert_in_range(degree_of(&position, v), 0, 4);
    }
    for (uint64_t most = 1; most <= 4; most++) {
        struct shape shape = {.parts = {30, 30}, .amount = {1, most}};
        assert_true(draw_start(&game_digraph, NULL, shape, &random, &position, NULL));
        for (unsigned v = 0; v < 30; v++) assert_in_range(degree_of(&position, v), 0, most);
    }
}

/* A position of that many nodes, each with arcs to the first `degree` others; names of `length`
 * bytes. */
static bool parse_large(unsigned nodes, unsigned degree, int length, struct text *why) {
    struct position position;
    struct text text = {0}, printed = {0};
    for (unsigned v = 0; v < nodes; v++) {
        text_addf(&text, "%0*u ", length, v);
        for (unsigned to = 0; to < degree; to++)
            text_addf(&text, "%0*u>%0*u,%0*u ", length, v, length, to, length, v);
    }
    text_clear(why);
    bool parsed = game_digraph.parse(text_string(&text), &position, why);
    if (parsed) {
        struct position again;
        game_digraph.print(&position, &printed);
        assert_true(game_digraph.parse(text_string(&printed), &again, why));
        assert_memory_equal(&position, &again, game_digraph.size);
    }
    text_free(&text);
    text_free(&printed);
    return parsed;
}

static void graphs_have_room_for_128_nodes_and_512_arcs(void **state) {
    struct text why = {0};
    assert_true(parse_large(128, 4, 3, &why));
    assert_false(parse_large(129, 0, 3, &why));
    assert_string_equal(text_string(&why), "too many nodes: at most 128 fit here");
    assert_false(parse_large(103, 5, 3, &why));
    assert_string_equal(text_string(&why), "too many arcs: at most 512 fit here");
    assert_true(parse_large(32, 1, 64, &why));
    assert_false(parse_large(33, 1, 64, &why));
    assert_string_equal(text_string(&why),
                        "the nodes' names are too long: at most 2048 bytes in all fit here");
    assert_false(parse_large(1, 0, 65, &why));
    assert_non_null(strstr(text_string(&why), "is too long: a node's name has at most 64 bytes"));
    assert_false(parse_large(1, 0, 100000, &why));
    assert_one_line(&why);
    text_free(&why);
}

static void arcs_are_separated_by_commas_spaces_or_lines(void **state) {
    static const char *const same[] = {"a>b,b>c,c>a", "a>b b>c c>a", "a>b\nb>c\nc>a\n",
                                       "a > b\r\n\tb->c,\nc>a", "\n\na>b>c>a\n@a\n"};
    struct position first = parsed(same[0]);
    for (size_t i = 1; i < LENGTH(same); i++) {
        struct position position = parsed(same[i]);
        assert_memory_equal(&position, &first, game_digraph.size);
    }
}

static void what_has_no_arcs_is_told_how_arcs_are_written(void **state) {
    static const char *const cases[] = {"maze.dot", "maze.dot@a", "a", "a b", "a,b@b"};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct position position;
        struct text why = {0};
        assert_false(game_digraph.parse(cases[i], &position, &why));
        assert_non_null(strstr(text_string(&why), " has no arcs: write arcs, then @"));
        text_free(&why);
    }
}

static void a_name_is_refused_or_typed_harmlessly_and_read_back(void **state) {
    struct random random = random_from_seed(3);
    struct text typed = {0}, printed = {0}, why = {0};
    unsigned good = 0;
    for (unsigned round = 0; round < 20000; round++) {
        char name[3];
        struct token token = {name, (size_t)random_between(&random, 1, 3)};
        for (size_t i = 0; i < token.length; i++) name[i] = (char)random_between(&random, 1, 255);
        text_clear(&why);
        if (!digraph_check_name(token, &why)) continue;
        good++;
        text_clear(&typed);
        text_clear(&printed);
        text_addf(&typed, "\"%.*s\">ZZZZ", (int)token.length, token.start);
        struct position position = parsed(typed.data);
        game_digraph.print(&position, &printed);
        assert_one_line(&printed);
        assert_null(strchr(printed.data, '+'));
        struct position again = parsed(printed.data);
        assert_memory_equal(&again, &position, game_digraph.size);
    }
    assert_true(good > 1000);
    text_free(&why);
    text_free(&typed);
    text_free(&printed);
}

/* Returns the number after these words in the picture. */
static double number_after(const char *svg, const char *words) {
    const char *at = strstr(svg, words);
    assert_non_null(at);
    return strtod(at + strlen(words), NULL);
}

/* A third of a page is 54 mm wide. */
static void letters_have_9_points_in_a_third_of_a_page(void **state) {
    const char *graph = "a>b,a>c,b>c,b>d,c>d,c>e,d>e,d>f,e>f@a";
    const struct style style = {.width = 27};
    const struct position position = parsed(graph);
    struct text svg = {0};
    canvas_draw_svg(&game_digraph, &position, &style, &svg);
    const char *letters = strstr(svg.data, "font-family=\"monospace\"");
    assert_non_null(letters);
    const double units = number_after(svg.data, "viewBox=\"-5 -5 ");
    const double points = number_after(letters, "font-size=\"") *
                          number_after(svg.data, "width=\"") / units * 72 / 25.4;
    assert_true(units > 540); /* it is drawn smaller than usual */
    assert_true(points >= 9);
    text_free(&svg);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(path_of_many_nodes_alternates),
        cmocka_unit_test(a_position_has_the_labels_of_its_graph),
        cmocka_unit_test(the_winner_never_runs_in_a_circle_and_a_draw_is_kept),
        cmocka_unit_test(random_starts_have_the_shape_asked_for),
        cmocka_unit_test(graphs_have_room_for_128_nodes_and_512_arcs),
        cmocka_unit_test(arcs_are_separated_by_commas_spaces_or_lines),
        cmocka_unit_test(what_has_no_arcs_is_told_how_arcs_are_written),
        cmocka_unit_test(a_name_is_refused_or_typed_harmlessly_and_read_back),
        cmocka_unit_test(letters_have_9_points_in_a_third_of_a_page),
    };
    return cmocka_run_group_tests_name("digraph", tests, NULL, NULL);
}
