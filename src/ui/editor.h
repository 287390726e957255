/* SPDX-License-Identifier: MIT */
/* Editing the line that is typed in a terminal. There is one terminal, so there is one line. What is typed at
 * its end is echoed as it is; only what changes it elsewhere moves the cursor and writes the rest anew. */
#ifndef UI_EDITOR_H
#define UI_EDITOR_H

#include <stdbool.h>

#include "core/text.h"

/* Begins an empty line after the prompt, a string that must last until the line is taken. From the first call
 * on keys come one by one and without the terminal's echo, until editor_restore. */
void editor_begin(const char *asked);

enum line_status { LINE_READ, LINE_END, LINE_INTERRUPTED, LINE_UNFINISHED };

/* Obeys the keys that have been read and adds to *screen what brings a terminal of so many columns up to
 * date. LINE_READ: Enter; what was typed is in *typed. LINE_END: Ctrl-D or the end of the input.
 * LINE_UNFINISHED: more is to be read. */
enum line_status editor_take(unsigned columns, struct text *typed, struct text *screen);

/* Reads more keys, once editor_take has asked for them. False: errno tells why it cannot. */
bool editor_fill(void);

/* Forgets the keys not yet obeyed and leaves the line as it stands, the cursor at its end. */
void editor_break(unsigned columns, struct text *screen);

/* Has the program been stopped since, so that editor_take should show the line again? */
bool editor_is_stale(void);

/* Leaves the terminal as it was found; it may be called in a signal's handler. Signals that end or stop the
 * program, and exit, do so by themselves. */
void editor_restore(void);

#endif
