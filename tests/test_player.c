/* SPDX-License-Identifier: MIT */
/* How well the levels play. With a number on the command line, so many games of each kind are
 * played at each level, and what comes of them is printed: the percentage won by a person who plays
 * any move but a silly one until so few moves are open that the rest can be seen. With another word
 * after it, the starts are those of the climb, small at low levels. */
#include "support.h"

#include <stdio.h>

#include "games/player.h"
#include "games/session.h"

enum { SEEN = 4, LONGEST = 400 };

/* The person's move: a beginner at a game that begins here looks no further than a win in one. */
static struct move person_moves(struct nimm_solver *solver, const struct question *question,
                                struct random *random) {
    const bool sees =
        count_moves(question->game, question->position, question->mover, SEEN + 1) <= SEEN;
    struct choice choice;
    player_choose(solver, question, question->position, sees ? PLAYER_PERFECT : LEVEL_BEGINNER,
                  random, &choice);
    return choice.advice.move;
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
            choice.advice.move = person_moves(solver, &question, random);
        else
            player_choose(solver, &question, start, level, random, &choice);
        session_play(&session, &choice.advice.move);
    }
    const bool wins = session_is_over(&session) && !session_is_drawn(&session) &&
                      session_winner(&session) == PLAYER_1;
    session_end(&session);
    return wins;
}

/* The percentage of so many games that the person wins at this level. */
static unsigned percentage_won(const struct game *game, bool misere, unsigned games, unsigned level,
                               bool climbs) {
    struct nimm_solver *solver = nimm_solver_new(200000, 0);
    struct random random = random_from_seed(1);
    void *start = malloc(game->size);
    const char *parameters = NULL;
    unsigned won = 0;
    if (strcmp(game->id, "octal") == 0) parameters = "0.77";
    if (strcmp(game->id, "subtraction") == 0) parameters = "3";
    const struct shape shape = climbs ? start_shape(game, start_size(level)) : (struct shape){0};
    for (unsigned i = 0; i < games; i++) {
        if (!draw_start(game, parameters, shape, &random, start, NULL)) abort();
        won += person_wins(solver, game, start, misere, level, &random);
    }
    free(start);
    nimm_solver_free(solver);
    return (won * 100 + games / 2) / games;
}

static void print_rows(unsigned games, bool climbs) {
    for (size_t i = 0; i < game_count; i++) {
        printf("%-14s", game_list[i]->id);
        for (unsigned level = 1; level <= PLAYER_PERFECT; level++)
            printf(" %3u", percentage_won(game_list[i], false, games, level, climbs));
        printf("\n");
        fflush(stdout);
    }
}

/* Two levels that are neighbors may be alike where the starts are small. */
static void two_levels_higher_the_computer_is_harder_to_beat(void **state) {
    static const char *const names[] = {"nim",   "subtraction", "kayles", "dawson-piles",
                                        "prime", "chomp",       "grundy"};
    enum { GAMES = 100, ROUGHLY = 5 };
    for (size_t i = 0; i < LENGTH(names); i++)
        for (unsigned misere = 0; misere < 2; misere++) {
            const char *parameters;
            const struct game *game = game_of(names[i], &parameters);
            unsigned won[PLAYER_PERFECT + 1];
            for (unsigned level = LEVEL_BEGINNER; level <= PLAYER_PERFECT; level++) {
                won[level] = percentage_won(game, misere, GAMES, level, false);
                if (level >= LEVEL_MEDIUM) assert_in_range(won[level], 0, won[level - 2] + ROUGHLY);
            }
            const unsigned easiest = won[LEVEL_BEGINNER];
            assert_in_range(won[PLAYER_PERFECT], 0, easiest / 3);
            assert_in_range(easiest, 35, 90);
        }
}

/* ---- one move ---- */

enum { CHOICES = 4000 };

static struct choice choose(const char *name, const char *string, const char *from, bool misere,
                            unsigned level, struct random *random) {
    struct nimm_solver *solver = new_solver(0);
    const struct game *game;
    void *position = position_in(name, string, &game), *start = position_in(name, from, &game);
    const struct question question = {.game = game, .position = position, .misere = misere};
    struct choice choice;
    assert_int_equal(player_choose(solver, &question, start, level, random, &choice), NIMM_OK);
    assert_true(game->check(position, PLAYER_1, &choice.advice.move, NULL));
    free(position);
    free(start);
    nimm_solver_free(solver);
    return choice;
}

/* How far the levels but the perfect one look ahead. */
static const unsigned sights[] = {
    [LEVEL_BEGINNER] = 1, [LEVEL_EASY] = 3, [LEVEL_MEDIUM] = 5, [LEVEL_HARD] = 8};

static void before_its_horizon_a_level_plays_every_move_equally_often(void **state) {
    static const unsigned stones[] = {1, 2, 0, 3, 2};
    struct random random = random_from_seed(2);
    for (unsigned level = LEVEL_BEGINNER; level <= LEVEL_HARD; level++) {
        unsigned made[5][4] = {{0}};
        for (unsigned i = 0; i < CHOICES; i++) {
            struct choice choice = choose("nim", "1,2,0,3,2", "1,2,0,3,3", false, level, &random);
            assert_true(choice.by_chance);
            made[choice.advice.move.part][choice.advice.move.amount]++;
        }
        for (unsigned pile = 0; pile < 5; pile++)
            for (unsigned take = 1; take <= stones[pile]; take++)
                assert_in_range(made[pile][take], CHOICES / 8 * 8 / 10, CHOICES / 8 * 12 / 10);
    }
}

static void a_level_sees_so_many_twelfths_of_the_moves_of_the_start(void **state) {
    struct random random = random_from_seed(3);
    for (unsigned level = LEVEL_BEGINNER; level <= LEVEL_HARD; level++) {
        for (unsigned left = 3; left <= 12; left++) {
            struct text position = {0};
            text_addf(&position, "1,%u", left - 1);
            struct choice choice =
                choose("nim", text_string(&position), "6,6", false, level, &random);
            assert_int_equal(choice.by_chance, left > sights[level]);
            if (left <= sights[level]) assert_int_equal(choice.advice.move.amount, left - 2);
            text_free(&position);
        }
    }
    assert_false(choose("nim", "2000", "2000", false, PLAYER_PERFECT, &random).by_chance);
    assert_true(choose("nim", "2000,1", "3000,1", false, LEVEL_HARD, &random).by_chance);
}

static void a_beginner_takes_a_win_in_one(void **state) {
    struct random random = random_from_seed(4);
    for (unsigned i = 0; i < 100; i++) {
        struct choice choice = choose("nim", "0,30", "30,30", false, LEVEL_BEGINNER, &random);
        assert_int_equal(choice.advice.move.amount, 30);
        assert_false(choice.by_chance);
    }
}

static void in_misere_play_a_beginner_does_not_end_the_game_where_it_need_not(void **state) {
    struct random random = random_from_seed(5);
    for (unsigned i = 0; i < 100; i++) {
        struct choice choice = choose("nim", "0,3", "9,9", true, LEVEL_BEGINNER, &random);
        assert_int_not_equal(choice.advice.move.amount, 3);
    }
    assert_int_equal(choose("nim", "0,1", "9,9", true, LEVEL_BEGINNER, &random).advice.move.amount,
                     1);
}

static void
where_moves_need_not_grow_fewer_a_level_knows_what_it_does_so_many_times_in_10(void **state) {
    for (unsigned level = LEVEL_BEGINNER; level <= PLAYER_PERFECT; level++) {
        struct random random = random_from_seed(level);
        const unsigned expected = CHOICES / 10 * (level == PLAYER_PERFECT ? 10 : sights[level]);
        unsigned known = 0;
        for (unsigned i = 0; i < CHOICES; i++)
            known +=
                !choose("poker-nim", "3,4,6/2,2", "3,4,6/2,2", false, level, &random).by_chance;
        assert_in_range(known + CHOICES / 20, expected, expected + CHOICES / 10);
        if (level == PLAYER_PERFECT) assert_int_equal(known, CHOICES);
    }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_levels_higher_the_computer_is_harder_to_beat),
        cmocka_unit_test(before_its_horizon_a_level_plays_every_move_equally_often),
        cmocka_unit_test(a_level_sees_so_many_twelfths_of_the_moves_of_the_start),
        cmocka_unit_test(a_beginner_takes_a_win_in_one),
        cmocka_unit_test(in_misere_play_a_beginner_does_not_end_the_game_where_it_need_not),
        cmocka_unit_test(
            where_moves_need_not_grow_fewer_a_level_knows_what_it_does_so_many_times_in_10),
    };
    if (argc < 2) return cmocka_run_group_tests_name("player", tests, NULL, NULL);
    print_rows((unsigned)atoi(argv[1]), argc > 2);
    return 0;
}
