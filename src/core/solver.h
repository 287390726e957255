/* SPDX-License-Identifier: MIT */
/* A solver: everything that is remembered between questions, and the bounds on answering one. The
 * caller makes it, bounds it, hands it to whatever computes, and frees it; nothing else in the
 * library has a memory. */
#ifndef CORE_SOLVER_H
#define CORE_SOLVER_H

#include "nimm/nimm.h"

/* The defaults: about a second of work, so that nobody waits long for the computer, a hint, a
 * reason or a step of a review, and memory well below half a gigabyte. */
#define SOLVER_OPTIONS UINT64_C(8000000)
#define SOLVER_BYTES   ((size_t)256 << 20)

/* Long work calls report(context, spent) about once every million options. With NULL, it is never
 * called. */
void solver_report_to(struct nimm_solver *solver, void (*report)(void *context, uint64_t spent),
                      void *context);

/* Begins a new question: the budget is full again, and nothing that could change the answer is
 * known from earlier questions. */
void solver_begin(struct nimm_solver *solver);

/* --- for those who compute -------------------------------------------------------------------- */

struct table;

/* Begins one question that consists of several: until solver_release, solver_begin does nothing, so
 * that one budget is for all of them, and each can use what was searched for the ones before. A
 * held question may be held again. */
void solver_hold(struct nimm_solver *solver);
void solver_release(struct nimm_solver *solver);

/* For the next step of a held question: the budget is full again, and what was searched stays
 * known. */
void solver_go_on(struct nimm_solver *solver);

/* Spends this many more options from the budget: NIMM_OK, NIMM_TOO_LARGE or NIMM_STOPPED.
 * Work counts, never time, so that every machine gives the same answers; an option that takes long
 * to make counts as several. */
enum nimm_status solver_spend(struct nimm_solver *solver, uint64_t options);

/* What the last question has spent so far. */
uint64_t solver_spent(const struct nimm_solver *solver);

/* The number of the question. Whoever uses what an earlier question left spends what it would take
 * to make it again, so that no answer depends on what was asked before. */
uint64_t solver_question(const struct nimm_solver *solver);

/* The table of positions searched for this question. */
struct table *solver_table(struct nimm_solver *solver);

/* The thing kept under this key, or NULL. It stays until the next question begins, at least. */
void *solver_find(struct nimm_solver *solver, const void *key, size_t length);

/* Keeps a thing under a key that has none yet, and owns it from now on, for later questions too:
 * `release` is called with it when the solver is freed, or when a question needs its room and has
 * not used it. `bytes` is what it counts against the memory bound. Returns false, and has released
 * the thing, if the bound is reached. */
bool solver_keep(struct nimm_solver *solver, const void *key, size_t length, void *thing,
                 size_t bytes, void (*release)(void *thing));

/* Counts this many more bytes against the memory bound, for a thing that is kept and grows. Returns
 * false if there is no room. */
bool solver_grow(struct nimm_solver *solver, const void *thing, size_t bytes);

#endif
