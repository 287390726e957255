/* SPDX-License-Identifier: MIT */
/* The elliptic curve method (H. W. Lenstra, Factoring integers with elliptic curves, Annals of Mathematics
 * 126, 1987) on Montgomery's curves (Speeding the Pollard and elliptic curve methods of factorization, Math.
 * Comp. 48, 1987): a multiple of a point that is the neutral one modulo one prime, but not modulo the other,
 * has a coordinate Z that shows a factor. Curves by Suyama's rule have an order divisible by 12. */
#include "core/factor_curve.h"

#include "core/modular.h"

enum { SECOND = 3000 };

/* Of a point on a curve, only x / z is needed. */
struct point {
    uint64_t x, z;
};

struct curve {
    struct modulus m;
    uint64_t numerator, denominator; /* of (A + 2) / 4 in the equation B y^2 = x^3 + A x^2 + x */
};

static inline uint64_t square(const struct modulus *m, uint64_t a) {
    return modular_multiply(m, a, a);
}

static struct point doubled(const struct curve *curve, struct point p) {
    const struct modulus *m = &curve->m;
    uint64_t sum = square(m, modular_add(m, p.x, p.z)), difference = square(m, modular_subtract(m, p.x, p.z));
    uint64_t four = modular_subtract(m, sum, difference);
    difference = modular_multiply(m, difference, curve->denominator);
    return (struct point){
        modular_multiply(m, sum, difference),
        modular_multiply(m, four, modular_multiply_add(m, curve->numerator, four, difference))};
}

/* p + q, where p - q is known. */
static struct point added(const struct curve *curve, struct point p, struct point q,
                          struct point difference) {
    const struct modulus *m = &curve->m;
    uint64_t a = modular_multiply(m, modular_subtract(m, p.x, p.z), modular_add(m, q.x, q.z));
    uint64_t b = modular_multiply(m, modular_add(m, p.x, p.z), modular_subtract(m, q.x, q.z));
    return (struct point){modular_multiply(m, difference.z, square(m, modular_add(m, a, b))),
                          modular_multiply(m, difference.x, square(m, modular_subtract(m, a, b)))};
}

/* Montgomery's ladder; times >= 1. */
static struct point multiplied(const struct curve *curve, struct point p, uint64_t times) {
    struct point low = p, high = doubled(curve, p);
    int bit = 63;
    while (!(times >> bit & 1)) bit--;
    while (bit-- > 0) {
        struct point sum = added(curve, high, low, p);
        if (times >> bit & 1) {
            low = sum;
            high = doubled(curve, high);
        } else {
            high = sum;
            low = doubled(curve, low);
        }
    }
    return low;
}

/* Suyama's curve of a number above 5, and a point on it; without division, so a24 stays a fraction. */
static struct point start(struct curve *curve, uint64_t sigma) {
    const struct modulus *m = &curve->m;
    uint64_t s = modular_form(m, sigma), s4 = modular_form(m, 4 * sigma);
    uint64_t u = modular_subtract(m, square(m, s), modular_form(m, 5)), v = s4;
    uint64_t u3 = modular_multiply(m, u, square(m, u)), v3 = modular_multiply(m, v, square(m, v));
    uint64_t difference = modular_subtract(m, v, u),
             cube = modular_multiply(m, difference, square(m, difference));
    uint64_t sum = modular_add(m, modular_add(m, u, u), modular_add(m, u, v));
    curve->numerator = modular_multiply(m, cube, sum);
    curve->denominator = modular_multiply(m, modular_form(m, 16), modular_multiply(m, u3, v));
    return (struct point){u3, v3};
}

/* The least common multiple of 1 ... 150, in parts. */
static const uint64_t first_stage[] = {UINT64_C(10327149138580912000), UINT64_C(17245766887319634399),
                                       UINT64_C(9950884883007551231), UINT64_C(2800733)};

/* The product, modulo n, of numbers of which one has a prime p of n as factor, if the order of the point
 * modulo p is what `first_stage` removes and a prime up to SECOND: then the multiples by 60 k and by some odd
 * j below 30 are each other's negatives or equal, and so x_1 z_2 - x_2 z_1 = 0. */
static uint64_t second_stage(const struct curve *curve, struct point p) {
    static const uint8_t odd[] = {0, 3, 5,  6,
                                  8, 9, 11, 14}; /* 2 i + 1 for these i: no factor in common with 30 */
    const struct modulus *m = &curve->m;
    struct point small[15], two = doubled(curve, p), step, before, giant;
    uint64_t products[15], result = p.z;
    small[0] = p;
    small[1] = added(curve, two, p, p);
    for (unsigned i = 2; i < 15; i++) small[i] = added(curve, small[i - 1], two, small[i - 2]);
    for (unsigned i = 0; i < 15; i++) products[i] = modular_multiply(m, small[i].x, small[i].z);
    before = step = doubled(curve, doubled(curve, small[7]));
    giant = doubled(curve, step);
    for (unsigned k = 2; k <= SECOND / 60; k++) {
        uint64_t product = modular_multiply(m, giant.x, giant.z);
        for (unsigned i = 0; i < sizeof odd; i++) {
            struct point q = small[odd[i]];
            uint64_t cross =
                modular_multiply_add(m, modular_subtract(m, giant.x, q.x), modular_add(m, giant.z, q.z),
                                     modular_subtract(m, products[odd[i]], product));
            result = modular_multiply(m, result, cross);
        }
        struct point next = added(curve, giant, step, before);
        before = giant;
        giant = next;
    }
    return result;
}

uint64_t factor_by_curve(uint64_t n, unsigned which) {
    struct curve curve = {.m = modulus_of(n)};
    struct point p = start(&curve, 6 + which);
    for (unsigned i = 0; i < sizeof first_stage / sizeof first_stage[0]; i++)
        p = multiplied(&curve, p, first_stage[i]);
    return greatest_common_divisor(n, second_stage(&curve, p));
}
