/* SPDX-License-Identifier: MIT */
/* The planar games once more, by the letter of their rules: points, and segments as bits. */
#ifndef TESTS_PLANAR_H
#define TESTS_PLANAR_H

#include "support.h"

enum { BRUTE_POINTS = 8, BRUTE_PAIRS = 28, BRUTE_TRIANGLES = 56 };

struct brute {
    unsigned n, pairs, triangles;
    long x[BRUTE_POINTS], y[BRUTE_POINTS];
    unsigned a[BRUTE_PAIRS], b[BRUTE_PAIRS];
    uint32_t cross[BRUTE_PAIRS];        /* the pairs that each one crosses */
    uint32_t triangle[BRUTE_TRIANGLES]; /* whose three sides, once drawn, win */
    uint32_t may;                       /* the pairs that may be drawn at all */
};

static inline long brute_turn(const struct brute *brute, unsigned a, unsigned b, unsigned c) {
    return (brute->x[b] - brute->x[a]) * (brute->y[c] - brute->y[a]) -
           (brute->y[b] - brute->y[a]) * (brute->x[c] - brute->x[a]);
}

static inline bool brute_apart(long p, long q) {
    return (p < 0 && q > 0) || (p > 0 && q < 0);
}

static inline bool brute_crosses(const struct brute *brute, unsigned a, unsigned b, unsigned c,
                                 unsigned d) {
    return brute_apart(brute_turn(brute, a, b, c), brute_turn(brute, a, b, d)) &&
           brute_apart(brute_turn(brute, c, d, a), brute_turn(brute, c, d, b));
}

static inline uint32_t brute_pair(const struct brute *brute, unsigned a, unsigned b) {
    for (unsigned i = 0; i < brute->pairs; i++)
        if ((brute->a[i] == a && brute->b[i] == b) || (brute->a[i] == b && brute->b[i] == a))
            return UINT32_C(1) << i;
    return 0;
}

static inline bool brute_is_empty(const struct brute *brute, unsigned a, unsigned b, unsigned c) {
    for (unsigned i = 0; i < brute->n; i++) {
        long p = brute_turn(brute, a, b, i), q = brute_turn(brute, b, c, i),
             r = brute_turn(brute, c, a, i);
        if ((p > 0 && q > 0 && r > 0) || (p < 0 && q < 0 && r < 0)) return false;
    }
    return true;
}

/* The points are there; all that follows from them. */
static inline void brute_prepare(struct brute *brute) {
    brute->pairs = brute->triangles = 0;
    for (unsigned a = 0; a < brute->n; a++)
        for (unsigned b = a + 1; b < brute->n; b++) {
            brute->a[brute->pairs] = a;
            brute->b[brute->pairs++] = b;
        }
    for (unsigned i = 0; i < brute->pairs; i++) {
        brute->cross[i] = 0;
        for (unsigned k = 0; k < brute->pairs; k++)
            if (brute_crosses(brute, brute->a[i], brute->b[i], brute->a[k], brute->b[k]))
                brute->cross[i] |= UINT32_C(1) << k;
    }
    for (unsigned a = 0; a < brute->n; a++)
        for (unsigned b = a + 1; b < brute->n; b++)
            for (unsigned c = b + 1; c < brute->n; c++)
                if (brute_is_empty(brute, a, b, c))
                    brute->triangle[brute->triangles++] =
                        brute_pair(brute, a, b) | brute_pair(brute, b, c) | brute_pair(brute, a, c);
    brute->may = (uint32_t)((UINT64_C(1) << brute->pairs) - 1);
}

static inline void brute_random_points(struct brute *brute, unsigned n, struct random *random) {
    memset(brute, 0, sizeof *brute);
    brute->n = n;
    for (unsigned i = 0; i < n; i++) {
        bool fits = false;
        while (!fits) {
            brute->x[i] = (long)random_between(random, 0, 60) - 30;
            brute->y[i] = (long)random_between(random, 0, 40) - 20;
            fits = true;
            for (unsigned a = 0; a < i; a++) {
                fits = fits && (brute->x[a] != brute->x[i] || brute->y[a] != brute->y[i]);
                for (unsigned b = 0; b < a; b++) fits = fits && brute_turn(brute, a, b, i) != 0;
            }
        }
    }
    brute_prepare(brute);
}

static inline bool brute_is_won(const struct brute *brute, uint32_t drawn) {
    for (unsigned i = 0; i < brute->triangles; i++)
        if ((brute->triangle[i] & ~drawn) == 0) return true;
    return false;
}

static inline bool brute_is_legal(const struct brute *brute, uint32_t drawn, unsigned pair) {
    uint32_t bit = UINT32_C(1) << pair;
    return (brute->may & bit) && !(drawn & bit) && !(brute->cross[pair] & drawn);
}

/* A position that may come up in play, after at most `most` moves. */
static inline uint32_t brute_random_play(const struct brute *brute, unsigned most,
                                         struct random *random) {
    uint32_t drawn = 0;
    if (brute->pairs == 0) return drawn;
    for (unsigned moves = (unsigned)random_between(random, 0, most), tries = 0;
         moves > 0 && tries < 200; tries++) {
        unsigned i = (unsigned)random_between(random, 0, brute->pairs - 1);
        if (brute_is_won(brute, drawn) || !brute_is_legal(brute, drawn, i)) continue;
        drawn |= UINT32_C(1) << i;
        moves--;
    }
    return drawn;
}

static inline void brute_print_points(const struct brute *brute, struct text *text) {
    for (unsigned i = 0; i < brute->n; i++)
        text_addf(text, "%s%ld,%ld", i > 0 ? " " : "", brute->x[i], brute->y[i]);
}

static inline void brute_print_pairs(const struct brute *brute, uint32_t pairs, const char *between,
                                     struct text *text) {
    for (unsigned i = 0; i < brute->pairs; i++) {
        if (!(pairs >> i & 1)) continue;
        text_addf(text, "%s%c%c", between, 'A' + (int)brute->a[i], 'A' + (int)brute->b[i]);
        between = ",";
    }
}

/* The moves of this position, which `string` writes down, are just the legal pairs, and who wins it
 * is what trying everything says. `by_rules` is held: what was searched for one position serves the
 * others. */
static inline void assert_brute_agrees(struct nimm_solver *solver, struct nimm_solver *by_rules,
                                       const struct game *game, const struct brute *brute,
                                       uint32_t drawn, const char *string) {
    void *position = position_of(game, NULL, string);
    const struct question question = {.game = game, .position = position};
    struct moves moves = {0};
    enum outcome outcome;
    for (unsigned i = 0; i < brute->pairs && !brute_is_won(brute, drawn); i++) {
        if (!brute_is_legal(brute, drawn, i)) continue;
        if (!game->moves(position, 0, &moves) || moves.move.part != brute->a[i] ||
            moves.move.where != brute->b[i])
            fail_msg("moves of %s", string);
    }
    if (game->moves(position, 0, &moves)) fail_msg("too many moves of %s", string);
    assert_int_equal(solve_outcome(solver, &question, &outcome), NIMM_OK);
    if ((outcome == OUTCOME_N) != wins_by_rules(by_rules, game, position, false))
        fail_msg("wrong outcome of %s", string);
    free(position);
}

/* A solver for one set of points, held. */
static inline struct nimm_solver *new_held_solver(void) {
    struct nimm_solver *solver = nimm_solver_new(UINT64_MAX, 0);
    solver_hold(solver);
    return solver;
}

/* A random start of so many points; to be freed. */
static inline void *start_of(const struct game *game, uint64_t points, uint64_t seed) {
    const struct shape shape = {.parts = {points, points}};
    struct random random = random_from_seed(seed);
    void *start = malloc(game->size);
    assert_non_null(start);
    assert_true(draw_start(game, NULL, shape, &random, start, NULL));
    return start;
}

/* A start of so many points has a value within the budget of a solver. */
static inline void assert_has_value(const struct game *game, uint64_t points, uint64_t seed) {
    struct nimm_solver *solver = new_solver(0);
    void *start = start_of(game, points, seed);
    struct question question = {.game = game, .position = start};
    struct solution solution;
    assert_int_equal(solve_position(solver, &question, &solution), NIMM_OK);
    assert_true(solution.has_value);
    free(start);
    nimm_solver_free(solver);
}

/* One is too large, and the advice is a guess. */
static inline void assert_too_large(const struct game *game, uint64_t points, uint64_t options) {
    struct nimm_solver *solver = new_solver(options);
    void *start = start_of(game, points, 1);
    struct question question = {.game = game, .position = start};
    struct solution solution;
    struct advice advice;
    assert_int_equal(solve_position(solver, &question, &solution), NIMM_TOO_LARGE);
    assert_int_equal(solve_advice(solver, &question, &advice), NIMM_OK);
    assert_int_equal(advice.kind, ADVICE_GUESS);
    free(start);
    nimm_solver_free(solver);
}

#endif
