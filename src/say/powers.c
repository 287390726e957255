/* SPDX-License-Identifier: MIT */
#include "say/powers.h"

#include <inttypes.h>
#include <string.h>

#include "core/nim.h"
#include "core/text.h"
#include "say/part.h"
#include "say/scratch.h"

/* --- numbers --------------------------------------------------------------------------------- */

/* Adds this many digits of a number in binary. */
static void add_binary(uint64_t number, unsigned columns, const char *between, struct text *text) {
    for (unsigned c = columns; c-- > 0;) {
        text_add_char(text, number >> c & 1 ? '1' : '0');
        if (c > 0) text_add(text, between);
    }
}

/* How many digits the number has in binary. */
static unsigned binary_digits(uint64_t number) {
    return number > 0 ? nim_grid_columns(&number, 1) : 1;
}

void powers_add_name(uint64_t stones, struct text *text) {
    static const char *const names[] = {[1] = "ones", [2] = "twos", [4] = "fours", [8] = "eights"};
    enum { LARGEST_NAMED = 8 };
    if (stones <= LARGEST_NAMED)
        text_add(text, names[stones]);
    else
        text_addf(text, "%" PRIu64 "s", stones);
}

void powers_add_names(uint64_t number, const char *article, struct text *text) {
    uint64_t groups[64];
    const size_t n = nim_powers(number, groups);
    for (size_t i = 0; i < n; i++) {
        text_add_between(text, i, n, " and ");
        text_add(text, article);
        powers_add_name(groups[i], text);
    }
}

void powers_sum(uint64_t number, struct text *text) {
    uint64_t powers[64];
    size_t n = nim_powers(number, powers);
    text_add_number(text, number);
    for (size_t i = 0; i < n && n > 1; i++)
        text_addf(text, " %s %" PRIu64, i > 0 ? "+" : "=", powers[i]);
}

void powers_binary(uint64_t number, bool plain, struct text *text) {
    add_binary(number, binary_digits(number), plain ? " " : "", text);
}

/* --- the grid -------------------------------------------------------------------------------- */

/* How wide everything in a grid is. */
struct layout {
    size_t name;
    unsigned value;
    unsigned columns;
    size_t reason;   /* with the spaces before it; 0: none stands there */
    bool cuts_names; /* "Part 1 (kayles)" is "Part 1" */
    bool is_closed;  /* the digits stand close together, without heads */
    enum palette palette;
};

static unsigned cell_width(const struct layout *layout, unsigned column) {
    return layout->is_closed ? 1 : text_digits(UINT64_C(1) << column) + 2;
}

static struct layout lay_out(const struct question *question, const struct solution *solution,
                             const struct style *style) {
    const unsigned columns = nim_grid_columns(solution->piles.value, solution->piles.n);
    struct layout layout = {.name = strlen("nim-sum"),
                            .value = text_digits(solution->value),
                            .columns = columns ? columns : 1,
                            .palette = style->palette};
    struct text *name = scratch(), *reason = scratch();
    for (size_t i = 0; i < solution->piles.n; i++) {
        part_name(question, i, name, reason);
        size_t width = text_columns(name->data);
        unsigned value = text_digits(solution->piles.value[i]);
        if (width > layout.name) layout.name = width;
        if (value > layout.value) layout.value = value;
        width = text_columns(reason->data);
        if (width > 0 && width + 3 > layout.reason) layout.reason = width + 3;
    }
    return layout;
}

/* The reasons in lines of their own, below a table that has no room for them at its right. */
static void list_reasons(const struct question *question, const struct solution *solution,
                         struct text *text) {
    struct text *name = scratch(), *reason = scratch();
    for (size_t i = 0; i < solution->piles.n; i++) {
        part_name(question, i, name, reason);
        text_addf(text, "%s: " TEXT_FOLD "%s.\n", name->data, reason->data);
    }
}

static void add_digit(const struct layout *layout, unsigned column, char digit, uint64_t odd,
                      struct text *text) {
    const enum palette palette = odd >> column & 1 ? layout->palette : PALETTE_NONE;
    text_add_repeated(text, " ", cell_width(layout, column) - 1);
    text_paint(text, PAINT_BOLD, palette);
    text_add_char(text, digit);
    text_paint(text, PAINT_NONE, palette);
}

/* The head of a column is painted as the groups of its size on a board of Nim. */
static void add_head(const struct layout *layout, unsigned column, struct text *text) {
    const uint64_t head = UINT64_C(1) << column;
    text_add_repeated(text, " ", cell_width(layout, column) - text_digits(head));
    text_paint(text, text_group_paint(head), layout->palette);
    text_add_number(text, head);
    text_paint(text, PAINT_NONE, layout->palette);
}

/* A row of the grid: name, value, a digit for each bit, painted where `odd` has a one, and the
 * reason of the value. */
static void add_row(const struct layout *layout, const char *name, const char *reason,
                    uint64_t value, uint64_t odd, struct text *text) {
    text_addf(text, "  %s", name);
    text_add_repeated(text, " ", layout->name + 2 - text_columns(name));
    text_addf(text, "%*" PRIu64 " =", (int)layout->value, value);
    if (layout->is_closed) text_add_char(text, ' ');
    for (unsigned c = layout->columns; c-- > 0;)
        add_digit(layout, c, value >> c & 1 ? '1' : '0', odd, text);
    if (layout->reason > 0 && *reason) text_addf(text, "   %s", reason);
    text_add_char(text, '\n');
}

static size_t left_of_cells(const struct layout *layout) {
    return 2 + layout->name + 2 + layout->value + 2 + layout->is_closed;
}

/* How wide the grid is without reasons. */
static size_t grid_width(const struct layout *layout) {
    size_t width = left_of_cells(layout);
    for (unsigned c = 0; c < layout->columns; c++) width += cell_width(layout, c);
    return width;
}

/* Leaves out the game that stands in parentheses after the name of a part. */
static void cut_name(struct text *name) {
    const char *game = strstr(name->data, " (");
    if (game) text_cut(name, (size_t)(game - name->data));
}

/* Makes a grid narrower that is wider than the window. */
static void narrow(struct layout *layout, const struct question *question,
                   const struct solution *solution, const struct style *style) {
    struct text *name = scratch(), *reason = scratch();
    size_t longest = strlen("nim-sum");
    if (grid_width(layout) <= style->width) return;
    for (size_t i = 0; i < solution->piles.n; i++) {
        part_name(question, i, name, reason);
        cut_name(name);
        const size_t width = text_columns(name->data);
        if (width > longest) longest = width;
    }
    layout->cuts_names = longest < layout->name;
    layout->name = longest;
    layout->is_closed = grid_width(layout) > style->width;
}

/* A mark under each odd column. */
static void add_marks(const struct layout *layout, uint64_t odd, struct text *text) {
    unsigned last = 0;
    if (odd == 0) return;
    while (!(odd >> last & 1)) last++;
    text_addf(text, "  %-*s", (int)left_of_cells(layout) - 2, "odd");
    for (unsigned c = layout->columns; c-- > last;)
        add_digit(layout, c, odd >> c & 1 ? '^' : ' ', odd, text);
    text_add_char(text, '\n');
}

/* The grid in words: "Pile 1: 3 is 0 1 1 in binary.", or "Pin 1, a row of 1 pin: worth 1, which is
 * 0 1 in binary.", in brief without the reason. */
static void add_spoken_grid(const struct question *question, const struct solution *solution,
                            unsigned columns, const struct style *style, struct text *text) {
    enum { MOST_NAMED = 6 };
    const bool plain = style->plain, joins = plain && part_joins_zeros(question, solution);
    struct text *name = scratch(), *reason = scratch();
    if (plain && columns > 1 && columns <= MOST_NAMED) {
        text_add(text, TEXT_FOLD "From left to right the digits count ");
        powers_add_names((UINT64_C(1) << columns) - 1, "", text);
        text_add(text, ".\n");
    }
    const size_t n = solution->piles.n, rows = n > 1 ? n + 1 : n;
    for (size_t i = 0; i < rows; i++) {
        const bool is_sum = i == n;
        uint64_t value = is_sum ? solution->value : solution->piles.value[i];
        if (!is_sum && value == 0 && joins) continue;
        if (is_sum && joins) part_add_zeros(question, solution, text);
        if (!is_sum) part_name(question, i, name, reason);
        if (!is_sum && plain) part_speak_name(name);
        if (is_sum)
            text_addf(text, TEXT_FOLD "The nim-sum, %" PRIu64 ", is ", value);
        else if (reason->length > 0 && style->is_brief)
            text_addf(text, TEXT_FOLD "%s: worth %" PRIu64 ", which is ", name->data, value);
        else if (reason->length > 0)
            text_addf(text, TEXT_FOLD "%s, %s: worth %" PRIu64 ", which is ", name->data,
                      reason->data, value);
        else
            text_addf(text, TEXT_FOLD "%s%s%" PRIu64 " is ", name->data,
                      name->length > 0 ? ": " : "", value);
        add_binary(value, columns, plain ? " " : "", text);
        text_add(text, " in binary.\n");
    }
}

static void add_verdict(const char *verdict, const char *indent, struct text *text) {
    if (*verdict) text_addf(text, "%s%s\n", indent, verdict);
}

/* True if the board shows other things than the Nim piles. */
static bool is_disguised(const struct question *question) {
    return question->game && !game_is_nim(question->game);
}

void powers_grid(const struct question *question, const struct solution *solution,
                 const char *verdict, const struct style *style, struct text *text) {
    if (!solution->has_value) return;
    const size_t n = solution->piles.n;
    if (n == 0) {
        add_verdict(verdict, "", text);
        return;
    }
    struct layout layout = lay_out(question, solution, style);
    struct text *name = scratch(), *reason = scratch();
    narrow(&layout, question, solution, style);
    const size_t width = grid_width(&layout);
    if (style->plain || width > style->width) {
        add_spoken_grid(question, solution, layout.columns, style, text);
        add_verdict(verdict, "", text);
        return;
    }
    const bool has_room = !layout.cuts_names && width + layout.reason <= style->width;
    if (!has_room) layout.reason = 0;
    if (!layout.is_closed) {
        const char *const heading = is_disguised(question) ? "Nim pile" : "";
        text_addf(text, "%*s", (int)left_of_cells(&layout) - 2, heading);
        text_add(text, "  ");
        for (unsigned c = layout.columns; c-- > 0;) add_head(&layout, c, text);
        text_add_char(text, '\n');
    }
    for (size_t i = 0; i < n; i++) {
        part_name(question, i, name, reason);
        if (layout.cuts_names) cut_name(name);
        add_row(&layout, name->data, reason->data, solution->piles.value[i], solution->value, text);
    }
    if (n > 1) {
        text_add(text, "  ");
        text_add_repeated(text, "-", width - 2);
        text_add_char(text, '\n');
        add_row(&layout, "nim-sum", "", solution->value, solution->value, text);
        add_marks(&layout, solution->value, text);
    }
    add_verdict(verdict, "  ", text);
    if (!has_room) list_reasons(question, solution, text);
}

/* --- groups ---------------------------------------------------------------------------------- */

const char powers_what_groups_are[] = "A pile splits into groups of different sizes, 1, 2, 4, 8 "
                                      "and so on: 7 stones into 4, 2 and 1.";

/* Groups larger than this are numbers, not stones. */
enum { GROUP_STONES = 8 };

static size_t group_width(unsigned column) {
    uint64_t stones = UINT64_C(1) << column;
    return (stones <= GROUP_STONES ? (size_t)stones : text_digits(stones)) + 2;
}

/* "OOOO", in brackets when it is the one without a partner. */
static void add_group(const struct layout *layout, unsigned column, bool lone, struct text *text) {
    const uint64_t stones = UINT64_C(1) << column;
    text_add_char(text, lone ? '[' : ' ');
    text_paint(text, text_group_paint(stones), layout->palette);
    if (stones <= GROUP_STONES)
        text_add_repeated(text, "O", (size_t)stones);
    else
        text_add_number(text, stones);
    text_paint(text, PAINT_NONE, layout->palette);
    text_add_char(text, lone ? ']' : ' ');
}

/* The first pile that can make the nim-sum 0 by losing stones; their number where none can. */
static size_t first_way(const struct piles *piles) {
    const uint64_t sum = nimm_sum(piles->value, piles->n);
    size_t i = 0;
    while (i < piles->n && !nim_pile_balances(piles->value[i], sum)) i++;
    return i;
}

/* Of an odd number of groups one has no partner: that of the pile which makes the nim-sum 0, if it
 * has one, and else the last. */
static bool is_lone(const struct solution *solution, size_t i, unsigned column) {
    const struct piles *piles = &solution->piles;
    const size_t way = first_way(piles);
    if (!(solution->value >> column & 1) || !(piles->value[i] >> column & 1)) return false;
    if (way < piles->n && piles->value[way] >> column & 1) return i == way;
    for (size_t k = i + 1; k < piles->n; k++)
        if (piles->value[k] >> column & 1) return false;
    return true;
}

/* Adds a pile and its groups in words, for the ear: "5, groups of 4 and 1." */
static void add_spoken_groups(const struct solution *solution, size_t i, struct text *line) {
    uint64_t value = solution->piles.value[i], groups[64];
    size_t n = nim_powers(value, groups);
    text_add_number(line, value);
    const char *lead = ", groups of ";
    if (n == 0) lead = ", no group";
    if (n == 1) lead = ", a group of ";
    text_add(line, lead);
    text_add_choice(line, groups, n, " and ");
    uint64_t lone = 0;
    for (unsigned c = 0; c < 64; c++)
        if (is_lone(solution, i, c)) lone |= UINT64_C(1) << c;
    n = nim_powers(lone, groups);
    for (size_t k = 0; k < n; k++) {
        text_add_between(line, k, n, " and ");
        text_addf(line, k == 0 ? "; no partner for the %" PRIu64 : "the %" PRIu64, groups[k]);
    }
    text_add_char(line, '.');
}

void powers_groups(const struct question *question, const struct solution *solution,
                   const struct style *style, struct text *text) {
    if (!solution->has_value || solution->piles.n == 0) return;
    struct layout layout = lay_out(question, solution, style);
    struct text *line = scratch(), *reason = scratch();
    size_t width = 2 + layout.name + 2;
    for (unsigned c = 0; c < layout.columns; c++) width += group_width(c);
    bool spoken = style->plain || width > style->width;
    bool has_room = width + layout.reason <= style->width;
    const bool joins = style->plain && part_joins_zeros(question, solution);
    for (size_t i = 0; i < solution->piles.n; i++) {
        part_name(question, i, line, reason);
        if (spoken) {
            if (joins && solution->piles.value[i] == 0) continue;
            if (style->plain) part_speak_name(line);
            const bool is_worth = reason->length > 0;
            if (is_worth && !style->is_brief) text_addf(line, ", %s", reason->data);
            text_add(line, is_worth ? ": worth " : ": ");
            add_spoken_groups(solution, i, line);
            text_addf(text, TEXT_FOLD "%s\n", line->data);
            continue;
        }
        text_add_repeated(line, " ", layout.name + 1 - text_columns(line->data));
        text_add(line, ":");
        for (unsigned c = layout.columns; c-- > 0;) {
            if (solution->piles.value[i] >> c & 1)
                add_group(&layout, c, is_lone(solution, i, c), line);
            else
                text_addf(line, " %-*s", (int)group_width(c) - 1, ".");
        }
        if (has_room && reason->length > 0) text_addf(line, "  %s", reason->data);
        while (line->data[line->length - 1] == ' ') text_cut(line, line->length - 1);
        text_addf(text, "  %s\n", line->data);
    }
    if (joins) part_add_zeros(question, solution, text);
    if (!spoken && solution->value) text_add(text, "  [ ] no partner\n");
    if (!spoken && !has_room) list_reasons(question, solution, text);
}

void powers_change(struct nimm_solver *solver, const struct question *question,
                   const struct move *move, struct text *text) {
    const struct game *game = question->game;
    const struct question left = scratch_after(question, move);
    struct piles before, after;
    if (question->misere || solve_piles(solver, game, question->position, &before) != NIMM_OK ||
        solve_piles(solver, game, left.position, &after) != NIMM_OK)
        return;
    const uint64_t sum = nimm_sum(before.value, before.n);
    text_add(text, " In groups of 1, 2, 4, 8 and so on, now ");
    if (sum == 0) {
        text_add(text, "every group has a partner; after any move some won't.");
        return;
    }
    powers_add_names(sum, "the ", text);
    text_add(text, " do not pair off; after this move ");
    if (game_is_over(game, left.position, left.mover)) {
        text_add(text, "no stone is left.");
        return;
    }
    text_add(text, "all do: ");
    text_add_choice(text, after.value, after.n, " and ");
    text_add_char(text, '.');
}

/* Adds "group of 4", or "groups of 2 and 1". Returns true if it is one. */
static bool add_group_sizes(uint64_t stones, struct text *text) {
    uint64_t groups[64];
    const size_t n = nim_powers(stones, groups);
    text_add(text, n == 1 ? "group of " : "groups of ");
    text_add_choice(text, groups, n, " and ");
    return n == 1;
}

/* Adds which column that way begins at, and which digits change in the row of the pile. */
static void add_flip(const struct piles *piles, size_t i, struct text *text) {
    const unsigned columns = nim_grid_columns(piles->value, piles->n);
    const uint64_t sum = nimm_sum(piles->value, piles->n);
    const uint64_t before = piles->value[i], after = before ^ sum;
    uint64_t odd[64];
    const size_t n = nim_powers(sum, odd);
    text_addf(text,
              "the %sodd column is that of %" PRIu64 ", and pile %zu has a 1 there. Flip the "
              "digit%s of pile %zu in %s: ",
              n == 1 ? "" : "leftmost ", odd[0], i + 1, n == 1 ? "" : "s", i + 1,
              n == 1 ? "this column" : "the odd columns");
    add_binary(before, columns, "", text);
    text_add(text, " becomes ");
    add_binary(after, columns, "", text);
    text_addf(text, ", which is %" PRIu64 ". So take %" PRIu64 " from pile %zu.", after,
              before - after, i + 1);
}

void powers_way(const struct piles *piles, bool has_grid, struct text *text) {
    const uint64_t sum = nimm_sum(piles->value, piles->n);
    const size_t i = first_way(piles);
    size_t ways = 0;
    for (size_t k = 0; k < piles->n; k++) ways += nim_pile_balances(piles->value[k], sum);
    const uint64_t left = piles->value[i] ^ sum;
    const uint64_t lost = piles->value[i] & sum, gained = left & sum;
    text_add(text, ways == 1 ? "The only way: " : "One way: ");
    if (has_grid) {
        add_flip(piles, i, text);
        return;
    }
    text_addf(text, "pile %zu has the largest group without a partner. ", i + 1);
    if (left == 0)
        text_add(text, "Take the whole pile");
    else
        text_addf(text, "Reduce the pile to %" PRIu64, left);
    text_add(text, gained > 0 ? ": its " : ": that takes away its ");
    const bool is_one = add_group_sizes(lost, text);
    if (gained > 0) {
        uint64_t groups[64];
        const bool gains_one = nim_powers(gained, groups) == 1;
        text_add(text, is_one ? " becomes " : " become ");
        if (gains_one) text_add(text, "a ");
        add_group_sizes(gained, text);
    }
    text_add(text, ", and all groups pair off.");
}
