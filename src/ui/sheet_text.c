/* SPDX-License-Identifier: MIT */
#include <inttypes.h>
#include <string.h>

#include "ui/paragraph.h"
#include "ui/sheet.h"

/* An empty line between what there is and what comes; none at the top of a page. */
static void add_gap(struct text *out) {
    size_t n = out->length;
    if (n > 0 && out->data[n - 1] != '\f' && (n < 2 || out->data[n - 2] != '\n')) text_add_char(out, '\n');
}

static void begin(struct text *out, const char *title) {
    add_gap(out);
    paragraph_add(out, title, SHEET_WIDTH, 0);
    text_add_repeated(out, "=", text_columns(title) < SHEET_WIDTH ? text_columns(title) : SHEET_WIDTH);
    text_add(out, "\n");
}

static void end(struct text *out) {
}

static void subheading(struct text *out, const char *string) {
    add_gap(out);
    paragraph_add(out, string, SHEET_WIDTH, 2);
}

static void paragraph(struct text *out, const char *string) {
    add_gap(out);
    paragraph_add(out, string, SHEET_WIDTH, 0);
}

static void lines(struct text *out, const char *string) {
    add_gap(out);
    for (; *string; string += strcspn(string, "\n"), string += *string == '\n') {
        text_add(out, "    ");
        text_add_bytes(out, string, strcspn(string, "\n"));
        text_add_char(out, '\n');
    }
}

static size_t widest_line(const char *cell) {
    size_t widest = 0;
    while (*cell) {
        size_t length = strcspn(cell, "\n");
        if (length > widest) widest = length;
        cell += length + (cell[length] == '\n');
    }
    return widest;
}

/* One line of the cell, `times` in a row between bars. */
static void add_row(struct text *out, const char *line, size_t length, size_t width, size_t times) {
    text_add_char(out, '|');
    for (size_t i = 0; i < times; i++) {
        text_add_char(out, ' ');
        text_add_bytes(out, line, length);
        text_add_repeated(out, " ", width - length);
        text_add(out, " |");
    }
    text_add_char(out, '\n');
}

static void copies(struct text *out, const char *cell, size_t n) {
    size_t width = widest_line(cell);
    size_t fit = width + 4 < SHEET_WIDTH ? (SHEET_WIDTH - 1) / (width + 3) : 1;
    while (n > 0) {
        add_gap(out);
        size_t now = n < fit ? n : fit;
        for (const char *line = cell; *line;) {
            size_t length = strcspn(line, "\n");
            add_row(out, line, length, width, now);
            line += length + (line[length] == '\n');
        }
        n -= now;
    }
}

static void blanks(struct text *out, const char *const *labels, size_t n) {
    enum { LEAST = 8, MOST = 50 };
    for (size_t i = 0; i < n; i++) {
        add_gap(out);
        size_t label = text_columns(labels[i]) + 1;
        size_t line = label + LEAST < SHEET_WIDTH ? SHEET_WIDTH - label : LEAST;
        text_addf(out, "%s ", labels[i]);
        text_add_repeated(out, "_", line < MOST ? line : MOST);
        text_add_char(out, '\n');
    }
}

static void tally(struct text *out, const char *const *labels, size_t n) {
    size_t taken = 3 * (n - 1);
    for (size_t i = 0; i < n; i++) taken += text_columns(labels[i]) + 1;
    size_t line = taken < SHEET_WIDTH ? (SHEET_WIDTH - taken) / n : 0;
    add_gap(out);
    for (size_t i = 0; i < n; i++) {
        text_addf(out, "%s%s ", i > 0 ? "   " : "", labels[i]);
        text_add_repeated(out, "_", line);
    }
    text_add_char(out, '\n');
}

static size_t digits(uint64_t number) {
    size_t n = 1;
    while (number >= 10) number /= 10, n++;
    return n;
}

/* `width` is more than it has. */
static void add_padded(struct text *out, const char *string, size_t width) {
    size_t columns = text_columns(string);
    text_add(out, string);
    text_add_repeated(out, " ", width - columns);
}

/* How wide the names and the values are. */
struct widths {
    size_t name, value;
};

/* A number right-aligned, or a blank for it. */
static void add_value(struct text *out, uint64_t value, bool shown, size_t width) {
    if (!shown) {
        text_add_repeated(out, "_", width);
        return;
    }
    text_add_repeated(out, " ", width - digits(value));
    text_add_number(out, value);
}

static void add_grid_row(struct text *out, const struct sheet_grid *grid, const struct widths *widths,
                         const char *name, uint64_t value, bool shown) {
    text_add(out, "    ");
    add_padded(out, name, widths->name + 1);
    add_value(out, value, shown || grid->filled, widths->value);
    text_add(out, " |");
    for (unsigned c = grid->columns; c-- > 0;) {
        text_add_repeated(out, " ", digits(UINT64_C(1) << c));
        text_add_char(out, !grid->filled ? ' ' : value >> c & 1 ? '1' : '0');
        text_add(out, " |");
    }
    text_add_char(out, '\n');
}

static void add_rule(struct text *out, const struct sheet_grid *grid, const struct widths *widths) {
    text_add(out, "    ");
    text_add_repeated(out, "-", widths->name + 1 + widths->value + 1);
    text_add_char(out, '+');
    for (unsigned c = grid->columns; c-- > 0;) {
        text_add_repeated(out, "-", digits(UINT64_C(1) << c) + 2);
        text_add_char(out, '+');
    }
    text_add_char(out, '\n');
}

static void grid(struct text *out, const struct sheet_grid *grid) {
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
        add_rule(out, grid, &widths);
        add_grid_row(out, grid, &widths, grid->names[i], grid->values[i], grid->given);
    }
    add_rule(out, grid, &widths);
    add_grid_row(out, grid, &widths, "nim-sum", grid->sum, false);
    add_rule(out, grid, &widths);
}

static void page_break(struct text *out) {
    text_add_char(out, '\f');
}

const struct sheet_form sheet_text = {
    .begin = begin,
    .end = end,
    .heading = begin,
    .subheading = subheading,
    .paragraph = paragraph,
    .lines = lines,
    .copies = copies,
    .blanks = blanks,
    .tally = tally,
    .grid = grid,
    .page_break = page_break,
};
