/* SPDX-License-Identifier: MIT */
#include "ui/position_text.h"

#include <string.h>

#include "core/scan.h"
#include "ui/save.h"
#include "ui/terminal.h"

enum { MOST_BYTES = 16 << 20 };

/* Is this the name of a file that the game can read? */
static bool names_file(const struct game *game, const char *word, size_t length) {
    const char *endings = game->file_endings;
    while (game->read_file) {
        struct token ending = scan_token(&endings, "");
        if (ending.length == 0) break;
        if (length > ending.length + 1 && word[length - ending.length - 1] == '.' &&
            memcmp(word + length - ending.length, ending.start, ending.length) == 0)
            return true;
    }
    return false;
}

static bool read_file(const struct game *game, const char *path, struct text *string, struct text *why) {
    struct text contents = {0}, reason = {0};
    bool good = save_read(path, MOST_BYTES, &contents, &reason) &&
                game->read_file(text_string(&contents), contents.length, string, &reason);
    if (!good) {
        text_add_harmless(why, path, strlen(path), SIZE_MAX);
        text_addf(why, ": %s", text_string(&reason));
    }
    text_free(&contents);
    text_free(&reason);
    return good;
}

bool position_text_read(const struct game *game, const char *word, struct text *string, struct text *why) {
    const char *at = strrchr(word, '@');
    size_t length = at ? (size_t)(at - word) : strlen(word);
    if (!names_file(game, word, length)) {
        text_add(string, word);
        return true;
    }
    struct text path = {0};
    text_add_bytes(&path, word, length);
    bool good = read_file(game, text_string(&path), string, why);
    if (good && at) text_add(string, at);
    text_free(&path);
    return good;
}
