/* SPDX-License-Identifier: MIT */
#include "nimm/parts.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/parts_memory.h"
#include "nimm/bits.h"

enum { OPTIONS_AT_COST = 16 };

static void push(struct parts_options *options, uint64_t word) {
    if (options->n == options->capacity) {
        size_t capacity = options->capacity ? options->capacity * 2 : 4096;
        uint64_t *words = memory_resize(options->word, capacity, sizeof *words);
        if (!words) {
            options->failed = true;
            return;
        }
        options->word = words;
        options->capacity = capacity;
    }
    options->word[options->n++] = word;
}

/* An option's header: how many parts there are, how many of them are left after those of known value were
 * taken out, 12 bits each, the nim-sum of these values, 8 bits, and the move, 32 bits. */
enum { MOST_PARTS = 4095, LEFT_BIT = 12, KNOWN_BIT = 24, MOVE_BIT = 32 };

static size_t header_parts(uint64_t header) {
    return header & MOST_PARTS;
}

static size_t header_left(uint64_t header) {
    return header >> LEFT_BIT & MOST_PARTS;
}

static unsigned header_known(uint64_t header) {
    return (unsigned)(header >> KNOWN_BIT & UINT8_MAX);
}

static uint32_t header_move(uint64_t header) {
    return (uint32_t)(header >> MOVE_BIT);
}

void parts_add_option(struct parts_options *options, uint32_t move) {
    options->option = options->n;
    options->count++;
    push(options, (uint64_t)move << MOVE_BIT);
}

void parts_add(struct parts_options *options, const uint64_t *part) {
    parts_fetch(options->parts, part);
    for (size_t i = 0; i < options->words; i++) push(options, part[i]);
    if (!options->failed) options->word[options->option]++;
}

/* Puts down the options of a part and pays for them; *count tells how many. */
static enum solve_status generate(struct parts *parts, const uint64_t *part, size_t *count) {
    struct parts_options *options = &parts->options;
    uint64_t copy[PARTS_WORDS]; /* the part itself may stand in `options` */
    memcpy(copy, part, options->words * sizeof *part);
    options->count = 0;
    parts->rules->options(parts->context, copy, options);
    *count = options->count;
    if (options->failed) return SOLVE_NO_MEMORY;
    return solver_spend(parts->solver, 1 + parts->rules->cost * *count / OPTIONS_AT_COST);
}

static bool is_known(uint64_t possible) {
    return (possible & (possible - 1)) == 0;
}

/* A sum of n parts, the first of them at `first` of the options; the parts of known value are taken out and
 * make up `known`. */
struct sum {
    size_t first, n;
    unsigned known;
};

/* Looks up what is known. */
static struct sum reduce(struct parts *parts, size_t first, size_t n) {
    size_t words = parts->rules->words;
    struct sum sum = {.first = first};
    uint64_t *part = parts->options.word + first, *kept = part;
    for (size_t i = 0; i < n; i++, part += words) {
        uint64_t possible = parts_possible(parts, part);
        if (is_known(possible)) {
            sum.known ^= bits_lowest(possible);
            continue;
        }
        for (size_t w = 0; w < words; w++) kept[w] = part[w];
        kept += words;
        sum.n++;
    }
    return sum;
}

/* How hard the parts of a reduced sum look, the heaviest of which it moves to the end. */
static unsigned weigh(struct parts *parts, size_t first, size_t n) {
    size_t words = parts->rules->words;
    unsigned sum = 0, most = 0;
    uint64_t *heaviest = parts->options.word + first, *last = heaviest + (n - 1) * words;
    for (uint64_t *part = heaviest; part <= last; part += words) {
        unsigned weight = parts->rules->weight(parts->context, part);
        if (weight >= most) most = weight, heaviest = part;
        sum += weight;
    }
    for (size_t i = 0; i < words; i++) {
        uint64_t word = heaviest[i];
        heaviest[i] = last[i];
        last[i] = word;
    }
    return sum;
}

static enum solve_status has_value(struct parts *parts, const uint64_t *part, unsigned k, bool *yes);

static enum solve_status find_value(struct parts *parts, const uint64_t *part, unsigned *value) {
    enum solve_status status = SOLVE_OK;
    bool yes = false;
    for (unsigned k = 0; status == SOLVE_OK && !yes; k++) {
        if (k == 64) return SOLVE_TOO_LARGE; /* never: by then parts_remember was told of no value left */
        *value = k;
        status = has_value(parts, part, k, &yes);
    }
    return status;
}

/* Is the value of the sum k? The values of all parts but the heaviest turn this into a question about
 * that one. */
static enum solve_status sum_has_value(struct parts *parts, struct sum sum, unsigned k, bool *yes) {
    size_t words = parts->rules->words;
    uint64_t part[PARTS_WORDS];
    k ^= sum.known;
    *yes = k == 0;
    parts->replies = 0;
    for (size_t i = 0; i < sum.n; i++) {
        memcpy(part, parts->options.word + sum.first + i * words, words * sizeof *part);
        unsigned value;
        bool last = i + 1 == sum.n;
        enum solve_status status = last ? has_value(parts, part, k, yes) : find_value(parts, part, &value);
        if (status != SOLVE_OK) return status;
        if (!last) k ^= value;
    }
    return SOLVE_OK;
}

static void add_reply(struct parts *parts, uint32_t move) {
    if (parts->replies < REPLIES) parts->reply[parts->replies++] = move;
}

enum { HEADER_BITS = 40 };

/* Looks up what is known of the options that start at `mark`. The values of those of which all is known go
 * into *seen, and the moves to those of value k are replies; the others are *open. */
static void look_up_options(struct parts *parts, size_t mark, size_t count, unsigned k, uint64_t *seen,
                            size_t *open) {
    parts->replies = 0;
    *seen = *open = 0;
    for (size_t at = mark; count > 0; count--) {
        uint64_t *header = parts->options.word + at;
        struct sum sum = reduce(parts, at + 1, header_parts(*header));
        *header |= (uint64_t)sum.known << KNOWN_BIT | (uint64_t)sum.n << LEFT_BIT;
        at += 1 + header_parts(*header) * parts->rules->words;
        *open += sum.n > 0;
        if (sum.n > 0) continue;
        *seen |= UINT64_C(1) << sum.known;
        if (sum.known == k) add_reply(parts, header_move(*header));
    }
}

/* Sorts the open options, as weight and place of the header, lightest first, behind all. */
static void sort_options(struct parts *parts, size_t mark, size_t count) {
    struct parts_options *options = &parts->options;
    size_t start = options->n;
    for (size_t at = mark; count > 0; count--) {
        uint64_t header = options->word[at];
        if (header_left(header) > 0) {
            uint64_t word = (uint64_t)weigh(parts, at + 1, header_left(header)) << HEADER_BITS | at;
            size_t i = options->n;
            push(options, word);
            if (options->failed) return;
            for (; i > start && options->word[i - 1] > word; i--) options->word[i] = options->word[i - 1];
            options->word[i] = word;
        }
        at += 1 + header_parts(header) * parts->rules->words;
    }
}

static uint64_t *sorted_header(struct parts *parts, size_t at) {
    return parts->options.word + (parts->options.word[at] & ((UINT64_C(1) << HEADER_BITS) - 1));
}

/* Drops the options, from the one sorted to `at` on, that the replies show not to have the value either: when
 * move a, then move b lead to the value k, so do b, then a; so neither a nor b does so alone. */
static void drop_replies(struct parts *parts, size_t at) {
    struct parts_options *options = &parts->options;
    size_t kept = at;
    if (parts->replies == 0) return;
    for (size_t i = at; i < options->n; i++) {
        uint32_t move = header_move(*sorted_header(parts, i));
        size_t r = 0;
        while (r < parts->replies && (parts->reply[r] != move || move == PARTS_NAMELESS)) r++;
        if (r == parts->replies) options->word[kept++] = options->word[i];
    }
    options->n = kept;
}

/* Has one of the options that were sorted to `at` and behind the value k? */
static enum solve_status search_options(struct parts *parts, size_t at, unsigned k, bool *found) {
    enum solve_status status = SOLVE_OK;
    for (; status == SOLVE_OK && !*found && at < parts->options.n; at++) {
        uint64_t *header = sorted_header(parts, at);
        uint32_t move = header_move(*header);
        struct sum sum = reduce(parts, (size_t)(header - parts->options.word) + 1, header_left(*header));
        sum.known ^= header_known(*header);
        status = sum_has_value(parts, sum, k, found);
        if (*found)
            parts->reply[0] = move, parts->replies = 1;
        else
            drop_replies(parts, at + 1);
    }
    return status;
}

/* Has one of the options the value k? If so, the replies are moves to such. What the known options tell of
 * the part is remembered: it has none of their values, and when all are known, the least other one. */
static enum solve_status option_has_value(struct parts *parts, const uint64_t *part, unsigned k,
                                          bool *found) {
    size_t mark = parts->options.n, count, open;
    uint64_t seen;
    enum solve_status status = generate(parts, part, &count);
    if (status == SOLVE_OK) {
        look_up_options(parts, mark, count, k, &seen, &open);
        *found = seen >> k & 1;
        uint64_t possible = parts_possible(parts, part) & ~seen;
        status = parts_remember(parts, part, open > 0 ? possible : possible & (~possible + 1));
    }
    if (status == SOLVE_OK && !*found && open > 0) {
        size_t start = parts->options.n;
        sort_options(parts, mark, count);
        status = parts->options.failed ? SOLVE_NO_MEMORY : search_options(parts, start, k, found);
    }
    parts->options.n = mark;
    return status;
}

/* The value is k when no option has the value k, and each smaller value is that of an option, that is, is not
 * the part's own. If it is not k, the replies are moves to k, as far as such were seen. */
static enum solve_status has_value(struct parts *parts, const uint64_t *part, unsigned k, bool *yes) {
    uint64_t bit = UINT64_C(1) << k, possible = parts_possible(parts, part);
    parts->replies = 0;
    *yes = possible == bit;
    if (*yes || !(possible & bit)) return SOLVE_OK;
    bool found = false;
    enum solve_status status = option_has_value(parts, part, k, &found);
    if (status != SOLVE_OK) return status;
    possible = parts_possible(parts, part);
    if (found) return parts_remember(parts, part, possible & ~bit);
    status = parts_remember(parts, part, possible & (bit | (bit - 1)));
    for (unsigned j = 0; status == SOLVE_OK && !found && j < k; j++)
        status = has_value(parts, part, j, &found);
    parts->replies = 0;
    *yes = !found;
    if (*yes && status == SOLVE_OK) status = parts_remember(parts, part, bit);
    return status;
}

/* A new question: nothing of an old one that was given up is left. */
static void begin(struct parts *parts) {
    parts->options.n = 0;
    parts->options.failed = false;
}

enum solve_status parts_value(struct parts *parts, const uint64_t *part, uint64_t *value) {
    unsigned number = 0;
    begin(parts);
    enum solve_status status = find_value(parts, part, &number);
    if (status == SOLVE_OK) *value = number;
    return status;
}

enum solve_status parts_is_zero(struct parts *parts, const uint64_t *sum, size_t n, bool *is_zero) {
    begin(parts);
    *is_zero = true;
    if (n == 0) return SOLVE_OK;
    for (size_t i = 0; i < n * parts->rules->words; i++) push(&parts->options, sum[i]);
    if (parts->options.failed) return SOLVE_NO_MEMORY;
    struct sum whole = reduce(parts, 0, n);
    if (whole.n > 0) weigh(parts, 0, whole.n);
    return sum_has_value(parts, whole, 0, is_zero);
}

static enum solve_status plain_value(struct parts *parts, const uint64_t *part, unsigned *value) {
    uint64_t possible = parts_possible(parts, part), seen = 0;
    *value = bits_lowest(possible);
    if (is_known(possible)) return SOLVE_OK;
    struct parts_options *options = &parts->options;
    size_t mark = options->n, count, words = parts->rules->words;
    enum solve_status status = generate(parts, part, &count);
    for (size_t i = 0, at = mark; status == SOLVE_OK && i < count; i++) {
        unsigned sum = 0, of_part;
        for (size_t n = header_parts(options->word[at++]); status == SOLVE_OK && n > 0; n--, at += words) {
            uint64_t copy[PARTS_WORDS];
            memcpy(copy, options->word + at, words * sizeof *copy);
            status = plain_value(parts, copy, &of_part);
            sum ^= of_part;
        }
        seen |= UINT64_C(1) << sum;
    }
    options->n = mark;
    if (status != SOLVE_OK) return status;
    if (~seen == 0) return SOLVE_TOO_LARGE;
    *value = bits_lowest(~seen);
    return parts_remember(parts, part, UINT64_C(1) << *value);
}

enum solve_status parts_value_plain(struct parts *parts, const uint64_t *part, uint64_t *value) {
    unsigned number = 0;
    begin(parts);
    enum solve_status status = plain_value(parts, part, &number);
    if (status == SOLVE_OK) *value = number;
    return status;
}
