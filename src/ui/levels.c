/* SPDX-License-Identifier: MIT */
#include "ui/levels.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/text.h"
#include "games/player.h"
#include "say/scratch.h"
#include "ui/state.h"

enum { LEVELS_MOST = 1000 };

bool levels_read_name(struct token word, char *name) {
    struct text *harmless = scratch();
    text_add_harmless(harmless, word.start, word.length, SIZE_MAX);
    const bool fits = text_characters(harmless->data) <= NAME_MOST; /* each has at most 4 bytes */
    if (fits) strcpy(name, harmless->data);
    return fits;
}

bool levels_read_level(struct token word, unsigned *level) {
    static const struct {
        const char *name;
        unsigned level;
    } names[] = {{"easy", LEVEL_EASY}, {"medium", 6}, {"hard", 8}, {"perfect", NIMM_PLAYER_PERFECT}};
    uint64_t number;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (token_is(word, names[i].name)) return *level = names[i].level, true;
    if (!token_number_in(word, 0, NIMM_PLAYER_PERFECT, &number)) return false;
    *level = (unsigned)number;
    return true;
}

struct level *levels_find(const struct levels *levels, const char *name, const struct game *game) {
    for (size_t i = 0; i < levels->n; i++)
        if (levels->list[i].game == game && token_is(token_of(name), levels->list[i].name))
            return &levels->list[i];
    return NULL;
}

const char *levels_last(const struct levels *levels) {
    return levels->n > 0 ? levels->list[levels->n - 1].name : NULL;
}

void levels_set(struct levels *levels, const char *name, const struct game *game, unsigned level) {
    struct level new = {.game = game, .level = level};
    struct level *old = levels_find(levels, name, game);
    strcpy(new.name, name);
    if (!old && levels->n == LEVELS_MOST) old = levels->list;
    if (old)
        memmove(old, old + 1, (size_t)(levels->list + --levels->n - old) * sizeof *old);
    else
        levels->list = memory_resize(levels->list, levels->n + 1, sizeof *levels->list);
    levels->list[levels->n++] = new;
}

size_t levels_print(const struct levels *levels, const char *name, struct text *text) {
    size_t n = 0;
    for (size_t i = 0; i < nimm_game_count; i++) {
        const struct level *level = levels_find(levels, name, nimm_game_list[i]);
        if (level) text_addf(text, "%s%u in %s", n++ > 0 ? ", " : "", level->level, nimm_game_list[i]->title);
    }
    return n;
}

/* --- the file -------------------------------------------------------------------------------- */

static void take(struct levels *levels, struct token name, struct token id, struct token number) {
    char read[NAME_BYTES];
    uint64_t level;
    size_t i = 0;
    while (i < nimm_game_count && !token_is(id, nimm_game_list[i]->id)) i++;
    if (name.length > 0 && levels_read_name(name, read) && i < nimm_game_count &&
        token_number_in(number, 0, NIMM_PLAYER_PERFECT, &level))
        levels_set(levels, read, nimm_game_list[i], (unsigned)level);
}

void levels_read(struct levels *levels, const char *lines) {
    while (*lines) {
        struct token fields[3];
        for (size_t i = 0; i < 3; i++) {
            fields[i] = (struct token){lines, strcspn(lines, i < 2 ? "\t\n" : "\n")};
            lines += fields[i].length;
            if (*lines == '\t') lines++;
        }
        if (*lines) lines++;
        take(levels, fields[0], fields[1], fields[2]);
    }
}

void levels_load(struct levels *levels) {
    struct text *contents = scratch();
    if (state_read("levels", contents)) levels_read(levels, contents->data);
}

void levels_save(const struct levels *levels) {
    struct text *lines = scratch();
    for (size_t i = 0; i < levels->n; i++)
        text_addf(lines, "%s\t%s\t%u\n", levels->list[i].name, levels->list[i].game->id,
                  levels->list[i].level);
    state_write("levels", lines->data, lines->length);
}

void levels_free(struct levels *levels) {
    free(levels->list);
    *levels = (struct levels){0};
}
