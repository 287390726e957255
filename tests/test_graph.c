/* SPDX-License-Identifier: MIT */
/* Graphs of positions: their nodes and arcs, their labels against the solver, and their picture. */
#include "countdown.h"

#include <stdio.h>

#include "core/text.h"
#include "say/graph.h"

extern const struct game game_digraph;

enum { MANY = 100000 };

static const struct graph_plan whole = {UINT32_MAX, MANY, false};
static const struct graph_plan merged = {UINT32_MAX, MANY, true};

struct typed {
    const char *name, *position;
    bool misere;
};

/* To be freed. */
static struct graph build(const struct typed *subject, const struct graph_plan *plan) {
    const char *parameters;
    struct graph graph;
    const struct game *game = game_of(subject->name, &parameters);
    void *position = position_of(game, parameters, subject->position);
    struct nimm_solver *solver = new_solver(0);
    struct question start = {.game = game, .position = position, .misere = subject->misere};
    graph_build(solver, &start, plan, &graph);
    graph_solve(solver, &graph);
    nimm_solver_free(solver);
    free(position);
    return graph;
}

/* Positions of n piles of at most h stones: (h + 1)^n, and in any order the multisets, C(n + h, n).
 */
static void all_positions_are_there_once(void **state) {
    struct graph graph = build(&(struct typed){"nim", "5,5,5", false}, &whole);
    assert_int_equal(graph.n_nodes, 6 * 6 * 6);
    assert_int_equal(graph.n_arcs, 3 * 15 * 36); /* 0 + 1 + ... + 5 moves in each pile */
    graph_free(&graph);
    graph = build(&(struct typed){"nim", "5,5,5", false}, &merged);
    assert_int_equal(graph.n_nodes, 8 * 7 * 6 / 6);
    graph_free(&graph);
    graph = build(&(struct typed){"nim", "1,1,1,1", false}, &merged);
    assert_int_equal(graph.n_nodes, 5);
    assert_int_equal(graph.n_arcs, 4);
    graph_free(&graph);
}

/* ---- every game against the solver and against its own moves ---- */

static const struct typed subjects[] = {
    {"nim", "3,4,5", false},
    {"nim", "3,4,5", true},
    {"nim", "0", true},
    {"subtraction:1,3,4", "9,6", false},
    {"prime", "12,30,7", false},
    {"kayles", "iiiiiii", false},
    {"kayles", "iii.iii", true},
    {"dawson-piles", "9", false},
    {"chop", "3x5", true},
    {"chomp", "4,4,2", false},
    {"northcott", "W..B./.B.W.", false},
    {"poker-nim", "1,2/1,1", false},
    {"compound", "kayles=ii+nim=1,2", false},
    {"compound", "triangle=convex:4+nim=1", false},
    {"triangle", "convex:5", false},
    {"digraph", "a>b,a>c,b>c,c>d,c>e,x>a@a", false},
    {"digraph", "a>b,b>a,b>c,a>d,d>a,d>e@a", false},
    {"digraph", "a>b,b>a,b>c,a>d,d>a,d>e@a", true},
};

static void check_node(struct nimm_solver *solver, const struct graph *graph, uint32_t number) {
    const struct game *game = graph->game;
    const struct graph_node *node = &graph->nodes[number];
    const void *position = graph_position(graph, number);
    struct question question = {game, position, node->mover, graph->misere, NULL};
    struct solution solution;
    assert_int_equal(solve_position(solver, &question, &solution), NIMM_OK);
    assert_true(node->solved && !node->cut);
    assert_int_equal(node->outcome, solution.outcome);
    assert_int_equal(node->has_value, solution.has_value);
    if (node->has_value) assert_int_equal(node->value, solution.value);
}

/* Each move is an arc, in this order; each arc is a move. */
static void check_arcs(const struct graph *graph, uint32_t number) {
    const struct game *game = graph->game;
    const struct graph_node *node = &graph->nodes[number];
    uint32_t arc = node->first_arc, end = graph->nodes[number + 1].first_arc;
    void *after = malloc(game->size);
    struct moves moves = {0};
    while (game->moves(graph_position(graph, number), node->mover, &moves)) {
        play_into(game, graph_position(graph, number), node->mover, &moves.move, after);
        uint32_t found = node->first_arc;
        while (found < end &&
               memcmp(graph_position(graph, graph->arcs[found].to), after, game->size) != 0)
            found++;
        assert_true(found <= arc && found < end);
        arc += found == arc;
        const struct graph_node *to = &graph->nodes[graph->arcs[found].to];
        assert_int_equal(to->mover, game->partisan ? !node->mover : node->mover);
        assert_true(to->level <= node->level + 1);
    }
    assert_int_equal(arc, end);
    free(after);
}

static void
every_node_agrees_with_the_solver_and_the_moves_and_merging_changes_no_label(void **state) {
    for (size_t i = 0; i < LENGTH(subjects); i++) {
        struct graph graph = build(&subjects[i], &whole), few = build(&subjects[i], &merged);
        struct nimm_solver *solver = new_solver(0);
        assert_int_equal(graph.extent, GRAPH_WHOLE);
        assert_int_equal(graph.nodes[graph.n_nodes].first_arc, graph.n_arcs);
        for (uint32_t node = 0; node < graph.n_nodes; node++) {
            check_node(solver, &graph, node);
            check_arcs(&graph, node);
            assert_true(node == 0 || graph.nodes[node].level >= graph.nodes[node - 1].level);
        }
        assert_true(few.n_nodes <= graph.n_nodes);
        for (uint32_t node = 0; node < few.n_nodes; node++) check_node(solver, &few, node);
        nimm_solver_free(solver);
        graph_free(&graph);
        graph_free(&few);
    }
}

/* ---- bounds ---- */

static void a_graph_can_be_cut_at_a_depth(void **state) {
    for (uint32_t depth = 0; depth < 5; depth++) {
        struct graph_plan plan = {depth, MANY, false};
        struct graph graph = build(&(struct typed){"nim", "1,2,1", false}, &plan);
        assert_int_equal(graph.extent, depth < 4 ? GRAPH_TO_DEPTH : GRAPH_WHOLE);
        for (uint32_t i = 0; i < graph.n_nodes; i++) {
            const struct graph_node *node = &graph.nodes[i];
            bool over = game_is_over(graph.game, graph_position(&graph, i), 0);
            assert_true(node->level <= depth);
            assert_int_equal(node->cut, node->level == depth && !over);
            assert_true(node->solved && node->has_value);
            assert_int_equal(node->outcome, node->value ? OUTCOME_N : OUTCOME_P);
        }
        graph_free(&graph);
    }
}

/* Each of 30000 positions has a move to all smaller ones; the positions of a sum are large. */
static void a_graph_that_would_be_too_much_work_is_cut(void **state) {
    const struct graph_plan plan = {UINT32_MAX, 1000000, false};
    static const struct typed large[] = {{"nim", "30000", false},
                                         {"compound", "kayles=16+nim=9,9,9", false}};
    for (size_t i = 0; i < sizeof large / sizeof *large; i++) {
        struct graph graph = build(&large[i], &plan);
        assert_int_equal(graph.extent, GRAPH_TO_WORK);
        assert_true((uint64_t)graph.n_nodes * graph.game->size <= GRAPH_BYTES + graph.game->size);
        uint32_t cut = 0;
        for (uint32_t node = 0; node < graph.n_nodes; node++) cut += graph.nodes[node].cut;
        assert_true(cut > 0 && cut < graph.n_nodes);
        assert_int_equal(graph.nodes[graph.n_nodes].first_arc, graph.n_arcs);
        graph_free(&graph);
    }
}

static void the_largest_pile_costs_no_more_than_the_bound(void **state) {
    struct graph_plan plan = {UINT32_MAX, 100, true};
    struct graph graph = build(&(struct typed){"nim", "18446744073709551615", false}, &plan);
    assert_int_equal(graph.n_nodes, 100);
    assert_int_equal(graph.nodes[0].value, UINT64_MAX);
    assert_int_equal(graph.nodes[99].value, UINT64_MAX - 99);
    graph_free(&graph);
}

static void print_countdown(const void *position, struct text *text) {
    text_add_number(text, ((const struct countdown *)position)->stones);
}

static void a_node_beyond_the_budget_is_not_solved_and_shown_as_such(void **state) {
    const struct graph_plan plan = {UINT32_MAX, 3, false};
    const struct countdown fifty = {50, 3};
    struct nimm_solver *solver = new_solver(10);
    struct graph graph;
    struct game game = countdown;
    struct question start = {.game = &game, .position = &fifty};
    struct text text = {0};
    game.print = print_countdown;
    /* Of 50, 49 and 48 stones none is solved within 10 options. */
    graph_build(solver, &start, &plan, &graph);
    graph_solve(solver, &graph);
    assert_int_equal(graph.extent, GRAPH_TO_NODES);
    for (uint32_t i = 0; i < graph.n_nodes; i++) assert_false(graph.nodes[i].solved);
    graph_dot(&graph, MAP_VALUES, &text);
    assert_non_null(strstr(text_string(&text),
                           "  \"49\" [label=\"49\\n...\", shape=ellipse, style=dotted];\n"));
    assert_non_null(strstr(text_string(&text), "  \"50\" -> \"49\";\n"));
    assert_null(strstr(text_string(&text), "forestgreen]"));
    text_free(&text);
    graph_free(&graph);
    nimm_solver_free(solver);
}

/* ---- the picture ---- */

static void assert_picture(const struct typed *subject, const struct graph_plan *plan,
                           const char *expected) {
    struct graph graph = build(subject, plan);
    struct text text = {0};
    graph_dot(&graph, MAP_VALUES, &text);
    const char *picture = strstr(text_string(&text), "digraph positions {\n");
    assert_non_null(picture);
    assert_string_equal(picture, expected);
    text_free(&text);
    graph_free(&graph);
}

#define GRAY "tooltip=\"a draw\", shape=ellipse, style=\"filled,dashed\", fillcolor=lightgray];\n"

static void a_token_is_shown_where_it_is(void **state) {
    assert_picture(&(struct typed){"digraph", "a>\"x y\",\"x y\">a@a", false}, &whole,
                   "digraph positions {\n"
                   "  graph [label=\"digraph a>\\\"x y\\\",\\\"x y\\\">a@a\", labelloc=t];\n"
                   "  \"a\" [label=\"a\", " GRAY "  \"x y\" [label=\"\\\"x y\\\"\", " GRAY
                   "  \"a\" -> \"x y\";\n"
                   "  \"x y\" -> \"a\";\n"
                   "}\n");
}

/* The arcs of a picture as the game writes them: each is a line, "  NAME -> NAME", with looks or a
 * ; behind.
 */
static void add_arcs_of(const char *picture, struct text *arcs) {
    for (const char *line = picture, *end; *line; line = end + 1) {
        end = strchr(line, '\n');
        assert_non_null(end);
        const char *arrow = strstr(line, " -> ");
        if (strncmp(line, "  ", 2) != 0 || !arrow || arrow > end) continue;
        const char *name = arrow + strlen(" -> ");
        const char *after = *name == '"' ? strchr(name + 1, '"') + 1 : name + strcspn(name, " ;");
        text_addf(arcs, "%.*s>%.*s\n", (int)(arrow - line), line, (int)(after - name), name);
    }
}

/* The picture is a digraph with the same outcome; where the positions are its names, from any of
 * them. */
static void a_picture_can_be_played_on(void **state) {
    for (size_t i = 0; i < LENGTH(subjects); i++) {
        if (subjects[i].misere || strcmp(subjects[i].name, "northcott") == 0) continue;
        struct graph graph = build(&subjects[i], &merged);
        struct text dot = {0}, arcs = {0};
        struct nimm_solver *solver = new_solver(0);
        struct solution solution;
        graph_dot(&graph, MAP_VALUES, &dot);
        if (graph.n_arcs > 0 && graph.n_arcs <= 512 && graph.n_nodes <= 100) {
            add_arcs_of(dot.data, &arcs);
            void *position = position_of(&game_digraph, NULL, arcs.data);
            const struct question question = {.game = &game_digraph, .position = position};
            solve_position(solver, &question, &solution);
            assert_int_equal(solution.outcome, graph.nodes[0].outcome);
            free(position);
        }
        nimm_solver_free(solver);
        text_free(&dot);
        text_free(&arcs);
        graph_free(&graph);
    }
}

static void graphviz_draws_every_picture(void **state) {
    if (!graphviz_draws()) skip();
    for (size_t i = 0; i < LENGTH(subjects); i++) {
        struct graph_plan plan = {UINT32_MAX, 40, true};
        struct graph graph = build(&subjects[i], &plan);
        struct text text = {0};
        graph_dot(&graph, MAP_VALUES, &text);
        FILE *pipe = popen(
            "{ dot -Tplain || echo error; cat >/dev/null; } 2>&1 | { ! grep -Ei 'error|warning'; }",
            "w");
        assert_non_null(pipe);
        assert_int_equal(fwrite(text_string(&text), 1, text.length, pipe), text.length);
        assert_int_equal(pclose(pipe), 0);
        text_free(&text);
        graph_free(&graph);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_graph_that_would_be_too_much_work_is_cut),
        cmocka_unit_test(all_positions_are_there_once),
        cmocka_unit_test(
            every_node_agrees_with_the_solver_and_the_moves_and_merging_changes_no_label),
        cmocka_unit_test(a_graph_can_be_cut_at_a_depth),
        cmocka_unit_test(the_largest_pile_costs_no_more_than_the_bound),
        cmocka_unit_test(a_token_is_shown_where_it_is),
        cmocka_unit_test(a_picture_can_be_played_on),
        cmocka_unit_test(graphviz_draws_every_picture),
        cmocka_unit_test(a_node_beyond_the_budget_is_not_solved_and_shown_as_such),
    };
    return cmocka_run_group_tests_name("graph", tests, NULL, NULL);
}
