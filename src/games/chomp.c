/* SPDX-License-Identifier: MIT */
/* Chomp: bite a square off a bar of chocolate, and with it all squares that are neither above nor left of
 * it; the square at the top left is poisoned, and whoever is left with it alone cannot move and loses
 * (F. Schuh, 1952; D. Gale, A curious Nim-type game, 1974).
 *
 * A bar is a Young diagram, and all diagrams in a box get their values together, from a table that the
 * solver keeps; another one, which reaches further, tells the lost ones alone. Where the box is too large for
 * both, these bars are known all the same: an L of one row and one column is two Nim piles; a rectangle is
 * won by strategy stealing (an answer to the bite of the far corner is itself a first move); two rows (or
 * columns) are lost just when they differ by one.
 *
 * Move: part = the row, where = the column of the square bitten. */
#include <assert.h>
#include <string.h>

#include "core/scan.h"
#include "games/board.h"
#include "games/chomp_table.h"
#include "nimm/chomp.h"
#include "nimm/nim.h"

enum { MOST_ROWS = 32, MOST_COLUMNS = 255 };

struct chomp {
    uint8_t rows;
    uint8_t row[MOST_ROWS]; /* squares in each, none longer than the one above it; 0 behind the last */
};

static bool refuse_size(uint64_t rows, uint64_t columns, struct text *why) {
    text_add(why, "a bar of ");
    text_add_number(why, rows);
    text_add_char(why, 'x');
    text_add_number(why, columns);
    text_addf(why, " is too large: at most %d rows of at most %d squares fit here", MOST_ROWS, MOST_COLUMNS);
    return false;
}

static bool parse_rectangle(const char *string, struct chomp *bar, struct text *why) {
    uint64_t rows, columns;
    if (!board_parse_sides(string, &rows, &columns, why)) return false;
    if (rows > MOST_ROWS || columns > MOST_COLUMNS) return refuse_size(rows, columns, why);
    bar->rows = (uint8_t)rows;
    memset(bar->row, (int)columns, rows);
    return true;
}

/* May a row of this length stand below those already there? */
static bool check_row(const struct chomp *bar, uint64_t length, struct text *why) {
    unsigned above = bar->rows > 0 ? bar->row[bar->rows - 1] : MOST_COLUMNS;
    if (length >= 1 && length <= above) return true;
    text_addf(why, "row %u has ", bar->rows + 1U);
    text_add_number(why, length);
    text_add(why, " squares"); /* one alone is never too long */
    if (length == 0)
        text_add(why, ": leave empty rows out");
    else if (bar->rows > 0)
        text_addf(why, ", more than row %u (%u): no row may be longer than the one above it",
                  (unsigned)bar->rows, above);
    else
        text_addf(why, ": at most %d fit here", MOST_COLUMNS);
    return false;
}

static bool parse(const char *parameters, const char *string, void *position, struct text *why) {
    struct chomp *bar = position;
    uint64_t lengths[MOST_ROWS];
    memset(bar, 0, sizeof *bar);
    bool has_times = strpbrk(string, "xX*") || strstr(string, "\xC3\x97");
    if (has_times && !strchr(string, ',')) return parse_rectangle(string, bar, why);
    size_t n = scan_numbers(string, lengths, MOST_ROWS, "row length", why);
    for (size_t i = 0; i < n; i++) {
        if (!check_row(bar, lengths[i], why)) return false;
        bar->row[bar->rows++] = (uint8_t)lengths[i];
    }
    return n > 0;
}

static void print(const void *position, struct text *text) {
    const struct chomp *bar = position;
    for (size_t i = 0; i < bar->rows; i++) text_addf(text, "%s%u", i > 0 ? "," : "", (unsigned)bar->row[i]);
}

static bool is_bitable(const struct chomp *bar, uint64_t row, uint64_t column) {
    return row < bar->rows && column < bar->row[row] && (row > 0 || column > 0);
}

static void bite(struct chomp *bar, size_t row, uint64_t column) {
    for (size_t i = row; i < bar->rows; i++)
        if (bar->row[i] > column) bar->row[i] = (uint8_t)column;
    while (bar->row[bar->rows - 1] == 0) bar->rows--; /* the poison stays */
}

/* Tells lost bars up to LARGEST_ROWS x LARGEST_COLUMNS for random starts, which have no solver. */
enum { LARGEST_ROWS = 6, LARGEST_COLUMNS = 8, SMALL_BARS = 3003 };

struct small_bars {
    struct young_box box;
    uint16_t value[SMALL_BARS];
};

static void bite_at_random(struct chomp *bar, unsigned bites, struct random *random) {
    unsigned rows = bar->rows, columns = bar->row[0];
    while (bites > 0) {
        unsigned row = (unsigned)random_between(random, 0, rows - 1);
        unsigned column = (unsigned)random_between(random, 0, columns - 1);
        bool far = row >= (rows + 1) / 2 || column >= (columns + 1) / 2; /* half of the bar and more stays */
        bites--;
        if (far && is_bitable(bar, row, column) && (row > 0 || column > 1)) bite(bar, row, column);
    }
}

static bool is_lost(const struct small_bars *known, const struct chomp *bar) {
    return known->value[young_rank(&known->box, bar->row)] == 0;
}

/* Bites a rectangle: a third of the small bars are lost for the player to move. */
static void bite_fairly(struct chomp *bar, struct random *random) {
    enum { TRIES = 500 };
    struct small_bars known;
    const struct chomp whole = *bar;
    bool lost = random_between(random, 1, 3) == 1;
    bool small = whole.rows <= LARGEST_ROWS && whole.row[0] <= LARGEST_COLUMNS;
    if (small) {
        young_make_box(&known.box, LARGEST_ROWS, LARGEST_COLUMNS);
        chomp_values(LARGEST_ROWS, LARGEST_COLUMNS, known.value);
    }
    for (unsigned tries = 0; tries < TRIES; tries++) {
        *bar = whole;
        bite_at_random(bar, (unsigned)random_between(random, lost, 4), random);
        if (bar->rows == 1 && bar->row[0] == 1) continue;
        if (!small || is_lost(&known, bar) == lost) return;
    }
    *bar = whole;
}

static bool random_start(const char *parameters, const struct shape *shape, struct random *random,
                         void *position, struct text *why) {
    struct chomp *bar = position;
    uint64_t rows, columns;
    if (!board_random_side(shape->parts, (struct range){3, LARGEST_ROWS}, (struct range){1, MOST_ROWS},
                           "rows", random, &rows, why) ||
        !board_random_side(shape->amount, (struct range){4, LARGEST_COLUMNS}, (struct range){1, MOST_COLUMNS},
                           "columns", random, &columns, why))
        return false;
    if (rows == 1 && columns == 1) {
        text_add(why, "a bar of 1x1 is only its poisoned square: let it have more rows or columns");
        return false;
    }
    memset(bar, 0, sizeof *bar);
    bar->rows = (uint8_t)rows;
    memset(bar->row, (int)columns, rows);
    bite_fairly(bar, random);
    return true;
}

/* Row `row` can be bitten somewhere: in the first one, the poison alone cannot. */
static bool can_bite_in(const struct chomp *bar, size_t row) {
    return row < bar->rows && bar->row[row] > (row == 0);
}

static void refuse_row(const struct chomp *bar, bool first, struct text *why) {
    text_add(why, first ? "Row 1 has only the poisoned square: " : "There is no such row: ");
    text_add(why, "choose row ");
    board_say_span(can_bite_in(bar, 0) ? 1 : 2, bar->rows, why);
}

static void refuse_column(const struct chomp *bar, size_t row, bool poison, struct text *why) {
    unsigned length = bar->row[row];
    if (poison)
        text_add(why, "The square at row 1, column 1 is poisoned: ");
    else
        text_addf(why, "Row %zu has %u square%s: ", row + 1, length, length == 1 ? "" : "s");
    text_add(why, "bite at column ");
    board_say_span(row == 0 ? 2 : 1, length, why);
}

static bool check(const void *position, unsigned mover, const struct move *move, struct text *why) {
    const struct chomp *bar = position;
    if (is_bitable(bar, move->part, move->where)) return true;
    if (bar->rows == 1 && bar->row[0] == 1)
        text_add(why, "Only the poisoned square is left: there is nothing to bite");
    else if (!can_bite_in(bar, move->part))
        refuse_row(bar, move->part == 0, why);
    else
        refuse_column(bar, move->part, move->part == 0 && move->where == 0, why);
    text_add_char(why, '.');
    return false;
}

/* From square to square; the poison, where this starts, is the one square that is no move. */
static bool moves(const void *position, unsigned mover, struct moves *moves) {
    const struct chomp *bar = position;
    struct move *move = &moves->move;
    if (++move->where < bar->row[move->part]) return true;
    if (move->part + 1U >= bar->rows) {
        move->where--; /* asked again, it is still the end */
        return false;
    }
    move->part++;
    move->where = 0;
    return true;
}

static void play(void *position, unsigned mover, const struct move *move) {
    bite(position, move->part, move->where);
}

static bool parse_move(const void *position, unsigned mover, const char *string, struct move *move,
                       struct text *why) {
    struct moves first = {0};
    moves(position, mover, &first);
    return board_parse_square(string, "the row and the column of the square to bite", &first.move, move, why);
}

static void print_move(const void *position, const struct move *move, struct text *text) {
    text_addf(text, "%u %u", (unsigned)move->part + 1, (unsigned)move->where + 1);
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    text_addf(text, "bite at row %u, column %u", (unsigned)move->part + 1, (unsigned)move->where + 1);
}

static const char *square(const void *position, unsigned row, unsigned column, bool utf8) {
    const struct chomp *bar = position;
    if (column >= bar->row[row]) return NULL;
    if (row == 0 && column == 0) return "X";
    return utf8 ? "\xE2\x96\xA0" : "O";
}

static void draw(const void *position, const struct style *style, struct text *text) {
    const struct chomp *bar = position;
    if (!style->plain && board_draw(bar, bar->rows, bar->row[0], square, style, text)) return;
    for (size_t i = 0; i < bar->rows; i++)
        text_addf(text, "Row %zu has %u square%s.\n", i + 1, (unsigned)bar->row[i],
                  bar->row[i] == 1 ? "" : "s");
    text_add(text, "Row 1, column 1 is poisoned.\n");
}

/* Nothing but one row and one column. */
static bool is_ell(const struct chomp *bar) {
    return bar->rows == 1 || bar->row[1] == 1;
}

static enum solve_status piles(struct solver *solver, const void *position, struct piles *piles) {
    const struct chomp *bar = position;
    piles->n = 1;
    if (!is_ell(bar)) return chomp_table_value(solver, bar->row, bar->rows, &piles->value[0]);
    piles->n = 2;
    piles->value[0] = bar->row[0] - 1U;
    piles->value[1] = bar->rows - 1U;
    return SOLVE_OK;
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct chomp *bar = position;
    if (is_ell(bar)) {
        unsigned squares = i == 0 ? bar->row[0] : bar->rows;
        text_add(name, i == 0 ? "Row 1" : "Column 1");
        text_addf(reason, "%u square%s beside the poison", squares - 1, squares == 2 ? "" : "s");
        return;
    }
    text_add(name, "Bar");
    text_add(reason, "the least number that no bite leaves (the mex)");
}

/* The length of the second column, where it is shorter than the first. */
static unsigned second_column(const struct chomp *bar) {
    unsigned length = 0;
    while (bar->row[length] > 1) length++;
    return length;
}

static enum solve_status is_lost_bar(struct solver *solver, const struct chomp *bar, bool *lost) {
    if (is_ell(bar))
        *lost = bar->row[0] == bar->rows;
    else if (bar->row[bar->rows - 1] == bar->row[0])
        *lost = false;
    else if (bar->rows == 2)
        *lost = bar->row[1] + 1 == bar->row[0];
    else if (bar->row[0] == 2)
        *lost = second_column(bar) + 1 == bar->rows;
    else
        return chomp_table_is_lost(solver, bar->row, bar->rows, lost);
    return SOLVE_OK;
}

static enum solve_status outcome(struct solver *solver, const void *position, unsigned mover, bool misere,
                                 enum outcome *outcome) {
    (void)mover, (void)misere;
    bool lost;
    enum solve_status status = is_lost_bar(solver, position, &lost);
    if (status == SOLVE_OK) *outcome = lost ? OUTCOME_P : OUTCOME_N;
    return status;
}

/* The bar's own table, because it holds all that a bite leaves. */
static enum solve_status make_table(struct solver *solver, const struct chomp *bar, uint64_t value) {
    struct piles whole;
    bool lost;
    if (is_ell(bar)) return SOLVE_OK;
    return value == 0 ? chomp_table_is_lost(solver, bar->row, bar->rows, &lost) : piles(solver, bar, &whole);
}

/* Does the bite leave this value? For 0, does it leave a lost bar? The table is there. */
static bool leaves(struct solver *solver, const struct chomp *bar, const struct move *move, uint64_t value) {
    struct chomp after = *bar;
    struct piles parts = {0};
    bool lost = false;
    play(&after, 0, move);
    enum solve_status status =
        value == 0 ? is_lost_bar(solver, &after, &lost) : piles(solver, &after, &parts);
    assert(status == SOLVE_OK);
    (void)status;
    return value == 0 ? lost : nim_sum(parts.value, parts.n) == value;
}

static enum solve_status winning(struct solver *solver, const void *position, unsigned mover, bool misere,
                                 uint64_t value, struct move_list *list) {
    struct moves bites = {0};
    enum solve_status status = make_table(solver, position, value);
    while (status == SOLVE_OK && moves(position, mover, &bites))
        if (leaves(solver, position, &bites.move, value)) move_list_add(list, &bites.move);
    return status;
}

/* Of a bar and its mirror image, the one that lies, or has the longer first rows. */
static void canonical(void *position) {
    struct chomp *bar = position, turned = {.rows = bar->row[0]};
    if (bar->rows < bar->row[0]) return;
    for (size_t i = 0; i < bar->rows; i++)
        for (size_t j = 0; j < bar->row[i]; j++) turned.row[j]++;
    if (bar->rows > bar->row[0] || memcmp(turned.row, bar->row, sizeof bar->row) > 0) *bar = turned;
}

const struct game game_chomp = {
    .id = "chomp",
    .title = "Chomp",
    .rules =
        "A bar of chocolate has a poisoned square in its top left corner. A move bites off a square together "
        "with all squares to its right, below it, or both. Whoever is left with the poisoned square alone "
        "loses.",
    .position_help = "the length of each row, the poisoned one first, as 4,4,2; or 3x4 for 4,4,4",
    .move_help = "ROW COLUMN of the square to bite, as 2 3: row 2, column 3",
    .move_prompt = "row and column",
    .sample = "4,4,2",
    .size = sizeof(struct chomp),
    .disguise = "A whole bar does not fall apart, and yet it equals one Nim pile: the least number that is "
                "not the pile "
                "of any bar one bite away. An L of one row and one column is two piles.",
    .parse = parse,
    .print = print,
    .random = random_start,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = parse_move,
    .print_move = print_move,
    .say_move = say_move,
    .draw = draw,
    .piles = piles,
    .describe = describe,
    .winning = winning,
    .outcome = outcome,
    .canonical = canonical,
};
