/* SPDX-License-Identifier: MIT */
/* A game to copy, under a name that no other has; it is Staircase Nim. A move takes stones from one
 * step of a stair to the step below it, and from step 1 to the floor; whoever cannot move loses.
 * Steps 1, 3, 5 and so on are Nim piles: what comes down to one of them can be taken one step
 * further at once (T. S. Ferguson, Game Theory, part I).
 *
 * Move: part = the step, amount = the stones. */
#include "core/text.h"
#include "games/heaps.h"

extern const struct game game_a_template;

static bool check(const void *position, enum player mover, const struct move *move,
                  struct text *why) {
    const struct heaps *steps = position;
    if (move->part >= steps->n || steps->pile[move->part] == 0)
        return heaps_refuse_pile(&game_a_template, steps, mover, move, why);
    if (move->amount >= 1 && move->amount <= steps->pile[move->part]) return true;
    text_add(why, "Take ");
    text_add_span(why, 1, steps->pile[move->part]);
    text_add_char(why, '.');
    return false;
}

static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct heaps *steps = position;
    struct move *move = &moves->move;
    while (move->part < steps->n && move->amount == steps->pile[move->part])
        *move = (struct move){.part = move->part + 1};
    if (move->part == steps->n) return false;
    move->amount++;
    return true;
}

static void play(void *position, enum player mover, const struct move *move) {
    struct heaps *steps = position;
    heaps_take(position, mover, move);
    if (move->part > 0) steps->pile[move->part - 1] += move->amount;
}

/* All stones may meet on one step. */
static bool parse(const char *string, void *position, struct text *why) {
    enum { MOST_STONES = 1000 };
    const struct heaps *steps = position;
    if (!heaps_parse(string, position, why)) return false;
    for (size_t i = 0; i < steps->n; i++) {
        if (steps->pile[i] <= MOST_STONES) continue;
        text_addf(why, "a step holds at most %d stones at first", MOST_STONES);
        return false;
    }
    return true;
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    text_add(text, "move ");
    heaps_say_stones(move->amount, text);
    text_addf(text, " down from pile %u", (unsigned)move->part + 1);
}

static enum nimm_status piles(struct nimm_solver *solver, const void *position,
                              struct piles *piles) {
    const struct heaps *steps = position;
    piles->n = 0;
    for (size_t i = 0; i < steps->n; i += 2) piles->value[piles->n++] = steps->pile[i];
    return NIMM_OK;
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    heaps_describe(position, 2 * i, name, reason);
}

/* What leaves a step of even number comes to the Nim pile below it. */
static size_t changes(const void *position, const struct move *move) {
    return move->part / 2;
}

static const struct theory theory = {
    .disguise =
        "Piles 1, 3, 5 and so on are Nim piles; stones that come to them can be moved on at once.",
    .piles = piles,
    .describe = describe,
    .changes = changes,
};

const struct game game_a_template = {
    .id = "a-template",
    .title = "Template of a Game",
    .move_rule =
        "A move takes stones from one pile to the pile before it, or from pile 1 off the stair.",
    .goal = "makes the last move",
    .position_help = "the stones on each step from below, such as 2,0,3",
    .move_help = "PILE STONES",
    .move_prompt = "pile and stones",
    .sample = "2,1,3",
    .size = sizeof(struct heaps),
    .parse = parse,
    .print = heaps_print,
    .notation_is_clear = true,
    .parts = {"steps", {1, HEAPS_MAX}, {3, 5}},
    .amount = {"stones for each step", {1, 1000}, {1, 5}},
    .draw = heaps_draw,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = heaps_parse_move,
    .print_move = heaps_print_move,
    .say_move = say_move,
    .theory = &theory,
};
