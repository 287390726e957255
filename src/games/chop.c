/* SPDX-License-Identifier: MIT */
/* Chop: break a bar of chocolate along one line and throw away the part without the poisoned
 * corner; whoever is left with only the poisoned square cannot move and loses.
 *
 * The rows and the columns beyond the first shrink independently, so a bar of r x c is Nim with
 * piles of r - 1 and c - 1, under misere play too. The opponent of a square bar wins by keeping it
 * square.
 *
 * Move: part = what is broken, rows or columns, amount = how many of them are kept. Moves come in
 * the order rows 1, rows 2, ..., columns 1, columns 2, ... */
#include <inttypes.h>

#include "core/scan.h"
#include "core/text.h"
#include "games/board.h"
#include "games/heaps.h"

extern const struct game game_chop, game_nim;

enum { ROWS, COLUMNS };

static const char *const side_names[] = {"row", "column"};

struct chop {
    uint64_t side[2]; /* rows and columns, 1 or more */
};

static bool parse(const char *string, void *position, struct text *why) {
    struct chop *bar = position;
    return board_parse_sides(string, UINT64_MAX, UINT64_MAX, &bar->side[ROWS], &bar->side[COLUMNS],
                             why);
}

static void print(const void *position, struct text *text) {
    const struct chop *bar = position;
    text_addf(text, "%" PRIu64 "x%" PRIu64, bar->side[ROWS], bar->side[COLUMNS]);
}

static bool random_start(const struct shape *shape, struct random *random, void *position,
                         struct text *why) {
    struct chop *bar = position;
    board_random_sides(shape, random, &bar->side[ROWS], &bar->side[COLUMNS]);
    return true;
}

static void say_side(const struct chop *bar, unsigned kind, struct text *text) {
    text_addf(text, "%" PRIu64 " %s%s", bar->side[kind], side_names[kind],
              bar->side[kind] == 1 ? "" : "s");
}

static bool check(const void *position, enum player mover, const struct move *move,
                  struct text *why) {
    const struct chop *bar = position;
    unsigned kind = move->part == COLUMNS ? COLUMNS : ROWS;
    if (move->part <= COLUMNS && move->amount >= 1 && move->amount < bar->side[kind]) return true;
    text_add(why, "The bar has ");
    say_side(bar, kind, why);
    text_add(why, bar->side[kind] > 1 ? ": keep " : ". ");
    if (bar->side[kind] == 1) return game_refuse_move(&game_chop, bar, mover, "", why);
    text_add_span(why, 1, bar->side[kind] - 1);
    return text_refuse(why, " of them.");
}

static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct chop *bar = position;
    struct move *move = &moves->move;
    if (move->part == ROWS && move->amount + 1 >= bar->side[ROWS])
        *move = (struct move){.part = COLUMNS};
    if (move->amount + 1 >= bar->side[move->part]) return false;
    move->amount++;
    return true;
}

static void play(void *position, enum player mover, const struct move *move) {
    struct chop *bar = position;
    bar->side[move->part] = move->amount;
}

static void print_move(const void *position, const struct move *move, struct text *text) {
    text_addf(text, "%ss %" PRIu64, side_names[move->part], move->amount);
}

/* Reads "rows 2" and "column 3"; "cut after c 3", which keeps 3 columns; "cut off 2 rows" or
 * "remove the bottom row", which keeps the others; and "break off row 2", which keeps those before
 * it. The poisoned square is at the top left, so it is the bottom and the right that go. A number
 * that is too large becomes 0, which is not legal either. */
static bool parse_move(const void *position, enum player mover, const char *string,
                       struct move *move) {
    const struct chop *bar = position;
    bool rows = false, columns = false, has_verb = false, has_after = false, has_off = false;
    bool has_amount = false, is_amount_first = false, is_place = false;
    struct token before = {0}, far = {0};
    *move = (struct move){0};
    for (struct token word; (word = scan_piece(&string)).length > 0;) {
        const bool is_number = token_number(word, &move->amount) != TOKEN_NOT_A_NUMBER;
        const bool is_side = token_is_any(word, "rows row r columns column cols col c");
        const bool is_far = token_is_any(word, "last bottom right rightmost");
        const bool is_verb = token_is_any(word, "cut break chop snap throw remove take eat");
        if (is_number && has_amount) return false;
        if (is_side && (rows || columns)) return false;
        has_amount = has_amount || is_number;
        rows = rows || token_is_any(word, "rows row r");
        columns = columns || token_is_any(word, "columns column cols col c");
        if (is_number && !rows && !columns) is_amount_first = true;
        is_place = is_place || (is_number && token_is_any(before, "row column"));
        before = word;
        if (is_far) far = word;
        has_verb = has_verb || is_verb;
        has_after = has_after || token_is(word, "after");
        has_off = has_off || token_is_any(word, "off away remove");
        if (!is_far && !is_number && !is_side && !is_verb &&
            !token_is_any(word, "after off away the"))
            return false;
    }
    if (far.length > 0) {
        const bool is_side_of_it = token_is(far, "last") || token_is(far, "bottom") == rows;
        if (!is_side_of_it || !has_verb || has_after || is_place) return false;
        if (!has_amount) move->amount = 1;
        has_amount = has_off = true; /* it could not mean those that are kept */
    }
    if (columns) move->part = COLUMNS;
    const uint64_t side = bar->side[move->part];
    const bool is_there = move->amount > 0 && move->amount <= side;
    if (has_off && is_place)
        move->amount = is_there ? move->amount - 1 : 0;
    else if (has_off)
        move->amount = move->amount < side ? side - move->amount : 0;
    /* Without another word "2 rows" may be those that go. */
    const bool is_notation = !has_verb && !is_amount_first;
    return (rows || columns) && has_amount && (has_after || has_off || is_notation);
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    struct chop after = {{move->amount, move->amount}};
    text_add(text, "keep ");
    say_side(&after, move->part, text);
}

static enum canvas_mark square(const void *position, unsigned row, unsigned column) {
    const struct chop *bar = position;
    if (row >= bar->side[ROWS] || column >= bar->side[COLUMNS]) return MARK_GONE;
    return row == 0 && column == 0 ? MARK_POISON : MARK_SQUARE;
}

/* Draws what is left of the bar from which it was broken. Returns false if that was too large. */
static bool draw_broken(const struct chop *bar, const struct chop *before,
                        const struct style *style, struct canvas *canvas) {
    enum { MOST_LINES = 40, MOST_DRAWN = 1000 };
    return before->side[ROWS] <= MOST_LINES && before->side[COLUMNS] <= MOST_DRAWN &&
           board_draw(bar, (unsigned)before->side[ROWS], (unsigned)before->side[COLUMNS], square,
                      style, canvas);
}

static void draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct chop *bar = position, *before = style->before ? style->before : bar;
    const bool is_drawn = !style->plain && (draw_broken(bar, before, style, canvas) ||
                                            draw_broken(bar, bar, style, canvas));
    if (is_drawn) return;
    struct text *text = &canvas->words;
    const size_t from = text->length;
    text_add(text, "The bar has ");
    say_side(bar, ROWS, text);
    text_add(text, " and ");
    say_side(bar, COLUMNS, text);
    text_add_char(text, '.');
    text_wrap(text, from, canvas_fold_width(style), 0);
    if (!canvas_is_known(style, bar, sizeof *bar)) text_add(text, "Row 1, column 1 is poisoned.\n");
}

/* A tall bar is laid on its side. */
static void canonical(void *position) {
    struct chop *bar = position;
    if (bar->side[ROWS] <= bar->side[COLUMNS]) return;
    *bar = (struct chop){{bar->side[COLUMNS], bar->side[ROWS]}};
}

/* The bar as two Nim piles. */
static struct heaps heaps_of(const struct chop *bar) {
    return (struct heaps){.n = 2, .pile = {bar->side[ROWS] - 1, bar->side[COLUMNS] - 1}};
}

static enum nimm_status piles(struct nimm_solver *solver, const void *position,
                              struct piles *piles) {
    const struct heaps heaps = heaps_of(position);
    return heaps_piles(solver, &heaps, piles);
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct chop *bar = position;
    text_add(name, i == ROWS ? "Rows" : "Columns");
    text_addf(reason, "%" PRIu64 "%s", bar->side[i],
              bar->side[i] == 1 ? " only, which must stay" : ", but one must stay");
}

static enum nimm_status outcome(struct nimm_solver *solver, const void *position, enum player mover,
                                bool misere, enum outcome *outcome) {
    const struct heaps heaps = heaps_of(position);
    return game_nim.theory->outcome(solver, &heaps, mover, misere, outcome);
}

static enum nimm_status winning(struct nimm_solver *solver, const void *position, enum player mover,
                                bool misere, uint64_t value, struct move_list *list) {
    const struct chop *bar = position;
    const struct heaps heaps = heaps_of(bar);
    size_t i = list->n;
    enum nimm_status status = game_nim.theory->winning(solver, &heaps, mover, misere, value, list);
    for (; i < list->n; i++)
        list->moves[i].amount = bar->side[list->moves[i].part] - list->moves[i].amount;
    return status;
}

static const struct theory theory = {
    .disguise =
        "Breaking off rows never changes the number of columns, and vice versa: the rows minus one "
        "and the columns minus one are two Nim piles. A square bar is two equal piles.",
    .piles = piles,
    .describe = describe,
    .part_name = "side",
    .alike = "mirror images",
    .winning = winning,
    .outcome = outcome,
    .misere_rule = "Keep the bar square until your move would leave no side longer than 2: then "
                   "leave 1x2 or 2x1.",
};

const struct game game_chop = {
    .id = "chop",
    .title = "Chop",
    .move_rule = "Break the bar of chocolate along a line, and throw away the part without the "
                 "poisoned square.",
    .goal = "leaves only the poisoned square",
    .rules = "The poisoned square, X, is in the top left corner. A break goes straight from side "
             "to side.",
    .position_help = "rows x columns, such as 3x5",
    .move_help = "rows N or columns N",
    .move_prompt = "rows or columns, and how many to keep",
    .sample = "3x5",
    .reads_size = true,
    .canonical = canonical,
    .size = sizeof(struct chop),
    .parse = parse,
    .print = print,
    .parts = {"rows", {1, UINT64_MAX}, {3, 7}},
    .amount = {"columns", {1, UINT64_MAX}, {3, 8}},
    .random = random_start,
    .draw = draw,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = parse_move,
    .print_move = print_move,
    .say_move = say_move,
    .theory = &theory,
};
