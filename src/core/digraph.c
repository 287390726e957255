/* SPDX-License-Identifier: MIT */
/* Arcs in compressed sparse rows, the order by A. B. Kahn (Topological sorting of large networks, CACM 5,
 * 1962), outcomes of graphs with cycles as in C. A. B. Smith (Graphs and composite games, 1966). */
#include "nimm/digraph.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "nimm/bits.h"

/* n zeros; NULL when out of memory only. */
static uint32_t *zeros(size_t n) {
    return memory_take_zeroed(n > 0 ? n : 1, sizeof(uint32_t));
}

static struct digraph *new_empty(uint32_t nodes, uint32_t arcs) {
    struct digraph *graph = memory_take_zeroed(1, sizeof *graph);
    if (graph == NULL) return NULL;
    *graph = (struct digraph){nodes, arcs, zeros((size_t)nodes + 1), zeros(arcs)};
    if (graph->first != NULL && graph->target != NULL) return graph;
    digraph_free(graph);
    return NULL;
}

/* From the number of arcs of each node to where they end in the list of targets. Whoever then enters
 * the arcs from the last to the first, each at --first[from], finds first[] as it should be. */
static void add_up(struct digraph *graph) {
    for (uint32_t v = 0; v < graph->nodes; v++) graph->first[v + 1] += graph->first[v];
}

struct digraph *digraph_new(uint32_t nodes, const struct digraph_arc *arcs, size_t n) {
    assert(n <= UINT32_MAX);
    struct digraph *graph = new_empty(nodes, (uint32_t)n);
    if (graph == NULL) return NULL;
    for (size_t i = 0; i < n; i++) {
        assert(arcs[i].from < nodes && arcs[i].to < nodes);
        graph->first[arcs[i].from]++;
    }
    add_up(graph);
    for (size_t i = n; i-- > 0;) graph->target[--graph->first[arcs[i].from]] = arcs[i].to;
    return graph;
}

void digraph_free(struct digraph *graph) {
    if (graph == NULL) return;
    free(graph->first);
    free(graph->target);
    free(graph);
}

/* The same graph with every arc turned round. NULL when out of memory. */
static struct digraph *reversed(const struct digraph *graph) {
    struct digraph *reverse = new_empty(graph->nodes, graph->arcs);
    if (reverse == NULL) return NULL;
    for (uint32_t i = 0; i < graph->arcs; i++) reverse->first[graph->target[i]]++;
    add_up(reverse);
    for (uint32_t v = graph->nodes; v-- > 0;)
        for (uint32_t i = graph->first[v]; i < graph->first[v + 1]; i++)
            reverse->target[--reverse->first[graph->target[i]]] = v;
    return reverse;
}

enum digraph_result digraph_order(const struct digraph *graph, uint32_t *order) {
    uint32_t *entering = zeros(graph->nodes); /* arcs from nodes not yet taken from the queue */
    uint32_t head = 0, tail = 0;              /* the order is its own queue */
    if (entering == NULL) return DIGRAPH_NO_MEMORY;
    for (uint32_t i = 0; i < graph->arcs; i++) entering[graph->target[i]]++;
    for (uint32_t v = 0; v < graph->nodes; v++)
        if (entering[v] == 0) order[tail++] = v;
    while (head < tail) {
        uint32_t v = order[head++];
        for (uint32_t i = graph->first[v]; i < graph->first[v + 1]; i++)
            if (--entering[graph->target[i]] == 0) order[tail++] = graph->target[i];
    }
    free(entering);
    return tail == graph->nodes ? DIGRAPH_DONE : DIGRAPH_CYCLIC;
}

static uint32_t largest_out_degree(const struct digraph *graph) {
    uint32_t most = 0;
    for (uint32_t v = 0; v < graph->nodes; v++) {
        uint32_t degree = graph->first[v + 1] - graph->first[v];
        if (degree > most) most = degree;
    }
    return most;
}

/* What is needed to find the values of nodes whose successors have theirs. */
struct valuation {
    const struct digraph *graph;
    uint32_t *values;
    uint8_t *small; /* by node: the value, but at most SMALL, or UNKNOWN; bytes, for more fit the cache */
    uint32_t *seen; /* by value: the last node that met it, plus 1, so it need not be cleared */
};

/* With at most SMALL options the mex is at most SMALL, and what more of the values cannot matter. */
enum { SMALL = 63, UNKNOWN = 64 };

/* The mex of many options; a value above their number cannot matter, which bounds both the array and the
 * work. */
static uint32_t mex_of_many(const struct valuation *valuation, uint32_t v) {
    const struct digraph *graph = valuation->graph;
    uint32_t degree = graph->first[v + 1] - graph->first[v], mex = 0, *seen = valuation->seen;
    for (uint32_t i = graph->first[v]; i < graph->first[v + 1]; i++) {
        uint32_t value = valuation->values[graph->target[i]];
        if (value < degree) seen[value] = v + 1;
    }
    while (mex < degree && seen[mex] == v + 1) mex++;
    return mex;
}

/* A set of small values, and whether one of them was unknown. */
struct small_set {
    uint64_t values;
    unsigned any;
};

static inline void meet(struct small_set *set, unsigned value) {
    set->values |= UINT64_C(1) << value % 64;
    set->any |= value;
}

static inline void meet_four(struct small_set *set, const uint8_t *small, const uint32_t *target) {
    meet(set, small[target[0]]);
    meet(set, small[target[1]]);
    meet(set, small[target[2]]);
    meet(set, small[target[3]]);
}

/* Eight at a time, some of them perhaps once more: a loop of every length would often be mispredicted. */
static inline struct small_set meet_all(const uint8_t *small, const uint32_t *target, size_t n) {
    struct small_set set = {0};
    if (n < 4) {
        if (n == 0) return set;
        meet(&set, small[target[0]]);
        meet(&set, small[target[n / 2]]);
        meet(&set, small[target[n - 1]]);
        return set;
    }
    for (size_t i = 0; i + 8 < n; i += 8) {
        meet_four(&set, small, target + i);
        meet_four(&set, small, target + i + 4);
    }
    meet_four(&set, small, target + (n < 8 ? 0 : n - 8));
    meet_four(&set, small, target + n - 4);
    return set;
}

/* False when a successor has no value yet. */
static inline bool set_value(const struct valuation *valuation, uint32_t v) {
    const struct digraph *graph = valuation->graph;
    uint32_t degree = graph->first[v + 1] - graph->first[v], mex;
    struct small_set set = meet_all(valuation->small, graph->target + graph->first[v], degree);
    if (set.any & UNKNOWN) return false;
    mex = degree <= SMALL ? bits_lowest(~set.values) : mex_of_many(valuation, v);
    valuation->values[v] = mex;
    valuation->small[v] = (uint8_t)(mex < SMALL ? mex : SMALL);
    return true;
}

/* Many graphs come with their nodes in order, one way or the other, and need no other one: the wrong way is
 * soon found out. */
static bool set_values_as_numbered(const struct valuation *valuation, bool upwards) {
    uint32_t nodes = valuation->graph->nodes, v = 0;
    memset(valuation->small, UNKNOWN, nodes);
    while (v < nodes && set_value(valuation, upwards ? v : nodes - 1 - v)) v++;
    return v == nodes;
}

static enum digraph_result set_values_in_order(const struct valuation *valuation) {
    const struct digraph *graph = valuation->graph;
    uint32_t *order = zeros(graph->nodes);
    enum digraph_result result = order != NULL ? digraph_order(graph, order) : DIGRAPH_NO_MEMORY;
    if (result == DIGRAPH_DONE)
        for (uint32_t i = graph->nodes; i-- > 0;) set_value(valuation, order[i]);
    free(order);
    return result;
}

enum digraph_result digraph_grundy(const struct digraph *graph, uint32_t *values) {
    struct valuation valuation = {graph, values, memory_take_zeroed(graph->nodes + (size_t)1, 1),
                                  zeros(largest_out_degree(graph))};
    enum digraph_result result = DIGRAPH_NO_MEMORY;
    if (valuation.small != NULL && valuation.seen != NULL) {
        bool done = set_values_as_numbered(&valuation, true) || set_values_as_numbered(&valuation, false);
        result = done ? DIGRAPH_DONE : set_values_in_order(&valuation);
    }
    free(valuation.small);
    free(valuation.seen);
    return result;
}

/* Retrograde analysis: nodes enter the queue when they are decided, so in order of their depth. Hence
 * the first P-node found behind a node is its quickest win, and the last N-node its slowest loss. */
struct retrograde {
    struct digraph *reverse;
    uint32_t *open;  /* by node: arcs not yet known to lead to a win of the opponent */
    uint32_t *queue; /* of decided nodes */
    uint32_t tail;
    uint8_t *outcome;
    uint32_t *depth; /* or NULL */
};

static void decide(struct retrograde *search, uint32_t v, enum digraph_outcome outcome, uint32_t depth) {
    search->outcome[v] = (uint8_t)outcome;
    if (search->depth != NULL) search->depth[v] = depth;
    search->queue[search->tail++] = v;
}

static void decide_sinks(struct retrograde *search, const struct digraph *graph) {
    for (uint32_t v = 0; v < graph->nodes; v++) {
        search->outcome[v] = DIGRAPH_D;
        if (search->depth != NULL) search->depth[v] = DIGRAPH_ENDLESS;
        search->open[v] = graph->first[v + 1] - graph->first[v];
        if (search->open[v] == 0) decide(search, v, DIGRAPH_P, 0);
    }
}

/* What v, a decided node, means for a node u with an arc to it. */
static void decide_predecessor(struct retrograde *search, uint32_t u, uint32_t v) {
    uint32_t depth = search->depth != NULL ? search->depth[v] + 1 : 0;
    if (search->outcome[u] != DIGRAPH_D) return;
    if (search->outcome[v] == DIGRAPH_P)
        decide(search, u, DIGRAPH_N, depth);
    else if (--search->open[u] == 0)
        decide(search, u, DIGRAPH_P, depth);
}

enum digraph_result digraph_outcomes(const struct digraph *graph, uint8_t *outcome, uint32_t *depth) {
    struct retrograde search = {.reverse = reversed(graph),
                                .open = zeros(graph->nodes),
                                .queue = zeros(graph->nodes),
                                .outcome = outcome,
                                .depth = depth};
    const struct digraph *reverse = search.reverse;
    enum digraph_result result = DIGRAPH_NO_MEMORY;
    if (reverse != NULL && search.open != NULL && search.queue != NULL) {
        decide_sinks(&search, graph);
        for (uint32_t head = 0; head < search.tail; head++) {
            uint32_t v = search.queue[head];
            for (uint32_t i = reverse->first[v]; i < reverse->first[v + 1]; i++)
                decide_predecessor(&search, reverse->target[i], v);
        }
        result = DIGRAPH_DONE;
    }
    digraph_free(search.reverse);
    free(search.open);
    free(search.queue);
    return result;
}
