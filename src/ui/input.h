/* SPDX-License-Identifier: MIT */
/* Standard input, line by line: for the table, for positions by the million, and for programs. The
 * memory for a line is bounded, however long it is. */
#ifndef UI_INPUT_H
#define UI_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "core/text.h"

enum { INPUT_BUFFER = 65536, LINE_MOST = 1000000 };

/* What is said about a longer line; takes LINE_MOST. */
#define LINE_TOO_LONG "a line has at most %d bytes"

/* Start with {0}, end with input_free. */
struct input {
    char *buffer;      /* INPUT_BUFFER bytes, allocated when first needed */
    size_t start, end; /* the part of the buffer not yet taken */
    bool ended;        /* the input has ended */
    bool too_long; /* the last line taken had more than LINE_MOST bytes; none of them are kept */
    bool begun;    /* a line has been taken in part */
};

/* Moves what has been read of the next line to *line, without its newline; it may hold NULs.
 * Returns true if the line is complete, by a newline or by the end of the input; false if more must
 * be read first. */
bool input_take(struct input *input, struct text *line);

/* Waits for more input and reads it, when everything has been taken. Returns false if reading
 * fails; errno says why. */
bool input_fill(struct input *input);

/* Forgets what has been read but not yet taken as a complete line. */
void input_forget(struct input *input);

void input_free(struct input *input);

#endif
