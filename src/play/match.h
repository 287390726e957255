/* SPDX-License-Identifier: MIT */
/* The book-keeping of a match between two players: who lost how often and why, and what that tells. */
#ifndef PLAY_MATCH_H
#define PLAY_MATCH_H

#include <stdbool.h>
#include <stdint.h>

/* Why a game was lost. All but the first two are faults of a program. */
enum match_reason {
    MATCH_PLAYED,   /* by the rules of the game */
    MATCH_RESIGNED, /* given up */
    MATCH_ILLEGAL,  /* an illegal move, or none at all where one was to be made */
    MATCH_TIME,     /* no whole answer in time */
    MATCH_DIED,     /* the program ended, or closed its input or output */
    MATCH_FLOOD,    /* an answer without an end */
    MATCH_GARBAGE,  /* something that is not an answer */
    MATCH_REFUSED,  /* the program reported an error */
    MATCH_REASONS
};

/* A word for programs, "illegal", and one for people, "illegal move". */
const char *match_reason_id(enum match_reason reason);
const char *match_reason_title(enum match_reason reason);

bool match_is_fault(enum match_reason reason);

/* Sides are 0 and 1, whichever of them moves first. Start with {0}. */
struct match_tally {
    uint64_t games;
    uint64_t draws;
    uint64_t wins[2];
    uint64_t wins_moving_first[2];
    uint64_t losses[2][MATCH_REASONS];
};

/* A game has ended: side `loser` lost it to the other one, side `first` had the first move. */
void match_count_loss(struct match_tally *tally, unsigned loser, enum match_reason reason, unsigned first);
void match_count_draw(struct match_tally *tally);

/* A share of the games, from 0 to 1, and between which bounds the true share lies with a confidence of
 * 95 %. */
struct match_share {
    double share, low, high;
};

/* The share of the games that a side won, a draw counted as half a win; there must have been a game. The
 * bounds are Wilson's score interval without continuity correction (E. B. Wilson, Journal of the American
 * Statistical Association 22, 1927), which takes the games for independent. */
struct match_share match_share(const struct match_tally *tally, unsigned side);

#endif
