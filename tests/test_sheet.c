/* SPDX-License-Identifier: MIT */
/* The two forms of a handout on their own, with what no worksheet has, and the handout when memory runs out.
 */
#include "support.h"

#include "nimm/worksheet.h"
#include "ui/worksheet_page.h"

static void assert_contains(const struct text *text, const char *wanted) {
    if (!strstr(text_string(text), wanted)) fail_msg("\"%s\" is not in:\n%s", wanted, text_string(text));
}

static void assert_lacks(const struct text *text, const char *unwanted) {
    if (strstr(text_string(text), unwanted)) fail_msg("\"%s\" is in:\n%s", unwanted, text_string(text));
}

/* --- plain text ------------------------------------------------------------------------------ */

static void a_long_title_is_folded_and_underlined_as_wide_as_the_sheet(void **state) {
    (void)state;
    struct text out = {0};
    char title[121];
    memset(title, 'a', 120);
    title[60] = ' ';
    title[120] = '\0';
    sheet_text.begin(&out, title);
    assert_int_equal(strcspn(text_string(&out), "\n"), 60);
    const char *rule = strchr(text_string(&out), '=');
    assert_non_null(rule);
    assert_int_equal(strspn(rule, "="), SHEET_WIDTH);
    text_free(&out);
}

static void there_is_one_empty_line_between_two_parts_and_none_at_the_top(void **state) {
    (void)state;
    struct text out = {0};
    sheet_text.paragraph(&out, "one");
    sheet_text.paragraph(&out, "two");
    text_add_char(&out, '\n');
    sheet_text.paragraph(&out, "three");
    sheet_text.page_break(&out);
    sheet_text.paragraph(&out, "four");
    assert_string_equal(text_string(&out), "one\n\ntwo\n\nthree\n\ffour\n");
    text_clear(&out);
    text_add(&out, "\n");
    sheet_text.paragraph(&out, "five");
    assert_string_equal(text_string(&out), "\n\nfive\n");
    text_free(&out);
}

static void a_board_wider_than_the_sheet_stands_alone(void **state) {
    (void)state;
    struct text out = {0};
    char cell[101];
    memset(cell, 'o', 100);
    cell[100] = '\0';
    sheet_text.copies(&out, cell, 2);
    assert_int_equal(strcspn(text_string(&out), "\n"), 104);
    assert_int_equal(out.length, 2 * 105 + 1);
    text_clear(&out);
    sheet_text.copies(&out, "o\noo", 3);
    assert_string_equal(text_string(&out), "| o  | o  | o  |\n| oo | oo | oo |\n");
    text_free(&out);
}

static void a_label_leaves_room_to_write_however_long_it_is(void **state) {
    (void)state;
    struct text out = {0};
    char label[91];
    const char *labels[] = {label, label};
    memset(label, 'q', 90);
    label[90] = '\0';
    sheet_text.blanks(&out, labels, 1);
    assert_contains(&out, "q ________\n");
    text_clear(&out);
    sheet_text.tally(&out, labels, 2);
    assert_contains(&out, "q    qqq");
    assert_lacks(&out, "_");
    text_free(&out);
}

static void a_grid_of_large_values_is_aligned(void **state) {
    (void)state;
    static const char *const names[] = {"A very long name of a pile", "B"};
    static const uint64_t values[] = {123456, 7};
    const struct sheet_grid grid = {
        .rows = 2, .columns = 3, .names = names, .values = values, .sum = 123463, .given = true};
    struct text out = {0};
    sheet_text.grid(&out, &grid);
    assert_contains(&out, "    A very long name of a pile 123456 |   |   |   |\n");
    assert_contains(&out, "    B                               7 |   |   |   |\n");
    assert_contains(&out, "    nim-sum                    ______ |   |   |   |\n");
    text_free(&out);
}

/* --- HTML ------------------------------------------------------------------------------------ */

static void html_escapes_what_it_would_take_for_its_own(void **state) {
    (void)state;
    struct text out = {0};
    sheet_html.paragraph(&out, "a<b>&\"c'\x07\x7F");
    assert_string_equal(text_string(&out), "<p>a&lt;b&gt;&amp;&quot;c&#39;  </p>\n");
    text_clear(&out);
    sheet_html.lines(&out, "a\nb\n\n");
    sheet_html.lines(&out, "c");
    sheet_html.lines(&out, "\n");
    assert_string_equal(text_string(&out), "<pre>a\nb</pre>\n<pre>c</pre>\n<pre></pre>\n");
    text_free(&out);
}

/* --- the handout ----------------------------------------------------------------------------- */

static struct worksheet make_of(struct solver *solver, const char *name, const char *string,
                                size_t n_questions) {
    const char *parameters;
    struct worksheet sheet;
    struct text why = {0};
    const struct game *game = game_of(name, &parameters);
    unsigned char *position = position_of(game, parameters, string);
    struct worksheet_plan plan = {.game = game,
                                  .parameters = parameters,
                                  .positions = position,
                                  .n_positions = 1,
                                  .n_questions = n_questions,
                                  .level = 1};
    if (!worksheet_make(&plan, solver, &sheet, &why)) fail_msg("%s: %s", string, text_string(&why));
    free(position);
    return sheet;
}

static struct worksheet_page page_of(const struct worksheet *sheet, struct solver *solver) {
    return (struct worksheet_page){.sheet = sheet,
                                   .form = &sheet_text,
                                   .solver = solver,
                                   .copies = 2,
                                   .seed = 7,
                                   .tasks = true,
                                   .key = true,
                                   .command = "nimm worksheet --seed 7"};
}

/* The whole handout of one start. */
static struct text print(const char *name, const char *string, size_t n_questions) {
    struct solver *solver = new_solver(1000);
    struct worksheet sheet = make_of(solver, name, string, n_questions);
    struct worksheet_page page = page_of(&sheet, solver);
    struct text out = {0};
    assert_true(worksheet_page_add(&page, &out));
    worksheet_free(&sheet);
    solver_free(solver);
    return out;
}

static void the_key_says_when_nobody_wins_and_when_nobody_knows(void **state) {
    (void)state;
    struct text out = print("digraph", "a>b,b>a@a", 0);
    assert_contains(&out, "With good play nobody can be made to lose.");
    assert_contains(&out, "(This one has no grid that fits here. Think it over on the back.)");
    text_free(&out);
    out = print("chomp", "30,29,28,27,26,25,24,23,22,21,20", 0);
    assert_contains(&out, "Too large to search: who wins is not known.");
    text_free(&out);
    /* No nim-sum, but a winner. */
    out = print("digraph", "a>b,b>a,b>c@b", 0);
    assert_contains(&out, "Who should win: the player who moves first.\n");
    assert_contains(&out, "Winning moves: move the token to a or move the token to c.");
    text_free(&out);
}

static void a_grid_too_large_for_a_page_is_left_out(void **state) {
    (void)state;
    static const char *const large[] = {"1,1,1,1,1,1,1,1,1,1,1,1,1", "256,1"};
    for (size_t i = 0; i < LENGTH(large); i++) {
        struct text out = print("nim", large[i], 0);
        assert_contains(&out, "(This one has no grid that fits here.");
        assert_lacks(&out, "nim-sum |");
        text_free(&out);
    }
}

/* Every move that is left loses at once. */
static void a_position_without_piles_has_no_grid(void **state) {
    (void)state;
    struct text out = print("triangle", "convex:3/AB", 0);
    assert_contains(&out, "(This one has no grid that fits here.");
    assert_contains(&out, "No move wins here; the answer to each can win.");
    text_free(&out);
}

static void many_stones_are_printed_as_numbers(void **state) {
    (void)state;
    struct text out = print("nim", "40,40", 0);
    assert_contains(&out, "| 40,40 |");
    text_free(&out);
    out = print("nim", "3,2", 0);
    assert_contains(&out, "| ooo oo |");
    text_free(&out);
}

static void a_game_that_describes_nothing_has_no_grid(void **state) {
    (void)state;
    struct solver *solver = new_solver(1000);
    const char *parameters;
    const struct game *nim = game_of("nim", &parameters);
    struct game bare = bare_rules(nim);
    bare.describe = NULL;
    void *position = position_of(nim, NULL, "1,2");
    const struct worksheet sheet = {.game = &bare};
    struct worksheet_page page = page_of(&sheet, solver);
    struct text out = {0};
    assert_false(worksheet_grid_add(&page, position, true, &out));
    assert_int_equal(out.length, 0);
    free(position);
    solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_long_title_is_folded_and_underlined_as_wide_as_the_sheet),
        cmocka_unit_test(there_is_one_empty_line_between_two_parts_and_none_at_the_top),
        cmocka_unit_test(a_board_wider_than_the_sheet_stands_alone),
        cmocka_unit_test(a_label_leaves_room_to_write_however_long_it_is),
        cmocka_unit_test(a_grid_of_large_values_is_aligned),
        cmocka_unit_test(html_escapes_what_it_would_take_for_its_own),
        cmocka_unit_test(the_key_says_when_nobody_wins_and_when_nobody_knows),
        cmocka_unit_test(a_grid_too_large_for_a_page_is_left_out),
        cmocka_unit_test(a_position_without_piles_has_no_grid),
        cmocka_unit_test(many_stones_are_printed_as_numbers),
        cmocka_unit_test(a_game_that_describes_nothing_has_no_grid),
    };
    return cmocka_run_group_tests_name("sheet", tests, NULL, NULL);
}
