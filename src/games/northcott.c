/* SPDX-License-Identifier: MIT */
/* Northcott's Game: a white and a black coin in each row; move your own coin any distance within
 * its row, not onto or over the other one. Whoever cannot move loses.
 *
 * The gaps, the empty squares between the two coins of a row, decide like Nim piles: a position is
 * lost for the player to move exactly when their nim-sum is 0 (Winning Ways, chapter 3). An advance
 * closes a gap as a Nim move takes stones; a retreat widens it, and the winner's coin can always
 * follow by as many squares. So the winner only ever advances, the other player can retreat no
 * farther than the edge, and the game ends.
 *
 * Move: part = the row, where = the column to move to. */
#include <inttypes.h>
#include <string.h>

#include "core/nim.h"
#include "core/scan.h"
#include "core/text.h"
#include "games/board.h"

enum { MOST_ROWS = 16, MOST_COLUMNS = 64, WHITE = PLAYER_1, BLACK = PLAYER_2 };

struct northcott {
    uint8_t rows;
    uint8_t columns;
    uint8_t coin[2][MOST_ROWS]; /* by player: the column of the coin in each row */
};

extern const struct game game_northcott;

static unsigned gap(const struct northcott *board, size_t row) {
    unsigned white = board->coin[WHITE][row], black = board->coin[BLACK][row];
    return (white < black ? black - white : white - black) - 1;
}

/* The columns from *first to *last that the mover's coin in this row can reach, and its own among
 * them. */
static void reach(const struct northcott *board, enum player mover, size_t row, unsigned *first,
                  unsigned *last) {
    unsigned own = board->coin[mover][row], other = board->coin[!mover][row];
    *first = other < own ? other + 1 : 0;
    *last = other < own ? board->columns - 1U : other - 1;
}

static bool is_open(const struct northcott *board, enum player mover, size_t row, uint64_t column) {
    unsigned first, last;
    reach(board, mover, row, &first, &last);
    return column >= first && column <= last && column != board->coin[mover][row];
}

static bool parse_row(struct northcott *board, struct token token, struct text *why) {
    unsigned coins[2] = {0, 0}, others = 0;
    if (board->rows == MOST_ROWS)
        return text_refuse(why, "too many rows: at most %d fit here", MOST_ROWS);
    if (token.length > MOST_COLUMNS)
        return token_refuse(token, why, " has %zu squares: at most %d fit in a row", token.length,
                            MOST_COLUMNS);
    for (size_t i = 0; i < token.length; i++) {
        const char c = token.start[i];
        const unsigned player = c == 'W' || c == 'w' ? WHITE : BLACK;
        if (strchr("WwBb", c)) {
            coins[player]++;
            board->coin[player][board->rows] = (uint8_t)i;
        } else {
            others += c != '.';
        }
    }
    if (coins[WHITE] != 1 || coins[BLACK] != 1 || others > 0)
        return token_refuse(token, why,
                            " is not a row: write one W, one B and . for each empty square");
    if (board->rows > 0 && token.length != board->columns)
        return token_refuse(token, why,
                            " has %zu squares and row 1 has %u: make all rows equally long",
                            token.length, (unsigned)board->columns);
    board->columns = (uint8_t)token.length;
    board->rows++;
    return true;
}

static bool parse(const char *string, void *position, struct text *why) {
    struct northcott *board = position;
    memset(board, 0, sizeof *board);
    if (scan_misplaces(token_of(string), "/,")) {
        text_add(why, "a row is missing in ");
        return token_refuse(token_of(string), why,
                            ": write the rows from the top down, such as W..B/.B.W");
    }
    for (struct token token; (token = scan_token(&string, "/,")).length > 0;)
        if (!parse_row(board, token, why)) return false;
    return true;
}

/* A board, and the one that it came from. */
struct moved {
    const struct northcott *now, *before;
};

static enum canvas_mark square(const void *position, unsigned row, unsigned column) {
    const struct moved *moved = position;
    if (moved->now->coin[WHITE][row] == column) return MARK_WHITE;
    if (moved->now->coin[BLACK][row] == column) return MARK_BLACK;
    if (moved->before->coin[WHITE][row] == column) return MARK_WHITE_LEFT;
    return moved->before->coin[BLACK][row] == column ? MARK_BLACK_LEFT : MARK_FREE;
}

static void print(const void *position, struct text *text) {
    const struct northcott *board = position;
    for (unsigned row = 0; row < board->rows; row++) {
        if (row > 0) text_add_char(text, '/');
        size_t start = text->length;
        text_add_repeated(text, ".", board->columns);
        text->data[start + board->coin[WHITE][row]] = 'W';
        text->data[start + board->coin[BLACK][row]] = 'B';
    }
}

/* Puts the coins of a row on two of its squares. */
static void draw_coins(struct northcott *board, size_t row, struct random *random) {
    const uint64_t white = random_between(random, 0, board->columns - 1U);
    const uint64_t black = random_between(random, 0, board->columns - 2U);
    board->coin[WHITE][row] = (uint8_t)white;
    board->coin[BLACK][row] = (uint8_t)(black + (black >= white));
}

static bool random_start(const struct shape *shape, struct random *random, void *position,
                         struct text *why) {
    struct northcott *board = position;
    uint64_t rows, columns;
    board_random_sides(shape, random, &rows, &columns);
    memset(board, 0, sizeof *board);
    board->rows = (uint8_t)rows;
    board->columns = (uint8_t)columns;
    bool has_closed = false; /* a row whose coins touch: one is enough, as nothing is won there */
    for (size_t row = 0; row < board->rows; row++) {
        const bool is_apart = has_closed && board->columns > 2;
        do draw_coins(board, row, random);
        while (is_apart && gap(board, row) == 0);
        has_closed |= gap(board, row) == 0;
    }
    return true;
}

/* Where a coin goes: forward is toward the other coin of its row. */
enum way { NO_WAY, WAY_LEFT, WAY_RIGHT, WAY_FORWARD, WAY_BACK };

/* The part of a move that names no row; then amount = the steps, 0 if nothing says how many, and
 * where = the way. It is never legal. */
#define NO_ROW (UINT32_MAX - 2)

static bool goes_right(const struct northcott *board, enum player mover, size_t row, enum way way) {
    const bool faces_right = board->coin[!mover][row] > board->coin[mover][row];
    return way == WAY_RIGHT || (way == WAY_FORWARD && faces_right) ||
           (way == WAY_BACK && !faces_right);
}

/* A column to the left of the board, as MOST_COLUMNS is one to the right of it. */
#define OFF_LEFT (UINT64_MAX - 1)

/* Returns the column where the mover's coin comes to stand, which may be off the board. */
static uint64_t column_after(const struct northcott *board, enum player mover, size_t row,
                             enum way way, uint64_t steps) {
    const uint64_t here = board->coin[mover][row];
    if (goes_right(board, mover, row, way)) return here + steps;
    return steps <= here ? here - steps : OFF_LEFT;
}

/* Returns how many rows have this move, and the first of them. */
static size_t find_rows(const struct northcott *board, enum player mover, enum way way,
                        uint64_t steps, size_t *first) {
    size_t n = 0;
    for (size_t row = board->rows; row-- > 0;) {
        if (!is_open(board, mover, row, column_after(board, mover, row, way, steps))) continue;
        *first = row;
        n++;
    }
    return n;
}

/* What is said of a move: 0 for a number that is missing. */
struct said {
    uint64_t row, before, after; /* after the word row; and before and after the way */
    enum way way;
    bool is_far; /* as far as the coin can go */
};

/* Returns the way that the word means. */
static enum way way_of(struct token word) {
    if (token_is(word, "left")) return WAY_LEFT;
    if (token_is(word, "right")) return WAY_RIGHT;
    if (token_is_any(word, "forward forwards")) return WAY_FORWARD;
    return token_is_any(word, "back backward backwards") ? WAY_BACK : NO_WAY;
}

/* Reads "row 1 right 2", "right 2 in the top row" or "1 back 3", all or part of it; and "all the
 * way left in row 5", "5 up to black", which goes forward, or "row 2 as far as I can". Returns
 * false for other words, and for "back" alone, which takes a move back. */
static bool read_steps(const struct northcott *board, const char *string, struct said *said) {
    bool follows_row = false, is_next = false;
    *said = (struct said){0};
    for (struct token word; (word = scan_token(&string, ",")).length > 0;) {
        uint64_t *number = said->way != NO_WAY ? &said->after : &said->before;
        const enum way way = way_of(word);
        if (way != NO_WAY && said->way != NO_WAY && way != said->way) return false;
        if (way != NO_WAY) said->way = way;
        if (follows_row) number = &said->row;
        follows_row = token_is_any(word, "row in");
        if (token_is(word, "top")) said->row = 1;
        if (token_is_any(word, "bottom last")) said->row = board->rows;
        if (token_is(word, "middle") && board->rows % 2 == 1) said->row = board->rows / 2 + 1;
        said->is_far = said->is_far || token_is_any(word, "way far");
        is_next = is_next || token_is_any(word, "up next until touching");
        if (way != NO_WAY || board_is_far(word) ||
            token_is_any(word, "move slide go my coin in row to square squares step steps up next "
                               "until touching white black other top middle bottom last"))
            continue;
        if (*number > 0 || token_number(word, number) != TOKEN_NUMBER || *number == 0) return false;
    }
    const bool has_number = said->row > 0 || said->before > 0 || said->after > 0;
    said->is_far = said->is_far || is_next;
    if (is_next && said->way == NO_WAY) said->way = WAY_FORWARD;
    return (said->way != NO_WAY || said->is_far) && (said->way != WAY_BACK || has_number);
}

/* Returns the column to which the coin goes if nothing says how far: the end of its way, or the
 * only square there. Returns a column off the board, on that side, if there is none, or if the way
 * is not said and it can go both ways. */
static uint64_t end_of_way(const struct northcott *board, enum player mover, size_t row,
                           const struct said *said) {
    const unsigned here = board->coin[mover][row];
    unsigned first, last;
    reach(board, mover, row, &first, &last);
    if (said->way == NO_WAY && first == here) return last;
    if (said->way == NO_WAY && last == here) return first;
    const bool is_right = goes_right(board, mover, row, said->way);
    const unsigned end = is_right ? last : first, steps = is_right ? last - here : here - first;
    const bool is_clear = said->way != NO_WAY && steps > 0 && (said->is_far || steps == 1);
    if (is_clear) return end;
    return is_right || said->way == NO_WAY ? MOST_COLUMNS : OFF_LEFT;
}

/* Reads a move as it is said: "row 1 right 2", "right 2 in row 1", "1 left 3"; "move right 2", if
 * one row alone has such a move; and, to be refused, "row 1 left", "right" or "2 right". Returns
 * false if the line is none of these. */
static bool parse_steps(const struct northcott *board, enum player mover, const char *string,
                        struct move *move) {
    struct said said;
    size_t only = 0;
    if (!read_steps(board, string, &said)) return false;
    const bool is_only_row = board->rows == 1 && said.before == 1;
    const bool begins_with_row =
        said.row == 0 && said.before > 0 && (said.after > 0 || said.is_far || is_only_row);
    uint64_t row = begins_with_row ? said.before : said.row;
    const uint64_t steps = said.after > 0 || begins_with_row ? said.after : said.before;
    const bool is_clear = said.after > 0 || board->rows == 1;
    if (row == 0 && board->rows == 1) row = 1;
    if (row == 0 && is_clear && find_rows(board, mover, said.way, steps, &only) == 1)
        row = only + 1;
    *move = (struct move){.part = NO_ROW, .where = said.way, .amount = said.is_far ? 1 : steps};
    if (row == 0) return true;
    *move = (struct move){.part = row < NO_ROW ? (uint32_t)row - 1 : UINT32_MAX - 1};
    if (row > board->rows) return true;
    if (steps == 0)
        move->where = end_of_way(board, mover, move->part, &said);
    else
        move->where = column_after(board, mover, move->part, said.way, steps);
    return true;
}

static bool parse_move(const void *position, enum player mover, const char *string,
                       struct move *move) {
    return parse_steps(position, mover, string, move) ||
           board_parse_move(position, mover, string, move);
}

/* Asks for the row of a move that could be one in several rows, or is one in none. */
static bool refuse_without_row(const struct northcott *board, enum player mover,
                               const struct move *move, struct text *why) {
    static const char *const ways[] = {
        [WAY_LEFT] = "left", [WAY_RIGHT] = "right", [WAY_FORWARD] = "forward", [WAY_BACK] = "back"};
    const enum way way = move->where == NO_WAY ? WAY_FORWARD : (enum way)move->where;
    const uint64_t steps = move->amount > 0 ? move->amount : 1;
    size_t row = 0;
    if (find_rows(board, mover, way, steps, &row) == 0) {
        text_add(why, "None of your coins can go so far. ");
        return game_refuse_move(&game_northcott, board, mover, "", why);
    }
    text_add(why, move->amount > 0 ? "In which row? " : "In which row, and how far? ");
    return text_refuse(why, "Type, for example, row %zu %s %" PRIu64 ".", row + 1, ways[way],
                       steps);
}

static bool check(const void *position, enum player mover, const struct move *move,
                  struct text *why) {
    const struct northcott *board = position;
    if (move->part == NO_ROW) return refuse_without_row(board, mover, move, why);
    const unsigned row = (unsigned)move->part + 1;
    const bool exists = move->part < board->rows;
    unsigned first = 0, last = 0;
    if (exists) reach(board, mover, move->part, &first, &last);
    if (first == last) {
        if (exists)
            text_addf(why, "Your coin in row %u cannot move. ", row);
        else
            game_add_missing("row", move->part, board->rows, why);
        return game_refuse_move(&game_northcott, board, mover, "", why);
    }
    if (is_open(board, mover, move->part, move->where)) return true;
    if (move->where == board->coin[!mover][move->part]) text_add(why, "The other coin is there. ");
    const unsigned here = board->coin[mover][move->part], end = (here < last ? last : first) + 1;
    const bool is_left = move->where < here || move->where == OFF_LEFT;
    const bool is_blocked = is_left ? first == here : last == here;
    if (is_blocked)
        return text_refuse(why,
                           "Your coin in row %u cannot go %s: it can go %s, as far as column %u.",
                           row, is_left ? "left" : "right", is_left ? "right" : "left", end);
    text_addf(why, "Your coin in row %u stands in column %u: it can go as far as column ", row,
              here + 1);
    if (first < here && here < last) text_addf(why, "%u or ", first + 1);
    return text_refuse(why, "%u.", end);
}

/* state[0] is the square to look at next, counted along the rows. */
static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct northcott *board = position;
    while (moves->state[0] < (uint64_t)board->rows * board->columns) {
        size_t row = (size_t)(moves->state[0] / board->columns);
        uint64_t column = moves->state[0]++ % board->columns;
        if (!is_open(board, mover, row, column)) continue;
        moves->move = (struct move){.part = (uint32_t)row, .where = column};
        return true;
    }
    return false;
}

static void play(void *position, enum player mover, const struct move *move) {
    struct northcott *board = position;
    board->coin[mover][move->part] = (uint8_t)move->where;
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    text_addf(text, "move to column %u in row %u", (unsigned)move->where + 1,
              (unsigned)move->part + 1);
}

/* "gaps of 3, 0 and 1" */
static void say(const void *position, struct text *text) {
    const struct northcott *board = position;
    uint64_t gaps[PILES_MAX];
    for (size_t row = 0; row < board->rows; row++) gaps[row] = gap(board, row);
    text_add(text, board->rows == 1 ? "a gap of " : "gaps of ");
    text_add_choice(text, gaps, board->rows, " and ");
}

static void draw_in_words(const struct northcott *board, struct text *text) {
    text_addf(text, "Columns go from 1 to %u.\n", (unsigned)board->columns);
    for (size_t row = 0; row < board->rows; row++)
        text_addf(text, "Row %zu: white %u, black %u, gap %u.\n", row + 1,
                  board->coin[WHITE][row] + 1U, board->coin[BLACK][row] + 1U, gap(board, row));
}

static void draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct northcott *board = position;
    const struct moved moved = {board, style->before ? style->before : board};
    bool drawn =
        !style->plain && board_draw(&moved, board->rows, board->columns, square, style, canvas);
    if (!drawn) draw_in_words(board, &canvas->words);
    if (drawn && canvas->is_paper) return;
    const size_t from = canvas->words.length;
    text_addf(&canvas->words,
              drawn ? "White (W) is %s, black (B) is %s." : "White is %s, black is %s.",
              style->names ? style->names[WHITE] : "player 1",
              style->names ? style->names[BLACK] : "player 2");
    text_wrap(&canvas->words, from, canvas_fold_width(style), 0);
}

static enum nimm_status piles(struct nimm_solver *solver, const void *position,
                              struct piles *piles) {
    const struct northcott *board = position;
    piles->n = board->rows;
    for (size_t i = 0; i < piles->n; i++) piles->value[i] = gap(board, i);
    return NIMM_OK;
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct northcott *board = position;
    text_addf(name, "Row %zu", i + 1);
    if (gap(board, i) == 0)
        text_add(reason, "no gap");
    else
        text_addf(reason, "a gap of %u", gap(board, i));
}

/* A move that closes a gap does; after a retreat the opponent can follow. */
static bool advances(struct nimm_solver *solver, const void *position, enum player mover,
                     bool misere, const struct move *move) {
    struct northcott after = *(const struct northcott *)position;
    unsigned before = gap(&after, move->part);
    play(&after, mover, move);
    return gap(&after, move->part) < before;
}

static const struct theory theory = {
    .disguise = "Only the gaps between the two coins of each row count: closing a gap by some "
                "squares is like taking that many stones from a pile. A retreat may win, but "
                "it never saves a lost position: the other coin can follow just as far, and no "
                "coin can retreat forever.",
    .piles = piles,
    .describe = describe,
    .part_name = "row",
    .advances = advances,
};

const struct game game_northcott = {
    .id = "northcott",
    .title = "Northcott's Game",
    .move_rule = "Slide your coin in one row left or right, but not onto or past the other coin.",
    .goal = "makes the last move",
    .rules = "In every row player 1 has the white coin (W) and player 2 the black one (B).",
    .paper_rules = "In every row player 1 has the white coin and player 2 the black one.",
    .side = "the white coins",
    .colors = {"white", "black"},
    .position_help = "the rows from the top down, W white, B black, . empty, such as W..B/.B.W",
    .move_help = "ROW COLUMN",
    .move_prompt = "row and column",
    .sample = "W...B./.B..W./W.B...",
    .partisan = true,
    .size = sizeof(struct northcott),
    .parse = parse,
    .print = print,
    .say = say,
    .parts = {"rows", {1, MOST_ROWS}, {3, 5}},
    .amount = {"columns", {3, MOST_COLUMNS}, {6, 8}},
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
