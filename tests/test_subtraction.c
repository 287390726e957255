/* SPDX-License-Identifier: MIT */
/* Subtraction games against the literal rules. */
#include "support.h"

#include <stdio.h>

#include "octal_plain.h"

extern const struct game game_subtraction;
static const struct game *const subtraction = &game_subtraction;

/* Sets within 1 to 6, and 1 to K: a subtraction game is a code whose digits are 3 where it may
 * take. */
static void single_piles_agree_with_the_literal_rules(void **state) {
    enum { PILES = 300, SETS = 63, MOST = 20 };
    for (unsigned n = 0; n < SETS + MOST; n++) {
        const unsigned set = n < SETS ? n + 1 : (1u << (n - SETS + 1)) - 1;
        struct octal_code code = {.n = 0};
        struct text name = {0};
        uint16_t values[PILES];
        for (uint32_t take = 1; take <= MOST; take++) {
            if (!(set >> (take - 1) & 1)) continue;
            text_addf(&name, "%s%u", code.n ? "," : "subtraction:", take);
            code.take[code.n] = take;
            code.digit[code.n++] = 3;
        }
        if (code.n == 1) text_addf(&name, ",%u", code.take[0]); /* a set, and not 1 to K */
        octal_values_plain(&code, values, PILES);
        for (unsigned pile = 0; pile < PILES; pile++) {
            char string[16];
            snprintf(string, sizeof string, "%u", pile);
            if (value_in(name.data, string) != values[pile])
                fail_msg("%s: a pile of %u is not worth %u", name.data, pile, values[pile]);
        }
        text_free(&name);
    }
}

/* The values of this set do not repeat within the table. */
static void a_pile_beyond_the_table_without_a_proof_is_too_large(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct piles piles;
    void *position = position_of(subtraction, "5,777,33333,65521", "18446744073709551615");
    assert_int_equal(subtraction->theory->piles(solver, position, &piles), NIMM_TOO_LARGE);
    struct move_list list = {0};
    assert_int_equal(subtraction->theory->winning(solver, position, 0, false, 0, &list),
                     NIMM_TOO_LARGE);
    free(position);
    nimm_solver_free(solver);
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
        assert_true(subtraction->theory->code(position, &code, &period));
        assert_int_equal(code.n, cases[i].digits);
        assert_int_equal(period, cases[i].period);
        free(position);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(single_piles_agree_with_the_literal_rules),
        cmocka_unit_test(a_pile_beyond_the_table_without_a_proof_is_too_large),
        cmocka_unit_test(code_and_period_belong_to_sets_and_to_k),
    };
    return cmocka_run_group_tests_name("subtraction", tests, NULL, NULL);
}
