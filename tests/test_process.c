/* SPDX-License-Identifier: MIT */
/* Conversations with other programs: what is said and heard, how they end, and a system that fails. */
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

static const volatile sig_atomic_t never, always = 1;

static int64_t soon(void) {
    return process_clock() + 10000;
}

static struct process started(const char *command) {
    struct process process = {0};
    assert_true(process_start(&process, command, false));
    return process;
}

static void assert_hears(struct process *process, enum process_status expected, const char *said) {
    struct text lines = {0};
    enum process_status status = process_read_lines(process, &lines, 1000, soon(), &never);
    if (status != expected || strcmp(nimm_text_string(&lines), said) != 0)
        fail_msg("status %d, not %d: \"%s\", not \"%s\"", status, expected, nimm_text_string(&lines), said);
    nimm_text_free(&lines);
}

static void assert_ends(struct process *process, int status) {
    struct process_end end = process_end(process, 10000);
    assert_true(end.by_itself && !end.signaled);
    assert_int_equal(end.number, status);
    assert_int_equal(process->pid, 0);
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    assert_int_equal(errno, ECHILD);
}

/* --- what is said and heard ------------------------------------------------------------------ */

static void what_is_sent_comes_back_from_cat(void **state) {
    struct process process = started("cat");
    assert_int_equal(process_send(&process, "a\nb\n\n\n\nc\n\n", 11, soon(), &never), PROCESS_OK);
    assert_hears(&process, PROCESS_OK, "a\nb");
    assert_hears(&process, PROCESS_OK, "c");
    assert_ends(&process, 0);
}

/* Control characters and errors are passed over. */
static void any_command_of_a_shell_may_be_given(void **state) {
    static const struct {
        const char *command, *says;
    } pairs[] = {
        {"x=a; printf $x'\n\n' | cat", "a"},
        {"printf '\\r\\n= 1\\000\\t\\0332\\r\\n\\r\\n'", "= 1\t2"},
        {"echo error >&2 && printf 'a\n\n'", "a"},
    };
    for (size_t i = 0; i < LENGTH(pairs); i++) {
        struct process process = started(pairs[i].command);
        assert_hears(&process, PROCESS_OK, pairs[i].says);
        process_end(&process, 1000);
    }
}

/* Each is heard to have closed its output long before the deadline, nor is a child waited for that lives on.
 */
static void a_program_that_closes_its_output_is_heard_at_once(void **state) {
    static const char *const commands[] = {
        "exec >&-; cat", "exec sh tests/bots.sh closing", "sleep 100 & exit 5", "env echo 'open", "true", ""};
    for (size_t i = 0; i < LENGTH(commands); i++) {
        struct process process = started(commands[i]);
        assert_hears(&process, PROCESS_CLOSED, "");
        process_end(&process, 0);
    }
}

static void who_does_not_listen_is_not_spoken_to(void **state) {
    struct process process = started("exec <&-; echo; printf 'deaf\\n\\n'; sleep 100");
    assert_hears(&process, PROCESS_OK, "deaf");
    assert_int_equal(process_send(&process, "x", 1, soon(), &never), PROCESS_CLOSED);
    process_end(&process, 0);
}

static void more_than_is_wanted_is_a_flood(void **state) {
    struct process process = started("while :; do echo x; done");
    struct text lines = {0};
    assert_int_equal(process_read_lines(&process, &lines, 1000, soon(), &never), PROCESS_FLOOD);
    assert_true(lines.length <= 1000);
    nimm_text_free(&lines);
    assert_false(process_end(&process, 0).by_itself);
}

static void a_deadline_that_has_passed_ends_the_wait(void **state) {
    struct process process = started("printf half; cat");
    struct text lines = {0};
    while (lines.length < 4)
        assert_int_equal(process_read_lines(&process, &lines, 100, process_clock(), &never), PROCESS_TIME);
    assert_string_equal(nimm_text_string(&lines), "half");
    char *much = calloc(1, 1 << 20);
    assert_int_equal(process_send(&process, much, 1 << 20, process_clock(), &never), PROCESS_TIME);
    free(much);
    nimm_text_free(&lines);
    process_end(&process, 0);
}

static void the_stop_flag_ends_the_wait(void **state) {
    struct process process = started("cat");
    struct text lines = {0};
    assert_int_equal(process_read_lines(&process, &lines, 100, soon(), &always), PROCESS_STOPPED);
    assert_int_equal(process_send(&process, "x", 1, soon(), &always), PROCESS_STOPPED);
    nimm_text_free(&lines);
    process_end(&process, 0);
}

/* --- how they end ---------------------------------------------------------------------------- */

static void the_status_is_that_of_the_program(void **state) {
    static const struct {
        const char *command;
        int status;
    } pairs[] = {{"sh -c 'exit 7'", 7}, {"exit 7", 7}, {"/dev/null", 126}, {"./no-such-program", 127}};
    for (size_t i = 0; i < LENGTH(pairs); i++) {
        struct process process = started(pairs[i].command);
        assert_hears(&process, PROCESS_CLOSED, "");
        assert_ends(&process, pairs[i].status);
    }
}

static void an_end_by_a_signal_is_told(void **state) {
    struct process process = started("kill -9 $$");
    assert_hears(&process, PROCESS_CLOSED, "");
    struct process_end end = process_end(&process, 10000);
    assert_true(end.by_itself && end.signaled);
    assert_int_equal(end.number, SIGKILL);
}

static void its_children_end_with_it(void **state) {
    struct process process = started("trap '' TERM HUP; sleep 1000 & printf 'a\\n\\n'; wait");
    pid_t group = process.pid;
    assert_hears(&process, PROCESS_OK, "a");
    assert_int_equal(kill(-group, 0), 0);
    struct process_end end = process_end(&process, 0);
    assert_true(!end.by_itself && end.signaled);
    assert_int_equal(end.number, SIGKILL);
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
}

/* Somebody else has waited for the child. */
static void a_child_that_is_gone_has_ended(void **state) {
    struct process process = started("exit 3");
    assert_int_equal(waitpid(process.pid, NULL, 0), process.pid);
    struct process_end end = process_end(&process, 10000);
    assert_true(end.by_itself && !end.signaled);
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
    woken++;
}

/* A signal that is caught interrupts no conversation. */
static void a_signal_interrupts_nothing(void **state) {
    struct process process = started("sleep 0.3; printf 'a\\n\\n'");
    struct sigaction action = {.sa_handler = wake};
    const struct itimerval often = {{.tv_usec = 10000}, {.tv_usec = 10000}}, none = {{0}, {0}};
    sigaction(SIGALRM, &action, NULL); /* and so it stays, for a signal that comes late */
    setitimer(ITIMER_REAL, &often, NULL);
    assert_hears(&process, PROCESS_OK, "a");
    setitimer(ITIMER_REAL, &none, NULL);
    assert_true(woken > 1);
    process_end(&process, 1000);
}

/* poll itself fails, as it does where no file may be open; under valgrind the limit means nothing. */
static void a_wait_that_is_impossible_ends_the_conversation(void **state) {
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

static int ignore_pipes(void **state) {
    return signal(SIGPIPE, SIG_IGN) == SIG_ERR;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_sent_comes_back_from_cat),
        cmocka_unit_test(any_command_of_a_shell_may_be_given),
        cmocka_unit_test(a_program_that_closes_its_output_is_heard_at_once),
        cmocka_unit_test(who_does_not_listen_is_not_spoken_to),
        cmocka_unit_test(more_than_is_wanted_is_a_flood),
        cmocka_unit_test(a_deadline_that_has_passed_ends_the_wait),
        cmocka_unit_test(the_stop_flag_ends_the_wait),
        cmocka_unit_test(the_status_is_that_of_the_program),
        cmocka_unit_test(an_end_by_a_signal_is_told),
        cmocka_unit_test(its_children_end_with_it),
        cmocka_unit_test(a_child_that_is_gone_has_ended),
        cmocka_unit_test(too_many_open_files_are_a_failure_and_leave_none),
        cmocka_unit_test(a_signal_interrupts_nothing),
        cmocka_unit_test(a_wait_that_is_impossible_ends_the_conversation),
    };
    return cmocka_run_group_tests_name("process", tests, ignore_pipes, NULL);
}
