/* SPDX-License-Identifier: MIT */
/* A lecture told and played in the terminal. */
#ifndef UI_LESSON_H
#define UI_LESSON_H

#include "say/lecture.h"
#include "ui/dialogue.h"

/* Reads the built-in lecture of this name, or a file, as lecture_read does; *loose is about files
 * alone. Returns false if it cannot be read, which *mistakes tells, or has mistakes. */
bool lesson_open(struct nimm_solver *solver, const char *name, struct lecture *lecture,
                 struct text *mistakes, struct text *loose);

struct lesson_plan {
    const char *name;   /* of the lecture, as lesson_open takes it */
    size_t step;        /* where to begin, from 1 on; 0: where somebody at a terminal left off */
    bool brief;         /* the questions and their answers alone */
    const char *player; /* the name of the player; "" if that is not known */
    bool hints;         /* suggestions are shown in its games; */
    bool no_help;       /* or nobody is told who wins or what is a good move there */
};

/* At a terminal the class answers and turns the pages; otherwise everything from the step on is
 * printed, with the answers. */
void lesson_run(struct dialogue *room, const struct lecture *lecture,
                const struct lesson_plan *plan);

#endif
