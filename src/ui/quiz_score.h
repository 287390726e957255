/* SPDX-License-Identifier: MIT */
/* How a quiz went. */
#ifndef UI_QUIZ_SCORE_H
#define UI_QUIZ_SCORE_H

#include "nimm/quiz.h"

/* Start with {0}. */
struct quiz_score {
    uint64_t right[QUIZ_TOPICS];
    uint64_t asked[QUIZ_TOPICS];
};

void quiz_score_count(struct quiz_score *score, enum quiz_topic topic, bool right);

/* The score, and what to practise, folded to the width. */
void quiz_score_add(const struct quiz_score *score, unsigned level, unsigned width, struct text *text);

#endif
