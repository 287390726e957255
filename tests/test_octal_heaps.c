/* SPDX-License-Identifier: MIT */
/* Take-and-break games with piles: how positions are written, refused, drawn by lot, and what fits on the
 * table.
 */
#include "core/text.h"
#include "support.h"

#include "games/heaps.h"
#include "nimm/nim.h"

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

static void assert_refused(const char *name, const char *string, const char *part) {
    const char *parameters;
    const struct game *game = game_of(name, &parameters);
    void *position = malloc(game->size);
    struct text why = {0};
    assert_false(game->parse(parameters, string, position, &why));
    assert_one_line(&why);
    if (!strstr(nimm_text_string(&why), part)) fail_msg("%s", nimm_text_string(&why));
    assert_int_not_equal(nimm_text_string(&why)[why.length - 1], '.');
    assert_false(nimm_text_string(&why)[0] >= 'A' && nimm_text_string(&why)[0] <= 'Z');
    free(position);
    nimm_text_free(&why);
}

static void a_malformed_code_is_refused_with_the_reason(void **state) {
    assert_refused("octal:0.8", "3", "its digits are 0 to 7");
    assert_refused("octal:0.7x", "3", "\"x\"");
    assert_refused("octal:0.0", "3", "allows no move");
    assert_refused("octal:0.", "3", "no digit after the point");
    assert_refused("octal:", "3", "no point");
    assert_refused("octal:77", "3", "no point");
    assert_refused("octal:5.7", "3", "a code starts with 0. or 4.");
    assert_refused("octal:0.111111111111111111111111111111111", "3", "too long");
    assert_refused("octal:0.7\x01", "3", "\\x01");
}

static void what_are_no_piles_is_refused_with_the_reason(void **state) {
    assert_refused("kayles-piles", "", "missing");
    assert_refused("kayles-piles", "x", "\"x\"");
    assert_refused("kayles-piles", "3,-1", "\"-1\"");
    assert_refused("kayles-piles", "1,,2", "missing");
    assert_refused("kayles-piles", "18446744073709551616", "too large");
}

static void one_pile_more_must_fit_where_piles_split(void **state) {
    struct text text = {0};
    const char *parameters;
    const struct game *game = game_of("octal:0.3", &parameters);
    for (int i = 0; i < HEAPS_MAX - 1; i++) text_add(&text, "3 ");
    free(position_of(game, "0.77", nimm_text_string(&text)));
    text_add(&text, "0");
    free(position_of(game, "0.77", nimm_text_string(&text)));
    text.data[text.length - 1] = '3';
    assert_refused("octal:0.77", nimm_text_string(&text), "at most 127");
    assert_refused("kayles-piles", nimm_text_string(&text), "at most 127");
    free(position_of(game, parameters, nimm_text_string(&text)));
    nimm_text_free(&text);
}

/* ---- moves as text ---- */

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

static void random_games_from_any_position_end_or_stay_within_the_table(void **state) {
    static const char *const starts[] = {"1000000000000000000", "500", "300,2,2,7",
                                         "20,18446744073709551615"};
    static const char *const names[] = {"kayles-piles", "octal:0.4", "octal:0.77777777", "octal:4.02"};
    struct random random = nimm_random_from_seed(3);
    for (size_t i = 0; i < LENGTH(starts); i++)
        for (size_t k = 0; k < LENGTH(names); k++) {
            const char *parameters;
            const struct game *game = game_of(names[k], &parameters);
            void *position = position_of(game, parameters, starts[i]);
            for (int turn = 0; turn < 400; turn++) {
                struct moves moves = {0};
                struct move chosen = {0};
                for (uint64_t skip = nimm_random_between(&random, 1, 400); skip > 0; skip--)
                    if (game->moves(position, 0, &moves)) chosen = moves.move;
                if (chosen.amount == 0 && chosen.where == 0) break;
                game->play(position, 0, &chosen);
            }
            free(position);
        }
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

static void a_random_start_has_the_shape_asked_for_or_the_reason_why_not(void **state) {
    static const struct shape refused[] = {
        {{0, 3}, {2, 2}},
        {{129, 129}, {2, 2}},
        {{3, 3}, {1, 1}},
        {{1, 1}, {1000, 1000}},
    };
    const char *parameters;
    const struct game *game = game_of("dawson-piles", &parameters);
    struct random random = nimm_random_from_seed(5);
    struct heaps heaps;
    struct text printed = {0};
    void *position = malloc(game->size);
    struct text why = {0};
    assert_true(game->random(NULL, &(struct shape){{5, 5}, {10, 11}}, &random, position, &why));
    game->print(position, &printed);
    assert_true(heaps_parse(nimm_text_string(&printed), &heaps, &why));
    assert_int_equal(heaps.n, 5);
    for (size_t i = 0; i < 5; i++) assert_in_range(heaps.pile[i], 10, 11);
    for (size_t i = 0; i < LENGTH(refused); i++) {
        nimm_text_clear(&why);
        assert_false(game->random(NULL, &refused[i], &random, position, &why));
        assert_one_line(&why);
    }
    nimm_text_clear(&why);
    assert_false(game_of("octal", &parameters)->random("0.9", &(struct shape){0}, &random, position, &why));
    assert_one_line(&why);
    nimm_text_free(&why);
    nimm_text_free(&printed);
    free(position);
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(empty_piles_are_dropped),
        cmocka_unit_test(a_table_without_piles_is_lost_for_the_mover),
        cmocka_unit_test(the_code_is_part_of_the_name),
        cmocka_unit_test(a_malformed_code_is_refused_with_the_reason),
        cmocka_unit_test(what_are_no_piles_is_refused_with_the_reason),
        cmocka_unit_test(one_pile_more_must_fit_where_piles_split),
        cmocka_unit_test(a_pile_without_a_move_is_described_as_one),
        cmocka_unit_test(piles_alike_in_play_share_a_canonical_form),
        cmocka_unit_test(a_start_is_refused_exactly_when_it_could_outgrow_the_table),
        cmocka_unit_test(the_largest_piles_may_start_only_where_nothing_splits),
        cmocka_unit_test(a_full_table_offers_no_split),
        cmocka_unit_test(random_games_from_any_position_end_or_stay_within_the_table),
        cmocka_unit_test(random_starts_are_fair),
        cmocka_unit_test(every_code_has_random_starts),
        cmocka_unit_test(a_random_start_has_the_shape_asked_for_or_the_reason_why_not),
        cmocka_unit_test(a_lone_pile_without_a_move_is_no_start),
    };
    return cmocka_run_group_tests_name("octal_heaps", tests, NULL, NULL);
}
