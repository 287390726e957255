/* SPDX-License-Identifier: MIT */
/* What the tests of Subtraction, Poker-Nim and the Prime-game share beyond what the boards share. */
#ifndef TESTS_PILES_H
#define TESTS_PILES_H

#include <stdio.h>

#include "boards.h"

/* The position is refused, with this message where one is given. */
static inline void assert_refuses_with(const struct game *game, const char *parameters, const char *string,
                                       const char *message) {
    struct text why = {0};
    void *position = malloc(game->size);
    assert_non_null(position);
    if (game->parse(parameters, string, position, &why)) fail_msg("accepted: %.80s", string);
    assert_one_line(&why);
    if (message) assert_string_equal(nimm_text_string(&why), message);
    nimm_text_free(&why);
    free(position);
}

static const char *const hostile_moves[] = {
    "",
    " ",
    ",",
    "0",
    "0 0",
    "1",
    "-1 2",
    "1 -1",
    "1 2 3 4 5",
    "1 18446744073709551616",
    "4294967297 1",
    "18446744073709551616 1",
    "18446744073709551615 1",
    "+",
    "1 +",
    "1 ++1",
    "+1 1",
    "+ +",
    "1 + 1",
    "put",
    "put 1 on",
    "put on 1",
    "add 1 to 99",
    "take",
    "take 1 from",
    "1 2^",
    "1 ^2",
    "1 2^0",
    "1 2^^2",
    "off",
    "off 1",
    "split 2 off",
    "split 2 off 1 1",
    "split 2 off 1 off 1",
    "1\x01\x02",
    "\xFF\xFE 1",
    "\xE2\x80\xAE",
    "1 4294967311",
    "1 18446744073709551557",
    "hello",
    "1,,2",
    "1:2",
    "1,2",
};

/* Whatever is typed for a move is read as one or refused, and then refused again or legal, in one line. */
static inline void assert_survives_hostile_moves(const struct game *game, const void *position) {
    enum { LONG = 100000 };
    char *longest = malloc(LONG + 1);
    assert_non_null(longest);
    memset(longest, '2', LONG);
    longest[LONG] = '\0';
    for (size_t i = 0; i <= LENGTH(hostile_moves) + 2; i++) {
        struct text why = {0};
        struct move move = {0};
        if (i > LENGTH(hostile_moves))
            for (size_t k = 1; k < LONG; k += 2) longest[k] = i == LENGTH(hostile_moves) + 1 ? ' ' : '+';
        const char *text = i < LENGTH(hostile_moves) ? hostile_moves[i] : longest;
        if (!game->parse_move(position, 0, text, &move, &why) || !game->check(position, 0, &move, &why))
            assert_one_line(&why);
        nimm_text_free(&why);
    }
    free(longest);
}

/* From a won position, the optimal player makes the last move within `most` moves. */
static inline void assert_wins_within(struct solver *solver, const struct game *game, const void *start,
                                      unsigned mover, reply *answer, struct random *random, unsigned most) {
    void *position = malloc(game->size);
    unsigned optimal = mover;
    assert_non_null(position);
    memcpy(position, start, game->size);
    for (; !nimm_game_is_over(game, position, mover); mover = !mover) {
        struct advice advice = {0};
        assert_true(most-- > 0);
        if (mover == optimal) {
            struct question question = {.game = game, .position = position, .mover = mover};
            assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
            assert_int_equal(advice.kind, NIMM_ADVICE_WINNING);
        } else {
            advice.move = answer(game, position, mover, random);
        }
        game->play(position, mover, &advice.move);
    }
    assert_int_not_equal(mover, optimal);
    free(position);
}

/* A quarter to a half of the random starts is lost, none is over, and print and parse agree on each. */
static inline void assert_fair(const struct game *game, const char *parameters) {
    enum { SEEDS = 200 };
    struct solver *solver = new_solver(0);
    struct text text = {0};
    void *start = malloc(game->size), *again = malloc(game->size);
    size_t lost = 0;
    assert_true(start && again);
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct random random = nimm_random_from_seed(seed);
        assert_true(game->random(parameters, &(struct shape){0}, &random, start, &text));
        assert_false(nimm_game_is_over(game, start, 0));
        nimm_text_clear(&text);
        game->print(start, &text);
        assert_true(game->parse(parameters, nimm_text_string(&text), again, &text));
        assert_memory_equal(start, again, game->size);
        lost += value_of(solver, game, start) == 0;
    }
    if (lost < SEEDS * 15 / 100 || lost > SEEDS * 60 / 100)
        fail_msg("%zu of %d starts are lost with %s", lost, SEEDS, parameters ? parameters : "nothing said");
    nimm_solver_free(solver);
    nimm_text_free(&text);
    free(start);
    free(again);
}

#endif
