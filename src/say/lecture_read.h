/* SPDX-License-Identifier: MIT */
/* The reader of a lecture's file. For the files that read it alone: lecture_read.c has its lines,
 * paragraphs, pages and steps, lecture_items.c turns the words of a line into what is shown or
 * asked, lecture_question.c into one question, and lecture_braces.c computes what stands in
 * braces. */
#ifndef SAY_LECTURE_READ_H
#define SAY_LECTURE_READ_H

#include "core/token.h"
#include "say/lecture_check.h"

struct lecture_reader {
    struct nimm_solver *solver;
    const char *file; /* what stands before the number of a line */
    struct lecture *lecture;
    struct text *mistakes;
    size_t n_mistakes;
    struct lecture_passage *passages; /* what has been read, for the critic */
    size_t n_passages;
    uint64_t work;           /* done for the steps that have ended */
    bool is_spent;           /* the step's budget is: a line has exceeded it, which has been said */
    unsigned lines;          /* how many lines have been read */
    unsigned line;           /* the number of the one where what was read last begins */
    struct text paragraph;   /* the paragraph that has not ended yet, line by line, */
    unsigned paragraph_line; /* and the number of the line where it began */
    bool is_sketch;          /* its lines begin with | and stand as they are typed */
    unsigned own_line; /* the line of the page's first question whose answer it tells; 0 if there
                          is none */
    bool is_misplaced; /* a line of the page stands in the wrong part, which has been said */
    bool is_refused;   /* what was asked last: what belongs to it is no second mistake */
    bool has_title;    /* the file has one */
    bool knows_sum;    /* what is asked is explained by the nim-sum */
    enum { TOLD, ASKS, ANSWER } part; /* the part of the page that is being read */
};

/* --- what the parts of the reader share: lecture_read.c --- */

/* Says what is wrong with that line; or with the one that is being read. */
void lecture_complain_at(struct lecture_reader *reader, unsigned line, const char *what);
void lecture_complain(struct lecture_reader *reader, const char *what);

/* Says that a line is too much to compute, but once a step: nothing after it can be computed
 * either. */
void lecture_complain_of_work(struct lecture_reader *reader, unsigned line, const char *words);

/* Keeps what has been read for the critic: it begins on that line, and the items from `from` on
 * came of it. */
struct lecture_passage *lecture_add_passage(struct lecture_reader *reader, unsigned line,
                                            const char *typed, size_t from);

/* Adds an item, which takes the words, to the part of the page that is being read. */
struct lecture_item *lecture_add_item(struct lecture_reader *reader, enum lecture_kind kind,
                                      char *words);

/* --- what a line shows or asks: lecture_items.c --- */

/* Adds an item of that kind about what the words say; after a position whose game is shown, its
 * moves may follow a colon and a space. */
void lecture_add_words(struct lecture_reader *reader, const struct lecture_item *like,
                       const char *words);

/* Adds an item for each position of "misere nim 1,2;3,4" or "kayles 0..10", or for each list of
 * numbers. */
void lecture_add_series(struct lecture_reader *reader, const struct lecture_item *like,
                        const char *words);

/* Adds an item of that kind for each board of "queen 0..6", of all sizes; no side is 0. Returns
 * false if the words are not a game whose positions may be sizes and a range. */
bool lecture_add_square(struct lecture_reader *reader, struct lecture_item like, const char *words);

/* Adds an item for each position that can come up from the one that the words say, in the order in
 * which they can be labeled. */
void lecture_ask_labels(struct lecture_reader *reader, const char *words);

/* --- what is computed in a text: lecture_braces.c --- */

/* Returns a copy of the words, which begin on that line, in which whatever is between { and } and
 * begins with a letter is computed. The caller frees it. */
char *lecture_compute(struct lecture_reader *reader, unsigned line, const char *words);

/* --- one question: lecture_question.c --- */

/* Returns QUIZ_KINDS if there is no such topic. */
enum quiz_topic lecture_topic(struct token word);

/* True if the question is about numbers, and not about a position. */
bool lecture_is_about_numbers(enum quiz_topic topic, const char *words);

/* Puts the question, without its answer, in place of what *question held. Returns false, after
 * saying why, if the words are wrong. */
bool lecture_make_question(enum quiz_topic topic, const char *words, struct quiz_question *question,
                           struct text *why);

/* Returns false, after saying so, if the words name a game and no position of it. */
bool lecture_has_position(const char *words, const struct quiz_question *question,
                          struct text *why);

/* Puts its answer into the question. Returns NIMM_OK if it has one. */
enum nimm_status lecture_find_answer(struct nimm_solver *solver, struct quiz_question *question);

/* Why there is no answer to a question on this topic about this position; the limits are those of
 * quiz_find_answer. */
const char *lecture_why_no_answer(const struct quiz_question *about);

#endif
