/* SPDX-License-Identifier: MIT */
/* What fuzz targets share: the input as lines, and a check of what is printed. */
#ifndef FUZZ_INPUT_H
#define FUZZ_INPUT_H

#undef NDEBUG
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/text.h"
#include "say/scratch.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The input as a string, which the caller frees; NULL: there is no memory for it. */
static inline char *input_string(const uint8_t *data, size_t size) {
    char *string = malloc(size + 1);
    if (!string) return NULL;
    if (size > 0) memcpy(string, data, size);
    string[size] = '\0';
    return string;
}

/* Cuts the next line off at *at, which becomes NULL after the last one. */
static inline char *input_line(char **at) {
    char *line = *at, *newline = strchr(line, '\n');
    if (newline) *newline++ = '\0';
    *at = newline;
    return line;
}

/* No byte of what is printed may command a terminal: it is UTF-8, in lines, without control
 * characters. */
static inline void assert_harmless(const struct text *printed) {
    struct text harmless = {0};
    const char *at = text_string(printed), *end = at + printed->length;
    while (at < end) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((newline ? newline : end) - at);
        for (size_t i = 0; i < length; i++) assert((unsigned char)at[i] >= ' ' && at[i] != 0x7F);
        text_clear(&harmless);
        text_add_harmless(&harmless, at, length, SIZE_MAX);
        assert(harmless.length == length);
        at += length + 1;
    }
    text_free(&harmless);
}

#endif
