/* SPDX-License-Identifier: MIT */
/* How a quiz went: its score, what to practice, and the commands for what comes next. */
#ifndef UI_QUIZ_SCORE_H
#define UI_QUIZ_SCORE_H

#include "ui/quiz_run.h"

struct quiz_score_topic {
    uint64_t right, asked, corrected; /* corrected: came once more, and were right then */
    struct text missed; /* what the first ones that were not are about: "kayles 3,1; nim 2,2" */
    unsigned n_missed;  /* how many there are */
};

/* Zeros but for the plan: nothing has been asked. quiz_score_forget frees what is in it. */
struct quiz_score {
    const struct quiz_plan *plan;
    const char *command;                         /* what asks the same questions again */
    struct quiz_score_topic topics[QUIZ_TOPICS]; /* a question that is open is not asked yet */
    uint64_t in_all;                             /* new questions, */
    uint64_t open;                               /* and those that have not been answered */
    bool is_spoken;                              /* for a screen reader */
    bool is_practice; /* the questions are about what was missed in the quiz */
    bool is_left;     /* somebody has left before the end, */
    bool is_kept;     /* and it goes on when it is asked for again */
};

/* Counts an answer. */
void quiz_score_count(struct quiz_score *score, const struct quiz_question *question, bool right);

/* Forgets all answers. */
void quiz_score_forget(struct quiz_score *score);

/* The sum of all topics, without positions. */
struct quiz_score_topic quiz_score_whole(const struct quiz_score *score);

/* The set of topics with anything wrong. */
unsigned quiz_score_missed(const struct quiz_score *score);

/* Adds "nimm quiz kayles --level 2", and the same with " --topic mex,value". */
void quiz_score_add_command(const struct quiz_plan *plan, unsigned level, struct text *text);
void quiz_score_add_topics(const struct quiz_plan *plan, unsigned topics, struct text *text);

/* Adds the command that goes on with a quiz that was left. */
void quiz_score_add_going_on(const struct quiz_score *score, struct text *text);

/* Says how it went, and what to do next. */
void quiz_score_say(struct dialogue *room, const struct quiz_score *score);

#endif
