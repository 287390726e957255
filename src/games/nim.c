/* SPDX-License-Identifier: MIT */
/* Nim: take any number of stones, at least one, from one pile; whoever takes the last stone wins.
 *
 * A position is lost for the player to move exactly when the nim-sum of its piles is 0, and a pile
 * of h has a winning move exactly when h ^ s < h, s being the nim-sum (Bouton 1902).
 * Misere: as in normal play, until a move would leave no pile above 1; then leave an odd number
 * of piles of 1 (Bouton 1902; Winning Ways, chapter 13).
 *
 * Move: part = the pile, amount = the stones taken. */
#include "core/nim.h"
#include "core/text.h"
#include "games/heaps.h"

extern const struct game game_nim;

static bool check(const void *position, enum player mover, const struct move *move,
                  struct text *why) {
    const struct heaps *heaps = position;
    uint64_t pile = move->part < heaps->n ? heaps->pile[move->part] : 0;
    if (pile == 0) return heaps_refuse_pile(&game_nim, heaps, mover, move, why);
    if (move->amount >= 1 && move->amount <= pile) return true;
    const unsigned number = (unsigned)move->part + 1;
    if (pile == 1)
        return text_refuse(why,
                           "Pile %u has 1 stone. Did you mean take 1 from pile %u? "
                           "Type yes, or %u 1.",
                           number, number, number);
    text_addf(why, "Pile %u has ", number);
    heaps_say_stones(pile, why);
    text_add(why, ": take ");
    text_add_span(why, 1, pile);
    return text_refuse(why, ".");
}

static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct heaps *heaps = position;
    struct move *move = &moves->move;
    while (move->part < heaps->n && move->amount == heaps->pile[move->part]) {
        move->part++;
        move->amount = 0;
    }
    if (move->part == heaps->n) return false;
    move->amount++;
    return true;
}

static enum nimm_status outcome(struct nimm_solver *solver, const void *position, enum player mover,
                                bool misere, enum outcome *outcome) {
    const struct heaps *heaps = position;
    size_t ones;
    bool ends = misere && nim_count_large(heaps->pile, (size_t)heaps->n, &ones) == 0;
    bool wins = ends ? ones % 2 == 0 : nimm_sum(heaps->pile, (size_t)heaps->n) != 0;
    *outcome = wins ? OUTCOME_N : OUTCOME_P;
    return NIMM_OK;
}

/* Where all other piles are of at most 1, misere play is won by leaving an odd number of piles
 * of 1. */
static enum nimm_status winning(struct nimm_solver *solver, const void *position, enum player mover,
                                bool misere, uint64_t value, struct move_list *list) {
    const struct heaps *heaps = position;
    size_t ones, large = nim_count_large(heaps->pile, (size_t)heaps->n, &ones);
    uint64_t change = nimm_sum(heaps->pile, (size_t)heaps->n) ^ value;
    for (uint32_t i = 0; i < heaps->n; i++) {
        uint64_t pile = heaps->pile[i];
        size_t other_large = large - (pile > 1), other_ones = ones - (pile == 1);
        uint64_t leave = misere && other_large == 0 ? other_ones % 2 == 0 : pile ^ change;
        struct move move = {.part = i, .amount = pile - leave};
        if (leave < pile) game_move_list_add(list, &move);
    }
    return NIMM_OK;
}

/* Returns true, since all values are known: a pile is worth its size. Without a code and with a
 * *period that stays 0, this says that no value is the largest. */
static bool code(const void *position, struct octal_code *code, uint64_t *period) {
    return true;
}

static const struct theory theory = {
    .piles = heaps_piles,
    .describe = heaps_describe,
    .winning = winning,
    .outcome = outcome,
    .misere_rule = "Play as in normal Nim until your move would leave no pile larger than 1: then "
                   "leave an odd number of piles of 1.",
    .misere_proof = "That works because a single pile larger than 1 is never balanced, so only the "
                    "player who leaves balanced positions ever finds exactly one large pile, and "
                    "that player chooses to leave an odd or an even number of 1s.",
    .code = code,
};

const struct game game_nim = {
    .id = "nim",
    .title = "Nim",
    .move_rule = "Take one or more stones from one pile.",
    .goal = "takes the very last stone",
    .ending = "takes the last stone",
    .position_help = "the pile sizes, such as 3,4,5",
    .move_help = "PILE STONES",
    .move_prompt = "pile and stones",
    .sample = "3,4,5",
    .canonical = heaps_canonical,
    .size = sizeof(struct heaps),
    .parse = heaps_parse,
    .print = heaps_print,
    .reads_one_pile = true,
    .prints_stones = true,
    .notation_is_clear = true,
    .parts = {"piles", {1, HEAPS_MAX}, {2, 5}},
    .amount = {"stones for each pile", {1, UINT64_MAX}, {1, 8}},
    .draw = heaps_draw,
    .check = check,
    .moves = moves,
    .play = heaps_take,
    .parse_move = heaps_parse_move,
    .print_move = heaps_print_move,
    .say_move = heaps_say_move,
    .theory = &theory,
};
