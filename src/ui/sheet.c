/* SPDX-License-Identifier: MIT */
#include "ui/sheet.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "core/text.h"
#include "ui/paragraph.h"

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

/* In plain text: an empty line between what there is and what comes; none at the top of a page. */
static void add_gap(struct text *out) {
    size_t n = out->length;
    if (n > 0 && out->data[n - 1] != '\f' && (n < 2 || out->data[n - 2] != '\n')) text_add_char(out, '\n');
}

/* --- words ----------------------------------------------------------------------------------- */

static void add_title(struct text *out, const char *title) {
    size_t columns = text_columns(title);
    add_gap(out);
    paragraph_add(out, title, SHEET_WIDTH, 0);
    text_add_repeated(out, "=", columns < SHEET_WIDTH ? columns : SHEET_WIDTH);
    text_add_char(out, '\n');
}

void sheet_begin(const struct sheet *sheet, const char *title) {
    if (!sheet->html) {
        add_title(sheet->out, title);
        return;
    }
    text_add(sheet->out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n");
    add_element(sheet->out, "title", title);
    text_addf(sheet->out, "<style>\n%s</style>\n</head>\n<body>\n<section>\n", style);
    add_element(sheet->out, "h1", title);
}

void sheet_end(const struct sheet *sheet) {
    if (sheet->html) text_add(sheet->out, "</section>\n</body>\n</html>\n");
}

void sheet_heading(const struct sheet *sheet, const char *format, ...) {
    struct text heading = {0};
    va_list arguments;
    va_start(arguments, format);
    text_addv(&heading, format, arguments);
    va_end(arguments);
    if (sheet->html)
        add_element(sheet->out, "h2", nimm_text_string(&heading));
    else
        add_title(sheet->out, nimm_text_string(&heading));
    nimm_text_free(&heading);
}

static void add_folded(const struct sheet *sheet, const char *tag, unsigned indent, const char *format,
                       va_list arguments) {
    struct text sentence = {0};
    text_addv(&sentence, format, arguments);
    if (sheet->html) {
        add_element(sheet->out, tag, nimm_text_string(&sentence));
    } else {
        add_gap(sheet->out);
        paragraph_add(sheet->out, nimm_text_string(&sentence), SHEET_WIDTH, indent);
    }
    nimm_text_free(&sentence);
}

void sheet_subheading(const struct sheet *sheet, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    add_folded(sheet, "h3", 2, format, arguments);
    va_end(arguments);
}

void sheet_paragraph(const struct sheet *sheet, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    add_folded(sheet, "p", 0, format, arguments);
    va_end(arguments);
}

void sheet_page_break(const struct sheet *sheet) {
    text_add(sheet->out, sheet->html ? "</section>\n<section class=\"page\">\n" : "\f");
}

/* --- boards ---------------------------------------------------------------------------------- */

void sheet_lines(const struct sheet *sheet, const char *string) {
    if (sheet->html) {
        size_t length = strlen(string);
        while (length > 0 && string[length - 1] == '\n') length--;
        text_add(sheet->out, "<pre>");
        add_escaped(sheet->out, string, length);
        text_add(sheet->out, "</pre>\n");
        return;
    }
    add_gap(sheet->out);
    for (; *string; string += strcspn(string, "\n"), string += *string == '\n') {
        text_add(sheet->out, "    ");
        text_add_bytes(sheet->out, string, strcspn(string, "\n"));
        text_add_char(sheet->out, '\n');
    }
}

/* One row of cells between bars, a line of the cell after the other. */
static void add_cells(struct text *out, const char *cell, size_t width, size_t n) {
    while (*cell) {
        size_t length = strcspn(cell, "\n");
        text_add_char(out, '|');
        for (size_t i = 0; i < n; i++) {
            text_add_char(out, ' ');
            text_add_bytes(out, cell, length);
            text_add_repeated(out, " ", width - length);
            text_add(out, " |");
        }
        text_add_char(out, '\n');
        cell += length + (cell[length] == '\n');
    }
}

void sheet_copies(const struct sheet *sheet, const char *cell, size_t copies) {
    if (sheet->html) {
        text_add(sheet->out, "<div class=\"copies\">\n");
        for (size_t i = 0; i < copies; i++) sheet_lines(sheet, cell);
        text_add(sheet->out, "</div>\n");
        return;
    }
    size_t width = 0;
    for (const char *line = cell; *line; line += strcspn(line, "\n"), line += *line == '\n')
        if (strcspn(line, "\n") > width) width = strcspn(line, "\n");
    size_t fit = width + 4 < SHEET_WIDTH ? (SHEET_WIDTH - 1) / (width + 3) : 1;
    for (size_t left = copies, n; left > 0; left -= n) {
        n = left < fit ? left : fit;
        add_gap(sheet->out);
        add_cells(sheet->out, cell, width, n);
    }
}

/* --- room to write --------------------------------------------------------------------------- */

void sheet_blanks(const struct sheet *sheet, const char *const *labels, size_t n) {
    enum { LEAST = 8, MOST = 50 };
    for (size_t i = 0; i < n; i++) {
        if (sheet->html) {
            text_add(sheet->out, "<div class=\"blank\">");
            add_escaped(sheet->out, labels[i], strlen(labels[i]));
            text_add(sheet->out, "<span></span></div>\n");
            continue;
        }
        size_t label = text_columns(labels[i]) + 1;
        size_t line = label + LEAST < SHEET_WIDTH ? SHEET_WIDTH - label : LEAST;
        add_gap(sheet->out);
        text_addf(sheet->out, "%s ", labels[i]);
        text_add_repeated(sheet->out, "_", line < MOST ? line : MOST);
        text_add_char(sheet->out, '\n');
    }
}

void sheet_tally(const struct sheet *sheet, const char *const *labels, size_t n) {
    if (sheet->html) {
        text_add(sheet->out, "<div class=\"tally\">\n");
        sheet_blanks(sheet, labels, n);
        text_add(sheet->out, "</div>\n");
        return;
    }
    size_t taken = 3 * (n - 1);
    for (size_t i = 0; i < n; i++) taken += text_columns(labels[i]) + 1;
    size_t line = taken < SHEET_WIDTH ? (SHEET_WIDTH - taken) / n : 0;
    add_gap(sheet->out);
    for (size_t i = 0; i < n; i++) {
        text_addf(sheet->out, "%s%s ", i > 0 ? "   " : "", labels[i]);
        text_add_repeated(sheet->out, "_", line);
    }
    text_add_char(sheet->out, '\n');
}

/* --- the binary grid ------------------------------------------------------------------------- */

static void add_html_row(struct text *out, const struct sheet_grid *grid, const char *name, uint64_t value,
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

static void add_html_grid(struct text *out, const struct sheet_grid *grid) {
    text_add(out, "<table>\n<tr><th></th><td></td>");
    for (unsigned c = grid->columns; c-- > 0;) text_addf(out, "<th>%" PRIu64 "</th>", UINT64_C(1) << c);
    text_add(out, "</tr>\n");
    for (size_t i = 0; i < grid->rows; i++)
        add_html_row(out, grid, grid->names[i], grid->values[i], grid->given);
    add_html_row(out, grid, "nim-sum", grid->sum, false);
    text_add(out, "</table>\n");
}

static unsigned digits(uint64_t number) {
    return (unsigned)snprintf(NULL, 0, "%" PRIu64, number);
}

/* How wide the names and the values are. */
struct widths {
    size_t name;
    unsigned value;
};

static void add_text_row(struct text *out, const struct sheet_grid *grid, struct widths widths,
                         const char *name, uint64_t value, bool shown) {
    text_addf(out, "    %s ", name);
    text_add_repeated(out, " ", widths.name - text_columns(name));
    if (shown || grid->filled)
        text_addf(out, "%*" PRIu64, (int)widths.value, value);
    else
        text_add_repeated(out, "_", widths.value);
    text_add(out, " |");
    for (unsigned c = grid->columns; c-- > 0;)
        text_addf(out, " %*s |", (int)digits(UINT64_C(1) << c),
                  !grid->filled    ? ""
                  : value >> c & 1 ? "1"
                                   : "0");
    text_add_char(out, '\n');
}

static void add_rule(struct text *out, const struct sheet_grid *grid, struct widths widths) {
    text_add(out, "    ");
    text_add_repeated(out, "-", widths.name + 1 + widths.value + 1);
    text_add_char(out, '+');
    for (unsigned c = grid->columns; c-- > 0;) {
        text_add_repeated(out, "-", digits(UINT64_C(1) << c) + 2);
        text_add_char(out, '+');
    }
    text_add_char(out, '\n');
}

static void add_text_grid(struct text *out, const struct sheet_grid *grid) {
    struct widths widths = {.name = strlen("nim-sum"), .value = 3};
    for (size_t i = 0; i < grid->rows; i++) {
        if (text_columns(grid->names[i]) > widths.name) widths.name = text_columns(grid->names[i]);
        if (digits(grid->values[i]) > widths.value) widths.value = digits(grid->values[i]);
    }
    add_gap(out);
    text_add_repeated(out, " ", 4 + widths.name + 1 + widths.value + 1);
    text_add_char(out, '|');
    for (unsigned c = grid->columns; c-- > 0;) text_addf(out, " %" PRIu64 " |", UINT64_C(1) << c);
    text_add_char(out, '\n');
    for (size_t i = 0; i < grid->rows; i++) {
        add_rule(out, grid, widths);
        add_text_row(out, grid, widths, grid->names[i], grid->values[i], grid->given);
    }
    add_rule(out, grid, widths);
    add_text_row(out, grid, widths, "nim-sum", grid->sum, false);
    add_rule(out, grid, widths);
}

void sheet_grid(const struct sheet *sheet, const struct sheet_grid *grid) {
    if (sheet->html)
        add_html_grid(sheet->out, grid);
    else
        add_text_grid(sheet->out, grid);
}
