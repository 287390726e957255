/* SPDX-License-Identifier: MIT */
/* The games by the names that a command line gives them. */
#include <string.h>

#include "cli/command.h"
#include "ui/suggest.h"

const struct game *cli_game(const char *name, const char **parameters) {
    const struct game *game = game_find(name, parameters);
    struct text quoted = {0};
    if (!game) {
        struct suggestion suggestion = {.typed = {name, strcspn(name, ":")}};
        for (size_t i = 0; i < game_count; i++) suggest_try(&suggestion, game_list[i]->id);
        text_add_quoted(&quoted, name, strlen(name));
        suggest_add(&suggestion, "", &quoted);
        complain(STATUS_USAGE, "there is no game %snimm games lists them", text_string(&quoted));
    } else if (*parameters && !game->parameters_help) {
        text_add_quoted(&quoted, name, strlen(name));
        complain(STATUS_USAGE, "%s: the game %s takes nothing behind a colon", text_string(&quoted),
                 game->id);
        game = NULL;
    }
    text_free(&quoted);
    return game;
}

/* play is often typed twice, and options before the command. */
static void refuse_command(const struct command *command) {
    complain(STATUS_USAGE,
             "\"%s\" is a command, not a game: did you mean nimm %s? nimm games lists the games",
             command->name, command->name);
}

const struct game *cli_game_to_play(const char *name, const char **parameters) {
    const struct game *game = game_find(name, parameters);
    const struct command *command = command_find(name);
    if (game || strchr(name, ':')) return cli_game(name, parameters);
    if (command) {
        refuse_command(command);
        return NULL;
    }
    struct text message = {0};
    struct suggestion suggestion = {.typed = {name, strlen(name)}};
    for (size_t i = 0; i < command_count; i++) suggest_try(&suggestion, command_list[i]->name);
    for (size_t i = 0; i < game_count; i++) suggest_try(&suggestion, game_list[i]->id);
    text_add_quoted(&message, name, strlen(name));
    text_add(&message, " is neither a command nor a game");
    suggest_add(&suggestion, "", &message);
    complain(STATUS_USAGE, "%snimm --help lists the commands, nimm games the games", text_string(&message));
    text_free(&message);
    return NULL;
}
