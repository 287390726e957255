/* SPDX-License-Identifier: MIT */
#include "nimm/mex.h"

#include <string.h>

#include "nimm/bits.h"

/* n values cannot cover 0..n, so anything from n + 1 on cannot matter. Which values are so large no branch
 * could predict: they change nothing in some word or other, not always the same one, that no one waits for
 * it. */
static void mark(const uint64_t *values, size_t n, uint64_t *seen) {
    size_t mask = 1;
    while (2 * mask <= MEX_WORDS(n)) mask *= 2;
    mask--;
    for (size_t i = 0; i < n; i++) {
        uint64_t counts = values[i] <= n, all = 0 - counts;
        seen[(values[i] / 64 & all) | (i & mask & ~all)] |= counts << values[i] % 64;
    }
}

uint64_t mex(const uint64_t *values, size_t n, uint64_t *seen) {
    memset(seen, 0, MEX_WORDS(n) * sizeof *seen);
    mark(values, n, seen);
    size_t word = 0;
    while (seen[word] == UINT64_MAX) word++;
    return word * 64 + bits_lowest(~seen[word]);
}
