/* SPDX-License-Identifier: MIT */
/* Positions on the command line, written out or in a file. */
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "core/memory.h"
#include "ui/file.h"
#include "ui/terminal.h"

bool cli_read_position(const struct game *game, const char *word, struct text *string, int *status) {
    struct text why = {0};
    bool good = file_read_position(game, word, string, &why);
    if (!good) *status = complain(STATUS_FAILED, "%s", text_string(&why));
    text_free(&why);
    return good;
}

void *cli_position(const struct game *game, const char *parameters, const struct arguments *arguments,
                   size_t from, int *status) {
    struct text word = {0}, string = {0}, why = {0};
    void *position = memory_take(1, game->size);
    arguments_join(arguments, from, &word);
    bool good = arguments->n > from;
    if (!good)
        *status = complain(STATUS_USAGE, "a position of %s is missing: %s", game->id, game->position_help);
    good = good && cli_read_position(game, text_string(&word), &string, status);
    if (good && !game->parse(parameters, text_string(&string), position, &why)) {
        *status = complain(STATUS_USAGE, "%s", text_string(&why));
        good = false;
    }
    if (!good) free(position);
    text_free(&word);
    text_free(&string);
    text_free(&why);
    return good ? position : NULL;
}
