/* SPDX-License-Identifier: MIT */
/* What the games read, and what they draw in a terminal and on paper. What they say stands in
 * transcripts: cli/refusals.t, cli/boards.t and cli/games.t. */
#include "support.h"

/* ---- positions and moves ---- */

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
        {"kayles", "0", "."},
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
        assert_string_equal(text_string(&text), cases[i][2]);
        assert_memory_equal(position, again, game->size);
        text_free(&text);
        free(position);
        free(again);
    }
}

static void a_sign_that_is_there_twice_is_refused(void **state) {
    static const char *const sizes[] = {"3\303\227\303\2275",
                                        "3x\303\2275",
                                        "3\3035",
                                        "3\2275",
                                        "3x5\303\227",
                                        "\303\2273x5",
                                        "3,x5",
                                        "3x5x",
                                        "x3x5",
                                        "3x",
                                        "3x5x7"};
    static const char *const games[] = {"chop", "chomp", "queen"};
    static const char *const additions[] = {"2++1", "2 + + 1", "2+1", "2+1+",
                                            "+2+1", "+2 1",    "2 1+"};
    const char *parameters;
    for (size_t i = 0; i < LENGTH(games) * LENGTH(sizes); i++) {
        const struct game *game = game_of(games[i % LENGTH(games)], &parameters);
        void *position = malloc(game->size);
        if (game_parse(game, NULL, sizes[i / LENGTH(games)], position, NULL))
            fail_msg("%s %s is accepted", game->id, sizes[i / LENGTH(games)]);
        free(position);
    }
    const struct game *game;
    void *position = position_in("poker-nim", "3,4,0/2,1", &game);
    for (size_t i = 0; i < LENGTH(additions); i++) {
        struct move move;
        if (game_read_move(game, position, PLAYER_1, additions[i], &move, NULL))
            fail_msg("%s is accepted", additions[i]);
    }
    free(position);
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
        {"octal:4.000", "octal:4.0"},
        {"octal:0.1234567012345670", "octal:0.123456701234567"},
        {"octal:0.00000000000000000000000000000001", "octal:0.00000000000000000000000000000001"},
        {"kayles-piles", "kayles-piles"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i][0], "10,7", &game);
        struct text text = {0};
        game_print_name(game, position, &text);
        assert_string_equal(text_string(&text), cases[i][1]);
        text_free(&text);
        free(position);
    }
}

static void a_row_has_room_for_250_lone_pins(void **state) {
    struct text string = {0};
    const struct game *game;
    struct piles piles;
    struct nimm_solver *solver = new_solver(0);
    text_add_repeated(&string, "i.", 250);
    void *position = position_in("kayles", text_string(&string), &game);
    assert_int_equal(game->theory->piles(solver, position, &piles), NIMM_OK);
    assert_int_equal(piles.n, 250);
    text_free(&string);
    free(position);
    nimm_solver_free(solver);
}

static void moves_are_read_as_they_are_written_and_as_they_are_said(void **state) {
    static const char *const cases[][4] = {
        {"nim", "5,1,4", "3 2", "3 2"},
        {"nim", "5,1,4", " 3,\t02 ", "3 2"},
        {"nim", "5,1,4", "TAKE  2 from pile 3", "3 2"},
        {"nim", "5,18446744073709551615", "take 18446744073709551614 from pile 2",
         "2 18446744073709551614"},
        {"poker-nim", "3,4,0/2,1", "2 +1", "2 +1"},
        {"poker-nim", "3,4,0/2,1", "2,+1", "2 +1"},
        {"poker-nim", "3,4,0/2,1", "put 2 on pile 3", "3 +2"}, /* an emptied pile is still a pile */
        {"kayles", "ii.iii", "5 4", "4 5"},
        {"dawson", "ii.iii", "hit pins 4 and 5", "4 5"},
        {"chop", "3x5", "row 2", "rows 2"},
        {"chop", "3x5", "keep 1 row", "rows 1"},
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
        {"kayles-piles", "18446744073709551615", "1 1 18446744073709551613", "1 1 1"},
        {"digraph", "a>b,b>to@b", "move the token to to", "to"},
        {"compound", "nim=3+prime=12,60", "split 2, 2 and 5 off number 2 in part 2", "2 2 2 2 5"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i][0], cases[i][1], &game);
        struct text text = {0};
        struct move move;
        if (game_read_move(game, position, 0, cases[i][2], &move, &text))
            game->print_move(position, &move, &text);
        assert_string_equal(text_string(&text), cases[i][3]);
        text_free(&text);
        free(position);
    }
}

/* Worked out by hand from the rules: every move, in the order of the notation, and what it leaves.
 */
static void moves_are_those_of_the_rules_in_order(void **state) {
    static const struct {
        const char *game, *position;
        enum player mover;
        const char *moves;
    } cases[] = {
        {"nim", "2,0,1", PLAYER_1, "1 1: 1,0,1; 1 2: 0,0,1; 3 1: 2,0,0; "},
        {"subtraction:2", "3,1", PLAYER_1, "1 1: 2,1; 1 2: 1,1; 2 1: 3,0; "},
        {"subtraction:1,3", "3,2", PLAYER_1, "1 1: 2,2; 1 3: 0,2; 2 1: 3,1; "},
        {"poker-nim", "1,0/1,2", PLAYER_1, "1 1: 0,0/2,2; 1 +1: 2,0/0,2; 2 +1: 1,1/0,2; "},
        {"poker-nim", "1/0,2", PLAYER_2, "1 1: 0/0,3; 1 +1: 2/0,1; 1 +2: 3/0,0; "},
        {"prime", "12,7,6", PLAYER_1,
         "1 2: 6,7,6; 1 2 2: 3,7,6; 1 3: 4,7,6; 1 2 3: 2,7,6; 3 2: 12,7,3; 3 3: 12,7,2; "},
        {"northcott", "W..B./.B.W.", PLAYER_1,
         "1 2: .W.B./.B.W.; 1 3: ..WB./.B.W.; 2 3: W..B./.BW..; 2 5: W..B./.B..W; "},
        {"northcott", "W..B./.B.W.", PLAYER_2,
         "1 2: WB.../.B.W.; 1 3: W.B../.B.W.; 1 5: W...B/.B.W.; 2 1: W..B./B..W.; 2 3: "
         "W..B./..BW.; "},
        {"kayles", "ii.i", PLAYER_2, "1: .i.i; 1 2: ...i; 2: i..i; 4: ii..; "},
        {"dawson", "iii.i.ii", PLAYER_1, "1 2: ..i.i.ii; 2 3: i...i.ii; 7 8: iii.i...; "},
        {"kayles-piles", "3,1", PLAYER_1, "1 1: 2,1; 1 1 1: 1,1,1; 1 2: 1,1; 2 1: 3; "},
        {"dawson-piles", "4,1", PLAYER_1, "1 2: 2,1; 1 2 1: 1,1,1; "},
        {"octal:0.137", "4,1", PLAYER_1, "1 2: 2,1; 1 3: 1,1; 2 1: 4; "},
        {"octal:0.42", "2,4", PLAYER_1, "2 1 1: 2,1,2; 2 2: 2,2; "},
        {"octal:4.", "4", PLAYER_1, "1 0 1: 1,3; 1 0 2: 2,2; "},
        {"chop", "3x2", PLAYER_1, "rows 1: 1x2; rows 2: 2x2; columns 1: 3x1; "},
        {"chomp", "3,2", PLAYER_1, "1 2: 1,1; 1 3: 2,2; 2 1: 3; 2 2: 3,1; "},
        {"digraph", "a>b,a>c,b>c@a", PLAYER_1, "b: a>b,a>c,b>c@b; c: a>b,a>c,b>c@c; "},
        {"grundy", "5,2,3", PLAYER_1, "1 1: 1,4,2,3; 1 2: 2,3,2,3; 3 1: 5,2,1,2; "},
        {"compound", "nim=1+kayles=i+nim=0", PLAYER_1,
         "1 1 1: nim=0+kayles=i+nim=0; 2 1: nim=1+kayles=.+nim=0; "},
        {"queen", "3x3", PLAYER_1, "1 1: 1x1; 1 3: 1x3; 2 2: 2x2; 2 3: 2x3; 3 1: 3x1; 3 2: 3x2; "},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i].game, cases[i].position, &game),
             *after = malloc(game->size);
        struct text text = {0};
        for (struct moves moves = {0}; game->moves(position, cases[i].mover, &moves);) {
            game->print_move(position, &moves.move, &text);
            text_add(&text, ": ");
            play_into(game, position, cases[i].mover, &moves.move, after);
            game->print(after, &text);
            text_add(&text, "; ");
        }
        assert_string_equal(text_string(&text), cases[i].moves);
        text_free(&text);
        free(position);
        free(after);
    }
}

static void moves_that_hand_over_the_win_are_warned_of(void **state) {
    static const char *const cases[][4] = {
        {"triangle", "convex:9/GH", "FH", "F-G"},
        {"triangle", "convex:9/GH", "BD"},
        {"triangle", "convex:9/GH,FH", "FG"}, /* it wins */
        {"triangle", "0,0 10,0 5,9 5,3/AB", "BC"},
        {"triangle", "0,0 10,0 5,9 5,3/AB", "BD", "A-D"},
        {"coloring", "fan:6/AC", "BC", "A-B"},
        {"coloring", "fan:6/AC", "EF"},
        {"compound", "nim=3+triangle=convex:9/GH", "2 FH", "F-G"},
        {"compound", "nim=3+triangle=convex:9/GH", "1 1 2"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i][0], cases[i][1], &game);
        struct text text = {0};
        struct move move;
        assert_true(game_read_move(game, position, 0, cases[i][2], &move, &text));
        assert_int_equal(game->theory->warn(position, 0, &move, &text), cases[i][3] != NULL);
        if (cases[i][3]) assert_contains(&text, cases[i][3]);
        text_free(&text);
        free(position);
    }
}

static void random_moves_are_legal_where_there_are_too_many_to_list(void **state) {
    struct nimm_solver *solver = new_solver(0);
    static const char *const cases[][2] = {
        {"nim", "0,18446744073709551615,0"},
        {"subtraction:18446744073709551615", "0,18446744073709551615"},
        {"poker-nim", "0,18446744073709551600/9,5"},
        {"chop", "1x18446744073709551615"},
        {"chop", "18446744073709551615x1"}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i][0], cases[i][1], &game);
        for (uint64_t seed = 0; seed < 20; seed++) {
            struct random random = random_from_seed(seed);
            struct move move;
            game_draw_move(solver, game, position, 0, &random, &move);
            assert_true(game->check(position, 0, &move, NULL));
        }
        free(position);
    }
    nimm_solver_free(solver);
}

static void starts_have_the_shape_asked_for_where_there_is_one(void **state) {
    static const struct {
        const char *game;
        struct shape shape;
        const char *start; /* NULL: there is none */
    } cases[] = {
        {"nim", {{3, 3}, {5, 5}}, "5,5,5"},
        {"nim", {{1, 1}, {UINT64_MAX, UINT64_MAX}}, "18446744073709551615"},
        {"nim", {{0, 3}, {0, 0}}, NULL},
        {"nim", {{5, 2}, {0, 0}}, NULL},
        {"nim", {{0, 0}, {0, 4}}, NULL},
        {"nim", {{0, 0}, {8, 1}}, NULL},
        {"poker-nim", {{1, 1}, {7, 7}}, "7/0,0"},
        {"kayles", {{2, 2}, {3, 3}}, "iii.iii"},
        {"kayles", {{1, 1}, {5, 4}}, NULL},
        {"kayles", {{1, UINT64_MAX}, {1, UINT64_MAX}}, NULL},
        {"dawson", {{1, 1}, {2, 2}}, "ii"},
        {"dawson", {{1, 1}, {1, 1}}, NULL},
        {"chop", {{4, 4}, {9, 9}}, "4x9"},
        {"chop", {{0, 0}, {5, 2}}, NULL},
        {"chomp", {{2, 2}, {1, 1}}, "1,1"},
        {"prime", {{1, 1}, {64, 64}}, "64"},
        {"prime", {{2, 2}, {7, 7}}, NULL},
        {"prime", {{3, 2}, {0, 0}}, NULL},
        {"octal:0.1", {{1, 1}, {1, 9}}, "1"}, /* the only pile with a move */
        {"coloring", {{9, 0}, {0, 0}}, NULL},
        {"digraph", {{9, 8}, {0, 0}}, NULL},
        {"compound", {{0, 0}, {9, 8}}, NULL},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const char *parameters;
        const struct game *game = game_of(cases[i].game, &parameters);
        struct random random = random_from_seed(1);
        void *position = malloc(game->size);
        struct text text = {0};
        bool drawn = draw_start(game, parameters, cases[i].shape, &random, position, &text);
        assert_int_equal(drawn, cases[i].start != NULL);
        if (drawn) game->print(position, &text);
        if (drawn) assert_string_equal(text_string(&text), cases[i].start);
        text_free(&text);
        free(position);
    }
}

/* ---- boards ---- */

/* A stone of a group of eight, and of each smaller one. */
#define BOLD " \033[1mO\033[0m"
#define FOUR " \033[1;38;5;129mO\033[0m"
#define TWO  " \033[1;38;5;30mO\033[0m"
#define ONE  " \033[1;38;5;130mO\033[0m"

/* What a pipe shows stands in cli/boards.t. The stones of a pile that is too large to count at a
 * glance are counted. */
static void a_terminal_shows_more_than_a_pipe(void **state) {
    const struct style utf8 = {.width = 40, .utf8 = true};
    const struct style in_color = {.width = 20, .palette = PALETTE_256};
    const struct style with_groups = {.width = 60, .palette = PALETTE_256, .groups = true};
    const struct {
        const char *game, *position;
        const struct style *style;
        const char *board;
    } cases[] = {
        {"nim", "3,1", &utf8, "Pile 1 : O O O\nPile 2 : O\n"},
        {"nim", "4,5,6,7", &in_color,
         "Pile 1 : O O O O\nPile 2 : O O O O O\nPile 3 : O O O O O O\nPile 4 : 7 stones\n"},
        {"nim", "7,9", &with_groups,
         "Pile 1 :" FOUR FOUR FOUR FOUR TWO TWO ONE "\n"
         "Pile 2 :" BOLD BOLD BOLD BOLD BOLD BOLD BOLD BOLD ONE " (9)\n"},
        {"nim", "7,1", &(struct style){.width = 60, .groups = true},
         "Pile 1 : O O O O O O O\nPile 2 : O\n"},
        {"kayles", "i.i", &utf8, " i \xC2\xB7 i\n 1 2 3\n"},
        {"chop", "1x2", &utf8, "        1 2\nRow 1 : X \xE2\x96\xA0\n"},
        {"chomp", "2,1", &utf8,
         "        1 2\n"
         "Row 1 : X \xE2\x96\xA0\n"
         "Row 2 : \xE2\x96\xA0\n"},
        {"northcott", "W..B", &utf8,
         "        1 2 3 4\n"
         "Row 1 : W \xC2\xB7 \xC2\xB7 B\n"
         "White (W) is player 1, black (B) is\nplayer 2.\n"},
        {"coloring", "0,0 5,0 5,5 0,5/ABC,ACD/AB,CD", &in_color,
         "D\033[1m##################\033[0mC\n"
         "|             //// |\n"
         "|         ////     |\n"
         "|     ////         |\n"
         "| ////             |\n"
         "A\033[1m##################\033[0mB\n"
         "Green: A-B, C-D\n"},
        {"coloring", "0,0 5,0 5,5 0,5/ABC,ACD/AB", &(struct style){.width = 20, .utf8 = true},
         "D \u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809"
         "\u2809\u2809"
         "\u2869 C\n"
         "\u2847            \u2880\u2824\u2812\u2809  \u28B8\n"
         "\u2847         \u28C0\u2814\u280A\u2801     \u28B8\n"
         "\u2847     \u2880\u2860\u2814\u2809         \u28B8\n"
         "\u2847  \u28C0\u2824\u2812\u2801            \u28B8\n"
         "A \u28EE\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4"
         "\u28E4\u28E4"
         "\u28E4 B\n"
         "Green: A-B\n"},
        /* A row that is too long is folded at a gap, and where there was one at the start. */
        {"dawson", "iiiiii.iii", &(struct style){.width = 24},
         "  i  i  i  i  i  i  .\n  1  2  3  4  5  6  7\n\n  i  i  i\n  8  9 10\n"},
        {"kayles", "i.", &in_color, " \033[1mi\033[0m \033[2m.\033[0m\n 1 2\n"},
        {"kayles-piles", "0", &utf8, "No piles are left.\n"},
        {"triangle", "convex:1", &(struct style){.plain = true, .width = 80},
         "A is the only point.\nNo line is drawn.\n"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i].game, cases[i].position, &game);
        struct text text = {0};
        canvas_draw_text(game, position, cases[i].style, &text);
        assert_string_equal(text_string(&text), cases[i].board);
        text_free(&text);
        free(position);
    }
}

static void an_arrow_marks_what_grew_or_was_split(void **state) {
    static const char *const cases[][4] = {
        /* and the lines that are marked */
        {"nim", "3,1", "1 2", ""},
        {"poker-nim", "3,1/1,0", "1 2", "3"},
        {"poker-nim", "3,1/1,0", "2 +1", "2"},
        {"nim", "3,99", "2 2", ""},
        {"nim", "3,30", "2 28", ""},
        {"subtraction:3", "3,2", "2 2", ""},
        {"grundy", "7,3", "1 3", "12"},
        {"kayles-piles", "3,4,1", "2 1", ""},
        {"kayles-piles", "3,4,1", "2 1 2", "23"},
        {"kayles-piles", "4,4", "2 1 2", "23"},
        {"kayles-piles", "2,2,1", "1 2", ""},
        {"dawson-piles", "2,2,1", "2 2", ""},
        {"prime", "12,30", "2 2 3", "2"},
        {"chop", "3x4", "rows 2", ""},
        {"queen", "3x4", "1 2", ""},
        {"northcott", "W..B", "1 2", ""},
        {"triangle", "0,0 9,0 4,3/AB,AC", "BC", "E"},
        {"compound", "nim=2+kayles-piles=2,4", "2 1 2", ""},
        {"compound", "nim=2+kayles-piles=3,4", "2 2 1 1", "56"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        struct text text = {0};
        void *before = position_in(cases[i][0], cases[i][1], &game), *after = malloc(game->size);
        struct move move;
        char marked[9] = "", line = '1';
        assert_true(game_read_move(game, before, 0, cases[i][2], &move, &text));
        play_into(game, before, 0, &move, after);
        struct style style = {.width = 60, .before = before};
        canvas_draw_text(game, after, &style, &text);
        for (const char *at = text_string(&text); *at; at++) {
            if (*at == '\n') line++;
            if (strncmp(at, "<-\n", 3) == 0) marked[strlen(marked)] = line;
        }
        assert_string_equal(marked, cases[i][3]);
        text_clear(&text);
        style.plain = true;
        canvas_draw_text(game, after, &style, &text);
        assert_lacks(&text, "<-");
        text_free(&text);
        free(before);
        free(after);
    }
}

static void what_has_gone_from_its_place_is_a_ghost_there(void **state) {
    static const char *const cases[][4] = {
        {"nim", "3,1,4", "1,1,0", "Pile 1 : O . .\nPile 2 : O\nPile 3 : . . . .\n"},
        {"subtraction:3", "3,2", "2,1", "Pile 1 : O O .\nPile 2 : O .\n"},
        {"kayles-piles", "3,4,1", "3,3,1", "Pile 1 : O O O\nPile 2 : O O O .\nPile 3 : O\n"},
        {"grundy", "4,2,2,2,2,2,2,2,2,2", "1,3,2,2,2,2,2,2,2,2,2",
         "Pile 1 : O <-\nPile 2 : O O O <-\nNo move is possible in the other 9\npiles.\n"},
        {"digraph", "a>b,b>c@a", "a>b,b>c@b",
         "[b]\n |\n c\nLines go down.\nFrom b you can go to c.\n"},
        {"poker-nim", "1/2,1", "2/1,1",
         "Pile 1 : O O <-\nPool of player 1 : O .\nPool of player 2 : O\n"},
        {"prime", "12,30", "6,3",
         "Number 1 : 6 = 2 x 3, split off: 2 <-\nNumber 2 : 3 (prime: no move), split\noff: 2 and "
         "5 <-\n"},
        {"chop", "2x3", "1x2", "        1 2 3\nRow 1 : X O .\nRow 2 : . . .\n"},
        {"chop", "2x99", "1x2", "        1 2\nRow 1 : X O\n"},
        {"chomp", "3,3,2", "3,1", "        1 2 3\nRow 1 : X O O\nRow 2 : O . .\nRow 3 : . .\n"},
        {"chomp", "99,1", "2,1", "        1 2\nRow 1 : X O\nRow 2 : O\n"},
        {"queen", "2x3", "1x3", "        1 2 3\nRow 1 : * . Q\nRow 2 : . . q\n"},
        {"northcott", "W..B./.B..W", ".W.B./..B.W",
         "        1 2 3 4 5\nRow 1 : w W . B .\nRow 2 : . b B . W\n"
         "White (W) is player 1, black (B) is\nplayer 2.\n"},
        {"kayles", "iiii.i", "i..i..", " i x x i . x\n 1 2 3 4 5 6\n"},
        {"compound", "nim=3+nim=2", "nim=2+nim=1",
         "Part 1, Nim:\nPile 1 : O O .\nPart 2, Nim:\nPile 1 : O .\n"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        struct text text = {0};
        void *before = position_in(cases[i][0], cases[i][1], &game);
        void *after = position_in(cases[i][0], cases[i][2], &game);
        struct style style = {.width = 40, .before = before, .is_told = true};
        canvas_draw_text(game, after, &style, &text);
        assert_string_equal(text_string(&text), cases[i][3]);
        text_clear(&text);
        style.utf8 = true;
        canvas_draw_text(game, after, &style, &text);
        const bool has_dots = strstr(cases[i][3], " .") && !strchr(cases[i][3], 'x');
        assert_true(!has_dots || strstr(text_string(&text), " \u00B7"));
        free(before);
        free(after);
        text_free(&text);
    }
}

/* And words for who cannot see them; what is said under it in text alone is not there. */
static void on_paper_a_board_has_its_figures(void **state) {
    static const struct {
        const char *game, *position, *string;
        size_t times;
    } cases[] = {
        {"nim", "3,1,0", "<path", 4},
        {"nim", "3,1,0", ">Pile 3:</text>", 1},
        {"nim", "3,1,0", "aria-label=\"Pile 1: 3 stones. Pile 2: 1 stone. Pile 3 is empty.\"", 1},
        {"nim", "3,1,0", "width=\"30.0mm\"", 1}, /* three cells of 5 mm, the words and a margin */
        {"nim", "30", "<path", 30},
        {"nim", "30", "width=\"48.0mm\"", 1}, /* and so a stone has 4 mm at least */
        {"nim", "101", ">Pile 1: 101 stones</text>", 1},
        {"subtraction:3", "20,9", "<path", 29},
        {"octal:0.07", "20,9", "<path", 29},
        {"poker-nim", "3,4/2,1", "<path", 10},
        {"prime", "6,7", ">Number 1: 6 ____</text>", 1},
        {"kayles", "i.i", ">3</text>", 1},
        {"kayles", "12", "width=\"48.0mm\"", 1}, /* of twelve pins one line */
        {"kayles", "12", "height=\"8.6mm\"", 1},
        {"kayles", "i.ii", "aria-label=\"Pin 1 stands alone. Pins 3 and 4 stand.\"", 1},
        {"chop", "2x3", "<path", 7}, /* six squares and the poison's cross */
        {"chop", "2x3", "<path d=\"M100 50h50v50h-50z\"/><path d=\"M150 50h50v50h-50z\"/>", 1},
        {"chop", "2x9", ">9</text>", 1},
        {"chop", "2x20", "width=\"48.0mm\"", 1},
        {"digraph", "\"a&<\">b@\"a&<\"",
         "aria-label=\"The token is at a&amp;&lt;. &quot;a&amp;&lt;&quot; leads to b.", 1},
        {"northcott", "W..B", "fill=\"#000\"/>", 1},
        {"northcott", "W..B", ">W is player", 0},
        {"subtraction:1,3,4", "3", ">A move takes", 0},
        {"triangle", "convex:3/AB", "<circle", 3},
        {"triangle", "convex:3/AB", "<path", 1},
        {"triangle", "convex:3/AB", ">Drawn", 0},
        {"coloring", "0,0 5,0 5,5 0,5/ABC,ACD/AB", "#080", 1},
        {"digraph", "a>b,a>c,b>c@a", "<ellipse", 3},
        {"digraph", "a>b,a>c,b>c@a", "<path fill=\"#000\"", 3},
        {"digraph", "a>b,a>c,b>c@a", "stroke-width=\"9\"", 1},
        {"digraph", "a>b,a>c,b>c@a", ">The token", 0},
        {"digraph", "a>a@a", "<circle", 1},
        {"compound", "nim=1+triangle=convex:3/AB+subtraction:3=2", "<svg ", 1},
        {"compound", "nim=1+triangle=convex:3/AB+subtraction:3=2", ">A move takes", 0},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i].game, cases[i].position, &game);
        struct text text = {0};
        canvas_draw_svg(game, position, &(struct style){.width = 24}, &text);
        if (count_in(text.data, cases[i].string) != cases[i].times)
            fail_msg("%s is there %zu times: %s", cases[i].string,
                     count_in(text.data, cases[i].string), text.data);
        text_free(&text);
        free(position);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_are_read_in_many_ways_and_printed_in_one),
        cmocka_unit_test(a_sign_that_is_there_twice_is_refused),
        cmocka_unit_test(parameters_are_printed_in_one_way),
        cmocka_unit_test(a_row_has_room_for_250_lone_pins),
        cmocka_unit_test(moves_are_read_as_they_are_written_and_as_they_are_said),
        cmocka_unit_test(moves_are_those_of_the_rules_in_order),
        cmocka_unit_test(moves_that_hand_over_the_win_are_warned_of),
        cmocka_unit_test(random_moves_are_legal_where_there_are_too_many_to_list),
        cmocka_unit_test(starts_have_the_shape_asked_for_where_there_is_one),
        cmocka_unit_test(a_terminal_shows_more_than_a_pipe),
        cmocka_unit_test(an_arrow_marks_what_grew_or_was_split),
        cmocka_unit_test(what_has_gone_from_its_place_is_a_ghost_there),
        cmocka_unit_test(on_paper_a_board_has_its_figures),
    };
    return cmocka_run_group_tests_name("games", tests, NULL, NULL);
}
