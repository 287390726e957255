/* SPDX-License-Identifier: MIT */
#include "cli/json.h"

#include "core/text.h"

/* A value, a key or a line after it needs no comma. */
static bool is_opening(char c) {
    return c == '{' || c == '[' || c == ':' || c == '\n';
}

void json_begin(struct text *text, char bracket) {
    if (text->length > 0 && !is_opening(text->data[text->length - 1])) text_add_char(text, ',');
    text_add_char(text, bracket);
}

static bool is_plain(char c) {
    return c >= ' ' && c <= '~' && c != '"' && c != '\\';
}

/* Adds a string in quotes. */
static void add_string(struct text *text, const char *string) {
    json_begin(text, '"');
    for (size_t size; *string; string += size > 0 ? size : 1) {
        uint32_t code = 0;
        for (size = 0; is_plain(string[size]);) size++;
        text_add_bytes(text, string, size);
        if (size > 0) continue;
        size = text_character(string, 4, &code); /* the NUL ends one that is shorter */
        if (size == 0)
            text_add(text, "\xEF\xBF\xBD");
        else if (code == '"' || code == '\\')
            text_addf(text, "\\%c", (char)code);
        else if (text_harmless_length(string, size) == size)
            text_add_bytes(text, string, size);
        else if (code > 0xFFFF) /* two halves, as in UTF-16 */
            text_addf(text, "\\u%04x\\u%04x", 0xD7C0 + (unsigned)(code >> 10),
                      0xDC00 + (unsigned)(code & 0x3FF));
        else
            text_addf(text, "\\u%04x", (unsigned)code);
    }
    text_add_char(text, '"');
}

void json_add_key(struct text *text, const char *name) {
    json_begin(text, '"');
    text_add(text, name);
    text_add(text, "\":");
}

void json_add_member(struct text *text, const char *name, const char *string) {
    json_add_key(text, name);
    if (string)
        add_string(text, string);
    else
        text_add(text, "null");
}

void json_add_bool(struct text *text, const char *name, bool value) {
    json_add_key(text, name);
    text_add(text, value ? "true" : "false");
}

void json_add_number(struct text *text, const char *name, bool known, uint64_t number) {
    json_add_key(text, name);
    if (known)
        text_add_number(text, number);
    else
        text_add(text, "null");
}

void json_add_outcome(struct text *text, bool known, enum outcome outcome) {
    json_add_member(text, "outcome", known ? (char[]){(char)outcome, '\0'} : NULL);
}

void json_add_numbers(struct text *text, const char *name, bool known, const uint64_t *numbers,
                      size_t n) {
    json_add_key(text, name);
    text_add(text, known ? "[" : "null");
    if (!known) return;
    text_add_numbers(text, numbers, n);
    text_add_char(text, ']');
}
