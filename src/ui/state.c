/* SPDX-License-Identifier: MIT */
#include "ui/state.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "say/scratch.h"
#include "ui/file.h"

enum { MOST_BYTES = 1 << 18 };

/* Adds the path of the file of this name. False: there is no place for it. The base directory specification
 * of freedesktop.org has a relative folder ignored. */
static bool find(const char *name, struct text *path) {
    const char *folder = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    if (folder && folder[0] == '/')
        text_addf(path, "%s/nimm/%s", folder, name);
    else if (home && *home)
        text_addf(path, "%s/.local/state/nimm/%s", home, name);
    return path->length > 0;
}

bool state_read(const char *name, struct text *contents) {
    struct text *path = scratch();
    return find(name, path) && file_read_ordinary(path->data, MOST_BYTES, contents, scratch());
}

void state_write(const char *name, const char *bytes, size_t length) {
    struct text *path = scratch();
    if (!find(name, path)) return;
    for (char *slash = path->data; (slash = strchr(slash + 1, '/')); *slash = '/') {
        *slash = '\0';
        mkdir(path->data, S_IRWXU); /* where it is there already, or cannot be, saving tells */
    }
    file_save(path->data, bytes, length, true, scratch());
}
