/* SPDX-License-Identifier: MIT */
#include "play/review.h"

#include <stdlib.h>

#include "core/memory.h"
#include "core/solver.h"

/* A whole review takes at most as much work as so many questions. */
enum { MOST_QUESTIONS = 4 };

static enum review_side side_of(enum outcome outcome, enum player mover) {
    if (outcome == NIMM_OUTCOME_D) return REVIEW_NOBODY;
    enum player winner = outcome == NIMM_OUTCOME_N ? mover : !mover;
    return winner == 0 ? REVIEW_PLAYER_1 : REVIEW_PLAYER_2;
}

/* Who wins here, and by which moves? Returns NIMM_SOLVE_STOPPED or NIMM_SOLVE_OK, whatever is known. */
static enum solve_status look(struct solver *solver, const struct question *question,
                              struct review_position *position) {
    enum outcome outcome;
    const enum solve_status status = nimm_solve_outcome(solver, question, &outcome);
    if (status != NIMM_SOLVE_OK) return status == NIMM_SOLVE_STOPPED ? status : NIMM_SOLVE_OK;
    position->side = side_of(outcome, question->mover);
    position->listed = NIMM_SOLVE_NO_ANSWER;
    if (outcome != NIMM_OUTCOME_N || nimm_game_is_over(question->game, question->position, question->mover))
        return NIMM_SOLVE_OK;
    struct move_list list = {.moves = position->move, .limit = REVIEW_KEPT};
    position->listed = nimm_solve_winning_moves(solver, question, &list);
    position->winning = list.total;
    position->kept = list.n;
    return position->listed == NIMM_SOLVE_STOPPED ? NIMM_SOLVE_STOPPED : NIMM_SOLVE_OK;
}

/* Was something given away here, by what led to `after`? Then: what would have kept it? */
static enum solve_status judge(struct solver *solver, const struct question *question, enum review_side after,
                               struct review_position *position) {
    enum review_side own = side_of(NIMM_OUTCOME_N, question->mover);
    /* Who cannot win does not come to win by the own move: a draw is kept or given away. */
    position->turned = after != REVIEW_UNKNOWN && after != position->side &&
                       (position->side == own || position->side == REVIEW_NOBODY);
    if (!position->turned) return NIMM_SOLVE_OK;
    struct advice advice;
    enum solve_status status = nimm_solve_advice(solver, question, &advice);
    if (status != NIMM_SOLVE_OK) return status;
    position->has_better = advice.kind == NIMM_ADVICE_WINNING || advice.kind == NIMM_ADVICE_DRAWING;
    position->better = advice.move;
    return NIMM_SOLVE_OK;
}

/* How the game went on after so many moves: who could win then. */
static enum review_side side_after(const struct review *review, const struct session *session,
                                   size_t played) {
    if (played < review->n) return review->positions[played + 1].side;
    if (!session->resigned) return review->positions[played].side;
    return session_winner(session) == 0 ? REVIEW_PLAYER_1 : REVIEW_PLAYER_2;
}

/* At the end of a drawn game there is nothing left to win, and whoever could not win made the draw. */
static bool is_drawn(const struct session *session, size_t played, enum review_side side) {
    const enum review_side other = side_of(NIMM_OUTCOME_P, session_mover_at(session, played));
    return played == session->played || (played + 1 == session->played && side == other);
}

enum solve_status review_game(struct review *review, const struct session *session, struct solver *solver) {
    uint64_t left = MOST_QUESTIONS * NIMM_SOLVER_OPTIONS;
    enum solve_status status = NIMM_SOLVE_OK;
    const bool drawn = session_is_drawn(session);
    *review = (struct review){.n = session->played};
    review->positions = memory_take_zeroed(session->played + 1, sizeof *review->positions);
    /* From the end, where positions are small, and what is found serves for those before. */
    solver_hold(solver);
    for (size_t played = review->n + 1; status == NIMM_SOLVE_OK && played-- > 0;) {
        struct review_position *position = &review->positions[played];
        struct question question = session_question(session, played);
        position->side = REVIEW_UNKNOWN;
        position->listed = NIMM_SOLVE_TOO_LARGE;
        if (left == 0) continue;
        solver_go_on(solver);
        status = look(solver, &question, position);
        if (drawn && is_drawn(session, played, position->side)) {
            position->side = REVIEW_NOBODY;
            position->listed = NIMM_SOLVE_NO_ANSWER;
            position->winning = (struct count){0};
        }
        if (status == NIMM_SOLVE_OK)
            status = judge(solver, &question, side_after(review, session, played), position);
        uint64_t spent = solver_spent(solver);
        left -= spent < left ? spent : left;
    }
    solver_release(solver);
    if (status != NIMM_SOLVE_OK) review_free(review);
    return status;
}

size_t review_lost(const struct review *review, const struct session *session, enum player player) {
    for (size_t i = review->n + 1; i-- > 0;)
        if (review->positions[i].turned && review->positions[i].side == side_of(NIMM_OUTCOME_N, player) &&
            session_mover_at(session, i) == player)
            return i;
    return SIZE_MAX;
}

void review_free(struct review *review) {
    free(review->positions);
    *review = (struct review){0};
}
