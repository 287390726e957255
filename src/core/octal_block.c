/* SPDX-License-Identifier: MIT */
/* The mex from all splits, for many sums at a time. Of successive sums, SUMS of them, each has the set of the
 * values below a limit that are yet unseen, and each pair of parts strikes out one. But for parts as
 * small as the block is long, the larger part of a split has its value before the block begins. So these
 * pairs can be gone through in any order: a stretch of them that stays in the cache, for all sums, then the
 * next stretch.
 *
 * The first pairs strike out most values. From then on few pairs do, and it is quicker to ask of many pairs
 * at once whether any does: a set is small enough for registers. Two sums that are GAP apart share their
 * larger parts, if the smaller ones are taken GAP apart, so that what is loaded serves several sets.
 *
 * A value beyond the limit is never struck out, for it is in no set. If no value is left in the end, the
 * pile's splits are gone through once more with the full set. */
#include "core/octal_block.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/octal_digits.h"
#include "core/octal_kernel.h"
#include "core/octal_table.h"
#include "nimm/bits.h"

/* In GAP pairs. The first are only marked, more of them struck out without asking, the others sought, STRETCH
 * at a time. */
enum { GAP = OCTAL_KERNEL_BLOCK, GROUPS = 8, SUMS = GAP * GROUPS, MARKED = 16, STRUCK = 128, STRETCH = 32 };
enum { SET = OCTAL_KERNEL_SET, SETS = OCTAL_KERNEL_SETS, WORDS = SET / 8 };

/* Behind the last take: so that the parts of each sum are below it. Sums far apart would not fit in a block.
 */
enum { LEAST_LENGTH = 4 * SUMS };

bool octal_block_serves(const struct octal_table *table) {
    size_t last = table->code.take[table->code.n - 1];
    return table->kernel->seeks_quickly && table->ring > 0 &&
           table->largest_split - table->least_split < GAP && table->width > OCTAL_NARROW &&
           table->width <= OCTAL_KERNEL_VALUES && !table->colours.useful &&
           table->length >= LEAST_LENGTH + last;
}

/* The rows begin at multiples of GAP. */
bool octal_block_reserve(struct octal_table *table) {
    struct octal_block *block = &table->block;
    if (block->room >= table->capacity) return true;
    size_t room = (table->capacity + GAP - 1) / GAP * GAP;
    void *memory = memory_take(1, GAP + 4 * room + SUMS * SET);
    if (!memory) return false;
    octal_block_free(block);
    uint8_t *aligned = (uint8_t *)memory + (GAP - (uintptr_t)memory % GAP);
    *block = (struct octal_block){
        .memory = memory,
        .high = aligned,
        .low = aligned + room,
        .high_back = aligned + 2 * room,
        .low_back = aligned + 3 * room,
        .sets = aligned + 4 * room,
        .room = room,
    };
    return true;
}

void octal_block_free(struct octal_block *block) {
    free(block->memory);
    *block = (struct octal_block){0};
}

static void copy_values(struct octal_block *block, const struct octal_table *table) {
    for (; block->length < table->length; block->length++) {
        size_t n = block->length, back = block->room - 1 - n;
        block->high[n] = block->high_back[back] = (uint8_t)(table->values[n] / 8);
        block->low[n] = block->low_back[back] = (uint8_t)(table->values[n] % 8);
    }
}

/* The splits of a sum, from the one with this smaller part on. */
static struct octal_pairs pairs_of(const struct octal_block *block, size_t sum, size_t part) {
    size_t back = block->room - 1 - sum + part;
    return (struct octal_pairs){block->high + part, block->low + part, block->high_back + back,
                                block->low_back + back};
}

/* Sums GAP apart have their sets side by side. */
static uint8_t *set_of(const struct octal_block *block, size_t i) {
    return block->sets + (i % GAP * GROUPS + i / GAP) * SET;
}

/* The least part of the i-th sum whose partner has its value before the block begins. */
static size_t first_part(size_t i) {
    return (i / GAP + 1) * GAP;
}

/* As many pairs, in GAP, as reach beyond the middle of all sums. */
static size_t count_stretches(const struct octal_block *block) {
    return (block->first + block->sums - 1) / (2 * GAP);
}

/* ---- sets ---- */

/* Words of a set, whatever the order of their bytes in memory: as compilers know to load and store at once.
 */
static uint64_t get_word(const uint8_t *set, size_t i) {
    const uint8_t *at = set + 8 * i;
    return (uint64_t)at[0] | (uint64_t)at[1] << 8 | (uint64_t)at[2] << 16 | (uint64_t)at[3] << 24 |
           (uint64_t)at[4] << 32 | (uint64_t)at[5] << 40 | (uint64_t)at[6] << 48 | (uint64_t)at[7] << 56;
}

static void strike_value(uint8_t *set, unsigned value) {
    set[value / 8] &= (uint8_t) ~(1u << value % 8);
}

/* The values below the limit that are not marked, eight marks of 0 or 1 a byte: the product moves them side
 * by side. */
static void set_unmarked(const uint8_t *marks, size_t limit, uint8_t *set) {
    memset(set, 0, SET);
    for (size_t i = 0; i < limit / 8; i++)
        set[i] = (uint8_t) ~(get_word(marks, i) * UINT64_C(0x0102040810204080) >> 56);
}

/* ---- the pairs known when the block begins ---- */

static void mark_first(const struct octal_table *table) {
    const struct octal_block *block = &table->block;
    for (size_t i = 0; i < block->sums; i++) {
        uint8_t marks[OCTAL_KERNEL_VALUES] = {0};
        size_t part = first_part(i), at = table->capacity - 1 - (block->first + i) + part;
        table->kernel->mark(table->values + part, table->back + at, MARKED * GAP, marks, block->limit);
        set_unmarked(marks, block->limit, set_of(block, i));
    }
}

static void strike_stretch(const struct octal_table *table, size_t from, size_t to) {
    const struct octal_block *block = &table->block;
    for (size_t i = 0; i < block->sums; i++) {
        struct octal_pairs pairs = pairs_of(block, block->first + i, first_part(i) + from * GAP);
        table->kernel->strike(&pairs, to - from, set_of(block, i));
    }
}

/* The same for the sums i, i + GAP ... by asking first. */
static void seek_pairs(const struct octal_table *table, size_t i, size_t from, size_t to) {
    const struct octal_block *block = &table->block;
    struct octal_pairs pairs = pairs_of(block, block->first + i, first_part(i) + from * GAP);
    struct octal_hit hits[SETS * STRETCH + 1];
    uint8_t *sets = set_of(block, i);
    size_t n = table->kernel->seek(&pairs, to - from, sets, hits);
    for (size_t k = 0; k < n; k++) {
        size_t back = hits[k].block * GAP, at = back + hits[k].set * GAP;
        for (uint64_t left = hits[k].pairs; left; left &= left - 1) {
            size_t lane = bits_lowest(left);
            unsigned high = pairs.high[at + lane] ^ pairs.high_back[back + lane];
            unsigned low = pairs.low[at + lane] ^ pairs.low_back[back + lane];
            strike_value(sets + hits[k].set * SET, 8 * high + low);
        }
    }
}

static void seek_stretch(const struct octal_table *table, size_t from, size_t to) {
    for (size_t i = 0; i < table->block.sums; i += i % GAP == GAP - 1 ? 1 + (SETS - 1) * GAP : 1)
        seek_pairs(table, i, from, to);
}

/* Empty sets beyond the last sum, for those are asked, too. */
static void begin_sets(const struct octal_table *table) {
    const struct octal_block *block = &table->block;
    size_t end = count_stretches(block);
    for (size_t i = block->sums; i < SUMS; i++) memset(set_of(block, i), 0, SET);
    mark_first(table);
    for (size_t from = MARKED, to; from < end; from = to) {
        bool struck = from < STRUCK;
        to = struck && from < STRETCH ? 2 * from : from + STRETCH;
        if (to > end) to = end;
        (struck ? strike_stretch : seek_stretch)(table, from, to);
    }
}

/* ---- the others ---- */

static void strike_near(const struct octal_table *table, size_t sum) {
    const struct octal_block *block = &table->block;
    size_t i = sum - block->first;
    struct octal_pairs pairs = pairs_of(block, sum, 1);
    table->kernel->strike(&pairs, i / GAP + 1, set_of(block, i));
}

/* Most values ahead are below it, as of the last ones: more than twice their mean. */
static size_t choose_limit(const struct octal_table *table) {
    enum { LAST = LEAST_LENGTH };
    size_t sum = 0;
    for (size_t n = table->length - LAST; n < table->length; n++) sum += table->values[n];
    size_t limit = (sum * 2 / LAST / GAP + 1) * GAP;
    return limit < table->width ? limit : table->width;
}

/* The sums of the piles up to `length`. Those that the next pile splits but for the newest are not new. */
static void begin(struct octal_table *table, size_t length) {
    struct octal_block *block = &table->block;
    size_t pile = table->length;
    block->first = pile - table->largest_split;
    block->sums = length - table->least_split - block->first;
    if (block->sums > SUMS) block->sums = SUMS;
    block->limit = choose_limit(table);
    block->next = pile;
    block->end = block->first + block->sums + table->least_split;
    begin_sets(table);
    for (size_t sum = block->first; sum + table->least_split < pile; sum++) strike_near(table, sum);
}

static unsigned least_of(const uint8_t *set) {
    for (size_t i = 0; i < WORDS; i++) {
        uint64_t word = get_word(set, i);
        if (word) return (unsigned)(64 * i) + bits_lowest(word);
    }
    return OCTAL_KERNEL_VALUES;
}

/* Strikes the options that leave one pile. */
static void strike_whole(const struct octal_table *table, uint8_t *set) {
    const struct octal_code *code = &table->code;
    for (uint32_t i = 0; i < code->n; i++) {
        size_t rest = table->length - code->take[i];
        if (code->digit[i] & OCTAL_LEAVES_ONE) strike_value(set, table->values[rest]);
    }
}

/* Leaves what no split has been seen to be. */
static void merge_sets(const struct octal_table *table, uint8_t *unseen) {
    const struct octal_code *code = &table->code;
    for (uint32_t i = 0; i < code->n; i++) {
        if (!(code->digit[i] & OCTAL_LEAVES_TWO)) continue;
        const uint8_t *set = set_of(&table->block, table->length - code->take[i] - table->block.first);
        for (size_t k = 0; k < SET; k++) unseen[k] &= set[k];
    }
}

/* Strikes out all splits of the next pile. */
static void strike_splits(const struct octal_table *table, uint8_t *set) {
    const struct octal_code *code = &table->code;
    for (uint32_t i = 0; i < code->n; i++) {
        if (!(code->digit[i] & OCTAL_LEAVES_TWO)) continue;
        size_t sum = table->length - code->take[i];
        struct octal_pairs pairs = pairs_of(&table->block, sum, 1);
        table->kernel->strike(&pairs, sum / (2 * GAP) + 1, set);
    }
}

unsigned octal_block_value(struct octal_table *table, size_t length) {
    struct octal_block *block = &table->block;
    size_t pile = table->length;
    uint8_t unseen[SET];
    copy_values(block, table);
    if (pile != block->next || pile >= block->end) begin(table, length);
    block->next++;
    strike_near(table, pile - table->least_split);
    memset(unseen, UINT8_MAX, SET);
    strike_whole(table, unseen);
    merge_sets(table, unseen);
    unsigned value = least_of(unseen);
    if (value < OCTAL_KERNEL_VALUES) return value;
    memset(unseen, UINT8_MAX, SET);
    strike_whole(table, unseen);
    strike_splits(table, unseen);
    return least_of(unseen);
}
