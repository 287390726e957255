/* SPDX-License-Identifier: MIT */
/* What --help shows. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "cli/cli.h"

/* Adds the help of a command, or of the program. */
void help_command(const struct command *command, struct text *text);
void help_program(struct text *text);

#endif
