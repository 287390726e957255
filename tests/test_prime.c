/* SPDX-License-Identifier: MIT */
#include "boards.h"
#include "core/text.h"

#include <stdio.h>

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
    assert_refuses(prime, "12,1", "\"1\" is too small: the numbers must be 2 or more, such as 12,30,7");
    assert_refuses(prime, "0", "\"0\" is too small: the numbers must be 2 or more, such as 12,30,7");
    assert_refuses(prime, "x", "\"x\" is not a number: write whole numbers, such as 3,4,5");
    assert_refuses(prime, "2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26",
                   "too many numbers: at most 24 fit here");
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
    static const char *const cases[][3] = {
        {"12,30,7", "2 7", "7 does not divide 30: its primes are 2, 3 and 5."},
        {"12,30,7", "2 2 2", "2 appears less often in 30: its primes are 2, 3 and 5."},
        {"12,30,7", "2 6", "6 is not a prime: write 2 3."},
        {"12,30,7", "2 1024", "1024 is not a prime: write 2 2 2 2 2 2 2 2 2 2."},
        {"12,30,7", "2 4096", "4096 is not a prime: write 2^12."},
        {"12,30,7", "2 1", "1 is not a prime of 30: its primes are 2, 3 and 5."},
        {"12,30,7", "2 0", "0 is not a prime of 30: its primes are 2, 3 and 5."},
        {"12,30,7", "2 18446744073709551616",
         "18446744073709551616 does not divide 30: its primes are 2, 3 and 5."},
        {"12,30,7", "1 2^18446744073709551616",
         "2^18446744073709551616 appears less often in 12: its primes are 2, 2 and 3."},
        {"12,30,7", "1 2 2 3",
         "You must leave a rest greater than 1: split off at most 2 of the 3 primes of 12."},
        {"6", "1 2 3", "You must leave a rest greater than 1: split off 1 of the 2 primes of 6."},
        {"12,30,7", "1", "Name the primes after the number: split off at most 2 of the 3 primes of 12."},
        {"12,30,7", "3 7", "7 is prime, so there is no move in it: choose number 1 or 2."},
        {"4,6,9,7", "4 7", "7 is prime, so there is no move in it: choose number 1, 2 or 3."},
        {"12,30,7", "4 2", "There is no number 4: choose number 1 or 2."},
        {"12,30,7", "0 2", "There is no such number: choose number 1 or 2."},
        {"7", "1 7", "7 is prime, so there is no move in it: the game is over."},
        {"7,30", "two",
         "\"two\" is not a move. Type number 2 and the primes to split off it, for example 2 2."},
        {"12,30", "1 two",
         "\"two\" is not a move. Type number 1 or 2 and the primes to split off it, for example 1 2."},
        {"7", "two", "\"two\" is not a move. The game is over."},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_move_answer(prime, cases[i][0], 0, cases[i][1], cases[i][2]);
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
    assert_string_equal(nimm_text_string(&reason), "a prime, so nothing can be split off");
    nimm_text_free(&name);
    nimm_text_free(&reason);
    free(position);
}

static void random_starts_have_the_shape_asked_for(void **state) {
    (void)state;
    static const struct {
        struct shape shape;
        const char *start, *refusal;
    } cases[] = {
        {{.parts = {1, 1}, .amount = {64, 64}}, "64", ""},
        {{.parts = {2, 2}, .amount = {7, 7}}, "", "these numbers are all prime: no move can be made in them"},
        {{.parts = {2, 25}}, "", "there can be 1 to 24 numbers"},
        {{.parts = {3, 2}}, "", "there can be 1 to 24 numbers"},
        {{.amount = {1, 5}}, "", "the numbers must be 2 or more"},
        {{.amount = {9, 8}}, "", "the numbers must be 2 or more"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct text text = {0}, why = {0};
        random_text(prime, &cases[i].shape, 3, &text, &why);
        assert_string_equal(nimm_text_string(&text), cases[i].start);
        assert_string_equal(nimm_text_string(&why), cases[i].refusal);
        nimm_text_free(&text);
        nimm_text_free(&why);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_to_2000_agree_with_the_literal_rules),
        cmocka_unit_test(a_number_is_a_pile_of_its_prime_factors_but_one),
        cmocka_unit_test(legal_moves_are_the_proper_divisors),
        cmocka_unit_test(moves_come_in_the_order_of_their_exponents),
        cmocka_unit_test(the_number_with_the_most_divisors_is_counted_without_a_walk),
        cmocka_unit_test(positions_are_read_and_printed),
        cmocka_unit_test(wrong_positions_are_refused),
        cmocka_unit_test(a_move_is_read_in_many_words),
        cmocka_unit_test(a_wrong_move_is_answered_with_what_is_legal),
        cmocka_unit_test(moves_are_said_with_their_verb),
        cmocka_unit_test(the_board_shows_the_factors),
        cmocka_unit_test(a_number_is_described_by_its_factors),
        cmocka_unit_test(random_starts_have_the_shape_asked_for),
    };
    return cmocka_run_group_tests_name("prime", tests, NULL, NULL);
}
