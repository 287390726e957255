/* SPDX-License-Identifier: MIT */
/* The core's numbers beside the plain ways to them: nim-sums, mex, digraphs, factors. */
#define _DEFAULT_SOURCE /* popen, mkstemp */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#include "measure.h"
#include "nimm/digraph.h"
#include "core/factor.h"
#include "nimm/nim.h"

enum { RUNS = 5 };

static uint64_t sink; /* keeps the compiler from leaving out what is measured */

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

/* Two ways to do the same work; both get `data`. */
struct contest {
    const char *work, *target;
    void (*ours)(void *data), (*other)(void *data);
    void *data;
    unsigned repeats, other_repeats; /* within a run */
};

static double time_of(void (*work)(void *data), void *data, unsigned repeats) {
    double begun = bench_seconds();
    for (unsigned i = 0; i < repeats; i++) work(data);
    return (bench_seconds() - begun) / repeats;
}

static double median_time(void (*work)(void *data), void *data, unsigned repeats) {
    double times[RUNS];
    for (int i = 0; i < RUNS; i++) times[i] = time_of(work, data, repeats);
    return bench_median(times, RUNS);
}

/* In turn, A B A B ..., so that a slow minute slows both. */
static void compete(const struct contest *contest) {
    double ours[RUNS], other[RUNS];
    char left[32], right[32];
    for (int i = 0; i < RUNS; i++) {
        ours[i] = time_of(contest->ours, contest->data, contest->repeats);
        other[i] = time_of(contest->other, contest->data, contest->other_repeats);
    }
    double a = bench_median(ours, RUNS), b = bench_median(other, RUNS);
    measure_say(left, sizeof left, a);
    measure_say(right, sizeof right, b);
    bench_row(contest->work, left, right, b / a, contest->target);
}

/* ---- nim-sums ---- */

struct piles {
    uint64_t *pile;
    size_t n;
};

static void sum_ours(void *data) {
    const struct piles *piles = data;
    sink += nim_sum(piles->pile, piles->n);
}

static void sum_plain(void *data) {
    const struct piles *piles = data;
    uint64_t sum = 0;
    for (size_t i = 0; i < piles->n; i++) sum ^= piles->pile[i];
    sink += sum;
}

static void touch_lines(void *data) {
    const struct piles *piles = data;
    uint64_t sum = 0;
    for (size_t i = 0; i < piles->n; i += 8) sum ^= piles->pile[i];
    sink += sum;
}

static void bench_sums(void) {
    size_t large = (size_t)1 << 27;
    struct piles piles = {measure_get(large * sizeof(uint64_t)), large};
    for (size_t i = 0; i < large; i++) piles.pile[i] = i * UINT64_C(6364136223846793005);
    compete(&(struct contest){"nim-sum of 1 GiB, against a touch of every line", ">= 0.97", sum_ours,
                              touch_lines, &piles, 1, 1});
    piles.n = 2048;
    compete(&(struct contest){"nim-sum of 16 KiB, against one accumulator", ">= 3", sum_ours, sum_plain,
                              &piles, 2000, 2000});
    struct measure_growth growth = {0};
    for (piles.n = large / 16; piles.n <= large; piles.n *= 2)
        measure_add(&growth, (double)piles.n, median_time(sum_ours, &piles, (unsigned)(large / piles.n)));
    measure_growth_row("growth of the nim-sum with the piles, 2^23 to 2^27", &growth, "n^1");
    free(piles.pile);
}

/* ---- mex ---- */

static int by_size(const void *a, const void *b) {
    uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
    return (left > right) - (left < right);
}

static void mex_ours(void *data) {
    const struct piles *values = data;
    sink += mex(values->pile, values->n, values->pile + 2 * values->n);
}

static void mex_sorted(void *data) {
    const struct piles *values = data;
    uint64_t *sorted = values->pile + values->n, least = 0;
    memcpy(sorted, values->pile, values->n * sizeof *sorted);
    qsort(sorted, values->n, sizeof *sorted, by_size);
    for (size_t i = 0; i < values->n && sorted[i] <= least; i++) least += sorted[i] == least;
    sink += least;
}

/* All of 0 ... n - 1 in random order: the longest search. */
static struct piles make_values(size_t n) {
    struct piles values = {measure_get((2 * n + MEX_WORDS(n)) * sizeof(uint64_t)), n};
    uint64_t random = 2;
    for (size_t i = 0; i < n; i++) values.pile[i] = i;
    for (size_t i = n - 1; i > 0; i--) {
        size_t k = next_random(&random) % (i + 1);
        uint64_t value = values.pile[i];
        values.pile[i] = values.pile[k];
        values.pile[k] = value;
    }
    return values;
}

static void bench_mex_of(const char *work, const char *target, size_t n) {
    struct piles values = make_values(n);
    compete(&(struct contest){work, target, mex_ours, mex_sorted, &values, (unsigned)(20000000 / n),
                              (unsigned)(2000000 / n)});
    free(values.pile);
}

static void bench_mex(void) {
    struct measure_growth growth = {0};
    bench_mex_of("mex of 10^3 values, against sorting", ">= 40", 1000);
    bench_mex_of("mex of 10^5 values, against sorting", ">= 150", 100000);
    for (size_t n = 1000; n <= 100000; n *= 10) {
        struct piles values = make_values(n);
        measure_add(&growth, (double)n, median_time(mex_ours, &values, (unsigned)(2000000 / n)));
        free(values.pile);
    }
    measure_growth_row("growth of the mex with the values, 10^3 to 10^5", &growth, "n^1");
}

/* ---- digraphs ---- */

struct graph {
    struct digraph *graph;
    uint32_t *values;
};

static void grundy_ours(void *data) {
    const struct graph *graph = data;
    sink += digraph_grundy(graph->graph, graph->values);
}

static void gather(void *data) {
    const struct graph *graph = data;
    const uint32_t *target = graph->graph->target, *values = graph->values;
    uint64_t sum = 0;
    for (uint32_t i = 0; i < graph->graph->arcs; i++) sum += values[target[i]];
    sink += sum;
}

static int by_value(const void *a, const void *b) {
    uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;
    return (left > right) - (left < right);
}

static uint32_t grundy_of(const struct graph *graph, uint32_t v) {
    uint32_t first = graph->graph->first[v], n = graph->graph->first[v + 1] - first, value = 0;
    if (graph->values[v] != UINT32_MAX) return graph->values[v];
    uint32_t *options = measure_get((n + 1) * sizeof *options);
    for (uint32_t i = 0; i < n; i++) options[i] = grundy_of(graph, graph->graph->target[first + i]);
    qsort(options, n, sizeof *options, by_value);
    for (uint32_t i = 0; i < n; i++) value += options[i] == value;
    free(options);
    return graph->values[v] = value;
}

static void grundy_recursive(void *data) {
    const struct graph *graph = data;
    memset(graph->values, 0xFF, graph->graph->nodes * sizeof *graph->values);
    for (uint32_t v = 0; v < graph->graph->nodes; v++) sink += grundy_of(graph, v);
}

/* Arcs between random nodes, from the one that comes later in some order: that of their numbers, or a random
 * one. */
static struct graph make_graph(uint32_t nodes, uint32_t arcs, bool shuffled) {
    struct digraph_arc *arc = measure_get(arcs * sizeof *arc);
    uint32_t *name = measure_get(nodes * sizeof *name);
    uint64_t random = 3;
    for (uint32_t v = 0; v < nodes; v++) name[v] = v;
    for (uint32_t v = nodes - 1; shuffled && v > 0; v--) {
        uint32_t k = (uint32_t)(next_random(&random) % (v + 1)), kept = name[v];
        name[v] = name[k];
        name[k] = kept;
    }
    for (uint32_t i = 0; i < arcs; i++) {
        uint32_t a = (uint32_t)(next_random(&random) % nodes),
                 b = (uint32_t)(next_random(&random) % (nodes - 1));
        b += b >= a;
        arc[i] = a > b ? (struct digraph_arc){name[a], name[b]} : (struct digraph_arc){name[b], name[a]};
    }
    struct graph graph = {digraph_new(nodes, arc, arcs), measure_get(nodes * sizeof(uint32_t))};
    free(arc);
    free(name);
    return graph;
}

static void free_graph(struct graph *graph) {
    digraph_free(graph->graph);
    free(graph->values);
}

/* The theory's exponent is 1; the gather's own tells what caches add to it on the way from graphs that fit
 * the first of them to one that fits none. */
static void bench_arcs(void) {
    struct measure_growth growth = {0}, bare = {0};
    char theory[32];
    for (uint32_t nodes = 1000, arcs = 10000; arcs <= 10000000; nodes *= 10, arcs *= 10) {
        struct graph graph = make_graph(nodes, arcs, false);
        measure_add(&growth, arcs, median_time(grundy_ours, &graph, 10000000 / arcs));
        measure_add(&bare, arcs, median_time(gather, &graph, 10000000 / arcs));
        free_graph(&graph);
    }
    snprintf(theory, sizeof theory, "n^%.2f", measure_exponent(&bare));
    measure_growth_row("growth with the arcs, 10^4 to 10^7; of the gather's", &growth, theory);
}

static void bench_digraphs(void) {
    struct graph graph = make_graph(1000000, 10000000, false);
    compete(&(struct contest){"digraph of 10^6 nodes, 10^7 arcs, against recursion", ">= 12", grundy_ours,
                              grundy_recursive, &graph, 1, 1});
    compete(&(struct contest){"the same against a bare gather", ">= 0.7", grundy_ours, gather, &graph, 1, 1});
    free_graph(&graph);
    graph = make_graph(1000000, 10000000, true);
    compete(&(struct contest){"the same, nodes numbered at random, against recursion", "-", grundy_ours,
                              grundy_recursive, &graph, 1, 1});
    free_graph(&graph);
    bench_arcs();
}

/* ---- factors ---- */

enum { NUMBERS = 10000 };

static void factor_ours(void *data) {
    const uint64_t *number = data;
    struct factors factors;
    for (size_t i = 0; i < NUMBERS; i++) {
        factor(number[i], &factors);
        sink += factor_count(&factors) - 1;
    }
}

static void factor_by_trial(void *data) {
    const uint64_t *number = data;
    for (size_t i = 0; i < NUMBERS; i += 100) { /* every hundredth: it takes that long */
        uint64_t n = number[i], p = 2;
        for (; p * p <= n; p++)
            for (; n % p == 0; n /= p) sink++;
        sink += n > 1;
    }
}

/* Coreutils, fed from a file. */
static void factor_by_coreutils(void *data) {
    char command[64];
    snprintf(command, sizeof command, "factor <%s >/dev/null",
             (const char *)data + NUMBERS * sizeof(uint64_t));
    if (system(command) != 0) sink++;
}

static uint64_t prime_of_bits(unsigned bits, uint64_t *random) {
    uint64_t prime, ends = UINT64_C(1) << (bits - 1) | 1;
    do prime = next_random(random) >> (64 - bits) | ends;
    while (!is_prime(prime));
    return prime;
}

/* Of single numbers, where some take much longer than others. */
static void bench_single_numbers(uint64_t *number) {
    static double times[NUMBERS];
    struct factors factors;
    char ours[32], worst[32];
    for (size_t i = 0; i < NUMBERS; i++) {
        double begun = bench_seconds();
        factor(number[i], &factors);
        times[i] = bench_seconds() - begun;
        sink += factors.n;
    }
    measure_say(ours, sizeof ours, bench_median(times, NUMBERS));
    measure_say(worst, sizeof worst, times[NUMBERS - 1]);
    bench_row_worst("one of these numbers", ours, worst, "-", 0, "-");
}

/* By the smaller prime p of products of two: Pollard's rho takes the square root of p steps, and curves,
 * which come in for large ones, grow more slowly still. */
static void bench_factor_growth(uint64_t *number) {
    struct measure_growth growth = {0};
    uint64_t random = 5;
    for (unsigned bits = 12; bits <= 32; bits += 4) {
        for (size_t i = 0; i < NUMBERS; i++)
            number[i] = prime_of_bits(bits, &random) * prime_of_bits(bits, &random);
        measure_add(&growth, (double)(UINT64_C(1) << bits), median_time(factor_ours, number, 1));
    }
    measure_growth_row("growth for products of two primes of 12 to 32 bits", &growth, "p^0.5");
}

/* Coreutils beside us is timed by the clock on the wall, for it is another process. */
static void bench_coreutils(uint64_t *number) {
    double ours[RUNS], other[RUNS];
    char left[32], right[32];
    if (system("command -v factor >/dev/null") != 0) return;
    for (int i = 0; i < RUNS; i++) {
        double begun = bench_wall(), middle;
        factor_ours(number);
        middle = bench_wall();
        factor_by_coreutils(number);
        ours[i] = middle - begun;
        other[i] = bench_wall() - middle;
    }
    double a = bench_median(ours, RUNS), b = bench_median(other, RUNS);
    measure_say(left, sizeof left, a);
    measure_say(right, sizeof right, b);
    bench_row("the same of 64 bits, 1/4 products of 2 primes; factor", left, right, b / a, ">= 3");
}

static void bench_factors(void) {
    static const char name[] = "/tmp/nimm-numbers-XXXXXX";
    uint64_t *number = measure_get(NUMBERS * sizeof *number + sizeof name), random = 4;
    char *path = memcpy(number + NUMBERS, name, sizeof name), left[32], right[32];
    for (size_t i = 0; i < NUMBERS; i++) number[i] = next_random(&random) >> 24 | UINT64_C(1) << 39;
    double ours = median_time(factor_ours, number, 1), trial = 100 * time_of(factor_by_trial, number, 1);
    measure_say(left, sizeof left, ours);
    measure_say(right, sizeof right, trial);
    bench_row("Prime-game values of 10^4 numbers of 40 bits; trial", left, right, trial / ours, "-");
    for (size_t i = 0; i < NUMBERS; i++)
        number[i] = i % 4 ? next_random(&random) | UINT64_C(1) << 63
                          : prime_of_bits(32, &random) * prime_of_bits(32, &random);
    int file = mkstemp(path);
    FILE *stream = file >= 0 ? fdopen(file, "w") : NULL;
    if (!stream) exit(1);
    for (size_t i = 0; i < NUMBERS; i++) fprintf(stream, "%llu\n", (unsigned long long)number[i]);
    if (fclose(stream) != 0) exit(1);
    bench_coreutils(number);
    unlink(path);
    bench_single_numbers(number);
    bench_factor_growth(number);
    free(number);
}

int main(void) {
    bench_sums();
    bench_mex();
    bench_digraphs();
    bench_factors();
    return sink == 42;
}
