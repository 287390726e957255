/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/digraph_position.h"

/* Labels the nodes that the labels so far decide, in round `depth`; false when there are none. */
static bool label_round(const struct digraph_position *position, unsigned depth,
                        struct digraph_labels *labels) {
    bool wins[DIGRAPH_NODES] = {false}, open[DIGRAPH_NODES] = {false};
    for (unsigned i = 0; i < position->arcs; i++) {
        uint8_t next = labels->outcome[position->to[i]];
        if (next == OUTCOME_P) wins[position->from[i]] = true;
        if (next != OUTCOME_N) open[position->from[i]] = true;
    }
    bool any = false;
    for (unsigned v = 0; v < position->nodes; v++) {
        if (labels->outcome[v] != OUTCOME_D || (open[v] && !wins[v])) continue;
        labels->outcome[v] = wins[v] ? OUTCOME_N : OUTCOME_P;
        labels->depth[v] = (uint8_t)depth;
        any = true;
    }
    return any;
}

void digraph_label(const struct digraph_position *position, bool misere, struct digraph_labels *labels) {
    memset(labels->depth, 0, sizeof labels->depth);
    for (unsigned v = 0; v < position->nodes; v++) labels->outcome[v] = misere ? OUTCOME_N : OUTCOME_P;
    for (unsigned i = 0; i < position->arcs; i++) labels->outcome[position->from[i]] = OUTCOME_D;
    for (unsigned depth = 1; label_round(position, depth, labels);) depth++;
}

/* Gives their value to the nodes whose successors all have one; false when there are none. Values are below
 * 128, as a node has at most 127 other nodes to lead to. */
static bool value_round(const struct digraph_position *position, uint8_t *values) {
    bool open[DIGRAPH_NODES] = {false}, seen[DIGRAPH_NODES][DIGRAPH_NODES] = {{false}};
    for (unsigned i = 0; i < position->arcs; i++) {
        uint8_t value = values[position->to[i]];
        if (value == DIGRAPH_NO_VALUE)
            open[position->from[i]] = true;
        else
            seen[position->from[i]][value] = true;
    }
    bool any = false;
    for (unsigned v = 0; v < position->nodes; v++) {
        if (values[v] != DIGRAPH_NO_VALUE || open[v]) continue;
        for (values[v] = 0; seen[v][values[v]];) values[v]++;
        any = true;
    }
    return any;
}

void digraph_find_values(const struct digraph_position *position, uint8_t values[DIGRAPH_NODES]) {
    memset(values, DIGRAPH_NO_VALUE, DIGRAPH_NODES);
    for (bool any = true; any;) any = value_round(position, values);
}

unsigned digraph_count_arcs(const struct digraph_position *position, unsigned node) {
    unsigned n = 0;
    for (unsigned i = 0; i < position->arcs; i++) n += position->from[i] == node;
    return n;
}
