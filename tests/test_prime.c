/* SPDX-License-Identifier: MIT */
/* The prime-game against its literal rules. */
#include "support.h"

#include <stdio.h>

#include "core/factor.h"

extern const struct game game_prime;
static const struct game *const prime = &game_prime;

/* By the letter of the rule: a move leaves a proper divisor above 1 of one number. */
static void legal_moves_are_the_proper_divisors(void **state) {
    enum { MOST = 400 };
    for (unsigned f = 2; f <= MOST; f++) {
        char string[16];
        size_t legal = 0, listed = 0;
        sprintf(string, "%u", f);
        void *position = position_of(prime, NULL, string), *after = malloc(prime->size);
        assert_non_null(after);
        for (unsigned amount = 0; amount <= MOST; amount++) {
            bool right = amount > 1 && amount < f && f % amount == 0;
            struct move move = {.amount = amount};
            assert_true(prime->check(position, 0, &move, NULL) == right);
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
        free(position);
        free(after);
    }
}

/* 963761198400 has 6,720 divisors, the most of all numbers to 10^12 (OEIS A002182); it is
 * 2^6 3^4 5^2 7 11 13 17 19 23. */
static void the_number_with_the_most_divisors_is_counted_without_a_walk(void **state) {
    enum { KEPT = 100 };
    struct nimm_solver *solver = new_solver(0);
    struct move kept[KEPT];
    uint64_t all = 0;
    void *position = position_of(prime, NULL, "963761198400");
    size_t most = (size_t)value_of(solver, prime, position), walked = 0;
    assert_int_equal(most, 6 + 4 + 2 + 6 - 1);
    for (uint64_t value = 0; value < most; value++) {
        struct move_list list = {.moves = kept, .limit = KEPT};
        struct factors factors;
        assert_int_equal(prime->theory->winning(solver, position, 0, false, value, &list), NIMM_OK);
        assert_true(list.total >= list.n && (list.n == KEPT || list.total == list.n));
        for (size_t i = 0; i < list.n; i++) {
            factor(kept[i].amount, &factors);
            assert_int_equal(factor_count(&factors), most - value);
        }
        nim_count_add(&all, list.total);
    }
    for (struct moves moves = {0}; prime->moves(position, 0, &moves);) walked++;
    assert_int_equal(walked, 6720 - 2);
    assert_true(all == walked);
    free(position);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(legal_moves_are_the_proper_divisors),
        cmocka_unit_test(the_number_with_the_most_divisors_is_counted_without_a_walk),
    };
    return cmocka_run_group_tests_name("prime", tests, NULL, NULL);
}
