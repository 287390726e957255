/* SPDX-License-Identifier: MIT */
/* Nim against mex from the rules alone, over every start of the assignment. */
#include "support.h"

#include "core/text.h"

#include <stdbool.h>

#include "nimm/nim.h"

#define NIM (game_of("nim", &(const char *){NULL}))

/* ---- the rules alone: 5 piles of 0 to 8 as a number to base 9, every option has a smaller number ---- */

enum { PILES = 5, BASE = 9, POSITIONS = 9 * 9 * 9 * 9 * 9, MOST_MOVES = 40 };

struct rules {
    uint8_t value[POSITIONS];
    bool misere_win[POSITIONS];
};

static unsigned place_of(unsigned pile) {
    static const unsigned place[PILES] = {1, 9, 81, 729, 6561};
    return place[pile];
}

static unsigned stones_in(unsigned position, unsigned pile) {
    return position / place_of(pile) % BASE;
}

/* All moves, pile by pile, few stones first, as (pile, stones, position after). */
struct option {
    unsigned pile, take, after;
};

static size_t options_of(unsigned position, struct option *options) {
    size_t n = 0;
    for (unsigned pile = 0; pile < PILES; pile++)
        for (unsigned take = 1; take <= stones_in(position, pile); take++)
            options[n++] = (struct option){pile, take, position - take * place_of(pile)};
    return n;
}

static int solve_by_rules(void **state) {
    struct rules *rules = calloc(1, sizeof *rules);
    for (unsigned position = 0; position < POSITIONS; position++) {
        struct option options[MOST_MOVES];
        size_t n = options_of(position, options);
        bool seen[MOST_MOVES + 1] = {false};
        /* Misere: without a move, the other one took the last stone and has lost. */
        rules->misere_win[position] = n == 0;
        for (size_t i = 0; i < n; i++) {
            if (rules->value[options[i].after] <= MOST_MOVES) seen[rules->value[options[i].after]] = true;
            rules->misere_win[position] |= !rules->misere_win[options[i].after];
        }
        while (seen[rules->value[position]]) rules->value[position]++;
    }
    *state = rules;
    return 0;
}

static int free_rules(void **state) {
    free(*state);
    return 0;
}

/* "3,4,5" of the first n piles. */
static void write_start(unsigned position, unsigned n, struct text *text) {
    uint64_t piles[PILES];
    for (unsigned i = 0; i < n; i++) piles[i] = stones_in(position, i);
    nimm_text_clear(text);
    text_add_numbers(text, piles, n);
}

/* Calls `visit` for each of the 37,440 starts of 2 to 5 piles of 1 to 8. */
static void for_all_starts(const struct rules *rules,
                           void (*visit)(const struct rules *rules, unsigned position, const void *bytes,
                                         struct solver *solver)) {
    struct solver *solver = new_solver(0);
    struct text text = {0};
    unsigned starts = 0;
    for (unsigned position = 0; position < POSITIONS; position++) {
        unsigned n = PILES, least = BASE;
        while (n > 0 && stones_in(position, n - 1) == 0) n--;
        for (unsigned i = 0; i < n; i++)
            if (stones_in(position, i) < least) least = stones_in(position, i);
        if (n < 2 || least == 0) continue;
        write_start(position, n, &text);
        void *bytes = position_of(NIM, NULL, nimm_text_string(&text));
        visit(rules, position, bytes, solver);
        free(bytes);
        starts++;
    }
    assert_int_equal(starts, 37440);
    nimm_text_free(&text);
    nimm_solver_free(solver);
}

/* ---- every start ---- */

static void check_value(const struct rules *rules, unsigned position, const void *bytes,
                        struct solver *solver) {
    struct question question = {.game = NIM, .position = bytes};
    struct solution solution;
    assert_int_equal(nimm_solve_position(solver, &question, &solution), NIMM_SOLVE_OK);
    assert_true(solution.has_value);
    assert_int_equal(solution.value, rules->value[position]);
    assert_int_equal(solution.outcome, rules->value[position] ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
    for (unsigned i = 0; i < solution.piles.n; i++)
        assert_int_equal(solution.piles.value[i], stones_in(position, i));
}

static void all_37440_starts_have_the_value_and_outcome_of_the_rules(void **state) {
    for_all_starts(*state, check_value);
}

/* The game's list against those options that `wanted` says are wanted. */
static void check_list(const struct rules *rules, unsigned position, const struct move_list *list,
                       bool (*wanted)(const struct rules *rules, unsigned after)) {
    struct option options[MOST_MOVES];
    size_t n = options_of(position, options), found = 0;
    for (size_t i = 0; i < n; i++) {
        if (!wanted(rules, options[i].after)) continue;
        assert_true(found < list->n);
        assert_int_equal(list->moves[found].part, options[i].pile);
        assert_int_equal(list->moves[found].amount, options[i].take);
        found++;
    }
    assert_int_equal(list->n, found);
    assert_true(!list->total.more && list->total.n == found);
}

static bool is_balanced(const struct rules *rules, unsigned after) {
    return rules->value[after] == 0;
}

static bool is_misere_loss(const struct rules *rules, unsigned after) {
    return !rules->misere_win[after];
}

static void check_winning(const struct rules *rules, unsigned position, const void *bytes,
                          struct solver *solver) {
    struct move moves[MOST_MOVES];
    struct move_list list = {.moves = moves, .limit = MOST_MOVES};
    struct question question = {.game = NIM, .position = bytes};
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_OK);
    check_list(rules, position, &list, is_balanced);
}

static void all_37440_starts_have_exactly_the_balancing_moves_of_the_rules(void **state) {
    for_all_starts(*state, check_winning);
}

static void check_misere(const struct rules *rules, unsigned position, const void *bytes,
                         struct solver *solver) {
    struct move moves[MOST_MOVES];
    struct move_list list = {.moves = moves, .limit = MOST_MOVES};
    struct question question = {.game = NIM, .position = bytes, .misere = true};
    enum outcome outcome;
    assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
    assert_int_equal(outcome, rules->misere_win[position] ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_OK);
    check_list(rules, position, &list, is_misere_loss);
}

static void all_37440_starts_have_the_misere_outcome_and_moves_of_the_rules(void **state) {
    for_all_starts(*state, check_misere);
}

static void moves_are_those_of_the_rules_in_order_and_check_agrees(void **state) {
    struct text text = {0}, why = {0};
    for (unsigned position = 0; position < 9 * 9 * 9; position++) {
        write_start(position, 3, &text);
        void *bytes = position_of(NIM, NULL, nimm_text_string(&text));
        struct option options[MOST_MOVES];
        size_t n = options_of(position, options);
        struct moves moves = {0};
        for (size_t i = 0; i < n; i++) {
            assert_true(NIM->moves(bytes, i % 2, &moves));
            assert_true(moves.move.part == options[i].pile && moves.move.amount == options[i].take);
        }
        assert_false(NIM->moves(bytes, 0, &moves));
        for (uint32_t part = 0; part < 5; part++)
            for (uint64_t amount = 0; amount < 12; amount++) {
                struct move move = {.part = part, .amount = amount};
                bool legal = part < 3 && amount >= 1 && amount <= stones_in(position, part);
                nimm_text_clear(&why);
                assert_int_equal(NIM->check(bytes, 0, &move, &why), legal);
                assert_int_equal(why.length == 0, legal);
            }
        free(bytes);
    }
    nimm_text_free(&text);
    nimm_text_free(&why);
}

/* ---- published misere endings, huge piles ---- */

static void check_winning_text(const char *start, bool misere, const char *expected) {
    struct solver *solver = new_solver(0);
    void *bytes = position_of(NIM, NULL, start);
    struct move moves[10];
    struct move_list list = {.moves = moves, .limit = 10};
    struct question question = {.game = NIM, .position = bytes, .misere = misere};
    struct text text = {0};
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_OK);
    for (size_t i = 0; i < list.n; i++) {
        if (i > 0) text_add(&text, "; ");
        NIM->print_move(bytes, &moves[i], &text);
    }
    assert_string_equal(nimm_text_string(&text), expected);
    nimm_text_free(&text);
    free(bytes);
    nimm_solver_free(solver);
}

static void misere_endings_leave_an_odd_number_of_ones(void **state) {
    /* Bouton 1902; Winning Ways, chapter 13. */
    check_winning_text("1,1,2", true, "3 1");
    check_winning_text("2", true, "1 1");
    check_winning_text("1,2", true, "2 2");
    check_winning_text("1,1", true, "1 1; 2 1");
    check_winning_text("1", true, "");
    check_winning_text("1,1,1", true, "");
    check_winning_text("2,2", true, "");
    check_winning_text("0,0", true, "");
}

static void piles_of_64_bits_are_answered_at_once(void **state) {
    check_winning_text("18446744073709551615", false, "1 18446744073709551615");
    check_winning_text("18446744073709551615,18446744073709551614", false, "1 1");
    check_winning_text("9223372036854775808,1,2", false, "1 9223372036854775805");
    check_winning_text("18446744073709551615", true, "1 18446744073709551614");
    check_winning_text("18446744073709551615,18446744073709551615", true, "");
}

static void random_starts_are_2_to_5_piles_of_1_to_8_all_equally_likely(void **state) {
    enum { STARTS = 8000 };
    unsigned piles[6] = {0}, stones[9] = {0}, all = 0;
    struct text why = {0};
    void *bytes = malloc(NIM->size);
    for (unsigned seed = 0; seed < STARTS; seed++) {
        struct random random = nimm_random_from_seed(seed);
        struct piles found;
        assert_true(NIM->random(NULL, &(struct shape){{0, 0}, {0, 0}}, &random, bytes, &why));
        assert_int_equal(NIM->piles(NULL, bytes, &found), NIMM_SOLVE_OK);
        assert_in_range(found.n, 2, 5);
        piles[found.n]++;
        for (size_t i = 0; i < found.n; i++) {
            assert_in_range(found.value[i], 1, 8);
            stones[found.value[i]]++;
            all++;
        }
    }
    for (unsigned n = 2; n <= 5; n++) assert_in_range(piles[n], STARTS / 4 * 9 / 10, STARTS / 4 * 11 / 10);
    for (unsigned n = 1; n <= 8; n++) assert_in_range(stones[n], all / 8 * 9 / 10, all / 8 * 11 / 10);
    free(bytes);
    nimm_text_free(&why);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_37440_starts_have_the_value_and_outcome_of_the_rules),
        cmocka_unit_test(all_37440_starts_have_exactly_the_balancing_moves_of_the_rules),
        cmocka_unit_test(all_37440_starts_have_the_misere_outcome_and_moves_of_the_rules),
        cmocka_unit_test(moves_are_those_of_the_rules_in_order_and_check_agrees),
        cmocka_unit_test(misere_endings_leave_an_odd_number_of_ones),
        cmocka_unit_test(piles_of_64_bits_are_answered_at_once),
        cmocka_unit_test(random_starts_are_2_to_5_piles_of_1_to_8_all_equally_likely),
    };
    return cmocka_run_group_tests_name("nim", tests, solve_by_rules, free_rules);
}
