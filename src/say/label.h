/* SPDX-License-Identifier: MIT */
/* Labels in words. All that is said about a mex anywhere is said here. */
#ifndef SAY_LABEL_H
#define SAY_LABEL_H

#include "play/label.h"

/* How values are written. */
enum label_form {
    LABEL_STARS,  /* "*2" */
    LABEL_VALUES, /* "value 2", where nobody has been told what a star is */
    LABEL_WORDS,  /* "worth 2", for a screen reader */
    LABEL_BLANK,  /* left out, to be filled in with a pen */
};

/* "moves leave 3 (*2), 2,1 (*0)", or that there is no move; about `most` of them, one of each value
 * or outcome among them, then how many others. */
void label_print_options(const struct label *label, size_t most, enum label_form form,
                         struct text *text);

/* "mex{0,2} = 1", or "a move leads to P". */
void label_print_reason(const struct label *label, enum label_form form, struct text *text);

/* How to find the mex: "The moves lead to 0, 2 and 3. Count from 0: which number is missing?" */
void label_hint(const struct label *label, struct text *text);

/* The position and both: "3,1: moves leave 3 (*2), 2,1 (*0); mex{0,2} = 1". In words, where there
 * are more than `most` moves, none of them is said. */
void label_print(const struct label *label, size_t most, enum label_form form, struct text *text);

/* "a move leaves 0, which is P", or "moves leave 2 and 1, which are N": why it is N or P. Returns
 * false, and adds nothing, if no move makes it so. */
bool label_print_named_reason(const struct label *label, bool in_words, struct text *text);

/* Whether it is N or P, in words: "A pile of 7: N, since a move leaves 0, which is P". */
void label_print_outcome(const struct label *label, struct text *text);

/* The same for the i-th part of a position. False, and nothing is added: no moves make its value by
 * the mex. */
bool label_print_part(struct nimm_solver *solver, const struct question *question, size_t i,
                      enum label_form form, struct text *text);

/* All positions by label: "*0 (P): 1  2,1" and so on, or "Worth 0 (P): 1; 2,1", a line each. */
void label_graph_summary(const struct graph *graph, enum label_form form, struct text *text);

/* The sentence that says so where there is no map, since more positions than `most` can come up. */
const char *label_no_map(uint32_t most);

#endif
