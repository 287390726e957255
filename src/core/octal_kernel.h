/* SPDX-License-Identifier: MIT */
/* The inner loops over the splits of a pile, in the widest form that the machine offers. They look at pairs
 * f[i], r[i]: the value of the one part, i growing, and of the other. All forms give the same answers. */
#ifndef CORE_OCTAL_KERNEL_H
#define CORE_OCTAL_KERNEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* So many bytes of each row are looked at together: what lies behind n up to the end of a block is read, but
 * not heeded. */
enum { OCTAL_KERNEL_BLOCK = 64 };

/* A set of values below OCTAL_KERNEL_VALUES has a bit for each: that of value v is bit v % 8 of byte v / 8.
 */
enum { OCTAL_KERNEL_VALUES = 1024, OCTAL_KERNEL_SET = OCTAL_KERNEL_VALUES / 8 };

/* Pairs of such values, each in two bytes: v / 8 and v % 8. */
struct octal_pairs {
    const uint8_t *high, *low;           /* of the f[i] */
    const uint8_t *high_back, *low_back; /* of the r[i] */
};

/* Some of a block of pairs have sums in a set. */
struct octal_hit {
    uint64_t pairs; /* bit i: pair i of the block does */
    uint32_t set;   /* in which of the sets */
    uint32_t block;
};

enum { OCTAL_KERNEL_SETS = 4 };

struct octal_kernel {
    /* The first i below n with f[i] ^ r[i] = sum, or n. */
    size_t (*find_bytes)(const uint8_t *f, const uint8_t *r, size_t n, uint8_t sum);
    size_t (*find)(const uint16_t *f, const uint16_t *r, size_t n, uint16_t sum);
    /* Makes set[f[i] ^ r[i]] 1 for every i below n, or at least for every value below `limit`, which is a
     * multiple of OCTAL_KERNEL_BLOCK. Reads nothing behind n. */
    void (*mark)(const uint16_t *f, const uint16_t *r, size_t n, uint8_t *set, size_t limit);
    /* The set of all f[i] ^ r[i], i below OCTAL_KERNEL_BLOCK, a bit for each value; all are below 64. */
    uint64_t (*mark_bytes)(const uint8_t *f, const uint8_t *r);
    /* Removes the sums of the first so many blocks of pairs from the set. */
    void (*strike)(const struct octal_pairs *pairs, size_t blocks, uint8_t *set);
    /* Where do sums of pairs lie in one of OCTAL_KERNEL_SETS sets? Those of set k are of the r[i] with the
     * f[i] that come k blocks later. Stores the hits, not more than one for a set and a block, and returns
     * how many. There must be room for one more. */
    size_t (*seek)(const struct octal_pairs *pairs, size_t blocks, const uint8_t *sets,
                   struct octal_hit *hits);
    bool seeks_quickly; /* several pairs at a time */
};

/* The forms that this machine can run, the quickest first, the portable one last; `which` counts from 0.
 * NULL: there are no more. */
const struct octal_kernel *octal_kernel(unsigned which);

#endif
