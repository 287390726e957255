/* SPDX-License-Identifier: MIT */
/* Puzzles in the terminal: one after the other, ever larger, until two mistakes have been made. */
#ifndef UI_PUZZLE_H
#define UI_PUZZLE_H

#include "games/game.h"
#include "ui/terminal.h"

/* Games, and of each a blank position; they take turns. */
struct puzzle_plan {
    size_t n;
    const struct game **games;
    void **positions;
    uint64_t seed;
    bool remember; /* the best run, where a person sits at a terminal */
    struct look look;
};

/* Asks, marks and ends with how many were solved. False: no puzzle of one of the games was found. */
bool puzzle_run(const struct puzzle_plan *plan);

#endif
