/* SPDX-License-Identifier: MIT */
#include "core/text.h"
#include "piles.h"

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
static void look_ahead(const struct state *state, unsigned mover, size_t *lost, size_t *open) {
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
            for (unsigned mover = 0; mover < 2 && total_of(&state) <= TOTAL; mover++) {
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

static void assert_state_agrees(struct solver *solver, const struct state *state, unsigned mover) {
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
    (void)unused;
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
    nimm_solver_free(solver);
}

/* Puts stones on a pile whenever there are any to put, one at a time: the longest stalling. */
static struct move creeping_move(const struct game *game, const void *position, unsigned mover,
                                 struct random *random) {
    for (struct moves moves = {0}; game->moves(position, mover, &moves);)
        if (!game->advances(NULL, position, mover, false, &moves.move)) return moves.move;
    return random_move(game, position, mover, random);
}

/* Puts all its stones on the last pile whenever there are any to put. */
static struct move stalling_move(const struct game *game, const void *position, unsigned mover,
                                 struct random *random) {
    struct move best = random_move(game, position, mover, random);
    for (struct moves moves = {0}; game->moves(position, mover, &moves);)
        if (!game->advances(NULL, position, mover, false, &moves.move)) best = moves.move;
    return best;
}

/* At each of its moves the winner gets a stone more into a pool that it never opens. */
static void an_optimal_player_wins_within_two_moves_a_stone(void **unused) {
    (void)unused;
    reply *const opponents[] = {random_move, stalling_move, creeping_move};
    struct solver *solver = new_solver(0);
    struct random random = nimm_random_from_seed(1);
    for (size_t i = 0; i < STATES; i++) {
        struct state state = state_of(i);
        if (total_of(&state) > 7 || (state.pile[0] ^ state.pile[1] ^ state.pile[2]) == 0) continue;
        void *position = position_of_state(&state);
        for (unsigned k = 0; k < 6; k++)
            assert_wins_within(solver, poker, position, k % 2, opponents[k / 2], &random,
                               2 * total_of(&state));
        free(position);
    }
    nimm_solver_free(solver);
}

static void an_optimal_player_wins_random_starts(void **unused) {
    (void)unused;
    reply *const opponents[] = {random_move, stalling_move, creeping_move};
    const struct shape shape = {.parts = {1, 6}, .amount = {1, 12}};
    struct solver *solver = new_solver(0);
    struct text why = {0};
    void *start = malloc(poker->size);
    assert_non_null(start);
    for (uint64_t seed = 0; seed < 90; seed++) {
        struct random random = nimm_random_from_seed(seed);
        assert_true(poker->random(NULL, &shape, &random, start, &why));
        if (value_of(solver, poker, start) > 0)
            assert_wins_within(solver, poker, start, seed % 2, opponents[seed % 3], &random, 2 * 6 * 12);
    }
    nimm_solver_free(solver);
    nimm_text_free(&why);
    free(start);
}

static void winning_moves_and_legal_moves_agree(void **unused) {
    (void)unused;
    static const char *const texts[] = {"3,4,5/2,1", "0,0/3,0", "1,0,2/0,6", "7", "5,5,5,5/4,9"};
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < 2 * LENGTH(texts); i++) {
        void *position = position_of(poker, NULL, texts[i / 2]);
        for (uint64_t value = 0; value < 17; value++)
            assert_winning_agrees(solver, poker, position, i % 2, value);
        assert_check_agrees_with_moves(poker, position, i % 2,
                                       &(struct move){.kind = 3, .part = 5, .amount = 11});
        free(position);
    }
    nimm_solver_free(solver);
}

static void the_winner_never_adds_stones(void **unused) {
    (void)unused;
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
    nimm_solver_free(solver);
}

static void positions_are_read_and_printed(void **unused) {
    (void)unused;
    assert_reads_as(poker, "3,4,5/2,1", "3,4,5/2,1");
    assert_reads_as(poker, "3 4 5 / 2 1", "3,4,5/2,1");
    assert_reads_as(poker, "3,4,5", "3,4,5/0,0");
    assert_reads_as(poker, "0/0,0", "0/0,0");
    assert_reads_as(poker, "18446744073709551610/2,3", "18446744073709551610/2,3");
}

static void wrong_positions_are_refused(void **unused) {
    (void)unused;
    const char *much = "the stones together are more than 18446744073709551615";
    assert_refuses(poker, "18446744073709551615/1,0", much);
    assert_refuses(poker, "18446744073709551615,1", much);
    assert_refuses(poker, "1/18446744073709551615,18446744073709551615", much);
    assert_refuses(poker, "9223372036854775808,9223372036854775808/0,5", much);
    assert_refuses(poker, "3,4/2",
                   "\"2\" is only one pool: write those of players 1 and 2 behind the slash, as 3,4,5/2,1");
    assert_refuses(poker, "3,4/2,1,0", "too many numbers: at most 2 fit here");
    assert_refuses(poker, "3,4/", "a pool size is missing in \"\": write whole numbers, such as 3,4,5");
    assert_refuses(poker, "/2,1", "a pile size is missing in \"\": write whole numbers, such as 3,4,5");
    assert_refuses(poker, "3/2,1/1", "\"1/1\" is not a pool size: write whole numbers, such as 3,4,5");
    assert_refuses(poker, "3/x,1", "\"x\" is not a pool size: write whole numbers, such as 3,4,5");
    static const char *const texts[] = {
        "", " ", ",", "/", "//", "1,,2", "-1", "hello", "18446744073709551616", "1/2,,3", "\xFF\xFE"};
    for (size_t i = 0; i < LENGTH(texts); i++) assert_refuses(poker, texts[i], NULL);
    char *text = malloc(100001);
    assert_non_null(text);
    text[100000] = '\0';
    for (const char *fill = "9 ,x/\x80"; *fill; fill++) {
        memset(text, *fill, 100000);
        assert_refuses(poker, text, NULL);
    }
    free(text);
}

static void a_move_is_read_in_many_words(void **unused) {
    (void)unused;
    static const char *const adds[] = {"2 +1",         "2+1",
                                       "2 + 1",        "2,+1",
                                       "put 1 on 2",   "put 1 stone on pile 2",
                                       "add 1 to 2",   "Add 1 from my pool to pile 2",
                                       "put +1 on 2",  "put 2 1",
                                       "put 1 onto 2", "put 1 onto pile 2"};
    static const char *const takes[] = {"2 1", "2,1", "2:1", "take 1 from 2", "take 1 stone from pile 2"};
    for (size_t i = 0; i < LENGTH(adds); i++) assert_move_answer(poker, "3,4,0/2,1", 0, adds[i], "2 +1");
    for (size_t i = 0; i < LENGTH(takes); i++) assert_move_answer(poker, "3,4,0/2,1", 0, takes[i], "2 1");
    assert_move_answer(poker, "3,4,0/2,1", 0, "3 +2", "3 +2"); /* an emptied pile is still a pile */
}

static void a_wrong_move_is_answered_with_what_is_legal(void **unused) {
    (void)unused;
    assert_move_answer(poker, "3,4,0/2,1", 0, "2 5",
                       "Pile 2 has 4 stones: take 1 to 4, or put 1 to 2 from your pool on it, as 2 +1.");
    assert_move_answer(poker, "3,4,0/2,1", 1, "2 +2",
                       "Pile 2 has 4 stones: take 1 to 4, or put 1 from your pool on it, as 2 +1.");
    assert_move_answer(poker, "3,4,0/2,1", 0, "3 1",
                       "Pile 3 has 0 stones: put 1 to 2 from your pool on it, as 3 +1.");
    assert_move_answer(poker, "3,4,0/0,1", 0, "2 +1",
                       "Your pool is empty, so you can only take. Pile 2 has 4 stones: take 1 to 4.");
    assert_move_answer(poker, "3,4,0/0,1", 0, "3 +1",
                       "Your pool is empty, so you can only take. Pile 3 is empty: choose pile 1 or 2.");
    assert_move_answer(poker, "3,4,0/0,1", 0, "3 1", "Pile 3 is empty: choose pile 1 or 2.");
    assert_move_answer(poker, "3,4,0/2,1", 0, "4 +1", "There is no pile 4: choose pile 1, 2 or 3.");
    assert_move_answer(poker, "3,4,0/2,1", 0, "2 +18446744073709551616",
                       "Pile 2 has 4 stones: take 1 to 4, or put 1 to 2 from your pool on it, as 2 +1.");
    assert_move_answer(poker, "3,4,0/2,1", 0, "0 +1", "There is no such pile: choose pile 1, 2 or 3.");
    assert_move_answer(poker, "3,4,0/2,1", 0, "4294967297 +1",
                       "There is no such pile: choose pile 1, 2 or 3.");
    assert_move_answer(poker, "3,4,0/2,1", 0, "18446744073709551616 +1",
                       "There is no such pile: choose pile 1, 2 or 3.");
    assert_move_answer(poker, "3,4,0/2,1", 0, "2 +1+",
                       "Pile 2 has 4 stones: take 1 to 4, or put 1 to 2 from your pool on it, as 2 +1.");
    static const char *const none[] = {"put x on 2", "put 1 on on 2", "put on 2 1"};
    for (size_t i = 0; i < LENGTH(none); i++) {
        struct text expected = {0};
        text_addf(&expected,
                  "\"%s\" is not a move. Type pile 1, 2 or 3 and how many stones, as 1 1. "
                  "With a plus you put them there from your pool, as 1 +2.",
                  none[i]);
        assert_move_answer(poker, "3,4,0/2,1", 0, none[i], nimm_text_string(&expected));
        nimm_text_free(&expected);
    }
    assert_move_answer(poker, "3,4,0/2,1", 0, "five",
                       "\"five\" is not a move. Type pile 1, 2 or 3 and how many stones, as 1 1. "
                       "With a plus you put them there from your pool, as 1 +2.");
    assert_move_answer(poker, "3,4,0/1,1", 0, "five",
                       "\"five\" is not a move. Type pile 1, 2 or 3 and how many stones, as 1 1. "
                       "With a plus you put them there from your pool, as 1 +2.");
}

static void hostile_moves_are_survived(void **unused) {
    (void)unused;
    void *position = position_of(poker, NULL, "3,0,18446744073709551600/2,1");
    assert_survives_hostile_moves(poker, position);
    free(position);
}

static void moves_are_said_with_their_verb(void **unused) {
    (void)unused;
    struct text text = {0};
    void *position = position_of(poker, NULL, poker->sample);
    poker->say_move(position, &(struct move){.part = 1, .amount = 3}, &text);
    text_add(&text, "; ");
    poker->say_move(position, &(struct move){.kind = 1, .part = 1, .amount = 3}, &text);
    assert_string_equal(nimm_text_string(&text), "take 3 from pile 2; put 3 on pile 2");
    nimm_text_free(&text);
    free(position);
}

static void the_board_shows_piles_and_pools(void **unused) {
    (void)unused;
    assert_draws(poker, "3,0,50/2,18446744073709551500", &(struct style){.width = 60},
                 "Pile 1 : O O O\nPile 2 :\nPile 3 : 50 stones\nPool of player 1 : O O\n"
                 "Pool of player 2 : 18446744073709551500 stones\n");
    assert_draws(poker, "3/1,0", &(struct style){.width = 60, .plain = true},
                 "Pile 1 : 3 stones\nPool of player 1 : 1 stone\nPool of player 2 : 0 stones\n");
    assert_draws(poker, "2/1,2", &(struct style){.width = 60, .stones = true, .utf8 = true},
                 "Pile 1 : \xE2\x97\x8F \xE2\x97\x8F\nPool of player 1 : \xE2\x97\x8F\n"
                 "Pool of player 2 : \xE2\x97\x8F \xE2\x97\x8F\n");
    assert_draws(poker, "2/1,2", &(struct style){.width = 60, .stones = true},
                 "Pile 1 : O O\nPool of player 1 : O\nPool of player 2 : O O\n");
    assert_draws_within_width(poker, "1,12,100/12,18446744073709551300");
}

static void random_starts_are_fair_and_without_pools(void **unused) {
    (void)unused;
    struct text text = {0}, why = {0};
    assert_fair(poker, NULL);
    random_text(poker, &(struct shape){.parts = {1, 1}, .amount = {7, 7}}, 5, &text, &why);
    assert_string_equal(nimm_text_string(&text), "7/0,0");
    random_text(poker, &(struct shape){.parts = {9, 9}, .amount = {UINT64_MAX, UINT64_MAX}}, 5, &text, &why);
    assert_string_equal(nimm_text_string(&why), "the stones together are more than 18446744073709551615");
    nimm_text_free(&text);
    nimm_text_free(&why);
}

static void the_game_is_played_neither_in_sums_nor_misere(void **unused) {
    (void)unused;
    assert_int_equal(poker->flags & (NIMM_GAME_PARTISAN | NIMM_GAME_LOOPY),
                     NIMM_GAME_PARTISAN | NIMM_GAME_LOOPY);
    assert_false(nimm_solve_has_misere(poker));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(states_agree_with_retrograde_analysis),
        cmocka_unit_test(an_optimal_player_wins_within_two_moves_a_stone),
        cmocka_unit_test(an_optimal_player_wins_random_starts),
        cmocka_unit_test(winning_moves_and_legal_moves_agree),
        cmocka_unit_test(the_winner_never_adds_stones),
        cmocka_unit_test(positions_are_read_and_printed),
        cmocka_unit_test(wrong_positions_are_refused),
        cmocka_unit_test(a_move_is_read_in_many_words),
        cmocka_unit_test(a_wrong_move_is_answered_with_what_is_legal),
        cmocka_unit_test(hostile_moves_are_survived),
        cmocka_unit_test(moves_are_said_with_their_verb),
        cmocka_unit_test(the_board_shows_piles_and_pools),
        cmocka_unit_test(random_starts_are_fair_and_without_pools),
        cmocka_unit_test(the_game_is_played_neither_in_sums_nor_misere),
    };
    return cmocka_run_group_tests_name("poker-nim", tests, NULL, NULL);
}
