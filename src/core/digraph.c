/* SPDX-License-Identifier: MIT */
/* Values and outcomes spread backwards from the nodes without arcs, in a queue (A. B. Kahn, Topological
 * sorting of large networks, CACM 5, 1962); with cycles as in C. A. B. Smith (Graphs and composite games,
 * 1966). */
#include "core/digraph.h"

#include <assert.h>
#include <stdlib.h>

#include "core/memory.h"

/* Arcs by the node at one end: their other ends are other[first[v]] ... other[first[v + 1] - 1], in the order
 * in which the arcs were given. */
struct rows {
    uint32_t *first; /* nodes + 1 of them */
    uint32_t *other;
};

struct digraph {
    uint32_t nodes;
    struct rows out; /* by the node that they leave */
    struct rows in;  /* by the node that they lead to */
};

static struct rows make_rows(uint32_t nodes, const struct digraph_arc *arcs, size_t n, bool by_end) {
    struct rows rows = {memory_take_zeroed((size_t)nodes + 1, sizeof *rows.first),
                        memory_take(n, sizeof *rows.other)};
    for (size_t i = 0; i < n; i++) rows.first[by_end ? arcs[i].to : arcs[i].from]++;
    for (uint32_t v = 0; v < nodes; v++) rows.first[v + 1] += rows.first[v];
    /* Now first[v] is where the row ends; entered from the last to the first, it becomes where it starts. */
    for (size_t i = n; i-- > 0;)
        rows.other[--rows.first[by_end ? arcs[i].to : arcs[i].from]] = by_end ? arcs[i].from : arcs[i].to;
    return rows;
}

struct digraph *digraph_new(uint32_t nodes, const struct digraph_arc *arcs, size_t n) {
    assert(n <= UINT32_MAX);
    for (size_t i = 0; i < n; i++) assert(arcs[i].from < nodes && arcs[i].to < nodes);
    struct digraph *graph = memory_take(1, sizeof *graph);
    *graph = (struct digraph){nodes, make_rows(nodes, arcs, n, false), make_rows(nodes, arcs, n, true)};
    return graph;
}

void digraph_free(struct digraph *graph) {
    if (graph == NULL) return;
    free(graph->out.first);
    free(graph->out.other);
    free(graph->in.first);
    free(graph->in.other);
    free(graph);
}

/* The nodes whose row of outgoing arcs is empty start a queue; the lengths of all rows go to open[]. */
static uint32_t enter_sinks(const struct digraph *graph, uint32_t *open, uint32_t *queue) {
    uint32_t n = 0;
    for (uint32_t v = 0; v < graph->nodes; v++) {
        open[v] = graph->out.first[v + 1] - graph->out.first[v];
        if (open[v] == 0) queue[n++] = v;
    }
    return n;
}

/* A node enters the queue when all its successors have a value. No value reaches the number of nodes. */
uint32_t digraph_values(const struct digraph *graph, uint32_t *values, uint32_t *order) {
    const struct rows *out = &graph->out, *in = &graph->in;
    uint32_t *open = memory_take(graph->nodes, sizeof *open);
    /* By value: the last node that has met it, plus 1, so that it need not be cleared. */
    uint32_t *seen = memory_take_zeroed((size_t)graph->nodes + 1, sizeof *seen);
    uint32_t tail = enter_sinks(graph, open, order);
    for (uint32_t v = 0; v < graph->nodes; v++) values[v] = DIGRAPH_NO_VALUE;
    for (uint32_t head = 0; head < tail; head++) {
        uint32_t v = order[head], mex = 0;
        for (uint32_t i = out->first[v]; i < out->first[v + 1]; i++) seen[values[out->other[i]]] = v + 1;
        while (seen[mex] == v + 1) mex++;
        values[v] = mex;
        for (uint32_t i = in->first[v]; i < in->first[v + 1]; i++)
            if (--open[in->other[i]] == 0) order[tail++] = in->other[i];
    }
    free(open);
    free(seen);
    return tail;
}

/* Nodes enter the queue when they are decided, so in order of their depth. Hence the first P-node found
 * leading to a node gives its quickest win, and the last N-node gives its slowest loss. */
void digraph_outcomes(const struct digraph *graph, bool misere, uint8_t *outcome, uint32_t *depth,
                      uint32_t *order) {
    const struct rows *in = &graph->in;
    const uint8_t sink = misere ? DIGRAPH_N : DIGRAPH_P;
    /* By node: arcs not yet known to lead to a win of the opponent. */
    uint32_t *open = memory_take(graph->nodes, sizeof *open);
    uint32_t tail = enter_sinks(graph, open, order);
    for (uint32_t v = 0; v < graph->nodes; v++) {
        outcome[v] = open[v] > 0 ? DIGRAPH_D : sink;
        depth[v] = open[v] > 0 ? DIGRAPH_ENDLESS : 0;
    }
    for (uint32_t head = 0; head < tail; head++) {
        uint32_t v = order[head];
        for (uint32_t i = in->first[v]; i < in->first[v + 1]; i++) {
            uint32_t u = in->other[i];
            if (outcome[u] != DIGRAPH_D) continue;
            if (outcome[v] == DIGRAPH_N && --open[u] > 0) continue;
            outcome[u] = outcome[v] == DIGRAPH_N ? DIGRAPH_P : DIGRAPH_N;
            depth[u] = depth[v] + 1;
            order[tail++] = u;
        }
    }
    for (uint32_t v = 0; v < graph->nodes; v++)
        if (outcome[v] == DIGRAPH_D) order[tail++] = v;
    free(open);
}
