/* SPDX-License-Identifier: MIT */
#include "say/paragraph.h"

#include "core/text.h"

void paragraph_add(struct text *text, const char *string, unsigned width, unsigned indent) {
    size_t from = text->length;
    text_add(text, string);
    text_wrap(text, from, width, indent);
}

void paragraph_addf(struct text *text, unsigned width, const char *format, ...) {
    size_t from = text->length;
    va_list arguments;
    va_start(arguments, format);
    text_addv(text, format, arguments);
    va_end(arguments);
    text_wrap(text, from, width, 0);
}
