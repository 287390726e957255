/* SPDX-License-Identifier: MIT */
/* Sums of games against the combined game searched by its parts' moves alone; how they are written, refused,
 * played and shown. */
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

/* ---- winning moves ---- */

static bool same_move(const struct move *a, const struct move *b) {
    return a->component == b->component && a->kind == b->kind && a->part == b->part && a->where == b->where &&
           a->amount == b->amount;
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

static void known_sums_have_their_values(void **state) {
    (void)state;
    static const struct {
        const char *sum;
        uint64_t value;
    } cases[] = {
        {"kayles-piles=12+kayles-piles=9", 0}, /* K(12) = K(9) = 4: Guy and Smith 1956 */
        {"kayles=12+octal:0.77=9", 0},
        {"nim=3,4+kayles=iiii+chop=3x5", 7 ^ 1 ^ 6}, /* 3 xor 4, K(4), and 2 xor 4 */
        {"prime=12,30+chomp=3,2+prime=12,30+chomp=3,2", 0},
        {"digraph=a>b,b>a,c>d@c+nim=1", 0}, /* a cycle out of reach does no harm */
    };
    for (size_t i = 0; i < LENGTH(cases); i++) assert_int_equal(value_of(cases[i].sum), cases[i].value);
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

static void who_completes_a_triangle_wins_the_whole(void **state) {
    (void)state;
    walk_from("triangle=convex:4+nim=2");
    walk_from("triangle=convex:5+kayles=ii");
    walk_from("nim=1,2+triangle=convex:4");
}

static void who_completes_a_green_face_wins_the_whole(void **state) {
    (void)state;
    walk_from("coloring=fan:2+nim=2");
    walk_from("kayles=iii+coloring=fan:3");
    walk_from("coloring=fan:2+coloring=fan:1");
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

/* ---- moves ---- */

static void moves_come_part_by_part(void **state) {
    (void)state;
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

/* The message of the first of parse_move and check that refuses; "" where neither does. */
static void say_refusal(const void *position, const char *string, struct text *why) {
    struct move move;
    nimm_text_clear(why);
    if (COMPOUND->parse_move(position, 0, string, &move, why)) COMPOUND->check(position, 0, &move, why);
}

static void refused_moves_name_the_part(void **state) {
    (void)state;
    static const char *const refused[][2] = {
        {"", "That is not a move. Type part 1 or 2 and then the move in it, for example 1 1 1."},
        {"part", "\"part\" is not a move. Type part 1 or 2 and then the move in it, for example 1 1 1."},
        {"hit 3", "\"hit 3\" is not a move. Type part 1 or 2 and then the move in it, for example 1 1 1."},
        {"9 1", "There is no part 9: choose part 1 or 2."},
        {"0 1", "There is no part 0: choose part 1 or 2."},
        {"99999999999999999999 1", "There is no part 99999999999999999999: choose part 1 or 2."},
        {"take 1 from 1 in part 8", "There is no part 8: choose part 1 or 2."},
        {"3 1 1", "Part 3 (nim) has no move left: choose part 1 or 2."},
        {"1 1 9", "Part 1 (nim): Pile 1 has 3 stones: take 1 to 3."},
    };
    void *position = position_of(COMPOUND, NULL, "nim=3,4+kayles=iiii+nim=0");
    struct text why = {0};
    for (size_t i = 0; i < LENGTH(refused); i++) {
        say_refusal(position, refused[i][0], &why);
        assert_string_equal(nimm_text_string(&why), refused[i][1]);
    }
    say_refusal(position, "2 x", &why);
    assert_true(strncmp(nimm_text_string(&why), "After the 2 for part 2 (kayles): ", 33) == 0);
    say_refusal(position, "2 7", &why);
    assert_true(strncmp(nimm_text_string(&why), "Part 2 (kayles): ", 17) == 0);
    nimm_text_free(&why);
    free(position);
}

static void no_part_can_be_chosen_when_the_game_is_over(void **state) {
    (void)state;
    void *position = position_of(COMPOUND, NULL, "nim=0+kayles=.");
    struct text why = {0};
    assert_true(nimm_game_is_over(COMPOUND, position, 0));
    say_refusal(position, "2 1", &why);
    assert_string_equal(nimm_text_string(&why), "Part 2 (kayles) has no move left: the game is over.");
    say_refusal(position, "x", &why);
    assert_string_equal(nimm_text_string(&why), "\"x\" is not a move: the game is over.");
    say_refusal(position, "3 1", &why);
    assert_string_equal(nimm_text_string(&why), "There is no part 3: the game is over.");
    free(position);
    position = position_of(COMPOUND, NULL, "triangle=convex:5/AB,BC,AC+nim=3"); /* which has been won */
    assert_true(nimm_game_is_over(COMPOUND, position, 0));
    say_refusal(position, "2 1 1", &why);
    assert_string_equal(nimm_text_string(&why), "Part 2 (nim) has no move left: the game is over.");
    nimm_text_free(&why);
    free(position);
}

static void moves_can_be_typed_in_several_ways(void **state) {
    (void)state;
    static const char *const same[] = {"1 2 3",
                                       "1,2,3",
                                       "1: 2 3",
                                       "part 1: 2 3",
                                       " PART 1 2 3 ",
                                       "part 1, 2 3",
                                       "take 3 from pile 2 in part 1",
                                       "2 3 in part 1"};
    void *position = position_of(COMPOUND, NULL, "nim=3,4+kayles=iiii");
    struct text why = {0};
    for (size_t i = 0; i < LENGTH(same); i++) {
        struct move move;
        if (!COMPOUND->parse_move(position, 0, same[i], &move, &why))
            fail_msg("%s: %s", same[i], nimm_text_string(&why));
        assert_true(same_move(&move, &(struct move){.part = 1, .amount = 3}));
    }
    nimm_text_free(&why);
    free(position);
}

/* ---- positions ---- */

static void positions_round_trip(void **state) {
    (void)state;
    static const char *const positions[][2] = {
        {"nim=3,4+kayles=iiii+chop=3x5", "nim=3,4+kayles=iiii+chop=3x5"},
        {" nim = 3 4 + kayles=2 3 ", "nim=3,4+kayles=ii.iii"},
        {"subtraction:3=10,7+octal:0.77=7,3", "subtraction:3=10,7+octal:0.77=7,3"},
        {"nim=0", "nim=0"},
        {"digraph=a>b,b>c@b+chomp=4,4,2", "digraph=a>b,b>c@b+chomp=4,4,2"},
    };
    for (size_t i = 0; i < LENGTH(positions); i++) {
        void *first = position_of(COMPOUND, NULL, positions[i][0]);
        struct text text = {0};
        COMPOUND->print(first, &text);
        assert_string_equal(nimm_text_string(&text), positions[i][1]);
        void *second = position_of(COMPOUND, NULL, nimm_text_string(&text));
        assert_memory_equal(first, second, COMPOUND->size);
        nimm_text_free(&text);
        free(first);
        free(second);
    }
}

/* Asserts that the text is refused with a message of one line that starts like this. */
static void assert_refused(const char *string, const char *start) {
    void *position = malloc(COMPOUND->size);
    struct text why = {0};
    assert_false(COMPOUND->parse(NULL, string, position, &why));
    assert_one_line(&why);
    if (strncmp(nimm_text_string(&why), start, strlen(start)) != 0)
        fail_msg("\"%s\" is not \"%s\"", nimm_text_string(&why), start);
    nimm_text_free(&why);
    free(position);
}

static void refused_positions_name_the_part_and_the_reason(void **state) {
    (void)state;
    static const char *const refused[][2] = {
        {"", "part 1: write GAME=POSITION, such as kayles=iiii, with + between parts"},
        {"nim=3+", "part 2: write GAME=POSITION"},
        {"nim=3++nim=4", "part 2: write GAME=POSITION"},
        {"3,4", "part 1: \"3,4\" is not a part: write GAME=POSITION"},
        {"nim=3+foo=4", "part 2: there is no game \"foo\"; nimm games lists them"},
        {"=4", "part 1: there is no game \"\"; "},
        {"nim=x", "part 1 (nim): \"x\" is not a pile size"},
        {"nim=", "part 1 (nim): "},
        {"nim=1+kayles=iix", "part 2 (kayles): \"iix\" is not a row"},
        {"nim:3=4", "part 1: \"nim:3\": the game nim takes nothing after a colon"},
        {"octal:0.9=4", "part 1 (octal): "},
        {"compound=nim=3", "part 1: a compound cannot be part of a compound"},
        {"nim=1+poker-nim=3,4/0,0", "part 2: poker-nim cannot be part of a sum, where both players"},
        {"northcott=W.B", "part 1: northcott cannot be part of a sum, where both players"},
        {"nim=1+digraph=a>b,b>a@a", "part 2 (digraph): this can go on for ever, so it has no value"},
        {"nim=1+nim=1+nim=1+nim=1+nim=1+nim=1+nim=1+nim=1+nim=1", "too many parts: at most 8 can be added"},
        {"digraph=a>b@a+digraph=a>b@a+digraph=a>b@a+digraph=a>b@a",
         "part 4 (digraph): no room is left for it: take fewer parts, or parts of simpler games"},
    };
    for (size_t i = 0; i < LENGTH(refused); i++) assert_refused(refused[i][0], refused[i][1]);
}

static void a_start_that_one_part_refuses_is_refused(void **state) {
    (void)state;
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

static void parts_of_one_game_may_change_places(void **state) {
    (void)state;
    static const char *const alike[] = {"nim=3,4,0+chop=2x3+nim=1+octal:0.07=3+nim=2+octal:0.77=4",
                                        "nim=2+chop=3x2+nim=4,3+octal:0.77=4+nim=0,1+octal:0.07=3"};
    void *a = position_of(COMPOUND, NULL, alike[0]), *b = position_of(COMPOUND, NULL, alike[1]);
    COMPOUND->canonical(a);
    COMPOUND->canonical(b);
    struct text left = {0}, right = {0};
    COMPOUND->print(a, &left);
    COMPOUND->print(b, &right);
    assert_string_equal(nimm_text_string(&left), nimm_text_string(&right));
    assert_memory_equal(a, b, COMPOUND->size);
    nimm_text_free(&left);
    nimm_text_free(&right);
    free(a);
    free(b);
}

/* ---- words and pictures ---- */

static void the_board_is_the_boards_of_the_parts_under_their_names(void **state) {
    (void)state;
    void *position = position_of(COMPOUND, NULL, "nim=3,1+octal:0.77=2");
    struct text text = {0};
    COMPOUND->draw(position, &(struct style){.width = 80}, &text);
    assert_true(strncmp(nimm_text_string(&text), "Part 1, Nim:\nPile 1 : O O O\nPile 2 : O\nPart 2, ", 46) ==
                0);
    assert_non_null(strstr(nimm_text_string(&text), " 0.77:\n"));
    assert_int_equal(text.data[text.length - 1], '\n');
    nimm_text_free(&text);
    free(position);
}

static void the_grid_has_each_part_under_its_games_name(void **state) {
    (void)state;
    void *position = position_of(COMPOUND, NULL, "nim=3,4+octal:0.77=7,3+kayles=200");
    static const char *const expected[][2] = {
        {"Part 1, nim", "\"3,4\""},
        {"Part 2, octal:0.77", "\"7,3\""},
        {"Part 3, kayles", "\"iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii...\""},
    };
    struct text name = {0}, reason = {0};
    for (size_t i = 0; i < LENGTH(expected); i++) {
        nimm_text_clear(&name);
        nimm_text_clear(&reason);
        COMPOUND->describe(position, i, &name, &reason);
        assert_string_equal(nimm_text_string(&name), expected[i][0]);
        assert_string_equal(nimm_text_string(&reason), expected[i][1]);
    }
    nimm_text_free(&name);
    nimm_text_free(&reason);
    free(position);
}

static void random_moves_are_in_parts_that_have_moves(void **state) {
    (void)state;
    void *position = position_of(COMPOUND, NULL, "nim=0+nim=18446744073709551615+kayles=.+chop=1x1");
    struct text why = {0};
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct random random = nimm_random_from_seed(seed);
        struct move move;
        nimm_game_draw_move(COMPOUND, position, 0, &random, &move);
        assert_int_equal(move.component, 1);
        assert_true(COMPOUND->check(position, 0, &move, &why));
    }
    nimm_text_free(&why);
    free(position);
}

static void assert_warns(const void *position, const char *typed, const char *warning) {
    struct text text = {0};
    struct move move;
    assert_true(COMPOUND->parse_move(position, 0, typed, &move, &text));
    assert_int_equal(COMPOUND->warn(position, 0, &move, &text), warning[0] != '\0');
    assert_string_equal(nimm_text_string(&text), warning);
    nimm_text_free(&text);
}

static void unsafe_moves_of_a_part_are_warned_of(void **state) {
    (void)state;
    void *position = position_of(COMPOUND, NULL, "nim=3+triangle=convex:9/GH");
    assert_warns(position, "2 FH", "then F-G completes the triangle F G H");
    assert_warns(position, "2 BD", "");
    assert_warns(position, "1 1 2", "");
    free(position);
}

static size_t count_pluses(const char *string) {
    size_t n = 0;
    for (; *string; string++) n += *string == '+';
    return n;
}

static void random_starts_have_the_shape_that_was_wanted(void **state) {
    (void)state;
    void *position = malloc(COMPOUND->size);
    struct text text = {0}, why = {0};
    for (uint64_t parts = 1; parts <= 8; parts++) {
        struct random random = nimm_random_from_seed(parts);
        struct shape shape = {.parts = {parts, parts}, .amount = {3, 4}};
        assert_true(COMPOUND->random(NULL, &shape, &random, position, &why));
        nimm_text_clear(&text);
        COMPOUND->print(position, &text);
        assert_int_equal(count_pluses(nimm_text_string(&text)), parts - 1);
    }
    /* Of such sizes few games have starts at all; the prime-game has, and is too large to be all eight. */
    struct random random = nimm_random_from_seed(1);
    assert_true(COMPOUND->random(NULL, &(struct shape){{8, 8}, {600, 600}}, &random, position, &why));
    static const struct shape wrong[] = {
        {.parts = {9, 9}}, {.parts = {3, 2}}, {.amount = {9, 8}}, {.parts = {1, 2}, .amount = {0, 1}}};
    for (size_t i = 0; i < LENGTH(wrong); i++) {
        nimm_text_clear(&why);
        assert_false(COMPOUND->random(NULL, &wrong[i], &random, position, &why));
        assert_one_line(&why);
    }
    nimm_text_free(&text);
    nimm_text_free(&why);
    free(position);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_of_two_have_the_value_of_the_combined_game),
        cmocka_unit_test(sums_of_two_have_the_misere_outcome_of_the_combined_game),
        cmocka_unit_test(piles_of_2_to_the_64_are_no_work),
        cmocka_unit_test(known_sums_have_their_values),
        cmocka_unit_test(who_completes_a_triangle_wins_the_whole),
        cmocka_unit_test(who_completes_a_green_face_wins_the_whole),
        cmocka_unit_test(a_sum_that_can_be_won_at_once_has_no_value_and_so_no_moves_to_one),
        cmocka_unit_test(moves_come_part_by_part),
        cmocka_unit_test(refused_moves_name_the_part),
        cmocka_unit_test(no_part_can_be_chosen_when_the_game_is_over),
        cmocka_unit_test(moves_can_be_typed_in_several_ways),
        cmocka_unit_test(positions_round_trip),
        cmocka_unit_test(refused_positions_name_the_part_and_the_reason),
        cmocka_unit_test(a_start_that_one_part_refuses_is_refused),
        cmocka_unit_test(parts_of_one_game_may_change_places),
        cmocka_unit_test(the_board_is_the_boards_of_the_parts_under_their_names),
        cmocka_unit_test(the_grid_has_each_part_under_its_games_name),
        cmocka_unit_test(random_moves_are_in_parts_that_have_moves),
        cmocka_unit_test(unsafe_moves_of_a_part_are_warned_of),
        cmocka_unit_test(random_starts_have_the_shape_that_was_wanted),
    };
    return cmocka_run_group_tests_name("compound", tests, NULL, NULL);
}
