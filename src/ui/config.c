/* SPDX-License-Identifier: MIT */
#include "ui/config.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/suggest.h"
#include "core/text.h"
#include "say/scratch.h"
#include "ui/file.h"
#include "ui/state.h"

/* --- settings -------------------------------------------------------------------------------- */

static bool set_name(void *name, struct token value) {
    struct text *harmless = scratch();
    text_add_harmless(harmless, value.start, value.length, SIZE_MAX);
    bool good = text_characters(harmless->data) <= NAME_MOST && !token_is(value, "computer");
    if (good) strcpy(name, harmless->data);
    return good;
}

bool config_read_level(struct token word, unsigned *level) {
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

bool config_read_players(struct token word, bool computer[2]) {
    static const char *const kinds[] = {"human,human", "human,computer", "computer,human",
                                        "computer,computer"};
    for (int i = 0; i < 4; i++) {
        if (!token_is(word, kinds[i])) continue;
        computer[0] = i / 2;
        computer[1] = i % 2;
        return true;
    }
    return false;
}

static bool set_level(void *level, struct token value) {
    return config_read_level(value, level);
}

static bool set_players(void *computer, struct token value) {
    return config_read_players(value, computer);
}

static bool set_switch(void *on, struct token value) {
    if (!token_is_any(value, "yes no")) return false;
    *(bool *)on = token_is(value, "yes");
    return true;
}

static bool set_color(void *color, struct token value) {
    return terminal_read_color(value, color);
}

static const struct setting {
    const char *name;
    const char *right; /* what a value must be */
    bool (*set)(void *member, struct token value);
    size_t member; /* its offset in struct config */
} settings[] = {
    {"name", "write a name of at most 32 characters, not computer", set_name, offsetof(struct config, name)},
    {"level", "write " LEVELS, set_level, offsetof(struct config, level)},
    {"players", "write " PLAYERS, set_players, offsetof(struct config, computer)},
    {"plain", "write yes or no", set_switch, offsetof(struct config, look.plain)},
    {"circles", "write yes or no", set_switch, offsetof(struct config, look.circles)},
    {"hints", "write yes or no", set_switch, offsetof(struct config, hints)},
    {"preview", "write yes or no", set_switch, offsetof(struct config, previews)},
    {"color", "write auto, always or never", set_color, offsetof(struct config, look.color)},
};

enum { SETTINGS = sizeof settings / sizeof *settings };

/* --- lines ----------------------------------------------------------------------------------- */

static void refuse_name(struct token name, struct text *why) {
    struct suggestion suggestion = {.typed = name};
    text_add(why, "there is no setting ");
    text_add_quoted(why, name.start, name.length);
    for (size_t i = 0; i < SETTINGS; i++) suggest_try(&suggestion, settings[i].name);
    suggest_add(&suggestion, "", why);
    text_add(why, "the settings are");
    for (size_t i = 0; i < SETTINGS; i++) text_addf(why, "%s %s", i > 0 ? "," : "", settings[i].name);
}

/* Obeys a line that is not empty, or adds what is wrong with it. */
static void read_line(struct config *config, struct token line, struct text *why) {
    const char *equals = memchr(line.start, '=', line.length);
    if (!equals) {
        token_refuse(line, why, " is not a setting: write NAME = VALUE, such as level = 7");
        return;
    }
    const size_t length = (size_t)(equals - line.start);
    struct token name = token_trim((struct token){line.start, length});
    struct token value = token_trim((struct token){equals + 1, line.length - length - 1});
    size_t i = 0;
    while (i < SETTINGS && !token_is(name, settings[i].name)) i++;
    if (i == SETTINGS) {
        refuse_name(name, why);
    } else if (value.length == 0 || !settings[i].set((char *)config + settings[i].member, value)) {
        text_addf(why, "%s = ", settings[i].name);
        token_refuse(value, why, ": %s", settings[i].right);
    }
}

void config_read(struct config *config, const char *path, const char *bytes, size_t length,
                 struct text *warnings) {
    const char *end = bytes + length;
    if (length >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0) bytes += 3;
    for (size_t number = 1; bytes < end; number++) {
        struct text *why = scratch();
        const char *newline = memchr(bytes, '\n', (size_t)(end - bytes));
        const size_t size = (size_t)((newline ? newline : end) - bytes);
        struct token line = token_trim((struct token){bytes, size});
        bytes = newline ? newline + 1 : end;
        if (line.length > 0 && line.start[0] != '#') read_line(config, line, why);
        if (why->length > 0)
            text_addf(warnings, "nimm: %s: line %zu: %s\n", scratch_harmless(path), number, why->data);
    }
}

/* --- the file -------------------------------------------------------------------------------- */

struct config config_default(void) {
    const char *accessible = getenv("ACCESSIBLE");
    return (struct config){.level = NIMM_PLAYER_PERFECT,
                           .hints = true,
                           .previews = true,
                           .look.plain = accessible && *accessible};
}

void config_load(struct config *config, struct text *warnings) {
    struct text *path = scratch(), *contents = scratch(), *why = scratch();
    const char *name = state_find("XDG_CONFIG_HOME", ".config", "config", path) ? path->data : "";
    if (access(name, F_OK) != 0 && (errno == ENOENT || errno == ENOTDIR)) {
        /* there is no file */
    } else if (file_read_ordinary(name, CONFIG_BYTES, contents, why)) {
        config_read(config, name, contents->data, contents->length, warnings);
    } else {
        text_addf(warnings, "nimm: %s: %s\n", scratch_harmless(name), why->data);
    }
}
