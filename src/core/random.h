/* SPDX-License-Identifier: MIT */
/* Random numbers from a seed: the same seed gives the same numbers on every machine. */
#ifndef CORE_RANDOM_H
#define CORE_RANDOM_H

#include <stdint.h>

struct random {
    uint64_t state;
};

/* Any seed is good. */
struct random random_from_seed(uint64_t seed);

/* 64 random bits (SplitMix64: Steele, Lea and Flood, 2014). */
uint64_t random_bits(struct random *random);

/* Uniform in low..high, both included; low <= high (asserted). */
uint64_t random_between(struct random *random, uint64_t low, uint64_t high);

#endif
