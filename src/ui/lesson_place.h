/* SPDX-License-Identifier: MIT */
/* Where somebody left off in a lecture: $XDG_STATE_HOME/nimm/lessons, or
 * ~/.local/state/nimm/lessons, a line "nim 5" for each that is built in, and a line
 * "/home/ada/my stairs.txt 2" for each file, the last ones at the end. */
#ifndef UI_LESSON_PLACE_H
#define UI_LESSON_PLACE_H

#include <stddef.h>

/* The step where somebody left the lecture, named as for lesson_open, which has so many; 1 if it is
 * not known. */
size_t lesson_place(const char *name, size_t steps);

/* Remembers the step; step 1 forgets it. Nothing is remembered of standard input. */
void lesson_place_keep(const char *name, size_t step);

#endif
