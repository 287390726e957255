/* SPDX-License-Identifier: MIT */
/* What --help shows. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "cli/cli.h"

/* Adds the help of a command. */
void help_command(const struct command *command, struct text *text);

/* Adds the help of the program: the few commands that a newcomer meets, and where the rest is. */
void help_program(struct text *text);

/* Adds all that the program can do: every command and every game. */
void help_all(struct text *text);

#endif
