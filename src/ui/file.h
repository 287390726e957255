/* SPDX-License-Identifier: MIT */
/* Files: read whole, and written so that nothing is lost. */
#ifndef UI_FILE_H
#define UI_FILE_H

#include <sys/types.h>

#include "core/text.h"

enum file_saved {
    FILE_SAVED,
    FILE_EXISTS, /* nothing has changed */
    FILE_FAILED, /* nothing has changed, and *why says what failed */
};

/* Writes the bytes to the file: to a temporary file in the same folder, flushed to the disk, then
 * renamed, so that whatever happens, the name always stands for the whole old file or the whole new
 * one. Signals wait until the temporary file is gone. A symbolic link is followed; other hard links
 * keep the old file. A new file gets the permissions that umask allows, an old one keeps its own; a
 * write-protected file is refused, and so is anything but an ordinary file. Unless `overwrite`, an
 * old file is left as it is. */
enum file_saved file_save(const char *path, const char *bytes, size_t length, bool overwrite,
                          struct text *why);

/* The path of an ordinary file from the root on, without links; the caller frees it. Returns NULL
 * if there is no such file. */
char *file_real_path(const char *path);

/* As read, but continues after a signal, and waits if the file is nonblocking. */
ssize_t file_read_some(int file, char *bytes, size_t most);

/* Reads the file, "-" for standard input, into *contents. Returns false if it cannot be read or has
 * more than `most` bytes; *why says which, without the file's name. */
typedef bool file_reader(const char *path, size_t most, struct text *contents, struct text *why);
file_reader file_read;

/* The same for a name typed at a prompt or found by the program itself: reads only ordinary files,
 * so that it never waits for a terminal or a pipe; "-" is a file's name, too. */
file_reader file_read_ordinary;

#endif
