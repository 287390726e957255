/* SPDX-License-Identifier: MIT */
/* The config file: what its lines mean, what is said of bad ones, and where it is. */
#include "support.h"

#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ui/config.h"

/* The configuration that the text says; what is said to be wrong with it begins with `wanted`, or is nothing.
 */
static struct config read_as(const char *bytes, size_t length, const char *wanted) {
    struct config config = config_default();
    struct text warnings = {0};
    config_read(&config, "/c", bytes, length, &warnings);
    assert_int_equal(warnings.length > 0, *wanted != '\0');
    assert_memory_equal(nimm_text_string(&warnings), wanted, strlen(wanted));
    nimm_text_free(&warnings);
    return config;
}

static struct config read_string(const char *string, const char *wanted) {
    return read_as(string, strlen(string), wanted);
}

static void assert_is_default(struct config config) {
    assert_string_equal(config.name, "");
    assert_int_equal(config.level, 5);
    assert_false(config.look.plain);
    assert_false(config.look.circles);
    assert_true(config.hints);
    assert_int_equal(config.look.color, COLOR_AUTO);
}

static void an_empty_file_says_nothing(void **state) {
    assert_is_default(read_string("", ""));
    assert_is_default(read_string("\n \t\n# name = Ada\n   # level = 3\r\n", ""));
    assert_is_default(read_string("\xEF\xBB\xBF", ""));
}

/* A bad line is skipped. */
static void every_setting_is_read(void **state) {
    struct config config =
        read_string("name = Ada\nlevel = 4\nplain = yes\ncircles = yes\nhints = no\ncolor = never\n", "");
    assert_string_equal(config.name, "Ada");
    assert_int_equal(config.level, 4);
    assert_true(config.look.plain);
    assert_true(config.look.circles);
    assert_false(config.hints);
    assert_int_equal(config.look.color, COLOR_NEVER);
}

static void spaces_case_and_line_ends_do_not_matter(void **state) {
    struct config config =
        read_string("\xEF\xBB\xBF\tName=Ada King\r\nLEVEL   =3\r\n Color = ALWAYS \r\nplain=Yes", "");
    assert_string_equal(config.name, "Ada King");
    assert_int_equal(config.level, 3);
    assert_int_equal(config.look.color, COLOR_ALWAYS);
    assert_true(config.look.plain);
}

static void a_name_is_what_stands_after_the_equals_sign(void **state) {
    static const struct {
        const char *line, *name;
    } cases[] = {
        {"name = A = B # C\n", "A = B # C"},
        {"name = \xC3\x84gnes\n", "\xC3\x84gnes"},
        {"name = 12345678901234567890123456789012", "12345678901234567890123456789012"},
        {"name = A\x1B[2J", "A\\x1B[2J"},
        {"name = Ada\nname = Charles\n", "Charles"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_string_equal(read_string(cases[i].line, "").name, cases[i].name);
    assert_string_equal(read_as("name = A\0B", 10, "").name, "A\\x00B");
}

static void every_kind_of_bad_line_is_told_of_and_skipped(void **state) {
    static const char *const lines[] = {
        "level = 6",     "level = 18446744073709551616",
        "plain = maybe", "hints = off",
        "color = red",   "name = Computer",
        "name =",        "name = 123456789012345678901234567890123",
        "level 7",       "seed = 7",
        "levle = 7",     "\x1B[31m = 7",
    };
    for (size_t i = 0; i < LENGTH(lines); i++) assert_is_default(read_string(lines[i], "nimm: /c: line 1: "));
}

/* ---- the file ---- */

static char folder[] = "/tmp/nimm-config.XXXXXX";

static const char *inside(const char *name) {
    static char path[100];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void write_file(const char *path, const char *contents, size_t times) {
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    while (times-- > 0) fputs(contents, file);
    assert_int_equal(fclose(file), 0);
}

static struct config load(const char *wanted) {
    struct config config = config_default();
    struct text warnings = {0};
    config_load(&config, &warnings);
    if (!wanted)
        assert_string_equal(nimm_text_string(&warnings), "");
    else
        assert_non_null(strstr(nimm_text_string(&warnings), wanted));
    nimm_text_free(&warnings);
    return config;
}

static int make_folders(void **state) {
    if (!mkdtemp(folder)) return -1;
    mkdir(inside(".config"), 0700);
    mkdir(inside(".config/nimm"), 0700);
    mkdir(inside("nimm"), 0700);
    return 0;
}

static int remove_folders(void **state) {
    static const char *const paths[] = {".config/nimm/config", ".config/nimm", ".config", "nimm/config",
                                        "nimm"};
    for (size_t i = 0; i < LENGTH(paths); i++) remove(inside(paths[i]));
    return rmdir(folder);
}

static void a_file_that_is_missing_is_nothing_to_warn_of(void **state) {
    remove(inside("nimm/config"));
    setenv("XDG_CONFIG_HOME", folder, 1);
    assert_is_default(load(NULL));
    setenv("XDG_CONFIG_HOME", "/dev/null", 1);
    assert_is_default(load(NULL));
    unsetenv("XDG_CONFIG_HOME");
    unsetenv("HOME");
    assert_is_default(load(NULL));
    setenv("HOME", "", 1);
    assert_is_default(load(NULL));
}

static void the_file_is_looked_for_where_the_system_keeps_such_files(void **state) {
    write_file(inside("nimm/config"), "level = 3\n", 1);
    write_file(inside(".config/nimm/config"), "level = 4\n", 1);
    setenv("HOME", folder, 1);
    setenv("XDG_CONFIG_HOME", folder, 1);
    assert_int_equal(load(NULL).level, 3);
    unsetenv("XDG_CONFIG_HOME");
    assert_int_equal(load(NULL).level, 4);
    setenv("XDG_CONFIG_HOME", "", 1);
    assert_int_equal(load(NULL).level, 4);
    setenv("XDG_CONFIG_HOME", "not/absolute", 1);
    assert_int_equal(load(NULL).level, 4);
}

static void a_file_too_large_or_a_folder_is_not_read(void **state) {
    setenv("XDG_CONFIG_HOME", folder, 1);
    write_file(inside("nimm/config"), "level = 3       ", CONFIG_BYTES / 16);
    assert_is_default(load("line 1: level \"3  "));
    write_file(inside("nimm/config"), "level = 3\n", CONFIG_BYTES / 10 + 1);
    assert_is_default(load("/nimm/config: this file is too large: at most 65536 bytes can be read\n"));
    remove(inside("nimm/config"));
    assert_int_equal(mkdir(inside("nimm/config"), 0700), 0);
    assert_is_default(load("/nimm/config: it is a folder\n"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_empty_file_says_nothing),
        cmocka_unit_test(every_setting_is_read),
        cmocka_unit_test(spaces_case_and_line_ends_do_not_matter),
        cmocka_unit_test(a_name_is_what_stands_after_the_equals_sign),
        cmocka_unit_test(every_kind_of_bad_line_is_told_of_and_skipped),
        cmocka_unit_test(a_file_that_is_missing_is_nothing_to_warn_of),
        cmocka_unit_test(the_file_is_looked_for_where_the_system_keeps_such_files),
        cmocka_unit_test(a_file_too_large_or_a_folder_is_not_read),
    };
    return cmocka_run_group_tests_name("config", tests, make_folders, remove_folders);
}
