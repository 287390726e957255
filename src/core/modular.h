/* SPDX-License-Identifier: MIT */
/* Numbers modulo an odd n in Montgomery form: a is held as a * 2^64 mod n, and a product costs three
 * multiplications instead of a 128-bit division (P. L. Montgomery, Modular multiplication without trial
 * division, Math. Comp. 44, 1985). Every number given to a function is below n, and so is what it gives. */
#ifndef CORE_MODULAR_H
#define CORE_MODULAR_H

#include <stdint.h>

#include "nimm/factor.h"

struct modulus {
    uint64_t n;       /* odd, at least 3 */
    uint64_t inverse; /* n * inverse = 1 mod 2^64 */
    uint64_t one;     /* 2^64 mod n, the Montgomery form of 1 */
};

static inline struct modulus modulus_of(uint64_t n) {
    uint64_t inverse = n; /* right to 3 bits, since n * n = 1 mod 8; each step doubles them: 96 > 64 */
    for (int i = 0; i < 5; i++) inverse *= 2 - n * inverse;
    return (struct modulus){.n = n, .inverse = inverse, .one = (0 - n) % n};
}

static inline uint64_t modular_subtract(const struct modulus *m, uint64_t a, uint64_t b) {
    return a >= b ? a - b : a - b + m->n;
}

/* a + b itself may not fit. */
static inline uint64_t modular_add(const struct modulus *m, uint64_t a, uint64_t b) {
    return modular_subtract(m, a, m->n - b);
}

/* The upper 64 bits of a*b: the function of nimm/factor.h, in place. */
static inline uint64_t modular_high(uint64_t a, uint64_t b) {
#ifdef __SIZEOF_INT128__
    __extension__ typedef unsigned __int128 wide;
    return (uint64_t)((wide)a * b >> 64);
#else
    return multiply_high_portable(a, b);
#endif
}

/* The product plus c, which does not lengthen the wait for the product. */
static inline uint64_t modular_multiply_add(const struct modulus *m, uint64_t a, uint64_t b, uint64_t c) {
    uint64_t high = modular_add(m, modular_high(a, b), c);
    return modular_subtract(m, high, modular_high(a * b * m->inverse, m->n)); /* the lower halves are equal */
}

static inline uint64_t modular_multiply(const struct modulus *m, uint64_t a, uint64_t b) {
    uint64_t high = modular_high(a, b);
    return modular_subtract(m, high, modular_high(a * b * m->inverse, m->n));
}

/* The Montgomery form of a number. */
static inline uint64_t modular_form(const struct modulus *m, uint64_t number) {
    uint64_t sum = 0, place = m->one;
    for (; number > 0; number >>= 1, place = modular_add(m, place, place))
        if (number & 1) sum = modular_add(m, sum, place);
    return sum;
}

static inline uint64_t greatest_common_divisor(uint64_t a, uint64_t b) {
    while (b > 0) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

#endif
