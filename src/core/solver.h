/* SPDX-License-Identifier: MIT */
/* A solver: everything that is remembered between questions, and the bounds on answering one. The caller
 * makes it, bounds it, hands it to whatever computes, and frees it; nothing else in the library has
 * a memory. */
#ifndef CORE_SOLVER_H
#define CORE_SOLVER_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum solve_status {
    NIMM_SOLVE_OK,
    NIMM_SOLVE_NO_ANSWER, /* this question has no answer here: a value where there is none */
    NIMM_SOLVE_TOO_LARGE, /* the budget of options or the memory bound was reached first */
    NIMM_SOLVE_STOPPED,   /* the stop flag was raised */
};

/* The defaults: about a second of work, so that nobody waits long for the computer, a hint, a reason or a
 * step of a review, and memory well below half a gigabyte. */
#define NIMM_SOLVER_OPTIONS UINT64_C(8000000)
#define NIMM_SOLVER_BYTES   ((size_t)256 << 20)

struct solver;

/* A solver that generates at most `options` for each question and remembers at most `bytes` in all; 0 is the
 * default. The caller frees it with solver_free (NULL is allowed there). */
struct solver *solver_new(uint64_t options, size_t bytes);
void solver_free(struct solver *solver);

/* Long work looks at *flag and gives up with NIMM_SOLVE_STOPPED once it is not 0. NULL: never. */
void solver_stop_on(struct solver *solver, const volatile sig_atomic_t *flag);

/* Long work calls report(context, spent) about once every million options. NULL: never. */
void solver_report_to(struct solver *solver, void (*report)(void *context, uint64_t spent), void *context);

/* Begins a new question: the budget is full again, and nothing that could change the answer is known from
 * earlier questions. */
void solver_begin(struct solver *solver);

/* --- for those who compute -------------------------------------------------------------------- */

struct table;

/* Begins one question that consists of several: until solver_release, solver_begin does nothing, so that one
 * budget is for all of them, and each can use what was searched for the ones before. A held question may be
 * held again. */
void solver_hold(struct solver *solver);
void solver_release(struct solver *solver);

/* For the next step of a held question: the budget is full again, and what was searched stays known. */
void solver_go_on(struct solver *solver);

/* Spends this many more options from the budget: NIMM_SOLVE_OK, NIMM_SOLVE_TOO_LARGE or NIMM_SOLVE_STOPPED.
 * Work counts, never time, so that every machine gives the same answers; an option that takes long to make
 * counts as several. */
enum solve_status solver_spend(struct solver *solver, uint64_t options);

/* What the last question has spent so far. */
uint64_t solver_spent(const struct solver *solver);

/* The number of the question. Whoever uses what an earlier question left spends what it would take to make it
 * again, so that no answer depends on what was asked before. */
uint64_t solver_question(const struct solver *solver);

/* The table of positions searched for this question. */
struct table *solver_table(struct solver *solver);

/* The thing kept under this key, or NULL. */
void *solver_find(struct solver *solver, const void *key, size_t length);

/* Keeps a thing under a key that has none yet, and owns it from now on, for later questions too: `release` is
 * called with it when the solver is freed. `bytes` is what it counts against the memory bound. False: the
 * bound is reached, and the thing is still the caller's. */
bool solver_keep(struct solver *solver, const void *key, size_t length, void *thing, size_t bytes,
                 void (*release)(void *thing));

/* Counts this many more bytes against the memory bound, for a thing that grows. False: there is no room. */
bool solver_claim(struct solver *solver, size_t bytes);

#endif
