/* SPDX-License-Identifier: MIT */
/* What a line that the class types says to the questions of a page: which answers it gives, and
 * whether they are right. Reading it changes nothing. */
#ifndef UI_LESSON_READ_H
#define UI_LESSON_READ_H

#include "say/lecture.h"
#include "say/quiz.h"
#include "ui/dialogue.h"

/* The questions of a page. */
struct lesson_asks {
    struct nimm_solver *solver;
    const struct lecture_item *items;
    size_t from, to;                 /* the questions are among these items */
    size_t asked;                    /* the one that is open; `to`: none is */
    const struct quiz_question *ask; /* what that asks, or what was asked last; NULL: nothing */
};

struct lesson_reading {
    size_t n;             /* of answers: to the open question, and to those after it */
    size_t right;         /* so many are right before the first that is not */
    size_t item;          /* whose answer that is; the last one's if all are right */
    enum verdict verdict; /* on that answer */
    bool is_swapped;      /* every answer is N for P, or P for N */
};

/* Reads the line as answers. *why is as after quiz_mark, with the reason where one is known and
 * gives nothing away. */
struct lesson_reading lesson_read(const struct lesson_asks *asks, const char *line,
                                  struct text *why);

/* Takes apart answers to several questions on the topic, "PNNP", "1 2 3" or, if exactly so many
 * questions are `left`, "123": a line for each. Returns how many there are, or 0 if there are not
 * several. */
size_t lesson_read_split(enum quiz_topic topic, const char *line, size_t left,
                         struct text *answers);

/* Reads the number of a step of the lesson that is told in the room. Returns false, after saying
 * which there are, if the words are not one. */
bool lesson_read_step(struct dialogue *room, const char *words, uint64_t *number);

#endif
