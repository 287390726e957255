/* SPDX-License-Identifier: MIT */
/* What the lesson and the quiz share: a terminal, a solver, and sentences in the width of the window. */
#ifndef UI_CLASSROOM_H
#define UI_CLASSROOM_H

#include "nimm/solve.h"
#include "ui/terminal.h"

struct classroom {
    struct terminal terminal;
    struct solver *solver;
    struct text out;     /* gathered, then printed at once */
    unsigned interrupts; /* Ctrl-C in a row */
};

/* Opens the terminal. Ends the program when memory is out, as everything here. */
void classroom_open(struct classroom *room, enum color_choice color, bool plain);

/* Prints what was gathered and gives everything back. */
void classroom_close(struct classroom *room);

/* Prints what was gathered, asks, and reads a line, in terminal.line. Ctrl-C is explained, and a
 * second one ends the program. False: the end of the input. */
bool classroom_ask(struct classroom *room, const char *prompt);

/* One paragraph, folded to the window; with a paint where something is right or wrong. */
void classroom_say(struct classroom *room, const char *string);
void classroom_say_painted(struct classroom *room, enum paint paint, const char *string);

/* The binary grid alone, where there is one. */
void classroom_add_grid(struct classroom *room, const struct question *question);

/* The winning moves alone, a line each. */
void classroom_add_winning_moves(struct classroom *room, const struct question *question);

/* The piles that the position equals, the grid, who wins and why. */
void classroom_explain(struct classroom *room, const struct question *question);

/* All of that: the board, what there is to explain, the winning moves. */
void classroom_work(struct classroom *room, const struct question *question);

#endif
