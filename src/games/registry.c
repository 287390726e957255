/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/suggest.h"
#include "core/text.h"
#include "nimm/game.h"

#define GAME(name) extern const struct game game_##name;
#include "games/games.def"
#undef GAME

#define GAME(name) &game_##name,
const struct game *const nimm_game_list[] = {
#include "games/games.def"
};
#undef GAME

const size_t nimm_game_count = sizeof nimm_game_list / sizeof *nimm_game_list;

const struct game *nimm_game_find(const char *name, const char **parameters) {
    const char *colon = strchr(name, ':');
    size_t length = colon ? (size_t)(colon - name) : strlen(name);
    *parameters = colon ? colon + 1 : NULL;
    for (size_t i = 0; i < nimm_game_count; i++)
        if (strlen(nimm_game_list[i]->id) == length && memcmp(nimm_game_list[i]->id, name, length) == 0)
            return nimm_game_list[i];
    return NULL;
}

const struct game *nimm_game_named(const char *name, const char **parameters, struct text *why) {
    const struct game *game = nimm_game_find(name, parameters);
    if (game && (!*parameters || game->parameters_help)) return game;
    if (game) {
        text_add_quoted(why, name, strlen(name));
        text_addf(why, ": the game %s takes nothing after a colon", game->id);
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

bool nimm_game_set(const struct game *game, const char *parameters, void *position, struct text *why) {
    memset(position, 0, game->size);
    return !game->set || game->set(parameters, position, why);
}

bool nimm_game_parse(const struct game *game, const char *parameters, const char *string, void *position,
                     struct text *why) {
    return nimm_game_set(game, parameters, position, why) && game->parse(string, position, why);
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

void nimm_game_print_name(const struct game *game, const void *position, struct text *text) {
    text_add(text, game->id);
    if (!game->print_parameters) return;
    text_add_char(text, ':');
    game->print_parameters(position, text);
}

bool nimm_game_is_over(const struct game *game, const void *position, enum player mover) {
    struct moves moves = {0};
    assert(mover <= PLAYER_2);
    return !game->moves(position, mover, &moves);
}

const struct game *nimm_game_part(const struct game *game, const void *position, size_t i, void *alone) {
    if (game->part) return game->part(position, i, alone);
    if (game->piles) return NULL;
    memcpy(alone, position, game->size);
    return game;
}

bool nimm_game_read_move(const struct game *game, const void *position, enum player mover, const char *string,
                         struct move *move, struct text *why) {
    return nimm_game_parse_move(game, position, mover, string, move, why) &&
           game->check(position, mover, move, why);
}

void nimm_game_refuse_move(const char *string, struct text *why) {
    if (*scan_spaces(string) == '\0') return;
    text_add_quoted(why, string, strlen(string));
    text_add(why, " is not a move. ");
}

void nimm_move_list_add(struct move_list *list, const struct move *move) {
    if (list->n < list->limit) list->moves[list->n++] = *move;
    nimm_count_add(&list->total, 1);
}

const char *nimm_game_no_value(const struct game *game) {
    if (game->decided)
        return "A player can win at once here, whatever else is left: no Nim pile works like that.";
    if (game->flags & NIMM_GAME_CYCLIC) return "From here the game can go on forever: no Nim pile can.";
    return NULL;
}

/* Each move is taken with a chance of one in the moves seen so far, which makes all equally likely. False:
 * there are too many to go through. */
static bool draw_listed_move(const struct game *game, const void *position, enum player mover,
                             struct random *random, struct move *move) {
    enum { MOST_LISTED = 4096 };
    struct moves moves = {0};
    for (uint64_t seen = 1; seen <= MOST_LISTED; seen++) {
        if (!game->moves(position, mover, &moves)) return true;
        if (nimm_random_between(random, 1, seen) == 1) *move = moves.move;
    }
    return !game->moves(position, mover, &moves);
}

void nimm_game_draw_move(struct solver *solver, const struct game *game, const void *position,
                         enum player mover, struct random *random, struct move *move) {
    enum { MOST_TRIES = 100, MOST_KEPT = 64 };
    struct move kept[MOST_KEPT];
    struct piles piles;
    uint64_t values = 0; /* all ones up to the highest of any pile */
    if (draw_listed_move(game, position, mover, random, move) || !game->winning) return;
    nimm_solver_begin(solver);
    if (nimm_game_piles(solver, game, position, &piles) != NIMM_SOLVE_OK) return;
    for (size_t i = 0; i < piles.n; i++) values |= piles.value[i];
    for (unsigned shift = 1; shift < 64; shift *= 2) values |= values >> shift;
    for (int i = 0; i < MOST_TRIES; i++) {
        struct move_list list = {.moves = kept, .limit = MOST_KEPT};
        game->winning(solver, position, mover, false, nimm_random_bits(random) & values, &list);
        if (list.n == 0) continue;
        *move = kept[nimm_random_between(random, 0, list.n - 1)];
        return;
    }
}
