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

#include "core/nim.h"
#include "core/random.h"
#include "core/text.h"
#include "games/solve.h"
#include "play/start.h"

#ifndef LENGTH
#define LENGTH(array) (sizeof(array) / sizeof(array)[0])
#endif

/* The game of a name like "octal:0.77"; *parameters as game_named leaves it. */
static inline const struct game *game_of(const char *name, const char **parameters) {
    const struct game *game = game_named(name, parameters, NULL);
    assert_non_null(game);
    return game;
}

/* A position of the game from text that must be accepted; to be freed. */
static inline void *position_of(const struct game *game, const char *parameters,
                                const char *string) {
    struct text why = {0};
    void *position = malloc(game->size);
    assert_non_null(position);
    if (!game_parse(game, parameters, string, position, &why))
        fail_msg("%s: %s", string, text_string(&why));
    text_free(&why);
    return position;
}

/* A blank position of a game with its parameters, "subtraction:1,3,4"; to be freed. */
static inline void *blank_of(const char *name, const struct game **game) {
    struct text why = {0};
    void *blank = game_new(name, game, &why);
    if (!blank) fail_msg("%s: %s", name, text_string(&why));
    return blank;
}

/* A position of a game with its parameters, "subtraction:1,3,4"; to be freed. */
static inline void *position_in(const char *name, const char *string, const struct game **game) {
    const char *parameters;
    *game = game_of(name, &parameters);
    return position_of(*game, parameters, string);
}

static inline struct nimm_solver *new_solver(uint64_t nodes) {
    struct nimm_solver *solver = nimm_solver_new(nodes, 0);
    assert_non_null(solver);
    return solver;
}

/* A random start that is fair. */
static inline bool draw_start(const struct game *game, const char *parameters, struct shape shape,
                              struct random *random, void *position, struct text *why) {
    const struct start start = {.game = game, .shape = shape, .balance = BALANCE_FAIR};
    struct nimm_solver *solver = new_solver(0);
    bool drawn = game_set(game, parameters, position, why) &&
                 start_draw(&start, solver, random, position, why);
    nimm_solver_free(solver);
    return drawn;
}

/* The position after one more move, in memory of the caller. */
static inline void play_into(const struct game *game, const void *position, enum player mover,
                             const struct move *move, void *after) {
    memcpy(after, position, game->size);
    game->play(after, mover, move);
}

/* Writes one of the first `most` moves, each with the same chance; false when there is none. */
static inline bool random_move(const struct game *game, const void *position, enum player mover,
                               unsigned most, struct random *random, struct move *move) {
    struct moves moves = {0};
    unsigned seen = 0;
    while (seen < most && game->moves(position, mover, &moves))
        if (random_between(random, 1, ++seen) == 1) *move = moves.move;
    return seen > 0;
}

/* How many moves there are, counted to `most` at most. */
static inline size_t count_moves(const struct game *game, const void *position, enum player mover,
                                 size_t most) {
    struct moves moves = {0};
    size_t n = 0;
    while (n < most && game->moves(position, mover, &moves)) n++;
    return n;
}

/* The game as bare rules: no theory of its own, so that the search must find out everything. */
static inline struct game bare_rules(const struct game *game) {
    struct game bare = *game;
    bare.theory = &game_no_theory;
    bare.canonical = NULL;
    return bare;
}

/* The nim-sum of the piles that a position is worth. */
static inline uint64_t value_of(struct nimm_solver *solver, const struct game *game,
                                const void *position) {
    struct piles piles;
    solver_begin(solver);
    assert_int_equal(search_piles(solver, game, position, &piles), NIMM_OK);
    return nimm_sum(piles.value, piles.n);
}

static inline uint64_t value_in(const char *name, const char *string) {
    const struct game *game;
    struct nimm_solver *solver = new_solver(0);
    void *position = position_in(name, string, &game);
    uint64_t value = value_of(solver, game, position);
    free(position);
    nimm_solver_free(solver);
    return value;
}

/* Who wins by the rules alone, by trying everything. */
static inline bool wins_by_rules(struct nimm_solver *solver, const struct game *game,
                                 const void *position, bool misere) {
    const struct game bare = bare_rules(game);
    enum outcome outcome;
    if (!misere) return value_of(solver, &bare, position) != 0;
    solver_begin(solver);
    assert_int_equal(search_misere(solver, &bare, position, &outcome), NIMM_OK);
    return outcome == OUTCOME_N;
}

/* Who wins, with which value, if with any; or that it is too large. */
static inline enum nimm_status solve_in(struct nimm_solver *solver, const char *name,
                                        const char *string, struct solution *solution) {
    const struct game *game;
    void *position = position_in(name, string, &game);
    const struct question question = {.game = game, .position = position};
    enum nimm_status status = solve_position(solver, &question, solution);
    free(position);
    return status;
}

/* `wanted` is all winning moves in order, "1 1; 2 1". */
static inline void assert_winning_moves(const char *name, const char *string, bool misere,
                                        const char *wanted) {
    const struct game *game;
    struct nimm_solver *solver = new_solver(0);
    void *position = position_in(name, string, &game);
    const struct question question = {.game = game, .position = position, .misere = misere};
    struct move moves[32];
    struct move_list list = {.moves = moves, .limit = LENGTH(moves)};
    struct text text = {0};
    assert_int_equal(solve_winning_moves(solver, &question, &list), NIMM_OK);
    assert_true(list.total == list.n);
    for (size_t i = 0; i < list.n; i++) {
        if (i > 0) text_add(&text, "; ");
        game->print_move(position, &moves[i], &text);
    }
    assert_string_equal(text_string(&text), wanted);
    text_free(&text);
    free(position);
    nimm_solver_free(solver);
}

static inline struct advice advice_in(struct nimm_solver *solver, const char *name,
                                      const char *string, bool misere) {
    const struct game *game;
    void *position = position_in(name, string, &game);
    const struct question question = {.game = game, .position = position, .misere = misere};
    struct advice advice;
    assert_int_equal(solve_advice(solver, &question, &advice), NIMM_OK);
    free(position);
    return advice;
}

/* How often the part stands in the string. */
static inline size_t count_in(const char *string, const char *part) {
    size_t n = 0;
    for (; (string = strstr(string, part)); string++) n++;
    return n;
}

static inline void assert_contains(const struct text *text, const char *wanted) {
    if (!strstr(text_string(text), wanted))
        fail_msg("\"%s\" is not in:\n%s", wanted, text_string(text));
}

static inline void assert_lacks(const struct text *text, const char *unwanted) {
    if (strstr(text_string(text), unwanted))
        fail_msg("\"%s\" is in:\n%s", unwanted, text_string(text));
}

/* True if Graphviz is here and works. */
static inline bool graphviz_draws(void) {
    return system("echo 'graph { a }' | dot -Tplain >/dev/null 2>&1") == 0;
}

/* Asserts that a message is one line of printable text. */
static inline void assert_one_line(const struct text *text) {
    const char *at = text_string(text);
    assert_int_not_equal(text->length, 0);
    assert_int_equal(strlen(at), text->length);
    for (; *at; at++)
        if ((unsigned char)*at < 0x20 || *at == 0x7F)
            fail_msg("control byte in: %s", text_string(text));
}

#endif
