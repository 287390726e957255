/* SPDX-License-Identifier: MIT */
/* Why an answer is right or wrong: how one finds it, and reasons, each the rest of a sentence
 * without its period. quiz.h says what others need. */
#ifndef SAY_QUIZ_WHY_H
#define SAY_QUIZ_WHY_H

#include "say/quiz.h"

/* Finds the piles whose nim-sum is asked about: those of the position, or plain numbers. Returns
 * false if there are none. */
bool quiz_why_piles(struct nimm_solver *solver, const struct quiz_question *question,
                    struct piles *piles);

/* Finds how a mex makes the answer, with N and P or with values; freed with label_free. Returns
 * false if no mex does. */
bool quiz_why_label(struct nimm_solver *solver, const struct quiz_question *question,
                    struct label *label);

/* "the number of ones in the column of 4 is 2, which is even", about the largest column in which
 * the claimed nim-sum is wrong; and the same with ", so the nim-sum has a 0 there". */
void quiz_why_add_column(const struct piles *piles, uint64_t claimed, struct text *why);
void quiz_why_add_digit(const struct piles *piles, uint64_t claimed, struct text *why);

/* "there is only one group of 4, so it has no partner", about the largest size that was wrongly
 * said to have none, or not said. */
void quiz_why_add_partner(const struct piles *piles, uint64_t claimed, struct text *why);

/* Finds the nim-sum of the piles that decide who wins a question about the position. Returns false
 * if the lecture has not taught that yet, or there are none; *several: it is of several piles. */
bool quiz_why_find_sum(struct nimm_solver *solver, const struct quiz_question *question,
                       const struct question *at, uint64_t *sum, bool *several);

/* What a move comes to. */
struct quiz_why_tried {
    bool wins;
    struct question next; /* the position that it leaves */
    bool has_reply;       /* that wins for the other player */
    struct move reply;
};

struct quiz_why_tried quiz_why_try(struct nimm_solver *solver, const struct question *asked,
                                   const struct move *move);

/* "the first player can hit pin 1, and go on to win": whoever makes the winning move. */
void quiz_why_add_win(const char *who, const struct question *asked, const struct move *move,
                      struct text *why);

/* Why the first player wins, or does not. */
void quiz_why_add_winner(struct nimm_solver *solver, const struct quiz_question *question,
                         enum label_form form, struct text *why);

#endif
