/* SPDX-License-Identifier: MIT */
/* Files: read whole, and written so that nothing is ever lost. */
#ifndef UI_SAVE_H
#define UI_SAVE_H

#include <sys/types.h>

#include "nimm/text.h"

/* The system calls of saving, so that a test can make each of them fail. */
struct save_system {
    int (*open)(const char *path, int flags, mode_t mode);
    ssize_t (*write)(int file, const void *bytes, size_t length);
    int (*fsync)(int file);
    int (*close)(int file);
    int (*rename)(const char *from, const char *to);
};

extern const struct save_system save_system;

/* Writes the bytes to the file: to a temporary file in the same folder, flushed to the disk, then renamed,
 * and the folder flushed; so at every moment the whole old file or the whole new one has that name, whatever
 * happens. A symbolic link is followed. A new file may be read by whom umask allows, one that was there keeps
 * its permissions; one that may not be written is refused, and so is what is no ordinary file.
 * False: *why says what failed, and which of the two files is there; no temporary file is left. */
bool save_file(const struct save_system *system, const char *path, const char *bytes, size_t length,
               struct text *why);

/* Could save_file write there, as far as can be told without trying? False: *why says why not, as save_file
 * would. */
bool save_may(const char *path, struct text *why);

/* May there be something of this name? Where that cannot be found out, there may. */
bool save_exists(const char *path);

/* Reads the file, "-" for standard input, into *contents. False: it cannot be read or has more than `most`
 * bytes; *why says which, without the file's name. */
bool save_read(const char *path, size_t most, struct text *contents, struct text *why);

#endif
