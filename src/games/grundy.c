/* SPDX-License-Identifier: MIT */
/* Grundy's game: a move splits one pile into two of different sizes; whoever cannot, loses.
 *
 * Each pile is a game of its own, so the value of a position is the nim-sum of the values of its
 * piles. Nobody knows whether these ever repeat (P. M. Grundy, Mathematics and games, 1939; Winning
 * Ways, chapter 4), so they are computed from the rules, for all piles up to LARGEST.
 *
 * Move: part = the pile, amount = the size of the smaller of the two piles that it leaves; where =
 * that of the other one, if somebody has said a size that does not fit, which is never legal. */
#include <inttypes.h>
#include <stdlib.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "games/heaps.h"

enum { LARGEST = 20000 };

extern const struct game game_grundy;

/* The largest smaller part of a pile; 0 where it cannot be split. */
static uint64_t most_of(uint64_t pile) {
    return pile < 3 ? 0 : (pile - 1) / 2;
}

static bool parse(const char *string, void *position, struct text *why) {
    return heaps_parse(string, position, why) && heaps_leave_room(position, why);
}

/* In the end a pile of n has become one 2 and n - 2 times a 1. */
static bool startable(const void *position, struct text *why) {
    const struct heaps *heaps = position;
    uint64_t parts = 0;
    for (size_t i = 0; i < heaps->n; i++)
        if (!heaps_count_parts(&parts, heaps->pile[i] < 3 ? 1 : heaps->pile[i] - 1, why))
            return false;
    return true;
}

/* Refuses two parts that together are not the pile: "Pile 1 has 7 stones, not 5: type 1 2 to split
 * it into 2 and 5." If another pile has as many stones, it is that one which is meant; and "split 7
 * into 3 and 4" means a pile of 7. */
static bool refuse_parts(const struct heaps *heaps, const struct move *move, struct text *why) {
    const uint64_t stones = move->amount + move->where;
    size_t meant = 0;
    while (meant < heaps->n && heaps->pile[meant] != stones) meant++;
    const bool is_other = meant < heaps->n && move->amount <= most_of(stones);
    if (!is_other) meant = move->part;
    const uint64_t pile = meant < heaps->n ? heaps->pile[meant] : 0;
    if (meant >= heaps->n && stones == meant + 1) {
        text_addf(why, "No pile has %" PRIu64 " stones. ", stones);
        return game_refuse_move(&game_grundy, heaps, PLAYER_1, "", why);
    }
    if (most_of(pile) == 0) return heaps_refuse_pile(&game_grundy, heaps, PLAYER_1, move, why);
    const uint64_t part = move->amount <= most_of(pile) ? move->amount : 1;
    const bool is_half = move->amount == move->where && stones + 1 == pile;
    if (is_half) text_add(why, "The two parts can't be the same size. ");
    text_addf(why, "Pile %zu has %" PRIu64 " stones", meant + 1, pile);
    if (!is_other && !is_half) text_addf(why, ", not %" PRIu64, stones);
    text_addf(why, ": type %zu %" PRIu64 " to split it into ", meant + 1, part);
    return text_refuse(why, "%" PRIu64 " and %" PRIu64 ".", part, pile - part);
}

static bool check(const void *position, enum player mover, const struct move *move,
                  struct text *why) {
    const struct heaps *heaps = position;
    uint64_t pile = move->part < heaps->n && heaps->n < HEAPS_MAX ? heaps->pile[move->part] : 0;
    if (move->where > 0) return refuse_parts(heaps, move, why);
    if (most_of(pile) == 0) return heaps_refuse_pile(&game_grundy, heaps, mover, move, why);
    if (move->amount >= 1 && move->amount <= most_of(pile)) return true;
    if (2 * move->amount == pile) text_add(why, "The two parts can't be the same size. ");
    text_addf(why, "Pile %u has %" PRIu64 " stones: split off ", (unsigned)move->part + 1, pile);
    text_add_span(why, 1, most_of(pile));
    return text_refuse(why, ".");
}

static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct heaps *heaps = position;
    struct move *move = &moves->move;
    for (; move->part < heaps->n && heaps->n < HEAPS_MAX; move->part++, move->amount = 0)
        if (move->amount < most_of(heaps->pile[move->part])) {
            move->amount++;
            return true;
        }
    return false;
}

static void play(void *position, enum player mover, const struct move *move) {
    heaps_split(position, move->part, move->amount);
}

/* Returns the number of the first pile of so many stones; the number itself if there is none. */
static uint64_t pile_of_size(const struct heaps *heaps, uint64_t stones) {
    for (size_t i = 0; i < heaps->n; i++)
        if (heaps->pile[i] == stones) return i + 1;
    return stones;
}

/* Reads a split as it is said, legal or not: "split pile 1 into 2 and 5", "1 into 2 and 5", "split
 * 7 into 2 and 5" of a pile of 7 stones, "split pile 1 in half" and, of a single pile, "into 2 and
 * 5". Returns false if it is none of these. */
static bool parse_split(const struct heaps *heaps, const char *string, struct move *move) {
    uint64_t pile = heaps->n == 1 ? 1 : 0, part[2];
    struct token word = scan_token(&string, ",:");
    while (token_is_any(word, "split break divide cut pile")) word = scan_token(&string, ",:");
    if (token_number(word, &pile) == TOKEN_NUMBER) word = scan_token(&string, ",:");
    if (pile == 0 || !token_is_any(word, "into in")) return false;
    const char *after = string;
    const bool is_half = token_is_any(scan_token(&after, ",:"), "half halves");
    if (is_half && pile > heaps->n) pile = pile_of_size(heaps, pile);
    if (is_half) {
        string = after;
        part[0] = part[1] = pile <= heaps->n ? heaps->pile[pile - 1] / 2 : 1;
    }
    for (size_t i = 0; i < 2 && !is_half; i++) {
        word = scan_token(&string, ",:");
        if (i > 0 && token_is(word, "and")) word = scan_token(&string, ",:");
        const bool is_rest = i > 0 && token_is(word, "all"); /* "and the rest", in plain words */
        const uint64_t whole = pile <= heaps->n ? heaps->pile[pile - 1] : pile;
        if (is_rest && part[0] < whole) {
            part[1] = whole - part[0];
            continue;
        }
        if (!token_number_in(word, 1, UINT64_MAX / 2, &part[i])) return false;
    }
    const uint64_t small = part[0] < part[1] ? part[0] : part[1], stones = part[0] + part[1];
    const bool is_number = pile <= heaps->n && heaps->pile[pile - 1] == stones;
    if (!is_number && pile == stones) pile = pile_of_size(heaps, stones);
    const bool fits = pile <= heaps->n && heaps->pile[pile - 1] == stones;
    *move = (struct move){.part = pile < UINT32_MAX ? (uint32_t)pile - 1 : UINT32_MAX - 1,
                          .amount = small,
                          .where = fits ? 0 : stones - small};
    return *scan_spaces(string) == '\0';
}

/* Either part may be typed. */
static bool parse_move(const void *position, enum player mover, const char *string,
                       struct move *move) {
    const struct heaps *heaps = position;
    if (parse_split(heaps, string, move)) return true;
    if (!heaps_parse_move(position, mover, string, move)) return false;
    uint64_t pile = move->part < heaps->n ? heaps->pile[move->part] : 0;
    if (move->amount < pile && move->amount > pile - move->amount)
        move->amount = pile - move->amount;
    return true;
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    const struct heaps *heaps = position;
    text_addf(text, "split pile %u into %" PRIu64 " and %" PRIu64, (unsigned)move->part + 1,
              move->amount, heaps->pile[move->part] - move->amount);
}

static void draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct heaps *heaps = position;
    bool dead[HEAPS_MAX];
    for (size_t i = 0; i < heaps->n; i++) dead[i] = most_of(heaps->pile[i]) == 0;
    heaps_draw_split(heaps, dead, style, canvas);
}

/* Piles that cannot be split do not matter, and where there is no room for one more, none does. */
static void canonical(void *position) {
    struct heaps *heaps = position;
    for (size_t i = 0; i < heaps->n; i++)
        if (most_of(heaps->pile[i]) == 0 || heaps->n == HEAPS_MAX) heaps->pile[i] = 0;
    heaps_canonical(heaps);
}

/* Values of piles, as far as they were asked for; the solver keeps them. */
struct values {
    size_t n;
    uint64_t of[LARGEST + 1];
};

/* The values of the piles of up to `most` stones, each the mex of the values that its splits leave.
 * Returns NULL if there is no room for them. */
static const uint64_t *find_values(struct nimm_solver *solver, uint64_t most) {
    static const char key[] = "grundy";
    uint64_t options[LARGEST / 2], seen[NIMM_MEX_WORDS(LARGEST / 2)];
    struct values *values = solver_find(solver, key, sizeof key);
    if (!values) {
        values = memory_take(1, sizeof *values);
        values->n = 0;
        if (!solver_keep(solver, key, sizeof key, values, sizeof *values, free)) return NULL;
    }
    for (uint64_t *of = values->of; values->n <= most; values->n++) {
        const size_t n = (size_t)most_of(values->n);
        for (size_t i = 0; i < n; i++) options[i] = of[i + 1] ^ of[values->n - i - 1];
        of[values->n] = nimm_mex(options, n, seen);
    }
    return values->of;
}

static enum nimm_status piles(struct nimm_solver *solver, const void *position,
                              struct piles *piles) {
    const struct heaps *heaps = position;
    piles->n = (size_t)heaps->n;
    for (size_t i = 0; i < heaps->n; i++) {
        const uint64_t *values =
            heaps->pile[i] > LARGEST ? NULL : find_values(solver, heaps->pile[i]);
        if (!values) return NIMM_TOO_LARGE;
        piles->value[i] = values[heaps->pile[i]];
    }
    return NIMM_OK;
}

static const struct game *part(const void *position, size_t i, void *alone) {
    const struct heaps *heaps = position;
    *(struct heaps *)alone = (struct heaps){.n = 1, .pile = {heaps->pile[i]}};
    return &game_grundy;
}

static const struct theory theory = {
    .disguise = "No move touches two piles, so each is worth as much as some Nim pile: the "
                "smallest value that no split of it leaves. Nobody knows whether the values "
                "become periodic.",
    .first_values = "Piles of 1 to 10 are worth 0, 0, 1, 0, 2, 1, 0, 2, 1, 0.",
    .piles = piles,
    .describe = heaps_describe,
    .part = part,
};

const struct game game_grundy = {
    .id = "grundy",
    .title = "Grundy's Game",
    .move_rule = "Split one pile into two of different sizes.",
    .goal = "makes the last move",
    .rules = "Piles of 1 or 2 stones cannot be split.",
    .position_help = "the pile sizes, such as 7,4",
    .move_help = "PILE STONES",
    .move_prompt = "pile, and stones to split off",
    .sample = "7,4",
    .large = "20000",
    .large_misere = "25",
    .renumbers = true,
    .canonical = canonical,
    .size = sizeof(struct heaps),
    .parse = parse,
    .print = heaps_print,
    .reads_one_pile = true,
    .prints_stones = true,
    .notation_is_clear = true,

    .startable = startable,
    .parts = {"piles", {1, HEAPS_MAX / 2}, {2, 4}},
    .amount = {"stones for each pile", {1, HEAPS_MAX}, {5, 14}},
    .draw = draw,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = parse_move,
    .print_move = heaps_print_move,
    .say_move = say_move,
    .theory = &theory,
};
