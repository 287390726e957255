/* SPDX-License-Identifier: MIT */
/* A graph of positions drawn in rows (K. Sugiyama, S. Tagawa, M. Toda, Methods for visual
 * understanding of hierarchical system structures, 1981). A node's row is its longest way to an
 * end, so all arcs lead down, except those that close a cycle. An arc that spans several rows
 * passes through a point in each row between, which it shares with other arcs to the same node; on
 * a board, each has its own way and arrowhead. */
#ifndef GAMES_MAP_H
#define GAMES_MAP_H

#include "games/graph.h"

/* What is written at the nodes. N is "(a N)" in text and a green ellipse on paper, P is "[a P]" and
 * an orange box, D is "{a D}" and gray and dashed. */
enum map_form {
    MAP_BOARD,    /* nothing: the first is marked, "[a]" */
    MAP_BLANK,    /* nothing: they are to be labeled */
    MAP_OUTCOMES, /* N, P or D */
    MAP_VALUES,   /* the value, or N, P or D where there is none */
};

enum { MAP_NODES = 128 }; /* at most */

/* Where arcs lead: down from row to row, or to the right from column to column. */
enum map_way { MAP_DOWN, MAP_RIGHT };

/* Adds the graph as lines of text. False, and nothing is added: it does not fit into the
 * style's width, is too large or, where there is only ASCII, too tangled to be read, or the
 * style is plain. */
bool map_text(const struct graph *graph, enum map_form form, const struct style *style,
              struct text *text);

/* Adds "a leads to b or c." and so on, a line each. */
void map_words(const struct graph *graph, enum map_form form, size_t width, struct text *text);

/* How wide a map is at most, in tenths of a millimeter, if it is to stand beside text on paper. */
enum { MAP_COLUMN = 900 };

/* Adds it as SVG elements, without an <svg> around them, from 0, 0 to *wide, *high tenths of a
 * millimeter. False, and nothing is added: it is too large. */
bool map_marks(const struct graph *graph, enum map_form form, enum map_way way, struct text *text,
               int *wide, int *high);

/* The way in which a map to be labeled with a pen takes less room on a page: to the right unless it
 * is flat. */
enum map_way map_way_to_label(const struct graph *graph, enum map_form form);

/* Adds it as one <svg>, whose label has the words. It has the size of map_marks or, where it
 * `scales`, that of the window, on white. False, and nothing is added: it is too large. */
bool map_svg(const struct graph *graph, enum map_form form, enum map_way way, bool scales,
             struct text *text);

#endif
