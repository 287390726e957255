/* SPDX-License-Identifier: MIT */
/* What handouts are made of, with what no worksheet has; and what stands on a handout. */
#include "core/text.h"
#include "support.h"

#include "ui/handout.h"
#include "ui/sheet.h"

static void assert_contains(const struct text *text, const char *wanted) {
    if (!strstr(nimm_text_string(text), wanted))
        fail_msg("\"%s\" is not in:\n%s", wanted, nimm_text_string(text));
}

static void assert_lacks(const struct text *text, const char *unwanted) {
    if (strstr(nimm_text_string(text), unwanted))
        fail_msg("\"%s\" is in:\n%s", unwanted, nimm_text_string(text));
}

/* --- plain text ------------------------------------------------------------------------------ */

static void a_long_title_is_folded_and_underlined_as_wide_as_the_sheet(void **state) {
    (void)state;
    struct text out = {0};
    const struct sheet sheet = {.out = &out};
    char title[121];
    memset(title, 'a', 120);
    title[60] = ' ';
    title[120] = '\0';
    sheet_begin(&sheet, title);
    assert_int_equal(strcspn(nimm_text_string(&out), "\n"), 60);
    const char *rule = strchr(nimm_text_string(&out), '=');
    assert_non_null(rule);
    assert_int_equal(strspn(rule, "="), SHEET_WIDTH);
    nimm_text_free(&out);
}

static void there_is_one_empty_line_between_two_parts_and_none_at_the_top(void **state) {
    (void)state;
    struct text out = {0};
    const struct sheet sheet = {.out = &out};
    sheet_paragraph(&sheet, "one");
    sheet_paragraph(&sheet, "two");
    text_add_char(&out, '\n');
    sheet_paragraph(&sheet, "three");
    sheet_page_break(&sheet);
    sheet_paragraph(&sheet, "four");
    assert_string_equal(nimm_text_string(&out), "one\n\ntwo\n\nthree\n\ffour\n");
    nimm_text_clear(&out);
    text_add(&out, "\n");
    sheet_paragraph(&sheet, "five");
    assert_string_equal(nimm_text_string(&out), "\n\nfive\n");
    nimm_text_free(&out);
}

static void a_board_wider_than_the_sheet_stands_alone(void **state) {
    (void)state;
    struct text out = {0};
    const struct sheet sheet = {.out = &out};
    char cell[101];
    memset(cell, 'o', 100);
    cell[100] = '\0';
    sheet_copies(&sheet, cell, 2);
    assert_int_equal(strcspn(nimm_text_string(&out), "\n"), 104);
    assert_int_equal(out.length, 2 * 105 + 1);
    nimm_text_clear(&out);
    sheet_copies(&sheet, "o\noo", 3);
    assert_string_equal(nimm_text_string(&out), "| o  | o  | o  |\n| oo | oo | oo |\n");
    nimm_text_free(&out);
}

static void a_label_leaves_room_to_write_however_long_it_is(void **state) {
    (void)state;
    struct text out = {0};
    const struct sheet sheet = {.out = &out};
    char label[91];
    const char *labels[] = {label, label};
    memset(label, 'q', 90);
    label[90] = '\0';
    sheet_blanks(&sheet, labels, 1);
    assert_contains(&out, "q ________\n");
    nimm_text_clear(&out);
    sheet_tally(&sheet, labels, 2);
    assert_contains(&out, "q    qqq");
    assert_lacks(&out, "_");
    nimm_text_free(&out);
}

static void a_grid_of_large_values_is_aligned(void **state) {
    (void)state;
    static const char *const names[] = {"A very long name of a pile", "B"};
    static const uint64_t values[] = {123456, 7};
    const struct sheet_grid grid = {
        .rows = 2, .columns = 3, .names = names, .values = values, .sum = 123463, .given = true};
    struct text out = {0};
    const struct sheet sheet = {.out = &out};
    sheet_grid(&sheet, &grid);
    assert_contains(&out, "    A very long name of a pile 123456 |   |   |   |\n");
    assert_contains(&out, "    B                               7 |   |   |   |\n");
    assert_contains(&out, "    nim-sum                    ______ |   |   |   |\n");
    nimm_text_free(&out);
}

/* --- HTML ------------------------------------------------------------------------------------ */

static void html_escapes_what_it_would_take_for_its_own(void **state) {
    (void)state;
    struct text out = {0};
    const struct sheet sheet = {.out = &out, .html = true};
    sheet_paragraph(&sheet, "a<b>&\"c'\x07\x7F");
    assert_string_equal(nimm_text_string(&out), "<p>a&lt;b&gt;&amp;&quot;c&#39;  </p>\n");
    nimm_text_clear(&out);
    sheet_lines(&sheet, "a\nb\n\n");
    sheet_lines(&sheet, "c");
    sheet_lines(&sheet, "\n");
    assert_string_equal(nimm_text_string(&out), "<pre>a\nb</pre>\n<pre>c</pre>\n<pre></pre>\n");
    nimm_text_free(&out);
}

/* --- the handout ----------------------------------------------------------------------------- */

/* The whole handout of one start. */
static struct text print(const char *name, const char *string) {
    struct solver *solver = new_solver(1000);
    const char *parameters;
    struct worksheet worksheet;
    struct text why = {0}, out = {0};
    const struct game *game = game_of(name, &parameters);
    unsigned char *position = position_of(game, parameters, string);
    const struct worksheet_plan plan = {
        .game = game, .parameters = parameters, .positions = position, .n_positions = 1, .level = 1};
    if (!worksheet_make(&plan, solver, &worksheet, &why)) fail_msg("%s: %s", string, nimm_text_string(&why));
    const struct handout handout = {.worksheet = &worksheet,
                                    .solver = solver,
                                    .copies = 2,
                                    .seed = 7,
                                    .tasks = true,
                                    .key = true,
                                    .command = "nimm worksheet --seed 7"};
    handout_add(&handout, &out);
    worksheet_free(&worksheet);
    free(position);
    nimm_solver_free(solver);
    return out;
}

/* What the handout of each start must say, and what it must not. */
static void handouts_fit_their_starts(void **state) {
    (void)state;
    static const char none[] = "(This one has no grid that fits here. Think it over on the back.)";
    static const struct {
        const char *game, *start, *wanted, *unwanted;
    } handouts[] = {
        /* Stones are crossed out where there are few. */
        {"nim", "3,2", "| ooo oo |", none},
        {"nim", "40,40", "| 40,40 |", none},
        {"nim", "0", "| 0 |", "oo"},
        {"subtraction:3", "3,2", "| ooo oo |", none},
        {"octal:0.77", "3,2", "| ooo oo |", none},
        {"prime", "12,8", "| 12,8 |", none},
        {"kayles", "3", "| iii | iii |", none},
        {"chop", "2x2", "| Row 1 : X O |", none},
        /* A grid too large for a page is left out, as where there are no piles. */
        {"nim", "1,1,1,1,1,1,1,1,1,1,1,1,1", none, "nim-sum |"},
        {"nim", "256,1", none, "nim-sum |"},
        {"triangle", "convex:3/AB", none, "nim-sum |"},
        {"triangle", "convex:3/AB", "No move wins here: every move has a winning answer.", "nim-sum |"},
        /* The key says when nobody wins and when nobody knows. */
        {"digraph", "a>b,b>a@a", none, "nim-sum |"},
        {"digraph", "a>b,b>a@a", "With good play nobody wins: a draw.", "Who should win: "},
        {"digraph", "a>b,b>a,b>c@b", "Who should win: the player who moves first.\n", "nim-sum |"},
        {"digraph", "a>b,b>a,b>c@b", "Winning moves: move the token to a or move the token to c.", "No move"},
        {"chomp", "30,29,28,27,26,25,24,23,22,21,20", "Too large to search: who wins is not known.",
         "Who should win: "},
    };
    for (size_t i = 0; i < LENGTH(handouts); i++) {
        struct text out = print(handouts[i].game, handouts[i].start);
        assert_contains(&out, handouts[i].wanted);
        assert_lacks(&out, handouts[i].unwanted);
        nimm_text_free(&out);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_long_title_is_folded_and_underlined_as_wide_as_the_sheet),
        cmocka_unit_test(there_is_one_empty_line_between_two_parts_and_none_at_the_top),
        cmocka_unit_test(a_board_wider_than_the_sheet_stands_alone),
        cmocka_unit_test(a_label_leaves_room_to_write_however_long_it_is),
        cmocka_unit_test(a_grid_of_large_values_is_aligned),
        cmocka_unit_test(html_escapes_what_it_would_take_for_its_own),
        cmocka_unit_test(handouts_fit_their_starts),
    };
    return cmocka_run_group_tests_name("sheet", tests, NULL, NULL);
}
