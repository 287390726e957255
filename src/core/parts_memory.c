/* SPDX-License-Identifier: MIT */
#include "core/parts_memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "nimm/bits.h"

enum { STRUCTURES = 4, FIRST_SLOTS = 256, MOST_PROBES = 8, FIRST_BYTES = 64 << 10 };

/* What a solver remembers of several structures. */
struct memory {
    size_t bytes; /* that the slots of all may take: as many as the solver was asked for */
    size_t next;  /* the place of the structure that is forgotten next */
    struct parts *parts[STRUCTURES];
};

static void parts_free(struct parts *parts) {
    if (!parts) return;
    free(parts->options.word);
    free(parts->slots);
    free(parts->structure);
    free(parts->context);
    free(parts);
}

static void memory_free(void *thing) {
    struct memory *memory = thing;
    for (size_t i = 0; i < STRUCTURES; i++) parts_free(memory->parts[i]);
    free(memory);
}

/* Under the first key the solver keeps what is remembered, under the others only their bytes. */
struct memory_key {
    char name[8];
    uint64_t bytes;
};

static void release_nothing(void *thing) {
}

static enum solve_status find_memory(struct solver *solver, struct memory **memory) {
    static const struct memory_key key = {"parts", 0};
    *memory = solver_find(solver, &key, sizeof key);
    if (*memory) return SOLVE_OK;
    *memory = memory_take_zeroed(1, sizeof **memory);
    if (!*memory) return SOLVE_NO_MEMORY;
    (*memory)->bytes = FIRST_BYTES;
    if (solver_keep(solver, &key, sizeof key, *memory, FIRST_BYTES, memory_free)) return SOLVE_OK;
    free(*memory);
    return SOLVE_TOO_LARGE;
}

/* Asks the solver for as much memory again, until `bytes` fit; false: it has not so much. */
static bool claim(struct solver *solver, struct memory *memory, size_t bytes) {
    while (memory->bytes < bytes) {
        struct memory_key key = {"parts", memory->bytes};
        if (!solver_keep(solver, &key, sizeof key, memory, memory->bytes, release_nothing)) return false;
        memory->bytes *= 2;
    }
    return true;
}

static bool is_about(const struct parts *parts, const struct parts_rules *rules, const void *structure,
                     size_t length) {
    return parts && parts->rules == rules && parts->length == length &&
           memcmp(parts->structure, structure, length) == 0;
}

static struct parts *parts_new(const struct parts_rules *rules, const void *structure, size_t length) {
    struct parts *parts = memory_take_zeroed(1, sizeof *parts);
    if (!parts) return NULL;
    parts->rules = rules;
    parts->options.words = rules->words;
    parts->options.parts = parts;
    parts->length = length;
    parts->structure = memory_take(1, length);
    parts->context = memory_take_zeroed(1, rules->context_size);
    if (!parts->structure || !parts->context) {
        parts_free(parts);
        return NULL;
    }
    memcpy(parts->structure, structure, length);
    rules->prepare(structure, parts->context);
    return parts;
}

enum solve_status parts_open(struct solver *solver, const struct parts_rules *rules, const void *structure,
                             size_t length, struct parts **parts) {
    assert(rules->words >= 1 && rules->words <= PARTS_WORDS);
    struct memory *memory;
    enum solve_status status = find_memory(solver, &memory);
    if (status != SOLVE_OK) return status;
    *parts = NULL;
    for (size_t i = 0; i < STRUCTURES; i++)
        if (is_about(memory->parts[i], rules, structure, length)) *parts = memory->parts[i];
    if (!*parts) {
        *parts = parts_new(rules, structure, length);
        if (!*parts) return SOLVE_NO_MEMORY;
        parts_free(memory->parts[memory->next]);
        memory->parts[memory->next] = *parts;
        memory->next = (memory->next + 1) % STRUCTURES;
    }
    (*parts)->solver = solver;
    (*parts)->memory = memory;
    return SOLVE_OK;
}

const void *parts_context(const struct parts *parts) {
    return parts->context;
}

static uint64_t hash_key(const uint64_t *key, size_t words) {
    uint64_t hash = 0;
    for (size_t i = 0; i < words; i++) {
        hash = (hash ^ key[i]) * UINT64_C(0x9E3779B97F4A7C15);
        hash ^= hash >> 32;
    }
    return hash;
}

static size_t slot_words(const struct parts *parts) {
    return parts->rules->words + 1;
}

static bool is_same(const uint64_t *a, const uint64_t *b, size_t words) {
    size_t i = 0;
    while (i < words && a[i] == b[i]) i++;
    return i == words;
}

/* The set of values of a slot, behind its key. */
static uint64_t *slot_set(const struct parts *parts, size_t at) {
    return parts->slots + at * slot_words(parts) + parts->rules->words;
}

/* The set of the key's slot, or, when that is not *found, of a free one for it, or, with all near ones taken,
 * of one to be used anew. */
static uint64_t *find_slot(const struct parts *parts, const uint64_t *key, bool *found) {
    size_t words = parts->rules->words, mask = parts->capacity - 1;
    uint64_t hash = hash_key(key, words);
    size_t at = hash & mask;
    *found = false;
    for (size_t i = 0; i < MOST_PROBES; i++, at = (at + 1) & mask) {
        uint64_t *slot = parts->slots + at * slot_words(parts);
        *found = slot[words] != 0 && is_same(slot, key, words);
        if (*found || slot[words] == 0) return slot + words;
    }
    return slot_set(parts, (hash + (hash >> 40) % MOST_PROBES) & mask);
}

void parts_fetch(const struct parts *parts, const uint64_t *part) {
    if (parts->capacity == 0) return;
    size_t at = hash_key(part, parts->rules->words) & (parts->capacity - 1);
    bits_prefetch(parts->slots + at * slot_words(parts));
}

uint64_t parts_possible(const struct parts *parts, const uint64_t *part) {
    bool found = false;
    if (parts->capacity == 0) return UINT64_MAX;
    const uint64_t *set = find_slot(parts, part, &found);
    return found ? *set : UINT64_MAX;
}

static void put(struct parts *parts, const uint64_t *part, uint64_t possible) {
    bool found;
    uint64_t *set = find_slot(parts, part, &found);
    parts->used += *set == 0;
    memcpy(set - parts->rules->words, part, parts->rules->words * sizeof *part);
    *set = possible;
}

/* May there be this many slots? Other structures are forgotten for them. */
static bool make_room(struct parts *parts, size_t capacity) {
    struct memory *memory = parts->memory;
    size_t slot = slot_words(parts) * sizeof *parts->slots, others = 0;
    for (size_t i = 0; i < STRUCTURES; i++)
        if (memory->parts[i] && memory->parts[i] != parts)
            others += memory->parts[i]->capacity * slot_words(memory->parts[i]) * sizeof *parts->slots;
    if (claim(parts->solver, memory, others + capacity * slot)) return true;
    if (capacity * slot > memory->bytes) return false;
    for (size_t i = 0; i < STRUCTURES; i++) {
        if (memory->parts[i] == parts) continue;
        parts_free(memory->parts[i]);
        memory->parts[i] = NULL;
    }
    return true;
}

/* Doubles the slots where that is possible; false: there is not even one. */
static bool grow(struct parts *parts) {
    size_t capacity = parts->capacity ? parts->capacity * 2 : FIRST_SLOTS;
    if (!make_room(parts, capacity)) return parts->capacity > 0;
    uint64_t *slots = memory_take_zeroed(capacity, slot_words(parts) * sizeof *slots);
    if (!slots) return parts->capacity > 0;
    struct parts old = *parts;
    parts->slots = slots;
    parts->capacity = capacity;
    parts->used = 0;
    for (size_t i = 0; i < old.capacity; i++)
        if (*slot_set(&old, i)) put(parts, old.slots + i * slot_words(parts), *slot_set(&old, i));
    free(old.slots);
    return true;
}

enum solve_status parts_remember(struct parts *parts, const uint64_t *part, uint64_t possible) {
    if (possible == 0) return SOLVE_TOO_LARGE;
    if (parts->used * 4 >= parts->capacity * 3 && !grow(parts)) return SOLVE_NO_MEMORY;
    put(parts, part, possible);
    return SOLVE_OK;
}
