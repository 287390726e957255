/* SPDX-License-Identifier: MIT */
/* measure OUT COMMAND...: runs the command and writes to OUT the milliseconds of processor time and the
 * kilobytes of memory that it took, and its exit status. measure -i OUT LINES COMMAND...: types the lines at
 * its terminal, presses Ctrl-C once it is at work, and writes how many milliseconds its answer took; 0 where
 * it was done before. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { SILENT_MS = 250, WAIT_MS = 10000 };

static int write_result(const char *path, const char *format, long a, long b, long c) {
    FILE *file = fopen(path, "w");
    return !file || fprintf(file, format, a, b, c) < 0 || fclose(file) != 0;
}

static long milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static int measure(char **argv) {
    struct rusage usage;
    int status;
    pid_t pid = fork();
    if (pid == 0) {
        execvp(argv[2], argv + 2);
        _exit(127);
    }
    if (wait4(pid, &status, 0, &usage) != pid) return 2;
    long time = (long)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000 +
                (long)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000;
    return write_result(argv[1], "%ld %ld %ld\n", time, usage.ru_maxrss,
                        WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}

/* Reads until nothing has come for so long; the last byte but spaces. */
static char read_all(int master, int silence) {
    struct pollfd entry = {.fd = master, .events = POLLIN};
    char bytes[4096], last = '\0';
    while (poll(&entry, 1, silence) > 0) {
        ssize_t n = read(master, bytes, sizeof bytes);
        if (n <= 0) return '?';
        for (ssize_t i = 0; i < n; i++)
            if (bytes[i] != ' ') last = bytes[i];
    }
    return last;
}

static int interrupt(char **argv) {
    struct pollfd entry = {.events = POLLIN};
    struct termios mode;
    long taken = 0;
    int master = entry.fd = posix_openpt(O_RDWR | O_NOCTTY);
    if (master < 0 || grantpt(master) < 0 || unlockpt(master) < 0) return 2;
    int terminal = open(ptsname(master), O_RDWR | O_NOCTTY);
    tcgetattr(terminal, &mode);
    mode.c_lflag &= ~(tcflag_t)ECHO;
    tcsetattr(terminal, TCSANOW, &mode);
    pid_t pid = fork();
    if (pid == 0) {
        setsid();
        ioctl(terminal, TIOCSCTTY, 0);
        dup2(terminal, STDIN_FILENO);
        dup2(terminal, STDOUT_FILENO);
        dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
        execvp(argv[4], argv + 4);
        _exit(127);
    }
    close(terminal);
    read_all(master, SILENT_MS);
    if (write(master, argv[3], strlen(argv[3])) < 0 || write(master, "\n", 1) < 0) return 2;
    if (read_all(master, SILENT_MS) != '?') {
        long begun = milliseconds();
        if (write(master, "\003", 1) < 0) return 2;
        poll(&entry, 1, WAIT_MS);
        taken = milliseconds() - begun;
    }
    kill(pid, SIGKILL);
    waitpid(pid, NULL, 0);
    return write_result(argv[2], "%ld %ld %ld\n", taken, 0, 0);
}

int main(int argc, char **argv) {
    if (argc > 4 && strcmp(argv[1], "-i") == 0) return interrupt(argv);
    return argc > 2 ? measure(argv) : 2;
}
