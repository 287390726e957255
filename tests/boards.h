/* SPDX-License-Identifier: MIT */
/* What the tests of Northcott's Game, Chop and Chomp share: facts about one game as one line each. */
#ifndef TESTS_BOARDS_H
#define TESTS_BOARDS_H

#include "core/text.h"
#include "support.h"

#include "nimm/nim.h"

/* `string` is accepted and printed as `printed`, which is accepted as the same position. */
static inline void assert_reads_as(const struct game *game, const char *string, const char *printed) {
    void *position = position_of(game, NULL, string), *again = position_of(game, NULL, printed);
    struct text text = {0};
    game->print(position, &text);
    assert_string_equal(nimm_text_string(&text), printed);
    assert_memory_equal(position, again, game->size);
    nimm_text_free(&text);
    free(position);
    free(again);
}

static inline void assert_refuses(const struct game *game, const char *string, const char *message) {
    struct text why = {0};
    void *position = malloc(game->size);
    assert_non_null(position);
    assert_false(game->parse(NULL, string, position, &why));
    assert_one_line(&why);
    if (message) assert_string_equal(nimm_text_string(&why), message);
    nimm_text_free(&why);
    free(position);
}

/* Texts that no game takes for a position: each is refused in one line. */
static inline void assert_refuses_hostile_texts(const struct game *game) {
    enum { LONG = 100000 };
    static const char *const texts[] = {
        "",        " ",       ",",
        "/",       "1,,2",    "-1",
        "0",       "hello",   "18446744073709551616",
        "1x",      "x",       "\xFF\xFE",
        "\x1B[2J", "W",       "3.5",
        "W..B/",   "0x0",     "1x18446744073709551616",
        "2x3x4",   "1 2 3 x", "\xE2\x80\xAE",
        "3\xC3 4",
    };
    for (size_t i = 0; i < LENGTH(texts); i++) assert_refuses(game, texts[i], NULL);
    char *text = malloc(LONG + 1);
    assert_non_null(text);
    text[LONG] = '\0';
    for (const char *fill = "9W,/x .\x80"; *fill; fill++) {
        memset(text, *fill, LONG);
        assert_refuses(game, text, NULL);
    }
    free(text);
}

/* The answer to a move typed at the prompt: a legal move in its own notation, or the message. */
static inline void assert_move_answer(const struct game *game, const char *string, unsigned mover,
                                      const char *typed, const char *answer) {
    void *position = position_of(game, NULL, string);
    struct text text = {0};
    struct move move;
    if (game->parse_move(position, mover, typed, &move, &text) && game->check(position, mover, &move, &text))
        game->print_move(position, &move, &text);
    assert_string_equal(nimm_text_string(&text), answer);
    nimm_text_free(&text);
    free(position);
}

/* Every move of a grid of move values is legal exactly when `moves` lists it, and then once; a listed move is
 * printed as text that is read as the same move. */
static inline void assert_check_agrees_with_moves(const struct game *game, const void *position,
                                                  unsigned mover, const struct move *limits) {
    size_t legal = 0, listed = 0;
    struct text text = {0};
    struct move move = {0}, again;
    for (move.kind = 0; move.kind <= limits->kind; move.kind++)
        for (move.part = 0; move.part <= limits->part; move.part++)
            for (move.where = 0; move.where <= limits->where; move.where++)
                for (move.amount = 0; move.amount <= limits->amount; move.amount++) {
                    nimm_text_clear(&text);
                    bool yes = game->check(position, mover, &move, &text);
                    legal += yes;
                    if (!yes) assert_one_line(&text);
                }
    for (struct moves moves = {0}; game->moves(position, mover, &moves); listed++) {
        assert_true(game->check(position, mover, &moves.move, &text));
        nimm_text_clear(&text);
        game->print_move(position, &moves.move, &text);
        assert_true(game->parse_move(position, mover, nimm_text_string(&text), &again, &text));
        assert_memory_equal(&again, &moves.move, sizeof again);
    }
    assert_int_equal(listed, legal);
    nimm_text_free(&text);
}

static inline uint64_t value_of(struct solver *solver, const struct game *game, const void *position) {
    struct piles piles;
    assert_int_equal(game->piles(solver, position, &piles), NIMM_SOLVE_OK);
    return nimm_sum(piles.value, piles.n);
}

/* `winning` lists just what trying every move finds, in the same order. */
static inline void assert_winning_agrees(struct solver *solver, const struct game *game, const void *position,
                                         unsigned mover, uint64_t value) {
    enum { MOST = 1024 };
    static struct move kept[MOST];
    struct move_list list = {.moves = kept, .limit = MOST};
    void *after = malloc(game->size);
    size_t found = 0;
    assert_non_null(after);
    assert_int_equal(game->winning(solver, position, mover, false, value, &list), NIMM_SOLVE_OK);
    for (struct moves moves = {0}; game->moves(position, mover, &moves);) {
        play_into(game, position, mover, &moves.move, after);
        if (value_of(solver, game, after) != value) continue;
        assert_true(found < list.n);
        assert_memory_equal(&kept[found++], &moves.move, sizeof *kept);
    }
    assert_int_equal(found, list.n);
    assert_true(list.total.n == found && !list.total.more);
    free(after);
}

static inline void assert_draws(const struct game *game, const char *string, const struct style *style,
                                const char *drawing) {
    void *position = position_of(game, NULL, string);
    struct text text = {0};
    game->draw(position, style, &text);
    assert_string_equal(nimm_text_string(&text), drawing);
    nimm_text_free(&text);
    free(position);
}

/* In every style, lines end in newline and none is wider than the window. */
static inline void assert_draws_within_width(const struct game *game, const char *string) {
    void *position = position_of(game, NULL, string);
    for (unsigned width = 40; width <= 200; width += 40) {
        for (unsigned looks = 0; looks < 4; looks++) {
            struct style style = {.width = width, .utf8 = looks & 1, .plain = looks & 2};
            struct text text = {0};
            game->draw(position, &style, &text);
            char *at = text.data;
            assert_int_equal(at[text.length - 1], '\n');
            for (char *end; (end = strchr(at, '\n')) != NULL; at = end + 1) {
                *end = '\0';
                assert_in_range(text_columns(at), 1, width);
            }
            nimm_text_free(&text);
        }
    }
    free(position);
}

/* What the other player does against an optimal one. */
typedef struct move reply(const struct game *game, const void *position, unsigned mover,
                          struct random *random);

static inline struct move random_move(const struct game *game, const void *position, unsigned mover,
                                      struct random *random) {
    uint64_t n = 0;
    struct moves moves = {0};
    while (game->moves(position, mover, &moves)) n++;
    uint64_t chosen = nimm_random_between(random, 1, n);
    moves = (struct moves){0};
    while (chosen-- > 0) game->moves(position, mover, &moves);
    return moves.move;
}

/* From a won position, the optimal player makes the last move within `most` moves. */
static inline void assert_optimal_player_wins(struct solver *solver, const struct game *game,
                                              const void *start, unsigned mover, reply *answer,
                                              struct random *random, unsigned most) {
    void *position = malloc(game->size);
    unsigned optimal = mover;
    assert_non_null(position);
    memcpy(position, start, game->size);
    for (; !nimm_game_is_over(game, position, mover); mover = !mover) {
        struct move move;
        assert_true(most-- > 0);
        if (mover == optimal) {
            struct question question = {.game = game, .position = position, .mover = mover};
            struct advice advice;
            assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
            assert_int_equal(advice.kind, NIMM_ADVICE_WINNING);
            move = advice.move;
        } else {
            move = answer(game, position, mover, random);
        }
        game->play(position, mover, &move);
    }
    assert_int_not_equal(mover, optimal);
    free(position);
}

/* Between 15 and 60 of a hundred random starts are lost for the player to move, none is over at once, and the
 * same seed makes the same start. */
static inline void assert_starts_are_fair(const struct game *game) {
    enum { SEEDS = 400 };
    const struct shape shape = {0};
    struct solver *solver = new_solver(0);
    struct text text = {0};
    size_t lost = 0;
    void *start = malloc(game->size), *again = malloc(game->size);
    assert_true(start && again);
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct random random = nimm_random_from_seed(seed);
        assert_true(game->random(NULL, &shape, &random, start, &text));
        random = nimm_random_from_seed(seed);
        assert_true(game->random(NULL, &shape, &random, again, &text));
        assert_memory_equal(start, again, game->size);
        assert_false(nimm_game_is_over(game, start, 0));
        nimm_text_clear(&text);
        game->print(start, &text);
        assert_true(game->parse(NULL, nimm_text_string(&text), again, &text));
        assert_memory_equal(start, again, game->size);
        lost += value_of(solver, game, start) == 0;
    }
    assert_in_range(lost, SEEDS * 15 / 100, SEEDS * 60 / 100);
    nimm_solver_free(solver);
    nimm_text_free(&text);
    free(start);
    free(again);
}

/* A random start of this shape, printed; "" and the reason in *why when it is refused. */
static inline void random_text(const struct game *game, const struct shape *shape, uint64_t seed,
                               struct text *text, struct text *why) {
    struct random random = nimm_random_from_seed(seed);
    void *start = malloc(game->size);
    assert_non_null(start);
    nimm_text_clear(text);
    if (game->random(NULL, shape, &random, start, why)) game->print(start, text);
    free(start);
}

#endif
