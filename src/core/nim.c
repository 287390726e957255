/* SPDX-License-Identifier: MIT */
#include "core/nim.h"

#include <string.h>

#include "core/text.h"

uint64_t nimm_sum(const uint64_t *piles, size_t n) {
    uint64_t sum = 0;
    for (size_t i = 0; i < n; i++) sum ^= piles[i];
    return sum;
}

/* n values cannot cover 0..n, so what is above n does not matter. */
uint64_t nimm_mex(const uint64_t *values, size_t n, uint64_t *seen) {
    memset(seen, 0, NIMM_MEX_WORDS(n) * sizeof *seen);
    for (size_t i = 0; i < n; i++)
        if (values[i] <= n) seen[values[i] / 64] |= UINT64_C(1) << values[i] % 64;
    uint64_t least = 0;
    while (seen[least / 64] == UINT64_MAX) least += 64;
    while (seen[least / 64] >> least % 64 & 1) least++;
    return least;
}

bool nim_pile_balances(uint64_t pile, uint64_t sum) {
    return (pile ^ sum) < pile;
}

unsigned nim_grid_columns(const uint64_t *piles, size_t n) {
    uint64_t any = 0;
    for (size_t i = 0; i < n; i++) any |= piles[i];
    unsigned columns = 0;
    while (columns < 64 && any >> columns) columns++;
    return columns;
}

size_t nim_count_large(const uint64_t *piles, size_t n, size_t *ones) {
    size_t large = 0;
    *ones = 0;
    for (size_t i = 0; i < n; i++) {
        large += piles[i] > 1;
        *ones += piles[i] == 1;
    }
    return large;
}

size_t nim_powers(uint64_t number, uint64_t powers[64]) {
    size_t n = 0;
    for (unsigned c = 64; c-- > 0;)
        if (number >> c & 1) powers[n++] = UINT64_C(1) << c;
    return n;
}

int nim_by_size(const void *a, const void *b) {
    uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
    return (left > right) - (left < right);
}

void nim_count_add(uint64_t *count, uint64_t n) {
    *count = n > UINT64_MAX - *count ? UINT64_MAX : *count + n;
}

void nim_count_print(uint64_t count, struct text *text) {
    if (count == UINT64_MAX) text_add(text, "at least ");
    text_add_number(text, count);
}
