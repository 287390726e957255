/* SPDX-License-Identifier: MIT */
/* The list of the games, and how to find one by its name. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/suggest.h"
#include "core/text.h"
#include "games/game.h"

#define GAME(name) extern const struct game game_##name;
#include "games/games.def"
#undef GAME

#define GAME(name) &game_##name,
const struct game *const nimm_game_list[] = {
#include "games/games.def"
};
#undef GAME

const size_t nimm_game_count = sizeof nimm_game_list / sizeof *nimm_game_list;

const struct game *nimm_game_find(const char *name) {
    const size_t length = strcspn(name, ":");
    for (size_t i = 0; i < nimm_game_count; i++)
        if (strlen(nimm_game_list[i]->id) == length && memcmp(nimm_game_list[i]->id, name, length) == 0)
            return nimm_game_list[i];
    return NULL;
}

const struct game *nimm_game_named(const char *name, const char **parameters, struct text *why) {
    const struct game *game = nimm_game_find(name);
    const char *colon = strchr(name, ':');
    *parameters = colon ? colon + 1 : NULL;
    if (game && (!*parameters || game->parameters_help)) return game;
    if (game) {
        token_refuse(token_of(name), why, ": the game %s takes nothing after a colon", game->id);
        return NULL;
    }
    struct suggestion suggestion = {.typed = {name, strcspn(name, ":")}};
    for (size_t i = 0; i < nimm_game_count; i++) suggest_try(&suggestion, nimm_game_list[i]->id);
    text_add(why, "there is no game ");
    text_add_quoted(why, name, strlen(name));
    suggest_add(&suggestion, "", why);
    text_add(why, "nimm games lists them");
    return NULL;
}

void *nimm_game_new(const char *name, const struct game **game, struct text *why) {
    const char *parameters;
    *game = nimm_game_named(name, &parameters, why);
    if (!*game) return NULL;
    void *position = memory_take(1, (*game)->size);
    if (nimm_game_set(*game, parameters, position, why)) return position;
    free(position);
    return NULL;
}

size_t nimm_game_largest(void) {
    size_t largest = 0;
    for (size_t i = 0; i < nimm_game_count; i++)
        if (nimm_game_list[i]->size > largest) largest = nimm_game_list[i]->size;
    return largest;
}
