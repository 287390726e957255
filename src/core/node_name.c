/* SPDX-License-Identifier: MIT */
#include "nimm/node_name.h"

#include <string.h>

static bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '.' || c == '-' || (unsigned char)c >= 0x80;
}

static enum node_name_result scan_plain(const char **at, char *name, size_t *length) {
    const char *start = *at;
    size_t n = 0;
    while (is_plain(start[n]) && !(start[n] == '-' && start[n + 1] == '>')) n++;
    if (n == 0) return NODE_NAME_MISSING;
    if (n > NODE_NAME_MOST) return NODE_NAME_TOO_LONG;
    memcpy(name, start, n);
    *length = n;
    *at += n;
    return NODE_NAME_READ;
}

/* The value of a hexadecimal digit; 16 for anything else. */
static unsigned hexadecimal(char c) {
    static const char digits[] = "0123456789ABCDEF0123456789abcdef";
    const char *found = c ? strchr(digits, c) : NULL;
    return found ? (unsigned)(found - digits) % 16 : 16;
}

/* The byte that stands at *at, a backslash and what follows it; 0 when it is no such thing. */
static char scan_escape(const char **at) {
    const char *escape = *at;
    if (escape[1] == '"' || escape[1] == '\\') {
        *at += 2;
        return escape[1];
    }
    if (escape[1] != 'x' || hexadecimal(escape[2]) > 15 || hexadecimal(escape[3]) > 15) return '\0';
    *at += 4;
    return (char)(hexadecimal(escape[2]) * 16 + hexadecimal(escape[3]));
}

static enum node_name_result scan_quoted(const char **at, char *name, size_t *length) {
    const char *next = *at + 1;
    size_t n = 0;
    while (*next != '"') {
        if (*next == '\0') return NODE_NAME_UNCLOSED;
        if (n == NODE_NAME_MOST) return NODE_NAME_TOO_LONG;
        name[n] = *next == '\\' ? scan_escape(&next) : *next++;
        if (name[n++] == '\0') return NODE_NAME_BAD_ESCAPE;
    }
    if (n == 0) return NODE_NAME_EMPTY;
    *length = n;
    *at = next + 1;
    return NODE_NAME_READ;
}

enum node_name_result node_name_scan(const char **at, char *name, size_t *length) {
    return **at == '"' ? scan_quoted(at, name, length) : scan_plain(at, name, length);
}

/* May the name stand without quotation marks, as far as its single bytes tell? A hyphen at its end
 * would become part of an arrow, one at its start would look like an option. */
static bool looks_plain(const char *name, size_t length) {
    if (length == 0 || name[0] == '-' || name[length - 1] == '-') return false;
    for (size_t i = 0; i < length; i++)
        if (!is_plain(name[i])) return false;
    return true;
}

static void print_quoted(const char *name, size_t length, struct text *text) {
    text_add_char(text, '"');
    for (size_t i = 0; i < length;) {
        size_t n = 0;
        while (i + n < length && !strchr("\"\\+", name[i + n])) n++;
        text_add_harmless(text, name + i, n, n);
        i += n;
        if (i == length) break;
        if (name[i] == '+')
            text_add(text, "\\x2B");
        else
            text_add_char(text, '\\'), text_add_char(text, name[i]);
        i++;
    }
    text_add_char(text, '"');
}

void node_name_print(const char *name, size_t length, struct text *text) {
    size_t start = text->length;
    if (looks_plain(name, length)) {
        text_add_harmless(text, name, length, length);
        if (text->length - start == length) return;
        text->length = start; /* some of it was not harmless and grew: it must be quoted */
    }
    print_quoted(name, length, text);
}
