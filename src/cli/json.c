/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "cli/command.h"

static void add_escaped(struct text *text, unsigned char c) {
    if (c == '"' || c == '\\') {
        text_add_char(text, '\\');
        text_add_char(text, (char)c);
    } else {
        text_addf(text, "\\u%04x", c);
    }
}

void json_add_string(struct text *text, const char *string) {
    text_add_char(text, '"');
    while (*string) {
        size_t plain = 0;
        while ((unsigned char)string[plain] >= 0x20 && (unsigned char)string[plain] < 0x7F &&
               string[plain] != '"' && string[plain] != '\\')
            plain++;
        text_add_bytes(text, string, plain);
        string += plain;
        uint32_t code;
        size_t size = (unsigned char)*string < 0x80 ? 0 : text_character(string, strlen(string), &code);
        if (size > 0)
            text_add_bytes(text, string, size);
        else if ((unsigned char)*string >= 0x80)
            text_add(text, "\xEF\xBF\xBD");
        else if (*string)
            add_escaped(text, (unsigned char)*string);
        if (*string) string += size > 0 ? size : 1;
    }
    text_add_char(text, '"');
}
