/* SPDX-License-Identifier: MIT */
/* Lines of a lecture in the terminal: what is told and shown, and how a position is named there. */
#ifndef UI_LESSON_SHOW_H
#define UI_LESSON_SHOW_H

#include "say/lecture.h"
#include "ui/dialogue.h"

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
