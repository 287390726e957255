/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "nimm/position_graph.h"

enum { PIECE = 1 << 16 }; /* bytes, about */

/* Adds any bytes as what stands between quotation marks in DOT, harmless to look at too. */
static void add_escaped(const char *bytes, size_t length, struct text *text) {
    struct text harmless = {0};
    text_add_harmless(&harmless, bytes, length, length);
    for (const char *at = text_string(&harmless); *at; at++) {
        if (*at == '"' || *at == '\\') text_add_char(text, '\\');
        text_add_char(text, *at);
    }
    text_free(&harmless);
}

static void print_position(const struct position_graph *graph, uint32_t node, struct text *printed) {
    text_clear(printed);
    graph->game->print(position_graph_position(graph, node), printed);
}

/* How many bytes all positions' texts share, up to and including an @. */
static size_t shared_length(const struct position_graph *graph, struct text *text) {
    struct text first = {0}, other = {0};
    print_position(graph, 0, &first);
    size_t shared = first.length;
    for (uint32_t i = 1; i < graph->n_nodes && shared > 0; i++) {
        size_t n = 0;
        print_position(graph, i, &other);
        while (n < shared && n < other.length && first.data[n] == other.data[n]) n++;
        shared = n;
    }
    while (shared > 0 && first.data[shared - 1] != '@') shared--;
    text_free(&first);
    text_free(&other);
    return shared;
}

static void add_title(const struct position_graph *graph, struct text *text) {
    struct text title = {0};
    game_print_name(graph->game, position_graph_position(graph, 0), &title);
    text_add_char(&title, ' ');
    graph->game->print(position_graph_position(graph, 0), &title);
    add_escaped(text_string(&title), title.length, text);
    if (graph->misere) text_add(text, ", misere");
    if (graph->extent != POSITION_GRAPH_WHOLE) text_add(text, " (not the whole graph)");
    text_free(&title);
}

static const char *looks(const struct position_node *node) {
    if (!node->solved) return "shape=ellipse, style=dotted";
    switch (node->outcome) {
    case OUTCOME_N:
        return "shape=ellipse, style=filled, fillcolor=palegreen";
    case OUTCOME_P:
        return "shape=box, style=filled, fillcolor=orange";
    default: /* OUTCOME_D */
        return "shape=ellipse, style=\"filled,dashed\", fillcolor=lightgrey";
    }
}

static void add_node(const struct position_graph *graph, uint32_t number, size_t skip, struct text *printed,
                     struct text *text) {
    const struct position_node *node = &graph->nodes[number];
    print_position(graph, number, printed);
    text_addf(text, "  n%lu [label=\"", (unsigned long)number);
    if (printed->length > skip) add_escaped(printed->data + skip, printed->length - skip, text);
    if (graph->game->flags & GAME_PARTISAN) text_addf(text, "\\nplayer %d moves", node->mover + 1);
    if (node->has_value) text_add(text, "\\nvalue "), text_add_number(text, node->value);
    if (node->cut) text_add(text, "\\n...");
    text_addf(text, "\", %s];\n", looks(node));
}

/* All nodes of a level; they come level by level. */
static uint32_t add_level(const struct position_graph *graph, uint32_t i, struct text *text) {
    uint32_t level = graph->nodes[i].level;
    text_add(text, "  { rank=same;");
    for (; i < graph->n_nodes && graph->nodes[i].level == level; i++)
        text_addf(text, " n%lu;", (unsigned long)i);
    text_add(text, " }\n");
    return i;
}

static void add_arc(const struct position_graph *graph, const struct digraph_arc *arc, struct text *text) {
    const struct position_node *to = &graph->nodes[arc->to];
    bool wins = to->solved && to->outcome == OUTCOME_P;
    text_addf(text, "  n%lu -> n%lu%s;\n", (unsigned long)arc->from, (unsigned long)arc->to,
              wins ? " [color=forestgreen, style=bold, penwidth=3]" : "");
}

static void add_head(const struct position_graph *graph, struct text *text) {
    text_add(text, "// Green ellipse: the player to move wins. Orange box: the other player wins.\n"
                   "// Grey and dashed: drawn. Dotted: not solved. Bold green arrow: a winning move.\n"
                   "digraph positions {\n  graph [label=\"");
    add_title(graph, text);
    text_add(text, "\", labelloc=t];\n");
}

/* The parts of the picture, in this order. */
enum part { PART_HEAD, PART_NODES, PART_LEVELS, PART_ARCS, PART_END, PART_NONE };

/* Adds nodes from pen->next on, until there are none or the piece is long enough. */
static void add_some_nodes(const struct position_graph *graph, struct position_graph_pen *pen,
                           struct text *text) {
    struct text printed = {0};
    while (pen->next < graph->n_nodes && text->length < PIECE)
        add_node(graph, pen->next++, pen->skip, &printed, text);
    text_free(&printed);
}

bool position_graph_dot_piece(const struct position_graph *graph, struct position_graph_pen *pen,
                              struct text *text) {
    enum part part = pen->part;
    uint32_t most = part == PART_NODES || part == PART_LEVELS ? graph->n_nodes
                    : part == PART_ARCS                       ? graph->n_arcs
                                                              : 0;
    if (part == PART_NONE) return false;
    if (part == PART_HEAD) {
        add_head(graph, text);
        pen->skip = shared_length(graph, text);
    } else if (part == PART_NODES) {
        add_some_nodes(graph, pen, text);
    } else if (part == PART_LEVELS) {
        pen->next = add_level(graph, pen->next, text);
    } else if (part == PART_ARCS) {
        while (pen->next < most && text->length < PIECE) add_arc(graph, &graph->arcs[pen->next++], text);
    } else {
        text_add(text, "}\n");
    }
    if (pen->next < most) return true;
    pen->next = 0;
    pen->part++;
    return true;
}

void position_graph_dot(const struct position_graph *graph, struct text *text) {
    struct position_graph_pen pen = {0};
    struct text piece = {0};
    while (position_graph_dot_piece(graph, &pen, &piece)) {
        text_add_bytes(text, text_string(&piece), piece.length);
        text_clear(&piece);
    }
    text_free(&piece);
}
