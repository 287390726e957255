/* SPDX-License-Identifier: MIT */
/* The first lecture on Nim, told and played in the terminal. */
#ifndef UI_LESSON_H
#define UI_LESSON_H

#include "core/scan.h"
#include "say/quiz.h"
#include "say/subject.h"
#include "ui/config.h"
#include "ui/dialogue.h"

/* In `text` and `answer` a line is a paragraph, and one that begins with @ is shown by lesson_show, so that
 * every number in it is computed. `asks` is what lesson_ask asks, one after another. In all of them several
 * positions of a game may stand in a line, with semicolons between. */
struct lesson_page {
    const char *text;
    const char *question;
    const char *asks;
    const char *answer;
    const char *play; /* the position to play from, if it is not the last that is asked about */
};

enum { LESSON_PAGES = 5 };

struct lesson_step {
    const char *title;
    const char *work;                       /* the word that shows a typed position */
    bool gallery;                           /* behind its pages, one for each game that is Nim in disguise */
    struct lesson_page pages[LESSON_PAGES]; /* those with text */
};

extern const struct lesson_step lesson_steps[];
extern const size_t lesson_step_count;

/* --- lines about a position: "WORD [misere] GAME POSITION" --- */

/* Reads a subject as subject_read does; a game alone is its sample. */
bool lesson_read_subject(struct subject *subject, const char *line, struct text *why);

/* Line n, from 0, of what may be several lines with several positions in each; false: there are not so many.
 */
bool lesson_line(const char *lines, size_t n, struct text *line);

/* Shows what the line says: board, grid, groups, why, work (the board and why), winning, lemma, game, mex,
 * outcome, map of the position; or labels, the map that stops at each position. The line must be a good one.
 */
void lesson_show(struct dialogue *room, const char *line);
void lesson_show_question(struct dialogue *room, struct token word, const struct question *question);

/* The question that the line asks, in place of what *question held: "TOPIC [misere] GAME POSITION", for the
 * topics sum and mex "TOPIC NUMBERS"; or yes or no, followed by what to say to the wrong one. */
void lesson_ask(struct quiz *quiz, const char *line, struct quiz_question *question);

/* Adds "3,4: first or second", how to answer. */
void lesson_add_form(const struct quiz_question *question, struct text *text);

/* --- the lesson --- */

struct lesson_plan {
    size_t step;      /* where to begin, from 1 on */
    const char *name; /* of whom it is for, where that is known; otherwise "" */
};

/* At a terminal the class answers and turns the pages; otherwise everything from the step on is printed, with
 * the answers. */
void lesson_run(struct dialogue *room, const struct lesson_plan *plan);

#endif
