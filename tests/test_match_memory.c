/* SPDX-License-Identifier: MIT */
/* nimm match without memory: it ends with status 1 and a message, and none of its programs outlives it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/command.h"
#include "memory.h"

enum { STATUS_NEVER_FAILED = 100 };

/* Speaks the protocol, and goes on behind the end of its input unless it was told to quit. */
static char bot[] = "echo $$ >>bots; while read -r word _; do case $word in genmove) printf '= 1 1\\n\\n' ;; "
                    "quit) exit ;; *) printf '=\\n\\n' ;; esac; done; exec sleep 60";

extern const struct command command_match;

/* In a process of its own, as the command may end it. */
static void play_match(size_t spare, char *folder) {
    char *words[] = {bot, "computer", "--position", "1,1,1", "--games", "2", "--record", folder, NULL};
    struct arguments arguments;
    int file = open("said", O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file < 0 || dup2(file, STDERR_FILENO) < 0 || !freopen("/dev/null", "w", stdout)) exit(2);
    if (!arguments_parse(&arguments, &command_match, 8, words)) exit(2);
    memory_fail_for_ever(spare);
    int status = command_match.run(&arguments);
    exit(memory_recover() > 0 ? status : STATUS_NEVER_FAILED);
}

static int status_of_match(size_t spare) {
    char folder[32];
    int status = 0;
    snprintf(folder, sizeof folder, "records-%zu", spare);
    fflush(NULL);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) play_match(spare, folder);
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

/* How many of the bots are still there; each that is gets killed now. */
static int count_alive(void) {
    int alive = 0;
    long pid;
    FILE *file = fopen("bots", "r");
    if (!file) return 0;
    while (fscanf(file, "%ld", &pid) == 1)
        if (kill((pid_t)pid, SIGKILL) == 0) alive++;
    fclose(file);
    unlink("bots");
    return alive;
}

static void assert_said(const char *expected) {
    char said[200] = "";
    FILE *file = fopen("said", "r");
    assert_non_null(file);
    size_t length = fread(said, 1, sizeof said - 1, file);
    said[length] = '\0';
    fclose(file);
    assert_string_equal(said, expected);
}

static void whichever_allocation_fails_the_match_ends_its_programs_and_says_why(void **state) {
    (void)state;
    size_t spare = 0;
    if (!memory_can_fail()) skip();
    for (;; spare++) {
        int status = status_of_match(spare);
        assert_int_equal(count_alive(), 0);
        if (status == STATUS_NEVER_FAILED) break;
        assert_int_equal(status, STATUS_FAILED);
        assert_said("nimm: this needs more memory than there is: Cannot allocate memory\n");
    }
    assert_said("");
    assert_true(spare > 20);
}

static int enter_folder(void **state) {
    static char folder[] = "/tmp/nimm-match.XXXXXX";
    *state = folder;
    return mkdtemp(folder) && chdir(folder) == 0 ? 0 : -1;
}

static int remove_folder(void **state) {
    char command[64];
    snprintf(command, sizeof command, "rm -rf '%s'", (char *)*state);
    return chdir("/") == 0 && system(command) == 0 ? 0 : -1;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whichever_allocation_fails_the_match_ends_its_programs_and_says_why),
    };
    return cmocka_run_group_tests_name("match_memory", tests, enter_folder, remove_folder);
}
