/* SPDX-License-Identifier: MIT */
/* Questions where memory runs out, the solver is stopped, or there is little to say. */
#include "countdown.h"

#include <signal.h>

#include "nimm/quiz.h"

/* A question without a quiz; freed with quiz_question_free. */
static struct quiz_question about(enum quiz_topic topic, const char *name, const char *string) {
    const char *parameters;
    struct quiz_question question = {.topic = topic, .game = game_of(name, &parameters)};
    question.position = position_of(question.game, parameters, string);
    return question;
}

static void assert_working(enum quiz_topic topic, const char *name, const char *position,
                           const char *expected) {
    struct solver *solver = new_solver(0);
    struct quiz_question question = about(topic, name, position);
    struct text text = {0};
    assert_int_equal(quiz_add_working(solver, &question, &text), SOLVE_OK);
    assert_string_equal(text_string(&text), expected);
    text_free(&text);
    quiz_question_free(&question);
    solver_free(solver);
}

static void the_working_of_a_value_is_the_mex_of_the_moves(void **state) {
    (void)state;
    assert_working(QUIZ_VALUE, "nim", "3",
                   "Its moves lead to the values 0, 1 and 2; the smallest number missing there is 3.");
    assert_working(QUIZ_VALUE, "nim", "1",
                   "Its only move leads to the value 0; the smallest number missing there is 1.");
    assert_working(QUIZ_VALUE, "nim", "0", "There is no move: the value is 0.");
    assert_working(QUIZ_VALUE, "nim", "300", ""); /* too many to be told one by one */
    assert_working(QUIZ_VALUE, "nim", "3,5", "The nim-sum is 3 xor 5 = 6.");
}

static void who_has_no_parts_has_no_move(void **state) {
    (void)state;
    assert_working(QUIZ_WINNER, "kayles-piles", "0", "There is no move: the value is 0.");
    assert_working(QUIZ_VALUE, "kayles-piles", "0", "There is no move: the value is 0.");
    assert_working(QUIZ_WINNER, "kayles", ".", "There is no move: the value is 0.");
}

/* Where no values can be kept, nobody knows who wins Kayles. */
static void what_is_too_large_for_the_solver_is_not_asked(void **state) {
    (void)state;
    struct solver *few_bytes = solver_new(0, 100);
    struct quiz quiz;
    quiz_begin(&quiz, few_bytes, 2, 1U << QUIZ_WINNER, 1);
    quiz.no_exercises = true;
    for (int i = 0; i < 50; i++) {
        struct quiz_question question;
        assert_int_equal(quiz_next(&quiz, &question), SOLVE_OK);
        assert_string_not_equal(question.game->id, "kayles");
        quiz_question_free(&question);
    }
    solver_free(few_bytes);
}

static bool parse_one(const void *position, unsigned mover, const char *string, struct move *move,
                      struct text *why) {
    (void)position, (void)mover, (void)string, (void)why;
    *move = (struct move){.amount = 1};
    return true;
}

static bool allow_all(const void *position, unsigned mover, const struct move *move, struct text *why) {
    (void)position, (void)mover, (void)move, (void)why;
    return true;
}

static void a_stopped_solver_is_passed_on(void **state) {
    (void)state;
    volatile sig_atomic_t raised = 1;
    struct solver *stopped = new_solver(0);
    struct text text = {0};
    struct quiz_question question = about(QUIZ_VALUE, "chomp", "5x5");
    solver_stop_on(stopped, &raised);
    assert_int_equal(quiz_add_working(stopped, &question, &text), SOLVE_STOPPED);
    quiz_question_free(&question);
    struct game game = countdown;
    struct countdown five = {5, 3};
    game.parse_move = parse_one;
    game.check = allow_all;
    question = (struct quiz_question){.topic = QUIZ_MOVE, .game = &game, .position = (unsigned char *)&five};
    /* To take 1 wins; but who does not know that must not say so. */
    assert_int_equal(quiz_mark(stopped, &question, "1", &text), QUIZ_WRONG);
    solver_stop_on(stopped, NULL);
    assert_int_equal(quiz_mark(stopped, &question, "1", &text), QUIZ_RIGHT);
    text_free(&text);
    solver_free(stopped);
}

/* ---- memory ---- */

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_working_of_a_value_is_the_mex_of_the_moves),
        cmocka_unit_test(who_has_no_parts_has_no_move),
        cmocka_unit_test(what_is_too_large_for_the_solver_is_not_asked),
        cmocka_unit_test(a_stopped_solver_is_passed_on),
    };
    return cmocka_run_group_tests_name("quiz limits", tests, NULL, NULL);
}
