/* SPDX-License-Identifier: MIT */
/* Prime numbers and factorization over the whole of uint64_t. */
#ifndef CORE_FACTOR_H
#define CORE_FACTOR_H

#include <stdbool.h>
#include <stdint.h>

/* The product of the first 16 primes exceeds 2^64. */
#define FACTOR_MOST_PRIMES 15

/* A factorization: n different primes, ascending, each with its exponent, 1 to 63. There is no padding, so
 * equal ones are equal bytes. */
struct factors {
    uint64_t prime[FACTOR_MOST_PRIMES];
    uint8_t exponent[FACTOR_MOST_PRIMES];
    uint8_t n;
};

/* True if n is prime: certain, not probable, for every n; 0 and 1 are not prime. */
bool is_prime(uint64_t n);

/* Writes the factorization of n >= 1 (asserted) into the caller's *out; 1 has no factors.
 * The same n always takes the same steps: about two milliseconds at worst, for some products of two primes
 * near 2^32. */
void factor(uint64_t n, struct factors *out);

/* The number of prime factors counted with multiplicity, Omega(n): 0 for 1, at most 63. */
unsigned factor_count(const struct factors *factors);

#endif
