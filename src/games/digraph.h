/* SPDX-License-Identifier: MIT */
/* What the directed-graph game and its reader of DOT files share, and that reader. */
#ifndef GAMES_DIGRAPH_H
#define GAMES_DIGRAPH_H

#include "core/scan.h"
#include "core/text.h"
#include "games/game.h"

extern const struct game game_digraph;

enum {
    DIGRAPH_NODES = 128,
    DIGRAPH_ARCS = 512,
    DIGRAPH_NAME_BYTES = 2048,
    DIGRAPH_NAME_MOST = 64, /* bytes of one name */
};

/* Nodes are numbered in the order in which the text first names them; no arc is there twice. */
struct digraph {
    uint16_t nodes;
    uint16_t arcs;
    uint16_t token;
    uint16_t name_end[DIGRAPH_NODES]; /* where each name ends in `names`, and the next starts */
    uint8_t from[DIGRAPH_ARCS];
    uint8_t to[DIGRAPH_ARCS];
    char names[DIGRAPH_NAME_BYTES];
};

/* How many of these bytes, at most `most` and up to a NUL, are a name that needs no quotation marks: letters,
 * digits, _ . - and whatever is not ASCII, but nothing that looks like an arrow. */
size_t digraph_plain_length(const char *bytes, size_t most);

/* True if a node can have this name; else *why says why not. */
bool digraph_check_name(struct token name, struct text *why);

/* The node of that name, added if it is new. DIGRAPH_NODES, after saying why, when no node can have the name
 * or there is no room for it. */
unsigned digraph_add_node(struct digraph *graph, struct token name, struct text *why);

/* Adds an arc between two nodes if it is new. False: there is no room for it, and *why says so. */
bool digraph_add_arc(struct digraph *graph, unsigned from, unsigned to, struct text *why);

/* Adds all nodes and arcs as the game writes them: "a>b,a>c,d". */
void digraph_print_arcs(const struct digraph *graph, struct text *text);

/* Reads a directed graph in the DOT language of graphviz and adds it to *arcs as the game writes it. What
 * does not concern nodes and arcs is skipped. False: the text is not such a graph, and *why says in which
 * line and what would be right ("line 3: ..."). Any bytes may be in the text. */
bool dot_read(const char *text, struct text *arcs, struct text *why);

#endif
