/* SPDX-License-Identifier: MIT */
/* How well the levels play. With a number on the command line, so many games of each kind are
 * played at each level, and what comes of them is printed: the percentage won by a person who is
 * perfect four moves before the end and goes first, in games that begin as a climb does. */
#include "support.h"

#include <stdio.h>

#include "core/memory.h"
#include "games/player.h"
#include "games/session.h"

enum { SEEN = 4, MOST_LOOKED_AT = 1000000, MOST_TRIED = 1000, LONGEST = 400 };

/* The person's move: one that wins within four moves, if she can force that; otherwise any, but
 * none that loses so, if another does not. */
static struct move person_moves(const struct question *question, struct random *random) {
    const struct game *game = question->game;
    struct move any = {0}, safe = {0};
    unsigned n = 0, n_safe = 0, left = MOST_LOOKED_AT;
    void *after = malloc(game->size);
    struct moves moves = {0};
    bool wins = false;
    while (!wins && n < MOST_TRIED && game->moves(question->position, question->mover, &moves)) {
        const struct question next = solve_after(question, &moves.move, after);
        wins = player_foresees(&next, false, SEEN - 1, &left);
        if (wins || random_between(random, 1, ++n) == 1) any = moves.move;
        if (wins || player_foresees(&next, true, SEEN - 1, &left)) continue;
        if (random_between(random, 1, ++n_safe) == 1) safe = moves.move;
    }
    free(after);
    return wins || n_safe == 0 ? any : safe;
}

/* True if the person, who begins, wins. */
static bool person_wins(struct nimm_solver *solver, const struct game *game, const void *start,
                        bool misere, unsigned level, struct random *random) {
    struct session session;
    session_start(&session, game, start, PLAYER_1, misere);
    while (!session_is_over(&session) && session.played < LONGEST) {
        const struct question question = session_question(&session, session.played);
        struct choice choice;
        if (question.mover == PLAYER_1)
            choice.advice.move = person_moves(&question, random);
        else
            player_choose(solver, &question, level, random, &choice);
        session_play(&session, &choice.advice.move);
    }
    const bool wins = session_is_over(&session) && !session_is_drawn(&session) &&
                      session_winner(&session) == PLAYER_1;
    session_end(&session);
    return wins;
}

/* The percentage of so many games that the person wins at this level. */
static unsigned percentage_won(const struct game *game, bool misere, unsigned games,
                               unsigned level) {
    struct nimm_solver *solver = nimm_solver_new(200000, 0);
    struct random random = random_from_seed(1);
    void *start = malloc(game->size);
    const char *parameters = NULL;
    unsigned won = 0;
    if (strcmp(game->id, "octal") == 0) parameters = "0.77";
    if (strcmp(game->id, "subtraction") == 0) parameters = "3";
    struct start plan = {.game = game, .misere = misere};
    start_set_level(&plan, level);
    for (unsigned i = 0; i < games; i++) {
        if (!game_set(game, parameters, start, NULL) ||
            !start_draw(&plan, solver, &random, start, NULL))
            abort();
        won += person_wins(solver, game, start, misere, level, &random);
    }
    free(start);
    nimm_solver_free(solver);
    return (won * 100 + games / 2) / games;
}

static void print_rows(unsigned games) {
    printf("%-14s   1   2   3   4   5\n", "level");
    for (size_t i = 0; i < game_count; i++) {
        printf("%-14s", game_list[i]->id);
        for (unsigned level = 1; level <= PLAYER_PERFECT; level++)
            printf(" %3u", percentage_won(game_list[i], false, games, level));
        printf("\n");
        fflush(stdout);
    }
}

static void each_level_is_harder_to_beat(void **state) {
    static const char *const names[] = {"nim", "subtraction", "chomp"};
    enum { GAMES = 60, ROUGHLY = 5, LEAST_FALL = 50, LARGEST_STEP = 45 };
    for (size_t i = 0; i < LENGTH(names); i++)
        for (unsigned misere = 0; misere < 2; misere++) {
            const struct game *game = game_of(names[i], &(const char *){NULL});
            unsigned won[PLAYER_PERFECT + 1];
            for (unsigned level = LEVEL_BEGINNER; level <= PLAYER_PERFECT; level++) {
                won[level] = percentage_won(game, misere, GAMES, level);
                if (level == LEVEL_BEGINNER) continue;
                assert_true(won[level] <= won[level - 1] + ROUGHLY);
                assert_true(won[level] + LARGEST_STEP >= won[level - 1]);
            }
            assert_true(won[PLAYER_PERFECT] + LEAST_FALL <= won[LEVEL_BEGINNER]);
        }
}

/* ---- one move ---- */

enum { CHOICES = 4000 };

static struct choice choose(const char *name, const char *string, bool misere, unsigned level,
                            struct random *random) {
    struct nimm_solver *solver = new_solver(0);
    const struct game *game;
    void *position = position_in(name, string, &game);
    const struct question question = {.game = game, .position = position, .misere = misere};
    struct choice choice;
    assert_int_equal(player_choose(solver, &question, level, random, &choice), NIMM_OK);
    assert_true(game->check(position, PLAYER_1, &choice.advice.move, NULL));
    free(position);
    nimm_solver_free(solver);
    return choice;
}

static void a_level_makes_its_best_move_so_many_times_in_100(void **state) {
    static const struct {
        const char *game, *position;
        unsigned best[PLAYER_PERFECT];
    } cases[] = {
        {"nim", "5,6,7", {0, 25, 50, 75, 100}},
        {"poker-nim", "5,6,7/2,2", {0, 20, 35, 60, 100}},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        for (unsigned level = LEVEL_BEGINNER; level <= PLAYER_PERFECT; level++) {
            struct random random = random_from_seed(level);
            const unsigned wanted = CHOICES / 100 * cases[i].best[level - 1];
            unsigned best = 0;
            for (unsigned n = 0; n < CHOICES; n++)
                best += !choose(cases[i].game, cases[i].position, false, level, &random).by_chance;
            assert_in_range(best + CHOICES / 40, wanted, wanted + CHOICES / 20);
            if (level == PLAYER_PERFECT) assert_int_equal(best, CHOICES);
        }
}

static void a_beginner_makes_every_move_equally_often(void **state) {
    static const unsigned stones[] = {1, 2, 0, 3, 2};
    struct random random = random_from_seed(2);
    unsigned made[5][4] = {{0}};
    for (unsigned i = 0; i < CHOICES; i++) {
        struct choice choice = choose("nim", "1,2,0,3,2", false, LEVEL_BEGINNER, &random);
        assert_true(choice.by_chance);
        made[choice.advice.move.part][choice.advice.move.amount]++;
    }
    for (unsigned pile = 0; pile < 5; pile++)
        for (unsigned take = 1; take <= stones[pile]; take++)
            assert_in_range(made[pile][take], CHOICES / 8 * 8 / 10, CHOICES / 8 * 12 / 10);
}

static void every_level_takes_a_win_in_one(void **state) {
    struct random random = random_from_seed(4);
    for (unsigned i = 0; i < 100; i++) {
        const unsigned level = 1 + i % PLAYER_PERFECT;
        struct choice choice = choose("nim", "0,30", false, level, &random);
        assert_int_equal(choice.advice.move.amount, 30);
        assert_false(choice.by_chance);
    }
}

static void from_level_2_no_win_in_one_is_left_where_another_move_is_there(void **state) {
    struct random random = random_from_seed(6);
    unsigned left = 0;
    for (unsigned i = 0; i < 200; i++) {
        struct choice choice = choose("nim", "2,5", false, LEVEL_EASY, &random);
        assert_false(choice.advice.move.amount == (choice.advice.move.part == 0 ? 2 : 5));
        choice = choose("nim", "2,5", false, LEVEL_BEGINNER, &random);
        left += choice.advice.move.amount == (choice.advice.move.part == 0 ? 2 : 5);
    }
    assert_in_range(left, 1, 199);
}

/* It would be dull to play against if it always made the same one, which takes the least. */
static void in_a_lost_position_the_computer_makes_different_moves(void **state) {
    struct random random = random_from_seed(1);
    uint64_t amounts = 0;
    for (int i = 0; i < 50; i++)
        amounts |=
            UINT64_C(1) << choose("nim", "9,9", false, PLAYER_PERFECT, &random).advice.move.amount;
    assert_true(amounts >> 1 & 1);
    assert_true((amounts & (amounts - 1)) != 0);
}

static void in_misere_play_no_level_ends_the_game_where_it_need_not(void **state) {
    struct random random = random_from_seed(5);
    for (unsigned i = 0; i < 100; i++) {
        const unsigned level = 1 + i % PLAYER_PERFECT;
        struct choice choice = choose("nim", "0,3", true, level, &random);
        assert_int_not_equal(choice.advice.move.amount, 3);
        assert_int_equal(choose("nim", "0,1", true, level, &random).advice.move.amount, 1);
    }
}

static void huge_piles_are_moved_in_at_once(void **state) {
    struct random random = random_from_seed(7);
    for (unsigned level = LEVEL_BEGINNER; level <= PLAYER_PERFECT; level++)
        for (unsigned i = 0; i < 10; i++)
            choose("nim", "18446744073709551615,18446744073709551614", i % 2, level, &random);
}

/* From 4x6 the queen can go to the row, the column or the diagonal of the corner, or elsewhere;
 * from 2x3 no square is safe. */
static void a_lost_queen_stays_out_of_reach_of_the_corner(void **state) {
    struct nimm_solver *solver = new_solver(0);
    const struct game *game;
    void *position = position_in("queen", "4x6", &game), *after = memory_take(1, game->size);
    const struct question question = {.game = game, .position = position};
    for (uint64_t seed = 1; seed <= 500; seed++) {
        struct random random = random_from_seed(seed);
        struct move move;
        player_draw(solver, &question, &random, &move);
        const struct question next = solve_after(&question, &move, after);
        assert_false(player_foresees(&next, true, 1, &(unsigned){1000}));
    }
    assert_true(game->parse("2x3", position, NULL));
    struct random random = random_from_seed(1);
    struct move move;
    player_draw(solver, &question, &random, &move);
    assert_true(game->check(position, PLAYER_1, &move, NULL));
    free(after);
    free(position);
    nimm_solver_free(solver);
}

/* How far ahead a win is seen: 1,1,n is won in three moves, 2,2,n in five; nobody looks at more
 * moves than allowed. */
static void a_win_is_foreseen_as_far_as_asked(void **state) {
    static const struct {
        const char *position;
        bool wins;
        unsigned moves, left;
        bool seen;
    } cases[] = {
        {"7", true, 1, 1000, true},      {"1,1,3", true, 2, 1000, false},
        {"1,1,3", true, 3, 1000, true},  {"1,1,3", true, 3, 5, false},
        {"2,2,3", true, 4, 9999, false}, {"2,2,3", true, 5, 9999, true},
        {"1,1", false, 1, 1000, false},  {"1,1", false, 2, 1000, true},
        {"1,1", true, 9, 1000, false},   {"2,2", false, 4, 1000, true},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct game *game;
        void *position = position_in("nim", cases[i].position, &game);
        const struct question question = {.game = game, .position = position};
        unsigned left = cases[i].left;
        assert_int_equal(player_foresees(&question, cases[i].wins, cases[i].moves, &left),
                         cases[i].seen);
        assert_true(left <= cases[i].left);
        free(position);
    }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_level_is_harder_to_beat),
        cmocka_unit_test(a_level_makes_its_best_move_so_many_times_in_100),
        cmocka_unit_test(a_beginner_makes_every_move_equally_often),
        cmocka_unit_test(every_level_takes_a_win_in_one),
        cmocka_unit_test(from_level_2_no_win_in_one_is_left_where_another_move_is_there),
        cmocka_unit_test(in_a_lost_position_the_computer_makes_different_moves),
        cmocka_unit_test(in_misere_play_no_level_ends_the_game_where_it_need_not),
        cmocka_unit_test(huge_piles_are_moved_in_at_once),
        cmocka_unit_test(a_lost_queen_stays_out_of_reach_of_the_corner),
        cmocka_unit_test(a_win_is_foreseen_as_far_as_asked),
    };
    if (argc < 2) return cmocka_run_group_tests_name("player", tests, NULL, NULL);
    print_rows((unsigned)atoi(argv[1]));
    return 0;
}
