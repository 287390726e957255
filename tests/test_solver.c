/* SPDX-License-Identifier: MIT */
/* What a solver remembers and may spend, and the search that knows nothing but the rules. */
#include "countdown.h"

#include <stdio.h>

#include "core/table.h"

/* FNV-1a gives the first two the same hash, and the third the hash 0 (L. C. Noll, FNV Hash, "zero
 * hash"), which marks free slots; from 0 a byte 0 leads to 0 again. */
static void keys_of_the_same_hash_are_told_apart(void **state) {
    static const char zero[] = "\xD5\x6B\xB9\x53\x42\x87\x08\x36";
    static const struct {
        const char *key;
        size_t length;
    } keys[] = {{"8yn0iYCKYHlIj4-BwPqk", 20}, {"GReLUrM4wMqfg9yzV3KQ", 20}, {zero, 8}, {zero, 9}};
    enum { KEYS = sizeof keys / sizeof *keys };
    struct table table = {.most_bytes = 1 << 20};
    uint32_t value;
    for (uint32_t i = 0; i < KEYS; i++) {
        assert_false(table_get(&table, keys[i].key, keys[i].length, &value));
        assert_true(table_put(&table, keys[i].key, keys[i].length, i));
        for (uint32_t k = 0; k <= i; k++) {
            assert_true(table_get(&table, keys[k].key, keys[k].length, &value));
            assert_int_equal(value, k);
        }
    }
    table_free(&table);
}

/* Keys that begin with numbers are those of nobody else: a number is never 0, which the bytes stand
 * after. */
static void equal_bytes_have_one_number_and_others_have_another(void **state) {
    static const char bytes[] = "\0\0\0\0\0\0\0\0abcabcab", others[] = "\0\0\0\0\0\0\0\0abcabcax";
    struct table table = {.most_bytes = 1 << 20};
    uint32_t numbers[LENGTH(bytes)], value;
    for (uint32_t round = 0; round < 2; round++)
        for (size_t length = 1; length < LENGTH(bytes); length++) {
            uint32_t number;
            assert_true(table_number(&table, bytes, length, &number));
            assert_int_not_equal(number, 0);
            assert_false(table_get(&table, &number, sizeof number, &value));
            if (round == 0) numbers[length] = number;
            for (size_t k = 1; k < length; k++) assert_int_not_equal(number, numbers[k]);
            assert_int_equal(number, numbers[length]);
        }
    assert_true(table_number(&table, others, LENGTH(others) - 1, &value));
    assert_int_not_equal(value, numbers[LENGTH(bytes) - 1]);
    table_free(&table);
    table = (struct table){.most_bytes = 100};
    assert_false(table_number(&table, bytes, sizeof bytes, &value));
}

static void a_new_question_has_the_whole_budget_again(void **state) {
    struct nimm_solver *solver = nimm_solver_new(10, 0);
    solver_begin(solver);
    assert_int_equal(solver_spend(solver, 10), NIMM_OK);
    assert_int_equal(solver_spent(solver), 10);
    assert_int_equal(solver_spend(solver, 1), NIMM_TOO_LARGE);
    assert_int_equal(solver_spend(solver, 0), NIMM_TOO_LARGE);
    solver_begin(solver);
    assert_int_equal(solver_spent(solver), 0);
    assert_int_equal(solver_spend(solver, 1), NIMM_OK);
    /* However much is spent, it never becomes little again. */
    assert_int_equal(solver_spend(solver, UINT64_MAX), NIMM_TOO_LARGE);
    assert_int_equal(solver_spend(solver, 5), NIMM_TOO_LARGE);
    nimm_solver_free(solver);
}

static void a_held_question_has_one_budget_for_all_that_are_asked_within(void **state) {
    struct nimm_solver *solver = nimm_solver_new(10, 0);
    assert_int_equal(solver_spend(solver, 9), NIMM_OK);
    solver_hold(solver);
    assert_int_equal(solver_spend(solver, 6), NIMM_OK);
    solver_begin(solver);
    solver_hold(solver);
    solver_release(solver);
    solver_begin(solver);
    assert_int_equal(solver_spent(solver), 6);
    assert_int_equal(solver_spend(solver, 6), NIMM_TOO_LARGE);
    solver_release(solver);
    solver_begin(solver);
    assert_int_equal(solver_spend(solver, 6), NIMM_OK);
    nimm_solver_free(solver);
}

static void note_spent(void *context, uint64_t spent) {
    uint64_t *noted = context;
    noted[0]++;
    noted[1] = spent;
}

static void a_solver_reports_once_in_a_million_options(void **state) {
    uint64_t noted[2] = {0};
    struct nimm_solver *solver = nimm_solver_new(UINT64_MAX, 0);
    assert_int_equal(solver_spend(solver, 1 << 20), NIMM_OK);
    solver_report_to(solver, note_spent, noted);
    assert_int_equal(solver_spend(solver, (1 << 20) - 1), NIMM_OK);
    assert_int_equal(noted[0], 0);
    assert_int_equal(solver_spend(solver, 1), NIMM_OK);
    assert_true(noted[0] == 1 && noted[1] == 2 << 20);
    assert_int_equal(solver_spend(solver, 1), NIMM_OK);
    assert_int_equal(noted[0], 1);
    solver_report_to(solver, NULL, NULL);
    assert_int_equal(solver_spend(solver, 1 << 20), NIMM_OK);
    assert_int_equal(noted[0], 1);
    nimm_solver_free(solver);
}

static enum outcome searched_misere(struct nimm_solver *solver, const struct game *game,
                                    const void *position) {
    enum outcome outcome;
    solver_begin(solver);
    assert_int_equal(search_misere(solver, game, position, &outcome), NIMM_OK);
    return outcome;
}

static void
taking_1_to_k_has_the_remainder_as_value_and_misere_play_is_lost_with_1_too_many(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t most = 2; most < 7; most++)
        for (uint64_t stones = 0; stones < 60; stones++) {
            struct countdown here = {stones, most};
            uint64_t rest = stones % (most + 1);
            assert_int_equal(value_of(solver, &countdown, &here), rest);
            assert_int_equal(searched_misere(solver, &countdown, &here),
                             rest == 1 ? OUTCOME_P : OUTCOME_N);
        }
    nimm_solver_free(solver);
}

static void a_game_of_100000_moves_needs_no_deep_stack(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct countdown here = {100001, 1};
    assert_int_equal(value_of(solver, &countdown, &here), 1);
    assert_int_equal(searched_misere(solver, &countdown, &here), OUTCOME_P);
    nimm_solver_free(solver);
}

static void what_was_searched_is_known_for_the_question_alone(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct countdown here = {1000, 9}, less = {500, 9};
    value_of(solver, &countdown, &here);
    const uint64_t spent = solver_spent(solver);
    assert_true(spent >= 1000);
    value_of(solver, &countdown, &here);
    assert_int_equal(solver_spent(solver), spent);
    solver_hold(solver);
    value_of(solver, &countdown, &here);
    value_of(solver, &countdown, &less);
    assert_int_equal(solver_spent(solver), spent);
    solver_go_on(solver);
    assert_int_equal(value_of(solver, &countdown, &less), 0);
    assert_int_equal(solver_spent(solver), 0);
    /* Another question of the same position is another thing to remember. */
    searched_misere(solver, &countdown, &less);
    assert_true(solver_spent(solver) > 0);
    solver_release(solver);
    nimm_solver_free(solver);
}

/* What is kept longer than a question is spent for in each: values of codes, boxes of Chomp. */
static void what_is_kept_changes_no_answer(void **state) {
    static const struct {
        const char *game, *position, *before;
    } cases[] = {
        {"octal:0.77", "500", "90"},      {"octal:0.77", "90", "500"},
        {"octal:0.007", "9000", "3000"},  {"octal:0.007", "900", "30000"},
        {"octal:0.6", "20000", "100000"}, {"octal:0.6", "64,63,65", "400,1"},
        {"chomp", "9x9", "4x4"},          {"chomp", "4x4", "9x9"},
        {"chomp", "3x20", "20x3"},        {"chomp", "11,11,4,4,1", "12,11,10,3,3,2,1"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        for (uint64_t options = 1; options < 400000; options *= 5) {
            struct nimm_solver *fresh = new_solver(options), *used = new_solver(options);
            struct solution first = {.value = 0}, again = {.value = 0}, other;
            uint64_t spent;
            solve_in(used, cases[i].game, cases[i].before, &other);
            enum nimm_status status = solve_in(fresh, cases[i].game, cases[i].position, &first);
            spent = solver_spent(fresh);
            for (int k = 0; k < 2; k++) {
                if (solve_in(used, cases[i].game, cases[i].position, &again) != status)
                    fail_msg("%s %s after %s, %u options", cases[i].game, cases[i].position,
                             cases[i].before, (unsigned)options);
                assert_int_equal(again.value_status, first.value_status);
                if (status == NIMM_OK) assert_int_equal(again.value, first.value);
                if (status == NIMM_OK) assert_int_equal(solver_spent(used), spent);
            }
            nimm_solver_free(fresh);
            nimm_solver_free(used);
        }
}

/* Room is made for a question, however many things others have left: a solver of half a megabyte
 * answers about every code of three digits. */
static void what_is_kept_makes_room(void **state) {
    enum { BYTES = 1 << 19, CODES = 512, PILE = 20 };
    struct nimm_solver *used = nimm_solver_new(0, BYTES);
    for (unsigned code = 1; code < CODES; code++) {
        struct nimm_solver *fresh = nimm_solver_new(0, BYTES);
        char name[8];
        uint64_t values[PILE + 1], again[PILE + 1];
        snprintf(name, sizeof name, "0.%u%u%u", code / 64, code / 8 % 8, code % 8);
        if (code % 8 == 0) snprintf(name, sizeof name, "0.%u%u", code / 64, code / 8 % 8);
        if (code % 64 == 0) snprintf(name, sizeof name, "0.%u", code / 64);
        assert_int_equal(nimm_code_values(fresh, name, values, PILE + 1), NIMM_OK);
        assert_int_equal(nimm_code_values(used, name, again, PILE + 1), NIMM_OK);
        assert_memory_equal(values, again, sizeof values);
        nimm_solver_free(fresh);
    }
    nimm_solver_free(used);
}

static void every_budget_gives_the_right_value_or_says_too_large(void **state) {
    struct countdown here = {40, 5};
    bool enough = false;
    for (uint64_t options = 1; options <= 600; options++) {
        struct nimm_solver *solver = new_solver(options);
        struct piles piles = {.n = 0};
        solver_begin(solver);
        enum nimm_status status = search_piles(solver, &countdown, &here, &piles);
        assert_true(status == NIMM_TOO_LARGE || status == NIMM_OK);
        assert_true(status == NIMM_OK || !enough);
        enough |= status == NIMM_OK;
        if (status == NIMM_OK) assert_int_equal(piles.value[0], 40 % 6);
        assert_true(solver_spent(solver) <= options + 2);
        /* Asked again, it says the same. */
        solver_begin(solver);
        assert_int_equal(search_piles(solver, &countdown, &here, &piles), status);
        nimm_solver_free(solver);
    }
    assert_true(enough);
}

static void endless_games_of_2_to_the_64_moves_are_too_large(void **state) {
    struct nimm_solver *solver = new_solver(50000);
    struct countdown wide = {UINT64_MAX, UINT64_MAX}, deep = {UINT64_MAX, 1};
    struct piles piles;
    enum outcome outcome;
    solver_begin(solver);
    assert_int_equal(search_piles(solver, &countdown, &wide, &piles), NIMM_TOO_LARGE);
    solver_begin(solver);
    assert_int_equal(search_piles(solver, &countdown, &deep, &piles), NIMM_TOO_LARGE);
    solver_begin(solver);
    assert_int_equal(search_misere(solver, &countdown, &wide, &outcome), NIMM_TOO_LARGE);
    nimm_solver_free(solver);
}

/* In Grundy's game a pile of 2 has no move, and one of 5 can become 4 piles: 130 in all. */
static void what_could_outgrow_a_position_is_too_large(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct text string = {0};
    const struct game *grundy;
    enum outcome outcome;
    text_add_repeated(&string, "2,", 126);
    text_add(&string, "5");
    void *position = position_in("grundy", text_string(&string), &grundy);
    assert_int_equal(search_misere(solver, grundy, position, &outcome), NIMM_TOO_LARGE);
    free(position);
    text_free(&string);
    nimm_solver_free(solver);
}

static void what_does_not_fit_the_memory_is_too_large(void **state) {
    const struct countdown deep = {30000, 3}, wide = {200, 1000};
    for (size_t bytes = 1; bytes < (size_t)1 << 26; bytes *= 8) {
        struct nimm_solver *solver = nimm_solver_new(0, bytes);
        struct piles piles;
        enum nimm_status status = search_piles(solver, &countdown, &deep, &piles);
        assert_int_equal(status, bytes > 10000000 ? NIMM_OK : NIMM_TOO_LARGE);
        if (status == NIMM_OK) assert_int_equal(piles.value[0], 0);
        status = search_piles(solver, &countdown, &wide, &piles);
        assert_int_equal(status, bytes > 100000 ? NIMM_OK : NIMM_TOO_LARGE);
        nimm_solver_free(solver);
    }
}

/* However many questions are asked, there is room for the next one. */
static void a_solver_has_room_for_every_further_question(void **state) {
    struct nimm_solver *solver = nimm_solver_new(0, 4 << 20);
    for (uint64_t most = 3; most < 40; most++) {
        const struct countdown here = {2000, most};
        assert_int_equal(value_of(solver, &countdown, &here), 2000 % (most + 1));
    }
    nimm_solver_free(solver);
}

static void a_stopped_solver_ends_the_search_until_it_resumes(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct countdown here = {1000, 3};
    struct piles piles;
    enum outcome outcome;
    nimm_solver_stop(solver);
    solver_begin(solver);
    assert_int_equal(search_piles(solver, &countdown, &here, &piles), NIMM_STOPPED);
    assert_int_equal(search_misere(solver, &countdown, &here, &outcome), NIMM_STOPPED);
    nimm_solver_resume(solver);
    assert_int_equal(value_of(solver, &countdown, &here), 0);
    nimm_solver_free(solver);
}

/* Bytes of which one may take few at a time: at place p, up to 1 + p % 5. So most bytes have a
 * value that depends on where they are, and a key that mixes up two places gives a wrong one. */
struct sparse {
    unsigned char byte[700];
};

static bool sparse_moves(const void *position, enum player mover, struct moves *moves) {
    const struct sparse *here = position;
    struct move *move = &moves->move;
    while (move->part < sizeof here->byte &&
           (here->byte[move->part] == move->amount || move->amount == 1 + move->part % 5)) {
        move->part++;
        move->amount = 0;
    }
    if (move->part == sizeof here->byte) return false;
    move->amount++;
    return true;
}

static void sparse_play(void *position, enum player mover, const struct move *move) {
    struct sparse *here = position;
    here->byte[move->part] = (unsigned char)(here->byte[move->part] - move->amount);
}

static const struct game sparse = {.id = "sparse",
                                   .size = sizeof(struct sparse),
                                   .moves = sparse_moves,
                                   .play = sparse_play,
                                   .theory = &game_no_theory};

static void positions_of_many_zeros_are_told_apart(void **state) {
    static const size_t places[] = {0, 1, 2, 3, 4, 254, 255, 256, 257, 511, 512, 513, 698, 699};
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(places); i++)
        for (size_t k = 0; k < LENGTH(places); k++) {
            struct sparse here = {{0}};
            here.byte[places[i]] = 3;
            here.byte[places[k]] = 4;
            uint64_t expected = 4 % (2 + places[k] % 5) ^ (k != i ? 3 % (2 + places[i] % 5) : 0);
            assert_int_equal(value_of(solver, &sparse, &here), expected);
        }
    nimm_solver_free(solver);
}

static void alike_positions_are_searched_once(void **state) {
    const char *parameters;
    const struct game *nim = game_of("nim", &parameters);
    struct game sorted = bare_rules(nim);
    sorted.canonical = nim->canonical;
    struct nimm_solver *solver = new_solver(0);
    void *first = position_of(nim, NULL, "2,0,5,3"), *second = position_of(nim, NULL, "5,3,2");
    solver_hold(solver);
    assert_int_equal(value_of(solver, &sorted, first), 4);
    const uint64_t spent = solver_spent(solver);
    assert_int_equal(value_of(solver, &sorted, second), 4);
    assert_int_equal(solver_spent(solver), spent);
    solver_release(solver);
    free(first);
    free(second);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys_of_the_same_hash_are_told_apart),
        cmocka_unit_test(equal_bytes_have_one_number_and_others_have_another),
        cmocka_unit_test(a_new_question_has_the_whole_budget_again),
        cmocka_unit_test(a_held_question_has_one_budget_for_all_that_are_asked_within),
        cmocka_unit_test(a_solver_reports_once_in_a_million_options),
        cmocka_unit_test(
            taking_1_to_k_has_the_remainder_as_value_and_misere_play_is_lost_with_1_too_many),
        cmocka_unit_test(a_game_of_100000_moves_needs_no_deep_stack),
        cmocka_unit_test(what_was_searched_is_known_for_the_question_alone),
        cmocka_unit_test(what_is_kept_changes_no_answer),
        cmocka_unit_test(what_is_kept_makes_room),
        cmocka_unit_test(every_budget_gives_the_right_value_or_says_too_large),
        cmocka_unit_test(endless_games_of_2_to_the_64_moves_are_too_large),
        cmocka_unit_test(what_could_outgrow_a_position_is_too_large),
        cmocka_unit_test(what_does_not_fit_the_memory_is_too_large),
        cmocka_unit_test(a_solver_has_room_for_every_further_question),
        cmocka_unit_test(a_stopped_solver_ends_the_search_until_it_resumes),
        cmocka_unit_test(positions_of_many_zeros_are_told_apart),
        cmocka_unit_test(alike_positions_are_searched_once),
    };
    return cmocka_run_group_tests_name("solver", tests, NULL, NULL);
}
