/* SPDX-License-Identifier: MIT */
/* Exact counts up to 2^128 - 1: a pile of 2^64 - 1 stones alone can have more than 2^64 moves. */
#ifndef NIMM_COUNT_H
#define NIMM_COUNT_H

#include <stdbool.h>
#include <stdint.h>

struct text;

/* The number high * 2^64 + low; {0} is zero. */
struct count {
    uint64_t high;
    uint64_t low;
};

/* Adds in place. The sum must stay below 2^128 (asserted). */
void count_add(struct count *count, uint64_t n);
void count_add_count(struct count *count, struct count n);

bool count_is_zero(struct count count);

/* Negative, zero or positive as a is less than, equal to or more than b. */
int count_compare(struct count a, struct count b);

/* Decimal, without separators. */
void count_print(struct count count, struct text *text);

#endif
