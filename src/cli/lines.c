/* SPDX-License-Identifier: MIT */
#include "cli/lines.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/memory.h"

enum { BLOCK = 1 << 16 };

bool lines_take(struct lines *lines, char **line, size_t *length) {
    char *from = lines->buffer + lines->start;
    size_t left = lines->end - lines->start;
    if (left == 0) return false;
    char *newline = memchr(from + lines->looked, '\n', left - lines->looked);
    if (!newline && !lines->ended) {
        lines->looked = left;
        return false;
    }
    *line = from;
    *length = newline ? (size_t)(newline - from) : left;
    from[*length] = '\0';
    lines->start += *length + (newline != NULL);
    lines->looked = 0;
    return true;
}

/* Room for a block and a NUL behind what has not been taken, which moves to the front. */
static bool make_room(struct lines *lines) {
    size_t left = lines->end - lines->start;
    if (lines->start > 0) memmove(lines->buffer, lines->buffer + lines->start, left);
    lines->start = 0;
    lines->end = left;
    if (lines->capacity - left > BLOCK) return true;
    char *buffer = memory_resize(lines->buffer, 1, 2 * left + 2 * BLOCK);
    if (!buffer) {
        errno = ENOMEM;
        return false;
    }
    lines->buffer = buffer;
    lines->capacity = 2 * left + 2 * BLOCK;
    return true;
}

bool lines_read(struct lines *lines) {
    ssize_t n;
    if (!make_room(lines)) return false;
    do n = read(lines->file, lines->buffer + lines->end, lines->capacity - lines->end - 1);
    while (n < 0 && errno == EINTR);
    if (n < 0) return false;
    lines->end += (size_t)n;
    lines->ended = n == 0;
    return true;
}

void lines_free(struct lines *lines) {
    free(lines->buffer);
}
