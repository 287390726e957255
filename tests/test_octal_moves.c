/* SPDX-License-Identifier: MIT */
/* Moves of take-and-break piles: all of them, those to a value, and how many, against brute force. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdbool.h>
#include <stdlib.h>

#include "octal_brute.h"

static const char *const named_codes[] = {"0.07", "0.77",  "0.137", "0.156", "0.6",
                                          "0.45", "0.007", "4.",    "4.304"};

static void check_enumeration(const struct octal_code *code, size_t pile, const struct brute *brute) {
    uint64_t take = 0, left = 0;
    for (size_t i = 0; i < brute->n; i++) {
        assert_true(nimm_octal_next_move(code, pile, &take, &left));
        assert_true(take == brute->move[i].take && left == brute->move[i].left);
    }
    assert_false(nimm_octal_next_move(code, pile, &take, &left));
    if (brute->n > 0)
        assert_true(take == brute->move[brute->n - 1].take && left == brute->move[brute->n - 1].left);
}

/* Every move to `target`, listed up to `limit`, against the list of all moves. */
static void check_moves_to(struct octal_sequence *sequence, size_t pile, uint64_t target, size_t limit,
                           const struct brute *brute) {
    struct octal_move *moves = malloc((limit + 1) * sizeof *moves);
    struct count total = {99, true};
    size_t listed = 99, hits = 0;
    assert_int_equal(nimm_octal_moves_to(sequence, pile, target, moves, limit, &listed, &total),
                     NIMM_SOLVE_OK);
    for (size_t i = 0; i < brute->n; i++) {
        if (brute->move_value[i] != target) continue;
        if (hits < limit)
            assert_true(moves[hits].take == brute->move[i].take && moves[hits].left == brute->move[i].left);
        hits++;
    }
    assert_int_equal(listed, hits < limit ? hits : limit);
    assert_true(total.n == hits);
    free(moves);
}

/* `limit` is the table's: with a small one, piles beyond it are answered by the period. */
static void check_all_moves(const struct octal_code *code, size_t piles, size_t limit) {
    static const size_t limits[] = {0, 1, 2, 7, 1000};
    struct brute *brute = malloc(sizeof *brute);
    struct octal_sequence *sequence = nimm_octal_sequence_new(code, limit, NULL);
    for (size_t pile = 0; pile < piles; pile++) {
        uint64_t value;
        brute_pile(code, brute, pile);
        check_enumeration(code, pile, brute);
        if (nimm_octal_value(sequence, pile, &value) != NIMM_SOLVE_OK) break;
        uint64_t targets = brute->value[pile] + 3;
        for (uint64_t target = 0; target < targets; target++)
            check_moves_to(sequence, pile, target, limits[(pile + target) % LENGTH(limits)], brute);
    }
    nimm_octal_sequence_free(sequence);
    free(brute);
}

static void moves_to_a_value_are_all_of_them_in_order(void **state) {
    for (size_t i = 0; i < LENGTH(named_codes); i++) {
        struct octal_code code = code_of(named_codes[i]);
        check_all_moves(&code, BRUTE_PILES, 0);
        check_all_moves(&code, BRUTE_PILES, 180);
    }
}

static void moves_to_a_value_of_random_codes_are_all_of_them(void **state) {
    uint32_t seed = 3;
    for (size_t i = 0; i < 40; i++) {
        struct octal_code code;
        random_code(&seed, &code);
        check_all_moves(&code, 130, 0);
        check_all_moves(&code, 130, 40);
    }
}

/* Ordered pairs (a, b), a + b = rest, both >= 1, of nim-sum `target`: the ends one by one, the middle by the
 * residue class of a. */
static uint64_t ordered_pairs(struct octal_sequence *sequence, uint64_t rest, uint64_t target, uint64_t e,
                              uint64_t p) {
    uint64_t pairs = 0;
    for (uint64_t a = 1; a < e; a++)
        pairs += (value_of(sequence, a) ^ value_of(sequence, rest - a)) == target ? 2 : 0;
    uint64_t first = e > 0 ? e : 1, last = rest - first;
    for (uint64_t a = first; a < first + p; a++) {
        if ((value_of(sequence, a) ^ value_of(sequence, rest - a)) != target) continue;
        pairs += (last - a) / p + 1;
    }
    return pairs;
}

static void count_independently(struct octal_sequence *sequence, const struct octal_code *code, uint64_t pile,
                                uint64_t target, struct count *total) {
    struct octal_period period;
    assert_int_equal(nimm_octal_period(sequence, &period), NIMM_SOLVE_OK);
    *total = (struct count){0};
    for (size_t i = 0; i < code->n; i++) {
        uint64_t rest = pile - code->take[i];
        if ((code->digit[i] & 2) && value_of(sequence, rest) == target) nimm_count_add(total, 1);
        if (!(code->digit[i] & 4)) continue;
        /* Equal parts are one ordered pair, all others two. */
        bool halves = rest % 2 == 0 && target == 0;
        nimm_count_add(total,
                       (ordered_pairs(sequence, rest, target, period.preperiod, period.period) + halves) / 2);
    }
}

static void moves_of_huge_piles_are_counted_and_the_first_listed(void **state) {
    static const char *const codes[] = {"0.77", "0.07", "0.137",      "0.45", "0.156",
                                        "0.52", "0.33", "0.77777777", "4.12"};
    static const uint64_t piles[] = {1000000000000000000u, UINT64_MAX, UINT64_MAX - 1, 123456789012345u};
    for (size_t i = 0; i < LENGTH(codes) * LENGTH(piles); i++) {
        struct octal_code code = code_of(codes[i / LENGTH(piles)]);
        uint64_t pile = piles[i % LENGTH(piles)];
        struct octal_sequence *sequence = nimm_octal_sequence_new(&code, 0, NULL);
        for (uint64_t target = 0; target < 12; target++) {
            struct octal_move moves[50];
            struct count total, expected;
            size_t listed;
            assert_int_equal(nimm_octal_moves_to(sequence, pile, target, moves, 50, &listed, &total),
                             NIMM_SOLVE_OK);
            count_independently(sequence, &code, pile, target, &expected);
            assert_true(total.n == expected.n && total.more == expected.more);
            assert_int_equal(listed, total.n > 50 ? 50 : total.n);
            /* The enumeration, filtered, gives the same list for as long as one can wait for it. */
            uint64_t take = 0, left = 0;
            size_t hits = 0;
            for (size_t step = 0; step < 2000 && nimm_octal_next_move(&code, pile, &take, &left); step++) {
                uint64_t value =
                    value_of(sequence, pile - take - left) ^ (left ? value_of(sequence, left) : 0);
                if (value != target || hits == listed) continue;
                assert_true(moves[hits].take == take && moves[hits].left == left);
                hits++;
            }
        }
        nimm_octal_sequence_free(sequence);
    }
}

static void moves_of_piles_beyond_the_table_are_too_many_to_know(void **state) {
    struct octal_sequence *officers = sequence_of("0.6", 100);
    struct octal_move move;
    struct count total;
    size_t listed;
    assert_int_equal(nimm_octal_moves_to(officers, 100, 0, &move, 1, &listed, &total), NIMM_SOLVE_OK);
    assert_int_equal(nimm_octal_moves_to(officers, 101, 0, &move, 1, &listed, &total), NIMM_SOLVE_TOO_LARGE);
    assert_int_equal(listed, 0);
    assert_int_equal(total.n, 0);
    assert_int_equal(nimm_octal_moves_to(officers, 0, 0, &move, 1, &listed, &total), NIMM_SOLVE_OK);
    assert_true(listed == 0 && total.n == 0);
    nimm_octal_sequence_free(officers);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_to_a_value_are_all_of_them_in_order),
        cmocka_unit_test(moves_to_a_value_of_random_codes_are_all_of_them),
        cmocka_unit_test(moves_of_huge_piles_are_counted_and_the_first_listed),
        cmocka_unit_test(moves_of_piles_beyond_the_table_are_too_many_to_know),
    };
    return cmocka_run_group_tests_name("octal moves", tests, NULL, NULL);
}
