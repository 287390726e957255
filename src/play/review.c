/* SPDX-License-Identifier: MIT */
#include "play/review.h"

#include <stdlib.h>

#include "core/memory.h"
#include "core/solver.h"

/* A whole review takes at most as much work as so many questions. */
enum { MOST_QUESTIONS = 4 };

/* Finds who wins here, and by which moves. Returns NIMM_STOPPED, or NIMM_OK whatever is known. */
static enum nimm_status look(struct nimm_solver *solver, const struct question *question,
                             struct review_position *position) {
    struct move_list list = {.moves = position->move, .limit = REVIEW_KEPT};
    enum outcome outcome;
    enum nimm_status status = solve_outcome(solver, question, &outcome);
    if (status == NIMM_OK) {
        position->outcome = outcome;
        if (outcome == OUTCOME_N) status = solve_winning_moves(solver, question, &list);
        position->listed = status == NIMM_OK;
        position->winning = list.total;
        position->kept = list.n;
    }
    return status == NIMM_STOPPED ? status : NIMM_OK;
}

/* Finds whether something was given away here, where the other player then had `after`, and what
 * would have kept it, if that is not known yet. */
static enum nimm_status judge(struct nimm_solver *solver, const struct question *question,
                              enum outcome after, struct review_position *position) {
    position->turned =
        (position->outcome == OUTCOME_N && (after == OUTCOME_N || after == OUTCOME_D)) ||
        (position->outcome == OUTCOME_D && after == OUTCOME_N);
    if (!position->turned || position->has_better) return NIMM_OK;
    struct advice advice;
    enum nimm_status status = solve_advice(solver, question, &advice);
    if (status != NIMM_OK) return status;
    position->has_better = advice.kind == ADVICE_WINNING || advice.kind == ADVICE_DRAWING;
    position->better = advice.move;
    return NIMM_OK;
}

static bool nears_end(struct nimm_solver *solver, const struct question *question,
                      const struct move *move) {
    const struct game *game = question->game;
    if (!game->theory->advances) return true;
    return game->theory->advances(solver, question->position, question->mover, question->misere,
                                  move);
}

/* For a won position of a game that was drawn in the end: leaves of the winning moves those that
 * bring the end nearer, without the one that was made, as it led to the draw. Returns NIMM_STOPPED,
 * or NIMM_OK. */
static enum nimm_status leave_other_ways(struct nimm_solver *solver,
                                         const struct question *question, const struct move *made,
                                         struct review_position *position) {
    enum { MOST_WINNING = 256 };
    struct move winning[MOST_WINNING];
    struct move_list list = {.moves = winning, .limit = MOST_WINNING};
    enum nimm_status status = solve_winning_moves(solver, question, &list);
    if (status == NIMM_STOPPED) return status;
    position->winning = position->kept = 0;
    for (size_t i = 0; i < list.n; i++) {
        const struct move *move = &list.moves[i];
        if (game_is_same_move(move, made) || !nears_end(solver, question, move)) continue;
        position->winning++;
        if (position->kept < REVIEW_KEPT) position->move[position->kept++] = *move;
    }
    return NIMM_OK;
}

/* Judges a position of a drawn game after which nothing was left to win. In it, too, nothing was,
 * unless there was another way to win. Where that is so, or where theory has no winner,
 * *before_draw becomes false. Returns NIMM_STOPPED, or NIMM_OK. */
static enum nimm_status judge_before_draw(struct nimm_solver *solver, const struct session *session,
                                          size_t played, struct review_position *position,
                                          bool *before_draw) {
    const struct question question = session_question(session, played);
    const bool is_last = played == session->played;
    const bool has_winner = position->outcome == OUTCOME_N || position->outcome == OUTCOME_P;
    *before_draw = is_last || has_winner;
    if (!*before_draw) return NIMM_OK;
    if (!is_last && position->outcome == OUTCOME_N) {
        enum nimm_status status =
            leave_other_ways(solver, &question, &session->moves[played], position);
        if (status != NIMM_OK) return status;
        position->has_better = position->kept > 0;
        position->better = position->move[0];
        *before_draw = !position->has_better;
    }
    if (*before_draw) *position = (struct review_position){.outcome = OUTCOME_D, .listed = true};
    return NIMM_OK;
}

/* What the other player had after the next move, or after the player to move resigned; 0: not
 * known, or there is no next move. */
static enum outcome outcome_after(const struct review *review, const struct session *session,
                                  size_t played) {
    if (played < review->n) return review->positions[played + 1].outcome;
    return session->resigned ? OUTCOME_N : 0;
}

enum nimm_status review_game(struct review *review, const struct session *session,
                             struct nimm_solver *solver) {
    uint64_t left = MOST_QUESTIONS * SOLVER_OPTIONS;
    enum nimm_status status = NIMM_OK;
    bool before_draw =
        session_is_drawn(session); /* from here on the game could not be won any more */
    *review = (struct review){.n = session->played};
    review->positions = memory_take_zeroed(session->played + 1, sizeof *review->positions);
    /* From the end, where positions are small, and what is found serves for those before. */
    solver_hold(solver);
    for (size_t played = review->n + 1; status == NIMM_OK && played-- > 0;) {
        struct review_position *position = &review->positions[played];
        struct question question = session_question(session, played);
        if (left == 0) continue;
        solver_go_on(solver);
        status = look(solver, &question, position);
        if (status == NIMM_OK && before_draw)
            status = judge_before_draw(solver, session, played, position, &before_draw);
        if (status == NIMM_OK)
            status = judge(solver, &question, outcome_after(review, session, played), position);
        uint64_t spent = solver_spent(solver);
        left -= spent < left ? spent : left;
    }
    solver_release(solver);
    if (status != NIMM_OK) review_free(review);
    return status;
}

size_t review_lost(const struct review *review, const struct session *session, enum player player,
                   size_t from) {
    for (size_t i = from; i <= review->n; i++)
        if (review->positions[i].turned && review->positions[i].outcome == OUTCOME_N &&
            session_mover_at(session, i) == player)
            return i;
    return SIZE_MAX;
}

const struct review_position *review_last_turn(const struct review *review) {
    size_t i = review->n + 1;
    while (i > 0 && !review->positions[i - 1].turned) i--;
    return i > 0 ? &review->positions[i - 1] : NULL;
}

void review_free(struct review *review) {
    free(review->positions);
    *review = (struct review){0};
}
