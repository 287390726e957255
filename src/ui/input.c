/* SPDX-License-Identifier: MIT */
#include "ui/input.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/memory.h"
#include "core/text.h"
#include "ui/file.h"

bool input_take(struct input *input, struct text *line) {
    size_t length = input->end - input->start;
    if (length == 0 && !(input->ended && input->begun)) return false;
    const char *from = input->buffer + input->start;
    const char *newline = length > 0 ? memchr(from, '\n', length) : NULL;
    if (!input->begun) {
        text_clear(line);
        input->too_long = false;
    }
    if (newline) length = (size_t)(newline - from);
    input->too_long |= length > LINE_MOST - line->length;
    if (input->too_long)
        text_clear(line);
    else
        text_add_bytes(line, from, length);
    input->start += length + (newline != NULL);
    input->begun = !newline && !input->ended;
    return !input->begun;
}

bool input_fill(struct input *input) {
    if (!input->buffer) input->buffer = memory_take(1, INPUT_BUFFER);
    ssize_t n = file_read_some(STDIN_FILENO, input->buffer, INPUT_BUFFER);
    if (n < 0) return false;
    input->start = 0;
    input->end = (size_t)n;
    input->ended = n == 0;
    return true;
}

void input_forget(struct input *input) {
    input->start = input->end = 0;
    input->begun = false;
}

void input_free(struct input *input) {
    free(input->buffer);
    *input = (struct input){0};
}
