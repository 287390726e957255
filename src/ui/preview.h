/* SPDX-License-Identifier: MIT */
/* What is shown below the prompt while a move is typed: what may come next, what a word is for, the
 * board that a move leaves. Then that move is taken. */
#ifndef UI_PREVIEW_H
#define UI_PREVIEW_H

#include "ui/prompt.h"

/* Start with {0}; end with preview_free. */
struct preview {
    /* Set by the caller before preview_begin, and valid until the line has been read. */
    struct prompt *prompt;    /* the one that asks; its words may be typed */
    struct question question; /* before the move */
    const void *start;        /* where the game began; NULL: here */
    uint64_t begun;           /* the part that was typed alone (ui/begun.h); 0: none */
    const char *answers;      /* other answers besides a move, such as "yes|no"; NULL: none */
    const char *names[2];
    bool groups;   /* stones wear the colors of their groups */
    bool explains; /* also say who can win after a move */
    bool has_grid; /* also show the grid of what a move leaves */

    struct editor_help help;
    struct nimm_solver *solver; /* its own small one, so that what is typed changes no answer */
    struct text moves; /* as they are typed, with a newline before each and after the last; "": not
                          listed yet */
};

/* The editor's help for one line. */
const struct editor_help *preview_begin(struct preview *preview);
void preview_free(struct preview *preview);

/* Takes the line by `take`, together with the part that was typed alone. If the line is such a
 * part, says what may follow it, and keeps it for the next line. */
enum prompt_taken preview_take(struct preview *preview, const char *line, struct text *why,
                               enum prompt_taken (*take)(struct prompt *, const char *,
                                                         struct text *));

#endif
