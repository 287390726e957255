/* SPDX-License-Identifier: MIT */
/* What resume and replay share: the record of a game in a file. */
#ifndef CLI_RECORD_FILE_H
#define CLI_RECORD_FILE_H

#include "cli/command.h"
#include "ui/repl.h"

/* Reads the record that the command's one word names and lays it on the table; "-" is standard input.
 * Returns STATUS_DONE, or another status when that failed, which has been said. */
int record_file_open(const struct arguments *arguments, struct repl *repl);

#endif
