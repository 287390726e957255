/* SPDX-License-Identifier: MIT */
#include "ui/state.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "ui/file.h"

enum { MOST_BYTES = 65536 };

bool state_find(const char *variable, const char *otherwise, const char *name, struct text *path) {
    const char *folder = getenv(variable), *home = getenv("HOME");
    if (folder && folder[0] == '/')
        text_addf(path, "%s/nimm/%s", folder, name);
    else if (home && *home)
        text_addf(path, "%s/%s/nimm/%s", home, otherwise, name);
    return path->length > 0;
}

static bool find(const char *name, struct text *path) {
    return state_find("XDG_STATE_HOME", ".local/state", name, path);
}

/* Each folder on the way to the file, for nobody else to read. */
static void make_folders(char *path) {
    for (char *at = strchr(path + 1, '/'); at; at = strchr(at + 1, '/')) {
        *at = '\0';
        mkdir(path, S_IRWXU);
        *at = '/';
    }
}

bool state_read(const char *name, struct text *contents) {
    struct text path = {0}, why = {0};
    bool good = find(name, &path) && file_read(path.data, MOST_BYTES, contents, &why);
    nimm_text_free(&path);
    nimm_text_free(&why);
    return good;
}

void state_write(const char *name, const char *bytes, size_t length) {
    struct text path = {0}, why = {0};
    if (find(name, &path)) {
        make_folders(path.data);
        file_save(path.data, bytes, length, true, &why);
    }
    nimm_text_free(&path);
    nimm_text_free(&why);
}
