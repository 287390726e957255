/* SPDX-License-Identifier: MIT */
/* Different positions that are equally hard. */
#ifndef NIMM_ALIKE_H
#define NIMM_ALIKE_H

#include "nimm/start.h"

/* Are they equally hard to see through: as many piles, a binary grid as wide, the same outcome? */
bool alike_is(struct solver *solver, const struct start *start, const void *a, const void *b);

/* A random start as hard as `like`: that one itself where no such start was met in a bounded number of draws.
 * A solver that is stopped leaves it at that one. */
void alike_draw(const struct start *start, struct solver *solver, struct random *random, const void *like,
                void *position);

#endif
