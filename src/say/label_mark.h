/* SPDX-License-Identifier: MIT */
/* Labels and numbers as somebody types them: read, and checked. */
#ifndef SAY_LABEL_MARK_H
#define SAY_LABEL_MARK_H

#include "say/label.h"

/* What became of an answer that somebody typed. */
enum verdict {
    VERDICT_RIGHT,
    VERDICT_WRONG,
    VERDICT_UNCLEAR, /* not an answer to this question: it should be asked again */
};

/* Checks a mex, or N, P or D, as somebody typed it; P is a mex of 0. *why says why it is right,
 * what is wrong with it, or how to answer: a sentence without its period. */
enum verdict label_mark(const struct label *label, const char *answer, enum label_form form,
                        struct text *why);

/* Reads ones and zeros, with any spaces and leading zeros: "110", "0b110", "110 in binary". Returns
 * false if they are none, or too many. */
bool label_read_binary(const char *answer, uint64_t *number);

/* Reads "3", "*3" or "= 3.", or what says that it is binary. False: *why says how to answer. */
bool label_read_number(const char *answer, uint64_t *number, struct text *why);

/* Says that this is not an answer, and to type what would be one. VERDICT_UNCLEAR. */
enum verdict label_refuse(const char *answer, const char *what, struct text *why);

#endif
