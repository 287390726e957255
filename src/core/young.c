/* SPDX-License-Identifier: MIT */
/* The combinatorial number system (E. Pascal, Giornale di Matematiche 25, 1887; D. E. Knuth, The Art of
 * Computer Programming 4A, 7.2.1.3): the diagrams that come before (r1, ..., rm) agree with it above
 * some row i and have a shorter row i; these are the diagrams of m-i+1 rows no longer than r_i - 1,
 * C(m-i+r_i, m-i+1) of them, whatever the other rows are. So each row adds its own weight. */
#include "nimm/young.h"

#include <assert.h>

size_t young_count(unsigned rows, unsigned columns) {
    size_t count[YOUNG_MOST_SIDE + 1]; /* a row of Pascal's rule C(m,n) = C(m-1,n) + C(m,n-1) */
    if (rows > YOUNG_MOST_SIDE || columns > YOUNG_MOST_SIDE) return SIZE_MAX;
    for (unsigned n = 0; n <= columns; n++) count[n] = 1;
    for (unsigned m = 1; m <= rows; m++)
        for (unsigned n = 1; n <= columns; n++)
            count[n] = count[n] > SIZE_MAX - count[n - 1] ? SIZE_MAX : count[n] + count[n - 1];
    return count[columns];
}

bool young_make_box(struct young_box *box, unsigned rows, unsigned columns) {
    size_t count = young_count(rows, columns), width = (size_t)columns + 1;
    if (count == SIZE_MAX) return false;
    assert(rows * width <= YOUNG_MOST_WEIGHTS);
    box->rows = rows;
    box->columns = columns;
    box->count = count;
    for (unsigned i = rows; i-- > 0;) {
        size_t *weight = box->weight + i * width;
        weight[0] = 0;
        for (size_t length = 1; length < width; length++)
            weight[length] = weight[length - 1] + (i + 1 < rows ? weight[width + length] : 1);
    }
    return true;
}

size_t young_rank(const struct young_box *box, const uint8_t *rows) {
    const size_t *weight = box->weight;
    size_t rank = 0;
    for (unsigned i = 0; i < box->rows; i++, weight += box->columns + 1) {
        assert(rows[i] <= (i > 0 ? rows[i - 1] : box->columns));
        rank += weight[rows[i]];
    }
    return rank;
}

void young_unrank(const struct young_box *box, size_t rank, uint8_t *rows) {
    const size_t *weight = box->weight;
    unsigned length = box->columns;
    assert(rank < box->count);
    for (unsigned i = 0; i < box->rows; i++, weight += box->columns + 1) {
        while (weight[length] > rank) length--;
        rank -= weight[length];
        rows[i] = (uint8_t)length;
    }
}

bool young_next(const struct young_box *box, uint8_t *rows) {
    unsigned i = box->rows;
    while (i > 0 && rows[i - 1] == (i > 1 ? rows[i - 2] : box->columns)) i--;
    if (i == 0) return false;
    rows[i - 1]++;
    while (i < box->rows) rows[i++] = 0;
    return true;
}
