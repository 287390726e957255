/* SPDX-License-Identifier: MIT */
/* Trial division, Miller-Rabin, Pollard's rho and, for large primes, elliptic curves. */
#include "nimm/factor.h"

#include <assert.h>
#include <stddef.h>

#include "core/factor_curve.h"
#include "core/modular.h"

/* No strong pseudoprime to the first twelve primes lies below 318665857834031151167461 > 2^64
 * (J. Sorenson and J. Webster, Strong pseudoprimes to twelve prime bases, Math. Comp. 86, 2017).
 * They come first in the list; the list as a whole is for trial division. */
#define BASES 12
static const uint8_t small_primes[] = {
    2,   3,   5,   7,   11,  13,  17,  19,  23,  29,  31,  37,  41,  43,  47,  53,  59,  61,
    67,  71,  73,  79,  83,  89,  97,  101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151,
    157, 163, 167, 173, 179, 181, 191, 193, 197, 199, 211, 223, 227, 229, 233, 239, 241, 251,
};
#define SMALL_PRIMES (sizeof small_primes / sizeof small_primes[0])
#define SMALL_SQUARE (257 * 257) /* less than the square of the next prime: prime after trial division */

uint64_t multiply_high_portable(uint64_t a, uint64_t b) {
    uint64_t a_low = a & 0xffffffff, a_high = a >> 32;
    uint64_t b_low = b & 0xffffffff, b_high = b >> 32;
    uint64_t low = a_low * b_low;
    /* None of these sums can overflow: (2^32 - 1)^2 + 2 (2^32 - 1) = 2^64 - 1. */
    uint64_t middle = a_high * b_low + (low >> 32);
    uint64_t cross = a_low * b_high + (middle & 0xffffffff);
    return a_high * b_high + (middle >> 32) + (cross >> 32);
}

uint64_t multiply_high(uint64_t a, uint64_t b) {
    return modular_high(a, b);
}

static uint64_t power(const struct modulus *m, uint64_t base, uint64_t exponent) {
    uint64_t result = m->one;
    for (; exponent > 0; exponent >>= 1) {
        if (exponent & 1) result = modular_multiply(m, result, base);
        base = modular_multiply(m, base, base);
    }
    return result;
}

static bool is_probable_prime(const struct modulus *m, unsigned base) {
    uint64_t odd = m->n - 1, minus_one = m->n - m->one;
    unsigned twos = 0;
    for (; odd % 2 == 0; odd /= 2) twos++;
    uint64_t x = power(m, modular_form(m, base), odd);
    if (x == m->one || x == minus_one) return true;
    while (--twos > 0) {
        x = modular_multiply(m, x, x);
        if (x == minus_one) return true;
    }
    return false;
}

bool is_prime(uint64_t n) {
    if (n < 2) return false;
    for (size_t i = 0; i < BASES; i++)
        if (n % small_primes[i] == 0) return n == small_primes[i];
    struct modulus m = modulus_of(n);
    for (size_t i = 0; i < BASES; i++)
        if (!is_probable_prime(&m, small_primes[i])) return false;
    return true;
}

/* The walk x -> x^2 + c, and the point it is compared with. */
struct walk {
    uint64_t c;
    uint64_t x;
    uint64_t anchor;
};

/* Two walks at once take hardly longer than one, whose steps wait for each other, and the quicker of them is
 * quicker than one alone by the square root of two. */
struct pair {
    struct modulus m;
    struct walk walk[2];
};

static inline uint64_t walk_step(const struct modulus *m, struct walk *walk) {
    walk->x = modular_multiply_add(m, walk->x, walk->x, walk->c);
    return walk->x > walk->anchor ? walk->x - walk->anchor : walk->anchor - walk->x;
}

/* The product of all differences between the points of so many steps and their anchors. */
static uint64_t walk_batch(struct pair *pair, uint64_t steps) {
    const struct modulus m = pair->m;
    struct walk a = pair->walk[0], b = pair->walk[1];
    uint64_t of_a = m.one, of_b = of_a;
    for (uint64_t i = 0; i < steps; i++) {
        of_a = modular_multiply(&m, of_a, walk_step(&m, &a));
        of_b = modular_multiply(&m, of_b, walk_step(&m, &b));
    }
    pair->walk[0] = a;
    pair->walk[1] = b;
    return modular_multiply(&m, of_a, of_b);
}

/* Walks on by at most `steps`, to the first batch of steps in which a factor shows, and gives the
 * factor: 1 when none showed, n when all of them met at one step. */
static uint64_t walk_stretch(struct pair *pair, uint64_t steps) {
    enum { BATCH = 128 };
    uint64_t n = pair->m.n;
    for (uint64_t done = 0; done < steps; done += BATCH) {
        struct pair before = *pair;
        uint64_t divisor =
            greatest_common_divisor(n, walk_batch(pair, steps - done < BATCH ? steps - done : BATCH));
        if (divisor == 1) continue;
        if (divisor < n) return divisor;
        for (unsigned i = 0;; i = !i) { /* all factors showed in one batch: again, step by step */
            divisor = greatest_common_divisor(n, walk_step(&before.m, &before.walk[i]));
            if (divisor > 1) return divisor;
        }
    }
    return 1;
}

/* A proper divisor of an odd composite n, by Pollard's rho in Brent's form (R. P. Brent, An improved
 * Monte Carlo factorization algorithm, BIT 20, 1980): the anchor moves up at every power of two, up to
 * `most`. 1 when none showed so far. Every walk ends, for it is periodic modulo each prime; where all primes
 * meet at once, the next two. */
static uint64_t divisor_by_walk(uint64_t n, uint64_t most) {
    struct pair pair = {.m = modulus_of(n)};
    uint64_t c = 0;
    for (;;) {
        for (unsigned i = 0; i < 2; i++) {
            c = modular_add(&pair.m, c, pair.m.one);
            pair.walk[i] = (struct walk){.c = c, .x = pair.m.one};
        }
        uint64_t divisor = 1;
        for (uint64_t steps = 1; divisor == 1 && steps <= most; steps *= 2) {
            for (unsigned i = 0; i < 2; i++) pair.walk[i].anchor = pair.walk[i].x;
            divisor = walk_stretch(&pair, steps);
        }
        if (divisor < n) return divisor;
    }
}

/* A walk shows small primes first, curves hardly mind how large they are. A walk that goes on ends for
 * certain. */
static uint64_t proper_divisor(uint64_t n) {
    enum { SHORT_WALK = 256, CURVES = 100 };
    uint64_t divisor = divisor_by_walk(n, SHORT_WALK);
    if (divisor > 1) return divisor;
    for (unsigned i = 0; i < CURVES; i++) { /* never: all numbers tried need far fewer */
        divisor = factor_by_curve(n, i);
        if (divisor > 1 && divisor < n) return divisor;
    }
    return divisor_by_walk(n, UINT64_MAX / 2);
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

/* For n > 1 without small primes: so it has at most 7 prime factors, which bounds the recursion. */
static void add_large_primes(struct factors *out, uint64_t n) {
    if (n < SMALL_SQUARE || is_prime(n)) {
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
    for (size_t i = 0; i < SMALL_PRIMES; i++)
        for (; n % small_primes[i] == 0; n /= small_primes[i]) add_prime(out, small_primes[i]);
    if (n > 1) add_large_primes(out, n);
}

unsigned factor_count(const struct factors *factors) {
    unsigned count = 0;
    for (unsigned i = 0; i < factors->n; i++) count += factors->exponent[i];
    return count;
}
