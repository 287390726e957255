/* SPDX-License-Identifier: MIT */
#include "ui/lesson_place.h"

#include <stdlib.h>
#include <string.h>

#include "core/token.h"
#include "say/lecture.h"
#include "say/scratch.h"
#include "ui/file.h"
#include "ui/state.h"

static const char file[] = "lessons";

/* What a line about the lecture begins with: its name, or the whole path of its file. Returns NULL
 * if it cannot be remembered. */
static const char *key_of(const char *name) {
    const char *key = NULL;
    if (lecture_named(name)) return name;
    if (strcmp(name, "-") == 0) return NULL;
    char *path = file_real_path(name);
    if (path && !strchr(path, '\n')) key = scratch_format("%s", path);
    free(path);
    return key;
}

size_t lesson_place(const char *name, size_t steps) {
    const char *key = key_of(name);
    uint64_t step;
    if (!key || !token_number_in(token_of(state_recall(file, key)), 1, steps, &step)) return 1;
    return (size_t)step;
}

void lesson_place_keep(const char *name, size_t step) {
    const char *key = key_of(name);
    if (key) state_keep(file, key, step > 1 ? scratch_format("%zu", step) : NULL);
}
