/* SPDX-License-Identifier: MIT */
/* The graph of all positions that can come up in a game: nodes are positions, arcs are moves. It is
 * labeled from the ends back, which also answers who wins where a position can come again. */
#ifndef GAMES_GRAPH_H
#define GAMES_GRAPH_H

#include "games/solve.h"

#define GRAPH_ENDLESS UINT32_MAX /* the depth of a drawn node */

struct graph_node {
    uint32_t level;     /* moves from the start, on the shortest way */
    uint32_t first_arc; /* its arcs are those from here to the next node's */
    enum player mover;  /* whose turn it is; always the start's in an impartial game */
    bool cut;           /* moves are missing */
    bool solved;        /* `outcome` is known */
    bool has_value;     /* `value` is known */
    uint32_t unsafe;    /* moves left out because they hand the other player an immediate win */
    enum outcome outcome;
    uint32_t place; /* once labeled: where it stands in the order */
    uint32_t depth; /* once labeled: how many moves are left when the winner hurries and the loser
                     * delays. A winner always has a move to a P-node one nearer to the end */
    uint64_t value;
};

struct graph_arc {
    uint32_t from, to;
    struct move move; /* the first of those that lead there */
};

/* What limited the graph. */
enum graph_extent {
    GRAPH_WHOLE,
    GRAPH_TO_DEPTH,
    GRAPH_TO_NODES, /* and perhaps depth */
    GRAPH_TO_WORK,  /* more would be too much work or memory, and perhaps depth */
};

/* The positions of a graph take at most this many bytes: a larger one is cut. */
enum { GRAPH_BYTES = 32 << 20 };

/* What is to be explored. */
struct graph_plan {
    uint32_t depth; /* moves from the start, at most; UINT32_MAX: any number */
    uint32_t nodes; /* positions at most; 1 or more */
    bool merge;     /* positions that look alike (piles in another order) are one node, as
                     * game_arrange makes them */
    bool safe;      /* without the moves that hand the other player an immediate win */
    bool as_met;    /* every position stays as first met, also where it is merged */
};

/* Free it with graph_free. Node 0 is the start; levels never fall from node to node. */
struct graph {
    const struct game *game;
    struct graph_plan plan;
    bool misere;
    enum graph_extent extent;
    uint32_t n_nodes;
    uint32_t n_arcs;
    struct graph_node *nodes; /* n_nodes of them, and one more, whose first_arc is n_arcs */
    struct graph_arc *arcs;   /* in the order of `from` and of the game's moves, none twice */
    unsigned char *positions; /* n_nodes of game->size bytes */
    uint32_t *order; /* once labeled: the nodes as they are labeled from the ends back, then those
                        drawn */
    bool by_value; /* a label is a value, and the outcome follows from it; else it is the outcome */
    uint32_t hidden; /* a map leaves blank the labels of this many nodes, the last in the order */
};

/* Builds the graph of what can be reached from the question's position, with no more work than one
 * question may take. No node is solved yet. */
void graph_build(struct nimm_solver *solver, const struct question *start,
                 const struct graph_plan *plan, struct graph *graph);

void graph_free(struct graph *graph);

const void *graph_position(const struct graph *graph, uint32_t node);

/* Adds the text of a position among others of its graph: only what moves change, if the game can
 * print that. */
void graph_print_state(const struct game *game, const void *position, struct text *text);

/* Labels a whole graph: each node with its outcome and depth, and those from which no cycle can be
 * reached with their value. Work and memory are linear in nodes and arcs, and any depth will do:
 * nothing recurses. Returns false, and gives no values, if they are no mex over these moves. */
bool graph_label(struct graph *graph);

/* Asks the solver about one node: its value, and unless that is known its outcome. Returns false if
 * it is too large. */
bool graph_ask(struct nimm_solver *solver, struct graph *graph, uint32_t node);

/* Solves its nodes. A whole graph is labeled by itself; the solver is asked for values that are not
 * a mex. In a cut graph the solver is asked about each node, the farthest first, until its budget
 * for one question is used up. */
void graph_solve(struct nimm_solver *solver, struct graph *graph);

#endif
