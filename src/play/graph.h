/* SPDX-License-Identifier: MIT */
/* The graph of all positions that can come up in a game: nodes are positions, arcs are moves. */
#ifndef PLAY_GRAPH_H
#define PLAY_GRAPH_H

#include "core/digraph.h"
#include "nimm/solve.h"

struct position_node {
    uint32_t level;     /* moves from the start, on the shortest way */
    uint32_t first_arc; /* its arcs are those from here to the next node's */
    uint8_t mover;      /* whose turn it is; always the start's in an impartial game */
    bool cut;           /* moves are missing */
    bool solved;        /* `outcome` is known */
    bool has_value;     /* `value` is known */
    enum outcome outcome;
    uint64_t value;
};

/* What kept the graph from being whole. */
enum position_graph_extent {
    POSITION_GRAPH_WHOLE,
    POSITION_GRAPH_TO_DEPTH,
    POSITION_GRAPH_TO_NODES, /* and perhaps depth */
    POSITION_GRAPH_TO_WORK,  /* more would be too much work or memory, and perhaps depth */
};

/* Read it, free it with position_graph_free. Node 0 is the start; levels never fall from node to node. */
struct position_graph {
    const struct game *game;
    bool misere, blank;
    enum position_graph_extent extent;
    uint32_t n_nodes;
    uint32_t n_arcs;
    struct position_node *nodes; /* n_nodes of them, and one more, whose first_arc is n_arcs */
    struct digraph_arc *arcs;    /* in the order of `from` and of the game's moves, none twice */
    unsigned char *positions;    /* n_nodes of game->size bytes */
    uint32_t *order; /* of a whole graph: its nodes as they are labelled from the ends back, then the drawn */
};

/* The positions of a graph take at most so many bytes: a larger one is cut. */
enum { POSITION_GRAPH_BYTES = 64 << 20 };

/* What is to be built. */
struct position_graph_plan {
    uint32_t depth; /* moves from the start, at most; UINT32_MAX: any number */
    uint32_t nodes; /* positions at most; 1 or more */
    bool merge;     /* positions alike in play (piles in another order) are one node, in canonical form,
                     * or as first met where that looks otherwise */
    bool safe;      /* without the moves that hand the other player an immediate win */
    bool blank;     /* nothing is solved: no outcomes, values and order */
};

/* Builds the graph of what can be reached from the question's position, with no more work than one question
 * may take. When it is whole, it is solved by itself: by mex from the ends, or where positions can come again
 * or belong to a player by retrograde analysis. The nodes of a cut graph are asked from the solver, the
 * farthest first, until its budget for one question is used up. */
void position_graph_build(struct solver *solver, const struct question *start,
                          const struct position_graph_plan *plan, struct position_graph *graph);

void position_graph_free(struct position_graph *graph);

const void *position_graph_position(const struct position_graph *graph, uint32_t node);

/* Adds the text of a position among others of its graph: only what moves change, where the game can tell, and
 * "nothing" where nothing is left. */
void position_print_state(const struct game *game, const void *position, struct text *text);

/* The graph as a picture in the DOT language of graphviz: N-positions are green ellipses, P-positions orange
 * boxes, drawn positions grey and dashed, each with its value; winning moves are bold green; positions of the
 * same level stand side by side; a blank graph has neither colors nor values; "..." marks those with moves
 * that are not shown. The board that all share is in the title alone. */
void position_graph_dot(const struct position_graph *graph, struct text *text);

#endif
