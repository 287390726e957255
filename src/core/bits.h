/* SPDX-License-Identifier: MIT */
/* Single bits of a word. */
#ifndef CORE_BITS_H
#define CORE_BITS_H

#include <stdint.h>

/* The number of the lowest bit that is set; word is not 0. */
static inline unsigned bits_lowest(uint64_t word) {
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(word);
#else
    unsigned lowest = 0;
    for (; !(word & 1); word >>= 1) lowest++;
    return lowest;
#endif
}

/* How many bits are set: neighbours are added up, pairs, fours, then all bytes by one product. */
static inline unsigned bits_count(uint64_t word) {
    word -= word >> 1 & UINT64_C(0x5555555555555555);
    word = (word & UINT64_C(0x3333333333333333)) + (word >> 2 & UINT64_C(0x3333333333333333));
    word = (word + (word >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (unsigned)(word * UINT64_C(0x0101010101010101) >> 56);
}

#endif
