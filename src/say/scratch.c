/* SPDX-License-Identifier: MIT */

#include "say/scratch.h"
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

static struct text **texts; /* each in a place of its own, so that it stays where it is */
static size_t n;

struct text *scratch(void) {
    texts = memory_grow(texts, n, sizeof *texts);
    texts[n] = memory_take_zeroed(1, sizeof **texts);
    text_add(texts[n], "");
    return texts[n++];
}

const char *scratch_format(const char *format, ...) {
    struct text *text = scratch();
    va_list arguments;
    va_start(arguments, format);
    text_addv(text, format, arguments);
    va_end(arguments);
    return text->data;
}

const char *scratch_harmless(const char *string) {
    struct text *text = scratch();
    text_add_harmless(text, string, strlen(string), SIZE_MAX);
    return text->data;
}

const char *scratch_position(const struct game *game, const void *position) {
    struct text *text = scratch();
    game->print(position, text);
    return text->data;
}

struct question scratch_after(const struct question *question, const struct move *move) {
    struct text *bytes = scratch();
    text_add_bytes(bytes, question->position, question->game->size);
    return solve_after(question, move, bytes->data);
}

size_t scratch_mark(void) {
    return n;
}

void scratch_forget(size_t mark) {
    for (; n > mark; n--) {
        text_free(texts[n - 1]);
        free(texts[n - 1]);
    }
    if (n > 0) return;
    free(texts);
    texts = NULL;
}
