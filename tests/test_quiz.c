/* SPDX-License-Identifier: MIT */
/* The quiz: its answers against the rules, what it understands, and the order of its questions. */
#include "support.h"

#include "quiz_check.h"

#include "core/scan.h"
#include "say/explain.h"
#include "say/scratch.h"

enum { QUESTIONS = 120 };

/* --- answers --------------------------------------------------------------------------------- */

/* Level 1 is about Nim and plain numbers. */
static void answers_of_200_quizzes_agree_with_the_rules(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (unsigned level = 1; level <= QUIZ_LEVELS; level++)
        for (uint64_t seed = 0; seed < 70; seed++) {
            struct quiz quiz;
            quiz_begin(&quiz, solver, level, QUIZ_ALL_TOPICS, seed);
            for (int i = 0; i < 10; i++) {
                struct quiz_question question;
                quiz_next(&quiz, &question);
                check_question(solver, &question);
                if (level == 1 && question.game) assert_true(game_is_nim(question.game));
                quiz_question_free(&question);
            }
        }
    nimm_solver_free(solver);
}

/* The classic exercises with the answers that are printed for them; theory: Bouton 1902; Brualdi,
 * Introductory Combinatorics, section 1.7. */
static void classic_exercises_have_their_classic_answers(void **state) {
    static const struct {
        const char *question, *answer;
    } known[] = {
        {"Nim 25,13,39: it is your turn. Which move wins?", "take 19 from pile 3"},
        {"Nim 7,9,12,15: it is your turn. Which move wins?",
         "take 5 from pile 2, 11 from pile 3 or 13 from pile 4"},
        {"Nim 22,13,14,11: it is your turn. Which move wins?", "take 14 from pile 1"},
        {"Nim 10,20,30,40,50: it is your turn. Which move wins?",
         "take 6 from pile 2, 26 from pile 3 or 10 from pile 5"},
        {"Nim 27,23,22,15: it is your turn. Which move wins?",
         "take 13 from pile 1, 21 from pile 2 or 19 from pile 3"},
        {"Misere Nim 1,1,2 (whoever makes the last move loses): it is your turn. Which move wins?",
         "take 1 from pile 3"},
        {"What is the nim-sum of 25, 13 and 39?", "51"},
        {"Nim 22,19,14,11: is this position balanced?", "yes"},
    };
    struct nimm_solver *solver = new_solver(0);
    bool met[LENGTH(known)] = {false};
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct quiz quiz;
        quiz_begin(&quiz, solver, 3, 1 << QUIZ_MOVE | 1 << QUIZ_SUM | 1 << QUIZ_BALANCE, seed);
        for (int i = 0; i < QUESTIONS; i++) {
            struct quiz_question question;
            struct text asked = {0}, answer = {0};
            quiz_next(&quiz, &question);
            quiz_add_question(&question, LABEL_STARS, false, &asked);
            quiz_add_answer(solver, &question, false, &answer);
            for (size_t k = 0; k < LENGTH(known); k++) {
                if (strcmp(known[k].question, text_string(&asked)) != 0) continue;
                assert_string_equal(text_string(&answer), known[k].answer);
                met[k] = true;
            }
            text_free(&asked);
            text_free(&answer);
            quiz_question_free(&question);
        }
    }
    for (size_t k = 0; k < LENGTH(known); k++)
        if (!met[k]) fail_msg("never asked: %s", known[k].question);
    nimm_solver_free(solver);
}

/* --- marking --------------------------------------------------------------------------------- */

/* A question without a quiz; freed with quiz_question_free. */
static struct quiz_question about(enum quiz_topic topic, const char *name, const char *string) {
    const char *parameters;
    struct quiz_question question = {
        .topic = topic, .game = game_of(name, &parameters), .yes = true};
    question.position = position_of(question.game, parameters, string);
    return question;
}

static void answers_are_understood_in_many_words(void **state) {
    static const struct {
        enum quiz_topic topic;
        const char *position;
        enum verdict verdict;
        const char *answers[11];
        uint64_t number; /* 0: it is 3 */
    } cases[] = {
        {QUIZ_WINNER,
         "1,2",
         VERDICT_RIGHT,
         {"first", "FIRST", "1", "1st", "I", "N", "the one who moves first", "First!", " first , ",
          "first?"}},
        {QUIZ_WINNER,
         "1,2",
         VERDICT_RIGHT,
         {"the first player, by copying", "the first one, cause you take the rest",
          "first since it is odd"}},
        {QUIZ_WINNER,
         "1,2",
         VERDICT_WRONG,
         {"second", "2", "II", "p", "the player who moves second.", "P position", "P-position ?"}},
        {QUIZ_WINNER,
         "1,2",
         VERDICT_UNCLEAR,
         {"", " ", "3", "first second", "me", "firstsecond", "-1", "no"}},
        {QUIZ_WINNER,
         "1,2",
         VERDICT_RIGHT,
         {"player one I guess", "it's the first", "second loses", "not the second", "next",
          "whoever starts", "the player to move", "1,2: first", "me, i go first"}},
        {QUIZ_WINNER,
         "1,2",
         VERDICT_WRONG,
         {"player two I guess", "prev", "the other player", "the one who starts loses",
          "the one who left it", "me, i go second"}},
        {QUIZ_WINNER, "1,2", VERDICT_UNCLEAR, {"me", "i go", "nothing left", "i left first"}},
        {QUIZ_WINNER, "1,2", VERDICT_UNCLEAR, {"ok next", "next please"}},
        {QUIZ_WINNER, "1,2", VERDICT_UNCLEAR, {"won for me", "its a loss", "who wins", "1 1"}},
        {QUIZ_WINNER, "1,2", VERDICT_UNCLEAR, {"none", "both", "who wins?", "idk lol", "nobody"}},
        /* some words beside an answer say nothing; any that are not known are asked about */
        {QUIZ_WINNER,
         "1,2",
         VERDICT_RIGHT,
         {"first duh", "first obvs", "1 lol", "first i think so", "first, easy", "bro first",
          "first always wins", "first, just copy", "first no cap"}},
        {QUIZ_WINNER,
         "1,2",
         VERDICT_RIGHT,
         {"whoever goes first", "the one whose turn it is", "player one", "not player two"}},
        {QUIZ_WINNER,
         "1,2",
         VERDICT_WRONG,
         {"second fr", "the other guy", "the opponent", "going first is bad",
          "its even so second"}},
        {QUIZ_WINNER,
         "1,2",
         VERDICT_UNCLEAR,
         {"first or second", "first pile", "what about first", "1 stone", "next question",
          "my opponent", "you win", "wait first bro", "first except 0", "first we take one"}},
        {QUIZ_WINNER,
         "1,2",
         VERDICT_UNCLEAR,
         {"gotta be the first guy", "the guy who moves", "1 whatever", "whoever moves is screwed",
          "first, or second if you copy", "first, the second one has no move"}},
        {QUIZ_WINNER, "1,2", VERDICT_RIGHT, {"first, right?", "EASY. FIRST!!", "no cap first"}},
        {QUIZ_BALANCE,
         "2,2",
         VERDICT_WRONG,
         {"nah bro", "no it aint", "unbalanced fr", "of course not", "not really", "absolutely not",
          "impossible"}},
        {QUIZ_BALANCE, "2,2", VERDICT_RIGHT, {"yes duh", "yeah bro"}},
        {QUIZ_BALANCE,
         "2,2",
         VERDICT_UNCLEAR,
         {"no idea", "no clue", "yes and no", "no thanks", "yes or no", "no u", "no comment",
          "yes banana", "yes, no?", "hell yes", "balanced mate"}},
        {QUIZ_BALANCE, "2,2", VERDICT_WRONG, {"no, the nim-sum is 1", "never, and no"}},
        {QUIZ_BALANCE, "2,2", VERDICT_RIGHT, {"balanced, all columns are even", "yes, right?"}},
        {QUIZ_BALANCE,
         "2,2",
         VERDICT_RIGHT,
         {"they all pair off", "yes they are", "of course", "yup", "i think so", "it's even"}},
        {QUIZ_BALANCE,
         "2,2",
         VERDICT_WRONG,
         {"it's not", "not", "nah", "i don't think so", "no way"}},
        {QUIZ_BALANCE,
         "2,2",
         VERDICT_RIGHT,
         {"yes", "y", "Yes, it is.", "balanced", "it is balanced", "yes yes"}},
        {QUIZ_BALANCE,
         "2,2",
         VERDICT_WRONG,
         {"no", "N", "unbalanced", "no, it is unbalanced", "not balanced"}},
        {QUIZ_BALANCE, "2,2", VERDICT_UNCLEAR, {"", "first", "yes no", "it is", "perhaps", "?"}},
        {QUIZ_GROUPS,
         "1,2",
         VERDICT_RIGHT,
         {"1s and 2s", "the ones and twos", "1,2", "2 1", "2 and 1", "1+2", "1 & 2", "1, and 2"}},
        {QUIZ_GROUPS, "1,2", VERDICT_WRONG, {"1", "none", "0", "4 and 1"}},
        {QUIZ_GROUPS,
         "1,2",
         VERDICT_UNCLEAR,
         {"", "and", "3", "1 or 2", "1+", "+", "1 2 0", "18446744073709551616"}},
        {QUIZ_GROUPS, "2,2", VERDICT_RIGHT, {"1 is left", "1 has no partner"}, 1},
        {QUIZ_GROUPS,
         "1,2",
         VERDICT_WRONG,
         {"they all pair off", "all of them pair up", "nothing", "everything has a partner"}},
        {QUIZ_GROUPS, "1,2", VERDICT_UNCLEAR, {"everything", "all", "not all pair off"}},
        {QUIZ_FLIP,
         "4,5,7,8",
         VERDICT_RIGHT,
         {"bottom one, 0110", "the bottom row becomes 110", "4th: 0110", "row four, 110",
          "change 8 to 6", "last row, 110", "make 8 into 6", "the 8 becomes a 6"}},
        {QUIZ_FLIP,
         "4,5,7,8",
         VERDICT_RIGHT,
         {"4 110", "row 4 becomes 110", "the row of 8 becomes 110", "8 becomes 6", "8 -> 6"}},
        {QUIZ_FLIP, "4,5,7,8", VERDICT_RIGHT, {"8 becomes 110"}},
        {QUIZ_FLIP, "4,4,4", VERDICT_RIGHT, {"The row of 4 becomes 0", "pile 1 becomes 0"}},
        {QUIZ_FLIP, "2,4,4", VERDICT_RIGHT, {"the row of 2 becomes 0"}},
        {QUIZ_FLIP, "2,4,4", VERDICT_WRONG, {"the row of 4 becomes 0"}},
        {QUIZ_FLIP, "2,4,4", VERDICT_UNCLEAR, {"the row of 3 becomes 0", "row of"}},
        {QUIZ_FLIP, "4,5,7,8", VERDICT_WRONG, {"4 111", "5 becomes 4"}},
        {QUIZ_FLIP,
         "4,5,7,8",
         VERDICT_UNCLEAR,
         {"4", "9 becomes 6", "4 becomes 6", "8 6", "4 112", "0 110", "becomes 6"}},
        {QUIZ_MOVE, "1,4,4", VERDICT_RIGHT, {"take 1 from pile 1", "1 1"}},
        {QUIZ_MOVE, "1,4,4", VERDICT_RIGHT, {"1 1 so it is equal", "1 to 0"}},
        {QUIZ_MOVE,
         "1,4,4",
         VERDICT_RIGHT,
         {"1 1 so 8 left", "take 1 from pile 1, which leaves 4,4"}},
        {QUIZ_MOVE, "1,4,4", VERDICT_WRONG, {"2 1", "2 4"}},
        {QUIZ_MOVE, "1,4,4", VERDICT_UNCLEAR, {"1 1, leaves 5,5", "take the 1, makes 0"}},
        {QUIZ_NUMBER, "3", VERDICT_RIGHT, {"53-50", "50 - 47", "1 xor 3 xor 1", "6-3 = 3", "3x1"}},
        {QUIZ_NUMBER, "3", VERDICT_WRONG, {"3x4-1", "1 + 1", "5-2*2", "50-10=40"}},
        {QUIZ_NUMBER, "3", VERDICT_UNCLEAR, {"3-", "-3", "3-4", "3 - x", "3+xor", "xor"}},
        {QUIZ_VALUE, "3", VERDICT_RIGHT, {"1 xor 2", "5-2", "1+2"}},
        {QUIZ_SUM, "1,2", VERDICT_UNCLEAR, {"1 xor 2"}},
        {QUIZ_SUM, "1,2", VERDICT_RIGHT, {"1 xor 2 = 3", "2+1"}},
        {QUIZ_MOVE, "1,4,4", VERDICT_UNCLEAR, {"4 1", "2 5", "banana"}},
        {QUIZ_VALUE, "3", VERDICT_RIGHT, {"3, because it is one pile"}},
        {QUIZ_VALUE, "3", VERDICT_UNCLEAR, {"because it is one pile", "hm, because of 3"}},
        {QUIZ_VALUE, "3", VERDICT_RIGHT, {"3", " *3 ", "= 3", "3?", "three", "Three"}},
        {QUIZ_VALUE, "3", VERDICT_WRONG, {"18446744073709551615"}},
        {QUIZ_VALUE,
         "3",
         VERDICT_UNCLEAR,
         {"", "eleven", "three four", "3 4", "-3", "18446744073709551616", "3.5x", "1e3",
          "\x1b[31m"}},
        {QUIZ_GROUPS, "1,6", VERDICT_RIGHT, {"111", " 111 ", "four, 2 and 1"}, 7},
        {QUIZ_GROUPS, "1,6", VERDICT_WRONG, {"101", "1001"}, 7},
        {QUIZ_GROUPS, "1,6", VERDICT_UNCLEAR, {"11", "10", "1 1 1 1 3", "011"}, 7},
        {QUIZ_NUMBER, "3", VERDICT_RIGHT, {"3", "take 3", "Take three", "I think take 3"}},
        {QUIZ_NUMBER,
         "3",
         VERDICT_RIGHT,
         {"take 3 coins", "multiples of 3", "every 3rd", "= 3 lol"}},
        {QUIZ_NUMBER, "3", VERDICT_RIGHT, {"it's 3, i think", "the value is 3", "3 of the piles"}},
        {QUIZ_NUMBER,
         "3",
         VERDICT_RIGHT,
         {"3 no cap", "the mex is 3", "5 xor 6 = 3", "3 so second"}},
        {QUIZ_NUMBER, "3", VERDICT_WRONG, {"mex of 1,2,0 = 4", "4 bro"}},
        {QUIZ_NUMBER,
         "3",
         VERDICT_UNCLEAR,
         {"like 3", "pretty sure its 3", "mex of 1,2,0 is 3", "a pile of 3", "the one", "leaves 3",
          "makes 3"}},
        {QUIZ_NUMBER,
         "3",
         VERDICT_UNCLEAR,
         {"2 is 3", "pile 2 is 3", "yesterday 3 stones today", "3 minutes", "3 bananas"}},
        {QUIZ_NUMBER,
         "3",
         VERDICT_RIGHT,
         {"EASY. 3!!", "3, right?", "3 is missing", "3, all columns are odd",
          "3 because 50 is a multiple of 10"}},
        {QUIZ_NUMBER, "3", VERDICT_UNCLEAR, {"take", "not 3", "more than 2", "3 or 4", "take 3 3"}},
        {QUIZ_NUMBER,
         "3",
         VERDICT_UNCLEAR,
         {"three equal piles", "pile 3 all", "step 3", "3 all", "1 coin from step 3"}},
        {QUIZ_MEX, "3", VERDICT_UNCLEAR, {"second", "P", "lost", "hm", "idk", "first", "yes"}},
    };
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct quiz_question question = about(cases[i].topic, "nim", cases[i].position);
        question.number = cases[i].number > 0 ? cases[i].number : 3;
        for (const char *const *answer = cases[i].answers; *answer; answer++)
            if (mark(solver, &question, *answer) != cases[i].verdict) fail_msg("%s", *answer);
        quiz_question_free(&question);
    }
    nimm_solver_free(solver);
}

/* Where no values can be kept, nobody knows who wins Kayles. */
static void what_is_too_large_for_the_solver_is_not_asked(void **state) {
    struct nimm_solver *few_bytes = nimm_solver_new(0, 100);
    struct quiz quiz;
    quiz_begin(&quiz, few_bytes, 2, 1U << QUIZ_WINNER, 1);
    for (int i = 0; i < 50; i++) {
        struct quiz_question question;
        quiz_next(&quiz, &question);
        assert_string_not_equal(question.game->id, "kayles");
        quiz_question_free(&question);
    }
    nimm_solver_free(few_bytes);
}

static void the_working_says_what_there_is_no_move_for(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct text text = {0};
    struct quiz_question question = about(QUIZ_VALUE, "dawson", "...");
    quiz_add_working(solver, &question, LABEL_STARS, &text);
    assert_non_null(strstr(text_string(&text), "There is no move: the value is 0."));
    quiz_question_free(&question);
    text_clear(&text);
    question = about(QUIZ_WINNER, "nim", "1");
    question.misere = true;
    question.yes = false;
    assert_int_equal(quiz_mark(solver, &question, "first", LABEL_STARS, &text), VERDICT_WRONG);
    assert_non_null(strstr(text_string(&text), "\"take 1 from pile 1\" ends the game"));
    quiz_question_free(&question);
    text_free(&text);
    nimm_solver_free(solver);
}

/* The rule alone would not say who wins this position. */
static void the_working_of_misere_nim_begins_with_the_position(void **state) {
    static const struct {
        const char *position, *says;
        bool yes;
    } cases[] = {
        {"3,2,1",
         "3,2,1 is balanced and has a pile larger than 1, so the player who moves second "
         "wins. Play as in normal Nim",
         false},
        {"1,1,2",
         "1,1,2 is not balanced and has a pile larger than 1, so the player who moves "
         "first wins. To win, take 1 from pile 3, which leaves 1,1,1. Play",
         true},
        {"1,1,1",
         "1,1,1 has an odd number of piles of 1, and each move takes one of them. So the player "
         "who moves first takes the last one and loses.",
         false},
    };
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct text text = {0};
        struct quiz_question question = about(QUIZ_WINNER, "nim", cases[i].position);
        question.misere = true;
        question.yes = cases[i].yes;
        quiz_add_working(solver, &question, LABEL_STARS, &text);
        assert_non_null(strstr(text_string(&text), cases[i].says));
        quiz_question_free(&question);
        text_free(&text);
    }
    nimm_solver_free(solver);
}

/* --- one game --------------------------------------------------------------------------------- */

static void a_quiz_about_one_game_asks_on_every_topic_that_suits_it(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < game_count; i++) {
        for (unsigned level = 1; level <= QUIZ_LEVELS; level++) {
            const struct game *game;
            void *blank = game_new(game_list[i]->id, &game, NULL);
            struct quiz quiz;
            struct quiz_question question;
            bool asked[QUIZ_TOPICS] = {false};
            quiz_begin(&quiz, solver, level, QUIZ_ALL_TOPICS, 3);
            quiz.game = game;
            quiz.blank = blank;
            quiz.course = true;
            quiz.most = QUIZ_TOPICS;
            while (quiz_next(&quiz, &question)) {
                if (question.game) assert_ptr_equal(question.game, game);
                asked[question.topic] = true;
                /* Where a move can win at once, the rules alone give no values. */
                if (question.game && game->decided)
                    check_texts(solver, &question);
                else
                    check_question(solver, &question);
                quiz_question_free(&question);
            }
            for (unsigned topic = 0; topic < QUIZ_TOPICS; topic++)
                if (asked[topic] != quiz_suits((enum quiz_topic)topic, game))
                    fail_msg("%s, level %u, topic %u", game->id, level, topic);
            free(blank);
        }
    }
    nimm_solver_free(solver);
}

/* --- the order of things --------------------------------------------------------------------- */

static void the_same_seed_asks_the_same_another_one_does_not(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct text asked[3] = {0};
    static const uint64_t seeds[] = {7, 7, 8};
    for (size_t k = 0; k < 3; k++) {
        struct quiz quiz;
        quiz_begin(&quiz, solver, 2, QUIZ_ALL_TOPICS, seeds[k]);
        for (int i = 0; i < 10; i++) {
            struct quiz_question question;
            quiz_next(&quiz, &question);
            quiz_add_question(&question, LABEL_STARS, false, &asked[k]);
            quiz_question_free(&question);
        }
    }
    assert_string_equal(text_string(&asked[0]), text_string(&asked[1]));
    assert_string_not_equal(text_string(&asked[0]), text_string(&asked[2]));
    for (size_t k = 0; k < 3; k++) text_free(&asked[k]);
    nimm_solver_free(solver);
}

static void topics_take_turns(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct quiz quiz;
    size_t times[QUIZ_TOPICS] = {0};
    quiz_begin(&quiz, solver, 3, QUIZ_ALL_TOPICS, 5);
    for (size_t i = 0; i < 5 * QUIZ_TOPICS; i++) {
        struct quiz_question question;
        quiz_next(&quiz, &question);
        times[question.topic]++;
        quiz_question_free(&question);
    }
    for (size_t t = 0; t < QUIZ_TOPICS; t++) assert_int_equal(times[t], 5);
    nimm_solver_free(solver);
}

/* There are 49 sums of two piles of 1 to 7: where they run out, they come again. */
static void a_question_comes_again_only_where_there_are_no_others(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct text asked[25] = {0};
    struct quiz quiz;
    quiz_begin(&quiz, solver, 1, 1U << QUIZ_SUM, 5);
    for (size_t i = 0; i < 3 * QUIZ_REMEMBERED; i++) {
        struct quiz_question question;
        quiz_next(&quiz, &question);
        if (i < LENGTH(asked)) quiz_add_question(&question, LABEL_STARS, false, &asked[i]);
        for (size_t k = 0; k < i && i < LENGTH(asked); k++)
            assert_string_not_equal(text_string(&asked[i]), text_string(&asked[k]));
        quiz_question_free(&question);
    }
    for (size_t i = 0; i < LENGTH(asked); i++) text_free(&asked[i]);
    nimm_solver_free(solver);
}

static void both_answers_are_common_where_there_are_two(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (unsigned level = 1; level <= QUIZ_LEVELS; level++) {
        struct quiz quiz;
        size_t yes = 0, n = 200;
        quiz_begin(&quiz, solver, level, 1 << QUIZ_WINNER | 1 << QUIZ_BALANCE, level);
        for (size_t i = 0; i < n; i++) {
            struct quiz_question question;
            quiz_next(&quiz, &question);
            yes += question.yes;
            quiz_question_free(&question);
        }
        assert_in_range(yes, n / 3, 2 * n / 3);
    }
    nimm_solver_free(solver);
}

/* Of one pile, and so of one row with a gap or one number that is not prime, whoever moves first
 * wins. */
static void a_quiz_about_a_game_of_piles_asks_who_wins_several(void **state) {
    static const char *const games[] = {"nim", "northcott", "prime", "poker-nim"};
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct quiz quiz;
        void *blank;
        quiz_begin(&quiz, solver, 1, 1U << QUIZ_WINNER, seed);
        quiz.blank = blank = game_new(games[seed % 4], &quiz.game, NULL);
        for (size_t i = 0; i < 10; i++) {
            struct quiz_question question;
            struct piles piles;
            size_t n = 0;
            assert_true(quiz_next(&quiz, &question));
            solve_piles(solver, quiz.game, question.position, &piles);
            for (size_t k = 0; k < piles.n; k++)
                if (piles.value[k] > 0) n++;
            assert_in_range(n, 2, SIZE_MAX);
            quiz_question_free(&question);
        }
        free(blank);
    }
    nimm_solver_free(solver);
}

/* --- the course ------------------------------------------------------------------------------ */

static struct quiz new_course(struct nimm_solver *solver, unsigned level, size_t most) {
    struct quiz quiz;
    quiz_begin(&quiz, solver, level, QUIZ_ALL_TOPICS, 11);
    quiz.course = true;
    quiz.most = most;
    return quiz;
}

static void the_course_has_its_order_and_begins_with_nim_alone(void **state) {
    static const enum quiz_topic orders[QUIZ_LEVELS][QUIZ_TOPICS] = {
        {QUIZ_WINNER, QUIZ_MOVE, QUIZ_GROUPS, QUIZ_BALANCE, QUIZ_BINARY, QUIZ_SUM, QUIZ_MEX,
         QUIZ_VALUE, QUIZ_LABEL},
        {QUIZ_WINNER, QUIZ_GROUPS, QUIZ_BINARY, QUIZ_SUM, QUIZ_MEX, QUIZ_MOVE, QUIZ_VALUE,
         QUIZ_BALANCE, QUIZ_LABEL},
        {QUIZ_VALUE, QUIZ_MOVE, QUIZ_WINNER, QUIZ_LABEL, QUIZ_SUM, QUIZ_MEX, QUIZ_GROUPS,
         QUIZ_BALANCE, QUIZ_BINARY}};
    struct nimm_solver *solver = new_solver(0);
    bool other_games = false;
    for (unsigned level = 1; level <= QUIZ_LEVELS; level++) {
        struct quiz quiz = new_course(solver, level, 4 * QUIZ_TOPICS);
        struct quiz_question question;
        for (size_t i = 0; quiz_next(&quiz, &question); i++) {
            assert_int_equal(question.topic, orders[level - 1][i % QUIZ_TOPICS]);
            if (level == 1 && question.game) assert_string_equal(question.game->id, "nim");
            const bool is_before_values =
                i < QUIZ_TOPICS && level < 3 && question.topic != QUIZ_MEX &&
                question.topic != QUIZ_VALUE && question.topic != QUIZ_LABEL;
            if (is_before_values && question.game)
                assert_true(game_has_counted_piles(question.game));
            other_games = other_games || (question.game && !game_is_nim(question.game));
            check_question(solver, &question);
            quiz_question_free(&question);
        }
        assert_int_equal(quiz.asked, 4 * QUIZ_TOPICS);
    }
    assert_true(other_games);
    nimm_solver_free(solver);
}

/* A class that has mastered level 2 knows groups and nim-sums, but no sum of different games and no
 * misere play. */
static void the_third_level_begins_with_what_is_new(void **state) {
    enum { SEEDS = 20, FIRST = 3 };
    static const struct {
        enum quiz_topic topic;
        const char *game;
        bool misere;
    } first[FIRST] = {{QUIZ_VALUE, "compound", false},
                      {QUIZ_MOVE, "compound", false},
                      {QUIZ_WINNER, "nim", true}};
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        quiz_begin(&quiz, solver, 3, quiz_course_topics(NULL, 3), seed);
        quiz.course = true;
        quiz.most = 10;
        for (size_t i = 0; quiz_next(&quiz, &question); i++) {
            assert_non_null(question.game);
            if (i < FIRST) {
                assert_int_equal(question.topic, first[i].topic);
                assert_string_equal(question.game->id, first[i].game);
                assert_int_equal(question.misere, first[i].misere);
            }
            check_question(solver, &question);
            quiz_question_free(&question);
        }
        assert_int_equal(quiz.asked, 10);
    }
    nimm_solver_free(solver);
}

static void add_question(const struct quiz_question *question, struct text *text) {
    text_clear(text);
    quiz_add_question(question, LABEL_STARS, false, text);
}

/* All are missed whose number is in the set; the turns at which each question comes, or one of its
 * kind. */
static void what_was_missed_is_asked_once_more_with_other_numbers_after_two_others(void **state) {
    static const unsigned missed = 1U << 0 | 1U << 1 | 1U << 4 | 1U << 5;
    static const int turns[] = {0, 1, 2, 0, 1,
                                3, 4, 5, 4, 5}; /* 4 and 5 at the end: no others are left */
    struct nimm_solver *solver = new_solver(0);
    struct quiz quiz = new_course(solver, 1, 6), other = new_course(solver, 1, 6);
    struct quiz_question question, expected;
    struct text asked[6] = {0}, text = {0};
    enum quiz_topic topics[6];
    for (size_t turn = 0, n = 0; turn < LENGTH(turns); turn++) {
        const int number = turns[turn];
        assert_true(quiz_next(&quiz, &question));
        assert_int_equal(question.again, number < (int)n);
        if (!question.again) {
            quiz_next(&other, &expected);
            topics[n] = expected.topic;
            add_question(&expected, &asked[n++]);
            quiz_question_free(&expected);
        }
        add_question(&question, &text);
        const bool is_same = strcmp(text_string(&text), text_string(&asked[number])) == 0;
        assert_int_equal(is_same, !question.again);
        assert_int_equal(question.topic, topics[number]);
        if (missed >> number & 1)
            quiz_miss(&quiz, &question);
        else
            quiz_question_free(&question);
    }
    assert_false(quiz_next(&quiz, &question));
    for (size_t i = 0; i < LENGTH(asked); i++) text_free(&asked[i]);
    text_free(&text);
    quiz_free(&quiz);
    nimm_solver_free(solver);
}

static void what_was_missed_comes_again_about_the_same_game(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 1; seed <= 60; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        struct text missed = {0}, missed_name = {0}, again = {0}, again_name = {0};
        quiz_begin(&quiz, solver, 1 + (unsigned)seed % 2, 1U << QUIZ_VALUE, seed);
        quiz.most = 1;
        assert_true(quiz_next(&quiz, &question));
        add_question(&question, &missed);
        game_print_name(question.game, question.position, &missed_name);
        quiz_miss(&quiz, &question);
        assert_true(quiz_next(&quiz, &question));
        add_question(&question, &again);
        game_print_name(question.game, question.position, &again_name);
        assert_string_equal(text_string(&again_name), text_string(&missed_name));
        assert_string_not_equal(text_string(&again), text_string(&missed));
        quiz_question_free(&question);
        quiz_free(&quiz);
        text_free(&missed);
        text_free(&missed_name);
        text_free(&again);
        text_free(&again_name);
    }
    nimm_solver_free(solver);
}

static bool has_equal_numbers(const struct quiz_question *question) {
    size_t equal = 0;
    for (size_t i = 0; i < question->n; i++)
        for (size_t k = 0; k < question->n; k++)
            equal += i != k && question->numbers[i] == question->numbers[k];
    return equal > 0;
}

/* Whoever made a mistake can make it once more: in as many numbers or piles.
 * For a few large positions there is no other. */
static void once_more_is_not_simpler_than_what_was_missed(void **state) {
    static const enum quiz_topic topics[] = {QUIZ_SUM, QUIZ_WINNER};
    enum { SEEDS = 60, LEFT = 3 };
    struct nimm_solver *solver = new_solver(0);
    size_t simpler = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        for (size_t i = 0; i < LENGTH(topics); i++) {
            struct quiz quiz;
            struct quiz_question question;
            size_t parts[2];
            const unsigned level = topics[i] == QUIZ_SUM ? 1 + (unsigned)seed % 3 : 1;
            quiz_begin(&quiz, solver, level, 1U << topics[i], seed);
            quiz.most = 1;
            assert_true(quiz_next(&quiz, &question));
            for (size_t turn = 0; turn < 2; turn++) {
                struct piles piles = {.n = question.n};
                if (question.game) solve_piles(solver, question.game, question.position, &piles);
                parts[turn] = piles.n;
                if (topics[i] == QUIZ_SUM && has_equal_numbers(&question)) parts[turn]--;
                if (turn == 0) {
                    quiz_miss(&quiz, &question);
                    assert_true(quiz_next(&quiz, &question));
                }
            }
            simpler += parts[1] < parts[0];
            quiz_question_free(&question);
            quiz_free(&quiz);
        }
    }
    assert_in_range(simpler, 0, LEFT);
    nimm_solver_free(solver);
}

static uint64_t largest_number(const struct quiz_question *question) {
    uint64_t largest = question->number;
    for (size_t i = 0; i < question->n; i++)
        if (question->numbers[i] > largest) largest = question->numbers[i];
    return largest;
}

/* True if copying, or a rule, tells who wins. */
static bool is_copied(struct nimm_solver *solver, const struct quiz_question *about) {
    const struct question question = quiz_position_question(about);
    struct text way = {0};
    const bool is_simple = explain_simple_way(solver, &question, &way);
    text_free(&way);
    return is_simple;
}

/* Numbers stay about as large, and who copies well is not asked to copy once more. Where the search
 * has come far, any other will do. */
static void once_more_is_like_what_was_missed(void **state) {
    static const enum quiz_topic topics[] = {QUIZ_SUM, QUIZ_BINARY, QUIZ_WINNER, QUIZ_MOVE};
    enum { SEEDS = 60, LEFT = 3 };
    struct nimm_solver *solver = new_solver(0);
    size_t unlike = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        for (size_t i = 0; i < LENGTH(topics); i++) {
            struct quiz quiz;
            struct quiz_question question;
            const unsigned level = topics[i] == QUIZ_SUM ? 1 + (unsigned)seed % 3 : 1;
            quiz_begin(&quiz, solver, level, 1U << topics[i], seed);
            quiz.most = 1;
            assert_true(quiz_next(&quiz, &question));
            const uint64_t largest = largest_number(&question);
            const bool was_copied = question.game && is_copied(solver, &question);
            quiz_miss(&quiz, &question);
            assert_true(quiz_next(&quiz, &question));
            if (question.game)
                unlike += is_copied(solver, &question) != was_copied;
            else
                unlike += largest_number(&question) > 2 * largest;
            quiz_question_free(&question);
            quiz_free(&quiz);
        }
    }
    assert_in_range(unlike, 0, LEFT);
    nimm_solver_free(solver);
}

/* True if a pile is more than one group of 1, 2, 4, 8 and so on. */
static bool has_pile_to_split(struct nimm_solver *solver, const struct quiz_question *question) {
    struct piles piles = {0};
    bool has = false;
    assert_int_equal(solve_piles(solver, question->game, question->position, &piles), NIMM_OK);
    for (size_t i = 0; i < piles.n; i++) {
        uint64_t rest = piles.value[i];
        while (rest > 1 && rest % 2 == 0) rest /= 2;
        has = has || rest > 1;
    }
    return has;
}

static void once_more_has_a_pile_to_split_if_what_was_missed_had_one(void **state) {
    static const enum quiz_topic topics[] = {QUIZ_GROUPS, QUIZ_BALANCE};
    enum { SEEDS = 60, LEFT = 4 };
    struct nimm_solver *solver = new_solver(0);
    size_t without = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        for (size_t i = 0; i < LENGTH(topics); i++) {
            struct quiz quiz;
            struct quiz_question question;
            quiz_begin(&quiz, solver, 1, 1U << topics[i], seed);
            quiz.most = 1;
            assert_true(quiz_next(&quiz, &question));
            const bool had_one = has_pile_to_split(solver, &question);
            quiz_miss(&quiz, &question);
            assert_true(quiz_next(&quiz, &question));
            without += had_one && !has_pile_to_split(solver, &question);
            quiz_question_free(&question);
            quiz_free(&quiz);
        }
    }
    assert_in_range(without, 0, LEFT);
    nimm_solver_free(solver);
}

static void once_more_is_not_about_the_same_numbers_in_another_order(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 1; seed <= 60; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        uint64_t numbers[2][QUIZ_NUMBERS] = {{0}};
        quiz_begin(&quiz, solver, 1, 1U << QUIZ_SUM, seed);
        quiz.most = 1;
        for (size_t turn = 0; turn < 2; turn++) {
            assert_true(quiz_next(&quiz, &question));
            memcpy(numbers[turn], question.numbers, question.n * sizeof *question.numbers);
            qsort(numbers[turn], question.n, sizeof *numbers[turn], nim_by_size);
            /* Of a number with itself it would be 0. */
            assert_true(question.number > 0 || question.n > 2);
            if (turn == 0) quiz_miss(&quiz, &question);
        }
        assert_memory_not_equal(numbers[0], numbers[1], sizeof numbers[0]);
        quiz_question_free(&question);
        quiz_free(&quiz);
    }
    nimm_solver_free(solver);
}

/* A move that wins is told: numbers that have been looked at for another question are known. A
 * nim-sum is of other numbers, too, and so are the gaps of Northcott's Game. */
static void once_more_is_about_numbers_that_were_not_asked_about(void **state) {
    static const char *const games[] = {"nim", "northcott"};
    enum { SEEDS = 30, EACH = 3 };
    const unsigned topics = 1U << QUIZ_WINNER | 1U << QUIZ_MOVE | 1U << QUIZ_SUM;
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 1; seed <= 2 * SEEDS; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        struct text seen = {0};
        quiz_begin(&quiz, solver, 1, topics, seed);
        void *blank = game_new(games[seed % 2], &quiz.game, NULL);
        quiz.blank = blank;
        quiz.most = EACH;
        while (quiz_next(&quiz, &question)) {
            struct piles piles = {.n = question.n};
            struct text numbers = {0};
            memcpy(piles.value, question.numbers, question.n * sizeof *question.numbers);
            if (question.game) solve_piles(solver, question.game, question.position, &piles);
            qsort(piles.value, piles.n, sizeof *piles.value, nim_by_size);
            text_add_char(&numbers, '|');
            for (size_t i = 0; i < piles.n; i++)
                if (piles.value[i] > 0) text_addf(&numbers, "%d ", (int)piles.value[i]);
            text_add_char(&numbers, '|');
            assert_null(strstr(text_string(&seen), numbers.data));
            text_add(&seen, numbers.data);
            text_free(&numbers);
            quiz_miss(&quiz, &question);
        }
        quiz_free(&quiz);
        text_free(&seen);
        free(blank);
    }
    nimm_solver_free(solver);
}

/* In Chomp at level 1 copying or the rule of two rows tells why a position is lost, nearly always.
 */
static void chomp_is_asked_first_where_its_rule_tells(void **state) {
    struct nimm_solver *solver = new_solver(0);
    size_t hard = 0, asked = 0;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        quiz_begin(&quiz, solver, 1, 1U << QUIZ_WINNER, seed);
        void *blank = game_new("chomp", &quiz.game, NULL);
        quiz.blank = blank;
        quiz.course = true;
        quiz.most = 10;
        while (quiz_next(&quiz, &question)) {
            const struct question about = quiz_position_question(&question);
            struct text way = {0};
            hard += !question.yes && !explain_simple_way(solver, &about, &way);
            asked++;
            text_free(&way);
            quiz_miss(&quiz, &question);
        }
        quiz_free(&quiz);
        free(blank);
    }
    assert_in_range(hard, 0, asked / 20);
    nimm_solver_free(solver);
}

/* Two piles are for the beginning; they come again only in practice. */
static void a_course_ends_with_three_piles_or_more(void **state) {
    enum { SEEDS = 30, FIRST = 6, ALL = 10 };
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        quiz_begin(&quiz, solver, 1, quiz_course_topics(NULL, 1), seed);
        quiz.course = true;
        quiz.most = ALL;
        for (size_t n = 1; quiz_next(&quiz, &question); n++) {
            struct piles piles;
            if (question.game)
                assert_int_equal(solve_piles(solver, question.game, question.position, &piles), 0);
            if (question.game && n > FIRST) assert_true(piles.n > 2);
            quiz_question_free(&question);
        }
    }
    nimm_solver_free(solver);
}

static void practice_begins_with_what_was_missed_most(void **state) {
    static const uint64_t missed[QUIZ_TOPICS] = {
        [QUIZ_WINNER] = 1, [QUIZ_SUM] = 3, [QUIZ_BALANCE] = 2};
    static const enum quiz_topic expected[] = {QUIZ_SUM, QUIZ_BALANCE, QUIZ_WINNER, QUIZ_SUM};
    struct nimm_solver *solver = new_solver(0);
    struct quiz quiz;
    struct quiz_question question;
    quiz_begin(&quiz, solver, 1, QUIZ_ALL_TOPICS, 1);
    quiz.course = true;
    quiz_practice(&quiz, missed, LENGTH(expected));
    for (size_t i = 0; i < LENGTH(expected); i++) {
        assert_true(quiz_next(&quiz, &question));
        assert_int_equal(question.topic, expected[i]);
        quiz_question_free(&question);
    }
    nimm_solver_free(solver);
}

static void practice_begins_with_the_game_that_was_missed(void **state) {
    enum { SEEDS = 20, ASKED = 10 };
    static const uint64_t missed[QUIZ_TOPICS] = {[QUIZ_WINNER] = 1};
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        const struct game *game = NULL;
        quiz_begin(&quiz, solver, 2, quiz_course_topics(NULL, 2), seed);
        quiz.course = true;
        quiz.most = ASKED;
        while (quiz_next(&quiz, &question)) {
            const bool is_missed = question.topic == QUIZ_WINNER && !question.again;
            if (is_missed) game = question.game;
            if (is_missed)
                quiz_miss(&quiz, &question);
            else
                quiz_question_free(&question);
        }
        quiz_practice(&quiz, missed, 2);
        assert_true(quiz_next(&quiz, &question));
        assert_int_equal(question.topic, QUIZ_WINNER);
        assert_ptr_equal(question.game, game);
        assert_false(question.again);
        quiz_question_free(&question);
        quiz_free(&quiz);
    }
    nimm_solver_free(solver);
}

/* How much there is to look at: the moves, or the numbers. */
static uint64_t size_of(const struct quiz_question *question) {
    uint64_t size = 0;
    if (question->game) return count_moves(question->game, quiz_board(question), 0, 1000);
    for (size_t i = 0; i < question->n; i++) size += question->numbers[i];
    return size;
}

/* Where the smallest was missed there may be no other so small. */
static void practice_is_no_larger_than_what_was_missed(void **state) {
    enum { SEEDS = 50, ASKED = 9, PRACTICE = 4, FEW = 25 };
    static const uint64_t missed[QUIZ_TOPICS] = {[QUIZ_WINNER] = 2, [QUIZ_MOVE] = 1};
    struct nimm_solver *solver = new_solver(0);
    size_t larger = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        uint64_t size[QUIZ_TOPICS] = {0};
        quiz_begin(&quiz, solver, 1, quiz_course_topics(NULL, 1), seed);
        quiz.course = true;
        quiz.most = ASKED;
        while (quiz_next(&quiz, &question)) {
            if (missed[question.topic] == 0 || question.again || size[question.topic] > 0) {
                quiz_question_free(&question);
                continue;
            }
            size[question.topic] = size_of(&question);
            quiz_miss(&quiz, &question);
        }
        quiz_practice(&quiz, missed, PRACTICE);
        for (int i = 0; i < PRACTICE; i++) {
            assert_true(quiz_next(&quiz, &question));
            larger += size_of(&question) > size[question.topic];
            quiz_question_free(&question);
        }
        quiz_free(&quiz);
    }
    assert_in_range(larger, 0, FEW);
    nimm_solver_free(solver);
}

/* At level 1 nobody knows values: Kayles and Chomp are asked about where copying or a rule wins, or
 * where there are few moves to look at. */
static void the_first_level_of_a_game_asks_what_needs_no_values(void **state) {
    static const char *const games[] = {"kayles", "chomp"};
    enum { SEEDS = 20, EACH = 6, FEW = 12, MANY = 100 };
    struct nimm_solver *solver = new_solver(0);
    size_t hard = 0, asked = 0;
    for (uint64_t seed = 1; seed <= 2 * SEEDS; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        quiz_begin(&quiz, solver, 1, quiz_course_topics(NULL, 1), seed);
        void *blank = game_new(games[seed % 2], &quiz.game, NULL);
        quiz.blank = blank;
        quiz.course = true;
        quiz.most = EACH;
        while (quiz_next(&quiz, &question)) {
            const struct question about = quiz_position_question(&question);
            struct text way = {0};
            const size_t moves = game_count_moves(about.game, about.position, 0, MANY);
            hard += moves > FEW && !explain_simple_way(solver, &about, &way);
            asked++;
            text_free(&way);
            quiz_miss(&quiz, &question);
        }
        quiz_free(&quiz);
        free(blank);
    }
    assert_true(asked > 2 * SEEDS * EACH);
    assert_in_range(hard, 0, asked / 20);
    nimm_solver_free(solver);
}

/* What a winning move leaves is told to be lost: nothing is asked about it then. On a graph a move
 * is one of several. */
static void a_move_leads_to_no_position_that_is_asked_about(void **state) {
    static const char *const games[] = {"kayles", "digraph"};
    enum { SEEDS = 20, EACH = 6 };
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 1; seed <= 2 * SEEDS; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        struct text left = {0};
        quiz_begin(&quiz, solver, 1, 1U << QUIZ_WINNER | 1U << QUIZ_MOVE, seed);
        void *blank = game_new(games[seed % 2], &quiz.game, NULL);
        quiz.blank = blank;
        quiz.most = EACH;
        while (quiz_next(&quiz, &question)) {
            struct text board = {0};
            struct move move;
            struct move_list list = {.moves = &move, .limit = 1, .limit_will_do = true};
            const struct question about = quiz_position_question(&question);
            text_add_char(&board, '|');
            about.game->print(about.position, &board);
            text_add_char(&board, '|');
            assert_null(strstr(text_string(&left), board.data));
            assert_int_equal(game_count_moves(about.game, about.position, 0, 2), 2);
            if (question.topic == QUIZ_MOVE) {
                solve_winning_moves(solver, &about, &list);
                text_add_char(&left, '|');
                about.game->print(scratch_after(&about, &move).position, &left);
                text_add_char(&left, '|');
            }
            text_free(&board);
            quiz_question_free(&question);
        }
        free(blank);
        text_free(&left);
    }
    nimm_solver_free(solver);
}

/* Who wins and how is seen by copying, before anybody has been told of groups. */
static void a_course_begins_with_what_copying_wins(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 1; seed <= 40; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        quiz_begin(&quiz, solver, 1, QUIZ_ALL_TOPICS, seed);
        quiz.course = true;
        quiz.most = 2;
        while (quiz_next(&quiz, &question)) {
            assert_true(is_copied(solver, &question));
            quiz_question_free(&question);
        }
    }
    nimm_solver_free(solver);
}

/* In a quiz about Kayles copying wins so often that nothing else would be learned: on one topic it
 * hardly ever wins twice in a row. */
static void copying_hardly_ever_wins_twice_in_a_row(void **state) {
    enum { SEEDS = 20, EACH = 8, FEW = 8 };
    struct nimm_solver *solver = new_solver(0);
    size_t again = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        bool was_copied[QUIZ_TOPICS] = {false};
        quiz_begin(&quiz, solver, 1, 1U << QUIZ_WINNER | 1U << QUIZ_MOVE, seed);
        void *blank = game_new("kayles", &quiz.game, NULL);
        quiz.blank = blank;
        quiz.most = EACH;
        while (quiz_next(&quiz, &question)) {
            const bool is_again = is_copied(solver, &question);
            again += is_again && was_copied[question.topic];
            was_copied[question.topic] = is_again;
            quiz_question_free(&question);
        }
        free(blank);
    }
    assert_in_range(again, 0, FEW);
    nimm_solver_free(solver);
}

/* Whoever has just been shown the answer to one like a missed one is not asked it in practice. */
static void practice_is_not_about_what_came_once_more(void **state) {
    static const uint64_t missed[QUIZ_TOPICS] = {[QUIZ_WINNER] = 3};
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        struct text seen = {0};
        quiz_begin(&quiz, solver, 1, 1U << QUIZ_WINNER, seed);
        void *blank = game_new("kayles", &quiz.game, NULL);
        quiz.blank = blank;
        quiz.most = 3;
        while (quiz_next(&quiz, &question)) {
            text_add_char(&seen, ';');
            quiz.game->print(question.position, &seen);
            text_add_char(&seen, ';');
            quiz_miss(&quiz, &question);
        }
        quiz_practice(&quiz, missed, 3);
        while (quiz_next(&quiz, &question)) {
            struct text board = {0};
            text_add_char(&board, ';');
            quiz.game->print(question.position, &board);
            text_add_char(&board, ';');
            assert_null(strstr(seen.data, board.data));
            text_free(&board);
            quiz_question_free(&question);
        }
        quiz_free(&quiz);
        text_free(&seen);
        free(blank);
    }
    nimm_solver_free(solver);
}

/* A move that is asked for can be wrong, in exercises too. */
static void some_move_does_not_win(void **state) {
    enum { MANY = 100 };
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 1; seed <= 60; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        quiz_begin(&quiz, solver, 1, 1U << QUIZ_MOVE, seed);
        quiz.most = 6;
        while (quiz_next(&quiz, &question)) {
            struct move moves[MANY];
            struct move_list list = {.moves = moves, .limit = MANY};
            const struct question about = quiz_position_question(&question);
            solve_winning_moves(solver, &about, &list);
            assert_true(list.n < game_count_moves(about.game, about.position, 0, MANY));
            quiz_question_free(&question);
        }
    }
    nimm_solver_free(solver);
}

static void a_quiz_about_one_game_does_not_ask_the_same_twice_in_a_row(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 1; seed <= 4; seed++) {
        struct quiz quiz;
        const char *parameters;
        struct text last[QUIZ_TOPICS] = {0}, asked = {0};
        quiz_begin(&quiz, solver, 1, QUIZ_ALL_TOPICS, seed);
        quiz.game = game_of("queen", &parameters);
        void *blank = position_of(quiz.game, parameters, "2x3");
        quiz.blank = blank;
        for (int i = 0; i < QUESTIONS; i++) {
            struct quiz_question question;
            assert_true(quiz_next(&quiz, &question));
            add_question(&question, &asked);
            struct text *before = &last[question.topic];
            if (!question.again) assert_string_not_equal(text_string(&asked), text_string(before));
            text_clear(before);
            text_add(before, text_string(&asked));
            quiz_question_free(&question);
        }
        for (size_t i = 0; i < QUIZ_TOPICS; i++) text_free(&last[i]);
        text_free(&asked);
        free(blank);
    }
    nimm_solver_free(solver);
}

/* Where the small positions run out, somewhat larger ones come. Only four points of the
 * triangle game are few enough for labels. */
static void a_quiz_about_one_game_asks_about_no_position_twice(void **state) {
    static const char *const games[] = {"kayles", "chop", "grundy", "coloring", "triangle"};
    enum { ASKED = 10, SEEDS = 3 };
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(games) * SEEDS; i++) {
        struct quiz quiz;
        struct text positions[ASKED] = {0};
        quiz_begin(&quiz, solver, 1, QUIZ_ALL_TOPICS & ~(1U << QUIZ_LABEL), i);
        void *blank = game_new(games[i % LENGTH(games)], &quiz.game, NULL);
        quiz.blank = blank;
        for (size_t n = 0; n < ASKED; n++) {
            struct quiz_question question;
            assert_true(quiz_next(&quiz, &question));
            question.game->print(question.position, &positions[n]);
            for (size_t k = 0; k < n; k++)
                assert_string_not_equal(positions[n].data, positions[k].data);
            quiz_question_free(&question);
        }
        for (size_t n = 0; n < ASKED; n++) text_free(&positions[n]);
        free(blank);
    }
    nimm_solver_free(solver);
}

/* Writes the board between bars, so that it is not found within another one. */
static void add_board(const struct quiz_question *question, struct text *text) {
    text_clear(text);
    text_add_char(text, '|');
    question->game->print(quiz_board(question), text);
    text_add_char(text, '|');
}

/* Whoever simply adds is wrong. */
static void in_a_nim_sum_something_would_be_carried(void **state) {
    enum { SEEDS = 60 };
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        uint64_t sum = 0;
        quiz_begin(&quiz, solver, 1, 1U << QUIZ_SUM, seed);
        assert_true(quiz_next(&quiz, &question));
        for (size_t i = 0; i < question.n; i++) sum += question.numbers[i];
        assert_int_not_equal(sum, question.number);
        quiz_question_free(&question);
    }
    nimm_solver_free(solver);
}

/* Asserts that a bar of Chomp is one that beginners can look through. */
static void assert_small_bar(const struct quiz_question *question) {
    enum { MOST_SQUARES = 20 };
    struct text bar = {0};
    uint64_t rows[QUIZ_NUMBERS], squares = 0;
    question->game->print(quiz_board(question), &bar);
    const size_t n = scan_numbers(text_string(&bar), rows, QUIZ_NUMBERS, UINT64_MAX, "", NULL);
    for (size_t i = 0; i < n; i++) squares += rows[i];
    assert_in_range(squares, 3, MOST_SQUARES);
    text_free(&bar);
}

/* The answer to a question was shown when it was missed, and once more before those to come. */
static void in_a_quiz_where_all_is_missed_no_question_comes_twice(void **state) {
    static const char *const games[] = {"chomp", "kayles", "triangle", "queen", "grundy", "chop"};
    enum { SEEDS = 2 };
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(games) * SEEDS; i++) {
        struct quiz quiz;
        struct quiz_question question;
        struct text texts = {0}, boards = {0}, again = {0}, text = {0}, board = {0};
        size_t n_again = 0;
        quiz_begin(&quiz, solver, 1, QUIZ_ALL_TOPICS, i);
        void *blank = game_new(games[i % LENGTH(games)], &quiz.game, NULL);
        quiz.blank = blank;
        quiz.course = i % 2 == 0;
        quiz.most = 10;
        while (quiz_next(&quiz, &question)) {
            text_clear(&text);
            text_add_char(&text, '\n');
            quiz_add_question(&question, LABEL_STARS, false, &text);
            text_add_char(&text, '\n');
            if (strstr(text_string(&texts), text.data)) fail_msg("%zu: %s", i, text.data);
            text_add(&texts, text.data);
            add_board(&question, &board);
            const struct text *before = question.again ? &boards : &again;
            if (strstr(text_string(before), board.data)) fail_msg("%zu: %s", i, text.data);
            if (strcmp(quiz.game->id, "chomp") == 0) assert_small_bar(&question);
            text_add(&boards, board.data);
            if (question.again) text_add(&again, board.data);
            n_again += question.again;
            quiz_miss(&quiz, &question);
        }
        assert_in_range(n_again, 6, 10);
        text_free(&texts);
        text_free(&boards);
        text_free(&again);
        text_free(&text);
        text_free(&board);
        free(blank);
        quiz_free(&quiz);
    }
    nimm_solver_free(solver);
}

/* Two questions about labels miss those of different positions. */
static void the_label_of_the_same_position_is_not_missing_twice(void **state) {
    enum { SEEDS = 10 };
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        struct text missing = {0}, text = {0};
        quiz_begin(&quiz, solver, 1, 1U << QUIZ_LABEL, seed);
        void *blank = game_new("kayles-piles", &quiz.game, NULL);
        quiz.blank = blank;
        quiz.most = 2;
        while (quiz_next(&quiz, &question)) {
            text_clear(&text);
            text_add_char(&text, '|');
            quiz.game->print(question.position, &text);
            text_add_char(&text, '|');
            if (strstr(text_string(&missing), text.data)) fail_msg("%s", text.data);
            text_add(&missing, text.data);
            quiz_miss(&quiz, &question);
        }
        text_free(&missing);
        text_free(&text);
        free(blank);
        quiz_free(&quiz);
    }
    nimm_solver_free(solver);
}

static void the_mex_of_a_game_is_of_several_values_where_there_are_any(void **state) {
    enum { SEEDS = 5 };
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        bool differs = false;
        quiz_begin(&quiz, solver, 1, 1U << QUIZ_MEX, seed);
        void *blank = game_new("triangle", &quiz.game, NULL);
        quiz.blank = blank;
        assert_true(quiz_next(&quiz, &question));
        for (size_t i = 0; i < question.label.n; i++)
            differs |= question.label.options[i].value != question.label.options[0].value;
        assert_true(differs);
        quiz_question_free(&question);
        free(blank);
    }
    nimm_solver_free(solver);
}

/* What was missed comes again with another position. */
static void a_quiz_about_the_queen_has_another_position_for_once_more(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 1; seed <= 60; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        const char *parameters;
        struct text missed = {0}, again = {0};
        quiz_begin(&quiz, solver, 1, QUIZ_ALL_TOPICS, seed);
        quiz.game = game_of("queen", &parameters);
        void *blank = position_of(quiz.game, parameters, "2x3");
        quiz.blank = blank;
        quiz.most = 1;
        assert_true(quiz_next(&quiz, &question));
        add_question(&question, &missed);
        quiz_miss(&quiz, &question);
        assert_true(quiz_next(&quiz, &question));
        add_question(&question, &again);
        assert_string_not_equal(text_string(&again), text_string(&missed));
        quiz_question_free(&question);
        quiz_free(&quiz);
        text_free(&missed);
        text_free(&again);
        free(blank);
    }
    nimm_solver_free(solver);
}

/* In Nim the label of a single pile is its size: it would not be a question. */
/* A quiz draws many positions that are too large to be labeled. */
static void a_graph_that_is_too_large_for_a_class_is_not_built(void **state) {
    enum { MOST = 16 };
    const struct game *game;
    void *position = position_in("nim", "30,30,30", &game);
    const struct question question = {.game = game, .position = position};
    struct nimm_solver *solver = new_solver(0);
    struct graph graph;
    assert_false(label_small_graph(solver, &question, MOST, &graph));
    assert_in_range(graph.n_nodes, 1, MOST);
    graph_free(&graph);
    nimm_solver_free(solver);
    free(position);
}

static void the_label_that_is_missing_is_not_of_a_single_pile(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        const char *parameters;
        quiz_begin(&quiz, solver, 1, 1U << QUIZ_LABEL, seed);
        quiz.game = game_of("nim", &parameters);
        void *blank = position_of(quiz.game, parameters, "1");
        quiz.blank = blank;
        assert_true(quiz_next(&quiz, &question));
        struct text text = {0};
        quiz.game->print(question.position, &text);
        assert_non_null(strchr(text.data, ','));
        text_free(&text);
        quiz_question_free(&question);
        free(blank);
    }
    nimm_solver_free(solver);
}

/* In Chomp, from a bar of 2 squares one bite leaves something, and from larger ones several do. */
static void the_label_that_is_missing_is_of_a_position_with_a_choice(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct quiz quiz;
        struct quiz_question question;
        quiz_begin(&quiz, solver, 3, 1U << QUIZ_LABEL, seed);
        void *blank = game_new("chomp", &quiz.game, NULL);
        quiz.blank = blank;
        assert_true(quiz_next(&quiz, &question));
        assert_in_range(game_count_moves(quiz.game, question.position, 0, 10), 2, 10);
        quiz_question_free(&question);
        free(blank);
    }
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(answers_of_200_quizzes_agree_with_the_rules),
        cmocka_unit_test(classic_exercises_have_their_classic_answers),
        cmocka_unit_test(answers_are_understood_in_many_words),
        cmocka_unit_test(the_working_says_what_there_is_no_move_for),
        cmocka_unit_test(the_working_of_misere_nim_begins_with_the_position),
        cmocka_unit_test(a_quiz_about_one_game_asks_on_every_topic_that_suits_it),
        cmocka_unit_test(the_same_seed_asks_the_same_another_one_does_not),
        cmocka_unit_test(topics_take_turns),
        cmocka_unit_test(a_question_comes_again_only_where_there_are_no_others),
        cmocka_unit_test(both_answers_are_common_where_there_are_two),
        cmocka_unit_test(a_quiz_about_a_game_of_piles_asks_who_wins_several),
        cmocka_unit_test(what_is_too_large_for_the_solver_is_not_asked),
        cmocka_unit_test(in_a_nim_sum_something_would_be_carried),
        cmocka_unit_test(the_course_has_its_order_and_begins_with_nim_alone),
        cmocka_unit_test(the_third_level_begins_with_what_is_new),
        cmocka_unit_test(what_was_missed_is_asked_once_more_with_other_numbers_after_two_others),
        cmocka_unit_test(what_was_missed_comes_again_about_the_same_game),
        cmocka_unit_test(once_more_is_not_simpler_than_what_was_missed),
        cmocka_unit_test(once_more_is_like_what_was_missed),
        cmocka_unit_test(once_more_has_a_pile_to_split_if_what_was_missed_had_one),
        cmocka_unit_test(once_more_is_not_about_the_same_numbers_in_another_order),
        cmocka_unit_test(once_more_is_about_numbers_that_were_not_asked_about),
        cmocka_unit_test(chomp_is_asked_first_where_its_rule_tells),
        cmocka_unit_test(a_course_ends_with_three_piles_or_more),
        cmocka_unit_test(practice_begins_with_what_was_missed_most),
        cmocka_unit_test(practice_begins_with_the_game_that_was_missed),
        cmocka_unit_test(practice_is_no_larger_than_what_was_missed),
        cmocka_unit_test(the_first_level_of_a_game_asks_what_needs_no_values),
        cmocka_unit_test(a_move_leads_to_no_position_that_is_asked_about),
        cmocka_unit_test(a_course_begins_with_what_copying_wins),
        cmocka_unit_test(copying_hardly_ever_wins_twice_in_a_row),
        cmocka_unit_test(practice_is_not_about_what_came_once_more),
        cmocka_unit_test(some_move_does_not_win),
        cmocka_unit_test(a_quiz_about_one_game_does_not_ask_the_same_twice_in_a_row),
        cmocka_unit_test(a_quiz_about_one_game_asks_about_no_position_twice),
        cmocka_unit_test(in_a_quiz_where_all_is_missed_no_question_comes_twice),
        cmocka_unit_test(the_mex_of_a_game_is_of_several_values_where_there_are_any),
        cmocka_unit_test(the_label_of_the_same_position_is_not_missing_twice),
        cmocka_unit_test(a_quiz_about_the_queen_has_another_position_for_once_more),
        cmocka_unit_test(a_graph_that_is_too_large_for_a_class_is_not_built),
        cmocka_unit_test(the_label_that_is_missing_is_not_of_a_single_pile),
        cmocka_unit_test(the_label_that_is_missing_is_of_a_position_with_a_choice),
    };
    return cmocka_run_group_tests_name("quiz", tests, NULL, NULL);
}
