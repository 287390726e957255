/* SPDX-License-Identifier: MIT */
/* Take-and-break games, played with piles of stones: any octal game, kayles-piles (the code 0.77),
 * dawson-piles (0.07), and subtraction games, in which a move takes 1 to K stones of one pile, or
 * exactly one of a set of numbers.
 *
 * The digit d_k of the code 0.d1d2d3... says what a move that takes k stones may leave of the pile:
 * it has bit 1 where that may be nothing, bit 2 where one pile, bit 4 where two (Guy and Smith,
 * "The G-values of various games", 1956; Winning Ways, chapter 4). In a code 4.d1d2d3... a move may
 * also take nothing and split a pile. A subtraction set is the code with digit 3 at each member. In
 * general nobody knows whether the values repeat: a pile beyond those that were computed has a
 * known value only if the period of its code is proved. Where 1 to K may be taken, a pile of n has
 * the value n mod (K + 1), for the second player can always complete K + 1.
 *
 * Piles that a move empties vanish, but in subtraction games they stay, as 0. A split puts the
 * smaller part in the place of the pile, and the other one right after it. Piles in which no move
 * is possible stay: they are part of the position. Move: part = the pile, amount = the stones
 * taken, where = 0, or the smaller of the two piles left. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/nim.h"
#include "core/scan.h"
#include "core/text.h"
#include "games/canvas.h"
#include "games/heaps.h"

enum { SET_MOST = 32 };

struct take_heaps {
    struct heaps heaps;
    uint64_t subtracts;     /* 1: it is a subtraction game */
    uint64_t most;          /* the K of "1 to K"; 0 where the code says what may be taken */
    struct octal_code code; /* all 0 for "1 to K" */
};

extern const struct game game_octal, game_subtraction;

static const struct game *game_of(const struct take_heaps *game) {
    return game->subtracts ? &game_subtraction : &game_octal;
}

/* --- what may be taken ----------------------------------------------------------------------- */

static bool set(const char *parameters, void *position, struct text *why) {
    struct take_heaps *game = position;
    return octal_parse(parameters, &game->code, why);
}

/* A set that is 1 to K is the game of K. A set of one number is written with the number twice:
 * "3,3". */
static bool set_subtraction(const char *parameters, void *position, struct text *why) {
    struct take_heaps *game = position;
    struct octal_code *code = &game->code;
    struct heaps set = {0};
    if (strspn(parameters, "0123456789, ") < strlen(parameters))
        return token_refuse(token_of(parameters), why,
                            " is not a set: write the most stones that a move may take, such as 3, "
                            "or all the numbers, such as 1,4,9");
    set.n = scan_numbers(parameters, set.pile, SET_MOST, UINT64_MAX, "number to take", why);
    for (size_t i = 0; i < set.n; i++) {
        if (set.pile[i] >= 1 && (set.n == 1 || set.pile[i] <= OCTAL_TAKE_MOST)) continue;
        text_addf(why, "\"%" PRIu64 "\" cannot be taken: ", set.pile[i]);
        if (set.n > 1) return text_refuse(why, "the numbers of a set are 1 to %d", OCTAL_TAKE_MOST);
        return text_refuse(why, "give the most stones that a move may take, 1 or more");
    }
    game->subtracts = 1;
    game->most = set.pile[0];
    if (set.n < 2) return set.n > 0;
    heaps_canonical(&set); /* ascending */
    for (size_t i = 0; i < set.n; i++) {
        if (i > 0 && set.pile[i] == set.pile[i - 1]) continue;
        code->take[code->n] = (uint32_t)set.pile[i];
        code->digit[code->n++] = 3;
    }
    const bool is_span = code->take[code->n - 1] == code->n;
    game->most = is_span ? code->n : 0;
    if (is_span) memset(code, 0, sizeof *code);
    return true;
}

static void print_code(const void *position, struct text *text) {
    const struct take_heaps *game = position;
    octal_print(&game->code, text);
}

/* The names are those of Winning Ways, chapter 4. Lasker's Nim takes any number of stones: the code
 * with all twelve digits is that game for piles of at most 12. */
static const char *name_of_code(const void *position) {
    static const char *const names[][2] = {
        {"0.77", "Kayles"},
        {"0.07", "Dawson's Kayles"},
        {"0.137", "Dawson's Chess"},
        {"0.15", "Guiles"},
        {"0.6", "Officers"},
        {"0.007", "Treblecross"},
        {"4.333333333333", "Lasker's Nim"},
    };
    struct text code = {0};
    const char *name = NULL;
    print_code(position, &code);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i][0], code.data) == 0) name = names[i][1];
    text_free(&code);
    return name;
}

static void print_set(const void *position, struct text *text) {
    const struct take_heaps *game = position;
    if (game->most > 0) text_add_number(text, game->most);
    for (uint32_t i = 0; i < game->code.n; i++) {
        if (i > 0) text_add_char(text, ',');
        text_add_number(text, game->code.take[i]);
    }
    if (game->code.n == 1) text_addf(text, ",%u", (unsigned)game->code.take[0]);
}

static uint64_t largest_take(const struct take_heaps *game) {
    return game->most > 0 ? game->most : game->code.take[game->code.n - 1];
}

/* Steps to the next move in a pile of that size, in the order of octal_next_move. */
static bool next_move(const struct take_heaps *game, uint64_t pile, struct move *move) {
    if (game->most == 0) return octal_next_move(&game->code, pile, &move->amount, &move->where);
    if (move->amount == pile || move->amount == game->most) return false;
    move->amount++;
    return true;
}

static bool pile_has_move(const struct take_heaps *game, uint64_t pile) {
    return next_move(game, pile, &(struct move){0});
}

/* Adds "1 to 3" or "1, 3 or 4". */
static void add_takes(const uint64_t *takes, size_t n, struct text *text) {
    if (n > 2 && takes[n - 1] - takes[0] == n - 1)
        text_add_span(text, takes[0], takes[n - 1]);
    else
        text_add_choice(text, takes, n, " or ");
}

/* What may be taken of a pile of this size. */
static void say_takes(const struct take_heaps *game, uint64_t pile, struct text *text) {
    uint64_t takes[OCTAL_TAKES_MAX], most = game->most < pile ? game->most : pile;
    size_t n = 0;
    if (game->most > 0) {
        text_add_span(text, 1, most);
        return;
    }
    for (uint32_t i = 0; i < game->code.n && game->code.take[i] <= pile; i++) {
        uint64_t rest = pile - game->code.take[i];
        if (octal_keeps_whole(game->code.digit[i], rest) ||
            octal_splits_of(game->code.digit[i], rest) > 0)
            takes[n++] = game->code.take[i];
    }
    add_takes(takes, n, text);
}

/* "Take 1, 3 or 4 from one pile.", whatever they are called where the game is told. */
static void say_set(const void *position, struct text *text) {
    const struct take_heaps *game = position;
    text_add(text, "Take ");
    say_takes(game, UINT64_MAX, text);
    text_add(text, " from one pile.");
}

/* "From one pile take 1, leaving no pile; or 2 or 3, leaving no pile or one; or split it in two."
 */
static void say_code(const void *position, struct text *text) {
    static const char *const leavings[] = {"",
                                           " if that empties it",
                                           ", leaving one pile",
                                           ", leaving no pile or one",
                                           ", leaving two piles",
                                           ", leaving no pile or two",
                                           ", leaving one pile or two",
                                           ", leaving up to two piles"};
    const struct take_heaps *game = position;
    const char *before = "From one pile take ";
    bool takes_some = false, may_split = false;
    for (unsigned digit = 1; digit <= 7; digit++) {
        uint64_t takes[OCTAL_TAKES_MAX];
        size_t n = 0;
        for (uint32_t i = 0; i < game->code.n; i++) {
            if (game->code.take[i] == 0)
                may_split = true;
            else if (game->code.digit[i] == digit)
                takes[n++] = game->code.take[i];
        }
        if (n == 0) continue;
        text_add(text, before);
        add_takes(takes, n, text);
        text_add(text, leavings[digit]);
        before = "; or ";
        takes_some = true;
    }
    if (may_split && takes_some)
        text_add(text, "; or split it in two");
    else if (may_split)
        text_add(text, "Split a pile in two");
    text_add_char(text, '.');
}

/* --- positions ------------------------------------------------------------------------------- */

static bool parse(const char *string, void *position, struct text *why) {
    struct take_heaps *game = position;
    if (!heaps_parse(string, position, why)) return false;
    if (!game->subtracts) heaps_drop_empty(&game->heaps);
    return !octal_splits(&game->code) || heaps_leave_room(&game->heaps, why);
}

/* The most piles that a pile can become: each new one costs a stone of its own and the t that
 * the split takes, so m piles take m + (m - 1) t stones, and splitting off single stones
 * reaches that. */
static uint64_t most_parts(const struct octal_code *code, uint64_t pile) {
    if (!octal_splits(code)) return 1;
    uint32_t i = 0;
    while (octal_splits_of(code->digit[i], 2) == 0) i++;
    uint64_t t = code->take[i];
    return pile / (t + 1) + (pile % (t + 1) + t) / (t + 1);
}

static bool startable(const void *position, struct text *why) {
    const struct take_heaps *game = position;
    uint64_t parts = 0;
    for (size_t i = 0; i < game->heaps.n; i++)
        if (!heaps_count_parts(&parts, most_parts(&game->code, game->heaps.pile[i]), why))
            return false;
    return true;
}

/* From the smallest pile that has a move to a few stones more than the largest number that can be
 * taken. */
static struct range usual_amount(const void *position) {
    enum { ABOVE = 7, MOST = 20 };
    const struct take_heaps *game = position;
    uint64_t least = 1, largest = largest_take(game);
    while (!pile_has_move(game, least)) least++;
    return (struct range){least,
                          least + ABOVE + (game->subtracts && largest > MOST ? MOST : largest)};
}

/* --- moves ----------------------------------------------------------------------------------- */

/* "From a pile of 7 you can only take 1 or 2." */
static bool refuse_amount(const struct take_heaps *game, uint64_t pile, struct text *why) {
    text_addf(why, "From a pile of %" PRIu64 " you can only take ", pile);
    say_takes(game, pile, why);
    return text_refuse(why, "%s",
                       octal_digit(&game->code, 0) && pile > 1 ? " (0 only splits it)." : ".");
}

/* "Taking 2 from a pile of 7 leaves 5: the size of one part is 1 to 4." */
static bool refuse_rest(uint64_t pile, uint64_t take, bool can_split, struct text *why) {
    text_addf(why, "Taking %" PRIu64 " from a pile of %" PRIu64 " leaves %" PRIu64, take, pile,
              pile - take);
    if (!can_split) return text_refuse(why, ", which cannot be split.");
    text_add(why, ": the size of one part is ");
    text_add_span(why, 1, pile - take - 1);
    return text_refuse(why, ".");
}

static bool check_rest(const struct take_heaps *game, const struct move *move, struct text *why) {
    uint64_t pile = game->heaps.pile[move->part], rest = pile - move->amount;
    unsigned digit = octal_digit(&game->code, move->amount);
    bool whole = octal_keeps_whole(digit, rest), split = octal_splits_of(digit, rest) > 0;
    if (!whole && !split) return refuse_amount(game, pile, why);
    if (move->where == 0 ? !whole : !split || move->where > rest / 2)
        return refuse_rest(pile, move->amount, split, why);
    if (move->where == 0 || game->heaps.n < HEAPS_MAX) return true;
    return text_refuse(why, "There are %d piles, and no room for another one.", HEAPS_MAX);
}

static bool check(const void *position, enum player mover, const struct move *move,
                  struct text *why) {
    const struct take_heaps *game = position;
    uint64_t pile = move->part < game->heaps.n ? game->heaps.pile[move->part] : 0;
    uint64_t most = game->most < pile ? game->most : pile;
    if (!pile_has_move(game, pile)) return heaps_refuse_pile(game_of(game), game, mover, move, why);
    if (game->most == 0 && move->amount <= pile) return check_rest(game, move, why);
    if (move->amount >= 1 && move->amount <= most && move->where == 0) return true;
    return refuse_amount(game, pile, why);
}

static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct take_heaps *game = position;
    const struct heaps *heaps = &game->heaps;
    struct move *move = &moves->move;
    while (move->part < heaps->n) {
        uint64_t pile = heaps->pile[move->part];
        if (next_move(game, pile, move)) {
            if (move->where == 0 || heaps->n < HEAPS_MAX) return true;
            move->where = pile / 2; /* there is no room for a split: past all of them */
            continue;
        }
        *move = (struct move){.part = move->part + 1};
    }
    return false;
}

static void play(void *position, enum player mover, const struct move *move) {
    struct take_heaps *game = position;
    struct heaps *heaps = &game->heaps;
    heaps->pile[move->part] -= move->amount;
    if (move->where > 0) heaps_split(heaps, move->part, move->where);
    if (!game->subtracts) heaps_drop_empty(heaps);
}

static bool parse_move(const void *position, enum player mover, const char *string,
                       struct move *move) {
    const struct take_heaps *game = position;
    const size_t numbers = game_scan_move(string, ",:", octal_splits(&game->code), move);
    if (numbers == 0 || (numbers == 3 && move->where == 0))
        return false; /* a pile of 0 is not left */
    if (move->part >= game->heaps.n || move->amount > game->heaps.pile[move->part]) return true;
    uint64_t rest = game->heaps.pile[move->part] - move->amount;
    if (move->where < rest && move->where > rest - move->where) move->where = rest - move->where;
    return true;
}

static void print_move(const void *position, const struct move *move, struct text *text) {
    heaps_print_move(position, move, text);
    if (move->where > 0) text_addf(text, " %" PRIu64, move->where);
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    const struct take_heaps *game = position;
    if (move->amount > 0)
        heaps_say_move(position, move, text);
    else
        text_addf(text, "split pile %u", (unsigned)move->part + 1);
    if (move->where == 0) return;
    text_addf(text, "%s %" PRIu64 " and %" PRIu64, move->amount > 0 ? ", leaving" : " into",
              move->where, game->heaps.pile[move->part] - move->amount - move->where);
}

static void draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct take_heaps *game = position;
    bool dead[HEAPS_MAX];
    if (game->heaps.n == 0) text_add(&canvas->words, "No piles are left.\n");
    for (size_t i = 0; i < game->heaps.n; i++) dead[i] = !pile_has_move(game, game->heaps.pile[i]);
    if (game->subtracts)
        heaps_draw(&game->heaps, style, canvas);
    else
        heaps_draw_split(&game->heaps, dead, style, canvas);
}

/* In a subtraction game no pile is replaced by another. */
static void canonical(void *position) {
    struct take_heaps *game = position;
    for (size_t i = 0; i < game->heaps.n && !game->subtracts; i++)
        if (!pile_has_move(game, game->heaps.pile[i])) game->heaps.pile[i] = 0;
    heaps_canonical(&game->heaps);
}

/* --- values ---------------------------------------------------------------------------------- */

static enum nimm_status piles(struct nimm_solver *solver, const void *position,
                              struct piles *piles) {
    const struct take_heaps *game = position;
    struct octal_sequence *sequence;
    enum nimm_status status = heaps_piles(solver, position, piles);
    if (game->most == 0) status = octal_sequence_of(solver, &game->code, &sequence);
    for (size_t i = 0; i < piles->n && status == NIMM_OK; i++) {
        if (game->most == 0)
            status = octal_value(sequence, game->heaps.pile[i], &piles->value[i]);
        else if (piles->value[i] > game->most)
            piles->value[i] %= game->most + 1;
    }
    return status;
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct take_heaps *game = position;
    uint64_t pile = game->heaps.pile[i];
    heaps_describe(position, i, name, reason);
    if (!pile_has_move(game, pile))
        text_add(reason, ", in which no move is possible");
    else if (game->most > 0 && pile > game->most)
        text_addf(reason, " = %" PRIu64 " x %" PRIu64 " + %" PRIu64, pile / (game->most + 1),
                  game->most + 1, pile % (game->most + 1));
}

/* The values of a set repeat, since each is at most the number of its members. K + 1 is 0 where any
 * number may be taken. */
static void say_subtraction(const void *position, struct text *text) {
    enum { COMPUTED = 10000 };
    const struct take_heaps *game = position;
    if (game->most > 0 && game->most < UINT64_MAX)
        text_addf(text,
                  "Whatever one player takes, the other can take enough to make it %" PRIu64
                  " together. So full groups of %" PRIu64
                  " stones do not matter, only the remainder.",
                  game->most + 1, game->most + 1);
    if (game->most > 0) return;
    struct octal_period period;
    struct octal_sequence *sequence = octal_sequence_new(&game->code, COMPUTED, NULL);
    octal_period(sequence, &period);
    octal_sequence_free(sequence);
    text_addf(text,
              "No move touches two piles, so each is worth as much as some Nim pile. Its worth "
              "depends on the values of the %" PRIu64
              " sizes below it. These can come in only so many combinations, so in the end the "
              "values must repeat",
              largest_take(game));
    if (period.proved)
        text_addf(text, ": from %" PRIu64 " on, every %" PRIu64, period.preperiod, period.period);
    text_add_char(text, '.');
}

static void add_way_of_subtraction(const void *position, struct text *text) {
    const struct take_heaps *game = position;
    if (game->most == 0 || game->most == UINT64_MAX || game->heaps.n != 1) return;
    text_addf(text,
              "Always leave a multiple of %" PRIu64 ": whatever the other player takes, make "
              "the two moves total %" PRIu64 ".",
              game->most + 1, game->most + 1);
}

/* Where 1 to K may be taken, the remainder is the whole reason. */
static const struct game *part(const void *position, size_t i, void *alone) {
    const struct take_heaps *game = position;
    if (game->most > 0) return NULL;
    struct take_heaps *single = memcpy(alone, game, sizeof *game);
    single->heaps = (struct heaps){.n = 1, .pile = {game->heaps.pile[i]}};
    return game_of(game);
}

/* Taking m changes n mod (K + 1) by m, so at most one move of 1 to K leads to the value. */
static void add_closed_move(const struct take_heaps *game, uint32_t i, uint64_t value,
                            uint64_t target, struct move_list *list) {
    if (target > game->most || target == value) return;
    struct move move = {.part = i, .amount = value - target};
    if (target > value) move.amount = game->most - (target - value) + 1;
    if (move.amount <= game->heaps.pile[i]) game_move_list_add(list, &move);
}

static enum nimm_status add_moves_to(struct octal_sequence *sequence, uint64_t pile, uint32_t i,
                                     uint64_t target, struct move_list *list) {
    const size_t most = list->limit - list->n;
    struct octal_move *hits = memory_take(most + 1, sizeof *hits);
    uint64_t total;
    size_t n;
    enum nimm_status status = octal_moves_to(sequence, pile, target, hits, most, &n, &total);
    for (size_t k = 0; k < n; k++)
        list->moves[list->n++] =
            (struct move){.part = i, .amount = hits[k].take, .where = hits[k].left};
    nim_count_add(&list->total, total);
    free(hits);
    return status;
}

static enum nimm_status winning(struct nimm_solver *solver, const void *position, enum player mover,
                                bool misere, uint64_t value, struct move_list *list) {
    const struct take_heaps *game = position;
    struct octal_sequence *sequence = NULL;
    struct piles values;
    enum nimm_status status = piles(solver, game, &values);
    if (status == NIMM_OK && game->most == 0)
        status = octal_sequence_of(solver, &game->code, &sequence);
    uint64_t change = nimm_sum(values.value, values.n) ^ value;
    for (uint32_t i = 0; i < values.n && status == NIMM_OK; i++) {
        uint64_t target = values.value[i] ^ change;
        if (sequence)
            status = add_moves_to(sequence, game->heaps.pile[i], i, target, list);
        else
            add_closed_move(game, i, values.value[i], target, list);
    }
    return status;
}

/* The period K + 1 of the closed form overflows to 0 where any number may be taken: then there is
 * none. */
static bool code(const void *position, struct octal_code *code, uint64_t *period) {
    const struct take_heaps *game = position;
    *code = game->code;
    if (game->most > 0) *period = game->most + 1;
    return true;
}

/* --- the games ------------------------------------------------------------------------------- */

#define PART_RULE                                                                                  \
    "Add PART to split a pile: 1 2 3 takes 2 stones from pile 1 and leaves two piles, one of "     \
    "them with 3."

static const struct game_term terms[] = {
    {"part", PART_RULE},
    {"digit", "Each digit of the code says what one kind of move may leave of a pile. Type "
              "rules to see how."},
    {0},
};

/* What the theories of all of them have in common. */
#define PILES .piles = piles, .describe = describe, .part = part, .winning = winning, .code = code

/* What all of them have in common. */
#define TAKE_AND_BREAK                                                                             \
    .canonical = canonical, .size = sizeof(struct take_heaps), .parse = parse,                     \
    .print = heaps_print, .reads_one_pile = true, .prints_stones = true,                           \
    .notation_is_clear = true, .startable = startable, .usual_amount = usual_amount, .draw = draw, \
    .check = check, .moves = moves, .play = play, .parse_move = parse_move,                        \
    .print_move = print_move, .say_move = say_move

/* And what those of a code have. */
#define OCTAL                                                                                      \
    .position_help = "the pile sizes, such as 7,3; empty piles are left out", .terms = terms,      \
    .move_help = "PILE STONES [PART]", .move_prompt = "pile, stones and, for a split, a part",     \
    .renumbers = true, .set = set, .parts = {"piles", {1, HEAPS_MAX - 1}, {2, 4}}, TAKE_AND_BREAK

static const struct theory subtraction_theory = {
    .disguise = "If a move takes 1 to K stones, then whatever one player takes, the other can take "
                "enough to make it K + 1 together. So full groups of K + 1 stones do not matter, "
                "only the remainder.",
    .say_disguise = say_subtraction,
    .add_way = add_way_of_subtraction,
    PILES,
};

const struct game game_subtraction = {
    .id = "subtraction",
    .title = "Subtraction Game",
    .move_rule = "Take stones from one pile, but only as many as the game allows.",
    .goal = "makes the last move",
    .position_help = "the pile sizes, such as 10,7",
    .move_help = "PILE STONES",
    .move_prompt = "pile and stones",
    .sample = "10,7,5",
    .large_misere = "50,50",
    .parameters_help = "K to take 1 to K stones, or a set such as 1,3,4 to take exactly one of its "
                       "numbers; default 3",
    .parameters = "3",
    .say_rule = say_set,
    .set = set_subtraction,
    .print_parameters = print_set,
    .parts = {"piles", {1, HEAPS_MAX}, {2, 4}},
    .amount = {"stones for each pile", {1, UINT64_MAX}},
    TAKE_AND_BREAK,
    .theory = &subtraction_theory,
};

static const struct theory kayles_piles_theory = {
    .disguise =
        "No move touches two piles, so each is worth as much as some Nim pile: the smallest "
        "value that no single move leaves. A pile is a row of pins in Kayles. From 71 on, "
        "the values repeat every 12.",
    .first_values = "Piles of 1 to 8 are worth 1, 2, 3, 1, 4, 3, 2, 1.",
    PILES,
};

const struct game game_kayles_piles = {
    .id = "kayles-piles",
    .title = "Kayles with Piles",
    .restates = true,
    .move_rule =
        "Take one or two stones from one pile, and split the rest into two piles if you like.",
    .goal = "takes the last stone",
    .sample = "7,3",
    .large_misere = "25",
    .parameters = "0.77",
    .amount = {"stones for each pile", {1, UINT64_MAX}, {3, 9}},
    OCTAL,
    .theory = &kayles_piles_theory,
};

static const struct theory dawson_piles_theory = {
    .disguise =
        "No move touches two piles, so each is worth as much as some Nim pile: the smallest "
        "value that no single move leaves. A pile is a row of pins in Dawson's Kayles. "
        "From 53 on, the values repeat every 34.",
    .first_values = "Piles of 1 to 8 are worth 0, 1, 1, 2, 0, 3, 1, 1.",
    PILES,
};

const struct game game_dawson_piles = {
    .id = "dawson-piles",
    .title = "Dawson's Kayles with Piles",
    .restates = true,
    .move_rule = "Take two stones from one pile, and split the rest into two piles if you like.",
    .goal = "makes the last move",
    .rules = "A pile of one stone can never be touched again.",
    .sample = "7,4",
    .large_misere = "25",
    .parameters = "0.07",
    .amount = {"stones for each pile", {1, UINT64_MAX}, {4, 12}},
    OCTAL,
    .theory = &dawson_piles_theory,
};

static const struct theory octal_theory = {
    .disguise = "No move touches two piles, so each pile is worth as much as some Nim pile: the "
                "smallest value that no single move leaves.",
    PILES,
};

const struct game game_octal = {
    .id = "octal",
    .title = "Take-and-Break Game",
    .move_rule = "Take stones from one pile, and perhaps split the rest, as the code of the game "
                 "allows.",
    .goal = "makes the last move",
    .rules =
        "The code has a digit for taking 1 stone, then one for taking 2, and so on. Each digit is "
        "a sum of what such a move may leave of its pile: 1 for nothing, 2 for one pile, 4 for two "
        "piles. If it begins with 4, a move may also split a pile without taking. " PART_RULE,
    .paper_rules = "A split leaves two piles of any sizes.",
    .sample = "7,3",
    .large = "10000",
    .large_misere = "20",
    .parameters_help = "a code 0.ddd or 4.ddd of digits 0 to 7, such as 0.77; without one, 0.137",
    .parameters = "0.137",
    .say_rule = say_code,
    .print_parameters = print_code,
    .published_name = name_of_code,
    .amount = {"stones for each pile", {1, UINT64_MAX}},
    OCTAL,
    .theory = &octal_theory,
};
