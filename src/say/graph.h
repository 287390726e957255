/* SPDX-License-Identifier: MIT */
/* A graph of positions for graphviz; drawn here, it is a map (games/map.h). */
#ifndef SAY_GRAPH_H
#define SAY_GRAPH_H

#include "games/map.h"

/* As graph_print_state; `in_words`: as the game says it, if it does, and numbers as "3 and 4". */
void graph_say_state(const struct game *game, const void *position, bool in_words,
                     struct text *text);

/* The same at the beginning of a sentence: "Pins 1 to 3", "A pile of 3", or
 * "Piles of 3 and 4". */
void graph_say_subject(const struct game *game, const void *position, bool in_words,
                       struct text *text);

/* The graph as a picture in the DOT language of graphviz: N-positions are green ellipses,
 * P-positions orange boxes, drawn positions gray and dashed; winning moves are bold green. With
 * MAP_VALUES each has its value; with MAP_BLANK there are no colors either. "..." marks those with
 * moves that are not shown. The board that all share is in the title alone. */
void graph_dot(const struct graph *graph, enum map_form form, struct text *text);

#endif
