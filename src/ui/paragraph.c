/* SPDX-License-Identifier: MIT */
#include "ui/paragraph.h"

/* The spaces at the start of what is left, and the word behind them; its columns in *columns. */
static size_t measure(const char *string, size_t *spaces, size_t *columns) {
    size_t length = 0;
    *spaces = *columns = 0;
    while (string[*spaces] == ' ') ++*spaces;
    for (const char *word = string + *spaces; word[length] && word[length] != ' '; length++)
        *columns += ((unsigned char)word[length] & 0xC0) != 0x80;
    return length;
}

void paragraph_add(struct text *text, const char *string, unsigned width, unsigned indent) {
    size_t column = 0;
    while (*string) {
        size_t spaces, columns;
        size_t length = measure(string, &spaces, &columns);
        if (column > 0 && column + spaces + columns > width) {
            text_add_char(text, '\n');
            text_add_repeated(text, " ", indent);
            column = indent;
            string += spaces;
            spaces = 0;
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
    text_free(&sentence);
}
