/* SPDX-License-Identifier: MIT */
/* Trial division, Miller-Rabin and Pollard's rho. Numbers modulo an odd n are held in Montgomery form, a as
 * a * 2^64 mod n, so that a product costs three multiplications instead of a 128-bit division (P. L.
 * Montgomery, Modular multiplication without trial division, Math. Comp. 44, 1985). */
#include "core/factor.h"

#include <assert.h>
#include <stddef.h>

static uint64_t multiply_high(uint64_t a, uint64_t b) {
    uint64_t a_low = a & 0xffffffff, a_high = a >> 32;
    uint64_t b_low = b & 0xffffffff, b_high = b >> 32;
    uint64_t low = a_low * b_low;
    /* None of these sums can overflow: (2^32 - 1)^2 + 2 (2^32 - 1) = 2^64 - 1. */
    uint64_t middle = a_high * b_low + (low >> 32);
    uint64_t cross = a_low * b_high + (middle & 0xffffffff);
    return a_high * b_high + (middle >> 32) + (cross >> 32);
}

struct modulus {
    uint64_t n;       /* odd, at least 3 */
    uint64_t inverse; /* n * inverse = 1 mod 2^64 */
    uint64_t one;     /* 2^64 mod n, the Montgomery form of 1 */
};

static struct modulus modulus_of(uint64_t n) {
    uint64_t inverse = n; /* correct to 3 bits, since n * n = 1 mod 8; each step doubles them: 96 > 64 */
    for (int i = 0; i < 5; i++) inverse *= 2 - n * inverse;
    return (struct modulus){.n = n, .inverse = inverse, .one = (0 - n) % n};
}

static uint64_t subtract(const struct modulus *m, uint64_t a, uint64_t b) {
    return a >= b ? a - b : a - b + m->n;
}

/* a + b itself may not fit. */
static uint64_t add(const struct modulus *m, uint64_t a, uint64_t b) {
    return subtract(m, a, m->n - b);
}

/* The product and the multiple of n taken off it agree in their lower halves. */
static uint64_t multiply(const struct modulus *m, uint64_t a, uint64_t b) {
    return subtract(m, multiply_high(a, b), multiply_high(a * b * m->inverse, m->n));
}

static uint64_t power(const struct modulus *m, uint64_t base, uint64_t exponent) {
    uint64_t result = m->one;
    for (; exponent > 0; exponent >>= 1) {
        if (exponent & 1) result = multiply(m, result, base);
        base = multiply(m, base, base);
    }
    return result;
}

static bool is_probable_prime(const struct modulus *m, unsigned base) {
    uint64_t odd = m->n - 1, minus_one = m->n - m->one, form = 0;
    unsigned twos = 0;
    for (; odd % 2 == 0; odd /= 2) twos++;
    for (unsigned i = 0; i < base; i++) form = add(m, form, m->one);
    uint64_t x = power(m, form, odd);
    if (x == m->one || x == minus_one) return true;
    while (--twos > 0) {
        x = multiply(m, x, x);
        if (x == minus_one) return true;
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
    struct modulus m = modulus_of(n);
    for (size_t i = 0; i < sizeof bases; i++)
        if (!is_probable_prime(&m, bases[i])) return false;
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
    const struct modulus m = modulus_of(n);
    for (uint64_t c = m.one;; c = add(&m, c, m.one)) {
        uint64_t x = m.one, divisor = 1;
        for (uint64_t steps = 1; divisor == 1; steps *= 2) {
            const uint64_t anchor = x;
            for (uint64_t done = 0; done < steps && divisor == 1; done += BATCH) {
                uint64_t product = m.one;
                for (uint64_t i = done; i < steps && i < done + BATCH; i++) {
                    x = add(&m, multiply(&m, x, x), c);
                    product = multiply(&m, product, subtract(&m, x, anchor));
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
