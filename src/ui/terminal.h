/* SPDX-License-Identifier: MIT */
/* The terminal, or a file or pipe in its place: lines in, text out. Output appends, except for
 * the line being edited, what is shown below it, and what is drawn over after terminal_go_back. */
#ifndef UI_TERMINAL_H
#define UI_TERMINAL_H

#include "core/scan.h"
#include "core/text.h"
#include "games/game.h"
#include "ui/editor.h"
#include "ui/input.h"

/* The choices of --color. */
enum color_choice { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

/* How things are shown. */
struct look {
    bool plain;  /* sentences instead of pictures */
    bool counts; /* and a pile is a number of stones, not a row of them */
    enum color_choice color;
};

struct terminal {
    bool in_is_terminal;
    bool out_is_terminal;
    bool has_person;      /* both are: a person is there */
    bool edits;           /* the line that is typed can be edited */
    enum palette palette; /* what may be used of it */
    bool utf8;            /* so may any character */
    bool marks_changes;   /* boards show what has changed since the last one */
    unsigned interrupts;  /* Ctrl-C in a row */
    struct look look;
    const struct editor_help
        *help;         /* for the lines asked for, where they can be edited; NULL: none */
    const char *begun; /* what the next line begins with, where it can be edited; NULL: nothing */
    bool is_apart;     /* the lines asked for do not belong to those that Up shows */
    struct text line;  /* the last line read, without its newline and the spaces at its ends */
    struct input input;
};

/* From now on each sentence is one line, which the terminal wraps where it must, so that a screen
 * reader reads it whole. */
void terminal_unfold(void);

/* How the program was started, so that it can be typed again: "nimm", or a path. Set by main. */
void terminal_set_program(const char *path);
const char *terminal_program(void);

/* Looks at standard input and output; at a terminal, catches Ctrl-C. Whether there is color is
 * decided by the first of these that says so: --color, --plain, NO_COLOR, CLICOLOR_FORCE, the kind
 * of output. Without color, what is able to show bold shows it, unless it is to be plain. */
void terminal_open(struct terminal *terminal, struct look look);
void terminal_close(struct terminal *terminal);

/* The style for a drawing right now: the window may have been resized. */
struct style terminal_style(const struct terminal *terminal);

/* The columns to which sentences on standard output are folded: those of the window, but at most
 * 80; SIZE_MAX where it is not a terminal or after terminal_unfold, so that each sentence is one
 * line. The same for standard
 * error. */
size_t terminal_fold_width(void);
size_t terminal_error_fold_width(void);

/* The lines of the window; 24 if unknown. */
unsigned terminal_height(void);

/* As text_paint, with the palette of the terminal. */
void terminal_paint(const struct terminal *terminal, enum paint paint, struct text *text);

/* Folds the text, prints it to standard output, perhaps not at once, and empties it. */
void terminal_print(struct text *text);

/* Writes everything printed so far. If that fails, ends the program with status 1 and a message. */
void terminal_flush(void);

enum { TERMINAL_ANSWER = 4 }; /* columns after a prompt, for an answer such as yes */

/* What is printed when Ctrl-C ends the program at a prompt: a line with its newline, or "" for
 * nothing. */
void terminal_set_farewell(const char *line);

/* Prints *out, shows the prompt if the input is a terminal, and reads a line into terminal->line:
 * NUL bytes become ?, and a line that is too long is refused. After Ctrl-C it says how to leave and
 * asks again; a second Ctrl-C in a row ends the program. Returns false after Ctrl-D, or at the end
 * of the input. If reading fails, ends the program with status 1 and a message. */
bool terminal_ask(struct terminal *terminal, struct text *out, const char *prompt);

/* True if the line is yes, or a word that means it. And: no. An empty line is neither. */
bool terminal_says_yes(const char *line);
bool terminal_says_no(const char *line);

/* Marks where the board will be printed next, at the start of a line, for terminal_go_back. There
 * is one mark, and none where the line that is typed cannot be edited. The screen scrolls as far as
 * the last boards have needed, until terminal_forget_mark. From the mark on, what was printed is
 * shown again where the screen is cleared while a line is typed, as after a change of the window's
 * size. */
void terminal_mark(const struct terminal *terminal);
void terminal_forget_mark(void);

/* What was printed since the mark is a board, which `draw` adds anew for the window as it is then:
 * it is called until there is another mark, or none. */
void terminal_set_board(void (*draw)(void *user, struct text *text), void *user);

/* True if the last board will still be on the screen once so many more rows are printed, or if
 * there is none. */
bool terminal_keeps_board(size_t more);

/* What is printed between a question and the next one removes the mark. After this call what is
 * printed before the next question does not. */
void terminal_keep_mark(void);

/* True if all that was printed since the mark is still on the screen. */
bool terminal_can_go_back(void);

/* If so, goes back to the mark and erases what follows it. The mark is gone then. */
void terminal_go_back(void);

/* Waits this many milliseconds where the line that is typed can be edited. A key ends the wait; if
 * it `keeps_keys`, the key begins the next line, unless it is an Enter alone. Ctrl-C ends the wait,
 * too. */
void terminal_pause(const struct terminal *terminal, unsigned milliseconds, bool keeps_keys);

/* From now on, Ctrl-C also stops this solver, or none if it is NULL. */
void terminal_let_interrupt_stop(struct nimm_solver *solver);

/* True if Ctrl-C has been pressed. And: the same, and it counts as not pressed from now on. */
bool terminal_is_interrupted(void);
bool terminal_take_interrupt(void);

/* Ends the program as if Ctrl-C had never been caught, so that the shell sees an interrupt. */
void terminal_die_of_interrupt(void);

#endif
