/* SPDX-License-Identifier: MIT */
/* What a quiz says about a question besides its words and its answer: what the words mean, why an
 * answer is right, and how one finds it. Nothing that was told once is told again. */
#ifndef UI_QUIZ_EXPLAIN_H
#define UI_QUIZ_EXPLAIN_H

#include "play/quiz.h"
#include "ui/dialogue.h"

/* Zeros but for the first members: nothing has been told. */
struct quiz_explain {
    struct dialogue *room;
    const struct quiz_question *question; /* the one that is open */
    bool knows_values;                    /* who wins is explained by them */
    /* Told once, each a set of 1 << i: */
    unsigned facts;     /* terms of the theory, and more */
    uint64_t rules[2];  /* of game_list[i]: its rules, of misere play in the second set, */
    uint64_t disguises; /* why it is Nim, */
    uint64_t alike;     /* that what plays alike in it is listed once, */
    uint64_t notations; /* and how its positions are written */
};

/* Tells the rules of a game that comes up for the first time, or for the first time in this play.
 */
void quiz_explain_rules(struct quiz_explain *explain);

/* Tells what the words of a question mean that come up for the first time, and how the positions in
 * it are written. */
void quiz_explain_words(struct quiz_explain *explain, const char *sentence);

/* Forgets that anything was told that quiz_explain_words tells. */
void quiz_explain_forget_words(struct quiz_explain *explain);

/* Says where the node leads whose label is missing, which a map with many crossings does not
 * show. */
void quiz_explain_arcs(struct quiz_explain *explain);

/* Shows the answer, and how to find it. Returns true if that names a move that wins. */
bool quiz_explain_answer(struct quiz_explain *explain);

/* Names a move that wins, where it was asked who wins. */
void quiz_explain_move(struct quiz_explain *explain);

/* Explains why the position is lost that a winning move leaves, the one that was typed. */
void quiz_explain_left(struct quiz_explain *explain, const char *line);

/* Adds why a right answer is right, for somebody who may have guessed: the rest of a sentence
 * without its period, or nothing. */
void quiz_explain_add_reason(struct quiz_explain *explain, struct text *why);

/* Tells what the winning move leaves that was typed, or the one that is the reason why the first
 * player wins. */
void quiz_explain_right_answer(struct quiz_explain *explain, const char *line);

#endif
