/* SPDX-License-Identifier: MIT */
#include "nimm/position_graph.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

/* What the table of numbers may take, beside the nodes. */
enum { NUMBERS_BYTES = 96 << 20 };

struct builder {
    struct solver *solver;
    const struct question *start;
    const struct position_graph_plan *plan;
    struct position_graph graph;
    struct table numbers;    /* of nodes, by position */
    uint32_t node_capacity;  /* of graph.nodes and graph.positions, and of `met` */
    uint32_t arc_capacity;   /* of graph.arcs */
    uint32_t *met;           /* by node: the last node with an arc to it, plus 1 */
    unsigned char *position; /* the one whose moves are tried, then one behind a move, then its key */
};

const void *position_graph_position(const struct position_graph *graph, uint32_t node) {
    return graph->positions + (size_t)node * graph->game->size;
}

void position_graph_free(struct position_graph *graph) {
    free(graph->nodes);
    free(graph->arcs);
    free(graph->positions);
    *graph = (struct position_graph){0};
}

/* Both capacities are bounded far below 2^31. */
static uint32_t doubled(uint32_t capacity) {
    return capacity == 0 ? 64 : capacity * 2;
}

/* Room for one more node and the one behind the last. False: that would take too much. */
static bool reserve_node(struct builder *builder) {
    struct position_graph *graph = &builder->graph;
    if (graph->n_nodes + 1 < builder->node_capacity) return true;
    uint32_t capacity = doubled(builder->node_capacity);
    size_t size = graph->game->size;
    size_t most = POSITION_GRAPH_BYTES / (size + sizeof *graph->nodes + sizeof *builder->met);
    if (capacity > most) capacity = (uint32_t)most;
    if (graph->n_nodes + 1 >= capacity) return false;
    graph->nodes = memory_resize(graph->nodes, capacity, sizeof *graph->nodes);
    graph->positions = memory_resize(graph->positions, capacity, size);
    builder->met = memory_resize(builder->met, capacity, sizeof *builder->met);
    builder->node_capacity = capacity;
    return true;
}

/* What two positions have in common exactly when they are one node: the mover, where that matters, and the
 * position's bytes without the zeros at the end. Returns its length. */
static size_t make_key(struct builder *builder, const void *position, uint8_t mover) {
    const struct game *game = builder->graph.game;
    unsigned char *key = builder->position + 2 * game->size;
    size_t length = game->size;
    memcpy(key, position, game->size);
    if (builder->plan->merge && game->canonical) game->canonical(key);
    while (length > 0 && key[length - 1] == 0) length--;
    key[length++] = mover;
    return length;
}

/* The number of a position's node, which is added where there is none yet. False: there is no room for it. */
static bool find_node(struct builder *builder, const void *position, uint8_t mover, uint32_t level,
                      uint32_t *number) {
    struct position_graph *graph = &builder->graph;
    size_t size = graph->game->size, length = make_key(builder, position, mover);
    const unsigned char *key = builder->position + 2 * size;
    if (table_get(&builder->numbers, key, length, number)) return true;
    if (graph->n_nodes == builder->plan->nodes) return false;
    *number = graph->n_nodes;
    if (!reserve_node(builder) || !table_put(&builder->numbers, key, length, *number)) return false;
    memcpy(graph->positions + *number * size, position, size);
    graph->nodes[*number] = (struct position_node){.level = level, .mover = mover};
    builder->met[*number] = 0;
    graph->n_nodes++;
    return true;
}

/* False: there is no room for it. */
static bool add_arc(struct builder *builder, uint32_t from, uint32_t to) {
    struct position_graph *graph = &builder->graph;
    if (builder->met[to] == from + 1) return true;
    if (graph->n_arcs == POSITION_GRAPH_ARCS) return false;
    builder->met[to] = from + 1;
    if (graph->n_arcs == builder->arc_capacity) {
        builder->arc_capacity = doubled(builder->arc_capacity);
        graph->arcs = memory_resize(graph->arcs, builder->arc_capacity, sizeof *graph->arcs);
    }
    graph->arcs[graph->n_arcs++] = (struct digraph_arc){from, to};
    return true;
}

/* Adds the arcs of a node, as far as there is room. */
static void expand(struct builder *builder, uint32_t from) {
    struct position_graph *graph = &builder->graph;
    const struct game *game = graph->game;
    struct position_node node = graph->nodes[from];
    bool partisan = game->flags & GAME_PARTISAN;
    unsigned char *next = builder->position + game->size;
    struct moves moves = {0};
    memcpy(builder->position, position_graph_position(graph, from), game->size);
    while (game->moves(builder->position, node.mover, &moves)) {
        uint32_t to;
        memcpy(next, builder->position, game->size);
        game->play(next, node.mover, &moves.move);
        bool found = find_node(builder, next, partisan ? !node.mover : node.mover, node.level + 1, &to);
        if (found && add_arc(builder, from, to)) continue;
        bool full = !found && graph->n_nodes == builder->plan->nodes;
        graph->nodes[from].cut = true;
        graph->extent = full ? POSITION_GRAPH_TO_NODES : POSITION_GRAPH_TO_MEMORY;
        return;
    }
}

/* A node that is not expanded: is anything missing? */
static void leave(struct builder *builder, uint32_t number) {
    struct position_graph *graph = &builder->graph;
    struct position_node *node = &graph->nodes[number];
    node->cut = !game_is_over(graph->game, position_graph_position(graph, number), node->mover);
    if (node->cut && graph->extent == POSITION_GRAPH_WHOLE) graph->extent = POSITION_GRAPH_TO_DEPTH;
}

/* Breadth first: the nodes are their own queue. Once there are too many, no more moves are tried. */
static enum solve_status add_nodes(struct builder *builder) {
    struct position_graph *graph = &builder->graph;
    uint32_t number;
    solver_begin(builder->solver);
    bool found = find_node(builder, builder->start->position, (uint8_t)builder->start->mover, 0, &number);
    assert(found);
    for (uint32_t i = 0; i < graph->n_nodes; i++) {
        graph->nodes[i].first_arc = graph->n_arcs;
        if (solver_spend(builder->solver, 1) == SOLVE_STOPPED) return SOLVE_STOPPED;
        if (graph->extent >= POSITION_GRAPH_TO_NODES || graph->nodes[i].level >= builder->plan->depth)
            leave(builder, i);
        else
            expand(builder, i);
    }
    assert(graph->nodes);
    graph->nodes[graph->n_nodes] = (struct position_node){.first_arc = graph->n_arcs};
    return SOLVE_OK;
}

/* The core's picture of the graph. Misere play is normal play with one more move from every end. */
static struct digraph *make_digraph(const struct position_graph *graph) {
    uint32_t n = graph->n_arcs, ends = 0;
    for (uint32_t i = 0; i < graph->n_nodes; i++)
        ends += graph->nodes[i].first_arc == graph->nodes[i + 1].first_arc;
    struct digraph_arc *arcs = memory_take((size_t)n + ends + 1, sizeof *arcs);
    if (n > 0) memcpy(arcs, graph->arcs, n * sizeof *arcs);
    for (uint32_t i = 0; i < graph->n_nodes && graph->misere; i++)
        if (graph->nodes[i].first_arc == graph->nodes[i + 1].first_arc)
            arcs[n++] = (struct digraph_arc){i, graph->n_nodes};
    struct digraph *digraph = digraph_new(graph->n_nodes + 1, arcs, n);
    free(arcs);
    return digraph;
}

static void find_outcomes(struct position_graph *graph, const struct digraph *digraph) {
    uint8_t *outcome = memory_take(1, digraph->nodes);
    digraph_outcomes(digraph, outcome, NULL);
    for (uint32_t i = 0; i < graph->n_nodes; i++) {
        graph->nodes[i].solved = true;
        graph->nodes[i].outcome = (enum outcome)outcome[i];
    }
    free(outcome);
}

/* False: there is a cycle. */
static bool find_values(struct position_graph *graph, const struct digraph *digraph) {
    uint32_t *values = memory_take(digraph->nodes, sizeof *values);
    bool acyclic = digraph_grundy(digraph, values) == DIGRAPH_DONE;
    for (uint32_t i = 0; i < graph->n_nodes && acyclic; i++) {
        graph->nodes[i].has_value = true;
        graph->nodes[i].value = values[i];
    }
    free(values);
    return acyclic;
}

/* Asks the solver about one node: its value, and unless that is known its outcome. */
static enum solve_status ask(struct solver *solver, struct position_graph *graph, uint32_t number) {
    struct position_node *node = &graph->nodes[number];
    struct question question = {graph->game, position_graph_position(graph, number), node->mover,
                                graph->misere, NULL};
    struct solution solution;
    enum solve_status status = solve_position(solver, &question, &solution);
    if (status != SOLVE_OK) return status;
    if (!node->solved) node->outcome = solution.outcome;
    node->solved = true;
    node->has_value = solution.has_value;
    if (node->has_value) node->value = solution.value;
    return SOLVE_OK;
}

/* From the farthest, which are the easiest, back, until that has cost as much as one question may. */
static enum solve_status ask_all(struct solver *solver, struct position_graph *graph) {
    uint64_t spent = 0;
    for (uint32_t i = graph->n_nodes; i-- > 0 && spent < SOLVER_OPTIONS; spent += solver_spent(solver)) {
        enum solve_status status = ask(solver, graph, i);
        if (status == SOLVE_STOPPED) return status;
        if (status == SOLVE_TOO_LARGE) break;
    }
    return SOLVE_OK;
}

/* The mex over all moves is the value where a move has no other effects than to leave a position. */
static bool has_mex_values(const struct position_graph *graph) {
    return !(graph->game->flags & (GAME_PARTISAN | GAME_LOOPY)) && !graph->game->decided;
}

static enum solve_status solve_whole(struct solver *solver, struct position_graph *graph) {
    struct digraph *digraph = make_digraph(graph);
    enum solve_status status = SOLVE_OK;
    find_outcomes(graph, digraph);
    if (!graph->misere && !(has_mex_values(graph) && find_values(graph, digraph)))
        status = ask_all(solver, graph);
    digraph_free(digraph);
    return status;
}

enum solve_status position_graph_build(struct solver *solver, const struct question *start,
                                       const struct position_graph_plan *plan, struct position_graph *graph) {
    assert(plan->nodes > 0);
    unsigned char *room = memory_take(1, 3 * start->game->size + 1);
    struct builder builder = {.solver = solver,
                              .start = start,
                              .plan = plan,
                              .graph = {.game = start->game, .misere = start->misere},
                              .numbers = {.most_bytes = NUMBERS_BYTES},
                              .position = room};
    enum solve_status status = add_nodes(&builder);
    free(builder.met);
    free(room);
    table_free(&builder.numbers);
    if (status == SOLVE_OK)
        status = builder.graph.extent == POSITION_GRAPH_WHOLE ? solve_whole(solver, &builder.graph)
                                                              : ask_all(solver, &builder.graph);
    if (status == SOLVE_OK)
        *graph = builder.graph;
    else
        position_graph_free(&builder.graph);
    return status;
}
