/* SPDX-License-Identifier: MIT */
/* Random starts of every game, and from there one move after the other, legal ones by their place in the list
 * or by lot, and others that are seldom legal: which game, which start and which moves is what the bytes say.
 */
#include "promises.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOVES_PLAYED = 60, NODES = 200 };

struct bytes {
    const uint8_t *at, *end;
};

static uint8_t next_byte(struct bytes *bytes) {
    return bytes->at < bytes->end ? *bytes->at++ : 0;
}

/* Small numbers and those at the ends of their types. */
static uint64_t next_number(struct bytes *bytes) {
    static const uint64_t odd[] = {255,        256,        65535,          65536,
                                   UINT32_MAX, UINT64_MAX, UINT64_MAX - 1, (uint64_t)1 << 63};
    uint8_t byte = next_byte(bytes);
    return byte < 248 ? byte : odd[byte - 248];
}

/* A move that need not be legal: a listed one with a member or two changed. */
static struct move strange_move(struct bytes *bytes, struct move move) {
    uint8_t what = next_byte(bytes);
    if (what & 1) move.part = (uint32_t)next_number(bytes);
    if (what & 2) move.where = next_number(bytes);
    if (what & 4) move.amount = next_number(bytes);
    if (what & 8) move.kind = (uint16_t)next_number(bytes);
    if (what & 16) move.component = (uint16_t)next_number(bytes);
    return move;
}

/* The listed move of that place, counted round and round among the first few; there is one. */
static struct move listed_move(const struct table_top *top, unsigned place) {
    enum { FEW = 64 };
    struct moves moves = {0};
    unsigned n = 0;
    while (n < FEW && top->game->moves(top->position, top->mover, &moves)) n++;
    place %= n;
    moves = (struct moves){0};
    for (n = 0; n <= place; n++) top->game->moves(top->position, top->mover, &moves);
    return moves.move;
}

static void play_one(struct table_top *top, struct bytes *bytes) {
    uint8_t how = next_byte(bytes);
    struct move move = listed_move(top, how & 63);
    struct text why = {0};
    if (how >= 192) {
        struct random random = nimm_random_from_seed(how);
        nimm_game_draw_move(top->game, top->position, top->mover, &random, &move);
    }
    bool strange = how >= 128 && how < 192;
    if (strange) move = strange_move(bytes, move);
    bool legal = top->game->check(top->position, top->mover, &move, &why);
    assert(legal || (strange && why.length > 0));
    if (legal) make_move(top, &move);
    nimm_text_free(&why);
}

static void play(struct table_top *top, struct bytes *bytes) {
    struct random random = nimm_random_from_seed(next_byte(bytes) * UINT64_C(256) + next_byte(bytes));
    struct shape shape = {{0, 0}, {0, 0}};
    struct text why = {0};
    uint8_t parts = next_byte(bytes), amount = next_byte(bytes);
    if (parts < 10) shape.parts = (struct range){parts, parts};
    if (amount < 20) shape.amount = (struct range){amount, amount};
    if (top->game->random(top->parameters, &shape, &random, top->position, &why)) {
        assert(!top->game->startable || top->game->startable(top->position, &why));
        assert(!nimm_game_is_over(top->game, top->position, 0));
        top->looked = next_byte(bytes);
        look_at_position(top);
        for (int i = 0; i < MOVES_PLAYED && bytes->at < bytes->end &&
                        !nimm_game_is_over(top->game, top->position, top->mover);
             i++)
            play_one(top, bytes);
    } else {
        assert(why.length > 0);
    }
    nimm_text_free(&why);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const char *const parameters[] = {NULL, "4", "1,3,4", "2,5", "0.77", "0.07", "0.137", "0.6"};
    struct bytes bytes = {data, data + size};
    uint8_t which = next_byte(&bytes);
    struct table_top top = {.game = nimm_game_list[which % nimm_game_count]};
    if (top.game->parameters_help)
        top.parameters = parameters[which / nimm_game_count % (sizeof parameters / sizeof *parameters)];
    if (table_top_open(&top, NODES)) play(&top, &bytes);
    table_top_close(&top);
    return 0;
}
