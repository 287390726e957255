/* SPDX-License-Identifier: MIT */
#include <inttypes.h>
#include <string.h>

#include "nimm/nim.h"
#include "ui/explain.h"
#include "ui/terminal.h"

static unsigned digits(uint64_t number) {
    unsigned n = 1;
    while (number >= 10) number /= 10, n++;
    return n;
}

/* `width` is more than it has. */
static void add_padded(struct text *text, const char *string, size_t width) {
    size_t columns = text_columns(string);
    text_add(text, string);
    text_add_repeated(text, " ", width - columns);
}

static void add_number_right(struct text *text, uint64_t number, unsigned width) {
    text_add_repeated(text, " ", width - digits(number));
    text_add_number(text, number);
}

/* How wide everything in a grid is, and which columns are shown: top - 1 down to bottom. */
struct layout {
    size_t name;
    unsigned value;
    unsigned top, bottom;
    bool headed;
};

static unsigned cell_width(const struct layout *layout, unsigned column) {
    return layout->headed ? digits(UINT64_C(1) << column) + 2 : 2;
}

static struct layout lay_out(const struct question *question, const struct solution *solution) {
    struct nim_grid grid = nim_grid(solution->piles.value, solution->piles.n);
    struct layout layout = {.name = strlen("nim-sum"), .top = grid.columns ? grid.columns : 1};
    layout.headed = layout.top <= EXPLAIN_HEADED;
    uint64_t largest = solution->value;
    struct text name = {0};
    for (size_t i = 0; i < solution->piles.n; i++) {
        explain_name(question, i, &name);
        if (text_columns(text_string(&name)) > layout.name) layout.name = text_columns(text_string(&name));
        if (solution->piles.value[i] > largest) largest = solution->piles.value[i];
    }
    text_free(&name);
    layout.value = digits(largest);
    return layout;
}

static void add_row(const struct layout *layout, const char *name, uint64_t value, struct text *text) {
    text_add(text, "  ");
    add_padded(text, name, layout->name + 2);
    add_number_right(text, value, layout->value);
    text_add(text, " =");
    for (unsigned c = layout->top; c-- > layout->bottom;) {
        text_add_repeated(text, " ", cell_width(layout, c) - 1);
        text_add_char(text, value >> c & 1 ? '1' : '0');
    }
    text_add_char(text, '\n');
}

static size_t left_of_cells(const struct layout *layout) {
    return 2 + layout->name + 2 + layout->value + 2;
}

static void add_heads(const struct layout *layout, struct text *text) {
    text_add_repeated(text, " ", left_of_cells(layout));
    for (unsigned c = layout->top; c-- > layout->bottom;)
        add_number_right(text, UINT64_C(1) << c, cell_width(layout, c));
    text_add_char(text, '\n');
}

/* A rule above the sum, and below it a mark under each odd column. */
static void add_rule(const struct layout *layout, struct text *text) {
    size_t width = left_of_cells(layout) - 2;
    for (unsigned c = layout->bottom; c < layout->top; c++) width += cell_width(layout, c);
    text_add(text, "  ");
    text_add_repeated(text, "-", width);
    text_add_char(text, '\n');
}

static void add_marks(const struct layout *layout, uint64_t odd, struct text *text) {
    if (odd == 0) return;
    text_add(text, "  ");
    add_padded(text, "odd", left_of_cells(layout) - 2);
    for (unsigned c = layout->top; c-- > layout->bottom;) {
        text_add_repeated(text, " ", cell_width(layout, c) - 1);
        text_add_char(text, odd >> c & 1 ? '^' : ' ');
    }
    while (text->length > 0 && text->data[text->length - 1] == ' ') text->data[--text->length] = '\0';
    text_add_char(text, '\n');
}

/* The columns of the layout, for all piles. */
static void add_block(const struct question *question, const struct solution *solution,
                      const struct layout *layout, struct text *text) {
    struct text name = {0};
    if (layout->headed) add_heads(layout, text);
    for (size_t i = 0; i < solution->piles.n; i++) {
        explain_name(question, i, &name);
        add_row(layout, text_string(&name), solution->piles.value[i], text);
    }
    add_rule(layout, text);
    add_row(layout, "nim-sum", solution->value, text);
    add_marks(layout, solution->value, text);
    text_free(&name);
}

/* The grid for the ear: "Pile 1: 3 is 011 in binary." */
static void add_spoken_grid(const struct question *question, const struct solution *solution,
                            const struct layout *layout, struct text *text) {
    struct text name = {0};
    for (size_t i = 0; i <= solution->piles.n; i++) {
        uint64_t value = i < solution->piles.n ? solution->piles.value[i] : solution->value;
        if (i < solution->piles.n)
            explain_name(question, i, &name);
        else
            text_clear(&name), text_add(&name, "The nim-sum");
        text_addf(text, "%s: %" PRIu64 " is ", text_string(&name), value);
        for (unsigned c = layout->top; c-- > 0;) text_add_char(text, value >> c & 1 ? '1' : '0');
        text_add(text, " in binary.\n");
    }
    text_free(&name);
}

void explain_grid(const struct question *question, const struct solution *solution, const struct style *style,
                  struct text *text) {
    enum { LEAST_COLUMNS = 8 };
    if (!solution->has_value || solution->piles.n == 0) return;
    struct layout layout = lay_out(question, solution);
    if (style->plain) {
        add_spoken_grid(question, solution, &layout, text);
        return;
    }
    if (layout.headed) {
        add_block(question, solution, &layout, text);
        return;
    }
    /* A grid wider than the window is shown in blocks, the high columns first. */
    size_t left = left_of_cells(&layout) + 2;
    unsigned fit =
        style->width > left + 2 * LEAST_COLUMNS ? (unsigned)(style->width - left) / 2 : LEAST_COLUMNS;
    for (unsigned columns = layout.top; columns > 0; columns = layout.bottom) {
        layout.top = columns;
        layout.bottom = columns > fit ? columns - fit : 0;
        text_addf(text, "  Columns 2^%u to 2^%u:\n", layout.top - 1, layout.bottom);
        add_block(question, solution, &layout, text);
    }
}
