/* SPDX-License-Identifier: MIT */
/* A match between two programs, or a program and the computer: the referee's table. */
#ifndef CLI_MATCH_H
#define CLI_MATCH_H

#include "nimm/solve.h"
#include "play/match.h"
#include "play/session.h"
#include "play/start.h"
#include "ui/process.h"

/* What is kept of a match's faults, and what a program may answer at most. */
enum { FAULTS_KEPT = 10, ANSWER_MOST = 65536 };

struct side {
    const char *command; /* as it was given */
    bool computer;
    unsigned level;       /* of the computer */
    struct random random; /* of the computer */
    struct process process;
    bool answered; /* it has said something once */
};

/* How a game ended. */
enum verdict_kind {
    VERDICT_LOSS,
    VERDICT_DRAW,
    VERDICT_STOPPED,  /* the stop flag was raised */
    VERDICT_NO_START, /* a program cannot be started */
};

struct verdict {
    enum verdict_kind kind;
    unsigned side; /* who lost, or cannot be started */
    enum match_reason reason;
    struct text detail; /* of a fault, one line in whole sentences */
};

struct fault {
    uint64_t game; /* from 0 on */
    struct verdict verdict;
};

struct match {
    /* Set by the caller. */
    struct start start;   /* with its misere */
    const void *position; /* the start of every game; NULL: random ones */
    uint64_t games;
    uint64_t seed;
    uint64_t most_moves; /* a game of so many moves is a draw */
    uint64_t time;       /* for each answer, in milliseconds */
    bool verbose;        /* let through what programs write to standard error */
    const char *folder;  /* for the records; NULL: none are wanted */
    const volatile sig_atomic_t *stop;
    struct side sides[2];

    struct solver *solver;
    struct session session; /* the game now, or the last one */
    struct match_tally tally;
    struct fault faults[FAULTS_KEPT];
    size_t faults_kept, faults_seen;
};

/* "A" or "B". */
const char *match_side_name(unsigned side);

/* The side that is player 1 or 2 (`seat` 0 or 1) of a game: in games with odd numbers B is player 1. */
unsigned match_side_at(uint64_t game, unsigned seat);

/* Plays game number `game` from `position` in match->session. The caller frees verdict->detail. */
void match_play_game(struct match *match, uint64_t game, const void *position, struct verdict *verdict);

/* Ends the programs, politely first if so wanted. Whoever ends nimm during a match does this before. */
void match_end_programs(struct match *match, bool politely);

/* Milliseconds as seconds: "0.2". */
void match_add_seconds(uint64_t milliseconds, struct text *text);

#endif
