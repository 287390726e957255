/* SPDX-License-Identifier: MIT */
/* 128-bit counts in two 64-bit halves: standard C has no wider type. */
#include "nimm/count.h"

#include <assert.h>
#include <stddef.h>

#include "nimm/text.h"

enum { LIMBS = 4, DIGITS_AT_ONCE = 9 };

void count_add_count(struct count *count, struct count n) {
    uint64_t low = count->low + n.low;
    uint64_t carry = low < n.low;
    assert(n.high <= UINT64_MAX - count->high && carry <= UINT64_MAX - count->high - n.high);
    count->high += n.high + carry;
    count->low = low;
}

void count_add(struct count *count, uint64_t n) {
    count_add_count(count, (struct count){.low = n});
}

bool count_is_zero(struct count count) {
    return count.high == 0 && count.low == 0;
}

int count_compare(struct count a, struct count b) {
    if (a.high != b.high) return a.high < b.high ? -1 : 1;
    return a.low < b.low ? -1 : a.low > b.low;
}

/* Divides in place by 10^9 and returns the remainder: one schoolbook step a limb, high limb first. */
static uint32_t take_nine_digits(uint32_t limbs[LIMBS]) {
    uint64_t rest = 0;
    for (size_t i = 0; i < LIMBS; i++) {
        rest = rest << 32 | limbs[i];
        limbs[i] = (uint32_t)(rest / 1000000000);
        rest %= 1000000000;
    }
    return (uint32_t)rest;
}

void count_print(struct count count, struct text *text) {
    if (count.high == 0) {
        text_add_number(text, count.low);
        return;
    }
    uint32_t limbs[LIMBS] = {(uint32_t)(count.high >> 32), (uint32_t)count.high, (uint32_t)(count.low >> 32),
                             (uint32_t)count.low};
    /* Five groups of nine digits hold any 128-bit number. */
    char digits[5 * DIGITS_AT_ONCE];
    size_t start = sizeof digits;
    while (start > 0) {
        uint32_t group = take_nine_digits(limbs);
        for (size_t i = 0; i < DIGITS_AT_ONCE; i++, group /= 10) digits[--start] = (char)('0' + group % 10);
    }
    while (digits[start] == '0') start++;
    text_add_bytes(text, digits + start, sizeof digits - start);
}
