/* SPDX-License-Identifier: MIT */
#include "games/graph.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/solver.h"
#include "core/table.h"
#include "core/text.h"

struct explorer {
    struct nimm_solver *solver;
    struct graph graph;
    struct table numbers; /* of nodes, by position */
    uint32_t *met;        /* by node: the last node with an arc to it, plus 1 */
    unsigned char
        *position; /* the one whose moves are tried, then the one after a move, its form, its key */
};

const void *graph_position(const struct graph *graph, uint32_t node) {
    return graph->positions + (size_t)node * graph->game->size;
}

void graph_print_state(const struct game *game, const void *position, struct text *text) {
    (game->print_state ? game->print_state : game->print)(position, text);
}

void graph_free(struct graph *graph) {
    free(graph->nodes);
    free(graph->arcs);
    free(graph->positions);
    free(graph->order);
    *graph = (struct graph){0};
}

/* --- nodes and arcs -------------------------------------------------------------------------- */

/* The number of a position's node, which is added where there is none yet. Returns false if there
 * is no room for it. */
static bool find_node(struct explorer *explorer, const void *position, enum player mover,
                      uint32_t level, uint32_t *number) {
    struct graph *graph = &explorer->graph;
    const struct game *game = graph->game;
    size_t size = game->size;
    unsigned char *form = explorer->position + 2 * size, *key = form + size;
    memcpy(form, position, size);
    if (graph->plan.merge) game_arrange(game, form);
    size_t length = game_make_key(game, form, key);
    key[length++] = (unsigned char)mover;
    if (table_get(&explorer->numbers, key, length, number)) return true;
    if (graph->n_nodes == graph->plan.nodes || graph->n_nodes * size > GRAPH_BYTES) return false;
    *number = graph->n_nodes;
    graph->nodes =
        memory_grow(graph->nodes, *number + 1, sizeof *graph->nodes); /* and one after the last */
    graph->positions = memory_grow(graph->positions, *number, size);
    explorer->met = memory_grow(explorer->met, *number, sizeof *explorer->met);
    if (!table_put(&explorer->numbers, key, length, *number)) return false;
    memcpy(graph->positions + *number * size, graph->plan.as_met ? position : form, size);
    graph->nodes[*number] = (struct graph_node){.level = level, .mover = mover};
    explorer->met[*number] = 0;
    graph->n_nodes++;
    return true;
}

/* Adds the arc of a move, unless there is one already. */
static void add_arc(struct explorer *explorer, uint32_t from, uint32_t to,
                    const struct move *move) {
    struct graph *graph = &explorer->graph;
    if (explorer->met[to] == from + 1) return;
    explorer->met[to] = from + 1;
    graph->arcs = memory_grow(graph->arcs, graph->n_arcs, sizeof *graph->arcs);
    graph->arcs[graph->n_arcs++] = (struct graph_arc){from, to, *move};
}

/* Adds the arcs of a node, as far as there is room. */
static void expand(struct explorer *explorer, uint32_t from) {
    struct graph *graph = &explorer->graph;
    const struct game *game = graph->game;
    struct graph_node node = graph->nodes[from];
    bool partisan = game->partisan;
    unsigned char *next = explorer->position + game->size;
    struct moves moves = {0};
    const uint64_t cost =
        1 + (game->size < 576 ? game->size : 576) / 32; /* in options of a search */
    memcpy(explorer->position, graph_position(graph, from), game->size);
    while (game->moves(explorer->position, node.mover, &moves)) {
        uint32_t to;
        if (graph->plan.safe &&
            game_warn(game, explorer->position, node.mover, &moves.move, NULL)) {
            graph->nodes[from].unsafe++;
            continue;
        }
        memcpy(next, explorer->position, game->size);
        game->play(next, node.mover, &moves.move);
        bool spent = solver_spend(explorer->solver, cost) != NIMM_OK;
        bool found = !spent && find_node(explorer, next, partisan ? !node.mover : node.mover,
                                         node.level + 1, &to);
        if (found) {
            add_arc(explorer, from, to, &moves.move);
            continue;
        }
        bool full = graph->n_nodes == graph->plan.nodes;
        graph->nodes[from].cut = true;
        graph->extent = full ? GRAPH_TO_NODES : GRAPH_TO_WORK;
        break;
    }
}

/* Breadth first: the nodes are their own queue. Once there are too many, no more moves are
 * tried. */
void graph_build(struct nimm_solver *solver, const struct question *start,
                 const struct graph_plan *plan, struct graph *graph) {
    const struct game *game = start->game;
    struct explorer explorer = {.solver = solver,
                                .graph = {.game = game, .plan = *plan, .misere = start->misere},
                                .numbers = {.most_bytes = GRAPH_BYTES},
                                .position = memory_take(1, 5 * game->size + 1)};
    struct graph *reached = &explorer.graph;
    uint32_t number;
    solver_begin(solver);
    bool found = find_node(&explorer, start->position, start->mover, 0, &number);
    assert(found && reached->nodes);
    for (uint32_t i = 0; i < reached->n_nodes; i++) {
        struct graph_node *node = &reached->nodes[i];
        node->first_arc = reached->n_arcs;
        solver_spend(solver, 1); /* for its report */
        if (reached->extent < GRAPH_TO_NODES && node->level < plan->depth) {
            expand(&explorer, i);
            continue;
        }
        node->cut = !game_is_over(game, graph_position(reached, i), node->mover);
        if (node->cut && reached->extent == GRAPH_WHOLE) reached->extent = GRAPH_TO_DEPTH;
    }
    reached->nodes[reached->n_nodes] = (struct graph_node){.first_arc = reached->n_arcs};
    free(explorer.met);
    free(explorer.position);
    table_free(&explorer.numbers);
    *graph = *reached;
}

/* --- labels ---------------------------------------------------------------------------------- */

/* The labels spread backwards from the nodes without arcs, in a queue (A. B. Kahn, Topological
 * sorting of large networks, CACM 5, 1962); with cycles as in C. A. B. Smith (Graphs and composite
 * games, 1966). */
struct spreading {
    uint32_t *first,
        *from;      /* the arcs to node v come from from[first[v]] ... from[first[v + 1] - 1] */
    uint32_t *open; /* by node: how many of its arcs have not been looked at yet */
};

/* All arcs are open, and the nodes without any start the queue. Returns how many there are. */
static uint32_t start_queue(const struct graph *graph, struct spreading *spreading,
                            uint32_t *queue) {
    uint32_t n = 0;
    for (uint32_t v = 0; v < graph->n_nodes; v++) {
        spreading->open[v] = graph->nodes[v + 1].first_arc - graph->nodes[v].first_arc;
        if (spreading->open[v] == 0) queue[n++] = v;
    }
    return n;
}

/* A node enters the queue when all its successors have a value. Returns how many nodes get one. */
static uint32_t label_values(struct graph *graph, struct spreading *spreading, uint32_t *order) {
    struct graph_node *nodes = graph->nodes;
    /* By value, which is below the number of nodes: the last node that has met it, plus 1. */
    uint32_t *seen = memory_take_zeroed((size_t)graph->n_nodes + 1, sizeof *seen);
    uint32_t tail = start_queue(graph, spreading, order);
    for (uint32_t head = 0; head < tail; head++) {
        uint32_t v = order[head], mex = 0;
        for (uint32_t i = nodes[v].first_arc; i < nodes[v + 1].first_arc; i++)
            seen[nodes[graph->arcs[i].to].value] = v + 1;
        while (seen[mex] == v + 1) mex++;
        nodes[v].value = mex;
        nodes[v].has_value = true;
        for (uint32_t i = spreading->first[v]; i < spreading->first[v + 1]; i++)
            if (--spreading->open[spreading->from[i]] == 0) order[tail++] = spreading->from[i];
    }
    free(seen);
    return tail;
}

/* Nodes enter the queue when they are decided, so in order of their depth. Hence the first P-node
 * found among the options of a node gives its quickest win, and the last N-node its slowest loss.
 * Drawn nodes come last. */
static void label_outcomes(struct graph *graph, struct spreading *spreading, uint32_t *order) {
    struct graph_node *nodes = graph->nodes;
    uint32_t tail = start_queue(graph, spreading, order);
    for (uint32_t v = 0; v < graph->n_nodes; v++) {
        const bool is_end = spreading->open[v] == 0;
        nodes[v].solved = true;
        nodes[v].outcome = graph->misere ? OUTCOME_N : OUTCOME_P;
        if (!is_end) nodes[v].outcome = OUTCOME_D;
        nodes[v].depth = is_end ? 0 : GRAPH_ENDLESS;
    }
    for (uint32_t head = 0; head < tail; head++) {
        const struct graph_node *node = &nodes[order[head]];
        const uint32_t *first = &spreading->first[order[head]];
        for (uint32_t i = first[0]; i < first[1]; i++) {
            uint32_t u = spreading->from[i];
            if (nodes[u].outcome != OUTCOME_D) continue;
            if (node->outcome == OUTCOME_N && --spreading->open[u] > 0) continue;
            nodes[u].outcome = node->outcome == OUTCOME_N ? OUTCOME_P : OUTCOME_N;
            nodes[u].depth = node->depth + 1;
            order[tail++] = u;
        }
    }
    for (uint32_t v = 0; v < graph->n_nodes; v++)
        if (nodes[v].outcome == OUTCOME_D) order[tail++] = v;
}

/* The order is that of the values where every node has one, else that of the outcomes. */
bool graph_label(struct graph *graph) {
    /* A value is the mex over all moves where a move has no other effect than to leave a position,
     * and a position that decides the game is not among them. */
    const bool has_values =
        !graph->misere && !graph->game->partisan && (graph->plan.safe || !graph->game->decided);
    assert(graph->extent == GRAPH_WHOLE);
    struct spreading spreading = {
        memory_take_zeroed((size_t)graph->n_nodes + 1, sizeof *spreading.first),
        memory_take(graph->n_arcs, sizeof *spreading.from),
        memory_take(graph->n_nodes, sizeof *spreading.open)};
    for (uint32_t i = 0; i < graph->n_arcs; i++) spreading.first[graph->arcs[i].to]++;
    for (uint32_t v = 0; v < graph->n_nodes; v++) spreading.first[v + 1] += spreading.first[v];
    /* Now first[v] is where the row ends; entered from the last to the first, it becomes where it
     * starts. */
    for (uint32_t i = graph->n_arcs; i-- > 0;)
        spreading.from[--spreading.first[graph->arcs[i].to]] = graph->arcs[i].from;
    graph->order = memory_take(graph->n_nodes, sizeof *graph->order);
    label_outcomes(graph, &spreading, graph->order);
    uint32_t *order = memory_take(graph->n_nodes, sizeof *order);
    if (label_values(graph, &spreading, order) == graph->n_nodes)
        memcpy(graph->order, order, graph->n_nodes * sizeof *order);
    for (uint32_t v = 0; v < graph->n_nodes && !has_values; v++) graph->nodes[v].has_value = false;
    for (uint32_t i = 0; i < graph->n_nodes; i++) graph->nodes[graph->order[i]].place = i;
    free(order);
    free(spreading.first);
    free(spreading.from);
    free(spreading.open);
    return has_values;
}

/* --- questions ------------------------------------------------------------------------------- */

bool graph_ask(struct nimm_solver *solver, struct graph *graph, uint32_t number) {
    struct graph_node *node = &graph->nodes[number];
    struct question question = {.game = graph->game,
                                .position = graph_position(graph, number),
                                .mover = node->mover,
                                .misere = graph->misere};
    struct solution solution;
    if (solve_position(solver, &question, &solution) != NIMM_OK) return false;
    if (!node->solved) node->outcome = solution.outcome;
    node->solved = true;
    node->has_value = solution.has_value;
    if (node->has_value) node->value = solution.value;
    return true;
}

void graph_solve(struct nimm_solver *solver, struct graph *graph) {
    if (graph->extent == GRAPH_WHOLE) {
        bool has_values = graph_label(graph);
        if (has_values || graph->misere) return;
    }
    /* Back from the farthest, which are the easiest, until that has cost as much as one question
     * may. */
    uint32_t i = graph->n_nodes;
    solver_hold(solver);
    while (i > 0 && graph_ask(solver, graph, i - 1)) i--;
    solver_release(solver);
}
