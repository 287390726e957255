/* SPDX-License-Identifier: MIT */
#include "ui/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "core/text.h"

/* In milliseconds: between two looks at the stop flag, between two looks at a process that is to end, from
 * SIGTERM to SIGKILL, and from there to giving up on one that we may not kill. */
enum { STOP_INTERVAL = 100, END_INTERVAL = 2, TERM_PATIENCE = 200, KILL_PATIENCE = 2000 };

/* The groups of those that run (a match has two), so that none is left behind when the program ends early; 0:
 * a free place. */
static pid_t running[8];

enum { RUNNING_MOST = sizeof running / sizeof *running };

static void kill_all(void) {
    for (size_t i = 0; i < RUNNING_MOST; i++)
        if (running[i] != 0) kill(-running[i], SIGKILL);
}

/* Puts `to` into the first place where `from` is. */
static void note(pid_t from, pid_t to) {
    size_t i = 0;
    while (i < RUNNING_MOST && running[i] != from) i++;
    if (i < RUNNING_MOST) running[i] = to;
}

int64_t process_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* --- starting -------------------------------------------------------------------------------- */

static void close_pipe(const int ends[2]) {
    close(ends[0]);
    close(ends[1]);
}

/* A pipe that no other child inherits, and whose ends are not among the three standard files even where
 * those are closed. */
static bool open_pipe(int ends[2]) {
    int low[2];
    if (pipe(low) != 0) return false;
    ends[0] = fcntl(low[0], F_DUPFD_CLOEXEC, 3);
    ends[1] = fcntl(low[1], F_DUPFD_CLOEXEC, 3);
    int error = errno;
    close_pipe(low);
    if (ends[0] >= 0 && ends[1] >= 0) return true;
    close_pipe(ends); /* one of which may not be open */
    errno = error;
    return false;
}

/* The child: becomes the shell. Signals that are caught become default ones by themselves. What happens here
 * is counted nowhere. */
static void become(const char *command, int in, int out, bool show_errors) {
    setpgid(0, 0);
    signal(SIGPIPE, SIG_DFL);
    if (dup2(in, STDIN_FILENO) < 0 || dup2(out, STDOUT_FILENO) < 0) _exit(127);
    int errors = show_errors ? -1 : open("/dev/null", O_WRONLY);
    if (errors >= 0) dup2(errors, STDERR_FILENO);
    if (errors > STDERR_FILENO) close(errors);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

bool process_start(struct process *process, const char *command, bool show_errors) {
    int in[2], out[2];
    if (!open_pipe(in)) return false;
    if (!open_pipe(out)) {
        close_pipe(in);
        return false;
    }
    pid_t pid = fork();
    if (pid == 0) become(command, in[0], out[1], show_errors);
    if (pid < 0) {
        close_pipe(in);
        close_pipe(out);
        return false;
    }
    setpgid(pid, pid); /* the child does so too: whoever comes first */
    close(in[0]);
    close(out[1]);
    fcntl(in[1], F_SETFL, O_NONBLOCK);
    fcntl(out[0], F_SETFL, O_NONBLOCK);
    static bool watched;
    if (!watched) watched = atexit(kill_all) == 0;
    note(0, pid);
    process->pid = pid;
    process->to = in[1];
    process->from = out[0];
    process->start = process->end = 0;
    return true;
}

/* Has the process ended, or does it within so many milliseconds? It is not taken from the system's table yet,
 * so that its number, which its group has too, cannot become anybody else's. */
static bool has_ended(pid_t pid, int64_t patience) {
    int64_t deadline = process_clock() + patience;
    const struct timespec interval = {.tv_nsec = END_INTERVAL * 1000000L};
    for (;;) {
        siginfo_t info = {.si_pid = 0};
        int64_t left = deadline - process_clock();
        /* Where it fails, there is no such child. */
        if (waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == pid)
            return true;
        if (left <= 0) return false;
        nanosleep(&interval, NULL);
    }
}

/* --- talking --------------------------------------------------------------------------------- */

/* Waits until the file can be read or written. What is there at the deadline still counts. A process that has
 * ended has nothing to say any more, even where a child that it left behind keeps its pipe open. */
static enum process_status wait_for(pid_t pid, int file, short events, int64_t deadline,
                                    const volatile sig_atomic_t *stop) {
    struct pollfd entry = {.fd = file, .events = events};
    for (;;) {
        if (*stop) return PROCESS_STOPPED;
        /* Before the pipe is looked at: so its last words are heard. */
        bool ended = has_ended(pid, 0);
        int64_t left = ended ? 0 : deadline - process_clock();
        int n = poll(&entry, 1, left <= 0 ? 0 : left < STOP_INTERVAL ? (int)left : STOP_INTERVAL);
        if (n > 0) return PROCESS_OK;
        if (n < 0 && errno == EINTR) continue;
        if (n < 0 || ended) return PROCESS_CLOSED;
        if (left <= 0) return PROCESS_TIME;
    }
}

enum process_status process_send(struct process *process, const char *bytes, size_t length, int64_t deadline,
                                 const volatile sig_atomic_t *stop) {
    while (length > 0) {
        enum process_status status = wait_for(process->pid, process->to, POLLOUT, deadline, stop);
        if (status != PROCESS_OK) return status;
        ssize_t n = write(process->to, bytes, length);
        if (n < 0 && (errno == EAGAIN || errno == EINTR)) continue;
        if (n < 0) return PROCESS_CLOSED;
        bytes += n;
        length -= (size_t)n;
    }
    return PROCESS_OK;
}

/* More bytes into the empty buffer. */
static enum process_status fill(struct process *process, int64_t deadline,
                                const volatile sig_atomic_t *stop) {
    ssize_t n;
    do {
        enum process_status status = wait_for(process->pid, process->from, POLLIN, deadline, stop);
        if (status != PROCESS_OK) return status;
        n = read(process->from, process->buffer, sizeof process->buffer);
    } while (n < 0 && (errno == EAGAIN || errno == EINTR));
    if (n <= 0) return PROCESS_CLOSED;
    process->start = 0;
    process->end = (size_t)n;
    return PROCESS_OK;
}

enum process_status process_read_lines(struct process *process, struct text *lines, size_t most,
                                       int64_t deadline, const volatile sig_atomic_t *stop) {
    nimm_text_clear(lines);
    bool line_is_empty = true;
    for (size_t n = 0; n < most; n++) {
        if (process->start == process->end) {
            enum process_status status = fill(process, deadline, stop);
            if (status != PROCESS_OK) return status;
        }
        char c = process->buffer[process->start++];
        if (c == '\n' && line_is_empty && lines->length > 0) {
            lines->data[--lines->length] = '\0';
            return PROCESS_OK;
        }
        if (c == '\n' && line_is_empty) continue;
        if (c != '\n' && c != '\t' && ((unsigned char)c < 0x20 || c == 0x7F)) continue;
        text_add_char(lines, c);
        line_is_empty = c == '\n';
    }
    return PROCESS_FLOOD;
}

/* --- ending ---------------------------------------------------------------------------------- */

struct process_end process_end(struct process *process, int64_t patience) {
    struct process_end end = {0};
    pid_t pid = process->pid;
    int status = 0;
    close(process->to);
    close(process->from);
    end.by_itself = has_ended(pid, patience);
    if (kill(-pid, SIGTERM) == 0 && !end.by_itself) has_ended(pid, TERM_PATIENCE);
    /* What is left of the group did not want to end, and what has ended is not hurt by it. */
    kill(-pid, SIGKILL);
    if (has_ended(pid, KILL_PATIENCE)) waitpid(pid, &status, WNOHANG);
    end.signaled = WIFSIGNALED(status);
    end.number = end.signaled ? WTERMSIG(status) : WEXITSTATUS(status);
    note(pid, 0);
    process->pid = 0;
    return end;
}
