/* SPDX-License-Identifier: MIT */
/* Pins in a row. Kayles: a move hits one pin or two neighbors. Dawson's Kayles: two neighbors, so
 * lone pins stay to the end.
 *
 * A hit splits its row in two, so the position is the sum of its runs of standing pins, each a pile
 * of the octal game 0.77 in Kayles (Dudeney 1908), of 0.07 in Dawson's Kayles (Dawson 1935; Guy and
 * Smith, "The G-values of various games", 1956).
 *
 * Move: part = the first pin hit, amount = how many fall, from that one on. */
#include <string.h>

#include "core/scan.h"
#include "core/text.h"
#include "games/canvas.h"
#include "games/game.h"

/* At most every other place starts a run, so the runs fit into struct piles. */
enum { ROW_MAX = 500 };

/* The amount of a move that names more than two pins, which is not legal. */
#define TOO_MANY UINT64_MAX

/* Without padding, so that equal rows are equal bytes. */
struct row {
    uint32_t n;
    uint32_t least_hit;        /* the fewest pins of a hit: 1 or 2; the most are always 2 */
    uint8_t standing[ROW_MAX]; /* 1 a pin that stands, 0 one that has fallen */
};

/* A maximal run of standing pins. */
struct run {
    uint32_t first, n;
};

/* Steps to the next run, from {0} on; false: there is no other. */
static bool next_run(const struct row *row, struct run *run) {
    uint32_t at = run->first + run->n;
    while (at < row->n && !row->standing[at]) at++;
    if (at == row->n) return false;
    *run = (struct run){.first = at};
    while (at + run->n < row->n && row->standing[at + run->n]) run->n++;
    return true;
}

static struct run nth_run(const struct row *row, size_t n) {
    struct run run = {0};
    for (size_t i = 0; i <= n; i++) next_run(row, &run);
    return run;
}

extern const struct game game_kayles, game_dawson;

static const struct game *game_of(const struct row *row) {
    return row->least_hit == 1 ? &game_kayles : &game_dawson;
}

/* Runs are piles of 0.77 where a lone pin can be hit, of 0.07 where only neighbors can. */
static const char *code_of(const struct row *row) {
    return row->least_hit == 1 ? "0.77" : "0.07";
}

static bool refuse_length(struct text *why) {
    return text_refuse(
        why,
        "a row has room for %d pins, gaps included: kayles-piles and dawson-piles take any number",
        ROW_MAX);
}

/* Counts the rows of each length. */
static void count_runs(const struct row *row, uint32_t runs[ROW_MAX + 1]) {
    memset(runs, 0, (ROW_MAX + 1) * sizeof *runs);
    for (struct run run = {0}; next_run(row, &run);) runs[run.n]++;
}

/* Adds a full row after what there is, with a gap between them. Returns false if it does not
 * fit. */
static bool add_full_row(struct row *row, uint64_t pins) {
    uint32_t gap = row->n > 0;
    if (row->n + gap > ROW_MAX || pins > ROW_MAX - row->n - gap) return false;
    row->n += gap;
    memset(row->standing + row->n, 1, (size_t)pins);
    row->n += (uint32_t)pins;
    return true;
}

/* A row in which no pin stands is one gap: every row has a place. */
static void add_gap_if_empty(struct row *row) {
    if (row->n == 0) row->n = 1;
}

static bool parse_numbers(const char *string, struct row *row, struct text *why) {
    uint64_t pins[ROW_MAX / 2];
    size_t n = scan_numbers(string, pins, ROW_MAX / 2, ROW_MAX, "number of pins", why);
    for (size_t i = 0; i < n; i++) {
        if (pins[i] == 0 && n > 1)
            return text_refuse(why, "\"0\" cannot be one of several rows: leave it out");
        if (!add_full_row(row, pins[i])) return refuse_length(why);
    }
    add_gap_if_empty(row);
    return n > 0;
}

static bool parse_pins(struct token pins, struct row *row, struct text *why) {
    for (size_t i = 0; i < pins.length; i++) {
        bool stands = pins.start[i] == 'i' || pins.start[i] == 'I';
        if (!stands && pins.start[i] != '.')
            return token_refuse(
                pins, why,
                " is not a row: at place %zu write i for a standing pin or . for a fallen one, "
                "such as ii.iii, or write rows as numbers of pins, such as 2,3",
                i + 1);
        if (i == ROW_MAX) return refuse_length(why);
        row->standing[i] = stands;
    }
    row->n = (uint32_t)pins.length;
    return true;
}

/* The parameter is the fewest pins of a hit. */
static bool set(const char *parameters, void *position, struct text *why) {
    ((struct row *)position)->least_hit = (uint32_t)(*parameters - '0');
    return true;
}

static bool parse(const char *string, void *position, struct text *why) {
    struct row *row = position;
    *row = (struct row){.least_hit = row->least_hit};
    struct token pins = token_trim(token_of(string));
    bool is_numbers = pins.length == 0 || strchr(",0123456789", *pins.start);
    return is_numbers ? parse_numbers(string, row, why) : parse_pins(pins, row, why);
}

static void print(const void *position, struct text *text) {
    const struct row *row = position;
    for (uint32_t i = 0; i < row->n; i++) text_add_char(text, row->standing[i] ? 'i' : '.');
}

/* "3,2,2": the runs that stand, the longest first; 0 where no pin stands. */
static void print_state(const void *position, struct text *text) {
    uint32_t runs[ROW_MAX + 1];
    uint64_t pins[ROW_MAX];
    size_t n = 0;
    count_runs(position, runs);
    for (uint32_t length = ROW_MAX; length > 0; length--)
        for (; runs[length] > 0; runs[length]--) pins[n++] = length;
    if (n == 0) text_add_char(text, '0');
    text_add_numbers(text, pins, n);
}

/* "a row of 3 and 2 rows of 1": the same in words. */
static void say_state(const void *position, struct text *text) {
    uint32_t runs[ROW_MAX + 1];
    size_t kinds = 0, said = 0;
    count_runs(position, runs);
    for (uint32_t length = 1; length <= ROW_MAX; length++) kinds += runs[length] > 0;
    if (kinds == 0) text_add(text, "no pin");
    for (uint32_t length = ROW_MAX; length > 0; length--) {
        if (runs[length] == 0) continue;
        text_add_between(text, said++, kinds, " and ");
        if (runs[length] == 1)
            text_addf(text, "a row of %u", (unsigned)length);
        else
            text_addf(text, "%u rows of %u", (unsigned)runs[length], (unsigned)length);
    }
}

static bool stand(const struct row *row, uint64_t first, uint64_t n) {
    if (first + n > row->n) return false;
    while (n > 0 && row->standing[first + n - 1]) n--;
    return n == 0;
}

static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct row *row = position;
    for (uint64_t at = moves->move.part; at < row->n; at++)
        for (uint64_t n = row->least_hit; n <= 2; n++) {
            bool is_next = at > moves->move.part || n > moves->move.amount;
            if (!is_next || !stand(row, at, n)) continue;
            moves->move = (struct move){.part = (uint32_t)at, .amount = n};
            return true;
        }
    return false;
}

static void print_move(const void *position, const struct move *move, struct text *text) {
    text_add_number(text, (uint64_t)move->part + 1);
    if (move->amount < 2) return;
    text_add_char(text, ' ');
    text_add_number(text, move->part + move->amount);
}

/* Says at which of two places no pin stands. Returns false if there is one at both. */
static bool refuse_gap(const struct row *row, uint64_t first, uint64_t last, struct text *why) {
    const bool has_first = row->standing[first], has_last = row->standing[last];
    if (!has_first && !has_last && first < last)
        text_addf(why, "No pin is standing at %u or %u. ", (unsigned)first + 1, (unsigned)last + 1);
    else if (!has_first || !has_last)
        text_addf(why, "No pin is standing at %u. ", (unsigned)(has_first ? last : first) + 1);
    return !has_first || !has_last;
}

static bool check(const void *position, enum player mover, const struct move *move,
                  struct text *why) {
    const struct row *row = position;
    const uint64_t first = move->part, last = first + move->amount - 1;
    const bool exists = first < row->n && move->amount <= row->n - first;
    const bool is_hit = move->amount >= row->least_hit && move->amount <= 2;
    const bool is_one_twice = move->amount == 0;
    if (move->amount == TOO_MANY) {
        text_add(why, "Two pins at most. ");
    } else if (!exists) {
        game_add_missing("pin", first < row->n ? last : first, row->n, why);
    } else if (is_one_twice && row->least_hit == 1 && row->standing[first]) {
        return text_refuse(why, "For just pin %u, type %u.", (unsigned)first + 1,
                           (unsigned)first + 1);
    } else if (move->amount >= row->least_hit && !refuse_gap(row, first, last, why)) {
        if (is_hit) return true;
        text_addf(why, "Pins %u and %u are not neighbors. ", (unsigned)first + 1,
                  (unsigned)last + 1);
    }
    return game_refuse_move(game_of(row), row, mover, "", why);
}

static void play(void *position, enum player mover, const struct move *move) {
    struct row *row = position;
    memset(row->standing + move->part, 0, (size_t)move->amount);
}

/* Reads numbers of pins, as in "3 4", "3 & 4" and "hit pins 3 and 4", and returns how many they
 * are; the first two are put into `pins`. Returns 0 if the line has anything else. */
static size_t scan_pins(const char *string, uint64_t pins[2], bool *has_words) {
    size_t n = 0;
    *has_words = false;
    for (struct token word; (word = scan_token(&string, ",:&")).length > 0;) {
        uint64_t pin = UINT64_MAX;
        if (token_is_any(word, n > 0 ? "and" : "hit pin pins")) {
            *has_words = true;
            continue;
        }
        if (token_number(word, &pin) == TOKEN_NOT_A_NUMBER) return 0;
        if (n < 2) pins[n] = pin;
        n++;
    }
    return n;
}

/* Reads one pin, or two in either order. The same pin twice is a move of no pins, which is not
 * legal. */
static bool read_pins(const char *string, bool may_have_words, struct move *move) {
    uint64_t pins[2];
    bool has_words;
    const size_t n = scan_pins(string, pins, &has_words);
    *move = (struct move){.amount = TOO_MANY};
    if (n > 2) return true;
    if (has_words && (n < 2 || !may_have_words)) return false; /* "3 pins" is not pin 3 */
    if (n == 0 || (n == 2 && pins[1] == 0)) return false;
    const uint64_t first = pins[0] < UINT32_MAX ? (uint32_t)(pins[0] - 1) : UINT32_MAX - 1;
    const uint64_t last = n == 2 ? pins[1] - 1 : first;
    const uint64_t low = first < last ? first : last, high = first < last ? last : first;
    *move = (struct move){.part = (uint32_t)low, .amount = high - low + 1};
    if (n == 2 && first == last) move->amount = 0;
    return true;
}

static bool parse_move(const void *position, enum player mover, const char *string,
                       struct move *move) {
    return read_pins(string, false, move);
}

/* Reads "hit pins 2 and 3" where it is like no legal move, as one of the pins is down. */
static bool parse_words(const void *position, enum player mover, const char *string,
                        struct move *move) {
    return read_pins(string, true, move);
}

/* Once only lone pins stand, no two are neighbors. */
static const char *prompt_at(const void *position) {
    for (struct run run = {0}; next_run(position, &run);)
        if (run.n > 1) return game_kayles.move_prompt;
    return "one pin number";
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    text_addf(text, "hit pin%s %u", move->amount > 1 ? "s" : "", (unsigned)move->part + 1);
    if (move->amount < 2) return;
    text_add(text, " and ");
    text_add_number(text, move->part + move->amount);
}

/* Each pin with its number under it. */
static void draw_line(const struct row *row, uint32_t from, uint32_t to, unsigned cell,
                      const struct row *before, struct canvas *canvas) {
    if (from > 0 && !canvas->is_paper) text_add_char(&canvas->words, '\n');
    for (uint32_t i = from; i < to; i++) {
        enum canvas_mark mark = row->standing[i] ? MARK_PIN : MARK_GONE;
        if (before->standing[i] && !row->standing[i]) mark = MARK_HIT;
        canvas_add_mark(canvas, cell, mark);
    }
    text_add_char(&canvas->words, '\n');
    for (uint32_t i = from + 1; i <= to; i++) canvas_add_number(canvas, 1, cell, i);
    text_add_char(&canvas->words, '\n');
}

/* "pins 1, 2 and 4 to 6" */
static void say(const void *position, struct text *text) {
    uint32_t first[ROW_MAX] = {0}, last[ROW_MAX] = {0}, n = 0;
    for (struct run run = {0}; next_run(position, &run);)
        for (uint32_t at = run.first; at < run.first + run.n; at = last[n++]) {
            first[n] = at + 1;
            last[n] = run.n > 2 ? run.first + run.n : at + 1;
        }
    const bool is_one = n == 1 && first[0] == last[0];
    if (n == 0)
        text_add(text, "no pin");
    else
        text_add(text, is_one ? "pin " : "pins ");
    for (uint32_t i = 0; i < n; i++) {
        text_add_between(text, i, n, " and ");
        text_add_number(text, first[i]);
        if (last[i] > first[i]) text_addf(text, " to %u", (unsigned)last[i]);
    }
}

static void draw_plain(const struct row *row, struct text *text) {
    size_t start = text->length;
    for (struct run run = {0}; next_run(row, &run);)
        if (run.n == 1)
            text_addf(text, "Pin %u stands alone.\n", (unsigned)run.first + 1);
        else
            text_addf(text, "Pins %u %s %u stand.\n", (unsigned)run.first + 1,
                      run.n == 2 ? "and" : "to", (unsigned)(run.first + run.n));
    if (text->length == start) text_add(text, "No pin stands.\n");
}

/* Where a line that begins here ends: at a gap of the row with which the game began, if there is
 * one in the second half of the line, or at a round number. */
static uint32_t end_of_line(const struct row *start, uint32_t from, uint32_t most) {
    if (start->n - from <= most) return start->n;
    for (uint32_t end = from + most; end > from + most / 2; end--)
        if (!start->standing[end - 1] || !start->standing[end]) return end;
    return from + most - most % (most < 10 ? 5 : 10);
}

static void draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct row *row = position;
    if (style->plain) {
        draw_plain(row, &canvas->words);
        return;
    }
    const struct row *before = style->before ? style->before : row;
    const struct row *start = style->start ? style->start : row;
    const unsigned cell = canvas->is_paper ? 2 : text_digits(row->n) + 1;
    for (uint32_t from = 0, end; from < row->n; from = end) {
        end = end_of_line(start, from, style->width / cell);
        draw_line(row, from, end, cell, before, canvas);
        /* On paper the end of a line is gap enough. */
        while (canvas->is_paper && end + 1 < row->n && !start->standing[end]) end++;
    }
}

static void canonical(void *position) {
    struct row *row = position;
    uint32_t runs[ROW_MAX + 1];
    count_runs(row, runs);
    *row = (struct row){.least_hit = row->least_hit};
    for (uint32_t n = row->least_hit; n <= ROW_MAX; n++)
        for (; runs[n] > 0; runs[n]--) add_full_row(row, n);
    add_gap_if_empty(row);
}

static enum nimm_status piles(struct nimm_solver *solver, const void *position,
                              struct piles *piles) {
    const struct row *row = position;
    enum nimm_status status = NIMM_OK;
    piles->n = 0;
    for (struct run run = {0}; status == NIMM_OK && next_run(row, &run);)
        status = octal_value_of(solver, code_of(row), run.n, &piles->value[piles->n++]);
    return status;
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct row *row = position;
    const struct run run = nth_run(row, i);
    text_addf(name, run.n == 1 ? "Pin %u" : "Pins %u", (unsigned)run.first + 1);
    if (run.n > 1) text_addf(name, "-%u", (unsigned)(run.first + run.n));
    if (run.n < row->least_hit)
        text_add(reason, "a lone pin, which nobody can hit");
    else
        text_addf(reason, run.n == 1 ? "a row of %u pin" : "a row of %u pins", (unsigned)run.n);
}

static const struct game *part(const void *position, size_t i, void *alone) {
    const struct row *row = position;
    struct row *single = alone;
    const struct run run = nth_run(row, i);
    *single = (struct row){.n = run.n, .least_hit = row->least_hit};
    memset(single->standing, 1, run.n);
    return game_of(row);
}

static size_t changes(const void *position, const struct move *move) {
    struct run run = {0};
    size_t i = 0;
    while (next_run(position, &run) && run.first + run.n <= move->part) i++;
    return i;
}

static bool code(const void *position, struct octal_code *code, uint64_t *period) {
    return octal_parse(code_of(position), code, NULL);
}

/* What the theories of the two games have in common. */
#define ROW_THEORY                                                                                 \
    .piles = piles, .describe = describe, .part_name = "row", .alike = "rows in another order",    \
    .part = part, .changes = changes, .code = code

/* What the two games have in common. */
#define ROW                                                                                        \
    .position_help =                                                                               \
        "the row as it stands, i for a pin and . for a fallen one, such as ii.iii; or a number "   \
        "of pins, such as 6; or several rows, such as 2,3",                                        \
    .sample = "iiiii.iii", .large_misere = "25", .canonical = canonical,                           \
    .size = sizeof(struct row), .set = set, .parse = parse, .print = print,                        \
    .print_state = print_state, .say_state = say_state, .say = say, .reads_one_pile = true,        \
    .notation_is_clear = true, .parts = {"rows", {1, ROW_MAX / 2}, {2, 3}},                        \
    .easy = {{1, 1}, {5, 9}}, .draw = draw, .check = check, .moves = moves, .play = play,          \
    .parse_move = parse_move, .parse_words = parse_words, .print_move = print_move,                \
    .say_move = say_move

static const struct theory kayles_theory = {
    .disguise =
        "A hit leaves at most two rows, and what happens in one never affects the other: each row "
        "is equal to a Nim pile.",
    .first_values = "Rows of 1 to 8 pins are worth 1, 2, 3, 1, 4, 3, 2, 1.",
    ROW_THEORY,
};

const struct game game_kayles = {
    .id = "kayles",
    .title = "Kayles",
    .move_rule = "Hit one pin, or two that stand side by side.",
    .goal = "hits the last pin",
    .rules = "A pin that is hit falls. Pins with a gap between them do not stand side by side.",
    .move_help = "PIN or PIN PIN",
    .move_prompt = "one or two pin numbers",
    .prompt_at = prompt_at,
    .parameters = "1",
    .is_offered = true,
    .amount = {"pins for each row", {1, ROW_MAX}, {3, 8}},
    ROW,
    .theory = &kayles_theory,
};

static const struct theory dawson_theory = {
    .disguise =
        "A hit leaves at most two rows, and what happens in one never affects the other: each row "
        "is equal to a Nim pile.",
    .first_values = "Rows of 1 to 8 pins are worth 0, 1, 1, 2, 0, 3, 1, 1.",
    ROW_THEORY,
};

const struct game game_dawson = {
    .id = "dawson",
    .title = "Dawson's Kayles",
    .move_rule = "Hit two pins that stand side by side.",
    .goal = "makes the last hit",
    .rules = "A pin that is hit falls. Pins with a gap between them do not stand side by side, and "
             "a pin without a neighbor cannot be hit anymore.",
    .move_help = "PIN PIN",
    .move_prompt = "two pin numbers",
    .parameters = "2",
    .amount = {"pins for each row", {1, ROW_MAX}, {3, 10}},
    ROW,
    .theory = &dawson_theory,
};
