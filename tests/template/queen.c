/* SPDX-License-Identifier: MIT */
/* The queen: she stands on a board and moves up, to the left or both at once, as in chess; whoever brings her
 * into the corner wins. To copy for a game on a board: games/board.h has most of it. games/game.h says
 * what each member of struct game promises.
 *
 * It is Wythoff's Nim, where stones are taken from one of two piles, or as many from both. Lost are the
 * squares floor(k * phi), floor(k * phi^2) away from the corner, phi being the golden ratio (Wythoff 1907;
 * Coxeter 1953). No closed form of the values is known: there is no `piles` here, and a search finds them.
 *
 * Move: part, where = the row and the column that she goes to. */
#include <string.h>

#include "core/text.h"
#include "games/board.h"

enum { SIDE_MOST = 30 };

/* The queen's square; the corner is 0, 0. */
struct queen {
    uint32_t row, column;
};

static bool parse(const char *string, void *position, struct text *why) {
    struct queen *queen = position;
    uint64_t row, column;
    if (!board_parse_sides(string, &row, &column, why)) return false;
    *queen = (struct queen){(uint32_t)(row - 1), (uint32_t)(column - 1)};
    if (row <= SIDE_MOST && column <= SIDE_MOST) return true;
    text_addf(why, "the board has %d rows and columns", SIDE_MOST);
    return false;
}

static void print(const void *position, struct text *text) {
    const struct queen *queen = position;
    text_addf(text, "%ux%u", (unsigned)queen->row + 1, (unsigned)queen->column + 1);
}

static bool random_start(const struct shape *shape, struct random *random, void *position, struct text *why) {
    struct queen *queen = position;
    uint64_t row = nimm_random_between(random, shape->parts.low, shape->parts.high);
    uint64_t column = nimm_random_between(random, shape->amount.low, shape->amount.high);
    *queen = (struct queen){(uint32_t)(row - 1), (uint32_t)(column - 1)};
    return true;
}

static bool check(const void *position, enum player mover, const struct move *move, struct text *why) {
    const struct queen *queen = position;
    if (move->part <= queen->row && move->where <= queen->column) {
        uint64_t up = queen->row - move->part, left = queen->column - move->where;
        if (up + left > 0 && (up == 0 || left == 0 || up == left)) return true;
    }
    text_addf(why, "The queen in row %u, column %u moves up, to the left, or as far up as to the left.",
              (unsigned)queen->row + 1, (unsigned)queen->column + 1);
    return false;
}

/* The squares of the notation in their order: row by row, from the corner on. */
static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct queen *queen = position;
    struct move *move = &moves->move;
    struct text why = {0};
    bool found = false;
    while (!found && move->part <= queen->row) {
        *move = (struct move){.part = (uint32_t)moves->state[0], .where = moves->state[1]};
        if (++moves->state[1] > queen->column) moves->state[0]++, moves->state[1] = 0;
        found = move->part <= queen->row && check(position, mover, move, &why);
    }
    nimm_text_free(&why);
    return found;
}

static void play(void *position, enum player mover, const struct move *move) {
    struct queen *queen = position;
    *queen = (struct queen){move->part, (uint32_t)move->where};
}

static bool parse_move(const void *position, enum player mover, const char *string, struct move *move,
                       struct text *why) {
    struct moves first = {0};
    moves(position, mover, &first);
    return board_parse_square(string, "row and column of the square to go to", &first.move, move, why);
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    text_addf(text, "move the queen to row %u, column %u", (unsigned)move->part + 1,
              (unsigned)move->where + 1);
}

static enum canvas_mark square(const void *position, unsigned row, unsigned column) {
    const struct queen *queen = position;
    return row == queen->row && column == queen->column ? MARK_QUEEN : MARK_FREE;
}

static void draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct queen *queen = position;
    if (!style->plain && board_draw(queen, queen->row + 1, queen->column + 1, square, style, canvas)) return;
    text_addf(&canvas->words, "Queen: row %u,\ncolumn %u.\n", (unsigned)queen->row + 1,
              (unsigned)queen->column + 1);
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct queen *queen = position;
    text_add(name, "Queen");
    text_addf(reason, "row %u, column %u", (unsigned)queen->row + 1, (unsigned)queen->column + 1);
}

const struct game game_queen = {
    .id = "queen",
    .title = "Corner the Queen",
    .move_rule = "A move takes the queen as far as you like up, to the left, or up and to the left alike.",
    .goal = "brings her into the corner",
    .rules = "The corner is in row 1, column 1.",
    .position_help = "the row and the column of the queen, such as 4x6",
    .move_help = "ROW COLUMN, such as 2 4: the square she goes to",
    .move_prompt = "row and column",
    .sample = "4x6",
    .size = sizeof(struct queen),
    .parse = parse,
    .print = print,
    .parts = {"rows", {2, SIDE_MOST}, {3, 10}},
    .amount = {"columns", {2, SIDE_MOST}, {3, 10}},
    .random = random_start,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = parse_move,
    .print_move = board_print_move,
    .say_move = say_move,
    .draw = draw,
    .disguise = "From a square she reaches squares of every smaller value and none of the same, as in a Nim "
                "pile of so many stones.",
    .describe = describe,
};
