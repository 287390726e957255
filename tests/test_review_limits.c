/* SPDX-License-Identifier: MIT */
/* Looking back at games where the solver comes to an end first. */
#include "countdown.h"

#include <signal.h>
#include <stdbool.h>

#include "play/review.h"

static bool check_countdown(const void *position, unsigned mover, const struct move *move, struct text *why) {
    const struct countdown *here = position;
    (void)mover, (void)why;
    return move->amount >= 1 && move->amount <= here->most && move->amount <= here->stones;
}

static enum solve_status outcome_known(struct solver *solver, const void *position, unsigned mover,
                                       bool misere, enum outcome *outcome) {
    const struct countdown *here = position;
    (void)solver, (void)mover, (void)misere;
    *outcome = here->stones % (here->most + 1) ? NIMM_OUTCOME_N : NIMM_OUTCOME_P;
    return NIMM_SOLVE_OK;
}

static enum solve_status winning_too_many(struct solver *solver, const void *position, unsigned mover,
                                          bool misere, uint64_t value, struct move_list *list) {
    (void)solver, (void)position, (void)mover, (void)misere, (void)value, (void)list;
    return NIMM_SOLVE_TOO_LARGE;
}

static enum solve_status winning_stopped(struct solver *solver, const void *position, unsigned mover,
                                         bool misere, uint64_t value, struct move_list *list) {
    (void)solver, (void)position, (void)mover, (void)misere, (void)value, (void)list;
    return NIMM_SOLVE_STOPPED;
}

/* Stops only where a better move is looked for: there the list is to end with the first. */
static enum solve_status winning_stopped_at_advice(struct solver *solver, const void *position,
                                                   unsigned mover, bool misere, uint64_t value,
                                                   struct move_list *list) {
    (void)solver, (void)position, (void)mover, (void)misere, (void)value;
    return list->limit_will_do ? NIMM_SOLVE_STOPPED : NIMM_SOLVE_OK;
}

/* 7 stones, of which 1, 2 and 3 are taken in turn: the first move should have been 3. */
static void play_badly(const struct game *game, struct session *session) {
    const struct countdown start = {7, 3};
    session_start(session, game, &start, 0, false);
    for (uint64_t i = 1; i <= 3; i++) {
        const struct move move = {.amount = i};
        session_play(session, &move);
    }
}

static struct game game_with(enum solve_status (*winning)(struct solver *, const void *, unsigned, bool,
                                                          uint64_t, struct move_list *)) {
    struct game game = countdown;
    game.check = check_countdown;
    game.outcome = outcome_known;
    game.winning = winning;
    return game;
}

static void a_mistake_is_one_though_nobody_knows_what_was_better(void **state) {
    (void)state;
    const struct game game = game_with(winning_too_many);
    struct solver *solver = new_solver(0);
    struct session session;
    struct review review;
    play_badly(&game, &session);
    assert_int_equal(review_game(&review, &session, solver), NIMM_SOLVE_OK);
    assert_true(review.positions[0].turned && !review.positions[0].has_better);
    assert_int_equal(review.positions[0].listed, NIMM_SOLVE_TOO_LARGE);
    review_free(&review);
    session_end(&session);
    nimm_solver_free(solver);
}

static void a_review_is_stopped_wherever_it_is(void **state) {
    (void)state;
    const struct game games[] = {game_with(winning_stopped), game_with(winning_stopped_at_advice)};
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(games); i++) {
        struct session session;
        struct review review;
        play_badly(&games[i], &session);
        assert_int_equal(review_game(&review, &session, solver), NIMM_SOLVE_STOPPED);
        assert_null(review.positions);
        session_end(&session);
    }
    nimm_solver_free(solver);
}

/* From a, who goes to b and comes back gives nothing away. */
static void a_draw_that_is_kept_is_no_mistake(void **state) {
    (void)state;
    const char *parameters;
    const struct game *game = game_of("digraph", &parameters);
    void *start = position_of(game, parameters, "a>b,b>a,b>c,c>d@a");
    struct solver *solver = new_solver(0);
    struct session session;
    struct review review;
    struct text why = {0};
    session_start(&session, game, start, 0, false);
    for (unsigned i = 0; i < 2; i++) {
        struct move move;
        assert_true(game->parse_move(session_position(&session), i, i ? "a" : "b", &move, &why));
        session_play(&session, &move);
    }
    assert_int_equal(review_game(&review, &session, solver), NIMM_SOLVE_OK);
    for (size_t i = 0; i <= review.n; i++) {
        assert_int_equal(review.positions[i].side, REVIEW_NOBODY);
        assert_false(review.positions[i].turned);
    }
    review_free(&review);
    session_end(&session);
    nimm_solver_free(solver);
    free(start);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mistake_is_one_though_nobody_knows_what_was_better),
        cmocka_unit_test(a_review_is_stopped_wherever_it_is),
        cmocka_unit_test(a_draw_that_is_kept_is_no_mistake),
    };
    return cmocka_run_group_tests_name("review limits", tests, NULL, NULL);
}
