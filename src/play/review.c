/* SPDX-License-Identifier: MIT */
#include "play/review.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

#define DEFAULT_NODES (4 * SOLVER_OPTIONS)

/* The work on one review. */
struct work {
    struct review *review;
    const struct session *session;
    struct solver *solver;
    uint64_t nodes; /* that may still be searched */
};

/* Takes what the last question has cost from what may still be spent. */
static void pay(struct work *work) {
    uint64_t spent = solver_spent(work->solver);
    work->nodes -= spent < work->nodes ? spent : work->nodes;
}

static enum review_side side_of(enum outcome outcome, unsigned mover) {
    if (outcome == OUTCOME_D) return REVIEW_NOBODY;
    unsigned winner = outcome == OUTCOME_N ? mover : !mover;
    return winner == 0 ? REVIEW_PLAYER_1 : REVIEW_PLAYER_2;
}

/* The winning moves of a position that the player to move wins, and has moves in. */
static enum solve_status list_moves(struct work *work, const struct question *question,
                                    struct review_position *position) {
    struct move_list list = {.moves = position->move, .limit = REVIEW_KEPT};
    enum solve_status status = solve_winning_moves(work->solver, question, &list);
    pay(work);
    position->listed = status;
    position->winning = list.total;
    position->kept = list.n;
    return status;
}

/* Looks at the position after so many moves. */
static enum solve_status look(struct work *work, size_t played) {
    struct review_position *position = &work->review->positions[played];
    struct question question = session_question(work->session, played);
    enum outcome outcome;
    position->side = REVIEW_UNKNOWN;
    position->status = position->listed = SOLVE_TOO_LARGE;
    if (work->nodes == 0) return SOLVE_OK;
    enum solve_status status = solve_outcome(work->solver, &question, &outcome);
    pay(work);
    if (status == SOLVE_STOPPED) return status;
    if (status != SOLVE_OK) return SOLVE_OK;
    position->status = SOLVE_OK;
    position->side = side_of(outcome, question.mover);
    position->listed = SOLVE_NO_ANSWER;
    if (outcome != OUTCOME_N || game_is_over(question.game, question.position, question.mover))
        return SOLVE_OK;
    status = list_moves(work, &question, position);
    return status == SOLVE_STOPPED ? status : SOLVE_OK;
}

/* What the player to move made of the position after so many moves: how it went on. */
static enum review_side side_after(const struct work *work, size_t played) {
    const struct session *session = work->session;
    if (played < work->review->n) return work->review->positions[played + 1].side;
    if (!session->resigned) return work->review->positions[played].side;
    return session_winner(session) == 0 ? REVIEW_PLAYER_1 : REVIEW_PLAYER_2;
}

/* Was something given away here? Then: what would have kept it? */
static enum solve_status judge(struct work *work, size_t played) {
    struct review_position *position = &work->review->positions[played];
    struct question question = session_question(work->session, played);
    enum review_side after = side_after(work, played), own = side_of(OUTCOME_N, question.mover);
    if (after == REVIEW_UNKNOWN) return SOLVE_OK;
    /* Who cannot win does not come to win by the own move: a draw is kept or given away. */
    position->turned = after != position->side && (position->side == own || position->side == REVIEW_NOBODY);
    if (!position->turned) return SOLVE_OK;
    struct advice advice;
    enum solve_status status = solve_advice(work->solver, &question, &advice);
    pay(work);
    if (status != SOLVE_OK) return status;
    position->has_better = advice.kind == ADVICE_WINNING || advice.kind == ADVICE_DRAWING;
    position->better = advice.move;
    return SOLVE_OK;
}

enum solve_status review_game(struct review *review, const struct session *session, struct solver *solver,
                              uint64_t nodes) {
    struct work work = {review, session, solver, nodes ? nodes : DEFAULT_NODES};
    *review = (struct review){.n = session->played};
    review->positions = memory_take_zeroed(session->played + 1, sizeof *review->positions);
    enum solve_status status = SOLVE_OK;
    /* From the end, where positions are small, and what is found serves for those before. */
    for (size_t played = review->n + 1; status == SOLVE_OK && played-- > 0;) {
        status = look(&work, played);
        if (status == SOLVE_OK) status = judge(&work, played);
    }
    if (status != SOLVE_OK) review_free(review);
    return status;
}

void review_free(struct review *review) {
    free(review->positions);
    *review = (struct review){0};
}

enum review_side review_before(const struct review *review, size_t move) {
    assert(move < review->n);
    return review->positions[move].side;
}

enum review_side review_after(const struct review *review, size_t move) {
    assert(move < review->n);
    return review->positions[move + 1].side;
}
