/* SPDX-License-Identifier: MIT */
/* The terminal, or whatever stands in its place: lines in, text out. Output only ever
 * appends, but for what stands below a line while it is edited. */
#ifndef UI_TERMINAL_H
#define UI_TERMINAL_H

#include <signal.h>

#include "core/scan.h"
#include "core/text.h"
#include "games/game.h"
#include "ui/editor.h"
#include "ui/input.h"

/* What --color asked for. */
enum color_choice { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

/* How things are to be shown. */
struct look {
    bool plain;   /* sentences instead of pictures */
    bool circles; /* filled circles for stones, where there are some */
    bool big;     /* piles for the back row */
    enum color_choice color;
};

struct terminal {
    bool in_is_terminal;
    bool out_is_terminal;
    bool has_person;     /* both are: somebody sits there */
    bool edits;          /* the line that is typed can be edited */
    bool has_color;      /* color may be used */
    unsigned interrupts; /* Ctrl-C in a row */
    struct look look;
    const struct editor_help *help; /* for the lines that are asked for, where they are edited; NULL: none */
    struct text line;               /* the last line read, without its newline and the spaces at its ends */
    struct input input;
};

/* auto, always or never. False: `word` is something else. */
bool terminal_read_color(struct token word, enum color_choice *color);

/* What was typed to start the program, as it can be typed again: "nimm", or a path. Set once, by main. */
void terminal_set_program(const char *path);
const char *terminal_program(void);

/* Looks at standard input and output; at a terminal, Ctrl-C is caught. Color is used where it is wanted:
 * --color counts before --plain, that before NO_COLOR, that before CLICOLOR_FORCE, that before what the
 * output is. */
void terminal_open(struct terminal *terminal, struct look look);
void terminal_close(struct terminal *terminal);

/* The style for a drawing at this moment: the window may have been resized. */
struct style terminal_style(const struct terminal *terminal);

/* The columns to which sentences are folded: those of the window, as far as lines are still well read. */
unsigned terminal_fold_width(void);

/* The lines of the window: 24 where nobody knows. */
unsigned terminal_height(void);

/* text_paint, where color is on. */
void terminal_paint(const struct terminal *terminal, enum paint paint, struct text *text);

/* Folds the text and prints it to standard output, sooner or later, and empties it. */
void terminal_print(struct text *text);

/* Hands everything printed to the system, and waits until it has taken it. Ends the program with status 1 and
 * a message when that fails. */
void terminal_flush(void);

/* Prints what was gathered in *out, asks, where a person sits there to be asked, and reads a line into
 * terminal->line: NUL bytes are shown as ?, and a line that is too long is refused. After Ctrl-C it says
 * how to leave and asks again; a second Ctrl-C in a row ends the program. False: Ctrl-D,
 * or the end of the input. Ends the program with status 1 and a message when reading fails. */
bool terminal_ask(struct terminal *terminal, struct text *out, const char *prompt);

/* Is the line that was read this word, or its first letter? */
bool terminal_line_is(const struct terminal *terminal, const char *word);

/* Waits so many milliseconds; Ctrl-C ends the wait. */
void terminal_wait(unsigned milliseconds);

/* Was Ctrl-C pressed since the last call? For long work to stop on, and to be asked again. */
const volatile sig_atomic_t *terminal_interrupt_flag(void);
bool terminal_take_interrupt(void);

/* Lets the shell see an interrupt: ends the program as if Ctrl-C had never been caught. */
void terminal_die_of_interrupt(void);

#endif
