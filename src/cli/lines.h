/* SPDX-License-Identifier: MIT */
/* The lines of a file, read in large blocks: for input that comes by the million. */
#ifndef CLI_LINES_H
#define CLI_LINES_H

#include <stdbool.h>
#include <stddef.h>

/* Start with {.file = descriptor}. `ended`: there is nothing more to read. */
struct lines {
    int file;
    bool ended;
    char *buffer;
    size_t capacity, start, end; /* what has been read and not been taken: start to end */
    size_t looked;               /* so much of it holds no newline */
};

/* The next line of what has been read, without its newline and with a NUL behind it; it may hold other NULs.
 * Valid until the next lines_read. At the end of the file the last line needs no newline. False: there is no
 * whole line any more. */
bool lines_take(struct lines *lines, char **line, size_t *length);

/* Reads more: waits until there is something, and takes as much as there is. False: errno tells why it
 * cannot, ENOMEM that a line is too long for the memory. */
bool lines_read(struct lines *lines);

/* Gives the memory back. */
void lines_free(struct lines *lines);

#endif
