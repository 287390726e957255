/* SPDX-License-Identifier: MIT */
/* What is said about positions of games that tell little about themselves. */
#include "support.h"

#include "ui/explain.h"

static void assert_contains(const struct text *text, const char *wanted) {
    if (!strstr(nimm_text_string(text), wanted))
        fail_msg("\"%s\" is not in:\n%s", wanted, nimm_text_string(text));
}

/* Nim, with its rules alone: no theory, and no name for its parts. */
static struct game wordless_nim(void) {
    const char *parameters;
    struct game game = bare_rules(game_of("nim", &parameters));
    game.describe = NULL;
    game.misere_rule = NULL;
    return game;
}

static struct text explain(const struct question *question, uint64_t nodes) {
    static const struct style style = {.width = 80};
    struct solver *solver = new_solver(nodes);
    struct solution solution;
    struct text text = {0};
    nimm_solve_position(solver, question, &solution);
    explain_position(question, &solution, &style, "Ada", &text);
    nimm_solver_free(solver);
    return text;
}

static void a_game_without_names_for_its_parts_has_one_position(void **state) {
    (void)state;
    struct game game = wordless_nim();
    void *position = position_of(&game, NULL, "2,1");
    const struct question question = {.game = &game, .position = position};
    struct text text = explain(&question, 100000);
    assert_contains(&text, "  Position  3 =  1  1\n");
    assert_contains(&text, "  Position: 3 xor 3 = 0, so it must become 0.\n");
    nimm_text_free(&text);
    free(position);
}

/* With and without misere play: it is said that nobody knows. */
static void what_is_too_large_to_search_is_said_to_be(void **state) {
    (void)state;
    struct game game = wordless_nim();
    void *position = position_of(&game, NULL, "9,8,7,6");
    for (int misere = 0; misere < 2; misere++) {
        const struct question question = {.game = &game, .position = position, .misere = misere};
        struct text text = explain(&question, 10);
        assert_contains(&text, "This position is too large to search: who wins is not known.\n");
        nimm_text_free(&text);
    }
    free(position);
}

static void a_game_that_is_over_says_who_has_won(void **state) {
    (void)state;
    struct game game = wordless_nim();
    void *position = position_of(&game, NULL, "0");
    for (int misere = 0; misere < 2; misere++) {
        const struct question question = {.game = &game, .position = position, .misere = misere};
        struct text text = explain(&question, 10);
        assert_string_equal(nimm_text_string(&text),
                            misere ? "No move is left: whoever made the last move has lost.\n"
                                   : "No move is left: whoever made the last move has won.\n");
        nimm_text_free(&text);
    }
    free(position);
}

/* A grid is of a value: without one, or without piles, there is none. */
static void without_a_value_there_is_no_grid(void **state) {
    (void)state;
    static const struct style style = {.width = 80};
    struct game game = wordless_nim();
    const struct question question = {.game = &game};
    const struct solution without[] = {{.has_value = false}, {.has_value = true}};
    struct text text = {0};
    for (size_t i = 0; i < LENGTH(without); i++) explain_grid(&question, &without[i], &style, &text);
    assert_int_equal(text.length, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_without_names_for_its_parts_has_one_position),
        cmocka_unit_test(what_is_too_large_to_search_is_said_to_be),
        cmocka_unit_test(a_game_that_is_over_says_who_has_won),
        cmocka_unit_test(without_a_value_there_is_no_grid),
    };
    return cmocka_run_group_tests_name("explain", tests, NULL, NULL);
}
