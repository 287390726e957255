/* SPDX-License-Identifier: MIT */
/* Questions about games for people to answer: drawn from a list of classic exercises and from an
 * endless generator, each with its answer and its working. */
#ifndef PLAY_QUIZ_H
#define PLAY_QUIZ_H

#include "play/label.h"

enum quiz_topic {
    QUIZ_WINNER,  /* who wins? */
    QUIZ_MOVE,    /* which move wins? */
    QUIZ_BALANCE, /* is it balanced? */
    QUIZ_SUM,     /* what is the nim-sum? */
    QUIZ_MEX,     /* what is the mex of these numbers, or of what these moves leave? */
    QUIZ_VALUE,   /* what is the value of this row of pins, number, bar or gap? */
    QUIZ_LABEL,   /* which label is missing among those of all positions? */
    QUIZ_BINARY,  /* what is this number in binary? */
    QUIZ_GROUPS,  /* which groups of 1, 2, 4, 8 ... stones have no partner? */
    QUIZ_TOPICS,

    /* The lesson alone asks for these. */
    QUIZ_OUTCOME = QUIZ_TOPICS, /* N or P? */
    QUIZ_FLIP,  /* which row of the grid takes which digits, so that all columns are even? */
    QUIZ_REPLY, /* a game from a position that is lost for the player to move: how do you answer? */
    QUIZ_YES,   /* from here on a lecture says what is asked, and what is right: yes, */
    QUIZ_NO,    /* no, */
    QUIZ_NUMBER, /* a number, */
    QUIZ_CHOICE, /* or one of several answers */
    QUIZ_KINDS
};

enum {
    QUIZ_LEVELS = 3,
    QUIZ_ALL_TOPICS = (1 << QUIZ_TOPICS) - 1,
    QUIZ_NUMBERS = 16,
    QUIZ_REMEMBERED = 64
};

/* After this many questions, one more is asked of the kind that was missed. */
enum { QUIZ_APART = 3 };

/* What somebody who is asked has just read of the game: nothing, its rule, or that all of this is
 * about it. */
enum quiz_told { QUIZ_TOLD_NOTHING, QUIZ_TOLD_RULE, QUIZ_TOLD_GAME };

/* Freed with quiz_question_free; zeros are a question that holds nothing. */
struct quiz_question {
    enum quiz_topic topic;
    enum quiz_told told; /* what its words need not say */
    bool misere;
    bool again;     /* it is asked because one of its kind was missed */
    bool knows_sum; /* the theorem is known: who wins and what is wrong with a move is explained by
                       the nim-sum */
    bool knows_proof; /* why the rule of misere play wins has been told */
    bool wants_all;   /* every winning move is asked for, one after the other */
    bool by_groups;   /* what is wrong with a move is explained by the groups that it leaves */
    const struct game *game; /* NULL: a question about `numbers` */
    unsigned char *position; /* of the game; player 1 is to move */
    struct label label;      /* for the mex of a game: what the moves leave */
    unsigned char *whole;    /* for a label, or the first of all: where the positions come from; or
                                NULL, */
    struct graph graph;      /* all of them with their labels, */
    uint32_t hidden;         /* and at which step `position` comes, whose label is missing */
    struct text reason;      /* why the answer is yes, or no; for a choice: the answers to
                                choose from, each on a line, in the order in which they are shown */
    struct text wrong;   /* what a lecture says to a wrong number or choice: lines of an answer, a
                            tab and the reply; the answer is empty for all others */
    struct text hint;    /* how a lecture says to begin; empty if it does not */
    struct text written; /* how a lecture writes the size, "2x3", that nimm prints otherwise */
    uint64_t numbers[QUIZ_NUMBERS]; /* where there is no game */
    size_t n;
    uint64_t number; /* the answer, where it is one: a nim-sum, a mex, a value, what to write in
                        binary, which line of a choice is right, from 1 on */
    bool yes;        /* else the answer: the first player wins, it is balanced */
};

/* Hashes of the last things that were asked about. */
struct quiz_memory {
    uint64_t hashes[QUIZ_REMEMBERED];
    size_t n;
};

/* Set up by quiz_begin; freed with quiz_free where anything was missed. */
struct quiz {
    struct nimm_solver *solver;
    struct random random;
    unsigned level;  /* 1 to QUIZ_LEVELS */
    unsigned topics; /* the set of 1 << topic that is asked about */
    /* The caller may set these after quiz_begin. */
    const struct game *game; /* all questions are about it; NULL: about Nim at level 1, else any */
    const void *blank;       /* a blank position of it, or any with its parameters */
    bool course;             /* topics come in the order of a course */
    size_t most;             /* new questions; 0: any number */

    bool is_practice;                              /* it asks about what was missed before, */
    uint64_t practiced[QUIZ_TOPICS];               /* so often on each topic; */
    struct quiz_question to_practice[QUIZ_TOPICS]; /* the last one missed on each topic, or zeros:
                                                      those of its kind come in practice */
    unsigned to_come; /* the set of topics that have not had their turn in this round */
    size_t round;     /* from 1 on */
    size_t turn;      /* of the next question, new or not */
    struct quiz_question
        missed[QUIZ_APART]; /* by the turn at which they come back, modulo QUIZ_APART */
    size_t asked;
    struct quiz_memory positions; /* of the last new questions, those whose label is missing, and
                                     those that winning moves leave; */
    struct quiz_memory again;     /* and those of questions like a missed one; */
    uint64_t last[QUIZ_TOPICS];   /* the last question on each topic */
    unsigned copied; /* the set of topics whose last question was answered by copying or a rule */
};

/* The same arguments give the same questions. The caller frees the solver, and does not stop it
 * while a question is drawn. */
void quiz_begin(struct quiz *quiz, struct nimm_solver *solver, unsigned level, unsigned topics,
                uint64_t seed);

/* The topics of the course, about a game or, if it is NULL, about many: level 1 ends at nim-sums
 * or, about another game than Nim, before values; level 2 asks for no value that only a search
 * finds; level 3 leaves out what level 2 has asked about plain numbers and groups. */
unsigned quiz_course_topics(const struct game *game, unsigned level);

/* True if a quiz about the game alone has questions on the topic; those about plain numbers belong
 * to Nim. */
bool quiz_suits(enum quiz_topic topic, const struct game *game);

/* The next question: one of the kind of a missed one whose turn it is, or a new one. Topics take
 * turns, and no position of the last questions comes again while there are others, somewhat
 * larger ones too; then not the last question on its topic. Which are new does not depend on what
 * was missed; one like a missed one is left out where there is no other position. A topic on which
 * no question about quiz->game can be made is left out of quiz->topics. Returns false if there is
 * no next one, and nothing to free; without quiz->game that is so only after quiz->most questions.
 */
bool quiz_next(struct quiz *quiz, struct quiz_question *question);

/* Takes back the question that came last, to ask one like it: on the same topic and about the same
 * game, with another position or other numbers. *question holds nothing then. One that was itself
 * asked because of a missed one is forgotten. */
void quiz_miss(struct quiz *quiz, struct quiz_question *question);

/* Makes *copy ask the same as a question that quiz_next has drawn. It has what quiz_miss needs, and
 * not what moves leave, nor the labels of other positions. */
void quiz_copy_question(const struct quiz_question *question, struct quiz_question *copy);

/* Goes on with n new questions on the topics that were missed, each so often, about no position
 * that has come once more. Those that were missed most often come first, and the first on each
 * topic is of the kind of the last one that was missed. */
void quiz_practice(struct quiz *quiz, const uint64_t missed[QUIZ_TOPICS], size_t n);

/* Forgets what was missed. */
void quiz_free(struct quiz *quiz);

/* Finds the answer to a question that has its topic, and its position or its numbers.
 * NIMM_NO_ANSWER: there is no such question, such as who wins where nobody does, or which move wins
 * where no move does. Any other: why the answer is not known. */
enum nimm_status quiz_find_answer(struct quiz *quiz, struct quiz_question *question);

void quiz_question_free(struct quiz_question *question);

/* The question as solve_* and explain_* take it; only where there is a game. */
struct question quiz_position_question(const struct quiz_question *question);

/* The position whose board stands beside the question, which it names. */
const void *quiz_board(const struct quiz_question *question);

/* True if the question is the first of those about every position that can come up. */
bool quiz_asks_labels(const struct quiz_question *question);

/* True if a lecture says what is asked and what is right, so that nothing is computed. */
bool quiz_is_told(enum quiz_topic topic);

/* What the piles have in all: the nim-sum of whoever carries. */
uint64_t quiz_sum_with_carrying(const struct piles *piles);

/* True if the question names values of positions: then a board should stand beside it. */
bool quiz_tells_values(const struct quiz_question *question);

#endif
