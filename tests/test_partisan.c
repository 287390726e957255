/* SPDX-License-Identifier: MIT */
/* Northcott's Game and Poker-Nim, whose players have different moves and whose positions can come
 * again. What their moves are stands in test_games.c. */
#include "support.h"

#include "games/graph.h"

/* Who wins is found backward from the positions without a move (retrograde analysis), and in no
 * position does the game go on forever. */
static void all_that_can_come_up_is_won_and_lost_as_retrograde_analysis_says(void **state) {
    static const char *const starts[][2] = {
        {"northcott", "W...B"},       {"northcott", "W...B/.B..W"}, {"northcott", "W..B/W..B"},
        {"northcott", "W.B/B.W/W.B"}, {"poker-nim", "3,2,1/1,1"},   {"poker-nim", "1,1,1/2,3"},
    };
    const struct graph_plan plan = {.depth = UINT32_MAX, .nodes = 100000};
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(starts); i++) {
        const struct game *game;
        struct graph graph;
        void *start = position_in(starts[i][0], starts[i][1], &game);
        graph_build(solver, &(struct question){.game = game, .position = start}, &plan, &graph);
        assert_int_equal(graph.extent, GRAPH_WHOLE);
        graph_label(&graph);
        for (uint32_t n = 0; n < graph.n_nodes; n++) {
            const struct graph_node *node = &graph.nodes[n];
            const void *position = graph_position(&graph, n);
            const struct question question = {
                .game = game, .position = position, .mover = node->mover};
            struct move_list list = {0};
            enum outcome outcome;
            size_t winning = 0;
            for (uint32_t arc = node->first_arc; arc < graph.nodes[n + 1].first_arc; arc++)
                winning += graph.nodes[graph.arcs[arc].to].outcome == OUTCOME_P;
            assert_int_equal(solve_outcome(solver, &question, &outcome), NIMM_OK);
            assert_int_equal(outcome, node->outcome);
            assert_int_not_equal(outcome, OUTCOME_D);
            assert_int_equal(solve_winning_moves(solver, &question, &list), NIMM_OK);
            assert_true(list.total == winning);
        }
        graph_free(&graph);
        free(start);
    }
    nimm_solver_free(solver);
}

static void the_winner_at_poker_nim_never_adds_stones(void **state) {
    const struct game *poker;
    struct nimm_solver *solver = new_solver(0);
    void *position = position_in("poker-nim", "4,3,5/2,1", &poker);
    struct question question = {.game = poker, .position = position};
    struct move moves[4];
    struct move_list list = {.moves = moves, .limit = LENGTH(moves)};
    struct advice advice;
    struct text text = {0};
    assert_int_equal(solve_winning_moves(solver, &question, &list), NIMM_OK);
    assert_int_equal(list.n, 3); /* 1 +2, 2 2 and 3 +2 */
    assert_false(poker->theory->advances(solver, position, 0, false, &moves[0]));
    assert_true(poker->theory->advances(solver, position, 0, false, &moves[1]));
    assert_int_equal(solve_advice(solver, &question, &advice), NIMM_OK);
    poker->print_move(position, &advice.move, &text);
    assert_string_equal(text_string(&text), "2 2");
    text_free(&text);
    free(position);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_that_can_come_up_is_won_and_lost_as_retrograde_analysis_says),
        cmocka_unit_test(the_winner_at_poker_nim_never_adds_stones),
    };
    return cmocka_run_group_tests_name("partisan", tests, NULL, NULL);
}
