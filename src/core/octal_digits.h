/* SPDX-License-Identifier: MIT */
/* What the digits of a code allow. */
#ifndef CORE_OCTAL_DIGITS_H
#define CORE_OCTAL_DIGITS_H

#include <stdbool.h>
#include <stdint.h>

enum {
    OCTAL_EMPTIES = 1,
    OCTAL_LEAVES_ONE = 2,
    OCTAL_LEAVES_TWO = 4,
    OCTAL_SUBTRACTS = OCTAL_EMPTIES | OCTAL_LEAVES_ONE,
};

/* May a move that leaves `rest` in all leave it unsplit? */
static inline bool octal_keeps_whole(unsigned digit, uint64_t rest) {
    return digit & (rest == 0 ? OCTAL_EMPTIES : OCTAL_LEAVES_ONE);
}

/* How many ways there are to leave `rest` as two piles: the smaller is any of 1 to this number. */
static inline uint64_t octal_count_of_splits(unsigned digit, uint64_t rest) {
    return digit & OCTAL_LEAVES_TWO ? rest / 2 : 0;
}

#endif
