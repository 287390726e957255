/* SPDX-License-Identifier: MIT */
/* What those who compute ask of a solver. */
#ifndef CORE_SOLVER_H
#define CORE_SOLVER_H

#include "nimm/solver.h"

struct table;

/* One question that is made of several: it begins here, and until solver_release nimm_solver_begin begins no
 * other, so that one budget is for all of them. A held question may be held again within. */
void solver_hold(struct solver *solver);
void solver_release(struct solver *solver);

/* So many more options were generated: NIMM_SOLVE_OK, NIMM_SOLVE_TOO_LARGE or NIMM_SOLVE_STOPPED. Work
 * counts, never time, so that every machine gives the same answers; an option that takes long to make counts
 * for several. */
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

/* Counts so many bytes more against the memory bound, for a thing that grows. False: there is no room. */
bool solver_claim(struct solver *solver, size_t bytes);

#endif
