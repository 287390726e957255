/* SPDX-License-Identifier: MIT */
/* Questions about positions where the solver comes to an end first: of its budget, of memory, or stopped. */
#include "core/text.h"
#include "countdown.h"

#include <signal.h>
#include <stdbool.h>

/* What one member of a game answers; the stones at which it does. */
static enum solve_status answer_at_20(const void *position, enum solve_status answer) {
    return ((const struct countdown *)position)->stones == 20 ? answer : NIMM_SOLVE_OK;
}

static enum solve_status outcome_too_large_at_20(struct solver *solver, const void *position, unsigned mover,
                                                 bool misere, enum outcome *outcome) {
    const struct countdown *here = position;
    (void)solver, (void)mover, (void)misere;
    *outcome = here->stones % (here->most + 1) ? NIMM_OUTCOME_N : NIMM_OUTCOME_P;
    return answer_at_20(position, NIMM_SOLVE_TOO_LARGE);
}

static enum solve_status outcome_known(struct solver *solver, const void *position, unsigned mover,
                                       bool misere, enum outcome *outcome) {
    const struct countdown *here = position;
    (void)solver, (void)mover, (void)misere;
    *outcome = here->stones % (here->most + 1) ? NIMM_OUTCOME_N : NIMM_OUTCOME_P;
    return NIMM_SOLVE_OK;
}

static enum solve_status outcome_known_but_at_19(struct solver *solver, const void *position, unsigned mover,
                                                 bool misere, enum outcome *outcome) {
    enum solve_status status = outcome_known(solver, position, mover, misere, outcome);
    return ((const struct countdown *)position)->stones == 19 ? NIMM_SOLVE_TOO_LARGE : status;
}

static enum solve_status outcome_known_but_below_18(struct solver *solver, const void *position,
                                                    unsigned mover, bool misere, enum outcome *outcome) {
    enum solve_status status = outcome_known(solver, position, mover, misere, outcome);
    return ((const struct countdown *)position)->stones < 18 ? NIMM_SOLVE_TOO_LARGE : status;
}

static enum solve_status piles_stopped(struct solver *solver, const void *position, struct piles *piles) {
    (void)solver, (void)position, (void)piles;
    return NIMM_SOLVE_STOPPED;
}

static enum solve_status piles_known(struct solver *solver, const void *position, struct piles *piles) {
    const struct countdown *here = position;
    (void)solver;
    piles->n = 1;
    piles->value[0] = here->stones % (here->most + 1);
    return NIMM_SOLVE_OK;
}

static enum solve_status winning_stopped(struct solver *solver, const void *position, unsigned mover,
                                         bool misere, uint64_t value, struct move_list *list) {
    (void)solver, (void)position, (void)mover, (void)misere, (void)value, (void)list;
    return NIMM_SOLVE_STOPPED;
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
            assert_int_equal(nimm_solve_position(solver, &question, &solution), NIMM_SOLVE_OK);
            assert_int_equal(solution.status, NIMM_SOLVE_OK);
            assert_int_equal(solution.outcome, stones % (most + 1) ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
            assert_int_equal(solution.value, stones % (most + 1));
        }
    const struct countdown here = {20, 5};
    const struct question question = {.game = &game, .position = &here};
    assert_int_equal(nimm_solve_position(solver, &question, &solution), NIMM_SOLVE_OK);
    assert_true(solution.outcome == NIMM_OUTCOME_N && solution.value == 2);
    nimm_solver_free(solver);
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
    assert_int_equal(nimm_solve_position(solver, &question, &solution), NIMM_SOLVE_STOPPED);
    assert_int_equal(solution.status, NIMM_SOLVE_STOPPED);
    assert_false(solution.has_value);
    nimm_solver_free(solver);
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
    assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_STOPPED);
    here.stones = 8; /* a lost one, whose moves leave winning ones */
    assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_STOPPED);
    nimm_solver_free(solver);
}

static void of_a_lost_position_the_moves_that_were_judged_in_time_are_compared(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct game game = countdown;
    struct countdown here = {20, 3};
    const struct question question = {.game = &game, .position = &here};
    struct advice advice;
    game.outcome = outcome_known_but_at_19; /* the first move is beyond judging */
    assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
    assert_int_equal(advice.kind, NIMM_ADVICE_GUESS);
    assert_int_equal(advice.move.amount, 1);
    game.outcome = outcome_known_but_below_18; /* so is the third, and what the second leads to */
    game.winning = NULL;
    assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
    assert_int_equal(advice.kind, NIMM_ADVICE_GUESS);
    game.outcome = outcome_known;
    assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
    assert_int_equal(advice.kind, NIMM_ADVICE_RESISTING);
    assert_true(advice.replies.n == 1);
    game.warn = warns_of_one;
    assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
    assert_true(advice.kind == NIMM_ADVICE_RESISTING && advice.move.amount == 2);
    nimm_solver_free(solver);
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
        assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
        assert_int_equal(advice.kind, NIMM_ADVICE_DRAWING);
        game->print_move(position, &advice.move, &text);
        assert_string_equal(nimm_text_string(&text), "c");
        nimm_text_free(&text);
        free(position);
    }
    nimm_solver_free(solver);
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
    assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
    assert_int_equal(advice.kind, NIMM_ADVICE_GUESS);
    assert_int_equal(advice.move.amount, 1);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_value_tells_who_wins_where_the_shorter_way_was_too_long),
        cmocka_unit_test(a_solver_stopped_on_the_way_to_the_value_says_so),
        cmocka_unit_test(advice_is_stopped_where_winning_moves_are_looked_for),
        cmocka_unit_test(of_a_lost_position_the_moves_that_were_judged_in_time_are_compared),
        cmocka_unit_test(a_draw_is_better_than_a_loss_wherever_it_stands),
        cmocka_unit_test(a_winning_move_beyond_the_budget_is_not_invented),
    };
    return cmocka_run_group_tests_name("solve limits", tests, NULL, NULL);
}
