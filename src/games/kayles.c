/* SPDX-License-Identifier: MIT */
/* Kayles: pins stand in a row; a move hits one pin or two neighbours.
 *
 * A hit splits its row in two, so the position is the sum of its runs of standing pins, each a pile of the
 * octal game 0.77 (Dudeney 1908; Guy and Smith, "The G-values of various games", 1956). */
#include "games/row.h"

static const struct row_rules rules = {
    .code = {.n = 2, .take = {1, 2}, .digit = {7, 7}},
    .request = "one pin or two neighbours",
    .parts = {2, 3},
    .amount = {3, 8},
};

static bool random_start(const char *parameters, const struct shape *shape, struct random *random,
                         void *position, struct text *why) {
    (void)parameters;
    return row_random(&rules, shape, random, position, why);
}

static bool check(const void *position, unsigned mover, const struct move *move, struct text *why) {
    (void)mover;
    return row_check(&rules, position, move, why);
}

static bool moves(const void *position, unsigned mover, struct moves *moves) {
    (void)mover;
    return row_moves(&rules, position, moves);
}

static bool parse_move(const void *position, unsigned mover, const char *string, struct move *move,
                       struct text *why) {
    (void)mover;
    return row_parse_move(&rules, position, string, move, why);
}

static enum solve_status piles(struct solver *solver, const void *position, struct piles *piles) {
    return row_piles(&rules, solver, position, piles);
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    row_describe(&rules, position, i, name, reason);
}

static enum solve_status winning(struct solver *solver, const void *position, unsigned mover, bool misere,
                                 uint64_t value, struct move_list *list) {
    (void)mover;
    return misere ? SOLVE_NO_ANSWER : row_winning(&rules, solver, position, value, list);
}

static bool code(const void *position, struct octal_code *code) {
    (void)position;
    *code = rules.code;
    return true;
}

static void canonical(void *position) {
    row_canonical(&rules, position);
}

const struct game game_kayles = {
    .id = "kayles",
    .title = "Kayles",
    .rules = "Pins stand in a row. Two players take turns; a move hits one pin, or two pins that stand side "
             "by side, "
             "and they fall. Whoever knocks down the last pin wins.",
    .position_help =
        "the row as it stands, i for a pin and . for a fallen one, as ii.iii; or a number of pins, as 6; or "
        "several rows, as 2,3",
    .move_help = "PIN or PIN PIN, as 4 or 4 5: pin 4, or the neighbours 4 and 5",
    .move_prompt = "pin, or two neighbours",
    .sample = "iiiii.iii",
    .flags = GAME_HEAPS,
    .size = sizeof(struct row),
    .disguise = "A hit splits its row in two, and what happens in one part never touches the other: each run "
                "of standing "
                "pins is a Nim pile of its own. A run of 1, 2, 3, 4, 5, 6, 7, 8 pins is a pile of 1, 2, 3, "
                "1, 4, 3, 2, 1 "
                "stones: the smallest number that no single hit leaves.",
    .parse = row_parse,
    .print = row_print,
    .random = random_start,
    .check = check,
    .moves = moves,
    .play = row_play,
    .parse_move = parse_move,
    .print_move = row_print_move,
    .say_move = row_say_move,
    .draw = row_draw,
    .piles = piles,
    .describe = describe,
    .winning = winning,
    .code = code,
    .canonical = canonical,
};
