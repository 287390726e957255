/* SPDX-License-Identifier: MIT */
#include "nimm/solver.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

struct kept {
    struct kept *next;
    void *thing;
    void (*release)(void *thing);
    size_t length;
    unsigned char key[];
};

struct solver {
    struct table table;
    struct kept *kept;
    size_t bytes_left;
    uint64_t nodes;
    uint64_t spent;
    const volatile sig_atomic_t *stop;
    void (*report)(void *context, uint64_t spent);
    void *report_context;
    bool starved; /* there was no memory for something to be kept */
};

struct solver *solver_new(uint64_t nodes, size_t bytes) {
    struct solver *solver = memory_take_zeroed(1, sizeof *solver);
    if (!solver) return NULL;
    if (bytes == 0) bytes = SOLVER_BYTES;
    solver->nodes = nodes ? nodes : SOLVER_NODES;
    solver->table.most_bytes = bytes / 2;
    solver->bytes_left = bytes - bytes / 2;
    return solver;
}

void solver_free(struct solver *solver) {
    if (!solver) return;
    while (solver->kept) {
        struct kept *kept = solver->kept;
        solver->kept = kept->next;
        kept->release(kept->thing);
        free(kept);
    }
    table_free(&solver->table);
    free(solver);
}

void solver_stop_on(struct solver *solver, const volatile sig_atomic_t *flag) {
    solver->stop = flag;
}

void solver_begin(struct solver *solver) {
    solver->spent = 0;
    solver->starved = solver->table.starved = false;
}

void solver_report_to(struct solver *solver, void (*report)(void *context, uint64_t spent), void *context) {
    solver->report = report;
    solver->report_context = context;
}

enum solve_status solver_spend(struct solver *solver, uint64_t nodes) {
    enum { REPORT_BITS = 20 };
    uint64_t before = solver->spent;
    solver->spent = nodes > UINT64_MAX - solver->spent ? UINT64_MAX : solver->spent + nodes;
    if (solver->report && solver->spent >> REPORT_BITS != before >> REPORT_BITS)
        solver->report(solver->report_context, solver->spent);
    if (solver->stop && *solver->stop) return SOLVE_STOPPED;
    return solver->spent > solver->nodes ? SOLVE_TOO_LARGE : SOLVE_OK;
}

uint64_t solver_spent(const struct solver *solver) {
    return solver->spent;
}

bool solver_is_starved(const struct solver *solver) {
    return solver->starved || solver->table.starved;
}

struct table *solver_table(struct solver *solver) {
    return &solver->table;
}

void *solver_find(struct solver *solver, const void *key, size_t length) {
    for (struct kept *kept = solver->kept; kept; kept = kept->next)
        if (kept->length == length && memcmp(kept->key, key, length) == 0) return kept->thing;
    return NULL;
}

bool solver_keep(struct solver *solver, const void *key, size_t length, void *thing, size_t bytes,
                 void (*release)(void *thing)) {
    if (bytes > solver->bytes_left) return false;
    struct kept *kept = memory_take(1, sizeof *kept + length);
    solver->starved |= !kept;
    if (!kept) return false;
    *kept = (struct kept){solver->kept, thing, release, length};
    memcpy(kept->key, key, length);
    solver->kept = kept;
    solver->bytes_left -= bytes;
    return true;
}
