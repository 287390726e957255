/* SPDX-License-Identifier: MIT */
/* A bounded hash table from byte strings to numbers: what a search remembers. */
#ifndef CORE_TABLE_H
#define CORE_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/text.h"

struct table_slot {
    uint64_t hash; /* 0: free */
    uint32_t key;  /* where the key starts in `keys` */
    uint32_t value;
};

/* Start with {.most_bytes = N}; free with table_free. */
struct table {
    struct table_slot *slots;
    size_t capacity; /* a power of two, or 0 */
    size_t used;
    struct text keys;  /* each key after its length of 4 bytes */
    size_t most_bytes; /* slots and keys together never have more */
};

/* Forgets everything; the table may be used again. */
void table_free(struct table *table);

/* The value kept under the key; false when there is none. */
bool table_get(const struct table *table, const void *key, size_t length, uint32_t *value);

/* Keeps a value under a key that is not in the table yet. False when the bound is reached: the
 * table is then as it was. */
bool table_put(struct table *table, const void *key, size_t length, uint32_t value);

/* A number, never 0, that stands for these bytes and no others; the keys of what belongs to them
 * can begin with it. False when the bound is reached. */
bool table_number(struct table *table, const void *bytes, size_t length, uint32_t *number);

#endif
