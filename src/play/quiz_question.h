/* SPDX-License-Identifier: MIT */
/* One question of a quiz: the syllabus, which says what is asked about at each level, and how a
 * position is drawn that is worth a question. quiz.h says which question comes when. */
#ifndef PLAY_QUIZ_QUESTION_H
#define PLAY_QUIZ_QUESTION_H

#include "play/quiz.h"

/* Before groups are told of, so many questions ask who wins, and how. */
enum { QUIZ_QUESTION_FIRST = 2 };

/* Draws a question of the quiz's level on the topic, larger than usual by so much, with its answer,
 * in the place of an older one, whose memory for a position it takes over. Returns false if a
 * bounded amount of work found none. */
bool quiz_question_draw(struct quiz *quiz, enum quiz_topic topic, unsigned growth,
                        struct quiz_question *question);

/* True if who wins is explained by copying, or by a rule of the game. */
bool quiz_question_is_simple(struct quiz *quiz, const struct quiz_question *question);

#endif
