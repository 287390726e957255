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

bool config_read_name(struct token word, char *name) {
    struct text *harmless = scratch();
    text_add_harmless(harmless, word.start, word.length, SIZE_MAX);
    const bool fits = text_characters(harmless->data) <= NAME_MOST; /* each has at most 4 bytes */
    if (fits) strcpy(name, harmless->data);
    return fits;
}

static bool set_name(void *name, struct token value) {
    return !token_is(value, "computer") && config_read_name(value, name);
}

bool config_read_level(struct token word, unsigned *level) {
    static const char *const names[] = {"beginner", "easy", "medium", "hard", "perfect"};
    uint64_t number;
    for (unsigned i = 0; i < NIMM_PLAYER_PERFECT; i++) {
        if (!token_is(word, names[i])) continue;
        *level = i + 1;
        return true;
    }
    if (!token_number_in(word, 1, NIMM_PLAYER_PERFECT, &number)) return false;
    *level = (unsigned)number;
    return true;
}

static bool set_level(void *level, struct token value) {
    return config_read_level(value, level);
}

static bool set_switch(void *on, struct token value) {
    if (!token_is_any(value, "yes no")) return false;
    *(bool *)on = token_is(value, "yes");
    return true;
}

/* The number, from 0, of the value among words with spaces between them; if it is not one of them, how many
 * they are. */
static unsigned number_among(const char *words, struct token value) {
    unsigned number = 0;
    for (struct token word; (word = scan_token(&words, "")).length > 0 && !token_same(word, value);) number++;
    return number;
}

static bool set_players(void *computer, struct token value) {
    const unsigned number =
        number_among("human,human human,computer computer,human computer,computer", value);
    bool *seats = computer;
    if (number == 4) return false;
    seats[0] = number / 2;
    seats[1] = number % 2;
    return true;
}

static bool set_color(void *color, struct token value) {
    const unsigned number = number_among("auto always never", value);
    if (number < 3) *(enum color_choice *)color = (enum color_choice)number;
    return number < 3;
}

const struct setting config_settings[] = {
    {"name", "a name of at most 32 characters, not computer", set_name, offsetof(struct config, name)},
    {"level", LEVELS, set_level, offsetof(struct config, level)},
    {"players", "human,human or human,computer or computer,human or computer,computer", set_players,
     offsetof(struct config, computer)},
    {"plain", "yes or no", set_switch, offsetof(struct config, look.plain)},
    {"circles", "yes or no", set_switch, offsetof(struct config, look.circles)},
    {"hints", "yes or no", set_switch, offsetof(struct config, hints)},
    {"preview", "yes or no", set_switch, offsetof(struct config, previews)},
    {"color", "auto, always or never", set_color, offsetof(struct config, look.color)},
    {0},
};

bool config_set(struct config *config, const struct setting *setting, struct token value, struct text *why) {
    if (value.length > 0 && setting->set((char *)config + setting->member, value)) return true;
    text_addf(why, "%s ", setting->name);
    return token_refuse(value, why, ": write %s", setting->right);
}

/* --- lines ----------------------------------------------------------------------------------- */

/* Obeys a line that is not empty, or adds what is wrong with it. */
static void read_line(struct config *config, struct token line, struct text *why) {
    const char *equals = memchr(line.start, '=', line.length);
    if (!equals) {
        token_refuse(line, why, " is not a setting: write NAME = VALUE, such as level = 4");
        return;
    }
    const size_t length = (size_t)(equals - line.start);
    struct token name = token_trim((struct token){line.start, length});
    struct token value = token_trim((struct token){equals + 1, line.length - length - 1});
    const struct setting *setting = config_settings;
    while (setting->name && !token_is(name, setting->name)) setting++;
    if (setting->name) {
        config_set(config, setting, value, why);
        return;
    }
    struct suggestion suggestion = {.typed = name};
    text_add(why, "there is no setting ");
    text_add_quoted(why, name.start, name.length);
    for (setting = config_settings; setting->name; setting++) suggest_try(&suggestion, setting->name);
    suggest_add(&suggestion, "", why);
    text_add(why, "the settings are");
    for (size_t i = 0; config_settings[i].name; i++)
        text_addf(why, "%s %s", i > 0 ? "," : "", config_settings[i].name);
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
