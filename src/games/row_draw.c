/* SPDX-License-Identifier: MIT */
/* The picture of a row of pins: each pin with its number under it, in several lines where the window is
 * narrow; in a long row only every fifth number. */
#include <stdio.h>

#include "games/row.h"

enum { DENSE_CELL = 2, DENSE_STEP = 5 };

/* Each pin takes `cell` columns; every `step`-th has its number. */
struct grid {
    uint32_t per_line;
    uint32_t cell;
    uint32_t step;
};

static uint32_t round_down(uint32_t n, uint32_t step) {
    return n > step ? n - n % step : n;
}

static struct grid choose_grid(const struct row *row, const struct style *style) {
    uint32_t cell = (uint32_t)snprintf(NULL, 0, "%u", (unsigned)row->n) + 1;
    struct grid wide = {style->width / cell, cell, 1};
    if (row->n <= wide.per_line) return wide;
    wide.per_line = round_down(wide.per_line, DENSE_STEP);
    if (row->n <= 2 * wide.per_line) return wide;
    return (struct grid){round_down(style->width / DENSE_CELL, 2 * DENSE_STEP), DENSE_CELL, DENSE_STEP};
}

static void draw_line(const struct row *row, uint32_t from, const struct grid *grid, const char *fallen,
                      struct text *text) {
    uint32_t to = row->n - from > grid->per_line ? from + grid->per_line : row->n;
    if (from > 0) text_add_char(text, '\n');
    for (uint32_t i = from; i < to; i++) {
        text_add_repeated(text, " ", grid->cell - 1);
        text_add(text, row->standing[i] ? "i" : fallen);
    }
    text_add_char(text, '\n');
    if (from + grid->step > to) return;
    for (uint32_t i = from + grid->step; i <= to; i += grid->step)
        text_addf(text, "%*u", (int)(grid->cell * grid->step), (unsigned)i);
    text_add_char(text, '\n');
}

static void say_fallen(uint32_t from, uint32_t to, struct text *text) {
    if (from == to) return;
    if (to - from == 1)
        text_addf(text, "Pin %u has fallen.\n", (unsigned)to);
    else
        text_addf(text, "Pins %u to %u have fallen.\n", (unsigned)from + 1, (unsigned)to);
}

static void draw_plain(const struct row *row, struct text *text) {
    struct row_run run = {0};
    uint32_t from = 0;
    while (row_next_run(row, &run)) {
        say_fallen(from, run.first, text);
        from = run.first + run.n;
        if (run.n == 1)
            text_addf(text, "Pin %u stands alone.\n", (unsigned)from);
        else
            text_addf(text, "Pins %u to %u stand.\n", (unsigned)run.first + 1, (unsigned)from);
    }
    say_fallen(from, row->n, text);
}

void row_draw(const void *position, const struct style *style, struct text *text) {
    const struct row *row = position;
    if (style->plain) {
        draw_plain(row, text);
        return;
    }
    struct grid grid = choose_grid(row, style);
    for (uint32_t from = 0; from < row->n; from += grid.per_line)
        draw_line(row, from, &grid, style->utf8 ? "\u00B7" : ".", text);
}
