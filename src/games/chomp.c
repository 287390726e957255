/* SPDX-License-Identifier: MIT */
/* Chomp: bite a square off a bar of chocolate, and with it all squares that are neither above nor
 * left of it; the square at the top left is poisoned, and whoever is left with it alone cannot move
 * and loses (F. Schuh, 1952; D. Gale, A curious Nim-type game, 1974).
 *
 * A bar is a Young diagram, and the diagrams in a box are numbered without gaps (E. Pascal,
 * Giornale di Matematiche 25, 1887; D. E. Knuth, The Art of Computer Programming 4A, 7.2.1.3), so
 * that one array holds the values of all; up to 12x12 there are few enough. Of any size, an L of
 * one row and one column is two Nim piles, and a rectangle is won by strategy stealing: an answer
 * to the bite of the far corner is itself a first move.
 *
 * Move: part = the row, where = the column of the square bitten. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/solver.h"
#include "core/text.h"
#include "games/board.h"

enum { MOST_ROWS = 32, MOST_COLUMNS = 255 };

struct chomp {
    uint8_t rows;
    uint8_t row[MOST_ROWS]; /* how many squares each has, none more than the one above it; 0 after
                               the last */
};

extern const struct game game_chomp;

static bool parse_rectangle(const char *string, struct chomp *bar, struct text *why) {
    uint64_t rows, columns;
    if (!board_parse_sides(string, MOST_ROWS, MOST_COLUMNS, &rows, &columns, why)) return false;
    bar->rows = (uint8_t)rows;
    memset(bar->row, (int)columns, bar->rows);
    return true;
}

/* True if a row of this length can stand below those already there. */
static bool check_row(const struct chomp *bar, uint64_t length, struct text *why) {
    unsigned above = bar->rows > 0 ? bar->row[bar->rows - 1] : MOST_COLUMNS;
    if (length >= 1 && length <= above) return true;
    text_addf(why, "row %u has ", bar->rows + 1U);
    text_add_number(why, length);
    text_add(why, " squares, not ");
    text_add_span(why, 1, above);
    return text_refuse(why, bar->rows > 0 ? ": no row may be longer than the one above it" : "");
}

static bool parse(const char *string, void *position, struct text *why) {
    struct chomp *bar = position;
    uint64_t lengths[MOST_ROWS];
    memset(bar, 0, sizeof *bar);
    if (strpbrk(string, "xX*") && !strchr(string, ',')) return parse_rectangle(string, bar, why);
    size_t n = scan_numbers(string, lengths, MOST_ROWS, MOST_COLUMNS, "row length", why);
    for (size_t i = 0; i < n; i++) {
        if (!check_row(bar, lengths[i], why)) {
            if (n == 2 && lengths[1] > lengths[0])
                text_addf(
                    why, "; a whole bar of %" PRIu64 " rows of %" PRIu64 " is %" PRIu64 "x%" PRIu64,
                    lengths[0], lengths[1], lengths[0], lengths[1]);
            return false;
        }
        bar->row[bar->rows++] = (uint8_t)lengths[i];
    }
    return n > 0;
}

static void print(const void *position, struct text *text) {
    const struct chomp *bar = position;
    for (size_t i = 0; i < bar->rows; i++)
        text_addf(text, "%s%u", i > 0 ? "," : "", (unsigned)bar->row[i]);
}

/* "rows of 4, 3 and 1", or, where some are equal, "2 rows of 4 and a row of 2" */
static void say(const void *position, struct text *text) {
    const struct chomp *bar = position;
    bool are_equal = bar->rows == 1;
    for (size_t i = 1; i < bar->rows; i++) are_equal |= bar->row[i] == bar->row[i - 1];
    if (!are_equal) text_add(text, "rows of ");
    for (size_t i = 0, next; i < bar->rows; i = next) {
        for (next = i + 1; next < bar->rows && bar->row[next] == bar->row[i];) next++;
        if (i > 0) text_add(text, next == bar->rows ? " and " : ", ");
        if (are_equal && next == i + 1) text_add(text, "a row of ");
        if (next > i + 1) text_addf(text, "%zu rows of ", next - i);
        text_add_number(text, bar->row[i]);
    }
}

/* The row of a bite that takes all but the poison where no bite does. */
#define TOO_MUCH (UINT32_MAX - 2)

static bool is_bitable(const struct chomp *bar, uint64_t row, uint64_t column) {
    return row < bar->rows && column < bar->row[row] && (row > 0 || column > 0);
}

static void bite(struct chomp *bar, size_t row, uint64_t column) {
    for (size_t i = row; i < bar->rows; i++)
        if (bar->row[i] > column) bar->row[i] = (uint8_t)column;
    while (bar->row[bar->rows - 1] == 0) bar->rows--; /* the poison stays */
}

/* The same bar with rows and columns swapped. */
static struct chomp turn(const struct chomp *bar) {
    struct chomp turned = {.rows = bar->row[0]};
    for (size_t i = 0; i < bar->rows; i++)
        for (size_t j = 0; j < bar->row[i]; j++) turned.row[j]++;
    return turned;
}

/* A rectangle after 0 to 4 bites that spare its top left quarter. */
static bool random_start(const struct shape *shape, struct random *random, void *position,
                         struct text *why) {
    struct chomp *bar = position;
    uint64_t rows, columns;
    board_random_sides(shape, random, &rows, &columns);
    memset(bar, 0, sizeof *bar);
    bar->rows = (uint8_t)rows;
    memset(bar->row, (int)columns, (size_t)rows);
    for (uint64_t bites = random_between(random, 0, 4); bites > 0; bites--) {
        size_t row = (size_t)random_between(random, 0, rows - 1);
        uint64_t column = random_between(random, 0, columns - 1);
        bool is_far = row >= (rows + 1) / 2 || column >= (columns + 1) / 2;
        if (is_far && is_bitable(bar, row, column)) bite(bar, row, column);
    }
    return true;
}

/* Says why there is no square here, which the board may still show as a ghost. Without a column, it
 * says so only of a row that is gone. */
static void add_absence(const struct chomp *bar, const struct move *move, struct text *why) {
    const bool has_row = move->part < bar->rows, has_column = move->where < bar->row[0];
    if (move->part >= MOST_ROWS)
        game_add_missing("row", move->part, bar->rows, why);
    else if (!has_row)
        text_addf(why, "There is no square in row %u. ", (unsigned)move->part + 1);
    else if (has_column && move->where >= bar->row[move->part])
        text_add(why, "That square is gone. ");
    else if (!has_column && move->where < MOST_COLUMNS)
        text_addf(why, "There is no square in column %u. ", (unsigned)move->where + 1);
}

static bool check(const void *position, enum player mover, const struct move *move,
                  struct text *why) {
    const struct chomp *bar = position;
    const unsigned length = move->part < bar->rows ? bar->row[move->part] : 0,
                   first = move->part == 0;
    if (is_bitable(bar, move->part, move->where)) return true;
    if (move->part == TOO_MUCH) {
        text_add(why, "One bite can't take all of that. ");
        return game_refuse_move(&game_chomp, bar, mover, "", why);
    }
    add_absence(bar, move, why);
    if (first && length == 1) text_add(why, "Row 1 has only the poisoned square. ");
    if (length <= first) return game_refuse_move(&game_chomp, bar, mover, "", why);
    text_addf(why, "Row %u has %u square%s", (unsigned)move->part + 1, length,
              length == 1 ? "" : "s");
    if (first) text_add(why, ", the first one poisoned");
    text_add(why, length > first + 2 ? ": bite at a column from " : ": bite at column ");
    text_add_span(why, first ? 2 : 1, length);
    return text_refuse(why, ".");
}

/* Reads "bottom right", "the top right corner", "the last square", "the whole last row" or "all but
 * the poison". The bottom right is the end of the last row, which may be shorter than others.
 * Returns false if the line is none of these. */
static bool parse_corner(const struct chomp *bar, const char *string, struct move *move) {
    const unsigned bottom = bar->rows - 1U, right = bar->row[0] - 1U;
    const unsigned end = bar->row[bottom] - 1U; /* of the last row */
    const struct {
        const char *said;
        uint32_t row, column;
        bool is_clear;
    } places[] = {
        {"bottom right", bottom, end, true},
        {"last", bottom, end, true},
        {"top right", 0, right, true},
        {"bottom left", bottom, 0, true},
        {"top left", 0, 0, true},
        {"poison", 0, 0, true},
        {"all last row", bottom, 0, true},
        {"all bottom row", bottom, 0, true},
        {"all last column", 0, right, true},
        {"all right column", 0, right, true},
        {"all but poison", 0, 1, bottom == 0},
        {"all but poison", 1, 0, right == 0},
        {"all but poison", TOO_MUCH, 0, true},
    };
    struct text said = {0};
    bool is_read = false;
    for (struct token word; (word = scan_token(&string, "-.!")).length > 0;) {
        if (token_is_any(word, "bite eat take at the of corner square one poisoned")) continue;
        if (said.length > 0) text_add_char(&said, ' ');
        if (token_is_any(word, "whole entire everything off"))
            text_add(&said, "all");
        else if (token_is(word, "except"))
            text_add(&said, "but");
        else
            text_add_bytes(&said, word.start, word.length);
    }
    for (size_t i = 0; i < sizeof places / sizeof *places && !is_read; i++) {
        *move = (struct move){.part = places[i].row, .where = places[i].column};
        is_read = token_is(token_of(text_string(&said)), places[i].said) && places[i].is_clear;
    }
    text_free(&said);
    return is_read;
}

static bool parse_move(const void *position, enum player mover, const char *string,
                       struct move *move) {
    return parse_corner(position, string, move) || board_parse_move(position, mover, string, move);
}

/* From square to square; the poison, where this starts, is the one square that is not a move. */
static bool moves(const void *position, enum player mover, struct moves *moves) {
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

static void play(void *position, enum player mover, const struct move *move) {
    bite(position, move->part, move->where);
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    text_addf(text, "bite at row %u, column %u", (unsigned)move->part + 1,
              (unsigned)move->where + 1);
}

/* A bar, and the one that it was bitten from, which has at least as many squares in each row. */
struct bitten {
    const struct chomp *now, *before;
};

static enum canvas_mark square(const void *position, unsigned row, unsigned column) {
    const struct bitten *bitten = position;
    if (column >= bitten->before->row[row]) return MARK_NONE;
    if (column >= bitten->now->row[row]) return MARK_GONE;
    return row == 0 && column == 0 ? MARK_POISON : MARK_SQUARE;
}

/* "Rows 1 to 5 have 8 squares each." */
static void say_rows(size_t first, size_t last, unsigned squares, struct text *text) {
    text_addf(text, first == last ? "Row %zu" : "Rows %zu", first + 1);
    if (last > first) text_addf(text, last == first + 1 ? " and %zu" : " to %zu", last + 1);
    text_addf(text, first == last ? " has %u" : " have %u", squares);
    text_add(text, squares == 1 ? " square" : " squares");
    text_add(text, first == last ? ".\n" : " each.\n");
}

/* Draws what is left of the bar from which it was bitten. Returns false if that was too wide. */
static bool draw_bitten(const struct chomp *bar, const struct chomp *before,
                        const struct style *style, struct canvas *canvas) {
    const struct bitten bitten = {bar, before};
    return board_draw(&bitten, before->rows, before->row[0], square, style, canvas);
}

static void draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct chomp *bar = position, *before = style->before ? style->before : bar;
    const bool is_drawn = !style->plain && (draw_bitten(bar, before, style, canvas) ||
                                            draw_bitten(bar, bar, style, canvas));
    if (is_drawn) return;
    for (size_t i = 0, next; i < bar->rows; i = next) {
        for (next = i + 1; next < bar->rows && bar->row[next] == bar->row[i];) next++;
        say_rows(i, next - 1, bar->row[i], &canvas->words);
    }
    if (!canvas_is_known(style, bar, sizeof *bar))
        text_add(&canvas->words, "Row 1, column 1 is poisoned.\n");
}

/* Of a bar and its mirror image, the one with fewer rows than columns, or with the longer first
 * rows. */
static void canonical(void *position) {
    struct chomp *bar = position;
    if (bar->rows < bar->row[0]) return;
    const struct chomp turned = turn(bar);
    if (bar->rows > bar->row[0] || memcmp(turned.row, bar->row, sizeof bar->row) > 0) *bar = turned;
}

/* ---- the values of all bars in a box ---- */

/* 12x12 has 2,704,156 diagrams, 3x255 the most weights. */
enum { MOST_DIAGRAMS = 3000000, MOST_WEIGHTS = 768 };

/* The bars of at most so many rows and columns. The rank of a bar is the sum of weight[i * (columns
 * + 1) + length of row i] over its rows. Ranks are in lexicographic order: whatever a bite leaves
 * has a smaller one. */
struct box {
    unsigned rows, columns;
    size_t count; /* ranks are below this */
    uint32_t weight[MOST_WEIGHTS];
};

/* (rows + columns) choose rows, or SIZE_MAX where that is above MOST_DIAGRAMS. */
static size_t count_diagrams(unsigned rows, unsigned columns) {
    uint64_t count = 1;
    for (unsigned i = 1; i <= rows; i++) {
        count = count * (columns + i) / i;
        if (count > MOST_DIAGRAMS) return SIZE_MAX;
    }
    return (size_t)count;
}

/* weight[i * width + length] is how many ways there are to fill rows i, i + 1, ... so that row i is
 * shorter than `length`: as many bars come before one that has this length there and the same rows
 * above. */
static void make_box(struct box *box, unsigned rows, unsigned columns) {
    const size_t width = (size_t)columns + 1;
    *box = (struct box){rows, columns, count_diagrams(rows, columns), {0}};
    for (unsigned i = rows; i-- > 0;) {
        uint32_t *weight = box->weight + i * width;
        for (size_t length = 1; length < width; length++)
            weight[length] = weight[length - 1] + (i + 1 < rows ? weight[width + length] : 1);
    }
}

static size_t rank_of(const struct box *box, const struct chomp *bar) {
    size_t rank = 0;
    for (unsigned i = 0; i < bar->rows; i++)
        rank += box->weight[i * ((size_t)box->columns + 1) + bar->row[i]];
    return rank;
}

/* Makes the bar into the one with the next rank; false at the full box. */
static bool next_bar(const struct box *box, struct chomp *bar) {
    unsigned i = box->rows;
    while (i > 0 && bar->row[i - 1] == (i > 1 ? bar->row[i - 2] : box->columns)) i--;
    if (i == 0) return false;
    bar->row[i - 1]++;
    memset(bar->row + i, 0, MOST_ROWS - i);
    return true;
}

/* The mex over all bites. One at (i, j) keeps the rows above i and cuts row i and the longer ones
 * of those below it to j squares; from the last row upwards, below[j] is the rank that the rows
 * from i on have when they are cut to j, so each bite costs one addition. */
static uint16_t mex_of_bites(const struct box *box, const struct chomp *bar, size_t rank,
                             const uint16_t *values) {
    const size_t width = (size_t)box->columns + 1;
    size_t below[MOST_COLUMNS], uncut = 0; /* the rank of the rows below i as they are */
    bool seen[MOST_WEIGHTS + 1];           /* a value is at most the number of bites */
    memset(seen, 0, width * box->rows + 1);
    for (unsigned i = box->rows, reached = 0; i-- > 0;) {
        const uint32_t *weight = box->weight + i * width;
        const uint16_t *above = values + (rank - uncut - weight[bar->row[i]]);
        for (; reached < bar->row[i]; reached++) below[reached] = uncut;
        for (unsigned j = i == 0; j < bar->row[i]; j++) {
            /* lint: rows never grow downward, so below[j] was set before it is added to. */
            below[j] += weight[j];
            seen[above[below[j]]] = true;
        }
        uncut += weight[bar->row[i]];
    }
    uint16_t value = 0;
    while (seen[value]) value++;
    return value;
}

/* The values of all bars in the box, by rank; the poison alone has value 0, and so, by convention,
 * has no bar at all. NIMM_OK, or NIMM_STOPPED. */
static enum nimm_status fill_values(struct nimm_solver *solver, const struct box *box,
                                    uint16_t *values) {
    struct chomp bar = {0};
    size_t rank = 0;
    do {
        if (rank % 4096 == 0 && solver_spend(solver, 0) != NIMM_OK) return NIMM_STOPPED;
        values[rank] = mex_of_bites(box, &bar, rank, values);
        rank++;
    } while (next_bar(box, &bar));
    return NIMM_OK;
}

/* What a solver remembers: the box that was made last, and the one that this question has
 * needed. */
struct known {
    struct box box;
    uint16_t *values;
    unsigned rows, columns;
    uint64_t question; /* whose box that is */
};

static void free_known(void *thing) {
    struct known *known = thing;
    free(known->values);
    free(known);
}

/* Finds the known box if the bar fits into it, or makes a box. A question spends the same for a box
 * that an earlier question made. */
static enum nimm_status find_box(struct nimm_solver *solver, const struct chomp *bar,
                                 struct known **found) {
    enum { STEPS_AN_OPTION = 250, LEAST_SIDE = 8 }; /* no box is smaller */
    static const char key[] = "chomp";
    struct known *known = *found = solver_find(solver, key, sizeof key);
    if (known && known->question == solver_question(solver) && known->rows >= bar->rows &&
        known->columns >= bar->row[0])
        return NIMM_OK;
    bool small = bar->row[0] <= LEAST_SIDE;
    unsigned rows = small ? LEAST_SIDE : bar->rows, columns = small ? LEAST_SIDE : bar->row[0];
    size_t count = count_diagrams(rows, columns);
    if (count == SIZE_MAX) return NIMM_TOO_LARGE;
    enum nimm_status status =
        solver_spend(solver, (uint64_t)count * rows * columns / STEPS_AN_OPTION);
    if (status != NIMM_OK) return status;
    if (!known) {
        *found = known = memory_take_zeroed(1, sizeof *known);
        if (!solver_keep(solver, key, sizeof key, known, MOST_DIAGRAMS * sizeof *known->values,
                         free_known))
            return NIMM_TOO_LARGE;
    }
    known->rows = rows;
    known->columns = columns;
    known->question = solver_question(solver);
    if (known->box.rows >= rows && known->box.columns >= columns) return NIMM_OK;
    make_box(&known->box, rows, columns);
    known->values = memory_resize(known->values, count, sizeof *known->values);
    status = fill_values(solver, &known->box, known->values);
    if (status != NIMM_OK) known->rows = known->box.rows = 0;
    return status;
}

static enum nimm_status find_value(struct nimm_solver *solver, const struct chomp *bar,
                                   uint64_t *value) {
    const struct chomp lying = bar->rows > bar->row[0] ? turn(bar) : *bar;
    struct known *known;
    enum nimm_status status = find_box(solver, &lying, &known);
    if (status == NIMM_OK) *value = known->values[rank_of(&known->box, &lying)];
    return status;
}

/* ---- the theory ---- */

/* Nothing but one row and one column. */
static bool is_ell(const struct chomp *bar) {
    return bar->rows == 1 || bar->row[1] == 1;
}

static enum nimm_status piles(struct nimm_solver *solver, const void *position,
                              struct piles *piles) {
    const struct chomp *bar = position;
    piles->n = 1;
    if (!is_ell(bar)) return find_value(solver, bar, &piles->value[0]);
    piles->n = 2;
    piles->value[0] = bar->row[0] - 1U;
    piles->value[1] = bar->rows - 1U;
    return NIMM_OK;
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
    text_add(reason, "the mex of what its bites leave");
}

static const struct game *part(const void *position, size_t i, void *alone) {
    if (is_ell(position)) return NULL;
    memcpy(alone, position, game_chomp.size);
    return &game_chomp;
}

/* A bite in the first row of an L shortens its row, and any other one its column. */
static size_t changes(const void *position, const struct move *move) {
    const bool is_column = is_ell(position) && move->part > 0;
    return is_column ? 1 : 0;
}

/* A full bar of more than one square. */
static bool is_full(const struct chomp *bar) {
    return bar->rows * bar->row[0] > 1 && bar->row[bar->rows - 1] == bar->row[0];
}

/* Two rows or columns. */
static void add_way(const void *position, struct text *text) {
    const struct chomp *bar = position;
    const bool is_rows = bar->rows == 2 && bar->row[0] > 1;
    const bool is_columns = bar->row[0] == 2 && bar->rows > 1;
    if (!is_rows && !is_columns) return;
    text_addf(
        text,
        "With two %s, always leave the %s one exactly one square shorter. After any reply, you "
        "can do so again, or leave only the poisoned square.",
        is_rows ? "rows" : "columns", is_rows ? "lower" : "right");
}

/* Strategy stealing. */
static const char *theorem(const void *position) {
    if (position && !is_full(position)) return NULL;
    return "The first player can win on every full bar larger than one square. The proof is "
           "strategy stealing. Suppose biting off only the far corner loses. Then the other player "
           "has a winning bite. But every bite takes the far corner too, so the first player could "
           "have made that winning bite right away. This proof does not say which bite it is.";
}

static enum nimm_status outcome(struct nimm_solver *solver, const void *position, enum player mover,
                                bool misere, enum outcome *outcome) {
    *outcome = OUTCOME_N;
    return is_full(position) ? NIMM_OK : NIMM_NO_ANSWER;
}

static const struct theory theory = {
    .is_by_mex = true,
    .disguise = "Nobody knows a short rule that works for every bar, so we have to search. A bar "
                "is a single part, and its value is the mex of the values that its bites leave. "
                "Only an L (just the first row and the first column) has two parts: its arms.",
    .part_name = "arm",
    .alike = "mirror images",
    .piles = piles,
    .describe = describe,
    .part = part,
    .changes = changes,
    .outcome = outcome,
    .add_way = add_way,
    .theorem = theorem,
};

const struct game game_chomp = {
    .id = "chomp",
    .title = "Chomp",
    .move_rule = "Bite off a square of chocolate and everything below and to the right of it.",
    .goal = "leaves only the poisoned square",
    .rules = "The poisoned square, X, is row 1, column 1, at the top left, and nobody bites it.",
    .paper_rules = "The poisoned square is marked with an X, and nobody bites it.",
    .position_help =
        "the length of each row, the poisoned one first, such as 4,4,2; or 3x4 for 4,4,4",
    .move_help = "ROW COLUMN",
    .move_prompt = "row and column",
    .sample = "4,4,2",
    .large = "10x10",
    .large_misere = "10x10",
    .reads_size = true,
    .is_offered = true,
    .canonical = canonical,
    .size = sizeof(struct chomp),
    .parse = parse,
    .print = print,
    .say = say,
    .parts = {"rows", {1, MOST_ROWS}, {3, 6}},
    .amount = {"columns", {1, MOST_COLUMNS}, {4, 8}},
    .random = random_start,
    .draw = draw,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = parse_move,
    .print_move = board_print_move,
    .say_move = say_move,
    .theory = &theory,
};
