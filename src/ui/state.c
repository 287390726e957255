/* SPDX-License-Identifier: MIT */
#include "ui/state.h"

#include <string.h>
#include <sys/stat.h>

#include "say/scratch.h"
#include "ui/config.h"
#include "ui/file.h"

enum { MOST_BYTES = 1 << 18 };

static bool find_file(const char *name, struct text *path) {
    return config_find_file("XDG_STATE_HOME", ".local/state", name, path);
}

bool state_read(const char *name, struct text *contents) {
    struct text *path = scratch();
    return find_file(name, path) && file_read(path->data, MOST_BYTES, contents, scratch());
}

void state_write(const char *name, const char *bytes, size_t length) {
    struct text *path = scratch();
    if (!find_file(name, path)) return;
    for (char *slash = path->data; (slash = strchr(slash + 1, '/')); *slash = '/') {
        *slash = '\0';
        mkdir(path->data, S_IRWXU); /* where it is there already, or cannot be, saving tells */
    }
    file_save(path->data, bytes, length, true, scratch());
}
