/* SPDX-License-Identifier: MIT */
#include "ui/state.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "say/scratch.h"
#include "ui/file.h"

enum { MOST_BYTES = 1 << 18 };

/* Adds the path of the file of this name. Returns false if there is no place for it. The base
 * directory specification of freedesktop.org has a relative folder ignored. */
static bool find(const char *name, struct text *path) {
    const char *folder = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    if (folder && folder[0] == '/')
        text_addf(path, "%s/nimm/%s", folder, name);
    else if (home && *home)
        text_addf(path, "%s/.local/state/nimm/%s", home, name);
    return path->length > 0;
}

bool state_read(const char *name, struct text *contents, struct text *why) {
    struct text *path = scratch(), *reason = scratch();
    struct stat status;
    if (!find(name, path)) return true;
    if (stat(path->data, &status) != 0 && (errno == ENOENT || errno == ENOTDIR)) return true;
    if (file_read_ordinary(path->data, MOST_BYTES, contents, reason)) return true;
    text_addf(why, "cannot read %s: %s", scratch_harmless(path->data), reason->data);
    return false;
}

/* Adds the path of the file, and makes its folders where they are missing. Returns false if there
 * is no place for it. */
static bool prepare(const char *name, struct text *path) {
    if (!find(name, path)) return false;
    for (char *slash = path->data; (slash = strchr(slash + 1, '/')); *slash = '/') {
        *slash = '\0';
        mkdir(path->data, S_IRWXU); /* where it is there already, or cannot be, saving tells */
    }
    return true;
}

bool state_write(const char *name, const char *bytes, size_t length) {
    struct text *path = scratch();
    const bool can_be_read_again = length <= MOST_BYTES;
    if (!can_be_read_again || !prepare(name, path)) return false;
    return file_save(path->data, bytes, length, true, scratch()) == FILE_SAVED;
}

void state_remove(const char *name) {
    struct text *path = scratch();
    if (find(name, path)) unlink(path->data);
}

int state_lock(const char *name) {
    struct text *path = scratch();
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    if (!prepare(name, path)) return -1;
    text_add(path, ".lock");
    const int file = open(path->data, O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0) return -1;
    while (fcntl(file, F_SETLKW, &whole) != 0 && errno == EINTR) {
    }
    return file; /* where there are no locks, it goes on without */
}

void state_unlock(int lock) {
    if (lock >= 0) close(lock);
}

/* The line at the beginning of the text. */
static const char *first_line(const char *text) {
    return scratch_format("%.*s", (int)strcspn(text, "\n"), text);
}

/* The line after it; "" if there is none. */
static const char *next_line(const char *text) {
    text += strcspn(text, "\n");
    return text + (*text == '\n');
}

/* The value in the line; NULL if it has another key. */
static const char *value_of(const char *line, const char *key) {
    const size_t length = strlen(key);
    const bool is_key = strncmp(line, key, length) == 0 && line[length] == ' ';
    if (!is_key) return NULL;
    const char *value = line + length + 1;
    return strchr(value, ' ') ? NULL : value;
}

const char *state_recall(const char *name, const char *key) {
    struct text *contents = scratch();
    if (!state_read(name, contents, scratch())) return "";
    for (const char *at = text_string(contents); *at; at = next_line(at)) {
        const char *value = value_of(first_line(at), key);
        if (value) return value;
    }
    return "";
}

bool state_keep(const char *name, const char *key, const char *value) {
    enum { MOST_LINES = 50 };
    struct text *before = scratch(), *after = scratch();
    const int lock = state_lock(name);
    bool is_kept = state_read(name, before, scratch());
    if (is_kept) {
        size_t n = value != NULL;
        for (const char *at = text_string(before); *at; at = next_line(at)) n++;
        for (const char *at = text_string(before); *at; at = next_line(at), n--) {
            const char *line = first_line(at);
            if (n <= MOST_LINES && !value_of(line, key)) text_addf(after, "%s\n", line);
        }
        if (value) text_addf(after, "%s %s\n", key, value);
        const bool is_same = strcmp(text_string(before), text_string(after)) == 0;
        if (!is_same && after->length == 0)
            state_remove(name);
        else if (!is_same)
            is_kept = state_write(name, after->data, after->length);
    }
    state_unlock(lock);
    return is_kept;
}
