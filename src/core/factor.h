/* SPDX-License-Identifier: MIT */
/* The prime factors of a number. */
#ifndef CORE_FACTOR_H
#define CORE_FACTOR_H

#include <stdint.h>

#define FACTOR_LARGEST UINT64_C(1000000000000)

/* The product of the first 12 primes exceeds FACTOR_LARGEST, and so does 2^40. With room for 15
 * primes a struct has no padding. */
enum { FACTOR_MOST_PRIMES = 15, FACTOR_MOST_COUNT = 39 };

/* A factorization: n different primes, ascending, each with its exponent. Equal ones are equal
 * bytes. */
struct factors {
    uint64_t prime[FACTOR_MOST_PRIMES];
    uint8_t exponent[FACTOR_MOST_PRIMES];
    uint8_t n;
};

/* Writes the factorization of n, 1 to FACTOR_LARGEST (asserted), into the caller's *out; 1 has no
 * factors. It takes about two milliseconds at worst, for a prime near the largest number. */
void factor(uint64_t n, struct factors *out);

/* The number of prime factors counted with multiplicity, Omega(n): 0 for 1, at most
 * FACTOR_MOST_COUNT. */
unsigned factor_count(const struct factors *factors);

#endif
