/* SPDX-License-Identifier: MIT */
#include "nimm/parts.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "nimm/bits.h"

/* Words that grow; what is open of the search stands in it, one node behind another. Each option is a header,
 * the number of its parts, and then their keys. */
struct parts_options {
    uint64_t *word;
    size_t n, capacity;
    size_t option; /* the header of the newest option */
    size_t count;  /* how many options since it was last set to 0 */
    size_t words;  /* of a key */
    bool failed;
};

struct parts {
    const struct parts_rules *rules;
    struct solver *solver;
    struct parts_options options;
    struct memory *memory;
    uint64_t *slots; /* keys, each followed by the set of values that the part may still have; 0: free */
    size_t capacity; /* slots, a power of two */
    size_t used;
    void *structure, *context;
    size_t length;
};

/* What a solver remembers of several structures; `bytes` bounds the slots of all. */
enum { STRUCTURES = 4, FIRST_SLOTS = 256, MOST_PROBES = 8, OPTIONS_AT_COST = 16 };
static const size_t most_bytes = (size_t)64 << 20, fewest_bytes = (size_t)64 << 10;

struct memory {
    size_t bytes;
    size_t next; /* the place of the structure that is forgotten next */
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

static enum solve_status find_memory(struct solver *solver, struct memory **memory) {
    static const char key[] = "parts";
    *memory = solver_find(solver, key, sizeof key);
    if (*memory) return SOLVE_OK;
    *memory = calloc(1, sizeof **memory);
    if (!*memory) return SOLVE_NO_MEMORY;
    for (size_t bytes = most_bytes; bytes >= fewest_bytes; bytes /= 2) {
        (*memory)->bytes = bytes;
        if (solver_keep(solver, key, sizeof key, *memory, bytes, memory_free)) return SOLVE_OK;
    }
    free(*memory);
    return SOLVE_TOO_LARGE;
}

static bool is_about(const struct parts *parts, const struct parts_rules *rules, const void *structure,
                     size_t length) {
    return parts && parts->rules == rules && parts->length == length &&
           memcmp(parts->structure, structure, length) == 0;
}

static struct parts *parts_new(const struct parts_rules *rules, const void *structure, size_t length) {
    struct parts *parts = calloc(1, sizeof *parts);
    if (!parts) return NULL;
    parts->rules = rules;
    parts->options.words = rules->words;
    parts->length = length;
    parts->structure = malloc(length);
    parts->context = calloc(1, rules->context_size);
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

/* The set of values of a slot, behind its key. */
static uint64_t *slot_set(const struct parts *parts, size_t at) {
    return parts->slots + at * slot_words(parts) + parts->rules->words;
}

/* The slot of the key, or a free one for it, or, with all near ones taken, one to be used anew. */
static size_t find_slot(const struct parts *parts, const uint64_t *key) {
    size_t words = parts->rules->words, mask = parts->capacity - 1;
    uint64_t hash = hash_key(key, words);
    size_t at = hash & mask;
    for (size_t i = 0; i < MOST_PROBES; i++, at = (at + 1) & mask) {
        const uint64_t *slot = parts->slots + at * slot_words(parts);
        if (slot[words] == 0 || memcmp(slot, key, words * sizeof *key) == 0) return at;
    }
    return (hash + (hash >> 40) % MOST_PROBES) & mask;
}

/* The values that a part may have, as bits 0 to 63; with a single bit its value is known. */
static uint64_t possible_values(const struct parts *parts, const uint64_t *part) {
    if (parts->capacity == 0) return UINT64_MAX;
    size_t at = find_slot(parts, part);
    uint64_t set = *slot_set(parts, at);
    bool found = set != 0 &&
                 memcmp(parts->slots + at * slot_words(parts), part, parts->rules->words * sizeof *part) == 0;
    return found ? set : UINT64_MAX;
}

static bool is_known(uint64_t possible) {
    return (possible & (possible - 1)) == 0;
}

static void put(struct parts *parts, const uint64_t *part, uint64_t possible) {
    size_t at = find_slot(parts, part);
    uint64_t *set = slot_set(parts, at);
    parts->used += *set == 0;
    memcpy(parts->slots + at * slot_words(parts), part, parts->rules->words * sizeof *part);
    *set = possible;
}

/* May there be this many slots? Other structures are forgotten for them. */
static bool make_room(struct parts *parts, size_t capacity) {
    struct memory *memory = parts->memory;
    size_t slot = slot_words(parts) * sizeof *parts->slots, others = 0;
    if (capacity * slot > memory->bytes) return false;
    for (size_t i = 0; i < STRUCTURES; i++)
        if (memory->parts[i] && memory->parts[i] != parts)
            others += memory->parts[i]->capacity * slot_words(memory->parts[i]) * sizeof *parts->slots;
    if (others + capacity * slot <= memory->bytes) return true;
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
    uint64_t *slots = calloc(capacity, slot_words(parts) * sizeof *slots);
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

static enum solve_status remember(struct parts *parts, const uint64_t *part, uint64_t possible) {
    if (possible == 0) return SOLVE_TOO_LARGE; /* the value is 64 or more */
    if (parts->used * 4 >= parts->capacity * 3 && !grow(parts)) return SOLVE_NO_MEMORY;
    put(parts, part, possible);
    return SOLVE_OK;
}

static void push(struct parts_options *options, uint64_t word) {
    if (options->n == options->capacity) {
        size_t capacity = options->capacity ? options->capacity * 2 : 4096;
        uint64_t *words = realloc(options->word, capacity * sizeof *words);
        if (!words) {
            options->failed = true;
            return;
        }
        options->word = words;
        options->capacity = capacity;
    }
    options->word[options->n++] = word;
}

void parts_add_option(struct parts_options *options) {
    options->option = options->n;
    options->count++;
    push(options, 0);
}

void parts_add(struct parts_options *options, const uint64_t *part) {
    for (size_t i = 0; i < options->words; i++) push(options, part[i]);
    if (!options->failed) options->word[options->option]++;
}

/* Has the slots of `count` options' parts brought near, while the first of them are still worked on. */
static void fetch_slots(const struct parts *parts, size_t at, size_t count) {
    const struct parts_options *options = &parts->options;
    if (parts->capacity == 0) return;
    for (size_t i = 0; i < count; i++) {
        for (size_t n = (size_t)options->word[at++]; n > 0; n--, at += options->words) {
            uint64_t hash = hash_key(options->word + at, options->words);
            bits_prefetch(parts->slots + (hash & (parts->capacity - 1)) * slot_words(parts));
        }
    }
}

/* Puts down the options of a part and pays for them; *count tells how many. */
static enum solve_status generate(struct parts *parts, const uint64_t *part, size_t *count) {
    struct parts_options *options = &parts->options;
    uint64_t copy[PARTS_WORDS]; /* the part itself may stand in `options` */
    memcpy(copy, part, options->words * sizeof *part);
    options->count = 0;
    size_t at = options->n;
    parts->rules->options(parts->context, copy, options);
    *count = options->count;
    if (options->failed) return SOLVE_NO_MEMORY;
    fetch_slots(parts, at, *count);
    return solver_spend(parts->solver, 1 + parts->rules->cost * *count / OPTIONS_AT_COST);
}

/* A sum of n parts, the first of them at `first` of the options; the parts of known value are taken out and
 * make up `known`. */
struct sum {
    size_t first, n;
    unsigned known;
    unsigned weight; /* of the parts that are left */
};

/* Looks up what is known, and moves the heaviest part of the others to the end. */
static struct sum reduce(struct parts *parts, size_t first, size_t n) {
    size_t words = parts->rules->words, heaviest = 0;
    struct sum sum = {.first = first};
    uint64_t *kept = parts->options.word + first;
    unsigned most = 0;
    for (size_t i = 0; i < n; i++) {
        const uint64_t *part = parts->options.word + first + i * words;
        uint64_t possible = possible_values(parts, part);
        if (is_known(possible)) {
            sum.known ^= bits_lowest(possible);
            continue;
        }
        unsigned heavy = parts->rules->weight(parts->context, part);
        if (heavy >= most) most = heavy, heaviest = sum.n;
        sum.weight += heavy;
        memmove(kept + sum.n++ * words, part, words * sizeof *part);
    }
    for (size_t i = 0; sum.n > 0 && i < words; i++) {
        uint64_t word = kept[heaviest * words + i];
        kept[heaviest * words + i] = kept[(sum.n - 1) * words + i];
        kept[(sum.n - 1) * words + i] = word;
    }
    return sum;
}

static enum solve_status has_value(struct parts *parts, const uint64_t *part, unsigned k, bool *yes);

static enum solve_status find_value(struct parts *parts, const uint64_t *part, unsigned *value) {
    for (unsigned k = 0; k < 64; k++) {
        bool yes;
        enum solve_status status = has_value(parts, part, k, &yes);
        if (status != SOLVE_OK) return status;
        *value = k;
        if (yes) return SOLVE_OK;
    }
    return SOLVE_TOO_LARGE;
}

/* Is the value of the sum k? The values of all parts but the heaviest turn this into a question about
 * that one. */
static enum solve_status sum_has_value(struct parts *parts, struct sum sum, unsigned k, bool *yes) {
    size_t words = parts->rules->words;
    uint64_t part[PARTS_WORDS];
    k ^= sum.known;
    *yes = k == 0;
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

/* Sorts what is still unknown among the options that start at `mark` behind them, lightest first, as
 * weight, header; *found when one of the known ones has value k. */
static size_t sort_options(struct parts *parts, size_t mark, size_t count, unsigned k, bool *found) {
    struct parts_options *options = &parts->options;
    size_t start = options->n, at = mark;
    for (size_t i = 0; i < count && !*found; i++) {
        size_t n = (size_t)options->word[at];
        struct sum sum = reduce(parts, at + 1, n);
        if (sum.n == 0) *found = sum.known == k;
        options->word[at] = (uint64_t)sum.known << 32 | sum.n;
        if (sum.n > 0) push(options, (uint64_t)sum.weight << 40 | at);
        at += 1 + n * parts->rules->words;
    }
    for (size_t i = start; i < options->n; i++) {
        uint64_t word = options->word[i];
        size_t j = i;
        for (; j > start && options->word[j - 1] > word; j--) options->word[j] = options->word[j - 1];
        options->word[j] = word;
    }
    return start;
}

/* Has one of the options the value k? */
static enum solve_status option_has_value(struct parts *parts, const uint64_t *part, unsigned k,
                                          bool *found) {
    struct parts_options *options = &parts->options;
    size_t mark = options->n, count;
    *found = false;
    enum solve_status status = generate(parts, part, &count);
    if (status == SOLVE_OK) {
        size_t at = sort_options(parts, mark, count, k, found), end = options->n;
        if (options->failed) status = SOLVE_NO_MEMORY;
        for (; status == SOLVE_OK && !*found && at < end; at++) {
            size_t header = (size_t)(options->word[at] & ((UINT64_C(1) << 40) - 1));
            struct sum sum = reduce(parts, header + 1, (size_t)(options->word[header] & UINT32_MAX));
            sum.known ^= (unsigned)(options->word[header] >> 32);
            options->word[header] = (uint64_t)sum.known << 32 | sum.n;
            status = sum_has_value(parts, sum, k, found);
        }
    }
    options->n = mark;
    return status;
}

/* The value is k when no option has the value k, and each smaller value is that of an option, that is, is not
 * the part's own. */
static enum solve_status has_value(struct parts *parts, const uint64_t *part, unsigned k, bool *yes) {
    uint64_t bit = UINT64_C(1) << k, possible = possible_values(parts, part);
    *yes = possible == bit;
    if (*yes || !(possible & bit)) return SOLVE_OK;
    bool found;
    enum solve_status status = option_has_value(parts, part, k, &found);
    if (status != SOLVE_OK) return status;
    possible = possible_values(parts, part);
    status = remember(parts, part, found ? possible & ~bit : possible & (bit | (bit - 1)));
    for (unsigned j = 0; status == SOLVE_OK && !found && j < k; j++)
        status = has_value(parts, part, j, &found);
    *yes = !found;
    if (*yes && status == SOLVE_OK) status = remember(parts, part, bit);
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
    return sum_has_value(parts, reduce(parts, 0, n), 0, is_zero);
}

static enum solve_status plain_value(struct parts *parts, const uint64_t *part, unsigned *value) {
    uint64_t possible = possible_values(parts, part), seen = 0;
    *value = bits_lowest(possible);
    if (is_known(possible)) return SOLVE_OK;
    struct parts_options *options = &parts->options;
    size_t mark = options->n, count, words = parts->rules->words;
    enum solve_status status = generate(parts, part, &count);
    for (size_t i = 0, at = mark; status == SOLVE_OK && i < count; i++) {
        unsigned sum = 0, of_part;
        for (size_t n = (size_t)options->word[at++]; status == SOLVE_OK && n > 0; n--, at += words) {
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
    return remember(parts, part, UINT64_C(1) << *value);
}

enum solve_status parts_value_plain(struct parts *parts, const uint64_t *part, uint64_t *value) {
    unsigned number = 0;
    begin(parts);
    enum solve_status status = plain_value(parts, part, &number);
    if (status == SOLVE_OK) *value = number;
    return status;
}
