/* SPDX-License-Identifier: MIT */
/* Take-and-break games with piles: values, moves and play against the literal rules. */
#include "core/text.h"
#include "support.h"

#include <stdio.h>

#include "nimm/nim.h"
#include "octal_plain.h"

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

/* ---- published values, and piles beyond every table ---- */

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

static void piles_have_the_published_values(void **state) {
    /* Winning Ways, chapter 4, tables of 0.77 and 0.07; then Guy and Smith 1956. */
    static const uint8_t kayles[] = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2};
    static const uint8_t dawson[] = {0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3};
    static const uint8_t repeating[] = {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};
    struct solver *solver = new_solver(0);
    for (unsigned i = 0; i < LENGTH(kayles); i++) {
        assert_int_equal(pile_value(solver, "kayles-piles", i), kayles[i]);
        assert_int_equal(pile_value(solver, "octal:0.77", i), kayles[i]);
        assert_int_equal(pile_value(solver, "dawson-piles", i), dawson[i]);
        assert_int_equal(pile_value(solver, "octal:.07", i), dawson[i]);
    }
    for (uint64_t far = 72; far < UINT64_MAX / 13; far *= 12)
        for (uint64_t i = 0; i < 12; i++)
            assert_int_equal(pile_value(solver, "kayles-piles", far + i), repeating[i]);
    assert_int_equal(pile_value(solver, "kayles-piles", 1000), 1);
    assert_int_equal(pile_value(solver, "kayles-piles", UINT64_C(1000000000000000000)), 1);
    nimm_solver_free(solver);
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

/* ---- the winning moves of large piles of Kayles ---- */

/* From 71 on the values have period 12 (Guy and Smith 1956). */
static unsigned kayles_value(const uint16_t *table, uint64_t pile) {
    return table[pile < 84 ? pile : 72 + (pile - 72) % 12];
}

static bool kayles_hits(const uint16_t *table, uint64_t rest, uint64_t left, unsigned target) {
    return (kayles_value(table, left) ^ kayles_value(table, rest - left)) == target;
}

static void fill_kayles(uint16_t *table) {
    struct octal_code code = {.n = 2, .take = {1, 2}, .digit = {7, 7}};
    octal_values_plain(&code, table, 84);
}

static void all_winning_moves_of_a_pile_beyond_the_table_are_listed(void **state) {
    enum { LIMIT = 30000 };
    static struct move found[LIMIT];
    uint16_t table[84];
    const char *parameters;
    const struct game *game = game_of("kayles-piles", &parameters);
    struct solver *solver = new_solver(0);
    fill_kayles(table);
    for (uint64_t pile = NIMM_OCTAL_LIMIT - 2; pile < NIMM_OCTAL_LIMIT + 14; pile++) {
        char string[32];
        snprintf(string, sizeof string, "%u", (unsigned)pile);
        void *position = position_of(game, NULL, string);
        for (unsigned target = 0; target < 9; target += 4) {
            struct move_list list = {.moves = found, .limit = LIMIT};
            size_t n = 0;
            assert_int_equal(game->winning(solver, position, 0, false, target, &list), NIMM_SOLVE_OK);
            for (uint64_t take = 1; take <= 2; take++)
                for (uint64_t left = 0; left <= (pile - take) / 2; left++) {
                    if (!kayles_hits(table, pile - take, left, target)) continue;
                    assert_true(n < list.n);
                    assert_int_equal(found[n].amount, take);
                    assert_int_equal(found[n++].where, left);
                }
            assert_int_equal(list.n, n);
            assert_int_equal(list.total.n, n);
        }
        free(position);
    }
    nimm_solver_free(solver);
}

/* How many of left = 0 ... rest / 2 hit: from 83 on every 12 are alike. */
static uint64_t count_kayles_hits(const uint16_t *table, uint64_t rest, unsigned target) {
    uint64_t splits = rest / 2, hits = 0, in_period = 0, whole = (splits - 83) / 12;
    for (uint64_t left = 0; left <= 83; left++) hits += kayles_hits(table, rest, left, target);
    for (uint64_t left = 84; left < 96; left++) in_period += kayles_hits(table, rest, left, target);
    for (uint64_t left = 84; left < 84 + (splits - 83) % 12; left++)
        hits += kayles_hits(table, rest, left, target);
    return hits + in_period * whole;
}

static void the_winning_moves_of_the_largest_piles_are_counted_and_the_first_listed(void **state) {
    enum { LIMIT = 2000 };
    static struct move found[LIMIT];
    static const char *const piles[] = {"1000000000000000000", "18446744073709551615", "18446744073709551614",
                                        "9999999999999999999"};
    uint16_t table[84];
    const char *parameters;
    const struct game *game = game_of("kayles-piles", &parameters);
    struct solver *solver = new_solver(0);
    fill_kayles(table);
    for (size_t i = 0; i < LENGTH(piles); i++) {
        void *position = position_of(game, NULL, piles[i]);
        struct move_list list = {.moves = found, .limit = LIMIT};
        uint64_t pile = strtoull(piles[i], NULL, 10);
        assert_int_equal(game->winning(solver, position, 0, false, 0, &list), NIMM_SOLVE_OK);
        struct count expected = {0};
        nimm_count_add(&expected, count_kayles_hits(table, pile - 1, 0));
        nimm_count_add(&expected, count_kayles_hits(table, pile - 2, 0));
        assert_true(list.total.n == expected.n && list.total.more == expected.more);
        bool all = list.total.n < LIMIT;
        assert_int_equal(list.n, all ? list.total.n : LIMIT);
        for (size_t k = 0; k < list.n; k++) {
            assert_true(kayles_hits(table, pile - found[k].amount, found[k].where, 0));
            assert_true(game->check(position, 0, &found[k], &(struct text){0}));
            if (k == 0 || found[k].amount != found[k - 1].amount) continue;
            for (uint64_t left = found[k - 1].where + 1; left < found[k].where; left++)
                assert_false(kayles_hits(table, pile - found[k].amount, left, 0));
        }
        free(position);
    }
    nimm_solver_free(solver);
}

static void good_play_beats_random_play_from_every_won_start(void **state) {
    static const char *const names[] = {"kayles-piles", "dawson-piles", "octal", "octal:0.6", "octal:4.304"};
    struct solver *solver = new_solver(0);
    for (uint64_t seed = 0; seed < 60; seed++) {
        const char *parameters;
        const struct game *game = game_of(names[seed % LENGTH(names)], &parameters);
        struct random random = nimm_random_from_seed(seed);
        void *position = malloc(game->size);
        struct text why = {0};
        struct piles piles;
        assert_true(game->random(parameters, &(struct shape){0}, &random, position, &why));
        nimm_text_free(&why);
        assert_int_equal(game->piles(solver, position, &piles), NIMM_SOLVE_OK);
        unsigned winner = nimm_sum(piles.value, piles.n) == 0, mover = 0;
        while (!nimm_game_is_over(game, position, mover)) {
            struct advice advice;
            struct question question = {game, position, mover, false, NULL};
            struct moves moves = {0};
            assert_int_equal(nimm_solve_advice(solver, &question, &advice), NIMM_SOLVE_OK);
            if (mover == winner) assert_int_equal(advice.kind, NIMM_ADVICE_WINNING);
            for (uint64_t skip = nimm_random_between(&random, 1, 20); mover != winner && skip > 0; skip--)
                if (game->moves(position, mover, &moves)) advice.move = moves.move;
            game->play(position, mover, &advice.move);
            mover = !mover;
        }
        assert_int_not_equal(mover, winner);
        free(position);
    }
    nimm_solver_free(solver);
}

/* ---- words ---- */

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
        cmocka_unit_test(piles_have_the_published_values),
        cmocka_unit_test(kayles_with_piles_is_kayles),
        cmocka_unit_test(one_solver_keeps_the_sequences_of_many_codes_apart),
        cmocka_unit_test(all_winning_moves_of_a_pile_beyond_the_table_are_listed),
        cmocka_unit_test(the_winning_moves_of_the_largest_piles_are_counted_and_the_first_listed),
        cmocka_unit_test(good_play_beats_random_play_from_every_won_start),
        cmocka_unit_test(octal_says_its_code_in_words_under_the_piles),
    };
    return cmocka_run_group_tests_name("octal_games", tests, NULL, NULL);
}
