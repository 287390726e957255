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

bool chomp_values(unsigned rows, unsigned columns, uint16_t *values) {
    struct pass pass;
    uint8_t position[YOUNG_MOST_SIDE] = {0};
    size_t rank = 0;
    if (!young_make_box(&pass.box, rows, columns)) return false;
    do {
        uint16_t value = 0;
        memset(pass.is_option, 0, (size_t)rows * columns + 1);
        mark_options(&pass, rank, position, values);
        while (pass.is_option[value]) value++;
        values[rank++] = value;
    } while (young_next(&pass.box, position));
    return true;
}
