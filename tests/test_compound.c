/* SPDX-License-Identifier: MIT */
/* Sums of games against the combined game searched by its parts' moves alone. */
#include "core/text.h"
#include "support.h"

#include <stdbool.h>

#include "core/table.h"
#include "nimm/nim.h"

#define COMPOUND (game_of("compound", &(const char *){NULL}))

enum { MOST_PARTS = 3, MOST_MOVES = 400 };

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

/* The answers behind all moves, as a set of bits. */
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

static struct brute new_brute(void) {
    return (struct brute){.table = {.most_bytes = (size_t)64 << 20}};
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

static void check_value(struct brute *brute, struct sum *sum, struct solver *solver) {
    void *position = compound_of(sum);
    struct question question = {.game = COMPOUND, .position = position};
    struct solution solution;
    assert_int_equal(nimm_solve_position(solver, &question, &solution), NIMM_SOLVE_OK);
    assert_true(solution.has_value);
    assert_int_equal(solution.value, brute_answer(brute, sum, VALUE));
    assert_int_equal(solution.outcome, solution.value ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
    assert_int_equal(solution.piles.n, sum->n);
    free(position);
}

/* Calls `visit` for every pair of small parts. */
static void for_all_pairs(void (*visit)(struct brute *brute, struct sum *sum, struct solver *solver)) {
    struct brute brute = new_brute();
    struct solver *solver = new_solver(0);
    for (size_t a = 0; a < SMALL; a++)
        for (size_t b = 0; b <= a; b++) {
            struct sum sum = sum_of(a, b);
            visit(&brute, &sum, solver);
            free_sum(&sum);
        }
    table_free(&brute.table);
    nimm_solver_free(solver);
}

static void sums_of_two_have_the_value_of_the_combined_game(void **state) {
    (void)state;
    for_all_pairs(check_value);
}

static void check_misere(struct brute *brute, struct sum *sum, struct solver *solver) {
    void *position = compound_of(sum);
    struct question question = {.game = COMPOUND, .position = position, .misere = true};
    enum outcome outcome;
    assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
    assert_int_equal(outcome, brute_answer(brute, sum, MISERE) ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
    free(position);
}

static void sums_of_two_have_the_misere_outcome_of_the_combined_game(void **state) {
    (void)state;
    for_all_pairs(check_misere);
}

static void random_sums_of_three_have_the_value_of_the_combined_game(void **state) {
    (void)state;
    struct brute brute = new_brute();
    struct solver *solver = new_solver(0);
    struct random random = nimm_random_from_seed(5);
    for (unsigned round = 0; round < 6; round++) {
        struct sum sum = {0};
        for (size_t i = 0; i < 3; i++) {
            size_t at = nimm_random_between(&random, 0, SMALL - 1);
            add_side(&sum, small_parts[at].name, small_parts[at].position);
        }
        check_value(&brute, &sum, solver);
        free_sum(&sum);
    }
    table_free(&brute.table);
    nimm_solver_free(solver);
}

/* ---- winning moves ---- */

static bool same_move(const struct move *a, const struct move *b) {
    return a->component == b->component && a->kind == b->kind && a->part == b->part && a->where == b->where &&
           a->amount == b->amount;
}

/* The moves that leave a compound of that value, found by making them all: in `wanted`. */
static size_t try_all_moves(const void *position, uint64_t value, struct solver *solver,
                            struct move *wanted) {
    const struct game *game = COMPOUND;
    void *after = malloc(game->size);
    struct moves moves = {0};
    size_t n = 0;
    while (game->moves(position, 0, &moves)) {
        struct piles piles;
        play_into(game, position, 0, &moves.move, after);
        assert_int_equal(nimm_game_piles(solver, game, after, &piles), NIMM_SOLVE_OK);
        if (nimm_sum(piles.value, piles.n) == value) wanted[n++] = moves.move;
        assert_true(n < MOST_MOVES);
    }
    free(after);
    return n;
}

static void check_winning(struct brute *brute, struct sum *sum, struct solver *solver) {
    (void)brute;
    void *position = compound_of(sum);
    struct move wanted[MOST_MOVES], found[MOST_MOVES];
    for (uint64_t value = 0; value < 9; value++) {
        size_t n = try_all_moves(position, value, solver, wanted);
        for (size_t limit = 0; limit <= n + 1; limit++) {
            struct move_list list = {.moves = limit ? found : NULL, .limit = limit};
            assert_int_equal(COMPOUND->winning(solver, position, 0, false, value, &list), NIMM_SOLVE_OK);
            assert_true(list.total.n == n && !list.total.more);
            assert_int_equal(list.n, limit < n ? limit : n);
            for (size_t i = 0; i < list.n; i++) assert_true(same_move(&found[i], &wanted[i]));
        }
    }
    free(position);
}

static void winning_is_trying_all_moves_for_every_value_and_limit(void **state) {
    (void)state;
    for_all_pairs(check_winning);
}

static void winning_moves_are_appended_to_those_in_the_list(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    void *position = position_of(COMPOUND, NULL, "nim=3,5+kayles=i");
    struct move moves[4] = {{.part = 77}};
    struct move_list list = {.moves = moves, .limit = 4, .n = 1, .total = {.n = 1}};
    assert_int_equal(COMPOUND->winning(solver, position, 0, false, 0, &list), NIMM_SOLVE_OK);
    assert_int_equal(list.n, list.total.n);
    assert_int_equal(moves[0].part, 77);
    assert_true(list.n >= 2 && moves[1].component == 0 && moves[1].part == 1);
    free(position);
    nimm_solver_free(solver);
}

static void piles_of_2_to_the_64_are_no_work(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    void *position =
        position_of(COMPOUND, NULL, "nim=18446744073709551615+subtraction:3=18446744073709551615");
    struct question question = {.game = COMPOUND, .position = position};
    struct solution solution;
    struct move move;
    struct move_list list = {.moves = &move, .limit = 1};
    assert_int_equal(nimm_solve_position(solver, &question, &solution), NIMM_SOLVE_OK);
    assert_true(solution.value == (UINT64_MAX ^ 3));
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_OK);
    assert_int_equal(list.total.n, 1);
    assert_true(move.component == 0 && move.amount == UINT64_MAX - 3);
    free(position);
    nimm_solver_free(solver);
}

/* ---- known sums ---- */

static uint64_t value_of(const char *string) {
    struct solver *solver = new_solver(0);
    void *position = position_of(COMPOUND, NULL, string);
    struct piles piles;
    assert_int_equal(nimm_game_piles(solver, COMPOUND, position, &piles), NIMM_SOLVE_OK);
    free(position);
    nimm_solver_free(solver);
    return nimm_sum(piles.value, piles.n);
}

static void kayles_of_12_and_of_9_cancel(void **state) {
    (void)state; /* K(12) = K(9) = 4: Guy and Smith 1956 */
    assert_int_equal(value_of("kayles-piles=12+kayles-piles=9"), 0);
    assert_int_equal(value_of("kayles=12+octal:0.77=9"), 0);
}

static void nim_kayles_and_chop_are_7_and_1_and_6(void **state) {
    (void)state; /* 3 xor 4, K(4), and 2 xor 4 */
    struct solver *solver = new_solver(0);
    void *position = position_of(COMPOUND, NULL, "nim=3,4+kayles=iiii+chop=3x5");
    struct piles piles;
    assert_int_equal(nimm_game_piles(solver, COMPOUND, position, &piles), NIMM_SOLVE_OK);
    assert_int_equal(piles.n, 3);
    assert_int_equal(piles.value[0], 7);
    assert_int_equal(piles.value[1], 1);
    assert_int_equal(piles.value[2], 6);
    free(position);
    nimm_solver_free(solver);
}

static void everything_and_itself_cancel(void **state) {
    (void)state;
    for (size_t i = 0; i < SMALL; i++) {
        struct text text = {0};
        text_addf(&text, "%s=%s+%s=%s", small_parts[i].name, small_parts[i].position, small_parts[i].name,
                  small_parts[i].position);
        assert_int_equal(value_of(nimm_text_string(&text)), 0);
        nimm_text_free(&text);
    }
}

static void a_cycle_out_of_reach_does_no_harm(void **state) {
    (void)state;
    assert_int_equal(value_of("digraph=a>b,b>a,c>d@c+nim=1"), 0);
}

/* ---- parts that win at once ---- */

struct walk {
    struct table table;
    const struct game *game;
};

/* Does the player to move win, by the compound's own moves alone? */
static bool walk_wins(struct walk *walk, const void *position) {
    struct text key = {0};
    uint32_t wins = 0;
    walk->game->print(position, &key);
    if (!table_get(&walk->table, key.data, key.length, &wins)) {
        unsigned char *after = malloc(walk->game->size);
        struct moves moves = {0};
        while (!wins && walk->game->moves(position, 0, &moves)) {
            play_into(walk->game, position, 0, &moves.move, after);
            wins = !walk_wins(walk, after);
        }
        assert_true(table_put(&walk->table, key.data, key.length, wins));
        free(after);
    }
    nimm_text_free(&key);
    return wins;
}

/* The outcome here, and exactly the moves to lost positions. */
static void check_walk(struct walk *walk, const void *position, struct solver *solver) {
    struct question question = {.game = walk->game, .position = position};
    struct move found[MOST_MOVES];
    struct move_list list = {.moves = found, .limit = MOST_MOVES};
    struct moves moves = {0};
    void *after = malloc(walk->game->size);
    enum outcome outcome;
    size_t n = 0;
    assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
    assert_int_equal(outcome, walk_wins(walk, position) ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_OK);
    while (walk->game->moves(position, 0, &moves)) {
        play_into(walk->game, position, 0, &moves.move, after);
        if (walk_wins(walk, after)) continue;
        assert_true(n < list.n && same_move(&moves.move, &found[n]));
        n++;
    }
    assert_int_equal(n, list.n);
    assert_int_equal(n, list.total.n);
    free(after);
}

/* Random games from the start, each position of them checked. */
static void walk_from(const char *string) {
    struct walk walk = {{.most_bytes = (size_t)64 << 20}, COMPOUND};
    struct solver *solver = new_solver(0);
    for (uint64_t seed = 0; seed < 8; seed++) {
        struct random random = nimm_random_from_seed(seed);
        void *position = position_of(COMPOUND, NULL, string);
        for (bool more = true; more;) {
            struct moves moves = {0};
            struct move choice;
            check_walk(&walk, position, solver);
            uint64_t n = 0;
            while (COMPOUND->moves(position, 0, &moves))
                if (nimm_random_between(&random, 0, n++) == 0) choice = moves.move;
            more = n > 0;
            if (more) COMPOUND->play(position, 0, &choice);
        }
        free(position);
    }
    table_free(&walk.table);
    nimm_solver_free(solver);
}

static bool is_there(const char *name) {
    const char *parameters;
    return nimm_game_find(name, &parameters) != NULL;
}

static void who_completes_a_triangle_wins_the_whole(void **state) {
    (void)state;
    if (!is_there("triangle")) skip();
    walk_from("triangle=convex:4+nim=2");
    walk_from("triangle=convex:5+kayles=ii");
    walk_from("nim=1,2+triangle=convex:4");
}

static void who_completes_a_green_face_wins_the_whole(void **state) {
    (void)state;
    if (!is_there("coloring")) skip();
    walk_from("coloring=fan:2+nim=2");
    walk_from("kayles=iii+coloring=fan:3");
    walk_from("coloring=fan:2+coloring=fan:1");
}

static void sums_without_such_parts_are_walked_alike(void **state) {
    (void)state;
    walk_from("nim=2,2+kayles=iii");
    walk_from("chop=2x3+octal:0.77=5");
}

static void a_sum_that_can_be_won_at_once_has_no_value_and_so_no_moves_to_one(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct move kept[4];
    void *position = position_of(COMPOUND, NULL, "nim=2+triangle=convex:4/AB,BC");
    struct move_list list = {.moves = kept, .limit = LENGTH(kept)};
    assert_int_equal(COMPOUND->winning(solver, position, 0, false, 0, &list), NIMM_SOLVE_OK);
    assert_int_equal(list.n, 1);
    assert_true(same_move(&kept[0], &(struct move){.component = 1, .part = 0, .where = 2}));
    for (uint64_t value = 1; value < 4; value++) {
        list.n = 0;
        assert_int_equal(COMPOUND->winning(solver, position, 0, false, value, &list), NIMM_SOLVE_NO_ANSWER);
        assert_int_equal(list.n, 0);
    }
    free(position);
    nimm_solver_free(solver);
}

static void every_budget_gives_all_winning_moves_or_says_too_large(void **state) {
    (void)state;
    static const char *const sums[] = {"triangle=0,0 9,1 13,9 4,15 6,7+nim=3",
                                       "coloring=fan:4+nim=3+chop=2x2"};
    for (size_t i = 0; i < LENGTH(sums); i++) {
        struct move wanted[MOST_MOVES], found[MOST_MOVES];
        void *position = position_of(COMPOUND, NULL, sums[i]);
        struct solver *solver = new_solver(0);
        size_t n = try_all_moves(position, 0, solver, wanted);
        nimm_solver_free(solver);
        bool enough = false;
        for (uint64_t nodes = 1; nodes < 20000 && !enough; nodes += 1 + nodes / 16) {
            struct move_list list = {.moves = found, .limit = MOST_MOVES};
            solver = new_solver(nodes);
            enum solve_status status = COMPOUND->winning(solver, position, 0, false, 0, &list);
            assert_true(status == NIMM_SOLVE_OK || status == NIMM_SOLVE_TOO_LARGE);
            enough = status == NIMM_SOLVE_OK;
            if (enough) assert_int_equal(list.n, n);
            if (enough) assert_memory_equal(found, wanted, n * sizeof *found);
            nimm_solver_free(solver);
        }
        assert_true(enough);
        free(position);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_of_two_have_the_value_of_the_combined_game),
        cmocka_unit_test(sums_of_two_have_the_misere_outcome_of_the_combined_game),
        cmocka_unit_test(random_sums_of_three_have_the_value_of_the_combined_game),
        cmocka_unit_test(winning_is_trying_all_moves_for_every_value_and_limit),
        cmocka_unit_test(winning_moves_are_appended_to_those_in_the_list),
        cmocka_unit_test(piles_of_2_to_the_64_are_no_work),
        cmocka_unit_test(kayles_of_12_and_of_9_cancel),
        cmocka_unit_test(nim_kayles_and_chop_are_7_and_1_and_6),
        cmocka_unit_test(everything_and_itself_cancel),
        cmocka_unit_test(who_completes_a_triangle_wins_the_whole),
        cmocka_unit_test(who_completes_a_green_face_wins_the_whole),
        cmocka_unit_test(sums_without_such_parts_are_walked_alike),
        cmocka_unit_test(a_cycle_out_of_reach_does_no_harm),
        cmocka_unit_test(a_sum_that_can_be_won_at_once_has_no_value_and_so_no_moves_to_one),
        cmocka_unit_test(every_budget_gives_all_winning_moves_or_says_too_large),
    };
    return cmocka_run_group_tests_name("compound", tests, NULL, NULL);
}
