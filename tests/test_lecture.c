/* SPDX-License-Identifier: MIT */
/* Lectures: what their lines mean, what is computed in them, and what is said of mistakes. */
#include "support.h"

#include "say/lecture.h"
#include "say/scratch.h"

/* True if the lecture is read within so many options; *mistakes tells what is wrong with it, and
 * *loose of the numbers that are typed, not computed. */
static bool read_as(const char *string, uint64_t options, struct lecture *lecture,
                    struct text *mistakes, struct text *loose) {
    struct nimm_solver *solver = new_solver(options);
    bool good = lecture_read(solver, "", string, lecture, mistakes, loose);
    nimm_solver_free(solver);
    return good;
}

static void read_well(const char *string, struct lecture *lecture) {
    struct text *mistakes = scratch();
    if (!read_as(string, 0, lecture, mistakes, NULL)) fail_msg("%s", mistakes->data);
}

static int forget(void **state) {
    scratch_forget(0);
    return 0;
}

/* "misere nim 1,2" or "1,2": what an item is about. */
static void add_about(const struct quiz_question *about, struct text *text) {
    text_add(text, about->misere ? "misere " : "");
    text_add(text, text_string(&about->reason));
    text_add_numbers(text, about->numbers, about->n);
    if (about->topic == QUIZ_NUMBER || about->topic == QUIZ_CHOICE)
        text_add_number(text, about->number);
    if (!about->game) return;
    game_print_name(about->game, about->position, text);
    text_addf(text, " %s", scratch_position(about->game, about->position));
}

static void every_line_of_the_format_is_read(void **state) {
    struct lecture lecture;
    read_well("@note for the author\n@title Of {value kayles 5} pins\n@language de\n"
              "@step One\n@typed grid\nA paragraph\nof two lines.\n\nAnother.\n@screen "
              "Type\n@heading Small\n"
              "@board misere nim 1,2; 3\n@box nim 4,4 x7\n"
              "@question Who\n  wins?\n@ask winner nim 3,4\n@lines 3\n@play kayles 5\n"
              "@answer\nThe first.\n@why nim 3,4\n@page\nMore.\n@step Two\n",
              &lecture);
    assert_string_equal(lecture.title, "Of 4 pins");
    assert_string_equal(lecture.language, "de");
    assert_int_equal(lecture.n_steps, 2);
    assert_string_equal(lecture.steps[0].title, "One");
    assert_int_equal(lecture.steps[0].typed, SHOW_GRID);
    assert_int_equal(lecture.steps[1].typed, SHOWS);
    assert_int_equal(lecture.n_pages, 3);
    assert_int_equal(lecture.steps[1].page, 2);
    static const struct {
        enum lecture_kind kind;
        size_t number;
        const char *words;
    } wanted[] = {
        {LECTURE_TEXT, 0, "A paragraph of two lines."},
        {LECTURE_TEXT, 0, "Another."},
        {LECTURE_SCREEN, 0, "Type"},
        {LECTURE_HEADING, 0, "Small"},
        {LECTURE_SHOW, 2, "misere nim 1,2"},
        {LECTURE_SHOW, 0, "misere nim 3"},
        {LECTURE_BOX, 7, "nim 4,4"},
        {LECTURE_ASK, 1, "nim 3,4"},
        {LECTURE_LINES, 3, ""},
        {LECTURE_TEXT, 0, "The first."},
        {LECTURE_SHOW, 1, "nim 3,4"},
        {LECTURE_TEXT, 0, "More."},
    };
    assert_int_equal(lecture.n_items, LENGTH(wanted));
    for (size_t i = 0; i < LENGTH(wanted); i++) {
        assert_int_equal(lecture.items[i].kind, wanted[i].kind);
        assert_int_equal(lecture.items[i].number, wanted[i].number);
        struct text *words = scratch();
        text_add(words, lecture.items[i].words ? lecture.items[i].words : "");
        add_about(&lecture.items[i].about, words);
        assert_string_equal(words->data, wanted[i].words);
    }
    const struct lecture_page *page = &lecture.pages[0];
    assert_int_equal(page->asks, 7);
    assert_int_equal(page->answer, 9);
    assert_int_equal(page->to, 11);
    assert_string_equal(page->question, "Who wins?");
    assert_string_equal(page->play.game->id, "kayles");
    lecture_free(&lecture);
}

/* Lines after | stand as they are typed, between paragraphs, and an empty one ends them. */
static void a_sketch_stands_as_it_is_typed(void **state) {
    static const struct {
        enum lecture_kind kind;
        const char *words;
    } wanted[] = {
        {LECTURE_TEXT, "Before."},
        {LECTURE_SKETCH, "   __\n __|  {value x} |\n\n 5"},
        {LECTURE_TEXT, "After it, | too."},
        {LECTURE_SKETCH, " 7"},
        {LECTURE_SKETCH, " 8"},
    };
    struct lecture lecture;
    struct text *mistakes = scratch(), *loose = scratch();
    assert_true(read_as("@step S\nBefore.\n|   __ \n| __|  {value x} |\n|\n| 5\nAfter\nit, | too.\n"
                        "@ask sum 1,2\n@answer\n| 7\n\n| 8\n",
                        0, &lecture, mistakes, loose));
    assert_string_equal(text_string(loose), "");
    size_t n = 0;
    for (size_t i = 0; i < lecture.n_items; i++) {
        const struct lecture_item *item = &lecture.items[i];
        if (item->kind == LECTURE_ASK) continue;
        assert_true(n < LENGTH(wanted));
        assert_int_equal(item->kind, wanted[n].kind);
        assert_string_equal(item->words, wanted[n++].words);
    }
    assert_int_equal(n, LENGTH(wanted));
    lecture_free(&lecture);
}

/* Each position of a line, by semicolons or in a range, and all that can come up. */
static void a_line_may_ask_about_many_positions(void **state) {
    static const struct {
        const char *line, *words;
    } rows[] = {
        {"@ask value subtraction:3 0..4",
         "subtraction:3 0|subtraction:3 1|subtraction:3 2|subtraction:3 3|"
         "subtraction:3 4|"},
        {"@ask outcome misere nim 1;1,1; 2..3",
         "misere nim 1|misere nim 1,1|misere nim 2|misere nim 3|"},
        {"@ask mex 0,1,2;1,2", "0,1,2|1,2|"},
        {"@ask labels kayles-piles 3",
         "kayles-piles 0|kayles-piles 1|kayles-piles 2|kayles-piles 1,1|kayles-piles 3|"},
        {"@ask labels misere nim 1", "misere nim 0|misere nim 1|"},
        {"@question Is it?\n@ask no because of this", "because of this|"},
        {"@question Is it?\n@ask yes it is {value kayles 5}", "it is 4|"},
        {"@question Q?\n@ask choice {sum 5,3} | 8", "6\n81|"},
        {"@question Q?\n@ask number {sum 5,3}", "6|"},
        {"@values queen 0..2", "queen 1x1|queen 1x2|queen 2x1|queen 2x2|"},
        {"@ask binary 13", "13|"},
        {"@ask reply nim 4,4; 1,2,3", "nim 4,4|nim 1,2,3|"},
        {"@question Q?\n@ask number 12", "12|"},
        {"@question Q?\n@ask choice odd | even | 3 | 21", "3\n21\neven\nodd4|"},
    };
    for (size_t i = 0; i < LENGTH(rows); i++) {
        struct lecture lecture;
        struct text *words = scratch();
        read_well(scratch_format("@step S\n%s\n", rows[i].line), &lecture);
        for (size_t n = 0; n < lecture.n_items; n++) {
            add_about(&lecture.items[n].about, words);
            text_add_char(words, '|');
        }
        assert_string_equal(words->data, rows[i].words);
        assert_int_equal(lecture.items[0].number, lecture.n_items);
        assert_int_equal(lecture.items[0].about.whole != NULL,
                         strstr(rows[i].line, "labels") != NULL);
        lecture_free(&lecture);
    }
}

static void what_stands_in_braces_is_computed(void **state) {
    static const struct {
        const char *text, *computed;
    } rows[] = {
        {"{value kayles 5}, {sum 5,3} and {mex 0,1,3}", "4, 6 and 2"},
        {"So {winner nim 3,4}", "So the player who moves first"},
        {"{winner nim 3,4}. {winner nim 3,3}",
         "The player who moves first. The player who moves second"},
        {"{outcome nim 3,3}{outcome misere nim 1}", "PP"},
        {"{positions nim 25,13,39}", "6734"}, /* so many dots has the map in lectures/nim.txt */
        {"{binary 57}", "111001"},
        {"{β | γ}, {2, 1, 0} and mex{0,1}", "{β | γ}, {2, 1, 0} and mex{0,1}"},
        {"a { brace", "a { brace"},
    };
    for (size_t i = 0; i < LENGTH(rows); i++) {
        struct lecture lecture;
        read_well(scratch_format("@step S\n%s\n", rows[i].text), &lecture);
        assert_string_equal(lecture.items[0].words, rows[i].computed);
        lecture_free(&lecture);
    }
}

/* Each with the number of its line. */
static void mistakes_are_told_with_their_lines(void **state) {
    static const struct {
        const char *string, *mistake;
    } rows[] = {
        {"", "1: a lesson has at least one @step"},
        {"@step S\n@ask value nim 1..200\n", "2: \"1..200\" is not a range: write A..B"},
        {"@step S\n@ask value nim 1;5..3\n", "2: \"5..3\" is not a range: write A..B"},
        {"Hello.\n", "1: only @title and @language may come before the first @step"},
        {"@page\n@step S\n", "1: only @title and @language may come before the first @step"},
        {"@play nim 1\n@step S\n", "1: only @title and @language may come"},
        {"@typed grid\n@step S\n", "1: only @title and @language may come"},
        {"@step S\n@typed gird\n",
         "2: @typed names what to show of a position: did you mean grid? write board, grid, "},
        {"@step S\n@typed value\n", ": did you mean values? write board, "},
        {"@step S\n@typed zzz\n", "; write board, grid, groups, why, work, winning, lemma, game, "
                                  "mex, outcome, map, labels or values\n"},
        {"@step S\n@theorem 3\n", "2: @theorem stands alone: leave out \"3\""},
        {"@step S\n@page Two\n", "2: @page stands alone: leave out \"Two\""},
        {"@step S\n@question Q?\n@ask number {value kayles 5}+1\n",
         "3: @ask number is followed by the number that is right: one number or one {...}"},
        {"@step S\n@question Q?\n@ask choice a | b\n@wrong c: x\n",
         "4: no choice is called \"c\": before the colon goes all of a choice"},
        {"@step S\n@question Q?\n@ask choice one | two\n@wrong 2: x\n",
         "4: no choice is called \"2\""},
        {"@step S\n@answer:\n", "2: there is no @answer:: did you mean @answer?"},
        {"@step S\n@qustion Q?\n", "2: there is no @qustion: did you mean @question?"},
        {"@step S\n@zzz\n", "2: there is no @zzz; man nimm lists"},
        {"@step S\n\nText.\n@bord nim 1\n", "4: there is no @bord: did you mean @board?"},
        {"@step S\n@board chess 1\n", "2: there is no game \"chess\""},
        {"@step S\n@board nim x\n", "2: \"x\" is not a pile size"},
        {"@step S\n@board nim 1;2;x\n", "2: \"x\" is not a pile size"},
        {"@step S\n@ask who nim 1\n", "2: \"who\" cannot be asked for: write winner, move"},
        {"@step S\n@ask move nim 1,1\n", "2: \"nim 1,1\" has no answer: no move wins there"},
        {"@step S\n@ask winner digraph a>b,b>a@a\n",
         "has no answer: neither player can force a win there"},
        {"@step S\n@ask flip nim 1,1\n", "has no answer: flip is asked of Nim alone, where"},
        {"@step S\n@ask flip kayles 5,3\n", "has no answer: flip is asked of Nim alone"},
        {"@step S\n@ask balance kayles 5,3\n", "has no answer: balance is asked of Nim alone"},
        {"@step S\n@ask groups kayles 5,3\n", "has no answer: groups are asked of Nim alone"},
        {"@step S\n@ask balance misere nim 1,1\n", "has no answer: in misere play"},
        {"@step S\n@ask outcome northcott W.B\n",
         "has no answer: its players have different moves"},
        {"@step S\n@ask mex nim 8;9\n",
         "\"nim 9\" has no answer: mex is asked where moves leave 1 to 8 positions"},
        {"@step S\n@ask label nim 15;16\n",
         "\"nim 16\" has no answer: label is asked where at most 16 positions"},
        {"@step S\n@values digraph a>b,b>a@a\n",
         "2: \"digraph a>b,b>a@a\" has no answer: the game can go on forever"},
        {"@step S\n@ask sum 1,x\n", "2: \"x\" is not a number"},
        {"@step S\n@ask sum\n", "2: "},
        {"@step S\n@ask labels nim 9,9,9\n", "2: at most 40 positions can be labeled here"},
        {"@step S\n@ask labels northcott W.B\n",
         "2: a game whose players have different moves has no labels"},
        {"@step\n", "1: after @step comes its text"},
        {"@step S\n@ask winner chomp 30,29,28,27,26,25,24,23,22,21,20\n", "is too large to search"},
        {"@step S\n@game chomp 30,29,28,27,26,25,24,23,22,21,20\n", "is too large to search"},
        {"@step S\n@game nim 8,5: 1 3, 2 9\n",
         "2: the game cannot be played like this: move 2, \"2 9\": Pile 2 has"},
        {"@step S\n@game nim 1: 1 1, 1 1\n", "2: the game cannot be played like this: "},
        {"@step S\n@game kayles 40\n\n@game kayles 250\n@game kayles 500\n",
         "4: \"kayles 250\" is too much to compute for one step: take a smaller position, or begin "
         "a new "
         "@step "
         "before it\n"},
        {"@step S\n@ask yes why\n@page\n@question Q?\n",
         "2: @ask yes, no, number and choice need a @question"},
        {"@step S\n@question Q?\n@page\n@ask no why\n@ask yes why\n@step T\n",
         "4: @ask yes, no, number and choice"},
        {"@step S\n@ask sum 1,2\n@ask no\n",
         "3: @ask yes, no, number and choice need a @question on the same page"},
        {"@step S\n@ask number 3\n", "2: @ask yes, no, number and choice need a @question"},
        {"@step S\n@question Q?\n@ask number three\n", "3: @ask number is followed by the number"},
        {"@step S\n@question Q?\n@ask sum 1,2\n@wrong no\n", "4: @wrong follows @ask number"},
        {"@step S\n@question Q?\n@ask yes\n@wrong no\n", "after @ask yes or no, that is the text"},
        {"@step S\n@question Q?\n@ask number 3\n@wrong\n", "4: after @wrong comes its text"},
        {"@step S\n@question Q?\n@ask number 3\n@wrong a\n@wrong b\n",
         "5: there is a @wrong for all other answers already; one for a single answer begins with"},
        {"@step S\n@question Q?\n@ask choice a | b | c\n@wrong B: x\n@wrong d: y\n@wrong b: z\n",
         "6: there is a @wrong for b already"},
        {"@step S\n@question Q?\n@ask choice a | b\n@wrong A: x\n",
         "4: A is the right answer, so @wrong A can never be said"},
        {"@step S\n@question Q?\n@ask number 3\n@wrong 3: x\n",
         "4: 3 is the right answer, so @wrong 3 can never be said"},
        {"@step S\n@question Q?\n@ask number 3\n@page\n@wrong a\n", "5: @wrong follows"},
        {"@step S\n@question Q?\n@lines 2\n@hint Add.\n", "4: one @hint follows"},
        {"@step S\n@question Q?\n@ask yes\n@hint\n", "4: after @hint comes its text"},
        {"@step S\n@question Q?\n@ask no\n@hint a\n@hint b\n", "5: one @hint follows"},
        {"@step S\n@question Q?\n@ask number 3\n@wrong {value x}\n", "4: {value x} cannot be"},
        {"@step S\n@question Q?\n@ask choice only\n", "3: @ask choice is followed by 2 to 9"},
        {"@step S\n@question Q?\n@ask choice a || b\n", "3: @ask choice is followed by 2 to 9"},
        {"@step S\n@question Q?\n@ask choice a|b|c|d|e|f|g|h|i|j\n", "3: @ask choice is followed"},
        {"@step S\n@question Q?\n@ask choice a | b | A\n", "3: \"A\" is there twice"},
        {"@step S\n@ask reply nim 3,4\n", "2: \"nim 3,4\" has no answer: @ask reply needs"},
        {"@step S\n@ask reply nim 0\n", "2: \"nim 0\" has no answer"},
        {"@step S\n@ask reply misere nim 1\n", "2: \"misere nim 1\" has no answer"},
        {"@step S\n@ask reply digraph a>b,b>a@a\n", "has no answer"},
        {"@step S\n@lines 0\n", "2: @lines is followed by how many lines"},
        {"@step S\n@question A?\n@question B?\n", "3: this page already has a @question"},
        {"@step S\n@ask sum 1,2\nMore.\n",
         "3: what follows a question needs @answer or @page before it; or move it above the "
         "@ask"},
        {"@step S\n@game nim 4,4: 1 3, 2 3\n",
         "2: the game cannot be played like this: it is not over after the last move"},
        {"@step S\n@values queen 1..40\n", "2: \"1..40\" is not a range of sides"},
        {"@step S\n@values queen 0..0\n", "2: \"0..0\" is not a range of sides"},
        {"@step S\n@answer\nA.\n@ask sum 1,2\n",
         "4: @question, @ask, @lines and the like go above the @answer"},
        {"@step S\n@answer\n@answer\n", "3: a page has at most one @answer"},
        {"@step S\n@play kayles x\n", "2: "},
        {"@step S\nOne\ntwo {value kayles}\nthree {nonsense}\n",
         "4: {nonsense} cannot be computed: \"nonsense\" is unknown: write value, sum, mex,"},
        {"@step S\nOne {winner\nnim 3} and {winer nim 3}\n", "3: {winer nim 3} cannot"},
        {"@step S\n@question Is\n  {winer nim 3}?\n", "2: {winer nim 3} cannot"},
        {"@step S\n{move nim 3,3}\n", "2: {move nim 3,3} cannot be computed: no move wins there"},
        {"@step S\n{positions nim 900,900}\n", "cannot be computed: more than 10000 positions"},
        {"@step S\n{positions northcott W.B}\n",
         "2: {positions northcott W.B} cannot be computed: its players have different moves"},
        {"@step S\n{value kayles 5\n", "2: {value needs a } at its end"},
        {"@step S\n{value chomp 30,29,28,27,26,25,24,23,22,21,20}\n", "2: {value chomp"},
        {"@step S\n@\x1B[31m\n", "2: there is no @\\x1B[31m"},
        {"@step S\nGr\xFC\xDF\x65.\n", "2: not UTF-8: save it as UTF-8\n"},
        {"@language Deutsch\n@step S\n", "1: \"Deutsch\" is not a language code, such as de\n"},
        {"@language de-\n@step S\n", "1: \"de-\" is not a language code, such as de\n"},
        {"@step S\n@question Is 5 lost? @ask yes\n",
         "2: @ask stands inside a line: begin a new line\n"},
        {"@step S\nWell.\n\t@question Is 5 lost?\n@ask yes\n",
         "3: this line begins with a space: an @ word must be the first thing on its line\n"},
        {"@title A\n@title B\n@step S\n", "2: there is a @title already: leave one out\n"},
        {"@step S\n@question Q?\n@ask choice a  b | c | A b\n", "is there twice"},
        {"@step S\n@question Q?\n@ask choice k+1 | c | k + 1\n", "is there twice"},
    };
    for (size_t i = 0; i < LENGTH(rows); i++) {
        struct lecture lecture;
        struct text *mistakes = scratch();
        if (read_as(rows[i].string, 0, &lecture, mistakes, NULL) ||
            !strstr(mistakes->data, rows[i].mistake))
            fail_msg("%s: \"%s\" is not in \"%s\"", rows[i].string, rows[i].mistake,
                     mistakes->data);
    }
}

static void one_mistake_is_told_once(void **state) {
    static const struct {
        const char *page, *mistakes;
    } rows[] = {
        {"@ask outcome queen 2x2; queen 2x3; queen 2x4\n",
         "2: name the game once, before the first position: queen 2x2\n"},
        {"@ask winner misere nim 1,2; misere Nim 3\n",
         "2: name the game once, before the first position: misere nim 1,2\n"},
        {"@values kayles 5;kayles 6\n",
         "2: name the game once, before the first position: kayles 5\n"},
        {"@ask winner queen 1..6\n",
         "2: \"1\" is not a size: write rows and columns, such as 3x5\n"},
        /* what belongs to a refused @ask */
        {"@question Q?\n @ask number 3\n@wrong no\n@hint h\n",
         "3: this line begins with a space: an @ word must be the first thing on its line\n"},
        {"@question Q?\n@ask number x\n@wrong 7: no\n@wrong no\n@hint h\n",
         "3: @ask number is followed by the number that is right: one number or one {...}, such "
         "as 12 or {value kayles 5}\n"},
        {"@ask sum x\n@hint h\n@ask sum 1,2\n@hint h\n@hint h\n",
         "2: \"x\" is not a number: write whole numbers, such as 3,4,5\n"
         "6: one @hint follows @ask, with how to begin\n"},
        {"@ask sum x\n@page\n@hint h\n",
         "2: \"x\" is not a number: write whole numbers, such as 3,4,5\n"
         "4: one @hint follows @ask, with how to begin\n"},
        /* what stands in the wrong part of a page */
        {"@question Q?\n@values nim 1..3\nText.\n\n@board nim 3\n@answer\nSo.\n",
         "3: what follows a question needs @answer or @page before it; or move it above the "
         "@question\n"},
        {"@answer\nSo.\n@ask sum 1,2\n@hint h\n@page\n@answer\nSo.\n@lines 3\n",
         "4: @question, @ask, @lines and the like go above the @answer: move this up, or begin "
         "a new @page\n"
         "9: @question, @ask, @lines and the like go above the @answer: move this up, or begin "
         "a new @page\n"},
    };
    for (size_t i = 0; i < LENGTH(rows); i++) {
        struct lecture lecture;
        struct text *mistakes = scratch();
        const char *file = scratch_format("@step S\n%s", rows[i].page);
        assert_false(read_as(file, 0, &lecture, mistakes, NULL));
        assert_string_equal(mistakes->data, rows[i].mistakes);
    }
}

static void text_that_tells_an_answer_below_it_is_told(void **state) {
    struct lecture lecture;
    struct text *mistakes = scratch(), *loose = scratch();
    assert_true(read_as("@step S\nA row of 5 is {value  kayles 5},\nand this {sum 5,3}.\n"
                        "So {value kayles 6} and {winner nim 3,4}.\n"
                        "@ask value kayles 4..5\n@ask winner misere nim 3,4\n@ask sum 5,3\n"
                        "@hint {sum 1,2}\n@ask sum 1,2\n@answer\n{value kayles 7}.\n"
                        "@page\n@ask value kayles 6\n",
                        0, &lecture, mistakes, loose));
    assert_string_equal(loose->data,
                        "2: {value  kayles 5} tells the answer to a question below it\n"
                        "3: {sum 5,3} tells the answer to a question below it\n"
                        "8: {sum 1,2} tells the answer to a question below it\n");
    lecture_free(&lecture);
}

/* Once for each line that shows it, whatever the range; what stands on another page, shows another
 * position or is the answer itself tells nothing. */
static void a_shown_answer_to_a_question_below_it_is_told(void **state) {
    static const struct {
        const char *page, *word;
    } rows[] = {
        {"@values kayles-piles 0..9\n@ask value kayles-piles 2..5", "@values"},
        {"@values queen 1..3\n@ask value queen 2x3", "@values"},
        {"@mex nim 1,2\n@ask label nim 1,2", "@mex"},
        {"@mex nim 1,2\n@ask mex nim 1,2", "@mex"},
        {"@why nim 1,2\n@ask value nim 1,2", "@why"},
        {"@why misere nim 1,2\n@ask winner misere nim 1,2", "@why"},
        {"@work kayles 5\n@question Which?\n@ask move kayles 5", "@work"},
        {"@winning nim 1,2\n@ask winner nim 1,2", "@winning"},
        {"@outcome nim 1,2\n@ask outcome nim 1,2", "@outcome"},
        {"@map nim 2\n@ask winner nim 2", "@map"},
        {"@labels nim 2\n@ask outcome nim 2", "@labels"},
        {"@game nim 1,2\n@ask move nim 1,2", "@game"},
        {"@lemma nim 1,2\n@ask flip nim 1,2", "@lemma"},
        {"@grid nim 1,2\n@ask balance nim 1,2", "@grid"},
        {"@groups nim 1,3\n@ask groups nim 1,3", "@groups"},
        {"@mex nim 1,2\n@ask value nim 1,3", NULL},
        {"@mex nim 1,2\n@page\n@ask value nim 1,2", NULL},
        {"@why misere nim 1,2\n@ask winner nim 1,2", NULL},
        {"@board nim 1,2\n@ask value nim 1,2", NULL},
        {"@grid nim 1,2\n@ask winner nim 1,2", NULL},
        {"@game nim 1,2: 2 1, 1 1, 2 1\n@ask winner nim 1,2", NULL},
        {"@ask value nim 1,2\n@answer\n@mex nim 1,2", NULL},
    };
    for (size_t i = 0; i < LENGTH(rows); i++) {
        struct lecture lecture;
        struct text *mistakes = scratch(), *loose = scratch();
        const char *file = scratch_format("@step S\n%s\n", rows[i].page), *told = "";
        assert_true(read_as(file, 0, &lecture, mistakes, loose));
        if (rows[i].word)
            told = scratch_format("2: %s tells the answer to a question below it\n", rows[i].word);
        if (strcmp(text_string(loose), told) != 0) fail_msg("%s: \"%s\"", file, loose->data);
        lecture_free(&lecture);
    }
}

/* It is one mistake, and not worth another look besides. */
static void a_second_question_is_told_once(void **state) {
    struct lecture lecture;
    struct text *mistakes = scratch(), *loose = scratch();
    assert_false(read_as("@step S\n@question A?\n@ask sum 1,2\n@question B?\n@ask sum 2,3\n", 0,
                         &lecture, mistakes, loose));
    assert_string_equal(mistakes->data,
                        "4: this page already has a @question: begin a new @page\n");
    assert_string_equal(text_string(loose), "");
}

/* Numbers of answers alone, and not those that stand above: a told one is often part of a rule. */
static void numbers_that_nothing_computes_are_told(void **state) {
    struct lecture lecture;
    struct text *mistakes = scratch(), *loose = scratch();
    assert_true(read_as("@step S\nTake 3.\n@question Of 9? Of 4?\n@ask number 5\n"
                        "@wrong not {sum 1,2}, but 8\n@ask number {sum 1,2}\n"
                        "@answer\nIt is {sum 1,2}.\n\nSo 12, 8\nand 7.\n",
                        0, &lecture, mistakes, loose));
    assert_string_equal(loose->data, "4: not computed, so not checked: 5\n"
                                     "5: not computed, so not checked: 8\n"
                                     "10: not computed, so not checked: 12\n"
                                     "11: not computed, so not checked: 7\n");
    assert_string_equal(lecture.items[1].about.wrong.data, "\tnot 3, but 8\n");
    lecture_free(&lecture);
}

/* Each of the author's own answers, in a line of its own, though it has no number. */
static void answers_that_nothing_computes_are_told(void **state) {
    static const struct {
        const char *ask, *told;
    } rows[] = {
        {"yes", "yes"},
        {"No since it is lost", "No"},
        {"number 12", "12"},
        {"number {sum 1,2}", NULL},
        {"choice all 6 coins | no coin", "all 6 coins"},
        {"choice no coin | 3 coins", "no coin"},
        {"choice {sum 1,2} coins | 4", NULL},
        {"choice {sum 1,2} of 9 coins | 4", "9"},
        {"choice {0,1} | {1,2}", "{0,1}"},
        {"sum 1,2", NULL},
    };
    for (size_t i = 0; i < LENGTH(rows); i++) {
        struct lecture lecture;
        struct text *mistakes = scratch(), *loose = scratch();
        const char *file = scratch_format("@step S\nTake 6.\n@question Q?\n@ask %s\n", rows[i].ask);
        const char *told = "";
        assert_true(read_as(file, 0, &lecture, mistakes, loose));
        if (rows[i].told)
            told = scratch_format("4: not computed, so not checked: %s\n", rows[i].told);
        if (strcmp(text_string(loose), told) != 0) fail_msg("%s: \"%s\"", file, loose->data);
        lecture_free(&lecture);
    }
}

/* It is not told where the question has that number or the hint another answer, too, nor of
 * tables. */
static void a_hint_that_tells_the_answer_is_told(void **state) {
    static const struct {
        const char *page;
        bool is_told;
    } rows[] = {
        {"@question Q?\n@ask number {sum 3,4}\n@hint Is it 7?", true},
        {"@question Q?\n@ask number {sum 3,4}\n@hint Add {sum 3,4}.", true},
        {"@question Q?\n@ask number {sum 3,4}\n@hint Look at 3,7 and 7x7 and 17.", false},
        {"@question Of 7?\n@ask number {sum 3,4}\n@hint Look at step 7.", false},
        {"@ask value kayles 5\n@hint It is 4.", true},
        {"@ask value kayles 5,1\n@hint Begin with 1.", false},
        {"@ask value kayles 4;5\n@hint One is 4.", false},
        {"@ask sum 5,3\n@hint Not 8, but 6.", true},
        {"@ask binary 5\n@hint It is 101.", true},
        {"@ask mex 0,1\n@hint Not 0.", false},
        {"@question Q?\n@ask choice {sum 1,2} coins | 4 coins\n@hint Take 3 coins.", true},
        {"@question Q?\n@ask choice {sum 1,2} coins | 4 coins\n@hint 3 coins or 4 coins?", false},
        {"@question Q?\n@ask choice {sum 1,2} | {sum 1,2} and more\n@hint 3 and more?", false},
        {"@ask winner nim 1,2\n@hint The first player wins.", true},
        {"@ask winner nim 1,1\n@hint The first player wins.", false},
        {"@ask winner nim 1,2\n@hint Try it: what does the first player leave?", false},
        {"@ask move nim 1,3\n@hint Take 2 from pile 2.", true},
        {"@ask move nim 1,3\n@hint Take 1 from pile 2.", false},
        {"@ask outcome nim 1,1\n@hint It is P, of course.", true},
        {"@ask outcome nim 1,1\n@hint It is N or P.", false},
        {"@ask winner nim 1,1\n@hint Second.", true},
        {"@ask value queen 2x4\n@hint The value is not 2.", false},
        {"@ask value queen 4x4\n@hint The value is 6.", true},
        {"@question Q?\n@ask yes because\n@hint Yes.", true},
        {"@question Q?\n@ask yes because\n@hint Try it with a small pile.", false},
        {"@ask reply nim 2,2\n@hint Copy.", false},
    };
    for (size_t i = 0; i < LENGTH(rows); i++) {
        struct lecture lecture;
        struct text *mistakes = scratch(), *loose = scratch();
        assert_true(
            read_as(scratch_format("@step S\n%s\n", rows[i].page), 0, &lecture, mistakes, loose));
        const bool is_told = strstr(text_string(loose), ": this hint gives away the answer\n");
        if (is_told != rows[i].is_told) fail_msg("%s: \"%s\"", rows[i].page, text_string(loose));
        lecture_free(&lecture);
    }
}

static void an_answer_to_nothing_is_told(void **state) {
    struct lecture lecture;
    struct text *mistakes = scratch(), *loose = scratch();
    assert_true(read_as("@step S\nHm?\n@answer\nSo.\n@page\n@question Q?\n@answer\nSo.\n@page\n"
                        "@ask sum 1,2\n@answer\nSo.\n",
                        0, &lecture, mistakes, loose));
    assert_string_equal(loose->data, "3: this @answer answers nothing: no @question or @ask stands "
                                     "above it on its page\n");
    lecture_free(&lecture);
}

/* But not where a line that is a mistake may be missing. */
static void an_empty_step_or_page_is_told(void **state) {
    struct lecture lecture;
    struct text *mistakes = scratch(), *loose = scratch();
    assert_true(read_as("@step A\n@step B\nHi.\n@page\n@step C\n@page\n@step D\n@question Q?\n", 0,
                        &lecture, mistakes, loose));
    assert_string_equal(loose->data, "1: this step is empty\n"
                                     "4: this page is empty\n"
                                     "5: this step is empty\n");
    lecture_free(&lecture);
    text_clear(loose);
    assert_false(read_as("@step A\n@bord nim 1\n", 0, &lecture, mistakes, loose));
    assert_string_equal(text_string(loose), "");
}

/* It is said to every wrong answer, though it may be meant for one. */
static void a_reply_that_looks_like_one_to_a_single_answer_is_told(void **state) {
    static const struct {
        const char *ask, *reply, *told;
    } rows[] = {
        {"number 3", "7 count again", ", such as \"7: ...\""},
        {"number 3", "7:count again", ", such as \"7: ...\""},
        {"number 3", "7: count again", NULL},
        {"number 3", "count all of it again from the left end, please: it is less", NULL},
        {"number 3", "count again: it is less", "no answer is called \"count again\""},
        {"number 3", "eight: too many",
         "\"eight\"; if this is meant for one answer, write that "
         "number, in digits, before the colon"},
        {"number 3", "2 or 4: too many", "no answer is called \"2 or 4\""},
        {"choice a row | a row of two | no", "A row of two is too long", "\"A row of two: ...\""},
        {"choice a row | a row of two | no", "a row of two: too long", NULL},
        {"choice a row | a row of two | no", "no nonsense", ", such as \"no: ...\""},
        {"choice a row | a row of two | no", "two: too long", "no answer is called \"two\""},
        {"choice a row | a row of two | no", "a row of too: too long", "called \"a row of too\""},
        {"choice a row | a row of two | no", "nobody", NULL},
    };
    for (size_t i = 0; i < LENGTH(rows); i++) {
        struct lecture lecture;
        struct text *mistakes = scratch(), *loose = scratch();
        const char *file = scratch_format("@step S\n@question Q?\n@ask %s\n@wrong %s\n",
                                          rows[i].ask, rows[i].reply);
        assert_true(read_as(file, 0, &lecture, mistakes, loose));
        const char *told = rows[i].told ? rows[i].told : "4: ";
        const bool is_told = strstr(text_string(loose), told);
        if (is_told != (rows[i].told != NULL)) fail_msg("%s: \"%s\"", file, text_string(loose));
        lecture_free(&lecture);
    }
}

/* Braces that are no mistake may be part of the text, such as {2, 1, 0}, but hardly a } alone. */
static void a_stray_brace_and_a_late_question_are_told(void **state) {
    struct lecture lecture;
    struct text *mistakes = scratch(), *loose = scratch();
    assert_true(read_as("@step S\nA {value nim 1} is {2, 1, 0}\nof kayles 5}.\n"
                        "@ask sum 1,2\n@question What now?\n@page\n@question Now?\n@ask sum 1,2\n",
                        0, &lecture, mistakes, loose));
    assert_string_equal(loose->data,
                        "3: a } without a { before it: what is computed looks like {value kayles "
                        "5}\n"
                        "5: the @question comes after an @ask or @lines on its page: move it "
                        "above them, or begin a new @page\n");
    lecture_free(&lecture);
}

/* A mistake that the end of a page shows stands with its line; and a text that ends like a question
 * may be taken for the question. */
static void reports_are_in_the_order_of_the_lines(void **state) {
    struct lecture lecture;
    struct text *mistakes = scratch(), *loose = scratch();
    assert_false(read_as("@step S\n@question Q?\n@ask number 5\n@page\n@ask yes Is it?\n"
                         "@answer\nIt is 7.\n\n@bord nim 1\n",
                         0, &lecture, mistakes, loose));
    assert_string_equal(mistakes->data,
                        "5: @ask yes, no, number and choice need a @question on the same page, "
                        "which says what is asked\n"
                        "9: there is no @bord: did you mean @board? man nimm lists all such "
                        "words\n");
    assert_string_equal(loose->data,
                        "3: not computed, so not checked: 5\n"
                        "5: not computed, so not checked: yes\n"
                        "5: this text is why the answer is right; if it is the question, write it "
                        "after @question\n"
                        "7: not computed, so not checked: 7\n");
}

/* However much is wrong, or to be computed. */
static void reading_ends_soon(void **state) {
    struct lecture lecture;
    struct text *string = scratch(), *mistakes = scratch();
    text_add(string, "@step S\n");
    text_add_repeated(string, "@x\n", 10000);
    assert_false(read_as(string->data, 1000, &lecture, mistakes, NULL));
    assert_true(mistakes->length < 2000);
    text_clear(mistakes);
    text_cut(string, strlen("@step S\n"));
    text_add_repeated(string, "@board nim 1\n", 10000);
    assert_false(read_as(string->data, 1000, &lecture, mistakes, NULL));
    assert_string_equal(
        mistakes->data,
        "5002: the lesson is too long, or too much to compute: reading stops here\n");
}

/* The work of a step is counted together, and each step begins anew; after the line that is too
 * much, nothing else of its step is. */
static void a_step_has_one_budget(void **state) {
    static const char line[] = "@winning kayles 30\n";
    struct text *one_step = scratch(), *steps = scratch(), *mistakes = scratch();
    struct lecture lecture;
    text_add(one_step, "@step S\n");
    text_add_repeated(one_step, line, 60);
    for (size_t i = 0; i < 60; i++) text_addf(steps, "@step S\n%s", line);
    assert_false(read_as(one_step->data, 500, &lecture, mistakes, NULL));
    assert_non_null(strstr(mistakes->data, ": \"kayles 30\" is too much to compute for one step"));
    assert_int_equal(strchr(mistakes->data, '\n') - mistakes->data, mistakes->length - 1);
    text_clear(mistakes);
    assert_true(read_as(steps->data, 500, &lecture, mistakes, NULL));
    lecture_free(&lecture);
}

static void reading_can_be_stopped(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct text *mistakes = scratch();
    struct lecture lecture;
    nimm_solver_stop(solver);
    assert_false(
        lecture_read(solver, "", "@step S\n@why nim 3,4\nTold.\n", &lecture, mistakes, NULL));
    assert_string_equal(mistakes->data, "1: reading was interrupted here\n");
    nimm_solver_free(solver);
}

/* In their order, with who wins their samples. */
static void the_gallery_is_every_game_in_disguise(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct lecture lecture;
    size_t n = 0;
    read_well("@step S\n@gallery\n", &lecture);
    for (size_t i = 0; i < game_count; i++) {
        const struct game *game = game_list[i];
        if (game_is_nim(game)) continue;
        const struct lecture_item *item = &lecture.items[n++];
        assert_int_equal(item->kind, LECTURE_GALLERY);
        assert_int_equal(item->number, n);
        assert_ptr_equal(item->about.game, game);
        const struct question question = quiz_position_question(&item->about);
        enum outcome outcome;
        assert_int_equal(solve_outcome(solver, &question, &outcome), NIMM_OK);
        assert_int_equal(item->about.yes, outcome == OUTCOME_N);
    }
    assert_int_equal(lecture.n_items, n);
    lecture_free(&lecture);
    nimm_solver_free(solver);
}

static void play_begins_where_the_page_says_or_at_its_last_question(void **state) {
    static const struct {
        const char *page, *home;
    } rows[] = {
        {"@board nim 1\n@ask winner nim 3,4\n@ask sum 1,2\n@play kayles 5\n", "kayles iiiii"},
        {"@board nim 1\n@ask winner nim 3,4;5,6\n@ask sum 1,2\n@question Is it?\n@ask no why\n",
         "nim 5,6"},
        {"@board nim 1\n@ask sum 1,2\n", "nim 1"},
        {"Told.\n", "nim 3,4,5"},
    };
    for (size_t i = 0; i < LENGTH(rows); i++) {
        struct lecture lecture;
        read_well(scratch_format("@step S\n%s", rows[i].page), &lecture);
        struct text *home = scratch();
        add_about(lecture_home(&lecture, lecture.pages), home);
        assert_string_equal(home->data, rows[i].home);
        lecture_free(&lecture);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_line_of_the_format_is_read),
        cmocka_unit_test(a_sketch_stands_as_it_is_typed),
        cmocka_unit_test(a_line_may_ask_about_many_positions),
        cmocka_unit_test(what_stands_in_braces_is_computed),
        cmocka_unit_test(mistakes_are_told_with_their_lines),
        cmocka_unit_test(one_mistake_is_told_once),
        cmocka_unit_test(text_that_tells_an_answer_below_it_is_told),
        cmocka_unit_test(a_shown_answer_to_a_question_below_it_is_told),
        cmocka_unit_test(a_second_question_is_told_once),
        cmocka_unit_test(numbers_that_nothing_computes_are_told),
        cmocka_unit_test(answers_that_nothing_computes_are_told),
        cmocka_unit_test(a_hint_that_tells_the_answer_is_told),
        cmocka_unit_test(an_answer_to_nothing_is_told),
        cmocka_unit_test(an_empty_step_or_page_is_told),
        cmocka_unit_test(a_reply_that_looks_like_one_to_a_single_answer_is_told),
        cmocka_unit_test(a_stray_brace_and_a_late_question_are_told),
        cmocka_unit_test(reports_are_in_the_order_of_the_lines),
        cmocka_unit_test(reading_ends_soon),
        cmocka_unit_test(a_step_has_one_budget),
        cmocka_unit_test(reading_can_be_stopped),
        cmocka_unit_test(the_gallery_is_every_game_in_disguise),
        cmocka_unit_test(play_begins_where_the_page_says_or_at_its_last_question),
    };
    return cmocka_run_group_tests_name("lecture", tests, NULL, forget);
}
