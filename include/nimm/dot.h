/* SPDX-License-Identifier: MIT */
/* Reading a directed graph in the DOT language of graphviz. */
#ifndef NIMM_DOT_H
#define NIMM_DOT_H

#include "nimm/text.h"

/* The most arcs that a graph is read with; {a b} -> {c d} counts four. */
#define DOT_ARCS_MOST 10000

/* Adds the arcs of the DOT text to *arcs in the notation of the game `digraph`, as "a>b,a>c,d": a node
 * alone stands for itself, names stand in quotation marks where they need them, each node first appears
 * where it first appears in the text; the same arc or node may appear again. Of DOT it knows all
 * of a digraph's syntax: strict, quoted and joined names, numerals, chains, lists, ports, subgraphs,
 * comments, attributes; what does not concern nodes and arcs is read over.
 * False: the text is no such graph, and *why says in which line and what would be right ("line 3: ..."),
 * or memory ran out, and why->failed is set; what *arcs holds then means nothing. The text needs no NUL at
 * its end; any bytes may be in it. Time and memory are linear in its length and the arcs. */
bool dot_read(const char *text, size_t length, struct text *arcs, struct text *why);

#endif
