/* SPDX-License-Identifier: MIT */
/* How far long work has come: one line on standard error, where that is a terminal; nothing otherwise. And a
 * last word about it when Ctrl-C ends the work. */
#ifndef UI_PROGRESS_H
#define UI_PROGRESS_H

#include <stdint.h>

/* Writes the line over the last one. As printf; at most 39 columns are shown. */
void progress_show(const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 1, 2)))
#endif
    ;

/* Takes the line away again, if there was one. */
void progress_end(void);

/* From now on Ctrl-C ends the program at once, as the signal would by itself, but says how far the work came.
 */
void progress_watch(void);

/* So far has it come: "interrupted after 7 values". `unit` is a string literal. Costs next to nothing. */
void progress_count(uint64_t done, const char *unit);

/* For solver_report_to: shows and counts the positions that a search has looked at. */
void progress_of_search(void *context, uint64_t spent);

#endif
