/* SPDX-License-Identifier: MIT */
/* Any bytes are a config file: whatever they are, each value stays one that the program can use, and
 * what is wrong is told in lines that do no harm. */
#include "core/text.h"
#include "games/player.h"
#include "input.h"

#include "ui/config.h"

static void is_usable(const struct config *config) {
    assert(memchr(config->name, '\0', sizeof config->name));
    assert(text_characters(config->name) <= NAME_MOST);
    assert(config->level <= NIMM_PLAYER_PERFECT);
    assert(config->look.color <= COLOR_NEVER);
    struct text name = {0};
    text_add(&name, config->name);
    assert_harmless(&name);
    nimm_text_free(&name);
}

static void are_same(const struct config *config, const struct config *again) {
    assert(strcmp(config->name, again->name) == 0);
    assert(config->level == again->level && config->look.color == again->look.color &&
           config->hints == again->hints);
    assert(config->look.plain == again->look.plain && config->look.circles == again->look.circles);
}

static void are_lines_of_warning(const struct text *warnings) {
    static const char start[] = "nimm: config: ";
    for (const char *at = nimm_text_string(warnings); *at; at = strchr(at, '\n') + 1) {
        assert(strncmp(at, start, strlen(start)) == 0);
        assert(strchr(at, '\n'));
    }
    assert_harmless(warnings);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct text warnings = {0}, again = {0};
    struct config config = config_default();
    config_read(&config, "config", (const char *)data, size, &warnings);
    is_usable(&config);
    are_lines_of_warning(&warnings);
    struct config twice = config;
    config_read(&twice, "config", (const char *)data, size, &again);
    are_same(&config, &twice);
    assert(strcmp(nimm_text_string(&warnings), nimm_text_string(&again)) == 0);
    nimm_text_free(&warnings);
    nimm_text_free(&again);
    scratch_forget(0);
    return 0;
}
