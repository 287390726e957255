/* SPDX-License-Identifier: MIT */
/* What the directed-graph game and its reader of DOT files share, and that reader. */
#ifndef GAMES_DIGRAPH_H
#define GAMES_DIGRAPH_H

#include "core/scan.h"
#include "core/text.h"
#include "games/game.h"

extern const struct game game_digraph;

/* The longest name of a node, in bytes. */
#define DIGRAPH_NAME_MOST 64

/* How many of these bytes, at most `most` and up to a NUL, are a name that needs no quotation marks: letters,
 * digits, _ . - and whatever is not ASCII, but nothing that looks like an arrow. */
size_t digraph_plain_length(const char *bytes, size_t most);

/* True if a node can have this name; else *why says why not. */
bool digraph_check_name(struct token name, struct text *why);

/* The name as it is typed, in quotation marks where it needs them. */
void digraph_print_name(struct token name, struct text *text);

/* Adds the arcs of a directed graph in the DOT language of graphviz to *arcs, as the game writes them:
 * "a>b,a>c,d", a node alone stands for itself, each node first appears where it first appears in the text;
 * the same arc or node may appear again. What does not concern nodes and arcs is skipped. False: the text is
 * not such a graph, and *why says in which line and what would be right ("line 3: ..."); what *arcs holds
 * then means nothing. Any bytes may be in the text. */
bool dot_read(const char *text, struct text *arcs, struct text *why);

#endif
