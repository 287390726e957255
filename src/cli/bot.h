/* SPDX-License-Identifier: MIT */
/* The bot of the line protocol: a game, and the commands about it. */
#ifndef CLI_BOT_H
#define CLI_BOT_H

#include "core/solver.h"
#include "games/session.h"
#include "say/subject.h"

struct bot {
    struct session session;
    struct solver *solver;
    unsigned level; /* of genmove */
    struct random random;
    bool leaving;       /* quit was said */
    struct text answer; /* to the last command: its result, or what was wrong with it */
};

/* Begins a new game of the subject, which it frees: from its position, or from a random start where none is
 * given. False: refused, bot->answer says why, and the game goes on as it was. */
bool bot_begin(struct bot *bot, struct subject *subject);

/* Obeys a command without its number. False: it failed, and bot->answer says why. */
bool bot_obey(struct bot *bot, const char *line);

#endif
