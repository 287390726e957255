/* SPDX-License-Identifier: MIT */
/* What the benchmarks of numbers share: memory, times in words, and how work grows. */
#ifndef MEASURE_H
#define MEASURE_H

#include "bench.h"

static inline void *measure_get(size_t bytes) {
    void *memory = malloc(bytes);
    if (!memory) exit(1);
    return memory;
}

static inline void measure_say(char *out, size_t size, double seconds) {
    if (seconds < 1e-3)
        snprintf(out, size, "%.2f us", seconds * 1e6);
    else if (seconds < 1)
        snprintf(out, size, "%.2f ms", seconds * 1e3);
    else
        snprintf(out, size, "%.2f s", seconds);
}

/* The logarithm to base 2, bit by bit: libc alone has none. */
static inline double measure_doublings(double ratio) {
    double doublings = 0;
    for (; ratio >= 2; ratio /= 2) doublings += 1;
    for (; ratio < 1; ratio *= 2) doublings -= 1;
    for (double bit = 0.5; bit > 1e-6; bit /= 2) {
        ratio *= ratio;
        if (ratio < 2) continue;
        ratio /= 2;
        doublings += bit;
    }
    return doublings;
}

/* A row with the exponent that fits the times of work of two sizes. */
static inline void measure_growth(const char *work, double small, double large, double times_larger,
                                  const char *theory) {
    double exponent = measure_doublings(large / small) / measure_doublings(times_larger);
    char left[32];
    snprintf(left, sizeof left, "n^%.2f", exponent);
    bench_row(work, left, theory, exponent, "no worse");
}

#endif
