/* SPDX-License-Identifier: MIT */
/* A position among others of its graph, and the picture of a graph. */
#ifndef SAY_GRAPH_H
#define SAY_GRAPH_H

#include "play/graph.h"

/* Adds the text of a position among others of its graph: only what moves change, where the game can tell, and
 * "nothing" where nothing is left. */
void position_print_state(const struct game *game, const void *position, struct text *text);

/* The same; `in_words`: as the game says it, where it does. */
void position_say_state(const struct game *game, const void *position, bool in_words, struct text *text);

/* The graph as a picture in the DOT language of graphviz: N-positions are green ellipses, P-positions orange
 * boxes, drawn positions gray and dashed, each with its value; winning moves are bold green; positions of the
 * same level stand side by side; a blank picture has neither colors nor values; "..." marks those with moves
 * that are not shown. The board that all share is in the title alone. */
void position_graph_dot(const struct position_graph *graph, bool blank, struct text *text);

#endif
