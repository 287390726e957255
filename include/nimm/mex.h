/* SPDX-License-Identifier: MIT */
/* The minimal excluded value. */
#ifndef NIMM_MEX_H
#define NIMM_MEX_H

#include <stddef.h>
#include <stdint.h>

/* Words of working memory that mex needs for n values. */
#define MEX_WORDS(n) ((n) / 64 + 1)

/* The least non-negative integer that is not among values[0..n): 0 for n = 0, never more than n.
 * Linear in n, whatever the values. `seen` is the caller's working memory of MEX_WORDS(n) words; what
 * was in it does not matter. */
uint64_t mex(const uint64_t *values, size_t n, uint64_t *seen);

#endif
