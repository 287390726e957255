/* SPDX-License-Identifier: MIT */
/* What is said about a question of the quiz: how it is asked, its answer and how one finds it, and
 * what is wrong with an answer that somebody typed. The form of values is never LABEL_BLANK. */
#ifndef SAY_QUIZ_H
#define SAY_QUIZ_H

#include "play/quiz.h"
#include "say/label_mark.h"

/* As typed ("mex"), and in words ("finding the mex"). */
const char *quiz_topic_name(enum quiz_topic topic);
const char *quiz_topic_title(enum quiz_topic topic);

/* The step of the lecture about Nim that teaches what a quiz asks about the topic. */
unsigned quiz_topic_step(enum quiz_topic topic);

/* Adds the position that is asked about: the size that a lecture has written, or as
 * graph_print_state does. */
void quiz_print_position(const struct quiz_question *question, struct text *text);

/* True if the question names the rule that the game's parameters make: its board need not. */
bool quiz_says_rule(const struct quiz_question *question);

/* One or two sentences. Where a move is asked for, or a graph is asked about, its board should
 * stand beside them; `shown`: it does, and a position is not written too. */
void quiz_add_question(const struct quiz_question *question, enum label_form form, bool shown,
                       struct text *text);

/* Asks the same about all positions of a table: for their values, for N or P, or who wins. */
void quiz_add_table_question(const struct quiz_question *question, struct text *text);

/* Adds the answers to choose from, each on a line with its number. Returns false if the question
 * has none, or none but numbers, which quiz_form tells. */
bool quiz_add_choices(const struct quiz_question *question, bool on_paper, struct text *text);

/* True if the words are one of the answers to choose from, all of it. */
bool quiz_is_choice(const struct quiz_question *question, const char *words);

/* How many bytes at the beginning of the words are an answer that could be given to a question that
 * a lecture answers by a number or a choice: the longest one; 0 if there is none. */
size_t quiz_answer_length(const struct quiz_question *question, const char *words);

/* What a line says to the one wrong answer that it begins with, "7: ..."; NULL if it is about any.
 */
const char *quiz_aimed_reply(const struct quiz_question *question, const char *words);

/* What a lecture says to that wrong answer, up to the end of a line, or, for the answer "", to all
 * that it says nothing of. Returns NULL if it says nothing. */
const char *quiz_reply_to(const struct quiz_question *question, const char *answer);

/* How to answer: "first or second"; perhaps in scratch memory. */
const char *quiz_form(const struct quiz_question *question);

/* What is asked for: "value" where quiz_form says no more than "a number", or else the same. */
const char *quiz_noun(const struct quiz_question *question);

/* The right answer, not as a sentence: "3", "the second player", "take 1 from pile 1 or take 2 from
 * pile 2"; in the plain style, binary digits have spaces between them. */
void quiz_add_answer(struct nimm_solver *solver, const struct quiz_question *question, bool plain,
                     struct text *text);

/* What the first rows or piles of a game that splits are worth, and several of them, with which
 * quiz_add_working begins where a value is asked; nothing of other questions. */
void quiz_add_first_values(const struct quiz_question *question, enum label_form form,
                           struct text *text);

/* How one finds it, one or more sentences; the binary grid is for the caller to add. Returns true
 * if that names a move that wins. */
bool quiz_add_working(struct nimm_solver *solver, const struct quiz_question *question,
                      enum label_form form, struct text *text);

/* Adds "3,1 means a row of 3 and a row of 1". Returns false, and adds nothing, if the position is
 * not several parts, or needs no words. */
bool quiz_add_meaning(const struct game *game, const void *position, struct text *text);

/* What plays alike in a game that has a `canonical`: "mirror images". */
const char *quiz_alike(const struct game *game);

/* As quiz_add_meaning, about one of the positions that the question names. Adds nothing if none
 * needs it. */
void quiz_add_notation(const struct quiz_question *question, struct text *text);

/* Why a position of Nim is balanced or not, by groups: the rest of a sentence without its period.
 */
void quiz_add_partner(struct nimm_solver *solver, const struct quiz_question *question,
                      struct text *text);

/* Why the right answer is right, where that can be computed and said in one line, and is news to
 * whoever has given it: the rest of a sentence without its period, or nothing. */
void quiz_add_reason(struct nimm_solver *solver, const struct quiz_question *question,
                     struct text *text);

/* "You chose to take 1 from pile 2, which leaves 4,4,5. Then your opponent can take 5 from pile 3,
 * and go on to win." Returns true if the move wins. Adds nothing if a move is not asked for, or the
 * line is not one. */
bool quiz_add_own_move(struct nimm_solver *solver, const struct quiz_question *question,
                       const char *line, enum label_form form, struct text *text);

/* Who wins in the words of the theorem: "the nim-sum is 1, not 0, so the first player wins".
 * Returns false, and adds nothing, if the lecture has not taught it yet or no piles decide. */
bool quiz_add_sum(struct nimm_solver *solver, const struct quiz_question *question,
                  struct text *text);

/* True if there are just two answers, so that a wrong one tells which is right. */
bool quiz_has_two_answers(const struct quiz_question *question);

/* True if the answer names the strategy of copying, where a player or a move is asked for. */
bool quiz_names_copying(const char *answer);

/* How to begin, without the answer: some sentences. */
const char *quiz_hint(struct nimm_solver *solver, const struct quiz_question *question);

/* Reads a move with what people say around it, as in "2 3 so it's equal". Returns false, after
 * saying why, if there is no legal move in it. */
bool quiz_read_move(const struct question *question, const char *line, struct move *move,
                    struct text *why);

/* Returns what follows the position that is asked about, or its numbers, at the beginning of the
 * answer, and a word such as "is": "N" of "4 is N". Returns NULL if it does not begin with that. */
const char *quiz_after_name(const struct quiz_question *question, const char *answer);

/* Checks what somebody typed. Any winning move is right. After VERDICT_UNCLEAR *why says how to
 * answer, after VERDICT_WRONG what is wrong, or nothing, and after VERDICT_RIGHT why it is right,
 * or nothing: the rest of a sentence without its period, except that what the game's move reader
 * says ends with one. */
enum verdict quiz_mark(struct nimm_solver *solver, const struct quiz_question *question,
                       const char *answer, enum label_form form, struct text *why);

#endif
