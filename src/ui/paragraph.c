/* SPDX-License-Identifier: MIT */
#include "ui/paragraph.h"

#include <string.h>

static size_t columns_of(const char *bytes, size_t length) {
    size_t columns = 0;
    for (size_t i = 0; i < length; i++) columns += ((unsigned char)bytes[i] & 0xC0) != 0x80;
    return columns;
}

void paragraph_add(struct text *text, const char *string, unsigned width, unsigned indent) {
    size_t column = 0;
    while (*string) {
        size_t spaces = strspn(string, " ");
        size_t length = strcspn(string + spaces, " ");
        size_t columns = columns_of(string + spaces, length);
        if (column > 0 && column + spaces + columns > width) {
            text_add_char(text, '\n');
            text_add_repeated(text, " ", indent);
            column = indent;
            spaces = 0;
            string += strspn(string, " ");
        }
        text_add_bytes(text, string, spaces + length);
        column += spaces + columns;
        string += spaces + length;
    }
    text_add_char(text, '\n');
}

void paragraph_addf(struct text *text, unsigned width, const char *format, ...) {
    struct text sentence = {0};
    va_list arguments;
    va_start(arguments, format);
    text_addv(&sentence, format, arguments);
    va_end(arguments);
    paragraph_add(text, text_string(&sentence), width, 0);
    text->failed |= sentence.failed;
    text_free(&sentence);
}
