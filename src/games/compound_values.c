/* SPDX-License-Identifier: MIT */
/* The values of sums. A part that can be won at once (a triangle completed) wins the whole compound, so what
 * else could be played does not matter then; otherwise values add by nim-sum (Sprague 1935, Grundy 1939). */
#include <assert.h>
#include <string.h>

#include "games/compound_parts.h"
#include "nimm/nim.h"

bool compound_is_decided(const struct compound *compound) {
    for (size_t i = 0; i < compound->n; i++) {
        const struct game *game = compound_game(compound, i);
        if (game->decided && game->decided(compound_position(compound, i))) return true;
    }
    return false;
}

/* Does this legal move, of a game that can be won at once, win its part, and with it the compound? */
static bool move_decides(const struct compound *compound, unsigned mover, const struct move *move) {
    const struct game *game = compound_game(compound, move->component);
    struct compound_room room;
    return game->decided(compound_play_part(compound, mover, move, &room));
}

/* The part's next move, as the compound knows it. */
static bool next_move(const struct compound *compound, size_t i, unsigned mover, struct moves *moves) {
    moves->move.component = 0;
    bool found = compound_game(compound, i)->moves(compound_position(compound, i), mover, moves);
    moves->move.component = (uint16_t)i;
    return found;
}

bool compound_can_decide(const struct compound *compound, unsigned mover) {
    for (size_t i = 0; i < compound->n; i++) {
        struct moves moves = {0};
        if (!compound_game(compound, i)->decided) continue;
        while (next_move(compound, i, mover, &moves))
            if (move_decides(compound, mover, &moves.move)) return true;
    }
    return false;
}

static enum solve_status value_of(struct solver *solver, const struct game *game, const void *position,
                                  uint64_t *value) {
    struct piles piles;
    enum solve_status status = game_piles(solver, game, position, &piles);
    if (status == SOLVE_OK) *value = nim_sum(piles.value, piles.n);
    return status;
}

enum solve_status compound_values(struct solver *solver, const struct compound *compound,
                                  uint64_t values[COMPOUND_PARTS]) {
    enum solve_status status = SOLVE_OK;
    memset(values, 0, COMPOUND_PARTS * sizeof *values);
    if (compound_is_decided(compound)) return SOLVE_OK;
    if (compound_can_decide(compound, 0)) return SOLVE_NO_ANSWER;
    for (size_t i = 0; i < compound->n && status == SOLVE_OK; i++)
        status = value_of(solver, compound_game(compound, i), compound_position(compound, i), &values[i]);
    return status;
}

/* Tries every move of the part: for games that have no shortcut. After a move that lets the opponent win at
 * once there is no value, and so not the one that is asked for. */
static enum solve_status try_moves(struct solver *solver, const struct compound *compound, size_t i,
                                   unsigned mover, uint64_t value, struct move_list *list) {
    enum solve_status status = SOLVE_OK;
    struct compound_room room;
    struct moves moves = {0};
    while (status == SOLVE_OK && next_move(compound, i, mover, &moves)) {
        const void *after = compound_play_part(compound, mover, &moves.move, &room);
        uint64_t reached = 0;
        status = solver_spend(solver, 1);
        if (status == SOLVE_OK) status = value_of(solver, compound_game(compound, i), after, &reached);
        if (status == SOLVE_OK && reached == value) move_list_add(list, &moves.move);
        if (status == SOLVE_NO_ANSWER) status = SOLVE_OK;
    }
    return status;
}

/* The moves of the part that leave it with this value. */
static enum solve_status add_moves_to(struct solver *solver, const struct compound *compound, size_t i,
                                      unsigned mover, uint64_t value, struct move_list *list) {
    const struct game *game = compound_game(compound, i);
    if (!game->winning) return try_moves(solver, compound, i, mover, value, list);
    struct move_list own = {.limit = list->limit - list->n};
    if (own.limit > 0) own.moves = list->moves + list->n;
    enum solve_status status =
        game->winning(solver, compound_position(compound, i), mover, false, value, &own);
    assert(status != SOLVE_NO_ANSWER); /* each part has a value here */
    for (size_t k = 0; k < own.n; k++) own.moves[k].component = (uint16_t)i;
    list->n += own.n;
    count_add(&list->total, own.total.n);
    list->total.more |= own.total.more;
    return status;
}

static void add_deciding_moves(const struct compound *compound, unsigned mover, struct move_list *list) {
    for (size_t i = 0; i < compound->n; i++) {
        struct moves moves = {0};
        if (!compound_game(compound, i)->decided) continue;
        while (next_move(compound, i, mover, &moves))
            if (move_decides(compound, mover, &moves.move)) move_list_add(list, &moves.move);
    }
}

enum solve_status compound_winning(struct solver *solver, const struct compound *compound, unsigned mover,
                                   uint64_t value, struct move_list *list) {
    uint64_t values[COMPOUND_PARTS];
    enum solve_status status = compound_values(solver, compound, values);
    if (status == SOLVE_NO_ANSWER && value == 0) {
        add_deciding_moves(compound, mover, list);
        return SOLVE_OK;
    }
    if (status != SOLVE_OK || compound_is_decided(compound)) return status;
    uint64_t others = nim_sum(values, compound->n) ^ value;
    for (size_t i = 0; i < compound->n && status == SOLVE_OK; i++)
        status = add_moves_to(solver, compound, i, mover, others ^ values[i], list);
    return status;
}
