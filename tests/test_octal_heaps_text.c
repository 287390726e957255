/* SPDX-License-Identifier: MIT */
/* Take-and-break games with piles: moves as they are typed, answered and said. */
#include "core/text.h"
#include "support.h"

static void assert_answers(const char *name, const char *piles, const char *string, const char *expected) {
    const char *parameters;
    const struct game *game = game_of(name, &parameters);
    void *position = position_of(game, parameters, piles);
    struct text answer = {0};
    struct move move;
    if (game->parse_move(position, 0, string, &move, &answer) && game->check(position, 0, &move, &answer)) {
        game->print_move(position, &move, &answer);
        game->play(position, 0, &move);
        text_add(&answer, " > ");
        game->print(position, &answer);
    }
    assert_one_line(&answer);
    assert_string_equal(nimm_text_string(&answer), expected);
    nimm_text_free(&answer);
    free(position);
}

static void the_smaller_part_of_a_split_is_put_first(void **state) {
    assert_answers("kayles-piles", "9,7,3", "2 1 2", "2 1 2 > 9,2,4,3");
    assert_answers("kayles-piles", "9,7,3", "2 1 4", "2 1 2 > 9,2,4,3");
    assert_answers("kayles-piles", "9,7,3", "2 1 3", "2 1 3 > 9,3,3,3");
    assert_answers("kayles-piles", "9,7,3", "2 1", "2 1 > 9,6,3");
    assert_answers("kayles-piles", "9,7,3", "2 1 0", "2 1 > 9,6,3");
    assert_answers("kayles-piles", "9,2,3", "2 2", "2 2 > 9,3");
    assert_answers("kayles-piles", "1", "1 1", "1 1 > 0");
    assert_answers("dawson-piles", "3", "1 2", "1 2 > 1");
    assert_answers("octal:4.", "9,7", "2 0 5", "2 0 2 > 9,2,5");
    assert_answers("octal:4.", "9,7", "split 2 into 5 and 2", "2 0 2 > 9,2,5");
    assert_answers("kayles-piles", "18446744073709551615", "1 1 18446744073709551613",
                   "1 1 1 > 1,18446744073709551613");
}

static void a_refusal_says_what_is_legal_here(void **state) {
    assert_answers("kayles-piles", "7,1", "1 3", "From a pile of 7 take 1 or 2.");
    assert_answers("kayles-piles", "7,1", "1 0", "From a pile of 7 take 1 or 2.");
    assert_answers("kayles-piles", "7,1", "2 2", "From a pile of 1 take 1.");
    assert_answers("kayles-piles", "7", "1 1 6",
                   "Taking 1 from a pile of 7 leaves 6: the size of one part is 1 to 5.");
    assert_answers("kayles-piles", "4", "1 2 9",
                   "Taking 2 from a pile of 4 leaves 2: the size of one part is 1.");
    assert_answers("kayles-piles", "3", "1 2 1",
                   "Taking 2 from a pile of 3 leaves one pile: type 1 2 alone.");
    assert_answers("kayles-piles", "2", "1 2 1",
                   "Taking 2 from a pile of 2 leaves nothing to split: type 1 2 alone.");
    assert_answers("octal:0.37", "5", "1 1 2", "Taking 1 from a pile of 5 leaves one pile: type 1 1 alone.");
    assert_answers(
        "octal:0.4", "7", "1 1",
        "Taking 1 from a pile of 7 must leave two piles: add the size of one, 1 to 5, such as 1 1 1.");
    assert_answers("octal:0.4", "3", "1 1",
                   "Taking 1 from a pile of 3 must leave two piles: add the size of one, 1, such as 1 1 1.");
    assert_answers("octal:0.12", "3", "1 1", "From a pile of 3 take 2.");
    assert_answers("octal:0.0333", "9", "1 1", "From a pile of 9 take 2, 3 or 4.");
    assert_answers("octal:4.3", "7,1", "1 2", "From a pile of 7 take 0 or 1 (0 only splits it).");
    assert_answers("octal:4.3", "7,1", "1 x", "From a pile of 7 take 0 or 1 (0 only splits it).");
    assert_answers(
        "octal:4.3", "7,1", "1 0",
        "Taking 0 from a pile of 7 must leave two piles: add the size of one, 1 to 6, such as 1 0 1.");
    assert_answers("octal:4.3", "7,1", "1 0 7",
                   "Taking 0 from a pile of 7 leaves 7: the size of one part is 1 to 6.");
    assert_answers("octal:4.3", "7,1", "2 0 1", "From a pile of 1 take 1.");
    assert_answers("octal:4.", "7,1", "2 0 1", "No move is possible in pile 2: choose pile 1.");
    assert_answers("octal:4.", "7,1", "what",
                   "\"what\" is not a move. Type pile 1 or 2 and how many stones, as 1 0 1.");
    assert_answers("dawson-piles", "1,5", "1 1", "No move is possible in pile 1: choose pile 2.");
}

static void a_text_that_is_no_move_is_answered_with_an_example(void **state) {
    static const char *const strings[] = {"", "x", "1 2 3 4", "-1 2", "\xFF", "1,,"};
    const char *parameters;
    const struct game *game = game_of("kayles-piles", &parameters);
    void *position = position_of(game, NULL, "7,3");
    for (size_t i = 0; i < LENGTH(strings); i++) {
        struct text why = {0};
        struct move move;
        if (game->parse_move(position, 0, strings[i], &move, &why))
            assert_false(game->check(position, 0, &move, &why));
        assert_one_line(&why);
        nimm_text_free(&why);
    }
    free(position);
}

static void a_move_is_said_with_what_it_leaves(void **state) {
    const char *parameters;
    const struct game *game = game_of("kayles-piles", &parameters);
    void *position = position_of(game, NULL, "7,3");
    struct text text = {0};
    game->say_move(position, &(struct move){.part = 0, .amount = 2}, &text);
    assert_string_equal(nimm_text_string(&text), "take 2 from pile 1");
    nimm_text_clear(&text);
    game->say_move(position, &(struct move){.part = 0, .amount = 1, .where = 2}, &text);
    assert_string_equal(nimm_text_string(&text), "take 1 from pile 1, leaving 2 and 4");
    nimm_text_clear(&text);
    game->say_move(position, &(struct move){.part = 0, .where = 3}, &text);
    assert_string_equal(nimm_text_string(&text), "split pile 1 into 3 and 4");
    nimm_text_free(&text);
    free(position);
}

static void what_is_said_of_a_move_can_be_typed(void **state) {
    static const char *const names[] = {"kayles-piles", "octal:4.37"};
    struct text text = {0};
    for (size_t i = 0; i < LENGTH(names); i++) {
        const char *parameters;
        const struct game *game = game_of(names[i], &parameters);
        void *position = position_of(game, parameters, "9,7,3");
        for (struct moves moves = {0}; game->moves(position, 0, &moves);) {
            struct move again;
            nimm_text_clear(&text);
            game->say_move(position, &moves.move, &text);
            assert_true(game->parse_move(position, 0, nimm_text_string(&text), &again, &text));
            assert_memory_equal(&again, &moves.move, sizeof again);
        }
        free(position);
    }
    nimm_text_free(&text);
}

static void parts_that_are_not_the_pile_are_refused(void **state) {
    static const char *const strings[] = {"take 1 from pile 2, leaving 2 and 5", "2 1 2 3", "9 1 2 4",
                                          "2 1 2 x", "2 1 18446744073709551615 8"};
    struct text expected = {0};
    for (size_t i = 0; i < LENGTH(strings); i++) {
        nimm_text_clear(&expected);
        text_addf(&expected, "\"%s\" is not a move. Type pile 1, 2 or 3 and how many stones, as 1 1.",
                  strings[i]);
        assert_answers("kayles-piles", "9,7,3", strings[i], nimm_text_string(&expected));
    }
    nimm_text_free(&expected);
    assert_answers("kayles-piles", "9,7,3", "take 1 from pile 2, leaving 2 and 4", "2 1 2 > 9,2,4,3");
    assert_answers("kayles-piles", "9,7,3", "take 1 from pile 2, leaving 4 and 2", "2 1 2 > 9,2,4,3");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_smaller_part_of_a_split_is_put_first),
        cmocka_unit_test(a_refusal_says_what_is_legal_here),
        cmocka_unit_test(a_text_that_is_no_move_is_answered_with_an_example),
        cmocka_unit_test(a_move_is_said_with_what_it_leaves),
        cmocka_unit_test(what_is_said_of_a_move_can_be_typed),
        cmocka_unit_test(parts_that_are_not_the_pile_are_refused),
    };
    return cmocka_run_group_tests_name("octal heaps text", tests, NULL, NULL);
}
