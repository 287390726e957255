/* SPDX-License-Identifier: MIT */
/* The race: a counter stands some steps from its goal, and a move goes one step or two. A whole game, as
 * small as it can be, to copy when you write your own; include/nimm/game.h says what each function promises.
 *
 * Whatever one player goes, 1 or 2, the other can make 3 of it: groups of three steps are nobody's gain, and
 * the rest, n mod 3, is a Nim pile (the subtraction game of {1, 2}; Winning Ways, chapter 4).
 *
 * Move: amount = the steps. */
#include <string.h>

#include "core/scan.h"
#include "nimm/game.h"

struct race {
    uint64_t steps;
};

enum { MOST_A_MOVE = 2, SQUARES_DRAWN = 20 };

static uint64_t most(const struct race *race) {
    return race->steps < MOST_A_MOVE ? race->steps : MOST_A_MOVE;
}

static void add_steps(uint64_t steps, struct text *text) {
    text_add_number(text, steps);
    text_add(text, steps == 1 ? " step" : " steps");
}

static bool parse(const char *parameters, const char *string, void *position, struct text *why) {
    (void)parameters;
    struct race *race = position;
    memset(race, 0, sizeof *race);
    return scan_numbers(string, &race->steps, 1, "number of steps", why) == 1;
}

static void print(const void *position, struct text *text) {
    const struct race *race = position;
    text_add_number(text, race->steps);
}

static bool random_start(const char *parameters, const struct shape *shape, struct random *random,
                         void *position, struct text *why) {
    (void)parameters;
    struct race *race = position;
    if (shape->parts.low > 1 || shape->amount.low > shape->amount.high) {
        text_add(why, "a race has one counter and so many steps, as 8..15");
        return false;
    }
    memset(race, 0, sizeof *race);
    race->steps = shape->amount.high > 0 ? random_between(random, shape->amount.low, shape->amount.high)
                                         : random_between(random, 8, 15);
    return true;
}

static bool check(const void *position, unsigned mover, const struct move *move, struct text *why) {
    (void)mover;
    const struct race *race = position;
    if (move->amount >= 1 && move->amount <= most(race)) return true;
    text_add(why, "The goal is ");
    add_steps(race->steps, why);
    text_add(why, most(race) > 1 ? " away: go 1 or 2." : race->steps == 1 ? " away: go 1." : " away.");
    return false;
}

static bool moves(const void *position, unsigned mover, struct moves *moves) {
    (void)mover;
    return ++moves->move.amount <= most(position);
}

static void play(void *position, unsigned mover, const struct move *move) {
    (void)mover;
    struct race *race = position;
    race->steps -= move->amount;
}

static bool parse_move(const void *position, unsigned mover, const char *string, struct move *move,
                       struct text *why) {
    (void)position, (void)mover;
    const char *at = string;
    struct token steps = scan_token(&at, "");
    *move = (struct move){0};
    /* A number that is too large stays 0, which is never legal either. */
    if (scan_token(&at, "").length == 0 && token_number(steps, &move->amount) != SCAN_NOT_A_NUMBER)
        return true;
    if (steps.length > 0) {
        text_add_quoted(why, string, strlen(string));
        text_add(why, " is not a move. ");
    }
    text_add(why, "Type how many steps to go, as 1 or 2.");
    return false;
}

static void print_move(const void *position, const struct move *move, struct text *text) {
    (void)position;
    text_add_number(text, move->amount);
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    (void)position;
    text_add(text, "move ");
    add_steps(move->amount, text);
}

/* "o . . . x", or a count where the way is long or pictures are not wanted. */
static void draw(const void *position, const struct style *style, struct text *text) {
    const struct race *race = position;
    if (style->plain || race->steps > SQUARES_DRAWN || 2 * race->steps >= style->width) {
        text_add(text, "The goal is ");
        add_steps(race->steps, text);
        text_add(text, " away.\n");
        return;
    }
    text_add(text, "o ");
    if (race->steps > 0) {
        text_add_repeated(text, ". ", (size_t)race->steps - 1);
        text_add_char(text, 'x');
    }
    text_add_char(text, '\n');
}

static enum solve_status piles(struct solver *solver, const void *position, struct piles *piles) {
    (void)solver;
    const struct race *race = position;
    piles->n = 1;
    piles->value[0] = race->steps % (MOST_A_MOVE + 1);
    return SOLVE_OK;
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    (void)i;
    const struct race *race = position;
    text_add(name, "Race");
    add_steps(race->steps, reason);
}

const struct game game_race = {
    .id = "race",
    .title = "Race",
    .rules = "A counter stands some steps from its goal. Two players take turns; a move takes it one step or "
             "two towards the goal. Whoever reaches the goal wins.",
    .position_help = "the number of steps, as 10",
    .move_help = "STEPS, as 2",
    .move_prompt = "steps",
    .sample = "10",
    .disguise = "Whatever one player goes, the other can make three steps of it. So groups of three are "
                "nobody's gain, and what is left of the way without them is a Nim pile.",
    .flags = GAME_HEAPS,
    .size = sizeof(struct race),
    .parse = parse,
    .print = print,
    .random = random_start,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = parse_move,
    .print_move = print_move,
    .say_move = say_move,
    .draw = draw,
    .piles = piles,
    .describe = describe,
};
