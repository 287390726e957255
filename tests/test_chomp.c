/* SPDX-License-Identifier: MIT */
#include "boards.h"
#include "core/text.h"

extern const struct game game_chomp;
static const struct game *const chomp = &game_chomp;

enum { ROWS = 5, COLUMNS = 6, CODES = 7 * 7 * 7 * 7 * 7, MOST_VALUE = 64 };

/* Chomp by the letter of its rules: a bar is a set of squares, a bite takes away those that are neither above
 * nor left of it. The memo holds value + 1, by the row lengths as digits to base 7. */
struct squares {
    bool is[ROWS][COLUMNS];
};

static size_t code_of(const struct squares *bar) {
    size_t code = 0;
    for (size_t i = 0; i < ROWS; i++) {
        size_t length = 0;
        for (size_t j = 0; j < COLUMNS; j++) length += bar->is[i][j];
        code = code * 7 + length;
    }
    return code;
}

static struct squares bitten(const struct squares *bar, size_t row, size_t column) {
    struct squares after = *bar;
    for (size_t i = row; i < ROWS; i++)
        for (size_t j = column; j < COLUMNS; j++) after.is[i][j] = false;
    return after;
}

static unsigned value_by_rules(const struct squares *bar, uint8_t *memo) {
    uint8_t *known = &memo[code_of(bar)];
    bool seen[MOST_VALUE] = {false};
    if (*known > 0) return *known - 1U;
    for (size_t i = 0; i < ROWS; i++) {
        for (size_t j = 0; j < COLUMNS; j++) {
            if (!bar->is[i][j] || i + j == 0) continue;
            struct squares after = bitten(bar, i, j);
            seen[value_by_rules(&after, memo)] = true;
        }
    }
    unsigned value = 0;
    while (seen[value]) value++;
    *known = (uint8_t)(value + 1);
    return value;
}

static size_t moves_by_rules(const struct squares *bar) {
    size_t moves = 0;
    for (size_t i = 0; i < ROWS; i++)
        for (size_t j = 0; j < COLUMNS; j++) moves += bar->is[i][j] && i + j > 0;
    return moves;
}

static void print_lengths(const uint8_t *lengths, size_t rows, struct text *text) {
    nimm_text_clear(text);
    for (size_t i = 0; i < rows && lengths[i] > 0; i++)
        text_addf(text, "%s%u", i > 0 ? "," : "", (unsigned)lengths[i]);
}

static void assert_bar_agrees(struct solver *solver, const uint8_t *lengths, uint8_t *memo) {
    struct text text = {0};
    struct squares bar = {0};
    struct piles piles;
    enum outcome outcome;
    for (size_t i = 0; i < ROWS; i++)
        for (size_t j = 0; j < lengths[i]; j++) bar.is[i][j] = true;
    print_lengths(lengths, ROWS, &text);
    void *position = position_of(chomp, NULL, nimm_text_string(&text));
    assert_reads_as(chomp, nimm_text_string(&text), nimm_text_string(&text));
    unsigned value = value_by_rules(&bar, memo);
    assert_int_equal(value_of(solver, chomp, position), value);
    assert_int_equal(chomp->piles(solver, position, &piles), NIMM_SOLVE_OK);
    assert_in_range(piles.n, 1, 2);
    if (chomp->outcome(solver, position, 0, false, &outcome) == NIMM_SOLVE_OK)
        assert_int_equal(outcome, value > 0 ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
    size_t moves = 0;
    for (struct moves iterator = {0}; chomp->moves(position, 0, &iterator); moves++) {
        struct squares after = bitten(&bar, iterator.move.part, iterator.move.where);
        void *played = malloc(chomp->size);
        assert_non_null(played);
        play_into(chomp, position, 0, &iterator.move, played);
        assert_int_equal(value_of(solver, chomp, played), value_by_rules(&after, memo));
        free(played);
    }
    assert_int_equal(moves, moves_by_rules(&bar));
    for (uint64_t wanted = 0; wanted < 14; wanted++)
        assert_winning_agrees(solver, chomp, position, 0, wanted);
    nimm_text_free(&text);
    free(position);
}

/* Makes the lengths into the next ones; false at the full bar. */
static bool next_lengths(uint8_t lengths[ROWS]) {
    size_t i = ROWS;
    while (i > 0 && lengths[i - 1] == (i > 1 ? lengths[i - 2] : COLUMNS)) i--;
    if (i == 0) return false;
    lengths[i - 1]++;
    while (i < ROWS) lengths[i++] = 0;
    return true;
}

/* Calls back for every bar within 5 x 6 that has its poisoned square. */
static void for_every_bar(void (*act)(struct solver *solver, const uint8_t *lengths, uint8_t *memo)) {
    struct solver *solver = new_solver(0);
    uint8_t *memo = calloc(CODES, 1), lengths[ROWS] = {0};
    assert_non_null(memo);
    while (next_lengths(lengths)) act(solver, lengths, memo);
    free(memo);
    nimm_solver_free(solver);
}

static void whole_bar_of_5x6_agrees_with_the_rules(void **state) {
    (void)state;
    for_every_bar(assert_bar_agrees);
}

static uint64_t value_of_text(struct solver *solver, const char *string) {
    void *bar = position_of(chomp, NULL, string);
    uint64_t value = value_of(solver, chomp, bar);
    free(bar);
    return value;
}

/* 2 x n checked from the literal rules by an independent program; the larger ones are another solver's
 * values. */
static void rectangles_have_their_published_values(void **state) {
    (void)state;
    static const struct {
        const char *bar;
        unsigned value;
    } published[] = {
        {"1x1", 0},  {"2,1", 0},  {"2x1", 1},  {"2x2", 2},  {"2x3", 4},    {"2x4", 5},
        {"2x5", 7},  {"2x6", 8},  {"2x7", 10}, {"3x3", 5},  {"3x10", 21},  {"10x3", 21},
        {"4x7", 19}, {"7x4", 19}, {"7x7", 20}, {"8x8", 13}, {"10x10", 19},
    };
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(published); i++)
        assert_int_equal(value_of_text(solver, published[i].bar), published[i].value);
    nimm_solver_free(solver);
}

/* One solver is asked about boxes of many shapes and sizes, each of which may take another's place. */
static void values_do_not_depend_on_what_was_asked_before(void **state) {
    (void)state;
    static const char *const bars[] = {"9,7,2",
                                       "20,3,3,1",
                                       "3x40",
                                       "6,6,6,6,6,6,6,6,6,5",
                                       "12,11,10,3,3,2,1",
                                       "2,2,2,2,2,2,2,2,2,2,2,2,1",
                                       "11,11,4,4,1"};
    struct solver *solver = new_solver(0);
    for (size_t round = 0; round < 2; round++) {
        for (size_t i = 0; i < LENGTH(bars); i++) {
            struct solver *fresh = new_solver(0);
            assert_int_equal(value_of_text(solver, bars[i]), value_of_text(fresh, bars[i]));
            nimm_solver_free(fresh);
        }
    }
    nimm_solver_free(solver);
}

static void assert_pair_agrees(struct solver *solver, const char *string, bool lost) {
    void *bar = position_of(chomp, NULL, string);
    const struct question question = {.game = chomp, .position = bar};
    struct solution solution;
    assert_int_equal(nimm_solve_position(solver, &question, &solution), NIMM_SOLVE_OK);
    assert_int_equal(solution.outcome, lost ? NIMM_OUTCOME_P : NIMM_OUTCOME_N);
    assert_int_equal(solution.value == 0, lost);
    free(bar);
}

static void two_rows_or_columns_are_lost_just_when_they_differ_by_one(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct text text = {0};
    for (unsigned longer = 1; longer <= 32; longer++) {
        for (unsigned shorter = 1; shorter <= longer; shorter++) {
            nimm_text_clear(&text);
            text_addf(&text, "%u,%u", longer, shorter);
            assert_pair_agrees(solver, nimm_text_string(&text), longer == shorter + 1);
            nimm_text_clear(&text);
            for (unsigned i = 0; i < longer; i++) text_add(&text, i < shorter ? "2 " : "1 ");
            assert_pair_agrees(solver, nimm_text_string(&text), longer == shorter + 1);
        }
    }
    nimm_text_free(&text);
    nimm_solver_free(solver);
}

static void an_l_is_two_nim_piles_at_any_size(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    void *bar = position_of(chomp, NULL, "255,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1");
    struct move kept[2];
    struct move_list list = {.moves = kept, .limit = 2};
    struct question question = {.game = chomp, .position = bar};
    struct piles piles;
    assert_int_equal(chomp->piles(solver, bar, &piles), NIMM_SOLVE_OK);
    assert_int_equal(piles.n, 2);
    assert_int_equal(piles.value[0], 254);
    assert_int_equal(piles.value[1], 31);
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_OK);
    assert_int_equal(list.n, 1);
    assert_memory_equal(&kept[0], &((struct move){.where = 32}), sizeof *kept);
    free(bar);
    nimm_solver_free(solver);
}

/* "2 2" or "4 9 and 5 6": the winning bites. */
static void assert_winning_bites(struct solver *solver, const char *string, const char *expected) {
    void *bar = position_of(chomp, NULL, string);
    struct question question = {.game = chomp, .position = bar};
    struct move kept[10];
    struct move_list list = {.moves = kept, .limit = LENGTH(kept)};
    struct text text = {0};
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_OK);
    for (size_t i = 0; i < list.n; i++) {
        if (i > 0) text_add(&text, " and ");
        chomp->print_move(bar, &kept[i], &text);
    }
    assert_string_equal(nimm_text_string(&text), expected);
    nimm_text_free(&text);
    free(bar);
}

/* In a square, what is left of one row and one column is lost, for they are equal (Gale 1974). That there is
 * not always just one bite is K. Thompson's counterexample of 8x10 (M. Gardner, Knotted Doughnuts and Other
 * Mathematical Entertainments, 1986, chapter 9). */
static void bars_are_won_by_their_published_bites(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    assert_winning_bites(solver, "9x9", "2 2");
    assert_winning_bites(solver, "12x12", "2 2");
    assert_winning_bites(solver, "8x10", "4 9 and 5 6");
    assert_winning_bites(solver, "10x8", "6 5 and 9 4");
    nimm_solver_free(solver);
}

static void assert_describes(const char *string, size_t part, const char *expected) {
    struct text name = {0}, reason = {0};
    void *bar = position_of(chomp, NULL, string);
    chomp->describe(bar, part, &name, &reason);
    text_addf(&name, ": %s", nimm_text_string(&reason));
    assert_string_equal(nimm_text_string(&name), expected);
    nimm_text_free(&name);
    nimm_text_free(&reason);
    free(bar);
}

static void a_part_says_what_it_is(void **state) {
    (void)state;
    assert_describes("4,1", 0, "Row 1: 3 squares beside the poison");
    assert_describes("4,1", 1, "Column 1: 1 square beside the poison");
    assert_describes("4,4,2", 0, "Bar: the least number that no bite leaves (the mex)");
}

static void assert_solves(struct solver *solver, const char *string, enum solve_status status,
                          enum outcome outcome, bool has_value) {
    void *bar = position_of(chomp, NULL, string);
    struct question question = {.game = chomp, .position = bar};
    struct solution solution;
    assert_int_equal(nimm_solve_position(solver, &question, &solution), status);
    assert_int_equal(solution.has_value, has_value);
    if (status == NIMM_SOLVE_OK) assert_int_equal(solution.outcome, outcome);
    free(bar);
}

/* A rectangle is won by strategy stealing, though nobody may know how. */
static void large_bars_say_so(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct move_list list = {0};
    void *bar = position_of(chomp, NULL, "32x255");
    struct question question = {.game = chomp, .position = bar};
    struct advice advice;
    assert_solves(solver, "32x255", NIMM_SOLVE_OK, NIMM_OUTCOME_N, false);
    assert_solves(solver, "13x13", NIMM_SOLVE_OK, NIMM_OUTCOME_N, false);
    assert_solves(solver, "20,19,18,17,16,15,14,13,12,11,10,9,8", NIMM_SOLVE_TOO_LARGE, NIMM_OUTCOME_P,
                  false);
    assert_solves(solver, "255,254", NIMM_SOLVE_OK, NIMM_OUTCOME_P, true);
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_TOO_LARGE);
    assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
    assert_int_equal(advice.kind, NIMM_ADVICE_GUESS);
    free(bar);
    nimm_solver_free(solver);
}

static void the_bounds_of_the_solver_are_kept(void **state) {
    (void)state;
    static volatile sig_atomic_t stop = 1;
    struct solver *few_nodes = new_solver(1000), *few_bytes = nimm_solver_new(0, 40000),
                  *stopped = new_solver(0);
    assert_non_null(few_bytes);
    nimm_solver_stop_on(stopped, &stop);
    assert_solves(few_nodes, "4,4,2", NIMM_SOLVE_TOO_LARGE, NIMM_OUTCOME_N, false);
    assert_solves(few_bytes, "4,4,2", NIMM_SOLVE_TOO_LARGE, NIMM_OUTCOME_N, false);
    assert_solves(stopped, "4,4,2", NIMM_SOLVE_STOPPED, NIMM_OUTCOME_N, false);
    nimm_solver_free(few_nodes);
    nimm_solver_free(few_bytes);
    nimm_solver_free(stopped);
}

/* The two mirror images of a bar are one position under misere play, which is searched. */
static void misere_play_is_searched(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    const struct game bare = bare_rules(chomp);
    static const char *const bars[] = {"1",     "2",   "3",     "2,2",     "2,1",
                                       "1,1,1", "3,1", "4,4,2", "2,2,2,1", "3x3"};
    for (size_t i = 0; i < LENGTH(bars); i++) {
        void *bar = position_of(chomp, NULL, bars[i]);
        struct question question = {.game = chomp, .position = bar, .misere = true}, by_search = question;
        enum outcome outcome, searched;
        by_search.game = &bare;
        assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
        assert_int_equal(nimm_solve_outcome(solver, &by_search, &searched), NIMM_SOLVE_OK);
        assert_int_equal(outcome, searched);
        free(bar);
    }
    nimm_solver_free(solver);
}

static void mirror_images_have_one_canonical_form(void **state) {
    (void)state;
    static const char *const pairs[][2] = {
        {"4,4,2", "3,3,2,2"}, {"3,1,1", "3,1,1"}, {"3,3,1", "3,2,2"}, {"5", "1,1,1,1,1"}};
    for (size_t i = 0; i < LENGTH(pairs); i++) {
        void *one = position_of(chomp, NULL, pairs[i][0]), *other = position_of(chomp, NULL, pairs[i][1]);
        chomp->canonical(one);
        chomp->canonical(other);
        assert_memory_equal(one, other, chomp->size);
        free(one);
        free(other);
    }
}

static void positions_are_read_and_printed(void **state) {
    (void)state;
    assert_reads_as(chomp, "4,4,2", "4,4,2");
    assert_reads_as(chomp, "4 4 2", "4,4,2");
    assert_reads_as(chomp, "3x4", "4,4,4");
    assert_reads_as(chomp,
                    "2\xC3\x97"
                    "3",
                    "3,3");
    assert_reads_as(chomp, "1", "1");
    assert_reads_as(chomp, "255", "255");
    assert_reads_as(chomp, chomp->sample, chomp->sample);
}

static void wrong_positions_are_refused(void **state) {
    (void)state;
    assert_refuses(chomp, "4,3,4",
                   "row 3 has 4 squares, more than row 2 (3): no row may be longer than the one above it");
    assert_refuses(chomp, "4,0", "row 2 has 0 squares: leave empty rows out");
    assert_refuses(chomp, "256", "row 1 has 256 squares: at most 255 fit here");
    assert_refuses(chomp, "33x1",
                   "a bar of 33x1 is too large: at most 32 rows of at most 255 squares fit here");
    assert_refuses(chomp, "1x256",
                   "a bar of 1x256 is too large: at most 32 rows of at most 255 squares fit here");
    assert_refuses(chomp, "4,x", "\"x\" is not a row length: write whole numbers, such as 3,4,5");
    assert_refuses(chomp, "0x4", "\"0\" is not a side: rows and columns are 1 or more, such as 3x5");
    assert_refuses(chomp, "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1",
                   "too many numbers: at most 32 fit here");
    assert_refuses_hostile_texts(chomp);
}

static void moves_are_read_in_many_ways(void **state) {
    (void)state;
    static const char *const ways[] = {"2 3",     "2,3", "2:3", "row 2 column 3", "bite at row 2, column 3",
                                       "bite 2 3"};
    for (size_t i = 0; i < LENGTH(ways); i++) assert_move_answer(chomp, "4,4,2", 0, ways[i], "2 3");
}

static void wrong_moves_are_answered_with_what_can_be_bitten(void **state) {
    (void)state;
    assert_move_answer(chomp, "4,4,2", 0, "1 1",
                       "The square at row 1, column 1 is poisoned: bite at column 2 to 4.");
    assert_move_answer(chomp, "4,4,2", 0, "3 3", "Row 3 has 2 squares: bite at column 1 or 2.");
    assert_move_answer(chomp, "4,4,1", 0, "3 3", "Row 3 has 1 square: bite at column 1.");
    assert_move_answer(chomp, "4,4,2", 0, "3 0", "Row 3 has 2 squares: bite at column 1 or 2.");
    assert_move_answer(chomp, "4,4,2", 0, "2 3", "2 3");
    assert_move_answer(chomp, "4,4,2", 0, "4 1", "There is no such row: choose row 1 to 3.");
    assert_move_answer(chomp, "4,4,2", 0, "0 1", "There is no such row: choose row 1 to 3.");
    assert_move_answer(chomp, "1,1,1", 0, "1 1", "Row 1 has only the poisoned square: choose row 2 or 3.");
    assert_move_answer(chomp, "1", 0, "1 1", "Only the poisoned square is left: there is nothing to bite.");
    assert_move_answer(
        chomp, "1,1", 0, "x",
        "\"x\" is not a move. Type the row and the column of the square to bite, such as 2 1.");
    assert_move_answer(chomp, "4,4", 0, "",
                       "Type the row and the column of the square to bite, such as 1 2.");
}

static void bars_are_drawn_with_the_poison_marked(void **state) {
    (void)state;
    assert_draws(chomp, "4,4,2", &(struct style){.width = 40},
                 "        1 2 3 4\n"
                 "Row 1 : X O O O\n"
                 "Row 2 : O O O O\n"
                 "Row 3 : O O\n");
    assert_draws(chomp, "2,1", &(struct style){.width = 40, .utf8 = true},
                 "        1 2\n"
                 "Row 1 : X \xE2\x96\xA0\n"
                 "Row 2 : \xE2\x96\xA0\n");
    assert_draws(chomp, "2,1", &(struct style){.width = 40, .plain = true},
                 "Row 1 has 2 squares.\n"
                 "Row 2 has 1 square.\n"
                 "Row 1, column 1 is poisoned.\n");
}

static void a_third_of_the_starts_is_lost(void **state) {
    (void)state;
    enum { SEEDS = 1200 };
    struct solver *solver = new_solver(0);
    void *bar = malloc(chomp->size);
    struct text why = {0};
    size_t lost = 0;
    assert_non_null(bar);
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct random random = nimm_random_from_seed(seed);
        assert_true(chomp->random(NULL, &(struct shape){{0, 0}, {0, 0}}, &random, bar, &why));
        lost += value_of(solver, chomp, bar) == 0;
    }
    assert_in_range(lost, SEEDS * 30 / 100, SEEDS * 37 / 100);
    nimm_solver_free(solver);
    free(bar);
}

static void starts_honour_the_shape(void **state) {
    (void)state;
    struct text text = {0}, why = {0};
    for (uint64_t seed = 0; seed < 50; seed++) {
        random_text(chomp, &(struct shape){.parts = {1, 1}, .amount = {2, 2}}, seed, &text, &why);
        assert_string_equal(nimm_text_string(&text), "2");
        random_text(chomp, &(struct shape){.parts = {32, 32}, .amount = {255, 255}}, seed, &text, &why);
        assert_true(text.length > 40);
        random_text(chomp, &(struct shape){.parts = {2, 2}, .amount = {1, 1}}, seed, &text, &why);
        assert_string_equal(nimm_text_string(&text), "1,1");
        random_text(chomp, &(struct shape){.parts = {2, 2}, .amount = {9, 9}}, seed, &text, &why);
        assert_true(text.length > 0);
        random_text(chomp, &(struct shape){.parts = {4, 4}, .amount = {2, 2}}, seed, &text, &why);
        assert_int_equal(nimm_text_string(&text)[0], '2'); /* the second column is not bitten off */
    }
    random_text(chomp, &(struct shape){.parts = {1, 1}, .amount = {1, 1}}, 1, &text, &why);
    assert_string_equal(nimm_text_string(&why),
                        "a bar of 1x1 is only its poisoned square: let it have more rows or columns");
    nimm_text_clear(&why);
    random_text(chomp, &(struct shape){.parts = {1, 33}}, 1, &text, &why);
    assert_string_equal(nimm_text_string(&why), "there can be 1 to 32 rows");
    nimm_text_clear(&why);
    random_text(chomp, &(struct shape){.amount = {1, 256}}, 1, &text, &why);
    assert_string_equal(nimm_text_string(&why), "there can be 1 to 255 columns");
    nimm_text_free(&text);
    nimm_text_free(&why);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_bar_of_5x6_agrees_with_the_rules),
        cmocka_unit_test(rectangles_have_their_published_values),
        cmocka_unit_test(values_do_not_depend_on_what_was_asked_before),
        cmocka_unit_test(two_rows_or_columns_are_lost_just_when_they_differ_by_one),
        cmocka_unit_test(an_l_is_two_nim_piles_at_any_size),
        cmocka_unit_test(bars_are_won_by_their_published_bites),
        cmocka_unit_test(a_part_says_what_it_is),
        cmocka_unit_test(large_bars_say_so),
        cmocka_unit_test(the_bounds_of_the_solver_are_kept),
        cmocka_unit_test(misere_play_is_searched),
        cmocka_unit_test(mirror_images_have_one_canonical_form),
        cmocka_unit_test(positions_are_read_and_printed),
        cmocka_unit_test(wrong_positions_are_refused),
        cmocka_unit_test(moves_are_read_in_many_ways),
        cmocka_unit_test(wrong_moves_are_answered_with_what_can_be_bitten),
        cmocka_unit_test(bars_are_drawn_with_the_poison_marked),
        cmocka_unit_test(a_third_of_the_starts_is_lost),
        cmocka_unit_test(starts_honour_the_shape),
    };
    return cmocka_run_group_tests_name("chomp", tests, NULL, NULL);
}
