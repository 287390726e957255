/* SPDX-License-Identifier: MIT */
#include "support.h"

#include "ui/lesson.h"

/* What the room says to a line of the lesson. */
struct shown {
    const char *line, *wanted;
};

static void assert_shown(const struct shown *shown, size_t n) {
    struct dialogue room;
    dialogue_open(&room, (struct look){.color = COLOR_NEVER});
    for (size_t i = 0; i < n; i++) {
        lesson_show(&room, shown[i].line);
        if (*shown[i].wanted ? !strstr(nimm_text_string(&room.out), shown[i].wanted) : room.out.length > 0)
            fail_msg("%s: \"%s\" is not in:\n%s", shown[i].line, shown[i].wanted,
                     nimm_text_string(&room.out));
        nimm_text_clear(&room.out);
    }
    dialogue_close(&room);
}

static void exercises_of_the_lecture_are_worked_out(void **state) {
    static const struct shown shown[] = {
        {"winner nim 1,1,1", "1,1,1: the player who moves first wins."},
        {"winner misere nim 1", "the player who moves second wins."},
        {"winning nim 1,4,4", "1 winning move:\n  take 1 from pile 1 -> 0,4,4\n"},
        {"winning misere nim 1,1,2", "take 1 from pile 3 -> 1,1,1"},
        {"winning nim 1,2,3", "No winning moves."},
        {"winning nim 8,8,8,8,8,8,8,8,8,8,8,8,8", "12 -> 8,8,8,8,8,8,8,8,8,8,8,0,8\n  ...\n"},
        {"grid nim 2,4,5", "nim-sum  3 =  0  1  1"},
        {"move nim 3,4,6 2 2", "3,4,6 -> 3,2,6"},
        {"value prime 12", "A Nim pile of 2."},
        /* the map, colored from the end */
        {"graph nim 1,2", "    nothing  P, orange: no arrow leaves it\n"},
        {"graph nim 1,2", "    2  N, green: an arrow leads to orange: nothing\n"},
        {"graph nim 1,2", "    1,1  P, orange: all arrows lead to green: 1\n"},
        {"graph nim 25,13,39", "more than 40 dots"},
        /* the two facts, tried on any position */
        {"lemma nim 1,2,3", "  take 3 from pile 3: nim-sum 3\nEvery move has been tried, and none leads"},
        {"lemma nim 4,5,7,8", "take 2 from pile 4 -> 4,5,7,6"},
        {"lemma nim 0,0", "There is no move"},
        {"lemma nim 25,25", "  ... and so on\nEvery move has been tried, and none"},
        {"lemma nim 18446744073709551615,18446744073709551615", "more moves than anybody"},
        /* values */
        {"mex kayles 4 5 6", "  iiiii: moves lead to 0, 1, 2 and 3; the mex is 4\n"},
        {"mex nim 0", "  0: no move; the mex is 0\n"},
        {"mex nim 3,4", "nim-sum  7"},
        {"mex nim 18446744073709551615", "Pile 1 : 18446744073709551615 stones"},
        /* a whole game */
        {"game nim 4,4", "  Second wins.\n"},
        {"game misere nim 3,4,5", "  First wins.\n"},
        {"game nim 18446744073709551615,18446744073709551615", "First:"},
    };
    assert_shown(shown, LENGTH(shown));
}

/* Where there is no value there is nothing to show of it, and no search without end. */
static void what_has_no_value_is_not_given_one(void **state) {
    static const struct shown shown[] = {
        {"lemma digraph a>b,b>a@a", ""},
        {"grid digraph a>b,b>a@a", ""},
        {"value digraph a>b,b>a@a", ""},
        {"mex digraph a>b,b>a@a", "With good play nobody wins: a draw."},
        {"winner chomp 30,29,28,27,26,25,24,23,22,21,20", ""},
        {"winning chomp 30,29,28,27,26,25,24,23,22,21,20", ""},
        {"work chomp 30,29,28,27,26,25,24,23,22,21,20", "too large to search"},
    };
    assert_shown(shown, LENGTH(shown));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exercises_of_the_lecture_are_worked_out),
        cmocka_unit_test(what_has_no_value_is_not_given_one),
    };
    return cmocka_run_group_tests_name("lesson", tests, NULL, NULL);
}
