/* SPDX-License-Identifier: MIT */
/* Where somebody left off in a built-in lecture: $XDG_STATE_HOME/nimm/lessons, or
 * ~/.local/state/nimm/lessons, a line "nim 5" for each. */
#ifndef UI_LESSON_PLACE_H
#define UI_LESSON_PLACE_H

#include <stddef.h>

/* The step where somebody left the lecture of this name, which has so many; 1 if it is not known.
 */
size_t lesson_place(const char *name, size_t steps);

/* Remembers the step; step 1 forgets it. Where the file cannot be written, nothing happens. */
void lesson_place_keep(const char *name, size_t step);

#endif
