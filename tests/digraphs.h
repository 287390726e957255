/* SPDX-License-Identifier: MIT */
/* Positions of the directed-graph game, for tests: seen from outside, as every game's are. */
#ifndef TESTS_DIGRAPHS_H
#define TESTS_DIGRAPHS_H

#include <stdbool.h>

#include "support.h"

extern const struct game game_digraph;

struct position {
    _Alignas(8) unsigned char bytes[4096];
};

static inline struct position parsed(const char *string) {
    struct position position = {{0}};
    struct text why = {0};
    assert_true(game_digraph.size <= sizeof position);
    if (!game_digraph.parse(string, &position, &why)) fail_msg("%s: %s", string, text_string(&why));
    text_free(&why);
    return position;
}

/* How many moves there are with the token on that node; -1: there is no such node. */
static inline int degree_of(const struct position *position, unsigned node) {
    struct position there = *position;
    struct moves moves = {0};
    struct text why = {0};
    int n = 0;
    game_digraph.check(position, 0, &(struct move){.where = node}, &why);
    bool exists = strncmp(text_string(&why), "There is no such node", 21) != 0;
    text_free(&why);
    if (!exists) return -1;
    game_digraph.play(&there, 0, &(struct move){.where = node});
    while (game_digraph.moves(&there, 0, &moves)) n++;
    return n;
}

static inline unsigned count_nodes(const struct position *position) {
    unsigned n = 0;
    while (degree_of(position, n) >= 0) n++;
    return n;
}

static inline unsigned count_arcs(const struct position *position) {
    unsigned n = 0;
    for (unsigned node = 0; degree_of(position, node) >= 0; node++)
        n += (unsigned)degree_of(position, node);
    return n;
}

#endif
