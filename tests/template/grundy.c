/* SPDX-License-Identifier: MIT */
/* Grundy's game: a move splits one pile of stones into two piles that are not alike; whoever cannot, loses.
 * To copy for a game with piles: games/heaps.h has most of it. games/game.h says what each member of
 * struct game promises.
 *
 * Each pile is a game of its own, so a position is worth the nim-sum of its piles. Nobody has proved that the
 * values of the piles ever repeat (Grundy 1939; Winning Ways, chapter 4), so they are found from the rules.
 *
 * Move: part = the pile, amount = the size of the smaller of the two piles that it leaves. */
#include <string.h>

#include "core/nim.h"
#include "core/text.h"
#include "games/heaps.h"

/* One stone a pile in the end, so this many stones always fit on the table. */
enum { STONES_MOST = HEAPS_MAX };

/* The largest smaller part of a pile; 0 where it cannot be split. */
static uint64_t most(uint64_t pile) {
    return pile < 3 ? 0 : (pile - 1) / 2;
}

static bool check_stones(const struct heaps *heaps, struct text *why) {
    uint64_t left = STONES_MOST;
    for (size_t i = 0; i < heaps->n; i++) {
        if (heaps->pile[i] > left) {
            text_addf(why, "too many stones: all piles together have at most %d", STONES_MOST);
            return false;
        }
        left -= heaps->pile[i];
    }
    return true;
}

static bool parse(const char *string, void *position, struct text *why) {
    return heaps_parse(string, position, why) && check_stones(position, why);
}

static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct heaps *heaps = position;
    struct move *move = &moves->move;
    for (; move->part < heaps->n; move->part++, move->amount = 0)
        if (move->amount < most(heaps->pile[move->part])) {
            move->amount++;
            return true;
        }
    return false;
}

static bool random_start(const struct shape *shape, struct random *random, void *position, struct text *why) {
    return heaps_random(shape, random, position, why) && check_stones(position, why);
}

/* The piles that can be split; all others are shown as empty. */
static struct heaps open_piles(const struct heaps *heaps) {
    struct heaps open = *heaps;
    for (size_t i = 0; i < open.n; i++)
        if (most(open.pile[i]) == 0) open.pile[i] = 0;
    return open;
}

static bool check(const void *position, enum player mover, const struct move *move, struct text *why) {
    const struct heaps *heaps = position;
    struct heaps open = open_piles(heaps);
    bool exists = move->part < heaps->n;
    if (exists && move->amount >= 1 && move->amount <= most(heaps->pile[move->part])) return true;
    if (!exists || open.pile[move->part] == 0) {
        if (exists) text_addf(why, "Pile %u cannot be split. ", (unsigned)move->part + 1);
        text_add(why, "Choose ");
        heaps_say_open_piles(&open, why);
    } else {
        text_add(why, "Split ");
        heaps_say_stones(heaps->pile[move->part], why);
        text_add(why, " into two piles that are not alike: the smaller one has 1");
        if (most(heaps->pile[move->part]) > 1) text_add(why, " to ");
        if (most(heaps->pile[move->part]) > 1) text_add_number(why, most(heaps->pile[move->part]));
    }
    text_add_char(why, '.');
    return false;
}

static void play(void *position, enum player mover, const struct move *move) {
    heaps_split(position, move->part, move->amount);
}

/* Either part may be named. */
static bool parse_move(const void *position, enum player mover, const char *string, struct move *move,
                       struct text *why) {
    const struct heaps *heaps = position;
    struct heaps open = open_piles(heaps);
    struct moves first = {0};
    moves(position, mover, &first);
    if (!heaps_parse_move(&open, false, &first.move, string, move, why)) return false;
    uint64_t pile = move->part < heaps->n ? heaps->pile[move->part] : 0;
    if (move->amount < pile && move->amount > pile - move->amount) move->amount = pile - move->amount;
    return true;
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    const struct heaps *heaps = position;
    text_addf(text, "split pile %u into ", (unsigned)move->part + 1);
    text_add_number(text, move->amount);
    text_add(text, " and ");
    text_add_number(text, heaps->pile[move->part] - move->amount);
}

/* The value of a pile is the mex of the values of what its splits leave. */
static enum solve_status piles(struct solver *solver, const void *position, struct piles *piles) {
    const struct heaps *heaps = position;
    uint64_t values[STONES_MOST + 1], options[STONES_MOST], seen[NIMM_MEX_WORDS(STONES_MOST)];
    for (uint64_t pile = 0; pile <= STONES_MOST; pile++) {
        for (uint64_t i = 1; i <= most(pile); i++) options[i - 1] = values[i] ^ values[pile - i];
        values[pile] = nimm_mex(options, most(pile), seen);
    }
    piles->n = heaps->n;
    for (size_t i = 0; i < heaps->n; i++) piles->value[i] = values[heaps->pile[i]];
    return NIMM_SOLVE_OK;
}

const struct game game_grundy = {
    .id = "grundy",
    .title = "Grundy's Game",
    .move_rule = "A move splits one pile into two of different sizes.",
    .goal = "makes the last move",
    .position_help = "the pile sizes, such as 7,4",
    .move_help = "PILE STONES, such as 1 3: split pile 1 into 3 stones and the rest",
    .move_prompt = "pile, and stones to split off",
    .sample = "7,4",
    .flags = NIMM_GAME_HEAPS | NIMM_GAME_STONES | NIMM_GAME_WRITTEN,
    .size = sizeof(struct heaps),
    .parse = parse,
    .print = heaps_print,
    .parts = {"piles", {1, STONES_MOST / 3}, {1, 3}},
    .amount = {"stones for each pile", {1, STONES_MOST}, {4, 12}},
    .random = random_start,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = parse_move,
    .print_move = heaps_print_move,
    .say_move = say_move,
    .draw = heaps_draw,
    .disguise =
        "No move touches two piles, so each pile is worth as much as some Nim pile: the smallest number "
        "of stones that no split of it leaves.",
    .piles = piles,
    .describe = heaps_describe,
    .canonical = heaps_canonical,
};
