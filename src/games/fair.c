/* SPDX-License-Identifier: MIT */
#include "games/fair.h"

void fair_draw(struct fair *fair, const struct octal_code *code, uint64_t largest, struct random *random) {
    fair->wish = (enum fair_wish)nimm_random_between(random, FAIR_ANY, FAIR_WON);
    if (largest > FAIR_MOST) fair->wish = FAIR_ANY;
    if (fair->wish == FAIR_ANY) return;
    struct octal_sequence *sequence = nimm_octal_sequence_new(code, FAIR_MOST + 1, NULL);
    for (uint64_t pile = 0; pile <= largest; pile++) nimm_octal_value(sequence, pile, &fair->values[pile]);
    nimm_octal_sequence_free(sequence);
}

bool fair_accepts(const struct fair *fair, const uint64_t *piles, size_t n) {
    if (fair->wish == FAIR_ANY) return true;
    uint64_t sum = 0;
    for (size_t i = 0; i < n; i++) sum ^= fair->values[piles[i]];
    return (sum == 0) == (fair->wish == FAIR_LOST);
}
