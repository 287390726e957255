/* SPDX-License-Identifier: MIT */
#include "ui/lesson_place.h"

#include <string.h>

#include "core/scan.h"
#include "core/text.h"
#include "say/lecture.h"
#include "say/scratch.h"
#include "ui/state.h"

static const char file[] = "lessons";

/* True if the line is about the lecture of this name; *rest is what follows the name. */
static bool is_about(const char *line, const char *name, const char **rest) {
    *rest = line;
    return token_is(scan_token(rest, ""), name);
}

size_t lesson_place(const char *name, size_t steps) {
    struct text *contents = scratch();
    size_t step = 1;
    if (!lecture_named(name) || !state_read(file, contents, scratch())) return step;
    for (const char *line = contents->data; *line;) {
        const size_t length = strcspn(line, "\n");
        const char *rest;
        uint64_t number;
        if (is_about(scratch_format("%.*s", (int)length, line), name, &rest) &&
            token_number_in(token_of(scan_spaces(rest)), 1, steps, &number))
            step = (size_t)number;
        line += length + (line[length] == '\n');
    }
    return step;
}

void lesson_place_keep(const char *name, size_t step) {
    struct text *before = scratch(), *after = scratch();
    if (!lecture_named(name)) return;
    const int lock = state_lock(file);
    if (state_read(file, before, scratch())) {
        for (const char *line = before->data; *line;) {
            const size_t length = strcspn(line, "\n");
            const char *rest, *whole = scratch_format("%.*s", (int)length, line);
            if (!is_about(whole, name, &rest)) text_addf(after, "%s\n", whole);
            line += length + (line[length] == '\n');
        }
        if (step > 1) text_addf(after, "%s %zu\n", name, step);
        if (strcmp(before->data, after->data) != 0) state_write(file, after->data, after->length);
    }
    state_unlock(lock);
}
