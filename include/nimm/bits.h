/* SPDX-License-Identifier: MIT */
/* Single bits of a word. */
#ifndef NIMM_BITS_H
#define NIMM_BITS_H

#include <stdint.h>

/* The number of the lowest bit that is set; word is not 0. */
static inline unsigned bits_lowest(uint64_t word) {
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(word);
#else
    unsigned bit = 0;
    for (; !(word & 1); word >>= 1) bit++;
    return bit;
#endif
}

/* How many bits are set. */
static inline unsigned bits_count(uint64_t word) {
    unsigned n = 0;
    for (; word; word &= word - 1) n++;
    return n;
}

#endif
