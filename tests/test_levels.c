/* SPDX-License-Identifier: MIT */
/* What is remembered of those who play against the computer. */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include "support.h"

#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ui/levels.h"

static const struct game *game(const char *name) {
    const char *parameters;
    return game_of(name, &parameters);
}

static void assert_level(const struct levels *levels, const char *name, const char *id, unsigned level) {
    const struct level *found = levels_find(levels, name, game(id));
    assert_non_null(found);
    assert_int_equal(found->level, level);
}

static void assert_printed(const struct levels *levels, const char *name, size_t n, const char *expected) {
    struct text text = {0};
    assert_int_equal(levels_print(levels, name, &text), n);
    assert_string_equal(nimm_text_string(&text), expected);
    nimm_text_free(&text);
}

static void a_name_is_made_harmless_and_is_not_too_long(void **state) {
    static const struct {
        const char *word, *name;
    } cases[] = {
        {"A = B # C", "A = B # C"},
        {"\xC3\x84gnes", "\xC3\x84gnes"},
        {"12345678901234567890123456789012", "12345678901234567890123456789012"},
        {"A\x1B[2J", "A\\x1B[2J"},
        {"123456789012345678901234567890123", "as it was"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        char name[NAME_BYTES] = "as it was";
        const bool good = levels_read_name(token_of(cases[i].word), name);
        assert_string_equal(name, cases[i].name);
        assert_int_equal(good, i + 1 < LENGTH(cases));
    }
}

static void a_level_belongs_to_a_name_and_a_game(void **state) {
    struct levels levels = {0};
    assert_null(levels_last(&levels));
    assert_null(levels_find(&levels, "Ada", game("nim")));
    levels_set(&levels, "Ada", game("kayles"), 3);
    levels_set(&levels, "Ben", game("nim"), 0);
    levels_set(&levels, "Ada", game("nim"), 6);
    assert_level(&levels, "ADA", "nim", 6);
    assert_level(&levels, "Ada", "kayles", 3);
    assert_level(&levels, "ben", "nim", 0);
    assert_null(levels_find(&levels, "Ben", game("kayles")));
    assert_printed(&levels, "Ada", 2, "6 in Nim, 3 in Kayles");
    assert_printed(&levels, "Eve", 0, "");
    levels_free(&levels);
}

static void whoever_played_last_comes_last(void **state) {
    struct levels levels = {0};
    levels_set(&levels, "Ada", game("nim"), 3);
    levels_set(&levels, "Ben", game("nim"), 3);
    assert_string_equal(levels_last(&levels), "Ben");
    levels_set(&levels, "ada", game("nim"), 4);
    assert_string_equal(levels_last(&levels), "ada");
    assert_int_equal(levels.n, 2);
    levels_set(&levels, levels_last(&levels), game("nim"), 5);
    assert_level(&levels, "Ada", "nim", 5);
    levels_free(&levels);
}

static void of_very_many_the_oldest_is_forgotten(void **state) {
    struct levels levels = {0};
    for (unsigned i = 0; i < 1001; i++) {
        char name[20];
        snprintf(name, sizeof name, "N%u", i);
        levels_set(&levels, name, game("nim"), 1);
    }
    assert_int_equal(levels.n, 1000);
    assert_null(levels_find(&levels, "N0", game("nim")));
    assert_level(&levels, "N1", "nim", 1);
    assert_string_equal(levels_last(&levels), "N1000");
    levels_free(&levels);
}

static void a_line_that_is_wrong_is_skipped(void **state) {
    static const char *const wrong[] = {
        "",
        "\n\n\t\t\n",
        "Ada",
        "Ada\tnim",
        "Ada\tnim\t",
        "Ada\tnim\t11",
        "Ada\tnim\t-1",
        "Ada\tnim\t3 ",
        "Ada\tnim\t3\r\n",
        "Ada\tnim\t3\t4",
        "Ada\tnim\t99999999999999999999999",
        "Ada\tchess\t3",
        "Ada\tnim:3\t3",
        "Ada nim 3",
        "\tnim\t3",
        "Ada\n\tnim\t3",
        "Ada\tnim\n3",
        "\xFF\xFE\x01",
        "123456789012345678901234567890123\tnim\t3",
    };
    for (size_t i = 0; i < LENGTH(wrong); i++) {
        struct levels levels = {0};
        struct text lines = {0};
        text_addf(&lines, "Eve\tnim\t1\n%s\nEve\tkayles\t2", wrong[i]);
        levels_read(&levels, nimm_text_string(&lines));
        assert_int_equal(levels.n, 2);
        assert_level(&levels, "Eve", "nim", 1);
        assert_level(&levels, "Eve", "kayles", 2);
        nimm_text_free(&lines);
        levels_free(&levels);
    }
}

static void a_later_line_counts_more_and_a_name_is_made_harmless(void **state) {
    struct levels levels = {0};
    levels_read(&levels, "Ada\tnim\t3\nADA\tNIM\t4\n\x1b[2J\tnim\t5\n");
    assert_int_equal(levels.n, 2);
    assert_level(&levels, "Ada", "nim", 4);
    assert_string_equal(levels_last(&levels), "\\x1B[2J");
    levels_free(&levels);
}

static void what_is_saved_is_read_again_and_folders_are_made(void **state) {
    char folder[] = "/tmp/nimm-levels-XXXXXX", path[100];
    struct levels levels = {0}, read = {0};
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/a/b", folder);
    setenv("XDG_STATE_HOME", path, 1);
    levels_load(&levels);
    assert_int_equal(levels.n, 0);
    levels_set(&levels, "Ada Lovelace", game("poker-nim"), 10);
    levels_set(&levels, "J\xC3\xBCrgen", game("nim"), 0);
    levels_save(&levels);
    levels_load(&read);
    assert_int_equal(read.n, 2);
    assert_level(&read, "Ada Lovelace", "poker-nim", 10);
    assert_string_equal(levels_last(&read), "J\xC3\xBCrgen");
    levels_free(&read);
    setenv("XDG_STATE_HOME", "/dev/null", 1); /* neither can be done, and nothing happens */
    levels_save(&levels);
    levels_load(&read);
    assert_int_equal(read.n, 0);
    levels_free(&levels);
    static const char *const made[] = {"a/b/nimm/levels", "a/b/nimm", "a/b", "a", ""};
    for (size_t i = 0; i < LENGTH(made); i++) {
        snprintf(path, sizeof path, "%s/%s", folder, made[i]);
        assert_int_equal(remove(path), 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_name_is_made_harmless_and_is_not_too_long),
        cmocka_unit_test(a_level_belongs_to_a_name_and_a_game),
        cmocka_unit_test(whoever_played_last_comes_last),
        cmocka_unit_test(of_very_many_the_oldest_is_forgotten),
        cmocka_unit_test(a_line_that_is_wrong_is_skipped),
        cmocka_unit_test(a_later_line_counts_more_and_a_name_is_made_harmless),
        cmocka_unit_test(what_is_saved_is_read_again_and_folders_are_made),
    };
    return cmocka_run_group_tests_name("levels", tests, NULL, NULL);
}
