/* SPDX-License-Identifier: MIT */
/* The mex without most of the splits. A value is an option if any split gives it, and most small values are
 * given by many: the splits with a part in the prefix show nearly all of them. Then the least value not yet
 * seen is looked for among the other splits, until one is not found.
 *
 * The sparse space (E. R. Berlekamp; A. Flammenkamp, Lange Perioden in Subtraktions-Spielen, 1997) spares
 * that search where it is long: a mixed value is given by mixed splits alone, which have exactly one rare
 * part. So once the splits with a rare part have been looked at, a mixed value not seen is no option. This
 * holds for any two colours; if one of them is rare in fact, a value costs as many steps as there are
 * rare piles, not as many as there are piles. */
#include "core/octal_table.h"

#include <assert.h>
#include <string.h>

#include "core/octal_digits.h"
#include "nimm/bits.h"

enum { LANES = OCTAL_LANES };

static bool is_narrow(const struct octal_table *table) {
    return table->width == OCTAL_NARROW;
}

/* Is the value that of a split of `sum` whose smaller part is beyond the prefix? */
static bool find_split(struct octal_table *table, size_t sum, unsigned value) {
    size_t from = table->prefix + 1;
    if (sum / 2 < from) return false;
    size_t n = sum / 2 - from + 1, at = table->capacity - 1 - sum + from;
    const struct octal_kernel *kernel = table->kernel;
    size_t found = is_narrow(table)
                       ? kernel->find_bytes(table->bytes + from, table->bytes_back + at, n, (uint8_t)value)
                       : kernel->find(table->values + from, table->back + at, n, (uint16_t)value);
    table->steps += found;
    return found < n;
}

/* Is a value that is not among those seen an option of the pile all the same? */
static bool is_hidden_option(struct octal_table *table, size_t pile, unsigned value) {
    const struct octal_code *code = &table->code;
    for (uint32_t i = 0; i < code->n && code->take[i] <= pile; i++) {
        size_t sum = pile - code->take[i];
        if (!(code->digit[i] & OCTAL_LEAVES_TWO) || octal_is_mixed(&table->colours, value, sum)) continue;
        if (find_split(table, sum, value)) return true;
    }
    return false;
}

/* Enters the value of the next pile. False: it is time to stop. */
static inline bool enter(struct octal_table *table, unsigned value) {
    size_t pile = table->length++;
    table->values[pile] = (uint16_t)value;
    if (is_narrow(table))
        table->bytes[pile] = table->bytes_back[table->capacity - 1 - pile] = (uint8_t)value;
    else
        table->back[table->capacity - 1 - pile] = (uint16_t)value;
    bool more = value != table->width && table->steps < table->pause;
    if (!table->colours.useful || !octal_is_rare(&table->colours, value, pile)) return more;
    table->rare[table->rares++] = (struct octal_rare){(uint32_t)pile, value};
    return more && table->rares < table->rares_most;
}

/* How many rare piles have their partner in this sum beyond the prefix; the others are looked at there. Sums
 * only grow. */
static size_t rares_before(struct octal_table *table, size_t sum) {
    while (table->near < table->rares && table->rare[table->near].pile + table->prefix < sum) table->near++;
    return table->near;
}

/* ---- values below 64: a set is a word ---- */

/* The set of one value. */
static uint64_t only(unsigned value) {
    return UINT64_C(1) << value;
}

/* The values that splits of `sum` in two have: all the mixed ones, and most others. */
static uint64_t narrow_set(struct octal_table *table, size_t sum) {
    const uint8_t *bytes = table->bytes, *back = table->bytes_back + table->capacity - 1 - sum;
    uint64_t set = 0;
    if (sum <= 2 * table->prefix) {
        for (size_t a = 1; a <= sum / 2; a++) set |= only(bytes[a] ^ back[a]);
        return set;
    }
    size_t n = rares_before(table, sum);
    table->steps += n + OCTAL_KERNEL_BLOCK;
    for (size_t i = 0; i < n; i++) set |= only(table->rare[i].value ^ back[table->rare[i].pile]);
    return set | table->kernel->mark_bytes(bytes + 1, back + 1);
}

static uint64_t narrow_options(const struct octal_table *table, const uint64_t *sets, size_t pile) {
    const struct octal_code *code = &table->code;
    uint64_t seen = 0;
    for (uint32_t i = 0; i < code->n && code->take[i] <= pile; i++) {
        size_t rest = pile - code->take[i];
        if (octal_keeps_whole(code->digit[i], rest)) seen |= only(table->bytes[rest]);
        if (code->digit[i] & OCTAL_LEAVES_TWO) seen |= sets[rest & (table->ring - 1)];
    }
    return seen;
}

static void fill_narrow(struct octal_table *table, size_t length) {
    const uint64_t all = UINT64_MAX;
    uint64_t *sets = (void *)table->sets;
    bool more = true;
    while (table->length < length && more) {
        size_t pile = table->length, newest = pile - table->least_split;
        if (table->ring > 0 && pile >= table->least_split)
            sets[newest & (table->ring - 1)] = narrow_set(table, newest);
        uint64_t seen = narrow_options(table, sets, pile);
        while (seen != all && is_hidden_option(table, pile, bits_lowest(~seen))) seen |= seen + 1;
        more = enter(table, seen != all ? bits_lowest(~seen) : OCTAL_NARROW);
    }
}

/* ---- any values: a set is a row of bytes. A value of OCTAL_NARROW has as many options, so that beyond it
 * all takes that split are smaller than the pile ---- */

static uint8_t *wide_row(const struct octal_table *table, size_t row) {
    return table->sets + row * (table->width + 1);
}

/* LANES rows, to mark the splits of successive sums that have a part of the same value: their other parts lie
 * side by side, so this is quicker than one sum after the other. */
struct lanes {
    uint8_t *set0, *set1, *set2, *set3;
};

static inline void mark_lanes(const struct lanes *lanes, const uint16_t *other, unsigned value) {
    lanes->set0[other[0] ^ value] = 1;
    lanes->set1[other[1] ^ value] = 1;
    lanes->set2[other[2] ^ value] = 1;
    lanes->set3[other[3] ^ value] = 1;
}

/* Of LANES sums the splits with a rare part, and some more: their other parts have their values already, for
 * they are smaller by more than the prefix. */
static void make_wide_sets(struct octal_table *table, size_t sum) {
    const uint16_t *values = table->values;
    const struct octal_rare *rare = table->rare;
    size_t row = sum & (table->ring - 1), rares = rares_before(table, sum + LANES - 1);
    size_t a = table->sample, end = a + table->samples;
    struct lanes lanes = {wide_row(table, row), wide_row(table, row + 1), wide_row(table, row + 2),
                          wide_row(table, row + 3)};
    table->steps += LANES * (rares + table->samples);
    memset(lanes.set0, 0, LANES * (table->width + 1));
    for (size_t i = 0; i < rares; i++) mark_lanes(&lanes, values + sum - rare[i].pile, rare[i].value);
    if (end > sum / 2) return;
    for (; a < end; a++) mark_lanes(&lanes, values + sum - a, values[a]);
}

static void make_sparse_set(struct octal_table *table, size_t sum) {
    const uint16_t *values = table->values, *back = table->back + table->capacity - 1 - sum;
    uint8_t *set = wide_row(table, sum & (table->ring - 1));
    size_t n = sum / 2 < table->prefix ? sum / 2 : table->prefix;
    if (sum % LANES == 0 || !table->lanes_made) make_wide_sets(table, sum - sum % LANES);
    table->lanes_made = true;
    for (size_t a = 1; a <= n; a++) set[values[a] ^ back[a]] = 1;
}

/* Without useful colours, the values below the limit that any split of `sum` has. */
static void make_full_set(struct octal_table *table, size_t sum, size_t limit) {
    uint8_t *set = wide_row(table, sum & (table->ring - 1));
    memset(set, 0, table->width + 1);
    table->kernel->mark(table->values + 1, table->back + table->capacity - sum, sum / 2, set, limit);
}

static void make_wide_set(struct octal_table *table, size_t sum) {
    if (table->colours.useful)
        make_sparse_set(table, sum);
    else
        make_full_set(table, sum, table->limit);
}

/* Eight values at a time, for there may be many. */
static void merge(uint8_t *seen, const uint8_t *set, size_t width) {
    for (size_t value = 0; value < width; value += sizeof(uint64_t)) {
        uint64_t ours, others;
        memcpy(&ours, seen + value, sizeof ours);
        memcpy(&others, set + value, sizeof others);
        ours |= others;
        memcpy(seen + value, &ours, sizeof ours);
    }
}

/* The values seen among the options. With one kind of split only, its set is used up for them. */
static uint8_t *wide_options(const struct octal_table *table, size_t pile) {
    const struct octal_code *code = &table->code;
    bool single = table->ring > 0 && table->least_split == table->largest_split;
    uint8_t *seen = wide_row(table, single ? (pile - table->least_split) & (table->ring - 1) : table->ring);
    if (!single) memset(seen, 0, table->width + 1);
    for (uint32_t i = 0; i < code->n && code->take[i] <= pile; i++) {
        size_t rest = pile - code->take[i];
        if (octal_keeps_whole(code->digit[i], rest)) seen[table->values[rest]] = 1;
        if (code->digit[i] & OCTAL_LEAVES_TWO && !single)
            merge(seen, wide_row(table, rest & (table->ring - 1)), table->width);
    }
    return seen;
}

static unsigned first_unseen(const struct octal_table *table, const uint8_t *seen, unsigned from) {
    const uint8_t *zero = memchr(seen + from, 0, table->width + 1 - from);
    assert(zero);
    return (unsigned)(zero - seen);
}

static unsigned sparse_value(struct octal_table *table, size_t pile) {
    const uint8_t *seen = wide_options(table, pile);
    unsigned value = first_unseen(table, seen, 0);
    while (value < table->width && is_hidden_option(table, pile, value))
        value = first_unseen(table, seen, value + 1);
    return value;
}

/* The sets of the piles that the next one splits, too, besides its newest: they were for other colours,
 * another width or limit. */
static void make_kept_sets(struct octal_table *table) {
    table->near = 0;
    table->lanes_made = false;
    table->sets_made = true;
    if (table->ring == 0) return;
    size_t last = table->length >= table->least_split ? table->length - table->least_split : 0;
    size_t first = table->length >= table->largest_split ? table->length - table->largest_split : 0;
    for (size_t sum = first; sum < last; sum++) {
        if (is_narrow(table))
            ((uint64_t *)(void *)table->sets)[sum & (table->ring - 1)] = narrow_set(table, sum);
        else
            make_wide_set(table, sum);
    }
}

/* More than a few values were not below the limit: they have grown since it was chosen. */
static void raise_limit(struct octal_table *table) {
    enum { FEW = 16, SELDOM = 64 };
    if (++table->beyond < FEW + table->length / SELDOM) return;
    table->beyond = 0;
    table->limit = 2 * table->limit < table->width ? 2 * table->limit : table->width;
    make_kept_sets(table);
}

/* The sets tell all below the limit, which is above most values. */
static unsigned full_value(struct octal_table *table, size_t pile) {
    unsigned value = first_unseen(table, wide_options(table, pile), 0);
    if (value < table->limit) return value;
    raise_limit(table);
    for (uint32_t i = 0; i < table->code.n && table->code.take[i] <= pile; i++)
        if (table->code.digit[i] & OCTAL_LEAVES_TWO)
            make_full_set(table, pile - table->code.take[i], table->width);
    return first_unseen(table, wide_options(table, pile), 0);
}

static unsigned wide_value(struct octal_table *table, size_t pile) {
    if (table->ring > 0) make_wide_set(table, pile - table->least_split);
    return table->colours.useful ? sparse_value(table, pile) : full_value(table, pile);
}

/* What it costs to look at nearly all splits is charged as without blocks. */
static void fill_wide(struct octal_table *table, size_t length) {
    bool by_blocks = octal_block_serves(table), more = true;
    while (table->length < length && more) {
        table->steps += table->code.n * (table->width / 8) + (table->colours.useful ? 0 : table->length / 2);
        unsigned value = by_blocks ? octal_block_value(table, length) : wide_value(table, table->length);
        if (value == OCTAL_VALUES) return;
        more = enter(table, value);
    }
}

void octal_fill(struct octal_table *table, size_t length) {
    if (!table->sets_made && !octal_block_serves(table)) make_kept_sets(table);
    (is_narrow(table) ? fill_narrow : fill_wide)(table, length);
}
