/* SPDX-License-Identifier: MIT */
#include "nimm/mex.h"

#include <stdbool.h>
#include <string.h>

#include "nimm/bits.h"

enum { CHUNK = 32 };

/* n values cannot cover 0..n, so anything above `most` = n cannot matter. Which values are so large no branch
 * could predict: they change nothing in some word or other, not always the same one, that no one waits for
 * it. `mask` is one less than a power of two, below the words there are. */
static void mark_any(const uint64_t *values, size_t n, size_t most, size_t mask, uint64_t *seen) {
    for (size_t i = 0; i < n; i++) {
        uint64_t counts = values[i] <= most, all = 0 - counts;
        seen[(values[i] / 64 & all) | (i & mask & ~all)] |= counts << values[i] % 64;
    }
}

/* Is none of a chunk above `most`, which is below 2^63? Such a one has its own highest bit or, being less
 * than 2^63 above, that of the difference. */
static bool chunk_counts(const uint64_t *values, size_t most) {
    uint64_t top = 0;
    for (size_t i = 0; i < CHUNK; i++) top |= values[i] | (most - values[i]);
    return top >> 63 == 0;
}

/* Mostly all of a chunk count, and need not be looked at one by one. */
static void mark(const uint64_t *values, size_t n, uint64_t *seen) {
    size_t at = 0, mask = 1;
    while (2 * mask <= MEX_WORDS(n)) mask *= 2;
    mask--;
    for (; n - at >= CHUNK; at += CHUNK) {
        const uint64_t *chunk = values + at;
        if (!chunk_counts(chunk, n)) {
            mark_any(chunk, CHUNK, n, mask, seen);
            continue;
        }
        for (size_t i = 0; i < CHUNK; i++) seen[chunk[i] / 64] |= UINT64_C(1) << chunk[i] % 64;
    }
    if (at < n) mark_any(values + at, n - at, n, mask, seen);
}

uint64_t mex(const uint64_t *values, size_t n, uint64_t *seen) {
    memset(seen, 0, MEX_WORDS(n) * sizeof *seen);
    mark(values, n, seen);
    size_t word = 0;
    while (seen[word] == UINT64_MAX) word++;
    return word * 64 + bits_lowest(~seen[word]);
}
