/* SPDX-License-Identifier: MIT */
/* Editing the line that is typed in a terminal. There is one terminal, so there is one line. What is typed at
 * its end is echoed as it is, where nothing stands below; anything else writes the line anew. */
#ifndef UI_EDITOR_H
#define UI_EDITOR_H

#include <signal.h>
#include <stdbool.h>

#include "core/text.h"

/* Headers that keep to the POSIX of 2008 may hide it. */
#ifndef SIGWINCH
#define SIGWINCH 28
#endif

/* What stands below a line while it is typed, and what may be typed: from whoever asks for the line. */
struct editor_help {
    void *user;
    unsigned rows; /* no more of them are ever used below the line */
    /* Adds the lines that stand below this line, for so many rows. */
    void (*show)(void *user, const char *line, unsigned rows, struct text *below);
    /* Adds the words that may come after `before`, which is empty or ends with a space, each followed by a
     * newline: those that Up and Down go through, or with `all` those that Tab completes too. */
    void (*words)(void *user, const char *before, bool all, struct text *words);
    /* True if Enter after this line, which is only a beginning, is to be a space. */
    bool (*goes_on)(void *user, const char *line);
};

/* Begins an empty line after the prompt, a string that must last until the line is taken, as must the help,
 * which may be NULL: then Up and Down recall lines, and Tab is a space. From the first call on keys come one
 * by one and without the terminal's echo, until editor_restore. */
void editor_begin(const char *asked, const struct editor_help *helping);

enum line_status { LINE_READ, LINE_END, LINE_INTERRUPTED, LINE_UNFINISHED };

/* Obeys the keys that have been read and adds to *screen what brings a terminal of so many columns and rows
 * up to date. LINE_READ: Enter; what was typed is in *typed. LINE_END: Ctrl-D or the end of the input.
 * LINE_UNFINISHED: more is to be read; only then, and when nothing more has been typed yet, does anything
 * stand below the line. */
enum line_status editor_take(unsigned columns, unsigned rows, struct text *typed, struct text *screen);

/* Reads more keys, once editor_take has asked for them and there are some. Where they are gone, because a
 * signal has set *interrupted or stopped the program, that is not the end of the input. False: errno tells
 * why it cannot. */
bool editor_fill(const volatile sig_atomic_t *interrupted);

/* Forgets the keys not yet obeyed and leaves the line as it stands, the cursor at its end. */
void editor_break(unsigned columns, struct text *screen);

/* True if the program has been stopped or the window resized since, so that editor_take should show the line
 * again. */
bool editor_is_stale(void);

/* Leaves the terminal as it was found; it may be called in a signal's handler. Signals that end or stop the
 * program, and exit, do so by themselves. */
void editor_restore(void);

#endif
