/* SPDX-License-Identifier: MIT */
#include "ui/sheet.h"

#include <assert.h>
#include <string.h>

#include "core/text.h"
#include "ui/paragraph.h"

static const char style[] =
    "body { font: 10.5pt/1.3 Georgia, serif; max-width: 42em; margin: 2em auto; padding: 0 1em; }\n"
    "h1 { font-size: 1.5em; } h2 { font-size: 1.2em; margin: 0.8em 0 0.4em; }\n"
    "h3 { font-size: 1em; margin: 0.7em 0 0.4em; } p { margin: 0.5em 0; }\n"
    "h1, h2, h3 { page-break-after: avoid; break-after: avoid; }\n"
    "pre { font: 11pt/1.3 monospace; margin: 0; }\n"
    ".copies { display: flex; flex-wrap: wrap; margin: 0.5em 0; }\n"
    ".copies > * { border: 1px solid #888; margin: 0 -1px -1px 0; }\n"
    ".copies pre { padding: 0.6em 0.9em; } .board { padding: 1mm; }\n"
    ".board svg { display: block; } .copies svg { max-width: 41mm; height: auto; }\n"
    ".columns svg { max-height: 26mm; width: auto; }\n"
    ".blank { display: flex; align-items: flex-end; min-height: 2.1em; }\n"
    ".blank span { flex: 1; max-width: 24em; border-bottom: 1px solid #000; margin-left: 0.5em; }\n"
    ".columns { columns: 2; column-gap: 2em; }\n"
    ".room span { max-width: none; margin-left: 0; }\n"
    ".tally { display: flex; gap: 1.5em; } .tally .blank { flex: 1; }\n"
    "table { border-collapse: collapse; margin: 0.7em 0; }\n"
    "th, td { border: 1px solid #888; padding: 0.25em 0.6em; min-width: 1.2em; text-align: left; }\n"
    "td:last-child { white-space: nowrap; }\n"
    "table, .copies > *, .blank, .together { page-break-inside: avoid; break-inside: avoid; }\n"
    ".page { page-break-before: always; break-before: page; }\n"
    "@media print { body { margin: 0; max-width: none; padding: 0; } }\n"
    "@page { margin: 1.3cm; }\n";

/* A line may break after each comma of a long position. */
static void add_words(struct text *out, const char *string) {
    enum { LONG = 20 };
    for (size_t word = strcspn(string, " "), length; *string; string += length, word -= length) {
        if (word == 0) word = 1 + strcspn(string + 1, " "); /* a space, and the word after it */
        length = word > LONG ? strcspn(string, ",") + 1 : word;
        if (length > word) length = word;
        text_add_escaped(out, string, length);
        if (length < word) text_add(out, "<wbr/>");
    }
}

static void add_element(struct text *out, const char *tag, const char *string) {
    text_addf(out, "<%s>", tag);
    add_words(out, string);
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

/* Adds the string, with a space after a comma wherever a line would be too long without. What is quoted, in a
 * command to be copied, is left whole. */
static void add_loose(struct text *out, const char *string) {
    enum { MOST = SHEET_WIDTH - 2 };
    while (*string) {
        size_t word = strcspn(string, " "), length = word;
        if (word > MOST && *string != '\'') {
            for (length = MOST; length > 0 && string[length - 1] != ',';) length--;
            if (length == 0) length = word;
        }
        text_add_bytes(out, string, length);
        string += length;
        if (length < word) text_add_char(out, ' ');
        length = strspn(string, " ");
        text_add_bytes(out, string, length);
        string += length;
    }
}

static void add_folded(const struct sheet *sheet, const char *tag, unsigned indent, const char *format,
                       va_list arguments) {
    struct text sentence = {0};
    text_addv(&sentence, format, arguments);
    if (sheet->html) {
        add_element(sheet->out, tag, nimm_text_string(&sentence));
    } else {
        struct text loose = {0};
        add_loose(&loose, nimm_text_string(&sentence));
        add_gap(sheet->out);
        paragraph_add(sheet->out, nimm_text_string(&loose), SHEET_WIDTH, indent);
        nimm_text_free(&loose);
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
    if (sheet->html)
        text_add(sheet->out, "</section>\n<section class=\"page\">\n");
    else if (!sheet->screen)
        text_add(sheet->out, "\f");
}

void sheet_open(const struct sheet *sheet, enum sheet_block block) {
    static const char *const classes[] = {[SHEET_TOGETHER] = "together", [SHEET_IN_COLUMNS] = "columns"};
    if (sheet->html) text_addf(sheet->out, "<div class=\"%s\">\n", classes[block]);
}

void sheet_close(const struct sheet *sheet) {
    if (sheet->html) text_add(sheet->out, "</div>\n");
}

/* --- boards ---------------------------------------------------------------------------------- */

void sheet_lines(const struct sheet *sheet, const char *string) {
    if (sheet->html && strncmp(string, "<svg", 4) == 0) {
        text_addf(sheet->out, "<div class=\"board\">%s</div>\n", string);
        return;
    }
    if (sheet->html) {
        size_t length = strlen(string);
        while (length > 0 && string[length - 1] == '\n') length--;
        text_add(sheet->out, "<pre>");
        text_add_escaped(sheet->out, string, length);
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

/* How many bytes of the cell stand on its next line of at most `width` columns: to its end, to a line feed or
 * to a space, but not one before a bracket; a longer word stands alone. */
static size_t line_of(const char *cell, size_t width) {
    size_t best = 0, columns = 0;
    for (size_t i = 0;; i += text_step(cell + i, strlen(cell + i), &columns)) {
        if (cell[i] == '\0' || cell[i] == '\n') return columns <= width || best == 0 ? i : best;
        if (cell[i] == ' ' && cell[i + 1] != '(' && (columns <= width || best == 0)) best = i;
    }
}

static size_t columns_of(const char *string, size_t bytes) {
    size_t columns = 0;
    for (size_t i = 0; i < bytes;) i += text_step(string + i, bytes - i, &columns);
    return columns;
}

static size_t widest_line(const char *cell) {
    size_t widest = 0;
    for (size_t n; *cell; cell += n + (cell[n] != '\0')) {
        n = strcspn(cell, "\n");
        if (columns_of(cell, n) > widest) widest = columns_of(cell, n);
    }
    return widest;
}

/* One row of cells between bars, each a line after the other; *at is left at their ends. */
static void add_row(struct text *out, const char **at, const size_t *widths, size_t n) {
    for (bool more = true; more;) {
        more = false;
        for (size_t i = 0; i < n; i++) {
            size_t length = line_of(at[i], widths[i]), columns = columns_of(at[i], length);
            text_add(out, "| ");
            text_add_bytes(out, at[i], length);
            text_add_repeated(out, " ", columns < widths[i] ? widths[i] - columns + 1 : 1);
            at[i] += length + (at[i][length] != '\0');
            more |= *at[i] != '\0';
        }
        text_add(out, "|\n");
    }
}

static void add_rule(struct text *out, const size_t *widths, size_t n) {
    for (size_t i = 0; i < n; i++) {
        text_add_char(out, i == 0 ? '|' : '+');
        text_add_repeated(out, "-", widths[i] + 2);
    }
    text_add(out, "|\n");
}

void sheet_copies(const struct sheet *sheet, const char *cell, size_t copies) {
    if (sheet->html) {
        text_add(sheet->out, "<div class=\"copies\">\n");
        for (size_t i = 0; i < copies; i++) sheet_lines(sheet, cell);
        text_add(sheet->out, "</div>\n");
        return;
    }
    const char *at[SHEET_COLUMNS];
    size_t widths[SHEET_COLUMNS], width = widest_line(cell);
    size_t fit = width + 4 < SHEET_WIDTH ? (SHEET_WIDTH - 1) / (width + 3) : 1;
    for (size_t left = copies, n; left > 0; left -= n) {
        n = left < fit ? left : fit;
        for (size_t i = 0; i < n; i++) at[i] = cell, widths[i] = width;
        add_gap(sheet->out);
        add_row(sheet->out, at, widths, n);
    }
}

static void add_html_table(struct text *out, const struct text *cells, size_t columns, size_t rows) {
    text_add(out, "<table>\n");
    for (size_t i = 0; i < rows * columns; i++) {
        const char *tag = i < columns || i % columns == 0 ? "th" : "td";
        text_addf(out, "%s<%s>", i % columns == 0 ? "<tr>" : "", tag);
        add_words(out, nimm_text_string(&cells[i]));
        text_addf(out, "</%s>%s", tag, i % columns == columns - 1 ? "</tr>\n" : "");
    }
    text_add(out, "</table>\n");
}

void sheet_table(const struct sheet *sheet, const struct text *cells, size_t columns, size_t rows) {
    enum { LEAST = 12 };
    const char *at[SHEET_COLUMNS];
    size_t widths[SHEET_COLUMNS] = {0}, used = 1, widest = 0;
    assert(columns > 0 && columns <= SHEET_COLUMNS);
    if (sheet->html) {
        add_html_table(sheet->out, cells, columns, rows);
        return;
    }
    for (size_t c = 0; c < columns; c++) {
        for (size_t r = 0; r < rows; r++) {
            size_t width = widest_line(nimm_text_string(&cells[r * columns + c]));
            if (width > widths[c]) widths[c] = width;
        }
        used += widths[c] + 3;
        if (widths[c] > widths[widest]) widest = c;
    }
    if (used > SHEET_WIDTH) {
        size_t others = used - widths[widest];
        widths[widest] = others + LEAST < SHEET_WIDTH ? SHEET_WIDTH - others : LEAST;
    }
    add_gap(sheet->out);
    for (size_t r = 0; r < rows; r++) {
        for (size_t c = 0; c < columns; c++) at[c] = nimm_text_string(&cells[r * columns + c]);
        add_row(sheet->out, at, widths, columns);
        add_rule(sheet->out, widths, columns);
    }
}

/* --- room to write --------------------------------------------------------------------------- */

void sheet_blanks(const struct sheet *sheet, const char *const *labels, size_t n) {
    enum { LEAST = 8, MOST = 50 };
    for (size_t i = 0; i < n; i++) {
        if (sheet->html) {
            text_add(sheet->out, "<div class=\"blank\">");
            text_add_escaped(sheet->out, labels[i], strlen(labels[i]));
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

void sheet_room(const struct sheet *sheet, size_t lines) {
    if (!sheet->html) add_gap(sheet->out);
    for (size_t i = 0; i < lines; i++) {
        if (sheet->html) {
            text_add(sheet->out, "<div class=\"blank room\"><span></span></div>\n");
            continue;
        }
        text_add_repeated(sheet->out, "_", SHEET_WIDTH);
        text_add(sheet->out, i + 1 < lines ? "\n\n" : "\n");
    }
}
