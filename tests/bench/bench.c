/* SPDX-License-Identifier: MIT */
/* How fast the program is: every row runs $NIMM on some work and prints work | ours | comparator | ratio |
 * target. A target that is missed is no failure, an error is. Times are of the processor; from exec to the
 * end of the first prompt, by the clock on the wall. */
#define _DEFAULT_SOURCE /* wait4 */
#include <fcntl.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static unsigned reached, missed;

/* "<= 2" and ">= 300" are targets for `figure`. */
static void row(const char *work, const char *ours, const char *comparator, double ratio, const char *target,
                double figure) {
    char shown[32] = "-";
    const char *verdict = "";
    if (ratio > 0) snprintf(shown, sizeof shown, "%.2f", ratio);
    if (*target) {
        double aim = strtod(target + 3, NULL);
        bool good = *target == '<' ? figure <= aim : figure >= aim;
        verdict = good ? "ok" : "MISSED";
        *(good ? &reached : &missed) += 1;
    }
    printf("%-48s %12s %14s %8s  %-8s %s\n", work, ours, comparator, shown, target, verdict);
    fflush(stdout);
}

static void die(const char *what) {
    fprintf(stderr, "bench: FAILED: %s\n", what);
    exit(1);
}

/* --- running programs ------------------------------------------------------------------------ */

struct run {
    double wall, processor; /* seconds */
    double kilobytes;
    int status;
};

static double wall_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Runs the words with input from a file and the output thrown away. */
static struct run run(const char *const argv[], const char *input) {
    double begun = wall_clock();
    pid_t child = fork();
    if (child == 0) {
        int in = open(input, O_RDONLY), out = open("/dev/null", O_WRONLY);
        if (in < 0 || out < 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0) _exit(126);
        execv(argv[0], (char *const *)argv);
        _exit(126);
    }
    int status = 0;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) < 0 || !WIFEXITED(status) || WEXITSTATUS(status) == 126)
        die(argv[0]);
    return (struct run){
        .wall = wall_clock() - begun,
        .processor = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                     (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6,
        .kilobytes = (double)usage.ru_maxrss,
        .status = WEXITSTATUS(status),
    };
}

static int by_size(const void *a, const void *b) {
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

static double median(double *figures, size_t n) {
    qsort(figures, n, sizeof *figures, by_size);
    return figures[n / 2];
}

/* Seconds for a command of the shell, in which nimm is $NIMM; the median of three, unless it takes long. */
static double seconds_of(const char *command) {
    const char *const argv[] = {"/bin/sh", "-c", command, NULL};
    double seconds[3], total = 0;
    size_t n = 0;
    while (n < 3 && total < 1) {
        struct run each = run(argv, "/dev/null");
        if (each.status != 0) die(command);
        seconds[n++] = each.processor;
        total += each.processor;
    }
    return median(seconds, n);
}

static const char *say_seconds(double seconds) {
    static char text[32];
    if (seconds < 0.01)
        snprintf(text, sizeof text, "%.2f ms", seconds * 1e3);
    else
        snprintf(text, sizeof text, "%.2f s", seconds);
    return text;
}

/* A file of the folder of the build, written by `write`. */
static void make_file(char *path, size_t size, const char *name, void (*write)(FILE *file)) {
    snprintf(path, size, "%s.%s", getenv("NIMM"), name);
    FILE *file = fopen(path, "w");
    if (!file) die(path);
    write(file);
    if (fclose(file) != 0) die(path);
}

static uint64_t next_random(void) {
    static uint64_t state = 88172645463325252;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

/* --- the program at the table ---------------------------------------------------------------- */

static void write_game(FILE *file) {
    fputs("Ada\nCharles\n1 2\nwhy\n2 4\n3 4\n1 1\n3 1\nno\n", file);
}

/* Beside /bin/true, in turn, so that a slow moment slows both. */
static void compare_with_true(const char *work, const char *input, const char *target) {
    enum { RUNS = 301 };
    static double ours[RUNS], other[RUNS], our_size[RUNS], other_size[RUNS];
    const char *const nimm[] = {getenv("NIMM"), "nim", "3,4,5", "--seed", "1", NULL};
    const char *const nothing[] = {"/bin/true", NULL};
    char left[32], right[32], name[64];
    for (size_t i = 0; i < RUNS; i++) {
        struct run a = run(nimm, input), b = run(nothing, input);
        ours[i] = a.wall, other[i] = b.wall;
        our_size[i] = a.kilobytes, other_size[i] = b.kilobytes;
    }
    double a = median(ours, RUNS), b = median(other, RUNS);
    snprintf(left, sizeof left, "%.0f us", a * 1e6);
    snprintf(right, sizeof right, "%.0f us", b * 1e6);
    snprintf(name, sizeof name, "%s; /bin/true", work);
    row(name, left, right, a / b, target, a / b);
    a = median(our_size, RUNS), b = median(other_size, RUNS);
    snprintf(left, sizeof left, "%.0f KB", a);
    snprintf(right, sizeof right, "%.0f KB", b);
    snprintf(name, sizeof name, "%s, memory; /bin/true", work);
    row(name, left, right, a / b, "", 0);
}

static void bench_table(void) {
    char game[4096];
    make_file(game, sizeof game, "game", write_game);
    compare_with_true("exec to the first prompt", "/dev/null", "<= 1.3");
    compare_with_true("a whole game", game, "");
    unlink(game);
}

/* --- batches --------------------------------------------------------------------------------- */

enum { NIM_POSITIONS = 1000000, KAYLES_POSITIONS = 100000, NUMBERS = 1000 };

static void write_positions(FILE *file, size_t n, unsigned most) {
    for (size_t i = 0; i < n; i++)
        for (uint64_t parts = 2 + next_random() % 4; parts > 0; parts--)
            fprintf(file, "%" PRIu64 "%c", 1 + next_random() % most, parts > 1 ? ',' : '\n');
}

static void write_nim(FILE *file) {
    write_positions(file, NIM_POSITIONS, 100);
}

static void write_kayles(FILE *file) {
    write_positions(file, KAYLES_POSITIONS, 20);
}

/* Products of two primes of 32 bits, the slowest numbers there are. */
static void write_products(FILE *file) {
    for (size_t i = 0; i < NUMBERS; i++) {
        uint64_t prime[2];
        for (int k = 0; k < 2; k++) {
            bool is_prime;
            do {
                prime[k] = next_random() % (UINT64_C(1) << 31) | (UINT64_C(1) << 31) | 1;
                is_prime = true;
                for (uint64_t d = 3; is_prime && d * d <= prime[k]; d += 2) is_prime = prime[k] % d != 0;
            } while (!is_prime);
        }
        fprintf(file, "%" PRIu64 "\n", prime[0] * prime[1]);
    }
}

static void bench_batch(const char *work, const char *game, void (*write)(FILE *file), double n,
                        const char *target) {
    char path[4096], command[8192], ours[32];
    make_file(path, sizeof path, "batch", write);
    snprintf(command, sizeof command, "nimm solve --json %s - <'%s'", game, path);
    double rate = n / seconds_of(command);
    snprintf(ours, sizeof ours, "%.2e /s", rate);
    row(work, ours, "-", 0, target, rate);
    unlink(path);
}

static void bench_factors(void) {
    char path[4096], command[8192], right[32];
    make_file(path, sizeof path, "numbers", write_products);
    snprintf(command, sizeof command, "factor <'%s'", path);
    double other = seconds_of(command);
    snprintf(right, sizeof right, "%s", say_seconds(other));
    snprintf(command, sizeof command, "nimm solve --json prime - <'%s'", path);
    double ours = seconds_of(command);
    row("10^3 products of two primes of 32 bits; factor", say_seconds(ours), right, ours / other, "", 0);
    unlink(path);
}

/* --- values and periods ---------------------------------------------------------------------- */

/* The values of 0.106 or 0.6 by looking at every move; returns values a second, and the last value. */
static double plain_rate(const unsigned *digits, size_t takes, unsigned *last) {
    enum { VALUES = 200000, MOST = 4096 };
    static uint16_t value[VALUES], seen[MOST];
    clock_t begun = clock();
    memset(seen, 0, sizeof seen);
    for (unsigned n = 1; n < VALUES; n++) {
        uint16_t mark = (uint16_t)(n % UINT16_MAX + 1);
        if (mark == 1) memset(seen, 0, sizeof seen);
        for (unsigned take = 1; take <= takes && take <= n; take++) {
            unsigned left = n - take;
            if (left == 0 && digits[take] & 1) seen[0] = mark;
            if (left > 0 && digits[take] & 2) seen[value[left]] = mark;
            for (unsigned a = 1; digits[take] & 4 && 2 * a <= left; a++)
                seen[value[a] ^ value[left - a]] = mark;
        }
        value[n] = 0;
        while (seen[value[n]] == mark) value[n]++;
    }
    *last = value[VALUES - 1];
    return VALUES / ((double)(clock() - begun) / CLOCKS_PER_SEC);
}

static void bench_values(const char *code, unsigned n, const unsigned *digits, size_t takes,
                         const char *target) {
    char work[64], command[256], left[32], right[32];
    unsigned last;
    double plain = plain_rate(digits, takes, &last);
    snprintf(command, sizeof command,
             "nimm values --json octal:%s 199999..199999 --limit 200000 | grep -q 'values\":\\[%u\\]'", code,
             last);
    seconds_of(command);
    snprintf(command, sizeof command, "nimm values --json octal:%s %u..%u --limit %u", code, n - 1, n - 1, n);
    double ours = n / seconds_of(command);
    snprintf(work, sizeof work, "%s to %.0e; every move, to 2e+05", code, (double)n);
    snprintf(left, sizeof left, "%.2e /s", ours);
    snprintf(right, sizeof right, "%.2e /s", plain);
    row(work, left, right, ours / plain, target, ours / plain);
}

/* The median over some positions of one kind. */
static void bench_solve(const char *work, const char *game, const char *const positions[3]) {
    double seconds[3];
    for (int i = 0; i < 3; i++) {
        char command[1024];
        snprintf(command, sizeof command, "nimm solve %s '%s'", game, positions[i]);
        seconds[i] = seconds_of(command);
    }
    row(work, say_seconds(median(seconds, 3)), "-", 0, "", 0);
}

/* --- the computer's slowest reply ------------------------------------------------------------ */

/* Plays a command of the shell up to the computer's first move, if it is a start that can be played from. */
static void time_reply(const char *command, double *slowest, char *which, size_t size) {
    static char line[8192];
    const char *const argv[] = {"/bin/sh", "-c", line, NULL};
    snprintf(line, sizeof line,
             "most=18446744073709551615; many() { yes \"$2\" | head -n \"$1\" | tr '\\n' \"$3\" | sed "
             "'s/.$//'; }\n"
             "nimm play %s --players computer,human --names A,B --no-hints --seed 1 2>/dev/null",
             command);
    struct run reply = run(argv, "/dev/null");
    if (reply.status > 2) die(line);
    if (reply.status != 0 || reply.processor <= *slowest) return;
    *slowest = reply.processor;
    snprintf(which, size, "%s", command);
}

/* The positions that tests/hostile/bounds has solved, and a random start of every game. */
static void bench_replies(void) {
    static const char head[] = "0 nimm solve ";
    char line[4096], which[4096] = "", work[64];
    double slowest = 0;
    FILE *bounds = fopen("tests/hostile/bounds", "r"), *games = popen("nimm --complete rules ''", "r");
    if (!bounds || !games) die("the list of games or limits");
    while (fgets(line, sizeof line, bounds)) {
        line[strcspn(line, "\n")] = '\0';
        if (strncmp(line, head, strlen(head)) == 0 && !strstr(line, "--json") && !strstr(line, "--limit"))
            time_reply(line + strlen(head), &slowest, which, sizeof which);
    }
    while (fgets(line, sizeof line, games)) {
        line[strcspn(line, "\t\n")] = '\0';
        time_reply(line, &slowest, which, sizeof which);
        strcat(line, " --misere");
        time_reply(line, &slowest, which, sizeof which);
    }
    fclose(bounds);
    pclose(games);
    snprintf(work, sizeof work, "slowest reply: %.33s", which);
    row(work, say_seconds(slowest), "-", 0, "<= 2 s", slowest);
}

int main(void) {
    static const unsigned digits_106[] = {0, 1, 0, 6}, digits_6[] = {0, 6};
    static const char *const bars[3] = {"10x10", "10x10", "10x10"};
    static const char *const triangulations[3] = {
        "158,549 74,413 519,717 593,370 427,105 546,82 556,785 904,59 529,843 979,523 167,387 477,530 "
        "862,514 "
        "179,579 718,267 291,483 472,514/"
        "ABK,AKP,ANP,BEK,CGI,CGL,CIL,DEF,DEP,DFO,DLM,DLQ,DMO,DPQ,EKP,FHO,GIM,GLM,HJO,IJM,ILN,JMO,LNP,LPQ",
        "288,973 903,382 452,375 166,843 923,828 507,46 75,663 429,561 476,322 13,498 769,742 208,880 "
        "840,648 "
        "455,564 900,419 78,88 777,600/"
        "ADL,AEK,AGH,AGL,AHK,BEO,BFI,BIQ,BOQ,CFI,CFP,CHJ,CHN,CIN,CJP,DGL,EKM,EMO,GHJ,HKN,INQ,KMQ,KNQ,MOQ",
        "538,273 108,754 847,309 139,688 363,612 68,35 788,303 35,710 185,937 244,896 74,533 56,425 593,731 "
        "739,129 980,626 761,545/"
        "AEL,AEP,AFL,AFN,AGN,AGP,BDH,BDJ,BHI,BIJ,CGN,CGP,COP,DEJ,DEL,DHK,DKL,EJM,EMP,FHL,HKL,IJM,IMO,MOP"};
    static const char *const points[3] = {
        "30,38 13,92 50,61 19,11 8,2 51,70 37,97 7,28 66,68 46,35 99,22 13,33",
        "288,973 903,382 452,375 166,843 923,828 507,46 75,663 429,561 476,322 13,498 769,742 208,880",
        "538,273 108,754 847,309 139,688 363,612 68,35 788,303 35,710 185,937 244,896 74,533 56,425"};
    char path[8192], absolute[4096];
    const char *named = getenv("NIMM");
    if (!realpath(named ? named : "build/nimm", absolute)) die("there is no $NIMM");
    setenv("NIMM", absolute, 1);
    *strrchr(absolute, '/') = '\0';
    snprintf(path, sizeof path, "%s:%s", absolute, getenv("PATH"));
    setenv("PATH", path, 1);

    printf("%-48s %12s %14s %8s  %-8s\n", "work; comparator", "ours", "comparator", "ratio", "target");
    bench_table();
    bench_batch("10^6 positions of Nim through solve --json", "nim", write_nim, NIM_POSITIONS, ">= 1e6");
    bench_batch("10^5 positions of Kayles through solve --json", "kayles-piles", write_kayles,
                KAYLES_POSITIONS, "");
    bench_values("0.106", 10000000, digits_106, 3, ">= 300");
    bench_values("0.6", 1000000, digits_6, 1, ">= 8");
    row("the period of 0.16", say_seconds(seconds_of("nimm values octal:0.16 --period --limit 1000000")), "-",
        0, "", 0);
    row("the period of 0.56", say_seconds(seconds_of("nimm values octal:0.56 --period --limit 1000000")), "-",
        0, "", 0);
    bench_solve("Chomp 10x10", "chomp", bars);
    bench_solve("coloring of 24 faces, three random boards", "coloring", triangulations);
    bench_solve("triangle of 12 points, three random boards", "triangle", points);
    bench_factors();
    bench_replies();
    printf("bench: %u of %u targets reached\n", reached, reached + missed);
    return 0;
}
