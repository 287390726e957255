/* SPDX-License-Identifier: MIT */
/* What the games with piles, rows and bars read, answer and draw: word for word. */
#include "support.h"

#include "core/text.h"

/* A position of a game as typed, "subtraction:1,3,4"; to be freed. */
static void *position_in(const char *name, const char *string, const struct game **game) {
    const char *parameters;
    *game = game_of(name, &parameters);
    return position_of(*game, parameters, string);
}

/* ---- positions ---- */

static void positions_are_read_in_many_ways_and_printed_in_one(void **state) {
    static const char *const cases[][3] = {
        {"nim", " 3 4,  5 ", "3,4,5"},
        {"nim", "0", "0"},
        {"poker-nim", "3 4 5 / 2 1", "3,4,5/2,1"},
        {"poker-nim", "3,4,5", "3,4,5/0,0"},
        {"poker-nim", "18446744073709551610/2,3", "18446744073709551610/2,3"},
        {"kayles", "6", "iiiiii"},
        {"dawson", "2,3", "ii.iii"},
        {"kayles", " Ii.iI. ", "ii.ii."},
        {"kayles", "...", "..."},
        {"chop", "3 x 5", "3x5"},
        {"chop", " 3*5 ", "3x5"},
        {"chop", "3,05", "3x5"},
        {"chop", "3 5", "3x5"},
        {"chop", "3X5", "3x5"},
        {"chop", "3 \xC3\x97 5", "3x5"},
        {"chop", "18446744073709551615x1", "18446744073709551615x1"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i][0], cases[i][1], &game);
        struct text text = {0};
        game->print(position, &text);
        assert_string_equal(nimm_text_string(&text), cases[i][2]);
        nimm_text_free(&text);
        free(position);
    }
}

static void parameters_are_printed_sorted(void **state) {
    static const char *const cases[][2] = {
        {"subtraction", "subtraction:3"},
        {"subtraction:4 1,3 3", "subtraction:1,3,4"},
        {"subtraction:65535,1", "subtraction:1,65535"},
        {"subtraction:3,3", "subtraction:3,3"},
        {"subtraction:2,1,3", "subtraction:3"}, /* exactly 1, 2 or 3 is 1 to 3 */
        {"subtraction:1,1", "subtraction:1"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i][0], "10,7", &game);
        struct text text = {0};
        nimm_game_print_name(game, position, &text);
        assert_string_equal(nimm_text_string(&text), cases[i][1]);
        nimm_text_free(&text);
        free(position);
    }
}

static void wrong_positions_are_refused_with_the_reason(void **state) {
    static const char much[] = "the stones together are more than 18446744073709551615";
    static const char *const cases[][3] = {
        {"nim", "", "a pile size is missing in \"\": write whole numbers, such as 3,4,5"},
        {"nim", "3,x", "\"x\" is not a pile size: write whole numbers, such as 3,4,5"},
        {"nim", "1,,2", "a pile size is missing in \"1,,2\": write whole numbers, such as 3,4,5"},
        {"nim", "18446744073709551616",
         "\"18446744073709551616\" is too large: a pile size is at most 18446744073709551615"},
        {"subtraction:0", "7", "\"0\" cannot be taken: give the most stones that a move may take, 1 or more"},
        {"subtraction:0,1", "7", "\"0\" cannot be taken: the numbers of a set are 1 to 65535"},
        {"subtraction:1,65536", "7", "\"65536\" cannot be taken: the numbers of a set are 1 to 65535"},
        {"subtraction:x", "7", "\"x\" is not a number to take: write whole numbers, such as 3,4,5"},
        {"subtraction:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 "
         "33",
         "7", "too many numbers: at most 32 fit here"},
        {"poker-nim", "18446744073709551615/1,0", much},
        {"poker-nim", "1/18446744073709551615,18446744073709551615", much},
        {"poker-nim", "9223372036854775808,9223372036854775808/0,5", much},
        {"poker-nim", "3,4/2",
         "\"2\" is only one pool: write the pools of players 1 and 2 after the slash, such as 3,4,5/2,1"},
        {"poker-nim", "3,4/2,1,0", "too many numbers: at most 2 fit here"},
        {"poker-nim", "/2,1", "a pile size is missing in \"\": write whole numbers, such as 3,4,5"},
        {"poker-nim", "3/x,1", "\"x\" is not a pool size: write whole numbers, such as 3,4,5"},
        {"kayles", " ", "a row of pins is missing: write it like ii.iii, or as a number of pins"},
        {"dawson", "3,0", "\"0\" is not a row: a row has at least 1 pin"},
        {"kayles", "i3i",
         "\"i3i\" is not a row: at place 2 write i for a standing pin or . for a fallen one, "
         "such as ii.iii, or write rows as numbers of pins, such as 2,3"},
        {"kayles", "501",
         "a row has room for 500 pins, gaps included: kayles-piles and dawson-piles take any number"},
        {"chop", "0x5", "\"0\" is not a side: rows and columns are 1 or more, such as 3x5"},
        {"chop", "3xy", "\"y\" is not a side: rows and columns are 1 or more, such as 3x5"},
        {"chop", "3x4x5", "\"4x5\" is not a side: rows and columns are 1 or more, such as 3x5"},
        {"chop", "3x", "\"3x\" is not a bar: write its rows and columns, such as 3x5"},
        {"chop", "3 4 5", "\"3 4 5\" is not a bar: write its rows and columns, such as 3x5"},
        {"chop", "18446744073709551616x2",
         "\"18446744073709551616\" is too large: a side is at most 18446744073709551615"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const char *parameters;
        const struct game *game = game_of(cases[i][0], &parameters);
        void *position = malloc(game->size);
        struct text why = {0};
        assert_false(game->parse(parameters, cases[i][1], position, &why));
        assert_string_equal(nimm_text_string(&why), cases[i][2]);
        nimm_text_free(&why);
        free(position);
    }
}

static void a_table_has_room_for_128_piles_and_a_row_for_250_lone_pins(void **state) {
    struct text string = {0}, why = {0};
    const struct game *game;
    struct piles piles;
    struct solver *solver = new_solver(0);
    text_add_repeated(&string, "7,", 127);
    text_add(&string, "0");
    void *position = position_in("nim", nimm_text_string(&string), &game);
    text_add(&string, ",7");
    assert_false(game->parse(NULL, nimm_text_string(&string), position, &why));
    assert_string_equal(nimm_text_string(&why), "too many numbers: at most 128 fit here");
    free(position);
    nimm_text_clear(&string);
    text_add_repeated(&string, "i.", 250);
    position = position_in("kayles", nimm_text_string(&string), &game);
    assert_int_equal(game->piles(solver, position, &piles), NIMM_SOLVE_OK);
    assert_int_equal(piles.n, 250);
    nimm_text_free(&string);
    nimm_text_free(&why);
    free(position);
    nimm_solver_free(solver);
}

/* ---- moves ---- */

/* What is typed at a position, for player 2 after a "2: ", and the answer: the move as it is written, or why
 * not. */
struct answer {
    const char *game, *position, *typed, *answer;
};

static void assert_answers(const struct answer *cases, size_t n) {
    for (size_t i = 0; i < n; i++) {
        const struct game *game;
        void *position = position_in(cases[i].game, cases[i].position, &game);
        unsigned mover = strncmp(cases[i].typed, "2: ", 3) == 0;
        const char *typed = cases[i].typed + 3 * mover;
        struct text text = {0};
        struct move move;
        if (nimm_game_read_move(game, position, mover, typed, &move, &text))
            game->print_move(position, &move, &text);
        if (strcmp(nimm_text_string(&text), cases[i].answer) != 0)
            fail_msg("%s %s, %s: %s", cases[i].game, cases[i].position, typed, nimm_text_string(&text));
        nimm_text_free(&text);
        free(position);
    }
}

/* The same move in many words, a semicolon between them. */
static void assert_means(const char *game, const char *position, const char *move, const char *ways) {
    struct text typed = {0};
    for (size_t length; *ways; ways += length + (ways[length] == ';')) {
        length = strcspn(ways, ";");
        nimm_text_clear(&typed);
        text_add_bytes(&typed, ways, length);
        assert_answers(&(struct answer){game, position, nimm_text_string(&typed), move}, 1);
    }
    nimm_text_free(&typed);
}

static void moves_are_understood_in_every_way_that_cannot_be_mistaken(void **state) {
    static const char takes[] =
        "3 2;3,2;3:2; 3 \t 2 ;3 , 2;03 002;take 2 from 3;TAKE 2 FROM 3;2 from 3;3 take 2;"
        "take 2 stones from pile 3;remove 2 of pile 3;2 stones of 3;take 2 pile 3;"
        "pile 3 take 2;pile 3, 2 stones;pile 3: 2;from pile 3 take 2;3 2 stones",
                      hits[] = "4 5;5 4;4,5;4:5;hit 4 and 5;HIT PINS 4 5;pin 5 and pin 4";
    assert_means("nim", "5,1,4", "3 2", takes);
    assert_means("subtraction:2", "5,1,4", "3 2", takes);
    assert_means("poker-nim", "5,1,4/2,0", "3 2", takes);
    assert_means(
        "poker-nim", "3,4,0/2,1", "2 +1",
        "2 +1;2+1;2 + 1;2,+1;put 1 on 2;put 1 stone on pile 2;add 1 to 2;Add 1 from my pool to pile 2;"
        "put +1 on 2;put 2 1;put 1 onto pile 2");
    assert_means("poker-nim", "3,4,0/2,1", "3 +2", "3 +2"); /* an emptied pile is still a pile */
    assert_means("kayles", "ii.iii", "4 5", hits);
    assert_means("dawson", "ii.iii", "4 5", hits);
    assert_means("kayles", "ii.iii", "4", "4;pin 4;hit pin 4");
    assert_means("chop", "3x5", "rows 2",
                 "rows 2;row 2;r 2;keep 2 rows;2 rows; ROWS  2 ;rows:2;break the bar down to 2 rows");
    assert_means("chop", "3x5", "columns 2", "columns 2;column 2;c 2;keep 2 columns");
}

static void wrong_moves_of_nim_are_answered_with_what_is_legal(void **state) {
#define LEGAL   "Pile 2 has 4 stones: take 1 to 4."
#define NO_PILE "There is no such pile: choose pile 1, 2 or 4."
#define TYPE    "Type pile 1, 2 or 4 and how many stones, such as 1 1."
    static const char *const cases[][2] = {
        {"2 5", LEGAL},
        {"2 0", LEGAL},
        {"2 -1", LEGAL},
        {"2 x", LEGAL},
        {"2 18446744073709551616", LEGAL},
        {"take 9 from 2", LEGAL},
        {"2", LEGAL},
        {"4 2", "Pile 4 has 1 stone: take 1."},
        {"3 1", "Pile 3 is empty: choose pile 1, 2 or 4."},
        {"5 1", "There is no pile 5: choose pile 1, 2 or 4."},
        {"0 1", NO_PILE},
        {"18446744073709551616 1", NO_PILE},
        {"4294967297 1", NO_PILE},
        {"4294967296 1", NO_PILE},
        {"", TYPE},
        {"   ", TYPE},
        {"hello", "\"hello\" is not a move. " TYPE},
        {"-1 2", "\"-1 2\" is not a move. " TYPE},
        {"1 2 3", "\"1 2 3\" is not a move. " TYPE},
        {"take 2", "\"take 2\" is not a move. " TYPE},
        {"take 1 2", "\"take 1 2\" is not a move. " TYPE},
        {"2 stones 1", "\"2 stones 1\" is not a move. " TYPE},
        {",:", "\",:\" is not a move. " TYPE},
        {"from 1 from 2", "\"from 1 from 2\" is not a move. " TYPE},
        {"1.5 2", "\"1.5 2\" is not a move. " TYPE},
        {"\x1B[A", "\"\\x1B[A\" is not a move. " TYPE},
        {"\xC3(", "\"\\xC3(\" is not a move. " TYPE},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_answers(&(struct answer){"nim", "3,4,0,1", cases[i][0], cases[i][1]}, 1);
    static const struct answer open[] = {
        {"nim", "0,7", "10 1", "There is no pile 10: choose pile 2."},
        {"nim", "1,0,7", "10 1", "There is no pile 10: choose pile 1 or 3."},
        {"nim", "1,1,1,1,1,1,1,1", "10 1", "There is no pile 10: choose pile 1, 2, 3, 4, 5, 6, 7 or 8."},
        {"nim", "1,1,1,1,1,1,1,1,1", "10 1", "There is no pile 10: choose a pile with stones from 1 to 9."},
    };
    assert_answers(open, LENGTH(open));
}

static void wrong_moves_of_other_games_are_answered_with_what_is_legal(void **state) {
#define POKER "Pile 2 has 4 stones: take 1 to 4, or put 1 to 2 from your pool on it, such as 2 +1."
#define POKER_TYPE                                                                                           \
    "Type pile 1, 2 or 3 and how many stones, such as 1 1. A plus puts stones there from your pool, such "   \
    "as 1 +2."
#define KEEP "Type rows or columns and how many of them to keep, such as rows 1."
    static const struct answer cases[] = {
        {"subtraction:3", "10,7,0", "2 4", "From pile 2 (7 stones) take 1 to 3."},
        {"subtraction:3", "10,2", "2 3", "From pile 2 (2 stones) take 1 to 2."},
        {"subtraction:3", "10,1", "2 2", "From pile 2 (1 stone) take 1."},
        {"subtraction:1,3,4", "10,7", "2 2", "From pile 2 (7 stones) take 1, 3 or 4."},
        {"subtraction:1,3,4", "10,3", "2 2", "From pile 2 (3 stones) take 1 or 3."},
        {"subtraction:3,4", "10,2,5,0", "2 1",
         "Pile 2 has 2 stones, too few for a move: choose pile 1 or 3."},
        {"subtraction:3,4", "10,2,5,0", "4 1", "Pile 4 is empty: choose pile 1 or 3."},
        {"subtraction:3,4", "10,2,5,0", "five",
         "\"five\" is not a move. Type pile 1 or 3 and how many stones, such as 1 3. One move takes 3 or 4 "
         "stones."},
        {"poker-nim", "3,4,0/2,1", "2 5", POKER},
        {"poker-nim", "3,4,0/2,1", "2 +18446744073709551616", POKER},
        {"poker-nim", "3,4,0/2,1", "2 +1+", POKER},
        {"poker-nim", "3,4,0/2,1", "2: 2 +2",
         "Pile 2 has 4 stones: take 1 to 4, or put 1 from your pool on it, such as 2 +1."},
        {"poker-nim", "3,4,0/2,1", "3 1",
         "Pile 3 has 0 stones: put 1 to 2 from your pool on it, such as 3 +1."},
        {"poker-nim", "3,4,0/0,1", "2 +1",
         "Your pool is empty, so you can only take. Pile 2 has 4 stones: take 1 to 4."},
        {"poker-nim", "3,4,0/0,1", "3 +1",
         "Your pool is empty, so you can only take. Pile 3 is empty: choose pile 1 or 2."},
        {"poker-nim", "3,4,0/2,1", "4 +1", "There is no pile 4: choose pile 1, 2 or 3."},
        {"poker-nim", "3,4,0/2,1", "4294967297 +1", "There is no such pile: choose pile 1, 2 or 3."},
        {"poker-nim", "3,4,0/2,1", "put 1 on on 2", "\"put 1 on on 2\" is not a move. " POKER_TYPE},
        {"poker-nim", "3,4,0/2,1", "put on 2 1", "\"put on 2 1\" is not a move. " POKER_TYPE},
        {"kayles", "ii.iii", "7", "There is no such pin: choose from 1-2, 4-6."},
        {"kayles", "ii.iii", "6 7", "There is no such pin: choose from 1-2, 4-6."},
        {"kayles", "ii.iii", "3", "Pin 3 has fallen: choose from 1-2, 4-6."},
        {"kayles", "ii.iii", "2 3", "Pin 3 has fallen: choose from 1-2, 4-6."},
        {"kayles", "ii.iii", "1 3", "Hit one pin or two neighbours, such as 1 2."},
        {"kayles", "i.i", "x", "\"x\" is not a move. Hit one pin or two neighbours, such as 3."},
        {"kayles", "...", "1", "Pin 1 has fallen: nothing can be hit any more."},
        {"kayles", "1,1,1,1,1,1,1,1,1", "2",
         "Pin 2 has fallen: choose from 1, 3, 5, 7, 9, 11, 13, 15 and more."},
        {"dawson", "ii.iii", "1", "Hit two neighbouring pins, such as 1 2."},
        {"dawson", "i.iii", "1 2", "Pin 2 has fallen: choose from 3-5."},
        {"dawson", "i.iii", "3 3", "\"3 3\" is not a move. Hit two neighbouring pins, such as 3 4."},
        {"dawson", "iii", "", "Hit two neighbouring pins, such as 1 2."},
        {"chop", "3x5", "rows 3", "The bar has 3 rows: keep 1 or 2 of them."},
        {"chop", "3x5", "columns 18446744073709551616", "The bar has 5 columns: keep 1 to 4 of them."},
        {"chop", "2x5", "rows 2", "The bar has 2 rows: keep 1 of them."},
        {"chop", "1x5", "rows 1", "The bar has 1 row: keep 1 to 4 of its 5 columns."},
        {"chop", "5x1", "columns 1", "The bar has 1 column: keep 1 to 4 of its 5 rows."},
        {"chop", "1x1", "rows 1", "Only the poisoned square is left: there is nothing to break."},
        {"chop", "3x5", "2", "\"2\" is not a move. " KEEP},
        {"chop", "3x5", "rows columns 2", "\"rows columns 2\" is not a move. " KEEP},
        {"chop", "3x5", "rows 2 1", "\"rows 2 1\" is not a move. " KEEP},
        {"chop", "3x5", "", KEEP},
    };
    assert_answers(cases, LENGTH(cases));
}

static void moves_are_said_with_their_verb(void **state) {
    static const char *const cases[][4] = {
        {"nim", "3,4,5", "2 3", "take 3 from pile 2"},
        {"poker-nim", "3,4,5/2,1", "2 +1", "put 1 on pile 2"},
        {"kayles", "iiiii", "4", "hit pin 4"},
        {"dawson", "iiiii", "4 5", "hit pins 4 and 5"},
        {"chop", "3x5", "rows 1", "break the bar down to 1 row"},
        {"chop", "3x5", "columns 2", "break the bar down to 2 columns"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i][0], cases[i][1], &game);
        struct text text = {0};
        struct move move;
        assert_true(nimm_game_read_move(game, position, 0, cases[i][2], &move, &text));
        game->say_move(position, &move, &text);
        assert_string_equal(nimm_text_string(&text), cases[i][3]);
        nimm_text_free(&text);
        free(position);
    }
}

/* ---- boards ---- */

static void boards_are_drawn_as_they_should_be(void **state) {
#define STONE "\xE2\x97\x8F"
    static const struct style usual = {.width = 80}, stones = {.width = 80, .stones = true, .utf8 = true},
                              plain = {.width = 80, .plain = true},
                              ascii_stones = {.width = 80, .stones = true}, narrow = {.width = 20},
                              dense = {.width = 40}, utf8 = {.width = 80, .utf8 = true},
                              big = {.width = 22, .big = true}, too_big = {.width = 21, .big = true};
    static const struct {
        const char *game, *position;
        const struct style *style;
        const char *board;
    } cases[] = {
        {"nim", "3,1,0", &usual, "Pile 1 : O O O\nPile 2 : O\nPile 3 :\n"},
        {"nim", "3,1", &utf8, "Pile 1 : O O O\nPile 2 : O\n"},
        {"nim", "2,1", &stones, "Pile 1 : " STONE " " STONE "\nPile 2 : " STONE "\n"},
        {"nim", "2,1", &ascii_stones, "Pile 1 : O O\nPile 2 : O\n"},
        {"nim", "2,1", &big,
         "         .--. .--.\nPile 1 : |  | |  |\n         '--' '--'\n         .--.\nPile 2 : |  |\n         "
         "'--'\n"},
        {"nim", "2,1", &too_big, "Pile 1 : O O\nPile 2 : O\n"},
        {"nim", "7,6", &narrow, "Pile 1 : 7 stones\nPile 2 : O O O O O O\n"},
        {"nim", "18446744073709551615", &usual, "Pile 1 : 18446744073709551615 stones\n"},
        {"nim", "3,1,0", &plain, "Pile 1 : 3 stones\nPile 2 : 1 stone\nPile 3 : 0 stones\n"},
        {"subtraction:1,3,4", "3,50", &usual,
         "Pile 1 : O O O\nPile 2 : 50 stones\nOne move takes 1, 3 or 4 stones.\n"},
        {"subtraction:1", "3", &usual, "Pile 1 : O O O\nOne move takes 1 stone.\n"},
        {"poker-nim", "3,0,50/2,18446744073709551500", &usual,
         "Pile 1 : O O O\nPile 2 :\nPile 3 : 50 stones\nPool of player 1 : O O\n"
         "Pool of player 2 : 18446744073709551500 stones\n"},
        {"poker-nim", "3/1,0", &plain,
         "Pile 1 : 3 stones\nPool of player 1 : 1 stone\nPool of player 2 : 0 stones\n"},
        {"poker-nim", "2/1,0", &stones,
         "Pile 1 : " STONE " " STONE "\nPool of player 1 : " STONE "\nPool of player 2 :\n"},
        {"kayles", "ii.iii", &usual, " i i . i i i\n 1 2 3 4 5 6\n"},
        {"kayles", "i.i", &utf8, " i \xC2\xB7 i\n 1 2 3\n"},
        {"dawson", "12", &narrow, " i i i i i i i i i i\n         5        10\n\n i i\n"},
        {"kayles", ".ii.i..", &plain,
         "Pin 1 has fallen.\nPins 2 to 3 stand.\nPin 4 has fallen.\nPin 5 stands alone.\nPins 6 to 7 have "
         "fallen.\n"},
        {"chop", "2x3", &dense, "        1 2 3\nRow 1 : X O O\nRow 2 : O O O\n"},
        {"chop", "1x10", &dense,
         "         1  2  3  4  5  6  7  8  9 10\nRow 1 :  X  O  O  O  O  O  O  O  O  O\n"},
        {"chop", "1x2", &utf8, "        1 2\nRow 1 : X \xE2\x96\xA0\n"},
        {"chop", "2x3", &plain, "The bar has 2 rows.\nIt has 3 columns.\nRow 1, column 1 is poisoned.\n"},
        {"chop", "1x18446744073709551615", &usual,
         "The bar has 1 row.\nIt has 18446744073709551615 columns.\nRow 1, column 1 is poisoned.\n"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i].game, cases[i].position, &game);
        struct text text = {0};
        game->draw(position, cases[i].style, &text);
        assert_string_equal(nimm_text_string(&text), cases[i].board);
        nimm_text_free(&text);
        free(position);
    }
}

/* ---- how a value is seen ---- */

static void parts_are_described_by_how_their_value_is_seen(void **state) {
    static const struct {
        const char *game, *position;
        size_t part;
        const char *description;
    } cases[] = {
        {"nim", "3,4", 1, "Pile 2: 4 stones"},
        {"subtraction:3", "10", 0, "Pile 1: 10 stones = 2 x 4 + 2"},
        {"subtraction:3", "3", 0, "Pile 1: 3 stones"},
        {"subtraction:1,3,4", "7", 0, "Pile 1: 7 stones, of which 6, 4 or 3 can be left"},
        {"subtraction:3,4", "2", 0, "Pile 1: 2 stones, too few for a move"},
        {"subtraction:1,3,5,7,9,11,13", "13", 0,
         "Pile 1: 13 stones, of which 12, 10, 8, 6, 4, 2, ... can be left"},
        {"kayles", "..ii.iiiiiii.i", 1, "Pins 6-12: a row of 7 pins"},
        {"kayles", "..ii.iiiiiii.i", 2, "Pin 14: a row of 1 pin"},
        {"dawson", "i.ii", 0, "Pin 1: a lone pin, which nobody can hit"},
        {"chop", "1x2", 0, "Rows: 1 row, and it must stay"},
        {"chop", "1x2", 1, "Columns: 2 columns, and one must stay"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i].game, cases[i].position, &game);
        struct text name = {0}, reason = {0};
        game->describe(position, cases[i].part, &name, &reason);
        text_addf(&name, ": %s", nimm_text_string(&reason));
        assert_string_equal(nimm_text_string(&name), cases[i].description);
        nimm_text_free(&name);
        nimm_text_free(&reason);
        free(position);
    }
}

/* ---- random starts ---- */

static void starts_have_the_shape_asked_for_or_say_why_not(void **state) {
    static const char
        piles[] = "there can be 1 to 128 piles",
        stones[] = "a pile can start with 1 to 18446744073709551615 stones",
        rows[] = "there must be at least 1 row, with at least 1 pin",
        room[] = "a row has room for 500 pins, gaps included: kayles-piles and dawson-piles take any number";
    static const struct {
        const char *game;
        struct shape shape;
        const char *start; /* or why not */
    } cases[] = {
        {"nim", {{3, 3}, {5, 5}}, "5,5,5"},
        {"nim", {{1, 1}, {UINT64_MAX, UINT64_MAX}}, "18446744073709551615"},
        {"nim", {{0, 3}, {0, 0}}, piles},
        {"nim", {{129, 129}, {0, 0}}, piles},
        {"nim", {{5, 2}, {0, 0}}, piles},
        {"nim", {{0, 0}, {0, 4}}, stones},
        {"nim", {{0, 0}, {8, 1}}, stones},
        {"subtraction:3,4",
         {{0, 0}, {1, 2}},
         "no move can be made in piles of that size: a move takes at least 3 stones"},
        {"poker-nim", {{1, 1}, {7, 7}}, "7/0,0"},
        {"poker-nim",
         {{9, 9}, {UINT64_MAX, UINT64_MAX}},
         "the stones together are more than 18446744073709551615"},
        {"kayles", {{2, 2}, {3, 3}}, "iii.iii"},
        {"dawson", {{1, 1}, {2, 2}}, "ii"},
        {"dawson", {{1, 1}, {1, 1}}, "in rows this short nobody can hit two neighbouring pins"},
        {"kayles", {{0, 2}, {3, 3}}, rows},
        {"kayles", {{1, 1}, {5, 4}}, rows},
        {"kayles", {{1, 1}, {501, 501}}, room},
        {"kayles", {{250, 250}, {2, 2}}, room},
        {"kayles", {{1, UINT64_MAX}, {1, UINT64_MAX}}, room},
        {"chop", {{4, 4}, {9, 9}}, "4x9"},
        {"chop", {{1, 1}, {1, 1}}, "a bar of 1x1 is only its poisoned square: give it more rows or columns"},
        {"chop", {{0, 3}, {0, 0}}, "there can be 1 to 18446744073709551615 rows"},
        {"chop", {{0, 0}, {5, 2}}, "there can be 1 to 18446744073709551615 columns"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const char *parameters;
        const struct game *game = game_of(cases[i].game, &parameters);
        struct random random = nimm_random_from_seed(1);
        void *position = malloc(game->size);
        struct text text = {0};
        if (game->random(parameters, &cases[i].shape, &random, position, &text)) game->print(position, &text);
        assert_string_equal(nimm_text_string(&text), cases[i].start);
        nimm_text_free(&text);
        free(position);
    }
}

static void random_moves_are_legal_where_there_are_too_many_to_list(void **state) {
    static const char *const cases[][2] = {{"nim", "0,18446744073709551615,0"},
                                           {"subtraction:18446744073709551615", "0,18446744073709551615"},
                                           {"poker-nim", "0,18446744073709551600/9,5"},
                                           {"chop", "1x18446744073709551615"},
                                           {"chop", "18446744073709551615x1"}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i][0], cases[i][1], &game);
        struct text why = {0};
        for (uint64_t seed = 0; seed < 20; seed++) {
            struct random random = nimm_random_from_seed(seed);
            struct move move;
            nimm_game_draw_move(game, position, 0, &random, &move);
            assert_true(game->check(position, 0, &move, &why));
        }
        nimm_text_free(&why);
        free(position);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_are_read_in_many_ways_and_printed_in_one),
        cmocka_unit_test(parameters_are_printed_sorted),
        cmocka_unit_test(wrong_positions_are_refused_with_the_reason),
        cmocka_unit_test(a_table_has_room_for_128_piles_and_a_row_for_250_lone_pins),
        cmocka_unit_test(moves_are_understood_in_every_way_that_cannot_be_mistaken),
        cmocka_unit_test(wrong_moves_of_nim_are_answered_with_what_is_legal),
        cmocka_unit_test(wrong_moves_of_other_games_are_answered_with_what_is_legal),
        cmocka_unit_test(moves_are_said_with_their_verb),
        cmocka_unit_test(boards_are_drawn_as_they_should_be),
        cmocka_unit_test(parts_are_described_by_how_their_value_is_seen),
        cmocka_unit_test(starts_have_the_shape_asked_for_or_say_why_not),
        cmocka_unit_test(random_moves_are_legal_where_there_are_too_many_to_list),
    };
    return cmocka_run_group_tests_name("words of games", tests, NULL, NULL);
}
