/* SPDX-License-Identifier: MIT */
/* One game being played: turns, undo, redo, resignation, the end. */
#include "support.h"

#include "play/session.h"

#define NIM (game_of("nim", &(const char *){NULL}))

static struct session session_of(const char *start, unsigned first, bool misere) {
    struct session session;
    void *position = position_of(NIM, NULL, start);
    session_start(&session, NIM, position, first, misere);
    free(position); /* the session has its own copy */
    return session;
}

static void play(struct session *session, uint32_t pile, uint64_t stones) {
    struct move move = {.part = pile - 1, .amount = stones};
    session_play(session, &move);
}

static void check_at(const struct session *session, const void *position, const char *expected) {
    struct text text = {0};
    session->game->print(position, &text);
    assert_string_equal(nimm_text_string(&text), expected);
    nimm_text_free(&text);
}

static void check_now(const struct session *session, const char *expected) {
    check_at(session, session_position(session), expected);
}

static void players_take_turns_from_the_first(void **state) {
    (void)state;
    for (unsigned first = 0; first < 2; first++) {
        struct session session = session_of("3,4", first, false);
        assert_int_equal(session_mover(&session), first);
        assert_int_equal(session.played, 0);
        check_now(&session, "3,4");
        play(&session, 1, 2);
        assert_int_equal(session_mover(&session), !first);
        play(&session, 2, 4);
        assert_int_equal(session_mover(&session), first);
        check_now(&session, "1,0");
        check_at(&session, session_position_at(&session, 0), "3,4");
        check_at(&session, session_position_at(&session, 1), "1,4");
        assert_int_equal(session_mover_at(&session, 1), !first);
        assert_int_equal(session.moves[1].amount, 4);
        session_end(&session);
    }
}

static void undo_and_redo_go_through_all_that_was_played(void **state) {
    (void)state;
    struct session session = session_of("3,4", 0, false);
    assert_false(session_undo(&session));
    assert_false(session_redo(&session));
    play(&session, 1, 1);
    play(&session, 2, 2);
    play(&session, 1, 2);
    assert_false(session_redo(&session));
    assert_true(session_undo(&session) && session_undo(&session));
    check_now(&session, "2,4");
    assert_int_equal(session_mover(&session), 1);
    assert_true(session_redo(&session));
    check_now(&session, "2,2");
    assert_true(session_redo(&session) && !session_redo(&session));
    check_now(&session, "0,2");
    assert_true(session_undo(&session) && session_undo(&session) && session_undo(&session));
    assert_false(session_undo(&session));
    check_now(&session, "3,4");
    session_end(&session);
}

static void a_new_move_forgets_what_redo_could_have_brought_back(void **state) {
    (void)state;
    struct session session = session_of("3,4", 0, false);
    play(&session, 1, 1);
    play(&session, 1, 1);
    assert_true(session_undo(&session) && session_undo(&session));
    play(&session, 2, 4);
    assert_int_equal(session.recorded, 1);
    assert_false(session_redo(&session));
    check_now(&session, "3,0");
    session_end(&session);
}

static void the_same_move_made_again_from_its_own_record_is_legal(void **state) {
    (void)state;
    struct session session = session_of("1000", 0, false);
    play(&session, 1, 1);
    for (size_t i = 0; i < 900; i++) session_play(&session, &session.moves[0]);
    check_now(&session, "99");
    for (size_t i = 0; i <= 901; i++) {
        struct piles piles;
        assert_int_equal(NIM->piles(NULL, session_position_at(&session, i), &piles), NIMM_SOLVE_OK);
        assert_int_equal(piles.value[0], 1000 - i);
    }
    while (session_undo(&session)) continue;
    check_now(&session, "1000");
    session_end(&session);
}

static void whoever_takes_the_last_stone_wins_or_loses_in_misere_play(void **state) {
    (void)state;
    for (unsigned first = 0; first < 2; first++)
        for (int misere = 0; misere < 2; misere++) {
            struct session session = session_of("1,1,1", first, misere);
            play(&session, 1, 1);
            play(&session, 2, 1);
            assert_false(session_is_over(&session));
            play(&session, 3, 1);
            assert_true(session_is_over(&session));
            assert_int_equal(session_winner(&session), misere ? !first : first);
            assert_true(session_undo(&session));
            assert_false(session_is_over(&session));
            session_end(&session);
        }
}

static void a_game_without_stones_is_over_at_once(void **state) {
    (void)state;
    for (int misere = 0; misere < 2; misere++) {
        struct session session = session_of("0,0", 0, misere);
        assert_true(session_is_over(&session));
        assert_int_equal(session_winner(&session), misere ? 0 : 1);
        session_end(&session);
    }
}

static void whoever_resigns_has_lost_in_any_play(void **state) {
    (void)state;
    for (int misere = 0; misere < 2; misere++) {
        struct session session = session_of("3,4", 0, misere);
        play(&session, 1, 1);
        session_resign(&session);
        assert_true(session_is_over(&session));
        assert_int_equal(session_winner(&session), 0);
        session_end(&session);
    }
}

static void a_resignation_is_taken_back_by_undo_and_ends_play_until_then(void **state) {
    (void)state;
    struct session session = session_of("3,4", 0, false);
    play(&session, 1, 1);
    play(&session, 1, 1);
    assert_true(session_undo(&session));
    session_resign(&session);
    assert_false(session_redo(&session));
    assert_int_equal(session_winner(&session), 0);
    assert_true(session_undo(&session));
    assert_false(session_is_over(&session));
    check_now(&session, "2,4");
    assert_true(session_redo(&session));
    check_now(&session, "1,4");
    session_end(&session);
}

/* A graph game without an end: a and b lead to each other. */
static void a_position_that_comes_up_three_times_is_a_draw(void **state) {
    (void)state;
    const char *parameters;
    const struct game *digraph = game_of("digraph", &parameters);
    void *position = position_of(digraph, NULL, "a>b,b>a@a");
    struct session session;
    session_start(&session, digraph, position, 0, false);
    for (uint64_t i = 0; i < 4; i++) {
        assert_false(session_is_over(&session));
        session_play(&session, &(struct move){.where = (i + 1) % 2});
    }
    assert_true(session_is_drawn(&session) && session_is_over(&session));
    assert_true(session_undo(&session));
    assert_false(session_is_drawn(&session) || session_is_over(&session));
    free(position);
    session_end(&session);
}

static void any_game_is_a_draw_after_ten_thousand_moves(void **state) {
    (void)state;
    struct session session = session_of("1000000", 0, false);
    for (int i = 0; i < SESSION_MOVES_MOST; i++) {
        assert_false(session_is_over(&session));
        session_play(&session, &(struct move){.amount = 1});
    }
    assert_true(session_is_drawn(&session) && session_is_over(&session));
    session_resign(&session);
    assert_false(session_is_drawn(&session));
    assert_true(session_undo(&session) && session_undo(&session));
    assert_false(session_is_over(&session));
    /* The last stone of all wins, however late it is taken. */
    session_play(&session, &(struct move){.amount = 990001});
    assert_true(session_is_over(&session) && !session_is_drawn(&session));
    session_end(&session);
}

static void who_begins_can_be_changed_before_the_first_move(void **state) {
    (void)state;
    struct session session = session_of("3,4", 0, false);
    play(&session, 1, 1);
    assert_true(session_undo(&session));
    session_set_first(&session, 1);
    assert_int_equal(session_mover(&session), 1);
    assert_false(session_redo(&session)); /* that move was the other player's */
    session_end(&session);
}

static void a_session_of_zeros_can_be_ended(void **state) {
    (void)state;
    struct session session = {0};
    session_end(&session);
    session_end(&session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(players_take_turns_from_the_first),
        cmocka_unit_test(undo_and_redo_go_through_all_that_was_played),
        cmocka_unit_test(a_new_move_forgets_what_redo_could_have_brought_back),
        cmocka_unit_test(the_same_move_made_again_from_its_own_record_is_legal),
        cmocka_unit_test(whoever_takes_the_last_stone_wins_or_loses_in_misere_play),
        cmocka_unit_test(a_game_without_stones_is_over_at_once),
        cmocka_unit_test(whoever_resigns_has_lost_in_any_play),
        cmocka_unit_test(a_resignation_is_taken_back_by_undo_and_ends_play_until_then),
        cmocka_unit_test(a_position_that_comes_up_three_times_is_a_draw),
        cmocka_unit_test(any_game_is_a_draw_after_ten_thousand_moves),
        cmocka_unit_test(who_begins_can_be_changed_before_the_first_move),
        cmocka_unit_test(a_session_of_zeros_can_be_ended),
    };
    return cmocka_run_group_tests_name("session", tests, NULL, NULL);
}
