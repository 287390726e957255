/* SPDX-License-Identifier: MIT */
/* What the games read, answer, say and draw: word for word. */
#include "support.h"

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
        {"chomp", "4 4 2", "4,4,2"},
        {"chomp", "3x4", "4,4,4"},
        {"chomp", "2 x 3", "3,3"},
        {"northcott", " w..b  .B.w ", "W..B/.B.W"},
        {"northcott", "W..B,.B.W", "W..B/.B.W"},
        {"northcott", "W..B / .B.W", "W..B/.B.W"},
        {"prime", "12 30 7", "12,30,7"},
        {"triangle", " convex:7 / df, ca ", "convex:7/AC,DF"},
        {"triangle", "convex:7/", "convex:7"},
        {"triangle", "0 0\t5 1 , 2,7 / BA", "0,0 5,1 2,7/AB"},
        {"triangle", "-0,-5 1000000,-1000000", "0,-5 1000000,-1000000"},
        {"coloring", "fan:6/ba", "fan:6/AB"},
        {"coloring", "strip:50/zy,aY", "strip:50/Ya,yz"},
        {"coloring", "0,0,5,0,5,5,0,5 / cba ACD / DA,AB", "0,0 5,0 5,5 0,5/ABC,ACD/AB,AD"},
        {"digraph", "a>b>c", "a>b,b>c@a"},
        {"digraph", " a -> b  ->c , d\t@ c ", "a>b,b>c,d@c"},
        {"digraph", "a>b a>c,a>b", "a>b,a>c@a"},
        {"digraph", "a", "a@a"},
        {"digraph", "a,b,b>a", "a,b>a@a"},
        {"digraph", "a,c,b,a>b,b>c", "a,c,a>b,b>c@a"},
        {"digraph", "x>y,u,u>x", "x>y,u>x@x"},
        {"digraph", "\"a\">\"a b\"", "a>\"a b\"@a"},
        {"compound", " nim = 3 4 + kayles=2 3 ", "nim=3,4+kayles=ii.iii"},
        {"kayles-piles", "7,0,3", "7,3"},
        {"octal:0.77", " 5 , 5,0,0 ", "5,5"},
        {"dawson-piles", "0,0", "0"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i][0], cases[i][1], &game);
        void *again = position_in(cases[i][0], cases[i][2], &game);
        struct text text = {0};
        game->print(position, &text);
        assert_string_equal(nimm_text_string(&text), cases[i][2]);
        assert_memory_equal(position, again, game->size);
        nimm_text_free(&text);
        free(position);
        free(again);
    }
}

static void parameters_are_printed_in_one_way(void **state) {
    static const char *const cases[][2] = {
        {"subtraction", "subtraction:3"},
        {"subtraction:4 1,3 3", "subtraction:1,3,4"},
        {"subtraction:65535,1", "subtraction:1,65535"},
        {"subtraction:3,3", "subtraction:3,3"},
        {"subtraction:2,1,3", "subtraction:3"}, /* exactly 1, 2 or 3 is 1 to 3 */
        {"subtraction:1,1", "subtraction:1"},
        {"octal", "octal:0.137"},
        {"octal:.77", "octal:0.77"},
        {"octal:0.0070", "octal:0.007"},
        {"octal:4.30", "octal:4.3"},
        {"octal:0.00000000000000000000000000000001", "octal:0.00000000000000000000000000000001"},
        {"kayles-piles", "kayles-piles"},
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

/* A reason that ends in three dots is the beginning of one. */
static void wrong_positions_are_refused_with_the_reason(void **state) {
#define HOW ": write arcs, then @ and the token's node, for example a>b,b>c@a"
    static const char much[] = "the stones together are more than 18446744073709551615";
    static const char *const cases[][3] = {
        {"nim", "", "a pile size is missing in \"\": write whole numbers, such as 3,4,5"},
        {"nim", "3,x", "\"x\" is not a pile size: write whole numbers, such as 3,4,5"},
        {"nim", "1,,2", "a pile size is missing in \"1,,2\": write whole numbers, such as 3,4,5"},
        {"subtraction:0", "7", "\"0\" cannot be taken: give the most stones that a move may take, 1 or more"},
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
        {"kayles", " ", "a row of pins is missing: write it like ii.iii, or as a number of pins"},
        {"dawson", "3,0", "\"0\" is not a row: a row has at least 1 pin"},
        {"kayles", "i3i",
         "\"i3i\" is not a row: at place 2 write i for a standing pin or . for a fallen one, such as ii.iii, "
         "or write rows as numbers of pins, such as 2,3"},
        {"kayles", "501",
         "a row has room for 500 pins, gaps included: kayles-piles and dawson-piles take any number"},
        {"chop", "0x5", "\"0\" is not a side: rows and columns are 1 or more, such as 3x5"},
        {"chop", "3xy", "\"y\" is not a side: rows and columns are 1 or more, such as 3x5"},
        {"chop", "3x", "\"3x\" is not a bar: write its rows and columns, such as 3x5"},
        {"chomp", "4,3,4",
         "row 3 has 4 squares, more than row 2 (3): no row may be longer than the one above it"},
        {"chomp", "4,0", "row 2 has 0 squares: leave empty rows out"},
        {"chomp", "256", "row 1 has 256 squares: at most 255 fit here"},
        {"chomp", "1x256", "a bar of 1x256 is too large: at most 32 rows of at most 255 squares fit here"},
        {"chomp", "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1",
         "too many numbers: at most 32 fit here"},
        {"northcott", "W..B/.B.W.",
         "row 2, \".B.W.\", has 5 squares and row 1 has 4: make all rows equally long"},
        {"northcott", "W..B/.B..", "row 2, \".B..\", has no white coin: each row holds one W and one B"},
        {"northcott", "W.WB",
         "row 1, \"W.WB\", has more than one white coin: each row holds one W and one B"},
        {"northcott", "W..B/Wo.B", "row 2, \"Wo.B\", has a square that is not W, B or \".\""},
        {"northcott", "WB/WB/WB/WB/WB/WB/WB/WB/WB/WB/WB/WB/WB/WB/WB/WB/WB",
         "too many rows: at most 16 fit here"},
        {"northcott", "W...............................................................B",
         "row 1, \"W..........................................\", has 65 squares: at most 64 fit here"},
        {"prime", "12,1", "\"1\" is too small: the numbers must be 2 or more, such as 12,30,7"},
        {"prime", "x", "\"x\" is not a number: write whole numbers, such as 3,4,5"},
        {"prime", "2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26",
         "too many numbers: at most 24 fit here"},
        {"triangle", "0,0 1,1 5,2 7,7", "the points A, B and D lie on one line"},
        {"triangle", "0,0 1,1 0,0", "the points A and C are the same, 0,0"},
        {"triangle", "0,0 1",
         "a number is missing in \"0,0 1\": write two whole numbers for each point, such as 0,0 5,1 2,7"},
        {"triangle", "convex:0", "\"convex:0\" is not a number of points: write convex:1 to convex:52"},
        {"triangle", "convex:7/AC,BD", "the segments A-C and B-D cross"},
        {"triangle", "convex:7/AH", "\"AH\" is not a segment: write two different letters from A to G"},
        {"triangle", "convex:7/AC/", "there is one slash too many at \"/\": write points/segments"},
        {"coloring", "0,0 5,0 5,5 0,5/ABC,ABD", "the sides A-C and B-D cross"},
        {"coloring", "0,0 5,0 5,5 0,5/ABC,ACD,ABC", "the triangle A B C is there twice"},
        {"coloring", "0,0 5,0 5,5 0,5/ABC", "the point D is not a corner of any triangle"},
        {"coloring", "0,0 9,0 0,9 2,2/ABC,ABD", "the point D lies in the triangle A B C"},
        {"coloring", "0,0 9,0 0,9 3,0 3,-5/ABC,ADE", "the point D lies in the triangle A B C"},
        {"coloring", "0,0 9,0 0,9 5,-5 5,9 6,9/ABC,DEF", "the sides A-B and D-E cross"},
        {"coloring", "0,0 5,0 5,5",
         "there is no triangle: write points/triangles, such as 0,0 5,0 5,5 0,5/ABC,ACD"},
        {"coloring", "0,0 5,0 5,5/AB", "\"AB\" is not a triangle: write three different letters from A to C"},
        {"coloring", "0,0 5,0 5,5 0,5/ABC,ACD/BD", "the segment B-D is not a side of any triangle"},
        {"coloring", "0,0 5,0 5,5 0,5/ABC,ACD/AB/",
         "there is one slash too many at \"/\": write points/triangles/green edges"},
        {"coloring", "fan:51", "\"fan:51\" is not a number of triangles: write fan:1 to fan:50"},
        {"digraph", "", "a node is missing at the end" HOW},
        {"digraph", "a>", "a node is missing at the end" HOW},
        {"digraph", "a>>b", "\">b\" stands where a node should be" HOW},
        {"digraph", "a>b@c", "\"c\" after @ is not one of the nodes before it"},
        {"digraph", "a>b@a,c", "\",c\" stands after the token's node" HOW},
        {"digraph", "a*b", "\"*b\" stands where a node should be" HOW},
        {"digraph", "\x01", "\"\\x01\" stands where a node should be" HOW},
        {"digraph", "\"a", "\"\"a\" has no closing quotation mark" HOW},
        {"digraph", "\"\">a", "the name of a node is empty"},
        {"digraph", "\"\\q\"",
         "\"\\q\" is not a node's name: there can be no \", \\, + or control character in it"},
        {"compound", "", "part 1: write GAME=POSITION, such as kayles=iiii, with + between parts"},
        {"compound", "nim=3++nim=4", "part 2: write GAME=POSITION..."},
        {"compound", "3,4", "part 1: \"3,4\" is not a part: write GAME=POSITION..."},
        {"compound", "nim=3+foo=4", "part 2: there is no game \"foo\"; nimm games lists them"},
        {"compound", "nim=x", "part 1 (nim): \"x\" is not a pile size..."},
        {"compound", "nim=1+kayles=iix", "part 2 (kayles): \"iix\" is not a row..."},
        {"compound", "nim:3=4", "part 1: \"nim:3\": the game nim takes nothing after a colon"},
        {"compound", "octal:0.9=4", "part 1 (octal): \"0.9\" is not a code at \"9\": its digits are 0 to 7"},
        {"compound", "compound=nim=3", "part 1: a compound cannot be part of a compound..."},
        {"compound", "northcott=W.B",
         "part 1: northcott cannot be part of a sum: its players have different moves"},
        {"compound", "nim=1+digraph=a>b,b>a@a",
         "part 2 (digraph): this can go on for ever, so it has no value..."},
        {"compound", "nim=1+nim=1+nim=1+nim=1+nim=1+nim=1+nim=1+nim=1+nim=1",
         "too many parts: at most 8 can be added"},
        {"compound", "digraph=a>b@a+digraph=a>b@a+digraph=a>b@a+digraph=a>b@a",
         "part 4 (digraph): no room is left for it: take fewer parts, or parts of simpler games"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const char *parameters;
        const struct game *game = game_of(cases[i][0], &parameters);
        void *position = malloc(game->size);
        struct text why = {0};
        const char *wanted = cases[i][2], *dots = strstr(wanted, "...");
        size_t length = dots && dots[3] == '\0' ? (size_t)(dots - wanted) : strlen(wanted) + 1;
        assert_false(nimm_game_parse(game, parameters, cases[i][1], position, &why));
        if (strncmp(nimm_text_string(&why), wanted, length) != 0)
            fail_msg("%s: %s", cases[i][1], nimm_text_string(&why));
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
    assert_false(game->parse(nimm_text_string(&string), position, &why));
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
    solver_free(solver);
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
        enum player mover = strncmp(cases[i].typed, "2: ", 3) == 0;
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

static void moves_are_read_as_they_are_written_and_as_they_are_said(void **state) {
    static const struct answer cases[] = {
        {"nim", "5,1,4", "3 2", "3 2"},
        {"nim", "5,1,4", " 3,\t02 ", "3 2"},
        {"nim", "5,1,4", "TAKE  2 from pile 3", "3 2"},
        {"nim", "5,18446744073709551615", "take 18446744073709551614 from pile 2", "2 18446744073709551614"},
        {"poker-nim", "3,4,0/2,1", "2 +1", "2 +1"},
        {"poker-nim", "3,4,0/2,1", "2+1", "2 +1"},
        {"poker-nim", "3,4,0/2,1", "put 2 on pile 3", "3 +2"}, /* an emptied pile is still a pile */
        {"kayles", "ii.iii", "5 4", "4 5"},
        {"dawson", "ii.iii", "hit pins 4 and 5", "4 5"},
        {"chop", "3x5", "row 2", "rows 2"},
        {"chop", "3x5", "break the bar down to 1 row", "rows 1"},
        {"chomp", "4,4,2", "bite at row 2, column 3", "2 3"},
        {"northcott", "W...B/W...B", "move to column 3 in row 2", "2 3"},
        {"prime", "12,30,7", "1 3 2", "1 2 3"},
        {"prime", "12,60", "split 2, 2 and 5 off number 2", "2 2 2 5"},
        {"triangle", "convex:7", "ca", "AC"},
        {"triangle", "convex:7", "draw A-C", "AC"},
        {"triangle", "convex:30", "aA", "Aa"},
        {"coloring", "fan:6", "color a-c", "AC"},
        {"kayles-piles", "9,7,3", "2 1 4", "2 1 2"},
        {"kayles-piles", "9,7,3", "take 1 from pile 2, leaving 2 and 4", "2 1 2"},
        {"octal:4.", "9,7", "split pile 2 into 2 and 5", "2 0 2"},
        {"digraph", "a>b,b>c,c>to@a", " b ", "b"},
        {"digraph", "a>\"x y\"@a", "move the token to \"x y\"", "\"x y\""},
        {"compound", "nim=3,4+kayles=iiii", "1: 2 3", "1 2 3"},
        {"compound", "nim=3,4+kayles=iiii", "take 3 from pile 2 in part 1", "1 2 3"},
        {"compound", "nim=3+octal:4.=9,7", "split pile 2 into 2 and 5 in part 2", "2 2 0 2"},
        {"compound", "nim=3+prime=12,60", "split 2, 2 and 5 off number 2 in part 2", "2 2 2 2 5"},
    };
    assert_answers(cases, LENGTH(cases));
}

static void wrong_moves_of_nim_are_answered_with_what_is_legal(void **state) {
#define LEGAL   "Pile 2 has 4 stones: take 1 to 4."
#define NO_PILE "There is no such pile: choose pile 1, 2 or 4."
#define TYPE    "Type pile 1, 2 or 4 and how many stones, such as 1 1."
    static const char *const cases[][2] = {
        {"2 5", LEGAL},
        {"2 18446744073709551616", LEGAL},
        {"2", LEGAL},
        {"4 2", "Pile 4 has 1 stone: take 1."},
        {"3 1", "Pile 3 is empty: choose pile 1, 2 or 4."},
        {"5 1", "There is no pile 5: choose pile 1, 2 or 4."},
        {"0 1", NO_PILE},
        {"18446744073709551616 1", NO_PILE},
        {"4294967296 1", NO_PILE},
        {"", TYPE},
        {"hello", "\"hello\" is not a move. " TYPE},
        {"1 2 3", "\"1 2 3\" is not a move. " TYPE},
        {"take 1 2", "\"take 1 2\" is not a move. " TYPE},
        {"take 9 from pile 2", "\"take 9 from pile 2\" is not a move. " TYPE},
        {"\x1B[A", "\"\\x1B[A\" is not a move. " TYPE},
        {"\xC3(", "\"\\xC3(\" is not a move. " TYPE},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_answers(&(struct answer){"nim", "3,4,0,1", cases[i][0], cases[i][1]}, 1);
    static const struct answer open[] = {
        {"nim", "0,7", "10 1", "There is no pile 10: choose pile 2."},
        {"nim", "1,1,1,1,1,1,1,1", "10 1", "There is no pile 10: choose pile 1, 2, 3, 4, 5, 6, 7 or 8."},
        {"nim", "1,1,1,1,1,1,1,1,1", "10 1", "There is no pile 10: choose a pile with stones from 1 to 9."},
    };
    assert_answers(open, LENGTH(open));
}

#define SUM    "nim=3,4+kayles=iiii+nim=0"
#define CHOOSE "Type part 1 or 2 and then the move in it, for example 1 1 1."

static void wrong_moves_of_other_games_are_answered_with_what_is_legal(void **state) {
#define POKER "Pile 2 has 4 stones: take 1 to 4, or put 1 or 2 from your pool on it, such as 2 +1."
#define POKER_TYPE                                                                                           \
    "Type pile 1, 2 or 3 and how many stones, such as 1 1. A plus puts stones there from your pool, such "   \
    "as 1 +2."
#define KEEP "Type rows or columns and how many of them to keep, such as rows 1."
    static const struct answer cases[] = {
        {"subtraction:3", "10,7,0", "2 4", "From a pile of 7 take 1 to 3."},
        {"subtraction:3", "10,2", "2 3", "From a pile of 2 take 1 or 2."},
        {"subtraction:1,3,4", "10,7", "2 2", "From a pile of 7 take 1, 3 or 4."},
        {"subtraction:1,3,4", "10,3", "2 2", "From a pile of 3 take 1 or 3."},
        {"subtraction:3,4", "10,2,5,0", "2 1", "No move is possible in pile 2: choose pile 1 or 3."},
        {"subtraction:3,4", "10,2,5,0", "many",
         "\"many\" is not a move. Type pile 1 or 3 and how many stones, such as 1 3."},
        {"poker-nim", "3,4,0/2,1", "2 5", POKER},
        {"poker-nim", "3,4,0/2,1", "2 +18446744073709551616", POKER},
        {"poker-nim", "3,4,0/2,1", "2: 2 +2",
         "Pile 2 has 4 stones: take 1 to 4, or put 1 from your pool on it, such as 2 +1."},
        {"poker-nim", "3,4,0/2,1", "3 1",
         "Pile 3 has 0 stones: put 1 or 2 from your pool on it, such as 3 +1."},
        {"poker-nim", "3,4,0/0,1", "2 +1",
         "Your pool is empty, so you can only take. Pile 2 has 4 stones: take 1 to 4."},
        {"poker-nim", "3,4,0/0,1", "3 +1",
         "Your pool is empty, so you can only take. Pile 3 is empty: choose pile 1 or 2."},
        {"poker-nim", "3,4,0/2,1", "4294967297 +1", "There is no such pile: choose pile 1, 2 or 3."},
        {"poker-nim", "3,4,0/2,1", "put 1 on 2", "\"put 1 on 2\" is not a move. " POKER_TYPE},
        {"kayles", "ii.iii", "7", "There is no such pin. Hit one pin or two neighbors, such as 1 2."},
        {"kayles", "ii.iii", "3", "Pin 3 has fallen. Hit one pin or two neighbors, such as 1 2."},
        {"kayles", "ii.iii", "1 3", "Hit one pin or two neighbors, such as 1 2."},
        {"kayles", "i.i", "x", "\"x\" is not a move. Hit one pin or two neighbors, such as 3."},
        {"kayles", "...", "1", "Pin 1 has fallen. Nothing can be hit any more."},
        {"dawson", "ii.iii", "1", "Hit two neighboring pins, such as 1 2."},
        {"dawson", "i.iii", "1 2", "Pin 2 has fallen. Hit two neighboring pins, such as 3 4."},
        {"dawson", "i.iii", "3 3", "\"3 3\" is not a move. Hit two neighboring pins, such as 3 4."},
        {"chop", "3x5", "rows 3", "The bar has 3 rows: keep 1 or 2 of them."},
        {"chop", "3x5", "columns 18446744073709551616", "The bar has 5 columns: keep 1 to 4 of them."},
        {"chop", "2x5", "rows 2", "The bar has 2 rows: keep 1 of them."},
        {"chop", "1x5", "rows 1", "The bar has 1 row: keep 1 to 4 of its 5 columns."},
        {"chop", "1x1", "rows 1", "Only the poisoned square is left: there is nothing to break."},
        {"chop", "3x5", "2", "\"2\" is not a move. " KEEP},
        {"chomp", "4,4,2", "1 1", "Row 1 has 4 squares, the first one poisoned: bite at column 2 to 4."},
        {"chomp", "4,4,2", "3 3", "Row 3 has 2 squares: bite at column 1 or 2."},
        {"chomp", "4,4,2", "4 1", "There is no such row: choose row 1 to 3."},
        {"chomp", "1,1,1", "1 1", "Row 1 has only the poisoned square: choose row 2 or 3."},
        {"chomp", "1", "1 1", "Only the poisoned square is left: there is nothing to bite."},
        {"chomp", "1,1", "x",
         "\"x\" is not a move. Type the row and the column of the square to bite, such as 2 1."},
        {"prime", "1024,30", "2 6",
         "6 is not prime. 30 is 2 x 3 x 5: split off one prime or more, but not all, such as 2 2."},
        {"triangle", "convex:7", "A",
         "\"A\" is not a move. Type the letters of two points, such as AB; the points are A to G."},
        {"triangle", "convex:7", "AA",
         "A segment joins two different points. Type the letters of two points, such as AB; the points are A "
         "to G."},
        {"triangle", "convex:7/BD", "AC", "AC would cross BD."},
        {"triangle", "convex:7/BD", "BD", "BD is drawn already: join two points that are not joined yet."},
        {"triangle", "convex:7/AB,BC,AC", "DE", "The game is over: A B C is a triangle."},
        {"coloring", "fan:6/AB", "AB",
         "AB is green already: color an uncolored one, such as A-C, A-D, A-E, A-F, A-G, A-H."},
        {"coloring", "0,0 5,0 5,5 0,5/ABC,ACD", "BD",
         "BD is not a side here: color an uncolored one, such as A-B, A-C, A-D, B-C, C-D."},
        {"coloring", "fan:1/AB,AC,BC", "AB", "The game is over: A B C is green."},
        {"northcott", ".W..B./..BW../WB....", "1 5",
         "The other coin is there. Your coin in row 1 stands in column 2: move it to another column from 1 "
         "to 4."},
        {"northcott", ".W..B./..BW../WB....", "2: 1 1",
         "Your coin in row 1 stands in column 5: move it to another column from 3 to 6."},
        {"northcott", ".W..B./..BW../WB....", "2 7",
         "Your coin in row 2 stands in column 4: move it to another column from 4 to 6."},
        {"northcott", ".W..B./..BW../WB....", "3 3", "Your coin in row 3 cannot move: choose row 1 or 2."},
        {"northcott", ".W..B./..BW../WB....", "2: 4 1", "There is no such row: choose row 1, 2 or 3."},
        {"northcott", ".W..B./..BW../WB....", "18446744073709551616 1",
         "There is no such row: choose row 1 or 2."},
        {"northcott", "WB", "1 1", "Your coin in row 1 cannot move: none of your coins can move."},
        {"northcott", ".W..B./..BW../WB....", "b3",
         "\"b3\" is not a move. Type a row and the column to move your coin to, such as 1 1."},
        {"prime", "12,30,7", "2 7",
         "7 does not divide 30. 30 is 2 x 3 x 5: split off one prime or more, but not all, such as 2 2."},
        {"prime", "12,30,7", "2 2 2",
         "2 does not divide 15. 30 is 2 x 3 x 5: split off one prime or more, but not all, such as 2 2."},
        {"prime", "12,30,7", "2 1",
         "1 is not prime. 30 is 2 x 3 x 5: split off one prime or more, but not all, such as 2 2."},
        {"prime", "12,30,7", "2 18446744073709551616",
         "18446744073709551616 does not divide 30. 30 is 2 x 3 x 5: split off one prime or more, but not "
         "all, such as 2 2."},
        {"prime", "12,30,7", "1 2 2 3",
         "12 is 2 x 2 x 3: split off one prime or more, but not all, such as 1 2."},
        {"prime", "12,30,7", "1", "12 is 2 x 2 x 3: split off one prime or more, but not all, such as 1 2."},
        {"prime", "12,30,7", "3 7", "7 is prime, so there is no move in it: choose number 1 or 2."},
        {"prime", "12,30,7", "4 2", "There is no such number: choose number 1 or 2."},
        {"prime", "7", "1 7", "7 is prime, so there is no move in it: the game is over."},
        {"prime", "12,30", "1 two",
         "\"1 two\" is not a move. Type number 1 or 2 and the primes to split off it, for example 1 2."},
        {"prime", "7", "two", "\"two\" is not a move. The game is over."},
        {"kayles-piles", "9,7,3", "2 1 0", "2 1"},
        {"kayles-piles", "18446744073709551615", "1 1 18446744073709551613", "1 1 1"},
        {"kayles-piles", "7,1", "1 3", "From a pile of 7 take 1 or 2."},
        {"kayles-piles", "7,1", "2 2", "From a pile of 1 take 1."},
        {"kayles-piles", "7", "1 1 6",
         "Taking 1 from a pile of 7 leaves 6: the size of one part is 1 to 5, such as 1 1 1."},
        {"kayles-piles", "3", "1 2 1", "Taking 2 from a pile of 3 leaves 1: type 1 2 alone."},
        {"kayles-piles", "2", "1 2 1", "Taking 2 from a pile of 2 leaves 0: type 1 2 alone."},
        {"octal:0.37", "5", "1 1 2", "Taking 1 from a pile of 5 leaves 4: type 1 1 alone."},
        {"octal:0.4", "7", "1 1",
         "Taking 1 from a pile of 7 leaves 6: the size of one part is 1 to 5, such as 1 1 1."},
        {"octal:0.12", "3", "1 1", "From a pile of 3 take 2."},
        {"octal:4.3", "7,1", "1 2", "From a pile of 7 take 0 or 1 (0 only splits it)."},
        {"octal:4.3", "7,1", "1 0",
         "Taking 0 from a pile of 7 leaves 7: the size of one part is 1 to 6, such as 1 0 1."},
        {"octal:4.3", "7,1", "1 0 7",
         "Taking 0 from a pile of 7 leaves 7: the size of one part is 1 to 6, such as 1 0 1."},
        {"octal:4.3", "7,1", "2 0 1", "From a pile of 1 take 1."},
        {"octal:4.", "7,1", "2 0 1", "No move is possible in pile 2: choose pile 1."},
        {"octal:4.", "7,1", "what",
         "\"what\" is not a move. Type pile 1 and how many stones, such as 1 0 1."},
        {"dawson-piles", "1,5", "1 1", "No move is possible in pile 1: choose pile 2."},
        {"digraph", "a>b,a>c,b>d@a", "d", "There is no arc to d. From a you can go to b or c."},
        {"digraph", "a>b,a>c,b>d@a", "x", "\"x\" is not a move. From a you can go to b or c."},
        {"digraph", "a>b,a>c,b>d@b", "", "From b you can go to d."},
        {"digraph", "a>b,a>c,b>d@a", "b c", "\"b c\" is not a move. From a you can go to b or c."},
        {"digraph", "a>b,a>c,b>d@c", "b", "There is no arc to b. No arc leaves c, so the game is over."},
        {"digraph", "a>\"x y\"@a", "a", "There is no arc to a. From a you can go to \"x y\"."},
        {"compound", SUM, "", CHOOSE},
        {"compound", SUM, "part", "\"part\" is not a move. " CHOOSE},
        {"compound", SUM, "9 1", "There is no part 9. " CHOOSE},
        {"compound", SUM, "99999999999999999999 1", "There is no part 99999999999999999999. " CHOOSE},
        {"compound", SUM, "3 1 1", "Part 3 has no move left. " CHOOSE},
        {"compound", SUM, "1 1 9", "Part 1 (nim): Pile 1 has 3 stones: take 1 to 3."},
        {"compound", SUM, "2 x",
         "Part 2 (kayles): \"x\" is not a move. Hit one pin or two neighbors, such as 1 2."},
        {"compound", "nim=0+kayles=.", "2 1", "Part 2 has no move left. The game is over."},
        {"compound", "triangle=convex:5/AB,BC,AC+nim=3", "2 1 1",
         "Part 2 has no move left. The game is over."},
        {"kayles-piles", "9,7,3", "take 1 from pile 2, leaving 2 and 5",
         "\"take 1 from pile 2, leaving 2 and 5\" is not a move. Type pile 1, 2 or 3 and how many stones, "
         "such as 1 1."},
        {"kayles-piles", "9,7,3", "2 1 2 3",
         "\"2 1 2 3\" is not a move. Type pile 1, 2 or 3 and how many stones, such as 1 1."},
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
        {"prime", "12,30,7", "2 2 3", "split 2 and 3 off number 2"},
        {"triangle", "convex:7", "AC", "draw A-C"},
        {"coloring", "fan:6", "AC", "color A-C"},
        {"kayles-piles", "7,3", "1 2", "take 2 from pile 1"},
        {"kayles-piles", "7,3", "1 1 2", "take 1 from pile 1, leaving 2 and 4"},
        {"octal:4.", "7,3", "1 0 3", "split pile 1 into 3 and 4"},
        {"digraph", "a>b,b>to@b", "to", "move the token to to"},
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
    const struct style usual = {.width = 80}, stones = {.width = 80, .stones = true, .utf8 = true},
                       plain = {.width = 80, .plain = true}, ascii_stones = {.width = 80, .stones = true},
                       narrow = {.width = 20}, dense = {.width = 40}, utf8 = {.width = 80, .utf8 = true},
                       big = {.width = 22, .big = true}, too_big = {.width = 21, .big = true};
    /* The last move was AB. */
    const struct style in_color = {.width = 20, .color = true, .last = &(struct move){.part = 0, .where = 1}};
    const struct style wide_in_color = {.width = 60, .color = true, .last = &(struct move){.part = 0}};
    const struct {
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
        {"nim", "4,5,6,7", &in_color,
         "Pile 1 : O O O O\033[1;35m <-\033[0m\nPile 2 : O O O O O\nPile 3 : O O O O O O\nPile 4 : 7 "
         "stones\n"},
        {"nim", "5,4,12", &wide_in_color,
         "Pile 1 : O O O O O\033[2m 5\033[0m\033[1;35m <-\033[0m\nPile 2 : O O O O\n"
         "Pile 3 : O O O O O O O O O O O O\033[2m 12\033[0m\n"},
        {"nim", "3,1,0", &plain, "Pile 1 : 3 stones\nPile 2 : 1 stone\nPile 3 : 0 stones\n"},
        {"subtraction:1,3,4", "3,50", &usual,
         "Pile 1 : O O O\nPile 2 : 50 stones\nA move takes 1, 3 or 4 stones from one pile.\n"},
        {"subtraction:1", "3", &usual, "Pile 1 : O O O\nA move takes 1 stone from one pile.\n"},
        {"poker-nim", "3,0,50/2,18446744073709551500", &usual,
         "Pile 1 : O O O\nPile 2 :\nPile 3 : 50 stones\nPool of player 1 : O O\n"
         "Pool of player 2 : 18446744073709551500 stones\n"},
        {"poker-nim", "3/1,0", &plain,
         "Pile 1 : 3 stones\nPool of player 1 : 1 stone\nPool of player 2 : 0 stones\n"},
        {"poker-nim", "2/1,0", &stones,
         "Pile 1 : " STONE " " STONE "\nPool of player 1 : " STONE "\nPool of player 2 :\n"},
        {"kayles", "ii.iii", &usual, " i i . i i i\n 1 2 3 4 5 6\n"},
        {"kayles", "i.i", &utf8, " i \xC2\xB7 i\n 1 2 3\n"},
        {"dawson", "12", &narrow,
         "  i  i  i  i  i\n  1  2  3  4  5\n\n  i  i  i  i  i\n  6  7  8  9 10\n\n  i  i\n 11 12\n"},
        {"kayles", ".ii.i..", &plain, "Pins 2 and 3 stand.\nPin 5 stands alone.\n"},
        {"kayles", "..", &plain, "No pin stands.\n"},
        {"chop", "2x3", &dense, "        1 2 3\nRow 1 : X O O\nRow 2 : O O O\n"},
        {"chop", "1x10", &dense,
         "         1  2  3  4  5  6  7  8  9 10\nRow 1 :  X  O  O  O  O  O  O  O  O  O\n"},
        {"chop", "1x2", &utf8, "        1 2\nRow 1 : X \xE2\x96\xA0\n"},
        {"chop", "2x3", &plain, "The bar has 2 rows.\nIt has 3 columns.\nRow 1, column 1 is poisoned.\n"},
        {"chop", "1x18446744073709551615", &usual,
         "The bar has 1 row.\nIt has 18446744073709551615 columns.\nRow 1, column 1 is poisoned.\n"},
        {"chomp", "4,4,2", &(struct style){.width = 40},
         "        1 2 3 4\n"
         "Row 1 : X O O O\n"
         "Row 2 : O O O O\n"
         "Row 3 : O O\n"},
        {"chomp", "2,1", &(struct style){.width = 40, .utf8 = true},
         "        1 2\n"
         "Row 1 : X \xE2\x96\xA0\n"
         "Row 2 : \xE2\x96\xA0\n"},
        {"chomp", "2,1", &(struct style){.width = 40, .plain = true},
         "Row 1 has 2 squares.\n"
         "Row 2 has 1 square.\n"
         "Row 1, column 1 is poisoned.\n"},
        {"northcott", "W..B./.B.W.", &(struct style){.width = 40},
         "        1 2 3 4 5\n"
         "Row 1 : W . . B .\n"
         "Row 2 : . B . W .\n"
         "W is player 1, B is player 2.\n"},
        {"northcott", "W..B", &(struct style){.width = 40, .utf8 = true},
         "        1 2 3 4\n"
         "Row 1 : W \xC2\xB7 \xC2\xB7 B\n"
         "W is player 1, B is player 2.\n"},
        {"northcott", "W........B.", &(struct style){.width = 80},
         "         1  2  3  4  5  6  7  8  9 10 11\n"
         "Row 1 :  W  .  .  .  .  .  .  .  .  B  .\n"
         "W is player 1, B is player 2.\n"},
        {"northcott", "W.............B.", &(struct style){.width = 40},
         "        1   5   10   15\n"
         "Row 1 : W.............B.\n"
         "W is player 1, B is player 2.\n"},
        {"northcott", "W..B./.BW..", &(struct style){.width = 40, .plain = true},
         "Columns go from 1 to 5.\n"
         "Row 1: white 1, black 4, gap 2.\n"
         "Row 2: white 3, black 2, gap 0.\n"
         "White is player 1, black is player 2.\n"},
        {"prime", "12,7,32", &(struct style){.width = 60},
         "Number 1 : 12 = 2 x 2 x 3\nNumber 2 : 7 (prime: no move)\nNumber 3 : 32 = 2 x 2 x 2 x 2 x 2\n"},
        {"prime", "614889782588491410", &(struct style){.width = 40},
         "Number 1 : 614889782588491410 = 2 x 3 x\n5 x 7 x 11 x 13 x 17 x 19 x 23 x 29 x 31\n"
         "x 37 x 41 x 43 x 47\n"},
        {"triangle", "0,0 8,0 4,4 4,1/AD,CD", &narrow,
         "         C\n"
         "         |\n"
         "         |\n"
         "         |\n"
         "      ---D\n"
         "A-----             B\n"
         "Drawn: A-D, C-D\n"},
        {"coloring", "0,0 5,0 5,5 0,5/ABC,ACD/AB", &narrow,
         "D------------------C\n"
         "|            ////  |\n"
         "|         ////     |\n"
         "|     ////         |\n"
         "|  ////            |\n"
         "A##################B\n"
         "Green: A-B\n"},
        {"coloring", "0,0 5,0 5,5 0,5/ABC,ACD/AB,CD", &in_color,
         "D\033[1;32m##################\033[0mC\n"
         "|            ////  |\n"
         "|         ////     |\n"
         "|     ////         |\n"
         "|  ////            |\n"
         "A\033[1;32m##################\033[0mB\n"
         "Green: A-B\033[1;35m <-\033[0m, C-D\n"},
        {"coloring", "0,0 5,0 5,5 0,5/ABC,ACD/AB", &(struct style){.width = 20, .utf8 = true},
         "D\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809"
         "\u2869\u281DC\n"
         "\u2847            \u2880\u2824\u2812\u2809  \u28B8\n"
         "\u2847         \u28C0\u2814\u280A\u2801     \u28B8\n"
         "\u2847     \u2880\u2860\u2814\u2809         \u28B8\n"
         "\u2847  \u28C0\u2824\u2812\u2801            \u28B8\n"
         "A\u28F4\u28EE\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4"
         "\u28E4\u28E4B\n"
         "Green: A-B\n"},
        {"digraph", "a>b,a>c,b>c@a", &usual,
         "[a] -> b, c (the token is here)\n b  -> c\n c  (no arc leaves it)\n"},
        {"digraph", "a>b,a>c,b>c@c", &usual,
         "[c] (no arc leaves it) (the token is here)\n2 more nodes cannot be reached.\n"},
        {"digraph", "a>b,a>c,a>d,b>c@a", &plain,
         "The token is at a.\nFrom a an arc leads to b, c or d.\nFrom b an arc leads to c.\n"
         "No arc leaves c.\nNo arc leaves d.\n"},
        {"digraph", "start>one,start>two,start>three@start", &narrow,
         "[start] -> one,\n        two, three\n        (the token\n        is here)\n one    (no arc\n       "
         " leaves it)\n two    (no arc\n        leaves it)\n three  (no arc\n        leaves it)\n"},
        {"kayles-piles", "0", &usual, "No piles are left.\n"},
        {"octal:4.3", "3", &narrow,
         "Pile 1 : O O O\nFrom one pile a move\ntakes 1, leaving no\npile or one; or 0,\nleaving two "
         "piles.\n"},
        {"compound", "nim=3,1+octal:0.3=2", &usual,
         "Part 1, Nim:\nPile 1 : O O O\nPile 2 : O\nPart 2, Take-and-break game 0.3:\nPile 1 : O O\nFrom one "
         "pile a move takes 1, leaving no pile or one.\n"},
        {"triangle", "convex:3/AB", &(struct style){.width = 40, .plain = true},
         "A to C lie round a circle.\nA-B is drawn.\n"},
        {"triangle", "convex:7/AC,DF", &plain,
         "A to G lie round a circle.\n"
         "A-C is drawn.\n"
         "D-F is drawn.\n"},
        {"triangle", "convex:1", &plain, "A is the only point.\nNo segment is drawn yet.\n"},
        {"coloring", "0,0 5,0 5,5 -1,5/ABC,ACD/AB,AC", &plain,
         "A is at 0, 0.\n"
         "B is at 5, 0.\n"
         "C is at 5, 5.\n"
         "D is at -1, 5.\n"
         "Triangle A B C, green: A-B, A-C.\n"
         "Triangle A C D, green: A-C.\n"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i].game, cases[i].position, &game);
        struct text text = {0};
        nimm_game_draw_text(game, position, cases[i].style, &text);
        assert_string_equal(nimm_text_string(&text), cases[i].board);
        nimm_text_free(&text);
        free(position);
    }
}

static void the_last_move_is_marked_where_it_left_something(void **state) {
    static const struct {
        const char *name, *start, *move, *board;
    } cases[] = {
        {"nim", "3,1", "1 2", "Pile 1 : O <-\nPile 2 : O\n"},
        {"kayles-piles", "3,4,1", "2 1", "Pile 1 : O O O\nPile 2 : O O O <-\nPile 3 : O\n"},
        {"kayles-piles", "3,4,1", "2 1 2", "Pile 1 : O O O\nPile 2 : O <-\nPile 3 : O O <-\nPile 4 : O\n"},
        {"kayles-piles", "2,2,1", "1 2", "Pile 1 : O O\nPile 2 : O\n"},
        {"dawson-piles", "2,2,1", "2 2", "Pile 1 : O O\nPile 2 : O\n"},
        {"prime", "12,30", "2 2 3", "Number 1 : 12 = 2 x 2 x 3\nNumber 2 : 5 (prime: no move) <-\n"},
        {"chop", "3x4", "rows 2", "        1 2 3 4\nRow 1 : X O O O\nRow 2 : O O O O <-\n"},
        {"chop", "2x4", "columns 2", "        1 2\nRow 1 : X O <-\nRow 2 : O O <-\n"},
        {"compound", "nim=2+kayles-piles=2,4", "2 1 2",
         "Part 1, Nim:\nPile 1 : O O\nPart 2, Kayles with piles:\nPile 1 : O O O O\n"},
        {"compound", "nim=2+kayles-piles=3,4", "2 2 1",
         "Part 1, Nim:\nPile 1 : O O\nPart 2, Kayles with piles:\nPile 1 : O O O\nPile 2 : O O O <-\n"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        struct text text = {0}, why = {0};
        void *before = position_in(cases[i].name, cases[i].start, &game), *after = malloc(game->size);
        struct move move;
        if (!nimm_game_read_move(game, before, 0, cases[i].move, &move, &why))
            fail_msg("%s", nimm_text_string(&why));
        play_into(game, before, 0, &move, after);
        struct style style = {.width = 60, .last = &move, .before = before};
        nimm_game_draw_text(game, after, &style, &text);
        assert_string_equal(nimm_text_string(&text), cases[i].board);
        nimm_text_clear(&text);
        style.plain = true;
        nimm_game_draw_text(game, after, &style, &text);
        assert_null(strstr(nimm_text_string(&text), "<-"));
        nimm_text_free(&text);
        free(before);
        free(after);
    }
}

static size_t times_in(const struct text *text, const char *string) {
    size_t n = 0;
    for (const char *at = nimm_text_string(text); (at = strstr(at, string)); at++) n++;
    return n;
}

/* And what is said of it in text alone is not there. */
static void on_paper_a_board_has_its_figures(void **state) {
    static const struct {
        const char *game, *position, *string;
        size_t times;
    } cases[] = {
        {"nim", "3,1,0", "<path", 4},
        {"nim", "3,1,0", "Pile", 3},
        {"nim", "3,1,0", "height=\"14.0mm\"", 1}, /* three lines and half a line of margin */
        {"nim", "30", "30 stones</text>", 1},
        {"kayles", "i.i", ">3</text>", 1},
        {"chop", "2x3", "<path", 7}, /* six squares and the poison's cross */
        {"chop", "2x3", "<path d=\"M150 80h40v40h-40z\"/><path d=\"M190 80h40v40h-40z\"/>", 1},
        {"chop", "2x9", "<path d=\"M170 80h40v40h-40z\"/><path d=\"M210 80h40v40h-40z\"/>", 1},
        {"northcott", "W..B", "fill=\"#000\"/>", 1},
        {"northcott", "W..B", "player", 0},
        {"subtraction:1,3,4", "3", "takes", 0},
        {"triangle", "convex:3/AB", "<circle", 3},
        {"triangle", "convex:3/AB", "<path", 1},
        {"triangle", "convex:3/AB", "Drawn", 0},
        {"coloring", "0,0 5,0 5,5 0,5/ABC,ACD/AB", "#080", 1},
        {"digraph", "a>b,a>c,b>c@a", "<circle", 3},
        {"digraph", "a>b,a>c,b>c@a", "<path fill=\"#000\"", 3},
        {"digraph", "a>b,a>c,b>c@a", "stroke-width=\"9\"", 1},
        {"digraph", "a>b,a>c,b>c@a", "token", 0},
        {"digraph", "a>a@a", "<circle", 2},
        {"compound", "nim=1+triangle=convex:3/AB+subtraction:3=2", "<svg ", 3},
        {"compound", "nim=1+triangle=convex:3/AB+subtraction:3=2", "takes", 0},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i].game, cases[i].position, &game);
        struct text text = {0};
        nimm_game_draw_svg(game, position, &(struct style){.width = 24}, &text);
        if (times_in(&text, cases[i].string) != cases[i].times)
            fail_msg("%s is there %zu times: %s", cases[i].string, times_in(&text, cases[i].string),
                     text.data);
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
        {"subtraction:1,3,4", "7", 0, "Pile 1: 7 stones"},
        {"subtraction:3,4", "2", 0, "Pile 1: 2 stones, in which no move is possible"},
        {"kayles", "..ii.iiiiiii.i", 1, "Pins 6-12: a row of 7 pins"},
        {"kayles", "..ii.iiiiiii.i", 2, "Pin 14: a row of 1 pin"},
        {"dawson", "i.ii", 0, "Pin 1: a lone pin, which nobody can hit"},
        {"chop", "1x2", 0, "Rows: 1 row, and it must stay"},
        {"chop", "1x2", 1, "Columns: 2 columns, and one must stay"},
        {"chomp", "4,1", 0, "Row 1: 3 squares beside the poison"},
        {"chomp", "4,1", 1, "Column 1: 1 square beside the poison"},
        {"chomp", "4,4,2", 0, "Bar: the mex of what its bites leave"},
        {"northcott", "W...B/.BW..", 0, "Row 1: a gap of 3"},
        {"northcott", "W...B/.BW..", 1, "Row 2: no gap"},
        {"prime", "12,7", 0, "12: 2 x 2 x 3: 3 prime factors, and one must stay"},
        {"prime", "12,7", 1, "7: a prime, so nothing can be split off"},
        {"dawson-piles", "7,1", 0, "Pile 1: 7 stones"},
        {"dawson-piles", "7,1", 1, "Pile 2: 1 stone, in which no move is possible"},
        {"triangle", "convex:12/AF,GI", 0,
         "Points B C D E: a group of 4 free points, like a Dawson row of 4 pins"},
        {"triangle", "convex:12/AF,GI", 1,
         "Points J K L: a group of 3 free points, like a Dawson row of 3 pins"},
        {"triangle", "convex:7", 0,
         "Points A B C D E F G: a group of 7 free points, like a Dawson row of 7 pins"},
        {"triangle", "convex:8", 0,
         "Points A B C D E F G ...: a group of 8 free points, like a Dawson row of 8 pins"},
        {"coloring", "fan:9/AE", 0, "Part 1: ABC, ACD: like a Kayles row of 2 pins"},
        {"coloring", "0,0 10,0 5,9 5,3/ABD,BCD,ACD", 0,
         "Part 1: ABD, BCD, ACD: 3 untouched triangles, by search"},
        {"digraph", "a>b,a>c,b>c@a", 0, "Token at a: the mex of the values one arc on"},
        {"digraph", "a>b,a>c,b>c@c", 0, "Token at c: no arc leaves it"},
        {"compound", "nim=3,4+octal:0.77=7,3+kayles=200", 1, "Part 2, octal:0.77: \"7,3\""},
        {"compound", "nim=3,4+octal:0.77=7,3+kayles=200", 2,
         "Part 3, kayles: \"iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii...\""},
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

/* ---- warnings ---- */

static void moves_that_hand_over_the_win_are_warned_of(void **state) {
    static const char *const cases[][4] = {
        {"triangle", "convex:9/GH", "FH", "then F-G completes the triangle F G H"},
        {"triangle", "convex:9/GH", "BD", ""},
        {"triangle", "convex:9/GH,FH", "FG", ""}, /* it wins */
        {"triangle", "0,0 10,0 5,9 5,3/AB", "BC", ""},
        {"triangle", "0,0 10,0 5,9 5,3/AB", "BD", "then A-D completes the triangle A B D"},
        {"coloring", "fan:6/AC", "BC", "then A-B completes the triangle A B C"},
        {"coloring", "fan:6/AC", "EF", ""},
        {"compound", "nim=3+triangle=convex:9/GH", "2 FH", "then F-G completes the triangle F G H"},
        {"compound", "nim=3+triangle=convex:9/GH", "1 1 2", ""},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i][0], cases[i][1], &game);
        struct text text = {0};
        struct move move;
        assert_true(nimm_game_read_move(game, position, 0, cases[i][2], &move, &text));
        assert_int_equal(game->warn(position, 0, &move, &text), cases[i][3][0] != '\0');
        assert_string_equal(nimm_text_string(&text), cases[i][3]);
        nimm_text_free(&text);
        free(position);
    }
}

/* ---- random starts ---- */

static void starts_have_the_shape_asked_for_or_say_why_not(void **state) {
    static const char
        piles[] = "choose 1 to 128 piles",
        stones[] = "choose 1 to 18446744073709551615 stones for each pile", rows[] = "choose 1 to 250 rows",
        pins[] = "choose 1 to 500 pins for each row",
        room[] = "a row has room for 500 pins, gaps included: kayles-piles and dawson-piles take any number",
        none[] = "a start of this size has no moves: choose another size";
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
        {"subtraction:3,4", {{0, 0}, {1, 2}}, none},
        {"poker-nim", {{1, 1}, {7, 7}}, "7/0,0"},
        {"poker-nim",
         {{9, 9}, {UINT64_MAX, UINT64_MAX}},
         "choose 1 to 144115188075855871 stones for each pile"},
        {"kayles", {{2, 2}, {3, 3}}, "iii.iii"},
        {"dawson", {{1, 1}, {2, 2}}, "ii"},
        {"dawson", {{1, 1}, {1, 1}}, none},
        {"kayles", {{0, 2}, {3, 3}}, rows},
        {"kayles", {{1, 1}, {5, 4}}, pins},
        {"kayles", {{1, 1}, {501, 501}}, pins},
        {"kayles", {{250, 250}, {2, 2}}, room},
        {"kayles", {{1, UINT64_MAX}, {1, UINT64_MAX}}, rows},
        {"kayles-piles",
         {{1, 1}, {600, 600}},
         "these stones could be split into more than 128 piles, the most "
         "that fit on the table: start with fewer stones"},
        {"chop", {{4, 4}, {9, 9}}, "4x9"},
        {"chop", {{1, 1}, {1, 1}}, none},
        {"chop", {{0, 3}, {0, 0}}, "choose 1 to 18446744073709551615 rows"},
        {"chop", {{0, 0}, {5, 2}}, "choose 1 to 18446744073709551615 columns"},
        {"chomp", {{1, 1}, {2, 2}}, "2"},
        {"chomp", {{2, 2}, {1, 1}}, "1,1"},
        {"chomp", {{1, 1}, {1, 1}}, none},
        {"chomp", {{1, 33}, {0, 0}}, "choose 1 to 32 rows"},
        {"chomp", {{0, 0}, {1, 256}}, "choose 1 to 255 columns"},
        {"northcott", {{17, 17}, {0, 0}}, "choose 1 to 16 rows"},
        {"northcott", {{0, 0}, {2, 8}}, "choose 3 to 64 columns"},
        {"prime", {{1, 1}, {64, 64}}, "64"},
        {"prime", {{2, 2}, {7, 7}}, none},
        {"prime", {{2, 25}, {0, 0}}, "choose 1 to 24 numbers"},
        {"prime", {{3, 2}, {0, 0}}, "choose 1 to 24 numbers"},
        {"prime", {{0, 0}, {1, 5}}, "choose 2 to 18446744073709551615 for each number"},
        {"octal:0.1", {{1, 1}, {1, 9}}, "1"}, /* the only pile with a move */
        {"octal:0.1", {{1, 1}, {8, 9}}, none},
        {"triangle", {{1, 60}, {0, 0}}, "choose 2 to 52 points"},
        {"coloring", {{9, 0}, {0, 0}}, "choose 3 to 34 points"},
        {"digraph", {{2, 129}, {0, 0}}, "choose 2 to 128 nodes"},
        {"digraph", {{9, 8}, {0, 0}}, "choose 2 to 128 nodes"},
        {"digraph", {{0, 0}, {1, 5}}, "choose 1 to 4 arcs from each node"},
        {"compound", {{9, 9}, {0, 0}}, "choose 1 to 8 parts"},
        {"compound", {{0, 0}, {9, 8}}, "choose 1 to 18446744073709551615 for each part"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const char *parameters;
        const struct game *game = game_of(cases[i].game, &parameters);
        struct random random = nimm_random_from_seed(1);
        void *position = malloc(game->size);
        struct text text = {0};
        if (draw_start(game, parameters, cases[i].shape, &random, position, &text))
            game->print(position, &text);
        assert_string_equal(nimm_text_string(&text), cases[i].start);
        nimm_text_free(&text);
        free(position);
    }
}

static void random_moves_are_legal_where_there_are_too_many_to_list(void **state) {
    struct solver *solver = new_solver(0);
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
            nimm_game_draw_move(solver, game, position, 0, &random, &move);
            assert_true(game->check(position, 0, &move, &why));
        }
        nimm_text_free(&why);
        free(position);
    }
    solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_are_read_in_many_ways_and_printed_in_one),
        cmocka_unit_test(parameters_are_printed_in_one_way),
        cmocka_unit_test(wrong_positions_are_refused_with_the_reason),
        cmocka_unit_test(a_table_has_room_for_128_piles_and_a_row_for_250_lone_pins),
        cmocka_unit_test(moves_are_read_as_they_are_written_and_as_they_are_said),
        cmocka_unit_test(wrong_moves_of_nim_are_answered_with_what_is_legal),
        cmocka_unit_test(wrong_moves_of_other_games_are_answered_with_what_is_legal),
        cmocka_unit_test(moves_are_said_with_their_verb),
        cmocka_unit_test(boards_are_drawn_as_they_should_be),
        cmocka_unit_test(the_last_move_is_marked_where_it_left_something),
        cmocka_unit_test(on_paper_a_board_has_its_figures),
        cmocka_unit_test(parts_are_described_by_how_their_value_is_seen),
        cmocka_unit_test(moves_that_hand_over_the_win_are_warned_of),
        cmocka_unit_test(starts_have_the_shape_asked_for_or_say_why_not),
        cmocka_unit_test(random_moves_are_legal_where_there_are_too_many_to_list),
    };
    return cmocka_run_group_tests_name("words of games", tests, NULL, NULL);
}
