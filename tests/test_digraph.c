/* SPDX-License-Identifier: MIT */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "nimm/digraph.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define MOST_NODES   24

/* A small graph with what is known of it, by node. */
struct labels {
    uint32_t values[MOST_NODES];
    uint8_t outcome[MOST_NODES];
    uint32_t depth[MOST_NODES];
};

static uint32_t random_below(uint64_t *state, uint32_t bound) {
    *state ^= *state << 13; /* G. Marsaglia, Xorshift RNGs, 2003 */
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return (uint32_t)((*state >> 32) * bound >> 32);
}

/* Any graph; with `acyclic` each arc leads to a larger node, under names dealt at random. */
static struct digraph *random_graph(uint64_t *state, uint32_t nodes, size_t n, bool acyclic) {
    struct digraph_arc arcs[100];
    uint32_t name[MOST_NODES];
    assert_true(n <= COUNT(arcs) && nodes <= MOST_NODES);
    for (uint32_t v = 0; v < nodes; v++) {
        uint32_t k = random_below(state, v + 1);
        name[v] = name[k];
        name[k] = v;
    }
    for (size_t i = 0; i < n; i++) {
        uint32_t from = random_below(state, acyclic ? nodes - 1 : nodes);
        uint32_t to = acyclic ? from + 1 + random_below(state, nodes - from - 1) : random_below(state, nodes);
        arcs[i] = (struct digraph_arc){name[from], name[to]};
    }
    struct digraph *graph = digraph_new(nodes, arcs, n);
    assert_non_null(graph);
    return graph;
}

static uint32_t naive_value(const struct digraph *graph, uint32_t v) {
    bool seen[101] = {false};
    uint32_t mex = 0;
    for (uint32_t i = graph->first[v]; i < graph->first[v + 1]; i++) {
        uint32_t value = naive_value(graph, graph->target[i]);
        seen[value] = true;
    }
    while (seen[mex]) mex++;
    return mex;
}

/* Does v have an arc to a node of the given outcome (some), or arcs to no others (all)? Nodes decided in
 * round `depth` or later do not count as decided. */
static bool leads_to(const struct digraph *graph, const struct labels *labels, uint32_t v, uint8_t outcome,
                     uint32_t depth, bool all) {
    for (uint32_t i = graph->first[v]; i < graph->first[v + 1]; i++) {
        uint32_t to = graph->target[i];
        bool decided = labels->outcome[to] == outcome && labels->depth[to] < depth;
        if (decided != all) return !all;
    }
    return all;
}

/* Outcomes by definition: sweeps over all nodes until nothing more is decided. */
static struct labels naive_outcomes(const struct digraph *graph) {
    struct labels labels;
    memset(labels.outcome, 'D', sizeof labels.outcome);
    memset(labels.depth, 0xff, sizeof labels.depth);
    for (uint32_t depth = 0; depth <= graph->nodes; depth++) {
        for (uint32_t v = 0; v < graph->nodes; v++) {
            if (labels.outcome[v] != 'D') continue;
            if (leads_to(graph, &labels, v, 'P', depth, false))
                labels.outcome[v] = 'N';
            else if (leads_to(graph, &labels, v, 'N', depth, true))
                labels.outcome[v] = 'P';
            if (labels.outcome[v] != 'D') labels.depth[v] = depth;
        }
    }
    return labels;
}

static void assert_outcomes(const struct digraph *graph, const char *outcome, const uint32_t *depth) {
    struct labels labels;
    assert_int_equal(digraph_outcomes(graph, labels.outcome, labels.depth), DIGRAPH_DONE);
    assert_memory_equal(labels.outcome, outcome, graph->nodes);
    assert_memory_equal(labels.depth, depth, graph->nodes * sizeof *depth);
    memset(&labels, 0, sizeof labels);
    assert_int_equal(digraph_outcomes(graph, labels.outcome, NULL), DIGRAPH_DONE);
    assert_memory_equal(labels.outcome, outcome, graph->nodes);
}

/* a>b, a>c, b>c with nodes 0, 1, 2. */
static void triangle_has_values_2_1_0(void **state) {
    (void)state;
    const struct digraph_arc arcs[] = {{0, 1}, {0, 2}, {1, 2}};
    struct digraph *graph = digraph_new(3, arcs, COUNT(arcs));
    uint32_t values[3], order[3];
    assert_int_equal(digraph_grundy(graph, values), DIGRAPH_DONE);
    assert_memory_equal(values, ((const uint32_t[]){2, 1, 0}), sizeof values);
    assert_int_equal(digraph_order(graph, order), DIGRAPH_DONE);
    assert_memory_equal(order, ((const uint32_t[]){0, 1, 2}), sizeof order);
    assert_outcomes(graph, "NNP", (const uint32_t[]){1, 1, 0});
    digraph_free(graph);
}

static void arcs_keep_their_order(void **state) {
    (void)state;
    const struct digraph_arc arcs[] = {{2, 1}, {0, 2}, {2, 0}, {0, 1}, {2, 1}, {2, 2}};
    struct digraph *graph = digraph_new(4, arcs, COUNT(arcs));
    assert_int_equal(graph->nodes, 4);
    assert_int_equal(graph->arcs, 6);
    assert_memory_equal(graph->first, ((const uint32_t[]){0, 2, 2, 6, 6}), 5 * sizeof(uint32_t));
    assert_memory_equal(graph->target, ((const uint32_t[]){2, 1, 1, 0, 1, 2}), 6 * sizeof(uint32_t));
    digraph_free(graph);
}

static void empty_graph_is_solved(void **state) {
    (void)state;
    struct digraph *graph = digraph_new(0, NULL, 0);
    assert_non_null(graph);
    assert_int_equal(digraph_order(graph, NULL), DIGRAPH_DONE);
    assert_int_equal(digraph_grundy(graph, NULL), DIGRAPH_DONE);
    assert_int_equal(digraph_outcomes(graph, NULL, NULL), DIGRAPH_DONE);
    digraph_free(graph);
    digraph_free(NULL);
}

static void node_without_arcs_is_lost_at_once(void **state) {
    (void)state;
    struct digraph *graph = digraph_new(1, NULL, 0);
    uint32_t value = 9;
    assert_int_equal(digraph_grundy(graph, &value), DIGRAPH_DONE);
    assert_int_equal(value, 0);
    assert_outcomes(graph, "P", (const uint32_t[]){0});
    digraph_free(graph);
}

static void self_loop_alone_is_a_draw(void **state) {
    (void)state;
    const struct digraph_arc arcs[] = {{0, 0}};
    struct digraph *graph = digraph_new(1, arcs, 1);
    uint32_t order, value;
    assert_int_equal(digraph_order(graph, &order), DIGRAPH_CYCLIC);
    assert_int_equal(digraph_grundy(graph, &value), DIGRAPH_CYCLIC);
    assert_outcomes(graph, "D", (const uint32_t[]){DIGRAPH_ENDLESS});
    digraph_free(graph);
}

/* 0 loops and can leave to the end 1; 2 loops and can only leave to 0, which is won for the other. */
static void self_loop_is_no_harm_to_a_winner_and_saves_a_loser(void **state) {
    (void)state;
    const struct digraph_arc arcs[] = {{0, 0}, {0, 1}, {2, 2}, {2, 0}};
    struct digraph *graph = digraph_new(3, arcs, COUNT(arcs));
    assert_outcomes(graph, "NPD", (const uint32_t[]){1, 0, DIGRAPH_ENDLESS});
    digraph_free(graph);
}

static void parallel_arcs_change_nothing(void **state) {
    (void)state;
    const struct digraph_arc arcs[] = {{0, 1}, {0, 1}, {1, 2}, {1, 2}, {1, 2}, {0, 1}};
    struct digraph *graph = digraph_new(3, arcs, COUNT(arcs));
    uint32_t values[3];
    assert_int_equal(digraph_grundy(graph, values), DIGRAPH_DONE);
    assert_memory_equal(values, ((const uint32_t[]){0, 1, 0}), sizeof values);
    assert_outcomes(graph, "PNP", (const uint32_t[]){2, 1, 0});
    digraph_free(graph);
}

/* 0 can win by 5 at once, or the long way round by 1, 2, 3; from 4 the loser takes the longer way. */
static void winner_hurries_and_loser_delays(void **state) {
    (void)state;
    const struct digraph_arc arcs[] = {{0, 1}, {0, 5}, {1, 2}, {2, 3}, {2, 5},
                                       {3, 5}, {4, 3}, {4, 6}, {6, 1}, {1, 3}};
    struct digraph *graph = digraph_new(7, arcs, COUNT(arcs));
    assert_outcomes(graph, "NPNNPPN", (const uint32_t[]){1, 2, 1, 1, 4, 0, 3});
    digraph_free(graph);
}

static void random_acyclic_graphs_agree_with_recursive_mex(void **state) {
    (void)state;
    uint64_t random = 5;
    for (int round = 0; round < 3000; round++) {
        uint32_t nodes = 2 + random_below(&random, 11), order[MOST_NODES], place[MOST_NODES];
        struct digraph *graph = random_graph(&random, nodes, random_below(&random, 45), true);
        struct labels labels, expected = naive_outcomes(graph);
        assert_int_equal(digraph_grundy(graph, labels.values), DIGRAPH_DONE);
        assert_int_equal(digraph_order(graph, order), DIGRAPH_DONE);
        for (uint32_t i = 0; i < nodes; i++) place[order[i]] = i;
        for (uint32_t v = 0; v < nodes; v++) {
            assert_true(place[v] < nodes && order[place[v]] == v);
            assert_int_equal(labels.values[v], naive_value(graph, v));
            assert_int_equal(labels.values[v] == 0, expected.outcome[v] == 'P');
            for (uint32_t i = graph->first[v]; i < graph->first[v + 1]; i++)
                assert_true(place[v] < place[graph->target[i]]);
        }
        assert_outcomes(graph, (const char *)expected.outcome, expected.depth);
        digraph_free(graph);
    }
}

static void random_graphs_agree_with_a_naive_fixpoint(void **state) {
    (void)state;
    uint64_t random = 6;
    unsigned seen[256] = {0};
    for (int round = 0; round < 5000; round++) {
        uint32_t nodes = 1 + random_below(&random, MOST_NODES);
        struct digraph *graph = random_graph(&random, nodes, random_below(&random, 3 * nodes), false);
        struct labels expected = naive_outcomes(graph);
        assert_outcomes(graph, (const char *)expected.outcome, expected.depth);
        for (uint32_t v = 0; v < nodes; v++) seen[expected.outcome[v]]++;
        digraph_free(graph);
    }
    assert_true(seen['N'] > 1000 && seen['P'] > 1000 && seen['D'] > 1000);
}

/* A graph has a cycle exactly when some node comes back to itself. */
static void cycles_are_found(void **state) {
    (void)state;
    uint64_t random = 8;
    for (int round = 0; round < 5000; round++) {
        uint32_t nodes = 1 + random_below(&random, 8), order[MOST_NODES];
        struct digraph *graph = random_graph(&random, nodes, random_below(&random, 2 * nodes), false);
        bool reach[8][8] = {{false}}, cycle = false;
        for (uint32_t v = 0; v < nodes; v++)
            for (uint32_t i = graph->first[v]; i < graph->first[v + 1]; i++)
                reach[v][graph->target[i]] = true;
        for (uint32_t via = 0; via < nodes; via++)
            for (uint32_t a = 0; a < nodes; a++)
                for (uint32_t b = 0; b < nodes; b++) reach[a][b] |= reach[a][via] && reach[via][b];
        for (uint32_t v = 0; v < nodes; v++) cycle |= reach[v][v];
        assert_int_equal(digraph_order(graph, order), cycle ? DIGRAPH_CYCLIC : DIGRAPH_DONE);
        assert_int_equal(digraph_grundy(graph, order), cycle ? DIGRAPH_CYCLIC : DIGRAPH_DONE);
        digraph_free(graph);
    }
}

/* Node n has arcs to all below: a Nim pile of n. */
static void complete_order_is_a_nim_pile(void **state) {
    (void)state;
    enum { NODES = 500, ARCS = NODES * (NODES - 1) / 2 };
    struct digraph_arc *arcs = malloc(ARCS * sizeof *arcs);
    uint32_t values[NODES];
    size_t n = 0;
    assert_non_null(arcs);
    for (uint32_t from = 0; from < NODES; from++)
        for (uint32_t to = 0; to < from; to++) arcs[n++] = (struct digraph_arc){from, to};
    struct digraph *graph = digraph_new(NODES, arcs, n);
    assert_int_equal(digraph_grundy(graph, values), DIGRAPH_DONE);
    for (uint32_t v = 0; v < NODES; v++) assert_int_equal(values[v], v);
    digraph_free(graph);
    free(arcs);
}

static void path_of_a_million_nodes_alternates(void **state) {
    (void)state;
    enum { NODES = 1000000 };
    struct digraph_arc *arcs = malloc((NODES - 1) * sizeof *arcs);
    uint32_t *values = malloc(NODES * sizeof *values);
    uint8_t *outcome = malloc(NODES);
    assert_true(arcs != NULL && values != NULL && outcome != NULL);
    for (uint32_t v = 0; v + 1 < NODES; v++) arcs[v] = (struct digraph_arc){v, v + 1};
    struct digraph *graph = digraph_new(NODES, arcs, NODES - 1);
    assert_int_equal(digraph_grundy(graph, values), DIGRAPH_DONE);
    for (uint32_t v = 0; v < NODES; v++) assert_true(values[v] == (NODES - 1 - v) % 2);
    assert_int_equal(digraph_outcomes(graph, outcome, values), DIGRAPH_DONE);
    for (uint32_t v = 0; v < NODES; v++)
        assert_true(values[v] == NODES - 1 - v && outcome[v] == (values[v] % 2 ? 'N' : 'P'));
    digraph_free(graph);
    free(arcs);
    free(values);
    free(outcome);
}

/* A node has arcs to all that come before it in some order: its value is its place there. */
static void the_numbers_of_the_nodes_do_not_matter(void **state) {
    (void)state;
    enum { NODES = 150 };
    static struct digraph_arc arcs[NODES * (NODES - 1) / 2];
    for (unsigned turn = 0; turn < 3; turn++) {
        uint32_t name[NODES], values[NODES];
        size_t n = 0;
        for (uint32_t i = 0; i < NODES; i++)
            name[i] = turn == 0 ? i : turn == 1 ? NODES - 1 - i : i * 67 % NODES; /* 67 and 150 are coprime */
        for (uint32_t i = 0; i < NODES; i++)
            for (uint32_t j = 0; j < i; j++) arcs[n++] = (struct digraph_arc){name[i], name[j]};
        struct digraph *graph = digraph_new(NODES, arcs, n);
        assert_int_equal(digraph_grundy(graph, values), DIGRAPH_DONE);
        for (uint32_t i = 0; i < NODES; i++) assert_int_equal(values[name[i]], i);
        digraph_free(graph);
    }
}

/* A move to a larger value than there are moves is none that the mex could meet: for 100 moves or more, where
 * values are no longer kept in a byte. */
static void values_above_the_number_of_moves_do_not_count(void **state) {
    (void)state;
    enum { PILE = 300, NODES = PILE + 2, TO_LARGE = PILE, TO_SOME };
    static struct digraph_arc arcs[PILE * PILE];
    uint32_t values[NODES];
    size_t n = 0;
    for (uint32_t from = 0; from < PILE; from++)
        for (uint32_t to = 0; to < from; to++) arcs[n++] = (struct digraph_arc){from, to};
    for (uint32_t to = 200; to < PILE; to++) arcs[n++] = (struct digraph_arc){TO_LARGE, to};
    for (uint32_t to = 0; to < PILE; to++)
        if (to < 41 || to > 240) arcs[n++] = (struct digraph_arc){TO_SOME, to};
    struct digraph *graph = digraph_new(NODES, arcs, n);
    assert_int_equal(digraph_grundy(graph, values), DIGRAPH_DONE);
    assert_int_equal(values[PILE - 1], PILE - 1);
    assert_int_equal(values[TO_LARGE], 0);
    assert_int_equal(values[TO_SOME], 41);
    digraph_free(graph);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_numbers_of_the_nodes_do_not_matter),
        cmocka_unit_test(values_above_the_number_of_moves_do_not_count),
        cmocka_unit_test(triangle_has_values_2_1_0),
        cmocka_unit_test(arcs_keep_their_order),
        cmocka_unit_test(empty_graph_is_solved),
        cmocka_unit_test(node_without_arcs_is_lost_at_once),
        cmocka_unit_test(self_loop_alone_is_a_draw),
        cmocka_unit_test(self_loop_is_no_harm_to_a_winner_and_saves_a_loser),
        cmocka_unit_test(parallel_arcs_change_nothing),
        cmocka_unit_test(winner_hurries_and_loser_delays),
        cmocka_unit_test(random_acyclic_graphs_agree_with_recursive_mex),
        cmocka_unit_test(random_graphs_agree_with_a_naive_fixpoint),
        cmocka_unit_test(cycles_are_found),
        cmocka_unit_test(complete_order_is_a_nim_pile),
        cmocka_unit_test(path_of_a_million_nodes_alternates),
    };
    return cmocka_run_group_tests_name("digraph", tests, NULL, NULL);
}
