/* SPDX-License-Identifier: MIT */
/* Memory runs out at any one moment of a conversation, in turn: the program says so and ends with status 1,
 * or can do without; what it has said until then is the beginning of what it says otherwise. */
#include "support.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "memory.h"
#include "ui/config.h"
#include "ui/lesson.h"
#include "ui/lesson_show.h"
#include "ui/quiz_round.h"
#include "ui/repl.h"

/* So that what was counted before the end is not lost where coverage is measured. */
void __gcov_exit(void) __attribute__((weak));

void _exit(int status) {
    close(STDERR_FILENO); /* where only the program is to be heard */
    if (__gcov_exit) __gcov_exit();
    _Exit(status);
}

enum { OUTPUT_MOST = 1 << 16, DID_WITHOUT = 77 };

/* A program that converses: what it is, and what is typed. */
struct conversation {
    void (*run)(const void *argument);
    const void *argument;
    const char *input;
    const char *out; /* the file that stands in place of the output; NULL: none does */
    bool closed;     /* there is no input at all */
};

/* How it ended, and what it printed. */
struct ending {
    int status;
    char out[OUTPUT_MOST], error[256];
};

static void read_whole(int file, char *bytes, size_t most) {
    size_t length = 0;
    ssize_t n;
    assert_true(lseek(file, 0, SEEK_SET) == 0);
    while ((n = read(file, bytes + length, most - 1 - length)) > 0) length += (size_t)n;
    bytes[length] = '\0';
    close(file);
}

static int temporary_file(const char *contents) {
    char path[] = "/tmp/nimm-memory.XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0 && unlink(path) == 0);
    assert_int_equal(write(file, contents, strlen(contents)), strlen(contents));
    assert_true(lseek(file, 0, SEEK_SET) == 0);
    return file;
}

/* The conversation in a child, in which `failing` allocations fail after the first `spare`. */
static void converse(const struct conversation *conversation, size_t spare, size_t failing,
                     struct ending *ending) {
    const int files[] = {temporary_file(conversation->input), temporary_file(""), temporary_file("")};
    fflush(stdout);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        for (int i = 0; i < 3; i++) dup2(files[i], i);
        if (conversation->out) dup2(open(conversation->out, O_WRONLY), STDOUT_FILENO);
        if (conversation->closed) close(STDIN_FILENO);
        memory_fail(spare, failing);
        conversation->run(conversation->argument);
        bool failed = memory_recover() > 0;
        fflush(stdout);
        _Exit(failed ? DID_WITHOUT : 0);
    }
    assert_int_equal(waitpid(pid, &ending->status, 0), pid);
    close(files[0]);
    read_whole(files[1], ending->out, sizeof ending->out);
    read_whole(files[2], ending->error, sizeof ending->error);
}

static void fail_each_allocation(const struct conversation *conversation, size_t failing) {
    static struct ending whole, now;
    char message[128];
    snprintf(message, sizeof message, "nimm: this needs more memory than there is: %s\n", strerror(ENOMEM));
    converse(conversation, SIZE_MAX, 0, &whole);
    assert_int_equal(whole.status, 0);
    assert_string_equal(whole.error, "");
    for (size_t spare = 0;; spare++) {
        converse(conversation, spare, failing, &now);
        if (now.status == 0) break;
        assert_true(WIFEXITED(now.status));
        if (WEXITSTATUS(now.status) == DID_WITHOUT) {
            if (strcmp(now.out, whole.out) != 0)
                fail_msg("without number %zu this came:\n%s", spare, now.out);
            continue;
        }
        if (WEXITSTATUS(now.status) != 1) fail_msg("status %d after %zu", now.status, spare);
        assert_string_equal(now.error, message);
        if (strncmp(now.out, whole.out, strlen(now.out)) != 0)
            fail_msg("after %zu allocations this came:\n%s", spare, now.out);
    }
    assert_string_equal(now.out, whole.out);
}

/* Ends with status 1 and this message. */
static void assert_fails(const struct conversation *conversation, const char *wrong, int error) {
    static struct ending ending;
    char message[128];
    snprintf(message, sizeof message, "nimm: cannot %s: %s\n", wrong, strerror(error));
    converse(conversation, SIZE_MAX, 0, &ending);
    assert_true(WIFEXITED(ending.status));
    assert_int_equal(WEXITSTATUS(ending.status), 1);
    assert_string_equal(ending.error, message);
}

/* --- games ----------------------------------------------------------------------------------- */

static void play(const void *argument) {
    const struct repl *table = argument;
    struct repl repl = *table;
    repl_run(&repl);
}

static void a_game_says_when_memory_runs_out(void **state) {
    (void)state;
    struct repl table = {.hints = true, .seed = 1};
    table.start.game = game_of("nim", &table.start.parameters);
    void *position = position_of(table.start.game, NULL, "1,2");
    table.position = position;
    for (unsigned i = 0; i < 2; i++) table.seats[i].level = PLAYER_PERFECT;
    const struct conversation conversation = {
        .run = play,
        .argument = &table,
        .input = "Ada\nCharles\nwhy\nhelp undo\n2 1\ncomment yes\nhistory\nundo\n"
                 "redo\n7 7\nname 1 Lovelace\nseat 2 computer\nreview\n\nquit\n"};
    if (!memory_can_fail()) skip();
    fail_each_allocation(&conversation, 1);
    free(position);
}

/* --- class ----------------------------------------------------------------------------------- */

static void give_lesson(const void *argument) {
    lesson_run(argument);
}

static void give_quiz(const void *argument) {
    quiz_run(argument);
}

static void show_lines(const void *argument) {
    struct classroom room;
    classroom_open(&room, COLOR_NEVER, false);
    for (const char *const *line = argument; *line; line++) lesson_show(&room, *line);
    classroom_close(&room);
}

static void a_full_disk_and_an_input_that_is_none_are_told(void **state) {
    (void)state;
    static const char *const lines[] = {"grid nim 2,1", NULL}, *const many[] = {
                                                                   "lemma nim 7,7", "lemma nim 7,7",
                                                                   "lemma nim 7,7", "lemma nim 7,7",
                                                                   "lemma nim 7,7", "lemma nim 7,7",
                                                                   "lemma nim 7,7", "lemma nim 7,7",
                                                                   "lemma nim 7,7", "lemma nim 7,7",
                                                                   "lemma nim 7,7", NULL};
    const struct quiz_plan plan = {
        .level = 1, .topics = QUIZ_ALL_TOPICS, .questions = 1, .command = "nimm quiz"};
    const struct conversation
        few_words = {.run = show_lines, .argument = lines, .input = "", .out = "/dev/full"},
        many_words = {.run = show_lines, .argument = many, .input = "", .out = "/dev/full"},
        deaf = {.run = give_quiz, .argument = &plan, .input = "", .closed = true};
    if (access("/dev/full", W_OK) != 0) skip();
    assert_fails(&few_words, "write the output", ENOSPC);
    assert_fails(&many_words, "write the output", ENOSPC);
    assert_fails(&deaf, "read the input", EBADF);
}

static void a_lesson_says_when_memory_runs_out(void **state) {
    (void)state;
    const struct lesson_plan plan = {.step = 13};
    const struct conversation conversation = {.run = give_lesson, .argument = &plan, .input = ""};
    if (!memory_can_fail()) skip();
    fail_each_allocation(&conversation, 1);
}

static void a_quiz_says_when_memory_runs_out(void **state) {
    (void)state;
    const struct quiz_plan plan = {
        .level = 1, .topics = QUIZ_ALL_TOPICS, .questions = 6, .seed = 3, .command = "nimm quiz"};
    const struct conversation conversation = {
        .run = give_quiz, .argument = &plan, .input = "rules\n?\nskip\nskip\nskip\nskip\nskip\nskip\n"};
    if (!memory_can_fail()) skip();
    fail_each_allocation(&conversation, 1);
}

static void what_a_lesson_shows_says_when_memory_runs_out(void **state) {
    (void)state;
    static const char *const lines[] = {"grid nim 2,1",
                                        "winner nim 1",
                                        "value prime 12",
                                        "lemma nim 1,1",
                                        "lemma nim 1,2",
                                        "graph nim 1,1",
                                        "mex subtraction:3 4..5",
                                        "mex nim 1,1",
                                        "move nim 3,4 1 1",
                                        "game nim 2",
                                        NULL};
    const struct conversation conversation = {.run = show_lines, .argument = lines, .input = ""};
    if (!memory_can_fail()) skip();
    fail_each_allocation(&conversation, 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_full_disk_and_an_input_that_is_none_are_told),
        cmocka_unit_test(a_game_says_when_memory_runs_out),
        cmocka_unit_test(a_lesson_says_when_memory_runs_out),
        cmocka_unit_test(a_quiz_says_when_memory_runs_out),
        cmocka_unit_test(what_a_lesson_shows_says_when_memory_runs_out),
    };
    return cmocka_run_group_tests_name("memory at the prompt", tests, NULL, NULL);
}
