/* SPDX-License-Identifier: MIT */
/* Nim-sums, mex and the grid against their definitions and the published positions; Nim
 * against mex from the rules alone, over every start of the assignment. */
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
    struct random random = nimm_random_from_seed(1);
    for (unsigned round = 0; round < 20000; round++) {
        uint64_t piles[8];
        size_t n = (size_t)nimm_random_between(&random, 0, 8);
        for (size_t i = 0; i < n; i++)
            piles[i] = nimm_random_bits(&random) >> nimm_random_between(&random, 0, 63);
        assert_int_equal(nimm_sum(piles, n), sum_by_columns(piles, n));
    }
}

/* Facts of docs and lectures on Nim: 3,4,6 and the copycat positions from the lecture; 25,13,39 and
 * 27,23,22,15 and the others from its exercises, each checked by hand in the binary grid. */
static void published_positions_have_their_sums_and_winning_moves(void **state) {
    static const struct {
        const char *piles;
        uint64_t sum;
        const char *winning;
    } published[] = {
        {"3,4,6", 1, "1 1"},
        {"1,2,3", 0, ""},
        {"4,4", 0, ""},
        {"2,3,2,3", 0, ""},
        {"1,1,1,1", 0, ""},
        {"1,4,4", 1, "1 1"},
        {"3,4,4", 3, "1 3"},
        {"4,5,7,8", 14, "4 2"},
        {"2,4,5", 3, "1 1"},
        {"25,13,39", 51, "3 19"},
        {"27,23,22,15", 21, "1 13; 2 21; 3 19"},
        {"7,9,12,15", 13, "2 5; 3 11; 4 13"},
        {"1,2,4", 7, "3 1"},
        {"22,13,14,11", 30, "1 14"},
        {"10,20,30,40,50", 26, "2 6; 3 26; 5 10"},
        {"13,19,10", 20, "2 12"},
        {"18446744073709551615,1", UINT64_MAX - 1, "1 18446744073709551614"},
    };
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(published); i++) {
        assert_int_equal(value_in(solver, "nim", published[i].piles), published[i].sum);
        assert_winning_moves(solver, "nim", published[i].piles, false, published[i].winning);
    }
    solver_free(solver);
}

static void the_grid_is_as_wide_as_the_highest_one_and_the_sum_has_its_odd_columns(void **state) {
    assert_int_equal(nimm_grid_columns(NULL, 0), 0);
    for (uint64_t a = 0; a < 70; a++)
        for (uint64_t b = 0; b < 70; b++) {
            uint64_t piles[] = {a, b};
            unsigned columns = nimm_grid_columns(piles, 2);
            uint64_t larger = a > b ? a : b;
            assert_int_equal(nimm_sum(piles, 2), sum_by_columns(piles, 2));
            assert_true(larger >> columns == 0);
            assert_true(columns == 0 || larger >> (columns - 1) == 1);
        }
    for (unsigned bit = 0; bit < 64; bit++) {
        uint64_t pile = UINT64_C(1) << bit;
        assert_int_equal(nimm_grid_columns(&pile, 1), bit + 1);
    }
    uint64_t all = UINT64_MAX;
    assert_int_equal(nimm_grid_columns(&all, 1), 64);
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
    assert_int_equal(nimm_mex((const uint64_t[]){0, 1, 2, 5, 8}, 5, seen), 3); /* the lecture's own example */
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
    struct random random = nimm_random_from_seed(3);
    for (unsigned round = 0; round < 3000; round++) {
        uint64_t values[200], seen[NIMM_MEX_WORDS(200)];
        size_t n = (size_t)nimm_random_between(&random, 0, 200);
        uint64_t most = nimm_random_between(&random, 0, 250), many = nimm_random_between(&random, 0, 10);
        for (size_t i = 0; i < n; i++)
            values[i] = nimm_random_between(&random, 0, 99) >= many
                            ? nimm_random_between(&random, 0, most)
                            : UINT64_MAX >> nimm_random_between(&random, 0, 40);
        assert_int_equal(nimm_mex(values, n, seen), brute_mex(values, n));
    }
}

static void counts_are_exact_up_to_the_largest_number_and_say_when_there_are_more(void **state) {
    static const struct {
        uint64_t a, b;
        const char *sum;
    } cases[] = {
        {0, 0, "0"},
        {0, 7, "7"},
        {UINT64_MAX - 1, 1, "18446744073709551615"},
        {0, UINT64_MAX, "18446744073709551615"},
        {1, UINT64_MAX, "more than 18446744073709551615"},
        {UINT64_MAX, UINT64_MAX, "more than 18446744073709551615"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct count count = {0};
        struct text text = {0};
        nimm_count_add(&count, cases[i].a);
        nimm_count_add(&count, cases[i].b);
        nimm_count_add(&count, 0);
        nimm_count_print(count, &text);
        assert_string_equal(nimm_text_string(&text), cases[i].sum);
        nimm_text_free(&text);
    }
}

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
    solver_free(solver);
}

/* ---- every start ---- */

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

static void check_start(const struct rules *rules, unsigned position, const void *bytes,
                        struct solver *solver) {
    struct move moves[MOST_MOVES];
    struct question question = {.game = NIM, .position = bytes};
    struct move_list normal = {.moves = moves, .limit = MOST_MOVES}, misere = normal;
    enum outcome outcome;
    assert_int_equal(value_of(solver, NIM, bytes), rules->value[position]);
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &normal), NIMM_SOLVE_OK);
    check_list(rules, position, &normal, is_balanced);
    question.misere = true;
    assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
    assert_int_equal(outcome, rules->misere_win[position] ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &misere), NIMM_SOLVE_OK);
    check_list(rules, position, &misere, is_misere_loss);
}

static void all_37440_starts_have_the_values_and_winning_moves_of_the_rules_misere_too(void **state) {
    for_all_starts(*state, check_start);
}

static void published_misere_endings_and_piles_of_64_bits_have_these_winning_moves(void **state) {
    /* Misere: Bouton 1902; Winning Ways, chapter 13. */
    static const struct {
        const char *start;
        bool misere;
        const char *winning;
    } cases[] = {
        {"1,1,2", true, "3 1"},
        {"2", true, "1 1"},
        {"1,2", true, "2 2"},
        {"1,1", true, "1 1; 2 1"},
        {"1", true, ""},
        {"1,1,1", true, ""},
        {"2,2", true, ""},
        {"0,0", true, ""},
        {"18446744073709551615", false, "1 18446744073709551615"},
        {"18446744073709551615,18446744073709551614", false, "1 1"},
        {"9223372036854775808,1,2", false, "1 9223372036854775805"},
        {"18446744073709551615", true, "1 18446744073709551614"},
        {"18446744073709551615,18446744073709551615", true, ""},
    };
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_winning_moves(solver, "nim", cases[i].start, cases[i].misere, cases[i].winning);
    solver_free(solver);
}

static void random_starts_are_2_to_5_piles_of_1_to_8_all_equally_likely(void **state) {
    enum { STARTS = 8000 };
    unsigned piles[6] = {0}, stones[9] = {0}, all = 0;
    void *bytes = malloc(NIM->size);
    for (unsigned seed = 0; seed < STARTS; seed++) {
        struct random random = nimm_random_from_seed(seed);
        struct piles found;
        assert_true(nimm_game_random(NIM, &(struct shape){{2, 5}, {1, 8}}, &random, bytes, NULL));
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
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nim_sum_adds_columns_without_carrying),
        cmocka_unit_test(published_positions_have_their_sums_and_winning_moves),
        cmocka_unit_test(mex_of_0_to_n_but_one_is_the_one_around_every_word_of_its_memory),
        cmocka_unit_test(mex_does_not_care_about_repeats_order_and_huge_values),
        cmocka_unit_test(counts_are_exact_up_to_the_largest_number_and_say_when_there_are_more),
        cmocka_unit_test(the_grid_is_as_wide_as_the_highest_one_and_the_sum_has_its_odd_columns),
        cmocka_unit_test(all_37440_starts_have_the_values_and_winning_moves_of_the_rules_misere_too),
        cmocka_unit_test(published_misere_endings_and_piles_of_64_bits_have_these_winning_moves),
        cmocka_unit_test(random_starts_are_2_to_5_piles_of_1_to_8_all_equally_likely),
    };
    return cmocka_run_group_tests_name("nim", tests, solve_by_rules, free_rules);
}
