/* SPDX-License-Identifier: MIT */
/* Questions about positions where the solver comes to an end first: of its budget, of memory, or stopped. */
#include "countdown.h"
#include "memory.h"

#include <signal.h>
#include <stdbool.h>

/* What one member of a game answers; the stones at which it does. */
static enum solve_status answer_at_20(const void *position, enum solve_status answer) {
    return ((const struct countdown *)position)->stones == 20 ? answer : SOLVE_OK;
}

static enum solve_status outcome_too_large_at_20(struct solver *solver, const void *position, unsigned mover,
                                                 bool misere, enum outcome *outcome) {
    const struct countdown *here = position;
    (void)solver, (void)mover, (void)misere;
    *outcome = here->stones % (here->most + 1) ? OUTCOME_N : OUTCOME_P;
    return answer_at_20(position, SOLVE_TOO_LARGE);
}

static enum solve_status outcome_known(struct solver *solver, const void *position, unsigned mover,
                                       bool misere, enum outcome *outcome) {
    const struct countdown *here = position;
    (void)solver, (void)mover, (void)misere;
    *outcome = here->stones % (here->most + 1) ? OUTCOME_N : OUTCOME_P;
    return SOLVE_OK;
}

static enum solve_status outcome_known_but_at_19(struct solver *solver, const void *position, unsigned mover,
                                                 bool misere, enum outcome *outcome) {
    enum solve_status status = outcome_known(solver, position, mover, misere, outcome);
    return ((const struct countdown *)position)->stones == 19 ? SOLVE_TOO_LARGE : status;
}

static enum solve_status outcome_known_but_below_18(struct solver *solver, const void *position,
                                                    unsigned mover, bool misere, enum outcome *outcome) {
    enum solve_status status = outcome_known(solver, position, mover, misere, outcome);
    return ((const struct countdown *)position)->stones < 18 ? SOLVE_TOO_LARGE : status;
}

static enum solve_status outcome_kept(struct solver *solver, const void *position, unsigned mover,
                                      bool misere, enum outcome *outcome) {
    bool kept = table_put(solver_table(solver), position, sizeof(struct countdown), 0);
    (void)mover, (void)misere;
    *outcome = OUTCOME_N;
    return kept ? SOLVE_OK : SOLVE_TOO_LARGE; /* as one who does not know why */
}

static enum solve_status piles_stopped(struct solver *solver, const void *position, struct piles *piles) {
    (void)solver, (void)position, (void)piles;
    return SOLVE_STOPPED;
}

static enum solve_status piles_known(struct solver *solver, const void *position, struct piles *piles) {
    const struct countdown *here = position;
    (void)solver;
    piles->n = 1;
    piles->value[0] = here->stones % (here->most + 1);
    return SOLVE_OK;
}

static enum solve_status winning_stopped(struct solver *solver, const void *position, unsigned mover,
                                         bool misere, uint64_t value, struct move_list *list) {
    (void)solver, (void)position, (void)mover, (void)misere, (void)value, (void)list;
    return SOLVE_STOPPED;
}

static bool warns_of_one(const void *position, unsigned mover, const struct move *move, struct text *text) {
    (void)position, (void)mover;
    text_add(text, "then the other one wins");
    return move->amount == 1;
}

/* ---- who wins ---- */

static void the_value_tells_who_wins_where_the_shorter_way_was_too_long(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct game game = countdown;
    struct solution solution;
    game.outcome = outcome_too_large_at_20;
    game.piles = piles_known;
    for (uint64_t most = 3; most <= 4; most++)
        for (uint64_t stones = 19; stones <= 21; stones++) {
            const struct countdown here = {stones, most};
            const struct question question = {.game = &game, .position = &here};
            assert_int_equal(solve_position(solver, &question, &solution), SOLVE_OK);
            assert_int_equal(solution.status, SOLVE_OK);
            assert_int_equal(solution.outcome, stones % (most + 1) ? OUTCOME_N : OUTCOME_P);
            assert_int_equal(solution.value, stones % (most + 1));
        }
    const struct countdown here = {20, 5};
    const struct question question = {.game = &game, .position = &here};
    assert_int_equal(solve_position(solver, &question, &solution), SOLVE_OK);
    assert_true(solution.outcome == OUTCOME_N && solution.value == 2);
    solver_free(solver);
}

static void a_solver_stopped_on_the_way_to_the_value_says_so(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct game game = countdown;
    struct countdown here = {9, 3};
    struct solution solution;
    const struct question question = {.game = &game, .position = &here};
    game.outcome = outcome_known;
    game.piles = piles_stopped;
    assert_int_equal(solve_position(solver, &question, &solution), SOLVE_STOPPED);
    assert_int_equal(solution.status, SOLVE_STOPPED);
    assert_false(solution.has_value);
    solver_free(solver);
}

static void a_bound_that_was_lack_of_memory_is_called_that(void **state) {
    (void)state;
    struct game game = countdown;
    struct countdown here = {9, 3};
    const struct question question = {.game = &game, .position = &here};
    enum outcome outcome;
    if (!memory_can_fail()) skip();
    game.outcome = outcome_kept;
    struct solver *solver = new_solver(0);
    memory_fail(0, 1);
    assert_int_equal(solve_outcome(solver, &question, &outcome), SOLVE_NO_MEMORY);
    assert_int_equal(memory_recover(), 1);
    assert_int_equal(solve_outcome(solver, &question, &outcome), SOLVE_OK);
    solver_free(solver);
    solver = solver_new(0, 100); /* bytes, in which no table fits */
    assert_int_equal(solve_outcome(solver, &question, &outcome), SOLVE_TOO_LARGE);
    solver_free(solver);
}

/* ---- advice ---- */

static void advice_is_stopped_where_winning_moves_are_looked_for(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct game game = countdown;
    struct countdown here = {9, 3};
    const struct question question = {.game = &game, .position = &here};
    struct advice advice;
    game.outcome = outcome_known;
    game.winning = winning_stopped;
    assert_int_equal(solve_advice(solver, &question, &advice), SOLVE_STOPPED);
    here.stones = 8; /* a lost one, whose moves leave winning ones */
    assert_int_equal(solve_advice(solver, &question, &advice), SOLVE_STOPPED);
    solver_free(solver);
}

static void of_a_lost_position_the_moves_that_were_judged_in_time_are_compared(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct game game = countdown;
    struct countdown here = {20, 3};
    const struct question question = {.game = &game, .position = &here};
    struct advice advice;
    game.outcome = outcome_known_but_at_19; /* the first move is beyond judging */
    assert_int_equal(solve_advice(solver, &question, &advice), SOLVE_OK);
    assert_int_equal(advice.kind, ADVICE_GUESS);
    assert_int_equal(advice.move.amount, 1);
    game.outcome = outcome_known_but_below_18; /* so is the third, and what the second leads to */
    game.winning = NULL;
    assert_int_equal(solve_advice(solver, &question, &advice), SOLVE_OK);
    assert_int_equal(advice.kind, ADVICE_GUESS);
    game.outcome = outcome_known;
    assert_int_equal(solve_advice(solver, &question, &advice), SOLVE_OK);
    assert_int_equal(advice.kind, ADVICE_RESISTING);
    assert_true(advice.replies.low == 1);
    game.warn = warns_of_one;
    assert_int_equal(solve_advice(solver, &question, &advice), SOLVE_OK);
    assert_true(advice.kind == ADVICE_RESISTING && advice.move.amount == 2);
    solver_free(solver);
}

/* From a, b loses at once; c and d go round for ever. */
static void a_draw_is_better_than_a_loss_wherever_it_stands(void **state) {
    (void)state;
    static const char *const positions[] = {"a>b,a>c,c>d,d>c,b>e@a", "a>c,a>b,c>d,d>c,b>e@a"};
    const struct game *game = game_of("digraph", &(const char *){NULL});
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(positions); i++) {
        void *position = position_of(game, NULL, positions[i]);
        const struct question question = {.game = game, .position = position};
        struct advice advice;
        struct text text = {0};
        assert_int_equal(solve_advice(solver, &question, &advice), SOLVE_OK);
        assert_int_equal(advice.kind, ADVICE_DRAWING);
        game->print_move(position, &advice.move, &text);
        assert_string_equal(text_string(&text), "c");
        text_free(&text);
        free(position);
    }
    solver_free(solver);
}

/* Of 1000003 stones, at most 1000 a move, the one winning move takes 4: it is beyond the 3 that are tried. */
static void a_winning_move_beyond_the_budget_is_not_invented(void **state) {
    (void)state;
    struct solver *solver = new_solver(3);
    struct game game = countdown;
    const struct countdown here = {1001 * 999 + 4, 1000};
    const struct question question = {.game = &game, .position = &here};
    struct advice advice;
    game.outcome = outcome_known;
    assert_int_equal(solve_advice(solver, &question, &advice), SOLVE_OK);
    assert_int_equal(advice.kind, ADVICE_GUESS);
    assert_int_equal(advice.move.amount, 1);
    solver_free(solver);
}

/* ---- memory ---- */

/* The mover wins 9 by leaving 8, and loses 8. */
static void check_answers(const struct question *question, const struct solution *solution,
                          const struct move_list *list, const struct advice *advice) {
    bool wins = ((const struct countdown *)question->position)->stones % 4 != 0;
    assert_int_equal(solution->outcome, wins ? OUTCOME_N : OUTCOME_P);
    assert_int_equal(list->total.low, wins);
    assert_int_equal(advice->kind, wins ? ADVICE_WINNING : ADVICE_RESISTING);
    assert_int_equal(advice->move.amount, 1);
}

static void answers_without_memory_are_right_or_none(void **state) {
    (void)state;
    if (!memory_can_fail()) skip();
    for (uint64_t stones = 8; stones <= 9; stones++)
        for (unsigned for_ever = 0; for_ever < 2; for_ever++) {
            const struct countdown here = {stones, 3};
            const struct question question = {.game = &countdown, .position = &here};
            size_t failed = 1, turns = 0;
            for (; failed > 0; turns++) {
                struct solver *solver = new_solver(0);
                struct solution solution = {0};
                struct move_list list = {0};
                struct advice advice = {0};
                for_ever ? memory_fail_for_ever(turns) : memory_fail(turns, 1);
                enum solve_status solved = solve_position(solver, &question, &solution);
                enum solve_status listed = solve_winning_moves(solver, &question, &list);
                enum solve_status advised = solve_advice(solver, &question, &advice);
                failed = memory_recover();
                bool good = solved == SOLVE_OK && listed == SOLVE_OK && advised == SOLVE_OK;
                assert_true(solved == SOLVE_OK || solved == SOLVE_NO_MEMORY);
                assert_true(listed == SOLVE_OK || listed == SOLVE_NO_MEMORY);
                assert_true(advised == SOLVE_OK || advised == SOLVE_NO_MEMORY);
                if (failed == 0) assert_true(good);
                if (failed > 0 && for_ever) assert_false(good);
                if (good) check_answers(&question, &solution, &list, &advice);
                solver_free(solver);
            }
            assert_true(turns > 10);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_value_tells_who_wins_where_the_shorter_way_was_too_long),
        cmocka_unit_test(a_solver_stopped_on_the_way_to_the_value_says_so),
        cmocka_unit_test(a_bound_that_was_lack_of_memory_is_called_that),
        cmocka_unit_test(advice_is_stopped_where_winning_moves_are_looked_for),
        cmocka_unit_test(of_a_lost_position_the_moves_that_were_judged_in_time_are_compared),
        cmocka_unit_test(a_draw_is_better_than_a_loss_wherever_it_stands),
        cmocka_unit_test(a_winning_move_beyond_the_budget_is_not_invented),
        cmocka_unit_test(answers_without_memory_are_right_or_none),
    };
    return cmocka_run_group_tests_name("solve limits", tests, NULL, NULL);
}
