/* SPDX-License-Identifier: MIT */
/* The elliptic curve method, for numbers up to 64 bits. */
#ifndef CORE_FACTOR_CURVE_H
#define CORE_FACTOR_CURVE_H

#include <stdint.h>

/* A divisor of an odd n above 2, found on the curve with this number: 1 or n as a rule, but often enough a
 * proper one. About ten microseconds. */
uint64_t factor_by_curve(uint64_t n, unsigned which);

#endif
