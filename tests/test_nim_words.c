/* SPDX-License-Identifier: MIT */
/* What Nim understands, answers and draws: word for word. */
#include "core/text.h"
#include "support.h"

#include <stdbool.h>

#define NIM (game_of("nim", &(const char *){NULL}))

static void wrong_positions_are_refused_by_name(void **state) {
    (void)state;
    static const char *const cases[][2] = {
        {"", "a pile size is missing in \"\": write whole numbers, such as 3,4,5"},
        {"3,x", "\"x\" is not a pile size: write whole numbers, such as 3,4,5"},
        {"-1", "\"-1\" is not a pile size: write whole numbers, such as 3,4,5"},
        {"1,,2", "a pile size is missing in \"1,,2\": write whole numbers, such as 3,4,5"},
        {"18446744073709551616",
         "\"18446744073709551616\" is too large: a pile size is at most 18446744073709551615"},
    };
    void *bytes = malloc(NIM->size);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct text why = {0};
        assert_false(NIM->parse(NULL, cases[i][0], bytes, &why));
        assert_string_equal(nimm_text_string(&why), cases[i][1]);
        nimm_text_free(&why);
    }
    free(bytes);
}

static void a_position_has_at_most_128_piles(void **state) {
    (void)state;
    struct text string = {0}, why = {0}, again = {0};
    void *bytes = malloc(NIM->size);
    text_add_repeated(&string, "7,", 127);
    text_add(&string, "0");
    assert_true(NIM->parse(NULL, nimm_text_string(&string), bytes, &why));
    NIM->print(bytes, &again);
    assert_string_equal(nimm_text_string(&again), nimm_text_string(&string));
    text_add(&string, ",7");
    assert_false(NIM->parse(NULL, nimm_text_string(&string), bytes, &why));
    assert_string_equal(nimm_text_string(&why), "too many numbers: at most 128 fit here");
    nimm_text_free(&string);
    nimm_text_free(&again);
    nimm_text_free(&why);
    free(bytes);
}

/* What a player is told who types this: "" when it is a legal move, then *move is it. */
static void answer(const char *position, const char *typed, struct move *move, struct text *why) {
    void *bytes = position_of(NIM, NULL, position);
    nimm_text_clear(why);
    if (NIM->parse_move(bytes, 0, typed, move, why)) NIM->check(bytes, 0, move, why);
    free(bytes);
}

static void moves_are_understood_in_every_way_that_cannot_be_mistaken(void **state) {
    (void)state;
    static const char *const same[] = {
        "3 2",
        "3,2",
        "3:2",
        " 3 \t 2 ",
        "3 , 2",
        "03 002",
        "take 2 from 3",
        "TAKE 2 FROM 3",
        "2 from 3",
        "take 2 from pile 3",
        "take 2 stones from pile 3",
        "remove 2 of pile 3",
        "2 stones of 3",
        "take 2 pile 3",
        "pile 3 take 2",
        "pile 3, 2 stones",
        "pile 3: 2",
        "from pile 3 take 2",
        "3 take 2",
        "3 2 stones",
    };
    struct text why = {0};
    for (size_t i = 0; i < LENGTH(same); i++) {
        struct move move;
        answer("5,1,4", same[i], &move, &why);
        if (why.length > 0) fail_msg("%s: %s", same[i], nimm_text_string(&why));
        if (move.part != 2 || move.amount != 2) fail_msg("%s is misunderstood", same[i]);
        assert_true(move.component == 0 && move.kind == 0 && move.where == 0);
    }
    nimm_text_free(&why);
}

static void every_wrong_move_is_answered_with_what_is_legal_here(void **state) {
    (void)state;
    static const char type[] = "Type pile 1, 2 or 4 and how many stones, as 1 1.";
    static const struct {
        const char *typed;
        const char *before; /* the answer is this and, where `with_type`, what to type */
        bool with_type;
    } cases[] = {
        {"2 5", "Pile 2 has 4 stones: take 1 to 4.", false},
        {"2 0", "Pile 2 has 4 stones: take 1 to 4.", false},
        {"2 -1", "Pile 2 has 4 stones: take 1 to 4.", false},
        {"2 x", "Pile 2 has 4 stones: take 1 to 4.", false},
        {"2 18446744073709551616", "Pile 2 has 4 stones: take 1 to 4.", false},
        {"2 18446744073709551615", "Pile 2 has 4 stones: take 1 to 4.", false},
        {"take 9 from 2", "Pile 2 has 4 stones: take 1 to 4.", false},
        {"2", "Pile 2 has 4 stones: take 1 to 4.", false},
        {"4 2", "Pile 4 has 1 stone: take 1.", false},
        {"3 1", "Pile 3 is empty: choose pile 1, 2 or 4.", false},
        {"5 1", "There is no pile 5: choose pile 1, 2 or 4.", false},
        {"0 1", "There is no such pile: choose pile 1, 2 or 4.", false},
        {"18446744073709551616 1", "There is no such pile: choose pile 1, 2 or 4.", false},
        {"4294967297 1", "There is no such pile: choose pile 1, 2 or 4.", false},
        {"4294967296 1", "There is no such pile: choose pile 1, 2 or 4.", false},
        {"", "", true},
        {"   ", "", true},
        {"hello", "\"hello\" is not a move. ", true},
        {"-1 2", "\"-1 2\" is not a move. ", true},
        {"+1 2", "\"+1 2\" is not a move. ", true},
        {"1 2 3", "\"1 2 3\" is not a move. ", true},
        {"take", "\"take\" is not a move. ", true},
        {"stones", "\"stones\" is not a move. ", true},
        {"take 2", "\"take 2\" is not a move. ", true},
        {"take 1 2", "\"take 1 2\" is not a move. ", true},
        {"2 stones 1", "\"2 stones 1\" is not a move. ", true},
        {"from 1 from 2", "\"from 1 from 2\" is not a move. ", true},
        {",:", "\",:\" is not a move. ", true},
        {"1.5 2", "\"1.5 2\" is not a move. ", true},
        {"\x1B[A", "\"\\x1B[A\" is not a move. ", true},
        {"\xC3(", "\"\\xC3(\" is not a move. ", true},
        {"%s%n", "\"%s%n\" is not a move. ", true},
    };
    struct text why = {0}, expected = {0};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct move move;
        answer("3,4,0,1", cases[i].typed, &move, &why);
        nimm_text_clear(&expected);
        text_add(&expected, cases[i].before);
        if (cases[i].with_type) text_add(&expected, type);
        assert_string_equal(nimm_text_string(&why), nimm_text_string(&expected));
    }
    nimm_text_free(&why);
    nimm_text_free(&expected);
}

static void answers_name_the_piles_that_are_open(void **state) {
    (void)state;
    static const char *const cases[][2] = {
        {"0,7", "There is no pile 10: choose pile 2."},
        {"1,0,7", "There is no pile 10: choose pile 1 or 3."},
        {"1,1,1,1,1,1,1,1", "There is no pile 10: choose pile 1, 2, 3, 4, 5, 6, 7 or 8."},
        {"1,1,1,1,1,1,1,1,1", "There is no pile 10: choose a pile with stones from 1 to 9."},
    };
    struct text why = {0};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct move move;
        answer(cases[i][0], "10 1", &move, &why);
        assert_string_equal(nimm_text_string(&why), cases[i][1]);
    }
    nimm_text_free(&why);
}

static void a_line_of_100000_characters_is_answered_shortly(void **state) {
    (void)state;
    static const char *const pieces[] = {"1", "1 ", "take ", "from ", "\xFF", ",", "x"};
    for (size_t i = 0; i < LENGTH(pieces); i++) {
        struct text typed = {0}, why = {0};
        struct move move;
        text_add_repeated(&typed, pieces[i], 100000);
        answer("3,4", nimm_text_string(&typed), &move, &why);
        assert_in_range(why.length, 1, 400);
        assert_one_line(&why);
        nimm_text_free(&typed);
        nimm_text_free(&why);
    }
}

static void check_board(const char *position, struct style style, const char *expected) {
    struct text text = {0};
    void *bytes = position_of(NIM, NULL, position);
    NIM->draw(bytes, &style, &text);
    assert_string_equal(nimm_text_string(&text), expected);
    nimm_text_free(&text);
    free(bytes);
}

static void the_board_is_that_of_the_assignment(void **state) {
    (void)state;
    check_board("3,1", (struct style){.width = 80}, "Pile 1 : O O O\nPile 2 : O\n");
    check_board("8,8,8,8,8", (struct style){.width = 40},
                "Pile 1 : O O O O O O O O\nPile 2 : O O O O O O O O\nPile 3 : O O O O O O O O\n"
                "Pile 4 : O O O O O O O O\nPile 5 : O O O O O O O O\n");
    check_board("3,1", (struct style){.width = 80, .utf8 = true}, "Pile 1 : O O O\nPile 2 : O\n");
}

static void stones_are_filled_circles_where_they_are_wanted_and_possible(void **state) {
    (void)state;
    check_board("2,1", (struct style){.width = 80, .stones = true, .utf8 = true},
                "Pile 1 : \xE2\x97\x8F \xE2\x97\x8F\nPile 2 : \xE2\x97\x8F\n");
    check_board("2,1", (struct style){.width = 80, .stones = true}, "Pile 1 : O O\nPile 2 : O\n");
}

static void stones_are_big_where_all_piles_fit(void **state) {
    (void)state;
    check_board("2,1", (struct style){.width = 22, .big = true},
                "         .--. .--.\nPile 1 : |  | |  |\n         '--' '--'\n"
                "         .--.\nPile 2 : |  |\n         '--'\n");
    check_board("2,1", (struct style){.width = 21, .big = true}, "Pile 1 : O O\nPile 2 : O\n");
    check_board("2,1", (struct style){.width = 80, .big = true, .plain = true},
                "Pile 1 : 2 stones\nPile 2 : 1 stone\n");
}

static void piles_too_long_for_the_line_are_a_count(void **state) {
    (void)state;
    check_board("7,6", (struct style){.width = 20}, "Pile 1 : 7 stones\nPile 2 : O O O O O O\n");
    check_board("18446744073709551615", (struct style){.width = 80},
                "Pile 1 : 18446744073709551615 stones\n");
    check_board("3,1,0", (struct style){.width = 80, .plain = true},
                "Pile 1 : 3 stones\nPile 2 : 1 stone\nPile 3 : 0 stones\n");
}

static void a_move_is_said_with_its_verb(void **state) {
    (void)state;
    void *bytes = position_of(NIM, NULL, "3,4,5");
    struct text text = {0};
    NIM->say_move(bytes, &(struct move){.part = 1, .amount = 3}, &text);
    assert_string_equal(nimm_text_string(&text), "take 3 from pile 2");
    nimm_text_clear(&text);
    NIM->print_move(bytes, &(struct move){.part = 1, .amount = 3}, &text);
    assert_string_equal(nimm_text_string(&text), "2 3");
    nimm_text_free(&text);
    free(bytes);
}

static void random_moves_take_from_piles_that_have_stones(void **state) {
    (void)state;
    void *bytes = position_of(NIM, NULL, "0,18446744073709551615,0");
    struct text why = {0};
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct random random = nimm_random_from_seed(seed);
        struct move move;
        nimm_game_draw_move(NIM, bytes, 0, &random, &move);
        assert_int_equal(move.part, 1);
        assert_true(NIM->check(bytes, 0, &move, &why));
    }
    nimm_text_free(&why);
    free(bytes);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wrong_positions_are_refused_by_name),
        cmocka_unit_test(a_position_has_at_most_128_piles),
        cmocka_unit_test(moves_are_understood_in_every_way_that_cannot_be_mistaken),
        cmocka_unit_test(every_wrong_move_is_answered_with_what_is_legal_here),
        cmocka_unit_test(answers_name_the_piles_that_are_open),
        cmocka_unit_test(a_line_of_100000_characters_is_answered_shortly),
        cmocka_unit_test(the_board_is_that_of_the_assignment),
        cmocka_unit_test(stones_are_filled_circles_where_they_are_wanted_and_possible),
        cmocka_unit_test(stones_are_big_where_all_piles_fit),
        cmocka_unit_test(piles_too_long_for_the_line_are_a_count),
        cmocka_unit_test(a_move_is_said_with_its_verb),
        cmocka_unit_test(random_moves_take_from_piles_that_have_stones),
    };
    return cmocka_run_group_tests_name("nim words", tests, NULL, NULL);
}
