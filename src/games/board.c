/* SPDX-License-Identifier: MIT */
#include "games/board.h"

#include <string.h>

#include "core/scan.h"
#include "core/text.h"

static bool parse_side(struct token token, const char *what, uint64_t most, uint64_t *side,
                       struct text *why) {
    return token_number_in(token, 1, most, side) ||
           token_refuse(token, why,
                        " is not a number of %s from 1 to %" PRIu64 ": write a size such as 3x5",
                        what, most);
}

bool board_parse_sides(const char *string, uint64_t most_rows, uint64_t most_columns,
                       uint64_t *rows, uint64_t *columns, struct text *why) {
    static const char times[] = "xX*,";
    const char *at = string;
    const struct token first = scan_token(&at, times), last = scan_token(&at, times);
    if (last.length == 0 || scan_token(&at, times).length > 0 ||
        scan_misplaces(token_of(string), times))
        return token_refuse(token_of(string), why,
                            " is not a size: write rows and columns, such as 3x5");
    return parse_side(first, "rows", most_rows, rows, why) &&
           parse_side(last, "columns", most_columns, columns, why);
}

void board_random_sides(const struct shape *shape, struct random *random, uint64_t *rows,
                        uint64_t *columns) {
    *rows = random_between(random, shape->parts.low, shape->parts.high);
    *columns = random_between(random, shape->amount.low, shape->amount.high);
}

static bool scan_square(const char *string, const char *separators, struct move *move) {
    const char *after = string;
    if (token_is(scan_token(&after, separators), "square")) string = after;
    if (game_scan_move(string, separators, false, move) == 0) return false;
    *move = (struct move){.part = move->part, .where = move->amount - 1};
    return true;
}

bool board_parse_move(const void *position, enum player mover, const char *string,
                      struct move *move) {
    return scan_square(string, ",:", move);
}

bool board_parse_square(const void *position, enum player mover, const char *string,
                        struct move *move) {
    return scan_square(string, ",:xX", move);
}

bool board_is_far(struct token word) {
    return token_is_any(word, "all the way as far I can you could she it goes possible");
}

void board_print_move(const void *position, const struct move *move, struct text *text) {
    text_addf(text, "%u %u", (unsigned)move->part + 1, (unsigned)move->where + 1);
}

/* The column numbers, each ending above its column; on a crowded board only 1 and every fifth. */
static void draw_columns(unsigned columns, unsigned cell, unsigned margin, struct canvas *canvas) {
    unsigned cells = canvas->is_paper; /* one for the numbers of the rows */
    if (!canvas->is_paper) text_add_repeated(&canvas->words, " ", margin);
    for (unsigned column = 1; column <= columns; column++) {
        cells++;
        if (cell == 1 && column > 1 && column % 5 != 0) continue;
        canvas_add_number(canvas, cells, cell, column);
        cells = 0;
    }
    text_add_char(&canvas->words, '\n');
}

bool board_draw(const void *position, unsigned rows, unsigned columns, board_square *square,
                const struct style *style, struct canvas *canvas) {
    struct text *text = &canvas->words;
    unsigned margin = (unsigned)strlen("Row  :") + text_digits(rows),
             cell = text_digits(columns) + 1;
    if (canvas->is_paper) margin = cell = 2;
    if (margin + cell * columns > style->width) {
        cell = 1;
        margin++;
    }
    if (margin + cell * columns > style->width) return false;
    draw_columns(columns, cell, margin, canvas);
    for (unsigned row = 0; row < rows; row++) {
        if (canvas->is_paper)
            canvas_add_number(canvas, 1, 0, row + 1);
        else
            text_addf(text, "Row %*u :%s", (int)text_digits(rows), row + 1, cell == 1 ? " " : "");
        for (unsigned column = 0; column < columns; column++) {
            enum canvas_mark mark = square(position, row, column);
            if (mark == MARK_NONE) break;
            canvas_add_mark(canvas, cell, mark);
        }
        text_add_char(text, '\n');
    }
    return true;
}
