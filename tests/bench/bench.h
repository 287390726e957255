/* SPDX-License-Identifier: MIT */
/* What the benchmarks share: clocks, medians, and the rows of the table. */
#ifndef BENCH_H
#define BENCH_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static inline double bench_clock(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Seconds of this process on its processor: what else the machine is doing does not count. */
static inline double bench_seconds(void) {
    return bench_clock(CLOCK_PROCESS_CPUTIME_ID);
}

/* Seconds that pass for everybody, to time other programs by. */
static inline double bench_wall(void) {
    return bench_clock(CLOCK_MONOTONIC);
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

/* A row: work | ours | worst | comparator | ratio | target | whether it is reached. tests/tools/bench writes
 * the line above them, and counts the last column. `worst` is "-" where tails are not heavy; a ratio of 0 is
 * none. */
static inline void bench_line(const char *work, const char *ours, const char *worst, const char *comparator,
                              double ratio, const char *target, const char *verdict) {
    char shown[32] = "-"; /* where nothing is compared */
    if (ratio > 0) snprintf(shown, sizeof shown, ratio < 0.1 ? "%.4f" : "%.2f", ratio);
    if (*target == '\0') target = "-";
    printf("%-53s %12s %10s %13s %8s  %-10s %s\n", work, ours, worst, comparator, shown, target, verdict);
    fflush(stdout);
}

/* What is to be said of a target such as ">= 40" or "<= 2", which the ratio is to reach; nothing of others.
 */
static inline const char *bench_verdict(double ratio, const char *target) {
    bool least = strncmp(target, ">= ", 3) == 0, most = strncmp(target, "<= ", 3) == 0;
    if (!least && !most) return "";
    double aim = strtod(target + 3, NULL);
    return (least ? ratio >= aim : ratio <= aim) ? "ok" : "MISSED";
}

static inline void bench_row(const char *work, const char *ours, const char *comparator, double ratio,
                             const char *target) {
    bench_line(work, ours, "-", comparator, ratio, target, bench_verdict(ratio, target));
}

static inline void bench_row_worst(const char *work, const char *ours, const char *worst,
                                   const char *comparator, double ratio, const char *target) {
    bench_line(work, ours, worst, comparator, ratio, target, bench_verdict(ratio, target));
}

/* Where something else than the ratio is to reach the target. */
static inline void bench_row_judged(const char *work, const char *ours, const char *worst,
                                    const char *comparator, double ratio, const char *target, bool reached) {
    bench_line(work, ours, worst, comparator, ratio, target, reached ? "ok" : "MISSED");
}

#endif
