/* SPDX-License-Identifier: MIT */
#include "nimm/nimsum.h"

#if defined(__GNUC__) && defined(__x86_64__)
#include <immintrin.h>
#define X86_64
#endif

/* One sum a lane, and several vectors of them, for a single sum would wait for itself at every pile. */
static uint64_t sum_portable(const uint64_t *piles, size_t n) {
    uint64_t a = 0, b = 0, c = 0, d = 0;
    for (; n >= 4; n -= 4, piles += 4) {
        a ^= piles[0];
        b ^= piles[1];
        c ^= piles[2];
        d ^= piles[3];
    }
    while (n > 0) a ^= piles[--n];
    return a ^ b ^ c ^ d;
}

#ifdef X86_64

__attribute__((target("avx2"))) static uint64_t sum_avx2(const uint64_t *piles, size_t n) {
    __m256i a = _mm256_setzero_si256(), b = a, c = a, d = a;
    for (; n >= 16; n -= 16, piles += 16) {
        a = _mm256_xor_si256(a, _mm256_loadu_si256((const void *)piles));
        b = _mm256_xor_si256(b, _mm256_loadu_si256((const void *)(piles + 4)));
        c = _mm256_xor_si256(c, _mm256_loadu_si256((const void *)(piles + 8)));
        d = _mm256_xor_si256(d, _mm256_loadu_si256((const void *)(piles + 12)));
    }
    uint64_t lanes[4];
    _mm256_storeu_si256((void *)lanes, _mm256_xor_si256(_mm256_xor_si256(a, b), _mm256_xor_si256(c, d)));
    _mm256_zeroupper(); /* else all vectors of 128 bits take longer from now on */
    return sum_portable(lanes, 4) ^ sum_portable(piles, n);
}

#endif

uint64_t nim_sum(const uint64_t *piles, size_t n) {
#ifdef X86_64
    enum { MANY = 64 };
    if (n < MANY) return sum_portable(piles, n);
    if (__builtin_cpu_supports("avx2")) return sum_avx2(piles, n); /* never: a machine has it or has not */
#endif
    return sum_portable(piles, n);
}

bool nim_pile_balances(uint64_t pile, uint64_t sum) {
    return (pile ^ sum) < pile;
}

size_t nim_balancing_moves(const uint64_t *piles, size_t n, struct balancing_move *moves) {
    uint64_t sum = nim_sum(piles, n);
    size_t found = 0;
    for (size_t i = 0; i < n; i++) {
        if (!nim_pile_balances(piles[i], sum)) continue;
        uint64_t leave = piles[i] ^ sum;
        moves[found++] = (struct balancing_move){i, piles[i] - leave, leave};
    }
    return found;
}

struct nim_grid nim_grid(const uint64_t *piles, size_t n) {
    uint64_t any = 0;
    for (size_t i = 0; i < n; i++) any |= piles[i];
    struct nim_grid grid = {0, nim_sum(piles, n)};
    while (grid.columns < 64 && any >> grid.columns) grid.columns++;
    return grid;
}
