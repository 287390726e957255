/* SPDX-License-Identifier: MIT */
/* Looking back at a game: who could have won before and after each move, and where a win was thrown
 * away. */
#ifndef PLAY_REVIEW_H
#define PLAY_REVIEW_H

#include "games/session.h"
#include "games/solve.h"

/* This many winning moves are kept for each position; all are counted. */
enum { REVIEW_KEPT = 4 };

/* A position of the game, and what there was to do in it. */
struct review_position {
    enum outcome outcome; /* if both play well from here; 0: too large to search */
    bool listed;          /* `winning` is known: */
    uint64_t winning;     /* how many moves win */
    size_t kept;          /* the first of them, in the order of `moves`, at most REVIEW_KEPT */
    struct move move[REVIEW_KEPT];
    bool turned; /* the player to move had the win, or the draw, and gave it away: by the next move,
                    or by resigning after the last one */
    bool has_better; /* `better` would have kept it */
    struct move better;
};

/* Start with review_game, end with review_free. */
struct review {
    size_t n;                          /* moves */
    struct review_position *positions; /* n + 1: before each move, and after the last one */
};

/* Reviews the moves that have been made, not those that have been taken back, from the end to the
 * beginning. Each step has the budget of one question, the whole game that of a few; what is too
 * large then has no outcome. NIMM_OK: the caller frees *review with review_free. NIMM_STOPPED:
 * there is nothing to free. */
enum nimm_status review_game(struct review *review, const struct session *session,
                             struct nimm_solver *solver);

/* After how many moves, `from` or more, the player gave the win away for the first time; SIZE_MAX:
 * never, as far as is known. */
size_t review_lost(const struct review *review, const struct session *session, enum player player,
                   size_t from);

/* Where something was given away last; NULL: nowhere. */
const struct review_position *review_last_turn(const struct review *review);

void review_free(struct review *review);

#endif
