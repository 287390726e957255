/* SPDX-License-Identifier: MIT */
/* Who wins a sum of parts, where a move in a part leaves a sum of smaller parts: the search of Lemoine and
 * Viennot ("Nimbers are inevitable", 2012). It never asks for a value where "is the value k?" is enough, so
 * that of a sum only the smaller parts' values are ever needed. */
#ifndef NIMM_PARTS_H
#define NIMM_PARTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "nimm/solver.h"

enum { PARTS_WORDS = 8 };

/* Where the options of a part are put: one parts_add_option for each option, each followed by one
 * parts_add for each part of the sum that the option is. */
struct parts_options;

/* `move` names the move. Where moves have names, they change places: if the move a leads to a sum from which
 * the move b leads to one of value k, and there is a move b at first too, then from the sum that this one
 * leads to there is a move to one of value k. PARTS_NAMELESS: no such promise. An option has at most 4095
 * parts. */
enum { PARTS_NAMELESS = 0 };
void parts_add_option(struct parts_options *options, uint32_t move);
void parts_add(struct parts_options *options, const uint64_t *part);

/* A game of parts. A part is a key of `words` words; within one `structure`, some bytes of the caller's,
 * equal keys are equal parts. */
struct parts_rules {
    size_t words;        /* 1 to PARTS_WORDS */
    size_t context_size; /* what `prepare` fills */
    void (*prepare)(const void *structure, void *context);
    void (*options)(const void *context, const uint64_t *part, struct parts_options *options);
    unsigned (*weight)(const void *context, const uint64_t *part); /* how hard it looks, below 2^20 */
    uint64_t cost; /* how many nodes of the solver's budget looking at 16 options takes */
};

/* What is remembered of one structure. */
struct parts;

/* Finds what the solver remembers of this structure, or makes it; the solver owns it, and may forget it when
 * another one is opened. SOLVE_TOO_LARGE: the solver has no room. SOLVE_NO_MEMORY. */
enum solve_status parts_open(struct solver *solver, const struct parts_rules *rules, const void *structure,
                             size_t length, struct parts **parts);

/* The context that `prepare` made. */
const void *parts_context(const struct parts *parts);

/* Is the value of the sum of n parts, one behind another, 0? */
enum solve_status parts_is_zero(struct parts *parts, const uint64_t *sum, size_t n, bool *is_zero);

/* The value of one part. */
enum solve_status parts_value(struct parts *parts, const uint64_t *part, uint64_t *value);

/* The same by the mex of all options' values: what the search is measured against. A part's values must be
 * below 64, else SOLVE_TOO_LARGE. */
enum solve_status parts_value_plain(struct parts *parts, const uint64_t *part, uint64_t *value);

#endif
