/* SPDX-License-Identifier: MIT */
/* Any octal game: the code 0.d1d2d3... says what a move that takes k stones may leave of the pile.
 *
 * d_k has bit 1 where that may be nothing, bit 2 where one pile, bit 4 where two (Guy and Smith, "The
 * G-values of various games", 1956; Winning Ways, chapter 4). Nothing is known in general about when the
 * values repeat: a pile beyond the table has a value only if the period of its code is proved. */
#include "games/octal_heaps.h"

static const char DEFAULT_CODE[] = "0.137";

static bool parse(const char *parameters, const char *string, void *position, struct text *why) {
    return octal_heaps_parse(parameters ? parameters : DEFAULT_CODE, string, position, why);
}

static bool random_start(const char *parameters, const struct shape *shape, struct random *random,
                         void *position, struct text *why) {
    return octal_heaps_random(parameters ? parameters : DEFAULT_CODE, (struct range){0, 0}, shape, random,
                              position, why);
}

/* "In 0.137 a move takes 1 stone and leaves nothing, 2 stones and leaves nothing or one pile, ..." */
static void say_rule(const void *position, struct text *text) {
    static const char *const leavings[] = {"",
                                           "nothing",
                                           "one pile",
                                           "nothing or one pile",
                                           "two piles",
                                           "nothing or two piles",
                                           "one pile or two",
                                           "nothing, one pile or two"};
    const struct octal_heaps *game = position;
    text_add(text, "In ");
    octal_print(&game->code, text);
    text_add(text, " a move");
    for (uint32_t i = 0; i < game->code.n; i++)
        text_addf(text, "%s takes %u and leaves %s", i == 0 ? "" : ", or", (unsigned)game->code.take[i],
                  leavings[game->code.digit[i] & 7]);
    text_add_char(text, '.');
}

static void draw(const void *position, const struct style *style, struct text *text) {
    octal_heaps_draw(position, style, text);
    size_t from = text->length;
    say_rule(position, text);
    text_wrap(text, from, style->width, 0);
    text_add_char(text, '\n');
}

const struct game game_octal = {
    .id = "octal",
    .title = "Take-and-break game",
    .rules = "There are some piles of stones. The code 0.ddd says what a move may do: its digit number k is "
             "about taking k stones from a pile. Add up: 1 if that may leave nothing of the pile, 2 if it "
             "may leave one pile, 4 if it may split the rest into two. Whoever makes the last move wins.",
    .position_help = "the pile sizes, as 7,3; empty piles are left out",
    .move_help = "PILE STONES, as 1 2: from pile 1 take 2 stones; or PILE STONES LEFT, as 1 2 3: split the "
                 "rest too, into 3 and the others (the smaller part is put first)",
    .move_prompt = "pile, stones and, to split, the size of one part",
    .sample = "7,3",
    .flags = GAME_HEAPS | GAME_STONES | GAME_WRITTEN,
    .size = sizeof(struct octal_heaps),
    .disguise = "No move touches two piles, so each pile is worth as much as some Nim pile: the smallest "
                "number of stones that no single move leaves.",
    .parameters_help = "a code 0.ddd of digits 0 to 7, as 0.77; without one, 0.137",
    .parse = parse,
    .print = octal_heaps_print,
    .say_rule = say_rule,
    .print_parameters = octal_heaps_print_code,
    .startable = octal_heaps_startable,
    .random = random_start,
    .check = octal_heaps_check,
    .moves = octal_heaps_moves,
    .play = octal_heaps_play,
    .draw_move = octal_heaps_draw_move,
    .parse_move = octal_heaps_parse_move,
    .print_move = octal_heaps_print_move,
    .say_move = octal_heaps_say_move,
    .draw = draw,
    .piles = octal_heaps_piles,
    .describe = octal_heaps_describe,
    .winning = octal_heaps_winning,
    .code = octal_heaps_code,
    .canonical = octal_heaps_canonical,
};
