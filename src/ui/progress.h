/* SPDX-License-Identifier: MIT */
/* The progress of long work: a line on standard error, if that is a terminal. */
#ifndef UI_PROGRESS_H
#define UI_PROGRESS_H

#include "core/text.h"

/* Replaces the line. As printf; at most 39 columns are shown. */
void progress_show(const char *format, ...) LIKE_PRINTF(1);

/* Erases the line, if there is one. */
void progress_end(void);

/* Gives Ctrl-C back what it does where nobody catches it: it ends the program at once. */
void progress_release_interrupt(void);

/* For solver_report_to: shows how many positions a search has looked at. */
void progress_of_search(void *context, uint64_t spent);

#endif
