/* SPDX-License-Identifier: MIT */
#include "nimm/mex.h"

#include <string.h>

uint64_t mex(const uint64_t *values, size_t n, uint64_t *seen) {
    /* n values cannot cover 0..n, so anything from n + 1 on cannot matter. */
    memset(seen, 0, MEX_WORDS(n) * sizeof *seen);
    for (size_t i = 0; i < n; i++)
        if (values[i] <= n) seen[values[i] / 64] |= UINT64_C(1) << values[i] % 64;
    size_t word = 0;
    while (seen[word] == UINT64_MAX) word++;
    uint64_t bit = 0;
    while (seen[word] >> bit & 1) bit++;
    return word * 64 + bit;
}
