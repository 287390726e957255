/* SPDX-License-Identifier: MIT */
/* The first lecture on Nim, told and played in the terminal. */
#ifndef UI_LESSON_H
#define UI_LESSON_H

#include "ui/dialogue.h"

/* A line of text is a paragraph; a line that begins with @ is for lesson_show, so that every number in it is
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

/* Shows "WORD [misere] GAME POSITION…": board, winner, grid, work, winning, lemma, game, graph, mex or value
 * of each position; or "move [misere] GAME POSITION MOVE". The line must be a good one. */
void lesson_show(struct dialogue *room, const char *line);

struct lesson_plan {
    size_t step; /* where to begin, from 1 on */
    struct look look;
};

/* At a terminal the class turns the pages; otherwise everything from the step on is printed, with the
 * answers. */
void lesson_run(const struct lesson_plan *plan);

#endif
