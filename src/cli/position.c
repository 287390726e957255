/* SPDX-License-Identifier: MIT */
/* Positions on the command line, written out or in a file. */
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "nimm/scan.h"
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
        why->failed |= reason.failed;
    }
    text_free(&contents);
    text_free(&reason);
    return good;
}

bool cli_read_position(const struct game *game, const char *word, struct text *string, int *status) {
    const char *at = strrchr(word, '@');
    size_t length = at ? (size_t)(at - word) : strlen(word);
    if (!names_file(game, word, length)) {
        text_add(string, word);
        return true;
    }
    struct text path = {0}, why = {0};
    text_add_bytes(&path, word, length);
    bool good = read_file(game, terminal_string(&path), string, &why);
    if (good && at) text_add(string, at);
    if (!good) *status = complain(STATUS_FAILED, "%s", terminal_string(&why));
    text_free(&path);
    text_free(&why);
    return good;
}

void *cli_position(const struct game *game, const char *parameters, const struct arguments *arguments,
                   size_t from, int *status) {
    struct text word = {0}, string = {0}, why = {0};
    void *position = malloc(game->size);
    arguments_join(arguments, from, &word);
    if (!position || word.failed) terminal_out_of_memory();
    bool good = arguments->n > from;
    if (!good)
        *status = complain(STATUS_USAGE, "a position of %s is missing: %s", game->id, game->position_help);
    good = good && cli_read_position(game, text_string(&word), &string, status);
    if (string.failed) terminal_out_of_memory();
    if (good && !game->parse(parameters, text_string(&string), position, &why)) {
        *status = complain(STATUS_USAGE, "%s", terminal_string(&why));
        good = false;
    }
    if (!good) free(position);
    text_free(&word);
    text_free(&string);
    text_free(&why);
    return good ? position : NULL;
}
