/* SPDX-License-Identifier: MIT */
/* Who wins the planar games: the search that asks "is the value k?" beside one that finds all values, on
 * random boards with fixed seeds; the median and the worst of them. */
#include <string.h>

#include "bench.h"
#include "games/coloring_faces.h"
#include "games/triangle_board.h"

/* The search of all values is given up after so many nodes: what it took by then is counted, and the ratio is
 * a lower bound. */
enum { MOST_RUNS = 16, MOST_NODES = 15000000 };

/* A board is a sum of parts in what a solver remembers of it. */
struct board {
    struct coloring coloring;
    struct triangle triangle;
    struct triangle_parts found;
    uint64_t part[COLORING_FACES + 1];
};

static enum solve_status open_board(struct solver *solver, struct board *board, size_t *n, size_t *words,
                                    const uint64_t **sum, struct parts **parts) {
    if (board->triangle.plane.n == 0) {
        *words = 1;
        *sum = board->part;
        return coloring_open_parts(solver, &board->coloring, board->part, n, parts);
    }
    enum solve_status status = triangle_open_parts(solver, &board->triangle, &board->found, parts);
    *n = board->found.n;
    *words = board->found.words;
    *sum = board->found.key;
    return status;
}

static void stop(const char *what) {
    fprintf(stderr, "bench_planar: %s\n", what);
    exit(1);
}

/* Seconds until it is known whether the mover has lost: by the search, or by all values. *lost stays when
 * these are too many. */
static double time_board(struct board *board, bool plain, bool *lost) {
    struct solver *solver = solver_new(plain ? MOST_NODES : UINT64_C(1) << 50, 0);
    struct parts *parts;
    const uint64_t *sum;
    size_t n, words;
    if (!solver || open_board(solver, board, &n, &words, &sum, &parts) != SOLVE_OK) stop("no memory");
    double begun = bench_seconds();
    uint64_t total = 0;
    enum solve_status status = plain ? SOLVE_OK : parts_is_zero(parts, sum, n, lost);
    for (size_t i = 0; plain && i < n && status == SOLVE_OK; i++) {
        uint64_t value;
        status = parts_value_plain(parts, sum + i * words, &value);
        total ^= value;
    }
    double seconds = bench_seconds() - begun;
    if (status != SOLVE_OK && !(plain && status == SOLVE_TOO_LARGE)) stop("a search failed");
    if (plain && status == SOLVE_OK) *lost = total == 0;
    solver_free(solver);
    return seconds;
}

static void random_points(struct plane *plane, size_t n, struct random *random) {
    size_t line[3];
    do {
        memset(plane, 0, sizeof *plane);
        plane->n = n;
        for (size_t i = 0; i < n; i++)
            plane->point[i] = (struct plane_point){(int32_t)random_between(random, 0, 100000),
                                                   (int32_t)random_between(random, 0, 100000)};
    } while (plane_find_line(plane, line));
}

static void make_triangle(struct board *board, unsigned points, struct random *random) {
    size_t order[PLANE_POINTS];
    memset(board, 0, sizeof *board);
    do random_points(&board->triangle.plane, points, random);
    while (plane_is_convex(&board->triangle.plane, order));
}

static void make_coloring(struct board *board, unsigned faces, struct random *random) {
    do {
        memset(board, 0, sizeof *board);
        random_points(&board->coloring.plane, random_between(random, faces / 2 + 2, faces / 2 + 10), random);
        plane_triangulate(&board->coloring.plane, &board->coloring.edges);
    } while (!coloring_add_faces(&board->coloring) || board->coloring.faces != faces);
}

static void cut_polygon(struct plane_graph *edges, size_t first, size_t last, struct random *random) {
    plane_graph_add(edges, first, last);
    if (last - first < 2) return;
    size_t tip = (size_t)random_between(random, first + 1, last - 1);
    cut_polygon(edges, first, tip, random);
    cut_polygon(edges, tip, last, random);
}

static void make_convex(struct board *board, unsigned faces, struct random *random) {
    memset(board, 0, sizeof *board);
    plane_make_regular(&board->coloring.plane, faces + 2);
    cut_polygon(&board->coloring.edges, 0, faces + 1, random);
    coloring_add_faces(&board->coloring);
}

struct work {
    const char *name;
    void (*make)(struct board *board, unsigned size, struct random *random);
    unsigned size, runs, plain_runs; /* the first plain_runs boards are also solved by all values */
    const char *target;
};

/* A row of medians, where there is a comparator of the same boards; below it the worst. */
static void run(const struct work *work) {
    static struct board board;
    struct random random = random_from_seed(1);
    double ours[MOST_RUNS], both[MOST_RUNS], plain[MOST_RUNS];
    char name[80], text[2][32];
    for (unsigned i = 0; i < work->runs; i++) {
        bool lost;
        work->make(&board, work->size, &random);
        both[i] = ours[i] = time_board(&board, false, &lost);
        if (i >= work->plain_runs) continue;
        bool again = lost;
        plain[i] = time_board(&board, true, &again);
        if (lost != again) stop("the two searches disagree");
    }
    double middle = bench_median(ours, work->runs);
    snprintf(text[0], sizeof text[0], "%.4f s", middle);
    snprintf(text[1], sizeof text[1], "-");
    double ratio = 0;
    if (work->plain_runs > 0) {
        double compared = bench_median(plain, work->plain_runs);
        ratio = compared / bench_median(both, work->plain_runs);
        snprintf(text[1], sizeof text[1], "%.4f s", compared);
    }
    snprintf(name, sizeof name, "%s, median of %u", work->name, work->runs);
    bench_row(name, text[0], text[1], ratio, work->target);
    snprintf(name, sizeof name, "%s, worst", work->name);
    snprintf(text[0], sizeof text[0], "%.4f s", ours[work->runs - 1]);
    bench_row(name, text[0], "-", 0, "");
}

int main(void) {
    static const struct work works[] = {
        {"coloring, 24 random faces", make_coloring, 24, 9, 9, ""},
        {"coloring, 30 random faces", make_coloring, 30, 9, 3, ">= 20x"},
        {"coloring, 36 random faces", make_coloring, 36, 5, 0, ""},
        {"coloring, 40 convex faces", make_convex, 40, 9, 3, ">= 100x"},
        {"triangle, 10 points", make_triangle, 10, 9, 9, ""},
        {"triangle, 11 points", make_triangle, 11, 9, 5, ""},
        {"triangle, 13 points", make_triangle, 13, 9, 0, "about 1 s"},
        {"triangle, 14 points", make_triangle, 14, 9, 0, ""},
        {"triangle, 15 points", make_triangle, 15, 9, 0, "about 2 s"},
    };
    for (size_t i = 0; i < sizeof works / sizeof *works; i++) run(&works[i]);
    return 0;
}
