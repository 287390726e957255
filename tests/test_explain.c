/* SPDX-License-Identifier: MIT */
/* What is said about positions of games that tell little about themselves. */
#include "support.h"

#include "say/explain.h"

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
    explain_position(solver, question, &solution, EXPLAIN_GRID, true, &style, "Ada", &text);
    solver_free(solver);
    return text;
}

static void a_game_without_piles_is_one_pile(void **state) {
    struct game game = wordless_nim();
    void *position = position_of(&game, NULL, "2,1");
    const struct question question = {.game = &game, .position = position};
    struct text text = explain(&question, 100000);
    assert_contains(&text, "2,1: moves leave 1,1 (*0), 0,1 (*1), 2,0 (*2); mex{0,1,2} = 3.");
    assert_contains(&text, "It is worth 3: a move that makes it worth 0 wins for Ada.\n");
    nimm_text_free(&text);
    free(position);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_without_piles_is_one_pile),
    };
    return cmocka_run_group_tests_name("explain", tests, NULL, NULL);
}
