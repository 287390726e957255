/* SPDX-License-Identifier: MIT */
#include "ui/lesson_place.h"

#include <stdlib.h>
#include <string.h>

#include "core/scan.h"
#include "core/text.h"
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

/* The length of the numbers at the beginning of what is kept; signs may follow. */
static size_t place_length(const char *kept) {
    return strspn(kept, "0123456789,");
}

struct lesson_place lesson_place(const char *name, size_t steps, struct text *signs) {
    enum { PARTS = 3, MOST = 1000000 };
    struct lesson_place place = {.step = 1};
    const char *key = key_of(name), *kept = key ? state_recall(file, key) : "";
    const size_t length = place_length(kept);
    const bool has_signs = kept[length] != '\0' && length > 0;
    const char *numbers = scratch_format("%.*s", (int)(length - has_signs), kept);
    uint64_t parts[PARTS] = {0};
    const size_t n = scan_numbers(numbers, parts, PARTS, MOST, "part", scratch());
    const bool is_step = (n == 1 || n == PARTS) && parts[0] >= 1 && parts[0] <= steps;
    if (!is_step) return place;
    place = (struct lesson_place){(size_t)parts[0], (size_t)parts[1], (size_t)parts[2]};
    text_add(signs, kept + length);
    return place;
}

void lesson_place_keep(const char *name, const struct lesson_place *place, const char *signs) {
    const char *key = key_of(name), *value = NULL;
    const bool is_further = place->pages > 0 || place->items > 0;
    if (is_further)
        value = scratch_format("%zu,%zu,%zu", place->step, place->pages, place->items);
    else if (place->step > 1)
        value = scratch_format("%zu", place->step);
    if (value && *signs) value = scratch_format("%s,%s", value, signs);
    if (key) state_keep(file, key, value);
}
