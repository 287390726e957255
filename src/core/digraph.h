/* SPDX-License-Identifier: MIT */
/* Directed graphs as games: one token on a node, a move takes it along an arc, and whoever stands at a
 * node without arcs cannot move and loses, or wins under misere play. All work and memory is linear in nodes
 * and arcs, and no depth of graph is too deep: nothing recurses. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct digraph_arc {
    uint32_t from;
    uint32_t to;
};

/* Outcomes for the player to move. */
enum digraph_outcome {
    DIGRAPH_N = 'N', /* wins */
    DIGRAPH_P = 'P', /* loses */
    DIGRAPH_D = 'D', /* drawn: neither can force the end */
};

#define DIGRAPH_ENDLESS  UINT32_MAX /* the depth of a drawn node */
#define DIGRAPH_NO_VALUE UINT32_MAX /* the value of a node from which a cycle can be reached */

/* A graph of the nodes 0 ... nodes - 1 and of the n arcs, which may be parallel or loop back to their
 * own node; their ends must be nodes and n below 2^32 (asserted). The arcs are copied. The caller frees
 * the graph with digraph_free. */
struct digraph *digraph_new(uint32_t nodes, const struct digraph_arc *arcs, size_t n);

/* NULL is allowed. */
void digraph_free(struct digraph *graph);

/* Writes each node's Grundy value, the mex of its successors' values, or DIGRAPH_NO_VALUE, to
 * values[0 .. nodes), and those that have one to order[0 .. nodes): every node after its successors, those
 * with few moves left first. Returns how many have one. */
uint32_t digraph_values(const struct digraph *graph, uint32_t *values, uint32_t *order);

/* Writes each node's outcome (enum digraph_outcome) to outcome[0 .. nodes), cycles or not, and to
 * depth[0 .. nodes) how many moves the game has left when the winner hurries and the loser delays. A winner
 * at depth d has a move to a P-node of depth d - 1; one who always makes such a move reaches the end. The
 * nodes go to order[0 .. nodes) as they are decided, and after them the drawn. */
void digraph_outcomes(const struct digraph *graph, bool misere, uint8_t *outcome, uint32_t *depth,
                      uint32_t *order);
