/* SPDX-License-Identifier: MIT */
/* Questions about positions: who wins, which moves, what moves lead to, what to advise; and the
 * computer at its levels. */
#include "countdown.h"

#define NIM (game_of("nim", &(const char *){NULL}))

/* ---- who wins ---- */

static void a_solution_has_outcome_value_and_piles(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct countdown here = {10, 3};
    struct question question = {.game = &countdown, .position = &here};
    struct solution solution;
    assert_int_equal(solve_position(solver, &question, &solution), NIMM_OK);
    assert_true(solution.status == NIMM_OK && solution.outcome == OUTCOME_N && solution.has_value);
    assert_true(solution.value == 2 && solution.piles.n == 1 && solution.piles.value[0] == 2);
    question.misere = true;
    here.stones = 9;
    assert_int_equal(solve_position(solver, &question, &solution), NIMM_OK);
    assert_true(solution.outcome == OUTCOME_P && !solution.has_value);
    nimm_solver_free(solver);
}

static void
what_is_too_large_says_so_is_met_with_a_guess_and_harms_no_other_question(void **state) {
    struct nimm_solver *solver = new_solver(1000);
    struct countdown large = {UINT64_MAX, 3}, small = {5, 3};
    struct question question = {.game = &countdown, .position = &large};
    struct solution solution;
    struct move_list list = {0};
    struct advice advice;
    for (int misere = 0; misere < 2; misere++) {
        question.misere = misere;
        question.position = &large;
        assert_int_equal(solve_position(solver, &question, &solution), NIMM_TOO_LARGE);
        assert_false(solution.has_value);
        assert_int_equal(solve_winning_moves(solver, &question, &list), NIMM_TOO_LARGE);
        assert_int_equal(solve_advice(solver, &question, &advice), NIMM_OK);
        assert_true(advice.kind == ADVICE_GUESS && advice.move.amount == 1);
        question.position = &small;
        assert_int_equal(solve_position(solver, &question, &solution), NIMM_OK);
        assert_int_equal(solution.outcome, misere ? OUTCOME_P : OUTCOME_N);
    }
    nimm_solver_free(solver);
}

static enum nimm_status outcome_gives_up(struct nimm_solver *solver, const void *position,
                                         enum player mover, bool misere, enum outcome *outcome) {
    return NIMM_TOO_LARGE;
}

static enum nimm_status outcome_leaves_it_to_the_piles(struct nimm_solver *solver,
                                                       const void *position, enum player mover,
                                                       bool misere, enum outcome *outcome) {
    return NIMM_NO_ANSWER;
}

static enum nimm_status outcome_is_a_draw(struct nimm_solver *solver, const void *position,
                                          enum player mover, bool misere, enum outcome *outcome) {
    *outcome = OUTCOME_D;
    return NIMM_OK;
}

static enum nimm_status piles_have_no_answer(struct nimm_solver *solver, const void *position,
                                             struct piles *piles) {
    return NIMM_NO_ANSWER;
}

static void the_piles_answer_where_the_game_itself_does_not(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct countdown here = {8, 3};
    struct theory theory = {.outcome = outcome_leaves_it_to_the_piles};
    struct game game = countdown;
    struct question question = {.game = &game, .position = &here};
    struct solution solution;
    enum outcome outcome;
    game.theory = &theory;
    assert_int_equal(solve_outcome(solver, &question, &outcome), NIMM_OK);
    assert_int_equal(outcome, OUTCOME_P);
    theory.outcome = outcome_gives_up;
    assert_int_equal(solve_outcome(solver, &question, &outcome), NIMM_TOO_LARGE);
    assert_int_equal(solve_position(solver, &question, &solution), NIMM_OK);
    assert_true(solution.status == NIMM_OK && solution.outcome == OUTCOME_P && solution.value == 0);
    nimm_solver_free(solver);
}

static void a_draw_has_an_outcome_and_no_value(void **state) {
    static const struct theory theory = {.outcome = outcome_is_a_draw,
                                         .piles = piles_have_no_answer};
    struct nimm_solver *solver = new_solver(0);
    struct countdown here = {8, 3};
    struct game game = countdown;
    struct question question = {.game = &game, .position = &here};
    struct solution solution;
    struct advice advice;
    struct move_list list = {0};
    game.theory = &theory;
    assert_int_equal(solve_position(solver, &question, &solution), NIMM_OK);
    assert_true(solution.outcome == OUTCOME_D && !solution.has_value);
    assert_int_equal(solve_winning_moves(solver, &question, &list), NIMM_OK);
    assert_int_equal(list.total, 0);
    assert_int_equal(solve_advice(solver, &question, &advice), NIMM_OK);
    assert_int_equal(advice.kind, ADVICE_DRAWING);
    assert_int_equal(advice.move.amount, 1);
    nimm_solver_free(solver);
}

static void a_stopped_solver_ends_every_question(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct countdown here = {100, 3};
    struct question question = {.game = &countdown, .position = &here};
    struct solution solution;
    struct advice advice;
    struct move_list list = {0};
    enum outcome outcome;
    nimm_solver_stop(solver);
    assert_int_equal(solve_outcome(solver, &question, &outcome), NIMM_STOPPED);
    assert_int_equal(solve_position(solver, &question, &solution), NIMM_STOPPED);
    assert_int_equal(solve_winning_moves(solver, &question, &list), NIMM_STOPPED);
    assert_int_equal(solve_advice(solver, &question, &advice), NIMM_STOPPED);
    nimm_solver_free(solver);
}

/* ---- advice ---- */

static void the_advice_in_a_won_position_is_the_first_winning_move(void **state) {
    static const struct {
        const char *start;
        bool misere;
        uint32_t part;
        uint64_t amount;
    } cases[] = {{"3,4,6", false, 0, 1},   {"3,4,4", false, 0, 3},
                 {"4,5,7,8", false, 3, 2}, {"10,20,30,40,50", false, 1, 6},
                 {"1,1,2", true, 2, 1},    {"2", true, 0, 1},
                 {"2", false, 0, 2},       {"18446744073709551615", false, 0, UINT64_MAX},
                 {"0,0,1,1", true, 2, 1}};
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct advice advice = advice_in(solver, "nim", cases[i].start, cases[i].misere);
        assert_int_equal(advice.kind, ADVICE_WINNING);
        assert_true(advice.move.part == cases[i].part && advice.move.amount == cases[i].amount);
    }
    nimm_solver_free(solver);
}

/* Of a lost position: how many replies win after each move, by the theory. */
static size_t winning_replies(const uint64_t *piles, size_t n, const struct move *move) {
    uint64_t after[3];
    size_t replies = 0;
    memcpy(after, piles, n * sizeof *piles);
    after[move->part] -= move->amount;
    for (size_t i = 0; i < n; i++) replies += nim_pile_balances(after[i], nimm_sum(after, n));
    return replies;
}

static void check_resistance(struct nimm_solver *solver, const uint64_t *piles, size_t n) {
    struct text text = {0};
    uint64_t all = 0;
    size_t fewest = SIZE_MAX;
    uint64_t most_left = 0;
    struct move best = {0};
    for (size_t i = 0; i < n; i++) all += piles[i];
    text_add_numbers(&text, piles, n);
    struct advice advice = advice_in(solver, "nim", text_string(&text), false);
    for (uint32_t part = 0; part < n; part++)
        for (uint64_t amount = 1; amount <= piles[part]; amount++) {
            struct move move = {.part = part, .amount = amount};
            size_t replies = winning_replies(piles, n, &move);
            if (replies > fewest || (replies == fewest && all - amount <= most_left)) continue;
            fewest = replies;
            most_left = all - amount; /* in Nim there are as many moves as stones */
            best = move;
        }
    assert_int_equal(advice.kind, ADVICE_RESISTING);
    assert_true(advice.replies == fewest);
    assert_true(advice.move.part == best.part && advice.move.amount == best.amount);
    text_free(&text);
}

static void the_advice_in_a_lost_position_leaves_the_fewest_winning_replies(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t a = 1; a < 20; a++)
        for (uint64_t b = a; b < 20; b++) {
            if (a != b) check_resistance(solver, (const uint64_t[]){a, b, a ^ b}, 3);
            if (a == b) check_resistance(solver, (const uint64_t[]){a, b}, 2);
        }
    nimm_solver_free(solver);
}

static enum nimm_status outcome_is_a_win(struct nimm_solver *solver, const void *position,
                                         enum player mover, bool misere, enum outcome *outcome) {
    const struct countdown *here = position;
    *outcome = here->stones % (here->most + 1) ? OUTCOME_N : OUTCOME_P;
    return solver_spend(solver, 1);
}

static void a_winning_move_found_in_time_is_advised_though_others_were_too_many(void **state) {
    static const struct theory theory = {.outcome = outcome_is_a_win};
    struct nimm_solver *solver = new_solver(20);
    struct game game = countdown;
    struct countdown here = {UINT64_C(1000000000000) + 1, 999};
    struct question question = {.game = &game, .position = &here};
    struct move_list list = {0};
    struct advice advice;
    game.theory = &theory;
    assert_int_equal(solve_winning_moves(solver, &question, &list), NIMM_TOO_LARGE);
    assert_int_equal(solve_advice(solver, &question, &advice), NIMM_OK);
    assert_int_equal(advice.kind, ADVICE_WINNING);
    assert_int_equal(advice.move.amount, 1);
    nimm_solver_free(solver);
}

static bool takes_two(struct nimm_solver *solver, const void *position, enum player mover,
                      bool misere, const struct move *move) {
    return move->amount == 2;
}

static void only_winning_moves_that_bring_the_end_nearer_are_advised(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct game game = *NIM;
    struct theory theory = *game.theory;
    void *position = position_of(NIM, NULL, "3,4,5");
    struct question question = {.game = &game, .position = position};
    struct advice advice;
    theory.advances = takes_two;
    game.theory = &theory;
    assert_int_equal(solve_advice(solver, &question, &advice), NIMM_OK);
    assert_true(advice.kind == ADVICE_WINNING && advice.move.part == 0 && advice.move.amount == 2);
    free(position);
    /* 1 of the 3: the only winning move, but it does not advance. */
    position = position_of(NIM, NULL, "3,4,6");
    question.position = position;
    assert_int_equal(solve_advice(solver, &question, &advice), NIMM_OK);
    assert_int_equal(advice.kind, ADVICE_GUESS);
    free(position);
    nimm_solver_free(solver);
}

/* Each has winning moves that raise the first pile, and one in the pile that must get smaller. */
struct advised {
    const char *name, *position, *move;
};

static void assert_advised(const struct advised *cases, size_t n) {
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < n; i++) {
        const struct game *game;
        void *position = position_in(cases[i].name, cases[i].position, &game);
        struct advice advice = advice_in(solver, cases[i].name, cases[i].position, false);
        struct text text = {0};
        game->print_move(position, &advice.move, &text);
        assert_string_equal(text_string(&text), cases[i].move);
        text_free(&text);
        free(position);
    }
    nimm_solver_free(solver);
}

static void the_advised_move_is_in_the_pile_that_must_get_smaller(void **state) {
    static const struct advised cases[] = {
        {"dawson-piles", "13,13,3", "3 2"},
        {"subtraction:3", "9,8,7", "3 2"},
        {"grundy", "10,5,4", "2 1"},
        {"nim", "3,4,6", "1 1"},
        {"coloring", "8,7 1,5 18,19 16,1 40,0 5,16/ABD,ABF,ACD,ACF,CDE/AD", "BF"},
        {"triangle", "convex:21/AO", "PQ"}};
    assert_advised(cases, LENGTH(cases));
}

static void the_advised_move_is_one_after_which_copying_wins(void **state) {
    static const struct advised cases[] = {
        {"kayles", "iiiiii", "3 4"},       {"kayles", "iiiiiii", "4"},
        {"kayles-piles", "100", "1 2 49"}, {"subtraction:3", "10,7", "1 3"},
        {"grundy", "7,0,5", "1 2"},        {"nim", "3,3,2,1", "3 1"}};
    assert_advised(cases, LENGTH(cases));
}

static bool always(struct nimm_solver *solver, const void *position, enum player mover, bool misere,
                   const struct move *move) {
    return true;
}

static void a_loopy_game_is_advised_to_answer_in_kind_where_that_wins(void **state) {
    /* The winning moves are in piles 2, 3 and 5; the last move was in pile `answered` + 1. */
    static const uint32_t advised[] = {1, 1, 2, 1, 4};
    struct nimm_solver *solver = new_solver(0);
    struct game game = *NIM;
    struct theory theory = *game.theory;
    void *position = position_of(NIM, NULL, "10,20,30,40,50");
    theory.advances = always;
    game.theory = &theory;
    for (uint32_t answered = 0; answered < LENGTH(advised); answered++) {
        struct move last = {.part = answered};
        struct question question = {.game = &game, .position = position, .last = &last};
        struct advice advice;
        game.partisan = true;
        assert_int_equal(solve_advice(solver, &question, &advice), NIMM_OK);
        assert_true(advice.kind == ADVICE_WINNING && advice.move.part == advised[answered]);
        game.partisan = false;
        assert_int_equal(solve_advice(solver, &question, &advice), NIMM_OK);
        assert_int_equal(advice.move.part, 1);
    }
    free(position);
    nimm_solver_free(solver);
}

static bool warns_of_one(const void *position, enum player mover, const struct move *move,
                         struct text *text) {
    text_add(text, "then the other one wins");
    return move->amount == 1;
}

/* Of two moves that lose, the one that hands the win over at once is the worse. */
static void a_move_that_hands_over_the_win_is_not_advised(void **state) {
    static const struct theory theory = {.warn = warns_of_one};
    struct nimm_solver *solver = new_solver(0);
    struct game game = countdown;
    const struct countdown here = {20, 3};
    const struct question question = {.game = &game, .position = &here};
    struct advice advice;
    game.theory = &theory;
    assert_int_equal(solve_advice(solver, &question, &advice), NIMM_OK);
    assert_true(advice.kind == ADVICE_RESISTING && advice.move.amount == 2 && advice.replies == 1);
    nimm_solver_free(solver);
}

/* From a, b loses at once; c and d go around forever. */
static void a_draw_is_better_than_a_loss(void **state) {
    static const char *const positions[] = {"a>b,a>c,c>d,d>c,b>e@a", "a>c,a>b,c>d,d>c,b>e@a"};
    const struct game *game = game_of("digraph", &(const char *){NULL});
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(positions); i++) {
        void *position = position_of(game, NULL, positions[i]);
        const struct question question = {.game = game, .position = position};
        struct advice advice;
        struct text text = {0};
        assert_int_equal(solve_advice(solver, &question, &advice), NIMM_OK);
        assert_int_equal(advice.kind, ADVICE_DRAWING);
        game->print_move(position, &advice.move, &text);
        assert_string_equal(text_string(&text), "c");
        text_free(&text);
        free(position);
    }
    nimm_solver_free(solver);
}

static void a_move_drawn_by_chance_is_legal_in_every_game(void **state) {
    struct random random = random_from_seed(6);
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < game_count; i++) {
        const struct game *game = game_list[i];
        void *position = position_of(game, NULL, game->sample);
        for (unsigned n = 0; n < 400; n++) {
            struct move move = {0};
            game_draw_move(solver, game, position, n / 2 % 2, &random, &move);
            assert_true(game->check(position, n / 2 % 2, &move, NULL));
        }
        free(position);
    }
    nimm_solver_free(solver);
}

static void whoever_is_lost_does_not_retreat_from_the_end(void **state) {
    static const struct {
        const char *game, *position, *advised;
    } cases[] = {{"northcott", "..B.W../....W.B/.....WB", "1 4"}, {"poker-nim", "1,1/3,5", "1 1"}};
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        struct text text = {0};
        struct advice advice;
        void *position = position_in(cases[i].game, cases[i].position, &game);
        const struct question question = {.game = game, .position = position, .mover = PLAYER_2};
        assert_int_equal(solve_advice(solver, &question, &advice), NIMM_OK);
        assert_int_equal(advice.kind, ADVICE_RESISTING);
        game->print_move(position, &advice.move, &text);
        assert_string_equal(text_string(&text), cases[i].advised);
        text_free(&text);
        free(position);
    }
    nimm_solver_free(solver);
}

/* ---- copying ---- */

static bool is_paired(struct nimm_solver *solver, const struct game *game, const void *position) {
    const struct question question = {.game = game, .position = position};
    return solve_paired_parts(solver, &question) > 0;
}

/* Whatever the other player does, there is an answer that leaves such a position again, or ends the
 * game. */
static void assert_can_be_copied(struct nimm_solver *solver, const struct game *game,
                                 const void *position, unsigned depth) {
    unsigned char *after = malloc(2 * game->size), *answered = after + game->size;
    struct moves moves = {0};
    while (depth > 0 && game->moves(position, 0, &moves)) {
        struct moves answers = {0};
        bool copied = false;
        play_into(game, position, 0, &moves.move, after);
        while (!copied && game->moves(after, 0, &answers)) {
            play_into(game, after, 0, &answers.move, answered);
            copied = game_is_over(game, answered, 0) || is_paired(solver, game, answered);
        }
        if (!copied) fail_msg("%s: a move that cannot be copied", game->id);
        assert_can_be_copied(solver, game, answered, depth - 1);
    }
    free(after);
}

static void a_position_of_pairs_is_won_by_copying(void **state) {
    static const char *const paired[][2] = {
        {"nim", "4,4"},
        {"nim", "2,3,0,2,3"},
        {"kayles", "iii.ii.iii.ii"},
        {"dawson", "iiii.i.iiii"},
        {"grundy", "2,7,7"},
        {"octal:0.77", "4,4"},
        {"subtraction:3", "5,5"},
        {"prime", "12,5,30"},
        {"chop", "4x4"},
        {"chomp", "4,1,1,1"},
        {"compound", "nim=3,4+chop=2x3+nim=4,3+chop=3x2"},
        {"compound", "queen=3x4+queen=4x3"},
    };
    static const char *const others[][2] = {
        {"nim", "1,2,3"},
        {"nim", "0"},
        {"nim", "4"},
        {"kayles", "iii"},
        {"kayles", "i.iiii"},
        {"subtraction:3", "3,7"},
        {"grundy", "4,7"},
        {"chomp", "2,1,1,1"},
        {"chop", "1x1"},
        {"compound", "nim=4,4+prime=4,4"},
        {"triangle", "convex:7/AD"},
        {"coloring", "strip:4/BC"},
        {"compound", "nim=1+kayles=i"},
        {"northcott", "W..B/W..B"},
        {"compound", "triangle=convex:6+triangle=convex:6"},
    };
    struct nimm_solver *solver = new_solver(0);
    const struct game *game;
    for (size_t i = 0; i < LENGTH(paired); i++) {
        void *position = position_in(paired[i][0], paired[i][1], &game);
        if (!is_paired(solver, game, position)) fail_msg("%s %s", paired[i][0], paired[i][1]);
        assert_can_be_copied(solver, game, position, 3);
        free(position);
    }
    for (size_t i = 0; i < LENGTH(others); i++) {
        void *position = position_in(others[i][0], others[i][1], &game);
        if (is_paired(solver, game, position)) fail_msg("%s %s", others[i][0], others[i][1]);
        free(position);
    }
    nimm_solver_free(solver);
}

static void a_move_that_can_be_copied_is_found_within_one_budget(void **state) {
    struct nimm_solver *solver = new_solver(0);
    const struct game *game;
    void *position = position_in("nim", "3,4,4", &game);
    const struct question question = {.game = game, .position = position};
    struct text text = {0};
    struct move move;
    const uint64_t before = solver_question(solver);
    assert_true(solve_copying(solver, &question, &move));
    assert_int_equal(solver_question(solver), before + 1);
    game->print_move(position, &move, &text);
    assert_string_equal(text_string(&text), "1 3");
    text_free(&text);
    free(position);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_solution_has_outcome_value_and_piles),
        cmocka_unit_test(what_is_too_large_says_so_is_met_with_a_guess_and_harms_no_other_question),
        cmocka_unit_test(the_piles_answer_where_the_game_itself_does_not),
        cmocka_unit_test(a_draw_has_an_outcome_and_no_value),
        cmocka_unit_test(a_stopped_solver_ends_every_question),
        cmocka_unit_test(the_advice_in_a_won_position_is_the_first_winning_move),
        cmocka_unit_test(the_advice_in_a_lost_position_leaves_the_fewest_winning_replies),
        cmocka_unit_test(a_winning_move_found_in_time_is_advised_though_others_were_too_many),
        cmocka_unit_test(only_winning_moves_that_bring_the_end_nearer_are_advised),
        cmocka_unit_test(the_advised_move_is_in_the_pile_that_must_get_smaller),
        cmocka_unit_test(the_advised_move_is_one_after_which_copying_wins),
        cmocka_unit_test(a_loopy_game_is_advised_to_answer_in_kind_where_that_wins),
        cmocka_unit_test(a_move_that_hands_over_the_win_is_not_advised),
        cmocka_unit_test(a_draw_is_better_than_a_loss),
        cmocka_unit_test(whoever_is_lost_does_not_retreat_from_the_end),
        cmocka_unit_test(a_move_drawn_by_chance_is_legal_in_every_game),
        cmocka_unit_test(a_position_of_pairs_is_won_by_copying),
        cmocka_unit_test(a_move_that_can_be_copied_is_found_within_one_budget),
    };
    return cmocka_run_group_tests_name("solve", tests, NULL, NULL);
}
