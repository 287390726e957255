/* SPDX-License-Identifier: MIT */
/* What words of the theory mean, in a sentence or two. */
#ifndef SAY_TERM_H
#define SAY_TERM_H

extern const char term_binary[], term_mex[], term_value[], term_outcomes[];

#endif
