/* SPDX-License-Identifier: MIT */
/* Looking back at games: every mark against a search of the bare rules. */
#include "support.h"

#include "core/solver.h"
#include "play/review.h"
#include "say/review.h"

/* ---- playing ---- */

static void start_game(const char *name, const char *position, bool misere,
                       struct session *session) {
    const char *parameters;
    const struct game *game = game_of(name, &parameters);
    void *start = position_of(game, parameters, position);
    session_start(session, game, start, 0, misere);
    free(start);
}

static void play_typed(struct session *session, const char *const *typed) {
    struct text why = {0};
    for (; *typed; typed++) {
        struct move move;
        if (!game_read_move(session->game, session_position(session), session_mover(session),
                            *typed, &move, &why))
            fail_msg("%s: %s", *typed, text_string(&why));
        session_play(session, &move);
    }
    text_free(&why);
}

static void review_all(const struct session *session, struct review *review) {
    struct nimm_solver *solver = new_solver(0);
    assert_int_equal(review_game(review, session, solver), NIMM_OK);
    const uint64_t reviewed = solver_question(solver);
    solver_begin(solver);
    assert_int_equal(solver_question(solver), reviewed + 1); /* what comes next starts anew */
    nimm_solver_free(solver);
}

/* ---- brute force ---- */

static bool move_wins(struct nimm_solver *solver, const struct session *session, size_t played,
                      const struct move *move) {
    const struct game *game = session->game;
    void *after = malloc(game->size);
    play_into(game, session_position_at(session, played), session_mover_at(session, played), move,
              after);
    bool found = !wins_by_rules(solver, game, after, session->misere);
    free(after);
    return found;
}

static unsigned count_winning_moves(struct nimm_solver *solver, const struct session *session,
                                    size_t played) {
    struct moves moves = {0};
    unsigned n = 0;
    while (session->game->moves(session_position_at(session, played), 0, &moves))
        n += move_wins(solver, session, played, &moves.move);
    return n;
}

static void check_position(struct nimm_solver *solver, const struct session *session,
                           const struct review *review, size_t played) {
    const struct review_position *position = &review->positions[played];
    bool won =
        wins_by_rules(solver, session->game, session_position_at(session, played), session->misere);
    assert_int_equal(position->outcome, won ? OUTCOME_N : OUTCOME_P);
    unsigned winning = count_winning_moves(solver, session, played);
    assert_true(position->listed);
    assert_int_equal(position->winning, winning);
    assert_int_equal(position->kept, winning < REVIEW_KEPT ? winning : REVIEW_KEPT);
    for (size_t i = 0; i < position->kept; i++)
        assert_true(move_wins(solver, session, played, &position->move[i]));
    bool thrown = played < session->played && won &&
                  !move_wins(solver, session, played, &session->moves[played]);
    assert_true(position->turned == thrown && position->has_better == thrown);
    if (thrown) assert_true(move_wins(solver, session, played, &position->better));
}

static void check_random_game(struct nimm_solver *solver, const char *name, const char *position,
                              bool misere, uint64_t seed) {
    struct session session;
    struct review review;
    struct random random = random_from_seed(seed);
    struct move move;
    start_game(name, position, misere, &session);
    session.first = (unsigned)(seed % 2);
    while (random_move(session.game, session_position(&session), session_mover(&session), 1000,
                       &random, &move))
        session_play(&session, &move);
    review_all(&session, &review);
    assert_int_equal(review.n, session.played);
    for (size_t played = 0; played <= session.played; played++)
        check_position(solver, &session, &review, played);
    review_free(&review);
    session_end(&session);
}

static const char *const starts[][2] = {
    {"nim", "1,2,3"},   {"nim", "3,3,1"},         {"nim", "2,2,2,1"},     {"subtraction:3", "5,4"},
    {"prime", "12,30"}, {"kayles", "iiii.iii"},   {"dawson", "iiiiiiii"}, {"octal:0.77", "7,2"},
    {"chop", "3x4"},    {"octal:0.137", "9,3,1"},
};

static void every_mark_is_that_of_brute_force(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(starts); i++)
        for (uint64_t seed = 0; seed < 16; seed++)
            check_random_game(solver, starts[i][0], starts[i][1], seed % 2, seed / 2);
    nimm_solver_free(solver);
}

/* ---- single games ---- */

static void a_retreat_is_never_the_better_move(void **state) {
    struct session session;
    struct review review;
    /* White could close the gap of 2 to equal the other gap of 0; both retreat and advance are on
     * offer. */
    start_game("northcott", "W..B.../WB.....", false, &session);
    play_typed(&session, (const char *const[]){"1 2", NULL});
    review_all(&session, &review);
    const struct review_position *start = &review.positions[0];
    assert_true(start->outcome == OUTCOME_N && start->turned && start->has_better);
    assert_true(start->better.part == 0 && start->better.where == 2);
    review_free(&review);
    session_end(&session);
}

/* Player 1 wins by e from a, but goes to b three times; so often player 2 comes back, who cannot
 * win. */
static void a_game_drawn_by_repetition_was_given_away_where_it_could_still_be_won(void **state) {
    struct session session;
    struct review review;
    start_game("digraph", "a>b,b>a,b>c,c>d,a>e@a", false, &session);
    play_typed(&session, (const char *const[]){"b", "a", "b", "a", NULL});
    assert_true(session_is_drawn(&session));
    review_all(&session, &review);
    static const enum outcome outcomes[] = {OUTCOME_N, OUTCOME_P, OUTCOME_N, OUTCOME_D, OUTCOME_D};
    for (size_t i = 0; i <= 4; i++) {
        assert_int_equal(review.positions[i].outcome, outcomes[i]);
        assert_int_equal(review.positions[i].turned, i == 2);
    }
    assert_int_equal(review.positions[4].winning, 0);
    review_free(&review);
    session_end(&session);
}

/* Plays the moves, which draw a game by repetition, and reviews it. The win was given away by one
 * move, after `turned` others, and only this move would have kept it. */
static void check_drawn(const char *position, const char *const *typed, size_t turned,
                        const char *better) {
    struct session session;
    struct review review;
    struct text kept = {0};
    start_game("digraph", position, false, &session);
    play_typed(&session, typed);
    assert_true(session_is_drawn(&session));
    review_all(&session, &review);
    for (size_t i = 0; i <= review.n; i++)
        assert_int_equal(review.positions[i].turned, i == turned);
    const struct review_position *there = &review.positions[turned];
    assert_true(there->outcome == OUTCOME_N && there->listed && there->has_better);
    assert_int_equal(there->winning, 1);
    assert_int_equal(there->kept, 1);
    session.game->print_move(session_position_at(&session, turned), &there->move[0], &kept);
    assert_string_equal(text_string(&kept), better);
    text_clear(&kept);
    session.game->print_move(session_position_at(&session, turned), &there->better, &kept);
    assert_string_equal(text_string(&kept), better);
    text_free(&kept);
    review_free(&review);
    session_end(&session);
}

static void a_move_that_led_to_a_draw_by_repetition_is_not_offered_as_a_better_one(void **state) {
    /* By theory three moves win from n4, but by n1 and n2 the token comes back to it for the third
     * time. */
    check_drawn("n4>n3,n0>n1,n1>n4,n4>n1,n2>n0,n4>n2@n4",
                (const char *const[]){"n2", "n0", "n1", "n4", "n1", "n4", NULL}, 4, "n3");
    /* From x only y wins, but then v comes up for the third time: the win was lost before that, at
     * v. */
    check_drawn("v>w,v>u,u>v,u>x,x>y,y>v@v",
                (const char *const[]){"u", "v", "u", "x", "y", "v", NULL}, 2, "w");
}

static const char *const names[] = {"Ada", "Ben"};

/* The story of the winner, or, where `own`, that of player 1. */
static void check_story(const char *name, const char *position, bool misere, bool own,
                        const char *moves, const char *expected) {
    struct session session;
    struct review review;
    struct text story = {0};
    char typed[64];
    start_game(name, position, misere, &session);
    strcpy(typed, moves);
    for (char *move = strtok(typed, ","); move; move = strtok(NULL, ","))
        play_typed(&session, (const char *const[]){move, NULL});
    if (!session_is_over(&session)) session_resign(&session);
    review_all(&session, &review);
    if (own)
        review_print_own(&session, &review, PLAYER_1, names, true, &story);
    else
        review_print_story(&session, &review, names, &story);
    assert_string_equal(text_string(&story), expected);
    text_free(&story);
    review_free(&review);
    session_end(&session);
}

static void a_story_says_who_held_the_win(void **state) {
    static const char *const stories[][4] = {
        {"nim", "3,4,5", "1 2,2 4,3 4,1 1,3 1", "Ada never let go of the win."},
        {"nim", "1,2", "1 1,2 2",
         "It turned at move 1: Ada takes 1 from pile 1. Better: take 1 from pile 2."},
        {"nim", "3,4,5", "1 1,2 1,3 4,3 1,2 1,1 2,2 2",
         "Ada gave the win away once, but got it back."},
        {"nim", "4,5", "1 1,2 1,1 1,2 1,2 1,1 2,2 2",
         "Ada gave the win away twice, but got it back."},
        {"nim", "5,6", "1 1,2 1,1 1,2 1,1 1,2 1,2 1,1 2,2 2",
         "Ada gave the win away 3 times, but got it back."},
        {"nim", "3,4", "", "Ada resigned a won game."},
        {"nim", "1,2", "1 1", "Ben resigned a won game."},
        {"chomp", "2x2", "1 2,2 1",
         "It turned at move 1: Ada bites at row 1, column 2. Better: bite at row 2, column 2."},
    };
    for (size_t i = 0; i < LENGTH(stories); i++)
        check_story(stories[i][0], stories[i][1], false, false, stories[i][2], stories[i][3]);
    check_story("nim", "1,2", true, false, "2 2,1 1", "Ada never let go of the win.");
}

static void a_story_of_ones_own_says_what_would_have_kept_the_win(void **state) {
    static const char *const stories[][4] = {
        {"nim", "3,4,5", "1 2,2 4,3 4,1 1,3 1", "You never let go of the win."},
        {"nim", "1,1", "1 1,2 1",
         "You never had a winning position: from this starting position, whoever moves second "
         "wins."},
        {"nim", "1,2", "1 1,2 2", "You could have won. Better at move 1: take 1 from pile 2."},
        {"nim", "1,2,4", "1 1,3 1,3 1,2 1,3 2,2 1",
         "You let the win go twice. Better at move 1: take 1 from pile 3; at move 5: take 1 "
         "from pile 3."},
        {"nim", "3,4", "", "You could have won. Better at move 1: take 1 from pile 2."},
        {"nim", "5,6", "1 1,2 1,1 1,2 1,1 1,2 1,2 1,1 2,2 2",
         "You gave the win away 3 times, but got it back. Better at move 1: take 1 from pile 2; at "
         "move 3: take 1 from pile 2. These are the first two."},
        {"nim", "3,4,5", "1 1,2 1,3 4,3 1,2 1,1 2,2 2",
         "You gave the win away once, but got it back. Better at move 1: take 2 from pile 1."},
    };
    for (size_t i = 0; i < LENGTH(stories); i++)
        check_story(stories[i][0], stories[i][1], false, true, stories[i][2], stories[i][3]);
}

static void there_is_no_story_where_nobody_had_a_choice(void **state) {
    check_story("nim", "1", false, false, "1 1", "");
    check_story("nim", "1,1,1", false, false, "1 1,2 1,3 1", "");
    check_story("nim", "2,2", false, false, "", "");
    check_story("subtraction:1", "3", false, false, "1 1,1 1,1 1", "");
}

/* The value of a pile of stones, but it takes a third of the work of a question to find it. */
static enum nimm_status costly_piles(struct nimm_solver *solver, const void *position,
                                     struct piles *piles) {
    enum nimm_status status = solver_spend(solver, SOLVER_OPTIONS / 3);
    return status == NIMM_OK ? game_find("nim")->theory->piles(solver, position, piles) : status;
}

static void a_whole_review_takes_as_much_work_as_four_questions(void **state) {
    enum { MOVES = 40 };
    struct session session;
    struct review review;
    struct game costly = *game_find("nim");
    struct theory theory = *costly.theory;
    theory.piles = costly_piles;
    theory.winning = NULL;
    theory.outcome = NULL;
    costly.theory = &theory;
    start_game("nim", "40", false, &session);
    session.game = &costly;
    for (size_t i = 0; i < MOVES; i++) play_typed(&session, (const char *const[]){"1 1", NULL});
    review_all(&session, &review);
    size_t known = 0;
    while (known <= MOVES && review.positions[MOVES - known].outcome != 0) known++;
    assert_in_range(known, 4, 12);
    for (size_t i = known; i <= MOVES; i++)
        assert_int_equal(review.positions[MOVES - i].outcome, 0);
    struct text story = {0};
    review_print_story(&session, &review, names, &story);
    review_print_own(&session, &review, PLAYER_1, names, true, &story);
    assert_string_equal(text_string(&story), "");
    review_free(&review);
    session_end(&session);
}

static void a_review_can_be_interrupted(void **state) {
    struct session session;
    struct review review;
    struct game bare = bare_rules(game_of("nim", &(const char *){NULL}));
    struct nimm_solver *solver = new_solver(0);
    nimm_solver_stop(solver);
    start_game("nim", "5,5,5", false, &session);
    session.game = &bare;
    assert_int_equal(review_game(&review, &session, solver), NIMM_STOPPED);
    assert_null(review.positions);
    session_end(&session);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_mark_is_that_of_brute_force),
        cmocka_unit_test(a_retreat_is_never_the_better_move),
        cmocka_unit_test(a_game_drawn_by_repetition_was_given_away_where_it_could_still_be_won),
        cmocka_unit_test(a_move_that_led_to_a_draw_by_repetition_is_not_offered_as_a_better_one),
        cmocka_unit_test(a_story_says_who_held_the_win),
        cmocka_unit_test(a_story_of_ones_own_says_what_would_have_kept_the_win),
        cmocka_unit_test(there_is_no_story_where_nobody_had_a_choice),
        cmocka_unit_test(a_whole_review_takes_as_much_work_as_four_questions),
        cmocka_unit_test(a_review_can_be_interrupted),
    };
    return cmocka_run_group_tests_name("review", tests, NULL, NULL);
}
