/* SPDX-License-Identifier: MIT */
#include "support.h"

#include <stdio.h>

#include "ui/lesson_show.h"
#include "ui/lesson_steps.h"

static void assert_contains(const struct classroom *room, const char *wanted) {
    if (!strstr(text_string(&room->out), wanted))
        fail_msg("\"%s\" is not in:\n%s", wanted, text_string(&room->out));
}

/* What a line of the lesson shows must contain; the text is left empty. */
static void assert_shows(struct classroom *room, const char *line, const char *wanted) {
    if (!lesson_show(room, line)) fail_msg("not shown: %s", line);
    assert_contains(room, wanted);
    text_clear(&room->out);
}

static struct classroom open_room(void) {
    struct classroom room;
    classroom_open(&room, COLOR_NEVER, false);
    return room;
}

static void close_room(struct classroom *room) {
    text_clear(&room->out);
    classroom_close(room);
}

/* Every line with an @ of a text. */
static void show_all(struct classroom *room, const char *text) {
    while (text && *text) {
        size_t length = strcspn(text, "\n");
        if (*text == '@') {
            struct text line = {0};
            text_add_bytes(&line, text + 1, length - 1);
            text_clear(&room->out);
            if (!lesson_show(room, text_string(&line))) fail_msg("not shown: %s", text_string(&line));
            assert_int_not_equal(room->out.length, 0);
            text_free(&line);
        } else if (memchr(text, '@', length)) {
            fail_msg("an @ within a line: %.*s", (int)length, text);
        }
        text += length + (text[length] == '\n');
    }
}

static void the_lesson_is_a_dozen_steps_or_so(void **state) {
    (void)state;
    assert_in_range(lesson_step_count, 12, 14);
}

static void every_line_of_every_step_can_be_shown(void **state) {
    (void)state;
    struct classroom room = open_room();
    for (size_t i = 0; i < lesson_step_count; i++)
        for (size_t page = 0; page < LESSON_PAGES; page++) {
            show_all(&room, lesson_steps[i].pages[page].text);
            show_all(&room, lesson_steps[i].pages[page].answer);
        }
    close_room(&room);
}

static void every_question_has_an_answer_and_every_step_a_position(void **state) {
    (void)state;
    struct classroom room = open_room();
    for (size_t i = 0; i < lesson_step_count; i++) {
        const struct lesson_step *step = &lesson_steps[i];
        struct subject subject;
        struct text why = {0};
        const char *at = step->play;
        assert_non_null(step->pages[0].text);
        for (size_t page = 0; page < LESSON_PAGES; page++)
            if (step->pages[page].text) assert_true(step->pages[page].question && step->pages[page].answer);
        assert_true(subject_read(&subject, &at, &why));
        struct question question = subject_question(&subject);
        assert_false(game_is_over(question.game, question.position, 0));
        assert_true(lesson_show_subject(&room, step->work, &subject));
        assert_int_not_equal(room.out.length, 0);
        text_clear(&room.out);
        subject_free(&subject);
    }
    close_room(&room);
}

/* --- what is shown is true ------------------------------------------------------------------- */

static void exercises_of_the_lecture_are_worked_out(void **state) {
    (void)state;
    struct classroom room = open_room();
    assert_shows(&room, "winner nim 1,1,1", "1,1,1: the player who moves first wins.");
    assert_shows(&room, "winner nim 1,1,1,1", "the player who moves second wins.");
    assert_shows(&room, "winner misere nim 1", "the player who moves second wins.");
    assert_shows(&room, "winning nim 1,4,4", "1 winning move:\n  take 1 from pile 1 -> 0,4,4\n");
    assert_shows(&room, "winning nim 25,13,39", "-> 25,13,20");
    assert_shows(&room, "winning nim 22,13,14,11", "-> 8,13,14,11");
    assert_shows(&room, "winning misere nim 1,1,2", "take 1 from pile 3 -> 1,1,1");
    assert_shows(&room, "winning nim 1,2,3", "No winning moves.");
    assert_shows(&room, "grid nim 2,4,5", "nim-sum  3 =  0  1  1");
    assert_shows(&room, "move nim 3,4,6 2 2", "3,4,6 -> 3,2,6");
    assert_shows(&room, "value prime 12", "A Nim pile of 2.");
    assert_shows(&room, "winning nim 8,8,8,8,8,8,8,8,8,8,8,8,8", "13 winning moves:\n  take 8 from pile 1 ");
    assert_shows(&room, "winning nim 8,8,8,8,8,8,8,8,8,8,8,8,8", "12 -> 8,8,8,8,8,8,8,8,8,8,8,0,8\n  ...\n");
    close_room(&room);
}

static void the_map_of_1_2_is_colored_from_the_end(void **state) {
    (void)state;
    struct classroom room = open_room();
    assert_shows(&room, "graph nim 1,2",
                 "  At most 0 moves left:\n"
                 "    0,0  P, orange: no arrow leaves it\n"
                 "  At most 1 move left:\n"
                 "    1,0  N, green: an arrow leads to orange: 0,0\n"
                 "  At most 2 moves left:\n"
                 "    0,2  N, green: an arrow leads to orange: 0,0\n"
                 "    1,1  P, orange: all arrows lead to green: 1,0\n"
                 "  At most 3 moves left:\n"
                 "    1,2  N, green: an arrow leads to orange: 1,1\n");
    assert_shows(&room, "graph nim 25,13,39", "more than 40 dots");
    close_room(&room);
}

static void both_facts_are_tried_on_any_position(void **state) {
    (void)state;
    struct classroom room = open_room();
    assert_shows(&room, "lemma nim 1,2,3",
                 "  take 1 from pile 1: nim-sum 1\n"
                 "  take 1 from pile 2: nim-sum 3\n"
                 "  take 2 from pile 2: nim-sum 2\n"
                 "  take 1 from pile 3: nim-sum 1\n"
                 "  take 2 from pile 3: nim-sum 2\n"
                 "  take 3 from pile 3: nim-sum 3\n"
                 "Every move has been tried, and none leads to nim-sum 0.\n");
    assert_shows(&room, "lemma nim 4,5,7,8", "take 2 from pile 4 -> 4,5,7,6");
    assert_shows(&room, "lemma nim 0,0", "There is no move");
    assert_shows(&room, "lemma nim 25,25", "  ... and so on\nEvery move has been tried, and none");
    assert_shows(&room, "lemma nim 18446744073709551615,18446744073709551615", "more moves than anybody");
    close_room(&room);
}

static void values_are_the_mex_of_what_moves_lead_to(void **state) {
    (void)state;
    struct classroom room = open_room();
    assert_shows(&room, "mex subtraction:3 1..9", "  8: moves lead to 1, 2 and 3; the mex is 0\n");
    assert_shows(&room, "mex kayles 1..8", "  iiiii: moves lead to 0, 1, 2 and 3; the mex is 4\n");
    assert_shows(&room, "mex nim 0", "  0: no move; the mex is 0\n");
    assert_shows(&room, "mex nim 3,4", "nim-sum  7");
    assert_shows(&room, "mex nim 18446744073709551615", "Pile 1 : 18446744073709551615 stones");
    close_room(&room);
}

static void copycat_wins_the_game_that_is_shown(void **state) {
    (void)state;
    struct classroom room = open_room();
    assert_shows(&room, "game nim 4,4", "  Second wins.\n");
    assert_shows(&room, "game nim 1,4,4", "  First wins.\n");
    assert_shows(&room, "game misere nim 1,1,1", "  Second wins.\n");
    assert_shows(&room, "game misere nim 3,4,5", "  First wins.\n");
    assert_shows(&room, "game nim 18446744073709551615,18446744073709551615", "First:");
    close_room(&room);
}

/* Where there is no value there is nothing to show of it, and no search without end. */
static void what_has_no_value_is_not_given_one(void **state) {
    (void)state;
    static const char *const words[] = {"lemma", "grid", "value"};
    struct classroom room = open_room();
    for (size_t i = 0; i < LENGTH(words); i++) {
        char line[64];
        snprintf(line, sizeof line, "%s digraph a>b,b>a@a", words[i]);
        assert_true(lesson_show(&room, line));
        assert_string_equal(text_string(&room.out), "");
    }
    assert_shows(&room, "mex digraph a>b,b>a@a", "With good play nobody wins: a draw.");
    assert_true(lesson_show(&room, "winner chomp 30,29,28,27,26,25,24,23,22,21,20"));
    assert_string_equal(text_string(&room.out), "");
    assert_true(lesson_show(&room, "winning chomp 30,29,28,27,26,25,24,23,22,21,20"));
    assert_string_equal(text_string(&room.out), "");
    assert_shows(&room, "work chomp 30,29,28,27,26,25,24,23,22,21,20", "too large to search");
    close_room(&room);
}

static void what_is_no_line_of_a_lesson_is_refused(void **state) {
    (void)state;
    static const char *const bad[] = {"",
                                      "board",
                                      "board chess 3,4",
                                      "sing nim 3,4",
                                      "board nim x",
                                      "move nim 3,4 9 9",
                                      "move nim 3,4",
                                      "board nim",
                                      "mex nim 1..x",
                                      "mex nim x..2",
                                      "mex nim 2,..3",
                                      "mex nim 1..3x",
                                      "mex nim ..2",
                                      "mex prime 0..3",
                                      "sing nim 1..3",
                                      "board a-name-that-is-longer-than-any-name-of-a-game 3"};
    struct classroom room = open_room();
    for (size_t i = 0; i < LENGTH(bad); i++)
        if (lesson_show(&room, bad[i])) fail_msg("shown: %s", bad[i]);
    close_room(&room);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_lesson_is_a_dozen_steps_or_so),
        cmocka_unit_test(every_line_of_every_step_can_be_shown),
        cmocka_unit_test(every_question_has_an_answer_and_every_step_a_position),
        cmocka_unit_test(exercises_of_the_lecture_are_worked_out),
        cmocka_unit_test(the_map_of_1_2_is_colored_from_the_end),
        cmocka_unit_test(both_facts_are_tried_on_any_position),
        cmocka_unit_test(values_are_the_mex_of_what_moves_lead_to),
        cmocka_unit_test(copycat_wins_the_game_that_is_shown),
        cmocka_unit_test(what_has_no_value_is_not_given_one),
        cmocka_unit_test(what_is_no_line_of_a_lesson_is_refused),
    };
    return cmocka_run_group_tests_name("lesson", tests, NULL, NULL);
}
