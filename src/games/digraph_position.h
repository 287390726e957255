/* SPDX-License-Identifier: MIT */
/* A position of the directed-graph game: its notation, its picture, its labels, random ones. */
#ifndef GAMES_DIGRAPH_POSITION_H
#define GAMES_DIGRAPH_POSITION_H

#include "nimm/game.h"

enum { DIGRAPH_NODES = 128, DIGRAPH_ARCS = 512, DIGRAPH_NAMES = 2048 };

/* Nodes are numbered in the order in which the text first names them; no arc is there twice. */
struct digraph_position {
    uint16_t nodes;
    uint16_t arcs;
    uint16_t token;
    uint16_t name_end[DIGRAPH_NODES]; /* where each name ends in `names`, and the next starts */
    uint8_t from[DIGRAPH_ARCS];
    uint8_t to[DIGRAPH_ARCS];
    char names[DIGRAPH_NAMES];
};

/* The node of that name, or position->nodes. */
unsigned digraph_text_find(const struct digraph_position *position, const char *name, size_t length);

/* The node of that name, added if it is new; DIGRAPH_NODES when there is no room for it: *why says so. */
unsigned digraph_text_add_node(struct digraph_position *position, const char *name, size_t length,
                               struct text *why);

/* Adds an arc between two nodes if it is new. False: there is no room for it, *why says so. */
bool digraph_text_add_arc(struct digraph_position *position, unsigned from, unsigned to, struct text *why);

/* "a>b,a>c,d@a": arcs, chains of them and nodes, separated by commas, blanks or both; -> is > too; then
 * the node of the token, without which it is the first. */
bool digraph_text_parse(const char *string, struct digraph_position *position, struct text *why);
void digraph_text_print(const struct digraph_position *position, struct text *text);

/* The node's name as it is typed. */
void digraph_text_print_name(const struct digraph_position *position, unsigned node, struct text *text);

/* Moves *at over blanks. */
void digraph_text_skip_blanks(const char **at);

/* Is there an arrow, > or ->, at *at? If so moves behind it. */
bool digraph_text_skip_arrow(const char **at);

/* What retrograde analysis finds out about each node. */
struct digraph_labels {
    uint8_t outcome[DIGRAPH_NODES]; /* of enum outcome */
    uint8_t depth[DIGRAPH_NODES];   /* moves left when the winner hurries and the loser delays; not for D */
};
void digraph_label(const struct digraph_position *position, bool misere, struct digraph_labels *labels);

/* Each node's Grundy value, DIGRAPH_NO_VALUE where a cycle can be reached and behind the last node. */
#define DIGRAPH_NO_VALUE UINT8_MAX
void digraph_find_values(const struct digraph_position *position, uint8_t values[DIGRAPH_NODES]);

/* How many arcs leave the node. */
unsigned digraph_count_arcs(const struct digraph_position *position, unsigned node);

/* A random graph without cycles, for struct game's `random`: parts are nodes, amount the arcs of each. */
bool digraph_random(const struct shape *shape, struct random *random, struct digraph_position *position,
                    struct text *why);

void digraph_draw(const struct digraph_position *position, const struct style *style, struct text *text);

#endif
