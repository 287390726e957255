/* SPDX-License-Identifier: MIT */
#include "games/chomp_table.h"

#include <stdlib.h>
#include <string.h>

#include "nimm/chomp.h"

/* So many elementary steps of chomp_values take as long as one searched position. */
enum { STEPS_A_NODE = 500 };

/* Smaller boxes than this are not worth a table of their own. */
enum { LEAST_SIDE = 8 };

/* One table for each power of two from 2^LOW to 2^HIGH entries is kept, and a box of another shape takes the
 * place of the one before: the memory stays bounded however many bars are asked about. */
enum { LOW = 14, HIGH = 22, MOST_ENTRIES = 3000000 };

struct chomp_table {
    struct young_box box; /* not more rows than columns */
    uint16_t value[];     /* by rank */
};

struct key {
    char name[5];
    char size;
};

static struct key key_of(int size) {
    return (struct key){"chomp", (char)size};
}

/* The kept table of this size, or NULL. */
static struct chomp_table *find_size(struct solver *solver, int size) {
    struct key key = key_of(size);
    return solver_find(solver, &key, sizeof key);
}

/* A kept table that holds this box, or NULL. */
static const struct chomp_table *find_box(struct solver *solver, unsigned rows, unsigned columns) {
    for (int size = LOW; size <= HIGH; size++) {
        const struct chomp_table *table = find_size(solver, size);
        if (table && table->box.rows >= rows && table->box.columns >= columns) return table;
    }
    return NULL;
}

static enum solve_status reserve(struct solver *solver, int size, struct chomp_table **table) {
    struct key key = key_of(size);
    size_t bytes = sizeof **table + ((size_t)1 << size) * sizeof(uint16_t);
    *table = find_size(solver, size);
    if (*table) return SOLVE_OK;
    *table = malloc(bytes);
    if (!*table) return SOLVE_NO_MEMORY;
    if (solver_keep(solver, &key, sizeof key, *table, bytes, free)) return SOLVE_OK;
    free(*table);
    return SOLVE_TOO_LARGE;
}

static enum solve_status make(struct solver *solver, unsigned rows, unsigned columns,
                              const struct chomp_table **made) {
    size_t count = young_count(rows, columns);
    if (count > MOST_ENTRIES) return SOLVE_TOO_LARGE;
    enum solve_status status = solver_spend(solver, (uint64_t)count * rows * columns / STEPS_A_NODE);
    int size = LOW;
    while ((size_t)1 << size < count) size++;
    struct chomp_table *table;
    if (status == SOLVE_OK) status = reserve(solver, size, &table);
    if (status != SOLVE_OK) return status;
    young_make_box(&table->box, rows, columns);
    chomp_values(rows, columns, table->value);
    *made = table;
    return SOLVE_OK;
}

/* The same bar with no more rows than columns; returns its number of rows. */
static unsigned lay_down(const uint8_t *row, unsigned rows, uint8_t *lying) {
    if (rows <= row[0]) {
        memcpy(lying, row, rows);
        return rows;
    }
    for (unsigned i = 0; i < rows; i++)
        for (unsigned j = 0; j < row[i]; j++) lying[j]++;
    return row[0];
}

enum solve_status chomp_table_value(struct solver *solver, const uint8_t *row, unsigned rows,
                                    uint64_t *value) {
    uint8_t lying[YOUNG_MOST_SIDE] = {0};
    rows = lay_down(row, rows, lying);
    const struct chomp_table *table = find_box(solver, rows, lying[0]);
    bool small = lying[0] <= LEAST_SIDE;
    enum solve_status status = SOLVE_OK;
    if (!table) status = make(solver, small ? LEAST_SIDE : rows, small ? LEAST_SIDE : lying[0], &table);
    if (status == SOLVE_OK) *value = table->value[young_rank(&table->box, lying)];
    return status;
}
