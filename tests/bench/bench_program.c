/* SPDX-License-Identifier: MIT */
/* The program as a whole: how long from exec to the end of its first prompt and how much memory a whole game
 * takes, beside /bin/true; and positions by the million through a pipe, beside cat. All by the clock on the
 * wall.
 */
#define _DEFAULT_SOURCE /* wait4, mkstemp */
#include <fcntl.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "measure.h"
#include "nimm/random.h"

enum { RUNS = 301, LONG_RUNS = 5, PATH_MOST = 4096 };

struct run {
    double seconds, processor;
    long kilobytes;
};

static double seconds_of(struct timeval time) {
    return (double)time.tv_sec + (double)time.tv_usec * 1e-6;
}

/* A command with its input from a descriptor and its output thrown away. */
static pid_t start(char *const argv[], int in) {
    pid_t child = fork();
    if (child < 0) exit(1);
    if (child > 0) return child;
    int out = open("/dev/null", O_WRONLY);
    if (out < 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0) _exit(126);
    execv(argv[0], argv);
    _exit(127);
}

static struct run end(pid_t child, double begun, const char *name) {
    int status;
    struct rusage usage;
    if (wait4(child, &status, 0, &usage) < 0 || !WIFEXITED(status) || WEXITSTATUS(status) >= 126) {
        fprintf(stderr, "cannot run %s\n", name);
        exit(1);
    }
    return (struct run){bench_wall() - begun, seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime),
                        usage.ru_maxrss};
}

static struct run run(char *const argv[], const char *input) {
    double begun = bench_wall();
    int in = open(input, O_RDONLY);
    if (in < 0) exit(1);
    struct run run = end(start(argv, in), begun, argv[0]);
    close(in);
    return run;
}

/* Both commands in turn, A B A B ..., so that a slow minute slows both. */
static void compare(const char *work, char *const ours[], char *const other[], const char *input) {
    static double our_time[RUNS], other_time[RUNS], our_size[RUNS], other_size[RUNS];
    char left[32], worst[32], right[32], name[64];
    for (size_t i = 0; i < RUNS; i++) {
        struct run a = run(ours, input), b = run(other, input);
        our_time[i] = a.seconds, other_time[i] = b.seconds;
        our_size[i] = (double)a.kilobytes, other_size[i] = (double)b.kilobytes;
    }
    double a = bench_median(our_time, RUNS), b = bench_median(other_time, RUNS);
    snprintf(left, sizeof left, "%.0f us", a * 1e6);
    snprintf(worst, sizeof worst, "%.0f us", our_time[RUNS - 1] * 1e6);
    snprintf(right, sizeof right, "%.0f us", b * 1e6);
    snprintf(name, sizeof name, "%s; /bin/true", work);
    bench_row_worst(name, left, worst, right, a / b, "<= 2");
    a = bench_median(our_size, RUNS), b = bench_median(other_size, RUNS);
    snprintf(left, sizeof left, "%.0f KB", a);
    snprintf(right, sizeof right, "%.0f KB", b);
    snprintf(name, sizeof name, "%s, memory; /bin/true", work);
    bench_row(name, left, right, a / b, "<= 2.5");
}

/* A file of its own, open for writing; its name goes to `path`. */
static FILE *new_file(char *path) {
    strcpy(path, "/tmp/nimm-bench-XXXXXX");
    int file = mkstemp(path);
    FILE *stream = file >= 0 ? fdopen(file, "w") : NULL;
    if (!stream) exit(1);
    return stream;
}

static void close_file(FILE *stream) {
    if (fclose(stream) != 0) exit(1);
}

static void bench_start(char *program) {
    char game[32];
    char *const true_argv[] = {"/bin/true", NULL};
    char *const prompt_argv[] = {program, "nim", "3,4,5", "--seed", "1", NULL};
    FILE *stream = new_file(game);
    fputs("Ada\nCharles\n1 2\nwhy\n2 4\n3 4\n1 1\n3 1\nno\n", stream);
    close_file(stream);
    compare("exec to the first prompt", prompt_argv, true_argv, "/dev/null");
    compare("a whole game", prompt_argv, true_argv, game);
    unlink(game);
}

/* So many moves of one stone each, from piles that are never empty. */
static double time_game(char *program, unsigned moves) {
    char game[32];
    char *const argv[] = {program, "nim", "1000000,2000000,3000000", "--names", "Ada,Charles", NULL};
    double times[LONG_RUNS];
    FILE *stream = new_file(game);
    for (unsigned i = 0; i < moves; i++) fprintf(stream, "%u 1\n", i % 3 + 1);
    close_file(stream);
    for (size_t i = 0; i < LONG_RUNS; i++) times[i] = run(argv, game).processor;
    unlink(game);
    return bench_median(times, LONG_RUNS);
}

static void bench_game_growth(char *program) {
    struct measure_growth growth = {0};
    for (unsigned moves = 1000; moves <= 8000; moves *= 2)
        measure_add(&growth, moves, time_game(program, moves));
    measure_growth_row("growth of a game with its moves, 10^3 to 8 10^3", &growth, "n^1");
}

/* --- many positions -------------------------------------------------------------------------- */

struct batch {
    const char *words; /* what is asked, "solve --json nim -" */
    size_t n;
    unsigned parts, most; /* of up to so many parts, each from 1 to `most` */
};

static void write_positions(const struct batch *batch, char *path) {
    FILE *stream = new_file(path);
    struct random random = random_from_seed(7);
    for (size_t i = 0; i < batch->n; i++) {
        unsigned parts = (unsigned)random_between(&random, 2, batch->parts);
        for (unsigned k = 0; k < parts; k++)
            fprintf(stream, "%s%u", k > 0 ? "," : "", (unsigned)random_between(&random, 2, batch->most));
        fputc('\n', stream);
    }
    close_file(stream);
}

/* Seconds of the processor for what a command of the shell makes of a file that another one writes to it. */
static double time_pipe(char *path, char *command) {
    char *const writer[] = {"/bin/cat", path, NULL}, *const reader[] = {"/bin/sh", "-c", command, NULL};
    int ends[2];
    double begun = bench_wall();
    if (pipe(ends) != 0) exit(1);
    pid_t from = fork();
    if (from < 0) exit(1);
    if (from == 0) {
        if (dup2(ends[1], 1) < 0) _exit(126);
        close(ends[0]);
        close(ends[1]);
        execv(writer[0], writer);
        _exit(127);
    }
    close(ends[1]);
    struct run run = end(start(reader, ends[0]), begun, command);
    close(ends[0]);
    end(from, begun, writer[0]);
    return run.processor;
}

/* Positions a second through a pipe, and the bytes of as many a second through cat. */
static void measure_batch(const char *program, const struct batch *batch, double *ours, double *other) {
    char path[32], command[PATH_MOST + 64], cat[] = "exec cat";
    double our_time[LONG_RUNS], other_time[LONG_RUNS];
    write_positions(batch, path);
    snprintf(command, sizeof command, "exec '%s' %s", program, batch->words);
    for (size_t i = 0; i < LONG_RUNS; i++) {
        our_time[i] = time_pipe(path, command);
        other_time[i] = time_pipe(path, cat);
    }
    unlink(path);
    *ours = (double)batch->n / bench_median(our_time, LONG_RUNS);
    *other = (double)batch->n / bench_median(other_time, LONG_RUNS);
}

static void bench_batch(const char *program, const char *work, const struct batch *batch, double least) {
    double ours, other;
    char left[32], right[32];
    measure_batch(program, batch, &ours, &other);
    snprintf(left, sizeof left, "%.2e /s", ours);
    snprintf(right, sizeof right, "%.2e /s", other);
    if (least > 0)
        bench_row_judged(work, left, "-", right, ours / other, ">= 1e6 /s", ours >= least);
    else
        bench_row(work, left, right, ours / other, "-");
}

static void bench_batches(const char *program) {
    const struct batch nim = {"solve --json nim -", 1000000, 5, 100};
    const struct batch sentences = {"solve nim -", 100000, 5, 100};
    const struct batch kayles = {"solve --json kayles-piles -", 100000, 5, 20};
    const struct batch prime = {"solve --json prime -", 100000, 5, 1000};
    const struct batch octal = {"solve --json octal:0.137 -", 100000, 5, 20};
    bench_batch(program, "10^6 Nim positions through solve --json; cat", &nim, 1e6);
    bench_batch(program, "10^5 Nim positions in sentences; cat", &sentences, 0);
    bench_batch(program, "10^5 positions of Kayles with piles; cat", &kayles, 0);
    bench_batch(program, "10^5 positions of the Prime-game; cat", &prime, 0);
    bench_batch(program, "10^5 positions of octal:0.137; cat", &octal, 0);
    struct measure_growth growth = {0};
    for (size_t n = 31250; n <= 1000000; n *= 2) {
        struct batch batch = nim;
        double ours, other;
        batch.n = n;
        measure_batch(program, &batch, &ours, &other);
        measure_add(&growth, (double)n, (double)n / ours);
    }
    measure_growth_row("growth of a batch with its positions, to 10^6", &growth, "n^1");
}

int main(void) {
    const char *named = getenv("NIMM");
    char program[PATH_MOST];
    snprintf(program, sizeof program, "%s", named ? named : "build/nimm");
    bench_start(program);
    bench_game_growth(program);
    bench_batches(program);
    return 0;
}
