/* SPDX-License-Identifier: MIT */
#include <inttypes.h>
#include <string.h>

#include "ui/sheet.h"

static const char style[] =
    "body { font: 12pt/1.4 Georgia, serif; max-width: 42em; margin: 2em auto; padding: 0 1em; }\n"
    "h1 { font-size: 1.5em; } h2 { font-size: 1.2em; margin-top: 1.5em; } h3 { font-size: 1em; }\n"
    "h1, h2, h3 { page-break-after: avoid; break-after: avoid; }\n"
    "pre { font: 11pt/1.3 monospace; margin: 0; }\n"
    ".copies { display: flex; flex-wrap: wrap; margin: 0.5em 0; }\n"
    ".copies pre { border: 1px solid #888; margin: 0 -1px -1px 0; padding: 0.6em 0.9em; }\n"
    ".blank { display: flex; margin: 0.7em 0; }\n"
    ".blank span { flex: 1; max-width: 20em; border-bottom: 1px solid #000; margin-left: 0.5em; }\n"
    ".tally { display: flex; } .tally .blank { flex: 1; }\n"
    "table { border-collapse: collapse; margin: 0.7em 0; }\n"
    "th, td { border: 1px solid #888; padding: 0.25em 0.6em; min-width: 1.2em; text-align: center; }\n"
    "th:first-child { text-align: left; } tr:last-child { border-top: 3px double #000; }\n"
    "table, .copies pre, .blank { page-break-inside: avoid; break-inside: avoid; }\n"
    ".page { page-break-before: always; break-before: page; }\n"
    "@media print { body { margin: 0; max-width: none; padding: 0; } }\n"
    "@page { margin: 2cm; }\n";

/* What HTML would take for its own; control characters but line feeds have no place there. */
static void add_escaped(struct text *out, const char *string, size_t length) {
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)string[i];
        if (c == '&')
            text_add(out, "&amp;");
        else if (c == '<')
            text_add(out, "&lt;");
        else if (c == '>')
            text_add(out, "&gt;");
        else if (c == '"')
            text_add(out, "&quot;");
        else if (c == '\'')
            text_add(out, "&#39;");
        else if ((c >= 0x20 && c != 0x7F) || c == '\n')
            text_add_char(out, string[i]);
        else
            text_add_char(out, ' ');
    }
}

static void add_element(struct text *out, const char *tag, const char *string) {
    text_addf(out, "<%s>", tag);
    add_escaped(out, string, strlen(string));
    text_addf(out, "</%s>\n", tag);
}

static void begin(struct text *out, const char *title) {
    text_add(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n");
    add_element(out, "title", title);
    text_addf(out, "<style>\n%s</style>\n</head>\n<body>\n<section>\n", style);
    add_element(out, "h1", title);
}

static void end(struct text *out) {
    text_add(out, "</section>\n</body>\n</html>\n");
}

static void heading(struct text *out, const char *string) {
    add_element(out, "h2", string);
}

static void subheading(struct text *out, const char *string) {
    add_element(out, "h3", string);
}

static void paragraph(struct text *out, const char *string) {
    add_element(out, "p", string);
}

static void lines(struct text *out, const char *string) {
    size_t length = strlen(string);
    while (length > 0 && string[length - 1] == '\n') length--;
    text_add(out, "<pre>");
    add_escaped(out, string, length);
    text_add(out, "</pre>\n");
}

static void copies(struct text *out, const char *cell, size_t n) {
    text_add(out, "<div class=\"copies\">\n");
    for (size_t i = 0; i < n; i++) lines(out, cell);
    text_add(out, "</div>\n");
}

static void blanks(struct text *out, const char *const *labels, size_t n) {
    for (size_t i = 0; i < n; i++) {
        text_add(out, "<div class=\"blank\">");
        add_escaped(out, labels[i], strlen(labels[i]));
        text_add(out, "<span></span></div>\n");
    }
}

static void tally(struct text *out, const char *const *labels, size_t n) {
    text_add(out, "<div class=\"tally\">\n");
    blanks(out, labels, n);
    text_add(out, "</div>\n");
}

static void add_row(struct text *out, const struct sheet_grid *grid, const char *name, uint64_t value,
                    bool shown) {
    text_add(out, "<tr><th>");
    add_escaped(out, name, strlen(name));
    text_add(out, "</th><td>");
    if (shown || grid->filled) text_add_number(out, value);
    text_add(out, "</td>");
    for (unsigned c = grid->columns; c-- > 0;)
        text_add(out, !grid->filled ? "<td></td>" : value >> c & 1 ? "<td>1</td>" : "<td>0</td>");
    text_add(out, "</tr>\n");
}

static void grid(struct text *out, const struct sheet_grid *grid) {
    text_add(out, "<table>\n<tr><th></th><td></td>");
    for (unsigned c = grid->columns; c-- > 0;) text_addf(out, "<th>%" PRIu64 "</th>", UINT64_C(1) << c);
    text_add(out, "</tr>\n");
    for (size_t i = 0; i < grid->rows; i++) add_row(out, grid, grid->names[i], grid->values[i], grid->given);
    add_row(out, grid, "nim-sum", grid->sum, false);
    text_add(out, "</table>\n");
}

static void page_break(struct text *out) {
    text_add(out, "</section>\n<section class=\"page\">\n");
}

const struct sheet_form sheet_html = {
    .begin = begin,
    .end = end,
    .heading = heading,
    .subheading = subheading,
    .paragraph = paragraph,
    .lines = lines,
    .copies = copies,
    .blanks = blanks,
    .tally = tally,
    .grid = grid,
    .page_break = page_break,
};
