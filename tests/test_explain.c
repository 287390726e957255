/* SPDX-License-Identifier: MIT */
/* What is said about positions of games that tell little about themselves. */
#include "say/powers.h"
#include "support.h"

#include "say/explain.h"

/* Nim, with its rules alone: no theory, and no name for its parts. */
static struct game wordless_nim(void) {
    const char *parameters;
    return bare_rules(game_of("nim", &parameters));
}

static struct text explain(const struct question *question, uint64_t nodes) {
    static const struct style style = {.width = 80};
    struct nimm_solver *solver = new_solver(nodes);
    struct solution solution;
    struct text text = {0};
    solve_position(solver, question, &solution);
    explain_position(solver, question, &solution, EXPLAIN_GRID, true, &style, "Ada", &text);
    nimm_solver_free(solver);
    return text;
}

static void a_game_without_piles_is_one_pile(void **state) {
    struct game game = wordless_nim();
    void *position = position_of(&game, NULL, "2,1");
    const struct question question = {.game = &game, .position = position};
    struct text text = explain(&question, 100000);
    assert_contains(&text, "2,1: moves leave 1,1 (*0), 0,1 (*1), 2,0 (*2); mex{0,1,2} = 3\n");
    assert_contains(&text, "This position is worth 3, like a Nim pile of that size: Ada wins by "
                           "leaving a position worth 0, from which no move wins.\n");
    text_free(&text);
    free(position);
}

static void copying_is_told_where_one_move_makes_pairs(void **state) {
    static const struct {
        const char *game, *position, *said;
    } cases[] = {{"nim", "1,4,4", "take 1 from pile 1. Then two equal piles are left"},
                 {"kayles", "7", "hit pin 4. Then two equal rows are left"},
                 {"chomp", "3x3", "bite at row 2, column 2. Then two equal arms are left"},
                 {"grundy", "2,7,7", "Only two equal piles are in play"},
                 {"nim", "3,4,5", NULL},
                 {"kayles", "i.iiii", NULL},
                 {"chop", "1x3", NULL}};
    for (size_t i = 0; i < LENGTH(cases); i++)
        for (unsigned misere = 0; misere < 2; misere++) {
            const struct game *game;
            void *position = position_in(cases[i].game, cases[i].position, &game);
            const struct question question = {.game = game, .position = position, .misere = misere};
            struct text text = explain(&question, 0);
            if (cases[i].said && !misere)
                assert_contains(&text, cases[i].said);
            else
                assert_lacks(&text, "pairs");
            text_free(&text);
            free(position);
        }
}

static void a_full_bar_is_won_by_stealing_the_strategy(void **state) {
    static const char *const bars[] = {"3x4", "1x2", "4,4,2", "3,1,1", "31x30"};
    for (size_t i = 0; i < LENGTH(bars); i++) {
        const struct game *game;
        void *position = position_in("chomp", bars[i], &game);
        const struct question question = {.game = game, .position = position};
        struct text text = explain(&question, 0);
        if (strchr(bars[i], 'x'))
            assert_contains(&text, "far corner");
        else
            assert_lacks(&text, "far corner");
        text_free(&text);
        free(position);
    }
}

static void two_rows_or_columns_of_chomp_have_their_rule(void **state) {
    static const struct {
        const char *bar, *said;
    } cases[] = {
        {"5,4", "With two rows, always leave the lower one exactly one square shorter."},
        {"3x2", "With two columns, always leave the right one exactly one square shorter."},
        {"2,2,1", "With two columns"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in("chomp", cases[i].bar, &game);
        const struct question question = {.game = game, .position = position};
        struct text text = explain(&question, 0);
        assert_contains(&text, cases[i].said);
        assert_lacks(&text, "far corner");
        text_free(&text);
        free(position);
    }
}

static void only_nim_says_which_piles_must_change(void **state) {
    static const struct {
        const char *game, *position, *said, *not_said;
    } cases[] = {
        {"nim", "3,4,5", "pile 1 to 3 xor 2 = 1.", "One way"},
        {"nim", "1,4,4", "Copying wins", "Another way"},
        {"kayles", "iiii.ii", "One way is to change", "must"},
        {"kayles", "iiii.ii", "make pins 6-7 worth 2 xor 3 = 1.", "Copying wins"},
        {"grundy", "11,6,5", "Another way: split pile 1 into 5 and 6.", "must"},
        {"poker-nim", "3,4,5/2,1", "make pile 1 worth 3 xor 2 = 1.", "must"},
        {"chop", "3x5", "Copying wins", "Another way"}, /* which is the way that was told */
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i].game, cases[i].position, &game);
        const struct question question = {.game = game, .position = position};
        struct text text = explain(&question, 0);
        assert_contains(&text, cases[i].said);
        assert_lacks(&text, cases[i].not_said);
        text_free(&text);
        free(position);
    }
}

/* Of more than 5 moves, those that leave each value below the mex are shown, and at least 4; but
 * one is never hidden. */
static void a_list_of_moves_shows_what_makes_the_mex(void **state) {
    static const struct {
        const char *game, *position, *said;
    } cases[] = {
        {"chomp", "5,5", "5,4 (*0) and 2 more with the same values; mex{0..6} = 7\n"},
        {"kayles", "12",
         "(*2), 10,1 (*3), 9,1 (*5), 7,3 (*1), 6,5 (*7), 5,5 (*0) and 5 more with the same values; "
         "mex{"},
        {"chomp", "3x4", "(*7)"},
        {"chomp", "3x4", "(*8)"},
        {"compound", "nim=3,4+kayles=4+chop=3x5", "Part 2 (Kayles), 4: moves leave 3 (*3)"},
        {"compound", "nim=3,4+kayles=4+chop=3x5",
         "Part 3 (Chop): Rows worth 2 and Columns worth 4; nim-sum 6."},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in(cases[i].game, cases[i].position, &game);
        const struct question question = {.game = game, .position = position};
        struct text text = explain(&question, 0);
        assert_contains(&text, cases[i].said);
        assert_lacks(&text, " and 1 more");
        text_free(&text);
        free(position);
    }
}

static void a_grid_too_wide_for_the_window_closes_up(void **state) {
    static const struct {
        const char *game, *position, *grid;
    } cases[] = {
        {"nim", "5,13,2011",
         "  Pile 1      5 = 00000000101\n  Pile 2     13 = 00000001101\n"
         "  Pile 3   2011 = 11111011011\n  ---------------------------\n"
         "  nim-sum  2003 = 11111010011\n  odd             ^^^^^ ^  ^^\n"},
        {"compound", "kayles=iiiiiii+nim=5+subtraction:1,3,4=9",
         "    Nim pile    4  2  1\n  Part 1   2 =  0  1  0\n  Part 2   5 =  1  0  1\n"
         "  Part 3   0 =  0  0  0\n  ---------------------\n  nim-sum  7 =  1  1  1\n"
         "  odd           ^  ^  ^\n  Unbalanced.\nPart 1 (Kayles): " TEXT_FOLD "pins 1 to 7.\n"},
        {"nim", "18446744073709551615,1", "Pile 2: 1 is 000"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        static const struct style style = {.width = 40};
        const struct game *game;
        void *position = position_in(cases[i].game, cases[i].position, &game);
        const struct question question = {.game = game, .position = position};
        struct nimm_solver *solver = new_solver(0);
        struct solution solution;
        struct text text = {0};
        solve_position(solver, &question, &solution);
        powers_grid(&question, &solution, "Unbalanced.", &style, &text);
        assert_contains(&text, cases[i].grid);
        nimm_solver_free(solver);
        text_free(&text);
        free(position);
    }
}

static void a_number_is_its_groups_and_its_digits(void **state) {
    struct text text = {0};
    powers_sum(57, &text);
    assert_string_equal(text_string(&text), "57 = 32 + 16 + 8 + 1");
    text_clear(&text);
    powers_binary(57, false, &text);
    assert_string_equal(text_string(&text), "111001");
    text_clear(&text);
    powers_binary(5, true, &text);
    assert_string_equal(text_string(&text), "1 0 1");
    text_clear(&text);
    powers_binary(UINT64_C(1) << 63, false, &text);
    assert_int_equal(text.length, 64);
    text_free(&text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_without_piles_is_one_pile),
        cmocka_unit_test(copying_is_told_where_one_move_makes_pairs),
        cmocka_unit_test(a_full_bar_is_won_by_stealing_the_strategy),
        cmocka_unit_test(two_rows_or_columns_of_chomp_have_their_rule),
        cmocka_unit_test(only_nim_says_which_piles_must_change),
        cmocka_unit_test(a_list_of_moves_shows_what_makes_the_mex),
        cmocka_unit_test(a_grid_too_wide_for_the_window_closes_up),
        cmocka_unit_test(a_number_is_its_groups_and_its_digits),
    };
    return cmocka_run_group_tests_name("explain", tests, NULL, NULL);
}
