/* SPDX-License-Identifier: MIT */
/* The Z-function of the table read backwards (Gusfield, Algorithms on Strings, 1997, section 1.3):
 * its entry p is the length of the longest common prefix of the reversed table and the reversed table
 * without its first p values, which is how long the end of the table repeats with period p. */
#include "nimm/period.h"

#include <assert.h>

/* Lengthens a match of the ends that are `shift` apart, `length` of which is known. */
static size_t lengthen(const uint16_t *values, size_t n, size_t shift, size_t length) {
    const uint16_t *last = values + n - 1;
    while (shift + length < n && *(last - length) == *(last - length - shift)) length++;
    return length;
}

void period_runs_to(const uint16_t *values, size_t n, size_t most, uint32_t *runs) {
    assert(n <= UINT32_MAX);
    if (n > 0) runs[0] = (uint32_t)n;
    /* [start, end) is the match found so far that reaches furthest; inside it runs are copies of earlier
     * ones. */
    size_t start = 0, end = 0;
    for (size_t p = 1; p < n && p <= most; p++) {
        size_t run = 0;
        if (p < end) run = runs[p - start] < end - p ? runs[p - start] : end - p;
        run = lengthen(values, n, p, run);
        if (p + run > end) {
            start = p;
            end = p + run;
        }
        runs[p] = (uint32_t)run;
    }
}

void period_runs(const uint16_t *values, size_t n, uint32_t *runs) {
    period_runs_to(values, n, n, runs);
}

size_t period_most(const struct period_rule *rule, size_t n) {
    uint64_t others = rule->preperiods * rule->least_preperiod + rule->values;
    assert(rule->periods > 0);
    if (n < 2 || n <= others) return 0;
    uint64_t most = (n - others) / rule->periods;
    return most < n ? (size_t)most : n - 1;
}

uint64_t period_window(const struct period_rule *rule, uint64_t preperiod, uint64_t period) {
    uint64_t e = preperiod < rule->least_preperiod ? rule->least_preperiod : preperiod;
    return rule->preperiods * e + rule->periods * period + rule->values;
}

bool period_find(const uint32_t *runs, size_t n, const struct period_rule *rule, uint64_t *preperiod,
                 uint64_t *period) {
    size_t most = period_most(rule, n);
    for (size_t p = 1; p <= most; p++) {
        uint64_t e = n - p - runs[p];
        if (e <= rule->most_preperiod && period_window(rule, e, p) <= n) {
            *preperiod = e;
            *period = p;
            return true;
        }
    }
    return false;
}
