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

enum found { FOUND, FOUND_NO_ROOM, FOUND_NO_MEMORY };

/* Room for one more node and the one behind the last. */
static enum found reserve_node(struct builder *builder) {
    struct position_graph *graph = &builder->graph;
    if (graph->n_nodes + 1 < builder->node_capacity) return FOUND;
    uint32_t capacity = doubled(builder->node_capacity);
    size_t size = graph->game->size;
    size_t most = POSITION_GRAPH_BYTES / (size + sizeof *graph->nodes + sizeof *builder->met);
    if (capacity > most) capacity = (uint32_t)most;
    if (graph->n_nodes + 1 >= capacity) return FOUND_NO_ROOM;
    struct position_node *nodes = memory_resize(graph->nodes, capacity, sizeof *nodes);
    if (nodes) graph->nodes = nodes;
    unsigned char *positions = memory_resize(graph->positions, 1, capacity * size);
    if (positions) graph->positions = positions;
    uint32_t *met = memory_resize(builder->met, capacity, sizeof *met);
    if (met) builder->met = met;
    if (!nodes || !positions || !met) return FOUND_NO_MEMORY;
    builder->node_capacity = capacity;
    return FOUND;
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

/* The number of a position's node, which is added where there is none yet. */
static enum found find_node(struct builder *builder, const void *position, uint8_t mover, uint32_t level,
                            uint32_t *number) {
    struct position_graph *graph = &builder->graph;
    size_t size = graph->game->size, length = make_key(builder, position, mover);
    const unsigned char *key = builder->position + 2 * size;
    if (table_get(&builder->numbers, key, length, number)) return FOUND;
    if (graph->n_nodes == builder->plan->nodes) return FOUND_NO_ROOM;
    *number = graph->n_nodes;
    enum found room = reserve_node(builder);
    if (room != FOUND) return room;
    if (!table_put(&builder->numbers, key, length, *number))
        return builder->numbers.starved ? FOUND_NO_MEMORY : FOUND_NO_ROOM;
    memcpy(graph->positions + *number * size, position, size);
    graph->nodes[*number] = (struct position_node){.level = level, .mover = mover};
    builder->met[*number] = 0;
    graph->n_nodes++;
    return FOUND;
}

static enum found add_arc(struct builder *builder, uint32_t from, uint32_t to) {
    struct position_graph *graph = &builder->graph;
    if (builder->met[to] == from + 1) return FOUND;
    if (graph->n_arcs == POSITION_GRAPH_ARCS) return FOUND_NO_ROOM;
    builder->met[to] = from + 1;
    if (graph->n_arcs == builder->arc_capacity) {
        uint32_t capacity = doubled(builder->arc_capacity);
        struct digraph_arc *arcs = memory_resize(graph->arcs, capacity, sizeof *arcs);
        if (!arcs) return FOUND_NO_MEMORY;
        graph->arcs = arcs;
        builder->arc_capacity = capacity;
    }
    graph->arcs[graph->n_arcs++] = (struct digraph_arc){from, to};
    return FOUND;
}

/* Adds the arcs of a node. False: out of memory. */
static bool expand(struct builder *builder, uint32_t from) {
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
        enum found found = find_node(builder, next, partisan ? !node.mover : node.mover, node.level + 1, &to);
        bool full = found == FOUND_NO_ROOM && graph->n_nodes == builder->plan->nodes;
        if (found == FOUND) found = add_arc(builder, from, to);
        if (found == FOUND) continue;
        graph->nodes[from].cut = true;
        graph->extent = full ? POSITION_GRAPH_TO_NODES : POSITION_GRAPH_TO_MEMORY;
        return found == FOUND_NO_ROOM;
    }
    return true;
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
    if (find_node(builder, builder->start->position, (uint8_t)builder->start->mover, 0, &number) != FOUND)
        return SOLVE_NO_MEMORY;
    for (uint32_t i = 0; i < graph->n_nodes; i++) {
        graph->nodes[i].first_arc = graph->n_arcs;
        if (solver_spend(builder->solver, 1) == SOLVE_STOPPED) return SOLVE_STOPPED;
        if (graph->extent >= POSITION_GRAPH_TO_NODES || graph->nodes[i].level >= builder->plan->depth)
            leave(builder, i);
        else if (!expand(builder, i))
            return SOLVE_NO_MEMORY;
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
    if (!arcs) return NULL;
    if (n > 0) memcpy(arcs, graph->arcs, n * sizeof *arcs);
    for (uint32_t i = 0; i < graph->n_nodes && graph->misere; i++)
        if (graph->nodes[i].first_arc == graph->nodes[i + 1].first_arc)
            arcs[n++] = (struct digraph_arc){i, graph->n_nodes};
    struct digraph *digraph = digraph_new(graph->n_nodes + 1, arcs, n);
    free(arcs);
    return digraph;
}

static enum solve_status find_outcomes(struct position_graph *graph, const struct digraph *digraph) {
    uint8_t *outcome = memory_take(1, digraph->nodes);
    enum digraph_result result = outcome ? digraph_outcomes(digraph, outcome, NULL) : DIGRAPH_NO_MEMORY;
    for (uint32_t i = 0; i < graph->n_nodes && result == DIGRAPH_DONE; i++) {
        graph->nodes[i].solved = true;
        graph->nodes[i].outcome = (enum outcome)outcome[i];
    }
    free(outcome);
    return result == DIGRAPH_DONE ? SOLVE_OK : SOLVE_NO_MEMORY;
}

/* SOLVE_NO_ANSWER: there is a cycle. */
static enum solve_status find_values(struct position_graph *graph, const struct digraph *digraph) {
    uint32_t *values = memory_take(digraph->nodes, sizeof *values);
    enum digraph_result result = values ? digraph_grundy(digraph, values) : DIGRAPH_NO_MEMORY;
    for (uint32_t i = 0; i < graph->n_nodes && result == DIGRAPH_DONE; i++) {
        graph->nodes[i].has_value = true;
        graph->nodes[i].value = values[i];
    }
    free(values);
    return result == DIGRAPH_DONE ? SOLVE_OK : result == DIGRAPH_CYCLIC ? SOLVE_NO_ANSWER : SOLVE_NO_MEMORY;
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
    for (uint32_t i = graph->n_nodes; i-- > 0 && spent < SOLVER_NODES; spent += solver_spent(solver)) {
        enum solve_status status = ask(solver, graph, i);
        if (status == SOLVE_STOPPED || status == SOLVE_NO_MEMORY) return status;
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
    if (!digraph) return SOLVE_NO_MEMORY;
    enum solve_status status = find_outcomes(graph, digraph);
    if (status == SOLVE_OK && !graph->misere) {
        status = has_mex_values(graph) ? find_values(graph, digraph) : SOLVE_NO_ANSWER;
        if (status == SOLVE_NO_ANSWER) status = ask_all(solver, graph);
    }
    digraph_free(digraph);
    return status;
}

enum solve_status position_graph_build(struct solver *solver, const struct question *start,
                                       const struct position_graph_plan *plan, struct position_graph *graph) {
    assert(plan->nodes > 0);
    unsigned char *room = memory_take(1, 3 * start->game->size + 1);
    if (!room) return SOLVE_NO_MEMORY;
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
