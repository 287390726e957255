/* SPDX-License-Identifier: MIT */
#include "core/text.h"
#include "piles.h"

#include "core/factor.h"

extern const struct game game_prime;
static const struct game *const prime = &game_prime;

static uint64_t value_of_text(struct solver *solver, const char *string) {
    void *position = position_of(prime, NULL, string);
    uint64_t value = value_of(solver, prime, position);
    free(position);
    return value;
}

/* The values by the letter of the rule: the rest f' of a move divides f and 1 < f' < f, and the primes split
 * off have no move. */
static void numbers_to_2000_agree_with_the_literal_rules(void **state) {
    (void)state;
    enum { MOST = 2000 };
    static unsigned values[MOST + 1];
    struct solver *solver = new_solver(0);
    for (unsigned f = 2; f <= MOST; f++) {
        uint64_t seen = 0;
        char string[16];
        for (unsigned rest = 2; rest < f; rest++)
            if (f % rest == 0) seen |= UINT64_C(1) << values[rest];
        while (seen >> values[f] & 1) values[f]++;
        sprintf(string, "%u", f);
        assert_int_equal(value_of_text(solver, string), values[f]);
    }
    nimm_solver_free(solver);
}

/* theory.md, Prime-game. */
static void a_number_is_a_pile_of_its_prime_factors_but_one(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    assert_int_equal(value_of_text(solver, "12"), 2);
    assert_int_equal(value_of_text(solver, "9223372036854775808"), 62);
    assert_int_equal(value_of_text(solver, "18446744073709551557"), 0); /* the largest prime below 2^64 */
    assert_int_equal(value_of_text(solver, "18446744073709551615"), 6); /* 3 5 17 257 641 65537 6700417 */
    assert_int_equal(value_of_text(solver, "12,30,7"), 0);
    assert_int_equal(value_of_text(solver, "12,9223372036854775808"), 60);
    nimm_solver_free(solver);
}

/* By the letter of the rule: a move leaves a proper divisor above 1 of one number. */
static void legal_moves_are_the_proper_divisors(void **state) {
    (void)state;
    enum { MOST = 400 };
    for (unsigned f = 2; f <= MOST; f++) {
        char string[16];
        size_t legal = 0, listed = 0;
        struct text why = {0};
        sprintf(string, "%u", f);
        void *position = position_of(prime, NULL, string), *after = malloc(prime->size);
        assert_non_null(after);
        for (unsigned amount = 0; amount <= MOST; amount++) {
            bool right = amount > 1 && amount < f && f % amount == 0;
            struct move move = {.amount = amount};
            assert_true(prime->check(position, 0, &move, &why) == right);
            legal += right;
        }
        for (struct moves moves = {0}; prime->moves(position, 0, &moves); listed++) {
            play_into(prime, position, 0, &moves.move, after);
            sprintf(string, "%u", f / (unsigned)moves.move.amount);
            void *rest = position_of(prime, NULL, string);
            assert_memory_equal(after, rest, prime->size);
            free(rest);
        }
        assert_int_equal(listed, legal);
        nimm_text_free(&why);
        free(position);
        free(after);
    }
}

static void winning_moves_and_legal_moves_agree(void **state) {
    (void)state;
    static const char *const texts[] = {"12,30,7", "60,72,30", "2,3,5", "64,81,100,17", "360,1024"};
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(texts); i++) {
        void *position = position_of(prime, NULL, texts[i]);
        for (uint64_t value = 0; value < 17; value++)
            assert_winning_agrees(solver, prime, position, 0, value);
        assert_check_agrees_with_moves(prime, position, 0, &(struct move){.part = 5, .amount = 1100});
        free(position);
    }
    nimm_solver_free(solver);
}

static void moves_come_in_the_order_of_their_exponents(void **state) {
    (void)state;
    struct text text = {0};
    void *position = position_of(prime, NULL, "7,12,30");
    for (struct moves moves = {0}; prime->moves(position, 0, &moves);) {
        prime->print_move(position, &moves.move, &text);
        text_add(&text, "; ");
    }
    assert_string_equal(nimm_text_string(&text),
                        "2 2; 2 2 2; 2 3; 2 2 3; 3 2; 3 3; 3 2 3; 3 5; 3 2 5; 3 3 5; ");
    nimm_text_free(&text);
    free(position);
}

/* 897612484786617600 has 103,680 divisors, the most of all numbers below 2^64 (A. Flammenkamp's list of
 * highly composite numbers; OEIS A002182); 2^8 3^4 5^2 7^2 11 13 17 19 23 29 31 37. */
static void the_number_with_the_most_divisors_is_counted_without_a_walk(void **state) {
    (void)state;
    enum { KEPT = 100 };
    struct solver *solver = new_solver(0);
    struct move kept[KEPT];
    struct count all = {0};
    void *position = position_of(prime, NULL, "897612484786617600");
    size_t most = (size_t)value_of(solver, prime, position), walked = 0;
    assert_int_equal(most, 8 + 4 + 2 + 2 + 8 - 1);
    for (uint64_t value = 0; value < most; value++) {
        struct move_list list = {.moves = kept, .limit = KEPT};
        struct factors factors;
        assert_int_equal(prime->winning(solver, position, 0, false, value, &list), NIMM_SOLVE_OK);
        assert_true(list.total.n >= list.n && (list.n == KEPT || list.total.n == list.n));
        for (size_t i = 0; i < list.n; i++) {
            factor(kept[i].amount, &factors);
            assert_int_equal(factor_count(&factors), most - value);
        }
        nimm_count_add(&all, list.total.n);
    }
    for (struct moves moves = {0}; prime->moves(position, 0, &moves);) walked++;
    assert_int_equal(walked, 103680 - 2);
    assert_true(all.n == walked && !all.more);
    free(position);
    nimm_solver_free(solver);
}

static void the_first_winning_moves_are_those_that_a_walk_finds_first(void **state) {
    (void)state;
    enum { KEPT = 64 };
    struct solver *solver = new_solver(0);
    struct move kept[KEPT];
    struct move_list list = {.moves = kept, .limit = KEPT};
    void *position = position_of(prime, NULL, "7,614889782588491410,256"); /* the first 15 primes; 2^8 */
    struct question question = {.game = prime, .position = position};
    size_t found = 0;
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_OK);
    assert_true(list.total.n == 6435 && !list.total.more); /* from 14 to 7: C(15, 7) */
    assert_int_equal(list.n, KEPT);
    for (struct moves moves = {0}; found < KEPT && prime->moves(position, 0, &moves);) {
        struct factors factors;
        factor(moves.move.amount, &factors);
        if (moves.move.part != 1 || factor_count(&factors) != 7) continue;
        assert_memory_equal(&moves.move, &kept[found++], sizeof moves.move);
    }
    assert_int_equal(found, KEPT);
    free(position);
    nimm_solver_free(solver);
}

static void misere_play_is_found_by_search(void **state) {
    (void)state;
    /* As misere Nim with piles 1; 1,1; 2; 1,1,2 and 2,2. */
    static const char *const texts[] = {"6", "4,15", "12", "4,6,12", "8,30"};
    static const enum outcome outcomes[] = {NIMM_OUTCOME_P, NIMM_OUTCOME_N, NIMM_OUTCOME_N, NIMM_OUTCOME_N,
                                            NIMM_OUTCOME_P};
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(texts); i++) {
        void *position = position_of(prime, NULL, texts[i]);
        struct question question = {.game = prime, .position = position, .misere = true};
        enum outcome outcome;
        assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
        assert_int_equal(outcome, outcomes[i]);
        free(position);
    }
    nimm_solver_free(solver);
}

static void the_search_finds_the_same_values(void **state) {
    (void)state;
    struct game bare = bare_rules(prime);
    struct game with_canonical = bare;
    with_canonical.canonical = prime->canonical;
    struct solver *solver = new_solver(0);
    static const char *const texts[] = {"12,30,7", "64,36", "2", "48,18,50"};
    for (size_t i = 0; i < LENGTH(texts); i++) {
        void *position = position_of(prime, NULL, texts[i]);
        struct piles piles;
        assert_int_equal(nimm_game_piles(solver, &bare, position, &piles), NIMM_SOLVE_OK);
        assert_true(piles.value[0] == value_of(solver, prime, position));
        assert_int_equal(nimm_game_piles(solver, &with_canonical, position, &piles), NIMM_SOLVE_OK);
        assert_true(piles.value[0] == value_of(solver, prime, position));
        free(position);
    }
    nimm_solver_free(solver);
}

static void positions_are_read_and_printed(void **state) {
    (void)state;
    assert_reads_as(prime, "12,30,7", "12,30,7");
    assert_reads_as(prime, "12 30 7", "12,30,7");
    assert_reads_as(prime, "2", "2");
    assert_reads_as(prime, "18446744073709551615,18446744073709551557",
                    "18446744073709551615,18446744073709551557");
    assert_reads_as(prime, "18446744030759878681", "18446744030759878681"); /* 4294967291^2 */
}

static void wrong_positions_are_refused(void **state) {
    (void)state;
    assert_refuses(prime, "12,1", "\"1\" is too small: the numbers are 2 or more, as 12,30,7");
    assert_refuses(prime, "0", "\"0\" is too small: the numbers are 2 or more, as 12,30,7");
    assert_refuses(prime, "x", "\"x\" is not a number: write whole numbers, as 3,4,5");
    assert_refuses(prime, "2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26",
                   "too many numbers: at most 24 fit here");
    assert_refuses_hostile_texts(prime);
}

static void a_move_is_read_in_many_words(void **state) {
    (void)state;
    static const char *const texts[] = {"1 2 3",
                                        "1,2,3",
                                        "1: 2 x 3",
                                        "1 2*3",
                                        "1 3 2",
                                        "1 2^1 3",
                                        "split 2 and 3 off number 1",
                                        "split 2 3 from 1",
                                        "number 1 2 3"};
    for (size_t i = 0; i < LENGTH(texts); i++) assert_move_answer(prime, "12,30,7", 0, texts[i], "1 2 3");
    assert_move_answer(prime, "1024,8", 0, "1 2^3", "1 2 2 2");
}

static void a_wrong_move_is_answered_with_what_is_legal(void **state) {
    (void)state;
    assert_move_answer(prime, "12,30,7", 0, "2 7", "7 does not divide 30: its primes are 2, 3 and 5.");
    assert_move_answer(prime, "12,30,7", 0, "2 2 2", "2 is not that often in 30: its primes are 2, 3 and 5.");
    assert_move_answer(prime, "12,30,7", 0, "2 6", "6 is not a prime: write 2 3.");
    assert_move_answer(prime, "12,30,7", 0, "2 1024", "1024 is not a prime: write 2 2 2 2 2 2 2 2 2 2.");
    assert_move_answer(prime, "12,30,7", 0, "2 4096", "4096 is not a prime: write 2^12.");
    assert_move_answer(prime, "12,30,7", 0, "2 1", "1 is not a prime of 30: its primes are 2, 3 and 5.");
    assert_move_answer(prime, "12,30,7", 0, "2 0", "0 is not a prime of 30: its primes are 2, 3 and 5.");
    assert_move_answer(prime, "12,30,7", 0, "2 18446744073709551616",
                       "18446744073709551616 does not divide 30: its primes are 2, 3 and 5.");
    assert_move_answer(prime, "12,30,7", 0, "1 2^18446744073709551616",
                       "2^18446744073709551616 is not that often in 12: its primes are 2, 2 and 3.");
    assert_move_answer(prime, "12,30,7", 0, "1 2 2 3",
                       "You must leave a rest greater than 1: split off at most 2 of the 3 primes of 12.");
    assert_move_answer(prime, "6", 0, "1 2 3",
                       "You must leave a rest greater than 1: split off 1 of the 2 primes of 6.");
    assert_move_answer(prime, "12,30,7", 0, "1",
                       "Name the primes behind the number: split off at most 2 of the 3 primes of 12.");
    assert_move_answer(prime, "12,30,7", 0, "3 7",
                       "7 is prime, so there is no move in it: choose number 1 or 2.");
    assert_move_answer(prime, "4,6,9,7", 0, "4 7",
                       "7 is prime, so there is no move in it: choose number 1, 2 or 3.");
    assert_move_answer(prime, "12,30,7", 0, "4 2", "There is no number 4: choose number 1 or 2.");
    assert_move_answer(prime, "12,30,7", 0, "0 2", "There is no such number: choose number 1 or 2.");
    assert_move_answer(prime, "7,30", 0, "two",
                       "\"two\" is not a move. Type number 2 and the primes to split off it, as 2 2.");
    assert_move_answer(prime, "12,30", 0, "1 two",
                       "\"two\" is not a move. Type number 1 or 2 and the primes to split off it, as 1 2.");
    assert_move_answer(prime, "7", 0, "1 7",
                       "7 is prime, so there is no move in it: choose nothing, for the game is over.");
}

static void hostile_moves_are_survived(void **state) {
    (void)state;
    void *position = position_of(prime, NULL, "12,9223372036854775808,18446744073709551557");
    assert_survives_hostile_moves(prime, position);
    free(position);
}

static void moves_are_said_with_their_verb(void **state) {
    (void)state;
    struct text text = {0};
    void *position = position_of(prime, NULL, "12,30,7,4096");
    prime->say_move(position, &(struct move){.part = 1, .amount = 30}, &text);
    text_add(&text, "; ");
    prime->say_move(position, &(struct move){.part = 3, .amount = 2048}, &text);
    assert_string_equal(nimm_text_string(&text), "split 2, 3 and 5 off number 2; split 2^11 off number 4");
    nimm_text_free(&text);
    free(position);
}

static void the_board_shows_the_factors(void **state) {
    (void)state;
    assert_draws(prime, "12,7,4096", &(struct style){.width = 60},
                 "Number 1 : 12 = 2 x 2 x 3\nNumber 2 : 7 (prime: no move)\nNumber 3 : 4096 = 2^12\n");
    assert_draws(prime, "614889782588491410", &(struct style){.width = 40},
                 "Number 1 : 614889782588491410 = 2 x 3 x\n5 x 7 x 11 x 13 x 17 x 19 x 23 x 29 x 31\n"
                 "x 37 x 41 x 43 x 47\n");
    assert_draws_within_width(prime, "2,12,9223372036854775808,18446744073709551615,614889782588491410");
}

static void a_number_is_described_by_its_factors(void **state) {
    (void)state;
    void *position = position_of(prime, NULL, "12,7");
    struct text name = {0}, reason = {0};
    prime->describe(position, 0, &name, &reason);
    assert_string_equal(nimm_text_string(&name), "12");
    assert_string_equal(nimm_text_string(&reason), "2 x 2 x 3: 3 prime factors, and one must stay");
    nimm_text_clear(&reason);
    prime->describe(position, 1, &name, &reason);
    assert_string_equal(nimm_text_string(&reason), "a prime, off which nothing can be split");
    nimm_text_free(&name);
    nimm_text_free(&reason);
    free(position);
}

static void random_starts_are_fair(void **state) {
    (void)state;
    struct text text = {0}, why = {0};
    assert_fair(prime, NULL);
    random_text(prime, &(struct shape){.parts = {1, 1}, .amount = {64, 64}}, 3, &text, &why);
    assert_string_equal(nimm_text_string(&text), "64");
    random_text(prime, &(struct shape){.parts = {2, 2}, .amount = {7, 7}}, 3, &text, &why);
    assert_string_equal(nimm_text_string(&why), "these numbers are all prime: no move can be made in them");
    nimm_text_clear(&why);
    random_text(prime, &(struct shape){.parts = {2, 25}}, 3, &text, &why);
    assert_string_equal(nimm_text_string(&why), "there can be 1 to 24 numbers");
    nimm_text_clear(&why);
    random_text(prime, &(struct shape){.amount = {1, 5}}, 3, &text, &why);
    assert_string_equal(nimm_text_string(&why), "the numbers are 2 or more");
    nimm_text_clear(&why);
    random_text(prime, &(struct shape){.parts = {3, 2}}, 3, &text, &why);
    assert_string_equal(nimm_text_string(&why), "there can be 1 to 24 numbers");
    nimm_text_clear(&why);
    random_text(prime, &(struct shape){.amount = {9, 8}}, 3, &text, &why);
    assert_string_equal(nimm_text_string(&why), "the numbers are 2 or more");
    nimm_text_free(&text);
    nimm_text_free(&why);
}

static void an_optimal_player_wins_every_won_start(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct text why = {0};
    void *start = malloc(prime->size);
    assert_non_null(start);
    for (uint64_t seed = 0; seed < 100; seed++) {
        struct random random = nimm_random_from_seed(seed);
        assert_true(prime->random(NULL, &(struct shape){0}, &random, start, &why));
        if (value_of(solver, prime, start) > 0)
            assert_wins_within(solver, prime, start, seed % 2, random_move, &random, 24);
    }
    nimm_solver_free(solver);
    nimm_text_free(&why);
    free(start);
}

static void numbers_with_as_many_prime_factors_have_one_canonical_form(void **state) {
    (void)state;
    void *a = position_of(prime, NULL, "12,7,15,6"), *b = position_of(prime, NULL, "4,9,30");
    prime->canonical(a);
    prime->canonical(b);
    assert_memory_equal(a, b, prime->size);
    free(a);
    free(b);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_to_2000_agree_with_the_literal_rules),
        cmocka_unit_test(a_number_is_a_pile_of_its_prime_factors_but_one),
        cmocka_unit_test(legal_moves_are_the_proper_divisors),
        cmocka_unit_test(winning_moves_and_legal_moves_agree),
        cmocka_unit_test(moves_come_in_the_order_of_their_exponents),
        cmocka_unit_test(the_number_with_the_most_divisors_is_counted_without_a_walk),
        cmocka_unit_test(the_first_winning_moves_are_those_that_a_walk_finds_first),
        cmocka_unit_test(misere_play_is_found_by_search),
        cmocka_unit_test(the_search_finds_the_same_values),
        cmocka_unit_test(positions_are_read_and_printed),
        cmocka_unit_test(wrong_positions_are_refused),
        cmocka_unit_test(a_move_is_read_in_many_words),
        cmocka_unit_test(a_wrong_move_is_answered_with_what_is_legal),
        cmocka_unit_test(hostile_moves_are_survived),
        cmocka_unit_test(moves_are_said_with_their_verb),
        cmocka_unit_test(the_board_shows_the_factors),
        cmocka_unit_test(a_number_is_described_by_its_factors),
        cmocka_unit_test(random_starts_are_fair),
        cmocka_unit_test(an_optimal_player_wins_every_won_start),
        cmocka_unit_test(numbers_with_as_many_prime_factors_have_one_canonical_form),
    };
    return cmocka_run_group_tests_name("prime", tests, NULL, NULL);
}
