/* SPDX-License-Identifier: MIT */
#include "games/octal_heaps.h"

#include <assert.h>
#include <string.h>

#include "games/sequence.h"
#include "nimm/nim.h"

enum { EMPTIES = 1, LEAVES_ONE = 2, LEAVES_TWO = 4 };

static void drop_empty(struct heaps *heaps) {
    size_t kept = 0;
    for (size_t i = 0; i < heaps->n; i++)
        if (heaps->pile[i] > 0) heaps->pile[kept++] = heaps->pile[i];
    memset(heaps->pile + kept, 0, (heaps->n - kept) * sizeof *heaps->pile);
    heaps->n = kept;
}

/* The core writes whole sentences; the refusal of a position is a part of one. */
static bool parse_code(const char *string, struct octal_code *code, struct text *why) {
    size_t start = why->length;
    if (octal_parse(string, code, why)) return true;
    assert(why->data[start] == 'T' && why->data[why->length - 1] == '.');
    why->data[start] = 't';
    why->data[--why->length] = '\0';
    return false;
}

bool octal_heaps_parse(const char *code, const char *string, struct octal_heaps *game, struct text *why) {
    memset(game, 0, sizeof *game);
    if (!parse_code(code, &game->code, why) || !heaps_parse(string, &game->heaps, why)) return false;
    drop_empty(&game->heaps);
    /* One move more must always fit, that `solve` can show what each move leaves. */
    if (!octal_splits(&game->code) || game->heaps.n < HEAPS_MAX) return true;
    text_addf(why, "too many piles: at most %d fit where a move can split one", HEAPS_MAX - 1);
    return false;
}

void octal_heaps_print(const void *position, struct text *text) {
    const struct octal_heaps *game = position;
    if (game->heaps.n == 0) text_add_char(text, '0');
    heaps_print(&game->heaps, text);
}

bool octal_heaps_code(const void *position, struct octal_code *code) {
    const struct octal_heaps *game = position;
    *code = game->code;
    return true;
}

void octal_heaps_print_code(const void *position, struct text *text) {
    const struct octal_heaps *game = position;
    octal_print(&game->code, text);
}

/* The fewest stones that a move can take and leave two piles; 0 when none can. */
static uint64_t least_split(const struct octal_code *code) {
    for (uint32_t i = 0; i < code->n; i++)
        if (code->digit[i] & LEAVES_TWO) return code->take[i];
    return 0;
}

/* The most piles that a pile can become: each new one costs a stone of its own and the t that the split
 * takes, so m piles take m + (m - 1) t stones, and splitting off single stones reaches that. */
static uint64_t most_parts(uint64_t pile, uint64_t t) {
    return t == 0 ? 1 : pile / (t + 1) + (pile % (t + 1) + t) / (t + 1);
}

bool octal_heaps_startable(const void *position, struct text *why) {
    const struct octal_heaps *game = position;
    uint64_t parts = 0;
    for (size_t i = 0; i < game->heaps.n; i++) {
        uint64_t most = most_parts(game->heaps.pile[i], least_split(&game->code));
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
    return octal_next_move(code, pile, &take, &left);
}

static size_t count_open(const struct octal_heaps *game) {
    size_t open = 0;
    for (size_t i = 0; i < game->heaps.n; i++) open += pile_has_move(&game->code, game->heaps.pile[i]);
    return open;
}

static uint64_t least_open(const struct octal_code *code) {
    uint64_t pile = 1;
    while (!pile_has_move(code, pile)) pile++;
    return pile;
}

/* From the smallest pile that has a move to a few above the largest number that can be taken. */
static struct range suitable_amount(const struct octal_code *code) {
    enum { ABOVE = 7 };
    return (struct range){least_open(code), least_open(code) + code->take[code->n - 1] + ABOVE};
}

/* Some codes have few piles with a move in them (0.1: one), which lots alone would seldom find. */
static void replace_closed(struct octal_heaps *game) {
    for (size_t i = 0; i < game->heaps.n; i++)
        if (!pile_has_move(&game->code, game->heaps.pile[i])) game->heaps.pile[i] = least_open(&game->code);
}

/* Two piles to choose from, where there are two, and stones for a few moves. */
static bool is_worth_playing(const struct octal_heaps *game) {
    enum { FEW_STONES = 8 };
    uint64_t stones = 0;
    for (size_t i = 0; i < game->heaps.n && stones < FEW_STONES; i++)
        stones += game->heaps.pile[i] < FEW_STONES ? game->heaps.pile[i] : FEW_STONES;
    return stones >= FEW_STONES && count_open(game) >= (game->heaps.n > 1 ? 2 : 1);
}

bool octal_heaps_random(const char *code, struct range amount, const struct shape *shape,
                        struct random *random, struct octal_heaps *game, struct text *why) {
    struct octal_code parsed;
    if (!parse_code(code, &parsed, why)) return false;
    bool is_free = shape->amount.low == 0 && shape->amount.high == 0;
    if (amount.high == 0) amount = suitable_amount(&parsed);
    struct fair fair;
    if (!fair_draw(&fair, &parsed, is_free ? amount.high : shape->amount.high, random, why)) return false;
    for (int tries = 1; tries < 2 * FAIR_TRIES; tries++) {
        if (tries == FAIR_TRIES) fair.wish = FAIR_ANY;
        memset(game, 0, sizeof *game);
        game->code = parsed;
        if (!heaps_random(shape, (struct range){2, 4}, amount, random, &game->heaps, why)) return false;
        if (is_free) replace_closed(game);
        drop_empty(&game->heaps);
        bool will_do = is_worth_playing(game) || tries > FAIR_TRIES / 2 + 1;
        if (will_do && fair_accepts(&fair, game->heaps.pile, game->heaps.n) && count_open(game) > 0)
            return octal_heaps_startable(game, why);
    }
    text_add(why, "no move is possible in such piles: larger ones are needed");
    return false;
}

static bool may_keep_whole(unsigned digit, uint64_t rest) {
    return digit & (rest == 0 ? EMPTIES : LEAVES_ONE);
}

static bool may_split(unsigned digit, uint64_t rest) {
    return digit & LEAVES_TWO && rest >= 2;
}

/* "From a pile of 7 take 1 or 2." */
static bool refuse_amount(const struct octal_code *code, uint64_t pile, struct text *why) {
    uint64_t takes[OCTAL_TAKES_MAX];
    size_t n = 0;
    for (uint32_t i = 0; i < code->n && code->take[i] <= pile; i++) {
        uint64_t rest = pile - code->take[i];
        if (may_keep_whole(code->digit[i], rest) || may_split(code->digit[i], rest))
            takes[n++] = code->take[i];
    }
    text_add(why, "From a pile of ");
    text_add_number(why, pile);
    text_add(why, " take ");
    text_add_choice(why, takes, n, " or ");
    text_add_char(why, '.');
    return false;
}

static void say_taking(const struct octal_heaps *game, const struct move *move, struct text *why) {
    text_add(why, "Taking ");
    text_add_number(why, move->amount);
    text_add(why, " from a pile of ");
    text_add_number(why, game->heaps.pile[move->part]);
}

/* The move does not split, and the code wants a split. */
static bool refuse_whole(const struct octal_heaps *game, const struct move *move, uint64_t rest,
                         struct text *why) {
    say_taking(game, move, why);
    text_add(why, " must leave two piles: add the size of one, 1");
    if (rest > 2) text_add(why, " to "), text_add_number(why, rest - 1);
    text_addf(why, ", as %u ", (unsigned)move->part + 1);
    text_add_number(why, move->amount);
    text_add(why, " 1.");
    return false;
}

/* The move splits, and nothing can be split so. */
static bool refuse_split(const struct octal_heaps *game, const struct move *move, uint64_t rest,
                         struct text *why) {
    say_taking(game, move, why);
    if (may_split(octal_digit(&game->code, move->amount), rest)) {
        text_add(why, " leaves ");
        text_add_number(why, rest);
        text_add(why, ": the size of one part is 1");
        if (rest > 2) text_add(why, " to "), text_add_number(why, rest - 1);
        text_add_char(why, '.');
        return false;
    }
    text_add(why, rest == 0 ? " leaves nothing to split: type " : " leaves one pile: type ");
    text_addf(why, "%u ", (unsigned)move->part + 1);
    text_add_number(why, move->amount);
    text_add(why, " alone.");
    return false;
}

static bool check_rest(const struct octal_heaps *game, const struct move *move, struct text *why) {
    unsigned digit = octal_digit(&game->code, move->amount);
    uint64_t rest = game->heaps.pile[move->part] - move->amount;
    bool whole = may_keep_whole(digit, rest), split = may_split(digit, rest);
    if (!whole && !split) return refuse_amount(&game->code, game->heaps.pile[move->part], why);
    if (move->where == 0 && !whole) return refuse_whole(game, move, rest, why);
    if (move->where == 0) return true;
    if (!split || move->where > rest / 2) return refuse_split(game, move, rest, why);
    if (game->heaps.n < HEAPS_MAX) return true;
    text_addf(why, "There are %d piles, and no room for another one.", HEAPS_MAX);
    return false;
}

bool octal_heaps_check(const void *position, unsigned mover, const struct move *move, struct text *why) {
    const struct octal_heaps *game = position;
    struct heaps open = game->heaps;
    for (size_t i = 0; i < open.n; i++)
        if (!pile_has_move(&game->code, open.pile[i])) open.pile[i] = 0;
    if (move->part < open.n && open.pile[move->part] == 0) {
        text_addf(why, "No move is possible in pile %u: choose ", (unsigned)move->part + 1);
        heaps_say_open_piles(&open, why);
        text_add_char(why, '.');
        return false;
    }
    if (!heaps_check_pile(&open, move->part, why)) return false;
    uint64_t pile = open.pile[move->part];
    bool can_take = move->amount <= pile && octal_digit(&game->code, move->amount) != 0;
    return can_take ? check_rest(game, move, why) : refuse_amount(&game->code, pile, why);
}

bool octal_heaps_moves(const void *position, unsigned mover, struct moves *moves) {
    const struct octal_heaps *game = position;
    const struct heaps *heaps = &game->heaps;
    struct move *move = &moves->move;
    while (move->part < heaps->n) {
        uint64_t pile = heaps->pile[move->part];
        if (octal_next_move(&game->code, pile, &move->amount, &move->where)) {
            if (move->where == 0 || heaps->n < HEAPS_MAX) return true;
            move->where = pile / 2; /* there is no room for a split: past all of them */
            continue;
        }
        *move = (struct move){.part = move->part + 1};
    }
    return false;
}

/* A pile, a number to take and whether to split, drawn until they make a legal move. */
void octal_heaps_draw_move(const void *position, unsigned mover, struct random *random, struct move *move) {
    const struct octal_heaps *game = position;
    struct text why = {0};
    bool legal = false;
    while (!legal) {
        uint32_t part = (uint32_t)random_between(random, 0, game->heaps.n - 1);
        uint32_t take = game->code.take[random_between(random, 0, game->code.n - 1)];
        uint64_t rest = game->heaps.pile[part] > take ? game->heaps.pile[part] - take : 0;
        bool split = rest >= 2 && random_between(random, 0, 3) > 0;
        *move = (struct move){
            .part = part, .amount = take, .where = split ? random_between(random, 1, rest / 2) : 0};
        legal = octal_heaps_check(position, mover, move, &why);
        text_clear(&why);
    }
    text_free(&why);
}

void octal_heaps_play(void *position, unsigned mover, const struct move *move) {
    struct octal_heaps *game = position;
    struct heaps *heaps = &game->heaps;
    uint64_t *pile = &heaps->pile[move->part];
    *pile -= move->amount;
    if (move->where > 0) {
        assert(heaps->n < HEAPS_MAX);
        memmove(pile + 1, pile, (heaps->n - move->part) * sizeof *pile);
        heaps->n++;
        pile[0] = move->where;
        pile[1] -= move->where;
    }
    drop_empty(heaps);
}

bool octal_heaps_parse_move(const void *position, unsigned mover, const char *string, struct move *move,
                            struct text *why) {
    const struct octal_heaps *game = position;
    struct moves first = {0};
    octal_heaps_moves(position, mover, &first);
    if (!heaps_parse_move(&game->heaps, octal_splits(&game->code), &first.move, string, move, why))
        return false;
    if (move->part >= game->heaps.n || move->amount > game->heaps.pile[move->part]) return true;
    uint64_t rest = game->heaps.pile[move->part] - move->amount;
    if (move->where < rest && move->where > rest - move->where) move->where = rest - move->where;
    return true;
}

void octal_heaps_print_move(const void *position, const struct move *move, struct text *text) {
    heaps_print_move(position, move, text);
    if (move->where > 0) text_add_char(text, ' '), text_add_number(text, move->where);
}

void octal_heaps_say_move(const void *position, const struct move *move, struct text *text) {
    const struct octal_heaps *game = position;
    heaps_say_move(position, move, text);
    if (move->where == 0) return;
    text_add(text, ", leaving ");
    text_add_number(text, move->where);
    text_add(text, " and ");
    text_add_number(text, game->heaps.pile[move->part] - move->amount - move->where);
}

void octal_heaps_draw(const void *position, const struct style *style, struct text *text) {
    const struct octal_heaps *game = position;
    if (game->heaps.n == 0) text_add(text, "No piles are left.\n");
    heaps_draw(&game->heaps, style, text);
}

static enum solve_status find_piles(struct solver *solver, const struct octal_heaps *game,
                                    struct octal_sequence **sequence, struct piles *piles) {
    enum solve_status status = sequence_of(solver, &game->code, sequence);
    piles->n = game->heaps.n;
    if (status != SOLVE_OK) return status;
    return sequence_values(*sequence, game->heaps.pile, game->heaps.n, piles->value);
}

enum solve_status octal_heaps_piles(struct solver *solver, const void *position, struct piles *piles) {
    struct octal_sequence *sequence;
    return find_piles(solver, position, &sequence, piles);
}

void octal_heaps_describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct octal_heaps *game = position;
    text_addf(name, "Pile %zu", i + 1);
    text_add(reason, "a pile of ");
    heaps_say_stones(game->heaps.pile[i], reason);
    if (!pile_has_move(&game->code, game->heaps.pile[i])) text_add(reason, ", in which no move is possible");
}

/* A pile in which the moves to a value are wanted. From the preperiod on the values of the splits repeat, for
 * both parts are beyond it: after a whole period without such a move there is no other. */
struct hunt {
    struct octal_sequence *sequence;
    const struct octal_code *code;
    struct octal_period period; /* all 0 where the table itself reaches the pile */
    uint64_t pile;
    uint64_t target;
};

static bool hits(const struct hunt *hunt, uint64_t take, uint64_t left) {
    uint64_t one = 0, other = 0;
    octal_value(hunt->sequence, left, &one);
    octal_value(hunt->sequence, hunt->pile - take - left, &other);
    return (one ^ other) == hunt->target;
}

static void list_hits(const struct hunt *hunt, uint32_t part, struct move_list *list) {
    struct move move = {.part = part};
    uint64_t take = 0, in_vain = 0;
    while (list->n < list->limit && octal_next_move(hunt->code, hunt->pile, &move.amount, &move.where)) {
        if (move.amount != take) in_vain = 0;
        take = move.amount;
        if (hits(hunt, move.amount, move.where)) {
            list->moves[list->n++] = move;
            in_vain = 0;
        } else if (hunt->period.period > 0 && move.where >= hunt->period.preperiod) {
            if (++in_vain > hunt->period.period) move.where = hunt->pile / 2; /* to the next take */
        }
    }
}

/* The pile's own value is known: so those of smaller ones are, and beyond the table the period. */
static void hunt_pile(struct hunt *hunt, uint32_t part, struct move_list *list) {
    struct count total;
    size_t listed;
    enum octal_result result =
        octal_moves_to(hunt->sequence, hunt->pile, hunt->target, NULL, 0, &listed, &total);
    assert(result == OCTAL_OK);
    if (hunt->pile >= octal_sequence_limit(hunt->sequence))
        result = octal_period(hunt->sequence, &hunt->period);
    assert(result == OCTAL_OK);
    (void)result;
    count_add(&list->total, total.n);
    list->total.more |= total.more;
    if (total.n > 0) list_hits(hunt, part, list);
}

enum solve_status octal_heaps_winning(struct solver *solver, const void *position, unsigned mover,
                                      bool misere, uint64_t value, struct move_list *list) {
    (void)mover, (void)misere;
    const struct octal_heaps *game = position;
    struct hunt hunt = {.code = &game->code};
    struct piles piles;
    enum solve_status status = find_piles(solver, game, &hunt.sequence, &piles);
    if (status != SOLVE_OK) return status;
    uint64_t change = nim_sum(piles.value, piles.n) ^ value;
    for (size_t i = 0; i < piles.n; i++) {
        hunt.pile = game->heaps.pile[i];
        hunt.target = piles.value[i] ^ change;
        hunt_pile(&hunt, (uint32_t)i, list);
    }
    return SOLVE_OK;
}

void octal_heaps_canonical(void *position) {
    struct octal_heaps *game = position;
    for (size_t i = 0; i < game->heaps.n; i++)
        if (!pile_has_move(&game->code, game->heaps.pile[i])) game->heaps.pile[i] = 0;
    heaps_canonical(&game->heaps);
}
