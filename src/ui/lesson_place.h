/* SPDX-License-Identifier: MIT */
/* Where somebody left off in a lecture: $XDG_STATE_HOME/nimm/lessons, or
 * ~/.local/state/nimm/lessons, a line "nim 5@Two_piles" for each that is built in, and a line
 * "/home/ada/my stairs.txt 2,1,3,#-#@The_queen@Who_wins?" for each file, the last ones at the end.
 * A sign stands for what became of each thing asked, from the first on: # right at once, - not, .
 * not asked. After the @ stands the title of the step, and after another how the page begins, by
 * which they are found in a file that has changed. */
#ifndef UI_LESSON_PLACE_H
#define UI_LESSON_PLACE_H

#include <stdbool.h>
#include <stddef.h>

struct lecture;
struct text;

/* The step, from 1 on, and if somebody is further than its beginning, how many of its pages and
 * then how many items that the page asks come before. */
struct lesson_place {
    size_t step, pages, items;
    bool is_gone;   /* the step where somebody left is not there any more: this is the beginning */
    bool has_moved; /* it has another place now, so that the signs are not known */
};

/* Where somebody left the lecture, named as for lesson_open; its beginning if that is not known. A
 * page or an item may be missing in a file that has changed. Adds the signs, unless the step has
 * another number now. */
struct lesson_place lesson_place(const char *name, const struct lecture *lecture,
                                 struct text *signs);

/* Remembers the place, and the signs; the beginning forgets both. Nothing is remembered of standard
 * input. */
void lesson_place_keep(const char *name, const struct lecture *lecture,
                       const struct lesson_place *place, const char *signs);

#endif
