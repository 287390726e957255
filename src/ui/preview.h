/* SPDX-License-Identifier: MIT */
/* What stands below the prompt while a move is typed: what may come next, what a word is for, the board that
 * a move leaves. */
#ifndef UI_PREVIEW_H
#define UI_PREVIEW_H

#include "ui/round.h"

/* Start with {0}; end with preview_free. */
struct preview {
    /* Set by the caller before preview_begin, until the line has been read. */
    const struct round *round; /* which asks, and has the words */
    struct question question;  /* before the move */
    const char *answers;       /* that may be given in the place of a move, as in "yes|no" */
    const char *names[2];
    bool explains; /* the grid of what a move leaves, too, and who can win then */

    struct editor_help help;
    struct solver *solver; /* of its own and small, so that what is typed changes no answer */
    struct text moves; /* as they are typed, each after a newline and with one at the end of them; "": none
                          have been listed yet */
};

/* True if the line is a number that begins a legal move and is not one itself. */
bool preview_begins_move(const struct question *question, const char *line);

/* The help for one line. */
const struct editor_help *preview_begin(struct preview *preview);
void preview_free(struct preview *preview);

#endif
