/* SPDX-License-Identifier: MIT */
/* Puzzles in the terminal, which are positions in which to find the winning move: the five of a
 * day, or one after the other until the second mistake. */
#ifndef UI_PUZZLE_RUN_H
#define UI_PUZZLE_RUN_H

#include "core/date.h"
#include "ui/dialogue.h"

struct puzzle_plan {
    bool previews; /* what a move leaves is shown while it is typed */

    const struct date *day; /* the puzzles of this day; NULL: puzzles without end */
    bool is_today;          /* nobody has asked for another day */
    const char *command;    /* what asks for them again, */
    const char *more;       /* and what asks for puzzles without end */

    size_t n_games; /* of puzzles without end: */
    char **games;   /* the names of their games, in turn */
    bool misere;    /* in misere play, which they all have */
    uint64_t seed;
    bool remember; /* the most that were ever solved, where a person sits at a terminal */
};

/* Returns the day that it is here, in local time. A clock that is not set counts as the first day
 * of all. */
struct date puzzle_run_today(void);

/* How many of today's puzzles the person at this terminal has still to solve or to fail. */
uint64_t puzzle_run_left_today(struct dialogue *room);

/* Asks, checks the moves, and ends with how it went, also when the input ends. Whoever has come to
 * the end of a day may try those again that are not solved, which counts for nothing. */
void puzzle_run(struct dialogue *room, const struct puzzle_plan *plan);

/* The same, alone in the terminal. */
void puzzle_run_alone(struct look look, const struct puzzle_plan *plan);

#endif
