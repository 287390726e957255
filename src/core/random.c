/* SPDX-License-Identifier: MIT */
#include "core/random.h"

#include <assert.h>

struct random random_from_seed(uint64_t seed) {
    return (struct random){seed};
}

uint64_t random_bits(struct random *random) {
    uint64_t z = random->state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

uint64_t random_between(struct random *random, uint64_t low, uint64_t high) {
    assert(low <= high);
    uint64_t span = high - low + 1; /* 0 stands for 2^64 */
    /* lint: the sum wraps around to 0, which cppcheck does not see. */
    if (span == 0) return random_bits(random);
    /* Numbers from the incomplete last stretch would make some results likelier: draw again. */
    uint64_t last = UINT64_MAX - UINT64_MAX % span;
    uint64_t bits;
    do {
        bits = random_bits(random);
    } while (bits >= last);
    return low + bits % span;
}
