/* SPDX-License-Identifier: MIT */
#include "say/paper_table.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "core/nim.h"
#include "core/text.h"
#include "games/map.h"
#include "say/paper_html.h"
#include "say/scratch.h"

/* --- names ------------------------------------------------------------------------------------ */

const char *paper_state(const struct game *game, const void *position) {
    struct text *text = scratch();
    graph_print_state(game, position, text);
    return text->data;
}

bool paper_has_name(const struct game *game) {
    return !game || game->notation_is_clear || game->reads_size;
}

bool paper_is_renamed(const struct quiz_question *about) {
    const struct game *game = about->game;
    if (!game || !game->notation_is_clear || about->written.length > 0) return false;
    const char *name = paper_state(game, about->position);
    const bool is_sizes = strspn(name, "0123456789,") == strlen(name);
    return is_sizes && strcmp(name, scratch_position(game, about->position)) != 0;
}

const char *paper_name(const struct quiz_question *about) {
    struct text *name = scratch();
    if (about->game)
        quiz_print_position(about, name);
    else
        text_add_numbers(name, about->numbers, about->n);
    return name->data;
}

/* --- tables ----------------------------------------------------------------------------------- */

bool paper_add_grid(struct nimm_solver *solver, const struct question *question, const char *lead,
                    bool filled, struct text *out) {
    enum { ROWS = 16, LEAST_DIGITS = 3, DIGITS = 12 };
    const struct game *game = question->game;
    struct text *cells = scratch(), *reason = scratch();
    struct piles piles;
    if (!game->theory->describe || solve_piles(solver, game, question->position, &piles) != NIMM_OK)
        return false;
    unsigned digits = nim_grid_columns(piles.value, piles.n);
    if (piles.n == 0 || piles.n > ROWS || digits > DIGITS) return false;
    if (digits < LEAST_DIGITS) digits = LEAST_DIGITS;
    text_add(cells, game_is_nim(game) ? "pile\tstones" : "part\tNim pile");
    for (unsigned c = digits; c-- > 0;) text_addf(cells, "\t%" PRIu64, UINT64_C(1) << c);
    const size_t rows = piles.n > 1 ? piles.n + 1 : 1;
    for (size_t row = 0; row < rows; row++) {
        const bool is_sum = row == piles.n;
        const uint64_t value = is_sum ? nimm_sum(piles.value, piles.n) : piles.value[row];
        text_add(cells, is_sum ? "\nnim-sum\t" : "\n");
        if (!is_sum) {
            game->theory->describe(question->position, row, cells, reason);
            text_add_char(cells, '\t');
        }
        if (filled || (!is_sum && game_is_nim(game))) text_add_number(cells, value);
        for (unsigned c = digits; c-- > 0;) {
            text_add_char(cells, '\t');
            if (filled) text_add_char(cells, (char)('0' + (value >> c & 1)));
        }
    }
    text_add_char(cells, '\n');
    const char *caption = "";
    if (lead && game->notation_is_clear)
        caption = scratch_format("%s%s", lead, paper_state(game, question->position));
    else if (lead)
        caption = *lead ? scratch_format("%sin binary", lead) : "In binary";
    paper_add_table(out, "", caption, cells->data);
    return true;
}

void paper_add_labels(struct nimm_solver *solver, const struct quiz_question *about, bool filled,
                      struct text *out) {
    const enum label_form form = filled ? LABEL_STARS : LABEL_BLANK;
    struct text *cells = scratch();
    struct question question = quiz_position_question(about);
    struct graph graph = {0};
    question.position = quiz_board(about);
    const bool fits = label_graph(solver, &question, LABEL_NODES, &graph);
    assert(fits); /* otherwise the lecture has been refused */
    text_add(cells, "position\tits moves\tits label\n");
    for (uint32_t i = 0; i < graph.n_nodes; i++) {
        struct label label;
        label_read(&graph, graph.order[i], false, &label);
        text_add(cells, paper_state(label.game, label.position));
        text_add_char(cells, '\t');
        label_print_options(&label, SIZE_MAX, form, cells);
        text_add_char(cells, '\t');
        label_print_reason(&label, form, cells);
        text_add_char(cells, '\n');
        label_free(&label);
    }
    paper_add_table(out, " class=\"labels\"", "", cells->data);
    graph_free(&graph);
}

/* The name of an item's position: as in maps, or where all have the same name there, the size after
 * the word for their shape. */
static const char *name_in_series(const struct lecture_item *items, size_t n, size_t i) {
    const struct game *game = items->about.game;
    const char *first = paper_name(&items->about);
    for (size_t k = 1; k < n; k++)
        if (strcmp(first, paper_name(&items[k].about)) != 0) return paper_name(&items[i].about);
    const char *name = scratch_position(game, items[i].about.position);
    const char *colon = strchr(name, ':');
    return colon ? colon + 1 : name;
}

/* Adds a name that can be broken into lines after its commas. */
static void add_breakable(const char *name, struct text *text) {
    for (; *name; name++) {
        text_add_char(text, *name);
        if (*name == ',') text_add(text, "\u200b");
    }
}

static size_t longest_of(const struct lecture_item *items, size_t n) {
    size_t longest = 0;
    for (size_t i = 0; i < n; i++) {
        const size_t length = strlen(name_in_series(items, n, i));
        if (length > longest) longest = length;
    }
    return longest;
}

/* Longer names do not fit above the columns of a table. */
enum { LONG = 14 };

bool paper_is_outside(const struct lecture_item *items, size_t n) {
    const struct quiz_question *about = &items->about;
    const bool needs_boards = about->topic == QUIZ_WINNER && !about->game->notation_is_clear;
    return needs_boards || longest_of(items, n) > LONG;
}

/* Adds the answer for a cell of a table. */
static void add_cell(struct nimm_solver *solver, const struct quiz_question *about,
                     struct text *cells) {
    if (about->topic == QUIZ_WINNER)
        text_add(cells, about->yes ? "first" : "second");
    else
        quiz_add_answer(solver, about, false, cells);
}

/* What a table of answers on the topic says. */
static const char *series_name(enum quiz_topic topic) {
    if (topic == QUIZ_VALUE) return "value";
    return topic == QUIZ_OUTCOME ? "N or P" : "who wins";
}

/* Adds a table of a row for each position. */
static void add_rows(struct nimm_solver *solver, const struct lecture_item *items, size_t n,
                     struct text *out) {
    struct text *cells = scratch();
    text_addf(cells, "position\t%s\n", series_name(items->about.topic));
    for (size_t i = 0; i < n; i++) {
        text_addf(cells, "%s\t", name_in_series(items, n, i));
        add_cell(solver, &items[i].about, cells);
        text_add_char(cells, '\n');
    }
    paper_add_table(out, "", "", cells->data);
}

/* The attributes of a table of n cells, whose columns are as wide as those of a table of `columns`
 * that fills the page. */
static const char *series_kind(size_t n, size_t columns) {
    if (n == columns) return " class=\"series\"";
    return scratch_format(" class=\"series\" style=\"width: calc((100%% - 1px - 5.5em) * %zu / %zu "
                          "+ 5.5em)\"",
                          n, columns);
}

/* Adds the nim-sum of each position's Nim piles, which says who wins: "\nnim-sum\t3\t0". Adds
 * nothing where the class does not know that, or where some of them are not known. */
static void add_sums(struct nimm_solver *solver, const struct lecture_item *items, size_t n,
                     struct text *cells) {
    struct text *sums = scratch();
    for (size_t i = 0; i < n; i++) {
        const struct quiz_question *about = &items[i].about;
        struct piles piles;
        if (about->topic != QUIZ_WINNER || !about->knows_sum || about->misere) return;
        if (!about->game->theory->piles) return;
        if (solve_piles(solver, about->game, about->position, &piles) != NIMM_OK) return;
        text_add_char(sums, '\t');
        text_add_number(sums, nimm_sum(piles.value, piles.n));
    }
    text_addf(cells, "\nnim-sum%s", sums->data);
}

void paper_add_series(struct nimm_solver *solver, const struct lecture_item *items, size_t n,
                      bool filled, struct text *out) {
    enum { COLUMNS = 13, WIDE_COLUMNS = 8, SHORT = 3 };
    const char *what = series_name(items->about.topic);
    const size_t longest = longest_of(items, n);
    const bool is_ask = items->kind == LECTURE_ASK;
    const bool numbers = is_ask && paper_is_outside(items, n) && !paper_has_name(items->about.game);
    const size_t most = longest > SHORT && !numbers ? WIDE_COLUMNS : COLUMNS;
    const size_t rows = (n - 1) / most + 1, columns = (n + rows - 1) / rows;
    if (longest > LONG && !numbers) {
        add_rows(solver, items, n, out);
        return;
    }
    for (size_t i = 0; i < n;) {
        struct text *heads = scratch(), *cells = scratch();
        const size_t in_row = n - i < columns ? n - i : columns;
        const size_t from = i;
        for (size_t to = i + in_row; i < to; i++) {
            const struct quiz_question *about = &items[i].about;
            text_add_char(heads, '\t');
            if (numbers)
                text_add_number(heads, i + 1);
            else
                add_breakable(name_in_series(items, n, i), heads);
            text_add_char(cells, '\t');
            if (filled) add_cell(solver, about, cells);
        }
        if (filled) add_sums(solver, &items[from], in_row, cells);
        paper_add_table(out, series_kind(in_row, columns), "",
                        scratch_format("position%s\n%s%s\n", heads->data, what, cells->data));
    }
}

void paper_add_square(struct nimm_solver *solver, const struct lecture_item *items, size_t n,
                      const char *lead, bool filled, struct text *out) {
    const struct quiz_question *about = &items->about;
    const struct square square = lecture_square(items, n);
    struct text *cells = scratch(), *caption = scratch();
    assert(square.side > 0);
    for (size_t i = 0; i < square.side; i++) text_addf(cells, "\t%" PRIu64, square.low + i);
    for (size_t i = 0; i < n; i++) {
        if (i % square.side == 0) text_addf(cells, "\n%" PRIu64, square.low + i / square.side);
        text_add_char(cells, '\t');
        if (filled) add_cell(solver, &items[i].about, cells);
    }
    text_add_char(cells, '\n');
    if (lead) {
        text_add(caption, lead);
        game_add_title(about->game, about->position, caption);
        text_addf(caption, ", %s by row and column", series_name(about->topic));
    }
    const bool is_ask = items->kind == LECTURE_ASK;
    paper_add_table(out, is_ask ? " class=\"square\"" : " class=\"series\"", text_string(caption),
                    cells->data);
}
