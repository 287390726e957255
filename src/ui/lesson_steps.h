/* SPDX-License-Identifier: MIT */
/* What the lesson says. */
#ifndef UI_LESSON_STEPS_H
#define UI_LESSON_STEPS_H

#include <stddef.h>

/* Text is a line a paragraph; a line "@WORD …" is shown by lesson_show, so that every number in it is
 * computed. */
struct lesson_page {
    const char *text;
    const char *question;
    const char *answer;
};

enum { LESSON_PAGES = 3 };

struct lesson_step {
    const char *title;
    const char *play;                       /* a position to play from; positions of its game can be typed */
    const char *work;                       /* the word that shows a typed position */
    struct lesson_page pages[LESSON_PAGES]; /* those with text */
};

extern const struct lesson_step lesson_steps[];
extern const size_t lesson_step_count;

#endif
