/* SPDX-License-Identifier: MIT */
#include "say/square.h"

#include <assert.h>

void square_add(const uint64_t *values, uint64_t low, size_t n, struct text *text) {
    const uint64_t high = low + n - 1;
    uint64_t largest = high;
    assert(n > 0);
    for (size_t i = 0; i < n * n; i++)
        if (values[i] > largest) largest = values[i];
    const int label = (int)text_digits(high), cell = (int)text_digits(largest) + 1;
    text_addf(text, "%*s |", label, "");
    for (size_t i = 0; i < n; i++) text_addf(text, "%*" PRIu64, cell, low + i);
    text_add_char(text, '\n');
    text_add_repeated(text, "-", (size_t)label + 2 + n * (size_t)cell);
    for (size_t i = 0; i < n * n; i++) {
        if (i % n == 0) text_addf(text, "\n%*" PRIu64 " |", label, low + i / n);
        text_addf(text, "%*" PRIu64, cell, values[i]);
    }
    text_add(text, "\n" TEXT_FOLD "Rows are counted on the left, columns at the top.\n");
}
