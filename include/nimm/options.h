/* SPDX-License-Identifier: MIT */
/* What the moves of a position lead to: the values of which its own is the mex. */
#ifndef NIMM_OPTIONS_H
#define NIMM_OPTIONS_H

#include "nimm/game.h"

enum { OPTIONS_MOST = 256 };

/* In the order of the game's moves. */
struct options {
    size_t n;
    struct move move[OPTIONS_MOST];
    uint64_t value[OPTIONS_MOST];
};

/* The moves of `mover` and the value behind each. SOLVE_TOO_LARGE: there are more than OPTIONS_MOST, the
 * first of which are listed; other failures are those of game_piles. */
enum solve_status options_list(struct solver *solver, const struct game *game, const void *position,
                               unsigned mover, struct options *options);

/* The mex of the values: in an impartial game that of the position. */
uint64_t options_mex(const struct options *options);

/* The different values, ascending, into values[0..OPTIONS_MOST); returns how many. */
size_t options_values(const struct options *options, uint64_t *values);

#endif
