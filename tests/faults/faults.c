/* SPDX-License-Identifier: MIT */
/* Makes every call to the system fail in turn: faults [--most N] PROGRAM SHIM COMMANDS. Each command is run
 * once as it is, and the calls that it makes are counted; then once for each of them and each way in which it
 * can fail.
 * --most N: at most N of the calls of a kind, spread over all.
 *
 * Exit status: 0 nothing went wrong, 1 something did, 2 it cannot be tried. The file of commands is a list of
 * lines, in whose texts \n, \\ and \xNN are those bytes:
 *     run WORD...        a command line; apostrophes keep blanks together; nimm is the program
 *     input TEXT         a line of its standard input
 *     file NAME TEXT     a file in its folder, which is empty otherwise
 *     allow STATUS TEXT  an output in which TEXT stands is right too, with this exit status
 *     # ...              a comment
 * What counts as right is written at judge(). */
#define _GNU_SOURCE
#include "faults.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SHOWN_MOST = 400 };

/* What the processes that share the work tell each other. */
struct tally {
    atomic_size_t next; /* the command that nobody has begun yet */
    atomic_ulong tried, wrong, shown;
};

/* ---- what is tried -------------------------------------------------------------------------- */

static const struct attempt {
    enum call call;
    enum fault fault;
    int error;
} attempts[] = {
    {CALL_ALLOCATE, FAULT_ONCE, ENOMEM}, {CALL_ALLOCATE, FAULT_EVER, ENOMEM},
    {CALL_OPEN, FAULT_ONCE, EACCES},     {CALL_OPEN, FAULT_ONCE, EINTR},
    {CALL_OPEN, FAULT_EVER, EMFILE},     {CALL_READ, FAULT_ONCE, EIO},
    {CALL_READ, FAULT_ONCE, EINTR},      {CALL_READ, FAULT_EVER, EIO},
    {CALL_READ, FAULT_SHORT, 0},         {CALL_WRITE, FAULT_ONCE, ENOSPC},
    {CALL_WRITE, FAULT_ONCE, EINTR},     {CALL_WRITE, FAULT_ONCE, EPIPE},
    {CALL_WRITE, FAULT_EVER, EIO},       {CALL_WRITE, FAULT_SHORT, 0},
    {CALL_CLOSE, FAULT_ONCE, EIO},       {CALL_CLOSE, FAULT_ONCE, EINTR},
    {CALL_CLOSE, FAULT_EVER, ENOSPC},    {CALL_FSYNC, FAULT_ONCE, EIO},
    {CALL_FSYNC, FAULT_ONCE, EINTR},     {CALL_FSYNC, FAULT_EVER, EINVAL},
    {CALL_FSYNC, FAULT_EVER, ENOSPC},    {CALL_RENAME, FAULT_ONCE, EIO},
    {CALL_RENAME, FAULT_EVER, ENOSPC},   {CALL_LOOK, FAULT_ONCE, EACCES},
    {CALL_LOOK, FAULT_EVER, EIO},        {CALL_WAIT, FAULT_ONCE, EINTR},
    {CALL_WAIT, FAULT_ONCE, ENOMEM},     {CALL_PROCESS, FAULT_ONCE, EMFILE},
    {CALL_PROCESS, FAULT_EVER, EAGAIN},  {CALL_SYSTEM, FAULT_KILL_BEFORE, 0},
    {CALL_SYSTEM, FAULT_KILL_AFTER, 0},
};

static const char *const call_names[] = {
    [CALL_ALLOCATE] = "allocation", [CALL_OPEN] = "open",
    [CALL_READ] = "read",           [CALL_WRITE] = "write",
    [CALL_CLOSE] = "close",         [CALL_FSYNC] = "fsync",
    [CALL_RENAME] = "rename",       [CALL_LOOK] = "stat, access, readlink or unlink",
    [CALL_WAIT] = "wait",           [CALL_PROCESS] = "pipe, fork, fcntl or waitpid",
    [CALL_SYSTEM] = "system call",
};

static const char *const fault_names[] = {
    [FAULT_NONE] = "as it is",
    [FAULT_ONCE] = "fails once",
    [FAULT_EVER] = "and all later ones fail",
    [FAULT_SHORT] = "and all later ones move one byte",
    [FAULT_KILL_BEFORE] = "is preceded by SIGKILL",
    [FAULT_KILL_AFTER] = "is followed by SIGKILL",
};

/* ---- what is right -------------------------------------------------------------------------- */

static bool is_prefix(const struct text *text, const struct text *whole) {
    return text->length <= whole->length &&
           memcmp(nimm_text_string(text), nimm_text_string(whole), text->length) == 0;
}

static bool is_same(const struct text *one, const struct text *other) {
    return one->length == other->length && is_prefix(one, other);
}

/* Is what came on standard error what comes without a fault, or the start of that, and then one line that
 * says what failed? */
static bool is_message(const struct plan *plan, const struct text *came, const struct text *clean) {
    const char *at = nimm_text_string(came), *expected = nimm_text_string(clean);
    const char *line;
    while ((line = strchr(expected, '\n')) && strncmp(at, expected, (size_t)(line + 1 - expected)) == 0) {
        at += line + 1 - expected;
        expected = line + 1;
    }
    const char *end = strchr(at, '\n');
    if (strlen(nimm_text_string(came)) != came->length || !end || end[1] != '\0') return false;
    if (plan->call == CALL_ALLOCATE) return strcmp(at, "nimm: out of memory\n") == 0;
    return strncmp(at, "nimm: ", 6) == 0 && (plan->error == 0 || strstr(at, strerror(plan->error)));
}

/* Is each file as it was before the command, or as it is behind it, and is there no other? */
static const char *judge_files(const struct command *command, const struct plan *plan,
                               const struct result *clean, const struct result *came) {
    bool may_be_more = plan->fault >= FAULT_KILL_BEFORE || plan->call == CALL_LOOK;
    for (size_t i = 0; i < came->n; i++) {
        const struct file *file = &came->files[i];
        const struct file *before = find_file(command->files, command->n, file->name);
        const struct file *behind = find_file(clean->files, clean->n, file->name);
        if (!before && !behind && !may_be_more) return "leaves a file that nobody wants";
        if ((before || behind) && !(before && is_same(&before->contents, &file->contents)) &&
            !(behind && is_same(&behind->contents, &file->contents)))
            return "a file is neither as before nor as behind";
    }
    for (size_t i = 0; i < command->n; i++)
        if (!find_file(came->files, came->n, command->files[i].name)) return "a file is lost";
    return NULL;
}

/* Are all files as they are without a fault? */
static bool has_all_files(const struct result *clean, const struct result *came) {
    bool all = clean->n == came->n || came->plan.call == CALL_LOOK; /* unlink has failed */
    for (size_t i = 0; all && i < clean->n; i++) {
        const struct file *file = find_file(came->files, came->n, clean->files[i].name);
        all = file && is_same(&file->contents, &clean->files[i].contents);
    }
    return all;
}

/* Does the command itself tell what failed, and go on? Without the player's defaults, a game is a game. */
static bool is_told(const struct command *command, const struct result *clean, const struct result *came) {
    for (size_t i = 0; i < command->allowed; i++)
        if (strstr(nimm_text_string(&came->out), command->allow[i] + 2))
            return WEXITSTATUS(came->status) == command->allow[i][0] - '0';
    return came->status == clean->status &&
           strstr(nimm_text_string(&came->error), "/.config/nimm/config: ") &&
           is_same(&came->out, &clean->out);
}

/* What is wrong with what came; NULL: nothing. The program ends by itself in its time. Either all is as it is
 * without the fault, in output, status and files; or the command itself tells what failed; or the status is
 * 1, one line on standard error says what failed, and standard output is the start of what it should have
 * been. Every file is the old or the new one. Where it goes on, no memory is lost and no file left open. */
static const char *judge(const struct command *command, const struct plan *plan, const struct result *clean,
                         const struct result *came) {
    if (came->hung) return "does not end";
    const char *wrong = judge_files(command, plan, clean, came);
    if (wrong || plan->fault >= FAULT_KILL_BEFORE) return wrong;
    if (WIFSIGNALED(came->status)) return "is killed by a signal";
    bool goes_on =
        came->plan.ended && came->status == 0 && clean->status == 0; /* else it may have ended early */
    if (goes_on && came->plan.left > clean->plan.left) return "loses memory";
    if (goes_on && came->plan.files > clean->plan.files) return "leaves a file open";
    if (is_told(command, clean, came)) return NULL;
    if (came->status == clean->status && is_same(&came->out, &clean->out) &&
        is_same(&came->error, &clean->error))
        return has_all_files(clean, came) ? NULL : "ends as if all were well, with other files";
    if (WEXITSTATUS(came->status) != 1) return "ends with the wrong status or output";
    if (!is_prefix(&came->out, &clean->out)) return "fails with a false output";
    return is_message(plan, &came->error, &clean->error) ? NULL : "fails without the right message";
}

/* ---- trying --------------------------------------------------------------------------------- */

static void show(const struct command *command, const struct plan *plan, const struct result *came,
                 const char *wrong, uint64_t n) {
    fprintf(stderr, "%s\n  %s %lu of %lu %s", command->line, call_names[plan->call], (unsigned long)plan->at,
            (unsigned long)n, fault_names[plan->fault]);
    if (plan->error) fprintf(stderr, " (%s)", strerror(plan->error));
    fprintf(stderr, ": %s\n", wrong);
    if (WIFEXITED(came->status)) fprintf(stderr, "  exit status %d", WEXITSTATUS(came->status));
    if (WIFSIGNALED(came->status)) fprintf(stderr, "  signal %d", WTERMSIG(came->status));
    if (came->plan.ended && came->plan.left > 0)
        fprintf(stderr, "; %lu blocks left, one asked for at 0x%lx", (unsigned long)came->plan.left,
                (unsigned long)came->plan.left_from);
    fprintf(stderr, "\n  addr2line -fie nimm");
    for (int i = 0; i < TRACE_MOST && came->plan.failed_at[i]; i++)
        fprintf(stderr, " 0x%lx", (unsigned long)came->plan.failed_at[i]);
    size_t from = came->out.length > 300 ? came->out.length - 300 : 0;
    fprintf(stderr, "\n  standard error: %s\n  the end of standard output: %s\n",
            nimm_text_string(&came->error), nimm_text_string(&came->out) + from);
}

static void try_one(struct workplace *place, struct tally *tally, const struct command *command,
                    const struct plan *plan, const struct result *clean) {
    struct result came;
    run_command(place, command, plan, &came);
    const char *wrong = judge(command, plan, clean, &came);
    tally->tried++;
    if (wrong) tally->wrong++;
    if (wrong && tally->shown++ < SHOWN_MOST) show(command, plan, &came, wrong, clean->plan.made[plan->call]);
    result_free(&came);
}

/* The `i`-th of `n` calls spread over all of them, from the first to the last. */
static uint64_t pick(uint64_t i, uint64_t n, uint64_t all) {
    return n < 2 ? all : 1 + i * (all - 1) / (n - 1);
}

static void try_command(struct workplace *place, struct tally *tally, const struct command *command,
                        unsigned long most) {
    const struct plan none = {0};
    struct result clean;
    run_command(place, command, &none, &clean);
    if (!clean.plan.ended || WIFSIGNALED(clean.status)) {
        tally->wrong++;
        show(command, &none, &clean, "does not end well by itself", 0);
    }
    for (size_t i = 0; clean.plan.ended && i < sizeof attempts / sizeof *attempts; i++) {
        struct plan plan = {.call = attempts[i].call, .fault = attempts[i].fault, .error = attempts[i].error};
        uint64_t all = clean.plan.made[plan.call], n = all < most ? all : most;
        for (uint64_t k = 0; k < n; k++) {
            plan.at = pick(k, n, all);
            try_one(place, tally, command, &plan, &clean);
        }
    }
    result_free(&clean);
}

/* ---- sharing the work ----------------------------------------------------------------------- */

static void work(const char *program, const char *shim, struct tally *tally, const struct command *commands,
                 size_t n, unsigned long most) {
    struct workplace place;
    if (!workplace_open(&place, program, shim)) {
        perror("faults: no place to work");
        _exit(2);
    }
    for (size_t i; (i = tally->next++) < n;) try_command(&place, tally, &commands[i], most);
    workplace_close(&place);
    _exit(0);
}

static bool share_work(const char *program, const char *shim, struct tally *tally,
                       const struct command *commands, size_t n, unsigned long most) {
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    bool good = true;
    int status;
    for (long i = 0; i < (processors > 1 ? processors : 1); i++) {
        pid_t pid = fork();
        if (pid == 0) work(program, shim, tally, commands, n, most);
        good &= pid > 0;
    }
    while (wait(&status) > 0) good &= WIFEXITED(status) && WEXITSTATUS(status) == 0;
    return good;
}

int main(int argc, char **argv) {
    unsigned long most = -1ul;
    if (argc > 2 && strcmp(argv[1], "--most") == 0) {
        most = strtoul(argv[2], NULL, 10);
        argc -= 2, argv += 2;
    }
    struct command *commands = NULL;
    size_t n = argc == 4 ? read_commands(argv[3], &commands) : 0;
    struct tally *tally =
        mmap(NULL, sizeof *tally, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (n == 0 || tally == MAP_FAILED) {
        fputs("usage: faults [--most N] PROGRAM SHIM COMMANDS\n", stderr);
        return 2;
    }
    bool good = share_work(argv[1], argv[2], tally, commands, n, most);
    free_commands(commands, n);
    printf("faults: %lu failures tried over %zu commands, %lu wrong\n", tally->tried, n, tally->wrong);
    return !good ? 2 : tally->wrong > 0;
}
