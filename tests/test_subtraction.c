/* SPDX-License-Identifier: MIT */
#include "core/text.h"
#include "piles.h"

extern const struct game game_subtraction;
static const struct game *const subtraction = &game_subtraction;

enum { PILES = 300 };

/* The values of single piles by the letter of the rule: the members are the bits of `set`, the lowest is 1.
 */
static void literal_values(uint64_t set, unsigned values[PILES]) {
    for (unsigned pile = 0; pile < PILES; pile++) {
        uint64_t seen = 0;
        for (unsigned take = 1; take <= pile && take <= 64; take++)
            if (set >> (take - 1) & 1) seen |= UINT64_C(1) << values[pile - take];
        for (values[pile] = 0; seen >> values[pile] & 1;) values[pile]++;
    }
}

/* "1,3,4"; a set of one number has it twice. */
static void write_set(uint64_t set, char *string) {
    size_t n = 0;
    *string = '\0';
    for (unsigned take = 1; take <= 64; take++) {
        if (!(set >> (take - 1) & 1)) continue;
        string += sprintf(string, n++ > 0 ? ",%u" : "%u", take);
        if (set >> (take - 1) == 1 && n == 1) sprintf(string, ",%u", take);
    }
}

static uint64_t value_of_text(struct solver *solver, const char *parameters, const char *string) {
    void *position = position_of(subtraction, parameters, string);
    uint64_t value = value_of(solver, subtraction, position);
    free(position);
    return value;
}

static void assert_values(struct solver *solver, const char *parameters, const unsigned values[PILES]) {
    for (unsigned pile = 0; pile < PILES; pile++) {
        char string[16];
        sprintf(string, "%u", pile);
        if (value_of_text(solver, parameters, string) != values[pile])
            fail_msg("%s: a pile of %u is not worth %u", parameters, pile, values[pile]);
    }
}

static void assert_moves_agree(struct solver *solver, const char *parameters, const char *string) {
    void *position = position_of(subtraction, parameters, string);
    for (uint64_t value = 0; value < 10; value++)
        assert_winning_agrees(solver, subtraction, position, 0, value);
    assert_check_agrees_with_moves(subtraction, position, 0,
                                   &(struct move){.kind = 0, .part = 6, .amount = 24});
    free(position);
}

static void every_set_within_1_to_6_agrees_with_the_literal_rules(void **state) {
    (void)state;
    unsigned values[PILES];
    for (uint64_t set = 1; set < 64; set++) {
        struct solver *solver = new_solver(0);
        char parameters[32];
        write_set(set, parameters);
        literal_values(set, values);
        assert_values(solver, parameters, values);
        assert_moves_agree(solver, parameters, "9,4,0,13,7");
        nimm_solver_free(solver);
    }
}

static void taking_1_to_k_agrees_with_the_literal_rules(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    unsigned values[PILES];
    for (unsigned most = 1; most <= 20; most++) {
        char parameters[16];
        sprintf(parameters, "%u", most);
        literal_values((UINT64_C(1) << most) - 1, values);
        assert_values(solver, parameters, values);
        assert_moves_agree(solver, parameters, "9,4,0,23,7");
    }
    nimm_solver_free(solver);
}

/* theory.md, Subtraction games. */
static void piles_of_4_and_of_5_5_4_are_lost_when_1_to_3_may_be_taken(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    assert_int_equal(value_of_text(solver, NULL, "4"), 0);
    assert_int_equal(value_of_text(solver, "3", "5,5,4"), 0);
    assert_int_equal(value_of_text(solver, "3", "5,4,4"), 1);
    nimm_solver_free(solver);
}

static void assert_winning(struct solver *solver, const char *parameters, const char *string,
                           const char *expected) {
    void *position = position_of(subtraction, parameters, string);
    struct question question = {.game = subtraction, .position = position};
    struct move moves[16];
    struct move_list list = {.moves = moves, .limit = LENGTH(moves)};
    struct text text = {0};
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_OK);
    assert_true(!list.total.more && list.total.n == list.n);
    for (size_t i = 0; i < list.n; i++) {
        if (i > 0) text_add(&text, "; ");
        subtraction->print_move(position, &moves[i], &text);
    }
    assert_string_equal(nimm_text_string(&text), expected);
    nimm_text_free(&text);
    free(position);
}

static void the_largest_piles_are_answered_at_once(void **state) {
    (void)state;
    const char *largest = "18446744073709551615";
    struct solver *solver = new_solver(0);
    assert_int_equal(value_of_text(solver, "3", largest), 3);
    assert_true(value_of_text(solver, largest, largest) == UINT64_MAX);
    assert_true(value_of_text(solver, "18446744073709551614", largest) == 0);
    /* 1,3,4 has period 7 (Winning Ways, chapter 4): 0 1 0 1 2 3 2; and 2^64 - 1 = 1 mod 7. */
    assert_int_equal(value_of_text(solver, "1,3,4", largest), 1);
    assert_winning(solver, "3", "18446744073709551615", "1 3");
    assert_winning(solver, largest, "18446744073709551615,1", "1 18446744073709551614");
    assert_winning(solver, "18446744073709551614", "18446744073709551615,1", "1 18446744073709551614; 2 1");
    assert_winning(solver, "1,3,4", "18446744073709551615", "1 1");
    nimm_solver_free(solver);
}

/* The values of this set do not repeat within the table. */
static void a_pile_beyond_the_table_without_a_proof_is_too_large(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct piles piles;
    void *position = position_of(subtraction, "5,777,33333,65521", "18446744073709551615");
    assert_int_equal(subtraction->piles(solver, position, &piles), NIMM_SOLVE_TOO_LARGE);
    struct move_list list = {0};
    assert_int_equal(subtraction->winning(solver, position, 0, false, 0, &list), NIMM_SOLVE_TOO_LARGE);
    assert_int_equal(value_of_text(solver, "5,777,33333,65521", "9"), 1);
    free(position);
    nimm_solver_free(solver);
}

static void values_beyond_the_memory_bound_are_too_large(void **state) {
    (void)state;
    struct solver *solver = nimm_solver_new(0, 1000);
    struct piles piles;
    void *position = position_of(subtraction, "1,3,4", "10");
    assert_non_null(solver);
    assert_int_equal(subtraction->piles(solver, position, &piles), NIMM_SOLVE_TOO_LARGE);
    free(position);
    nimm_solver_free(solver);
}

static void assert_named(const char *parameters, const char *name) {
    void *position = position_of(subtraction, parameters, "10,7"), *again;
    struct text text = {0};
    subtraction->print_parameters(position, &text);
    assert_string_equal(nimm_text_string(&text), name);
    again = position_of(subtraction, name, "10,7");
    assert_memory_equal(position, again, subtraction->size);
    nimm_text_free(&text);
    free(position);
    free(again);
}

static void parameters_are_printed_sorted_and_read_again(void **state) {
    (void)state;
    assert_named(NULL, "3");
    assert_named("7", "7");
    assert_named("18446744073709551615", "18446744073709551615");
    assert_named("4,1,3", "1,3,4");
    assert_named("4 1,3 3", "1,3,4");
    assert_named("65535,1", "1,65535");
    assert_named("3,3", "3,3");
    assert_named("2,1,3", "3"); /* exactly 1, 2 or 3 is 1 to 3 */
    assert_named("1,1", "1");
}

static void code_and_period_belong_to_sets_and_to_k(void **state) {
    (void)state;
    struct octal_code code;
    void *position = position_of(subtraction, "1,3,4", "7");
    assert_true(subtraction->code(position, &code));
    assert_int_equal(code.n, 3);
    free(position);
    position = position_of(subtraction, "4", "7");
    assert_false(subtraction->code(position, &code));
    assert_true(subtraction->period(position) == 5);
    free(position);
    position = position_of(subtraction, "18446744073709551615", "7");
    assert_true(subtraction->period(position) == 0);
    free(position);
}

static void wrong_parameters_are_refused(void **state) {
    (void)state;
    assert_refuses_with(subtraction, "0", "7",
                        "\"0\" cannot be taken: give the most stones that a move may take, 1 or more");
    assert_refuses_with(subtraction, "0,1", "7",
                        "\"0\" cannot be taken: the numbers of a set are 1 to 65535");
    assert_refuses_with(subtraction, "1,65536", "7",
                        "\"65536\" cannot be taken: the numbers of a set are 1 to 65535");
    assert_refuses_with(subtraction, "x", "7",
                        "\"x\" is not a number to take: write whole numbers, such as 3,4,5");
    assert_refuses_with(subtraction, "", "7",
                        "a number to take is missing in \"\": write whole numbers, such as 3,4,5");
    assert_refuses_with(subtraction, "1,,3", "7", NULL);
    assert_refuses_with(subtraction, "-3", "7", NULL);
    assert_refuses_with(subtraction, "18446744073709551616", "7", NULL);
    assert_refuses_with(
        subtraction,
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33", "7",
        "too many numbers: at most 32 fit here");
}

static void wrong_positions_are_refused(void **state) {
    (void)state;
    static const char *const texts[] = {
        "", " ", ",", "1,,2", "-1", "hello", "18446744073709551616", "3.5", "1,2,", "\xFF\xFE", "3/4"};
    for (size_t i = 0; i < LENGTH(texts); i++) assert_refuses_with(subtraction, NULL, texts[i], NULL);
    char *text = malloc(100001);
    assert_non_null(text);
    text[100000] = '\0';
    for (const char *fill = "9 ,x\x80"; *fill; fill++) {
        memset(text, *fill, 100000);
        assert_refuses_with(subtraction, NULL, text, NULL);
        assert_refuses_with(subtraction, text, "7", NULL);
    }
    free(text);
}

static void assert_answer(const char *parameters, const char *string, const char *typed, const char *answer) {
    void *position = position_of(subtraction, parameters, string);
    struct text text = {0};
    struct move move;
    if (subtraction->parse_move(position, 0, typed, &move, &text) &&
        subtraction->check(position, 0, &move, &text))
        subtraction->say_move(position, &move, &text);
    assert_string_equal(nimm_text_string(&text), answer);
    nimm_text_free(&text);
    free(position);
}

static void a_wrong_move_is_answered_with_what_is_legal(void **state) {
    (void)state;
    assert_answer("3", "10,7,0", "2 3", "take 3 from pile 2");
    assert_answer("3", "10,7,0", "take 2 from pile 1", "take 2 from pile 1");
    assert_answer("3", "10,7,0", "2 4", "From pile 2 (7 stones) take 1 to 3.");
    assert_answer("3", "10,7,0", "2 0", "From pile 2 (7 stones) take 1 to 3.");
    assert_answer("3", "10,7,0", "2 18446744073709551616", "From pile 2 (7 stones) take 1 to 3.");
    assert_answer("3", "10,2", "2 3", "From pile 2 (2 stones) take 1 to 2.");
    assert_answer("3", "10,1", "2 2", "From pile 2 (1 stone) take 1.");
    assert_answer("1", "10,7", "2 2", "From pile 2 (7 stones) take 1.");
    assert_answer("1,3,4", "10,7", "2 2", "From pile 2 (7 stones) take 1, 3 or 4.");
    assert_answer("1,3,4", "10,3", "2 2", "From pile 2 (3 stones) take 1 or 3.");
    assert_answer("3,4", "10,2,5,0", "2 1", "Pile 2 has 2 stones, too few for a move: choose pile 1 or 3.");
    assert_answer("3,4", "10,2,5,0", "4 1", "Pile 4 is empty: choose pile 1 or 3.");
    assert_answer("3,4", "10,2,5,0", "five",
                  "\"five\" is not a move. Type pile 1 or 3 and how many stones, as 1 3. "
                  "One move takes 3 or 4 stones.");
}

static void hostile_moves_are_survived(void **state) {
    (void)state;
    void *position = position_of(subtraction, "2,5", "10,1,7");
    assert_survives_hostile_moves(subtraction, position);
    free(position);
}

static void the_board_tells_what_may_be_taken(void **state) {
    (void)state;
    struct style style = {.width = 80};
    struct text text = {0};
    void *position = position_of(subtraction, "1,3,4", "3,0,50");
    subtraction->draw(position, &style, &text);
    assert_string_equal(nimm_text_string(&text),
                        "Pile 1 : O O O\nPile 2 :\nPile 3 : 50 stones\nOne move takes 1, 3 or 4 stones.\n");
    free(position);
    position = position_of(subtraction, "1,65535,65534,65533,65532,65531,65530,65529,65528,65527,65526",
                           "18446744073709551615");
    nimm_text_clear(&text);
    style.width = 40;
    subtraction->draw(position, &style, &text);
    assert_string_equal(nimm_text_string(&text),
                        "Pile 1 : 18446744073709551615 stones\nOne move takes 1, 65526, 65527, 65528,\n"
                        "65529, 65530, 65531, 65532, 65533, 65534\nor 65535 stones.\n");
    nimm_text_free(&text);
    free(position);
    assert_draws_within_width(subtraction, "1,2,30,400,18446744073709551615");
}

static void assert_described(const char *parameters, const char *string, const char *reason) {
    void *position = position_of(subtraction, parameters, string);
    struct text name = {0}, text = {0};
    subtraction->describe(position, 0, &name, &text);
    assert_string_equal(nimm_text_string(&name), "Pile 1");
    assert_string_equal(nimm_text_string(&text), reason);
    nimm_text_free(&name);
    nimm_text_free(&text);
    free(position);
}

static void a_pile_is_described_by_how_its_value_is_seen(void **state) {
    (void)state;
    assert_described("3", "10", "10 stones = 2 x 4 + 2");
    assert_described("3", "3", "3 stones");
    assert_described("18446744073709551615", "18446744073709551615", "18446744073709551615 stones");
    assert_described("1,3,4", "7", "7 stones, of which 6, 4 or 3 can be left");
    assert_described("3,4", "3", "3 stones, of which 0 can be left");
    assert_described("3,4", "2", "2 stones, too few for a move");
    assert_described("1,3,5,7,9,11,13", "13", "13 stones, of which 12, 10, 8, 6, 4, 2, ... can be left");
    assert_described("1,3,5,7,9,11", "12", "12 stones, of which 11, 9, 7, 5, 3 or 1 can be left");
}

static void random_starts_are_fair(void **state) {
    (void)state;
    static const char *const parameters[] = {NULL,    "1",   "2",   "5",     "100",    "18446744073709551615",
                                             "1,3,4", "2,5", "3,3", "10,20", "1,65535"};
    for (size_t i = 0; i < LENGTH(parameters); i++) assert_fair(subtraction, parameters[i]);
}

static void assert_random_refuses(const char *parameters, struct shape shape, const char *message) {
    struct random random = nimm_random_from_seed(1);
    struct text why = {0};
    void *position = malloc(subtraction->size);
    assert_non_null(position);
    assert_false(subtraction->random(parameters, &shape, &random, position, &why));
    assert_string_equal(nimm_text_string(&why), message);
    nimm_text_free(&why);
    free(position);
}

static void shapes_without_a_move_are_refused(void **state) {
    (void)state;
    assert_random_refuses("3,4", (struct shape){.amount = {1, 2}},
                          "no move can be made in piles of that size: a move takes at least 3 stones");
    assert_random_refuses("0", (struct shape){0},
                          "\"0\" cannot be taken: give the most stones that a move may take, 1 or more");
    assert_random_refuses(NULL, (struct shape){.parts = {1, 1000}}, "there can be 1 to 128 piles");
}

static void an_optimal_player_wins_every_won_start(void **state) {
    (void)state;
    static const char *const parameters[] = {"3", "1,3,4", "2,5"};
    struct solver *solver = new_solver(0);
    struct text why = {0};
    void *start = malloc(subtraction->size);
    assert_non_null(start);
    for (uint64_t seed = 0; seed < 150; seed++) {
        struct random random = nimm_random_from_seed(seed);
        assert_true(subtraction->random(parameters[seed % 3], &(struct shape){0}, &random, start, &why));
        if (value_of(solver, subtraction, start) > 0)
            assert_wins_within(solver, subtraction, start, seed % 2, random_move, &random, 100);
    }
    nimm_solver_free(solver);
    nimm_text_free(&why);
    free(start);
}

static void positions_alike_in_play_have_one_canonical_form(void **state) {
    (void)state;
    void *a = position_of(subtraction, "1,3", "7,0,3"), *b = position_of(subtraction, "3,1", "3,7");
    subtraction->canonical(a);
    subtraction->canonical(b);
    assert_memory_equal(a, b, subtraction->size);
    free(a);
    free(b);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_set_within_1_to_6_agrees_with_the_literal_rules),
        cmocka_unit_test(taking_1_to_k_agrees_with_the_literal_rules),
        cmocka_unit_test(piles_of_4_and_of_5_5_4_are_lost_when_1_to_3_may_be_taken),
        cmocka_unit_test(the_largest_piles_are_answered_at_once),
        cmocka_unit_test(a_pile_beyond_the_table_without_a_proof_is_too_large),
        cmocka_unit_test(values_beyond_the_memory_bound_are_too_large),
        cmocka_unit_test(parameters_are_printed_sorted_and_read_again),
        cmocka_unit_test(code_and_period_belong_to_sets_and_to_k),
        cmocka_unit_test(wrong_parameters_are_refused),
        cmocka_unit_test(wrong_positions_are_refused),
        cmocka_unit_test(a_wrong_move_is_answered_with_what_is_legal),
        cmocka_unit_test(hostile_moves_are_survived),
        cmocka_unit_test(the_board_tells_what_may_be_taken),
        cmocka_unit_test(a_pile_is_described_by_how_its_value_is_seen),
        cmocka_unit_test(random_starts_are_fair),
        cmocka_unit_test(shapes_without_a_move_are_refused),
        cmocka_unit_test(an_optimal_player_wins_every_won_start),
        cmocka_unit_test(positions_alike_in_play_have_one_canonical_form),
    };
    return cmocka_run_group_tests_name("subtraction", tests, NULL, NULL);
}
