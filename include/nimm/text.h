/* SPDX-License-Identifier: MIT */
/* Growable text: what the library prints into. The caller owns it and frees it. */
#ifndef NIMM_TEXT_H
#define NIMM_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "nimm/base.h"

NIMM_BEGIN

/* Start with {0}. `data` is always followed by a NUL once anything was added. */
struct text {
    char *data;
    size_t length;
    size_t capacity;
};

/* The text as a C string; "" when empty, never NULL. Valid until the next call that adds. */
const char *nimm_text_string(const struct text *text);

/* Gives the memory back; the text is empty and may be used again. */
void nimm_text_free(struct text *text);

/* Empties the text and keeps the memory. */
void nimm_text_clear(struct text *text);

NIMM_END

#endif
