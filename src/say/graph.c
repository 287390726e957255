/* SPDX-License-Identifier: MIT */
#include "say/graph.h"

#include "core/text.h"
#include "say/scratch.h"

void position_print_state(const struct game *game, const void *position, struct text *text) {
    size_t start = text->length;
    (game->print_state ? game->print_state : game->print)(position, text);
    if (text->length == start) text_add(text, "nothing");
}

/* Adds any bytes in the form they have between quotation marks in DOT, harmless to look at too. */
static void add_escaped(const char *bytes, size_t length, struct text *text) {
    struct text *harmless = scratch();
    text_add_harmless(harmless, bytes, length, length);
    for (const char *at = harmless->data; *at; at++) {
        if (*at == '"' || *at == '\\') text_add_char(text, '\\');
        text_add_char(text, *at);
    }
}

static void add_title(const struct position_graph *graph, struct text *text) {
    struct text *title = scratch();
    nimm_game_print_name(graph->game, position_graph_position(graph, 0), title);
    text_add_char(title, ' ');
    graph->game->print(position_graph_position(graph, 0), title);
    add_escaped(title->data, title->length, text);
    if (graph->misere) text_add(text, ", misere");
    if (graph->extent != POSITION_GRAPH_WHOLE) text_add(text, " (not the whole graph)");
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
        return "shape=ellipse, style=\"filled,dashed\", fillcolor=lightgray";
    }
}

static void draw_node(const struct position_graph *graph, uint32_t number, bool blank, struct text *printed,
                      struct text *text) {
    const struct position_node *node = &graph->nodes[number];
    nimm_text_clear(printed);
    position_print_state(graph->game, position_graph_position(graph, number), printed);
    text_addf(text, "  n%lu [label=\"", (unsigned long)number);
    add_escaped(nimm_text_string(printed), printed->length, text);
    if (graph->game->flags & NIMM_GAME_PARTISAN) text_addf(text, "\\nplayer %d moves", node->mover + 1);
    if (node->has_value) {
        text_add(text, "\\nvalue ");
        text_add_number(text, node->value);
    }
    if (node->cut) text_add(text, "\\n...");
    text_addf(text, "\", %s];\n", looks(node, blank));
}

static void draw_arc(const struct position_graph *graph, const struct digraph_arc *arc, struct text *text) {
    const struct position_node *to = &graph->nodes[arc->to];
    bool wins = to->solved && to->outcome == NIMM_OUTCOME_P;
    text_addf(text, "  n%lu -> n%lu%s;\n", (unsigned long)arc->from, (unsigned long)arc->to,
              wins ? " [color=forestgreen, style=bold, penwidth=3]" : "");
}

void position_graph_dot(const struct position_graph *graph, bool blank, struct text *text) {
    const struct position_node *nodes = graph->nodes;
    struct text *printed = scratch();
    if (!blank)
        text_add(text, "// Green ellipse: the player to move wins. Orange box: the other player wins.\n"
                       "// Gray and dashed: drawn. Dotted: not solved. Bold green arrow: a winning move.\n");
    text_add(text, "digraph positions {\n  graph [label=\"");
    add_title(graph, text);
    text_add(text, "\", labelloc=t];\n");
    for (uint32_t i = 0; i < graph->n_nodes; i++) draw_node(graph, i, blank, printed, text);
    /* The nodes come level by level. */
    for (uint32_t i = 0; i < graph->n_nodes; i++) {
        if (i == 0 || nodes[i].level != nodes[i - 1].level) text_add(text, "  { rank=same;");
        text_addf(text, " n%lu;", (unsigned long)i);
        if (i + 1 == graph->n_nodes || nodes[i].level != nodes[i + 1].level) text_add(text, " }\n");
    }
    for (uint32_t i = 0; i < graph->n_arcs; i++) draw_arc(graph, &graph->arcs[i], text);
    text_add(text, "}\n");
}

bool position_graph_text(const struct position_graph *graph, enum map_form form, const struct style *style,
                         struct text *text) {
    return false;
}

bool position_graph_svg(const struct position_graph *graph, enum map_form form, struct text *text) {
    return false;
}
