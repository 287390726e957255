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

#include "nimm/base.h"

NIMM_BEGIN

enum solve_status {
    NIMM_SOLVE_OK,
    NIMM_SOLVE_NO_ANSWER, /* this question has no answer here: a value where there is none */
    NIMM_SOLVE_TOO_LARGE, /* the budget of options or the memory bound was reached first */
    NIMM_SOLVE_STOPPED,   /* the stop flag was raised */
};

/* The defaults: work of about a second, so that nobody waits for the computer, a hint, a reason or a step of
 * a review, and memory well below half a gigabyte. */
#define NIMM_SOLVER_OPTIONS UINT64_C(8000000)
#define NIMM_SOLVER_BYTES   ((size_t)256 << 20)

struct solver;

/* For each question `options` may be generated, and `bytes` are remembered in all; 0 takes the default. The
 * caller frees it with nimm_solver_free (NULL is allowed there). */
struct solver *nimm_solver_new(uint64_t options, size_t bytes);
void nimm_solver_free(struct solver *solver);

/* Long work looks at *flag and gives up with NIMM_SOLVE_STOPPED once it is not 0. NULL: never. */
void nimm_solver_stop_on(struct solver *solver, const volatile sig_atomic_t *flag);

/* Long work calls report(context, spent) once in about a million options. NULL: never. */
void nimm_solver_report_to(struct solver *solver, void (*report)(void *context, uint64_t spent),
                           void *context);

/* A new question: the budget is full again, and nothing is known of the questions before that could change
 * its answer. */
void nimm_solver_begin(struct solver *solver);

NIMM_END

#endif
