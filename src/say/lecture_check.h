/* SPDX-License-Identifier: MIT */
/* What nimm lesson --check says about the lines of a lecture. The reader of the file finds the
 * mistakes; the critic here looks at what has been read for what is no mistake, but may be meant
 * otherwise, such as numbers in an answer that are typed, not computed. For the reader alone. */
#ifndef SAY_LECTURE_CHECK_H
#define SAY_LECTURE_CHECK_H

#include "say/lecture.h"

/* A passage of the file: a line that begins with @, a paragraph, or what is computed in braces in
 * either. */
struct lecture_passage {
    unsigned line;              /* the number of the line where it begins */
    char *typed;                /* as it stands in the file; the lines of a paragraph stay lines */
    size_t page;                /* which page it is on, from 1 on; 0 before the first */
    size_t from;                /* items from..to of the lecture came of it; where nothing did, */
    size_t to;                  /* the next one is `to` */
    struct quiz_question about; /* what is computed in braces; about nothing elsewhere */
};

/* Adds what is said about a line of the file to the list, before what is said about later lines. */
void lecture_report(struct text *list, const char *file, unsigned line, const char *what);

/* Adds to *notes what may be meant otherwise in the n passages of a lecture, as lecture_read does.
 * The lines with a mistake are not among them; `is_whole`: there are none. Each passage has a
 * budget of its own; when the solver is stopped, the rest is left out. */
void lecture_check(struct nimm_solver *solver, const char *file, const struct lecture *lecture,
                   const struct lecture_passage *passages, size_t n, bool is_whole,
                   struct text *notes);

#endif
