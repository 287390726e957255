/* SPDX-License-Identifier: MIT */
/* What the directed-graph game and its reader of DOT files know of each other. */
#ifndef GAMES_DIGRAPH_H
#define GAMES_DIGRAPH_H

#include "nimm/text.h"

/* The longest name of a node, in bytes. */
#define DIGRAPH_NAME_MOST 64

/* The name as it is typed. Read back it is the same bytes. What is printed never contains a + outside of
 * names like these (\x2B stands for it) nor anything that can harm a terminal. */
void digraph_print_name(const char *name, size_t length, struct text *text);

/* The most arcs that a DOT file is read with; {a b} -> {c d} counts four. */
#define DOT_ARCS_MOST 10000

/* Adds the arcs of a directed graph in the DOT language of graphviz to *arcs, as the game writes them:
 * "a>b,a>c,d", a node alone stands for itself, each node first appears where it first appears in the text;
 * the same arc or node may appear again. What does not concern nodes and arcs is read over. False: the text
 * is no such graph, and *why says in which line and what would be right ("line 3: ..."); what *arcs holds
 * then means nothing. The text needs no NUL at its end; any bytes may be in it. */
bool dot_read(const char *text, size_t length, struct text *arcs, struct text *why);

#endif
