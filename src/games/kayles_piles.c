/* SPDX-License-Identifier: MIT */
/* Kayles with piles: take one stone or two of a pile, and split the rest in two if you like.
 *
 * The octal game 0.77: a pile of n is a row of n pins. Its values have period 12 from 71 on (Guy and Smith,
 * "The G-values of various games", 1956), which the core proves anew. */
#include "games/octal_heaps.h"

static bool parse(const char *parameters, const char *string, void *position, struct text *why) {
    return octal_heaps_parse("0.77", string, position, why);
}

static bool random_start(const char *parameters, const struct shape *shape, struct random *random,
                         void *position, struct text *why) {
    return octal_heaps_random("0.77", (struct range){3, 9}, shape, random, position, why);
}

const struct game game_kayles_piles = {
    .id = "kayles-piles",
    .title = "Kayles with piles",
    .rules =
        "There are some piles of stones. Two players take turns; a move takes one or two stones from one "
        "pile and, if you like, splits what is left of it into two piles. Whoever takes the last stone wins.",
    .position_help = "the pile sizes, as 7,3; empty piles are left out",
    .move_help = "PILE STONES, as 1 2: from pile 1 take 2 stones; or PILE STONES LEFT, as 1 2 3: split the "
                 "rest too, into 3 and the others (the smaller part is put first)",
    .move_prompt = "pile, stones and, to split, the size of one part",
    .sample = "7,3",
    .flags = GAME_HEAPS | GAME_STONES | GAME_WRITTEN,
    .size = sizeof(struct octal_heaps),
    .disguise = "A pile is a row of pins in Kayles. No move touches two piles, so each is worth as much as "
                "some Nim pile: the smallest number of stones that no single move leaves. Piles of 1, 2, 3, "
                "4, 5, 6, 7, 8 are worth 1, 2, 3, 1, 4, 3, 2, 1, and from 71 on the values repeat every 12.",
    .parse = parse,
    .print = octal_heaps_print,
    .startable = octal_heaps_startable,
    .random = random_start,
    .check = octal_heaps_check,
    .moves = octal_heaps_moves,
    .play = octal_heaps_play,
    .draw_move = octal_heaps_draw_move,
    .parse_move = octal_heaps_parse_move,
    .print_move = octal_heaps_print_move,
    .say_move = octal_heaps_say_move,
    .draw = octal_heaps_draw,
    .piles = octal_heaps_piles,
    .describe = octal_heaps_describe,
    .winning = octal_heaps_winning,
    .code = octal_heaps_code,
    .canonical = octal_heaps_canonical,
};
