/* SPDX-License-Identifier: MIT */
/* What the take-and-break games share: one sequence of values for each code, remembered by the solver, and
 * random starts that are fair. */
#ifndef GAMES_SEQUENCE_H
#define GAMES_SEQUENCE_H

#include "nimm/octal.h"
#include "nimm/random.h"
#include "nimm/solver.h"
#include "nimm/text.h"

/* The values of this code's piles; the solver keeps and frees them. */
enum solve_status sequence_of(struct solver *solver, const struct octal_code *code,
                              struct octal_sequence **sequence);

/* The values of `n` piles. SOLVE_TOO_LARGE: one is beyond the table, whose length and work are bounded (see
 * nimm/octal.h), and no period is proved. SOLVE_STOPPED: asked again, it goes on. */
enum solve_status sequence_values(struct octal_sequence *sequence, const uint64_t *piles, size_t n,
                                  uint64_t *values);

/* So many draws try to grant the wish, and, as there may be no such start, as many after them do without. */
enum { FAIR_MOST = 500, FAIR_TRIES = 200 };

/* A lot drawn before the start: a third of the starts are to be lost for the player to move, a third won,
 * a third as they come. */
enum fair_wish { FAIR_ANY, FAIR_LOST, FAIR_WON };

struct fair {
    enum fair_wish wish;
    uint16_t values[FAIR_MOST + 1];
};

/* For piles of at most `largest`; where that is beyond FAIR_MOST any start will do. False, and *why is
 * failed: there is no memory. */
bool fair_draw(struct fair *fair, const struct octal_code *code, uint64_t largest, struct random *random,
               struct text *why);

/* Do these piles make a start of the kind drawn? */
bool fair_accepts(const struct fair *fair, const uint64_t *piles, size_t n);

#endif
