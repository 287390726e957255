/* SPDX-License-Identifier: MIT */
/* A quiz in the terminal. */
#ifndef UI_QUIZ_RUN_H
#define UI_QUIZ_RUN_H

#include "play/quiz.h"
#include "ui/dialogue.h"

enum { QUIZ_USUAL = 10 }; /* questions, where nobody says how many */

struct quiz_plan {
    unsigned level;
    unsigned topics; /* as for quiz_begin */
    bool course; /* the topics one after the other; what was missed comes back, and is practiced */
    uint64_t questions;
    const struct game *game; /* all questions are about it; NULL: about any */
    const void *blank;       /* a blank position of it */
    uint64_t seed;
    const char *command; /* what asks the same questions again, if the quiz is not remembered */
    bool previews;       /* what a move leaves is shown while it is typed */
    /* Where a person sits at a terminal: */
    const char *kept_as; /* one word: what was left of a quiz is remembered under it and goes on,
                            instead of one with this seed; NULL: it is not remembered */
    bool is_seeded;      /* somebody has chosen the seed, which is part of the command */
    bool is_new;         /* even so the quiz is a new one */
};

/* Asks, checks the answers, and ends with the score, also when the input ends. */
void quiz_run(struct dialogue *room, const struct quiz_plan *plan);

/* The same, alone in the terminal. */
void quiz_run_alone(struct look look, const struct quiz_plan *plan);

#endif
