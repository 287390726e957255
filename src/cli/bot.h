/* SPDX-License-Identifier: MIT */
/* The bot of the line protocol, which command_bot.c describes: a game, and the answers to the commands. */
#ifndef CLI_BOT_H
#define CLI_BOT_H

#include "core/solver.h"
#include "games/session.h"
#include "say/subject.h"

struct bot {
    struct session session;
    struct nimm_solver *solver;
    unsigned level; /* of genmove */
    struct random random;
    bool leaving;       /* quit was said */
    struct text answer; /* to the last command: its result, or what was wrong with it */
};

/* Obeys a command without its number. False: it failed, and bot->answer says why. */
bool bot_obey(struct bot *bot, const char *line);

/* Answers a line of the protocol, a line_answerer of a struct bot: adds to *out what is to be written. */
bool bot_answer(void *bot, struct text *line, bool too_long, struct text *out);

#endif
