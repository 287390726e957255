/* SPDX-License-Identifier: MIT */
#include "ui/state.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "say/scratch.h"
#include "ui/file.h"

enum { MOST_BYTES = 65536 };

/* False: there is no such place. The base directory specification of freedesktop.org has a relative
 * $XDG_STATE_HOME ignored. */
static bool find_file(const char *name, struct text *path) {
    const char *folder = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    if (folder && folder[0] == '/')
        text_addf(path, "%s/nimm/%s", folder, name);
    else if (home && *home)
        text_addf(path, "%s/.local/state/nimm/%s", home, name);
    return path->length > 0;
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
    struct text *path = scratch(), *why = scratch();
    bool good = find_file(name, path) && file_read(path->data, MOST_BYTES, contents, why);
    return good;
}

void state_write(const char *name, const char *bytes, size_t length) {
    struct text *path = scratch(), *why = scratch();
    if (find_file(name, path)) {
        make_folders(path->data);
        file_save(path->data, bytes, length, true, why);
    }
}
