/* SPDX-License-Identifier: MIT */
/* What the lesson shows of positions: everything here is computed when it is shown. */
#ifndef UI_LESSON_SHOW_H
#define UI_LESSON_SHOW_H

#include "ui/classroom.h"

/* A position as a lesson writes it: "[misere] GAME POSITION". */
struct subject {
    const struct game *game;
    const char *parameters; /* in `name` */
    bool misere;
    char name[32];
    void *position; /* freed with subject_free */
};

/* Reads a subject from *at, which moves behind it. False: *why says what is wrong, and there is nothing to
 * free. */
bool subject_read(struct subject *subject, const char **at, struct text *why);

/* Puts another position of the same game in its place. False: *why says what is wrong, and the old one stays.
 */
bool subject_replace(struct subject *subject, const char *string, struct text *why);

void subject_free(struct subject *subject);

struct question subject_question(const struct subject *subject);

/* Shows "WORD SUBJECT [REST]": board, winner, move, grid, work, winning, lemma, game, graph, mex, value.
 * False: there is no such word or the rest is wrong. */
bool lesson_show(struct classroom *room, const char *line);

/* Shows a subject by one of those words. */
bool lesson_show_subject(struct classroom *room, const char *word, const struct subject *subject);

/* --- lesson_map.c --- */

/* The map of all positions, colored from the end; of a game that comes to one. */
void lesson_show_map(struct classroom *room, const struct question *question);

/* --- lesson_moves.c --- */

/* Both facts tried: a balanced position with all its moves, an unbalanced one with those that balance it. */
void lesson_show_lemma(struct classroom *room, const struct question *question);

/* A whole game between two players who know everything. */
void lesson_show_game(struct classroom *room, const struct question *question);

/* What the moves lead to, and the mex of that. */
void lesson_show_mex(struct classroom *room, const struct question *question);

#endif
