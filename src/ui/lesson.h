/* SPDX-License-Identifier: MIT */
/* The first lecture on Nim, told and played in the terminal. */
#ifndef UI_LESSON_H
#define UI_LESSON_H

#include "ui/terminal.h"

struct lesson_plan {
    size_t step; /* where to begin, from 1 on */
    bool plain;
    enum color_choice color;
};

size_t lesson_count(void);

/* At a terminal the class turns the pages; otherwise everything from the step on is printed, with the
 * answers. */
void lesson_run(const struct lesson_plan *plan);

#endif
