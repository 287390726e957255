/* SPDX-License-Identifier: MIT */
/* Graphs of positions where something ends too soon: the solver's budget, memory, the room for their picture.
 */
#include "core/solver.h"
#include "core/text.h"
#include "countdown.h"

#include "play/graph.h"

enum { PIECE = 1 << 16 };

static const struct position_graph_plan whole = {UINT32_MAX, 100000, false};

static void build(struct solver *solver, const struct game *game, const void *position,
                  const struct position_graph_plan *plan, struct position_graph *graph) {
    struct question start = {.game = game, .position = position};
    position_graph_build(solver, &start, plan, graph);
}

/* The whole graph of a position written as text. */
static struct position_graph graph_of(const char *name, const char *position) {
    const char *parameters;
    const struct game *game = game_of(name, &parameters);
    void *start = position_of(game, parameters, position);
    struct solver *solver = new_solver(0);
    struct position_graph graph;
    build(solver, game, start, &whole, &graph);
    nimm_solver_free(solver);
    free(start);
    return graph;
}

static uint32_t count_solved(const struct position_graph *graph) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < graph->n_nodes; i++) n += graph->nodes[i].solved;
    return n;
}

/* ---- the solver's budget ---- */

static void print_countdown(const void *position, struct text *text) {
    text_add_number(text, ((const struct countdown *)position)->stones);
}

static void a_node_beyond_the_budget_is_not_solved_and_shown_as_such(void **state) {
    (void)state;
    const struct position_graph_plan plan = {UINT32_MAX, 3, false};
    struct solver *solver = new_solver(10);
    struct position_graph graph;
    struct game game = countdown;
    struct text text = {0};
    game.print = print_countdown;
    /* Of 50, 49 and 48 stones none is solved within 10 positions. */
    build(solver, &game, &(struct countdown){50, 3}, &plan, &graph);
    assert_int_equal(graph.extent, POSITION_GRAPH_TO_NODES);
    assert_int_equal(graph.n_nodes, 3);
    assert_int_equal(count_solved(&graph), 0);
    position_graph_dot(&graph, &text, NULL);
    assert_non_null(
        strstr(nimm_text_string(&text), "  n1 [label=\"49\\n...\", shape=ellipse, style=dotted];\n"));
    assert_non_null(strstr(nimm_text_string(&text), "  n0 -> n1;\n"));
    assert_null(strstr(nimm_text_string(&text), "forestgreen]"));
    nimm_text_free(&text);
    position_graph_free(&graph);
    nimm_solver_free(solver);
}

/* A game whose values are found at a cost. */
static enum solve_status costly_piles(struct solver *solver, const void *position, struct piles *piles) {
    const struct countdown *here = position;
    piles->n = 1;
    piles->value[0] = here->stones % (here->most + 1);
    return solver_spend(solver, NIMM_SOLVER_OPTIONS / 4); /* once for who wins, once for the value */
}

static void a_cut_graph_is_asked_no_longer_than_one_question_may_take(void **state) {
    (void)state;
    const struct position_graph_plan plan = {UINT32_MAX, 9, false};
    struct solver *solver = new_solver(0);
    struct position_graph graph;
    struct game game = countdown;
    game.piles = costly_piles;
    build(solver, &game, &(struct countdown){50, 3}, &plan, &graph);
    assert_int_equal(graph.n_nodes, 9);
    assert_int_equal(count_solved(&graph), 2);
    /* The farthest come first. */
    assert_true(graph.nodes[8].solved && graph.nodes[8].value == 42 % 4);
    assert_true(graph.nodes[7].solved && graph.nodes[7].value == 43 % 4);
    position_graph_free(&graph);
    nimm_solver_free(solver);
}

/* ---- memory ---- */

/* Large positions whose last byte is not 0, each with moves to all that are smaller: their keys fill the
 * table before the nodes fill their room. */
struct wide {
    uint64_t stones;
    unsigned char filled[65536 - sizeof(uint64_t)];
};

static enum solve_status no_piles(struct solver *solver, const void *position, struct piles *piles) {
    (void)solver, (void)position, (void)piles;
    return NIMM_SOLVE_TOO_LARGE;
}

static bool wide_moves(const void *position, unsigned mover, struct moves *moves) {
    (void)mover;
    return moves->move.amount++ < ((const struct wide *)position)->stones;
}

static void wide_play(void *position, unsigned mover, const struct move *move) {
    (void)mover;
    ((struct wide *)position)->stones -= move->amount;
}

static void a_graph_is_cut_where_the_table_of_its_positions_is_full(void **state) {
    (void)state;
    static const struct game game = {
        .id = "wide", .size = sizeof(struct wide), .moves = wide_moves, .play = wide_play, .piles = no_piles};
    static struct wide start = {.stones = 4000};
    const struct position_graph_plan plan = {UINT32_MAX, UINT32_MAX, false};
    struct solver *solver = new_solver(0);
    struct position_graph graph;
    memset(start.filled, 1, sizeof start.filled);
    build(solver, &game, &start, &plan, &graph);
    assert_int_equal(graph.extent, POSITION_GRAPH_TO_MEMORY);
    assert_in_range(graph.n_nodes, 500, 2000);
    assert_int_equal(graph.n_arcs, graph.n_nodes - 1);
    assert_true(graph.nodes[0].cut && graph.nodes[graph.n_nodes - 1].cut);
    assert_true(graph.n_nodes * sizeof start < POSITION_GRAPH_BYTES);
    position_graph_free(&graph);
    nimm_solver_free(solver);
}

/* ---- the picture ---- */

static size_t count_words(const struct text *text, const char *word) {
    size_t n = 0, length = strlen(word);
    for (size_t i = 0; i + length <= text->length; i++) n += memcmp(text->data + i, word, length) == 0;
    return n;
}

static struct text taken;
static size_t pieces;

static void take(struct text *text) {
    assert_true(text->length < 2 * PIECE);
    text_add(&taken, nimm_text_string(text));
    nimm_text_clear(text);
    pieces++;
}

static void a_large_picture_is_taken_away_in_pieces(void **state) {
    (void)state;
    struct position_graph graph = graph_of("nim", "6,6,6,6");
    struct text rest = {0}, at_once = {0};
    position_graph_dot(&graph, &rest, take);
    text_add(&taken, nimm_text_string(&rest));
    position_graph_dot(&graph, &at_once, NULL);
    assert_string_equal(nimm_text_string(&taken), nimm_text_string(&at_once));
    assert_int_equal(count_words(&taken, " [label=\""), graph.n_nodes + 1);
    assert_int_equal(count_words(&taken, " -> "), graph.n_arcs);
    assert_true(pieces > taken.length / (2 * PIECE));
    nimm_text_free(&rest);
    nimm_text_free(&taken);
    nimm_text_free(&at_once);
    position_graph_free(&graph);
}

/* "1,1" and "1" begin alike, but there is no @ that would say what of it the nodes need not repeat. */
static void a_position_that_begins_like_another_keeps_its_text(void **state) {
    (void)state;
    struct position_graph graph = graph_of("kayles-piles", "1,1");
    struct text text = {0};
    position_graph_dot(&graph, &text, NULL);
    assert_non_null(strstr(nimm_text_string(&text), "  n0 [label=\"1,1\\n"));
    assert_non_null(strstr(nimm_text_string(&text), "  n1 [label=\"1\\n"));
    nimm_text_free(&text);
    position_graph_free(&graph);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_node_beyond_the_budget_is_not_solved_and_shown_as_such),
        cmocka_unit_test(a_cut_graph_is_asked_no_longer_than_one_question_may_take),
        cmocka_unit_test(a_graph_is_cut_where_the_table_of_its_positions_is_full),
        cmocka_unit_test(a_large_picture_is_taken_away_in_pieces),
        cmocka_unit_test(a_position_that_begins_like_another_keeps_its_text),
    };
    return cmocka_run_group_tests_name("position graph limits", tests, NULL, NULL);
}
