/* SPDX-License-Identifier: MIT */
/* Poker-Nim: Nim, but a move may instead put stones on a pile, from the pool of those that the
 * mover has taken. An empty pile is still a pile: stones can be put there.
 *
 * The nim-sum of the piles decides, the pools do not: an addition is answered by taking the same
 * stones off again, which only makes the pool of the player who added smaller (Winning Ways,
 * chapter 3). The winner always has a winning move that takes stones, after which the piles and the
 * loser's pool together have fewer: winning play ends.
 *
 * Move: kind = TAKE or ADD, part = the pile, amount = the stones. A pile's takes come before its
 * adds. */
#include <string.h>

#include "core/nim.h"
#include "core/scan.h"
#include "core/text.h"
#include "games/canvas.h"
#include "games/heaps.h"

enum { TAKE = 0, ADD = 1 };

/* The part of a move that puts stones on a pile that is not named. */
#define NO_PILE (UINT32_MAX - 2)

struct poker_nim {
    struct heaps heaps;
    uint64_t pool[2]; /* of player 1 and of player 2; all stones together are below 2^64 */
};

extern const struct game game_nim, game_poker_nim;

/* No pile or pool can outgrow 64 bits when all stones together do not. */
static bool check_total(const struct poker_nim *game, struct text *why) {
    const size_t n = (size_t)game->heaps.n;
    uint64_t total = 0;
    for (size_t i = 0; i < n + 2; i++) {
        const uint64_t stones = i < n ? game->heaps.pile[i] : game->pool[i - n];
        if (stones > UINT64_MAX - total)
            return text_refuse(why, "the stones together are more than %" PRIu64, UINT64_MAX);
        total += stones;
    }
    return true;
}

static bool parse_pools(const char *string, uint64_t pool[2], struct text *why) {
    size_t n = scan_numbers(string, pool, 2, UINT64_MAX, "pool size", why);
    if (n == 1)
        token_refuse(token_of(string), why,
                     " is only one pool: write the pools of players 1 and 2 after the slash, such "
                     "as 3,4,5/2,1");
    return n == 2;
}

static bool parse(const char *string, void *position, struct text *why) {
    struct poker_nim *game = position;
    memset(game, 0, sizeof *game);
    const char *slash = strchr(string, '/');
    if (!slash) return heaps_parse(string, &game->heaps, why) && check_total(game, why);
    struct text piles = {0};
    text_add_bytes(&piles, string, (size_t)(slash - string));
    bool parsed = heaps_parse(text_string(&piles), &game->heaps, why);
    text_free(&piles);
    return parsed && parse_pools(slash + 1, game->pool, why) && check_total(game, why);
}

static void print(const void *position, struct text *text) {
    const struct poker_nim *game = position;
    heaps_print(&game->heaps, text);
    text_add_char(text, '/');
    text_add_numbers(text, game->pool, 2);
}

static bool check(const void *position, enum player mover, const struct move *move,
                  struct text *why) {
    const struct poker_nim *game = position;
    const uint64_t pool = game->pool[mover];
    const bool takes = move->kind == TAKE;
    if (!takes && pool == 0) {
        text_add(why, "Your pool is empty: you can only take stones. ");
        return game_refuse_move(&game_poker_nim, game, mover, "", why);
    }
    if (!takes && move->part >= game->heaps.n) {
        const uint64_t stones = move->amount >= 1 && move->amount <= pool ? move->amount : 1;
        if (move->part == NO_PILE)
            text_add(why, "On which pile? ");
        else
            game_add_missing("pile", move->part, game->heaps.n, why);
        return text_refuse(why, "Type pile, + and stones, such as 1 +%" PRIu64 ".", stones);
    }
    if (move->part >= game->heaps.n || (takes && game->heaps.pile[move->part] == 0))
        return heaps_refuse_pile(&game_poker_nim, game, mover, move, why);
    if (takes) return game_nim.check(game, mover, move, why);
    if (move->kind == ADD && move->amount >= 1 && move->amount <= pool) return true;
    text_add(why, "Your pool has ");
    heaps_say_stones(pool, why);
    text_add(why, ": put ");
    text_add_span(why, 1, pool);
    return text_refuse(why, ", such as %u +1.", (unsigned)move->part + 1);
}

static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct poker_nim *game = position;
    struct move *move = &moves->move;
    while (move->part < game->heaps.n) {
        uint64_t most = move->kind == ADD ? game->pool[mover] : game->heaps.pile[move->part];
        if (move->amount < most) {
            move->amount++;
            return true;
        }
        move->part += move->kind == ADD;
        move->kind = move->kind == ADD ? TAKE : ADD;
        move->amount = 0;
    }
    return false;
}

static void play(void *position, enum player mover, const struct move *move) {
    struct poker_nim *game = position;
    uint64_t *pile = &game->heaps.pile[move->part];
    *pile = move->kind == ADD ? *pile + move->amount : *pile - move->amount;
    game->pool[mover] =
        move->kind == ADD ? game->pool[mover] - move->amount : game->pool[mover] + move->amount;
}

/* True if the + begins the second word: "2 +3", not "2+3" or "+2 3". */
static bool begins_second(const char *string, const char *plus) {
    const char *at = string;
    scan_token(&at, ",:");
    return scan_token(&at, ",:").start == plus;
}

/* Reads a move as it is said, legal or not: "put 1 on 3", "add one stone to pile 1"; or "put one
 * back", "put it all back" and "+1", which name no pile where there are several. Returns false if
 * it is none of these. */
static bool parse_put(const struct poker_nim *game, enum player mover, const char *string,
                      struct move *move) {
    const bool is_plus = *scan_spaces(string) == '+';
    if (is_plus) string = scan_spaces(string) + 1;
    const bool is_put = is_plus || token_is_any(scan_token(&string, ""), "put add puts adds");
    struct token word = scan_token(&string, "");
    uint64_t stones, pile = 0;
    if (token_is_any(word, "back it")) word = scan_token(&string, "");
    const bool is_all = token_is(word, "all");
    if (is_all) stones = game->pool[mover];
    if (!is_put || (!is_all && token_number(word, &stones) != TOKEN_NUMBER &&
                    !token_number_word(word, &stones)))
        return false;
    word = scan_token(&string, "");
    if (token_is_any(word, "stone stones chip chips")) word = scan_token(&string, "");
    if (token_is(word, "back")) word = scan_token(&string, "");
    const bool has_one_pile = game->heaps.n == 1;
    *move = (struct move){.kind = ADD, .part = has_one_pile ? 0 : NO_PILE, .amount = stones};
    if (word.length == 0) return true;
    if (!token_is_any(word, "on onto to in into")) return false;
    word = scan_token(&string, "");
    if (token_is(word, "pile")) word = scan_token(&string, "");
    const bool is_pile =
        token_number(word, &pile) == TOKEN_NUMBER || token_number_word(word, &pile);
    move->part = pile < NO_PILE ? (uint32_t)pile - 1 : UINT32_MAX - 1;
    return is_pile && *scan_spaces(string) == '\0';
}

static bool parse_move(const void *position, enum player mover, const char *string,
                       struct move *move) {
    const char *plus = strchr(string, '+');
    if (parse_put(position, mover, string, move)) return true;
    if (plus && (strchr(plus + 1, '+') || !begins_second(string, plus))) return false;
    if (game_scan_move(string, ",:+", false, move) == 0) return false;
    if (plus) move->kind = ADD;
    return true;
}

static void print_move(const void *position, const struct move *move, struct text *text) {
    text_addf(text, move->kind == ADD ? "%u +" : "%u ", (unsigned)move->part + 1);
    text_add_number(text, move->amount);
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    text_addf(text,
              move->kind == ADD ? "put %" PRIu64 " on pile %u" : "take %" PRIu64 " from pile %u",
              move->amount, (unsigned)move->part + 1);
}

/* Draws "Al's pool : O O", or "Pool of player 1 : O O" where no names are known, or where such a
 * label could fill a narrow window. */
static void draw_pool(size_t i, uint64_t stones, uint64_t before, const struct style *style,
                      struct canvas *canvas) {
    struct text label = {0};
    if (style->names) text_addf(&label, "%s's pool", style->names[i]);
    const bool is_named = style->names && 2 * label.length <= style->width;
    if (is_named)
        heaps_draw_stones(text_string(&label), 0, stones, before, style, canvas);
    else
        heaps_draw_stones("Pool of player", i + 1, stones, before, style, canvas);
    text_free(&label);
}

static void draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct poker_nim *game = position;
    const struct poker_nim *before = style->plain || !style->before ? game : style->before;
    heaps_draw(&game->heaps, style, canvas);
    for (size_t i = 0; i < 2; i++) {
        /* On paper, who takes stones draws them here, except on a board that is only looked at. */
        const bool has_blanks = canvas->is_paper && game->pool[i] == 0;
        if (has_blanks && style->is_brief) continue;
        if (has_blanks)
            text_addf(&canvas->words, "\nPool %zu: ____ ____ ____\n", i + 1);
        else
            draw_pool(i, game->pool[i], before->pool[i], style, canvas);
    }
}

static enum nimm_status winning(struct nimm_solver *solver, const void *position, enum player mover,
                                bool misere, uint64_t value, struct move_list *list) {
    const struct poker_nim *game = position;
    uint64_t change = nimm_sum(game->heaps.pile, (size_t)game->heaps.n) ^ value;
    for (uint32_t i = 0; i < game->heaps.n && change != 0; i++) {
        uint64_t pile = game->heaps.pile[i], leave = pile ^ change;
        bool adds = leave > pile;
        struct move move = {
            .kind = adds ? ADD : TAKE, .part = i, .amount = adds ? leave - pile : pile - leave};
        if (!adds || move.amount <= game->pool[mover]) game_move_list_add(list, &move);
    }
    return NIMM_OK;
}

static bool advances(struct nimm_solver *solver, const void *position, enum player mover,
                     bool misere, const struct move *move) {
    return move->kind == TAKE;
}

static const struct theory theory = {
    .disguise =
        "The pools don't matter: whatever one player puts on a pile, the other can take right off "
        "again. Adding stones can win, but it never saves a lost position, and each time the pool "
        "that they came from shrinks. So the piles alone decide, as in Nim.",
    .piles = heaps_piles,
    .describe = heaps_describe,
    .part_name = "pile",
    .winning = winning,
    .advances = advances,
};

static const struct game_term terms[] = {
    {"pool",
     "Your pool is the stones that you hold. On your move you can put some of them on a pile."},
    {"pools",
     "A pool is the stones that a player holds. On your move you can put some of yours on a pile."},
    {0},
};

const struct game game_poker_nim = {
    .id = "poker-nim",
    .title = "Poker-Nim",
    .move_rule = "Take stones from one pile into your pool, or put stones from your pool on one "
                 "pile.",
    .goal = "makes the last move",
    .rules =
        "Each player has a pool. Stones from your pool may go on an empty pile, too: 1 +2 puts "
        "2 on pile 1.",
    .paper_rules = "Each player has a pool. Stones from your pool may go on an empty pile, too.",
    .side = "the first pool",
    .position_help = "the pile sizes, then the pools of players 1 and 2, such as 3,4,5/2,1; "
                     "without a slash the pools are empty",
    .terms = terms,
    .move_help = "PILE STONES or PILE +STONES",
    .move_prompt = "pile and stones",
    .sample = "3,4,5/2,1",
    .partisan = true,
    .prints_stones = true,
    .size = sizeof(struct poker_nim),
    .parse = parse,
    .print = print,
    .parts = {"piles", {1, HEAPS_MAX}, {2, 4}},
    .amount = {"stones for each pile", {1, UINT64_MAX / HEAPS_MAX}, {2, 8}},
    .draw = draw,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = parse_move,
    .print_move = print_move,
    .say_move = say_move,
    .theory = &theory,
};
