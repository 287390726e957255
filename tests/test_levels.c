/* SPDX-License-Identifier: MIT */
/* What is remembered of those who play against the computer. */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include "support.h"

#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ui/levels.h"

static struct ladder ladder(const char *name) {
    const char *parameters;
    return (struct ladder){.game = game_of(name, &parameters)};
}

static void assert_level(const struct levels *levels, const char *name, const char *id,
                         unsigned level) {
    const struct level *found = levels_find(levels, name, ladder(id));
    assert_non_null(found);
    assert_int_equal(found->level, level);
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

static void a_level_belongs_to_a_name_a_game_and_its_kind_of_play(void **state) {
    struct levels levels = {0};
    assert_null(levels_last(&levels));
    assert_null(levels_find(&levels, "Ada", ladder("nim")));
    levels_set(&levels, "Ada", ladder("kayles"), 3, 0);
    levels_set(&levels, "Ben", ladder("nim"), 1, 0);
    levels_set(&levels, "Ada", ladder("nim"), 5, 0);
    assert_level(&levels, "ADA", "nim", 5);
    assert_level(&levels, "Ada", "kayles", 3);
    assert_level(&levels, "ben", "nim", 1);
    assert_null(levels_find(&levels, "Ben", ladder("kayles")));
    const struct ladder misere = {ladder("nim").game, true};
    assert_null(levels_find(&levels, "Ada", misere));
    levels_set(&levels, "Ada", misere, 2, 0);
    assert_int_equal(levels_find(&levels, "Ada", misere)->level, 2);
    assert_level(&levels, "Ada", "nim", 5);
    levels_free(&levels);
}

static void whoever_played_last_comes_last(void **state) {
    struct levels levels = {0};
    levels_set(&levels, "Ada", ladder("nim"), 3, 0);
    levels_set(&levels, "Ben", ladder("nim"), 3, 0);
    assert_string_equal(levels_last(&levels)->name, "Ben");
    levels_set(&levels, "ada", ladder("nim"), 4, 0);
    assert_string_equal(levels_last(&levels)->name, "ada");
    assert_int_equal(levels.n, 2);
    levels_set(&levels, levels_last(&levels)->name, ladder("nim"), 5, 0);
    assert_level(&levels, "Ada", "nim", 5);
    levels_free(&levels);
}

static void of_very_many_the_oldest_is_forgotten(void **state) {
    struct levels levels = {0};
    for (unsigned i = 0; i < 1001; i++) {
        char name[20];
        snprintf(name, sizeof name, "N%u", i);
        levels_set(&levels, name, ladder("nim"), 1, 0);
    }
    assert_int_equal(levels.n, 1000);
    assert_null(levels_find(&levels, "N0", ladder("nim")));
    assert_level(&levels, "N1", "nim", 1);
    assert_string_equal(levels_last(&levels)->name, "N1000");
    levels_free(&levels);
}

/* ---- the file ---- */

static char folder[100], file[200];

static int make_folder(void **state) {
    strcpy(folder, "/tmp/nimm-levels-XXXXXX");
    if (!mkdtemp(folder)) return -1;
    snprintf(file, sizeof file, "%s/nimm/levels", folder);
    return setenv("XDG_STATE_HOME", folder, 1);
}

static int remove_folder(void **state) {
    char command[200];
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command);
}

static void write_file(const char *bytes, size_t length) {
    char path[200];
    snprintf(path, sizeof path, "%s/nimm", folder);
    mkdir(path, 0700);
    FILE *stream = fopen(file, "w");
    assert_non_null(stream);
    assert_int_equal(fwrite(bytes, 1, length, stream), length);
    assert_int_equal(fclose(stream), 0);
}

static void assert_reads(struct levels *levels, const char *bytes, size_t length) {
    struct text why = {0};
    write_file(bytes, length);
    if (!levels_load(levels, &why)) fail_msg("%s", text_string(&why));
}

/* Whoever won last is kept once more. */
static void assert_writes(struct levels *levels, const char *expected, size_t length) {
    char written[500];
    struct text why = {0};
    const struct level last = *levels_last(levels);
    assert_true(levels_keep(levels, last.name, last.ladder, last.level, last.wins, &why));
    FILE *stream = fopen(file, "r");
    assert_non_null(stream);
    assert_int_equal(fread(written, 1, sizeof written, stream), length);
    assert_memory_equal(written, expected, length);
    fclose(stream);
}

static void a_line_that_is_not_understood_stays_as_it_is(void **state) {
    static const char *const wrong[] = {
        "",
        "\n\n\t\t\n",
        "Ada",
        "Ada\tnim\t3",
        "Ada\tnim\t\t0",
        "Ada\tnim\t6\t0",
        "Ada\tnim\t0\t0",
        "Ada\tnim\t3\t0 ",
        "Ada\tnim\t3\t0\r\n",
        "Ada\tnim\t3\t4\t5",
        "Ada\tnim\t3\t99999999999999999999999",
        "Ada\tchess\t3\t0",
        "Ada\tnim:3\t3\t0",
        "Ada\tnim  misere\t3\t0",
        "Ada nim 3 0",
        "\tnim\t3\t0",
        "Ada\n\tnim\t3\t0",
        "Ada\tnim\n3\t0",
        "\xFF\xFE\x01",
        "123456789012345678901234567890123\tnim\t3\t0",
        "nimm-levels: 3",
    };
    for (size_t i = 0; i < LENGTH(wrong); i++) {
        struct levels levels = {0};
        struct text lines = {0}, written = {0};
        text_addf(&lines, "nimm-levels: 2\nEve\tnim\t1\t1\n%s\nEve\tkayles\t4\t0", wrong[i]);
        text_addf(&written, "nimm-levels: 2\n%s\nEve\tnim\t1\t1\nEve\tkayles\t4\t0\n", wrong[i]);
        assert_reads(&levels, lines.data, lines.length);
        assert_writes(&levels, written.data, written.length);
        text_free(&lines);
        text_free(&written);
        levels_free(&levels);
    }
    static const char with_nul[] = "nimm-levels: 2\nAda\tnim\t3\0\t0\nEve\tnim\t1\t0\n";
    struct levels levels = {0};
    assert_reads(&levels, with_nul, sizeof with_nul - 1);
    assert_writes(&levels, with_nul, sizeof with_nul - 1);
    levels_free(&levels);
}

static void a_file_with_another_beginning_is_not_read(void **state) {
    static const char *const others[] = {"nimm-levels: 3\nAda\tnim\t3\t0\n",
                                         "nimm-levels:\nAda\tnim\t3\t0\n", "Ada\tnim\t3\t0\n",
                                         "\n"};
    for (size_t i = 0; i < LENGTH(others); i++) {
        struct levels levels = {0};
        struct text why = {0};
        write_file(others[i], strlen(others[i]));
        assert_false(levels_load(&levels, &why));
        assert_string_equal(text_string(&why), "their file does not begin with \"nimm-levels: 2\"");
        assert_int_equal(levels.n, 0);
        text_free(&why);
        levels_free(&levels);
    }
}

static void a_later_line_counts_more_and_a_name_is_made_harmless(void **state) {
    static const char lines[] =
        "nimm-levels: 2\nAda\tnim\t3\t1\nADA\tNIM\t4\t0\n\x1b[2J\tnim\t5\t0\n";
    struct levels levels = {0};
    assert_reads(&levels, lines, strlen(lines));
    assert_int_equal(levels.n, 2);
    assert_level(&levels, "Ada", "nim", 4);
    assert_int_equal(levels_find(&levels, "Ada", ladder("nim"))->wins, 0);
    assert_string_equal(levels_last(&levels)->name, "\\x1B[2J");
    levels_free(&levels);
}

static void the_wins_at_a_level_are_written_and_read(void **state) {
    static const char lines[] = "nimm-levels: 2\nAda\tnim misere\t2\t0\nAda\tnim\t3\t1\n";
    struct levels levels = {0};
    assert_reads(&levels, lines, strlen(lines));
    assert_int_equal(levels_find(&levels, "Ada", ladder("nim"))->wins, 1);
    assert_int_equal(levels_find(&levels, "Ada", (struct ladder){ladder("nim").game, true})->level,
                     2);
    assert_writes(&levels, lines, strlen(lines));
    levels_set(&levels, "Ada", ladder("nim"), 5, LEVEL_WINS);
    assert_int_equal(levels_find(&levels, "Ada", ladder("nim"))->wins, LEVEL_WINS);
    levels_free(&levels);
}

static void keep(const char *name, const char *id, unsigned level) {
    struct levels levels = {0};
    struct text why = {0};
    assert_true(levels_keep(&levels, name, ladder(id), level, 1, &why));
    levels_free(&levels);
}

static void assert_loads(struct levels *levels, size_t n) {
    struct text why = {0};
    assert_true(levels_load(levels, &why));
    assert_int_equal(levels->n, n);
}

static void what_is_kept_is_read_again_and_folders_are_made(void **state) {
    struct levels levels = {0};
    snprintf(file, sizeof file, "%s/a/b", folder);
    setenv("XDG_STATE_HOME", file, 1);
    assert_loads(&levels, 0);
    keep("Ada Lovelace", "poker-nim", 5);
    keep("J\xC3\xBCrgen", "nim", 1);
    assert_loads(&levels, 2);
    assert_level(&levels, "Ada Lovelace", "poker-nim", 5);
    assert_string_equal(levels_last(&levels)->name, "J\xC3\xBCrgen");
    levels_free(&levels);
    setenv("XDG_STATE_HOME", "/dev/null", 1);
    struct text why = {0};
    assert_false(levels_keep(&levels, "Ada", ladder("nim"), 1, 1, &why));
    assert_string_equal(text_string(&why), "their file cannot be written");
    text_free(&why);
    levels_free(&levels);
    assert_loads(&levels, 0);
}

static void a_file_that_cannot_be_read_stays_as_it_is(void **state) {
    enum { TOO_LARGE = (1 << 18) + 1 };
    struct levels levels = {0};
    struct text why = {0}, expected = {0};
    struct stat status;
    keep("Ada", "nim", 3);
    assert_int_equal(truncate(file, TOO_LARGE), 0);
    assert_false(levels_load(&levels, &why));
    text_addf(&expected, "cannot read %s: this file is too large: at most %d bytes can be read",
              file, TOO_LARGE - 1);
    assert_string_equal(text_string(&why), text_string(&expected));
    assert_false(levels_keep(&levels, "Ada", ladder("nim"), 4, 0, &why));
    assert_true(stat(file, &status) == 0 && status.st_size == TOO_LARGE);
    assert_level(&levels, "Ada", "nim", 4); /* as long as the program runs */
    text_clear(&levels.others);
    remove(file);

    keep("Ada", "nim", 3);
    assert_int_equal(chmod(file, 0200), 0);
    const bool may_read_all = access(file, R_OK) == 0; /* as root may */
    assert_int_equal(levels_keep(&levels, "Ben", ladder("nim"), 4, 0, &why), may_read_all);
    assert_int_equal(chmod(file, 0600), 0);
    levels_free(&levels);
    assert_loads(&levels, may_read_all ? 2 : 1);
    assert_level(&levels, "Ada", "nim", 3);
    levels_free(&levels);
    text_free(&why);
    text_free(&expected);
}

static void of_programs_that_keep_levels_at_once_none_loses_any(void **state) {
    enum { PROGRAMS = 8, LEVELS = 20 };
    struct levels levels = {0};
    int status;
    for (unsigned i = 0; i < PROGRAMS; i++) {
        if (fork() != 0) continue;
        for (unsigned n = 0; n < LEVELS; n++) {
            char name[20];
            snprintf(name, sizeof name, "%u of %u", n, i);
            keep(name, "nim", 2);
        }
        _exit(0);
    }
    for (unsigned i = 0; i < PROGRAMS; i++)
        assert_true(wait(&status) > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0);
    assert_loads(&levels, PROGRAMS * LEVELS);
    levels_free(&levels);
}

#define IN_A_FOLDER(test) cmocka_unit_test_setup_teardown(test, make_folder, remove_folder)

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_name_is_made_harmless_and_is_not_too_long),
        cmocka_unit_test(a_level_belongs_to_a_name_a_game_and_its_kind_of_play),
        cmocka_unit_test(whoever_played_last_comes_last),
        cmocka_unit_test(of_very_many_the_oldest_is_forgotten),
        IN_A_FOLDER(a_line_that_is_not_understood_stays_as_it_is),
        IN_A_FOLDER(a_file_with_another_beginning_is_not_read),
        IN_A_FOLDER(a_later_line_counts_more_and_a_name_is_made_harmless),
        IN_A_FOLDER(the_wins_at_a_level_are_written_and_read),
        IN_A_FOLDER(what_is_kept_is_read_again_and_folders_are_made),
        IN_A_FOLDER(a_file_that_cannot_be_read_stays_as_it_is),
        IN_A_FOLDER(of_programs_that_keep_levels_at_once_none_loses_any),
    };
    return cmocka_run_group_tests_name("levels", tests, NULL, NULL);
}
