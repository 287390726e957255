/* SPDX-License-Identifier: MIT */
/* The directed-graph game against mex and a fixpoint from its rules; its notation, words and pictures. */
#include "digraphs.h"

enum { MOST_NODES = 12, ROUNDS = 2 * MOST_NODES + 1 };

/* ---- graphs ---- */

struct graph {
    unsigned nodes;
    bool arc[MOST_NODES][MOST_NODES];
};

static struct graph random_graph(struct random *random, bool acyclic) {
    struct graph graph = {.nodes = (unsigned)nimm_random_between(random, 1, MOST_NODES)};
    uint64_t share = nimm_random_between(random, 1, 6);
    for (unsigned from = 0; from < graph.nodes; from++)
        for (unsigned to = acyclic ? from + 1 : 0; to < graph.nodes; to++)
            graph.arc[from][to] = nimm_random_between(random, 0, 9) < share;
    return graph;
}

/* Node v is called nv; all are named first, so that they keep their numbers. */
static struct position make_position(const struct graph *graph, unsigned token) {
    struct text text = {0};
    for (unsigned v = 0; v < graph->nodes; v++) text_addf(&text, "n%u ", v);
    for (unsigned from = 0; from < graph->nodes; from++)
        for (unsigned to = 0; to < graph->nodes; to++)
            if (graph->arc[from][to]) text_addf(&text, "n%u>n%u ", from, to);
    text_addf(&text, "@n%u", token);
    struct position position = parsed(nimm_text_string(&text));
    nimm_text_free(&text);
    return position;
}

static struct question question_of(const struct position *position, bool misere) {
    return (struct question){.game = &game_digraph, .position = position, .misere = misere};
}

/* ---- the rules alone ---- */

static uint64_t naive_value(const struct graph *graph, unsigned v) {
    bool seen[MOST_NODES + 1] = {false};
    uint64_t value = 0;
    for (unsigned to = 0; to < graph->nodes; to++)
        if (graph->arc[v][to]) seen[naive_value(graph, to)] = true;
    while (seen[value]) value++;
    return value;
}

/* Who can force the end within so many moves: can[r].win[v] and can[r].lose[v] for at most r moves. */
struct within {
    bool win[MOST_NODES], lose[MOST_NODES];
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
    return can->win[v] ? NIMM_OUTCOME_N : can->lose[v] ? NIMM_OUTCOME_P : NIMM_OUTCOME_D;
}

static bool reaches_cycle(const struct graph *graph, unsigned v) {
    bool on[MOST_NODES] = {false}, next[MOST_NODES];
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

static void check_winning_moves(struct solver *solver, const struct graph *graph, const struct within *can,
                                unsigned v, const struct question *question) {
    struct move moves[MOST_NODES];
    struct move_list list = {.moves = moves, .limit = MOST_NODES};
    assert_int_equal(nimm_solve_winning_moves(solver, question, &list), NIMM_SOLVE_OK);
    size_t n = 0;
    for (unsigned to = 0; to < graph->nodes; to++) {
        if (!graph->arc[v][to] || outcome_of(can, to) != NIMM_OUTCOME_P) continue;
        assert_true(n < list.n);
        assert_int_equal(list.moves[n++].where, to);
    }
    assert_int_equal(list.n, n);
    assert_int_equal(list.total.n, n);
}

static void outcomes_and_winning_moves_are_those_of_a_naive_fixpoint(void **state) {
    struct random random = nimm_random_from_seed(2);
    struct solver *solver = new_solver(0);
    unsigned seen[256] = {0};
    for (unsigned round = 0; round < 600; round++) {
        struct graph graph = random_graph(&random, round % 3 == 0);
        struct within can[ROUNDS];
        bool misere = round % 2;
        naive_fixpoint(&graph, misere, can);
        for (unsigned v = 0; v < graph.nodes; v++) {
            struct solution solution;
            struct position position = make_position(&graph, v);
            struct question question = question_of(&position, misere);
            assert_int_equal(nimm_solve_position(solver, &question, &solution), NIMM_SOLVE_OK);
            assert_int_equal(solution.outcome, outcome_of(&can[ROUNDS - 1], v));
            assert_int_equal(solution.has_value, !misere && !reaches_cycle(&graph, v));
            if (solution.has_value) assert_int_equal(solution.value, naive_value(&graph, v));
            check_winning_moves(solver, &graph, &can[ROUNDS - 1], v, &question);
            seen[solution.outcome]++;
        }
    }
    assert_true(seen['N'] > 200 && seen['P'] > 200 && seen['D'] > 200);
    nimm_solver_free(solver);
}

/* Plays from a won node, cycles or not, by the advice against a loser who delays: the end comes within the
 * least number of moves. */
static void play_won_game(struct solver *solver, const struct graph *graph, const struct within *can,
                          unsigned least, unsigned v) {
    for (unsigned left = least; left > 0; left--) {
        struct advice advice;
        bool winner = (least - left) % 2 == 0;
        struct position position = make_position(graph, v);
        struct question question = question_of(&position, false);
        assert_false(nimm_game_is_over(&game_digraph, &position, 0));
        assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
        assert_int_equal(advice.kind, winner ? NIMM_ADVICE_WINNING : NIMM_ADVICE_RESISTING);
        if (winner) assert_true(can[left - 1].lose[advice.move.where]);
        unsigned from = v;
        v = (unsigned)advice.move.where;
        for (unsigned to = 0; !winner && to < graph->nodes; to++)
            if (graph->arc[from][to] && !can[left - 2].win[to]) v = to;
    }
}

static void the_winner_never_runs_in_a_circle(void **state) {
    struct random random = nimm_random_from_seed(4);
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
    nimm_solver_free(solver);
}

static void a_drawn_position_is_kept_drawn(void **state) {
    struct position position;
    struct text why = {0};
    struct solver *solver = new_solver(0);
    struct advice advice;
    assert_true(game_digraph.parse(NULL, "a>b,a>d,b>a,b>e,d>a,e>f", &position, &why));
    struct question question = question_of(&position, false);
    assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
    assert_int_equal(advice.kind, NIMM_ADVICE_DRAWING);
    nimm_text_free(&why);
    nimm_solver_free(solver);
}

/* ---- moves ---- */

/* ---- random starts ---- */

static void random_starts_are_fair_and_last(void **state) {
    unsigned lost = 0, inner = 0, sinks = 0;
    struct solver *solver = new_solver(0);
    for (uint64_t seed = 0; seed < 300; seed++) {
        struct random random = nimm_random_from_seed(seed);
        struct position position;
        struct solution solution;
        struct text why = {0}, text = {0};
        assert_true(game_digraph.random(NULL, &(struct shape){.parts = {0, 0}}, &random, &position, &why));
        struct question question = question_of(&position, false);
        assert_int_equal(nimm_solve_position(solver, &question, &solution), NIMM_SOLVE_OK);
        assert_true(solution.has_value && degree_of(&position, 0) >= 2);
        assert_in_range(count_nodes(&position), 6, 10);
        game_digraph.print(&position, &text);
        assert_memory_equal(nimm_text_string(&text), "a>b,", 4);
        lost += solution.outcome == NIMM_OUTCOME_P;
        for (unsigned v = 0; v + 1 < count_nodes(&position); v++) {
            inner++;
            sinks += degree_of(&position, v) == 0;
        }
        nimm_text_free(&text);
    }
    assert_in_range(lost, 90, 210);
    assert_in_range(100 * sinks / inner, 3, 12); /* some nodes end the game before the last one */
    nimm_solver_free(solver);
}

static void random_starts_have_the_shape_asked_for(void **state) {
    struct random random = nimm_random_from_seed(8);
    struct position position;
    struct text why = {0};
    for (uint64_t nodes = 2; nodes <= 128; nodes += nodes < 30 ? 1 : 49) {
        struct shape shape = {.parts = {nodes, nodes}, .amount = {2, 4}};
        assert_true(game_digraph.random(NULL, &shape, &random, &position, &why));
        assert_int_equal(count_nodes(&position), nodes);
        for (unsigned v = 0; v < nodes; v++) assert_in_range(degree_of(&position, v), 0, 4);
    }
    for (uint64_t most = 1; most <= 4; most++) {
        struct shape shape = {.parts = {30, 30}, .amount = {1, most}};
        assert_true(game_digraph.random(NULL, &shape, &random, &position, &why));
        for (unsigned v = 0; v < 30; v++) assert_in_range(degree_of(&position, v), 0, most);
    }
    static const struct {
        struct shape shape;
        const char *why;
    } refused[] = {
        {{.parts = {2, 129}}, "there can be 2 to 128 nodes"},
        {{.parts = {9, 8}}, "there can be 2 to 128 nodes"},
        {{.parts = {1, 8}}, "there can be 2 to 128 nodes"},
        {{.amount = {1, 5}}, "1 to 4 arcs can leave a node"},
    };
    for (size_t i = 0; i < LENGTH(refused); i++) {
        assert_false(game_digraph.random(NULL, &refused[i].shape, &random, &position, &why));
        assert_string_equal(nimm_text_string(&why), refused[i].why);
        nimm_text_free(&why);
    }
}

/* ---- notation ---- */

#define HOW ": write arcs, then @ and the token's node, for example a>b,b>c@a"

/* A position of that many nodes, each with arcs to the first `degree` others; names of `length` bytes. */
static bool parse_large(unsigned nodes, unsigned degree, int length, struct text *why) {
    struct position position;
    struct text text = {0}, printed = {0};
    for (unsigned v = 0; v < nodes; v++) {
        text_addf(&text, "%0*u ", length, v);
        for (unsigned to = 0; to < degree; to++)
            text_addf(&text, "%0*u>%0*u,%0*u ", length, v, length, to, length, v);
    }
    nimm_text_clear(why);
    bool parsed = game_digraph.parse(NULL, nimm_text_string(&text), &position, why);
    if (parsed) {
        struct position again;
        game_digraph.print(&position, &printed);
        assert_true(game_digraph.parse(NULL, nimm_text_string(&printed), &again, why));
        assert_memory_equal(&position, &again, game_digraph.size);
    }
    nimm_text_free(&text);
    nimm_text_free(&printed);
    return parsed;
}

static void graphs_have_room_for_128_nodes_and_512_arcs(void **state) {
    struct text why = {0};
    assert_true(parse_large(128, 4, 3, &why));
    assert_false(parse_large(129, 0, 3, &why));
    assert_string_equal(nimm_text_string(&why), "too many nodes: at most 128 fit here");
    assert_false(parse_large(103, 5, 3, &why));
    assert_string_equal(nimm_text_string(&why), "too many arcs: at most 512 fit here");
    assert_true(parse_large(32, 0, 64, &why));
    assert_false(parse_large(33, 0, 64, &why));
    assert_string_equal(nimm_text_string(&why),
                        "the nodes' names are too long: at most 2048 bytes in all fit here");
    assert_false(parse_large(1, 0, 65, &why));
    assert_non_null(strstr(nimm_text_string(&why), "is too long: a node's name has at most 64 bytes"));
    assert_false(parse_large(1, 0, 100000, &why));
    assert_one_line(&why);
    nimm_text_free(&why);
}

/* ---- moves ---- */

/* ---- words and pictures ---- */

static void boards_list_the_arcs_of_the_nodes_that_matter(void **state) {
    struct text chain = {0};
    for (unsigned v = 0; v < 30; v++) text_addf(&chain, "x%u>x%u,", v, v + 1);
    text_add(&chain, "end");
    static const struct {
        const char *position; /* NULL: the chain x0 to x30, and a node "end" */
        const char *token;
        struct style style;
        const char *drawn;
    } cases[] = {
        {"a>b,a>c,b>c",
         "@a",
         {.width = 80},
         "[a] -> b, c (the token is here)\n b  -> c\n c  (no arc leaves it)\n"},
        {"a>b,a>c,b>c",
         "@c",
         {.width = 80},
         " a  -> b, c (cannot be reached)\n b  -> c (cannot be reached)\n"
         "[c] (no arc leaves it) (the token is here)\n"},
        {"a>b,a>c,a>d,b>c",
         "@a",
         {.width = 80, .plain = true},
         "The token is at a.\nFrom a an arc leads to b, c or d.\nFrom b an arc leads to c.\n"
         "No arc leaves c.\nNo arc leaves d.\n"},
        {"start>one,start>two,start>three,start>four",
         "@start",
         {.width = 30},
         "[start] -> one, two, three,\n        four (the token is\n        here)\n"
         " one    (no arc leaves it)\n two    (no arc leaves it)\n three  (no arc leaves it)\n"
         " four   (no arc leaves it)\n"},
        {"start>one,start>two,two>three",
         "@start",
         {.width = 20, .plain = true},
         "The token is at\nstart.\nFrom start an arc\nleads to one or\ntwo.\nNo arc leaves one.\n"
         "From two an arc\nleads to three.\nNo arc leaves\nthree.\n"},
        {NULL,
         "@x30",
         {.width = 20},
         "[x30] (no arc\n      leaves it)\n      (the token is\n      here)\n"
         "31 more nodes\ncannot be reached.\n"},
        {NULL,
         "@x29",
         {.width = 80},
         "[x29] -> x30 (the token is here)\n x30  (no arc leaves it)\n30 more nodes cannot be reached.\n"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct text string = {0}, drawn = {0};
        text_add(&string, cases[i].position ? cases[i].position : chain.data);
        text_add(&string, cases[i].token);
        struct position position = parsed(string.data);
        game_digraph.draw(&position, &cases[i].style, &drawn);
        assert_string_equal(drawn.data, cases[i].drawn);
        nimm_text_free(&string);
        nimm_text_free(&drawn);
    }
    nimm_text_free(&chain);
}

static void assert_explained(const char *string, bool misere, const char *expected) {
    struct position position = parsed(string);
    struct text text = {0};
    game_digraph.explain(&position, misere, &(struct style){.width = 200}, &text);
    assert_string_equal(nimm_text_string(&text), expected);
    nimm_text_free(&text);
}

static void every_node_is_explained_by_its_label(void **state) {
    assert_explained("a>b,a>c,b>c@a", false,
                     "Labels (the value; N: the player to move wins, P: the other player wins, D: a draw): "
                     "a 2 N, b 1 N, c 0 P.\n");
    assert_explained(
        "a>b,a>c,b>c@a", true,
        "Labels (N: the player to move wins, P: the other player wins, D: a draw): a N, b P, c N.\n");
    assert_explained("a>b,b>a,c>b,b>d@a", false,
                     "Labels (the value; N: the player to move wins, P: the other player wins, D: a draw): "
                     "a P, b N, c P, d 0 P.\n");
    assert_explained("a>b,b>a,c@a", false,
                     "Labels (the value; N: the player to move wins, P: the other player wins, D: a draw): "
                     "a D, b D, c 0 P.\n");
    struct text text = {0};
    for (unsigned v = 0; v < 40; v++) text_addf(&text, "x%u,", v);
    text_add(&text, "end");
    struct position position = parsed(nimm_text_string(&text));
    nimm_text_clear(&text);
    game_digraph.explain(&position, false, &(struct style){.width = 1000}, &text);
    assert_non_null(strstr(nimm_text_string(&text), "x38 0 P, x39 0 P, ...\n"));
    nimm_text_free(&text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(outcomes_and_winning_moves_are_those_of_a_naive_fixpoint),
        cmocka_unit_test(the_winner_never_runs_in_a_circle),
        cmocka_unit_test(a_drawn_position_is_kept_drawn),
        cmocka_unit_test(random_starts_are_fair_and_last),
        cmocka_unit_test(random_starts_have_the_shape_asked_for),
        cmocka_unit_test(graphs_have_room_for_128_nodes_and_512_arcs),
        cmocka_unit_test(boards_list_the_arcs_of_the_nodes_that_matter),
        cmocka_unit_test(every_node_is_explained_by_its_label),
    };
    return cmocka_run_group_tests_name("digraph game", tests, NULL, NULL);
}
