/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/compound_parts.h"

static bool has_moves(const struct game *game, const void *position, unsigned n) {
    struct moves moves = {0};
    while (n > 0 && game->moves(position, 0, &moves)) n--;
    return n == 0;
}

static bool has_game(const struct compound *compound, const struct game *game) {
    for (size_t i = 0; i < compound->n; i++)
        if (compound_game(compound, i) == game) return true;
    return false;
}

/* Adds a random position of the game; where we can choose, also of another game
 * than the other parts, and with a few moves. */
static void add_random_part(const struct game *game, bool choosy, const struct shape *shape,
                            struct random *random, struct compound *compound, struct text *why) {
    enum { FEW = 3 };
    if (!compound_admits_game(game) || (choosy && has_game(compound, game))) return;
    void *place = compound_add(compound, game);
    if (!place) return;
    struct text refusal = {0};
    bool drawn =
        game->random(NULL, shape, random, place, &refusal) && (!choosy || has_moves(game, place, FEW));
    text_free(&refusal);
    if (!drawn) compound_drop(compound);
}

/* Parts are small, so that their values are, too, and the second player has a fair chance. Which games can
 * start that small, they say themselves. */
bool compound_random(const struct shape *shape, struct random *random, struct compound *compound,
                     struct text *why) {
    enum { TRIES = 600, CHOOSY_TRIES = 300 };
    struct range parts = shape->parts.high > 0 ? shape->parts : (struct range){2, 3};
    struct shape own = {.parts = {1, 2}, .amount = {2, 5}};
    if (shape->amount.high > 0) own.amount = shape->amount;
    memset(compound, 0, sizeof *compound);
    if (parts.low < 1 || parts.low > parts.high || parts.high > COMPOUND_PARTS) {
        text_addf(why, "there can be 1 to %d parts", COMPOUND_PARTS);
        return false;
    }
    if (own.amount.low > own.amount.high) {
        text_add(why, "the smallest amount is above the largest");
        return false;
    }
    uint64_t n = random_between(random, parts.low, parts.high);
    for (unsigned tries = 0; compound->n < n && tries < TRIES; tries++) {
        const struct game *game = game_list[random_between(random, 0, game_count - 1)];
        add_random_part(game, tries < CHOOSY_TRIES, &own, random, compound, why);
    }
    if (compound->n == n) return true;
    text_add(why, "no games have parts of that size to start from: let the amount be smaller");
    return false;
}
