/* SPDX-License-Identifier: MIT */
/* What tests of games share: positions, moves and answers without ceremony. */
#ifndef TESTS_SUPPORT_H
#define TESTS_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "nimm/solve.h"

#ifndef LENGTH
#define LENGTH(array) (sizeof(array) / sizeof(array)[0])
#endif

/* The game of a name like "octal:0.77"; *parameters as nimm_game_find leaves it. */
static inline const struct game *game_of(const char *name, const char **parameters) {
    const struct game *game = nimm_game_find(name, parameters);
    assert_non_null(game);
    return game;
}

/* A position of the game from text that must be accepted; to be freed. */
static inline void *position_of(const struct game *game, const char *parameters, const char *string) {
    struct text why = {0};
    void *position = malloc(game->size);
    assert_non_null(position);
    if (!game->parse(parameters, string, position, &why)) fail_msg("%s: %s", string, nimm_text_string(&why));
    nimm_text_free(&why);
    return position;
}

static inline struct solver *new_solver(uint64_t nodes) {
    struct solver *solver = nimm_solver_new(nodes, 0);
    assert_non_null(solver);
    return solver;
}

/* The position after one more move, in memory of the caller. */
static inline void play_into(const struct game *game, const void *position, unsigned mover,
                             const struct move *move, void *after) {
    memcpy(after, position, game->size);
    game->play(after, mover, move);
}

/* The game as bare rules: no theory of its own, so that the search must find out everything. */
static inline struct game bare_rules(const struct game *game) {
    struct game bare = *game;
    bare.piles = NULL;
    bare.winning = NULL;
    bare.outcome = NULL;
    bare.canonical = NULL;
    return bare;
}

/* Asserts that a message is one line of printable text. */
static inline void assert_one_line(const struct text *text) {
    const char *at = nimm_text_string(text);
    assert_int_not_equal(text->length, 0);
    assert_int_equal(strlen(at), text->length);
    for (; *at; at++)
        if ((unsigned char)*at < 0x20 || *at == 0x7F) fail_msg("control byte in: %s", nimm_text_string(text));
}

#endif
