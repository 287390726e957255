/* SPDX-License-Identifier: MIT */
/* A position among others of its graph, and the pictures of a graph. */
#ifndef SAY_GRAPH_H
#define SAY_GRAPH_H

#include "play/graph.h"

/* Adds the text of a position among others of its graph: only what moves change, where the game can tell, and
 * "nothing" where nothing is left. */
void position_print_state(const struct game *game, const void *position, struct text *text);

/* The graph as a picture in the DOT language of graphviz: N-positions are green ellipses, P-positions orange
 * boxes, drawn positions gray and dashed, each with its value; winning moves are bold green; a blank picture
 * has neither colors nor values; "..." marks those with moves that are not shown. The board that all share is
 * in the title alone. */
void position_graph_dot(const struct position_graph *graph, bool blank, struct text *text);

/* What is written at the nodes of a map. */
enum map_form {
    MAP_BLANK,    /* nothing: it is to be labeled */
    MAP_OUTCOMES, /* N, P or D */
    MAP_VALUES,   /* the value, or N, P or D where there is none */
};

/* Adds the map of a graph: each position stands above all that its moves leave, and lines lead down to them.
 * As lines of text: N in round brackets, P in square ones. False, and nothing is added: it does not fit into
 * the style's width, is too large to be read, or the style is plain. */
bool position_graph_text(const struct position_graph *graph, enum map_form form, const struct style *style,
                         struct text *text);

/* As one <svg> element, whose label says the same in words. False, and nothing is added: it is too large. */
bool position_graph_svg(const struct position_graph *graph, enum map_form form, struct text *text);

#endif
