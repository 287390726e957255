/* SPDX-License-Identifier: MIT */
/* Nim-sums, mex and the grid against their definitions; Nim against a search by the rules alone,
 * over every start of the assignment. Published positions stand in test_values.c. */
#include "support.h"

#define NIM (game_of("nim", &(const char *){NULL}))

/* Addition of binary columns without carrying, bit by bit. */
static uint64_t sum_by_columns(const uint64_t *piles, size_t n) {
    uint64_t sum = 0;
    for (unsigned column = 0; column < 64; column++) {
        uint64_t ones = 0;
        for (size_t i = 0; i < n; i++) ones += piles[i] >> column & 1;
        if (ones % 2 == 1) sum += UINT64_C(1) << column;
    }
    return sum;
}

static void nim_sum_adds_columns_without_carrying(void **state) {
    struct random random = random_from_seed(1);
    for (unsigned round = 0; round < 20000; round++) {
        uint64_t piles[8];
        size_t n = (size_t)random_between(&random, 0, 8);
        for (size_t i = 0; i < n; i++)
            piles[i] = random_bits(&random) >> random_between(&random, 0, 63);
        assert_int_equal(nimm_sum(piles, n), sum_by_columns(piles, n));
    }
}

static void the_grid_is_as_wide_as_the_highest_one_and_the_sum_has_its_odd_columns(void **state) {
    assert_int_equal(nim_grid_columns(NULL, 0), 0);
    for (uint64_t a = 0; a < 70; a++)
        for (uint64_t b = 0; b < 70; b++) {
            uint64_t piles[] = {a, b};
            unsigned columns = nim_grid_columns(piles, 2);
            uint64_t larger = a > b ? a : b;
            assert_int_equal(nimm_sum(piles, 2), sum_by_columns(piles, 2));
            assert_true(larger >> columns == 0);
            assert_true(columns == 0 || larger >> (columns - 1) == 1);
        }
    for (unsigned bit = 0; bit < 64; bit++) {
        uint64_t pile = UINT64_C(1) << bit;
        assert_int_equal(nim_grid_columns(&pile, 1), bit + 1);
    }
    uint64_t all = UINT64_MAX;
    assert_int_equal(nim_grid_columns(&all, 1), 64);
}

static uint64_t brute_mex(const uint64_t *values, size_t n) {
    for (uint64_t candidate = 0;; candidate++) {
        bool there = false;
        for (size_t i = 0; i < n; i++) there |= values[i] == candidate;
        if (!there) return candidate;
    }
}

static void mex_of_0_to_n_but_one_is_the_one_around_every_word_of_its_memory(void **state) {
    uint64_t values[300] = {0}, seen[NIMM_MEX_WORDS(300) + 1];
    assert_int_equal(nimm_mex((const uint64_t[]){0, 1, 2, 5, 8}, 5, seen),
                     3); /* the lecture's own example */
    for (size_t n = 0; n <= 300; n++) {
        for (size_t i = 0; i < n; i++) values[i] = n - 1 - i;
        memset(seen, 0xAA, sizeof seen);
        assert_int_equal(nimm_mex(values, n, seen), n);
        /* It keeps to the memory that it asked for. */
        assert_int_equal(seen[NIMM_MEX_WORDS(n)], UINT64_C(0xAAAAAAAAAAAAAAAA));
        for (size_t hole = 0; hole < n; hole++) {
            values[n - 1 - hole] = UINT64_MAX;
            assert_int_equal(nimm_mex(values, n, seen), hole);
            values[n - 1 - hole] = hole;
        }
    }
}

static void mex_does_not_care_about_repeats_order_and_huge_values(void **state) {
    struct random random = random_from_seed(3);
    for (unsigned round = 0; round < 3000; round++) {
        uint64_t values[200], seen[NIMM_MEX_WORDS(200)];
        size_t n = (size_t)random_between(&random, 0, 200);
        uint64_t most = random_between(&random, 0, 250), many = random_between(&random, 0, 10);
        for (size_t i = 0; i < n; i++)
            values[i] = random_between(&random, 0, 99) >= many
                            ? random_between(&random, 0, most)
                            : UINT64_MAX >> random_between(&random, 0, 40);
        assert_int_equal(nimm_mex(values, n, seen), brute_mex(values, n));
    }
}

static void counts_are_exact_below_the_largest_number_which_may_be_more(void **state) {
    static const struct {
        uint64_t a, b;
        const char *sum;
    } cases[] = {
        {0, 0, "0"},
        {0, 7, "7"},
        {UINT64_MAX - 2, 1, "18446744073709551614"},
        {UINT64_MAX - 1, 1, "at least 18446744073709551615"},
        {1, UINT64_MAX, "at least 18446744073709551615"},
        {UINT64_MAX, UINT64_MAX, "at least 18446744073709551615"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        uint64_t count = 0;
        struct text text = {0};
        nim_count_add(&count, cases[i].a);
        nim_count_add(&count, cases[i].b);
        nim_count_add(&count, 0);
        nim_count_print(count, &text);
        assert_string_equal(text_string(&text), cases[i].sum);
        text_free(&text);
    }
}

/* ---- every start of 2 to 5 piles of 1 to 8 ---- */

/* All moves that lead to a position which `misere` or normal play loses by the rules, in order, and
 * no other.
 */
static void check_winning_moves(struct nimm_solver *solver, const void *position, bool misere) {
    enum { MOST_MOVES = 40 };
    struct move kept[MOST_MOVES];
    struct move_list list = {.moves = kept, .limit = MOST_MOVES};
    const struct question question = {.game = NIM, .position = position, .misere = misere};
    size_t found = 0;
    void *after = malloc(NIM->size);
    assert_int_equal(solve_winning_moves(solver, &question, &list), NIMM_OK);
    for (struct moves moves = {0}; NIM->moves(position, 0, &moves);) {
        play_into(NIM, position, 0, &moves.move, after);
        if (wins_by_rules(solver, NIM, after, misere)) continue;
        assert_true(found < list.n);
        assert_memory_equal(&kept[found++], &moves.move, sizeof moves.move);
    }
    assert_true(list.n == found && list.total == found);
    free(after);
}

static void
all_37440_starts_have_the_values_and_winning_moves_of_the_rules_misere_too(void **state) {
    const struct game bare = bare_rules(NIM);
    struct nimm_solver *solver = nimm_solver_new(UINT64_MAX, 0);
    unsigned starts = 0;
    solver_hold(solver); /* so that each position is searched once */
    for (unsigned n = 2; n <= 5; n++)
        for (unsigned number = 0; number < 1u << 3 * n; number++, starts++) {
            struct text text = {0};
            enum outcome outcome;
            for (unsigned i = 0; i < n; i++) text_addf(&text, "%u ", 1 + (number >> 3 * i) % 8);
            void *start = position_of(NIM, NULL, text_string(&text));
            const struct question question = {.game = NIM, .position = start, .misere = true};
            assert_int_equal(value_of(solver, NIM, start), value_of(solver, &bare, start));
            check_winning_moves(solver, start, false);
            assert_int_equal(solve_outcome(solver, &question, &outcome), NIMM_OK);
            assert_int_equal(outcome == OUTCOME_N, wins_by_rules(solver, NIM, start, true));
            check_winning_moves(solver, start, true);
            text_free(&text);
            free(start);
        }
    assert_int_equal(starts, 37440);
    solver_release(solver);
    nimm_solver_free(solver);
}

static void random_starts_are_2_to_5_piles_of_1_to_8_all_equally_likely(void **state) {
    enum { STARTS = 8000 };
    unsigned piles[6] = {0}, stones[9] = {0}, all = 0;
    void *bytes = malloc(NIM->size);
    for (unsigned seed = 0; seed < STARTS; seed++) {
        struct random random = random_from_seed(seed);
        struct piles found;
        assert_true(game_random(NIM, &(struct shape){{2, 5}, {1, 8}}, &random, bytes, NULL));
        assert_int_equal(NIM->theory->piles(NULL, bytes, &found), NIMM_OK);
        assert_in_range(found.n, 2, 5);
        piles[found.n]++;
        for (size_t i = 0; i < found.n; i++) {
            assert_in_range(found.value[i], 1, 8);
            stones[found.value[i]]++;
            all++;
        }
    }
    for (unsigned n = 2; n <= 5; n++)
        assert_in_range(piles[n], STARTS / 4 * 9 / 10, STARTS / 4 * 11 / 10);
    for (unsigned n = 1; n <= 8; n++)
        assert_in_range(stones[n], all / 8 * 9 / 10, all / 8 * 11 / 10);
    free(bytes);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nim_sum_adds_columns_without_carrying),
        cmocka_unit_test(mex_of_0_to_n_but_one_is_the_one_around_every_word_of_its_memory),
        cmocka_unit_test(mex_does_not_care_about_repeats_order_and_huge_values),
        cmocka_unit_test(counts_are_exact_below_the_largest_number_which_may_be_more),
        cmocka_unit_test(the_grid_is_as_wide_as_the_highest_one_and_the_sum_has_its_odd_columns),
        cmocka_unit_test(
            all_37440_starts_have_the_values_and_winning_moves_of_the_rules_misere_too),
        cmocka_unit_test(random_starts_are_2_to_5_piles_of_1_to_8_all_equally_likely),
    };
    return cmocka_run_group_tests_name("nim", tests, NULL, NULL);
}
