/* SPDX-License-Identifier: MIT */
/* One promise of struct game, kept by every registered game: a test for each pair of them. */
#ifndef TESTS_CONTRACT_H
#define TESTS_CONTRACT_H

#include "support.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>

#include "core/random.h"
#include "games/session.h"

/* A game with parameters that it accepts, or NULL. */
struct entrant {
    const struct game *game;
    const char *parameters;
    void (*keep)(const struct entrant *entrant);
    char name[160];
};

struct promise {
    const char *name;
    void (*keep)(const struct entrant *entrant);
};

/* ---- telling what was broken ---- */

__attribute__((format(printf, 6, 7))) static inline void
broken(const struct entrant *entrant, const void *position, const char *condition, const char *file,
       int line, const char *sentence, ...) {
    char said[1000];
    struct text text = {0};
    va_list arguments;
    va_start(arguments, sentence);
    vsnprintf(said, sizeof said, sentence, arguments);
    va_end(arguments);
    if (position) entrant->game->print(position, &text);
    print_error("%s%s%s%s%.200s:%s (not so: %s)\n", entrant->game->id,
                entrant->parameters ? ":" : "", entrant->parameters ? entrant->parameters : "",
                position ? " at " : "", text_string(&text), said, condition);
    text_free(&text);
    _fail(file, line);
}

/* What follows the condition says, as printf does, what is wrong if it does not hold. */
#define PROMISE(entrant, position, condition, ...)                                                 \
    do {                                                                                           \
        if (!(condition))                                                                          \
            broken(entrant, position, #condition, __FILE__, __LINE__, " " __VA_ARGS__);            \
    } while (0)

/* The same, with the text that is to blame. */
#define PROMISE_OF(entrant, position, condition, culprit)                                          \
    PROMISE(entrant, position, condition, "see %.300s", culprit)

/* ---- positions ---- */

static inline void *new_position(const struct entrant *entrant) {
    void *position = malloc(entrant->game->size);
    assert_non_null(position);
    return position;
}

static inline void start_at_random(const struct entrant *entrant, uint64_t seed, void *position) {
    struct random random = random_from_seed(seed);
    struct text why = {0};
    bool made =
        draw_start(entrant->game, entrant->parameters, (struct shape){0}, &random, position, &why);
    PROMISE_OF(entrant, NULL, made, text_string(&why));
    PROMISE_OF(entrant, position, why.length == 0, text_string(&why));
    text_free(&why);
}

static inline bool same_move(const struct move *a, const struct move *b) {
    return a->component == b->component && a->kind == b->kind && a->part == b->part &&
           a->where == b->where && a->amount == b->amount;
}

/* A game between two random players, all positions of it, at most `most` moves; to be ended. */
static inline void play_at_random(const struct entrant *entrant, uint64_t seed, size_t most,
                                  struct session *session) {
    const struct game *game = entrant->game;
    struct random random = random_from_seed(~seed);
    void *start = new_position(entrant);
    struct move move;
    start_at_random(entrant, seed, start);
    session_start(session, game, start, (unsigned)(seed % 2), false);
    free(start);
    while (session->played < most && random_move(game, session_position(session),
                                                 session_mover(session), 200, &random, &move)) {
        session_play(session, &move);
    }
}

/* Calls `visit` for positions of random games, the last one first, until it says false. */
static inline void visit_random_games(const struct entrant *entrant, unsigned games, size_t most,
                                      bool (*visit)(const struct entrant *entrant,
                                                    const void *position, enum player mover,
                                                    void *context),
                                      void *context) {
    for (unsigned seed = 0; seed < games; seed++) {
        struct session session;
        play_at_random(entrant, seed, most, &session);
        size_t at = session.played + 1;
        while (at-- > 0)
            if (!visit(entrant, session_position_at(&session, at), session_mover_at(&session, at),
                       context))
                break;
        session_end(&session);
    }
}

/* ---- running ---- */

static inline void keep_promise(void **state) {
    const struct entrant *entrant = *state;
    entrant->keep(entrant);
}

static inline bool accepts_parameters(const struct game *game, const char *parameters) {
    if (parameters == NULL) return true;
    if (game->parameters_help == NULL) return false;
    void *position = malloc(game->size);
    struct random random = random_from_seed(1);
    bool accepted = draw_start(game, parameters, (struct shape){0}, &random, position, NULL);
    free(position);
    return accepted;
}

enum { MOST_ENTRANTS = 1000 };

/* Every promise with every game, or with the one that $CONTRACT_OF names, and with a few parameters
 * for those games that take any. */
static inline int run_contract(const char *group, const struct promise *promises, size_t n) {
    static const char *const parameters[] = {NULL, "4", "1,3,4", "0.77", "0.6", "4.304"};
    static struct entrant entrants[MOST_ENTRANTS];
    static struct CMUnitTest tests[MOST_ENTRANTS];
    const char *const only = getenv("CONTRACT_OF");
    size_t used = 0;
    for (size_t i = 0; i < game_count; i++)
        for (size_t k = 0; k < LENGTH(parameters); k++) {
            if (only && strcmp(game_list[i]->id, only) != 0) continue;
            if (!accepts_parameters(game_list[i], parameters[k])) continue;
            for (size_t p = 0; p < n; p++, used++) {
                if (used == MOST_ENTRANTS) {
                    print_error("%s: more than %d tests\n", group, MOST_ENTRANTS);
                    return EXIT_FAILURE;
                }
                struct entrant *entrant = &entrants[used];
                entrant->game = game_list[i];
                entrant->parameters = parameters[k];
                entrant->keep = promises[p].keep;
                snprintf(entrant->name, sizeof entrant->name, "%s%s%s: %s", game_list[i]->id,
                         parameters[k] ? ":" : "", parameters[k] ? parameters[k] : "",
                         promises[p].name);
                tests[used] = (struct CMUnitTest){entrant->name, keep_promise, NULL, NULL, entrant};
            }
        }
    return _cmocka_run_group_tests(group, tests, used, NULL, NULL);
}

#define PROMISED(function)                                                                         \
    { #function, function }

#endif
