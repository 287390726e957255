/* SPDX-License-Identifier: MIT */
/* Questions where memory runs out, the solver is stopped, or there is little to say. */
#include "countdown.h"

#include <signal.h>

#include "play/quiz.h"

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
    quiz_add_working(solver, &question, &text);
    assert_string_equal(nimm_text_string(&text), expected);
    nimm_text_free(&text);
    quiz_question_free(&question);
    nimm_solver_free(solver);
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
    struct solver *few_bytes = nimm_solver_new(0, 100);
    struct quiz quiz;
    quiz_begin(&quiz, few_bytes, 2, 1U << QUIZ_WINNER, 1);
    quiz.no_exercises = true;
    for (int i = 0; i < 50; i++) {
        struct quiz_question question;
        quiz_next(&quiz, &question);
        assert_string_not_equal(question.game->id, "kayles");
        quiz_question_free(&question);
    }
    nimm_solver_free(few_bytes);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_working_of_a_value_is_the_mex_of_the_moves),
        cmocka_unit_test(who_has_no_parts_has_no_move),
        cmocka_unit_test(what_is_too_large_for_the_solver_is_not_asked),
    };
    return cmocka_run_group_tests_name("quiz limits", tests, NULL, NULL);
}
