/* SPDX-License-Identifier: MIT */
/* A solver: everything that is remembered between questions, and the bounds on asking. The caller
 * makes it, bounds it, hands it to whatever computes, and frees it; nothing else in the library has
 * a memory. */
#ifndef NIMM_SOLVER_H
#define NIMM_SOLVER_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum solve_status {
    SOLVE_OK,
    SOLVE_NO_ANSWER, /* this question has no answer here: a value where there is none */
    SOLVE_TOO_LARGE, /* the budget of options or the memory bound was reached first */
    SOLVE_STOPPED,   /* the stop flag was raised */
};

/* The defaults: work of about a second, so that nobody waits for the computer, a hint, a reason or a step of
 * a review, and memory well below half a gigabyte. */
#define SOLVER_OPTIONS UINT64_C(6000000)
#define SOLVER_BYTES   ((size_t)256 << 20)

struct solver;
struct table;

/* For each question `options` may be generated, and `bytes` are remembered in all; 0 takes the default. The
 * caller frees it with solver_free (NULL is allowed there). */
struct solver *solver_new(uint64_t options, size_t bytes);
void solver_free(struct solver *solver);

/* Long work looks at *flag and gives up with SOLVE_STOPPED once it is not 0. NULL: never. */
void solver_stop_on(struct solver *solver, const volatile sig_atomic_t *flag);

/* Long work calls report(context, spent) once in about a million options. NULL: never. */
void solver_report_to(struct solver *solver, void (*report)(void *context, uint64_t spent), void *context);

/* A new question: the budget is full again. */
void solver_begin(struct solver *solver);

/* One question that is made of several: it begins here, and until solver_release solver_begin begins no
 * other, so that one budget is for all of them. A held question may be held again within. */
void solver_hold(struct solver *solver);
void solver_release(struct solver *solver);

/* So many more options were generated: SOLVE_OK, SOLVE_TOO_LARGE or SOLVE_STOPPED. Work counts, never time,
 * so that every machine gives the same answers; an option that takes long to make counts for several. */
enum solve_status solver_spend(struct solver *solver, uint64_t options);

/* What the last question has spent so far. */
uint64_t solver_spent(const struct solver *solver);

/* The table of searched positions. */
struct table *solver_table(struct solver *solver);

/* The thing kept under this key, or NULL. */
void *solver_find(struct solver *solver, const void *key, size_t length);

/* Keeps a thing under a key that has none yet and owns it from now on: it is given to `release` when
 * the solver is freed. `bytes` is what it counts against the memory bound. False: the bound
 * is reached, and the thing is still the caller's. */
bool solver_keep(struct solver *solver, const void *key, size_t length, void *thing, size_t bytes,
                 void (*release)(void *thing));

#endif
