/* SPDX-License-Identifier: MIT */
/* Subtraction games: piles of stones; a move takes 1 to K of one pile, or exactly one of a set of numbers.
 *
 * 1 to K: a pile of n is worth n mod (K + 1), for the second player can always complete K + 1.
 * Any other finite set: the values have a period, which the core finds and proves (Winning Ways, chapter 4;
 * the set is the octal code with digit 3 at each member).
 *
 * A set that is 1 to K is the game of K. A set of one number is written with the number twice: "3,3".
 * Move: part = the pile, amount = the stones taken. */
#include <string.h>

#include "core/scan.h"
#include "core/text.h"
#include "games/heaps.h"
#include "nimm/nim.h"

enum { SET_MOST = 32 };

struct subtraction {
    struct heaps heaps;
    uint64_t most;          /* the K of "1 to K"; 0 for a set */
    struct octal_code code; /* the set; all 0 for "1 to K" */
};

extern const struct game game_subtraction;

static bool set(const char *parameters, void *position, struct text *why) {
    struct subtraction *game = position;
    uint64_t numbers[SET_MOST];
    size_t n = scan_numbers(parameters ? parameters : "3", numbers, SET_MOST, "number to take", why);
    if (n == 0) return false;
    for (size_t i = 0; i < n; i++) {
        if (numbers[i] >= 1 && (n == 1 || numbers[i] <= NIMM_OCTAL_TAKE_MOST)) continue;
        text_add_char(why, '"');
        text_add_number(why, numbers[i]);
        text_add(why, "\" cannot be taken: ");
        if (n == 1)
            text_add(why, "give the most stones that a move may take, 1 or more");
        else
            text_addf(why, "the numbers of a set are 1 to %d", NIMM_OCTAL_TAKE_MOST);
        return false;
    }
    game->most = numbers[0];
    if (n == 1) return true;
    nimm_octal_from_set(numbers, n, &game->code);
    game->most = game->code.take[game->code.n - 1] == game->code.n ? game->code.n : 0;
    if (game->most > 0) memset(&game->code, 0, sizeof game->code);
    return true;
}

static bool can_take(const struct subtraction *game, uint64_t amount) {
    if (game->most > 0) return amount >= 1 && amount <= game->most;
    return nimm_octal_digit(&game->code, amount) != 0;
}

static uint64_t least_take(const struct subtraction *game) {
    return game->most > 0 ? 1 : game->code.take[0];
}

static uint64_t largest_take(const struct subtraction *game) {
    return game->most > 0 ? game->most : game->code.take[game->code.n - 1];
}

/* Steps to the next number of stones that can be taken of the pile; 0 is before the first. */
static bool next_take(const struct subtraction *game, uint64_t pile, uint64_t *amount) {
    uint64_t left = 0;
    if (game->most == 0) return nimm_octal_next_move(&game->code, pile, amount, &left);
    if (*amount == pile || *amount == game->most) return false;
    ++*amount;
    return true;
}

/* "1 to 3", "1, 3 or 4": what may be taken of a pile of this size. */
static void say_takes(const struct subtraction *game, uint64_t pile, struct text *text) {
    if (game->most > 0) {
        text_add(text, "1");
        if (game->most < pile) pile = game->most;
        if (pile > 1) text_add(text, pile == 2 ? " or " : " to "), text_add_number(text, pile);
        return;
    }
    uint64_t takes[NIMM_OCTAL_TAKES_MAX];
    size_t n = 0;
    for (uint64_t take = 0; next_take(game, pile, &take);) takes[n++] = take;
    text_add_choice(text, takes, n, " or ");
}

/* "One move takes 1, 3 or 4 stones." */
static void say_rule(const void *position, struct text *text) {
    const struct subtraction *game = position;
    text_add(text, "One move takes ");
    say_takes(game, UINT64_MAX, text);
    text_add(text, largest_take(game) == 1 ? " stone." : " stones.");
}

/* The piles that a move can be made in; all others are shown as empty. */
static struct heaps open_piles(const struct subtraction *game) {
    struct heaps open = game->heaps;
    for (size_t i = 0; i < open.n; i++)
        if (open.pile[i] < least_take(game)) open.pile[i] = 0;
    return open;
}

/* What a pile of n is worth when 1 to K may be taken: n mod (K + 1). */
static uint64_t closed_value(const struct subtraction *game, uint64_t pile) {
    return pile > game->most ? pile % (game->most + 1) : pile;
}

static void print_parameters(const void *position, struct text *text) {
    const struct subtraction *game = position;
    if (game->most > 0) text_add_number(text, game->most);
    for (uint32_t i = 0; i < game->code.n; i++) {
        if (i > 0) text_add_char(text, ',');
        text_add_number(text, game->code.take[i]);
    }
    if (game->code.n == 1) text_addf(text, ",%u", (unsigned)game->code.take[0]);
}

/* Piles long enough for a few moves, short enough to be seen. */
static struct range usual_amount(const struct subtraction *game) {
    uint64_t least = least_take(game), largest = largest_take(game);
    struct range amount = {least < 3 ? 3 : least, largest < 5 ? 3 * largest + 5 : 20};
    if (amount.high < 4 * least) amount.high = 4 * least;
    return amount;
}

static bool random_start(const struct shape *shape, struct random *random, void *position, struct text *why) {
    struct shape own = *shape;
    if (own.amount.high == 0) own.amount = usual_amount(position);
    return heaps_random(&own, random, position, why);
}

static bool check(const void *position, unsigned mover, const struct move *move, struct text *why) {
    const struct subtraction *game = position;
    struct heaps open = open_piles(game);
    uint64_t pile = move->part < open.n ? game->heaps.pile[move->part] : 0;
    if (!heaps_check_pile(&game->heaps, &open, move->part, why)) return false;
    if (move->amount <= pile && can_take(game, move->amount)) return true;
    text_addf(why, "From pile %u (", (unsigned)move->part + 1);
    heaps_say_stones(pile, why);
    text_add(why, ") take ");
    say_takes(game, pile, why);
    text_add_char(why, '.');
    return false;
}

static bool moves(const void *position, unsigned mover, struct moves *moves) {
    const struct subtraction *game = position;
    struct move *move = &moves->move;
    for (; move->part < game->heaps.n; move->part++, move->amount = 0)
        if (next_take(game, game->heaps.pile[move->part], &move->amount)) return true;
    return false;
}

/* Only where 1 to K may be taken are there too many moves to list. */
static void draw_move(const void *position, unsigned mover, struct random *random, struct move *move) {
    const struct subtraction *game = position;
    heaps_draw_move_of(&game->heaps, game->most, random, move);
}

static bool parse_move(const void *position, unsigned mover, const char *string, struct move *move,
                       struct text *why) {
    struct moves first = {0};
    moves(position, mover, &first);
    struct heaps open = open_piles(position);
    if (heaps_parse_move(&open, false, &first.move, string, move, why)) return true;
    text_add_char(why, ' ');
    say_rule(position, why);
    return false;
}

static enum solve_status piles(struct solver *solver, const void *position, struct piles *piles) {
    const struct subtraction *game = position;
    if (game->most == 0) return heaps_values(solver, &game->code, &game->heaps, piles);
    piles->n = (size_t)game->heaps.n;
    for (size_t i = 0; i < piles->n; i++) piles->value[i] = closed_value(game, game->heaps.pile[i]);
    return NIMM_SOLVE_OK;
}

/* "6, 4 or 3": what a pile can become. */
static void say_options(const struct subtraction *game, uint64_t pile, struct text *text) {
    uint64_t left[NIMM_OCTAL_TAKES_MAX];
    size_t n = 0;
    for (uint64_t take = 0; next_take(game, pile, &take);) left[n++] = pile - take;
    text_add_choice(text, left, n, " or ");
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct subtraction *game = position;
    uint64_t pile = game->heaps.pile[i];
    heaps_describe(&game->heaps, i, name, reason);
    if (game->most > 0 && pile > game->most) {
        text_add(reason, " = ");
        text_add_number(reason, pile / (game->most + 1));
        text_add(reason, " x ");
        text_add_number(reason, game->most + 1);
        text_add(reason, " + ");
        text_add_number(reason, pile % (game->most + 1));
    } else if (game->most == 0 && pile < least_take(game)) {
        text_add(reason, ", too few for a move");
    } else if (game->most == 0) {
        text_add(reason, ", of which ");
        say_options(game, pile, reason);
        text_add(reason, " can be left");
    }
}

static const struct game *part(const void *position, size_t i, void *alone) {
    const struct subtraction *game = position;
    struct subtraction *single = alone;
    if (game->most > 0) return NULL;
    *single = *game;
    single->heaps = (struct heaps){.n = 1, .pile = {game->heaps.pile[i]}};
    return &game_subtraction;
}

/* Taking m changes n mod (K + 1) by m, so at most one move of 1 to K leads to the value. */
static uint64_t closed_take(const struct subtraction *game, uint64_t value, uint64_t target) {
    return value > target ? value - target : game->most - (target - value) + 1;
}

static enum solve_status winning(struct solver *solver, const void *position, unsigned mover, bool misere,
                                 uint64_t value, struct move_list *list) {
    const struct subtraction *game = position;
    if (game->most == 0) return heaps_winning(solver, &game->code, &game->heaps, value, list);
    struct piles values;
    piles(solver, game, &values);
    uint64_t change = nimm_sum(values.value, values.n) ^ value;
    for (uint32_t i = 0; i < values.n && change != 0; i++) {
        uint64_t target = values.value[i] ^ change;
        if (target > game->most) continue;
        struct move move = {.part = i, .amount = closed_take(game, values.value[i], target)};
        if (move.amount <= game->heaps.pile[i]) nimm_move_list_add(list, &move);
    }
    return NIMM_SOLVE_OK;
}

/* The period K + 1 of the closed form is 0 where any number may be taken, and so there is none. */
static bool code(const void *position, struct octal_code *code, uint64_t *period) {
    const struct subtraction *game = position;
    *code = game->code;
    if (game->most > 0) *period = game->most + 1;
    return true;
}

const struct game game_subtraction = {
    .id = "subtraction",
    .title = "Subtraction game",
    .rules =
        "There are some piles of stones. A move takes 1 to 3 stones from one pile; in subtraction:5 it is "
        "1 to 5, in subtraction:1,3,4 exactly 1, 3 or 4. Whoever makes the last move wins.",
    .position_help = "the pile sizes, such as 10,7",
    .move_help = "PILE STONES, such as 2 3: take 3 stones from pile 2",
    .move_prompt = "pile and stones",
    .sample = "10,7,5",
    .flags = NIMM_GAME_HEAPS | NIMM_GAME_STONES | NIMM_GAME_WRITTEN,
    .size = sizeof(struct subtraction),
    .disguise =
        "If a move takes 1 to K stones, then whatever one player takes, the other can make it up to K + 1: "
        "full groups of K + 1 stones gain nobody anything, and only the remainder counts. With another set, "
        "a pile is worth the smallest number that is not the value of any pile it can become.",
    .parameters_help =
        "K to take 1 to K stones, or a set such as 1,3,4 to take exactly one of its numbers; default 3",
    .set = set,
    .parse = heaps_parse,
    .print = heaps_print,
    .say_rule = say_rule,
    .print_parameters = print_parameters,
    .parts = {"piles", {1, HEAPS_MAX}, {2, 4}},
    .amount = {"stones for each pile", {1, UINT64_MAX}},
    .random = random_start,
    .check = check,
    .moves = moves,
    .play = heaps_take,
    .draw_move = draw_move,
    .parse_move = parse_move,
    .print_move = heaps_print_move,
    .say_move = heaps_say_move,
    .draw = heaps_draw,
    .piles = piles,
    .describe = describe,
    .part = part,
    .changes = heaps_changes,
    .say_end = heaps_say_end,
    .winning = winning,
    .code = code,
    .canonical = heaps_canonical,
};
