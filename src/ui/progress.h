/* SPDX-License-Identifier: MIT */
/* How far long work has come: one line on standard error, where that is a terminal; nothing otherwise. */
#ifndef UI_PROGRESS_H
#define UI_PROGRESS_H

/* Writes the line over the last one. As printf; at most 39 columns are shown. */
void progress_show(const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 1, 2)))
#endif
    ;

/* Takes the line away again, if there was one. */
void progress_end(void);

#endif
