/* SPDX-License-Identifier: MIT */
/* The list of games, and finding one by its name. */
#include "support.h"

#include "nimm/nimm.h"

static void nim_is_the_first_game_and_names_are_unique(void **state) {
    assert_string_equal(game_list[0]->id, "nim");
    for (size_t i = 0; i < game_count; i++)
        for (size_t k = 0; k < i; k++) assert_string_not_equal(game_list[i]->id, game_list[k]->id);
}

static void after_each_game_another_one_is_offered(void **state) {
    for (size_t i = 0; i < game_count; i++) {
        const struct game *next = game_after(game_list[i]);
        assert_true(next->is_offered && next != game_list[i]);
    }
    assert_string_equal(game_after(game_find("nim"))->id, "kayles");
}

static void no_other_name_is_a_game(void **state) {
    static const char *const names[] = {"",     ":",    "ni",           "nimm", "nims",
                                        "nim ", " nim", "no-such-game", "\xFF", ":nim"};
    for (size_t i = 0; i < LENGTH(names); i++) assert_null(game_find(names[i]));
}

static void what_stands_before_a_hyphen_is_a_name(void **state) {
    const char *parameters;
    assert_string_equal(game_find("Poker")->id, "poker-nim");
    assert_string_equal(game_find("poker")->id, "poker-nim");
    assert_string_equal(game_find("kayles")->id, "kayles"); /* not kayles-piles */
    assert_null(game_find("pok"));
    assert_null(game_find("poker-"));
    assert_null(game_named("poker:1", &parameters, NULL));
}

static void capitals_make_no_other_name(void **state) {
    assert_string_equal(game_find("Nim")->id, "nim");
    assert_string_equal(game_find("POKER-NIM")->id, "poker-nim");
    assert_string_equal(game_find("Octal:0.77")->id, "octal");
}

static void parameters_stand_after_the_first_colon(void **state) {
    const char *parameters;
    assert_non_null(game_named("octal", &parameters, NULL));
    assert_null(parameters);
    assert_non_null(game_named("octal:", &parameters, NULL));
    assert_string_equal(parameters, "");
    assert_non_null(game_named("octal:1:2", &parameters, NULL));
    assert_string_equal(parameters, "1:2");
}

static void a_list_of_moves_keeps_the_first_and_counts_all(void **state) {
    struct move kept[3];
    struct move_list list = {.moves = kept, .limit = 3}, none = {0};
    for (uint32_t i = 0; i < 5; i++) {
        game_move_list_add(&list, &(struct move){.part = i});
        game_move_list_add(&none, &(struct move){.part = i});
    }
    assert_int_equal(list.n, 3);
    for (uint32_t i = 0; i < 3; i++) assert_int_equal(kept[i].part, i);
    assert_true(list.total == 5);
    assert_true(none.n == 0 && none.total == 5);
}

/* Counts up to 2^64 moves, and cannot draw one by itself. */
static bool endless_moves(const void *position, enum player mover, struct moves *moves) {
    moves->move.amount++;
    return true;
}

static void without_theory_a_game_draws_among_its_first_4096_moves(void **state) {
    const struct game endless = {
        .id = "endless", .moves = endless_moves, .theory = &game_no_theory};
    uint64_t largest = 0;
    for (uint64_t seed = 0; seed < 50; seed++) {
        struct random random = random_from_seed(seed);
        struct move move = {0};
        game_draw_move(NULL, &endless, NULL, 0, &random, &move);
        assert_in_range(move.amount, 1, 4096);
        if (move.amount > largest) largest = move.amount;
    }
    assert_true(largest > 2048);
}

static void a_reason_of_the_library_is_cut_between_two_characters(void **state) {
    char whole[200], why[200];
    assert_null(nimm_position_open("\xC3\xA9\xC3\xA9", NULL, 1, false, whole, sizeof whole));
    for (size_t size = 1; size <= strlen(whole); size++) {
        uint32_t code;
        assert_null(nimm_position_open("\xC3\xA9\xC3\xA9", NULL, 1, false, why, size));
        assert_true(strlen(why) < size && strncmp(why, whole, strlen(why)) == 0);
        for (const char *at = why; *at;) {
            const size_t bytes = text_character(at, strlen(at), &code);
            assert_true(bytes > 0);
            at += bytes;
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nim_is_the_first_game_and_names_are_unique),
        cmocka_unit_test(after_each_game_another_one_is_offered),
        cmocka_unit_test(no_other_name_is_a_game),
        cmocka_unit_test(a_reason_of_the_library_is_cut_between_two_characters),
        cmocka_unit_test(what_stands_before_a_hyphen_is_a_name),
        cmocka_unit_test(capitals_make_no_other_name),
        cmocka_unit_test(parameters_stand_after_the_first_colon),
        cmocka_unit_test(a_list_of_moves_keeps_the_first_and_counts_all),
        cmocka_unit_test(without_theory_a_game_draws_among_its_first_4096_moves),
    };
    return cmocka_run_group_tests_name("game", tests, NULL, NULL);
}
