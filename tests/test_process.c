/* SPDX-License-Identifier: MIT */
/* Conversations with other programs when the system fails, and with programs that keep their shell. */
#include "support.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ui/process.h"

static const volatile sig_atomic_t never;

static int64_t soon(void) {
    return process_clock() + 10000;
}

static struct process started(const char *command) {
    struct process process = {0};
    assert_true(process_start(&process, command, false));
    return process;
}

/* The answer to "hello", in whole. */
static void assert_says(const char *command, const char *expected) {
    struct process process = started(command);
    struct text lines = {0};
    enum process_status status = process_read_lines(&process, &lines, 1000, soon(), &never);
    if (status != PROCESS_OK && status != PROCESS_CLOSED) fail_msg("%s: status %d", command, status);
    if (strcmp(nimm_text_string(&lines), expected) != 0)
        fail_msg("%s: said \"%s\"", command, nimm_text_string(&lines));
    nimm_text_free(&lines);
    process_end(&process, 1000);
}

/* --- the shell ------------------------------------------------------------------------------- */

/* Each is heard to have closed its output long before the deadline: no shell keeps it open. */
static void a_program_that_closes_its_output_is_heard_at_once(void **state) {
    (void)state;
    static const char *const commands[] = {
        "exec >&-; cat",
        "sh tests/bots.sh closing",
        "  sh\ttests/bots.sh closing",
        "sh 'tests/bots.sh' closing",
        "sh \"tests/bots.sh\" closing 2>/dev/null",
    };
    for (size_t i = 0; i < LENGTH(commands); i++) {
        struct process process = started(commands[i]);
        struct text lines = {0};
        enum process_status status = process_read_lines(&process, &lines, 100, soon(), &never);
        if (status != PROCESS_CLOSED) fail_msg("%s: status %d", commands[i], status);
        process_end(&process, 0);
        nimm_text_free(&lines);
    }
}

/* What only a shell can take apart, the shell does. */
static void any_command_of_a_shell_may_be_given(void **state) {
    (void)state;
    static const struct {
        const char *command, *says;
    } pairs[] = {
        {"cat /dev/null; echo a", "a\n"},
        {"cat /dev/null && echo a", "a\n"},
        {"echo a | cat", "a\n"},
        {"echo 'a;b' \"c'd\"", "a;b c'd\n"},
        {"env echo 'a;b' \"c'd\"", "a;b c'd\n"},
        {"cat </dev/null\necho a", "a\n"},
        {"env echo a\\ \\ b", "a  b\n"},
        {"x=a; echo $x", "a\n"},
        {"env echo $((1 + 2))", "3\n"},
        {"env echo `echo a`", "a\n"},
        {"(echo a)", "a\n"},
        {"env echo a # b", "a\n"},
        {"{ echo a; }", "a\n"},
        {"if true; then echo a; fi", "a\n"},
        {"'env' echo a", "a\n"},
        {"env echo 'open", ""},
        {"exec env echo a", "a\n"},
        {"true", ""},
        {"", ""},
        {"   ", ""},
        {"\\env echo a", "a\n"},
        {"! env echo a", "a\n"},
    };
    for (size_t i = 0; i < LENGTH(pairs); i++) assert_says(pairs[i].command, pairs[i].says);
}

static void the_status_is_that_of_the_program(void **state) {
    (void)state;
    static const struct {
        const char *command;
        int status;
    } pairs[] = {{"sh -c 'exit 7'", 7}, {"exit 7", 7}, {"/dev/null", 126}, {"./no-such-program", 127}};
    for (size_t i = 0; i < LENGTH(pairs); i++) {
        struct process process = started(pairs[i].command);
        struct process_end end = process_end(&process, 10000);
        assert_true(end.by_itself && !end.signaled);
        assert_int_equal(end.number, pairs[i].status);
    }
}

/* --- a system that fails --------------------------------------------------------------------- */

static rlim_t limit_files(rlim_t most) {
    struct rlimit limit;
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &limit), 0);
    rlim_t before = limit.rlim_cur;
    limit.rlim_cur = most;
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &limit), 0);
    return before;
}

static size_t open_files(void) {
    size_t n = 0;
    for (int file = 0; file < 200; file++) n += fcntl(file, F_GETFD) >= 0;
    return n;
}

/* Wherever it fails for want of files, none is left open and errno tells why. */
static void too_many_open_files_are_a_failure_and_leave_none(void **state) {
    (void)state;
    struct process process = {0};
    size_t files = open_files();
    bool good = false;
    unsigned failures = 0;
    for (rlim_t most = 3; !good; most++) {
        rlim_t before = limit_files(most);
        good = process_start(&process, "exit 3", false);
        int error = errno;
        limit_files(before);
        if (good) break;
        failures++;
        assert_int_equal(error, EMFILE);
        assert_int_equal(process.pid, 0);
        assert_int_equal(open_files(), files);
    }
    assert_true(failures > 3);
    assert_int_equal(process_end(&process, 10000).number, 3);
    assert_int_equal(open_files(), files);
}

static volatile sig_atomic_t woken;

static void wake(int number) {
    (void)number;
    woken++;
}

/* A signal that is caught interrupts no conversation. */
static void a_signal_interrupts_nothing(void **state) {
    (void)state;
    struct process process = started("sleep 0.3; printf 'a\\n\\n'");
    struct text lines = {0};
    struct sigaction action = {.sa_handler = wake};
    const struct itimerval often = {{.tv_usec = 10000}, {.tv_usec = 10000}}, none = {{0}, {0}};
    sigaction(SIGALRM, &action, NULL); /* and so it stays, for a signal that comes late */
    setitimer(ITIMER_REAL, &often, NULL);
    enum process_status status = process_read_lines(&process, &lines, 100, soon(), &never);
    setitimer(ITIMER_REAL, &none, NULL);
    assert_true(woken > 1);
    assert_int_equal(status, PROCESS_OK);
    assert_string_equal(nimm_text_string(&lines), "a");
    nimm_text_free(&lines);
    process_end(&process, 1000);
}

/* Its child keeps the pipe open and says nothing. */
static void who_has_ended_is_not_waited_for_though_a_child_of_it_lives(void **state) {
    (void)state;
    struct process process = started("sleep 100 & exit 5");
    struct text lines = {0};
    assert_int_equal(process_read_lines(&process, &lines, 100, soon(), &never), PROCESS_CLOSED);
    struct process_end end = process_end(&process, 1000);
    assert_true(end.by_itself);
    assert_int_equal(end.number, 5);
    nimm_text_free(&lines);
}

/* A pipe that the program has closed, though it lives. */
static void who_does_not_listen_is_not_spoken_to(void **state) {
    (void)state;
    struct process process = started("exec <&-; echo; printf 'deaf\\n\\n'; sleep 100");
    struct text lines = {0};
    assert_int_equal(process_read_lines(&process, &lines, 100, soon(), &never), PROCESS_OK);
    assert_int_equal(process_send(&process, "x", 1, soon(), &never), PROCESS_CLOSED);
    nimm_text_free(&lines);
    process_end(&process, 0);
}

/* poll itself fails, as it does where no file may be open; under valgrind the limit means nothing. */
static void a_wait_that_is_impossible_ends_the_conversation(void **state) {
    (void)state;
    struct process process = started("cat");
    struct text lines = {0};
    struct pollfd nothing = {.fd = -1};
    rlim_t before = limit_files(0);
    bool fails = poll(&nothing, 1, 0) < 0;
    enum process_status status =
        fails ? process_read_lines(&process, &lines, 100, soon(), &never) : PROCESS_OK;
    limit_files(before);
    nimm_text_free(&lines);
    process_end(&process, 0);
    if (!fails) skip();
    assert_int_equal(status, PROCESS_CLOSED);
}

/* Somebody else has waited for the child. */
static void a_child_that_is_gone_has_ended(void **state) {
    (void)state;
    struct process process = started("exit 3");
    assert_int_equal(waitpid(process.pid, NULL, 0), process.pid);
    struct process_end end = process_end(&process, 10000);
    assert_true(end.by_itself && !end.signaled);
}

static int ignore_pipes(void **state) {
    (void)state;
    return signal(SIGPIPE, SIG_IGN) == SIG_ERR;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_program_that_closes_its_output_is_heard_at_once),
        cmocka_unit_test(any_command_of_a_shell_may_be_given),
        cmocka_unit_test(the_status_is_that_of_the_program),
        cmocka_unit_test(too_many_open_files_are_a_failure_and_leave_none),
        cmocka_unit_test(a_signal_interrupts_nothing),
        cmocka_unit_test(who_has_ended_is_not_waited_for_though_a_child_of_it_lives),
        cmocka_unit_test(who_does_not_listen_is_not_spoken_to),
        cmocka_unit_test(a_wait_that_is_impossible_ends_the_conversation),
        cmocka_unit_test(a_child_that_is_gone_has_ended),
    };
    return cmocka_run_group_tests_name("process", tests, ignore_pipes, NULL);
}
