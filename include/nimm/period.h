/* SPDX-License-Identifier: MIT */
/* Periods of a table of values: for every length at once, how far back the end of the table repeats. */
#ifndef NIMM_PERIOD_H
#define NIMM_PERIOD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What a theorem (or a guess) asks for. A period p that holds from the value numbered e to the end of
 * the table is accepted when, with E = max(e, least_preperiod),
 *     preperiods * E + periods * p + values <= n     and     e <= most_preperiod. */
struct period_rule {
    uint64_t preperiods;
    uint64_t periods;
    uint64_t values;
    uint64_t least_preperiod;
    uint64_t most_preperiod;
};

/* For each p in 1..n-1, runs[p] = how many of the last values equal the value p places before them,
 * counted back from the end until the first that does not. `runs` has room for n numbers; runs[0] = n.
 * Linear in n. n is at most 2^32 - 1. */
void period_runs(const uint16_t *values, size_t n, uint32_t *runs);

/* The same for p up to `most` only; `runs` has room for most + 1 numbers. */
void period_runs_to(const uint16_t *values, size_t n, size_t most, uint32_t *runs);

/* The largest period that the rule can accept in a table of n values; 0: none. rule->periods is not 0. */
size_t period_most(const struct period_rule *rule, size_t n);

/* The number of values that the rule asks for when the period p holds from e on. */
uint64_t period_window(const struct period_rule *rule, uint64_t preperiod, uint64_t period);

/* The least period that the rule accepts, and the least preperiod from which it holds in the table;
 * false when there is none. `runs` as period_runs left it, or period_runs_to as far as period_most. Linear
 * in n. */
bool period_find(const uint32_t *runs, size_t n, const struct period_rule *rule, uint64_t *preperiod,
                 uint64_t *period);

#endif
