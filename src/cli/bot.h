/* SPDX-License-Identifier: MIT */
/* The bot of the line protocol: a game, and the commands about it. */
#ifndef CLI_BOT_H
#define CLI_BOT_H

#include "nimm/solver.h"
#include "play/session.h"

struct bot {
    struct session session;
    struct solver *solver;
    unsigned level; /* of genmove */
    struct random random;
    bool leaving;       /* quit was said */
    struct text answer; /* to the last command: its result, or what was wrong with it */
};

/* Obeys a command without its number. False: it failed, and bot->answer says why. */
bool bot_obey(struct bot *bot, const char *line);

#endif
