/* SPDX-License-Identifier: MIT */
#include "ui/lines.h"

#include <string.h>
#include <unistd.h>

#include "core/text.h"
#include "ui/file.h"

bool lines_take(struct lines *lines, struct text *line) {
    const char *from = lines->buffer + lines->start;
    size_t length = lines->end - lines->start;
    if (length == 0 && !(lines->ended && lines->begun)) return false;
    const char *newline = length > 0 ? memchr(from, '\n', length) : NULL;
    if (!lines->begun) {
        nimm_text_clear(line);
        lines->too_long = false;
    }
    if (newline) length = (size_t)(newline - from);
    lines->too_long |= length > LINE_MOST - line->length;
    if (lines->too_long)
        nimm_text_clear(line);
    else
        text_add_bytes(line, from, length);
    lines->start += length + (newline != NULL);
    lines->begun = !newline && !lines->ended;
    return !lines->begun;
}

bool lines_fill(struct lines *lines) {
    ssize_t n = file_read_some(STDIN_FILENO, lines->buffer, sizeof lines->buffer);
    if (n < 0) return false;
    lines->start = 0;
    lines->end = (size_t)n;
    lines->ended = n == 0;
    return true;
}

void lines_forget(struct lines *lines) {
    lines->start = lines->end = 0;
    lines->begun = false;
}
