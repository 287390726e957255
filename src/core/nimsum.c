/* SPDX-License-Identifier: MIT */
#include "nimm/nimsum.h"

uint64_t nim_sum(const uint64_t *piles, size_t n) {
    uint64_t sum = 0;
    for (size_t i = 0; i < n; i++) sum ^= piles[i];
    return sum;
}

bool nim_pile_balances(uint64_t pile, uint64_t sum) {
    return (pile ^ sum) < pile;
}

size_t nim_balancing_moves(const uint64_t *piles, size_t n, struct balancing_move *moves) {
    uint64_t sum = nim_sum(piles, n);
    size_t found = 0;
    for (size_t i = 0; i < n; i++) {
        if (!nim_pile_balances(piles[i], sum)) continue;
        uint64_t leave = piles[i] ^ sum;
        moves[found++] = (struct balancing_move){i, piles[i] - leave, leave};
    }
    return found;
}

struct nim_grid nim_grid(const uint64_t *piles, size_t n) {
    uint64_t any = 0;
    for (size_t i = 0; i < n; i++) any |= piles[i];
    struct nim_grid grid = {0, nim_sum(piles, n)};
    while (grid.columns < 64 && any >> grid.columns) grid.columns++;
    return grid;
}
