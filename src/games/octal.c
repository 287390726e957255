/* SPDX-License-Identifier: MIT */
/* Take-and-break games played with piles: kayles-piles (the code 0.77), dawson-piles (0.07) and any octal
 * game.
 *
 * The digit d_k of the code 0.d1d2d3... says what a move that takes k stones may leave of the pile: it has
 * bit 1 where that may be nothing, bit 2 where one pile, bit 4 where two (Guy and Smith, "The G-values of
 * various games", 1956; Winning Ways, chapter 4). In a code 4.d1d2d3... a move may also take nothing and
 * split a pile. A pile of n in kayles-piles or dawson-piles is a row of n pins: period 12 from 71 on, and 34
 * from 53 on. Nothing is known in general about when the values repeat: a pile beyond those that were
 * computed has a value only if the period of its code is proved.
 *
 * Piles that a move empties vanish. A split puts its smaller part in the place of the pile, and the other one
 * right after it. Piles from which no move is possible stay: they are part of the position.
 * Move: part = the pile, amount = the stones taken, where = 0, or the smaller of the two piles left. */
#include <string.h>

#include "core/text.h"
#include "games/canvas.h"
#include "games/heaps.h"
#include "nimm/nim.h"

struct octal_heaps {
    struct heaps heaps;
    struct octal_code code;
};

extern const struct game game_octal;

static bool set(const char *parameters, void *position, struct text *why) {
    struct octal_heaps *game = position;
    return nimm_octal_parse(parameters ? parameters : "0.137", &game->code, why);
}

static bool set_kayles(const char *parameters, void *position, struct text *why) {
    return set("0.77", position, why);
}

static bool set_dawson(const char *parameters, void *position, struct text *why) {
    return set("0.07", position, why);
}

static bool parse(const char *string, void *position, struct text *why) {
    struct octal_heaps *game = position;
    if (!heaps_parse(string, position, why)) return false;
    heaps_drop_empty(&game->heaps);
    /* One move more must always fit, that `solve` can show what each move leaves. */
    if (!nimm_octal_splits(&game->code) || game->heaps.n < HEAPS_MAX) return true;
    text_addf(why, "too many piles: at most %d fit where a move can split one", HEAPS_MAX - 1);
    return false;
}

static void print(const void *position, struct text *text) {
    heaps_print(&((const struct octal_heaps *)position)->heaps, text);
}

static bool code(const void *position, struct octal_code *code, uint64_t *period) {
    *code = ((const struct octal_heaps *)position)->code;
    return true;
}

static void print_code(const void *position, struct text *text) {
    const struct octal_heaps *game = position;
    nimm_octal_print(&game->code, text);
}

/* The most piles that a pile can become: each new one costs a stone of its own and the t that the split
 * takes, so m piles take m + (m - 1) t stones, and splitting off single stones reaches that. */
static uint64_t most_parts(const struct octal_code *code, uint64_t pile) {
    if (!nimm_octal_splits(code)) return 1;
    uint32_t i = 0;
    while (nimm_octal_splits_of(code->digit[i], 2) == 0) i++;
    uint64_t t = code->take[i];
    return pile / (t + 1) + (pile % (t + 1) + t) / (t + 1);
}

static bool startable(const void *position, struct text *why) {
    const struct octal_heaps *game = position;
    uint64_t parts = 0;
    for (size_t i = 0; i < game->heaps.n; i++) {
        uint64_t most = most_parts(&game->code, game->heaps.pile[i]);
        if (most <= HEAPS_MAX - parts) {
            parts += most;
            continue;
        }
        text_add(why, "these stones could be split into more than ");
        text_addf(why, "%d piles, the most that fit on the table: start with fewer stones", HEAPS_MAX);
        return false;
    }
    return true;
}

static bool pile_has_move(const struct octal_code *code, uint64_t pile) {
    uint64_t take = 0, left = 0;
    return nimm_octal_next_move(code, pile, &take, &left);
}

/* From the smallest pile that has a move to a few above the largest number that can be taken. */
static struct range usual_amount(const struct octal_code *code) {
    enum { ABOVE = 7 };
    uint64_t least = 1;
    while (!pile_has_move(code, least)) least++;
    return (struct range){least, least + code->take[code->n - 1] + ABOVE};
}

static bool random_start(const struct shape *shape, struct random *random, void *position, struct text *why) {
    const struct octal_heaps *game = position;
    struct shape own = *shape;
    if (own.amount.high == 0) own.amount = usual_amount(&game->code);
    return heaps_random(&own, random, position, why);
}

/* "From a pile of 7 take 1 or 2." */
static bool refuse_amount(const struct octal_code *code, uint64_t pile, struct text *why) {
    uint64_t takes[NIMM_OCTAL_TAKES_MAX];
    size_t n = 0;
    for (uint32_t i = 0; i < code->n && code->take[i] <= pile; i++) {
        uint64_t rest = pile - code->take[i];
        if (nimm_octal_keeps_whole(code->digit[i], rest) || nimm_octal_splits_of(code->digit[i], rest) > 0)
            takes[n++] = code->take[i];
    }
    text_add(why, "From a pile of ");
    text_add_number(why, pile);
    text_add(why, " take ");
    text_add_choice(why, takes, n, " or ");
    text_add(why, n > 0 && takes[0] == 0 ? " (0 only splits it)." : ".");
    return false;
}

/* "Taking 2 from a pile of 7 leaves 5: the size of one part is 1 to 4, such as 1 2 1." */
static bool refuse_rest(const struct octal_heaps *game, const struct move *move, bool can_split,
                        struct text *why) {
    uint64_t pile = game->heaps.pile[move->part], rest = pile - move->amount;
    text_add(why, "Taking ");
    text_add_number(why, move->amount);
    text_add(why, " from a pile of ");
    text_add_number(why, pile);
    text_add(why, " leaves ");
    text_add_number(why, rest);
    text_add(why, can_split ? ": the size of one part is 1" : ": type ");
    if (can_split && rest > 2) text_add(why, " to "), text_add_number(why, rest - 1);
    text_addf(why, can_split ? ", such as %u " : "%u ", (unsigned)move->part + 1);
    text_add_number(why, move->amount);
    text_add(why, can_split ? " 1." : " alone.");
    return false;
}

static bool check_rest(const struct octal_heaps *game, const struct move *move, struct text *why) {
    unsigned digit = nimm_octal_digit(&game->code, move->amount);
    uint64_t rest = game->heaps.pile[move->part] - move->amount;
    bool whole = nimm_octal_keeps_whole(digit, rest), split = nimm_octal_splits_of(digit, rest) > 0;
    if (!whole && !split) return refuse_amount(&game->code, game->heaps.pile[move->part], why);
    if (move->where == 0 ? !whole : !split || move->where > rest / 2)
        return refuse_rest(game, move, split, why);
    if (move->where == 0 || game->heaps.n < HEAPS_MAX) return true;
    text_addf(why, "There are %d piles, and no room for another one.", HEAPS_MAX);
    return false;
}

static bool check(const void *position, unsigned mover, const struct move *move, struct text *why) {
    const struct octal_heaps *game = position;
    struct heaps open = game->heaps;
    for (size_t i = 0; i < open.n; i++)
        if (!pile_has_move(&game->code, open.pile[i])) open.pile[i] = 0;
    if (!heaps_check_pile(&game->heaps, &open, move->part, why)) return false;
    uint64_t pile = open.pile[move->part];
    bool can_take = move->amount <= pile && nimm_octal_digit(&game->code, move->amount) != 0;
    return can_take ? check_rest(game, move, why) : refuse_amount(&game->code, pile, why);
}

static bool moves(const void *position, unsigned mover, struct moves *moves) {
    const struct octal_heaps *game = position;
    const struct heaps *heaps = &game->heaps;
    struct move *move = &moves->move;
    while (move->part < heaps->n) {
        uint64_t pile = heaps->pile[move->part];
        if (nimm_octal_next_move(&game->code, pile, &move->amount, &move->where)) {
            if (move->where == 0 || heaps->n < HEAPS_MAX) return true;
            move->where = pile / 2; /* there is no room for a split: past all of them */
            continue;
        }
        *move = (struct move){.part = move->part + 1};
    }
    return false;
}

/* A pile, a number to take and whether to split, drawn until they make a legal move. */
static void draw_move(const void *position, unsigned mover, struct random *random, struct move *move) {
    const struct octal_heaps *game = position;
    struct text why = {0};
    bool legal = false;
    while (!legal) {
        uint32_t part = (uint32_t)nimm_random_between(random, 0, game->heaps.n - 1);
        uint32_t take = game->code.take[nimm_random_between(random, 0, game->code.n - 1)];
        uint64_t rest = game->heaps.pile[part] > take ? game->heaps.pile[part] - take : 0;
        bool split = rest >= 2 && nimm_random_between(random, 0, 3) > 0;
        *move = (struct move){
            .part = part, .amount = take, .where = split ? nimm_random_between(random, 1, rest / 2) : 0};
        legal = check(position, mover, move, &why);
        nimm_text_clear(&why);
    }
    nimm_text_free(&why);
}

static void play(void *position, unsigned mover, const struct move *move) {
    struct octal_heaps *game = position;
    struct heaps *heaps = &game->heaps;
    heaps->pile[move->part] -= move->amount;
    if (move->where > 0) heaps_split(heaps, move->part, move->where);
    heaps_drop_empty(heaps);
}

static bool parse_move(const void *position, unsigned mover, const char *string, struct move *move,
                       struct text *why) {
    const struct octal_heaps *game = position;
    struct moves first = {0};
    moves(position, mover, &first);
    if (!heaps_parse_move(&game->heaps, nimm_octal_splits(&game->code), &first.move, string, move, why))
        return false;
    if (move->part >= game->heaps.n || move->amount > game->heaps.pile[move->part]) return true;
    uint64_t rest = game->heaps.pile[move->part] - move->amount;
    if (move->where < rest && move->where > rest - move->where) move->where = rest - move->where;
    return true;
}

static void print_move(const void *position, const struct move *move, struct text *text) {
    heaps_print_move(position, move, text);
    if (move->where > 0) text_add_char(text, ' '), text_add_number(text, move->where);
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    const struct octal_heaps *game = position;
    if (move->amount > 0)
        heaps_say_move(position, move, text);
    else
        text_addf(text, "split pile %u", (unsigned)move->part + 1);
    if (move->where == 0) return;
    text_add(text, move->amount > 0 ? ", leaving " : " into ");
    text_add_number(text, move->where);
    text_add(text, " and ");
    text_add_number(text, game->heaps.pile[move->part] - move->amount - move->where);
}

static void draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct octal_heaps *game = position;
    if (game->heaps.n == 0) text_add(&canvas->words, "No piles are left.\n");
    struct style own = *style;
    const struct octal_heaps *before = own.last ? own.before : NULL;
    /* A pile that was taken whole is dropped, and its number another's. */
    if (before && before->heaps.pile[own.last->part] == own.last->amount) own.last = NULL;
    heaps_draw(&game->heaps, &own, canvas);
}

/* "In 0.137 a move takes 1 stone and leaves nothing, or takes 2 and leaves nothing or one pile, ..." */
static void say_rule(const void *position, struct text *text) {
    static const char *const leavings[] = {"",
                                           "nothing",
                                           "one pile",
                                           "nothing or one pile",
                                           "two piles",
                                           "nothing or two piles",
                                           "one pile or two",
                                           "nothing, one pile or two"};
    const struct octal_heaps *game = position;
    text_add(text, "In ");
    nimm_octal_print(&game->code, text);
    text_add(text, " a move");
    for (uint32_t i = 0; i < game->code.n; i++) {
        text_add(text, i == 0 ? "" : ", or");
        if (game->code.take[i] == 0)
            text_add(text, " takes nothing and splits a pile in two");
        else
            text_addf(text, " takes %u and leaves %s", (unsigned)game->code.take[i],
                      leavings[game->code.digit[i] & 7]);
    }
    text_add_char(text, '.');
}

static enum solve_status piles(struct solver *solver, const void *position, struct piles *piles) {
    const struct octal_heaps *game = position;
    return heaps_values(solver, &game->code, &game->heaps, piles);
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct octal_heaps *game = position;
    text_addf(name, "Pile %zu", i + 1);
    text_add(reason, "a pile of ");
    heaps_say_stones(game->heaps.pile[i], reason);
    if (!pile_has_move(&game->code, game->heaps.pile[i])) text_add(reason, ", in which no move is possible");
}

static const struct game *part(const void *position, size_t i, void *alone) {
    const struct octal_heaps *game = position;
    struct octal_heaps *single = alone;
    *single = *game;
    single->heaps = (struct heaps){.n = 1, .pile = {game->heaps.pile[i]}};
    return &game_octal;
}

static enum solve_status winning(struct solver *solver, const void *position, unsigned mover, bool misere,
                                 uint64_t value, struct move_list *list) {
    const struct octal_heaps *game = position;
    return heaps_winning(solver, &game->code, &game->heaps, value, list);
}

static void canonical(void *position) {
    struct octal_heaps *game = position;
    for (size_t i = 0; i < game->heaps.n; i++)
        if (!pile_has_move(&game->code, game->heaps.pile[i])) game->heaps.pile[i] = 0;
    heaps_canonical(&game->heaps);
}

#define MOVE_HELP                                                                                            \
    "PILE STONES, such as 1 2: take 2 stones from pile 1; or PILE STONES LEFT, such as 1 2 3: also split "   \
    "the rest, into 3 and the others (the smaller part comes first)"

/* What the three games have in common: all but their code. */
#define TAKE_AND_BREAK                                                                                       \
    .position_help = "the pile sizes, such as 7,3; empty piles are left out",                                \
    .move_prompt = "pile, stones and, to split, the size of one part",                                       \
    .flags = NIMM_GAME_HEAPS | NIMM_GAME_STONES | NIMM_GAME_WRITTEN | NIMM_GAME_ALIKE,                       \
    .size = sizeof(struct octal_heaps), .parse = parse, .print = print, .startable = startable,              \
    .parts = {"piles", {1, HEAPS_MAX - 1}, {2, 4}}, .random = random_start, .check = check, .moves = moves,  \
    .play = play, .draw_move = draw_move, .parse_move = parse_move, .print_move = print_move,                \
    .say_move = say_move, .draw = draw, .piles = piles, .describe = describe, .part = part,                  \
    .changes = heaps_changes, .winning = winning, .code = code, .canonical = canonical

const struct game game_kayles_piles = {
    .id = "kayles-piles",
    .title = "Kayles with piles",
    .rules =
        "There are some piles of stones. Two players take turns; a move takes one or two stones from one "
        "pile and, if you like, splits what is left of it into two piles. Whoever takes the last stone wins.",
    .move_help = MOVE_HELP,
    .sample = "7,3",
    .disguise = "A pile is a row of pins in Kayles. No move touches two piles, so each is worth as much as "
                "some Nim pile: the smallest number of stones that no single move leaves. Piles of 1, 2, 3, "
                "4, 5, 6, 7, 8 are worth 1, 2, 3, 1, 4, 3, 2, 1, and from 71 on the values repeat every 12.",
    .set = set_kayles,
    .amount = {"stones for each pile", {1, UINT64_MAX}, {3, 9}},
    TAKE_AND_BREAK,
};

const struct game game_dawson_piles = {
    .id = "dawson-piles",
    .title = "Dawson's Kayles with piles",
    .rules = "There are some piles of stones. Two players take turns; a move takes exactly two stones from "
             "one pile and, if you like, splits what is left of it into two piles. A pile of one stone can "
             "never be touched again. Whoever makes the last move wins.",
    .move_help = MOVE_HELP,
    .sample = "7,4",
    .disguise =
        "A pile is a row of pins in Dawson's Kayles. No move touches two piles, so each is worth as much as "
        "some Nim pile: the smallest number of stones that no single move leaves. Piles of 1, 2, 3, 4, 5, 6, "
        "7, 8 are worth 0, 1, 1, 2, 0, 3, 1, 1, and from 53 on the values repeat every 34.",
    .set = set_dawson,
    .amount = {"stones for each pile", {1, UINT64_MAX}, {4, 12}},
    TAKE_AND_BREAK,
};

const struct game game_octal = {
    .id = "octal",
    .title = "Take-and-break game",
    .rules =
        "There are some piles of stones. The code 0.ddd says what a move may do: its digit number k is "
        "about taking k stones from a pile. Add up: 1 if that may leave nothing of the pile, 2 if it "
        "may leave one pile, 4 if it may split the rest into two. In a code 4.ddd a move may also split a "
        "pile without taking anything. Whoever makes the last move wins.",
    .move_help = MOVE_HELP "; in a code 4.ddd, PILE 0 LEFT, such as 1 0 3, only splits",
    .sample = "7,3",
    .disguise = "No move touches two piles, so each pile is worth as much as some Nim pile: the smallest "
                "number of stones that no single move leaves.",
    .parameters_help = "a code 0.ddd or 4.ddd of digits 0 to 7, such as 0.77; without one, 0.137",
    .set = set,
    .say_rule = say_rule,
    .print_parameters = print_code,
    .amount = {"stones for each pile", {1, UINT64_MAX}},
    TAKE_AND_BREAK,
};
