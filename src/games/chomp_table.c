/* SPDX-License-Identifier: MIT */
#include "games/chomp_table.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "nimm/chomp.h"

/* So much of the work of filling a table takes as long as one searched position: elementary steps of
 * chomp_values, and tails of chomp_first_rows where they are slowest. */
enum { STEPS_A_NODE = 500, TAILS_A_NODE = 4 };

/* Smaller boxes than this are not worth a table of their own. */
enum { LEAST_SIDE = 8 };

/* The numbers for all bars in a box, by rank: their values, or the first rows that make their tails lost. The
 * box of tails has one row less. */
struct chomp_table {
    struct young_box box;
    uint16_t number[];
};

/* A table for every second power of two is kept, and a box of another shape takes the place of the one
 * before: the memory stays bounded however many bars are asked about. */
enum { LOW = 14, HIGH = 26, STEP = 2, MOST_VALUES = 3000000, MOST_TAILS = 21000000 };

struct key {
    char name[6];
    bool tails;
    char size;
};

/* The kept table of this size, or NULL. */
static struct chomp_table *find_size(struct solver *solver, bool tails, int size) {
    const struct key key = {"chomp", tails, (char)size};
    return solver_find(solver, &key, sizeof key);
}

/* A kept table that holds this box, or NULL. */
static const struct chomp_table *find_box(struct solver *solver, bool tails, unsigned rows,
                                          unsigned columns) {
    for (int size = LOW; size <= HIGH; size += STEP) {
        const struct chomp_table *table = find_size(solver, tails, size);
        if (table && table->box.rows >= rows && table->box.columns >= columns) return table;
    }
    return NULL;
}

static enum solve_status reserve(struct solver *solver, bool tails, size_t count,
                                 struct chomp_table **table) {
    size_t most = tails ? MOST_TAILS : MOST_VALUES;
    int size = LOW;
    while ((size_t)1 << size < count) size += STEP;
    if ((size_t)1 << size < most) most = (size_t)1 << size;
    *table = find_size(solver, tails, size);
    if (*table) return SOLVE_OK;
    const struct key key = {"chomp", tails, (char)size};
    size_t bytes = sizeof **table + most * sizeof *(*table)->number;
    *table = memory_take(1, bytes);
    if (!*table) return SOLVE_NO_MEMORY;
    if (solver_keep(solver, &key, sizeof key, *table, bytes, free)) return SOLVE_OK;
    free(*table);
    return SOLVE_TOO_LARGE;
}

static enum solve_status make_values(struct solver *solver, unsigned rows, unsigned columns,
                                     const struct chomp_table **made) {
    struct chomp_table *table;
    size_t count = young_count(rows, columns);
    if (count > MOST_VALUES) return SOLVE_TOO_LARGE;
    enum solve_status status = solver_spend(solver, (uint64_t)count * rows * columns / STEPS_A_NODE);
    if (status == SOLVE_OK) status = reserve(solver, false, count, &table);
    if (status != SOLVE_OK) return status;
    young_make_box(&table->box, rows, columns);
    chomp_values(rows, columns, table->number);
    *made = table;
    return SOLVE_OK;
}

/* For bars of so many rows, their first rows included. */
static enum solve_status make_tails(struct solver *solver, unsigned rows, unsigned columns,
                                    const struct chomp_table **made) {
    struct chomp_table *table;
    size_t count = young_count(rows - 1, columns);
    if (columns > CHOMP_MOST_COLUMNS || count > MOST_TAILS) return SOLVE_TOO_LARGE;
    enum solve_status status = solver_spend(solver, count / TAILS_A_NODE);
    if (status == SOLVE_OK) status = reserve(solver, true, count, &table);
    if (status != SOLVE_OK) return status;
    young_make_box(&table->box, rows - 1, columns);
    chomp_first_rows(rows, columns, table->number);
    *made = table;
    return SOLVE_OK;
}

struct bar {
    unsigned rows;
    uint8_t row[YOUNG_MOST_SIDE];
};

static struct bar turn(const uint8_t *row, unsigned rows) {
    struct bar turned = {.rows = row[0]};
    for (unsigned i = 0; i < rows; i++)
        for (unsigned j = 0; j < row[i]; j++) turned.row[j]++;
    return turned;
}

/* The same bar with no more rows than columns. */
static struct bar lay_down(const uint8_t *row, unsigned rows) {
    struct bar bar = {.rows = rows};
    if (rows > row[0]) return turn(row, rows);
    memcpy(bar.row, row, rows);
    return bar;
}

enum solve_status chomp_table_value(struct solver *solver, const uint8_t *row, unsigned rows,
                                    uint64_t *value) {
    const struct bar bar = lay_down(row, rows);
    const struct chomp_table *table = find_box(solver, false, bar.rows, bar.row[0]);
    bool small = bar.row[0] <= LEAST_SIDE;
    enum solve_status status = SOLVE_OK;
    if (!table)
        status = make_values(solver, small ? LEAST_SIDE : bar.rows, small ? LEAST_SIDE : bar.row[0], &table);
    if (status == SOLVE_OK) *value = table->number[young_rank(&table->box, bar.row)];
    return status;
}

/* A kept table of tails that holds the bar one way or the other, and the bar turned that way; or NULL. */
static const struct chomp_table *find_tails(struct solver *solver, struct bar *bar) {
    const struct chomp_table *table = find_box(solver, true, bar->rows - 1, bar->row[0]);
    if (table) return table;
    struct bar turned = turn(bar->row, bar->rows);
    table = find_box(solver, true, turned.rows - 1, turned.row[0]);
    if (table) *bar = turned;
    return table;
}

static enum solve_status is_lost_by_value(struct solver *solver, const struct bar *bar, bool *lost) {
    uint64_t value = 0;
    enum solve_status status = chomp_table_value(solver, bar->row, bar->rows, &value);
    *lost = value == 0;
    return status;
}

enum solve_status chomp_table_is_lost(struct solver *solver, const uint8_t *row, unsigned rows, bool *lost) {
    struct bar bar = lay_down(row, rows);
    if (find_box(solver, false, bar.rows, bar.row[0])) return is_lost_by_value(solver, &bar, lost);
    const struct chomp_table *tails = find_tails(solver, &bar);
    if (!tails && bar.row[0] <= LEAST_SIDE) return is_lost_by_value(solver, &bar, lost);
    enum solve_status status = SOLVE_OK;
    if (!tails) {
        /* Lying, a bar has fewer tails; but standing, when it is too wide for that. */
        if (bar.row[0] > CHOMP_MOST_COLUMNS) bar = turn(bar.row, bar.rows);
        status = make_tails(solver, bar.rows, bar.row[0], &tails);
    }
    if (status == SOLVE_OK) *lost = tails->number[young_rank(&tails->box, bar.row + 1)] == bar.row[0];
    return status;
}
