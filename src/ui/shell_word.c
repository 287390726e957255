/* SPDX-License-Identifier: MIT */
#include "ui/shell_word.h"

#include <string.h>

void shell_word_add(struct text *text, const char *word) {
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789,.:@%+=_/-";
    if (*word && word[strspn(word, plain)] == '\0') {
        text_add(text, word);
        return;
    }
    text_add_char(text, '\'');
    for (; *word; word++)
        if (*word == '\'')
            text_add(text, "'\\''");
        else
            text_add_char(text, *word);
    text_add_char(text, '\'');
}
