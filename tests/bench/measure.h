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

/* Times of work of several sizes. */
struct measure_growth {
    double size[16], seconds[16]; /* as logarithms */
    size_t n;
};

static inline void measure_add(struct measure_growth *growth, double size, double seconds) {
    growth->size[growth->n] = measure_doublings(size);
    growth->seconds[growth->n++] = measure_doublings(seconds);
}

/* The exponent that fits them best: the slope of the line of least squares through the logarithms. */
static inline double measure_exponent(const struct measure_growth *growth) {
    double size = 0, seconds = 0, above = 0, below = 0;
    for (size_t i = 0; i < growth->n; i++) {
        size += growth->size[i] / (double)growth->n;
        seconds += growth->seconds[i] / (double)growth->n;
    }
    for (size_t i = 0; i < growth->n; i++) {
        above += (growth->size[i] - size) * (growth->seconds[i] - seconds);
        below += (growth->size[i] - size) * (growth->size[i] - size);
    }
    return above / below;
}

/* A row with the exponent beside the theory's, "n^1". A twentieth more is not worse: caches and clocks are no
 * part of the theory. */
static inline void measure_exponent_row(const char *work, double exponent, const char *theory) {
    double expected = strtod(strchr(theory, '^') + 1, NULL);
    char ours[32];
    snprintf(ours, sizeof ours, "%.*s^%.2f", (int)strcspn(theory, "^"), theory, exponent);
    bench_row_judged(work, ours, "-", theory, exponent / expected, "no worse", exponent <= expected + 0.05);
}

static inline void measure_growth_row(const char *work, const struct measure_growth *growth,
                                      const char *theory) {
    measure_exponent_row(work, measure_exponent(growth), theory);
}

/* The same for work of two sizes. */
static inline void measure_growth(const char *work, double small, double large, double times_larger,
                                  const char *theory) {
    measure_exponent_row(work, measure_doublings(large / small) / measure_doublings(times_larger), theory);
}

#endif
