/* SPDX-License-Identifier: MIT */
#include "core/solver.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/table.h"

struct kept {
    struct kept *next;
    void *thing;
    void (*release)(void *thing);
    size_t bytes;      /* what it counts */
    uint64_t question; /* the last one that has used it */
    size_t length;     /* of the key */
    unsigned char key[];
};

struct nimm_solver {
    struct table table;
    struct kept *kept;
    size_t bytes_left;
    uint64_t options; /* the budget of a question */
    uint64_t spent;
    uint64_t question;     /* how many were begun */
    unsigned held;         /* how many times solver_hold was called without solver_release */
    atomic_int is_stopped; /* the only member that a signal handler or another thread may change */
    void (*report)(void *context, uint64_t spent);
    void *report_context;
};

/* A lock could be held when a signal arrives. */
_Static_assert(ATOMIC_INT_LOCK_FREE == 2, "nimm_solver_stop needs atomic numbers without locks");

struct nimm_solver *nimm_solver_new(uint64_t options, size_t bytes) {
    struct nimm_solver *solver = memory_take_zeroed(1, sizeof *solver);
    if (bytes == 0) bytes = SOLVER_BYTES;
    solver->options = options ? options : SOLVER_OPTIONS;
    solver->table.most_bytes = bytes / 4;
    solver->bytes_left = bytes - bytes / 4;
    atomic_init(&solver->is_stopped, false);
    return solver;
}

/* Takes the first of these things off their list, and releases it. */
static void drop_first(struct nimm_solver *solver, struct kept **list) {
    struct kept *kept = *list;
    *list = kept->next;
    solver->bytes_left += kept->bytes;
    kept->release(kept->thing);
    free(kept);
}

void nimm_solver_free(struct nimm_solver *solver) {
    if (!solver) return;
    while (solver->kept) drop_first(solver, &solver->kept);
    table_free(&solver->table);
    free(solver);
}

void nimm_solver_stop(struct nimm_solver *solver) {
    atomic_store_explicit(&solver->is_stopped, true, memory_order_relaxed);
}

void nimm_solver_resume(struct nimm_solver *solver) {
    atomic_store_explicit(&solver->is_stopped, false, memory_order_relaxed);
}

void solver_begin(struct nimm_solver *solver) {
    if (solver->held > 0) return;
    solver->spent = 0;
    solver->question++;
    table_free(&solver->table);
}

void solver_hold(struct nimm_solver *solver) {
    solver_begin(solver);
    solver->held++;
}

void solver_go_on(struct nimm_solver *solver) {
    solver->spent = 0;
}

void solver_release(struct nimm_solver *solver) {
    assert(solver->held > 0);
    solver->held--;
}

void solver_report_to(struct nimm_solver *solver, void (*report)(void *context, uint64_t spent),
                      void *context) {
    solver->report = report;
    solver->report_context = context;
}

enum nimm_status solver_spend(struct nimm_solver *solver, uint64_t options) {
    enum { REPORT_BITS = 20 };
    uint64_t before = solver->spent;
    solver->spent = options > UINT64_MAX - solver->spent ? UINT64_MAX : solver->spent + options;
    if (solver->report && solver->spent >> REPORT_BITS != before >> REPORT_BITS)
        solver->report(solver->report_context, solver->spent);
    if (atomic_load_explicit(&solver->is_stopped, memory_order_relaxed)) return NIMM_STOPPED;
    return solver->spent > solver->options ? NIMM_TOO_LARGE : NIMM_OK;
}

uint64_t solver_spent(const struct nimm_solver *solver) {
    return solver->spent;
}

uint64_t solver_question(const struct nimm_solver *solver) {
    return solver->question;
}

struct table *solver_table(struct nimm_solver *solver) {
    return &solver->table;
}

void *solver_find(struct nimm_solver *solver, const void *key, size_t length) {
    for (struct kept *kept = solver->kept; kept; kept = kept->next)
        if (kept->length == length && memcmp(kept->key, key, length) == 0) {
            kept->question = solver->question;
            return kept->thing;
        }
    return NULL;
}

/* Counts the bytes. Where there is no room for them, what this question did not use is released. */
static bool claim(struct nimm_solver *solver, size_t bytes) {
    for (struct kept **list = &solver->kept; *list && bytes > solver->bytes_left;) {
        if ((*list)->question == solver->question)
            list = &(*list)->next;
        else
            drop_first(solver, list);
    }
    if (bytes > solver->bytes_left) return false;
    solver->bytes_left -= bytes;
    return true;
}

bool solver_keep(struct nimm_solver *solver, const void *key, size_t length, void *thing,
                 size_t bytes, void (*release)(void *thing)) {
    if (!claim(solver, bytes)) {
        release(thing);
        return false;
    }
    struct kept *kept = memory_take(1, sizeof *kept + length);
    *kept = (struct kept){solver->kept, thing, release, bytes, solver->question, length};
    memcpy(kept->key, key, length);
    solver->kept = kept;
    return true;
}

bool solver_grow(struct nimm_solver *solver, const void *thing, size_t bytes) {
    if (!claim(solver, bytes)) return false;
    for (struct kept *kept = solver->kept; kept; kept = kept->next)
        if (kept->thing == thing) kept->bytes += bytes;
    return true;
}
