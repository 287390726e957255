/* SPDX-License-Identifier: MIT */
/* Reading files whole, within bounds, or saying what failed. */
#include "support.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "ui/save.h"

static const char contents_of_file[] = "the old file\n";

/* A file of that; the state is its path. */
static int make_file(void **state) {
    static char path[32];
    strcpy(path, "/tmp/nimm-read.XXXXXX");
    int file = mkstemp(path);
    size_t length = strlen(contents_of_file);
    *state = path;
    return file < 0 || write(file, contents_of_file, length) != (ssize_t)length || close(file) != 0;
}

static int remove_file(void **state) {
    return remove(*state);
}

static void reading_is_bounded_and_says_what_failed(void **state) {
    const char *path = *state;
    struct text contents = {0}, why = {0};
    assert_true(save_read(path, strlen(contents_of_file), &contents, &why));
    text_clear(&contents);
    assert_false(save_read(path, strlen(contents_of_file) - 1, &contents, &why));
    assert_string_equal(text_string(&why), "this file is too large: at most 12 bytes can be read");
    text_clear(&contents);
    text_clear(&why);
    assert_false(save_read("/dev/zero", 100000, &contents, &why));
    text_clear(&contents);
    text_clear(&why);
    assert_false(save_read("/tmp", 100, &contents, &why));
    assert_string_equal(text_string(&why), strerror(EISDIR));
    text_clear(&why);
    assert_false(save_read("/nonexistent/file", 100, &contents, &why));
    assert_string_equal(text_string(&why), strerror(ENOENT));
    text_free(&contents);
    text_free(&why);
}

static void wake(int number) {
    (void)number;
}

/* A read that a signal interrupts begins again. */
static void reading_goes_on_after_an_interruption(void **state) {
    (void)state;
    struct text contents = {0}, why = {0};
    int ends[2], input = dup(STDIN_FILENO);
    struct sigaction action = {.sa_handler = wake}, before;
    const struct itimerval soon = {.it_value = {.tv_usec = 20000}};
    assert_int_equal(pipe(ends), 0);
    sigaction(SIGALRM, &action, &before);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        const struct timespec pause = {.tv_nsec = 100000000};
        close(ends[0]);
        nanosleep(&pause, NULL);
        _exit(write(ends[1], "late", 4) != 4);
    }
    close(ends[1]);
    dup2(ends[0], STDIN_FILENO);
    close(ends[0]);
    setitimer(ITIMER_REAL, &soon, NULL);
    bool good = save_read("-", 100, &contents, &why);
    dup2(input, STDIN_FILENO);
    close(input);
    sigaction(SIGALRM, &before, NULL);
    assert_int_equal(waitpid(pid, NULL, 0), pid);
    assert_true(good);
    assert_string_equal(text_string(&contents), "late");
    text_free(&contents);
}

#define WITH_A_FILE(test) cmocka_unit_test_setup_teardown(test, make_file, remove_file)

int main(void) {
    const struct CMUnitTest tests[] = {
        WITH_A_FILE(reading_is_bounded_and_says_what_failed),
        cmocka_unit_test(reading_goes_on_after_an_interruption),
    };
    return cmocka_run_group_tests_name("save: reading", tests, NULL, NULL);
}
