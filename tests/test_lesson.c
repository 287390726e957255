/* SPDX-License-Identifier: MIT */
/* The lesson: what a line of a lecture shows, and how answers are marked. */
#include "support.h"

#include "say/scratch.h"
#include "ui/lesson_read.h"
#include "ui/lesson_show.h"

/* What the room says to a line of a lecture. */
struct shown {
    const char *line, *wanted;
};

/* The lecture of one step with this line, which begins with @. */
static void read_line(struct nimm_solver *solver, const char *line, struct lecture *lecture) {
    struct text string = {0}, mistakes = {0};
    text_addf(&string, "@step One\n@%s\n", line);
    if (!lecture_read(solver, "", string.data, lecture, &mistakes, NULL))
        fail_msg("%s: %s", line, text_string(&mistakes));
    text_free(&string);
}

static void assert_shown(const struct shown *shown, size_t n) {
    struct dialogue room;
    dialogue_open(&room, (struct look){.color = COLOR_NEVER});
    for (size_t i = 0; i < n; i++) {
        struct lecture lecture;
        read_line(room.solver, shown[i].line, &lecture);
        lesson_show_items(&room, &lecture, 0, lecture.n_items);
        lecture_free(&lecture);
        text_fold(&room.out, 80);
        if (*shown[i].wanted ? !strstr(text_string(&room.out), shown[i].wanted)
                             : room.out.length > 0)
            fail_msg("%s: \"%s\" is not in:\n%s", shown[i].line, shown[i].wanted,
                     text_string(&room.out));
        text_clear(&room.out);
    }
    dialogue_close(&room);
}

static void exercises_of_the_lecture_are_worked_out(void **state) {
    static const struct shown shown[] = {
        {"winning nim 1,4,4", "1 winning move in 1,4,4:\n  1 1: take 1 from pile 1 -> 0,4,4\n"},
        {"winning misere nim 1,1,2", "3 1: take 1 from pile 3 -> 1,1,1"},
        {"winning nim 1,2,3", "No winning moves in 1,2,3."},
        {"winning nim 8,8,8,8,8,8,8,8,8,8,8,8,8", "12 -> 8,8,8,8,8,8,8,8,8,8,8,0,8\n  ...\n"},
        {"grid nim 2,4,5", "nim-sum  3 =  0  1  1"},
        /* the two facts, tried on any position */
        {"lemma nim 1,2,3",
         "  take 3 from pile 3 -> 1,2,0: nim-sum 3\nNo move leads to nim-sum 0.\n"},
        {"lemma nim 4,5,7,8", "4 2: take 2 from pile 4 -> 4,5,7,6"},
        /* with four piles and a sentence it fits a window */
        {"lemma nim 3,5,6", "take 5 from pile 2 -> 3,0,6: nim-sum 5\nAnd so on. No move leads"},
        {"lemma nim 0,0", "lead to:\nNo move leads to nim-sum 0.\n"},
        {"lemma nim 18446744073709551615,18446744073709551615",
         "And so on. No move leads to nim-sum 0.\n"},
        {"mex nim 18446744073709551615", " and more; *18446744073709551615\n"},
        {"outcome subtraction:2 3", "  3: moves leave 2 (N), 1 (N); all moves lead to N, so P\n"},
        {"labels nim 25,13,39", "6734 positions can come up"},
        {"map northcott W.B", "has no labels"},
        /* a whole game */
        {"game nim 4,4", "  Second wins.\n"},
        {"game nim 8,5: 1 3, 2 3, 1 3, 1 2, 2 2",
         "  8,5 -> 5,5 -> 5,2\n  5,2 -> 2,2 -> 0,2\n  0,2 -> 0,0\n  First wins.\n"},
        {"game subtraction:3 4: 1 1, 1 3", "  4 -> 3 -> 0\n  Second wins.\n"},
        {"game misere nim 3,4,5", "  First wins.\n"},
        {"game nim 18446744073709551615,18446744073709551615", "\n  And so on.\n"},
        /* a table of values, in pieces as wide as the window */
        {"values kayles-piles 0..12", "  n      0 1 2 3 4 5 6 7 8 9 10 11 12\n"
                                      "  value  0 1 2 3 1 4 3 2 1 4  2  6  4\n"},
        {"values subtraction:3 0..40", " 26\n  value  0 1 2 3 0 1 2 3 0 1  2  3  0  1"},
        {"values queen 0..3", "  | 1 2 3\n---------\n1 | 0 1 2\n2 | 1 2 0\n3 | 2 0 1\nRows are"},
        {"values chomp 2..3", "  | 2 3\n-------\n2 | 2 4\n3 | 4 5\n"},
        {"gallery", "5 kayles       Kayles\n"},
    };
    assert_shown(shown, LENGTH(shown));
}

/* Where there is no value there is nothing to show of it, and no search without end. */
static void what_has_no_value_is_not_given_one(void **state) {
    static const struct shown shown[] = {
        {"lemma digraph a>b,b>a@a", ""},
        {"grid digraph a>b,b>a@a", ""},
        {"mex digraph a>b,b>a@a", "With good play nobody wins: a draw."},
        {"winning chomp 30,29,28,27,26,25,24,23,22,21,20", ""},
        {"work chomp 30,29,28,27,26,25,24,23,22,21,20", "too large to search"},
    };
    assert_shown(shown, LENGTH(shown));
}

#define STUCK "choice lost, because he is stuck | won, because he is stuck | a draw"
#define FOREVER                                                                                    \
    "choice otherwise you could move forever | after the first time | you can't: there are "       \
    "infinitely many"

#define PARITY                                                                                     \
    "choice the first player if n is odd | the first player if n is even | the first player, "     \
    "always"

/* Any answer is marked, and a wrong one told why. */
static void answers_are_marked(void **state) {
    static const struct {
        const char *line, *answer;
        enum verdict verdict;
        const char *why;
    } rows[] = {
        {"winner nim 4,4", "second", VERDICT_RIGHT, ""},
        {"winner nim 4,4", "the one who has just moved", VERDICT_RIGHT, ""},
        {"winner nim 4,4", "I", VERDICT_WRONG, "after \"take 1 from pile 1\": take 1 from pile 2"},
        {"winner nim 4,4", "second again by copying til the end", VERDICT_RIGHT, ""},
        {"winner nim 1,4,4", "first, 1^4^4 isnt 0", VERDICT_RIGHT, ""},
        {"winner nim 4,4", "2nd player because 2=2 and 3=3", VERDICT_RIGHT, ""},
        {"winner nim 4,4", "first, not second", VERDICT_WRONG, "every first move"},
        {"groups nim 1,2,3", "none everyone has a partner", VERDICT_RIGHT, ""},
        {"winner nim 4,4", "second they cancel", VERDICT_RIGHT, ""},
        {"winner nim 4,4", "The second player should win.", VERDICT_RIGHT, ""},
        {"winner nim 4,4", "second mover cause he copies", VERDICT_RIGHT, ""},
        {"winner nim 4,4", "first they say", VERDICT_WRONG, "after"},
        {"winner nim 4,4", "first it loses", VERDICT_RIGHT, ""},
        {"outcome subtraction:2 3", "p they copy", VERDICT_RIGHT, ""},
        {"outcome subtraction:2 3", "p it goes to n", VERDICT_UNCLEAR, ""},
        {"value kayles 3", "3 like nim", VERDICT_RIGHT, ""},
        {"value kayles 3", "N, 3", VERDICT_RIGHT, ""},
        {"value kayles 3", "N 1", VERDICT_WRONG, "a move leaves 1"},
        {"value kayles 3", "3 they say 2", VERDICT_UNCLEAR, ""},
        {"value chop 2x3", "2 by 3 is 3", VERDICT_UNCLEAR, ""},
        {"choice always | sometimes | never", "almost always", VERDICT_UNCLEAR, ""},
        {"no stones do not grow back", "nope its 1", VERDICT_RIGHT, ""},
        {"winner nim 1,4,4", "2", VERDICT_WRONG,
         "the first player can take 1 from pile 1, and go on to win"},
        {"winner nim 0", "1", VERDICT_WRONG, "there is no move"},
        {"winner nim 1,2", "1 or 2", VERDICT_UNCLEAR, "Only one of them, please. Type first or"},
        {"choice odd | even", "1 or 2", VERDICT_UNCLEAR, "Only one of them, please. Type 1 or 2"},
        {"move nim 1,4,4", "1 1", VERDICT_RIGHT, ""},
        {"move nim 1,4,4", "2 4", VERDICT_WRONG,
         "then your opponent can take 3 from pile 3, and go on to win"},
        {"move nim 1,4,4", "4 1", VERDICT_UNCLEAR, "There is no pile 4"},
        {"outcome subtraction:2 3", "lost", VERDICT_RIGHT, "all moves lead to N"},
        {"outcome subtraction:2 3", "3 is P", VERDICT_RIGHT, "all moves lead to N"},
        {"outcome subtraction:2 3", "It is lost.", VERDICT_RIGHT, "all moves lead to N"},
        {"outcome subtraction:2 3", "P, because 1 and 2 are N", VERDICT_RIGHT, "all moves"},
        {"outcome subtraction:2 3", "4 is P", VERDICT_UNCLEAR, "Type N"},
        {"outcome subtraction:2 3", "P N", VERDICT_UNCLEAR, "Type N"},
        {"outcome misere nim 1", "N", VERDICT_WRONG, "the only move leaves 0, which is N"},
        {"value kayles 3", "*3", VERDICT_RIGHT, "mex{0,1,2} = 3"},
        {"value kayles 3", "1", VERDICT_WRONG, "a move leaves 1, which is worth 1"},
        {"choice to c | to a or b | to a, b or c", "only c", VERDICT_RIGHT, ""},
        {"choice to c | to a or b | to a, b or c", "c", VERDICT_RIGHT, ""},
        {"choice the multiples of k + 1 | the multiples of k", "every k plus one", VERDICT_UNCLEAR,
         ""},
        {"choice always | sometimes | never", "yeah", VERDICT_RIGHT, ""},
        {"choice like the first | any | none", "first obvs", VERDICT_UNCLEAR, ""},
        {"choice always | sometimes | never", "nope", VERDICT_WRONG, ""},
        /* a condition; a word that makes it another one; words that are in no answer; a reason */
        {PARITY, "first if odd", VERDICT_RIGHT, ""},
        {PARITY, "second when it's even", VERDICT_UNCLEAR, ""},
        {PARITY, "If n is even Player II wins, otherwise Player I", VERDICT_UNCLEAR, ""},
        {PARITY, "if n is even player two wins, otherwise player one", VERDICT_UNCLEAR, ""},
        {PARITY, "if even the other player", VERDICT_UNCLEAR, ""},
        {PARITY, "odd first, even second", VERDICT_UNCLEAR, ""},
        {PARITY, "the first player always wins", VERDICT_WRONG, ""},
        {PARITY, "first or second if odd", VERDICT_UNCLEAR, ""},
        {"choice to c | to a or b", "to c, because it is behind the bar", VERDICT_RIGHT, ""},
        {"outcome subtraction:2 3", "maybe N maybe P", VERDICT_UNCLEAR, "Type N"},
        {"outcome subtraction:2 3", "P, whatever you take there", VERDICT_RIGHT, ""},
        {"choice to c | to a or b | to a, b or c", "right can go to c", VERDICT_RIGHT, ""},
        {"choice to c | to a or b | to a, b or c", "right goes to a or b", VERDICT_WRONG, ""},
        {"choice to c | to a or b | to a, b or c", "not to c", VERDICT_UNCLEAR, ""},
        {"choice always | only if it is odd", "always, you flip the odd ones", VERDICT_RIGHT, ""},
        {"choice the multiples of k + 1 | the multiples of k", "all multiples of (k + 1) lose",
         VERDICT_RIGHT, ""},
        {"choice two ones or none in each column | the columns come in pairs",
         "every column has two ones or none", VERDICT_RIGHT, ""},
        {"choice each column holds two | copying", "no u", VERDICT_UNCLEAR, ""},
        {FOREVER, "because you move forever", VERDICT_RIGHT, ""},
        {"choice if n is odd | if n is even", "it depends if its odd or even", VERDICT_UNCLEAR,
         "Type 1 or 2"},
        {"choice the same as before | the same for a while | anything", "same forever",
         VERDICT_UNCLEAR, "That could mean 2 or 3"},
        {"groups nim 3,5,7", "1", VERDICT_RIGHT, ""},
        {"groups nim 3,5,7", "none", VERDICT_WRONG,
         "there are 3 groups of 1, so one has no partner"},
        {"groups nim 1,2,3", "4", VERDICT_WRONG, "there is no group of 4"},
        {"groups nim 3,1,6", "1 and 2", VERDICT_WRONG,
         "the groups of 2 and 1 pair off; there is only one group of 4, so it has no partner"},
        {"groups nim 5,2,4", "1", VERDICT_WRONG,
         "1 is right, but 2 is missing: there is only one group of 2, so it has no partner"},
        {"groups nim 5,2,4", "1 2 4", VERDICT_WRONG,
         "2 and 1 are right, but the groups of 4 pair off"},
        {"groups nim 5,2,4", "2 4 8", VERDICT_WRONG,
         "2 is right, but the groups of 4 pair off; there is no group of 8; there is only one "
         "group of 1, so it has no partner"},
        {"groups nim 3,5,7", "3", VERDICT_UNCLEAR, "Type sizes of groups"},
        {"groups nim 1,2,3", "None", VERDICT_RIGHT, ""},
        {"groups nim 1,2,3", "nobody", VERDICT_RIGHT, ""},
        {"groups nim 1,2,3", "no one", VERDICT_RIGHT, ""},
        {"sum 2,4,5", "3.", VERDICT_RIGHT, ""},
        {"sum 2,4,5", "7", VERDICT_WRONG,
         "the number of ones in the column of 4 is 2, which is even"},
        {"value northcott W...B../.W..B..", "1", VERDICT_RIGHT, ""},
        {"balance nim 1,2,3", "unbalanced", VERDICT_WRONG, "every column has an even number"},
        {"balance nim 1,2,4", "yes", VERDICT_WRONG,
         "the number of ones in the column of 4 is 1, which is odd"},
        {"flip nim 4,5,7,8", "4 0110", VERDICT_RIGHT, "take 2 from pile 4"},
        {"flip nim 4,5,7,8", "1 1010", VERDICT_WRONG, "a move must make a pile smaller"},
        {"flip nim 4,5,7,8", "4 111", VERDICT_WRONG,
         "the number of ones in the column of 1 is 3, which is odd"},
        {"flip nim 4,5,7,8", "the row of 8 becomes 110", VERDICT_RIGHT, "take 2 from pile 4"},
        {"flip nim 4,5,7,8", "Row 4: 110", VERDICT_RIGHT, "take 2 from pile 4"},
        {"flip nim 4,5,7,8", "5 becomes 11", VERDICT_WRONG, "column of 8 is 1"},
        {"flip nim 7,9,12,15", "the row of 15 becomes 10", VERDICT_RIGHT, "from pile 4"},
        {"flip nim 4,5,7,8", "[4,5,7,6]", VERDICT_RIGHT, "take 2 from pile 4"},
        {"flip nim 4,5,7,8", "4,5,7,5", VERDICT_WRONG, "column of 2"},
        {"flip nim 4,5,7,8", "4 1 1 0", VERDICT_RIGHT, "take 2 from pile 4"},
        {"flip nim 4,5,7,8", "4 becomes 6", VERDICT_UNCLEAR, "new digits, each 0 or 1"},
        {"flip nim 4,5,7,8", "5 1", VERDICT_UNCLEAR, "Type a row from 1 to 4"},
        {"mex 0,1,2,5,8", "3", VERDICT_RIGHT, ""},
        {"mex 0,1,2,5,8", "5", VERDICT_WRONG, "5 is not missing"},
        {"mex 0,1,2,5,8", "4", VERDICT_WRONG, "4 is missing, but so is a smaller number"},
        {"no stones do not grow back", "n", VERDICT_RIGHT, ""},
        {"no stones do not grow back", "yes", VERDICT_WRONG, "stones do not grow back"},
        {"no stones do not grow back", "maybe", VERDICT_UNCLEAR, "Type yes or no"},
        {"no stones do not grow back", "no, the stones run out", VERDICT_RIGHT, ""},
        {"no stones do not grow back", "no, they can't grow", VERDICT_RIGHT, ""},
        {"no stones do not grow back", "no, unless they grow", VERDICT_UNCLEAR, "Type yes or no"},
        {"outcome subtraction:2 3", "who wins?", VERDICT_UNCLEAR, "Type N"},
        {"no stones do not grow back", "no idea at all", VERDICT_UNCLEAR, "Type yes or no"},
        {"no stones do not grow back", "yes, it can't happen", VERDICT_UNCLEAR, "Type yes or no"},
        {"value kayles 3", "n mod 4", VERDICT_UNCLEAR, ""},
        {"value kayles 3", "4 is 1 and 5 is 4", VERDICT_UNCLEAR, ""},
        {"choice the last one | the even piles | the even stones", "even", VERDICT_UNCLEAR,
         "That could mean 1 or 2"},
        {"number 12", "12", VERDICT_RIGHT, ""},
        {"number 12", "11", VERDICT_WRONG, ""},
        {"number 12", "twelve", VERDICT_UNCLEAR, "Type a number in digits"},
        /* shown as 1. even, 2. neither, 3. odd */
        {"choice odd | even | neither", "3", VERDICT_RIGHT, ""},
        {"choice odd | even | neither", "Odd", VERDICT_RIGHT, ""},
        {"choice odd | even | neither", "o", VERDICT_RIGHT, ""},
        {"choice odd | even | neither", "1", VERDICT_WRONG, ""},
        {"choice odd | even | neither", "4", VERDICT_UNCLEAR, "Type 1, 2 or 3"},
        {"choice to three | to four", "to", VERDICT_UNCLEAR, "Type 1 or 2"},
        {"choice to three | to four", "Four", VERDICT_WRONG, ""},
        {"choice to three | to four", "our", VERDICT_UNCLEAR, "Type 1 or 2"},
        {"choice 3 stones | 2 stones", "2 stones", VERDICT_WRONG, ""},
        {"choice 3 stones | 2 stones", "3", VERDICT_RIGHT, ""},
        {"choice 3 stones | 2 stones", "2", VERDICT_UNCLEAR, "2 may mean two of the answers"},
        {"choice 8,13 | 7,13", "8, 13", VERDICT_RIGHT, ""},
        {"choice multiples of k + 1 | of k", "multiples of k+1", VERDICT_RIGHT, ""},
        {"choice 8,13 | 7,13", "(7,13)", VERDICT_WRONG, ""},
        {"choice odd | even | neither", "3.", VERDICT_RIGHT, ""},
        {"choice 10 | 9 | 1", "10", VERDICT_RIGHT, ""},
        {"choice 10 | 9 | 1", "1", VERDICT_WRONG, ""},
        {"choice 10 | 9 | 1", "2", VERDICT_UNCLEAR, "Type 1, 9 or 10"},
        /* words that only one answer has, in other forms, too; or its place */
        {STUCK, "they lose", VERDICT_RIGHT, ""},
        {STUCK, "win", VERDICT_WRONG, ""},
        {STUCK, "cant draw so you lose", VERDICT_RIGHT, ""},
        {FOREVER, "second cuz you copy", VERDICT_UNCLEAR, ""},
        {STUCK, "stuck", VERDICT_UNCLEAR, "That could mean 2 or 3"},
        {FOREVER, "else it'd go on forever", VERDICT_UNCLEAR, ""},
        {FOREVER, "not forever", VERDICT_UNCLEAR, ""},
        {FOREVER, "you can't because there are infinitely many", VERDICT_WRONG, ""},
        {FOREVER, "number 3", VERDICT_WRONG, ""},
        {"choice the multiples of 4 | none", "multiples of 5", VERDICT_UNCLEAR, ""},
        {"choice multiples of 4 | the odd ones", "the multiples of 4", VERDICT_RIGHT, ""},
        {"choice multiples of 4 | the odd ones", "all of them", VERDICT_WRONG, ""},
        {"choice multiples of 4 | the odd ones\n@wrong x", "every n", VERDICT_WRONG, "x"},
        {"choice all the odd ones | none", "always", VERDICT_WRONG, ""},
        {"choice all the odd ones | none", "all odd ones", VERDICT_RIGHT, ""},
        {"choice for every n | only if n is even", "every n", VERDICT_RIGHT, ""},
        {"choice copying | the first to move", "always", VERDICT_UNCLEAR, ""},
        {FOREVER, "the first one", VERDICT_UNCLEAR, ""},
        {FOREVER, "second", VERDICT_UNCLEAR, ""},
        {"choice the first player | the second player | neither", "first", VERDICT_RIGHT, ""},
        {"number 256", "4x4x4x4", VERDICT_RIGHT, ""},
        {"number 256", "4 * 4 * 4 * 4", VERDICT_RIGHT, ""},
        {"number 256", "4^4", VERDICT_RIGHT, ""},
        {"number 256", "4x4", VERDICT_WRONG, ""},
        /* a reply to one answer, and to all others */
        {"number 12\n@wrong 7: seven\n@wrong others\n@wrong 1: one", "1", VERDICT_WRONG, "one"},
        {"number 12\n@wrong 7: seven\n@wrong others", "17", VERDICT_WRONG, "others"},
        {"choice odd | even: L | both\n@wrong x\n@wrong Even: L: y", "1", VERDICT_WRONG, "x"},
        {"choice odd | even: L | both\n@wrong x\n@wrong Even: L: y", "ev", VERDICT_WRONG, "y"},
    };
    struct nimm_solver *solver = new_solver(0);
    struct text why = {0};
    for (size_t i = 0; i < LENGTH(rows); i++) {
        struct lecture lecture;
        text_clear(&why);
        read_line(solver, scratch_format("question Q?\n@ask %s", rows[i].line), &lecture);
        enum verdict verdict =
            quiz_mark(solver, &lecture.items->about, rows[i].answer, LABEL_STARS, &why);
        lecture_free(&lecture);
        if (verdict != rows[i].verdict || !strstr(text_string(&why), rows[i].why))
            fail_msg("%s: %s: %d, %s", rows[i].line, rows[i].answer, (int)verdict,
                     text_string(&why));
    }
    text_free(&why);
    nimm_solver_free(solver);
    scratch_forget(0);
}

/* Why a right answer is right, and a wrong one wrong: by moves, and by the nim-sum from the theorem
 * on. */
static void reasons_use_the_words_that_have_been_taught(void **state) {
    static const struct {
        const char *line, *reason;
    } rows[] = {
        {"ask winner nim 4,4", "every first move has a winning reply. For example, after \"take 1 "
                               "from pile 1\": take 1 from pile 2"},
        {"ask winner nim 3,4,6", "the first player can take 1 from pile 1, and go on to win"},
        {"ask winner nim 3", "the first player can take 3 from pile 1, and win"},
        {"theorem\n@ask winner nim 3,4,6", "the nim-sum is 1, not 0, so the first player wins"},
        {"theorem\n@ask winner nim 1,2,3", "the nim-sum is 0, so the second player wins"},
        {"theorem\n@ask winner kayles 5", "the value is 4, not 0, so the first player wins"},
        {"theorem\n@ask winner misere nim 1,1",
         "the first player can take 1 from pile 1, and go on to win"},
        {"ask balance nim 1,2,3", "every column has an even number of ones"},
        {"ask balance nim 1,2,4", "the number of ones in the column of 4 is 1, which is odd"},
        {"ask value nim 1,2,4", ""},
    };
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(rows); i++) {
        struct lecture lecture;
        struct text *reason = scratch();
        read_line(solver, rows[i].line, &lecture);
        quiz_add_reason(solver, &lecture.items->about, reason);
        assert_string_equal(reason->data, rows[i].reason);
        lecture_free(&lecture);
    }
    nimm_solver_free(solver);
    scratch_forget(0);
}

static void a_refuted_move_is_told_its_nim_sum_after_the_theorem(void **state) {
    static const struct {
        const char *line, *answer, *why;
    } rows[] = {
        {"ask move nim 2", "1 1", "then your opponent can take 1 from pile 1, and win"},
        {"ask move nim 1,4,4", "2 4",
         "then your opponent can take 3 from pile 3, and go on to win"},
        {"theorem\n@ask move nim 1,4,4", "2 4",
         "that leaves 1,0,4 with nim-sum 5, not 0; then your opponent can take 3 from pile 3, and "
         "go on to "
         "win"},
        {"theorem\n@ask move kayles 5", "1",
         "that leaves .iiii with value 1, not 0; then your opponent can hit pins 3 and 4, and go "
         "on to win"},
    };
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(rows); i++) {
        struct lecture lecture;
        struct text *why = scratch();
        read_line(solver, rows[i].line, &lecture);
        quiz_mark(solver, &lecture.items->about, rows[i].answer, LABEL_STARS, why);
        assert_string_equal(why->data, rows[i].why);
        lecture_free(&lecture);
    }
    nimm_solver_free(solver);
    scratch_forget(0);
}

/* As many as are left, and no word that means something else. */
static void several_answers_come_in_one_line(void **state) {
    static const struct {
        enum quiz_topic topic;
        const char *line;
        size_t left, n;
        const char *answers;
    } rows[] = {
        {QUIZ_OUTCOME, "PNNP", 4, 4, "P\nN\nN\nP\n"},
        {QUIZ_OUTCOME, "p n, NP", 9, 4, "p\nn\nN\nP\n"},
        {QUIZ_OUTCOME, "PNNP", 2, 4, "P\nN\nN\nP\n"}, /* too many: the caller says so */
        {QUIZ_WINNER, "PNs1", 4, 4, "P\nN\ns\n1\n"},
        {QUIZ_OUTCOME, "PN", 1, 2, "P\nN\n"}, /* one is open: the caller says so */
        {QUIZ_OUTCOME, "P", 4, 0, ""},
        {QUIZ_OUTCOME, "win", 4, 0, ""},
        {QUIZ_VALUE, "1 2 3 1 4", 5, 5, "1\n2\n3\n1\n4\n"},
        {QUIZ_VALUE, "*1,*2", 5, 2, "*1\n*2\n"},
        {QUIZ_VALUE, "12314", 5, 5, "1\n2\n3\n1\n4\n"},
        {QUIZ_VALUE, "1231", 5, 0, ""}, /* a number, as far as anybody knows */
        {QUIZ_VALUE, "10 11", 2, 2, "10\n11\n"},
        {QUIZ_WINNER, "1 2 1", 3, 3, "1\n2\n1\n"},
        {QUIZ_WINNER, "212", 3, 3, "2\n1\n2\n"},
        {QUIZ_WINNER, "second, First 2nd", 3, 3, "second\nFirst\n2nd\n"},
        {QUIZ_WINNER, "the second", 3, 0, ""},
        {QUIZ_WINNER, "first wins", 3, 0, ""},
        {QUIZ_BALANCE, "yes no", 2, 2, "yes\nno\n"},
        {QUIZ_BALANCE, "balanced", 2, 0, ""},
        {QUIZ_MEX, "3 0", 2, 2, "3\n0\n"},
        {QUIZ_MOVE, "1 3", 2, 0, ""}, /* a pile and stones */
        {QUIZ_GROUPS, "1 4", 2, 0, ""},
        {QUIZ_VALUE, "", 2, 0, ""},
    };
    for (size_t i = 0; i < LENGTH(rows); i++) {
        struct text answers = {0};
        const size_t n = lesson_read_split(rows[i].topic, rows[i].line, rows[i].left, &answers);
        if (n != rows[i].n || (n > 0 && strcmp(answers.data, rows[i].answers) != 0))
            fail_msg("%s: %zu, %s", rows[i].line, n, text_string(&answers));
        text_free(&answers);
    }
}

/* By name, by a rule, or of all the rest: what the line says of the first position and those after
 * it. */
static void a_line_may_say_something_of_several_positions(void **state) {
    static const struct {
        const char *asks, *line;
        size_t right, n; /* how many are right before the first that is not */
    } rows[] = {
        {"outcome subtraction:3 0..5", "0 is P, 1 2 3 are N and 4 is P", 5, 5},
        {"outcome subtraction:3 1..9", "4 and 8 are P, rest N", 9, 9},
        {"outcome subtraction:3 1..9", "4, 8 P, others N", 9, 9},
        {"outcome subtraction:3 1..9", "all N except 4 and 8", 9, 9},
        {"outcome subtraction:3 1..9", "all N except 8", 3, 9},
        {"outcome subtraction:3 1..9", "all are N but the multiples of 4", 9, 9},
        {"outcome subtraction:3 1..9", "multiples of 4 are P", 9, 9},
        {"outcome subtraction:3 1..9", "only 4 and 8 are P", 9, 9},
        {"outcome subtraction:3 0..9", "P at 0, 4, 8, else N", 10, 10},
        {"outcome subtraction:3 0..9", "P: 0 4 8, N: the rest", 10, 10},
        {"outcome subtraction:3 0..9", "N everywhere except at multiples of 4", 10, 10},
        {"outcome subtraction:3 0..9", "0 4 8 lose, all others win", 10, 10},
        {"outcome subtraction:1 0..4", "the even ones are P", 5, 5},
        {"outcome subtraction:3 1..9", "1 to 3 are N, 4 is P, 5-7 N", 7, 7},
        {"outcome subtraction:3 1..4", "1, 2 and 3 are all N", 3, 3},
        {"outcome subtraction:2 0..9", "if it's divisible by 3 it's P, otherwise N", 10, 10},
        {"outcome subtraction:3 1..9", "it's N, right?", 1, 1},
        {"outcome subtraction:3 1..9", "all N", 3, 9},
        {"outcome subtraction:3 1..9", "4 and 8 are P", 0, 0},
        {"outcome subtraction:3 1..9", "4 or 8", 0, 0},
        {"outcome subtraction:3 1..9", "why is 1 N", 0, 0},
        {"outcome subtraction:3 1..9", "all moves lead to N, so P", 0, 1},
        {"outcome nim 1,2; 2,2; 1,1,2; 1,2,3", "2,2 and 1,2,3 are P, rest N", 4, 4},
        {"outcome digraph a>b,b>c@c; a>b,b>c@b; a>b,b>c@a", "c is a P, b is an N, a is P", 3, 3},
        {"winner queen 2x3; 4x4; 4x6", "2x3 and 4x6 second, 4x4 first", 3, 3},
        {"balance nim 2,4,7; 1,1", "2,4,7 no, 1,1 yes", 2, 2},
        {"balance nim 1,2,3; 1,1", "both", 2, 2},
        {"balance nim 1,2; 1,3", "neither", 2, 2},
        {"value kayles 1..9", "123143214", 9, 9},
        {"value prime 12;7;64", "12 is 2, 7 is 0, 64 is 5", 3, 3},
    };
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(rows); i++) {
        struct lecture lecture;
        struct text *why = scratch();
        read_line(solver, scratch_format("question Q?\n@ask %s", rows[i].asks), &lecture);
        const struct lesson_asks asks = {.solver = solver,
                                         .items = lecture.items,
                                         .to = lecture.n_items,
                                         .ask = &lecture.items->about};
        const struct lesson_reading reading = lesson_read(&asks, rows[i].line, why);
        const bool is_none = rows[i].n == 0 && reading.verdict == VERDICT_UNCLEAR;
        if (!is_none && (reading.n != rows[i].n || reading.right != rows[i].right))
            fail_msg("%s: %s: %zu of %zu: %s", rows[i].asks, rows[i].line, reading.right, reading.n,
                     text_string(why));
        lecture_free(&lecture);
        scratch_forget(0);
    }
    nimm_solver_free(solver);
}

static void every_question_of_a_lecture_can_be_answered(void **state) {
    struct nimm_solver *solver = new_solver(0);
    size_t asked = 0;
    for (size_t i = 0; i < 2; i++) {
        struct lecture lecture;
        struct text *mistakes = scratch(), *answer = scratch(), *why = scratch();
        if (!lecture_read(solver, "", lecture_files[i].text, &lecture, mistakes, NULL))
            fail_msg("%s: %s", lecture_files[i].name, mistakes->data);
        for (const struct lecture_item *item = lecture.items;
             item < lecture.items + lecture.n_items; item++) {
            if (item->kind != LECTURE_ASK) continue;
            assert_int_equal(quiz_mark(solver, &item->about, "?!", LABEL_STARS, why),
                             VERDICT_UNCLEAR);
            text_clear(answer);
            quiz_add_answer(solver, &item->about, false, answer);
            assert_true(answer->length > 0);
            asked++;
        }
        lecture_free(&lecture);
    }
    assert_true(asked > 100);
    nimm_solver_free(solver);
    scratch_forget(0);
}

/* The step that a quiz names for a topic asks about it, or about what stands for it. */
static void the_step_for_a_topic_asks_about_it(void **state) {
    static const enum quiz_topic asked_as[QUIZ_TOPICS] = {
        [QUIZ_WINNER] = QUIZ_WINNER, [QUIZ_MOVE] = QUIZ_MOVE,     [QUIZ_BALANCE] = QUIZ_BALANCE,
        [QUIZ_SUM] = QUIZ_SUM,       [QUIZ_MEX] = QUIZ_MEX,       [QUIZ_VALUE] = QUIZ_VALUE,
        [QUIZ_LABEL] = QUIZ_VALUE,   [QUIZ_GROUPS] = QUIZ_GROUPS, [QUIZ_BINARY] = QUIZ_SUM,
    };
    struct nimm_solver *solver = new_solver(0);
    struct lecture lecture;
    assert_string_equal(lecture_files[0].name, "nim");
    assert_true(lecture_read(solver, "", lecture_files[0].text, &lecture, scratch(), NULL));
    for (size_t topic = 0; topic < QUIZ_TOPICS; topic++) {
        const unsigned step = quiz_topic_step((enum quiz_topic)topic);
        bool is_asked = false;
        for (size_t i = 0; i < lecture.n_pages; i++) {
            const struct lecture_page *page = &lecture.pages[i];
            for (size_t k = page->from; k < page->to && page->step + 1 == step; k++)
                is_asked |= lecture.items[k].kind == LECTURE_ASK &&
                            lecture.items[k].about.topic == asked_as[topic];
        }
        if (!is_asked) fail_msg("%s: step %u", quiz_topic_name((enum quiz_topic)topic), step);
    }
    lecture_free(&lecture);
    nimm_solver_free(solver);
    scratch_forget(0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exercises_of_the_lecture_are_worked_out),
        cmocka_unit_test(answers_are_marked),
        cmocka_unit_test(reasons_use_the_words_that_have_been_taught),
        cmocka_unit_test(a_refuted_move_is_told_its_nim_sum_after_the_theorem),
        cmocka_unit_test(several_answers_come_in_one_line),
        cmocka_unit_test(a_line_may_say_something_of_several_positions),
        cmocka_unit_test(every_question_of_a_lecture_can_be_answered),
        cmocka_unit_test(the_step_for_a_topic_asks_about_it),
        cmocka_unit_test(what_has_no_value_is_not_given_one),
    };
    return cmocka_run_group_tests_name("lesson", tests, NULL, NULL);
}
