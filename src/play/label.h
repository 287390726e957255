/* SPDX-License-Identifier: MIT */
/* The coloring algorithm of impartial games: a position gets its label from those of its options. A
 * label is the mex of the options' values, or where there are no values (misere play, cycles) N, P
 * or D. It is found for one position, whose options the solver answers for, or for every position
 * that can come up, from the ends back. */
#ifndef PLAY_LABEL_H
#define PLAY_LABEL_H

#include "games/graph.h"

/* A position that moves lead to: one for all that lead there, or to positions that play alike. */
struct label_option {
    struct move move; /* the first that leads there */
    bool known;       /* it has its label already */
    uint64_t value;
    enum outcome outcome;
};

/* Freed with label_free; zeros are a label that holds nothing. */
struct label {
    const struct game *game;
    bool misere;
    bool by_value; /* the label is the value, and the outcome follows from it */
    bool more;     /* there are more options than these */
    uint64_t value;
    enum outcome outcome;
    void *position;
    size_t n;
    struct label_option *options; /* n of them, in the order of the game's moves */
    unsigned char *after;         /* n positions of game->size bytes */
    size_t
        unsafe; /* moves that let the other player win at once: nobody makes them unless forced */
};

void label_free(struct label *label);

/* A label has no more options than this where the solver is asked about each. */
enum { LABEL_OPTIONS = 256 };

/* Labels the position of the question, of a game that is not partisan. *label is zeros or was
 * freed: what it holds is overwritten. Returns false if it, or one of its options, is too large, or
 * the solver was stopped. */
bool label_position(struct nimm_solver *solver, const struct question *question,
                    struct label *label);

/* The mex of plain numbers, as if moves left them: a label without a game. */
void label_numbers(const uint64_t *numbers, size_t n, struct label *label);

/* --- every position --------------------------------------------------------------------------- */

/* More positions than this are neither labeled nor counted. */
enum { LABEL_NODES = 10000 };

/* Labels every position that can come up from that of the question, which is not of a partisan
 * game; those alike in play are one node. Returns false if there are more than `most` positions,
 * LABEL_NODES at most; then they are only counted, and if the graph is not whole there are more.
 * Either way the caller frees it with graph_free. */
bool label_graph(struct nimm_solver *solver, const struct question *question, uint32_t most,
                 struct graph *graph);

/* The same, but of a larger graph nothing is counted, which takes no time. */
bool label_small_graph(struct nimm_solver *solver, const struct question *question, uint32_t most,
                       struct graph *graph);

/* How many different parts its positions have, where the value of a position with several parts is
 * the nim-sum of theirs, so that only the parts need a mex. 0: no position has several parts, or
 * this is not so in this game. */
uint32_t label_graph_parts(struct nimm_solver *solver, const struct graph *graph);

/* The label of the node of this number. Among its options, the ends of its arcs, what comes later
 * in graph->order has no label yet and is not known; but of draws all are known at once, unless
 * each is asked for. */
void label_read(const struct graph *graph, uint32_t number, bool asked, struct label *label);

#endif
