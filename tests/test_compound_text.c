/* SPDX-License-Identifier: MIT */
/* How sums of games are written, refused, played and shown. */
#include "core/text.h"
#include "support.h"

#include <stdbool.h>

#define COMPOUND (game_of("compound", &(const char *){NULL}))

enum { MOST_MOVES = 400 };

static bool same_move(const struct move *a, const struct move *b) {
    return a->component == b->component && a->kind == b->kind && a->part == b->part && a->where == b->where &&
           a->amount == b->amount;
}

/* ---- moves ---- */

static void check_accepts_exactly_the_moves_that_are_listed(void **state) {
    (void)state;
    const struct game *game = COMPOUND;
    void *position = position_of(game, NULL, "nim=2,0,1+chop=2x3+kayles=.");
    struct move listed[MOST_MOVES];
    struct moves moves = {0};
    struct text why = {0};
    size_t n = 0, legal = 0;
    while (game->moves(position, 0, &moves)) listed[n++] = moves.move;
    assert_false(game->moves(position, 0, &moves));
    assert_int_equal(n, 3 + 1 + 2);
    for (unsigned at = 0; at < 5 * 3 * 4 * 3 * 5; at++) {
        struct move move = {.component = (uint16_t)(at % 5),
                            .kind = (uint16_t)(at / 5 % 3),
                            .part = at / 15 % 4,
                            .where = at / 60 % 3,
                            .amount = at / 180};
        size_t i = 0;
        while (i < n && !same_move(&listed[i], &move)) i++;
        nimm_text_clear(&why);
        bool accepted = game->check(position, 0, &move, &why);
        legal += i < n;
        if (i < n) assert_true(accepted);
        if (!accepted) assert_one_line(&why);
        if (accepted && move.kind == 0 && move.where == 0 && (move.component == 0 || move.part == 0))
            assert_true(i < n);
    }
    assert_int_equal(legal, n);
    nimm_text_free(&why);
    free(position);
}

static void moves_come_part_by_part(void **state) {
    (void)state;
    void *position = position_of(COMPOUND, NULL, "kayles=i.i+nim=1+chop=1x1+digraph=a>b,a>c@a");
    static const char *const expected[] = {"1 1", "1 3", "2 1 1", "4 b", "4 c"};
    struct moves moves = {0};
    struct text text = {0};
    for (size_t i = 0; i < LENGTH(expected); i++) {
        assert_true(COMPOUND->moves(position, 0, &moves));
        nimm_text_clear(&text);
        COMPOUND->print_move(position, &moves.move, &text);
        assert_string_equal(nimm_text_string(&text), expected[i]);
    }
    assert_false(COMPOUND->moves(position, 0, &moves));
    nimm_text_free(&text);
    free(position);
}

/* The message of the first of parse_move and check that refuses; "" where neither does. */
static void say_refusal(const void *position, const char *string, struct text *why) {
    struct move move;
    nimm_text_clear(why);
    if (COMPOUND->parse_move(position, 0, string, &move, why)) COMPOUND->check(position, 0, &move, why);
}

static void refused_moves_name_the_part(void **state) {
    (void)state;
    static const char *const refused[][2] = {
        {"", "That is not a move. Type part 1 or 2 and then the move in it, as 1 1 1."},
        {"part", "\"part\" is not a move. Type part 1 or 2 and then the move in it, as 1 1 1."},
        {"hit 3", "\"hit 3\" is not a move. Type part 1 or 2 and then the move in it, as 1 1 1."},
        {"9 1", "There is no part 9: choose part 1 or 2."},
        {"0 1", "There is no part 0: choose part 1 or 2."},
        {"99999999999999999999 1", "There is no part 99999999999999999999: choose part 1 or 2."},
        {"take 1 from 1 in part 8", "There is no part 8: choose part 1 or 2."},
        {"3 1 1", "Part 3 (nim) has no move left: choose part 1 or 2."},
        {"1 1 9", "Part 1 (nim): Pile 1 has 3 stones: take 1 to 3."},
    };
    void *position = position_of(COMPOUND, NULL, "nim=3,4+kayles=iiii+nim=0");
    struct text why = {0};
    for (size_t i = 0; i < LENGTH(refused); i++) {
        say_refusal(position, refused[i][0], &why);
        assert_string_equal(nimm_text_string(&why), refused[i][1]);
    }
    say_refusal(position, "2 x", &why);
    assert_true(strncmp(nimm_text_string(&why), "Behind the 2 for part 2 (kayles): ", 34) == 0);
    say_refusal(position, "2 7", &why);
    assert_true(strncmp(nimm_text_string(&why), "Part 2 (kayles): ", 17) == 0);
    nimm_text_free(&why);
    free(position);
}

static void no_part_can_be_chosen_when_the_game_is_over(void **state) {
    (void)state;
    void *position = position_of(COMPOUND, NULL, "nim=0+kayles=.");
    struct text why = {0};
    assert_true(nimm_game_is_over(COMPOUND, position, 0));
    say_refusal(position, "2 1", &why);
    assert_string_equal(nimm_text_string(&why), "Part 2 (kayles) has no move left: the game is over.");
    say_refusal(position, "x", &why);
    assert_string_equal(nimm_text_string(&why), "\"x\" is not a move: the game is over.");
    say_refusal(position, "3 1", &why);
    assert_string_equal(nimm_text_string(&why), "There is no part 3: the game is over.");
    nimm_text_free(&why);
    free(position);
}

static void moves_can_be_typed_in_several_ways(void **state) {
    (void)state;
    static const char *const same[] = {"1 2 3",
                                       "1,2,3",
                                       "1: 2 3",
                                       "part 1: 2 3",
                                       " PART 1 2 3 ",
                                       "part 1, 2 3",
                                       "take 3 from pile 2 in part 1",
                                       "2 3 in part 1"};
    void *position = position_of(COMPOUND, NULL, "nim=3,4+kayles=iiii");
    struct text why = {0};
    for (size_t i = 0; i < LENGTH(same); i++) {
        struct move move;
        if (!COMPOUND->parse_move(position, 0, same[i], &move, &why))
            fail_msg("%s: %s", same[i], nimm_text_string(&why));
        assert_true(same_move(&move, &(struct move){.part = 1, .amount = 3}));
    }
    nimm_text_free(&why);
    free(position);
}

static void what_is_said_of_a_move_can_be_typed(void **state) {
    (void)state;
    const struct game *game = COMPOUND;
    void *position = position_of(game, NULL, "nim=3,4+chop=3x5+nim=2");
    struct moves moves = {0};
    struct text text = {0};
    while (game->moves(position, 0, &moves)) {
        struct move again;
        nimm_text_clear(&text);
        game->say_move(position, &moves.move, &text);
        assert_true(game->parse_move(position, 0, nimm_text_string(&text), &again, &text));
        assert_true(same_move(&again, &moves.move));
    }
    nimm_text_free(&text);
    free(position);
}

/* ---- positions ---- */

static void positions_round_trip(void **state) {
    (void)state;
    static const char *const positions[][2] = {
        {"nim=3,4+kayles=iiii+chop=3x5", "nim=3,4+kayles=iiii+chop=3x5"},
        {" nim = 3 4 + kayles=2 3 ", "nim=3,4+kayles=ii.iii"},
        {"subtraction:3=10,7+octal:0.77=7,3", "subtraction:3=10,7+octal:0.77=7,3"},
        {"nim=0", "nim=0"},
        {"digraph=a>b,b>c@b+chomp=4,4,2", "digraph=a>b,b>c@b+chomp=4,4,2"},
    };
    for (size_t i = 0; i < LENGTH(positions); i++) {
        void *first = position_of(COMPOUND, NULL, positions[i][0]);
        struct text text = {0};
        COMPOUND->print(first, &text);
        assert_string_equal(nimm_text_string(&text), positions[i][1]);
        void *second = position_of(COMPOUND, NULL, nimm_text_string(&text));
        assert_memory_equal(first, second, COMPOUND->size);
        nimm_text_free(&text);
        free(first);
        free(second);
    }
}

/* Asserts that the text is refused with a message of one line that starts like this. */
static void assert_refused(const char *string, const char *start) {
    void *position = malloc(COMPOUND->size);
    struct text why = {0};
    assert_false(COMPOUND->parse(NULL, string, position, &why));
    assert_one_line(&why);
    if (strncmp(nimm_text_string(&why), start, strlen(start)) != 0)
        fail_msg("\"%s\" is not \"%s\"", nimm_text_string(&why), start);
    nimm_text_free(&why);
    free(position);
}

static void refused_positions_name_the_part_and_the_reason(void **state) {
    (void)state;
    static const char *const refused[][2] = {
        {"", "part 1: write GAME=POSITION, as kayles=iiii, and + between two parts"},
        {"nim=3+", "part 2: write GAME=POSITION"},
        {"nim=3++nim=4", "part 2: write GAME=POSITION"},
        {"3,4", "part 1: \"3,4\" is not a part: write GAME=POSITION"},
        {"nim=3+foo=4", "part 2: there is no game \"foo\"; nimm games lists them"},
        {"=4", "part 1: there is no game \"\"; "},
        {"nim=x", "part 1 (nim): \"x\" is not a pile size"},
        {"nim=", "part 1 (nim): "},
        {"nim=1+kayles=iix", "part 2 (kayles): \"iix\" is not a row"},
        {"nim:3=4", "part 1: \"nim:3\": the game nim takes nothing after a colon"},
        {"octal:0.9=4", "part 1 (octal): "},
        {"compound=nim=3", "part 1: a compound cannot be part of a compound"},
        {"nim=1+poker-nim=3,4/0,0", "part 2: poker-nim cannot be part of a sum, where both players"},
        {"northcott=W.B", "part 1: northcott cannot be part of a sum, where both players"},
        {"nim=1+digraph=a>b,b>a@a", "part 2 (digraph): this can go on for ever, so it has no value"},
        {"nim=1+nim=1+nim=1+nim=1+nim=1+nim=1+nim=1+nim=1+nim=1", "too many parts: at most 8 can be added"},
        {"digraph=a>b@a+digraph=a>b@a+digraph=a>b@a+digraph=a>b@a",
         "part 4 (digraph): no room is left for it: take fewer parts, or parts of simpler games"},
    };
    for (size_t i = 0; i < LENGTH(refused); i++) assert_refused(refused[i][0], refused[i][1]);
}

static void hostile_texts_are_refused(void **state) {
    (void)state;
    static const char signs[] = "+=:,/@>x9 \t\x01\xFF\xC3.i-";
    struct random random = nimm_random_from_seed(11);
    for (unsigned round = 0; round < 2000; round++) {
        char string[40];
        size_t n = nimm_random_between(&random, 0, sizeof string - 1);
        for (size_t i = 0; i < n; i++) string[i] = signs[nimm_random_between(&random, 0, sizeof signs - 2)];
        string[n] = '\0';
        assert_refused(string, "");
    }
    char *large = malloc(100001);
    for (const char *c = "+=n\x80"; *c; c++) {
        memset(large, *c, 100000);
        large[100000] = '\0';
        assert_refused(large, "");
        memcpy(large, "nim=1", 5);
        assert_refused(large, "");
    }
    free(large);
}

static void a_start_that_one_part_refuses_is_refused(void **state) {
    (void)state;
    void *position = position_of(COMPOUND, NULL, "nim=3+kayles-piles=18446744073709551615");
    struct text why = {0};
    assert_false(COMPOUND->startable(position, &why));
    assert_true(strncmp(nimm_text_string(&why), "part 2 (kayles-piles): ", 23) == 0);
    free(position);
    position = position_of(COMPOUND, NULL, "nim=3+kayles-piles=18");
    assert_true(COMPOUND->startable(position, &why));
    nimm_text_free(&why);
    free(position);
}

static void parts_of_one_game_may_change_places(void **state) {
    (void)state;
    static const char *const alike[] = {"nim=3,4,0+chop=2x3+nim=1+octal:0.07=3+nim=2+octal:0.77=4",
                                        "nim=2+chop=3x2+nim=4,3+octal:0.77=4+nim=0,1+octal:0.07=3"};
    void *a = position_of(COMPOUND, NULL, alike[0]), *b = position_of(COMPOUND, NULL, alike[1]);
    COMPOUND->canonical(a);
    COMPOUND->canonical(b);
    struct text left = {0}, right = {0};
    COMPOUND->print(a, &left);
    COMPOUND->print(b, &right);
    assert_string_equal(nimm_text_string(&left), nimm_text_string(&right));
    assert_memory_equal(a, b, COMPOUND->size);
    nimm_text_free(&left);
    nimm_text_free(&right);
    free(a);
    free(b);
}

/* ---- words and pictures ---- */

static void the_board_is_the_boards_of_the_parts_under_their_names(void **state) {
    (void)state;
    void *position = position_of(COMPOUND, NULL, "nim=3,1+octal:0.77=2");
    struct text text = {0};
    COMPOUND->draw(position, &(struct style){.width = 80}, &text);
    assert_true(strncmp(nimm_text_string(&text), "Part 1, Nim:\nPile 1 : O O O\nPile 2 : O\nPart 2, ", 46) ==
                0);
    assert_non_null(strstr(nimm_text_string(&text), " 0.77:\n"));
    assert_int_equal(text.data[text.length - 1], '\n');
    nimm_text_free(&text);
    free(position);
}

static void boards_keep_to_the_width_of_the_window(void **state) {
    (void)state;
    void *position = position_of(COMPOUND, NULL, "nim=300,4+kayles=60+chop=5x90+subtraction:3=50");
    for (unsigned at = 0; at < 8; at++) {
        struct style style = {.width = at & 1 ? 40 : 200, .utf8 = at & 2, .plain = at & 4};
        struct text text = {0}, line = {0};
        COMPOUND->draw(position, &style, &text);
        for (const char *start = nimm_text_string(&text); *start;) {
            size_t length = strcspn(start, "\n");
            nimm_text_clear(&line);
            text_add_bytes(&line, start, length);
            if (!style.plain) assert_true(text_columns(nimm_text_string(&line)) <= style.width);
            start += length + 1;
        }
        nimm_text_free(&text);
        nimm_text_free(&line);
    }
    free(position);
}

static void the_grid_has_each_part_under_its_games_name(void **state) {
    (void)state;
    void *position = position_of(COMPOUND, NULL, "nim=3,4+octal:0.77=7,3+kayles=200");
    static const char *const expected[][2] = {
        {"Part 1, nim", "\"3,4\""},
        {"Part 2, octal:0.77", "\"7,3\""},
        {"Part 3, kayles", "\"iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii...\""},
    };
    struct text name = {0}, reason = {0};
    for (size_t i = 0; i < LENGTH(expected); i++) {
        nimm_text_clear(&name);
        nimm_text_clear(&reason);
        COMPOUND->describe(position, i, &name, &reason);
        assert_string_equal(nimm_text_string(&name), expected[i][0]);
        assert_string_equal(nimm_text_string(&reason), expected[i][1]);
    }
    nimm_text_free(&name);
    nimm_text_free(&reason);
    free(position);
}

static void a_sum_that_has_been_won_has_no_move_in_any_part(void **state) {
    (void)state;
    void *position = position_of(COMPOUND, NULL, "triangle=convex:5/AB,BC,AC+nim=3");
    struct text why = {0};
    assert_true(nimm_game_is_over(COMPOUND, position, 0));
    say_refusal(position, "2 1 1", &why);
    assert_string_equal(nimm_text_string(&why), "Part 2 (nim) has no move left: the game is over.");
    nimm_text_free(&why);
    free(position);
}

static void words_of_the_parts_own_game_are_no_part(void **state) {
    (void)state;
    void *position = position_of(COMPOUND, NULL, "chomp=3x4+nim=2");
    struct text why = {0};
    struct move move;
    assert_true(COMPOUND->parse_move(position, 0, "1 column 3 in row 2", &move, &why));
    assert_true(same_move(&move, &(struct move){.part = 1, .where = 2}));
    assert_true(COMPOUND->parse_move(position, 0, "column 3 in row 2 in part 1", &move, &why));
    assert_true(same_move(&move, &(struct move){.part = 1, .where = 2}));
    nimm_text_free(&why);
    free(position);
}

static void random_moves_are_in_parts_that_have_moves(void **state) {
    (void)state;
    void *position = position_of(COMPOUND, NULL, "nim=0+nim=18446744073709551615+kayles=.+chop=1x1");
    struct text why = {0};
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct random random = nimm_random_from_seed(seed);
        struct move move;
        nimm_game_draw_move(COMPOUND, position, 0, &random, &move);
        assert_int_equal(move.component, 1);
        assert_true(COMPOUND->check(position, 0, &move, &why));
    }
    nimm_text_free(&why);
    free(position);
}

static void assert_warns(const void *position, const char *typed, const char *warning) {
    struct text text = {0};
    struct move move;
    assert_true(COMPOUND->parse_move(position, 0, typed, &move, &text));
    assert_int_equal(COMPOUND->warn(position, 0, &move, &text), warning[0] != '\0');
    assert_string_equal(nimm_text_string(&text), warning);
    nimm_text_free(&text);
}

static void unsafe_moves_of_a_part_are_warned_of(void **state) {
    (void)state;
    void *position = position_of(COMPOUND, NULL, "nim=3+triangle=convex:9/GH");
    assert_warns(position, "2 FH", "then F-G completes the triangle F G H");
    assert_warns(position, "2 BD", "");
    assert_warns(position, "1 1 2", "");
    free(position);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(check_accepts_exactly_the_moves_that_are_listed),
        cmocka_unit_test(moves_come_part_by_part),
        cmocka_unit_test(refused_moves_name_the_part),
        cmocka_unit_test(no_part_can_be_chosen_when_the_game_is_over),
        cmocka_unit_test(moves_can_be_typed_in_several_ways),
        cmocka_unit_test(what_is_said_of_a_move_can_be_typed),
        cmocka_unit_test(positions_round_trip),
        cmocka_unit_test(refused_positions_name_the_part_and_the_reason),
        cmocka_unit_test(hostile_texts_are_refused),
        cmocka_unit_test(a_start_that_one_part_refuses_is_refused),
        cmocka_unit_test(parts_of_one_game_may_change_places),
        cmocka_unit_test(the_board_is_the_boards_of_the_parts_under_their_names),
        cmocka_unit_test(boards_keep_to_the_width_of_the_window),
        cmocka_unit_test(the_grid_has_each_part_under_its_games_name),
        cmocka_unit_test(a_sum_that_has_been_won_has_no_move_in_any_part),
        cmocka_unit_test(words_of_the_parts_own_game_are_no_part),
        cmocka_unit_test(random_moves_are_in_parts_that_have_moves),
        cmocka_unit_test(unsafe_moves_of_a_part_are_warned_of),
    };
    return cmocka_run_group_tests_name("compound_text", tests, NULL, NULL);
}
