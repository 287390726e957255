/* SPDX-License-Identifier: MIT */
/* A lecture on paper. */
#ifndef SAY_PAPER_H
#define SAY_PAPER_H

#include "say/lecture.h"

extern const char paper_style[]; /* src/lectures/paper.css */

enum paper_part { PAPER_TASKS, PAPER_KEY, PAPER_WHOLE };

/* Adds the lecture as one HTML page that needs nothing else, is well-formed XML and prints well in
 * black and white. The tasks are what is told and asked, with blanks to fill in; if it is brief,
 * only what is asked. The key is on a page of its own. */
void paper_add(const struct lecture *lecture, struct nimm_solver *solver, enum paper_part part,
               bool is_brief, struct text *out);

#endif
