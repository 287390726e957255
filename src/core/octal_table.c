/* SPDX-License-Identifier: MIT */
#include "core/octal_table.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/octal_digits.h"

enum { FIRST_REVIEW = 512 };

/* A row that is filled from its end keeps what it holds there when it grows. */
static void move_to_end(void *row, const struct octal_table *table, size_t capacity, size_t size) {
    size_t held = table->length * size;
    memmove((char *)row + capacity * size - held, (char *)row + table->capacity * size - held, held);
}

static bool reserve_narrow(struct octal_table *table, size_t capacity) {
    uint8_t *bytes = memory_resize(table->bytes, 1, capacity);
    if (bytes) table->bytes = bytes;
    uint8_t *back = memory_resize(table->bytes_back, 1, capacity);
    if (back) table->bytes_back = back;
    if (!bytes || !back) return false;
    move_to_end(back, table, capacity, sizeof *back);
    return true;
}

static bool reserve_wide(struct octal_table *table, size_t capacity) {
    uint16_t *back = memory_resize(table->back, capacity, sizeof *back);
    if (!back) return false;
    table->back = back;
    move_to_end(back, table, capacity, sizeof *back);
    return true;
}

bool octal_table_reserve(struct octal_table *table, size_t capacity) {
    if (capacity <= table->capacity) return true;
    uint16_t *values = memory_resize(table->values, capacity, sizeof *values);
    if (!values) return false;
    table->values = values;
    bool narrow = table->width == OCTAL_NARROW;
    if (!(narrow ? reserve_narrow(table, capacity) : reserve_wide(table, capacity))) return false;
    table->capacity = capacity;
    return true;
}

/* The rows of bytes give way to one of 16-bit values. */
static bool leave_narrow(struct octal_table *table) {
    table->back = memory_take(table->capacity, sizeof *table->back);
    if (!table->back) return false;
    for (size_t pile = 0; pile < table->length; pile++)
        table->back[table->capacity - 1 - pile] = table->values[pile];
    free(table->bytes);
    free(table->bytes_back);
    table->bytes = table->bytes_back = NULL;
    return true;
}

/* Makes room for values below a new width. The prefix is a block of the kernels at least: so they never look
 * at what is not yet there. */
static bool set_width(struct octal_table *table, size_t width) {
    uint8_t *sets = memory_resize(table->sets, 1, (table->ring + 1) * (width + sizeof(uint64_t)));
    if (!sets) return false;
    table->sets = sets;
    if (width > OCTAL_NARROW && !table->back && !leave_narrow(table)) return false;
    table->width = width;
    table->prefix = OCTAL_KERNEL_BLOCK;
    table->sets_made = false;
    table->next_review = 0;
    return true;
}

bool octal_table_start(struct octal_table *table, const struct octal_code *code) {
    *table = (struct octal_table){.code = *code, .kernel = octal_kernel(0), .pause = UINT64_MAX};
    for (uint32_t i = 0; i < code->n; i++) {
        if (!(code->digit[i] & OCTAL_LEAVES_TWO)) continue;
        if (table->ring == 0) table->least_split = code->take[i];
        table->largest_split = code->take[i];
        table->ring = OCTAL_LANES;
    }
    if (table->ring > 0)
        while (table->ring <= table->largest_split - table->least_split + OCTAL_LANES) table->ring *= 2;
    return set_width(table, OCTAL_NARROW);
}

void octal_table_free(struct octal_table *table) {
    free(table->values);
    free(table->back);
    free(table->bytes);
    free(table->bytes_back);
    free(table->rare);
    free(table->sets);
    octal_block_free(&table->block);
}

/* ---- the choice of colours ---- */

/* sums[mask] becomes the sum of the sums[value] whose value has evenly many ones under the mask, less those
 * of the others: the Walsh-Hadamard transform. */
static void transform(int32_t *sums, size_t width) {
    for (size_t half = 1; half < width; half *= 2) {
        for (size_t i = 0; i < width; i++) {
            if (i & half) continue;
            int32_t a = sums[i], b = sums[i | half];
            sums[i] = a + b;
            sums[i | half] = a - b;
        }
    }
}

/* The mask of the colours that make most piles common: so that the value of a common pile is mixed in what
 * the pile splits into, for then it can be proved quickly. Returns how many piles are rare. */
static size_t choose_mask(const struct octal_table *table, struct octal_colours *colours, int32_t *sums) {
    size_t width = 2 * table->width; /* a value may be table->width itself */
    if (width > OCTAL_VALUES) width = OCTAL_VALUES;
    memset(sums, 0, width * sizeof *sums);
    for (size_t n = 0; n < table->length; n++) {
        bool minus = (n & colours->by_size) != colours->common;
        sums[table->values[n]] += minus ? -1 : 1;
    }
    transform(sums, width);
    size_t best = 0;
    for (size_t mask = 1; mask < width; mask++)
        if (sums[mask] > sums[best]) best = mask;
    colours->mask = (uint16_t)best;
    return (size_t)((int64_t)table->length - sums[best]) / 2;
}

/* By size only where all splits take an odd number, or all an even one: else no colour would do for them all.
 */
static size_t choose_colours(const struct octal_table *table, struct octal_colours *colours, int32_t *sums) {
    *colours = (struct octal_colours){.useful = true, .common = 1};
    size_t rares = choose_mask(table, colours, sums);
    for (uint32_t i = 0; i < table->code.n; i++)
        if (table->code.digit[i] & OCTAL_LEAVES_TWO && (table->code.take[i] ^ table->least_split) & 1)
            return rares;
    struct octal_colours other = {.useful = true, .by_size = 1, .common = ~table->least_split & 1};
    size_t other_rares = choose_mask(table, &other, sums);
    if (other_rares >= rares) return rares;
    *colours = other;
    return other_rares;
}

static bool list_rares(struct octal_table *table, size_t n) {
    size_t most = 2 * n + 256;
    struct octal_rare *rare = memory_resize(table->rare, most, sizeof *rare);
    if (!rare) return false;
    table->rare = rare;
    table->rares = 0;
    table->rares_most = most;
    for (size_t pile = table->prefix + 1; pile < table->length; pile++)
        if (octal_is_rare(&table->colours, table->values[pile], pile))
            rare[table->rares++] = (struct octal_rare){(uint32_t)pile, table->values[pile]};
    return true;
}

/* Which splits are looked at besides those of the prefix: of wide values 64 splits are far too few. Parts
 * from the midst of the rare ones have values of most kinds. */
static void choose_sample(struct octal_table *table) {
    table->sample = table->rares > 0 ? table->rare[table->rares / 2].pile : table->prefix + 1;
    table->samples = table->width > OCTAL_NARROW ? 2 * table->width : 0;
}

/* Twice the mean of the later half. */
static void choose_limit(struct octal_table *table) {
    uint64_t sum = 0;
    size_t half = table->length / 2, n = table->length - half;
    for (size_t pile = half; pile < table->length; pile++) sum += table->values[pile];
    size_t limit = n > 0 ? (size_t)(2 * sum / n) : 0;
    limit += OCTAL_KERNEL_BLOCK - limit % OCTAL_KERNEL_BLOCK;
    table->limit = limit < table->width ? limit : table->width;
    table->beyond = 0;
}

/* Chooses colours by the values there are, or none: when rare piles are not rare, it is quicker to look at
 * the splits one after the other. */
static bool review(struct octal_table *table) {
    choose_limit(table);
    table->next_review = table->length < FIRST_REVIEW ? FIRST_REVIEW : 2 * table->length;
    table->colours = (struct octal_colours){0};
    table->rares = 0;
    table->sets_made = false;
    if (table->ring == 0 || table->length < FIRST_REVIEW) return true;
    int32_t *sums = memory_take(OCTAL_VALUES, sizeof *sums);
    if (!sums) return false;
    size_t rares = choose_colours(table, &table->colours, sums);
    free(sums);
    table->colours.useful = rares <= table->length / 8;
    if (!table->colours.useful) return true;
    if (!list_rares(table, rares)) {
        table->colours.useful = false;
        return false;
    }
    choose_sample(table);
    return true;
}

enum octal_result octal_table_extend(struct octal_table *table, size_t length) {
    assert(length <= table->capacity);
    while (table->length < length && table->steps < table->pause) {
        bool wider = table->length > 0 && table->values[table->length - 1] == table->width;
        if (wider && !set_width(table, 2 * table->width)) return OCTAL_NO_MEMORY;
        bool full = table->colours.useful && table->rares == table->rares_most;
        if ((full || table->length >= table->next_review) && !review(table)) return OCTAL_NO_MEMORY;
        if (octal_block_serves(table) && !octal_block_reserve(table)) return OCTAL_NO_MEMORY;
        size_t to = length < table->next_review ? length : table->next_review;
        size_t from = table->length;
        octal_fill(table, to);
        if (table->length == from) return OCTAL_TOO_LARGE;
    }
    return OCTAL_OK;
}
