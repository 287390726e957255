/* SPDX-License-Identifier: MIT */
/* Nodes with words in them and arrows between them, drawn in rows as core/layers.h has it, as text or as SVG.
 */
#ifndef GAMES_MAP_H
#define GAMES_MAP_H

#include "core/digraph.h"
#include "core/text.h"
#include "games/game.h"

enum map_look {
    MAP_NODE,
    MAP_N,     /* in text: "(a N)", on paper a green ellipse */
    MAP_P,     /* "[a P]", an orange box */
    MAP_DRAW,  /* "{a D}", gray and dashed */
    MAP_TOKEN, /* "[a]", heavy */
};

struct map_node {
    size_t name, note; /* where in `words` they begin */
    enum map_look look;
};

/* Zeros are an empty one; freed with map_free. */
struct map {
    struct text words; /* each with a NUL */
    struct map_node *nodes;
    struct digraph_arc *arcs;
    uint32_t n_nodes, n_arcs;
};

/* A node, in which the name stands and below it the note, if that is not empty. */
void map_add_node(struct map *map, const char *name, const char *note, enum map_look look);

void map_add_arc(struct map *map, uint32_t from, uint32_t to);

void map_free(struct map *map);

/* Adds the map as lines of text. False, and nothing is added: it does not fit into the style's width, is too
 * large to be read, or the style is plain. */
bool map_print_text(const struct map *map, const struct style *style, struct text *text);

/* Adds it as SVG elements without an <svg> around them, from 0, 0 to *wide, *high tenths of a millimetre.
 * False, and nothing is added: it is too large. */
bool map_draw_marks(const struct map *map, struct text *text, int *wide, int *high);

/* Adds it as one <svg>, with its arrows in words as its label. False, and nothing is added: it is too large.
 */
bool map_print_svg(const struct map *map, struct text *text);

#endif
