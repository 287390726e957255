/* SPDX-License-Identifier: MIT */
/* The bot of the line protocol: a game, and the commands about it. */
#ifndef CLI_BOT_H
#define CLI_BOT_H

#include "nimm/solver.h"
#include "play/session.h"
#include "ui/subject.h"

struct bot {
    struct subject subject; /* the game as it was named */
    struct session session;
    struct solver *solver;
    unsigned level; /* of genmove */
    uint64_t seed;
    struct random random;
    bool leaving;       /* quit was said */
    struct text answer; /* to the last command: its result, or what was wrong with it */
};

/* Begins a new game of the subject, which it takes over: from its position, or from a random start where it
 * has none. False: refused, bot->answer says why, and the game goes on as it was. */
bool bot_begin(struct bot *bot, struct subject *subject);

/* Obeys a command without its number. False: it failed, and bot->answer says why. */
bool bot_obey(struct bot *bot, const char *line);

/* Starts its random numbers anew. */
void bot_set_seed(struct bot *bot, uint64_t seed);

#endif
