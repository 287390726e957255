/* SPDX-License-Identifier: MIT */
/* The coloring algorithm in front of a class: one position a step. */
#ifndef UI_LABEL_RUN_H
#define UI_LABEL_RUN_H

#include "ui/dialogue.h"

/* How many positions a class can look at. */
enum { LABEL_RUN_NODES = 300 };

struct label_plan {
    uint32_t most;    /* positions; of more, only the first and its options are shown */
    bool ask;         /* for each label first, and check the answer */
    bool outcomes;    /* N and P alone, as if there were no values */
    bool knows_rules; /* whoever asks has been told whether the last move wins or loses */
    bool at_once;     /* without a stop, although a person is there; of more than `most`, nothing */
    const char *all;  /* the option that labels more, "--nodes N", or NULL */
    const char *home; /* where whoever leaves goes back to, "the lesson" */
};

/* True, after saying why, if the game has no labels. */
bool label_run_refuses(const struct game *game, struct text *why);

/* Labels what can come up from the position of the question, or says that its game has no labels.
 * Enter goes on; where nobody is there to press it, all steps are printed at once. Where there are
 * too many positions, only the first is labeled, by what its moves leave. */
void label_run(struct dialogue *room, const struct question *question,
               const struct label_plan *plan);

#endif
