/* SPDX-License-Identifier: MIT */
/* The inner loops over the splits of a pile, in the widest form that the machine offers. They look at pairs
 * f[i], r[i]: the value of the one part, i growing, and of the other. All forms give the same answers. */
#ifndef CORE_OCTAL_KERNEL_H
#define CORE_OCTAL_KERNEL_H

#include <stddef.h>
#include <stdint.h>

/* So many bytes of each row are looked at together: what lies behind n up to the end of a block is read, but
 * not heeded. */
enum { OCTAL_KERNEL_BLOCK = 64 };

struct octal_kernel {
    /* The first i below n with f[i] ^ r[i] = sum, or n. */
    size_t (*find_bytes)(const uint8_t *f, const uint8_t *r, size_t n, uint8_t sum);
    size_t (*find)(const uint16_t *f, const uint16_t *r, size_t n, uint16_t sum);
    /* Makes set[f[i] ^ r[i]] 1 for every i below n, or at least for every value below `limit`, which is a
     * multiple of OCTAL_KERNEL_BLOCK. Reads nothing behind n. */
    void (*mark)(const uint16_t *f, const uint16_t *r, size_t n, uint8_t *set, size_t limit);
    /* The set of all f[i] ^ r[i], i below OCTAL_KERNEL_BLOCK, a bit for each value; all are below 64. */
    uint64_t (*mark_bytes)(const uint8_t *f, const uint8_t *r);
};

/* The forms that this machine can run, the quickest first, the portable one last; `which` counts from 0.
 * NULL: there are no more. */
const struct octal_kernel *octal_kernel(unsigned which);

#endif
