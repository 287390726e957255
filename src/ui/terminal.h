/* SPDX-License-Identifier: MIT */
/* The terminal, or whatever stands in its place: lines in, text out. Output only ever appends. */
#ifndef UI_TERMINAL_H
#define UI_TERMINAL_H

#include <signal.h>

#include "nimm/game.h"

enum line_status {
    LINE_READ,
    LINE_END,         /* Ctrl-D, or the end of the input */
    LINE_INTERRUPTED, /* Ctrl-C, at a terminal only */
};

enum { TERMINAL_BUFFER = 4096 };

struct terminal {
    bool in_is_terminal;
    bool out_is_terminal;
    bool ended;         /* the input has ended: it is never asked again */
    bool plain;         /* sentences instead of pictures */
    bool stones;        /* filled circles for stones */
    bool big;           /* piles for the back row */
    bool color;         /* color may be used */
    struct text line;   /* the last line read, without its newline and the blanks at its ends */
    size_t line_length; /* how long it was before it was cut */
    char buffer[TERMINAL_BUFFER];
    size_t start, end; /* what of the buffer is still to be read */
};

/* What --color asked for. */
enum color_choice { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

/* Is color wanted? --color counts before NO_COLOR, that before CLICOLOR_FORCE, that before what the output
 * is. */
bool terminal_wants_color(enum color_choice choice, bool out_is_terminal);

/* What colors mean; each is the only sign of nothing. */
enum paint { PAINT_PROMPT, PAINT_HINT, PAINT_WINNER, PAINT_WRONG, PAINT_NONE };

/* Adds the escape sequence that turns to this paint, or nothing where color is off. */
void terminal_paint(const struct terminal *terminal, enum paint paint, struct text *text);

/* Looks at standard input and output; at a terminal, Ctrl-C becomes LINE_INTERRUPTED. `plain`, `stones` and
 * `color` are the caller's to set afterwards. */
void terminal_open(struct terminal *terminal);
void terminal_close(struct terminal *terminal);

/* The style for a drawing at this moment: the window may have been resized. */
struct style terminal_style(const struct terminal *terminal);

/* Prints the text to standard output and empties it. Ends the program when memory had run out for it. */
void terminal_print(struct text *text);

/* Hands everything printed to the system. Ends the program with status 1 and a message when that fails. */
void terminal_flush(void);

/* Asks, where a person sits there to be asked, and reads a line into terminal->line: NUL bytes are shown as
 * U+FFFD, and of a line longer than the buffer the start is kept, followed by "...". Ends the program
 * with status 1 and a message when reading fails. */
enum line_status terminal_ask(struct terminal *terminal, const char *prompt);

/* Waits so many milliseconds; Ctrl-C ends the wait. */
void terminal_wait(unsigned milliseconds);

/* Was Ctrl-C pressed since the last call? For long work to stop on, and to be asked again. */
const volatile sig_atomic_t *terminal_interrupt_flag(void);
bool terminal_take_interrupt(void);

/* Lets the shell see an interrupt: ends the program as if Ctrl-C had never been caught. */
void terminal_die_of_interrupt(void);

#endif
