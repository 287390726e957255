/* SPDX-License-Identifier: MIT */
/* Sums of games against the combined game searched by its parts' moves alone. */
#include "support.h"

#include <stdbool.h>

#include "core/table.h"

#define COMPOUND (game_of("compound", &(const char *){NULL}))

enum { MOST_PARTS = 2 };

/* ---- the rules alone: some games, in each its own position, and whoever cannot move loses ---- */

struct side {
    const struct game *game;
    void *position;
};

struct sum {
    size_t n;
    struct side side[MOST_PARTS];
};

static void add_side(struct sum *sum, const char *name, const char *position) {
    const char *parameters;
    const struct game *game = game_of(name, &parameters);
    sum->side[sum->n++] = (struct side){game, position_of(game, parameters, position)};
}

static void free_sum(struct sum *sum) {
    for (size_t i = 0; i < sum->n; i++) free(sum->side[i].position);
    *sum = (struct sum){0};
}

/* "octal:0.77=4+nim=2" */
static void write_sum(const struct sum *sum, struct text *text) {
    for (size_t i = 0; i < sum->n; i++) {
        if (i > 0) text_add_char(text, '+');
        nimm_game_print_name(sum->side[i].game, sum->side[i].position, text);
        text_add_char(text, '=');
        sum->side[i].game->print(sum->side[i].position, text);
    }
}

enum asked { VALUE = 'v', MISERE = 'm' };

struct brute {
    struct table table;
};

static uint32_t brute_answer(struct brute *brute, struct sum *sum, enum asked asked);

static bool is_decided(const struct sum *sum) {
    for (size_t i = 0; i < sum->n; i++)
        if (sum->side[i].game->decided && sum->side[i].game->decided(sum->side[i].position)) return true;
    return false;
}

/* The answers after all moves, as a set of bits. */
static uint64_t brute_options(struct brute *brute, struct sum *sum, enum asked asked) {
    uint64_t seen = 0;
    if (is_decided(sum)) return 0;
    for (size_t i = 0; i < sum->n; i++) {
        const struct game *game = sum->side[i].game;
        void *before = sum->side[i].position, *after = malloc(game->size);
        struct moves moves = {0};
        while (game->moves(before, 0, &moves)) {
            play_into(game, before, 0, &moves.move, after);
            sum->side[i].position = after;
            uint32_t answer = brute_answer(brute, sum, asked);
            assert_true(answer < 64);
            seen |= UINT64_C(1) << answer;
        }
        sum->side[i].position = before;
        free(after);
    }
    return seen;
}

/* The Grundy value, or whether the player to move wins under misere play. */
static uint32_t brute_answer(struct brute *brute, struct sum *sum, enum asked asked) {
    struct text key = {0};
    uint32_t answer = 0;
    text_add_char(&key, (char)asked);
    write_sum(sum, &key);
    if (!table_get(&brute->table, key.data, key.length, &answer)) {
        uint64_t seen = brute_options(brute, sum, asked);
        while (asked == VALUE && seen >> answer & 1) answer++;
        if (asked == MISERE) answer = seen == 0 || seen & 1;
        assert_true(table_put(&brute->table, key.data, key.length, answer));
    }
    nimm_text_free(&key);
    return answer;
}

/* ---- small parts ---- */

static const struct {
    const char *name, *position;
} small_parts[] = {
    {"nim", "2,3"},        {"kayles", "iii.i"}, {"chop", "2x4"},       {"subtraction:2", "4,1"},
    {"prime", "12,30"},    {"dawson", "iiiii"}, {"octal:0.77", "4"},   {"chomp", "3,2"},
    {"kayles-piles", "5"}, {"nim", "0,1"},      {"dawson-piles", "6"}, {"digraph", "a>b,b>c,a>c,c>d,a>d@a"},
};

enum { SMALL = sizeof small_parts / sizeof *small_parts };

static struct sum sum_of(size_t a, size_t b) {
    struct sum sum = {0};
    add_side(&sum, small_parts[a].name, small_parts[a].position);
    add_side(&sum, small_parts[b].name, small_parts[b].position);
    return sum;
}

static void *compound_of(const struct sum *sum) {
    struct text text = {0};
    write_sum(sum, &text);
    void *position = position_of(COMPOUND, NULL, nimm_text_string(&text));
    nimm_text_free(&text);
    return position;
}

static void check_sum(struct brute *brute, struct sum *sum, struct solver *solver) {
    void *position = compound_of(sum);
    struct question question = {.game = COMPOUND, .position = position, .misere = true};
    enum outcome outcome;
    assert_int_equal(value_of(solver, COMPOUND, position), brute_answer(brute, sum, VALUE));
    assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
    assert_int_equal(outcome, brute_answer(brute, sum, MISERE) ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
    free(position);
}

static void sums_of_two_have_the_value_and_misere_outcome_of_the_combined_game(void **state) {
    struct brute brute = {.table = {.most_bytes = (size_t)64 << 20}};
    struct solver *solver = new_solver(0);
    for (size_t a = 0; a < SMALL; a++)
        for (size_t b = 0; b <= a; b++) {
            struct sum sum = sum_of(a, b);
            check_sum(&brute, &sum, solver);
            free_sum(&sum);
        }
    table_free(&brute.table);
    nimm_solver_free(solver);
}

static void known_sums_have_their_values(void **state) {
    static const struct {
        const char *sum;
        uint64_t value;
    } cases[] = {
        {"kayles-piles=12+kayles-piles=9", 0}, /* K(12) = K(9) = 4: Guy and Smith 1956 */
        {"kayles=12+octal:0.77=9", 0},
        {"nim=3,4+kayles=iiii+chop=3x5", 7 ^ 1 ^ 6}, /* 3 xor 4, K(4), and 2 xor 4 */
        {"prime=12,30+chomp=3,2+prime=12,30+chomp=3,2", 0},
        {"digraph=a>b,b>a,c>d@c+nim=1", 0}, /* a cycle out of reach does no harm */
        {"nim=18446744073709551615+subtraction:3=18446744073709551615", UINT64_MAX ^ 3},
    };
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_true(value_in(solver, "compound", cases[i].sum) == cases[i].value);
    nimm_solver_free(solver);
}

/* ---- parts that win at once ---- */

/* Every position of random games from the start is won just when a search of the sum's own moves says so. */
static void walk_from(const char *string) {
    const struct game bare = bare_rules(COMPOUND);
    struct solver *solver = new_solver(0);
    for (uint64_t seed = 0; seed < 8; seed++) {
        struct random random = nimm_random_from_seed(seed);
        void *position = position_of(COMPOUND, NULL, string);
        for (;;) {
            struct question question = {.game = COMPOUND, .position = position};
            struct move choice;
            enum outcome outcome;
            assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
            assert_int_equal(outcome, value_of(solver, &bare, position) ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
            if (nimm_game_is_over(COMPOUND, position, 0)) break;
            nimm_game_draw_move(COMPOUND, position, 0, &random, &choice);
            COMPOUND->play(position, 0, &choice);
        }
        free(position);
    }
    nimm_solver_free(solver);
}

static void who_wins_a_part_at_once_wins_the_whole(void **state) {
    walk_from("triangle=convex:4+nim=2");
    walk_from("triangle=convex:5+kayles=ii");
    walk_from("nim=1,2+triangle=convex:4");
    walk_from("coloring=fan:2+nim=2");
    walk_from("kayles=iii+coloring=fan:3");
    walk_from("coloring=fan:2+coloring=fan:1");
}

static void a_sum_that_can_be_won_at_once_has_no_value_and_so_no_moves_to_one(void **state) {
    struct solver *solver = new_solver(0);
    struct move kept[4];
    void *position = position_of(COMPOUND, NULL, "nim=2+triangle=convex:4/AB,BC");
    struct move_list list = {.moves = kept, .limit = LENGTH(kept)};
    assert_int_equal(COMPOUND->winning(solver, position, 0, false, 0, &list), NIMM_SOLVE_OK);
    assert_int_equal(list.n, 1);
    assert_true(kept[0].component == 1 && kept[0].part == 0 && kept[0].where == 2); /* AC */
    for (uint64_t value = 1; value < 4; value++) {
        list.n = 0;
        assert_int_equal(COMPOUND->winning(solver, position, 0, false, value, &list), NIMM_SOLVE_NO_ANSWER);
        assert_int_equal(list.n, 0);
    }
    free(position);
    nimm_solver_free(solver);
}

static void moves_come_part_by_part(void **state) {
    void *position = position_of(COMPOUND, NULL, "kayles=i.i+nim=1+chop=1x1+digraph=a>b,a>c@a");
    static const char *const expected[] = {"1 1", "1 3", "2 1 1", "4 b", "4 c"};
    struct moves moves = {0};
    struct text text = {0};
    for (size_t i = 0; i < LENGTH(expected); i++) {
        assert_true(COMPOUND->moves(position, 0, &moves));
        nimm_text_clear(&text);
        COMPOUND->print_move(position, &moves.move, &text);
        assert_string_equal(nimm_text_string(&text), expected[i]);
    }
    assert_false(COMPOUND->moves(position, 0, &moves));
    nimm_text_free(&text);
    free(position);
}

static void a_start_that_one_part_refuses_is_refused(void **state) {
    void *position = position_of(COMPOUND, NULL, "nim=3+kayles-piles=18446744073709551615");
    struct text why = {0};
    assert_false(COMPOUND->startable(position, &why));
    assert_true(strncmp(nimm_text_string(&why), "part 2 (kayles-piles): ", 23) == 0);
    free(position);
    position = position_of(COMPOUND, NULL, "nim=3+kayles-piles=18");
    assert_true(COMPOUND->startable(position, &why));
    nimm_text_free(&why);
    free(position);
}

static void random_starts_have_the_shape_that_was_wanted(void **state) {
    void *position = malloc(COMPOUND->size);
    struct text text = {0}, why = {0};
    for (uint64_t parts = 1; parts <= 8; parts++) {
        struct random random = nimm_random_from_seed(parts);
        struct shape shape = {.parts = {parts, parts}, .amount = {3, 4}};
        assert_true(COMPOUND->random(NULL, &shape, &random, position, &why));
        nimm_text_clear(&text);
        COMPOUND->print(position, &text);
        uint64_t pluses = 0;
        for (const char *at = nimm_text_string(&text); *at; at++) pluses += *at == '+';
        assert_int_equal(pluses, parts - 1);
    }
    /* Of such sizes few games have starts at all; the prime-game has, and is too large to be all eight. */
    struct random random = nimm_random_from_seed(1);
    assert_true(COMPOUND->random(NULL, &(struct shape){{8, 8}, {600, 600}}, &random, position, &why));
    nimm_text_free(&text);
    nimm_text_free(&why);
    free(position);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_of_two_have_the_value_and_misere_outcome_of_the_combined_game),
        cmocka_unit_test(known_sums_have_their_values),
        cmocka_unit_test(who_wins_a_part_at_once_wins_the_whole),
        cmocka_unit_test(a_sum_that_can_be_won_at_once_has_no_value_and_so_no_moves_to_one),
        cmocka_unit_test(moves_come_part_by_part),
        cmocka_unit_test(a_start_that_one_part_refuses_is_refused),
        cmocka_unit_test(random_starts_have_the_shape_that_was_wanted),
    };
    return cmocka_run_group_tests_name("compound", tests, NULL, NULL);
}
