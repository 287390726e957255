/* SPDX-License-Identifier: MIT */
#include "ui/sheet.h"

#include <assert.h>
#include <string.h>

#include "core/text.h"

static const char style[] =
    "body { font: 10.5pt/1.3 Georgia, serif; max-width: 42em; margin: 2em auto; padding: 0 1em; }\n"
    "h1 { font-size: 1.5em; } h2 { font-size: 1.2em; margin: 0.8em 0 0.4em; }\n"
    "h3 { font-size: 1em; margin: 0.7em 0 0.4em; } p { margin: 0.5em 0; }\n"
    "h1, h2, h3 { page-break-after: avoid; break-after: avoid; }\n"
    "h3, p { overflow-wrap: anywhere; }\n"
    "pre { font: 11pt/1.3 monospace; margin: 0; }\n"
    ".copies { display: flex; flex-wrap: wrap; margin: 0.5em 0; }\n"
    ".copies > * { border: 1px solid #888; margin: 0 -1px -1px 0; }\n"
    ".copies pre { padding: 0.6em 0.9em; } .board { padding: 1mm; }\n"
    ".board svg { display: block; } .copies svg { max-width: 41mm; height: auto; }\n"
    ".columns svg { max-height: 26mm; width: auto; }\n"
    ".blank { display: flex; align-items: flex-end; min-height: 2.1em; }\n"
    ".blank span { flex: 1; border-bottom: 1px solid #000; margin-left: 0.5em; }\n"
    ".columns { columns: 2; column-gap: 2em; }\n"
    "table { border-collapse: collapse; margin: 0.7em 0; }\n"
    "th, td { border: 1px solid #888; padding: 0.25em 0.6em; min-width: 1.2em; text-align: left; }\n"
    "td:last-child { white-space: nowrap; }\n"
    "table, .copies > *, .blank, .together { page-break-inside: avoid; break-inside: avoid; }\n"
    ".page { page-break-before: always; break-before: page; }\n"
    "@media print { body { margin: 0; max-width: none; padding: 0; } }\n"
    "@page { margin: 1.3cm; }\n";

static void add_element(struct text *out, const char *tag, const char *string) {
    text_addf(out, "<%s>", tag);
    text_add_escaped(out, string, strlen(string));
    text_addf(out, "</%s>\n", tag);
}

/* In plain text: an empty line between what there is and what comes; none at the top of a page. */
static void add_gap(struct text *out) {
    size_t n = out->length;
    if (n > 0 && out->data[n - 1] != '\f' && (n < 2 || out->data[n - 2] != '\n')) text_add_char(out, '\n');
}

/* --- words ----------------------------------------------------------------------------------- */

/* Words under a tag in HTML; in plain text a heading is underlined, and others are folded. */
static void add_words(const struct sheet *sheet, const char *tag, const char *string) {
    size_t columns = text_columns(string);
    struct text folded = {0};
    if (sheet->html) {
        add_element(sheet->out, tag, string);
        return;
    }
    add_gap(sheet->out);
    text_addf(&folded, TEXT_FOLD "%s\n", string);
    text_fold(&folded, SHEET_WIDTH);
    text_add(sheet->out, folded.data);
    nimm_text_free(&folded);
    if (strcmp(tag, "h1") != 0 && strcmp(tag, "h2") != 0) return;
    text_add_repeated(sheet->out, "=", columns < SHEET_WIDTH ? columns : SHEET_WIDTH);
    text_add_char(sheet->out, '\n');
}

void sheet_begin(const struct sheet *sheet, const char *title) {
    if (sheet->html) {
        text_add(sheet->out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n");
        add_element(sheet->out, "title", title);
        text_addf(sheet->out, "<style>\n%s</style>\n</head>\n<body>\n<section>\n", style);
    }
    add_words(sheet, "h1", title);
}

void sheet_end(const struct sheet *sheet) {
    if (sheet->html) text_add(sheet->out, "</section>\n</body>\n</html>\n");
}

void sheet_say(const struct sheet *sheet, enum sheet_words words, const char *format, ...) {
    static const char *const tags[] = {
        [SHEET_HEADING] = "h2", [SHEET_SUBHEADING] = "h3", [SHEET_PARAGRAPH] = "p"};
    struct text said = {0};
    va_list arguments;
    va_start(arguments, format);
    text_addv(&said, format, arguments);
    va_end(arguments);
    add_words(sheet, tags[words], nimm_text_string(&said));
    nimm_text_free(&said);
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

void sheet_blank(const struct sheet *sheet, const char *label) {
    if (sheet->html) {
        text_add(sheet->out, "<div class=\"blank\">");
        text_add_escaped(sheet->out, label, strlen(label));
        text_add(sheet->out, "<span></span></div>\n");
        return;
    }
    add_gap(sheet->out);
    text_addf(sheet->out, "%s%s", label, *label ? " " : "");
    text_add_repeated(sheet->out, "_", SHEET_WIDTH - text_columns(label) - (*label != '\0'));
    text_add_char(sheet->out, '\n');
}

/* --- boards and tables ------------------------------------------------------------------------- */

/* The next line of some, without its line feed, instead of what *line held. False: there is none. */
static bool take_line(const char **at, struct text *line) {
    size_t length = strcspn(*at, "\n");
    nimm_text_clear(line);
    if (**at == '\0') return false;
    text_add_bytes(line, *at, length);
    *at += length + ((*at)[length] != '\0');
    return true;
}

static size_t widest_line(const char *lines) {
    struct text line = {0};
    size_t widest = 0;
    while (take_line(&lines, &line)) {
        size_t columns = text_columns(nimm_text_string(&line));
        if (columns > widest) widest = columns;
    }
    nimm_text_free(&line);
    return widest;
}

void sheet_lines(const struct sheet *sheet, const char *string) {
    struct text line = {0};
    bool is_picture = sheet->html && strncmp(string, "<svg", 4) == 0;
    if (is_picture) {
        text_addf(sheet->out, "<div class=\"board\">%s</div>\n", string);
    } else if (sheet->html) {
        add_element(sheet->out, "pre", string);
    } else {
        add_gap(sheet->out);
        while (take_line(&string, &line)) text_addf(sheet->out, "    %s\n", nimm_text_string(&line));
    }
    nimm_text_free(&line);
}

/* "| cell  " */
static void add_cell(struct text *out, const char *cell, size_t width) {
    text_addf(out, "| %s", cell);
    text_add_repeated(out, " ", width - text_columns(cell) + 1);
}

void sheet_copies(const struct sheet *sheet, const char *lines, size_t copies) {
    struct text *out = sheet->out, line = {0};
    size_t width = widest_line(lines), fit = width + 4 < SHEET_WIDTH ? (SHEET_WIDTH - 1) / (width + 3) : 1;
    if (sheet->html) {
        text_add(out, "<div class=\"copies\">\n");
        for (size_t i = 0; i < copies; i++) sheet_lines(sheet, lines);
        text_add(out, "</div>\n");
        return;
    }
    size_t rows = (copies + fit - 1) / fit; /* about as many in each */
    for (size_t left = copies, n; left > 0; left -= n, rows--) {
        n = (left + rows - 1) / rows;
        add_gap(out);
        for (const char *at = lines; take_line(&at, &line);) {
            for (size_t i = 0; i < n; i++) add_cell(out, nimm_text_string(&line), width);
            text_add(out, "|\n");
        }
    }
    nimm_text_free(&line);
}

static void add_html_table(struct text *out, const struct text *cells, size_t columns, size_t rows) {
    assert(columns > 0);
    text_add(out, "<table>\n");
    for (size_t i = 0; i < rows * columns; i++) {
        const char *tag = i < columns || i % columns == 0 ? "th" : "td";
        if (i % columns == 0) text_add(out, "<tr>\n");
        add_element(out, tag, nimm_text_string(&cells[i]));
        if (i % columns == columns - 1) text_add(out, "</tr>\n");
    }
    text_add(out, "</table>\n");
}

static size_t column_width(const struct text *cells, size_t column, size_t columns, size_t rows) {
    size_t widest = 0;
    for (size_t row = 0; row < rows; row++) {
        size_t width = text_columns(nimm_text_string(&cells[row * columns + column]));
        if (width > widest) widest = width;
    }
    return widest;
}

void sheet_table(const struct sheet *sheet, const struct text *cells, size_t columns, size_t rows) {
    struct text *out = sheet->out;
    if (sheet->html) {
        add_html_table(out, cells, columns, rows);
        return;
    }
    add_gap(out);
    for (size_t row = 0; row < rows; row++) {
        for (size_t c = 0; c < columns; c++)
            add_cell(out, nimm_text_string(&cells[row * columns + c]), column_width(cells, c, columns, rows));
        text_add(out, "|\n");
        for (size_t c = 0; c < columns; c++) {
            text_add_char(out, c == 0 ? '|' : '+');
            text_add_repeated(out, "-", column_width(cells, c, columns, rows) + 2);
        }
        text_add(out, "|\n");
    }
}
