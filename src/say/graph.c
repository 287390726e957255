/* SPDX-License-Identifier: MIT */
#include "say/graph.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

#include "core/table.h"
#include "core/text.h"
#include "games/digraph.h"
#include "say/scratch.h"

/* "1, 2 and 3" for "1,2,3", which could be heard as one number. */
static void add_spaced(const char *numbers, struct text *text) {
    const char *last = strrchr(numbers, ',');
    for (const char *at = numbers; *at; at++) {
        if (*at == ',')
            text_add(text, at == last ? " and " : ", ");
        else
            text_add_char(text, *at);
    }
}

void graph_say_state(const struct game *game, const void *position, bool in_words,
                     struct text *text) {
    struct text *state = scratch();
    if (in_words && game->say_state) {
        game->say_state(position, text);
        return;
    }
    if (in_words && game->say) {
        game->say(position, text);
        return;
    }
    graph_print_state(game, position, state);
    const bool is_numbers = strspn(state->data, "0123456789,") == state->length;
    if (in_words && is_numbers)
        add_spaced(state->data, text);
    else
        text_add(text, state->data);
}

void graph_say_subject(const struct game *game, const void *position, bool in_words,
                       struct text *text) {
    struct text *state = scratch();
    graph_say_state(game, position, in_words, state);
    if (in_words && (game->say || game->say_state))
        *state->data = (char)toupper((unsigned char)*state->data);
    const bool has_piles = in_words && game->prints_stones && !strchr(state->data, '/');
    if (has_piles) text_add(text, strstr(state->data, " and ") ? "Piles of " : "A pile of ");
    text_add(text, state->data);
}

/* Adds any bytes in the form they have between quotation marks in DOT, where & begins the name of a
 * character; harmless to look at too. */
static void add_escaped(const char *bytes, size_t length, struct text *text) {
    struct text *harmless = scratch();
    text_add_harmless(harmless, bytes, length, length);
    for (const char *at = harmless->data; *at; at++) {
        if (*at == '"' || *at == '\\') text_add_char(text, '\\');
        text_add_char(text, *at);
        if (*at == '&') text_add(text, "amp;");
    }
}

static void add_title(const struct graph *graph, struct text *text) {
    struct text *title = scratch();
    game_print_name(graph->game, graph_position(graph, 0), title);
    text_add_char(title, ' ');
    graph->game->print(graph_position(graph, 0), title);
    add_escaped(title->data, title->length, text);
    if (graph->misere) text_add(text, ", misere");
    if (graph->extent != GRAPH_WHOLE) text_add(text, " (not the whole graph)");
}

/* A position as the name of a node, without the quotation marks that it may have as it is typed. */
static struct token name_of(const struct graph *graph, uint32_t number, struct text *printed) {
    text_clear(printed);
    graph_print_state(graph->game, graph_position(graph, number), printed);
    const bool quoted = printed->data[0] == '"';
    return (struct token){printed->data + quoted, printed->length - 2 * quoted};
}

static const char *looks(const struct graph_node *node, enum map_form form) {
    if (form == MAP_BLANK) return "shape=ellipse";
    if (!node->solved) return "shape=ellipse, style=dotted";
    switch (node->outcome) {
    case OUTCOME_N:
        return "tooltip=\"the player to move wins\", shape=ellipse, style=filled, "
               "fillcolor=palegreen";
    case OUTCOME_P:
        return "tooltip=\"the other player wins\", shape=box, style=filled, fillcolor=orange";
    default: /* OUTCOME_D */
        return "tooltip=\"a draw\", shape=ellipse, style=\"filled,dashed\", fillcolor=lightgray";
    }
}

/* True if the positions themselves can be the names of the nodes. In a partisan game, and where
 * different rows are written alike, one may stand for several, and not every text is a name that
 * nimm reads again. */
static bool has_names(const struct graph *graph) {
    struct text *printed = scratch(), *why = scratch();
    struct table names = {.most_bytes = SIZE_MAX};
    uint32_t other;
    bool has = !graph->game->partisan;
    for (uint32_t i = 0; i < graph->n_nodes && has; i++) {
        const struct token name = name_of(graph, i, printed);
        has = digraph_check_name(name, why) &&
              !table_get(&names, name.start, name.length, &other) &&
              table_put(&names, name.start, name.length, i);
    }
    table_free(&names);
    return has;
}

static void add_node(const struct graph *graph, uint32_t number, bool named, struct text *printed,
                     struct text *text) {
    if (named) {
        const struct token name = name_of(graph, number, printed);
        text_addf(text, "\"%.*s\"", (int)name.length, name.start);
    } else {
        text_addf(text, "n%" PRIu32, number);
    }
}

static void draw_node(const struct graph *graph, uint32_t number, enum map_form form, bool named,
                      struct text *printed, struct text *text) {
    const struct graph_node *node = &graph->nodes[number];
    text_add(text, "  ");
    add_node(graph, number, named, printed, text);
    text_add(text, " [label=\"");
    text_clear(printed);
    graph_print_state(graph->game, graph_position(graph, number), printed);
    add_escaped(printed->data, printed->length, text);
    if (graph->game->partisan) text_addf(text, "\\nplayer %d moves", node->mover + 1);
    if (node->has_value && form == MAP_VALUES) text_addf(text, "\\nvalue %" PRIu64, node->value);
    if (node->cut) text_add(text, "\\n...");
    text_addf(text, "\", %s];\n", looks(node, form));
}

void graph_dot(const struct graph *graph, enum map_form form, struct text *text) {
    const bool named = has_names(graph);
    struct text *printed = scratch();
    if (form != MAP_BLANK)
        text_add(
            text,
            "// Green ellipse: the player to move wins. Orange box: the other player wins.\n"
            "// Gray and dashed: a draw. Dotted: not solved. Bold green arc: a winning move.\n");
    text_add(text, "digraph positions {\n  graph [label=\"");
    add_title(graph, text);
    text_add(text, "\", labelloc=t];\n");
    for (uint32_t i = 0; i < graph->n_nodes; i++) draw_node(graph, i, form, named, printed, text);
    for (uint32_t i = 0; i < graph->n_arcs; i++) {
        const struct graph_arc *arc = &graph->arcs[i];
        const struct graph_node *to = &graph->nodes[arc->to];
        const bool wins = to->solved && to->outcome == OUTCOME_P;
        text_add(text, "  ");
        add_node(graph, arc->from, named, printed, text);
        text_add(text, " -> ");
        add_node(graph, arc->to, named, printed, text);
        text_add(text, wins ? " [color=forestgreen, style=bold, penwidth=3];\n" : ";\n");
    }
    text_add(text, "}\n");
}
