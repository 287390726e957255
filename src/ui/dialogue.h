/* SPDX-License-Identifier: MIT */
/* What the table, the lesson and the quiz share: a terminal, a solver, and sentences in the width of the
 * window. */
#ifndef UI_DIALOGUE_H
#define UI_DIALOGUE_H

#include "say/explain.h"
#include "say/label.h"
#include "ui/terminal.h"

/* What leaves, at any prompt. */
#define QUIT_WORDS "quit exit q bye"

struct dialogue {
    struct terminal terminal;
    struct solver *solver;
    struct text out;                /* gathered, then printed at once */
    unsigned working;               /* the depth of dialogue_begin_work */
    bool stops;                     /* Ctrl-C stops that work: it was not pressed before */
    bool cut;                       /* the last line was typed before all of it was shown */
    bool keeps;                     /* for the next question alone: then the rest stays in `out` */
    const struct editor_help *help; /* for the next question alone; NULL: none */
};

void dialogue_open(struct dialogue *room, struct look look);

/* Prints what was gathered and gives everything back. */
void dialogue_close(struct dialogue *room);

/* Prints what was gathered, asks, and reads a line, in terminal.line. What is longer than the window comes in
 * pieces, at Enter; whoever types something else there does not want the rest, unless the room keeps it, and
 * that is the line. Ctrl-C
 * is explained, and a second one ends the program. False: the end of the input. */
bool dialogue_ask(struct dialogue *room, const char *prompt);

/* All that is asked of the solver until dialogue_end_work is one question, with one budget; Ctrl-C at a
 * terminal stops it. Work may begin within work. */
void dialogue_begin_work(struct dialogue *room);

/* True if Ctrl-C was pressed since; within other work only the end of that tells. One that was pressed before
 * is left for the next prompt. */
bool dialogue_end_work(struct dialogue *room);

/* As printf: one paragraph, folded to the window; with a paint where something is right or wrong. */
void dialogue_say(struct dialogue *room, const char *format, ...) LIKE_PRINTF(2);
void dialogue_say_painted(struct dialogue *room, enum paint paint, const char *format, ...) LIKE_PRINTF(3);

/* Says the rules, as nimm_game_add_rules does. */
void dialogue_say_rules(struct dialogue *room, const struct game *game, const void *position, bool misere,
                        bool whole);

/* "Right.", "No: no move leaves 3.", or how to answer. */
void dialogue_say_verdict(struct dialogue *room, enum verdict verdict, const char *why);

/* How many newlines the text has. */
unsigned dialogue_lines(const struct text *text);

/* The board, smaller where that keeps a tall picture and so many lines beside it in one window. */
void dialogue_show_board(struct dialogue *room, const struct game *game, const void *position,
                         struct style style, unsigned beside);
enum { DIALOGUE_BESIDE = 11 }; /* where a question is explained below it */

/* The binary grid alone, where there is one. Returns what it was drawn from. */
struct solution dialogue_show_grid(struct dialogue *room, const struct question *question);

/* The groups of its piles, where there are any. */
void dialogue_show_groups(struct dialogue *room, const struct question *question);

/* Who wins, and why, as explain_position tells it; `who` is to move. */
void dialogue_explain(struct dialogue *room, const struct question *question, enum explain_form form,
                      bool whole, const char *who);

#endif
