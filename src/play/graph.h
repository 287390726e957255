/* SPDX-License-Identifier: MIT */
/* The graph of all positions that can come up from that of a question, with what the solver knows of them. */
#ifndef PLAY_GRAPH_H
#define PLAY_GRAPH_H

#include "games/explore.h"
#include "games/solve.h"

/* Builds the graph of what can be reached from the question's position, with no more work than one question
 * may take; to be freed with position_graph_free. */
void position_graph_build(struct solver *solver, const struct question *start,
                          const struct position_graph_plan *plan, struct position_graph *graph);

/* Solves its nodes. A whole graph is labeled by itself; the solver is asked for values that are not a mex. In
 * a cut graph the solver is asked about each node, the farthest first, until its budget for one question is
 * used up. */
void position_graph_solve(struct solver *solver, struct position_graph *graph);

#endif
