/* SPDX-License-Identifier: MIT */
/* The values of a take-and-break code in order, each from as few splits as prove its mex. */
#ifndef CORE_OCTAL_TABLE_H
#define CORE_OCTAL_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/octal_block.h"
#include "core/octal_kernel.h"
#include "nimm/octal.h"

enum {
    OCTAL_VALUES = 65536, /* values are below it: 16 bits hold them, and the nim-sum of two of them */
    OCTAL_NARROW = 64,    /* as long as they are below this, sets of them are words */
    OCTAL_LANES = 4,      /* of so many sums some options are looked at together */
};

/* Two colours for the piles. The split of a pile into a and b is mixed when their colours differ, and
 * G(a) ^ G(b) alone, with a + b, tells whether it is: see octal_is_mixed. */
struct octal_colours {
    bool useful;
    uint8_t by_size; /* 1: the colour depends on the pile's size, odd or even, too */
    uint8_t common;  /* the colour of most piles */
    uint16_t mask;   /* of the bits of a value that it depends on */
};

struct octal_rare {
    uint32_t pile;
    uint32_t value;
};

struct octal_table {
    struct octal_code code;
    uint32_t least_split, largest_split; /* of the takes that may leave two piles; 0 when there is none */

    uint16_t *values; /* G(0) ... G(length - 1) */
    size_t length, capacity;
    size_t width;           /* all values are below it; a power of two */
    size_t limit;           /* of wide values, most are below it; a multiple of OCTAL_KERNEL_BLOCK */
    size_t prefix;          /* splits with a part up to this are always looked at */
    size_t sample, samples; /* and those with one of so many parts from this one */

    /* From the end, G(n) at [capacity - 1 - n]; and while the values are narrow, both ways as bytes instead.
     */
    uint16_t *back;
    uint8_t *bytes, *bytes_back;

    struct octal_colours colours;
    struct octal_rare *rare; /* the piles of the rare colour beyond the prefix, ascending */
    size_t rares, rares_most;
    size_t near;        /* how many of them leave more than the prefix, too: see octal_fill.c */
    bool lanes_made;    /* is the group of sums begun that the next one is in? */
    bool sets_made;     /* are the sets there that the next pile needs besides its newest? */
    size_t beyond;      /* how many values were not below the limit since the last review */
    size_t next_review; /* the length at which the colours are chosen anew */
    uint64_t steps;     /* the work done: see octal_table_extend */
    uint64_t pause;

    struct octal_block block; /* where no colours are useful */
    const struct octal_kernel *kernel;
    size_t ring;   /* a power of two: the piles to be split whose sets are kept at a time */
    uint8_t *sets; /* ring + 1 of them, a byte for each value and a 0 behind */
};

/* Does G(a) ^ G(b) = value, a + b = sum, mean that a and b differ in colour? The colour of a pile is the
 * parity of its value's ones under the mask (plus its size), and parities add. */
static inline bool octal_is_mixed(const struct octal_colours *colours, unsigned value, size_t sum) {
    unsigned parity = value & colours->mask;
    parity ^= parity >> 8;
    parity ^= parity >> 4;
    return colours->useful && ((0x6996u >> (parity & 15) ^ (unsigned)(sum & colours->by_size)) & 1);
}

static inline bool octal_is_rare(const struct octal_colours *colours, unsigned value, size_t pile) {
    return octal_is_mixed(colours, value, pile) != colours->common;
}

/* All zero but the code is an empty table. False: out of memory. Free it in any case. */
bool octal_table_start(struct octal_table *table, const struct octal_code *code);
void octal_table_free(struct octal_table *table);

/* Room for so many values. False: out of memory; the values are still there. */
bool octal_table_reserve(struct octal_table *table, size_t capacity);

/* Continues to `length` values, for which there must be room, or pauses behind the value for which
 * table->steps reaches table->pause (at first UINT64_MAX). A step is about a pair of parts looked at, a
 * nanosecond; the same values take as many on every machine, whatever its kernel. OCTAL_TOO_LARGE when the
 * next value would be OCTAL_VALUES. Whatever happens, the values up to table->length are right. */
enum octal_result octal_table_extend(struct octal_table *table, size_t length);

/* Continues to `length` values at most: stops early behind the first value that is table->width, when the
 * list of rare piles is full, where a pause is due, and before a value of OCTAL_VALUES. */
void octal_fill(struct octal_table *table, size_t length);

#endif
