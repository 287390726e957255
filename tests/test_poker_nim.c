/* SPDX-License-Identifier: MIT */
/* Poker-Nim against retrograde analysis of its literal rules. */
#include "support.h"

#include <stdio.h>

extern const struct game game_poker_nim;
static const struct game *const poker = &game_poker_nim;

/* Poker-Nim once more, by the letter of its rules: all states of three piles and two pools with at most TOTAL
 * stones, solved backwards from those without a move (retrograde analysis). */
enum { TOTAL = 8, SIDE = TOTAL + 1, STATES = SIDE * SIDE * SIDE * SIDE * SIDE };
enum label { UNKNOWN, WON, LOST };

struct state {
    unsigned pile[3], pool[2];
};

static unsigned total_of(const struct state *state) {
    return state->pile[0] + state->pile[1] + state->pile[2] + state->pool[0] + state->pool[1];
}

static struct state state_of(size_t index) {
    struct state state;
    for (size_t i = 0; i < 3; i++, index /= SIDE) state.pile[i] = (unsigned)(index % SIDE);
    for (size_t i = 0; i < 2; i++, index /= SIDE) state.pool[i] = (unsigned)(index % SIDE);
    return state;
}

static size_t index_of(const struct state *state) {
    size_t index = state->pool[1] * SIDE + state->pool[0];
    for (size_t i = 3; i-- > 0;) index = index * SIDE + state->pile[i];
    return index;
}

static enum label labels[STATES][2]; /* by the player to move */

/* What the moves of a player leave the opponent with. */
static void look_ahead(const struct state *state, enum player mover, size_t *lost, size_t *open) {
    *lost = *open = 0;
    for (size_t pile = 0; pile < 3; pile++) {
        for (int change = -TOTAL; change <= TOTAL; change++) {
            struct state after = *state;
            int left = (int)state->pile[pile] + change, pool = (int)state->pool[mover] - change;
            if (change == 0 || left < 0 || pool < 0) continue;
            after.pile[pile] = (unsigned)left;
            after.pool[mover] = (unsigned)pool;
            enum label label = labels[index_of(&after)][!mover];
            *lost += label == LOST;
            *open += label != WON;
        }
    }
}

static void analyse(void) {
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < STATES; i++) {
            struct state state = state_of(i);
            for (enum player mover = 0; mover < 2 && total_of(&state) <= TOTAL; mover++) {
                size_t lost, open;
                if (labels[i][mover] != UNKNOWN) continue;
                look_ahead(&state, mover, &lost, &open);
                if (lost == 0 && open > 0) continue;
                labels[i][mover] = lost > 0 ? WON : LOST;
                changed = true;
            }
        }
    }
}

static void *position_of_state(const struct state *state) {
    char string[64];
    sprintf(string, "%u,%u,%u/%u,%u", state->pile[0], state->pile[1], state->pile[2], state->pool[0],
            state->pool[1]);
    return position_of(poker, NULL, string);
}

static void assert_state_agrees(struct solver *solver, const struct state *state, enum player mover) {
    void *position = position_of_state(state);
    struct question question = {.game = poker, .position = position, .mover = mover};
    struct move_list list = {0};
    enum outcome outcome;
    size_t lost, open;
    enum label label = labels[index_of(state)][mover];
    assert_int_not_equal(label, UNKNOWN); /* no draws */
    assert_true((label == WON) == ((state->pile[0] ^ state->pile[1] ^ state->pile[2]) != 0));
    assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
    assert_int_equal(outcome, label == WON ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
    look_ahead(state, mover, &lost, &open);
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_OK);
    assert_true(list.total.n == lost && !list.total.more);
    free(position);
}

static void states_agree_with_retrograde_analysis(void **unused) {
    struct solver *solver = new_solver(0);
    size_t states = 0;
    analyse();
    for (size_t i = 0; i < STATES; i++) {
        struct state state = state_of(i);
        if (total_of(&state) > TOTAL) continue;
        assert_state_agrees(solver, &state, 0);
        assert_state_agrees(solver, &state, 1);
        states += 2;
    }
    assert_int_equal(states, 2 * 1287); /* C(8 + 5, 5) */
    solver_free(solver);
}

static void the_winner_never_adds_stones(void **unused) {
    struct solver *solver = new_solver(0);
    void *position = position_of(poker, NULL, "4,3,5/2,1");
    struct question question = {.game = poker, .position = position};
    struct move moves[4];
    struct move_list list = {.moves = moves, .limit = LENGTH(moves)};
    struct advice advice;
    struct text text = {0};
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_OK);
    assert_int_equal(list.n, 3); /* 1 +2, 2 2 and 3 +2 */
    assert_false(poker->advances(solver, position, 0, false, &moves[0]));
    assert_true(poker->advances(solver, position, 0, false, &moves[1]));
    assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
    poker->print_move(position, &advice.move, &text);
    assert_string_equal(nimm_text_string(&text), "2 2");
    nimm_text_free(&text);
    free(position);
    solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(states_agree_with_retrograde_analysis),
        cmocka_unit_test(the_winner_never_adds_stones),
    };
    return cmocka_run_group_tests_name("poker-nim", tests, NULL, NULL);
}
