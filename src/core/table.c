/* SPDX-License-Identifier: MIT */
#include "core/table.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

enum { FIRST_SLOTS = 1024, LENGTH_BYTES = 4 };

void table_free(struct table *table) {
    free(table->slots);
    text_free(&table->keys);
    *table = (struct table){.most_bytes = table->most_bytes};
}

/* A multiplication for each eight bytes, because a search spends much of its time here. Never 0,
 * which marks a free slot. */
static uint64_t hash_bytes(const unsigned char *bytes, size_t length) {
    const uint64_t odd = UINT64_C(0x9E3779B97F4A7C15); /* 2^64 divided by the golden ratio */
    uint64_t hash = length * odd;
    while (length > 0) {
        uint64_t word = 0;
        const size_t n = length < sizeof word ? length : sizeof word;
        memcpy(&word, bytes, n);
        hash = (hash ^ word) * odd;
        hash ^= hash >> 32;
        bytes += n;
        length -= n;
    }
    return hash ? hash : 1;
}

static bool holds_key(const struct table *table, const struct table_slot *slot, const void *key,
                      size_t length) {
    const char *kept = table->keys.data + slot->key;
    uint32_t kept_length;
    memcpy(&kept_length, kept, LENGTH_BYTES);
    return kept_length == length && memcmp(kept + LENGTH_BYTES, key, length) == 0;
}

/* The slot of the key, or the free one where it would go. */
static size_t find_slot(const struct table *table, uint64_t hash, const void *key, size_t length) {
    size_t mask = table->capacity - 1;
    size_t at = (size_t)hash & mask;
    while (table->slots[at].hash != 0 &&
           !(table->slots[at].hash == hash && holds_key(table, &table->slots[at], key, length)))
        at = (at + 1) & mask;
    return at;
}

bool table_get(const struct table *table, const void *key, size_t length, uint32_t *value) {
    if (table->capacity == 0) return false;
    size_t at = find_slot(table, hash_bytes(key, length), key, length);
    if (table->slots[at].hash == 0) return false;
    *value = table->slots[at].value;
    return true;
}

static bool fits(const struct table *table, size_t slots, size_t keys) {
    return slots * sizeof *table->slots + keys <= table->most_bytes && keys <= UINT32_MAX;
}

static bool grow_slots(struct table *table) {
    size_t capacity = table->capacity ? table->capacity * 2 : FIRST_SLOTS;
    if (!fits(table, capacity, table->keys.length)) return false;
    struct table_slot *slots = memory_take_zeroed(capacity, sizeof *slots);
    for (size_t i = 0; i < table->capacity; i++) {
        if (table->slots[i].hash == 0) continue;
        size_t at = (size_t)table->slots[i].hash & (capacity - 1);
        while (slots[at].hash != 0) at = (at + 1) & (capacity - 1);
        slots[at] = table->slots[i];
    }
    free(table->slots);
    table->slots = slots;
    table->capacity = capacity;
    return true;
}

bool table_put(struct table *table, const void *key, size_t length, uint32_t value) {
    if (length > table->most_bytes) return false;
    if (table->used * 4 >= table->capacity * 3 && !grow_slots(table)) return false;
    if (!fits(table, table->capacity, table->keys.length + length + LENGTH_BYTES)) return false;
    uint64_t hash = hash_bytes(key, length);
    size_t at = find_slot(table, hash, key, length);
    uint32_t kept_length = (uint32_t)length;
    table->slots[at] = (struct table_slot){hash, (uint32_t)table->keys.length, value};
    text_add_bytes(&table->keys, (const char *)&kept_length, LENGTH_BYTES);
    text_add_bytes(&table->keys, key, length);
    table->used++;
    return true;
}

/* Kept under the bytes themselves, after a 0 in place of a number. */
bool table_number(struct table *table, const void *bytes, size_t length, uint32_t *number) {
    unsigned char *key = memory_take_zeroed(1, sizeof *number + length);
    memcpy(key + sizeof *number, bytes, length);
    length += sizeof *number;
    bool known = table_get(table, key, length, number);
    if (!known) {
        *number = (uint32_t)table->used + 1;
        known = table_put(table, key, length, *number);
    }
    free(key);
    return known;
}
