/* SPDX-License-Identifier: MIT */
/* Prime-game: there are some numbers above 1; a move splits at least one prime factor off one of
 * them, and what remains must be above 1. The primes split off are dead: nothing can be split off a
 * prime.
 *
 * A number with Omega(f) prime factors, counted with multiplicity, is a Nim pile of Omega(f) - 1,
 * for a move takes any number of them but must leave one.
 *
 * Move: part = the number, amount = the product of the primes split off, a divisor d with 1 < d <
 * f. They come in the order of their exponents read as digits, the one of the smallest prime the
 * lowest: of 12 first 2, then 4, 3, 6. */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/factor.h"
#include "core/nim.h"
#include "core/scan.h"
#include "core/text.h"
#include "games/canvas.h"
#include "games/heaps.h"

enum { NUMBERS_MOST = 24 };

struct prime {
    uint64_t n;
    struct factors number[NUMBERS_MOST];
};

extern const struct game game_prime;

static uint64_t product_of(const struct factors *factors) {
    uint64_t number = 1;
    for (unsigned i = 0; i < factors->n; i++)
        for (unsigned k = 0; k < factors->exponent[i]; k++) number *= factors->prime[i];
    return number;
}

/* Divides a prime out of a number above 0 as often as it can be. */
static unsigned divide_out(uint64_t *number, uint64_t prime) {
    unsigned times = 0;
    for (; *number % prime == 0; *number /= prime) times++;
    return times;
}

/* The factors of a divisor of the number. */
static struct factors factors_of(const struct factors *number, uint64_t divisor) {
    struct factors found = {0};
    for (unsigned i = 0; i < number->n; i++) {
        unsigned times = divide_out(&divisor, number->prime[i]);
        if (times == 0) continue;
        found.prime[found.n] = number->prime[i];
        found.exponent[found.n++] = (uint8_t)times;
    }
    return found;
}

/* "2 x 2 x 3" with " x " for `between` and `last`, "2, 2 and 3" with ", " and " and ". */
static void say_primes(const struct factors *factors, const char *between, const char *last,
                       struct text *text) {
    unsigned total = factor_count(factors), said = 0;
    for (unsigned i = 0; i < factors->n; i++) {
        for (unsigned k = 0; k < factors->exponent[i]; k++, said++) {
            if (said > 0) text_add(text, said + 1 == total ? last : between);
            text_add_number(text, factors->prime[i]);
        }
    }
}

/* The divisor after this one, which is not the number itself. As in counting, the lowest digit that
 * is not full goes up by one, and those below it become 0. */
static uint64_t next_divisor(const struct factors *factors, uint64_t divisor) {
    for (unsigned i = 0;; i++) {
        assert(i < factors->n);
        uint64_t without = divisor;
        if (divide_out(&without, factors->prime[i]) < factors->exponent[i])
            return divisor * factors->prime[i];
        divisor = without;
    }
}

static uint64_t value_of(const struct factors *factors) {
    return factor_count(factors) - 1;
}

static bool parse(const char *string, void *position, struct text *why) {
    struct prime *game = position;
    memset(game, 0, sizeof *game);
    uint64_t numbers[NUMBERS_MOST];
    size_t n = scan_numbers(string, numbers, NUMBERS_MOST, FACTOR_LARGEST, "number", why);
    for (size_t i = 0; i < n; i++) {
        if (numbers[i] < 2)
            return text_refuse(
                why, "\"%u\" is too small: the numbers must be 2 or more, such as 12,30,7",
                (unsigned)numbers[i]);
        factor(numbers[i], &game->number[i]);
    }
    game->n = n;
    return n > 0;
}

static void print(const void *position, struct text *text) {
    const struct prime *game = position;
    for (size_t i = 0; i < game->n; i++) {
        if (i > 0) text_add_char(text, ',');
        text_add_number(text, product_of(&game->number[i]));
    }
}

static void print_move(const void *position, const struct move *move, struct text *text) {
    const struct prime *game = position;
    const struct factors factors = factors_of(&game->number[move->part], move->amount);
    text_addf(text, "%u ", (unsigned)move->part + 1);
    say_primes(&factors, " ", " ", text);
}

/* Returns the place of the first number that is this one; n if there is none. */
static size_t place_of(const struct prime *game, uint64_t number) {
    size_t place = 0;
    while (place < game->n && product_of(&game->number[place]) != number) place++;
    return place;
}

/* "12 is 2 x 2 x 3: after the 1 for number 1, type one or more of these primes, but not all." Where
 * `meant` is to be split off, the move is proposed, "Did you mean 1 2 2? That makes it 3."; an
 * example might win. */
static bool refuse_primes(const struct prime *game, uint32_t part, uint64_t meant,
                          struct text *why) {
    const struct factors *factors = &game->number[part];
    text_addf(why, "%" PRIu64 " is ", product_of(factors));
    say_primes(factors, " x ", " x ", why);
    if (meant > 0) {
        text_add(why, ". Did you mean ");
        print_move(game, &(struct move){.part = part, .amount = meant}, why);
        return text_refuse(why, "? That makes it %" PRIu64 ".", product_of(factors) / meant);
    }
    const unsigned number = (unsigned)part + 1;
    return text_refuse(
        why, ": after the %u for number %u, type one or more of these primes, but not all.", number,
        number);
}

static bool check(const void *position, enum player mover, const struct move *move,
                  struct text *why) {
    const struct prime *game = position;
    const bool exists = move->part < game->n;
    const size_t place = exists ? move->part : place_of(game, move->part + UINT64_C(1));
    const uint64_t number = place < game->n ? product_of(&game->number[place]) : 0;
    if (number == 0 || value_of(&game->number[place]) == 0) {
        if (number == 0)
            game_add_missing("number", move->part, game->n, why);
        else
            text_addf(why, "%" PRIu64 " is prime, so there is no move in it. ", number);
        return game_refuse_move(&game_prime, game, mover, "", why);
    }
    bool is_proper = move->amount > 1 && move->amount < number && number % move->amount == 0;
    return (exists && is_proper) || refuse_primes(game, (uint32_t)place, move->where, why);
}

static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct prime *game = position;
    struct move *move = &moves->move;
    for (; move->part < game->n; move->part++, move->amount = 0) {
        const struct factors *factors = &game->number[move->part];
        move->amount = next_divisor(factors, move->amount > 0 ? move->amount : 1);
        if (move->amount != product_of(factors)) return true;
    }
    return false;
}

static void play(void *position, enum player mover, const struct move *move) {
    struct prime *game = position;
    struct factors *factors = &game->number[move->part];
    *factors = factors_of(factors, product_of(factors) / move->amount);
}

static bool is_prime_of(const struct factors *factors, uint64_t prime) {
    bool found = false;
    for (unsigned i = 0; i < factors->n; i++) found |= factors->prime[i] == prime;
    return found;
}

/* Reads what is typed after the place, "4", "2, 5" or "to 10", as the divisor that is to be split
 * off; *is_left: what is left of the number was typed. Returns 0 if there is no such divisor. */
static uint64_t read_meant(uint64_t number, const char *string, bool *is_left) {
    const char *rest = string;
    uint64_t product = 1;
    *is_left = token_is_any(scan_token(&rest, ",:"), "to into -> =>");
    if (!*is_left) rest = string;
    for (struct token token; (token = scan_token(&rest, ",:")).length > 0;) {
        uint64_t factor;
        if (token_is(token, "and")) continue;
        const bool is_factor = token_number_in(token, 2, number - 1, &factor);
        if (!is_factor || number / product % factor != 0) return 0;
        product *= factor;
    }
    if (product == 1 || product == number) return 0;
    return *is_left ? number / product : product;
}

/* Steps over "divide", "number" and the place, and returns what the number there is divided by, in
 * "divide number 1 by 2"; NULL if the line is nothing like that. */
static const char *after_divide(const char *string, struct token *place) {
    if (!token_is(scan_token(&string, ",:"), "divide")) return NULL;
    *place = scan_token(&string, ",:");
    if (token_is(*place, "number")) *place = scan_token(&string, ",:");
    return token_is(scan_token(&string, ",:"), "by") ? string : NULL;
}

/* Where what is split off are not primes that divide the number, the amount stays 0, which is never
 * legal; then where = the divisor that is meant, or 0. */
static bool parse_move(const void *position, enum player mover, const char *string,
                       struct move *move) {
    const struct prime *game = position;
    struct token token;
    const char *divided = after_divide(string, &token);
    if (divided)
        string = divided;
    else
        token = scan_token(&string, ",:");
    uint64_t place = UINT64_MAX;
    bool is_left;
    if (token_number(token, &place) == TOKEN_NOT_A_NUMBER) return false;
    *move = (struct move){.part = (uint32_t)(place < UINT32_MAX ? place - 1 : UINT32_MAX - 1)};
    const bool is_place = move->part < game->n;
    const size_t named = is_place ? move->part : place_of(game, place);
    if (named == game->n) return true;
    /* "Divide 30 by 2" says which number it is, unless number 30 could be meant. */
    if (divided) move->part = (uint32_t)named;
    const bool exists = move->part < game->n;
    const uint64_t number = product_of(&game->number[named]);
    move->where = read_meant(number, string, &is_left);
    if (!exists || (is_left && move->where > 0)) return true;
    uint64_t rest = number;
    while ((token = scan_token(&string, ",:")).length > 0) {
        uint64_t prime = 0; /* one that is too large divides nothing either */
        if (divided && token_is(token, "and")) continue;
        if (token_number(token, &prime) == TOKEN_NOT_A_NUMBER) return false;
        const bool divides = is_prime_of(&game->number[named], prime) && rest % prime == 0;
        rest = divides ? rest / prime : 0;
    }
    if (rest > 0) *move = (struct move){.part = move->part, .amount = number / rest};
    return true;
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    const struct prime *game = position;
    const struct factors factors = factors_of(&game->number[move->part], move->amount);
    text_add(text, "split ");
    say_primes(&factors, ", ", " and ", text);
    text_addf(text, " off number %u", (unsigned)move->part + 1);
}

static void draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct prime *game = position;
    const struct prime *before = style->before ? style->before : game;
    struct text *text = &canvas->words;
    for (size_t i = 0; i < game->n; i++) {
        const struct factors *factors = &game->number[i];
        size_t from = text->length;
        text_addf(text, canvas->is_paper ? "Number %zu: " : "Number %zu : ", i + 1);
        text_add_number(text, product_of(factors));
        /* On paper the factors are for the reader to find, who writes what each move leaves. */
        if (canvas->is_paper) {
            text_add_repeated(text, " ____", value_of(factors));
            text_add_char(text, '\n');
            continue;
        }
        if (value_of(factors) == 0) {
            text_add(text, " (prime: no move)");
        } else {
            text_add(text, " = ");
            say_primes(factors, " x ", " x ", text);
        }
        const uint64_t split = product_of(&before->number[i]) / product_of(factors);
        if (split > 1) {
            const struct factors primes = factors_of(&before->number[i], split);
            text_add(text, ", split off: ");
            say_primes(&primes, ", ", " and ", text);
            if (!style->plain) text_add_arrow(text, style->palette);
        }
        text_wrap(text, from, canvas_fold_width(style), 0);
    }
}

static int by_product(const void *a, const void *b) {
    const uint64_t first = product_of(a), second = product_of(b);
    return (first > second) - (first < second);
}

/* Only the number of prime factors counts: powers of 2 stand for all numbers, and those without a
 * move go away. */
static void canonical(void *position) {
    struct prime *game = position;
    struct heaps values = {.n = game->n};
    for (size_t i = 0; i < game->n; i++) values.pile[i] = value_of(&game->number[i]);
    heaps_canonical(&values);
    *game = (struct prime){.n = values.n};
    for (size_t i = 0; i < values.n; i++) {
        const uint8_t twos = (uint8_t)(values.pile[i] + 1);
        game->number[i] = (struct factors){.n = 1, .prime = {2}, .exponent = {twos}};
    }
}

/* The order of the numbers does not matter, and neither do primes, but some number must stay. */
static void arrange(void *position) {
    struct prime *game = position;
    const struct factors first = game->number[0];
    uint64_t n = 0;
    for (uint64_t i = 0; i < game->n; i++)
        if (value_of(&game->number[i]) > 0) game->number[n++] = game->number[i];
    if (n == 0) game->number[n++] = first;
    memset(game->number + n, 0, (size_t)(game->n - n) * sizeof *game->number);
    game->n = n;
    qsort(game->number, (size_t)n, sizeof *game->number, by_product);
}

/* How many divisors have exactly that many prime factors, counted with multiplicity. */
static uint64_t count_divisors(const struct factors *factors, unsigned primes) {
    assert(primes <= FACTOR_MOST_COUNT);
    uint64_t ways[FACTOR_MOST_COUNT + 1] = {1}; /* ways to choose so many of the primes so far */
    for (unsigned i = 0; i < factors->n; i++)
        for (unsigned k = primes; k > 0; k--)
            for (unsigned of = 1; of <= factors->exponent[i] && of <= k; of++)
                ways[k] += ways[k - of];
    return ways[primes];
}

static enum nimm_status piles(struct nimm_solver *solver, const void *position,
                              struct piles *piles) {
    const struct prime *game = position;
    piles->n = (size_t)game->n;
    for (size_t i = 0; i < game->n; i++) piles->value[i] = value_of(&game->number[i]);
    return NIMM_OK;
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct prime *game = position;
    const struct factors *factors = &game->number[i];
    text_add_number(name, product_of(factors));
    if (value_of(factors) == 0) {
        text_add(reason, "a prime, so nothing can be split off");
        return;
    }
    say_primes(factors, " x ", " x ", reason);
    text_addf(reason, ": %u prime factors, one of which must stay", factor_count(factors));
}

/* Adds the moves that split exactly `primes` primes off the number: all are counted, the first
 * listed. */
static void add_moves(const struct prime *game, uint32_t part, unsigned primes,
                      struct move_list *list) {
    const struct factors *factors = &game->number[part];
    uint64_t unlisted = count_divisors(factors, primes);
    struct move move = {.part = part, .amount = 1};
    while (unlisted > 0 && list->n < list->limit) {
        move.amount = next_divisor(factors, move.amount);
        const struct factors split = factors_of(factors, move.amount);
        if (factor_count(&split) != primes) continue;
        game_move_list_add(list, &move);
        unlisted--;
    }
    nim_count_add(&list->total, unlisted);
}

static enum nimm_status winning(struct nimm_solver *solver, const void *position, enum player mover,
                                bool misere, uint64_t value, struct move_list *list) {
    const struct prime *game = position;
    struct piles now;
    enum nimm_status status = piles(solver, position, &now);
    uint64_t change = nimm_sum(now.value, now.n) ^ value;
    for (uint32_t i = 0; i < now.n; i++) {
        uint64_t leave = now.value[i] ^ change;
        if (leave < now.value[i]) add_moves(game, i, (unsigned)(now.value[i] - leave), list);
    }
    return status;
}

/* Powers of 2 have every value. */
static bool code(const void *position, struct octal_code *code, uint64_t *period) {
    return true;
}

static const struct theory theory = {
    .disguise = "A number is a Nim pile with one stone fewer than it has prime factors. Lay down a "
                "stone for each prime factor: a move takes at least one stone and must leave at "
                "least one.",
    .piles = piles,
    .describe = describe,
    .part_name = "number",
    .alike = "numbers in another order",
    .equal_in = "equally many prime factors",
    .winning = winning,
    .code = code,
};

const struct game game_prime = {
    .id = "prime",
    .title = "Prime-game",
    .move_rule =
        "Split one or more prime factors off one number, but never all of them: 12 becomes 6, "
        "4, 3 or 2.",
    .goal = "makes the last move",
    .rules =
        "Since 12 is 2 x 2 x 3, you can split off a 2 and get 2 and 6. A prime can't be split, so "
        "the 2 leaves the board and the 6 stays.",
    .position_help = "numbers from 2 to 1000000000000, such as 12,30,7",
    .move_help = "NUMBER PRIME [PRIME ...]",
    .move_prompt = "number and primes",
    .sample = "12,30,7",
    .large_misere = "30030,30030",
    .canonical = canonical,
    .arrange = arrange,
    .size = sizeof(struct prime),
    .parse = parse,
    .print = print,
    .reads_one_pile = true,
    .notation_is_clear = true,
    .parts = {"numbers", {1, NUMBERS_MOST}, {2, 4}},
    .amount = {"for each number", {2, FACTOR_LARGEST}, {8, 120}},
    .draw = draw,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = parse_move,
    .print_move = print_move,
    .say_move = say_move,
    .theory = &theory,
};
