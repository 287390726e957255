/* SPDX-License-Identifier: MIT */
#include "play/label.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/nim.h"
#include "core/solver.h"
#include "core/table.h"

void label_free(struct label *label) {
    free(label->position);
    free(label->options);
    free(label->after);
    *label = (struct label){0};
}

void label_read(const struct graph *graph, uint32_t number, bool asked, struct label *label) {
    const struct game *game = graph->game;
    const struct graph_node *node = &graph->nodes[number];
    const size_t n = node[1].first_arc - node->first_arc;
    *label = (struct label){.game = game,
                            .misere = graph->misere,
                            .by_value = graph->by_value,
                            .more = node->cut,
                            .value = node->value,
                            .outcome = node->outcome,
                            .position = memory_copy(graph_position(graph, number), game->size),
                            .n = n,
                            .options = memory_take(n, sizeof *label->options),
                            .after = memory_take(n, game->size),
                            .unsafe = node->unsafe};
    for (size_t i = 0; i < n; i++) {
        const struct graph_arc *arc = &graph->arcs[node->first_arc + i];
        const struct graph_node *to = &graph->nodes[arc->to];
        const bool drawn = !asked && node->outcome == OUTCOME_D && to->outcome == OUTCOME_D;
        const bool known = (graph->by_value ? to->has_value : to->solved) &&
                           (to->place < node->place || drawn || graph->plan.depth == 1);
        label->options[i] = (struct label_option){arc->move, known, to->value, to->outcome};
        memcpy(label->after + i * game->size, graph_position(graph, arc->to), game->size);
    }
}

bool label_position(struct nimm_solver *solver, const struct question *question,
                    struct label *label) {
    const struct graph_plan plan = {.depth = 1,
                                    .nodes = LABEL_OPTIONS + 1,
                                    .merge = true,
                                    .safe = !question->misere,
                                    .as_met = true};
    struct graph graph;
    bool good = true;
    assert(!question->game->partisan);
    graph_build(solver, question, &plan, &graph);
    solver_hold(solver);
    for (uint32_t i = 0; i < graph.n_nodes && good; i++)
        good = graph_ask(solver, &graph, i) && graph.nodes[i].has_value >= graph.nodes[0].has_value;
    solver_release(solver);
    graph.by_value = graph.nodes[0].has_value;
    label_read(&graph, 0, false, label);
    graph_free(&graph);
    return good;
}

void label_numbers(const uint64_t *numbers, size_t n, struct label *label) {
    uint64_t *seen = memory_take(NIMM_MEX_WORDS(n), sizeof *seen);
    *label = (struct label){.by_value = true, .n = n, .value = nimm_mex(numbers, n, seen)};
    label->options = memory_take(n + 1, sizeof *label->options);
    for (size_t i = 0; i < n; i++) label->options[i].value = numbers[i];
    free(seen);
}

/* --- every position -------------------------------------------------------------------------- */

/* Labels the graph if it is whole, with `most` nodes at most; it is built up to that many. */
static bool label_built(struct nimm_solver *solver, const struct question *question, uint32_t built,
                        uint32_t most, struct graph *graph) {
    const struct graph_plan plan = {
        .depth = UINT32_MAX, .nodes = built, .merge = true, .safe = !question->misere};
    struct piles piles;
    assert(!question->game->partisan);
    graph_build(solver, question, &plan, graph);
    if (graph->extent != GRAPH_WHOLE || graph->n_nodes > most) return false;
    graph_solve(solver, graph);
    /* A position in which somebody could win at once has no value. */
    graph->by_value =
        graph->nodes[0].has_value &&
        solve_piles(solver, question->game, question->position, &piles) != NIMM_NO_ANSWER;
    for (uint32_t i = 0; i < graph->n_nodes; i++)
        graph->by_value = graph->by_value && graph->nodes[i].has_value;
    return true;
}

bool label_graph(struct nimm_solver *solver, const struct question *question, uint32_t most,
                 struct graph *graph) {
    return label_built(solver, question, LABEL_NODES, most, graph);
}

bool label_small_graph(struct nimm_solver *solver, const struct question *question, uint32_t most,
                       struct graph *graph) {
    return label_built(solver, question, most, most, graph);
}

uint32_t label_graph_parts(struct nimm_solver *solver, const struct graph *graph) {
    const struct game *game = graph->game;
    struct table parts = {.most_bytes = SIZE_MAX};
    void *alone = memory_take(1, game_largest());
    struct piles piles;
    uint32_t number;
    bool has_sums = false;
    const bool is_known = graph->by_value && game->theory->part && game->theory->code;
    solver_hold(solver);
    for (uint32_t node = 0; node < graph->n_nodes && is_known; node++) {
        const void *position = graph_position(graph, node);
        if (solve_piles(solver, game, position, &piles) != NIMM_OK) break;
        has_sums = has_sums || piles.n > 1;
        for (size_t i = 0; i < piles.n && game->theory->part(position, i, alone); i++)
            table_number(&parts, alone, game->size, &number);
    }
    solver_release(solver);
    const uint32_t n = has_sums ? (uint32_t)parts.used : 0;
    table_free(&parts);
    free(alone);
    return n;
}
