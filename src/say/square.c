/* SPDX-License-Identifier: MIT */
#include "say/square.h"

#include <assert.h>

static void add_cell(uint64_t value, const char *const *names, int width, struct text *text) {
    if (names)
        text_addf(text, "%*s", width, names[value]);
    else
        text_addf(text, "%*" PRIu64, width, value);
}

void square_add(const uint64_t *values, const char *const *names, uint64_t low, size_t n,
                size_t width, struct text *text) {
    const uint64_t high = low + n - 1;
    uint64_t largest = high;
    assert(n > 0);
    for (size_t i = 0; i < n * n; i++)
        if (values[i] > largest) largest = values[i];
    const int label = (int)text_digits(high), cell = (int)text_digits(largest) + 1;
    const size_t lead = (size_t)label + 2;
    size_t columns = width > lead ? (width - lead) / (size_t)cell : 0;
    if (columns > n) columns = n;
    if (columns == 0) columns = 1;
    for (size_t from = 0; from < n; from += columns) {
        const size_t to = from + columns < n ? from + columns : n;
        if (from > 0) text_add_char(text, '\n');
        text_addf(text, "%*s |", label, "");
        for (size_t c = from; c < to; c++) text_addf(text, "%*" PRIu64, cell, low + c);
        text_add_char(text, '\n');
        text_add_repeated(text, "-", lead + (to - from) * (size_t)cell);
        for (size_t row = 0; row < n; row++) {
            text_addf(text, "\n%*" PRIu64 " |", label, low + row);
            for (size_t c = from; c < to; c++) add_cell(values[row * n + c], names, cell, text);
        }
        text_add_char(text, '\n');
    }
    text_add(text, TEXT_FOLD "Rows are counted on the left, columns at the top.\n");
}
