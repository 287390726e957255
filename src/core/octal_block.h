/* SPDX-License-Identifier: MIT */
/* The values of take-and-break codes without a sparse space, where nearly every split has to be looked at:
 * many piles together. See octal_block.c. */
#ifndef CORE_OCTAL_BLOCK_H
#define CORE_OCTAL_BLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct octal_table;

/* All zero is none. */
struct octal_block {
    void *memory;
    uint8_t *high, *low;           /* G(n) / 8 and G(n) % 8, at n */
    uint8_t *high_back, *low_back; /* the same at room - 1 - n */
    size_t room, length;           /* of the rows; how many values are in them */
    uint8_t *sets;                 /* of successive sums: the values that no split seen so far has */
    size_t first, sums;            /* the first of those sums, and how many they are */
    size_t limit;                  /* what is not below it is missing in the sets; a multiple of 64 */
    size_t next, end;              /* the piles that the sets will do for */
};

/* Do blocks serve the table as it is now? */
bool octal_block_serves(const struct octal_table *table);

/* Room for as many values as the table has room for. False: out of memory. */
bool octal_block_reserve(struct octal_table *table);
void octal_block_free(struct octal_block *block);

/* The value of the table's next pile, where blocks serve it: table->width at most. The pile is below
 * `length`, and a block looks ahead to there. */
unsigned octal_block_value(struct octal_table *table, size_t length);

#endif
