/* SPDX-License-Identifier: MIT */
/* What the lesson and the quiz share: a terminal, a solver, and sentences in the width of the window. */
#ifndef UI_CLASSROOM_H
#define UI_CLASSROOM_H

#include "nimm/solve.h"
#include "ui/terminal.h"

#if defined(__GNUC__)
#define CLASSROOM_PRINTF(nth) __attribute__((format(printf, nth, (nth) + 1)))
#else
#define CLASSROOM_PRINTF(nth)
#endif

struct classroom {
    struct terminal terminal;
    struct solver *solver;
    struct text out; /* gathered, then printed at once */
};

void classroom_open(struct classroom *room, enum color_choice color, bool plain);

/* Prints what was gathered and gives everything back. */
void classroom_close(struct classroom *room);

/* Prints what was gathered, asks, and reads a line, in terminal.line. Ctrl-C is explained, and a
 * second one ends the program. False: the end of the input. */
bool classroom_ask(struct classroom *room, const char *prompt);

/* As printf: one paragraph, folded to the window; with a paint where something is right or wrong. */
void classroom_say(struct classroom *room, const char *format, ...) CLASSROOM_PRINTF(2);
void classroom_say_painted(struct classroom *room, enum paint paint, const char *format, ...)
    CLASSROOM_PRINTF(3);

/* A paragraph whose lines after the first are indented. */
void classroom_say_indented(struct classroom *room, unsigned indent, const struct text *string);

/* Adds "take 2 from pile 1 -> 1,4,5". */
void classroom_add_move(const struct question *question, const struct move *move, struct text *text);

/* The binary grid alone, where there is one. */
void classroom_show_grid(struct classroom *room, const struct question *question);

/* The winning moves alone, a line each. */
void classroom_show_winning_moves(struct classroom *room, const struct question *question);

/* The piles that the position equals, the grid, who wins and why. */
void classroom_explain(struct classroom *room, const struct question *question);

#endif
