/* SPDX-License-Identifier: MIT */
#include "play/graph.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/solver.h"
#include "core/table.h"
#include "core/text.h"

struct builder {
    struct solver *solver;
    const struct question *start;
    const struct position_graph_plan *plan;
    struct position_graph graph;
    struct table numbers;    /* of nodes, by position */
    uint32_t node_capacity;  /* of graph.nodes and graph.positions, and of `met` */
    uint32_t arc_capacity;   /* of graph.arcs */
    uint32_t *met;           /* by node: the last node with an arc to it, plus 1 */
    unsigned char *position; /* the one whose moves are tried, then one after a move, then its key */
};

const void *position_graph_position(const struct position_graph *graph, uint32_t node) {
    return graph->positions + (size_t)node * graph->game->size;
}

void position_print_state(const struct game *game, const void *position, struct text *text) {
    size_t start = text->length;
    (game->print_state ? game->print_state : game->print)(position, text);
    if (text->length == start) text_add(text, "nothing");
}

void position_graph_free(struct position_graph *graph) {
    free(graph->nodes);
    free(graph->arcs);
    free(graph->positions);
    free(graph->order);
    *graph = (struct position_graph){0};
}

/* Room for one more node and the one after the last. */
static void reserve_node(struct builder *builder) {
    struct position_graph *graph = &builder->graph;
    if (graph->n_nodes + 1 < builder->node_capacity) return;
    builder->node_capacity = 2 * builder->node_capacity + 64;
    graph->nodes = memory_resize(graph->nodes, builder->node_capacity, sizeof *graph->nodes);
    graph->positions = memory_resize(graph->positions, builder->node_capacity, graph->game->size);
    builder->met = memory_resize(builder->met, builder->node_capacity, sizeof *builder->met);
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
    const struct game *game = graph->game;
    size_t size = game->size, length = make_key(builder, position, mover);
    const unsigned char *key = builder->position + 2 * size;
    if (table_get(&builder->numbers, key, length, number)) return true;
    if (graph->n_nodes == builder->plan->nodes || graph->n_nodes * size > POSITION_GRAPH_BYTES) return false;
    *number = graph->n_nodes;
    reserve_node(builder);
    if (!table_put(&builder->numbers, key, length, *number)) return false;
    memcpy(graph->positions + *number * size, position, size);
    if (builder->plan->merge && game->canonical && !(game->flags & NIMM_GAME_ALIKE))
        game->canonical(graph->positions + *number * size);
    graph->nodes[*number] = (struct position_node){.level = level, .mover = mover};
    builder->met[*number] = 0;
    graph->n_nodes++;
    return true;
}

static void add_arc(struct builder *builder, uint32_t from, uint32_t to) {
    struct position_graph *graph = &builder->graph;
    if (builder->met[to] == from + 1) return;
    builder->met[to] = from + 1;
    if (graph->n_arcs == builder->arc_capacity) {
        builder->arc_capacity = 2 * builder->arc_capacity + 64;
        graph->arcs = memory_resize(graph->arcs, builder->arc_capacity, sizeof *graph->arcs);
    }
    graph->arcs[graph->n_arcs++] = (struct digraph_arc){from, to};
}

/* Adds the arcs of a node, as far as there is room. */
static void expand(struct builder *builder, uint32_t from) {
    struct position_graph *graph = &builder->graph;
    const struct game *game = graph->game;
    struct position_node node = graph->nodes[from];
    bool partisan = game->flags & NIMM_GAME_PARTISAN;
    unsigned char *next = builder->position + game->size;
    struct moves moves = {0};
    const uint64_t cost = 1 + (game->size < 576 ? game->size : 576) / 32; /* in options of a search */
    memcpy(builder->position, position_graph_position(graph, from), game->size);
    struct text how = {0};
    while (game->moves(builder->position, node.mover, &moves)) {
        uint32_t to;
        if (builder->plan->safe && game->warn && game->warn(builder->position, node.mover, &moves.move, &how))
            continue;
        memcpy(next, builder->position, game->size);
        game->play(next, node.mover, &moves.move);
        bool spent = solver_spend(builder->solver, cost) != NIMM_SOLVE_OK;
        bool found =
            !spent && find_node(builder, next, partisan ? !node.mover : node.mover, node.level + 1, &to);
        if (found) {
            add_arc(builder, from, to);
            continue;
        }
        bool full = graph->n_nodes == builder->plan->nodes;
        graph->nodes[from].cut = true;
        graph->extent = full ? POSITION_GRAPH_TO_NODES : POSITION_GRAPH_TO_WORK;
        break;
    }
    nimm_text_free(&how);
}

/* Breadth first: the nodes are their own queue. Once there are too many, no more moves are tried. */
static void add_nodes(struct builder *builder) {
    struct position_graph *graph = &builder->graph;
    uint32_t number;
    bool found = find_node(builder, builder->start->position, (uint8_t)builder->start->mover, 0, &number);
    assert(found);
    nimm_solver_begin(builder->solver);
    for (uint32_t i = 0; i < graph->n_nodes; i++) {
        struct position_node *node = &graph->nodes[i];
        node->first_arc = graph->n_arcs;
        solver_spend(builder->solver, 1); /* for its report */
        if (graph->extent < POSITION_GRAPH_TO_NODES && node->level < builder->plan->depth) {
            expand(builder, i);
            continue;
        }
        node->cut = !nimm_game_is_over(graph->game, position_graph_position(graph, i), node->mover);
        if (node->cut && graph->extent == POSITION_GRAPH_WHOLE) graph->extent = POSITION_GRAPH_TO_DEPTH;
    }
    assert(graph->nodes);
    graph->nodes[graph->n_nodes] = (struct position_node){.first_arc = graph->n_arcs};
}

/* The order is that of the outcomes where there are cycles: then no value is found for every node. */
static void find_outcomes(struct position_graph *graph, const struct digraph *digraph) {
    uint8_t *outcome = memory_take(1, graph->n_nodes);
    uint32_t labelled = digraph_outcomes(digraph, graph->misere, outcome, NULL, graph->order);
    for (uint32_t i = 0; i < graph->n_nodes; i++) {
        graph->nodes[i].solved = true;
        graph->nodes[i].outcome = (enum outcome)outcome[i];
        if (outcome[i] == DIGRAPH_D) graph->order[labelled++] = i;
    }
    free(outcome);
}

/* The mex over all moves is the value where a move has no other effects than to leave a position: all moves,
 * or the safe ones where another one decides the game. */
static bool has_mex_values(const struct position_graph *graph, bool safe) {
    return !graph->misere && !(graph->game->flags & NIMM_GAME_PARTISAN) && (safe || !graph->game->decided);
}

/* Values and the order that the mex needs. False: there is a cycle, and nothing is changed. */
static bool find_values(struct position_graph *graph, const struct digraph *digraph, bool has_values) {
    uint32_t *values = memory_take(graph->n_nodes, sizeof *values);
    uint32_t *order = memory_take(graph->n_nodes, sizeof *order);
    bool acyclic = digraph_values(digraph, values, order) == graph->n_nodes;
    for (uint32_t i = 0; i < graph->n_nodes && acyclic; i++) {
        graph->nodes[i].has_value = has_values;
        graph->nodes[i].value = has_values ? values[i] : 0;
        graph->order[i] = order[i];
    }
    free(values);
    free(order);
    return acyclic;
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

/* From the farthest, which are the easiest, back, until that has cost as much as one question may. */
static void ask_all(struct solver *solver, struct position_graph *graph) {
    uint32_t i = graph->n_nodes;
    solver_hold(solver);
    while (i > 0 && ask(solver, graph, i - 1)) i--;
    solver_release(solver);
}

void position_graph_build(struct solver *solver, const struct question *start,
                          const struct position_graph_plan *plan, struct position_graph *graph) {
    assert(plan->nodes > 0);
    struct builder builder = {.solver = solver,
                              .start = start,
                              .plan = plan,
                              .graph = {.game = start->game, .misere = start->misere, .blank = plan->blank},
                              .numbers = {.most_bytes = POSITION_GRAPH_BYTES},
                              .position = memory_take(1, 3 * start->game->size + 1)};
    add_nodes(&builder);
    free(builder.met);
    free(builder.position);
    table_free(&builder.numbers);
    *graph = builder.graph;
    if (plan->blank) return;
    if (graph->extent != POSITION_GRAPH_WHOLE) {
        ask_all(solver, graph);
        return;
    }
    struct digraph *digraph = digraph_new(graph->n_nodes, graph->arcs, graph->n_arcs);
    bool has_values = has_mex_values(graph, plan->safe);
    graph->order = memory_take(graph->n_nodes, sizeof *graph->order);
    find_outcomes(graph, digraph);
    bool acyclic = find_values(graph, digraph, has_values);
    if (!graph->misere && !(has_values && acyclic)) ask_all(solver, graph);
    digraph_free(digraph);
}

/* --- the picture ----------------------------------------------------------------------------- */

/* Adds any bytes in the form they have between quotation marks in DOT, harmless to look at too. */
static void add_escaped(const char *bytes, size_t length, struct text *text) {
    struct text harmless = {0};
    text_add_harmless(&harmless, bytes, length, length);
    for (const char *at = nimm_text_string(&harmless); *at; at++) {
        if (*at == '"' || *at == '\\') text_add_char(text, '\\');
        text_add_char(text, *at);
    }
    nimm_text_free(&harmless);
}

static void add_title(const struct position_graph *graph, struct text *text) {
    struct text title = {0};
    nimm_game_print_name(graph->game, position_graph_position(graph, 0), &title);
    text_add_char(&title, ' ');
    graph->game->print(position_graph_position(graph, 0), &title);
    add_escaped(nimm_text_string(&title), title.length, text);
    if (graph->misere) text_add(text, ", misere");
    if (graph->extent != POSITION_GRAPH_WHOLE) text_add(text, " (not the whole graph)");
    nimm_text_free(&title);
}

static const char *looks(const struct position_node *node, bool blank) {
    if (blank) return "shape=ellipse";
    if (!node->solved) return "shape=ellipse, style=dotted";
    switch (node->outcome) {
    case NIMM_OUTCOME_N:
        return "shape=ellipse, style=filled, fillcolor=palegreen";
    case NIMM_OUTCOME_P:
        return "shape=box, style=filled, fillcolor=orange";
    default: /* NIMM_OUTCOME_D */
        return "shape=ellipse, style=\"filled,dashed\", fillcolor=lightgrey";
    }
}

static void draw_node(const struct position_graph *graph, uint32_t number, struct text *printed,
                      struct text *text) {
    const struct position_node *node = &graph->nodes[number];
    nimm_text_clear(printed);
    position_print_state(graph->game, position_graph_position(graph, number), printed);
    text_addf(text, "  n%lu [label=\"", (unsigned long)number);
    add_escaped(nimm_text_string(printed), printed->length, text);
    if (graph->game->flags & NIMM_GAME_PARTISAN) text_addf(text, "\\nplayer %d moves", node->mover + 1);
    if (node->has_value) text_add(text, "\\nvalue "), text_add_number(text, node->value);
    if (node->cut) text_add(text, "\\n...");
    text_addf(text, "\", %s];\n", looks(node, graph->blank));
}

static void draw_arc(const struct position_graph *graph, const struct digraph_arc *arc, struct text *text) {
    const struct position_node *to = &graph->nodes[arc->to];
    bool wins = to->solved && to->outcome == NIMM_OUTCOME_P;
    text_addf(text, "  n%lu -> n%lu%s;\n", (unsigned long)arc->from, (unsigned long)arc->to,
              wins ? " [color=forestgreen, style=bold, penwidth=3]" : "");
}

void position_graph_dot(const struct position_graph *graph, struct text *text) {
    const struct position_node *nodes = graph->nodes;
    struct text printed = {0};
    if (!graph->blank)
        text_add(text, "// Green ellipse: the player to move wins. Orange box: the other player wins.\n"
                       "// Grey and dashed: drawn. Dotted: not solved. Bold green arrow: a winning move.\n");
    text_add(text, "digraph positions {\n  graph [label=\"");
    add_title(graph, text);
    text_add(text, "\", labelloc=t];\n");
    for (uint32_t i = 0; i < graph->n_nodes; i++) draw_node(graph, i, &printed, text);
    /* The nodes come level by level. */
    for (uint32_t i = 0; i < graph->n_nodes; i++) {
        if (i == 0 || nodes[i].level != nodes[i - 1].level) text_add(text, "  { rank=same;");
        text_addf(text, " n%lu;", (unsigned long)i);
        if (i + 1 == graph->n_nodes || nodes[i].level != nodes[i + 1].level) text_add(text, " }\n");
    }
    for (uint32_t i = 0; i < graph->n_arcs; i++) draw_arc(graph, &graph->arcs[i], text);
    text_add(text, "}\n");
    nimm_text_free(&printed);
}
