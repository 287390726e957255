/* SPDX-License-Identifier: MIT */
/* Values and winning moves that are published, or worked out by hand. */
#include "support.h"

static const struct {
    const char *game, *position;
    uint64_t value;
    const char *winning; /* all winning moves, in order; NULL: not told */
} known[] = {
    /* The lecture, and its exercises, each checked by hand in the binary grid. */
    {"nim", "3,4,6", 1, "1 1"},
    {"nim", "1,2,3", 0, ""},
    {"nim", "4,4", 0, ""},
    {"nim", "2,3,2,3", 0, ""},
    {"nim", "1,1,1,1", 0, ""},
    {"nim", "1,4,4", 1, "1 1"},
    {"nim", "3,4,4", 3, "1 3"},
    {"nim", "4,5,7,8", 14, "4 2"},
    {"nim", "2,4,5", 3, "1 1"},
    {"nim", "25,13,39", 51, "3 19"},
    {"nim", "27,23,22,15", 21, "1 13; 2 21; 3 19"},
    {"nim", "7,9,12,15", 13, "2 5; 3 11; 4 13"},
    {"nim", "1,2,4", 7, "3 1"},
    {"nim", "22,13,14,11", 30, "1 14"},
    {"nim", "10,20,30,40,50", 26, "2 6; 3 26; 5 10"},
    {"nim", "13,19,10", 20, "2 12"},
    {"nim", "18446744073709551615", UINT64_MAX, "1 18446744073709551615"},
    {"nim", "18446744073709551615,1", UINT64_MAX - 1, "1 18446744073709551614"},
    {"nim", "18446744073709551615,18446744073709551614", 1, "1 1"},
    {"nim", "9223372036854775808,1,2", UINT64_C(1) << 63 | 3, "1 9223372036854775805"},
    /* The remainder of K + 1; of a set, Winning Ways, chapter 4: 1,3,4 has period 7, which are 0 1
     * 0 1 2 3 2, and 2^64 - 1 = 1 mod 7. */
    {"subtraction", "4", 0, ""},
    {"subtraction:3", "5,5,4", 0, ""},
    {"subtraction:3", "5,4,4", 1, NULL},
    {"subtraction:3", "18446744073709551615", 3, "1 3"},
    {"subtraction:18446744073709551615", "18446744073709551615", UINT64_MAX, NULL},
    {"subtraction:18446744073709551615", "18446744073709551615,1", UINT64_MAX - 1,
     "1 18446744073709551614"},
    {"subtraction:18446744073709551614", "18446744073709551615", 0, ""},
    {"subtraction:18446744073709551614", "18446744073709551615,1", 1,
     "1 18446744073709551614; 2 1"},
    {"subtraction:1,3,4", "18446744073709551615", 1, "1 1"},
    {"subtraction:5,777,33333,65521", "9", 1, NULL},
    /* The number of prime factors less one; 999999999989 is the largest prime below 10^12, and 2^36
     * - 1 is 3 x 3 x 3 x 5 x 7 x 13 x 19 x 37 x 73 x 109. */
    {"prime", "12", 2, "1 2 2; 1 2 3"},
    {"prime", "549755813888", 38, NULL},
    {"prime", "999999999989", 0, ""},
    {"prime", "68719476735", 9, NULL},
    {"prime", "12,30,7", 0, ""},
    {"prime", "12,549755813888", 36, NULL},
    /* The lecture: the rows less one and the columns less one are two Nim piles. */
    {"chop", "2x2", 0, ""},
    {"chop", "2x3", 3, NULL},
    {"chop", "2x4", 2, NULL},
    {"chop", "18446744073709551615x3", UINT64_C(18446744073709551614) ^ 2, "rows 3"},
    /* 2 x n checked from the literal rules by an independent program; the larger ones are another
     * solver's.
     */
    {"chomp", "1x1", 0, ""},
    {"chomp", "2,1", 0, ""},
    {"chomp", "2x1", 1, NULL},
    {"chomp", "2x2", 2, NULL},
    {"chomp", "2x3", 4, NULL},
    {"chomp", "2x4", 5, NULL},
    {"chomp", "2x5", 7, NULL},
    {"chomp", "2x6", 8, NULL},
    {"chomp", "2x7", 10, NULL},
    {"chomp", "3x3", 5, NULL},
    {"chomp", "3x10", 21, NULL},
    {"chomp", "10x3", 21, NULL},
    {"chomp", "4x7", 19, NULL},
    {"chomp", "7x4", 19, NULL},
    {"chomp", "7x7", 20, NULL},
    {"chomp", "8x8", 13, NULL},
    {"chomp", "10x10", 19, NULL},
    /* Parts that are worth known piles. K(12) = K(9) = 4: Guy and Smith 1956. */
    {"compound", "kayles-piles=12+kayles-piles=9", 0, ""},
    {"compound", "kayles=12+octal:0.77=9", 0, ""},
    {"compound", "nim=3,4+kayles=iiii+chop=3x5", 7 ^ 1 ^ 6, ""}, /* 3 xor 4, K(4), and 2 xor 4 */
    {"compound", "prime=12,30+chomp=3,2+prime=12,30+chomp=3,2", 0, ""},
    {"compound", "digraph=a>b,b>a,c>d@c+nim=1", 0, ""}, /* a cycle out of reach does no harm */
    {"compound", "nim=18446744073709551615+subtraction:3=18446744073709551615", UINT64_MAX ^ 3,
     NULL},
};

static void known_positions_have_their_values_and_winning_moves(void **state) {
    for (size_t i = 0; i < LENGTH(known); i++) {
        if (value_in(known[i].game, known[i].position) != known[i].value)
            fail_msg("the value of %s %s", known[i].game, known[i].position);
        if (known[i].winning)
            assert_winning_moves(known[i].game, known[i].position, false, known[i].winning);
    }
}

static void known_positions_are_won_by_known_moves_alone(void **state) {
    static const struct {
        const char *game, *position;
        bool misere;
        const char *winning;
    } cases[] = {
        /* Bouton 1902; Winning Ways, chapter 13. */
        {"nim", "1,1,2", true, "3 1"},
        {"nim", "2", true, "1 1"},
        {"nim", "1,2", true, "2 2"},
        {"nim", "1,1", true, "1 1; 2 1"},
        {"nim", "1", true, ""},
        {"nim", "1,1,1", true, ""},
        {"nim", "2,2", true, ""},
        {"nim", "0,0", true, ""},
        {"nim", "18446744073709551615", true, "1 18446744073709551614"},
        {"nim", "18446744073709551615,18446744073709551615", true, ""},
        /* In a square, what is left of one row and one column is lost, for they are equal (Gale
         * 1974). That there is not always just one bite is K. Thompson's counterexample of 8x10 (M.
         * Gardner, Knotted Doughnuts and Other Mathematical Entertainments, 1986, chapter 9). */
        {"chomp", "9x9", false, "2 2"},
        {"chomp", "12x12", false, "2 2"},
        {"chomp", "8x10", false, "4 9; 5 6"},
        {"chomp", "10x8", false, "6 5; 9 4"},
        {"chop", "18446744073709551615x3", true, "rows 3"},
        {"triangle", "convex:7/AC,CE", false, "AE"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_winning_moves(cases[i].game, cases[i].position, cases[i].misere, cases[i].winning);
}

/* The On-Line Encyclopedia of Integer Sequences, A002188, from 0 on. */
static void piles_of_grundys_game_have_the_published_values(void **state) {
    static const uint64_t published[] = {0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3,
                                         2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1, 2, 4};
    for (size_t n = 0; n < LENGTH(published); n++) {
        struct text pile = {0};
        text_add_number(&pile, n);
        assert_int_equal(value_in("grundy", pile.data), published[n]);
        text_free(&pile);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_positions_have_their_values_and_winning_moves),
        cmocka_unit_test(known_positions_are_won_by_known_moves_alone),
        cmocka_unit_test(piles_of_grundys_game_have_the_published_values),
    };
    return cmocka_run_group_tests_name("values", tests, NULL, NULL);
}
