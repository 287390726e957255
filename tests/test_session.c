/* SPDX-License-Identifier: MIT */
/* One game being played: turns, undo, redo, resignation, the end; and what every game gets from the
 * table without doing anything for it: a record from which the same game comes back. */
#include "contract.h"

#include "play/record.h"

#define NIM (game_of("nim", &(const char *){NULL}))

static struct session session_of(const char *start, enum player first, bool misere) {
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

static void whoever_takes_the_last_stone_wins_or_loses_in_misere_play(void **state) {
    for (enum player first = 0; first < 2; first++)
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

/* Graph games without an end. In a circle of three nodes, the other player is to move the second
 * time. */
static void a_position_that_comes_up_three_times_is_a_draw(void **state) {
    static const struct {
        const char *circle;
        uint64_t nodes, moves;
    } cases[] = {{"a>b,b>a@a", 2, 4}, {"a>b,b>c,c>a@a", 3, 12}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *digraph;
        void *position = position_in("digraph", cases[i].circle, &digraph);
        struct session session;
        session_start(&session, digraph, position, 0, false);
        for (uint64_t n = 1; n <= cases[i].moves; n++) {
            assert_false(session_is_over(&session));
            session_play(&session, &(struct move){.where = n % cases[i].nodes});
        }
        assert_true(session_is_drawn(&session) && session_is_over(&session));
        assert_true(session_undo(&session));
        assert_false(session_is_drawn(&session) || session_is_over(&session));
        free(position);
        session_end(&session);
    }
}

static void any_game_is_a_draw_after_ten_thousand_moves(void **state) {
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
    struct session session = session_of("3,4", 0, false);
    play(&session, 1, 1);
    assert_true(session_undo(&session));
    session_set_rules(&session, 1, false);
    assert_int_equal(session_mover(&session), 1);
    assert_false(session_redo(&session)); /* that move was the other player's */
    session_end(&session);
}

/* ---- every game ---- */

enum { GAMES = 12, MOST_PLAYED = 60 };

static bool same_position(const struct session *a, const struct session *b, size_t played) {
    return memcmp(session_position_at(a, played), session_position_at(b, played), a->game->size) ==
           0;
}

/* A copy of a session, made move by move from its start. */
static void copy_session(const struct session *session, struct session *copy) {
    session_start(copy, session->game, session_position_at(session, 0), session->first,
                  session->misere);
    for (size_t i = 0; i < session->played; i++) session_play(copy, &session->moves[i]);
}

/* ---- undo and redo ---- */

static void undo_and_redo_lead_through_the_same_positions(const struct entrant *subject) {
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        struct session session, copy;
        play_at_random(subject, seed, MOST_PLAYED, &session);
        copy_session(&session, &copy);
        for (size_t at = copy.played; at-- > 0;) {
            while (session.played > at) assert_true(session_undo(&session));
            PROMISE(subject, session_position(&session), same_position(&session, &copy, at));
            PROMISE(subject, session_position(&session),
                    session_mover(&session) == session_mover_at(&copy, at));
            PROMISE(subject, session_position(&session), !session_is_over(&session));
            while (session_redo(&session))
                PROMISE(subject, session_position(&session),
                        same_position(&session, &copy, session.played));
            PROMISE(subject, session_position(&session), session.played == copy.played);
        }
        session_end(&session);
        session_end(&copy);
    }
}

static void another_move_after_undo_leaves_nothing_to_redo(const struct entrant *subject) {
    struct session session;
    struct random random = random_from_seed(1);
    struct move move;
    play_at_random(subject, 1, MOST_PLAYED, &session);
    while (session_undo(&session)) continue;
    assert_true(random_move(subject->game, session_position(&session), session_mover(&session), 200,
                            &random, &move));
    session_play(&session, &move);
    PROMISE(subject, session_position(&session), !session_redo(&session));
    PROMISE(subject, session_position(&session), same_move(&session.moves[0], &move));
    session_end(&session);
}

static void a_resignation_is_taken_back_like_a_move(const struct entrant *subject) {
    struct session session;
    play_at_random(subject, 1, 3, &session);
    session_undo(&session); /* a move that could be made again */
    size_t played = session.played;
    enum player mover = session_mover(&session);
    session_resign(&session);
    PROMISE(subject, NULL, session_is_over(&session) && session_winner(&session) == !mover);
    PROMISE(subject, NULL, !session_redo(&session), "a move is made in a game that was resigned");
    PROMISE(subject, NULL, session_undo(&session) && !session_is_over(&session));
    PROMISE(subject, NULL, session.played == played && session_mover(&session) == mover);
    session_end(&session);
}

/* ---- records ---- */

static void assert_same_game(const struct entrant *subject, const struct record *a,
                             const struct record *b) {
    const struct session *one = &a->session, *other = &b->session;
    PROMISE(subject, NULL, one->game == other->game && one->played == other->played);
    PROMISE(subject, NULL, one->first == other->first && one->misere == other->misere);
    PROMISE(subject, NULL, one->resigned == other->resigned);
    for (size_t i = 0; i <= one->played; i++) {
        PROMISE(subject, session_position_at(one, i), same_position(one, other, i));
        PROMISE(subject, session_position_at(one, i),
                i == one->played || same_move(&one->moves[i], &other->moves[i]));
    }
    PROMISE(subject, NULL, session_is_over(one) == session_is_over(other));
    PROMISE(subject, NULL, !session_is_over(one) || session_winner(one) == session_winner(other));
    for (unsigned seat = 0; seat < 2; seat++) {
        const struct record_player *first = &a->players[seat], *second = &b->players[seat];
        assert_string_equal(first->name, second->name);
        PROMISE(subject, NULL, first->computer == second->computer);
        PROMISE(subject, NULL, !first->computer || first->level == second->level);
    }
    PROMISE(subject, NULL, a->has_seed == b->has_seed && a->seed == b->seed);
}

/* Writes the record, reads it, and compares; then once more with what was read. */
static void check_record(const struct entrant *subject, const struct record *record) {
    struct text text = {0}, again = {0}, why = {0};
    struct record read;
    const void *start = session_position_at(&record->session, 0);
    PROMISE_OF(subject, start, record_print(record, &text, &why), text_string(&why));
    bool good = record_read(&read, text_string(&text), text.length, &why);
    PROMISE_OF(subject, start, good, text_string(&why));
    assert_same_game(subject, record, &read);
    PROMISE_OF(subject, start, record_print(&read, &again, &why), text_string(&why));
    assert_string_equal(text_string(&text), text_string(&again));
    record_free(&read);
    text_free(&text);
    text_free(&again);
    text_free(&why);
}

/* Players and a seed, as they come. */
static void decorate(struct record *record, struct random *random) {
    for (unsigned seat = 0; seat < 2; seat++) {
        struct record_player *player = &record->players[seat];
        player->computer = random_between(random, 0, 1);
        player->level = player->computer ? (unsigned)random_between(random, 1, PLAYER_PERFECT) : 0;
        snprintf(player->name, NAME_BYTES, "%s %u", seat ? "7 Charles" : "Ada \xC3\xA4", seat);
    }
    record->has_seed = random_between(random, 0, 3) > 0;
    record->seed = record->has_seed ? random_bits(random) : 0;
}

static void check_records_of_a_game(const struct entrant *subject, uint64_t seed) {
    struct random random = random_from_seed(seed);
    struct record record = {0};
    play_at_random(subject, seed, MOST_PLAYED, &record.session);
    record.session.misere = seed % 2 == 0 && solve_check_misere(subject->game, true, NULL);
    decorate(&record, &random);
    check_record(subject, &record);
    while (session_undo(&record.session)) {
        check_record(subject, &record);
        session_resign(&record.session);
        check_record(subject, &record);
        assert_true(session_undo(&record.session));
    }
    record_free(&record);
}

static void a_saved_and_resumed_game_is_the_same_game(const struct entrant *subject) {
    for (uint64_t seed = 0; seed < GAMES; seed++) check_records_of_a_game(subject, seed);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whoever_takes_the_last_stone_wins_or_loses_in_misere_play),
        cmocka_unit_test(a_position_that_comes_up_three_times_is_a_draw),
        cmocka_unit_test(any_game_is_a_draw_after_ten_thousand_moves),
        cmocka_unit_test(who_begins_can_be_changed_before_the_first_move),
    };
    static const struct promise promises[] = {
        PROMISED(undo_and_redo_lead_through_the_same_positions),
        PROMISED(another_move_after_undo_leaves_nothing_to_redo),
        PROMISED(a_resignation_is_taken_back_like_a_move),
        PROMISED(a_saved_and_resumed_game_is_the_same_game),
    };
    int failed = cmocka_run_group_tests_name("session", tests, NULL, NULL);
    return failed + run_contract("contract of a session", promises, LENGTH(promises));
}
