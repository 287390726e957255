/* SPDX-License-Identifier: MIT */
/* The queen: she stands on a board and moves up, to the left, or along the diagonal between the
 * two, as in chess; whoever brings her into the corner wins.
 *
 * It is Wythoff's Game, where a move takes stones from one of two piles, or as many from both. Lost
 * are the squares floor(k * phi) and floor(k * phi^2) away from the corner, phi being the golden
 * ratio (W. A. Wythoff, A modification of the game of Nim, 1907; the queen is by R. Isaacs). No
 * closed form of the values is known: there is no `piles` here, and a search finds them.
 *
 * Move: part, where = the row and the column that she goes to. */
#include <inttypes.h>

#include "core/scan.h"
#include "core/text.h"
#include "games/board.h"

enum { MOST_SIDE = 30 };

/* Where a move ends that leaves the board, or does not say how far it goes. */
#define OFF_ROW    (UINT32_MAX - 1)
#define OFF_COLUMN (UINT64_MAX - 1)

extern const struct game game_queen;

/* The queen's square; the corner is 0, 0. */
struct queen {
    uint32_t row, column;
};

static bool parse(const char *string, void *position, struct text *why) {
    uint64_t row, column;
    if (!board_parse_sides(string, MOST_SIDE, MOST_SIDE, &row, &column, why)) return false;
    *(struct queen *)position = (struct queen){(uint32_t)(row - 1), (uint32_t)(column - 1)};
    return true;
}

static void print(const void *position, struct text *text) {
    const struct queen *queen = position;
    text_addf(text, "%ux%u", (unsigned)queen->row + 1, (unsigned)queen->column + 1);
}

static void say_state(const void *position, struct text *text) {
    const struct queen *queen = position;
    text_addf(text, "row %u, column %u", (unsigned)queen->row + 1, (unsigned)queen->column + 1);
}

static bool random_start(const struct shape *shape, struct random *random, void *position,
                         struct text *why) {
    uint64_t rows, columns;
    board_random_sides(shape, random, &rows, &columns);
    *(struct queen *)position = (struct queen){(uint32_t)(rows - 1), (uint32_t)(columns - 1)};
    return true;
}

static bool reaches(const struct queen *queen, const struct move *move) {
    if (move->part > queen->row || move->where > queen->column) return false;
    uint64_t up = queen->row - move->part, left = queen->column - move->where;
    return up + left > 0 && (up == 0 || left == 0 || up == left);
}

/* Adds to which columns of a row she can go. Returns false if there are none. */
static bool say_columns(const struct queen *queen, uint64_t row, struct text *why) {
    const uint64_t up = queen->row - row, column = queen->column + UINT64_C(1);
    if (row > queen->row || (up == 0 && queen->column == 0)) return false;
    text_addf(why, "In row %" PRIu64 " the queen can go to column ", row + 1);
    if (up == 0) {
        text_add_span(why, 1, queen->column);
    } else {
        if (up < column) text_addf(why, "%" PRIu64 " or ", column - up);
        text_add_number(why, column);
    }
    text_add_char(why, '.');
    return true;
}

/* Adds how far she can go in each direction, in words that `parse_move` reads. */
static void say_ways(const struct queen *queen, struct text *why) {
    const unsigned up = queen->row, left = queen->column;
    text_addf(why, "From row %u, column %u the queen can ", up + 1, left + 1);
    if (up > 0 && left > 0) {
        text_add(why, "go up ");
        text_add_span(why, 1, up);
        text_add(why, up == 1 ? " square, left " : " squares, left ");
        text_add_span(why, 1, left);
        text_add(why, ", or diagonally ");
        text_add_span(why, 1, up < left ? up : left);
    } else {
        text_add(why, up > 0 ? "only go up, " : "only go left, ");
        text_add_span(why, 1, up + left);
        text_add(why, up + left == 1 ? " square" : " squares");
    }
    text_add_char(why, '.');
}

/* Reads a move as it is said: "up 2", "3 left", "diagonally up and left one" or "all the way up";
 * and "left" alone or "down 1", which are not legal. Returns false if it is none of these. */
static bool parse_steps(const struct queen *queen, const char *string, struct move *move) {
    bool is_up = false, is_left = false, goes_back = false, is_far = false;
    uint64_t steps = 0;
    for (struct token word; (word = scan_token(&string, "")).length > 0;) {
        const bool is_diagonal = token_is_any(word, "diagonal diagonally");
        is_up = is_up || is_diagonal || token_is_any(word, "up top");
        is_left = is_left || is_diagonal || token_is(word, "left");
        goes_back = goes_back || token_is_any(word, "down right");
        is_far = is_far || token_is_any(word, "way far top edge");
        if (token_is_any(
                word,
                "move go straight queen her diagonal diagonally up and to left down right top "
                "edge") ||
            board_is_far(word) || (steps > 0 && token_is_any(word, "square squares")))
            continue;
        if (steps > 0 ||
            (!token_number_in(word, 1, MOST_SIDE, &steps) && !token_number_word(word, &steps)))
            return false;
    }
    if (!is_up && !is_left && !goes_back) return false;
    if (is_far && steps == 0 && is_up) steps = queen->row;
    if (is_far && is_left && (steps == 0 || queen->column < steps)) steps = queen->column;
    if (steps == 0 || goes_back) steps = MOST_SIDE; /* which leaves any board */
    *move = (struct move){.part = queen->row, .where = queen->column};
    if (is_up || goes_back)
        move->part = steps <= queen->row ? queen->row - (uint32_t)steps : OFF_ROW;
    if (is_left) move->where = steps <= queen->column ? queen->column - steps : OFF_COLUMN;
    return true;
}

/* Reads "corner", "straight to the corner", "top left" or "goal". */
static bool parse_corner(const char *string, struct move *move) {
    bool is_top = false, is_corner = false;
    *move = (struct move){0};
    for (struct token word; (word = scan_token(&string, "")).length > 0;) {
        is_top = is_top || token_is(word, "top");
        is_corner = is_corner || token_is_any(word, "corner goal star home") ||
                    (is_top && token_is(word, "left"));
        if (!token_is_any(word, "move go straight diagonal diagonally the queen her to into in "
                                "top left corner goal star home"))
            return false;
    }
    return is_corner;
}

static bool parse_move(const void *position, enum player mover, const char *string,
                       struct move *move) {
    return parse_corner(string, move) || parse_steps(position, string, move) ||
           board_parse_square(position, mover, string, move);
}

static void print_way(const void *position, const struct move *move, struct text *text) {
    const struct queen *queen = position;
    const uint64_t up = queen->row - move->part, left = queen->column - move->where;
    const char *way = "diagonally";
    if (up == 0) way = "left";
    if (left == 0) way = "up";
    text_addf(text, "%s %" PRIu64, way, up > 0 ? up : left);
}

static bool check(const void *position, enum player mover, const struct move *move,
                  struct text *why) {
    const struct queen *queen = position;
    if (reaches(queen, move)) return true;
    if (queen->row == 0 && queen->column == 0)
        return game_refuse_move(&game_queen, queen, mover, "", why);
    const bool is_off = move->part == OFF_ROW || move->where == OFF_COLUMN;
    if (is_off || !say_columns(queen, move->part, why)) say_ways(queen, why);
    return false;
}

/* Row by row from the corner on, the squares that she reaches. */
static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct queen *queen = position;
    const uint64_t columns = queen->column + UINT64_C(1);
    while (moves->move.part <= queen->row) {
        const uint64_t square = moves->state[0]++;
        moves->move =
            (struct move){.part = (uint32_t)(square / columns), .where = square % columns};
        if (reaches(queen, &moves->move)) return true;
    }
    return false;
}

static void play(void *position, enum player mover, const struct move *move) {
    *(struct queen *)position = (struct queen){move->part, (uint32_t)move->where};
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    text_addf(text, "move the queen to row %u, column %u", (unsigned)move->part + 1,
              (unsigned)move->where + 1);
}

static bool stands_on(const struct queen *queen, unsigned row, unsigned column) {
    return row == queen->row && column == queen->column;
}

/* The queen, and where she was. */
struct moved {
    const struct queen *now, *before;
};

static enum canvas_mark square(const void *position, unsigned row, unsigned column) {
    const struct moved *moved = position;
    if (stands_on(moved->now, row, column)) return MARK_QUEEN;
    if (stands_on(moved->before, row, column)) return MARK_QUEEN_LEFT;
    return row == 0 && column == 0 ? MARK_GOAL : MARK_FREE;
}

/* True if the player who has to move from the square loses: it is floor(k * phi) and k more away
 * from the corner, and the first of these is the largest n with n * n <= k * k + k * n. */
static bool is_lost(uint32_t row, uint32_t column) {
    const uint32_t near = row < column ? row : column, far = row < column ? column : row;
    const uint32_t k = far - near;
    uint32_t n = 0;
    while ((n + 1) * (n + 1) <= k * k + k * (n + 1)) n++;
    return near == n;
}

static enum canvas_mark square_or_lost(const void *position, unsigned row, unsigned column) {
    const enum canvas_mark mark = square(position, row, column);
    return mark == MARK_FREE && is_lost(row, column) ? MARK_LOST : mark;
}

static void list_lost(const struct queen *queen, struct text *text) {
    const char *before = "Lost squares, for whoever has to move from them: ";
    for (uint32_t row = 0; row <= queen->row; row++)
        for (uint32_t column = 0; column <= queen->column; column++) {
            if (!is_lost(row, column)) continue;
            text_addf(text, "%srow %u, column %u", before, (unsigned)row + 1, (unsigned)column + 1);
            before = "; ";
        }
    text_add_char(text, '.');
}

static void draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct queen *queen = position;
    const struct moved moved = {queen, style->before ? style->before : queen};
    const struct queen *start = style->start ? style->start : moved.before;
    board_square *const mark = style->lost ? square_or_lost : square;
    if (!style->plain && board_draw(&moved, start->row + 1, start->column + 1, mark, style, canvas))
        return;
    const size_t from = canvas->words.length;
    if (!style->plain || !style->lost) {
        text_addf(&canvas->words, "The queen is in row %u, column %u.", (unsigned)queen->row + 1,
                  (unsigned)queen->column + 1);
        if (queen->row + queen->column > 0)
            text_add(&canvas->words, " The corner is row 1, column 1.");
    }
    if (!style->plain && style->lost) text_add_char(&canvas->words, ' ');
    if (style->lost) list_lost(queen, &canvas->words);
    text_wrap(&canvas->words, from, canvas_fold_width(style), 0);
}

/* Rows and columns can be swapped. */
static void canonical(void *position) {
    struct queen *queen = position;
    if (queen->row > queen->column) *queen = (struct queen){queen->column, queen->row};
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    text_add(name, "Queen");
    text_add(reason, "the mex of what her moves leave");
}

static const struct theory theory = {
    .is_by_mex = true,
    .alike = "mirror images",
    .disguise =
        "Work backward from the corner: a square's value is the smallest of 0, 1, 2 and so on "
        "that she can't reach from there. Willem Wythoff found the lost squares in 1907. For each "
        "number k, from 0 on, multiply k by the golden ratio, about 1.618, and round down: a lost "
        "square is that far from one edge, and k farther from the other.",
    .describe = describe,
};

const struct game game_queen = {
    .id = "queen",
    .title = "Corner the Queen",
    .move_rule = "Move the queen up, left, or diagonally up and left, as far as you like.",
    .goal = "brings her into the top left corner",
    .ending = "brings the queen into the corner",
    .rules = "Q is the queen; * is the corner, row 1 and column 1. She never goes back.",
    .paper_rules = "The star is the corner. The queen never goes back.",
    .position_help = "the row and the column of the queen, such as 4x6",
    .move_help = "ROW COLUMN",
    .move_prompt = "row and column",
    .sample = "4x6",
    .reads_size = true,
    .marks_lost = true,
    .canonical = canonical,
    .size = sizeof(struct queen),
    .parse = parse,
    .print = print,
    .print_state = print,
    .say_state = say_state,
    .parts = {"rows", {1, MOST_SIDE}, {3, 10}},
    .amount = {"columns", {1, MOST_SIDE}, {3, 10}},
    .random = random_start,
    .draw = draw,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = parse_move,
    .print_move = board_print_move,
    .print_way = print_way,
    .say_move = say_move,
    .theory = &theory,
};
