/* SPDX-License-Identifier: MIT */
/* What a search of sums of parts remembers: of each structure, what is known of the parts' values. */
#ifndef CORE_PARTS_MEMORY_H
#define CORE_PARTS_MEMORY_H

#include "nimm/parts.h"

/* Words that grow; what is open of the search stands in it, one node behind another. Each option is a header
 * and then the keys of its parts. */
struct parts_options {
    uint64_t *word;
    size_t n, capacity;
    size_t option;             /* the header of the newest option */
    size_t count;              /* how many options since it was last set to 0 */
    size_t words;              /* of a key */
    const struct parts *parts; /* whose they are */
    bool failed;
};

enum { REPLIES = 64 };

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
    uint32_t reply[REPLIES]; /* moves that were seen to refute the last question */
    size_t replies;
};

/* The values that a part may have, as bits 0 to 63; with a single bit its value is known. */
uint64_t parts_possible(const struct parts *parts, const uint64_t *part);

/* Has what is known of the part brought near, for it will soon be asked for. */
void parts_fetch(const struct parts *parts, const uint64_t *part);

/* The part has one of these values. SOLVE_TOO_LARGE: there is none, its value is 64 or more. SOLVE_NO_MEMORY.
 */
enum solve_status parts_remember(struct parts *parts, const uint64_t *part, uint64_t possible);

#endif
