/* SPDX-License-Identifier: MIT */
/* Files: read whole, and written so that nothing is ever lost. */
#ifndef UI_FILE_H
#define UI_FILE_H

#include <sys/types.h>

#include "nimm/game.h"

enum file_saved {
    FILE_SAVED,
    FILE_EXISTS, /* nothing has changed */
    FILE_FAILED, /* nothing has changed, and *why says what failed */
};

/* Writes the bytes to the file: to a temporary file in the same folder, flushed to the disk, then renamed, so
 * that at every moment the whole old file or the whole new one has that name, whatever happens. Signals wait
 * until the temporary file is gone. A symbolic link is followed; other hard links keep the old file. A new
 * file has the permissions that umask allows, an old one keeps its own; one that may not be written is
 * refused, and so is anything but an ordinary file. Unless `overwrite`, an old file is left as it is, one too
 * that somebody else makes at this moment. */
enum file_saved file_save(const char *path, const char *bytes, size_t length, bool overwrite,
                          struct text *why);

/* As read, but goes on where a signal comes, and waits where nothing is there yet. */
ssize_t file_read_some(int file, char *bytes, size_t most);

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
