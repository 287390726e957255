/* SPDX-License-Identifier: MIT */
/* Values and outcomes of directed graphs against their definitions. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "core/digraph.h"
#include "nimm/random.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define MOST_NODES   24

/* A small graph with what is known of it, by node. */
struct graph {
    uint32_t nodes;
    size_t arcs;
    struct digraph_arc arc[3 * MOST_NODES];
};

struct labels {
    uint32_t value[MOST_NODES];
    uint8_t outcome[MOST_NODES];
    uint32_t depth[MOST_NODES];
};

static struct graph random_graph(struct random *random) {
    struct graph graph = {.nodes = (uint32_t)nimm_random_between(random, 1, MOST_NODES)};
    graph.arcs = nimm_random_between(random, 0, 3 * graph.nodes);
    for (size_t i = 0; i < graph.arcs; i++)
        graph.arc[i] = (struct digraph_arc){(uint32_t)nimm_random_between(random, 0, graph.nodes - 1),
                                            (uint32_t)nimm_random_between(random, 0, graph.nodes - 1)};
    return graph;
}

/* By definition: sweeps over all nodes until nothing more is decided. */
static struct labels naive_labels(const struct graph *graph, bool misere) {
    struct labels labels;
    memset(labels.value, 0xff, sizeof labels.value);
    memset(labels.outcome, 'D', sizeof labels.outcome);
    memset(labels.depth, 0xff, sizeof labels.depth);
    for (uint32_t depth = 0; depth <= graph->nodes; depth++) {
        for (uint32_t v = 0; v < graph->nodes; v++) {
            bool sink = true, wins = false, loses = true, valued = true, seen[MOST_NODES + 1] = {false};
            for (size_t i = 0; i < graph->arcs; i++) {
                if (graph->arc[i].from != v) continue;
                uint32_t to = graph->arc[i].to;
                sink = false;
                wins |= labels.outcome[to] == 'P' && labels.depth[to] < depth;
                loses &= labels.outcome[to] == 'N' && labels.depth[to] < depth;
                valued &= labels.value[to] != DIGRAPH_NO_VALUE;
                if (labels.value[to] != DIGRAPH_NO_VALUE) seen[labels.value[to]] = true;
            }
            if (labels.outcome[v] == 'D' && (wins || loses)) {
                labels.outcome[v] = wins || (sink && misere) ? 'N' : 'P';
                labels.depth[v] = depth;
            }
            if (labels.value[v] == DIGRAPH_NO_VALUE && valued)
                for (labels.value[v] = 0; seen[labels.value[v]];) labels.value[v]++;
        }
    }
    return labels;
}

static void check(const struct graph *graph, bool misere, const struct labels *expected) {
    struct labels found;
    struct digraph *digraph = digraph_new(graph->nodes, graph->arc, graph->arcs);
    digraph_values(digraph, found.value);
    digraph_outcomes(digraph, misere, found.outcome, found.depth);
    assert_memory_equal(found.value, expected->value, graph->nodes * sizeof *found.value);
    assert_memory_equal(found.outcome, expected->outcome, graph->nodes);
    assert_memory_equal(found.depth, expected->depth, graph->nodes * sizeof *found.depth);
    digraph_outcomes(digraph, misere, found.outcome, NULL);
    assert_memory_equal(found.outcome, expected->outcome, graph->nodes);
    digraph_free(digraph);
}

static void small_graphs_have_the_labels_found_by_hand(void **state) {
    enum { NONE = DIGRAPH_NO_VALUE, ENDLESS = DIGRAPH_ENDLESS };
    static const struct {
        struct graph graph;
        struct labels labels;
    } cases[] = {
        {{0, 0, {{0}}}, {{0}, "", {0}}},
        {{1, 0, {{0}}}, {{0}, "P", {0}}},
        {{1, 1, {{0, 0}}}, {{NONE}, "D", {ENDLESS}}},
        /* a>b, a>c, b>c */
        {{3, 3, {{0, 1}, {0, 2}, {1, 2}}}, {{2, 1, 0}, "NNP", {1, 1, 0}}},
        /* Parallel arcs change nothing. */
        {{3, 6, {{0, 1}, {0, 1}, {1, 2}, {1, 2}, {1, 2}, {0, 1}}}, {{0, 1, 0}, "PNP", {2, 1, 0}}},
        /* A loop is no harm to a winner, who leaves to the end, and saves a loser, who need not leave to a
           winner. */
        {{3, 4, {{0, 0}, {0, 1}, {2, 2}, {2, 0}}}, {{NONE, 0, NONE}, "NPD", {1, 0, ENDLESS}}},
        /* 0 can win by 5 at once, or the long way round by 1, 2, 3; from 4 the loser takes the longer way. */
        {{7, 10, {{0, 1}, {0, 5}, {1, 2}, {2, 3}, {2, 5}, {3, 5}, {4, 3}, {4, 6}, {6, 1}, {1, 3}}},
         {{1, 0, 2, 1, 0, 0, 1}, "NPNNPPN", {1, 2, 1, 1, 4, 0, 3}}},
    };
    for (size_t i = 0; i < COUNT(cases); i++) check(&cases[i].graph, false, &cases[i].labels);
    digraph_free(NULL);
}

static void random_graphs_agree_with_the_definitions(void **state) {
    struct random random = nimm_random_from_seed(6);
    unsigned seen[256] = {0};
    for (int round = 0; round < 6000; round++) {
        struct graph graph = random_graph(&random);
        /* Every other one has no cycle: arcs go from larger numbers to smaller ones. */
        for (size_t i = 0; i < graph.arcs && round % 2; i++) {
            struct digraph_arc *arc = &graph.arc[i];
            if (arc->from <= arc->to && arc->to > 0) *arc = (struct digraph_arc){arc->to, arc->to / 2};
            if (arc->to == arc->from) graph.arcs = i;
        }
        struct labels normal = naive_labels(&graph, false), misere = naive_labels(&graph, true);
        check(&graph, false, &normal);
        check(&graph, true, &misere);
        for (uint32_t v = 0; v < graph.nodes; v++) {
            seen[normal.outcome[v]]++;
            if (normal.value[v] != DIGRAPH_NO_VALUE)
                assert_int_equal(normal.value[v] == 0, normal.outcome[v] == 'P');
        }
    }
    assert_true(seen['N'] > 1000 && seen['P'] > 1000 && seen['D'] > 1000);
}

/* A node has arcs to all that come before it in some order: a Nim pile of as many stones as its place there.
 */
static void complete_orders_are_nim_piles_however_the_nodes_are_numbered(void **state) {
    enum { NODES = 500 };
    static struct digraph_arc arcs[NODES * (NODES - 1) / 2];
    for (unsigned turn = 0; turn < 3; turn++) {
        uint32_t name[NODES], values[NODES];
        size_t n = 0;
        for (uint32_t i = 0; i < NODES; i++)
            name[i] = turn == 0 ? i : turn == 1 ? NODES - 1 - i : i * 67 % NODES; /* 67 and 500 are coprime */
        for (uint32_t i = 0; i < NODES; i++)
            for (uint32_t j = 0; j < i; j++) arcs[n++] = (struct digraph_arc){name[i], name[j]};
        struct digraph *graph = digraph_new(NODES, arcs, n);
        digraph_values(graph, values);
        for (uint32_t i = 0; i < NODES; i++) assert_int_equal(values[name[i]], i);
        digraph_free(graph);
    }
}

static void path_of_a_million_nodes_alternates(void **state) {
    enum { PATH = 1000000 };
    struct digraph_arc *arcs = malloc((PATH - 1) * sizeof *arcs);
    uint32_t *values = malloc(PATH * sizeof *values);
    uint8_t *outcome = malloc(PATH);
    assert_true(arcs != NULL && values != NULL && outcome != NULL);
    for (uint32_t v = 0; v + 1 < PATH; v++) arcs[v] = (struct digraph_arc){v, v + 1};
    struct digraph *graph = digraph_new(PATH, arcs, PATH - 1);
    digraph_values(graph, values);
    for (uint32_t v = 0; v < PATH; v++) assert_true(values[v] == (PATH - 1 - v) % 2);
    digraph_outcomes(graph, false, outcome, values);
    for (uint32_t v = 0; v < PATH; v++)
        assert_true(values[v] == PATH - 1 - v && outcome[v] == (values[v] % 2 ? 'N' : 'P'));
    digraph_free(graph);
    free(arcs);
    free(values);
    free(outcome);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_graphs_have_the_labels_found_by_hand),
        cmocka_unit_test(random_graphs_agree_with_the_definitions),
        cmocka_unit_test(complete_orders_are_nim_piles_however_the_nodes_are_numbered),
        cmocka_unit_test(path_of_a_million_nodes_alternates),
    };
    return cmocka_run_group_tests_name("digraph", tests, NULL, NULL);
}
