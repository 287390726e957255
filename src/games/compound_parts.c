/* SPDX-License-Identifier: MIT */
#include "games/compound_parts.h"

#include <assert.h>
#include <string.h>

#include "core/scan.h"

#define BLANKS " \t\r\n\v\f"

const struct game *compound_game(const struct compound *compound, size_t i) {
    assert(i < compound->n);
    return game_list[compound->game[i]];
}

const void *compound_position(const struct compound *compound, size_t i) {
    return compound->bytes + compound->start[i];
}

void *compound_place(struct compound *compound, size_t i) {
    return compound->bytes + compound->start[i];
}

static size_t rounded_up(size_t size) {
    return (size + sizeof(uint64_t) - 1) / sizeof(uint64_t) * sizeof(uint64_t);
}

static size_t bytes_used(const struct compound *compound) {
    size_t last = compound->n - 1;
    return compound->n > 0 ? compound->start[last] + rounded_up(compound_game(compound, last)->size) : 0;
}

void *compound_add(struct compound *compound, const struct game *game) {
    size_t at = 0, start = bytes_used(compound);
    assert(compound->n < COMPOUND_PARTS);
    if (game->size > COMPOUND_BYTES - start) return NULL;
    while (game_list[at] != game) at++;
    compound->game[compound->n] = (uint8_t)at;
    compound->start[compound->n] = (uint16_t)start;
    return compound_place(compound, compound->n++);
}

void compound_drop(struct compound *compound) {
    size_t last = compound->n - 1;
    memset(compound_place(compound, last), 0, compound_game(compound, last)->size);
    compound->game[last] = 0;
    compound->start[last] = 0;
    compound->n--;
}

bool compound_admits_game(const struct game *game) {
    return game != &game_compound && !(game->flags & GAME_PARTISAN);
}

/* In a game that can go on for ever, it is the positions without a value that do. */
bool compound_admits_position(const struct game *game, const void *position, struct text *why) {
    if (!(game->flags & GAME_CYCLIC)) return true;
    struct solver *solver = solver_new(0, 0);
    struct piles piles;
    enum solve_status status = solver ? game_piles(solver, game, position, &piles) : SOLVE_NO_MEMORY;
    solver_free(solver);
    if (status == SOLVE_NO_ANSWER)
        text_add(why, "this can go on for ever, so it has no value that could be added: a sum needs parts "
                      "that must come to an end");
    return status == SOLVE_OK;
}

static void list_games(struct text *why) {
    text_add(why, "a part is of one of the games ");
    size_t said = 0;
    for (size_t i = 0; i < game_count; i++) {
        if (!compound_admits_game(game_list[i])) continue;
        if (said++ > 0) text_add(why, ", ");
        text_add(why, game_list[i]->id);
    }
}

/* The game of a part's name; NULL: *why says why there is none. */
static const struct game *find_game(const char *name, const char **parameters, struct text *why) {
    const struct game *game = game_find(name, parameters);
    if (game && compound_admits_game(game) && (!*parameters || game->parameters_help)) return game;
    if (!game) {
        text_add(why, "there is no game ");
        text_add_quoted(why, name, strlen(name));
        text_add(why, "; ");
        list_games(why);
    } else if (game == &game_compound) {
        text_add(why, "a compound cannot be part of a compound: join its parts to the others by +");
    } else if (!compound_admits_game(game)) {
        text_addf(why,
                  "%s cannot be part of a sum, where both players have the same moves and the end must "
                  "come; ",
                  game->id);
        list_games(why);
    } else {
        text_add_quoted(why, name, strlen(name));
        text_addf(why, ": the game %s takes nothing behind a colon", game->id);
    }
    return NULL;
}

/* Drops blanks at both ends, in place. */
static char *trim(char *string) {
    string += strspn(string, BLANKS);
    size_t length = strlen(string);
    while (length > 0 && strchr(BLANKS, string[length - 1])) length--;
    string[length] = '\0';
    return string;
}

/* "nim=3,4", which may be changed. */
static bool parse_part(char *string, struct compound *compound, struct text *why) {
    size_t number = compound->n + 1U;
    char *name = trim(string), *position = strchr(name, '=');
    if (!position) {
        text_addf(why, "part %zu: ", number);
        if (*name) text_add_quoted(why, name, strlen(name)), text_add(why, " is not a part: ");
        text_add(why, "write GAME=POSITION, as kayles=iiii, and + between two parts");
        return false;
    }
    *position++ = '\0';
    const char *parameters;
    struct text reason = {0};
    const struct game *game = find_game(trim(name), &parameters, &reason);
    void *place = game ? compound_add(compound, game) : NULL;
    if (game && !place)
        text_addf(&reason, "no room is left for it: take fewer parts, or parts of simpler games");
    bool parsed = place && game->parse(parameters, trim(position), place, &reason) &&
                  compound_admits_position(game, place, &reason);
    if (!parsed)
        text_addf(why, game ? "part %zu (%s): %s" : "part %zu: %s%s", number, game ? game->id : "",
                  text_string(&reason));
    text_free(&reason);
    return parsed;
}

bool compound_parse(const char *string, struct compound *compound, struct text *why) {
    memset(compound, 0, sizeof *compound);
    struct text part = {0};
    bool more = true, parsed = true;
    while (more && parsed) {
        if (compound->n == COMPOUND_PARTS) {
            text_addf(why, "too many parts: at most %d can be added", COMPOUND_PARTS);
            parsed = false;
            break;
        }
        size_t length = strcspn(string, "+");
        text_clear(&part);
        text_add_bytes(&part, string, length);
        parsed = parse_part(part.data, compound, why);
        more = string[length] == '+';
        string += length + more;
    }
    text_free(&part);
    return parsed;
}

void compound_print(const struct compound *compound, struct text *text) {
    for (size_t i = 0; i < compound->n; i++) {
        const struct game *game = compound_game(compound, i);
        if (i > 0) text_add_char(text, '+');
        game_print_name(game, compound_position(compound, i), text);
        text_add_char(text, '=');
        game->print(compound_position(compound, i), text);
    }
}

bool compound_startable(const struct compound *compound, struct text *why) {
    for (size_t i = 0; i < compound->n; i++) {
        const struct game *game = compound_game(compound, i);
        struct text reason = {0};
        bool may_start = !game->startable || game->startable(compound_position(compound, i), &reason);
        if (!may_start) text_addf(why, "part %zu (%s): %s", i + 1, game->id, text_string(&reason));
        text_free(&reason);
        if (!may_start) return false;
    }
    return true;
}

static void swap_bytes(unsigned char *a, unsigned char *b, size_t size) {
    for (size_t i = 0; i < size; i++) {
        unsigned char byte = a[i];
        a[i] = b[i];
        b[i] = byte;
    }
}

/* By insertion: those before place i are in order. */
void compound_canonical(struct compound *compound) {
    for (size_t i = 0; i < compound->n; i++) {
        const struct game *game = compound_game(compound, i);
        unsigned char *place = compound_place(compound, i);
        if (game->canonical) game->canonical(place);
        for (size_t k = 0; k < i; k++)
            if (compound_game(compound, k) == game &&
                memcmp(compound_place(compound, k), place, game->size) > 0)
                swap_bytes(compound_place(compound, k), place, game->size);
    }
}

struct move compound_inner_move(const struct move *move) {
    struct move inner = *move;
    inner.component = 0;
    return inner;
}

const void *compound_play_part(const struct compound *compound, unsigned mover, const struct move *move,
                               struct compound_room *room) {
    const struct game *game = compound_game(compound, move->component);
    struct move inner = compound_inner_move(move);
    memcpy(room->bytes, compound_position(compound, move->component), game->size);
    game->play(room->bytes, mover, &inner);
    return room->bytes;
}
