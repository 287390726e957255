/* SPDX-License-Identifier: MIT */
#include "games/sequence.h"

#include <string.h>

struct key {
    char tag[8];
    struct octal_code code;
};

static void release(void *sequence) {
    octal_sequence_free(sequence);
}

/* What a sequence may grow to: its values, and the working memory of the mex and of the search for periods.
 */
static size_t most_bytes(const struct octal_sequence *sequence) {
    enum { WORKING_BYTES = 1 << 18, BYTES_A_VALUE = 8 };
    return octal_sequence_limit(sequence) * BYTES_A_VALUE + WORKING_BYTES;
}

static bool go_on(void *solver, size_t done) {
    (void)done;
    return solver_spend(solver, 0) != SOLVE_STOPPED;
}

enum solve_status sequence_of(struct solver *solver, const struct octal_code *code,
                              struct octal_sequence **sequence) {
    struct key key;
    memset(&key, 0, sizeof key);
    memcpy(key.tag, "octal", sizeof "octal");
    key.code = *code;
    *sequence = solver_find(solver, &key, sizeof key);
    if (*sequence) return SOLVE_OK;
    *sequence = octal_sequence_new(code, 0);
    if (!*sequence) return SOLVE_NO_MEMORY;
    octal_sequence_watch(*sequence, go_on, solver);
    if (solver_keep(solver, &key, sizeof key, *sequence, most_bytes(*sequence), release)) return SOLVE_OK;
    octal_sequence_free(*sequence);
    *sequence = NULL;
    return SOLVE_TOO_LARGE;
}

enum solve_status sequence_values(struct octal_sequence *sequence, const uint64_t *piles, size_t n,
                                  uint64_t *values) {
    static const enum solve_status status_of[] = {
        [OCTAL_OK] = SOLVE_OK,
        [OCTAL_TOO_LARGE] = SOLVE_TOO_LARGE,
        [OCTAL_NO_MEMORY] = SOLVE_NO_MEMORY,
        [OCTAL_STOPPED] = SOLVE_STOPPED,
    };
    enum octal_result result = OCTAL_OK;
    for (size_t i = 0; result == OCTAL_OK && i < n; i++) result = octal_value(sequence, piles[i], &values[i]);
    return status_of[result];
}

bool fair_draw(struct fair *fair, const struct octal_code *code, uint64_t largest, struct random *random,
               struct text *why) {
    fair->wish = (enum fair_wish)random_between(random, FAIR_ANY, FAIR_WON);
    if (largest > FAIR_MOST) fair->wish = FAIR_ANY;
    if (fair->wish == FAIR_ANY) return true;
    octal_values_plain(code, fair->values, (size_t)largest + 1);
    return true;
}

bool fair_accepts(const struct fair *fair, const uint64_t *piles, size_t n) {
    if (fair->wish == FAIR_ANY) return true;
    unsigned sum = 0;
    for (size_t i = 0; i < n; i++) sum ^= fair->values[piles[i]];
    return (sum == 0) == (fair->wish == FAIR_LOST);
}
