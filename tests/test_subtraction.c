/* SPDX-License-Identifier: MIT */
/* Subtraction games against the literal rules. */
#include "support.h"

#include <stdio.h>

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

static void assert_values(struct solver *solver, const char *parameters, const unsigned values[PILES]) {
    for (unsigned pile = 0; pile < PILES; pile++) {
        char string[16];
        sprintf(string, "%u", pile);
        void *position = position_of(subtraction, parameters, string);
        if (value_of(solver, subtraction, position) != values[pile])
            fail_msg("%s: a pile of %u is not worth %u", parameters, pile, values[pile]);
        free(position);
    }
}

static void every_set_within_1_to_6_agrees_with_the_literal_rules(void **state) {
    unsigned values[PILES];
    for (uint64_t set = 1; set < 64; set++) {
        struct solver *solver = new_solver(0);
        char parameters[32];
        write_set(set, parameters);
        literal_values(set, values);
        assert_values(solver, parameters, values);
        solver_free(solver);
    }
}

static void taking_1_to_k_agrees_with_the_literal_rules(void **state) {
    struct solver *solver = new_solver(0);
    unsigned values[PILES];
    for (unsigned most = 1; most <= 20; most++) {
        char parameters[16];
        sprintf(parameters, "%u", most);
        literal_values((UINT64_C(1) << most) - 1, values);
        assert_values(solver, parameters, values);
    }
    solver_free(solver);
}

/* theory.md, Subtraction games. */
static void piles_of_4_and_of_5_5_4_are_lost_when_1_to_3_may_be_taken(void **state) {
    struct solver *solver = new_solver(0);
    assert_int_equal(value_in(solver, "subtraction", "4"), 0);
    assert_int_equal(value_in(solver, "subtraction:3", "5,5,4"), 0);
    assert_int_equal(value_in(solver, "subtraction:3", "5,4,4"), 1);
    solver_free(solver);
}

static void the_largest_piles_are_answered_at_once(void **state) {
    static const char largest[] = "18446744073709551615", all[] = "subtraction:18446744073709551615",
                      but_one[] = "subtraction:18446744073709551614";
    struct solver *solver = new_solver(0);
    assert_int_equal(value_in(solver, "subtraction:3", largest), 3);
    assert_true(value_in(solver, all, largest) == UINT64_MAX);
    assert_true(value_in(solver, but_one, largest) == 0);
    /* 1,3,4 has period 7 (Winning Ways, chapter 4): 0 1 0 1 2 3 2; and 2^64 - 1 = 1 mod 7. */
    assert_int_equal(value_in(solver, "subtraction:1,3,4", largest), 1);
    assert_winning_moves(solver, "subtraction:3", largest, false, "1 3");
    assert_winning_moves(solver, all, "18446744073709551615,1", false, "1 18446744073709551614");
    assert_winning_moves(solver, but_one, "18446744073709551615,1", false, "1 18446744073709551614; 2 1");
    assert_winning_moves(solver, "subtraction:1,3,4", largest, false, "1 1");
    solver_free(solver);
}

/* The values of this set do not repeat within the table. */
static void a_pile_beyond_the_table_without_a_proof_is_too_large(void **state) {
    struct solver *solver = new_solver(0);
    struct piles piles;
    void *position = position_of(subtraction, "5,777,33333,65521", "18446744073709551615");
    assert_int_equal(subtraction->piles(solver, position, &piles), NIMM_SOLVE_TOO_LARGE);
    struct move_list list = {0};
    assert_int_equal(subtraction->winning(solver, position, 0, false, 0, &list), NIMM_SOLVE_TOO_LARGE);
    assert_int_equal(value_in(solver, "subtraction:5,777,33333,65521", "9"), 1);
    free(position);
    solver_free(solver);
}

static void code_and_period_belong_to_sets_and_to_k(void **state) {
    static const struct {
        const char *parameters;
        uint32_t digits;
        uint64_t period;
    } cases[] = {{"1,3,4", 3, 0}, {"4", 0, 5}, {"1,2,3", 0, 4}, {"18446744073709551615", 0, 0}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct octal_code code = {0};
        uint64_t period = 0;
        void *position = position_of(subtraction, cases[i].parameters, "7");
        assert_true(subtraction->code(position, &code, &period));
        assert_int_equal(code.n, cases[i].digits);
        assert_int_equal(period, cases[i].period);
        free(position);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_set_within_1_to_6_agrees_with_the_literal_rules),
        cmocka_unit_test(taking_1_to_k_agrees_with_the_literal_rules),
        cmocka_unit_test(piles_of_4_and_of_5_5_4_are_lost_when_1_to_3_may_be_taken),
        cmocka_unit_test(the_largest_piles_are_answered_at_once),
        cmocka_unit_test(a_pile_beyond_the_table_without_a_proof_is_too_large),
        cmocka_unit_test(code_and_period_belong_to_sets_and_to_k),
    };
    return cmocka_run_group_tests_name("subtraction", tests, NULL, NULL);
}
