/* SPDX-License-Identifier: MIT */
#include "core/text.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

enum { QUOTED_MOST = 40 };

const char *nimm_text_string(const struct text *text) {
    return text->data ? text->data : "";
}

void nimm_text_free(struct text *text) {
    free(text->data);
    *text = (struct text){0};
}

void nimm_text_clear(struct text *text) {
    text->length = 0;
    if (text->data) text->data[0] = '\0';
}

/* Room for `more` bytes and the NUL after them. */
static void reserve(struct text *text, size_t more) {
    size_t need = text->length + more + 1, capacity = text->capacity ? text->capacity : 64;
    if (need <= text->capacity) return;
    while (capacity < need) capacity *= 2;
    text->data = memory_resize(text->data, 1, capacity);
    text->capacity = capacity;
}

void text_add_bytes(struct text *text, const char *bytes, size_t length) {
    reserve(text, length);
    if (length > 0) memcpy(text->data + text->length, bytes, length);
    text->length += length;
    text->data[text->length] = '\0';
}

void text_add(struct text *text, const char *string) {
    text_add_bytes(text, string, strlen(string));
}

void text_add_char(struct text *text, char c) {
    reserve(text, 1);
    text->data[text->length++] = c;
    text->data[text->length] = '\0';
}

void text_add_repeated(struct text *text, const char *string, size_t times) {
    for (size_t i = 0; i < times; i++) text_add(text, string);
}

void text_add_number(struct text *text, uint64_t number) {
    char digits[20];
    size_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    text_add_bytes(text, digits + at, sizeof digits - at);
}

void text_add_numbers(struct text *text, const uint64_t *numbers, size_t n) {
    for (size_t i = 0; i < n; i++) {
        if (i > 0) text_add_char(text, ',');
        text_add_number(text, numbers[i]);
    }
}

void text_add_between(struct text *text, size_t i, size_t n, const char *last) {
    if (i > 0) text_add(text, i + 1 == n ? last : ", ");
}

void text_add_choice(struct text *text, const uint64_t *numbers, size_t n, const char *last) {
    for (size_t i = 0; i < n; i++) {
        text_add_between(text, i, n, last);
        text_add_number(text, numbers[i]);
    }
}

/* Mostly there is room already; where there is not, the first try tells how much it takes. */
void text_addv(struct text *text, const char *format, va_list arguments) {
    reserve(text, 0);
    va_list again;
    va_copy(again, arguments);
    size_t room = text->capacity - text->length;
    int length = vsnprintf(text->data + text->length, room, format, arguments);
    assert(length >= 0);
    if ((size_t)length >= room) {
        text->data[text->length] = '\0';
        reserve(text, (size_t)length);
        vsnprintf(text->data + text->length, (size_t)length + 1, format, again);
    }
    text->length += (size_t)length;
    va_end(again);
}

void text_addf(struct text *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    text_addv(text, format, arguments);
    va_end(arguments);
}

size_t text_character(const char *character, size_t length, uint32_t *code) {
    const unsigned char *bytes = (const unsigned char *)character;
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned char first = bytes[0];
    if (first < 0x80) {
        *code = first;
        return 1;
    }
    size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || size > length) return 0;
    *code = first & (0xFFu >> (size + 1));
    for (size_t i = 1; i < size; i++) {
        if ((bytes[i] & 0xC0) != 0x80) return 0;
        *code = *code << 6 | (bytes[i] & 0x3Fu);
    }
    if (*code < least[size] || *code > 0x10FFFF || (*code >= 0xD800 && *code <= 0xDFFF)) return 0;
    return size;
}

/* May this character reach a terminal as it is? */
static bool is_harmless(uint32_t code) {
    if (code < 0x20 || (code >= 0x7F && code < 0xA0)) return false;
    if (code == 0x061C || code == 0x200E || code == 0x200F || code == 0xFEFF) return false;
    if (code == 0x2028 || code == 0x2029) return false;
    return !(code >= 0x202A && code <= 0x202E) && !(code >= 0x2066 && code <= 0x2069);
}

void text_add_harmless(struct text *text, const char *bytes, size_t length, size_t most) {
    const unsigned char *at = (const unsigned char *)bytes;
    for (size_t i = 0; i < length;) {
        uint32_t code = 0;
        size_t size = text_character(bytes + i, length - i, &code);
        size_t shown = size ? size : 1;
        if (i + shown > most) {
            text_add(text, "...");
            return;
        }
        if (size > 0 && is_harmless(code))
            text_add_bytes(text, bytes + i, size);
        else
            for (size_t k = 0; k < shown; k++) text_addf(text, "\\x%02X", at[i + k]);
        i += shown;
    }
}

void text_add_quoted(struct text *text, const char *bytes, size_t length) {
    text_add_char(text, '"');
    text_add_harmless(text, bytes, length, QUOTED_MOST);
    text_add_char(text, '"');
}

void text_add_shell_word(struct text *text, const char *word) {
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

void text_wrap(struct text *text, size_t from, size_t width, size_t indent) {
    char *copy = memory_copy(nimm_text_string(text) + from, text->length - from + 1);
    size_t column = 0;
    text->length = from;
    for (const char *at = copy; *at;) {
        size_t spaces = strspn(at, " "), length = strcspn(at + spaces, " "), columns = 0;
        for (size_t i = 0; i < length; i++) columns += ((unsigned char)at[spaces + i] & 0xC0) != 0x80;
        if (column > 0 && column + spaces + columns > width) {
            text_add_char(text, '\n');
            text_add_repeated(text, " ", indent);
            column = indent;
            at += spaces;
            spaces = 0;
        }
        text_add_bytes(text, at, spaces + length);
        column += spaces + columns;
        at += spaces + length;
    }
    text_add_char(text, '\n');
    free(copy);
}

size_t text_columns(const char *string) {
    size_t columns = 0;
    for (; *string; string++)
        if (((unsigned char)*string & 0xC0) != 0x80) columns++;
    return columns;
}
