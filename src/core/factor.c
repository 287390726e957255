/* SPDX-License-Identifier: MIT */
/* Trial division, Miller-Rabin and Pollard's rho. */
#include "core/factor.h"

#include <assert.h>
#include <stddef.h>

/* a + b modulo n, of which a is below n and b at most n; the sum itself may not fit. */
static uint64_t add(uint64_t a, uint64_t b, uint64_t n) {
    return a >= n - b ? a - (n - b) : a + b;
}

/* a * b modulo n, both below n, by doubling and adding: no product of 64 bits and 64 fits. */
static uint64_t multiply(uint64_t a, uint64_t b, uint64_t n) {
    uint64_t product = 0;
    for (; b > 0; b >>= 1) {
        if (b & 1) product = add(product, a, n);
        a = add(a, a, n);
    }
    return product;
}

static uint64_t power(uint64_t base, uint64_t exponent, uint64_t n) {
    uint64_t result = 1;
    for (; exponent > 0; exponent >>= 1) {
        if (exponent & 1) result = multiply(result, base, n);
        base = multiply(base, base, n);
    }
    return result;
}

static bool is_probable_prime(uint64_t n, uint64_t base) {
    uint64_t odd = n - 1;
    unsigned twos = 0;
    for (; odd % 2 == 0; odd /= 2) twos++;
    uint64_t x = power(base, odd, n);
    if (x == 1 || x == n - 1) return true;
    while (--twos > 0) {
        x = multiply(x, x, n);
        if (x == n - 1) return true;
    }
    return false;
}

/* No strong pseudoprime to the first twelve primes lies below 318665857834031151167461 > 2^64
 * (J. Sorenson and J. Webster, Strong pseudoprimes to twelve prime bases, Math. Comp. 86, 2017). */
bool is_prime(uint64_t n) {
    static const uint8_t bases[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    if (n < 2) return false;
    for (size_t i = 0; i < sizeof bases; i++)
        if (n % bases[i] == 0) return n == bases[i];
    for (size_t i = 0; i < sizeof bases; i++)
        if (!is_probable_prime(n, bases[i])) return false;
    return true;
}

static uint64_t greatest_common_divisor(uint64_t a, uint64_t b) {
    while (b > 0) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* A proper divisor of an odd composite n without small primes, by Pollard's rho in Brent's form (R. P. Brent,
 * An improved Monte Carlo factorization algorithm, BIT 20, 1980): the walk x -> x^2 + c is periodic modulo
 * each prime, so some prime divides its distance from an anchor, which moves up at every power of two. Many
 * distances are multiplied before one greatest common divisor is taken; where that shows all primes at once,
 * the next c is tried. */
static uint64_t proper_divisor(uint64_t n) {
    enum { BATCH = 128 };
    for (uint64_t c = 1;; c++) {
        uint64_t x = 1, divisor = 1;
        for (uint64_t steps = 1; divisor == 1; steps *= 2) {
            const uint64_t anchor = x;
            for (uint64_t done = 0; done < steps && divisor == 1; done += BATCH) {
                uint64_t product = 1;
                for (uint64_t i = done; i < steps && i < done + BATCH; i++) {
                    x = add(multiply(x, x, n), c, n);
                    product = multiply(product, add(x, n - anchor, n), n);
                }
                divisor = greatest_common_divisor(n, product);
            }
        }
        if (divisor < n) return divisor;
    }
}

/* Enters a prime in its place in the ascending list. */
static void add_prime(struct factors *out, uint64_t prime) {
    unsigned i = out->n;
    while (i > 0 && out->prime[i - 1] >= prime) i--;
    if (i < out->n && out->prime[i] == prime) {
        out->exponent[i]++;
        return;
    }
    assert(out->n < FACTOR_MOST_PRIMES);
    for (unsigned k = out->n++; k > i; k--) {
        out->prime[k] = out->prime[k - 1];
        out->exponent[k] = out->exponent[k - 1];
    }
    out->prime[i] = prime;
    out->exponent[i] = 1;
}

enum { SMALL = 1 << 16 }; /* primes below it are found by trial division */

/* For n > 1 without small primes: so it has at most 3 prime factors, which bounds the recursion. */
static void add_large_primes(struct factors *out, uint64_t n) {
    if (is_prime(n)) {
        add_prime(out, n);
        return;
    }
    uint64_t divisor = proper_divisor(n);
    add_large_primes(out, divisor);
    add_large_primes(out, n / divisor);
}

void factor(uint64_t n, struct factors *out) {
    assert(n > 0);
    *out = (struct factors){0};
    for (uint64_t p = 2; p < SMALL && p * p <= n; p += p == 2 ? 1 : 2)
        for (; n % p == 0; n /= p) add_prime(out, p);
    if (n > 1) add_large_primes(out, n);
}

unsigned factor_count(const struct factors *factors) {
    unsigned count = 0;
    for (unsigned i = 0; i < factors->n; i++) count += factors->exponent[i];
    return count;
}
