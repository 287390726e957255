/* SPDX-License-Identifier: MIT */
/* What is remembered between runs: where its files lie, and what happens if they cannot. */
#include "ui/state.h"

#include <sys/stat.h>
#include <unistd.h>

#include "support.h"

static void assert_reads(const char *name, const char *bytes) {
    struct text contents = {0}, why = {0};
    if (!state_read(name, &contents, &why)) fail_msg("%s", text_string(&why));
    assert_string_equal(text_string(&contents), bytes);
    text_free(&contents);
}

static void assert_remembers(const char *name, const char *bytes) {
    assert_true(state_write(name, bytes, strlen(bytes)));
    assert_reads(name, bytes);
}

static void files_lie_in_folders_that_are_made(void **state) {
    char folder[] = "/tmp/nimm-test-state-XXXXXX";
    struct text path = {0};
    assert_non_null(mkdtemp(folder));
    text_addf(&path, "%s/a/b", folder);
    setenv("XDG_STATE_HOME", path.data, 1);
    assert_reads("puzzles", "");
    assert_remembers("puzzles", "puzzle 7\n");
    assert_remembers("puzzles", "puzzle 12\n");
    state_remove("puzzles");
    assert_reads("puzzles", "");
    state_remove("puzzles");
    assert_remembers("puzzles", "puzzle 12\n");
    text_add(&path, "/nimm/puzzles");
    assert_int_equal(access(path.data, F_OK), 0);

    setenv("XDG_STATE_HOME", "not/absolute", 1);
    setenv("HOME", folder, 1);
    assert_reads("levels", "");
    assert_remembers("levels", "");
    text_clear(&path);
    text_addf(&path, "rm -r %s", folder);
    assert_int_equal(system(path.data), 0);
    text_free(&path);
}

static void what_cannot_be_read_is_said_and_what_cannot_be_written_is_not(void **state) {
    char folder[] = "/tmp/nimm-test-state-XXXXXX";
    struct text path = {0}, contents = {0}, why = {0}, expected = {0};
    assert_non_null(mkdtemp(folder));
    setenv("XDG_STATE_HOME", folder, 1);
    text_addf(&path, "%s/nimm/puzzles/", folder);
    state_unlock(state_lock("levels")); /* makes the folder */
    assert_int_equal(mkdir(path.data, 0700), 0);
    assert_false(state_read("puzzles", &contents, &why));
    text_addf(&expected, "cannot read %s/nimm/puzzles: it is a folder", folder);
    assert_string_equal(text_string(&why), expected.data);
    text_clear(&path);
    text_addf(&path, "rm -r %s", folder);
    assert_int_equal(system(path.data), 0);

    setenv("XDG_STATE_HOME", "/dev/null", 1);
    assert_false(state_write("puzzles", "puzzle 7\n", 9));
    assert_reads("puzzles", "");
    state_unlock(state_lock("puzzles"));
    unsetenv("XDG_STATE_HOME");
    unsetenv("HOME");
    assert_false(state_write("puzzles", "puzzle 7\n", 9));
    assert_reads("puzzles", "");
    text_free(&path);
    text_free(&contents);
    text_free(&why);
    text_free(&expected);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files_lie_in_folders_that_are_made),
        cmocka_unit_test(what_cannot_be_read_is_said_and_what_cannot_be_written_is_not),
    };
    return cmocka_run_group_tests_name("state", tests, NULL, NULL);
}
