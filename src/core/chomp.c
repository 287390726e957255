/* SPDX-License-Identifier: MIT */
/* Chomp (F. Schuh, 1952; D. Gale, A curious Nim-type game, 1974) by its literal rules. Every bite leads
 * to a diagram inside the present one, so to a smaller rank: one pass in the order of ranks finds the
 * values of all options already there. */
#include "nimm/chomp.h"

#include <string.h>

struct pass {
    struct young_box box;
    size_t below[YOUNG_MOST_SIDE];             /* by column: see mark_options */
    uint8_t is_option[YOUNG_MOST_WEIGHTS + 1]; /* by value; a value is at most the number of bites */
};

/* Marks the values of all options. Biting at (i, j) keeps the rows above i and cuts row i and the longer
 * ones of those below it to j squares; from the last row upwards, below[j] is the rank that the rows
 * from i on have when they are cut to j, so each option's rank costs one addition. */
static void mark_options(struct pass *pass, size_t rank, const uint8_t *rows, const uint16_t *values) {
    const size_t width = (size_t)pass->box.columns + 1;
    size_t uncut = 0; /* the rank of the rows below i as they are */
    for (unsigned i = pass->box.rows, reached = 0; i-- > 0;) {
        const size_t *weight = pass->box.weight + i * width;
        const uint16_t *above = values + (rank - uncut - weight[rows[i]]);
        for (; reached < rows[i]; reached++) pass->below[reached] = uncut;
        for (unsigned j = i == 0; j < rows[i]; j++) {
            pass->below[j] += weight[j];
            pass->is_option[above[pass->below[j]]] = 1;
        }
        uncut += weight[rows[i]];
    }
}

/* The rank of the diagram with rows and columns exchanged; SIZE_MAX where the box is too short for it. */
static size_t transposed_rank(const struct young_box *box, const uint8_t *rows) {
    const size_t width = (size_t)box->columns + 1;
    size_t rank = 0;
    if (rows[0] > box->rows || (box->columns < box->rows && rows[box->columns] > 0)) return SIZE_MAX;
    for (unsigned i = box->rows, column = 0; i-- > 0;)
        for (; column < rows[i]; column++) rank += box->weight[column * width + i + 1];
    return rank;
}

static uint16_t mex_of_options(struct pass *pass, size_t rank, const uint8_t *rows, const uint16_t *values) {
    uint16_t value = 0;
    memset(pass->is_option, 0, (size_t)pass->box.rows * pass->box.columns + 1);
    mark_options(pass, rank, rows, values);
    while (pass->is_option[value]) value++;
    return value;
}

/* A diagram and its transpose are the same game, and whichever comes first has the value entered for both:
 * this spares nearly half the work in a square. */
bool chomp_values(unsigned rows, unsigned columns, uint16_t *values) {
    const uint16_t unknown = UINT16_MAX; /* is no value: there are fewer bites */
    struct pass pass;
    uint8_t position[YOUNG_MOST_SIDE + 1] = {0};
    size_t rank = 0;
    if (!young_make_box(&pass.box, rows, columns)) return false;
    memset(values, 0xFF, pass.box.count * sizeof *values);
    do {
        if (values[rank] == unknown) {
            size_t transposed = transposed_rank(&pass.box, position);
            values[rank] = mex_of_options(&pass, rank, position, values);
            if (transposed != SIZE_MAX) values[transposed] = values[rank];
        }
        rank++;
    } while (young_next(&pass.box, position));
    return true;
}

/* ---- P-positions ---- */

/* As long as a tail is ahead of the pass, its place holds a bit r - 1 for each first row r below which a bite
 * into the tail leaves a P-position. P-positions are so few that entering them where they are left to is far
 * quicker than looking for them at every tail. */
struct spread {
    const struct young_box *box;
    uint16_t *taken;
    uint16_t bit;
    unsigned length; /* the rows of the run are as long as this */
    unsigned end;    /* the row behind the run */
};

/* Enters the P-position at the tails that have rows longer than the run's from `row` on, the first of them at
 * most `most`, and are else the one at `rank`. */
static void spread_rows(const struct spread *spread, unsigned row, unsigned most, size_t rank) {
    const size_t *weight = spread->box->weight + row * ((size_t)spread->box->columns + 1);
    for (unsigned length = spread->length + 1; length <= most; length++) {
        size_t longer = rank + weight[length] - weight[spread->length];
        spread->taken[longer] |= spread->bit;
        if (row + 1 < spread->end) spread_rows(spread, row + 1, length, longer);
    }
}

/* Enters a P-position at all tails from which a bite leads to its tail: the bite cut a row, and perhaps some
 * below it, to the same length. */
static void enter_first_row(const struct young_box *box, size_t rank, const uint8_t *tail, unsigned first,
                            uint16_t *taken) {
    for (unsigned row = 0; row < box->rows; row++) {
        struct spread spread = {box, taken, (uint16_t)(1u << (first - 1)), tail[row], row + 1};
        while (spread.end < box->rows && tail[spread.end] == tail[row]) spread.end++;
        spread_rows(&spread, row, row > 0 ? tail[row - 1] : first, rank);
    }
}

/* The rank of the diagram cut to one column less. */
static size_t rank_without_column(const struct young_box *box, size_t rank, const uint8_t *rows) {
    const size_t *weight = box->weight + rows[0];
    for (unsigned i = 0; i < box->rows && rows[i] == rows[0]; i++, weight += box->columns + 1)
        rank -= weight[0] - weight[-1];
    return rank;
}

bool chomp_first_rows(unsigned rows, unsigned columns, uint16_t *first) {
    struct young_box box;
    uint8_t tail[YOUNG_MOST_SIDE + 1] = {0};
    size_t rank = 0;
    if (rows == 0 || columns == 0 || columns > CHOMP_MOST_COLUMNS || !young_make_box(&box, rows - 1, columns))
        return false;
    memset(first, 0, box.count * sizeof *first);
    do {
        /* A bite into the first row that reaches the tail leaves the same whatever the first row was. */
        unsigned length = tail[0] > 0 ? first[rank_without_column(&box, rank, tail)] : 0;
        if (length == 0 || length >= tail[0]) {
            length = tail[0] > 0 ? tail[0] : 1;
            while (length <= columns && first[rank] >> (length - 1) & 1) length++;
            if (length > columns) length = 0;
            if (length > 0) enter_first_row(&box, rank, tail, length, first);
        }
        first[rank++] = (uint16_t)length;
    } while (young_next(&box, tail));
    return true;
}
