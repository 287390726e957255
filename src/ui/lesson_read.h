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
    const char *words;               /* in which the page asks; NULL: each in its own */
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

/* True if the line answers the page's question for a number in its words: "step 3", where it is
 * asked from which step to move. */
bool lesson_read_names_number(const struct lesson_asks *asks, const char *line);

/* True if the line, of several numbers, answers choices of the page once more: one of them, such as
 * 0, 1, 2 | 1, 2, or each in turn. */
bool lesson_read_repeats(const struct lesson_asks *asks, const char *line);

/* Which question of the page the line would answer if it cannot be meant for the open one: one that
 * came before, or one that comes after it. Where none is open, it may be the last one as well. */
enum lesson_turn { LESSON_NO_TURN, LESSON_BEFORE, LESSON_AFTER };
enum lesson_turn lesson_read_turn(const struct lesson_asks *asks, const char *line);

#endif
