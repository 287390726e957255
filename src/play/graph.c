/* SPDX-License-Identifier: MIT */
#include "play/graph.h"

#include "core/solver.h"

void position_graph_build(struct solver *solver, const struct question *start,
                          const struct position_graph_plan *plan, struct position_graph *graph) {
    solver_begin(solver);
    explore_positions(solver, start->game, start->position, start->mover, plan, graph);
    graph->misere = start->misere;
}

/* Asks the solver about one node: its value, and unless that is known its outcome. False: too large. */
static bool ask(struct solver *solver, struct position_graph *graph, uint32_t number) {
    struct position_node *node = &graph->nodes[number];
    struct question question = {graph->game, position_graph_position(graph, number), node->mover,
                                graph->misere, NULL};
    struct solution solution;
    if (nimm_solve_position(solver, &question, &solution) != NIMM_SOLVE_OK) return false;
    if (!node->solved) node->outcome = solution.outcome;
    node->solved = true;
    node->has_value = solution.has_value;
    if (node->has_value) node->value = solution.value;
    return true;
}

void position_graph_solve(struct solver *solver, struct position_graph *graph) {
    if (graph->extent == POSITION_GRAPH_WHOLE) {
        bool has_values = position_graph_label(graph);
        if (has_values || graph->misere) return;
    }
    /* Back from the farthest, which are the easiest, until that has cost as much as one question may. */
    uint32_t i = graph->n_nodes;
    solver_hold(solver);
    while (i > 0 && ask(solver, graph, i - 1)) i--;
    solver_release(solver);
}
