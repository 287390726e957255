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

/* So many lectures of one's own are remembered. */
enum { MOST_FILES = 20 };

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

static bool is_file(const char *line) {
    return *line == '/';
}

/* True if the line is about the lecture, whose step it tells. */
static bool is_about(const char *line, const char *key, uint64_t *step) {
    const size_t length = strlen(key);
    return strncmp(line, key, length) == 0 && line[length] == ' ' &&
           token_number(token_of(line + length + 1), step) == TOKEN_NUMBER;
}

/* Takes the next line from *contents. Returns NULL if there is none. */
static const char *take_line(const char **contents) {
    const size_t length = strcspn(*contents, "\n");
    if (**contents == '\0') return NULL;
    const char *line = scratch_format("%.*s", (int)length, *contents);
    *contents += length + ((*contents)[length] == '\n');
    return line;
}

size_t lesson_place(const char *name, size_t steps) {
    struct text *contents = scratch();
    const char *key = key_of(name), *line;
    uint64_t step = 1, number;
    if (!key || !state_read(file, contents, scratch())) return 1;
    for (const char *rest = contents->data; (line = take_line(&rest));)
        if (is_about(line, key, &number)) step = number;
    return step >= 1 && step <= steps ? (size_t)step : 1;
}

/* Adds the lines but for those about the lecture, and, `room`, without the first of too many
 * files. */
static void add_others(const char *before, const char *key, bool room, struct text *after) {
    const char *line;
    uint64_t step;
    size_t files = room ? 1 : 0;
    for (const char *rest = before; (line = take_line(&rest));)
        files += is_file(line) && !is_about(line, key, &step);
    for (const char *rest = before; (line = take_line(&rest));) {
        if (is_about(line, key, &step)) continue;
        if (!is_file(line) || files <= MOST_FILES)
            text_addf(after, "%s\n", line);
        else
            files--;
    }
}

void lesson_place_keep(const char *name, size_t step) {
    struct text *before = scratch(), *after = scratch();
    const char *key = key_of(name);
    if (!key) return;
    const int lock = state_lock(file);
    if (state_read(file, before, scratch())) {
        add_others(before->data, key, is_file(key) && step > 1, after);
        if (step > 1) text_addf(after, "%s %zu\n", key, step);
        if (strcmp(before->data, after->data) != 0) state_write(file, after->data, after->length);
    }
    state_unlock(lock);
}
