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
    for (size_t i = 0; i < n; i++) set[f[i] ^ r[i]] = 1;
}

static uint64_t mark_bytes_portable(const uint8_t *f, const uint8_t *r) {
    uint64_t set = 0;
    for (size_t i = 0; i < BYTES; i++) set |= UINT64_C(1) << (f[i] ^ r[i]);
    return set;
}

static void strike(const struct octal_pairs *pairs, size_t i, uint8_t *set) {
    set[pairs->high[i] ^ pairs->high_back[i]] &= (uint8_t) ~(1u << (pairs->low[i] ^ pairs->low_back[i]));
}

static void strike_portable(const struct octal_pairs *pairs, size_t blocks, uint8_t *set) {
    for (size_t i = 0; i < blocks * BYTES; i++) strike(pairs, i, set);
}

/* The pairs of a block whose sums are in the set: a bit each. */
static uint64_t members_portable(const struct octal_pairs *pairs, const uint8_t *set) {
    uint64_t members = 0;
    for (size_t i = 0; i < BYTES; i++) {
        unsigned eight = set[pairs->high[i] ^ pairs->high_back[i]];
        members |= (uint64_t)(eight >> (pairs->low[i] ^ pairs->low_back[i]) & 1) << i;
    }
    return members;
}

/* The next one overwrites a hit of none. */
static size_t append_hit(struct octal_hit *hits, size_t n, uint64_t pairs, size_t set, size_t block) {
    hits[n] = (struct octal_hit){pairs, (uint32_t)set, (uint32_t)block};
    return n + (pairs != 0);
}

static struct octal_pairs skip_blocks(const struct octal_pairs *pairs, size_t ours, size_t theirs) {
    ours *= BYTES, theirs *= BYTES;
    return (struct octal_pairs){pairs->high + ours, pairs->low + ours, pairs->high_back + theirs,
                                pairs->low_back + theirs};
}

static size_t seek_portable(const struct octal_pairs *pairs, size_t blocks, const uint8_t *sets,
                            struct octal_hit *hits) {
    size_t n = 0;
    for (size_t k = 0; k < OCTAL_KERNEL_SETS; k++) {
        for (size_t i = 0; i < blocks; i++) {
            struct octal_pairs here = skip_blocks(pairs, i + k, i);
            n = append_hit(hits, n, members_portable(&here, sets + k * OCTAL_KERNEL_SET), k, i);
        }
    }
    return n;
}

static const struct octal_kernel portable = {
    .find_bytes = find_bytes_portable,
    .find = find_portable,
    .mark = mark_portable,
    .mark_bytes = mark_bytes_portable,
    .strike = strike_portable,
    .seek = seek_portable,
};

#ifdef X86_64

#define AVX2         __attribute__((target("avx2")))
#define AVX512       __attribute__((target("avx512f,avx512bw")))
#define AVX512_VBMI2 __attribute__((target("avx512f,avx512bw,avx512vbmi,avx512vbmi2,popcnt")))

/* Byte i of eight has bit i. */
static const uint64_t each_bit = UINT64_C(0x8040201008040201);

AVX2 static __m256i xor_avx2(const void *f, const void *r) {
    return _mm256_xor_si256(_mm256_loadu_si256(f), _mm256_loadu_si256(r));
}

/* A bit for each byte of two vectors: is it 255? */
AVX2 static uint64_t mask_avx2(__m256i low, __m256i high) {
    return (uint64_t)(uint32_t)_mm256_movemask_epi8(high) << 32 | (uint32_t)_mm256_movemask_epi8(low);
}

AVX2 static size_t find_bytes_avx2(const uint8_t *f, const uint8_t *r, size_t n, uint8_t sum) {
    const __m256i wanted = _mm256_set1_epi8((char)sum);
    for (size_t i = 0; i < n; i += BYTES) {
        uint64_t hits = mask_avx2(_mm256_cmpeq_epi8(xor_avx2(f + i, r + i), wanted),
                                  _mm256_cmpeq_epi8(xor_avx2(f + i + BYTES / 2, r + i + BYTES / 2), wanted));
        if (hits == 0) continue;
        i += bits_lowest(hits);
        return i < n ? i : n;
    }
    return n;
}

AVX2 static size_t find_avx2(const uint16_t *f, const uint16_t *r, size_t n, uint16_t sum) {
    const __m256i wanted = _mm256_set1_epi16((short)sum);
    for (size_t i = 0; i < n; i += WORDS) {
        uint64_t hits = mask_avx2(_mm256_cmpeq_epi16(xor_avx2(f + i, r + i), wanted),
                                  _mm256_cmpeq_epi16(xor_avx2(f + i + WORDS / 2, r + i + WORDS / 2), wanted));
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
        __m256i sums = xor_avx2(f + i, r + i);
        for (int k = 0; k < 8; k++) {
            set = _mm256_or_si256(set, _mm256_sllv_epi64(one, _mm256_and_si256(sums, byte)));
            sums = _mm256_srli_epi64(sums, 8);
        }
    }
    __m128i half = _mm_or_si128(_mm256_castsi256_si128(set), _mm256_extracti128_si256(set, 1));
    return (uint64_t)_mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half)));
}

static const struct octal_kernel avx2 = {
    .find_bytes = find_bytes_avx2,
    .find = find_avx2,
    .mark = mark_portable,
    .mark_bytes = mark_bytes_avx2,
    .strike = strike_portable,
    .seek = seek_portable,
};

AVX512 static __m512i xor_avx512(const void *f, const void *r) {
    return _mm512_xor_si512(_mm512_loadu_si512(f), _mm512_loadu_si512(r));
}

AVX512 static size_t find_bytes_avx512(const uint8_t *f, const uint8_t *r, size_t n, uint8_t sum) {
    const __m512i wanted = _mm512_set1_epi8((char)sum);
    for (size_t i = 0; i < n; i += BYTES) {
        uint64_t hits = _mm512_cmpeq_epi8_mask(xor_avx512(f + i, r + i), wanted);
        if (hits == 0) continue;
        i += bits_lowest(hits);
        return i < n ? i : n;
    }
    return n;
}

AVX512 static size_t find_avx512(const uint16_t *f, const uint16_t *r, size_t n, uint16_t sum) {
    const __m512i wanted = _mm512_set1_epi16((short)sum);
    for (size_t i = 0; i < n; i += WORDS) {
        uint64_t hits = _mm512_cmpeq_epi16_mask(xor_avx512(f + i, r + i), wanted);
        if (hits == 0) continue;
        i += bits_lowest(hits);
        return i < n ? i : n;
    }
    return n;
}

AVX512 static uint64_t mark_bytes_avx512(const uint8_t *f, const uint8_t *r) {
    const __m512i one = _mm512_set1_epi64(1), byte = _mm512_set1_epi64(0xFF);
    __m512i sums = xor_avx512(f, r), set = _mm512_setzero_si512();
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

AVX512 static struct unseen unseen_of_avx512(const uint8_t *set, size_t limit) {
    uint64_t bits[16] = {0};
    for (size_t i = 0; i < limit / BYTES; i++) {
        __m512i marks = _mm512_loadu_si512(set + i * BYTES);
        bits[i] = _mm512_testn_epi8_mask(marks, marks);
    }
    return (struct unseen){_mm512_loadu_si512(bits), _mm512_loadu_si512(bits + 8)};
}

/* Which of these values are unseen and below the limit? Their bit is in word value / 16. */
AVX512 static uint32_t unseen_among_avx512(const struct unseen *unseen, __m512i values, __m512i limit) {
    __m512i words = _mm512_permutex2var_epi16(unseen->low, _mm512_srli_epi16(values, 4), unseen->high);
    __m512i bits = _mm512_srlv_epi16(words, _mm512_and_si512(values, _mm512_set1_epi16(15)));
    return _mm512_mask_test_epi16_mask(_mm512_cmplt_epu16_mask(values, limit), bits, _mm512_set1_epi16(1));
}

/* Appends the values chosen; room for WORDS of them is there. */
AVX512_VBMI2 static size_t append_avx512_vbmi2(uint16_t *found, size_t n, uint32_t which, __m512i values) {
    _mm512_storeu_si512(found + n, _mm512_maskz_compress_epi16(which, values));
    return n + (unsigned)__builtin_popcount(which);
}

/* Soon most values have been seen, and to pick out the others costs less than to mark each again. */
AVX512_VBMI2 static void mark_avx512_vbmi2(const uint16_t *f, const uint16_t *r, size_t n, uint8_t *set,
                                           size_t limit) {
    enum { FIRST = 256, ROUND = 2048, STEP = 2 * WORDS, MOST = 1024 };
    uint16_t found[ROUND + WORDS];
    size_t i = limit > MOST || n < FIRST ? n : FIRST;
    mark_portable(f, r, i, set, limit);
    const __m512i end = _mm512_set1_epi16((short)limit);
    while (i + STEP <= n) {
        const struct unseen unseen = unseen_of_avx512(set, limit);
        size_t hits = 0, stop = n - i < ROUND ? n : i + ROUND;
        for (; i + STEP <= stop; i += STEP) {
            __m512i a = xor_avx512(f + i, r + i), b = xor_avx512(f + i + WORDS, r + i + WORDS);
            uint32_t of_a = unseen_among_avx512(&unseen, a, end), of_b = unseen_among_avx512(&unseen, b, end);
            if ((of_a | of_b) == 0) continue;
            hits = append_avx512_vbmi2(found, hits, of_a, a);
            hits = append_avx512_vbmi2(found, hits, of_b, b);
        }
        for (size_t k = 0; k < hits; k++) set[found[k]] = 1;
    }
    mark_portable(f + i, r + i, n - i, set, limit);
}

/* The sums of a block of pairs. */
struct sums {
    __m512i high, low;
};

AVX512 static struct sums sums_of_avx512(__m512i high, __m512i low, const struct octal_pairs *pairs,
                                         size_t at) {
    return (struct sums){_mm512_xor_si512(high, _mm512_loadu_si512(pairs->high + at)),
                         _mm512_xor_si512(low, _mm512_loadu_si512(pairs->low + at))};
}

/* A set: the half of it with the smaller values, and the other. */
struct table {
    __m512i low, high;
};

AVX512 static struct table table_of_avx512(const uint8_t *set) {
    return (struct table){_mm512_loadu_si512(set), _mm512_loadu_si512(set + BYTES)};
}

AVX512_VBMI2 static uint64_t members_avx512_vbmi2(struct sums sums, struct table set) {
    const __m512i bits = _mm512_set1_epi64((long long)each_bit);
    __m512i bytes = _mm512_permutex2var_epi8(set.low, sums.high, set.high);
    return _mm512_test_epi8_mask(bytes, _mm512_shuffle_epi8(bits, sums.low));
}

/* Marks picked out: a store is quicker than to clear a bit that others of the same byte were just cleared in.
 */
AVX512 static void strike_marks_avx512(const uint8_t *marks, uint8_t *set) {
    for (size_t i = 0; i < OCTAL_KERNEL_SET; i += sizeof(uint64_t)) {
        __m512i eight = _mm512_loadu_si512(marks + 8 * i);
        uint64_t word;
        memcpy(&word, set + i, sizeof word);
        word &= _mm512_testn_epi8_mask(eight, eight);
        memcpy(set + i, &word, sizeof word);
    }
}

/* Picks out the sums that are in the set, of many blocks, and only then strikes them. */
AVX512_VBMI2 static void strike_avx512_vbmi2(const struct octal_pairs *pairs, size_t blocks, uint8_t *set) {
    enum { MOST = 32 };
    uint8_t high[MOST * BYTES], low[MOST * BYTES];
    for (size_t at = 0, end = blocks * BYTES; at < end;) {
        const struct table table = table_of_avx512(set);
        uint8_t marks[OCTAL_KERNEL_VALUES] = {0};
        size_t n = 0, stop = end - at < MOST * BYTES ? end : at + MOST * BYTES;
        for (; at < stop; at += BYTES) {
            struct sums sums = sums_of_avx512(_mm512_loadu_si512(pairs->high_back + at),
                                              _mm512_loadu_si512(pairs->low_back + at), pairs, at);
            uint64_t members = members_avx512_vbmi2(sums, table);
            _mm512_storeu_si512(high + n, _mm512_maskz_compress_epi8(members, sums.high));
            _mm512_storeu_si512(low + n, _mm512_maskz_compress_epi8(members, sums.low));
            n += (unsigned)__builtin_popcountll(members);
        }
        for (size_t i = 0; i < n; i++) marks[8 * high[i] + low[i]] = 1;
        strike_marks_avx512(marks, set);
    }
}

/* What is loaded of the r[i] serves all four sets. */
AVX512_VBMI2 static size_t seek_avx512_vbmi2(const struct octal_pairs *pairs, size_t blocks,
                                             const uint8_t *sets, struct octal_hit *hits) {
    const struct table set_0 = table_of_avx512(sets), set_1 = table_of_avx512(sets + OCTAL_KERNEL_SET),
                       set_2 = table_of_avx512(sets + 2 * OCTAL_KERNEL_SET),
                       set_3 = table_of_avx512(sets + 3 * OCTAL_KERNEL_SET);
    size_t n = 0;
    for (size_t i = 0, at = 0; i < blocks; i++, at += BYTES) {
        __m512i high = _mm512_loadu_si512(pairs->high_back + at),
                low = _mm512_loadu_si512(pairs->low_back + at);
        n = append_hit(hits, n, members_avx512_vbmi2(sums_of_avx512(high, low, pairs, at), set_0), 0, i);
        n = append_hit(hits, n, members_avx512_vbmi2(sums_of_avx512(high, low, pairs, at + BYTES), set_1), 1,
                       i);
        n = append_hit(hits, n, members_avx512_vbmi2(sums_of_avx512(high, low, pairs, at + 2 * BYTES), set_2),
                       2, i);
        n = append_hit(hits, n, members_avx512_vbmi2(sums_of_avx512(high, low, pairs, at + 3 * BYTES), set_3),
                       3, i);
    }
    return n;
}

static const struct octal_kernel avx512 = {
    .find_bytes = find_bytes_avx512,
    .find = find_avx512,
    .mark = mark_portable,
    .mark_bytes = mark_bytes_avx512,
    .strike = strike_portable,
    .seek = seek_portable,
};
static const struct octal_kernel avx512_vbmi2 = {
    .find_bytes = find_bytes_avx512,
    .find = find_avx512,
    .mark = mark_avx512_vbmi2,
    .mark_bytes = mark_bytes_avx512,
    .strike = strike_avx512_vbmi2,
    .seek = seek_avx512_vbmi2,
    .seeks_quickly = true,
};

#endif

/* The next one overwrites a form that the machine has not. */
const struct octal_kernel *octal_kernel(unsigned which) {
    const struct octal_kernel *kernels[4] = {NULL};
    size_t n = 0;
#ifdef X86_64
    bool has_avx512 = __builtin_cpu_supports("avx512bw") != 0;
    bool has_vbmi2 =
        (__builtin_cpu_supports("avx512vbmi") != 0) & (__builtin_cpu_supports("avx512vbmi2") != 0);
    kernels[n] = &avx512_vbmi2;
    n += has_avx512 & has_vbmi2;
    kernels[n] = &avx512;
    n += has_avx512;
    kernels[n] = &avx2;
    n += __builtin_cpu_supports("avx2") != 0;
#endif
    kernels[n++] = &portable;
    return which < n ? kernels[which] : NULL;
}
