/* SPDX-License-Identifier: MIT */
#include "core/octal_kernel.h"

#include <string.h>

#include "nimm/bits.h"

#if defined(__GNUC__) && defined(__x86_64__)
#include <immintrin.h>
#define X86_64
#endif

enum { BYTES = OCTAL_KERNEL_BLOCK, WORDS = OCTAL_KERNEL_BLOCK / 2 };

/* Eight bytes at a time, or four words. One of them is zero exactly when a borrow reaches a top bit that was
 * not set (H. S. Warren, Hacker's Delight, 6-1). */
static const uint64_t each_byte = UINT64_C(0x0101010101010101), each_word = UINT64_C(0x0001000100010001);

static uint64_t xor_8(const void *f, const void *r) {
    uint64_t a, b;
    memcpy(&a, f, sizeof a);
    memcpy(&b, r, sizeof b);
    return a ^ b;
}

static size_t find_bytes_portable(const uint8_t *f, const uint8_t *r, size_t n, uint8_t sum) {
    for (size_t i = 0; i < n; i += 8) {
        uint64_t sums = xor_8(f + i, r + i) ^ each_byte * sum;
        if (((sums - each_byte) & ~sums & each_byte << 7) == 0) continue;
        while ((f[i] ^ r[i]) != sum) i++;
        return i < n ? i : n;
    }
    return n;
}

static size_t find_portable(const uint16_t *f, const uint16_t *r, size_t n, uint16_t sum) {
    for (size_t i = 0; i < n; i += 4) {
        uint64_t sums = xor_8(f + i, r + i) ^ each_word * sum;
        if (((sums - each_word) & ~sums & each_word << 15) == 0) continue;
        while ((f[i] ^ r[i]) != sum) i++;
        return i < n ? i : n;
    }
    return n;
}

static void mark_portable(const uint16_t *f, const uint16_t *r, size_t n, uint8_t *set, size_t limit) {
    (void)limit;
    for (size_t i = 0; i < n; i++) set[f[i] ^ r[i]] = 1;
}

static uint64_t mark_bytes_portable(const uint8_t *f, const uint8_t *r) {
    uint64_t set = 0;
    for (size_t i = 0; i < BYTES; i++) set |= UINT64_C(1) << (f[i] ^ r[i]);
    return set;
}

static const struct octal_kernel portable = {find_bytes_portable, find_portable, mark_portable,
                                             mark_bytes_portable};

#ifdef X86_64

#define AVX2         __attribute__((target("avx2")))
#define AVX512       __attribute__((target("avx512f,avx512bw")))
#define AVX512_VBMI2 __attribute__((target("avx512f,avx512bw,avx512vbmi2,popcnt")))

AVX2 static __m256i xor_32(const void *f, const void *r) {
    return _mm256_xor_si256(_mm256_loadu_si256(f), _mm256_loadu_si256(r));
}

/* A bit for each byte of two vectors: is it 255? */
AVX2 static uint64_t mask_64(__m256i low, __m256i high) {
    return (uint64_t)(uint32_t)_mm256_movemask_epi8(high) << 32 | (uint32_t)_mm256_movemask_epi8(low);
}

AVX2 static size_t find_bytes_avx2(const uint8_t *f, const uint8_t *r, size_t n, uint8_t sum) {
    const __m256i wanted = _mm256_set1_epi8((char)sum);
    for (size_t i = 0; i < n; i += BYTES) {
        uint64_t hits = mask_64(_mm256_cmpeq_epi8(xor_32(f + i, r + i), wanted),
                                _mm256_cmpeq_epi8(xor_32(f + i + BYTES / 2, r + i + BYTES / 2), wanted));
        if (hits == 0) continue;
        i += bits_lowest(hits);
        return i < n ? i : n;
    }
    return n;
}

AVX2 static size_t find_avx2(const uint16_t *f, const uint16_t *r, size_t n, uint16_t sum) {
    const __m256i wanted = _mm256_set1_epi16((short)sum);
    for (size_t i = 0; i < n; i += WORDS) {
        uint64_t hits = mask_64(_mm256_cmpeq_epi16(xor_32(f + i, r + i), wanted),
                                _mm256_cmpeq_epi16(xor_32(f + i + WORDS / 2, r + i + WORDS / 2), wanted));
        if (hits == 0) continue;
        i += bits_lowest(hits) / 2;
        return i < n ? i : n;
    }
    return n;
}

/* The bytes of the lanes of 64 bits, one after the other: each is the number of a bit. */
AVX2 static uint64_t mark_bytes_avx2(const uint8_t *f, const uint8_t *r) {
    const __m256i one = _mm256_set1_epi64x(1), byte = _mm256_set1_epi64x(0xFF);
    __m256i set = _mm256_setzero_si256();
    for (size_t i = 0; i < BYTES; i += BYTES / 2) {
        __m256i sums = xor_32(f + i, r + i);
        for (int k = 0; k < 8; k++) {
            set = _mm256_or_si256(set, _mm256_sllv_epi64(one, _mm256_and_si256(sums, byte)));
            sums = _mm256_srli_epi64(sums, 8);
        }
    }
    __m128i half = _mm_or_si128(_mm256_castsi256_si128(set), _mm256_extracti128_si256(set, 1));
    return (uint64_t)_mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half)));
}

static const struct octal_kernel avx2 = {find_bytes_avx2, find_avx2, mark_portable, mark_bytes_avx2};

AVX512 static __m512i xor_64(const void *f, const void *r) {
    return _mm512_xor_si512(_mm512_loadu_si512(f), _mm512_loadu_si512(r));
}

AVX512 static size_t find_bytes_avx512(const uint8_t *f, const uint8_t *r, size_t n, uint8_t sum) {
    const __m512i wanted = _mm512_set1_epi8((char)sum);
    for (size_t i = 0; i < n; i += BYTES) {
        uint64_t hits = _mm512_cmpeq_epi8_mask(xor_64(f + i, r + i), wanted);
        if (hits == 0) continue;
        i += bits_lowest(hits);
        return i < n ? i : n;
    }
    return n;
}

AVX512 static size_t find_avx512(const uint16_t *f, const uint16_t *r, size_t n, uint16_t sum) {
    const __m512i wanted = _mm512_set1_epi16((short)sum);
    for (size_t i = 0; i < n; i += WORDS) {
        uint64_t hits = _mm512_cmpeq_epi16_mask(xor_64(f + i, r + i), wanted);
        if (hits == 0) continue;
        i += bits_lowest(hits);
        return i < n ? i : n;
    }
    return n;
}

AVX512 static uint64_t mark_bytes_avx512(const uint8_t *f, const uint8_t *r) {
    const __m512i one = _mm512_set1_epi64(1), byte = _mm512_set1_epi64(0xFF);
    __m512i sums = xor_64(f, r), set = _mm512_setzero_si512();
    for (int k = 0; k < 8; k++) {
        set = _mm512_or_si512(set, _mm512_sllv_epi64(one, _mm512_and_si512(sums, byte)));
        sums = _mm512_srli_epi64(sums, 8);
    }
    return (uint64_t)_mm512_reduce_or_epi64(set);
}

/* The values below 1024 that are not in a set yet: a bit each. */
struct unseen {
    __m512i low, high;
};

AVX512 static struct unseen unseen_of(const uint8_t *set, size_t limit) {
    uint64_t bits[16] = {0};
    for (size_t i = 0; i < limit / BYTES; i++) {
        __m512i marks = _mm512_loadu_si512(set + i * BYTES);
        bits[i] = _mm512_testn_epi8_mask(marks, marks);
    }
    return (struct unseen){_mm512_loadu_si512(bits), _mm512_loadu_si512(bits + 8)};
}

/* Which of these values are unseen and below the limit? Their bit is in word value / 16. */
AVX512 static uint32_t unseen_among(const struct unseen *unseen, __m512i values, __m512i limit) {
    __m512i words = _mm512_permutex2var_epi16(unseen->low, _mm512_srli_epi16(values, 4), unseen->high);
    __m512i bits = _mm512_srlv_epi16(words, _mm512_and_si512(values, _mm512_set1_epi16(15)));
    return _mm512_mask_test_epi16_mask(_mm512_cmplt_epu16_mask(values, limit), bits, _mm512_set1_epi16(1));
}

/* Appends the values chosen; room for WORDS of them is there. */
AVX512_VBMI2 static size_t append(uint16_t *found, size_t n, uint32_t which, __m512i values) {
    _mm512_storeu_si512(found + n, _mm512_maskz_compress_epi16(which, values));
    return n + (unsigned)__builtin_popcount(which);
}

/* Soon most values have been seen, and to pick out the others costs less than to mark each again. */
AVX512_VBMI2 static void mark_avx512(const uint16_t *f, const uint16_t *r, size_t n, uint8_t *set,
                                     size_t limit) {
    enum { FIRST = 256, ROUND = 2048, STEP = 2 * WORDS, MOST = 1024 };
    uint16_t found[ROUND + WORDS];
    size_t i = limit > MOST || n < FIRST ? n : FIRST;
    mark_portable(f, r, i, set, limit);
    const __m512i end = _mm512_set1_epi16((short)limit);
    while (i + STEP <= n) {
        const struct unseen unseen = unseen_of(set, limit);
        size_t hits = 0, stop = n - i < ROUND ? n : i + ROUND;
        for (; i + STEP <= stop; i += STEP) {
            __m512i a = xor_64(f + i, r + i), b = xor_64(f + i + WORDS, r + i + WORDS);
            uint32_t of_a = unseen_among(&unseen, a, end), of_b = unseen_among(&unseen, b, end);
            if ((of_a | of_b) == 0) continue;
            hits = append(found, hits, of_a, a);
            hits = append(found, hits, of_b, b);
        }
        for (size_t k = 0; k < hits; k++) set[found[k]] = 1;
    }
    mark_portable(f + i, r + i, n - i, set, limit);
}

static const struct octal_kernel avx512 = {find_bytes_avx512, find_avx512, mark_portable, mark_bytes_avx512};
static const struct octal_kernel avx512_vbmi2 = {find_bytes_avx512, find_avx512, mark_avx512,
                                                 mark_bytes_avx512};

#endif

const struct octal_kernel *octal_kernel(unsigned which) {
    const struct octal_kernel *kernels[4] = {NULL};
    size_t n = 0;
#ifdef X86_64
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vbmi2"))
        kernels[n++] = &avx512_vbmi2;
    if (__builtin_cpu_supports("avx512bw")) kernels[n++] = &avx512;
    if (__builtin_cpu_supports("avx2")) kernels[n++] = &avx2;
#endif
    kernels[n++] = &portable;
    return which < n ? kernels[which] : NULL;
}
