/* SPDX-License-Identifier: MIT */
/* A game's name and a position on the first line, then a move a line: text that is accepted keeps every
 * promise of struct game, whatever is played from it. */
#undef NDEBUG
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "nimm/solve.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOVES_TRIED = 50, MOVES_PLAYED = 100, NODES = 200 };

struct table_top {
    const struct game *game;
    const char *parameters;
    void *position;
    void *other; /* a second position to compare with */
    struct solver *solver;
    unsigned mover;
};

static void printed_position_is_parsed_again(struct table_top *top) {
    struct text text = {0}, why = {0};
    top->game->print(top->position, &text);
    memset(top->other, 0xA5, top->game->size);
    assert(top->game->parse(top->parameters, text_string(&text), top->other, &why));
    assert(memcmp(top->position, top->other, top->game->size) == 0);
    text_free(&text);
    text_free(&why);
}

static void position_is_drawn(const struct table_top *top) {
    static const struct style styles[] = {
        {.width = 20}, {.width = 80, .utf8 = true}, {.width = 40, .plain = true}};
    for (size_t i = 0; i < sizeof styles / sizeof *styles; i++) {
        struct text text = {0};
        top->game->draw(top->position, &styles[i], &text);
        assert(text.failed || (text.length > 0 && text.data[text.length - 1] == '\n'));
        text_free(&text);
    }
}

static void printed_move_is_parsed_again(const struct table_top *top, const struct move *move) {
    struct text text = {0}, why = {0};
    struct move again = {0};
    top->game->print_move(top->position, move, &text);
    assert(top->game->parse_move(top->position, top->mover, text_string(&text), &again, &why));
    assert(memcmp(move, &again, sizeof again) == 0);
    text_clear(&text);
    top->game->say_move(top->position, move, &text);
    text_free(&text);
    text_free(&why);
}

static void listed_moves_are_legal(struct table_top *top) {
    struct moves moves = {0};
    for (int i = 0; i < MOVES_TRIED && top->game->moves(top->position, top->mover, &moves); i++) {
        struct text why = {0};
        assert(top->game->check(top->position, top->mover, &moves.move, &why));
        text_free(&why);
        printed_move_is_parsed_again(top, &moves.move);
        memcpy(top->other, top->position, top->game->size);
        top->game->play(top->other, top->mover, &moves.move);
    }
}

static void position_is_solved(const struct table_top *top) {
    struct question question = {.game = top->game, .position = top->position, .mover = top->mover};
    static struct solution solution;
    struct move kept[4];
    struct move_list list = {.moves = kept, .limit = 4};
    struct advice advice;
    solve_position(top->solver, &question, &solution);
    solve_winning_moves(top->solver, &question, &list);
    if (!game_is_over(top->game, top->position, top->mover)) solve_advice(top->solver, &question, &advice);
}

static void look_at_position(struct table_top *top) {
    printed_position_is_parsed_again(top);
    position_is_drawn(top);
    listed_moves_are_legal(top);
    position_is_solved(top);
}

/* Plays the lines that are legal moves; what is refused is refused with a reason. */
static void play_lines(struct table_top *top, char *lines) {
    struct text why = {0};
    for (int played = 0; lines && played < MOVES_PLAYED; played++) {
        char *line = lines;
        struct move move = {0};
        lines = strchr(line, '\n');
        if (lines) *lines++ = '\0';
        text_clear(&why);
        if (!top->game->parse_move(top->position, top->mover, line, &move, &why) ||
            !top->game->check(top->position, top->mover, &move, &why)) {
            assert(why.length > 0);
            continue;
        }
        printed_move_is_parsed_again(top, &move);
        top->game->play(top->position, top->mover, &move);
        top->mover = 1 - top->mover;
        look_at_position(top);
    }
    text_free(&why);
}

static void sit_down(struct table_top *top, const char *position, char *lines) {
    struct text why = {0};
    top->position = malloc(top->game->size);
    top->other = malloc(top->game->size);
    top->solver = solver_new(NODES, 1 << 20);
    if (top->position && top->other && top->solver) {
        if (!top->game->parse(top->parameters, position, top->position, &why)) {
            assert(why.length > 0);
        } else {
            bool startable = !top->game->startable || top->game->startable(top->position, &why);
            look_at_position(top);
            if (startable) play_lines(top, lines);
        }
    }
    solver_free(top->solver);
    free(top->position);
    free(top->other);
    text_free(&why);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = malloc(size + 1);
    if (!text) return 0;
    if (size > 0) memcpy(text, data, size);
    text[size] = '\0';
    char *lines = strchr(text, '\n');
    if (lines) *lines++ = '\0';
    char *position = strchr(text, ' ');
    struct table_top top = {0};
    if (position) {
        *position++ = '\0';
        top.game = game_find(text, &top.parameters);
    }
    if (top.game) sit_down(&top, position, lines);
    free(text);
    return 0;
}
