/* SPDX-License-Identifier: MIT */
/* Editing the line that is typed in a terminal. There is one terminal, so there is one line. What
 * is typed at its end, with nothing shown below, is simply echoed; any other key writes the line
 * again. */
#ifndef UI_EDITOR_H
#define UI_EDITOR_H

#include <signal.h>
#include <stdbool.h>

#include "core/text.h"

/* Strict POSIX.1-2008 headers may hide it. */
#ifndef SIGWINCH
#define SIGWINCH 28
#endif

/* What is shown below a line while it is typed, and what may be typed: provided by whoever asks for
 * it. */
struct editor_help {
    void *user;
    unsigned rows; /* at most this many are used below the line */
    /* Adds what is shown below this line, for that many rows. */
    void (*show)(void *user, const char *line, unsigned rows, struct text *below);
    /* Adds what the last word of this line, which may be empty, may become, with a newline after
     * each word: Tab completes as far as they begin alike. */
    void (*words)(void *user, const char *line, struct text *words);
};

/* Begins a line after the prompt with what was `begun` before: Enter takes it, other keys change
 * it, and text takes its place. A line `apart` is not one of those that Up shows, and shows none.
 * The prompt and the help must last until the line is taken; without help (NULL) Tab is a space.
 * From the first call until editor_restore the terminal delivers each key at once, without an echo.
 */
void editor_begin(const char *asked, const char *begun, bool apart,
                  const struct editor_help *helping);

enum line_status {
    LINE_READ,
    LINE_END,
    LINE_INTERRUPTED,
    LINE_UNFINISHED,
    LINE_CLEARED, /* Ctrl-L */
    LINE_RESIZED, /* the window has another size */
    LINE_STOPPED  /* the program goes on, perhaps in a new line */
};

/* Obeys the keys that have been read and adds to *screen what updates a terminal of that many
 * columns and rows. LINE_READ: Enter; what was typed is in *typed. LINE_END: Ctrl-D or the end of
 * the input. LINE_UNFINISHED: more must be read; only then, and only if no more keys are waiting,
 * is anything shown below the line. After the last three the line is erased: what is to stand above
 * it may be added to *screen, then the function is to be called again. */
enum line_status editor_take(unsigned columns, unsigned rows, struct text *typed,
                             struct text *screen);

/* Reads more keys, when editor_take has asked for them and some are waiting. If they have vanished,
 * because a signal has set *interrupted or stopped the program, that is not the end of the input.
 * Returns false if reading fails; errno says why. */
bool editor_fill(const volatile sig_atomic_t *interrupted);

/* Forgets the keys not yet obeyed and leaves the line as it is, with the cursor at its end. */
void editor_break(unsigned columns, struct text *screen);

/* How many rows the cursor has gone down with the line that was taken, and how many the line and
 * what was shown below it have used. Returns false if the line does not stand where it began: the
 * window was resized or cleared, or the program was stopped. */
bool editor_rows(size_t columns, size_t *down, size_t *used);

/* From now on the terminal delivers each key at once, as after editor_begin. */
void editor_listen(void);

/* True if keys that have been read wait for editor_take. An Enter that waits alone is dropped. And:
 * all of them are dropped. */
bool editor_has_keys(void);
void editor_drop_keys(void);

/* True if the program has been stopped or the window resized: then editor_take should show the line
 * again. */
bool editor_is_stale(void);

/* Puts the terminal back as it was; safe in a signal handler. Happens by itself at exit and on
 * signals that end or stop the program. */
void editor_restore(void);

#endif
