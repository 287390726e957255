/* SPDX-License-Identifier: MIT */
/* Trial division: half a million candidates at most. */
#include "core/factor.h"

#include <assert.h>

/* Divides the prime out of *n as often as it can be, and adds it with its exponent if it divides at
 * all. */
static void take_out(uint64_t prime, uint64_t *n, struct factors *out) {
    uint8_t exponent = 0;
    for (; *n % prime == 0; *n /= prime) exponent++;
    if (exponent == 0) return;
    assert(out->n < FACTOR_MOST_PRIMES);
    out->prime[out->n] = prime;
    out->exponent[out->n++] = exponent;
}

void factor(uint64_t n, struct factors *out) {
    assert(n >= 1 && n <= FACTOR_LARGEST);
    *out = (struct factors){0};
    take_out(2, &n, out);
    for (uint64_t p = 3; p * p <= n; p += 2) take_out(p, &n, out);
    if (n > 1) take_out(n, &n, out);
}

unsigned factor_count(const struct factors *factors) {
    unsigned count = 0;
    for (unsigned i = 0; i < factors->n; i++) count += factors->exponent[i];
    return count;
}
