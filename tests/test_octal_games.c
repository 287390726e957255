/* SPDX-License-Identifier: MIT */
/* Take-and-break games with piles: very many winning moves, and what fits on the table. The digits
 * of a code are tested in test_octal.c, what its moves leave in test_games.c. */
#include "support.h"

#include "games/heaps.h"

/* ---- values ---- */

/* Of many piles together, of one alone in which every split wins, and in a sum. */
static void winning_moves_beyond_64_bits_are_counted_as_more(void **state) {
    static const struct {
        const char *name, *before;
        int piles;
        const char *after;
    } cases[] = {{"kayles-piles", "", 101, ""},
                 {"octal:0.5555", "", 1, ""},
                 {"compound", "octal:0.5555=", 1, "+nim=0"}};
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const char *parameters;
        const struct game *game = game_of(cases[i].name, &parameters);
        struct text text = {0};
        struct move found[50];
        struct move_list list = {.moves = found, .limit = LENGTH(found)};
        struct piles piles;
        text_add(&text, cases[i].before);
        for (int k = 0; k < cases[i].piles; k++) text_add(&text, "18446744073709551615 ");
        text_add(&text, cases[i].after);
        void *position = position_of(game, parameters, text_string(&text)),
             *after = malloc(game->size);
        assert_int_equal(game->theory->winning(solver, position, 0, false, 0, &list), NIMM_OK);
        assert_true(list.total == UINT64_MAX);
        assert_int_equal(list.n, LENGTH(found));
        for (size_t k = 0; k < list.n; k++) {
            play_into(game, position, 0, &found[k], after);
            assert_int_equal(game->theory->piles(solver, after, &piles), NIMM_OK);
            assert_int_equal(nimm_sum(piles.value, piles.n), 0);
        }
        text_free(&text);
        free(position);
        free(after);
    }
    nimm_solver_free(solver);
}

static void a_pile_beyond_the_values_without_a_proved_period_has_no_answer(void **state) {
    static const char *const names[] = {"octal:0.6", "octal:0.007"};
    struct nimm_solver *solver = new_solver(100000);
    for (size_t i = 0; i < LENGTH(names); i++) {
        struct solution solution;
        assert_int_equal(solve_in(solver, names[i], "3,1000000", &solution), NIMM_TOO_LARGE);
        assert_int_equal(advice_in(solver, names[i], "3,1000000", false).kind, ADVICE_GUESS);
    }
    nimm_solver_free(solver);
}

/* ---- positions ---- */

static void a_code_with_a_published_name_has_it_before_the_code(void **state) {
    static const struct {
        const char *name, *title;
    } tests[] = {
        {"octal:0.77", "Kayles 0.77"},
        {"octal:0.07", "Dawson's Kayles 0.07"},
        {"octal:0.137", "Dawson's Chess 0.137"},
        {"octal:4.333333333333", "Lasker's Nim 4.333333333333"},
        {"octal:4.333", "Take-and-Break Game 4.333"},
        {"subtraction:3", "Subtraction Game 3"},
    };
    for (size_t i = 0; i < LENGTH(tests); i++) {
        const struct game *game;
        struct text title = {0};
        void *position = game_new(tests[i].name, &game, &title);
        assert_non_null(position);
        game_add_title(game, position, &title);
        assert_string_equal(title.data, tests[i].title);
        text_free(&title);
        free(position);
    }
}

static void one_pile_more_must_fit_where_piles_split(void **state) {
    struct text text = {0}, why = {0};
    const char *parameters;
    const struct game *game = game_of("octal:0.3", &parameters);
    void *position = malloc(game->size);
    for (int i = 0; i < HEAPS_MAX - 1; i++) text_add(&text, "3 ");
    free(position_of(game, "0.77", text_string(&text)));
    text_add(&text, "0");
    free(position_of(game, "0.77", text_string(&text)));
    text.data[text.length - 1] = '3';
    assert_false(game_parse(game, "0.77", text_string(&text), position, &why));
    assert_string_equal(text_string(&why),
                        "too many piles: at most 127 fit where a move can split one");
    free(position_of(game, parameters, text_string(&text)));
    text_free(&text);
    text_free(&why);
    free(position);
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
                if (parts[a] + parts[rest - a] > parts[pile])
                    parts[pile] = parts[a] + parts[rest - a];
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
            struct text text = {0};
            for (unsigned n = 1; n < HEAPS_MAX; n++) {
                text_addf(&text, "%u ", pile);
                assert_true(game_parse(game, parameters, text_string(&text), position, NULL));
                assert_int_equal(game->startable(position, NULL), n * parts[pile] <= HEAPS_MAX);
            }
            free(position);
            text_free(&text);
        }
    }
}

static void a_full_table_offers_no_split(void **state) {
    const char *parameters;
    const struct game *game = game_of("kayles-piles", &parameters);
    struct text text = {0}, why = {0};
    for (int i = 0; i < HEAPS_MAX - 1; i++) text_add(&text, "18446744073709551615 ");
    void *position = position_of(game, NULL, text_string(&text));
    struct move split = {.part = 1, .amount = 1, .where = 1};
    struct moves moves = {0};
    size_t n = 0;
    assert_true(game->check(position, 0, &split, &why));
    game->play(position, 0, &split);
    split.part = 3;
    assert_false(game->check(position, 0, &split, &why));
    assert_string_equal(text_string(&why), "There are 128 piles, and no room for another one.");
    while (game->moves(position, 0, &moves)) {
        assert_int_equal(moves.move.where, 0);
        n++;
    }
    assert_int_equal(n, 2 * (HEAPS_MAX - 1) + 1);
    text_free(&text);
    text_free(&why);
    free(position);
}

/* ---- starts ---- */

static void every_code_has_random_starts(void **state) {
    static const char *const edges[] = {"0.1", "4.", "0.00000000000000000000000000000001",
                                        "0.00000000000000000000000000000004"};
    struct random random = random_from_seed(11);
    const struct game *game = game_of("octal", &(const char *){NULL});
    void *position = malloc(game->size);
    for (unsigned i = 0; i < 400; i++) {
        char code[40] = "0.";
        size_t digits = (size_t)random_between(&random, 1, 32);
        struct text why = {0};
        for (size_t k = 0; k < digits; k++)
            if (random_between(&random, 0, 2) == 0)
                code[2 + k] = (char)('0' + random_between(&random, 0, 7));
            else
                code[2 + k] = '0';
        if (strspn(code + 2, "0") == digits) code[1 + digits] = '1';
        if (i % 3 == 0) code[0] = '4';
        if (i < 4 * LENGTH(edges)) strcpy(code, edges[i % LENGTH(edges)]);
        if (!draw_start(game, code, (struct shape){0}, &random, position, &why))
            fail_msg("%s: %s", code, text_string(&why));
        assert_false(game_is_over(game, position, 0));
        assert_true(game->startable(position, &why));
    }
    free(position);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(winning_moves_beyond_64_bits_are_counted_as_more),
        cmocka_unit_test(a_pile_beyond_the_values_without_a_proved_period_has_no_answer),
        cmocka_unit_test(a_code_with_a_published_name_has_it_before_the_code),
        cmocka_unit_test(one_pile_more_must_fit_where_piles_split),
        cmocka_unit_test(a_start_is_refused_exactly_when_it_could_outgrow_the_table),
        cmocka_unit_test(a_full_table_offers_no_split),
        cmocka_unit_test(every_code_has_random_starts),
    };
    return cmocka_run_group_tests_name("octal_games", tests, NULL, NULL);
}
