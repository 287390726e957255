/* SPDX-License-Identifier: MIT */
/* Take-and-break games with piles: moves, values and misere play against the literal rules; how positions and
 * moves are written, and what fits on the table. */
#include "core/text.h"
#include "support.h"

#include <stdio.h>

#include "games/heaps.h"
#include "nimm/nim.h"

/* ---- brute force from the meaning of the digits: all multisets of piles with few stones ---- */

enum { STONES = 11, MULTISETS = 200, MOVES = 200, VALUES = 64 };

struct multiset {
    unsigned n;
    unsigned pile[STONES + 1]; /* descending */
};

struct brute {
    char digits[16]; /* with d0 first, the point left out */
    size_t n;
    struct multiset set[MULTISETS]; /* by ascending number of stones */
    unsigned value[MULTISETS];
    bool misere_win[MULTISETS];
};

struct option {
    unsigned part, amount, left; /* left = 0: not split */
    struct multiset after;       /* as `play` leaves it, not sorted */
    size_t index;                /* of the same piles in struct brute */
};

static void add_multisets(struct brute *brute, struct multiset *set, unsigned stones, unsigned most) {
    if (stones == 0) {
        assert_true(brute->n < MULTISETS);
        brute->set[brute->n++] = *set;
        return;
    }
    for (unsigned pile = 1; pile <= most && pile <= stones; pile++) {
        set->pile[set->n++] = pile;
        add_multisets(brute, set, stones - pile, pile);
        set->pile[--set->n] = 0;
    }
}

static size_t index_of(const struct brute *brute, struct multiset set) {
    for (unsigned i = 1; i < set.n; i++)
        for (unsigned k = i; k > 0 && set.pile[k - 1] < set.pile[k]; k--) {
            unsigned pile = set.pile[k];
            set.pile[k] = set.pile[k - 1];
            set.pile[k - 1] = pile;
        }
    for (size_t i = 0; i < brute->n; i++)
        if (memcmp(&brute->set[i], &set, sizeof set) == 0) return i;
    fail_msg("a multiset is missing");
    return 0;
}

/* The set with one pile replaced by up to two others, of which 0 is none. */
static struct multiset replaced(const struct multiset *set, unsigned part, unsigned one, unsigned other) {
    struct multiset after = {0};
    for (unsigned i = 0; i < set->n; i++) {
        if (i != part) after.pile[after.n++] = set->pile[i];
        if (i == part && one > 0) after.pile[after.n++] = one;
        if (i == part && other > 0) after.pile[after.n++] = other;
    }
    return after;
}

static unsigned digit_of(const char *digits, unsigned take) {
    return take < strlen(digits) ? (unsigned)(digits[take] - '0') : 0;
}

static bool is_legal(const char *digits, unsigned pile, unsigned take, unsigned left) {
    if (take > pile) return false;
    unsigned digit = digit_of(digits, take), rest = pile - take;
    if (left > 0) return left <= rest / 2 && digit & 4;
    return rest == 0 ? digit & 1 : digit & 2;
}

static size_t list_options(const struct brute *brute, const struct multiset *set, struct option *options) {
    size_t n = 0;
    for (unsigned part = 0; part < set->n; part++)
        for (unsigned take = 0; take <= set->pile[part]; take++)
            for (unsigned left = 0; left <= set->pile[part]; left++) {
                if (!is_legal(brute->digits, set->pile[part], take, left)) continue;
                assert_true(n < MOVES);
                struct option *option = &options[n++];
                *option = (struct option){.part = part, .amount = take, .left = left};
                option->after = replaced(set, part, left, set->pile[part] - take - left);
                option->index = index_of(brute, option->after);
            }
    return n;
}

static void solve_brute(struct brute *brute, const char *code) {
    struct multiset empty = {0};
    static struct option option[MOVES];
    snprintf(brute->digits, sizeof brute->digits, "%c%s", code[0], strchr(code, '.') + 1);
    brute->n = 0;
    for (unsigned stones = 0; stones <= STONES; stones++) add_multisets(brute, &empty, stones, stones);
    for (size_t i = 0; i < brute->n; i++) {
        uint64_t seen = 0;
        size_t n = list_options(brute, &brute->set[i], option);
        brute->misere_win[i] = n == 0;
        for (size_t k = 0; k < n; k++) {
            seen |= UINT64_C(1) << brute->value[option[k].index];
            brute->misere_win[i] |= !brute->misere_win[option[k].index];
        }
        brute->value[i] = 0;
        while (seen >> brute->value[i] & 1) brute->value[i]++;
    }
}

/* ---- the game and the brute force side by side ---- */

static void write_set(const struct multiset *set, struct text *text) {
    nimm_text_clear(text);
    for (unsigned i = 0; i < set->n; i++) text_addf(text, i > 0 ? ",%u" : "%u", set->pile[i]);
    if (set->n == 0) text_add(text, "0");
}

static void *heaps_of(const char *code, const struct multiset *set) {
    const char *parameters;
    struct text text = {0};
    write_set(set, &text);
    void *position = position_of(game_of("octal", &parameters), code, nimm_text_string(&text));
    nimm_text_free(&text);
    return position;
}

static void compare_options(const struct game *game, const void *position, const struct option *options,
                            size_t n) {
    struct text text = {0}, expected = {0}, why = {0};
    struct moves moves = {0};
    void *after = malloc(game->size);
    assert_non_null(after);
    for (size_t i = 0; i < n; i++) {
        struct move again, move = {.part = options[i].part, .where = options[i].left};
        move.amount = options[i].amount;
        assert_true(game->moves(position, 0, &moves));
        assert_memory_equal(&moves.move, &move, sizeof move);
        assert_true(game->check(position, 1, &move, &why));
        play_into(game, position, 0, &move, after);
        nimm_text_clear(&text);
        game->print(after, &text);
        write_set(&options[i].after, &expected);
        assert_string_equal(nimm_text_string(&text), nimm_text_string(&expected));
        nimm_text_clear(&text);
        game->print_move(position, &move, &text);
        assert_true(game->parse_move(position, 0, nimm_text_string(&text), &again, &why));
        assert_memory_equal(&again, &move, sizeof move);
    }
    assert_false(game->moves(position, 0, &moves));
    assert_false(game->moves(position, 0, &moves));
    free(after);
    nimm_text_free(&text);
    nimm_text_free(&expected);
    nimm_text_free(&why);
}

static void check_grid(const struct game *game, const void *position, const char *digits,
                       const struct multiset *set) {
    struct text why = {0};
    for (unsigned part = 0; part <= set->n; part++)
        for (unsigned amount = 0; amount <= 8; amount++)
            for (unsigned left = 0; left <= 8; left++) {
                struct move move = {.part = part, .amount = amount, .where = left};
                bool legal = part < set->n && is_legal(digits, set->pile[part], amount, left);
                nimm_text_clear(&why);
                assert_int_equal(game->check(position, 0, &move, &why), legal);
                if (!legal) assert_one_line(&why);
            }
    nimm_text_free(&why);
}

static void compare_winning(struct solver *solver, const struct game *game, const void *position,
                            const struct brute *brute, const struct option *options, size_t n) {
    for (unsigned target = 0; target < 6; target++) {
        struct move found[MOVES];
        struct move_list list = {.moves = found, .limit = MOVES};
        size_t k = 0;
        assert_int_equal(game->winning(solver, position, 0, false, target, &list), NIMM_SOLVE_OK);
        for (size_t i = 0; i < n; i++) {
            if (brute->value[options[i].index] != target) continue;
            assert_true(k < list.n);
            assert_int_equal(found[k].part, options[i].part);
            assert_int_equal(found[k].amount, options[i].amount);
            assert_int_equal(found[k++].where, options[i].left);
        }
        assert_int_equal(list.n, k);
        assert_int_equal(list.total.n, k);
    }
}

static void compare_misere(struct solver *solver, const struct game *game, const void *position, bool win) {
    struct question question = {game, position, 0, true, NULL};
    enum outcome outcome;
    assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
    assert_int_equal(outcome, win ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
}

static void compare_code(const char *code) {
    static struct brute brute;
    static struct option options[MOVES];
    const char *parameters;
    const struct game *game = game_of("octal", &parameters);
    struct solver *solver = new_solver(0);
    solve_brute(&brute, code);
    for (size_t i = 0; i < brute.n; i++) {
        const struct multiset *set = &brute.set[i];
        void *position = heaps_of(code, set);
        struct piles piles;
        assert_int_equal(game->piles(solver, position, &piles), NIMM_SOLVE_OK);
        assert_int_equal(piles.n, set->n);
        assert_int_equal(nimm_sum(piles.value, piles.n), brute.value[i]);
        size_t n = list_options(&brute, set, options);
        assert_int_equal(nimm_game_is_over(game, position, 0), n == 0);
        compare_options(game, position, options, n);
        compare_winning(solver, game, position, &brute, options, n);
        if (set->n <= 3) check_grid(game, position, brute.digits, set);
        if (i < 60) compare_misere(solver, game, position, brute.misere_win[i]);
        free(position);
    }
    nimm_solver_free(solver);
}

static void known_codes_are_played_and_solved_as_the_literal_rules_say(void **state) {
    static const char *const codes[] = {"0.07",  "0.77", "0.137", "0.156", "0.6", "0.45", "0.007", "0.3",
                                        "0.333", "0.1",  "0.42",  "0.004", "4.",  "4.3",  "4.12",  "4.726"};
    for (size_t i = 0; i < LENGTH(codes); i++) compare_code(codes[i]);
}

static void random_codes_are_played_and_solved_as_the_literal_rules_say(void **state) {
    struct random random = nimm_random_from_seed(7);
    for (int i = 0; i < 30; i++) {
        char code[8] = "0.";
        size_t digits = (size_t)nimm_random_between(&random, 1, 4);
        if (i % 3 == 0) code[0] = '4';
        for (size_t k = 0; k < digits; k++) code[2 + k] = (char)('0' + nimm_random_between(&random, 0, 7));
        if (strspn(code + 2, "0") == digits) code[2] = '7';
        compare_code(code);
    }
}

/* ---- values ---- */

static uint64_t pile_value(struct solver *solver, const char *name, uint64_t pile) {
    const char *parameters;
    const struct game *game = game_of(name, &parameters);
    struct text text = {0};
    struct piles piles;
    text_add_number(&text, pile);
    void *position = position_of(game, parameters, nimm_text_string(&text));
    assert_int_equal(game->piles(solver, position, &piles), NIMM_SOLVE_OK);
    nimm_text_free(&text);
    free(position);
    return nimm_sum(piles.value, piles.n);
}

static void kayles_with_piles_is_kayles(void **state) {
    static const char *const pairs[][2] = {{"kayles", "kayles-piles"}, {"dawson", "dawson-piles"}};
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(pairs); i++)
        for (uint64_t pins = 1; pins <= 300; pins++)
            assert_int_equal(pile_value(solver, pairs[i][0], pins), pile_value(solver, pairs[i][1], pins));
    nimm_solver_free(solver);
}

static void one_solver_keeps_the_sequences_of_many_codes_apart(void **state) {
    struct solver *solver = new_solver(0);
    for (int round = 0; round < 2; round++) {
        assert_int_equal(pile_value(solver, "octal:0.77", 5), 4);
        assert_int_equal(pile_value(solver, "octal:0.07", 5), 0);
        assert_int_equal(pile_value(solver, "octal:0.3", 5), 1);
        assert_int_equal(pile_value(solver, "octal:0.33", 5), 2);
    }
    nimm_solver_free(solver);
}

/* Of many piles together, and of one alone in which every split wins. */
static void winning_moves_beyond_64_bits_are_counted_as_more(void **state) {
    static const struct {
        const char *name;
        int piles;
    } cases[] = {{"kayles-piles", 101}, {"octal:0.5555", 1}};
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const char *parameters;
        const struct game *game = game_of(cases[i].name, &parameters);
        struct text text = {0};
        struct move found[50];
        struct move_list list = {.moves = found, .limit = LENGTH(found)};
        struct piles piles;
        for (int k = 0; k < cases[i].piles; k++) text_add(&text, "18446744073709551615 ");
        void *position = position_of(game, parameters, nimm_text_string(&text)), *after = malloc(game->size);
        assert_int_equal(game->winning(solver, position, 0, false, 0, &list), NIMM_SOLVE_OK);
        assert_true(list.total.more);
        assert_int_equal(list.n, LENGTH(found));
        for (size_t k = 0; k < list.n; k++) {
            play_into(game, position, 0, &found[k], after);
            assert_int_equal(game->piles(solver, after, &piles), NIMM_SOLVE_OK);
            assert_int_equal(nimm_sum(piles.value, piles.n), 0);
        }
        nimm_text_free(&text);
        free(position);
        free(after);
    }
    nimm_solver_free(solver);
}

static void a_pile_beyond_the_values_without_a_proved_period_has_no_answer(void **state) {
    static const char *const names[] = {"octal:0.6", "octal:0.007"};
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(names); i++) {
        const char *parameters;
        const struct game *game = game_of(names[i], &parameters);
        void *position = position_of(game, parameters, "3,1000000");
        struct piles piles;
        struct move_list list = {0};
        assert_int_equal(game->piles(solver, position, &piles), NIMM_SOLVE_TOO_LARGE);
        assert_int_equal(game->winning(solver, position, 0, false, 0, &list), NIMM_SOLVE_TOO_LARGE);
        assert_int_equal(list.total.n, 0);
        free(position);
    }
    nimm_solver_free(solver);
}

/* ---- positions ---- */

static void assert_prints(const char *name, const char *string, const char *expected) {
    const char *parameters;
    const struct game *game = game_of(name, &parameters);
    struct text text = {0}, why = {0};
    void *position = position_of(game, parameters, string), *again = malloc(game->size);
    assert_non_null(again);
    game->print(position, &text);
    assert_string_equal(nimm_text_string(&text), expected);
    memset(again, 0xFF, game->size);
    assert_true(game->parse(parameters, nimm_text_string(&text), again, &why));
    assert_memory_equal(position, again, game->size);
    nimm_text_free(&text);
    nimm_text_free(&why);
    free(position);
    free(again);
}

static void empty_piles_are_dropped(void **state) {
    static const char *const names[] = {"kayles-piles", "dawson-piles", "octal", "octal:0.77"};
    static const char *const cases[][2] = {
        {"7,3", "7,3"},
        {"7 3", "7,3"},
        {"7,0,3", "7,3"},
        {"0,0,1", "1"},
        {"0", "0"},
        {"0,0", "0"},
        {" 5 , 5 ", "5,5"},
        {"18446744073709551615", "18446744073709551615"},
        {"1,2,1,1", "1,2,1,1"},
    };
    for (size_t i = 0; i < LENGTH(names); i++)
        for (size_t k = 0; k < LENGTH(cases); k++) assert_prints(names[i], cases[k][0], cases[k][1]);
}

static void a_table_without_piles_is_lost_for_the_mover(void **state) {
    const char *parameters;
    const struct game *game = game_of("kayles-piles", &parameters);
    struct solver *solver = new_solver(0);
    void *position = position_of(game, NULL, "0");
    struct question question = {game, position, 0, false, NULL};
    struct solution solution;
    struct text text = {0};
    assert_true(nimm_game_is_over(game, position, 0));
    assert_int_equal(nimm_solve_position(solver, &question, &solution), NIMM_SOLVE_OK);
    assert_int_equal(solution.outcome, NIMM_OUTCOME_P);
    assert_int_equal(solution.piles.n, 0);
    game->draw(position, &(struct style){.width = 80}, &text);
    assert_string_equal(nimm_text_string(&text), "No piles are left.\n");
    nimm_text_free(&text);
    free(position);
    nimm_solver_free(solver);
}

static void the_code_is_part_of_the_name(void **state) {
    static const char *const cases[][2] = {
        {"octal", "octal:0.137"},
        {"octal:.77", "octal:0.77"},
        {"octal:0.0070", "octal:0.007"},
        {"octal:4.", "octal:4."},
        {"octal:4.30", "octal:4.3"},
        {"octal:0.00000000000000000000000000000001", "octal:0.00000000000000000000000000000001"},
        {"kayles-piles", "kayles-piles"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const char *parameters;
        const struct game *game = game_of(cases[i][0], &parameters);
        struct text text = {0};
        void *position = position_of(game, parameters, "5");
        nimm_game_print_name(game, position, &text);
        assert_string_equal(nimm_text_string(&text), cases[i][1]);
        nimm_text_free(&text);
        free(position);
    }
}

static void one_pile_more_must_fit_where_piles_split(void **state) {
    struct text text = {0}, why = {0};
    const char *parameters;
    const struct game *game = game_of("octal:0.3", &parameters);
    void *position = malloc(game->size);
    for (int i = 0; i < HEAPS_MAX - 1; i++) text_add(&text, "3 ");
    free(position_of(game, "0.77", nimm_text_string(&text)));
    text_add(&text, "0");
    free(position_of(game, "0.77", nimm_text_string(&text)));
    text.data[text.length - 1] = '3';
    assert_false(game->parse("0.77", nimm_text_string(&text), position, &why));
    assert_string_equal(nimm_text_string(&why), "too many piles: at most 127 fit where a move can split one");
    free(position_of(game, parameters, nimm_text_string(&text)));
    nimm_text_free(&text);
    nimm_text_free(&why);
    free(position);
}

static void a_pile_without_a_move_is_described_as_one(void **state) {
    const char *parameters;
    const struct game *game = game_of("dawson-piles", &parameters);
    void *position = position_of(game, NULL, "7,1");
    struct text name = {0}, reason = {0};
    game->describe(position, 0, &name, &reason);
    assert_string_equal(nimm_text_string(&name), "Pile 1");
    assert_string_equal(nimm_text_string(&reason), "a pile of 7 stones");
    nimm_text_clear(&reason);
    game->describe(position, 1, &name, &reason);
    assert_string_equal(nimm_text_string(&reason), "a pile of 1 stone, in which no move is possible");
    nimm_text_free(&name);
    nimm_text_free(&reason);
    free(position);
}

static void piles_alike_in_play_share_a_canonical_form(void **state) {
    const char *parameters;
    const struct game *game = game_of("dawson-piles", &parameters);
    void *one = position_of(game, NULL, "7,1,2,1"), *other = position_of(game, NULL, "2,7");
    game->canonical(one);
    assert_memory_equal(one, other, game->size);
    free(one);
    free(other);
}

/* ---- what fits on the table ---- */

enum { PILE_MOST = 24 };

/* The most piles that a pile can become, from the meaning of the digits. */
static void brute_parts(const char *code, unsigned *parts) {
    for (unsigned pile = 0; pile <= PILE_MOST; pile++) {
        parts[pile] = pile > 0;
        for (unsigned take = 0; take <= pile && take + 1 < strlen(code); take++) {
            unsigned digit = (unsigned)(code[take > 0 ? take + 1 : 0] - '0'), rest = pile - take;
            if (digit & 2 && parts[rest] > parts[pile]) parts[pile] = parts[rest];
            for (unsigned a = 1; digit & 4 && a < rest; a++)
                if (parts[a] + parts[rest - a] > parts[pile]) parts[pile] = parts[a] + parts[rest - a];
        }
    }
}

static void a_start_is_refused_exactly_when_it_could_outgrow_the_table(void **state) {
    static const char *const names[] = {"octal:0.77",    "octal:0.07",  "octal:0.4",
                                        "octal:0.333",   "octal:0.156", "octal:0.007",
                                        "octal:0.00004", "octal:4.",    "octal:4.33"};
    for (size_t i = 0; i < LENGTH(names); i++) {
        unsigned parts[PILE_MOST + 1];
        const char *parameters;
        const struct game *game = game_of(names[i], &parameters);
        brute_parts(strchr(names[i], ':') + 1, parts);
        for (unsigned pile = 1; pile <= PILE_MOST; pile++) {
            void *position = malloc(game->size);
            struct text text = {0}, why = {0};
            for (unsigned n = 1; n < HEAPS_MAX; n++) {
                text_addf(&text, "%u ", pile);
                assert_true(game->parse(parameters, nimm_text_string(&text), position, &why));
                nimm_text_clear(&why);
                assert_int_equal(game->startable(position, &why), n * parts[pile] <= HEAPS_MAX);
            }
            free(position);
            nimm_text_free(&text);
            nimm_text_free(&why);
        }
    }
}

static void the_largest_piles_may_start_only_where_nothing_splits(void **state) {
    const char *parameters;
    struct text why = {0};
    const struct game *game = game_of("octal:0.33", &parameters);
    void *position = position_of(game, parameters, "18446744073709551615");
    assert_true(game->startable(position, &why));
    free(position);
    game = game_of("octal:0.37", &parameters);
    position = position_of(game, parameters, "18446744073709551615,18446744073709551615");
    assert_false(game->startable(position, &why));
    assert_one_line(&why);
    nimm_text_free(&why);
    free(position);
}

static void a_full_table_offers_no_split(void **state) {
    const char *parameters;
    const struct game *game = game_of("kayles-piles", &parameters);
    struct text text = {0}, why = {0};
    for (int i = 0; i < HEAPS_MAX - 1; i++) text_add(&text, "18446744073709551615 ");
    void *position = position_of(game, NULL, nimm_text_string(&text));
    struct move split = {.part = 1, .amount = 1, .where = 1};
    struct moves moves = {0};
    size_t n = 0;
    assert_true(game->check(position, 0, &split, &why));
    game->play(position, 0, &split);
    split.part = 3;
    assert_false(game->check(position, 0, &split, &why));
    assert_string_equal(nimm_text_string(&why), "There are 128 piles, and no room for another one.");
    while (game->moves(position, 0, &moves)) {
        assert_int_equal(moves.move.where, 0);
        n++;
    }
    assert_int_equal(n, 2 * (HEAPS_MAX - 1) + 1);
    nimm_text_free(&text);
    nimm_text_free(&why);
    free(position);
}

/* ---- starts ---- */

static unsigned count_lost_starts(const char *name, unsigned starts) {
    const char *parameters;
    const struct game *game = game_of(name, &parameters);
    struct solver *solver = new_solver(0);
    unsigned lost = 0;
    for (uint64_t seed = 0; seed < starts; seed++) {
        struct random random = nimm_random_from_seed(seed);
        void *position = malloc(game->size);
        struct text why = {0};
        struct piles piles;
        memset(position, 0xFF, game->size);
        if (!game->random(parameters, &(struct shape){0}, &random, position, &why))
            fail_msg("%s: %s", name, nimm_text_string(&why));
        assert_false(nimm_game_is_over(game, position, 0));
        assert_true(game->startable(position, &why));
        assert_int_equal(game->piles(solver, position, &piles), NIMM_SOLVE_OK);
        lost += nimm_sum(piles.value, piles.n) == 0;
        free(position);
        nimm_text_free(&why);
    }
    nimm_solver_free(solver);
    return lost;
}

static void random_starts_are_fair(void **state) {
    static const char *const names[] = {"kayles-piles", "dawson-piles", "octal",       "octal:0.156",
                                        "octal:0.6",    "octal:0.45",   "octal:0.007", "octal:0.3",
                                        "octal:0.4",    "octal:4.304"};
    for (size_t i = 0; i < LENGTH(names); i++) assert_in_range(count_lost_starts(names[i], 200), 40, 120);
}

static void every_code_has_random_starts(void **state) {
    struct random random = nimm_random_from_seed(11);
    for (int i = 0; i < 60; i++) {
        char name[48] = "octal:0.";
        size_t digits = (size_t)nimm_random_between(&random, 1, 32);
        for (size_t k = 0; k < digits; k++)
            name[8 + k] =
                nimm_random_between(&random, 0, 2) ? '0' : (char)('0' + nimm_random_between(&random, 0, 7));
        if (strspn(name + 8, "0") == digits) name[7 + digits] = '1';
        if (i % 3 == 0) name[6] = '4';
        count_lost_starts(name, 5);
    }
    count_lost_starts("octal:0.1", 50);
    count_lost_starts("octal:4.", 50);
    count_lost_starts("octal:0.00000000000000000000000000000001", 20);
    count_lost_starts("octal:0.00000000000000000000000000000004", 20);
}

static void a_lone_pile_without_a_move_is_no_start(void **state) {
    const char *parameters;
    const struct game *game = game_of("octal", &parameters);
    void *position = malloc(game->size);
    struct text printed = {0};
    struct text why = {0};
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct random random = nimm_random_from_seed(seed);
        /* In 0.1 only a pile of 1 has a move: of one pile of 1 to 9 stones it must be that one. */
        assert_true(game->random("0.1", &(struct shape){{1, 1}, {1, 9}}, &random, position, &why));
        nimm_text_clear(&printed);
        game->print(position, &printed);
        assert_string_equal(nimm_text_string(&printed), "1");
        assert_false(game->random("0.1", &(struct shape){{1, 1}, {8, 9}}, &random, position, &why));
        assert_string_equal(nimm_text_string(&why),
                            "no move is possible in such piles: larger ones are needed");
        nimm_text_clear(&why);
    }
    nimm_text_free(&why);
    nimm_text_free(&printed);
    free(position);
}

/* ---- moves as text, and the rule in words ---- */

static void assert_answers(const char *name, const char *piles, const char *string, const char *expected) {
    const char *parameters;
    const struct game *game = game_of(name, &parameters);
    void *position = position_of(game, parameters, piles);
    struct text answer = {0};
    struct move move;
    if (game->parse_move(position, 0, string, &move, &answer) && game->check(position, 0, &move, &answer)) {
        game->print_move(position, &move, &answer);
        game->play(position, 0, &move);
        text_add(&answer, " > ");
        game->print(position, &answer);
    }
    assert_one_line(&answer);
    assert_string_equal(nimm_text_string(&answer), expected);
    nimm_text_free(&answer);
    free(position);
}

static void the_smaller_part_of_a_split_is_put_first(void **state) {
    assert_answers("kayles-piles", "9,7,3", "2 1 2", "2 1 2 > 9,2,4,3");
    assert_answers("kayles-piles", "9,7,3", "2 1 4", "2 1 2 > 9,2,4,3");
    assert_answers("kayles-piles", "9,7,3", "2 1 3", "2 1 3 > 9,3,3,3");
    assert_answers("kayles-piles", "9,7,3", "2 1", "2 1 > 9,6,3");
    assert_answers("kayles-piles", "9,7,3", "2 1 0", "2 1 > 9,6,3");
    assert_answers("kayles-piles", "9,2,3", "2 2", "2 2 > 9,3");
    assert_answers("kayles-piles", "1", "1 1", "1 1 > 0");
    assert_answers("dawson-piles", "3", "1 2", "1 2 > 1");
    assert_answers("octal:4.", "9,7", "2 0 5", "2 0 2 > 9,2,5");
    assert_answers("octal:4.", "9,7", "split 2 into 5 and 2", "2 0 2 > 9,2,5");
    assert_answers("kayles-piles", "18446744073709551615", "1 1 18446744073709551613",
                   "1 1 1 > 1,18446744073709551613");
}

static void a_refusal_says_what_is_legal_here(void **state) {
    assert_answers("kayles-piles", "7,1", "1 3", "From a pile of 7 take 1 or 2.");
    assert_answers("kayles-piles", "7,1", "1 0", "From a pile of 7 take 1 or 2.");
    assert_answers("kayles-piles", "7,1", "2 2", "From a pile of 1 take 1.");
    assert_answers("kayles-piles", "7", "1 1 6",
                   "Taking 1 from a pile of 7 leaves 6: the size of one part is 1 to 5.");
    assert_answers("kayles-piles", "4", "1 2 9",
                   "Taking 2 from a pile of 4 leaves 2: the size of one part is 1.");
    assert_answers("kayles-piles", "3", "1 2 1",
                   "Taking 2 from a pile of 3 leaves one pile: type 1 2 alone.");
    assert_answers("kayles-piles", "2", "1 2 1",
                   "Taking 2 from a pile of 2 leaves nothing to split: type 1 2 alone.");
    assert_answers("octal:0.37", "5", "1 1 2", "Taking 1 from a pile of 5 leaves one pile: type 1 1 alone.");
    assert_answers(
        "octal:0.4", "7", "1 1",
        "Taking 1 from a pile of 7 must leave two piles: add the size of one, 1 to 5, such as 1 1 1.");
    assert_answers("octal:0.4", "3", "1 1",
                   "Taking 1 from a pile of 3 must leave two piles: add the size of one, 1, such as 1 1 1.");
    assert_answers("octal:0.12", "3", "1 1", "From a pile of 3 take 2.");
    assert_answers("octal:0.0333", "9", "1 1", "From a pile of 9 take 2, 3 or 4.");
    assert_answers("octal:4.3", "7,1", "1 2", "From a pile of 7 take 0 or 1 (0 only splits it).");
    assert_answers("octal:4.3", "7,1", "1 x", "From a pile of 7 take 0 or 1 (0 only splits it).");
    assert_answers(
        "octal:4.3", "7,1", "1 0",
        "Taking 0 from a pile of 7 must leave two piles: add the size of one, 1 to 6, such as 1 0 1.");
    assert_answers("octal:4.3", "7,1", "1 0 7",
                   "Taking 0 from a pile of 7 leaves 7: the size of one part is 1 to 6.");
    assert_answers("octal:4.3", "7,1", "2 0 1", "From a pile of 1 take 1.");
    assert_answers("octal:4.", "7,1", "2 0 1", "No move is possible in pile 2: choose pile 1.");
    assert_answers("octal:4.", "7,1", "what",
                   "\"what\" is not a move. Type pile 1 or 2 and how many stones, such as 1 0 1.");
    assert_answers("dawson-piles", "1,5", "1 1", "No move is possible in pile 1: choose pile 2.");
}

static void a_move_is_said_with_what_it_leaves(void **state) {
    const char *parameters;
    const struct game *game = game_of("kayles-piles", &parameters);
    void *position = position_of(game, NULL, "7,3");
    struct text text = {0};
    game->say_move(position, &(struct move){.part = 0, .amount = 2}, &text);
    assert_string_equal(nimm_text_string(&text), "take 2 from pile 1");
    nimm_text_clear(&text);
    game->say_move(position, &(struct move){.part = 0, .amount = 1, .where = 2}, &text);
    assert_string_equal(nimm_text_string(&text), "take 1 from pile 1, leaving 2 and 4");
    nimm_text_clear(&text);
    game->say_move(position, &(struct move){.part = 0, .where = 3}, &text);
    assert_string_equal(nimm_text_string(&text), "split pile 1 into 3 and 4");
    nimm_text_free(&text);
    free(position);
}

static void what_is_said_of_a_move_can_be_typed(void **state) {
    static const char *const names[] = {"kayles-piles", "octal:4.37"};
    struct text text = {0};
    for (size_t i = 0; i < LENGTH(names); i++) {
        const char *parameters;
        const struct game *game = game_of(names[i], &parameters);
        void *position = position_of(game, parameters, "9,7,3");
        for (struct moves moves = {0}; game->moves(position, 0, &moves);) {
            struct move again;
            nimm_text_clear(&text);
            game->say_move(position, &moves.move, &text);
            assert_true(game->parse_move(position, 0, nimm_text_string(&text), &again, &text));
            assert_memory_equal(&again, &moves.move, sizeof again);
        }
        free(position);
    }
    nimm_text_free(&text);
}

static void parts_that_are_not_the_pile_are_refused(void **state) {
    static const char *const strings[] = {"take 1 from pile 2, leaving 2 and 5", "2 1 2 3", "9 1 2 4",
                                          "2 1 2 x", "2 1 18446744073709551615 8"};
    struct text expected = {0};
    for (size_t i = 0; i < LENGTH(strings); i++) {
        nimm_text_clear(&expected);
        text_addf(&expected, "\"%s\" is not a move. Type pile 1, 2 or 3 and how many stones, such as 1 1.",
                  strings[i]);
        assert_answers("kayles-piles", "9,7,3", strings[i], nimm_text_string(&expected));
    }
    nimm_text_free(&expected);
    assert_answers("kayles-piles", "9,7,3", "take 1 from pile 2, leaving 2 and 4", "2 1 2 > 9,2,4,3");
    assert_answers("kayles-piles", "9,7,3", "take 1 from pile 2, leaving 4 and 2", "2 1 2 > 9,2,4,3");
}

static void octal_says_its_code_in_words_under_the_piles(void **state) {
    static const char rule[] =
        "In 0.1234567 a move takes 1 and leaves nothing, or takes 2 and leaves one pile, or "
        "takes 3 and leaves nothing or one pile, or takes 4 and leaves two piles, or "
        "takes 5 and leaves nothing or two piles, or takes 6 and leaves one pile or two, or "
        "takes 7 and leaves nothing, one pile or two.";
    const char *parameters;
    const struct game *game = game_of("octal:0.1234567", &parameters);
    void *position = position_of(game, parameters, "7,3");
    struct text text = {0};
    game->say_rule(position, &text);
    assert_string_equal(nimm_text_string(&text), rule);
    nimm_text_clear(&text);
    const struct style style = {.width = 60};
    game->draw(position, &style, &text);
    const char *said = strstr(nimm_text_string(&text), "In 0.1234567");
    assert_non_null(said);
    assert_true(said > nimm_text_string(&text)); /* the piles come first */
    assert_int_equal(strlen(said), sizeof rule);
    for (size_t i = 0; i + 1 < sizeof rule; i++)
        if (said[i] != rule[i]) assert_true(said[i] == '\n' && rule[i] == ' ');
    assert_int_equal(said[sizeof rule - 1], '\n');
    nimm_text_clear(&text);
    free(position);
    position = position_of(game, "4.3", "7,3");
    game->say_rule(position, &text);
    assert_string_equal(nimm_text_string(&text),
                        "In 4.3 a move takes nothing and splits a pile in two, or takes 1 and "
                        "leaves nothing or one pile.");
    nimm_text_free(&text);
    free(position);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_codes_are_played_and_solved_as_the_literal_rules_say),
        cmocka_unit_test(random_codes_are_played_and_solved_as_the_literal_rules_say),
        cmocka_unit_test(kayles_with_piles_is_kayles),
        cmocka_unit_test(one_solver_keeps_the_sequences_of_many_codes_apart),
        cmocka_unit_test(winning_moves_beyond_64_bits_are_counted_as_more),
        cmocka_unit_test(a_pile_beyond_the_values_without_a_proved_period_has_no_answer),
        cmocka_unit_test(empty_piles_are_dropped),
        cmocka_unit_test(a_table_without_piles_is_lost_for_the_mover),
        cmocka_unit_test(the_code_is_part_of_the_name),
        cmocka_unit_test(one_pile_more_must_fit_where_piles_split),
        cmocka_unit_test(a_pile_without_a_move_is_described_as_one),
        cmocka_unit_test(piles_alike_in_play_share_a_canonical_form),
        cmocka_unit_test(a_start_is_refused_exactly_when_it_could_outgrow_the_table),
        cmocka_unit_test(the_largest_piles_may_start_only_where_nothing_splits),
        cmocka_unit_test(a_full_table_offers_no_split),
        cmocka_unit_test(random_starts_are_fair),
        cmocka_unit_test(every_code_has_random_starts),
        cmocka_unit_test(a_lone_pile_without_a_move_is_no_start),
        cmocka_unit_test(the_smaller_part_of_a_split_is_put_first),
        cmocka_unit_test(a_refusal_says_what_is_legal_here),
        cmocka_unit_test(a_move_is_said_with_what_it_leaves),
        cmocka_unit_test(what_is_said_of_a_move_can_be_typed),
        cmocka_unit_test(parts_that_are_not_the_pile_are_refused),
        cmocka_unit_test(octal_says_its_code_in_words_under_the_piles),
    };
    return cmocka_run_group_tests_name("octal_games", tests, NULL, NULL);
}
