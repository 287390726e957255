/* SPDX-License-Identifier: MIT */
/* Values and periods of take-and-break codes beside the plain method, which looks at every split. */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "core/octal_table.h"
#include "measure.h"
#include "nimm/octal.h"
#include "nimm/text.h"

enum { RUNS = 5 };

static struct octal_code code_of(const char *string) {
    struct octal_code code;
    struct text why = {0};
    if (!octal_parse(string, &code, &why)) exit(1);
    return code;
}

/* The seconds for n values, whether they have a period or not; the median of some runs. Where `values` is not
 * NULL, they go there. */
static double time_table(const char *string, size_t n, int runs, uint16_t *values) {
    const struct octal_code code = code_of(string);
    double times[RUNS];
    for (int i = 0; i < runs; i++) {
        struct octal_table table;
        double begun = bench_seconds();
        if (!octal_table_start(&table, &code) || !octal_table_reserve(&table, n) ||
            octal_table_extend(&table, n) != OCTAL_OK)
            exit(1);
        times[i] = bench_seconds() - begun;
        if (values) memcpy(values, table.values, n * sizeof *values);
        octal_table_free(&table);
    }
    return bench_median(times, (size_t)runs);
}

static double time_plain(const char *string, size_t n, uint16_t *values) {
    const struct octal_code code = code_of(string);
    double begun = bench_seconds();
    if (octal_values_plain(&code, values, n) != OCTAL_OK) exit(1);
    return bench_seconds() - begun;
}

static void check_equal(const char *string, const uint16_t *ours, const uint16_t *plain, size_t n) {
    if (memcmp(ours, plain, n * sizeof *ours) == 0) return;
    printf("0%s: the values differ\n", string);
    exit(1);
}

static void bench_all_values(const char *work, const char *string, size_t n) {
    uint16_t *ours = measure_get(n * sizeof *ours), *plain = measure_get(n * sizeof *plain);
    char left[32], right[32];
    double a = time_table(string, n, RUNS, ours), b = time_plain(string, n, plain);
    check_equal(string, ours, plain, n);
    measure_say(left, sizeof left, a);
    measure_say(right, sizeof right, b);
    bench_row(work, left, right, b / a, ">= 30");
    free(ours);
    free(plain);
}

/* Both per value, for the plain method would take hours as far as that. */
static void bench_sparse(const char *work, const char *string, size_t n, const char *target,
                         uint64_t expected) {
    const size_t few = 200000;
    uint16_t *ours = measure_get(n * sizeof *ours), *plain = measure_get(few * sizeof *plain);
    char left[32], right[32];
    double a = time_table(string, n, 3, ours) / (double)n, b = time_plain(string, few, plain) / (double)few;
    uint64_t hash = 0;
    check_equal(string, ours, plain, few);
    for (size_t i = 0; i < n; i++) hash = hash * UINT64_C(1099511628211) + ours[i];
    snprintf(left, sizeof left, "%.2e /s", 1 / a);
    snprintf(right, sizeof right, "%.2e /s", 1 / b);
    bench_row_judged(work, left, "-", right, b / a, target, 1 / a >= strtod(target + 3, NULL));
    if (expected && hash != expected) {
        printf("0%s: the hash is %016llx\n", string, (unsigned long long)hash);
        exit(1);
    }
    free(ours);
    free(plain);
}

/* The same memory for both, and both in turn. */
static void bench_fill(const char *work, const char *string) {
    const size_t n = 100000000;
    const struct octal_code code = code_of(string);
    uint16_t *values = measure_get(n * sizeof *values);
    double ours[RUNS], other[RUNS];
    char left[32], right[32];
    memset(values, 1, n * sizeof *values);
    for (int i = 0; i < RUNS; i++) {
        double begun = bench_seconds();
        struct octal_sequence *sequence = octal_sequence_new(&code, 0);
        if (!sequence || octal_values(sequence, values, n) != OCTAL_OK) exit(1);
        ours[i] = bench_seconds() - begun;
        octal_sequence_free(sequence);
        begun = bench_seconds();
        memset(values, i + 2, n * sizeof *values);
        other[i] = bench_seconds() - begun;
        if (values[n - 1] == 0) exit(1);
    }
    double a = bench_median(ours, RUNS), b = bench_median(other, RUNS);
    measure_say(left, sizeof left, a);
    measure_say(right, sizeof right, b);
    bench_row(work, left, right, b / a, ">= 0.8");
    free(values);
}

static void bench_period(const char *string, uint64_t preperiod, uint64_t period, double most) {
    const struct octal_code code = code_of(string);
    struct octal_sequence *sequence = octal_sequence_new(&code, 50000000);
    struct octal_period found;
    char work[64], left[32], right[32], target[32];
    double begun = bench_seconds();
    if (!sequence) exit(1);
    bool right_one = octal_period(sequence, &found) == OCTAL_OK && found.proved &&
                     found.preperiod == preperiod && found.period == period;
    double time = bench_seconds() - begun;
    snprintf(work, sizeof work, "the period of %s, proved%s", string, right_one ? "" : ": WRONG");
    measure_say(left, sizeof left, time);
    snprintf(right, sizeof right, "%zu values", octal_sequence_length(sequence));
    snprintf(target, sizeof target, "<= %.0f s", most);
    bench_row_judged(work, left, "-", right, 0, target, right_one && time <= most);
    octal_sequence_free(sequence);
    if (!right_one) exit(1);
}

static void bench_growth(const char *work, const char *string, size_t n, const char *theory) {
    measure_growth(work, time_table(string, n, 3, NULL), time_table(string, 2 * n, 3, NULL), 2, theory);
}

int main(void) {
    bench_all_values("0.77 to 10^5, without its period; plain", ".77", 100000);
    bench_all_values("0.007 to 10^5; plain", ".007", 100000);
    bench_fill("0.77 to 10^8, proved and copied; memset", ".77");
    bench_fill("0.07 to 10^8, proved and copied; memset", ".07");
    bench_sparse("0.106 to 10^7; plain to 2 10^5", ".106", 10000000, ">= 3e7 /s", 0);
    bench_sparse("0.6 to 10^6; plain to 2 10^5", ".6", 1000001, ">= 1e6 /s", UINT64_C(0x7EC276A33564D750));
    bench_period("0.156", 3479, 349, 1);
    bench_period("0.356", 7315, 142, 1);
    bench_period("0.644", 3256, 442, 1);
    bench_period("0.165", 5181, 1550, 1);
    bench_period("0.16", 105351, 149459, 10);
    bench_period("0.56", 326640, 144, 10);
    bench_period("0.127", 46578, 4, 10);
    bench_period("0.376", 2268248, 4, 120);
    bench_period("0.354", 10061916, 1180, 120);
    bench_growth("growth of the values of 0.106 from 2 10^6", ".106", 2000000, "n^1");
    bench_growth("growth of the values of 0.6 from 2 10^5", ".6", 200000, "n^1");
    bench_growth("growth of the values of 0.007 from 4 10^4", ".007", 40000, "n^2");
    return 0;
}
