/* SPDX-License-Identifier: MIT */
/* The program as a whole beside /bin/true: how long from exec to the end of its first prompt, how much memory
 * a whole game takes. */
#define _DEFAULT_SOURCE /* wait4, mkstemp */
#include <fcntl.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench.h"

enum { RUNS = 301 };

struct run {
    double seconds;
    long kilobytes;
};

/* Runs a command with its input from a file and its output thrown away. */
static struct run run(char *const argv[], const char *input) {
    double begun = bench_seconds();
    pid_t child = fork();
    if (child == 0) {
        int in = open(input, O_RDONLY), out = open("/dev/null", O_WRONLY);
        if (in < 0 || out < 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0) _exit(126);
        execv(argv[0], argv);
        _exit(127);
    }
    int status;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) < 0 || !WIFEXITED(status) ||
        WEXITSTATUS(status) >= 126) {
        fprintf(stderr, "cannot run %s\n", argv[0]);
        exit(1);
    }
    return (struct run){bench_seconds() - begun, usage.ru_maxrss};
}

/* Both commands in turn, A B A B ..., so that a slow minute slows both. */
static void compare(const char *work, char *const ours[], char *const other[], const char *input) {
    static double our_time[RUNS], other_time[RUNS], our_size[RUNS], other_size[RUNS];
    char left[32], right[32], name[64];
    for (size_t i = 0; i < RUNS; i++) {
        struct run a = run(ours, input), b = run(other, input);
        our_time[i] = a.seconds, other_time[i] = b.seconds;
        our_size[i] = (double)a.kilobytes, other_size[i] = (double)b.kilobytes;
    }
    double a = bench_median(our_time, RUNS), b = bench_median(other_time, RUNS);
    snprintf(left, sizeof left, "%.0f us", a * 1e6);
    snprintf(right, sizeof right, "%.0f us", b * 1e6);
    snprintf(name, sizeof name, "%s, time", work);
    bench_row(name, left, right, a / b, "<= 2 of /bin/true");
    a = bench_median(our_size, RUNS), b = bench_median(other_size, RUNS);
    snprintf(left, sizeof left, "%.0f KB", a);
    snprintf(right, sizeof right, "%.0f KB", b);
    snprintf(name, sizeof name, "%s, memory", work);
    bench_row(name, left, right, a / b, "<= 2.5 of /bin/true");
}

static void write_game(const char *path) {
    FILE *file = fopen(path, "w");
    if (!file) exit(1);
    fputs("Ada\nCharles\n1 2\nwhy\n2 4\n3 4\n1 1\n3 1\nno\n", file);
    if (fclose(file) != 0) exit(1);
}

int main(void) {
    const char *program = getenv("NIMM");
    if (!program) program = "build/nimm";
    char path[4096], game[] = "/tmp/nimm-game-XXXXXX";
    snprintf(path, sizeof path, "%s", program);
    int file = mkstemp(game);
    if (file < 0) return 1;
    close(file);
    write_game(game);
    char *const true_argv[] = {"/bin/true", NULL};
    char *const prompt_argv[] = {path, "nim", "3,4,5", "--seed", "1", NULL};
    printf("%-52s %14s %14s %9s  %s\n", "work", "ours", "comparator", "ratio", "target");
    compare("exec to the first prompt", prompt_argv, true_argv, "/dev/null");
    compare("a whole game", prompt_argv, true_argv, game);
    unlink(game);
    return 0;
}
