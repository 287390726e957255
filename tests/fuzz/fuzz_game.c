/* SPDX-License-Identifier: MIT */
/* A game's name and a position on the first line, then a move a line: text that is accepted keeps every
 * promise of struct game, whatever is played from it. */
#include "promises.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOVES_PLAYED = 100, NODES = 200 };

/* Plays the lines that are legal moves; what is refused is refused with a reason. */
static void play_lines(struct table_top *top, char *lines) {
    struct text why = {0};
    for (int played = 0; lines && played < MOVES_PLAYED; played++) {
        char *line = lines;
        struct move move = {0};
        lines = strchr(line, '\n');
        if (lines) *lines++ = '\0';
        nimm_text_clear(&why);
        if (!top->game->parse_move(top->position, top->mover, line, &move, &why) ||
            !top->game->check(top->position, top->mover, &move, &why)) {
            assert(why.length > 0);
            continue;
        }
        printed_move_is_parsed_again(top, &move);
        make_move(top, &move);
    }
    nimm_text_free(&why);
}

static void sit_down(struct table_top *top, const char *position, char *lines) {
    struct text why = {0};
    if (table_top_open(top, NODES)) {
        if (!top->game->parse(top->parameters, position, top->position, &why)) {
            assert(why.length > 0);
        } else {
            bool startable = !top->game->startable || top->game->startable(top->position, &why);
            for (int i = 0; i < 4; i++) look_at_position(top);
            if (startable) play_lines(top, lines);
        }
    }
    table_top_close(top);
    nimm_text_free(&why);
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
        top.game = nimm_game_find(text, &top.parameters);
    }
    if (top.game) sit_down(&top, position, lines);
    free(text);
    return 0;
}
