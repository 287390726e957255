/* SPDX-License-Identifier: MIT */
/* The search that knows nothing but the rules. */
#include "core/solver.h"
#include "core/text.h"
#include "countdown.h"

#include <stdbool.h>

#include "nimm/nim.h"

static uint64_t searched_value(struct solver *solver, const struct game *game, const void *position) {
    struct piles piles;
    nimm_solver_begin(solver);
    assert_int_equal(nimm_game_piles(solver, game, position, &piles), NIMM_SOLVE_OK);
    assert_int_equal(piles.n, 1);
    return piles.value[0];
}

static enum outcome searched_misere(struct solver *solver, const struct game *game, const void *position) {
    enum outcome outcome;
    nimm_solver_begin(solver);
    assert_int_equal(nimm_game_search_misere(solver, game, position, &outcome), NIMM_SOLVE_OK);
    return outcome;
}

static void bare_nim_has_the_value_of_its_nim_sum(void **state) {
    (void)state;
    const char *parameters;
    const struct game *nim = game_of("nim", &parameters);
    struct game bare = bare_rules(nim), sorted = bare;
    sorted.canonical = nim->canonical;
    struct solver *solver = new_solver(0);
    struct text text = {0};
    for (uint64_t i = 0; i < 6 * 6 * 6; i++) {
        uint64_t piles[] = {i % 6, i / 6 % 6, i / 36};
        nimm_text_clear(&text);
        text_add_numbers(&text, piles, 3);
        void *position = position_of(nim, NULL, nimm_text_string(&text));
        assert_int_equal(searched_value(solver, &bare, position), nimm_sum(piles, 3));
        assert_int_equal(searched_value(solver, &sorted, position), nimm_sum(piles, 3));
        assert_int_equal(searched_misere(solver, &bare, position),
                         searched_misere(solver, &sorted, position));
        free(position);
    }
    nimm_text_free(&text);
    nimm_solver_free(solver);
}

static void taking_1_to_k_has_the_remainder_as_value(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    for (uint64_t most = 1; most < 7; most++)
        for (uint64_t stones = 0; stones < 60; stones++) {
            struct countdown here = {stones, most};
            assert_int_equal(searched_value(solver, &countdown, &here), stones % (most + 1));
        }
    nimm_solver_free(solver);
}

static void misere_taking_1_to_k_is_lost_with_1_too_many(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    for (uint64_t most = 2; most < 7; most++)
        for (uint64_t stones = 0; stones < 60; stones++) {
            struct countdown here = {stones, most};
            assert_int_equal(searched_misere(solver, &countdown, &here),
                             stones % (most + 1) == 1 ? NIMM_OUTCOME_P : NIMM_OUTCOME_N);
        }
    nimm_solver_free(solver);
}

static void values_above_a_word_of_bits_are_found(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct countdown here = {300, 1000};
    assert_int_equal(searched_value(solver, &countdown, &here), 300);
    nimm_solver_free(solver);
}

static void a_game_of_100000_moves_needs_no_deep_stack(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct countdown here = {100001, 1};
    assert_int_equal(searched_value(solver, &countdown, &here), 1);
    assert_int_equal(searched_misere(solver, &countdown, &here), NIMM_OUTCOME_P);
    nimm_solver_free(solver);
}

static void what_was_searched_is_not_searched_again(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct countdown here = {1000, 9}, less = {500, 9};
    searched_value(solver, &countdown, &here);
    assert_true(solver_spent(solver) >= 1000);
    searched_value(solver, &countdown, &here);
    assert_int_equal(solver_spent(solver), 0);
    searched_value(solver, &countdown, &less);
    assert_int_equal(solver_spent(solver), 0);
    /* Another question of the same position is another thing to remember. */
    searched_misere(solver, &countdown, &less);
    assert_true(solver_spent(solver) > 0);
    assert_int_equal(searched_value(solver, &countdown, &less), 0);
    nimm_solver_free(solver);
}

static void two_games_do_not_share_what_is_remembered(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct game other = countdown;
    struct countdown here = {20, 9};
    searched_value(solver, &countdown, &here);
    searched_value(solver, &other, &here);
    assert_true(solver_spent(solver) > 0);
    nimm_solver_free(solver);
}

static void every_budget_gives_the_right_value_or_says_too_large(void **state) {
    (void)state;
    struct countdown here = {40, 5};
    bool enough = false;
    for (uint64_t options = 1; options <= 600; options++) {
        struct solver *solver = new_solver(options);
        struct piles piles = {.n = 0};
        nimm_solver_begin(solver);
        enum solve_status status = nimm_game_piles(solver, &countdown, &here, &piles);
        assert_true(status == NIMM_SOLVE_TOO_LARGE || status == NIMM_SOLVE_OK);
        assert_true(status == NIMM_SOLVE_OK || !enough);
        enough |= status == NIMM_SOLVE_OK;
        if (status == NIMM_SOLVE_OK) assert_int_equal(piles.value[0], 40 % 6);
        assert_true(solver_spent(solver) <= options + 2);
        /* Half a search has left nothing wrong behind: asked often enough, it gets there. */
        for (unsigned again = 0; status != NIMM_SOLVE_OK && again < 400; again++) {
            nimm_solver_begin(solver);
            status = nimm_game_piles(solver, &countdown, &here, &piles);
        }
        if (status == NIMM_SOLVE_OK) assert_int_equal(piles.value[0], 40 % 6);
        nimm_solver_free(solver);
    }
    assert_true(enough);
}

static void endless_games_of_2_to_the_64_moves_are_too_large(void **state) {
    (void)state;
    struct solver *solver = new_solver(50000);
    struct countdown wide = {UINT64_MAX, UINT64_MAX}, deep = {UINT64_MAX, 1};
    struct piles piles;
    enum outcome outcome;
    nimm_solver_begin(solver);
    assert_int_equal(nimm_game_piles(solver, &countdown, &wide, &piles), NIMM_SOLVE_TOO_LARGE);
    nimm_solver_begin(solver);
    assert_int_equal(nimm_game_piles(solver, &countdown, &deep, &piles), NIMM_SOLVE_TOO_LARGE);
    nimm_solver_begin(solver);
    assert_int_equal(nimm_game_search_misere(solver, &countdown, &wide, &outcome), NIMM_SOLVE_TOO_LARGE);
    nimm_solver_free(solver);
}

static void a_bound_on_memory_is_kept_and_named(void **state) {
    (void)state;
    struct countdown here = {30000, 3};
    for (size_t bytes = 1; bytes < (size_t)1 << 26; bytes *= 8) {
        struct solver *solver = nimm_solver_new(0, bytes);
        struct piles piles;
        nimm_solver_begin(solver);
        enum solve_status status = nimm_game_piles(solver, &countdown, &here, &piles);
        assert_true(status == NIMM_SOLVE_TOO_LARGE || status == NIMM_SOLVE_OK);
        assert_int_equal(status == NIMM_SOLVE_OK, bytes > 10000000);
        if (status == NIMM_SOLVE_OK) assert_int_equal(piles.value[0], 0);
        nimm_solver_free(solver);
    }
    /* Here it is not the positions being searched that are too many, but those to be remembered. */
    struct countdown wide = {200, 1000};
    for (size_t bytes = (size_t)48 << 10; bytes <= (size_t)48 << 20; bytes *= 1024) {
        struct solver *solver = nimm_solver_new(0, bytes);
        struct piles piles;
        enum solve_status status = nimm_game_piles(solver, &countdown, &wide, &piles);
        assert_int_equal(status, bytes < 1 << 20 ? NIMM_SOLVE_TOO_LARGE : NIMM_SOLVE_OK);
        nimm_solver_free(solver);
    }
}

static void a_raised_flag_stops_the_search(void **state) {
    (void)state;
    volatile sig_atomic_t stop = 1;
    struct solver *solver = new_solver(0);
    struct countdown here = {1000, 3};
    struct piles piles;
    enum outcome outcome;
    nimm_solver_stop_on(solver, &stop);
    nimm_solver_begin(solver);
    assert_int_equal(nimm_game_piles(solver, &countdown, &here, &piles), NIMM_SOLVE_STOPPED);
    assert_int_equal(nimm_game_search_misere(solver, &countdown, &here, &outcome), NIMM_SOLVE_STOPPED);
    stop = 0;
    assert_int_equal(searched_value(solver, &countdown, &here), 0);
    nimm_solver_free(solver);
}

/* Bytes of which one may take few at a time: at place p, up to 1 + p % 5. So most bytes have a value that
 * depends on where they are, and a key that mixes up two places gives a wrong one. */
struct sparse {
    unsigned char byte[700];
};

static bool sparse_moves(const void *position, unsigned mover, struct moves *moves) {
    const struct sparse *here = position;
    struct move *move = &moves->move;
    (void)mover;
    while (move->part < sizeof here->byte &&
           (here->byte[move->part] == move->amount || move->amount == 1 + move->part % 5)) {
        move->part++;
        move->amount = 0;
    }
    if (move->part == sizeof here->byte) return false;
    move->amount++;
    return true;
}

static void sparse_play(void *position, unsigned mover, const struct move *move) {
    struct sparse *here = position;
    (void)mover;
    here->byte[move->part] = (unsigned char)(here->byte[move->part] - move->amount);
}

static const struct game sparse = {
    .id = "sparse", .size = sizeof(struct sparse), .moves = sparse_moves, .play = sparse_play};

static void positions_of_many_zeros_are_told_apart(void **state) {
    (void)state;
    static const size_t places[] = {0, 1, 2, 3, 4, 254, 255, 256, 257, 511, 512, 513, 698, 699};
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(places); i++)
        for (size_t k = 0; k < LENGTH(places); k++) {
            struct sparse here = {{0}};
            here.byte[places[i]] = 3;
            here.byte[places[k]] = 4;
            uint64_t expected = 4 % (2 + places[k] % 5) ^ (k != i ? 3 % (2 + places[i] % 5) : 0);
            assert_int_equal(searched_value(solver, &sparse, &here), expected);
        }
    nimm_solver_free(solver);
}

static void alike_positions_are_searched_once(void **state) {
    (void)state;
    const char *parameters;
    const struct game *nim = game_of("nim", &parameters);
    struct game sorted = bare_rules(nim);
    sorted.canonical = nim->canonical;
    struct solver *solver = new_solver(0);
    void *first = position_of(nim, NULL, "2,0,5,3"), *second = position_of(nim, NULL, "5,3,2");
    assert_int_equal(searched_value(solver, &sorted, first), 4);
    assert_int_equal(searched_value(solver, &sorted, second), 4);
    assert_int_equal(solver_spent(solver), 0);
    free(first);
    free(second);
    nimm_solver_free(solver);
}

static void the_positions_being_searched_count_against_the_bound_too(void **state) {
    (void)state;
    struct game large = countdown;
    struct countdown *here = calloc(1, 65536);
    large.size = 65536;
    *here = (struct countdown){200, 1};
    struct solver *bounded = nimm_solver_new(0, 1 << 20), *solver = new_solver(0);
    struct piles piles;
    assert_int_equal(nimm_game_piles(bounded, &large, here, &piles), NIMM_SOLVE_TOO_LARGE);
    assert_int_equal(searched_value(solver, &large, here), 0);
    free(here);
    nimm_solver_free(bounded);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bare_nim_has_the_value_of_its_nim_sum),
        cmocka_unit_test(taking_1_to_k_has_the_remainder_as_value),
        cmocka_unit_test(misere_taking_1_to_k_is_lost_with_1_too_many),
        cmocka_unit_test(values_above_a_word_of_bits_are_found),
        cmocka_unit_test(a_game_of_100000_moves_needs_no_deep_stack),
        cmocka_unit_test(what_was_searched_is_not_searched_again),
        cmocka_unit_test(two_games_do_not_share_what_is_remembered),
        cmocka_unit_test(every_budget_gives_the_right_value_or_says_too_large),
        cmocka_unit_test(endless_games_of_2_to_the_64_moves_are_too_large),
        cmocka_unit_test(a_bound_on_memory_is_kept_and_named),
        cmocka_unit_test(a_raised_flag_stops_the_search),
        cmocka_unit_test(positions_of_many_zeros_are_told_apart),
        cmocka_unit_test(alike_positions_are_searched_once),
        cmocka_unit_test(the_positions_being_searched_count_against_the_bound_too),
    };
    return cmocka_run_group_tests_name("search", tests, NULL, NULL);
}
