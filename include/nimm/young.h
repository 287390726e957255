/* SPDX-License-Identifier: MIT */
/* Numbering the Young diagrams inside a box: rows of lengths r1 >= r2 >= ... >= rm >= 0, none longer
 * than the box has columns. There are C(m+n, n) of them, and the numbers 0 to C(m+n, n) - 1 are given
 * out without gaps, so that a plain array can hold something for each diagram. */
#ifndef NIMM_YOUNG_H
#define NIMM_YOUNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define YOUNG_MOST_SIDE 255

/* The most that rows * (columns + 1) can be while C(rows + columns, rows) < 2^64: 255 rows of 11. */
#define YOUNG_MOST_WEIGHTS 3060

/* A box, made by young_make_box; a plain value without pointers, 24 KiB. The rank of a diagram is the
 * sum of weight[i * (columns + 1) + length of row i] over its rows i = 0, 1, ... */
struct young_box {
    unsigned rows;
    unsigned columns;
    size_t count; /* how many diagrams: ranks are below this */
    size_t weight[YOUNG_MOST_WEIGHTS];
};

/* The number of diagrams in a box; SIZE_MAX when it is not below SIZE_MAX or a side is above
 * YOUNG_MOST_SIDE. A side may be 0: then the empty diagram is the only one. */
size_t young_count(unsigned rows, unsigned columns);

/* Prepares the caller's box. False, and nothing written, where young_count gives SIZE_MAX. */
bool young_make_box(struct young_box *box, unsigned rows, unsigned columns);

/* The rank of the diagram with the given row lengths, box->rows of them, the longest first. Ranks are
 * in lexicographic order: 0 is the empty diagram, count - 1 the full box, and a diagram that lies
 * inside another one has the smaller rank. */
size_t young_rank(const struct young_box *box, const uint8_t *rows);

/* Writes the diagram of a rank below box->count (asserted) to rows[0..box->rows). */
void young_unrank(const struct young_box *box, size_t rank, uint8_t *rows);

/* Makes the diagram into the one with the next rank. False, and nothing changed, at the full box.
 * Over a whole box a call takes constant time on average. */
bool young_next(const struct young_box *box, uint8_t *rows);

#endif
