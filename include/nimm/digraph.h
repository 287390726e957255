/* SPDX-License-Identifier: MIT */
/* Directed graphs as games: one token on a node, a move takes it along an arc, and whoever stands at a
 * node without arcs cannot move and loses. All work and memory is linear in nodes and arcs, and no
 * depth of graph is too deep: nothing recurses. */
#ifndef NIMM_DIGRAPH_H
#define NIMM_DIGRAPH_H

#include <stddef.h>
#include <stdint.h>

struct digraph_arc {
    uint32_t from;
    uint32_t to;
};

/* The arcs from node v lead to target[first[v]] ... target[first[v + 1] - 1], in the order in which
 * they were given. To be read, not changed. */
struct digraph {
    uint32_t nodes;
    uint32_t arcs;
    uint32_t *first; /* nodes + 1 of them; first[nodes] is the number of arcs */
    uint32_t *target;
};

enum digraph_result {
    DIGRAPH_DONE,
    DIGRAPH_CYCLIC,    /* there is a cycle, so there is no answer */
    DIGRAPH_NO_MEMORY, /* what the function should have written is undefined */
};

/* Outcomes for the player to move. */
enum digraph_outcome {
    DIGRAPH_N = 'N', /* wins */
    DIGRAPH_P = 'P', /* loses */
    DIGRAPH_D = 'D', /* drawn: neither can force the end */
};

/* The depth of a drawn node. */
#define DIGRAPH_ENDLESS UINT32_MAX

/* A graph of the nodes 0 ... nodes - 1 and of the n arcs, which may be parallel or loop back to their
 * own node; their ends must be nodes and n below 2^32 (asserted). The arcs are copied. The caller frees
 * the graph with digraph_free. NULL when out of memory. */
struct digraph *digraph_new(uint32_t nodes, const struct digraph_arc *arcs, size_t n);

/* NULL is allowed. */
void digraph_free(struct digraph *graph);

/* Writes all nodes to order[0 .. nodes), each before the ends of its arcs (a topological order).
 * DIGRAPH_CYCLIC, and order undefined, exactly when the graph has a cycle, a self loop included. */
enum digraph_result digraph_order(const struct digraph *graph, uint32_t *order);

/* Writes each node's Grundy value, the mex of its successors' values, to values[0 .. nodes).
 * DIGRAPH_CYCLIC, and values undefined, when the graph has a cycle. */
enum digraph_result digraph_grundy(const struct digraph *graph, uint32_t *values);

/* Writes each node's outcome (enum digraph_outcome) to outcome[0 .. nodes), cycles or not, and, unless
 * depth is NULL, to depth[0 .. nodes) how many moves the game has left when the winner hurries and
 * the loser delays. A winner at depth d has a move to a P-node of depth d - 1; one who always makes
 * such a move reaches the end. Never DIGRAPH_CYCLIC. */
enum digraph_result digraph_outcomes(const struct digraph *graph, uint8_t *outcome, uint32_t *depth);

#endif
