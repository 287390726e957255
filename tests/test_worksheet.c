/* SPDX-License-Identifier: MIT */
/* Worksheets: that they are equally hard, that their keys are right, and how they look on paper. */
#include "countdown.h"

#include "play/start.h"
#include "play/worksheet.h"
#include "quiz_check.h"
#include "ui/handout.h"
#include "ui/sheet.h"

static struct worksheet make(struct solver *solver, const char *name, uint64_t seed, size_t questions) {
    struct worksheet sheet;
    struct text why = {0};
    struct worksheet_plan plan = {.n_questions = questions, .level = 2, .seed = seed};
    void *blank = blank_of(name, &plan.game);
    plan.blank = blank;
    if (!worksheet_make(&plan, solver, &sheet, &why)) fail_msg("%s: %s", name, nimm_text_string(&why));
    nimm_text_free(&why);
    free(blank);
    return sheet;
}

/* A sheet of one given start. */
static struct worksheet make_of(struct solver *solver, const char *name, const char *string) {
    struct worksheet sheet;
    struct text why = {0};
    const struct game *game;
    unsigned char *position = position_in(name, string, &game);
    struct worksheet_plan plan = {
        .game = game, .blank = position, .positions = position, .n_positions = 1, .level = 1};
    assert_true(worksheet_make(&plan, solver, &sheet, &why));
    free(position);
    return sheet;
}

static struct text print(struct solver *solver, const struct worksheet *sheet, bool html, bool tasks,
                         bool key) {
    struct text out = {0};
    struct handout page = {.worksheet = sheet,
                           .html = html,
                           .solver = solver,
                           .copies = 5,
                           .seed = 7,
                           .tasks = tasks,
                           .key = key,
                           .command = "nimm worksheet --seed 7"};
    handout_add(&page, &out);
    return out;
}

/* --- equal difficulty ------------------------------------------------------------------------ */

/* Half of the starts are won by the player who moves first; which half, the seed says. */
static void sheets_of_different_seeds_are_different_and_equally_hard(void **state) {
    static const char *const names[] = {"nim", "kayles", "prime", "northcott", "subtraction:3", "chomp"};
    enum { SEEDS = 12 };
    struct solver *solver = new_solver(0);
    for (size_t g = 0; g < LENGTH(names); g++) {
        size_t won[WORKSHEET_STARTS] = {0}, piles[WORKSHEET_STARTS];
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            struct worksheet sheet = make(solver, names[g], seed, 0);
            const struct game *game = sheet.game;
            size_t first = 0;
            for (size_t i = 0; i < WORKSHEET_STARTS; i++) {
                const struct question question = {game, worksheet_position(&sheet, i), 0, false, NULL};
                enum outcome outcome;
                struct piles found;
                nimm_solve_outcome(solver, &question, &outcome);
                won[i] += outcome == NIMM_OUTCOME_N;
                first += outcome == NIMM_OUTCOME_N;
                nimm_game_piles(solver, game, question.position, &found);
                if (seed == 0) piles[i] = found.n;
                assert_int_equal(found.n, piles[i]);
            }
            assert_int_equal(first, WORKSHEET_STARTS / 2);
            worksheet_free(&sheet);
        }
        for (size_t i = 0; i < WORKSHEET_STARTS; i++) assert_in_range(won[i], 1, SEEDS - 1);
    }
    solver_free(solver);
}

/* --- starts that cannot be had ----------------------------------------------------------------- */

static bool random_of_one_to_three(const struct shape *shape, struct random *random, void *position,
                                   struct text *why) {
    struct countdown *here = position;
    if (shape->parts.low > 1) {
        text_add(why, "there is one pile");
        return false;
    }
    *here = (struct countdown){nimm_random_between(random, 1, 3), 3};
    return true;
}

static bool random_of_none(const struct shape *shape, struct random *random, void *position,
                           struct text *why) {
    text_add(why, "there is no such game");
    return false;
}

/* All its starts are won by the player who moves first; half of them should not be. */
static void where_starts_are_all_alike_the_balance_is_let_go(void **state) {
    struct game game = countdown;
    game.random = random_of_one_to_three;
    const struct worksheet_plan plan = {.game = &game, .blank = &(struct countdown){0}, .level = 1};
    struct solver *solver = new_solver(0);
    struct worksheet sheet;
    struct text why = {0};
    assert_true(worksheet_make(&plan, solver, &sheet, &why));
    assert_int_equal(sheet.n_positions, WORKSHEET_STARTS);
    for (size_t i = 0; i < sheet.n_positions; i++) {
        const struct countdown *position = worksheet_position(&sheet, i);
        assert_in_range(position->stones, 1, 3);
    }
    worksheet_free(&sheet);
    nimm_text_free(&why);
    solver_free(solver);
}

static void a_game_without_starts_is_refused_with_its_reason(void **state) {
    struct game game = countdown;
    game.random = random_of_none;
    const struct worksheet_plan plan = {
        .game = &game, .blank = &(struct countdown){0}, .level = 1, .n_questions = 2};
    struct solver *solver = new_solver(0);
    struct worksheet sheet;
    struct text why = {0};
    assert_false(worksheet_make(&plan, solver, &sheet, &why));
    assert_string_equal(nimm_text_string(&why), "there is no such game");
    assert_null(sheet.positions);
    assert_null(sheet.questions);
    nimm_text_free(&why);
    solver_free(solver);
}

/* --- keys ------------------------------------------------------------------------------------ */

/* The key's rows of labels, from the text of each position. */
static void assert_labels(const char *name, const struct worksheet *sheet, const char *key) {
    const struct labelling *labelling = &sheet->labelling;
    for (uint32_t i = 0; i < labelling->graph.n_nodes; i++) {
        uint32_t node = labelling->graph.order[i];
        struct text position = {0}, row = {0};
        sheet->game->print(position_graph_position(&labelling->graph, node), &position);
        unsigned value = brute_value(name, nimm_text_string(&position));
        assert_int_equal(labelling->graph.nodes[node].value, value);
        text_addf(&row, "} = %u\n", value);
        key = strstr(key, nimm_text_string(&row));
        assert_non_null(key);
        key++;
        nimm_text_free(&position);
        nimm_text_free(&row);
    }
}

/* All about the sheet's own game, as far as they are about a game, and answered in their order. */
static void assert_questions(struct solver *solver, const struct worksheet *sheet, const char *key) {
    assert_int_equal(sheet->n_questions, 6);
    for (size_t i = 0; i < sheet->n_questions; i++) {
        const struct quiz_question *question = &sheet->questions[i];
        struct text answer = {0};
        if (question->game) assert_ptr_equal(question->game, sheet->game);
        check_question(solver, question);
        text_addf(&answer, "%zu. Answer: ", i + 1);
        quiz_add_answer(solver, question, &answer);
        text_add(&answer, ".");
        key = strstr(key, nimm_text_string(&answer));
        assert_non_null(key);
        nimm_text_free(&answer);
    }
}

static void keys_of_200_sheets_agree_with_the_rules(void **state) {
    static const char *const names[] = {"nim", "kayles", "prime", "northcott", "subtraction:3"};
    struct solver *solver = new_solver(0);
    for (size_t g = 0; g < LENGTH(names); g++)
        for (uint64_t seed = 0; seed < 40; seed++) {
            struct worksheet sheet = make(solver, names[g], seed, 6);
            const struct game *game = sheet.game;
            struct text key = print(solver, &sheet, false, false, true);
            const char *at = nimm_text_string(&key);
            for (size_t i = 0; i + 1 < key.length; i++) /* paragraphs are folded */
                if (key.data[i] == '\n' && key.data[i - 1] != '\n' && key.data[i + 1] != '\n')
                    key.data[i] = ' ';
            for (size_t i = 0; i < sheet.n_positions; i++) {
                struct text position = {0};
                game->print(worksheet_position(&sheet, i), &position);
                bool wins = brute_wins(names[g], nimm_text_string(&position), false);
                at = strstr(at, "Who should win: ");
                assert_non_null(at);
                at += strlen("Who should win: ");
                const char *winner = wins ? "the player who moves first." : "the player who moves second.";
                assert_memory_equal(at, winner, strlen(winner));
                nimm_text_free(&position);
            }
            assert_int_equal(sheet.labelling.graph.n_nodes > 0, strcmp(names[g], "northcott") != 0);
            assert_labels(names[g], &sheet, at);
            assert_questions(solver, &sheet, at);
            nimm_text_free(&key);
            worksheet_free(&sheet);
        }
    solver_free(solver);
}

/* What the handout of each start must say, and what it must not. */
static void handouts_fit_their_starts(void **state) {
    static const char mixed[] = "(This one has no grid that fits here.";
    static const struct {
        const char *game, *start, *wanted, *unwanted;
    } handouts[] = {
        /* Stones are crossed out where there are few. */
        {"nim", "3,2", "| ooo oo |", mixed},
        {"nim", "40,40", "| 40,40 |", mixed},
        {"nim", "0", "| 0 |", "oo"},
        {"subtraction:3", "3,2", "| ooo oo |", mixed},
        {"octal:0.77", "3,2", "| ooo oo |", mixed},
        {"prime", "12,8", "| 12,8 |", mixed},
        {"kayles", "3", "| iii | iii |", "The binary grid"},
        {"chop", "2x2", "| Row 1 : X O |", mixed},
        /* A grid too large for a page is left out, as where there are no two piles. */
        {"nim", "1,1,1,1,1,1,1,1,1,1,1,1,1", "Start A", "The binary grid"},
        {"nim", "256,1", "Start A", "The binary grid"},
        {"triangle", "convex:3/AB", "No move wins here: every move has a winning answer.", "The binary grid"},
        {"nim", "18446744073709551615,1", "| 18446744073709551615,1 |", "The binary grid"},
        {"nim", "18446744073709551615,1", "take 18446744073709551614 from pile 1", "No move"},
        {"nim", "7,9,12,15", "take 5 from pile 2, take 11 from pile 3 or take 13 from pile 4.", mixed},
        {"nim", "7,9,12,15", "| nim-sum | 13    | 1 | 1 | 0 | 1 |", mixed},
        /* A given start that is small enough is labeled. */
        {"nim", "2,2", "come up from 2,2;", "The label is N"},
        {"chomp", "3,2", "moves leave 2 (*1), 2,1 (*0)", mixed},
        {"digraph", "a>b,b>a,b>c,c>d,d>e@a", "The label is N if", "mex"},
        /* The key says when nobody wins and when nobody knows. */
        {"digraph", "a>b,b>a@a", "With good play nobody wins: a draw.", "Who should win: "},
        {"digraph", "a>b,b>a,b>c@b", "Who should win: the player who moves first.\n", "The binary grid"},
        {"digraph", "a>b,b>a,b>c@b", "Winning moves: move the token to a or move the token to c.", "No move"},
        {"chomp", "30,29,28,27,26,25,24,23,22,21,20", "Too large to search: who wins is not known.",
         "Who should win: "},
    };
    for (size_t i = 0; i < LENGTH(handouts); i++) {
        struct solver *solver = new_solver(1000);
        struct worksheet sheet = make_of(solver, handouts[i].game, handouts[i].start);
        struct text out = print(solver, &sheet, false, true, true);
        assert_contains(&out, handouts[i].wanted);
        assert_lacks(&out, handouts[i].unwanted);
        nimm_text_free(&out);
        worksheet_free(&sheet);
        solver_free(solver);
    }
}

static void tasks_alone_tell_no_answer(void **state) {
    struct solver *solver = new_solver(0);
    struct worksheet sheet = make_of(solver, "kayles", "5,3");
    struct text tasks = print(solver, &sheet, false, true, false);
    assert_lacks(&tasks, "xor");
    assert_lacks(&tasks, "hit pin");
    assert_lacks(&tasks, "\f");
    assert_contains(&tasks, "| iiiii.iii | iiiii.iii |");
    assert_contains(&tasks, "| Pins 1-5 |       |   |   |   |");
    size_t rows = 0;
    for (const char *at = nimm_text_string(&tasks); (at = strstr(at, " iiiii.iii |")); at++) rows++;
    assert_int_equal(rows, 5); /* as many copies as wanted */
    struct text both = print(solver, &sheet, false, true, true);
    assert_memory_equal(nimm_text_string(&both), nimm_text_string(&tasks), tasks.length);
    assert_int_equal(both.data[tasks.length], '\f');
    nimm_text_free(&tasks);
    nimm_text_free(&both);
    worksheet_free(&sheet);
    solver_free(solver);
}

/* --- paper ----------------------------------------------------------------------------------- */

static void no_line_of_any_game_is_wider_than_the_paper(void **state) {
    struct solver *solver = new_solver(1000000);
    for (size_t g = 0; g < nimm_game_count; g++) {
        struct worksheet sheet = make(solver, nimm_game_list[g]->id, 5, 6);
        struct text text = print(solver, &sheet, false, true, true);
        for (const char *at = nimm_text_string(&text); *at; at += *at == '\n') {
            size_t length = strcspn(at, "\n");
            if (length > 80) fail_msg("%s: %.*s", nimm_game_list[g]->id, (int)length, at);
            at += length;
        }
        nimm_text_free(&text);
        worksheet_free(&sheet);
    }
    solver_free(solver);
}

static void html_escapes_what_it_would_take_for_its_own(void **state) {
    struct text out = {0};
    const struct sheet sheet = {.out = &out, .html = true};
    sheet_say(&sheet, SHEET_PARAGRAPH, "a<b>&\"c'\x07\x7F");
    assert_string_equal(nimm_text_string(&out), "<p>a&lt;b&gt;&amp;&quot;c&#39;  </p>\n");
    nimm_text_free(&out);
}

/* Elements are closed in the order in which they were opened, and nothing stands for itself that may not. */
static void assert_well_formed(const struct text *text) {
    enum { DEEPEST = 16, LONGEST = 16 };
    char open[DEEPEST][LONGEST];
    size_t depth = 0;
    const char *at = strstr(nimm_text_string(text), "<html");
    assert_int_equal(strlen(nimm_text_string(text)), text->length);
    assert_memory_equal(nimm_text_string(text), "<!DOCTYPE html>\n", 16);
    for (; *at; at++) {
        if (*at == '&')
            assert_true(strncmp(at, "&amp;", 5) == 0 || strncmp(at, "&lt;", 4) == 0 ||
                        strncmp(at, "&gt;", 4) == 0 || strncmp(at, "&quot;", 6) == 0 ||
                        strncmp(at, "&#39;", 5) == 0);
        if (*at != '<') continue;
        bool closing = at[1] == '/';
        const char *end = strchr(at, '>'), *name = at + 1 + closing;
        assert_non_null(end);
        size_t length = strcspn(name, " />");
        assert_in_range(length, 1, LONGEST - 1);
        if (closing) {
            assert_int_not_equal(depth, 0);
            assert_int_equal(strlen(open[--depth]), length);
            assert_memory_equal(open[depth], name, length);
        } else if (end[-1] != '/') {
            assert_in_range(depth, 0, DEEPEST - 1);
            memcpy(open[depth], name, length);
            open[depth++][length] = '\0';
        }
        at = end;
    }
    assert_int_equal(depth, 0);
}

static void web_pages_of_every_game_are_well_formed(void **state) {
    struct solver *solver = new_solver(1000000);
    for (size_t g = 0; g < nimm_game_count; g++) {
        struct worksheet sheet = make(solver, nimm_game_list[g]->id, 5, 6);
        struct text page = print(solver, &sheet, true, true, true);
        assert_well_formed(&page);
        assert_contains(&page, "<section class=\"page\">");
        nimm_text_free(&page);
        worksheet_free(&sheet);
    }
    solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sheets_of_different_seeds_are_different_and_equally_hard),
        cmocka_unit_test(keys_of_200_sheets_agree_with_the_rules),
        cmocka_unit_test(handouts_fit_their_starts),
        cmocka_unit_test(tasks_alone_tell_no_answer),
        cmocka_unit_test(no_line_of_any_game_is_wider_than_the_paper),
        cmocka_unit_test(html_escapes_what_it_would_take_for_its_own),
        cmocka_unit_test(web_pages_of_every_game_are_well_formed),
        cmocka_unit_test(where_starts_are_all_alike_the_balance_is_let_go),
        cmocka_unit_test(a_game_without_starts_is_refused_with_its_reason),
    };
    return cmocka_run_group_tests_name("worksheet", tests, NULL, NULL);
}
