/* SPDX-License-Identifier: MIT */
/* Any text is read as numbers, words, a take-and-break code or a set, and shown: what is accepted
 * is printed and read again as the same, what is refused has its reason, and what is shown does no
 * harm. */
#include "core/text.h"
#include "input.h"

#include "cli/json.h"
#include "core/octal.h"
#include "core/scan.h"

enum { NUMBERS = 80, MOST_WIDTH = 40 };

static size_t read_numbers(const char *string, uint64_t *numbers) {
    struct text why = {0}, printed = {0};
    uint64_t again[NUMBERS];
    size_t n = scan_numbers(string, numbers, NUMBERS, UINT64_MAX, "pile", &why);
    assert(n <= NUMBERS && (n > 0) == (why.length == 0));
    if (n > 0) {
        text_add_numbers(&printed, numbers, n);
        assert(scan_numbers(text_string(&printed), again, NUMBERS, UINT64_MAX, "pile", &why) == n);
        assert(memcmp(numbers, again, n * sizeof *numbers) == 0);
    }
    assert_harmless(&why);
    text_free(&why);
    text_free(&printed);
    return n;
}

static void read_tokens(const char *string) {
    const char *at = string, *end = string + strlen(string);
    for (;;) {
        struct token token = scan_token(&at, ",=");
        assert(at <= end && token.start + token.length == at);
        if (token.length == 0) break;
        uint64_t number = 1;
        bool digits = strspn(token.start, "0123456789") >= token.length;
        assert((token_number(token, &number) == TOKEN_NOT_A_NUMBER) == !digits);
    }
    assert(*at == '\0');
}

static void read_code(const char *string) {
    struct text why = {0}, printed = {0};
    struct octal_code code, again;
    if (octal_parse(string, &code, &why)) {
        octal_print(&code, &printed);
        assert(octal_parse(text_string(&printed), &again, &why));
        assert(memcmp(&code, &again, sizeof code) == 0);
    } else {
        assert(why.length > 0);
    }
    assert_harmless(&why);
    text_free(&why);
    text_free(&printed);
}

static void is_shown(const char *bytes, size_t length) {
    struct text shown = {0}, again = {0};
    text_add_harmless(&shown, bytes, length, SIZE_MAX);
    assert(!memchr(text_string(&shown), '\n', shown.length));
    assert_harmless(&shown);
    text_add_quoted(&again, bytes, length);
    assert_harmless(&again);
    assert(again.length >= 2 && again.data[again.length - 1] == '"');
    text_free(&shown);
    text_free(&again);
}

/* Only spaces become line breaks, and no more than one word may stand in a line that is too long.
 */
static void is_wrapped(const char *string) {
    struct text text = {0}, before = {0};
    text_add_harmless(&text, string, strlen(string), SIZE_MAX);
    text_add(&before, text_string(&text));
    text_wrap(&text, 0, MOST_WIDTH, 0);
    assert(text.data[text.length - 1] == '\n');
    text_cut(&text, text.length - 1);
    for (size_t i = 0, k = 0; i < text.length || k < before.length; i++, k++) {
        if (text_string(&text)[i] == '\n')
            k += strspn(text_string(&before) + k, " ") - 1;
        else
            assert(text.data[i] == before.data[k]);
    }
    for (char *at = text.data; at;) {
        char *line = input_line(&at);
        assert(text_columns(line) <= MOST_WIDTH || !strchr(line + strspn(line, " "), ' '));
    }
    text_free(&before);
    text_free(&text);
}

static void is_json(const char *string) {
    static const char before[] = "\"x\":\"";
    const size_t from = strlen(before);
    struct text json = {0};
    json_add_member(&json, "x", string);
    assert(json.length > from && strncmp(json.data, before, from) == 0);
    assert(json.data[json.length - 1] == '"');
    for (size_t i = from; i + 1 < json.length; i++) {
        assert((unsigned char)json.data[i] >= 0x20 && json.data[i] != '"');
        if (json.data[i] == '\\') i++;
    }
    text_free(&json);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    uint64_t numbers[NUMBERS];
    char *string = input_string(data, size);
    if (!string) return 0;
    assert(text_columns(string) <= size);
    read_numbers(string, numbers);
    read_tokens(string);
    read_code(string);
    is_shown((const char *)data, size);
    is_wrapped(string);
    is_json(string);
    free(string);
    return 0;
}
