/* SPDX-License-Identifier: MIT */
/* Sums of games against a search of their moves. */
#include "support.h"

#include "play/label.h"

#define COMPOUND (game_of("compound", &(const char *){NULL}))

static const struct {
    const char *name, *position;
} small_parts[] = {
    {"nim", "2,3"},           {"kayles", "iii.i"},   {"chop", "2x4"},
    {"subtraction:2", "4,1"}, {"prime", "12,30"},    {"dawson", "iiiii"},
    {"octal:0.77", "4"},      {"chomp", "3,2"},      {"kayles-piles", "5"},
    {"nim", "0,1"},           {"dawson-piles", "6"}, {"digraph", "a>b,b>c,a>c,c>d,a>d@a"},
};

enum { SMALL = sizeof small_parts / sizeof *small_parts };

static void sums_of_two_are_solved_as_a_search_says(void **state) {
    const struct game bare = bare_rules(COMPOUND);
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < SMALL * SMALL; i++) {
        const size_t pair[] = {i / SMALL, i % SMALL};
        struct text text = {0};
        enum outcome outcome, searched;
        text_addf(&text, "%s=%s+%s=%s", small_parts[pair[0]].name, small_parts[pair[0]].position,
                  small_parts[pair[1]].name, small_parts[pair[1]].position);
        void *sum = position_of(COMPOUND, NULL, text_string(&text));
        const struct question question = {.game = COMPOUND, .position = sum, .misere = true};
        assert_int_equal(value_of(solver, COMPOUND, sum), value_of(solver, &bare, sum));
        assert_int_equal(solve_outcome(solver, &question, &outcome), NIMM_OK);
        solver_begin(solver);
        assert_int_equal(search_misere(solver, &bare, sum, &searched), NIMM_OK);
        assert_int_equal(outcome, searched);
        text_free(&text);
        free(sum);
    }
    nimm_solver_free(solver);
}

/* ---- parts that win at once ---- */

/* Every position of random games from the start is won just when a search of the sum's own moves
 * says so. */
static void walk_from(const char *string) {
    const struct game bare = bare_rules(COMPOUND);
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 0; seed < 8; seed++) {
        struct random random = random_from_seed(seed);
        void *position = position_of(COMPOUND, NULL, string);
        for (;;) {
            struct question question = {.game = COMPOUND, .position = position};
            struct move choice;
            enum outcome outcome;
            assert_int_equal(solve_outcome(solver, &question, &outcome), NIMM_OK);
            assert_int_equal(outcome, value_of(solver, &bare, position) ? OUTCOME_N : OUTCOME_P);
            if (game_is_over(COMPOUND, position, 0)) break;
            game_draw_move(solver, COMPOUND, position, 0, &random, &choice);
            COMPOUND->play(position, 0, &choice);
        }
        free(position);
    }
    nimm_solver_free(solver);
}

static void who_wins_a_part_at_once_wins_the_whole(void **state) {
    walk_from("triangle=convex:4+nim=2");
    walk_from("triangle=convex:5+kayles=ii");
    walk_from("nim=1,2+triangle=convex:4");
    walk_from("coloring=fan:2+nim=2");
    walk_from("kayles=iii+coloring=fan:3");
    walk_from("coloring=fan:2+coloring=fan:1");
}

static void a_sum_that_can_be_won_at_once_has_no_value_and_so_no_moves_to_one(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct move kept[4];
    void *position = position_of(COMPOUND, NULL, "nim=2+triangle=convex:4/AB,BC");
    struct move_list list = {.moves = kept, .limit = LENGTH(kept)};
    assert_int_equal(COMPOUND->theory->winning(solver, position, 0, false, 0, &list), NIMM_OK);
    assert_int_equal(list.n, 1);
    assert_true(kept[0].component == 1 && kept[0].part == 0 && kept[0].where == 2); /* AC */
    for (uint64_t value = 1; value < 4; value++) {
        list.n = 0;
        assert_int_equal(COMPOUND->theory->winning(solver, position, 0, false, value, &list),
                         NIMM_NO_ANSWER);
        assert_int_equal(list.n, 0);
    }
    free(position);
    nimm_solver_free(solver);
}

static void a_start_that_one_part_refuses_is_refused(void **state) {
    void *position = position_of(COMPOUND, NULL, "nim=3+kayles-piles=18446744073709551615");
    struct text why = {0};
    assert_false(COMPOUND->startable(position, &why));
    assert_true(strncmp(text_string(&why), "part 2 (kayles-piles): ", 23) == 0);
    free(position);
    position = position_of(COMPOUND, NULL, "nim=3+kayles-piles=18");
    assert_true(COMPOUND->startable(position, &why));
    text_free(&why);
    free(position);
}

static void random_starts_have_the_shape_that_was_wanted(void **state) {
    void *position = malloc(COMPOUND->size);
    struct text text = {0};
    for (uint64_t parts = 1; parts <= 8; parts++) {
        struct random random = random_from_seed(parts);
        struct shape shape = {.parts = {parts, parts}, .amount = {3, 4}};
        assert_true(draw_start(COMPOUND, NULL, shape, &random, position, NULL));
        text_clear(&text);
        COMPOUND->print(position, &text);
        uint64_t pluses = 0;
        for (const char *at = text_string(&text); *at; at++) pluses += *at == '+';
        assert_int_equal(pluses, parts - 1);
    }
    /* Of such sizes few games have starts at all; the prime-game has, and is too large to be all
     * eight. */
    struct random random = random_from_seed(1);
    assert_true(
        draw_start(COMPOUND, NULL, (struct shape){{8, 8}, {600, 600}}, &random, position, NULL));
    text_free(&text);
    free(position);
}

/* One title is the end of the other one. */
static void dawson_and_kayles_have_rules_of_their_own(void **state) {
    const struct game *game;
    void *position = position_in("compound", "dawson=5+kayles=5+kayles=3", &game);
    struct text rules = {0};
    game_add_rules(game, position, false, true, &rules);
    assert_contains(&rules, "Dawson's Kayles: Hit two pins");
    const char *kayles = strstr(text_string(&rules), "\nKayles: Hit one pin");
    assert_non_null(kayles);
    assert_null(strstr(kayles + 1, "\nKayles: Hit one pin"));
    text_free(&rules);
    free(position);
}

static void the_rules_are_those_of_each_part_once(void **state) {
    const struct game *game;
    void *position =
        position_in("compound", "nim=3+subtraction:1,3=4+nim=5+triangle=convex:6", &game);
    struct text rules = {0};
    game_add_rules(game, position, false, true, &rules);
    const char *nim = strstr(text_string(&rules), "Take one or more stones from one pile");
    assert_non_null(nim);
    assert_null(strstr(nim + 1, "Take one or more stones from one pile"));
    assert_contains(&rules, "Subtraction Game 1,3: Take 1 or 3 from one pile.");
    assert_contains(&rules, "completes a triangle");
    text_clear(&rules);
    game_add_rules(game, position, false, false, &rules); /* in short, it is a move in a part */
    assert_lacks(&rules, "stones");
    text_free(&rules);
    free(position);
}

static void labels_agree_with_the_solver(void **state) {
    static const char *const sums[] = {
        "nim=1+triangle=convex:3",        "nim=2+coloring=fan:2/AB",
        "kayles=ii+triangle=convex:4/AB", "prime=12+coloring=0,0 5,0 5,5 0,5/ABC,ACD/AB,BC",
        "nim=1+triangle=convex:3/AB,BC",  "chop=2x2+kayles=iii+nim=1"};
    struct nimm_solver *solver = new_solver(0);
    void *position = malloc(COMPOUND->size);
    for (size_t i = 0; i < 2 * LENGTH(sums); i++) {
        struct question question = {.game = COMPOUND, .position = position, .misere = i % 2};
        struct graph graph;
        assert_true(game_parse(COMPOUND, NULL, sums[i / 2], position, NULL));
        assert_true(label_graph(solver, &question, 1000, &graph));
        for (uint32_t k = 0; k < graph.n_nodes; k++) {
            struct label label;
            enum outcome outcome;
            label_read(&graph, graph.order[k], false, &label);
            question.position = label.position;
            assert_int_equal(solve_outcome(solver, &question, &outcome), NIMM_OK);
            assert_int_equal(label.outcome, outcome);
            label_free(&label);
        }
        graph_free(&graph);
    }
    free(position);
    nimm_solver_free(solver);
}

static void a_sum_that_is_won_has_no_piles(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct solution solution;
    assert_int_equal(solve_in(solver, "compound", "nim=3+triangle=convex:3/AB,AC,BC", &solution),
                     NIMM_OK);
    assert_true(solution.outcome == OUTCOME_P && solution.has_value && solution.piles.n == 0);
    nimm_solver_free(solver);
}

/* As in that game by itself; what is printed names the pile. */
static void a_single_pile_need_not_be_named(void **state) {
    static const struct {
        const char *typed, *move;
    } rows[] = {{"2 3", "2 1 3"}, {"2 1", "2 1 1"}, {"2 1 3", "2 1 3"}, {"1 2", "1 2"}};
    void *position = position_of(COMPOUND, NULL, "kayles=iii+nim=3+nim=3,4");
    struct text text = {0};
    struct move move;
    for (size_t i = 0; i < LENGTH(rows); i++) {
        assert_true(game_read_move(COMPOUND, position, PLAYER_1, rows[i].typed, &move, &text));
        text_clear(&text);
        COMPOUND->print_move(position, &move, &text);
        assert_string_equal(text.data, rows[i].move);
        text_clear(&text);
    }
    assert_false(game_read_move(COMPOUND, position, PLAYER_1, "3 3", &move, &text));
    assert_false(game_read_move(COMPOUND, position, PLAYER_1, "2 4", &move, &text));
    text_free(&text);
    free(position);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dawson_and_kayles_have_rules_of_their_own),
        cmocka_unit_test(the_rules_are_those_of_each_part_once),
        cmocka_unit_test(sums_of_two_are_solved_as_a_search_says),
        cmocka_unit_test(who_wins_a_part_at_once_wins_the_whole),
        cmocka_unit_test(a_sum_that_can_be_won_at_once_has_no_value_and_so_no_moves_to_one),
        cmocka_unit_test(a_start_that_one_part_refuses_is_refused),
        cmocka_unit_test(labels_agree_with_the_solver),
        cmocka_unit_test(a_sum_that_is_won_has_no_piles),
        cmocka_unit_test(a_single_pile_need_not_be_named),
        cmocka_unit_test(random_starts_have_the_shape_that_was_wanted),
    };
    return cmocka_run_group_tests_name("compound", tests, NULL, NULL);
}
