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

/* --- lines of a lecture --- */

/* Shows that about a position; SHOW_VALUES shows its mex. */
void lesson_show(struct dialogue *room, enum lecture_show show, const struct question *question);

/* Shows the board, with the rule that the parameters of its game make, once a step. */
void lesson_show_board(struct dialogue *room, const struct game *game, const void *position);

/* Shows items from..to, of any kind, with empty lines between text and pictures. */
void lesson_show_items(struct dialogue *room, const struct lecture *lecture, size_t from,
                       size_t to);

/* Shows the values of n items, or whether they are N or P, as a table in as many pieces as the
 * window needs: a line of positions above one of their answers. */
void lesson_show_table(struct dialogue *room, const struct lecture_item *items, size_t n);

/* True if a prompt cannot name a position of the game as people read it, so that its board is to
 * stand above. */
bool lesson_needs_board(const struct game *game);

/* Adds "3,4: ", or in words "A pile of 3: ", unless that is long or a board stands above. */
void lesson_add_position(const struct game *game, const void *position, bool in_words,
                         struct text *text);

/* Adds the same for a question, which may be about numbers: "5,3: ". */
void lesson_add_lead(const struct quiz_question *question, bool in_words, struct text *text);

#endif
