/* SPDX-License-Identifier: MIT */
/* Standard input, line by line: for the table, for positions by the million, and for programs. A line takes
 * no more memory than its bound, however long it is. */
#ifndef UI_INPUT_H
#define UI_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "core/text.h"

enum { INPUT_BUFFER = 65536, LINE_MOST = 1000000 };

/* What is said of a longer one, which takes LINE_MOST. */
#define LINE_TOO_LONG "a line has at most %d bytes"

/* Start with {0}. */
struct input {
    char buffer[INPUT_BUFFER];
    size_t start, end; /* what of the buffer is still to be taken */
    bool ended;        /* the input has ended */
    bool too_long;     /* the last line taken has more than LINE_MOST bytes, of which none are kept */
    bool begun;        /* a line that has been taken in part */
};

/* Moves what has been read of the next line to *line, without its newline; it may hold NULs. True: the line
 * is whole, by a newline or, after something, by the end of the input. False: more is to be read first. */
bool input_take(struct input *input, struct text *line);

/* Reads more, once there is nothing more to take, and waits for it. False: errno tells why it cannot. */
bool input_fill(struct input *input);

/* Forgets what has been read and not yet been taken as a whole line. */
void input_forget(struct input *input);

#endif
