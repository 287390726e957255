/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/digraph_position.h"

/* A graph before its nodes are numbered in the order in which their names will appear. */
struct plan {
    unsigned nodes;
    unsigned degree[DIGRAPH_NODES];
    bool arc[DIGRAPH_NODES][DIGRAPH_NODES];
};

static void plan_arc(struct plan *plan, unsigned from, unsigned to) {
    if (plan->arc[from][to]) return;
    plan->arc[from][to] = true;
    plan->degree[from]++;
}

/* Arcs lead ahead, so there is no cycle, and not far, so that the game lasts; one enters each node but the
 * first, so that all can be reached. */
static void plan_graph(struct plan *plan, struct range degree, struct random *random) {
    enum { FAR = 4 };
    for (unsigned to = 1; to < plan->nodes; to++) {
        unsigned nearest = to - 1, farthest = to < FAR ? 0 : to - FAR + 1;
        unsigned from = (unsigned)random_between(random, farthest, nearest);
        plan_arc(plan, plan->degree[from] < degree.high ? from : nearest, to);
    }
    for (unsigned from = 0; from + 1 < plan->nodes; from++) {
        unsigned last = from + FAR < plan->nodes ? from + FAR : plan->nodes - 1;
        uint64_t wanted = random_between(random, degree.low, degree.high);
        bool is_sink = plan->degree[from] == 0 && random_between(random, 0, 3) == 0;
        for (unsigned tries = 0; tries < 3 * FAR && plan->degree[from] < wanted && !is_sink; tries++)
            plan_arc(plan, from, (unsigned)random_between(random, from + 1, last));
    }
}

/* a ... z, aa ... az, ba ... */
static unsigned add_letters(struct digraph_position *position, struct text *why) {
    char name[2] = {(char)('a' + position->nodes / 26 - 1), (char)('a' + position->nodes % 26)};
    bool two = position->nodes >= 26;
    return digraph_text_add_node(position, two ? name : name + 1, two ? 2 : 1, why);
}

static void random_graph(struct range nodes, struct range degree, struct random *random,
                         struct digraph_position *position, struct text *why) {
    struct plan plan = {.nodes = (unsigned)random_between(random, nodes.low, nodes.high)};
    unsigned number[DIGRAPH_NODES] = {0}; /* of a planned node; 0, the first one's, for those without one */
    plan_graph(&plan, degree, random);
    memset(position, 0, sizeof *position);
    add_letters(position, why);
    for (unsigned from = 0; from < plan.nodes; from++) {
        for (unsigned to = from + 1; to < plan.nodes; to++) {
            if (!plan.arc[from][to]) continue;
            if (number[to] == 0) number[to] = add_letters(position, why);
            digraph_text_add_arc(position, number[from], number[to], why);
        }
    }
}

static bool fill_range(struct range *range, struct range otherwise, uint64_t low, uint64_t high) {
    if (range->low == 0 && range->high == 0) *range = otherwise;
    return low <= range->low && range->low <= range->high && range->high <= high;
}

bool digraph_random(const struct shape *shape, struct random *random, struct digraph_position *position,
                    struct text *why) {
    enum { MOST_DEGREE = DIGRAPH_ARCS / DIGRAPH_NODES, TRIES = 200 };
    struct range nodes = shape->parts, degree = shape->amount;
    if (!fill_range(&nodes, (struct range){6, 10}, 2, DIGRAPH_NODES)) {
        text_addf(why, "there can be 2 to %d nodes", DIGRAPH_NODES);
        return false;
    }
    if (!fill_range(&degree, (struct range){1, 3}, 1, MOST_DEGREE)) {
        text_addf(why, "1 to %d arcs can leave a node", MOST_DEGREE);
        return false;
    }
    /* Left to chance, the first player would win too often. */
    enum outcome wanted = random_between(random, 0, 1) ? OUTCOME_N : OUTCOME_P;
    for (unsigned tries = 0; tries < TRIES; tries++) {
        struct digraph_labels labels;
        random_graph(nodes, degree, random, position, why);
        digraph_label(position, false, &labels);
        if (labels.outcome[0] == wanted && labels.depth[0] >= 3 && digraph_count_arcs(position, 0) >= 2)
            break;
    }
    return true;
}
