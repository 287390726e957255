/* SPDX-License-Identifier: MIT */
/* The bot of the line protocol: a game, and the commands about it. */
#ifndef CLI_BOT_H
#define CLI_BOT_H

#include "nimm/solver.h"
#include "play/session.h"

struct bot {
    struct text name;       /* the game's, as it was given; `parameters` points into it */
    const char *parameters; /* or NULL */
    struct session session;
    struct solver *solver;
    unsigned level; /* of genmove */
    uint64_t seed;
    struct random random;
    bool leaving;       /* quit was said */
    struct text answer; /* to the last command: its result, or what was wrong with it */
};

/* Begins a new game of this name: from the position that the string writes, or from a random start where it
 * is empty. False: refused, bot->answer says why, and the game goes on as it was. */
bool bot_begin(struct bot *bot, const char *name, const char *position, bool misere);

/* Obeys a command without its number. False: it failed, and bot->answer says why. */
bool bot_obey(struct bot *bot, const char *line);

/* Starts its random numbers anew. */
void bot_set_seed(struct bot *bot, uint64_t seed);

#endif
