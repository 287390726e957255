/* SPDX-License-Identifier: MIT */
/* The directed-graph game against mex and a fixpoint from its rules.
 */
#include "support.h"

#include <stdbool.h>

#include "games/digraph_position.h"

extern const struct game game_digraph;

enum { NODES = 12, ROUNDS = 2 * NODES + 1 };

/* ---- graphs ---- */

struct graph {
    unsigned nodes;
    bool arc[NODES][NODES];
};

static struct graph random_graph(struct random *random, bool acyclic) {
    struct graph graph = {.nodes = (unsigned)random_between(random, 1, NODES)};
    uint64_t share = random_between(random, 1, 6);
    for (unsigned from = 0; from < graph.nodes; from++)
        for (unsigned to = acyclic ? from + 1 : 0; to < graph.nodes; to++)
            graph.arc[from][to] = random_between(random, 0, 9) < share;
    return graph;
}

/* Node v is called nv; all are named first, so that they keep their numbers. */
static void make_position(const struct graph *graph, unsigned token, struct digraph_position *position) {
    struct text text = {0}, why = {0};
    for (unsigned v = 0; v < graph->nodes; v++) text_addf(&text, "n%u ", v);
    for (unsigned from = 0; from < graph->nodes; from++)
        for (unsigned to = 0; to < graph->nodes; to++)
            if (graph->arc[from][to]) text_addf(&text, "n%u>n%u ", from, to);
    text_addf(&text, "@n%u", token);
    if (!game_digraph.parse(NULL, text_string(&text), position, &why)) fail_msg("%s", text_string(&why));
    text_free(&text);
    text_free(&why);
}

static struct question question_of(const struct digraph_position *position, bool misere) {
    return (struct question){.game = &game_digraph, .position = position, .misere = misere};
}

/* ---- the rules alone ---- */

static uint64_t naive_value(const struct graph *graph, unsigned v) {
    bool seen[NODES + 1] = {false};
    uint64_t value = 0;
    for (unsigned to = 0; to < graph->nodes; to++)
        if (graph->arc[v][to]) seen[naive_value(graph, to)] = true;
    while (seen[value]) value++;
    return value;
}

/* Who can force the end within so many moves: can[r].win[v] and can[r].lose[v] for at most r moves. */
struct within {
    bool win[NODES], lose[NODES];
};

static void naive_fixpoint(const struct graph *graph, bool misere, struct within can[ROUNDS]) {
    for (unsigned r = 0; r < ROUNDS; r++) {
        for (unsigned v = 0; v < graph->nodes; v++) {
            bool sink = true, win = false, lose = true;
            for (unsigned to = 0; to < graph->nodes; to++) {
                if (!graph->arc[v][to]) continue;
                sink = false;
                win |= r > 0 && can[r - 1].lose[to];
                lose &= r > 0 && can[r - 1].win[to];
            }
            can[r].win[v] = sink ? misere : win;
            can[r].lose[v] = sink ? !misere : lose;
        }
    }
}

static enum outcome outcome_of(const struct within *can, unsigned v) {
    return can->win[v] ? OUTCOME_N : can->lose[v] ? OUTCOME_P : OUTCOME_D;
}

static bool reaches_cycle(const struct graph *graph, unsigned v) {
    bool on[NODES] = {false}, next[NODES];
    on[v] = true; /* a walk as long as there are nodes runs in a circle */
    for (unsigned step = 0; step < graph->nodes; step++) {
        memset(next, 0, sizeof next);
        for (unsigned from = 0; from < graph->nodes; from++)
            for (unsigned to = 0; to < graph->nodes; to++) next[to] |= on[from] && graph->arc[from][to];
        memcpy(on, next, sizeof on);
    }
    for (unsigned w = 0; w < graph->nodes; w++)
        if (on[w]) return true;
    return false;
}

/* ---- answers ---- */

static void values_of_acyclic_graphs_are_the_mex_of_what_follows(void **state) {
    (void)state;
    struct random random = random_from_seed(1);
    struct solver *solver = new_solver(0);
    for (unsigned round = 0; round < 300; round++) {
        struct graph graph = random_graph(&random, true);
        for (unsigned v = 0; v < graph.nodes; v++) {
            struct digraph_position position;
            struct solution solution;
            make_position(&graph, v, &position);
            struct question question = question_of(&position, false);
            assert_int_equal(solve_position(solver, &question, &solution), SOLVE_OK);
            assert_true(solution.has_value);
            assert_int_equal(solution.value, naive_value(&graph, v));
            assert_int_equal(solution.outcome, solution.value ? OUTCOME_N : OUTCOME_P);
        }
    }
    solver_free(solver);
}

static void check_winning_moves(struct solver *solver, const struct graph *graph, const struct within *can,
                                unsigned v, const struct question *question) {
    struct move moves[NODES];
    struct move_list list = {.moves = moves, .limit = NODES};
    assert_int_equal(solve_winning_moves(solver, question, &list), SOLVE_OK);
    size_t n = 0;
    for (unsigned to = 0; to < graph->nodes; to++) {
        if (!graph->arc[v][to] || outcome_of(can, to) != OUTCOME_P) continue;
        assert_true(n < list.n);
        assert_int_equal(list.moves[n++].where, to);
    }
    assert_int_equal(list.n, n);
    assert_int_equal(list.total.n, n);
}

static void outcomes_and_winning_moves_are_those_of_a_naive_fixpoint(void **state) {
    (void)state;
    struct random random = random_from_seed(2);
    struct solver *solver = new_solver(0);
    unsigned seen[256] = {0};
    for (unsigned round = 0; round < 600; round++) {
        struct graph graph = random_graph(&random, round % 3 == 0);
        struct within can[ROUNDS];
        bool misere = round % 2;
        naive_fixpoint(&graph, misere, can);
        for (unsigned v = 0; v < graph.nodes; v++) {
            struct digraph_position position;
            struct solution solution;
            make_position(&graph, v, &position);
            struct question question = question_of(&position, misere);
            assert_int_equal(solve_position(solver, &question, &solution), SOLVE_OK);
            assert_int_equal(solution.outcome, outcome_of(&can[ROUNDS - 1], v));
            assert_int_equal(solution.has_value, !misere && !reaches_cycle(&graph, v));
            check_winning_moves(solver, &graph, &can[ROUNDS - 1], v, &question);
            seen[solution.outcome]++;
        }
    }
    assert_true(seen['N'] > 200 && seen['P'] > 200 && seen['D'] > 200);
    solver_free(solver);
}

static void winning_finds_the_moves_to_any_value(void **state) {
    (void)state;
    struct random random = random_from_seed(3);
    for (unsigned round = 0; round < 200; round++) {
        struct graph graph = random_graph(&random, round % 2);
        struct digraph_position position;
        make_position(&graph, 0, &position);
        for (uint64_t value = 1; value < 4; value++) {
            struct move_list list = {.moves = NULL};
            enum solve_status status = game_digraph.winning(NULL, &position, 0, false, value, &list);
            assert_int_equal(status, reaches_cycle(&graph, 0) ? SOLVE_NO_ANSWER : SOLVE_OK);
            uint64_t n = 0;
            for (unsigned to = 0; status == SOLVE_OK && to < graph.nodes; to++)
                n += graph.arc[0][to] && naive_value(&graph, to) == value;
            assert_int_equal(list.total.n, n);
        }
    }
}

/* Plays from a won node, cycles or not, by the advice against a loser who delays: the end comes within the
 * least number of moves. */
static void play_won_game(struct solver *solver, const struct graph *graph, const struct within *can,
                          unsigned least, unsigned v) {
    for (unsigned left = least; left > 0; left--) {
        struct digraph_position position;
        struct advice advice;
        bool winner = (least - left) % 2 == 0;
        make_position(graph, v, &position);
        struct question question = question_of(&position, false);
        assert_false(game_is_over(&game_digraph, &position, 0));
        assert_int_equal(solve_advice(solver, &question, &advice), SOLVE_OK);
        assert_int_equal(advice.kind, winner ? ADVICE_WINNING : ADVICE_RESISTING);
        if (winner) assert_true(can[left - 1].lose[advice.move.where]);
        unsigned from = v;
        v = (unsigned)advice.move.where;
        for (unsigned to = 0; !winner && to < graph->nodes; to++)
            if (graph->arc[from][to] && !can[left - 2].win[to]) v = to;
    }
}

static void the_winner_never_runs_in_a_circle(void **state) {
    (void)state;
    struct random random = random_from_seed(4);
    struct solver *solver = new_solver(0);
    unsigned games = 0;
    for (unsigned round = 0; round < 500; round++) {
        struct graph graph = random_graph(&random, false);
        struct within can[ROUNDS];
        naive_fixpoint(&graph, false, can);
        for (unsigned v = 0; v < graph.nodes; v++) {
            unsigned least = 0;
            while (least < ROUNDS && !can[least].win[v]) least++;
            if (least == ROUNDS) continue;
            play_won_game(solver, &graph, can, least, v);
            games += least > 1;
        }
    }
    assert_true(games > 50);
    solver_free(solver);
}

static void a_drawn_position_is_kept_drawn(void **state) {
    (void)state;
    struct digraph_position position;
    struct text why = {0};
    struct solver *solver = new_solver(0);
    struct advice advice;
    assert_true(game_digraph.parse(NULL, "a>b,a>d,b>a,b>e,d>a,e>f", &position, &why));
    struct question question = question_of(&position, false);
    assert_int_equal(solve_advice(solver, &question, &advice), SOLVE_OK);
    assert_int_equal(advice.kind, ADVICE_DRAWING);
    text_free(&why);
    solver_free(solver);
}

/* ---- moves ---- */

static void check_agrees_with_moves(void **state) {
    (void)state;
    struct random random = random_from_seed(6);
    for (unsigned round = 0; round < 200; round++) {
        struct graph graph = random_graph(&random, false);
        struct digraph_position position;
        make_position(&graph, 0, &position);
        struct moves moves = {0};
        struct text why = {0};
        for (unsigned to = 0; to < DIGRAPH_NODES + 2; to++) {
            struct move move = {.where = to};
            bool legal = to < graph.nodes && graph.arc[0][to];
            assert_int_equal(game_digraph.check(&position, 0, &move, &why), legal);
            if (!legal) continue;
            assert_true(game_digraph.moves(&position, 0, &moves));
            assert_int_equal(moves.move.where, to);
        }
        assert_false(game_digraph.moves(&position, 0, &moves));
        assert_false(game_digraph.moves(&position, 0, &moves));
        assert_false(game_digraph.check(&position, 0, &(struct move){.where = UINT64_MAX}, &why));
        text_free(&why);
    }
}

/* ---- random starts ---- */

static void random_starts_are_fair_and_last(void **state) {
    (void)state;
    unsigned lost = 0;
    for (uint64_t seed = 0; seed < 300; seed++) {
        struct random random = random_from_seed(seed);
        struct digraph_position position;
        struct digraph_labels labels;
        uint8_t values[DIGRAPH_NODES];
        struct text why = {0}, text = {0};
        assert_true(game_digraph.random(NULL, &(struct shape){.parts = {0, 0}}, &random, &position, &why));
        digraph_label(&position, false, &labels);
        digraph_find_values(&position, values);
        assert_true(position.nodes >= 6 && position.nodes <= 10 && position.token == 0);
        assert_true(labels.depth[0] >= 3 && values[0] != DIGRAPH_NO_VALUE);
        game_digraph.print(&position, &text);
        assert_memory_equal(text_string(&text), "a>b,", 4);
        lost += labels.outcome[0] == OUTCOME_P;
        text_free(&text);
    }
    assert_true(lost > 90 && lost < 210);
}

static void some_nodes_of_random_starts_end_the_game_before_the_last_one_but_not_many(void **state) {
    (void)state;
    unsigned inner = 0, sinks = 0;
    struct random random = random_from_seed(9);
    for (unsigned round = 0; round < 300; round++) {
        struct digraph_position position;
        struct text why = {0};
        assert_true(game_digraph.random(NULL, &(struct shape){.parts = {0, 0}}, &random, &position, &why));
        for (unsigned v = 0; v + 1 < position.nodes; v++) {
            inner++;
            sinks += digraph_count_arcs(&position, v) == 0;
        }
    }
    assert_in_range(100 * sinks / inner, 3, 12);
}

static void the_depth_of_a_path_is_its_length(void **state) {
    (void)state;
    const char *parameters;
    const struct game *game = game_of("digraph", &parameters);
    struct digraph_position *position = position_of(game, parameters, "a>b,b>c,c>d");
    struct digraph_labels labels;
    for (unsigned misere = 0; misere <= 1; misere++) {
        digraph_label(position, misere, &labels);
        for (unsigned v = 0; v < 4; v++) assert_int_equal(labels.depth[v], 3 - v);
    }
    free(position);
}

static void nodes_that_are_not_there_have_no_value(void **state) {
    (void)state;
    const char *parameters;
    const struct game *game = game_of("digraph", &parameters);
    struct digraph_position *position = position_of(game, parameters, "a>b,b>c,c>d");
    uint8_t values[DIGRAPH_NODES];
    digraph_find_values(position, values);
    for (unsigned v = 0; v < DIGRAPH_NODES; v++)
        assert_int_equal(values[v], v < 4 ? (3 - v) % 2 : DIGRAPH_NO_VALUE);
    free(position);
}

static void random_starts_have_the_shape_asked_for(void **state) {
    (void)state;
    struct random random = random_from_seed(8);
    struct digraph_position position;
    struct text why = {0};
    for (uint64_t nodes = 2; nodes <= DIGRAPH_NODES; nodes += nodes < 30 ? 1 : 49) {
        struct shape shape = {.parts = {nodes, nodes}, .amount = {2, 4}};
        assert_true(game_digraph.random(NULL, &shape, &random, &position, &why));
        assert_int_equal(position.nodes, nodes);
        for (unsigned v = 0; v < nodes; v++) assert_true(digraph_count_arcs(&position, v) <= 4);
    }
    for (uint64_t most = 1; most <= 4; most++) {
        struct shape shape = {.parts = {30, 30}, .amount = {1, most}};
        assert_true(game_digraph.random(NULL, &shape, &random, &position, &why));
        for (unsigned v = 0; v < 30; v++) assert_in_range(digraph_count_arcs(&position, v), 0, most);
    }
    struct shape large = {.parts = {2, 129}}, dense = {.amount = {1, 5}};
    assert_false(game_digraph.random(NULL, &large, &random, &position, &why));
    assert_string_equal(text_string(&why), "there can be 2 to 128 nodes");
    text_clear(&why);
    assert_false(game_digraph.random(NULL, &dense, &random, &position, &why));
    assert_string_equal(text_string(&why), "1 to 4 arcs can leave a node");
    text_clear(&why);
    struct shape upside_down = {.parts = {9, 8}};
    assert_false(game_digraph.random(NULL, &upside_down, &random, &position, &why));
    assert_string_equal(text_string(&why), "there can be 2 to 128 nodes");
    text_clear(&why);
    struct shape too_few = {.parts = {1, 8}};
    assert_false(game_digraph.random(NULL, &too_few, &random, &position, &why));
    assert_string_equal(text_string(&why), "there can be 2 to 128 nodes");
    text_free(&why);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_of_acyclic_graphs_are_the_mex_of_what_follows),
        cmocka_unit_test(outcomes_and_winning_moves_are_those_of_a_naive_fixpoint),
        cmocka_unit_test(winning_finds_the_moves_to_any_value),
        cmocka_unit_test(the_winner_never_runs_in_a_circle),
        cmocka_unit_test(a_drawn_position_is_kept_drawn),
        cmocka_unit_test(check_agrees_with_moves),
        cmocka_unit_test(random_starts_are_fair_and_last),
        cmocka_unit_test(some_nodes_of_random_starts_end_the_game_before_the_last_one_but_not_many),
        cmocka_unit_test(the_depth_of_a_path_is_its_length),
        cmocka_unit_test(nodes_that_are_not_there_have_no_value),
        cmocka_unit_test(random_starts_have_the_shape_asked_for),
    };
    return cmocka_run_group_tests_name("digraph game", tests, NULL, NULL);
}
