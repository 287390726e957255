/* SPDX-License-Identifier: MIT */
/* Kayles: pins stand in a row; a move hits one pin or two neighbours.
 *
 * A hit splits its row in two, so the position is the sum of its runs of standing pins, each a pile of the
 * octal game 0.77 (Dudeney 1908; Guy and Smith, "The G-values of various games", 1956). */
#include "games/row.h"

static bool parse(const char *parameters, const char *string, void *position, struct text *why) {
    return row_parse(1, string, position, why);
}

static bool random_start(const char *parameters, const struct shape *shape, struct random *random,
                         void *position, struct text *why) {
    return row_random(1, (struct range){3, 8}, shape, random, position, why);
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
    .parse = parse,
    .print = row_print,
    .random = random_start,
    .check = row_check,
    .moves = row_moves,
    .play = row_play,
    .parse_move = row_parse_move,
    .print_move = row_print_move,
    .say_move = row_say_move,
    .draw = row_draw,
    .piles = row_piles,
    .describe = row_describe,
    .winning = row_winning,
    .code = row_code,
    .canonical = row_canonical,
};
