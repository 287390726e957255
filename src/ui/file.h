/* SPDX-License-Identifier: MIT */
/* Files: read whole, and written so that nothing is ever lost. */
#ifndef UI_FILE_H
#define UI_FILE_H

#include "nimm/game.h"

/* Writes the bytes to the file: to a temporary file in the same folder, flushed to the disk, then renamed, so
 * that at every moment the whole old file or the whole new one has that name, whatever happens. A symbolic
 * link is followed. A new file has the permissions that umask allows, an old one keeps its own;
 * one that may not be written is refused, and so is anything but an ordinary file. False: nothing has
 * changed, and *why says what failed; no temporary file is left. */
bool file_save(const char *path, const char *bytes, size_t length, struct text *why);

/* Could file_save write there, as far as can be told without trying? False: *why says why not, as file_save
 * would. */
bool file_may_save(const char *path, struct text *why);

/* May there be something of this name? Where that cannot be found out, there may. */
bool file_exists(const char *path);

/* Reads the file, "-" for standard input, into *contents. False: it cannot be read or has more than `most`
 * bytes; *why says which, without the file's name. */
bool file_read(const char *path, size_t most, struct text *contents, struct text *why);

/* The game that reads files with this ending, as "maze.dot@a" has it; NULL: none does. */
const struct game *file_names_position(const char *word);

/* Adds to *string the position that the word writes, as the game's parse takes it: the word itself, or what
 * the file says that stands before an @ ("maze.dot@a"). False: the file cannot be read or is refused, and
 * *why says why. */
bool file_read_position(const struct game *game, const char *word, struct text *string, struct text *why);

#endif
