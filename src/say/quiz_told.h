/* SPDX-License-Identifier: MIT */
/* Questions whose answer a lecture tells: a number, or one of several answers to choose from, which
 * are numbered from 1 on. quiz.h says the rest of what others need. */
#ifndef SAY_QUIZ_TOLD_H
#define SAY_QUIZ_TOLD_H

#include "say/quiz.h"

uint64_t quiz_told_count(const struct quiz_question *question);
void quiz_told_add_choice(const struct quiz_question *question, uint64_t number, struct text *text);

/* How to choose: "1, 2 or 3", or the answers themselves; perhaps in scratch memory. */
const char *quiz_told_form(const struct quiz_question *question);

/* As quiz_mark. */
enum verdict quiz_told_mark_number(const struct quiz_question *question, const char *answer,
                                   struct text *why);
enum verdict quiz_told_mark_choice(const struct quiz_question *question, const char *answer,
                                   struct text *why);

#endif
