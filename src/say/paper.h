/* SPDX-License-Identifier: MIT */
/* A lecture on paper. */
#ifndef SAY_PAPER_H
#define SAY_PAPER_H

#include "say/lecture.h"

extern const char paper_style[]; /* src/lectures/paper.css */

/* Adds the lecture as one HTML page that needs nothing else, is well-formed XML and prints well in
 * black and white: what is told and asked, with blanks to fill in; then the key, on a page of its
 * own; or only the key.
 */
void paper_add(const struct lecture *lecture, struct nimm_solver *solver, bool key_alone,
               struct text *out);

#endif
