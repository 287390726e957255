/* SPDX-License-Identifier: MIT */
/* What the table, the lesson and the quiz share: a terminal, a solver, and sentences folded to the
 * window. */
#ifndef UI_DIALOGUE_H
#define UI_DIALOGUE_H

#include "say/explain.h"
#include "say/label.h"
#include "ui/terminal.h"

/* The words that leave at any prompt. */
#define QUIT_WORDS "quit exit q bye"

struct dialogue {
    struct terminal terminal;
    struct nimm_solver *solver;
    struct text out;  /* gathered, then printed at once */
    unsigned working; /* the depth of dialogue_begin_work */
    bool stops;       /* Ctrl-C stops that work: it had not been pressed before */
    bool passes_on;   /* the line that was typed last is for the prompt that opened the one where it
                         was typed: "step 3", for the lesson */
    size_t steps;     /* of the lesson that is told; 0: none is */
    struct text *rules; /* the games whose rule the step of a lesson has told, a line each; NULL
                           where there is no lesson */
    /* For the next question only: */
    const struct editor_help *help; /* NULL: none */
    bool is_apart;                  /* the answer does not belong to those that Up shows */
    bool keeps_typed;      /* what is typed at a page's end, too early, begins the answer */
    const char *asks_anew; /* what is asked is in `out`: for whoever skips that, this command says
                              it again; or NULL */
    size_t asks_from;      /* where in `out` that begins; 0 where it is not known */
    const void *asker;     /* for is_command; NULL: no line is a command */
    bool (*is_command)(const void *asker, const char *line); /* it is obeyed at a page's end, too */
};

void dialogue_open(struct dialogue *room, struct look look);

/* Prints what was gathered, in pages as dialogue_ask does, and frees everything. */
void dialogue_close(struct dialogue *room);

/* Prints what was gathered, asks, and reads a line, in terminal.line. What is longer than the
 * window comes in pages, with Enter for the next; skip leaves the rest out, and so does a word that
 * leaves, which is the line then. A command is the line, too, after the rest. Anything else typed
 * there does not answer, as the question is not shown yet. The first Ctrl-C is explained, and a
 * second one ends the program. Returns false if the input has ended. */
bool dialogue_ask(struct dialogue *room, const char *prompt);

/* Until dialogue_end_work, all that is asked of the solver shares one budget; Ctrl-C at a terminal
 * stops it. Calls may be nested. */
void dialogue_begin_work(struct dialogue *room);

/* True if Ctrl-C has been pressed since; nested calls leave that to the outermost one. A Ctrl-C
 * from before is left for the next prompt. */
bool dialogue_end_work(struct dialogue *room);

/* As dialogue_end_work. If Ctrl-C has been pressed, it also drops what was added since `out` had
 * `from` bytes, unless that is printed already, and says this instead, as printf does. */
bool dialogue_end_work_or_say(struct dialogue *room, size_t from, const char *format, ...)
    LIKE_PRINTF(3);

/* As printf: one paragraph, folded to the window. And: the same in bold. */
void dialogue_say(struct dialogue *room, const char *format, ...) LIKE_PRINTF(2);
void dialogue_say_bold(struct dialogue *room, const char *format, ...) LIKE_PRINTF(2);

/* Says the rules, as game_add_rules does. */
void dialogue_say_rules(struct dialogue *room, const struct game *game, const void *position,
                        bool misere, bool whole);

/* Says the rules in brackets, with the title of the game, unless its bit in *told says that it has
 * been done. */
void dialogue_tell_rules(struct dialogue *room, const struct question *question, uint64_t *told);

/* Adds ": no move leaves 3" or, if the reason has a colon of its own, ". The rule: leave 3". So,
 * too, if it begins with a capital letter: it may be a name, which would be wrong without. */
void dialogue_add_reason(const char *why, struct text *text);

/* "Right.", or "Wrong: no move leaves 3." */
void dialogue_say_verdict(struct dialogue *room, bool right, const char *why);

/* How values are written here. */
enum label_form dialogue_form(const struct dialogue *room);

/* How why explains here, unless somebody asks for another form: by groups where it is for the ear,
 * which cannot go back to a column of binary digits. */
enum explain_form dialogue_usual_form(const struct dialogue *room);

/* How many newlines the text has. */
unsigned dialogue_lines(const struct text *text);

/* Adds the board, smaller if a tall picture and `beside` more lines then fit the window. */
void dialogue_show_board(struct dialogue *room, const struct game *game, const void *position,
                         struct style style, unsigned beside);
/* Adds those lines of the board, in the plain style, that differ from the board before; in a sum,
 * with the heading of their part, and all of a part whose lines are about other things than before.
 * Returns false if that could be misunderstood, as where the lines of another board are, or none
 * differs. */
bool dialogue_say_changes(struct dialogue *room, const struct game *game, const void *position,
                          const void *before, struct style style);
enum { DIALOGUE_BESIDE = 11 }; /* for a question and its explanation */

/* The position in notation; NULL if that is long, or if a drawing is clearer. */
const char *dialogue_notation(const struct game *game, const void *position);

/* Adds only the binary grid of the piles, or their groups, where there are any. */
void dialogue_show_piles(struct dialogue *room, const struct question *question,
                         enum explain_form form);

/* Adds who wins and why, as explain_position does; `who` is to move, and `start` is where the game
 * began, or NULL. */
void dialogue_explain(struct dialogue *room, const struct question *question, const void *start,
                      enum explain_form form, bool whole, bool is_brief, const char *who);

#endif
