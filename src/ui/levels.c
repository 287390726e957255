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
    static const char *const names[] = {"beginner", "easy", "medium", "hard", "perfect"};
    uint64_t number;
    for (unsigned i = 0; i < PLAYER_PERFECT; i++) {
        if (!token_is(word, names[i])) continue;
        *level = i + 1;
        return true;
    }
    if (!token_number_in(word, 1, PLAYER_PERFECT, &number)) return false;
    *level = (unsigned)number;
    return true;
}

struct level *levels_find(const struct levels *levels, const char *name, struct ladder ladder) {
    for (size_t i = 0; i < levels->n; i++) {
        struct level *level = &levels->list[i];
        if (level->ladder.game == ladder.game && level->ladder.misere == ladder.misere &&
            token_is(token_of(name), level->name))
            return level;
    }
    return NULL;
}

const struct level *levels_last(const struct levels *levels) {
    return levels->n > 0 ? &levels->list[levels->n - 1] : NULL;
}

/* Puts a level last. */
static void add(struct levels *levels, const struct level *new) {
    struct level *old = levels_find(levels, new->name, new->ladder);
    if (!old && levels->n == LEVELS_MOST) old = levels->list;
    if (old)
        memmove(old, old + 1, (size_t)(levels->list + --levels->n - old) * sizeof *old);
    else
        levels->list = memory_resize(levels->list, levels->n + 1, sizeof *levels->list);
    levels->list[levels->n++] = *new;
}

void levels_set(struct levels *levels, const char *name, struct ladder ladder, unsigned level,
                unsigned wins) {
    struct level new = {.ladder = ladder, .level = level, .wins = wins};
    strcpy(new.name, name);
    add(levels, &new);
}

bool levels_is_beaten(const struct level *level) {
    return level->level == PLAYER_PERFECT && level->wins >= LEVEL_WINS;
}

/* --- the file -------------------------------------------------------------------------------- */

/* The next line of [*at, end), without its end; *at moves past it. */
static struct token take_line(const char **at, const char *end) {
    const size_t left = (size_t)(end - *at);
    const char *newline = memchr(*at, '\n', left);
    const struct token line = {*at, newline ? (size_t)(newline - *at) : left};
    *at = newline ? newline + 1 : end;
    return line;
}

enum { FIELDS = 4 };

/* Splits the line at its tabs. Returns how many fields it has, of which FIELDS are kept. */
static size_t split(struct token line, struct token fields[FIELDS]) {
    const char *at = line.start, *const end = line.start + line.length;
    size_t n = 0;
    for (bool more = true; more; n++) {
        const char *tab = memchr(at, '\t', (size_t)(end - at));
        if (n < FIELDS) fields[n] = (struct token){at, (size_t)((tab ? tab : end) - at)};
        more = tab != NULL;
        at = tab ? tab + 1 : end;
    }
    return n;
}

/* The first line of the file. */
static const char beginning[] = "nimm-levels: 2";

/* What follows a game in the file where the levels are those of its misere play. */
static const char misere[] = " misere";

/* Reads a line of the file. Returns false if it is not understood. */
static bool read_level(struct token line, struct level *level) {
    struct token fields[FIELDS];
    uint64_t number, wins;
    if (split(line, fields) != FIELDS) return false;
    *level = (struct level){0};
    struct token *game = &fields[1];
    const size_t end = sizeof misere - 1;
    level->ladder.misere =
        game->length > end && memcmp(game->start + game->length - end, misere, end) == 0;
    if (level->ladder.misere) game->length -= end;
    for (size_t i = 0; i < game_count; i++)
        if (token_is(*game, game_list[i]->id)) level->ladder.game = game_list[i];
    if (!level->ladder.game || fields[0].length == 0 || !levels_read_name(fields[0], level->name))
        return false;
    if (!token_number_in(fields[2], 1, PLAYER_PERFECT, &number) ||
        !token_number_in(fields[3], 0, LEVEL_WINS_MOST, &wins))
        return false;
    level->level = (unsigned)number;
    level->wins = (unsigned)wins;
    return true;
}

/* Adds the levels in these bytes of a file, which may be empty. Returns false if it has another
 * beginning. */
static bool read_lines(struct levels *levels, const char *bytes, size_t length, struct text *why) {
    const char *const end = bytes + length;
    if (length == 0) return true;
    if (!token_is(token_trim(take_line(&bytes, end)), beginning))
        return text_refuse(why, "their file does not begin with \"%s\"", beginning);
    while (bytes < end) {
        const struct token line = take_line(&bytes, end);
        struct level level;
        if (read_level(line, &level)) {
            add(levels, &level);
        } else {
            text_add_bytes(&levels->others, line.start, line.length);
            text_add_char(&levels->others, '\n');
        }
    }
    return true;
}

/* Adds what the file is to say. */
static void add_lines(const struct levels *levels, struct text *text) {
    text_addf(text, "%s\n", beginning);
    text_add_bytes(text, levels->others.data, levels->others.length);
    for (size_t i = 0; i < levels->n; i++) {
        const struct level *level = &levels->list[i];
        text_addf(text, "%s\t%s%s\t%u\t%u\n", level->name, level->ladder.game->id,
                  level->ladder.misere ? misere : "", level->level, level->wins);
    }
}

bool levels_load(struct levels *levels, struct text *why) {
    struct text *contents = scratch();
    text_clear(&levels->others);
    return state_read("levels", contents, why) &&
           read_lines(levels, contents->data, contents->length, why);
}

bool levels_keep(struct levels *levels, const char *name, struct ladder ladder, unsigned level,
                 unsigned wins, struct text *why) {
    struct text *text = scratch();
    const int lock = state_lock("levels");
    bool good = levels_load(levels, why);
    levels_set(levels, name, ladder, level, wins);
    if (good) {
        add_lines(levels, text);
        good = state_write("levels", text->data, text->length);
        if (!good) text_add(why, "their file cannot be written");
    }
    state_unlock(lock);
    return good;
}

void levels_free(struct levels *levels) {
    free(levels->list);
    text_free(&levels->others);
    *levels = (struct levels){0};
}
