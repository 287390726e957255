/* SPDX-License-Identifier: MIT */
#include "support.h"

#include <stdio.h>

#include "ui/lesson.h"

static void assert_contains(const struct classroom *room, const char *wanted) {
    if (!strstr(nimm_text_string(&room->out), wanted))
        fail_msg("\"%s\" is not in:\n%s", wanted, nimm_text_string(&room->out));
}

/* What a line of the lesson shows must contain; the text is left empty. */
static void assert_shows(struct classroom *room, const char *line, const char *wanted) {
    lesson_show(room, line);
    assert_contains(room, wanted);
    nimm_text_clear(&room->out);
}

static struct classroom open_room(void) {
    struct classroom room;
    classroom_open(&room, COLOR_NEVER, false);
    return room;
}

static void close_room(struct classroom *room) {
    nimm_text_clear(&room->out);
    classroom_close(room);
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
    assert_shows(&room, "mex subtraction:3 8", "  8: moves lead to 1, 2 and 3; the mex is 0\n");
    assert_shows(&room, "mex kayles 4 5 6", "  iiiii: moves lead to 0, 1, 2 and 3; the mex is 4\n");
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
        lesson_show(&room, line);
        assert_string_equal(nimm_text_string(&room.out), "");
    }
    assert_shows(&room, "mex digraph a>b,b>a@a", "With good play nobody wins: a draw.");
    lesson_show(&room, "winner chomp 30,29,28,27,26,25,24,23,22,21,20");
    assert_string_equal(nimm_text_string(&room.out), "");
    lesson_show(&room, "winning chomp 30,29,28,27,26,25,24,23,22,21,20");
    assert_string_equal(nimm_text_string(&room.out), "");
    assert_shows(&room, "work chomp 30,29,28,27,26,25,24,23,22,21,20", "too large to search");
    close_room(&room);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exercises_of_the_lecture_are_worked_out),
        cmocka_unit_test(the_map_of_1_2_is_colored_from_the_end),
        cmocka_unit_test(both_facts_are_tried_on_any_position),
        cmocka_unit_test(values_are_the_mex_of_what_moves_lead_to),
        cmocka_unit_test(copycat_wins_the_game_that_is_shown),
        cmocka_unit_test(what_has_no_value_is_not_given_one),
    };
    return cmocka_run_group_tests_name("lesson", tests, NULL, NULL);
}
