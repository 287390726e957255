/* SPDX-License-Identifier: MIT */
#include "ui/paragraph.h"

#include "core/text.h"

void paragraph_add(struct text *text, const char *string, unsigned width, unsigned indent) {
    size_t from = text->length;
    text_add(text, string);
    text_wrap(text, from, width, indent);
    text_add_char(text, '\n');
}

void paragraph_addf(struct text *text, unsigned width, const char *format, ...) {
    struct text sentence = {0};
    va_list arguments;
    va_start(arguments, format);
    text_addv(&sentence, format, arguments);
    va_end(arguments);
    paragraph_add(text, nimm_text_string(&sentence), width, 0);
    nimm_text_free(&sentence);
}
