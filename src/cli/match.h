/* SPDX-License-Identifier: MIT */
/* A match between two programs, or a program and the computer: the referee's table. */
#ifndef CLI_MATCH_H
#define CLI_MATCH_H

#include "nimm/solve.h"
#include "play/session.h"
#include "play/start.h"
#include "ui/process.h"

/* What a program may answer at most. */
enum { ANSWER_MOST = 65536 };

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

/* One of the two, "A" and "B", whoever of them moves first, and how it has fared. */
struct side {
    const char *command; /* as it was given */
    bool computer;
    unsigned level;       /* of the computer */
    struct random random; /* of the computer */
    struct process process;
    bool answered; /* it has said something once */
    uint64_t wins, wins_moving_first;
    uint64_t losses[MATCH_REASONS];
};

/* How a game ended. */
enum verdict_kind {
    VERDICT_LOSS,
    VERDICT_DRAW,
    VERDICT_NO_START, /* a program cannot be started */
};

struct verdict {
    enum verdict_kind kind;
    unsigned side; /* who lost, or cannot be started */
    enum match_reason reason;
    struct text detail; /* of a fault, one line in whole sentences */
};

struct match {
    /* Set by the caller. */
    struct start start;   /* with its misere */
    const void *position; /* the start of every game; NULL: random ones */
    uint64_t games;
    uint64_t seed;
    uint64_t most_moves; /* a game of so many moves is a draw */
    double time;         /* for each answer, in seconds */
    bool verbose;        /* let through what programs write to standard error */
    const char *folder;  /* for the records; NULL: none are wanted */
    const volatile sig_atomic_t *stop;
    struct side sides[2];

    struct solver *solver;
    struct session session; /* the game now, or the last one */
    uint64_t played, draws, faults;
};

/* "A" or "B". */
const char *match_side_name(unsigned side);

/* The side that is player 1 or 2 (`seat` 0 or 1) of a game: in games with odd numbers B is player 1. */
unsigned match_side_at(uint64_t game, unsigned seat);

/* Plays game number `game` from `position` in match->session. The caller frees verdict->detail. When the stop
 * flag is raised, there is no verdict. */
void match_play_game(struct match *match, uint64_t game, const void *position, struct verdict *verdict);

/* Ends the programs, politely first if so wanted. Whoever ends nimm during a match does this before. */
void match_end_programs(struct match *match, bool politely);

/* A share of the games, from 0 to 1, and between which bounds the true share lies with a confidence of 95 %,
 * by Wilson's score interval without continuity correction (E. B. Wilson, Journal of the American Statistical
 * Association 22, 1927), which takes the games for independent. */
struct match_share {
    double share, low, high;
};
struct match_share match_share(double won, double games);

#endif
