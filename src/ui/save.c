/* SPDX-License-Identifier: MIT */
#include "ui/save.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/memory.h"

enum {
    MOST_TRIES = 100,
    MOST_LINKS = 40,
    LINK_MOST = 4096,
    PIECE = 65536,
    NOT_ORDINARY = -1 /* beside the values of errno */
};

static int open_file(const char *path, int flags, mode_t mode) {
    return open(path, flags, mode);
}

const struct save_system save_system = {
    .open = open_file,
    .write = write,
    .fsync = fsync,
    .close = close,
    .rename = rename,
};

/* --- saving ---------------------------------------------------------------------------------- */

/* The files of one saving. */
struct saving {
    const struct save_system *system;
    const char *path;      /* as the caller wrote it */
    struct text target;    /* where links lead from there */
    struct text temporary; /* its name */
    struct text folder;
    mode_t mode;
    bool existed;
};

static const char *say_error(int error) {
    if (error == EISDIR) return "it is a folder";
    return error == NOT_ORDINARY ? "it is no ordinary file" : strerror(error);
}

static bool fail(const struct saving *saving, int error, struct text *why) {
    text_add(why, "cannot save ");
    text_add_harmless(why, saving->path, strlen(saving->path), SIZE_MAX);
    text_addf(why, ": %s; %s", say_error(error),
              saving->existed ? "the old file is untouched" : "nothing has been written");
    return false;
}

static bool write_all(const struct save_system *system, int file, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t n = system->write(file, bytes, length);
        if (n < 0 && errno == EINTR) continue;
        if (n == 0) errno = ENOSPC;
        if (n <= 0) return false;
        bytes += n;
        length -= (size_t)n;
    }
    return true;
}

static int flush(const struct save_system *system, int file) {
    int result;
    do result = system->fsync(file);
    while (result < 0 && errno == EINTR);
    return result;
}

/* How much of a path is its folder, the slash included. */
static size_t folder_length(const struct text *path) {
    const char *string = text_string(path);
    const char *slash = strrchr(string, '/');
    return slash ? (size_t)(slash - string) + 1 : 0;
}

static int open_again(const struct save_system *system, const char *path, int flags, mode_t mode) {
    int file;
    do file = system->open(path, flags, mode);
    while (file < 0 && errno == EINTR);
    return file;
}

/* Opens a file of a name that nothing has yet, beside the target; -1: errno says why not. */
static int open_temporary(struct saving *saving) {
    size_t length = folder_length(&saving->target);
    text_add_bytes(&saving->folder, text_string(&saving->target), length);
    if (length == 0) text_add(&saving->folder, "./");
    int file = -1;
    errno = EEXIST;
    for (unsigned i = 0; i < MOST_TRIES && file < 0 && errno == EEXIST; i++) {
        text_clear(&saving->temporary);
        text_addf(&saving->temporary, "%s.nimm-%ld-%u.tmp", text_string(&saving->folder), (long)getpid(), i);
        file = open_again(saving->system, text_string(&saving->temporary),
                          O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, saving->mode);
    }
    return file;
}

/* Writes the temporary file; it is removed again on failure. Returns 0 or the error. */
static int write_temporary(struct saving *saving, const char *bytes, size_t length) {
    int file = open_temporary(saving);
    if (file < 0) return errno;
    int error = 0;
    if (!write_all(saving->system, file, bytes, length) || flush(saving->system, file) < 0) error = errno;
    /* Some file systems report only now that the disk is full. */
    if (saving->system->close(file) < 0 && error == 0 && errno != EINTR) error = errno;
    if (error != 0) unlink(text_string(&saving->temporary));
    return error;
}

/* The new file has its name: makes sure of that. */
static bool flush_folder(const struct saving *saving, int folder, struct text *why) {
    int error = flush(saving->system, folder) < 0 ? errno : 0;
    saving->system->close(folder);
    /* There are file systems that cannot flush a folder, and need not. */
    if (error == 0 || error == EINVAL || error == ENOTSUP) return true;
    text_add_harmless(why, saving->path, strlen(saving->path), SIZE_MAX);
    text_addf(why,
              " is written, but its folder could not be flushed to the disk (%s): it may not outlive a "
              "power failure",
              strerror(error));
    return false;
}

/* The temporary file, then its name. */
static bool replace(struct saving *saving, const char *bytes, size_t length, struct text *why) {
    int error = write_temporary(saving, bytes, length);
    if (error != 0) return fail(saving, error, why);
    /* Opened before the name changes hands: a folder that cannot be opened must not stop us halfway. */
    int folder = open_again(saving->system, text_string(&saving->folder), O_RDONLY, 0);
    error = folder < 0 ? errno : 0;
    if (error == 0 &&
        saving->system->rename(text_string(&saving->temporary), text_string(&saving->target)) < 0)
        error = errno;
    if (error == 0) return flush_folder(saving, folder, why);
    unlink(text_string(&saving->temporary));
    if (folder >= 0) saving->system->close(folder);
    return fail(saving, error, why);
}

/* Makes *path what a symbolic link of this name leads to. False: it is none. */
static bool follow_link(struct text *path) {
    char link[LINK_MOST];
    ssize_t length = readlink(text_string(path), link, sizeof link);
    if (length < 0) return false;
    if (length == LINK_MOST) return false; /* never: no link is longer than a path may be */
    struct text target = {0};
    if (link[0] != '/') text_add_bytes(&target, text_string(path), folder_length(path));
    text_add_bytes(&target, link, (size_t)length);
    text_free(path);
    *path = target;
    return true;
}

/* Finds out what is to be replaced, and whether it may be. Returns 0 or the error. */
static int look_at_target(struct saving *saving) {
    struct stat status;
    text_add(&saving->target, saving->path);
    for (int links = 0; follow_link(&saving->target); links++)
        if (links == MOST_LINKS) return ELOOP;
    saving->mode = S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;
    if (stat(text_string(&saving->target), &status) < 0) return errno == ENOENT ? 0 : errno;
    if (S_ISDIR(status.st_mode)) return EISDIR;
    if (!S_ISREG(status.st_mode)) return NOT_ORDINARY;
    saving->existed = true;
    saving->mode &= status.st_mode;
    return access(text_string(&saving->target), W_OK) < 0 ? errno : 0;
}

static void free_names(struct saving *saving) {
    text_free(&saving->target);
    text_free(&saving->temporary);
    text_free(&saving->folder);
}

bool save_may(const char *path, struct text *why) {
    struct saving saving = {.path = path};
    int error = look_at_target(&saving);
    free_names(&saving);
    if (error != 0) fail(&saving, error, why);
    return error == 0;
}

bool save_file(const struct save_system *system, const char *path, const char *bytes, size_t length,
               struct text *why) {
    struct saving saving = {.system = system, .path = path};
    int error = look_at_target(&saving);
    bool good = false;
    if (error != 0) {
        fail(&saving, error, why);
    } else {
        /* A file that grows too large is to be an error like others, not the end of the program. */
        struct sigaction ignore = {.sa_handler = SIG_IGN}, before;
        sigaction(SIGXFSZ, &ignore, &before);
        good = replace(&saving, bytes, length, why);
        sigaction(SIGXFSZ, &before, NULL);
    }
    free_names(&saving);
    return good;
}

bool save_exists(const char *path) {
    struct stat status;
    return lstat(path, &status) == 0 || (errno != ENOENT && errno != ENOTDIR);
}

/* --- reading --------------------------------------------------------------------------------- */

/* Reads to the end, or until there is more than `most`. False: errno says what failed. */
static bool read_all(int file, size_t most, struct text *contents) {
    char *piece = memory_take(1, PIECE);
    ssize_t n = 1;
    while (n > 0 && contents->length <= most) {
        n = read(file, piece, PIECE);
        if (n < 0 && errno == EINTR)
            n = 1;
        else if (n > 0)
            text_add_bytes(contents, piece, (size_t)n);
    }
    free(piece);
    return n >= 0;
}

bool save_read(const char *path, size_t most, struct text *contents, struct text *why) {
    bool standard = strcmp(path, "-") == 0;
    int file = standard ? STDIN_FILENO : open(path, O_RDONLY);
    if (file < 0) {
        text_add(why, strerror(errno));
        return false;
    }
    bool good = read_all(file, most, contents);
    if (!good) {
        text_add(why, strerror(errno));
    } else if (contents->length > most) {
        text_addf(why, "this file is too large: at most %zu bytes can be read", most);
        good = false;
    }
    if (!standard) close(file);
    return good;
}
