/* SPDX-License-Identifier: MIT */
/* Worksheets that cannot be made, or not as planned. */
#include "core/text.h"
#include "countdown.h"

#include <signal.h>

#include "play/worksheet.h"

static bool random_of_one_to_three(const char *parameters, const struct shape *shape, struct random *random,
                                   void *position, struct text *why) {
    struct countdown *here = position;
    (void)parameters;
    if (shape->parts.low > 1) {
        text_add(why, "there is one pile");
        return false;
    }
    *here = (struct countdown){nimm_random_between(random, 1, 3), 3};
    return true;
}

static bool random_of_none(const char *parameters, const struct shape *shape, struct random *random,
                           void *position, struct text *why) {
    (void)parameters, (void)shape, (void)random, (void)position;
    text_add(why, "there is no such game");
    return false;
}

/* All its starts are won by the player who moves first; half of them should not be. */
static void where_starts_are_all_alike_the_balance_is_let_go(void **state) {
    (void)state;
    struct game game = countdown;
    game.random = random_of_one_to_three;
    const struct worksheet_plan plan = {.game = &game, .level = 1};
    struct solver *solver = new_solver(0);
    struct worksheet sheet;
    struct text why = {0};
    assert_true(worksheet_make(&plan, solver, &sheet, &why));
    assert_int_equal(sheet.n_positions, WORKSHEET_STARTS);
    for (size_t i = 0; i < sheet.n_positions; i++) {
        struct quiz_question question;
        const struct countdown *position = worksheet_position(&sheet, i);
        assert_in_range(position->stones, 1, 3);
        assert_int_equal(worksheet_ask(&sheet, i, solver, QUIZ_WINNER, &question), NIMM_SOLVE_OK);
        assert_true(question.yes && question.number == position->stones);
    }
    worksheet_free(&sheet);
    nimm_text_free(&why);
    nimm_solver_free(solver);
}

static void a_game_without_starts_is_refused_with_its_reason(void **state) {
    (void)state;
    struct game game = countdown;
    game.random = random_of_none;
    const struct worksheet_plan plan = {.game = &game, .level = 1, .n_questions = 2};
    struct solver *solver = new_solver(0);
    struct worksheet sheet;
    struct text why = {0};
    assert_false(worksheet_make(&plan, solver, &sheet, &why));
    assert_string_equal(nimm_text_string(&why), "there is no such game");
    assert_null(sheet.positions);
    assert_null(sheet.questions);
    nimm_text_free(&why);
    nimm_solver_free(solver);
}

static struct worksheet sheet_of(struct solver *solver, const char *name, const char *string) {
    const char *parameters;
    struct worksheet sheet;
    struct text why = {0};
    const struct game *game = game_of(name, &parameters);
    unsigned char *position = position_of(game, parameters, string);
    const struct worksheet_plan plan = {
        .game = game, .parameters = parameters, .positions = position, .n_positions = 1, .level = 1};
    assert_true(worksheet_make(&plan, solver, &sheet, &why));
    free(position);
    nimm_text_free(&why);
    return sheet;
}

static void only_who_can_win_is_asked_about(void **state) {
    (void)state;
    static const struct {
        const char *name, *position;
        enum solve_status status;
        bool yes;
        uint64_t number;
    } cases[] = {
        {"nim", "3,4", NIMM_SOLVE_OK, true, 7},
        {"nim", "4,4", NIMM_SOLVE_OK, false, 0},
        {"digraph", "a>b,b>a,b>c,c>d@a", NIMM_SOLVE_NO_ANSWER, false, 0}, /* drawn */
        {"digraph", "a>b,b>a,b>c@b", NIMM_SOLVE_OK, true, 0},             /* won, without a value */
    };
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct worksheet sheet = sheet_of(solver, cases[i].name, cases[i].position);
        struct quiz_question question;
        assert_int_equal(worksheet_ask(&sheet, 0, solver, QUIZ_WINNER, &question), cases[i].status);
        assert_int_equal(question.yes, cases[i].yes);
        assert_int_equal(question.number, cases[i].number);
        assert_ptr_equal(question.position, sheet.positions);
        worksheet_free(&sheet);
    }
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(where_starts_are_all_alike_the_balance_is_let_go),
        cmocka_unit_test(a_game_without_starts_is_refused_with_its_reason),
        cmocka_unit_test(only_who_can_win_is_asked_about),
    };
    return cmocka_run_group_tests_name("worksheet limits", tests, NULL, NULL);
}
