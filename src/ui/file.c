/* SPDX-License-Identifier: MIT */
#define _XOPEN_SOURCE 700 /* lint: POSIX reserves it for programs that ask for realpath. */
#include "ui/file.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/memory.h"
#include "core/text.h"
#include "say/scratch.h"

enum { MOST_TRIES = 100, PIECE = 65536 };

/* --- saving ---------------------------------------------------------------------------------- */

/* The file to write or replace. */
struct target {
    char *path; /* where its links lead */
    mode_t mode;
    bool exists;
};

/* Returns why this is not an ordinary file, or NULL if it is one. */
static const char *not_ordinary(const struct stat *status) {
    if (S_ISDIR(status->st_mode)) return "it is a folder";
    return S_ISREG(status->st_mode) ? NULL : "it is not an ordinary file";
}

char *file_real_path(const char *path) {
    struct stat status;
    char *real = realpath(path, NULL);
    if (real && stat(real, &status) == 0 && !not_ordinary(&status)) return real;
    free(real);
    return NULL;
}

/* Returns why the file cannot be saved, or NULL if it can, as far as is known. */
static const char *find_target(const char *path, struct target *target) {
    struct stat status;
    *target = (struct target){.path = realpath(path, NULL), .mode = 0666};
    if (!target->path && errno != ENOENT) return strerror(errno);
    if (!target->path) {
        const bool is_link = lstat(path, &status) == 0 && S_ISLNK(status.st_mode);
        if (is_link) return "it is a link that leads nowhere";
        target->path = memory_copy(path, strlen(path) + 1);
        return NULL;
    }
    if (stat(target->path, &status) != 0) return strerror(errno);
    const char *wrong = not_ordinary(&status);
    if (wrong) return wrong;
    target->exists = true;
    target->mode = status.st_mode & 0777;
    return access(target->path, W_OK) == 0 ? NULL : strerror(errno);
}

/* Returns false if that fails; errno says why. */
static bool write_all(int file, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t n = write(file, bytes, length);
        if (n == 0) errno = ENOSPC;
        if (n <= 0) return false;
        bytes += n;
        length -= (size_t)n;
    }
    return true;
}

/* Opens a file with a new name in the folder. Returns a negative number if it cannot; errno says
 * why. */
static int open_temporary(const char *folder, mode_t mode, struct text *name) {
    int file = -1;
    errno = EEXIST;
    for (unsigned i = 0; i < MOST_TRIES && file < 0 && errno == EEXIST; i++) {
        text_clear(name);
        text_addf(name, "%s.nimm-%ld-%u.tmp", folder, (long)getpid(), i);
        file = open(text_string(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
    }
    return file;
}

/* Writes the file and closes it. Returns 0, or the error. */
static int fill(int file, const char *bytes, size_t length) {
    int error = write_all(file, bytes, length) && fsync(file) == 0 ? 0 : errno;
    /* Some file systems do not report a full disk until now. */
    if (close(file) != 0 && error == 0 && errno != EINTR) error = errno;
    return error;
}

/* Makes the new name survive a power failure, if the file system can. */
static void flush_folder(const char *folder) {
    int file = open(*folder ? folder : ".", O_RDONLY);
    if (file < 0) return;
    fsync(file);
    close(file);
}

/* Gives the file its name. Returns 0, or the error: EEXIST if another program has just taken the
 * name and must keep it. */
static int name_it(const char *temporary, const char *path, bool overwrite) {
    if (!overwrite && link(temporary, path) == 0) {
        unlink(temporary);
        return 0;
    }
    if (!overwrite && errno == EEXIST) return EEXIST;
    /* Some file systems have no links. */
    return rename(temporary, path) == 0 ? 0 : errno;
}

/* Writes a file beside the target, then gives it the target's name. Returns 0, or the error.
 * Nothing is allocated while the temporary file exists, so that none is left if memory runs out. */
static int replace(const struct target *target, const char *bytes, size_t length, bool overwrite) {
    struct text *folder = scratch(), *temporary = scratch();
    const char *slash = strrchr(target->path, '/');
    if (slash) text_add_bytes(folder, target->path, (size_t)(slash - target->path) + 1);
    int file = open_temporary(folder->data, target->mode, temporary);
    if (file < 0) return errno;
    if (target->exists) fchmod(file, target->mode); /* umask may have removed some permissions */
    int error = fill(file, bytes, length);
    if (error == 0) error = name_it(temporary->data, target->path, overwrite);
    if (error == 0)
        flush_folder(folder->data);
    else
        unlink(temporary->data);
    return error;
}

/* Does the same while signals wait. A file that grows too large is an error like others, not the
 * end of the program. */
static int replace_undisturbed(const struct target *target, const char *bytes, size_t length,
                               bool overwrite) {
    struct sigaction ignore = {.sa_handler = SIG_IGN}, before;
    sigset_t all, mask;
    sigfillset(&all);
    sigdelset(&all, SIGXFSZ);
    sigprocmask(SIG_BLOCK, &all, &mask);
    sigaction(SIGXFSZ, &ignore, &before);
    int error = replace(target, bytes, length, overwrite);
    sigaction(SIGXFSZ, &before, NULL);
    sigprocmask(SIG_SETMASK, &mask, NULL);
    return error;
}

enum file_saved file_save(const char *path, const char *bytes, size_t length, bool overwrite,
                          struct text *why) {
    struct target target;
    enum file_saved saved = FILE_SAVED;
    const char *wrong = find_target(path, &target);
    if (!wrong && target.exists && !overwrite) {
        saved = FILE_EXISTS;
    } else if (!wrong) {
        int error = replace_undisturbed(&target, bytes, length, overwrite);
        if (error == EEXIST && !overwrite)
            saved = FILE_EXISTS;
        else if (error != 0)
            wrong = strerror(error);
    }
    if (wrong) {
        saved = FILE_FAILED;
        text_add(why, "cannot save ");
        text_add_harmless(why, path, strlen(path), SIZE_MAX);
        text_addf(why, ": %s; ", wrong);
        text_add(why, target.exists ? "the old file is untouched" : "nothing has been written");
    }
    free(target.path);
    return saved;
}

/* --- reading --------------------------------------------------------------------------------- */

ssize_t file_read_some(int file, char *bytes, size_t most) {
    struct pollfd entry = {.fd = file, .events = POLLIN};
    ssize_t n;
    while ((n = read(file, bytes, most)) < 0 && (errno == EINTR || errno == EAGAIN))
        if (errno == EAGAIN) poll(&entry, 1, -1);
    return n;
}

bool file_read(const char *path, size_t most, struct text *contents, struct text *why) {
    bool standard = strcmp(path, "-") == 0;
    int file = standard ? STDIN_FILENO : open(path, O_RDONLY);
    ssize_t n = file;
    if (file >= 0) {
        char *piece = memory_take(1, PIECE);
        while (contents->length <= most && (n = file_read_some(file, piece, PIECE)) > 0)
            text_add_bytes(contents, piece, (size_t)n);
        free(piece);
    }
    if (n < 0)
        text_add(why, strerror(errno));
    else if (contents->length > most)
        text_addf(why, "this file is too large: at most %zu bytes can be read", most);
    if (file >= 0 && !standard) close(file);
    return n >= 0 && contents->length <= most;
}

bool file_read_ordinary(const char *path, size_t most, struct text *contents, struct text *why) {
    struct stat status;
    if (strcmp(path, "-") == 0) path = "./-";
    const char *wrong = stat(path, &status) == 0 ? not_ordinary(&status) : NULL;
    if (wrong) text_add(why, wrong);
    return !wrong && file_read(path, most, contents, why);
}
