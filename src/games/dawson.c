/* SPDX-License-Identifier: MIT */
/* Dawson's Kayles: pins stand in a row; a move hits two neighbours. Lone pins stay to the end.
 *
 * A hit splits its row in two, so the position is the sum of its runs of standing pins, each a pile of the
 * octal game 0.07 (Dawson 1935; Guy and Smith, "The G-values of various games", 1956). */
#include "games/row.h"

static bool parse(const char *parameters, const char *string, void *position, struct text *why) {
    return row_parse(2, string, position, why);
}

static bool random_start(const char *parameters, const struct shape *shape, struct random *random,
                         void *position, struct text *why) {
    return row_random(2, (struct range){3, 10}, shape, random, position, why);
}

const struct game game_dawson = {
    .id = "dawson",
    .title = "Dawson's Kayles",
    .rules = "Pins stand in a row. Two players take turns; a move hits two pins that stand side by side, and "
             "both fall. "
             "A pin without a neighbour cannot be hit any more. Whoever makes the last hit wins.",
    .position_help =
        "the row as it stands, i for a pin and . for a fallen one, as ii.iii; or a number of pins, as 6; or "
        "several rows, as 2,3",
    .move_help = "PIN PIN, as 4 5: the neighbours 4 and 5",
    .move_prompt = "two neighbouring pins",
    .sample = "iiiii.iii",
    .flags = GAME_HEAPS,
    .size = sizeof(struct row),
    .disguise = "A hit splits its row in two, and what happens in one part never touches the other: each run "
                "of standing "
                "pins is a Nim pile of its own. A run of 1, 2, 3, 4, 5, 6, 7, 8 pins is a pile of 0, 1, 1, "
                "2, 0, 3, 1, 1 "
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
