/* SPDX-License-Identifier: MIT */
/* A directed graph laid out in rows (K. Sugiyama, S. Tagawa, M. Toda, Methods for visual understanding of
 * hierarchical system structures, 1981): a node's row is its longest way to an end, so all arcs lead down,
 * but for those that close a cycle. An arc that is longer than a row passes through a point of its own in
 * each row between, which it shares with other arcs to the same node. */
#ifndef CORE_LAYERS_H
#define CORE_LAYERS_H

#include "core/digraph.h"

enum { LAYERS_NODES = 128, LAYERS_POINTS = 1024, LAYERS_LINES = 2048 };

/* A node, or where arcs to a node pass through a row. */
struct layers_point {
    uint32_t row; /* 0: the lowest */
    uint32_t to;  /* the node that arcs from above lead to: itself, if it is one */
    int wide;
    int x;      /* of its middle */
    bool loops; /* an arc leads from the node to itself */
};

/* From a point to one in the row below. */
struct layers_line {
    uint32_t upper, lower;
    int from, to;  /* the x of its ends: the lines at a node stand side by side */
    bool down, up; /* it is of an arc that leads this way */
};

struct layers {
    uint32_t n_nodes, n_points, n_lines, n_rows;
    int wide;                                 /* all of it */
    struct layers_point point[LAYERS_POINTS]; /* the nodes come first */
    struct layers_line line[LAYERS_LINES];
    uint32_t row[LAYERS_NODES + 1]; /* which of `order` a row begins with */
    uint32_t order[LAYERS_POINTS];  /* the points of each row from left to right */
};

/* Lays out nodes that are so wide, other points of width 1, and `apart` between neighbors; the same graph
 * always alike. False: it is too large. */
bool layers_make(struct layers *layers, const int *wide, uint32_t n_nodes, const struct digraph_arc *arcs,
                 size_t n_arcs, int apart);

#endif
