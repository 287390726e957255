/* SPDX-License-Identifier: MIT */
/* What the benchmarks share: a clock, medians, and the row of the table. */
#ifndef BENCH_H
#define BENCH_H

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static inline double bench_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static inline int bench_by_size(const void *a, const void *b) {
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

/* Sorts the figures. */
static inline double bench_median(double *figures, size_t n) {
    qsort(figures, n, sizeof *figures, bench_by_size);
    return n % 2 ? figures[n / 2] : (figures[n / 2 - 1] + figures[n / 2]) / 2;
}

/* work | ours | comparator | ratio | target */
static inline void bench_row(const char *work, const char *ours, const char *comparator, double ratio,
                             const char *target) {
    char shown[32] = "-"; /* where nothing is compared */
    if (ratio > 0) snprintf(shown, sizeof shown, "%.2f", ratio);
    printf("%-52s %14s %14s %9s  %s\n", work, ours, comparator, shown, target);
    fflush(stdout);
}

#endif
