/* SPDX-License-Identifier: MIT */
/* Who wins the planar games, on random boards with fixed seeds: the search of parts, beside one that finds
 * the values of all parts of a triangulation, and beside the same search over whole sets of segments. */
#include <string.h>

#include "games/coloring_faces.h"
#include "games/triangle_board.h"
#include "measure.h"
#include "nimm/bits.h"

/* The search of all values is given up when its table is full: what it took by then is counted, and the ratio
 * is a lower bound. */
enum { MOST_RUNS = 16, FEWEST_SLOTS = 1 << 12, MOST_SLOTS = 1 << 25 };

struct board {
    struct coloring coloring;
    struct triangle triangle;
};

static void stop(const char *what) {
    fprintf(stderr, "bench_planar: %s\n", what);
    exit(1);
}

/* ---- the search, and what it is measured against: each tells whether the mover has lost, in so many seconds
 * ---- */

static double solve_parts(struct solver *solver, struct parts *parts, const uint64_t *sum, size_t n,
                          double begun, bool *lost) {
    if (parts_is_zero(parts, sum, n, lost) != SOLVE_OK) stop("a search failed");
    double seconds = bench_seconds() - begun;
    solver_free(solver);
    return seconds;
}

static struct solver *unbounded(void) {
    struct solver *solver = solver_new(UINT64_C(1) << 50, 0);
    if (!solver) stop("no memory");
    return solver;
}

static double solve_coloring(const struct board *board, bool *lost) {
    uint64_t part[COLORING_FACES + 1];
    double begun = bench_seconds();
    struct solver *solver = unbounded();
    struct parts *parts;
    size_t n;
    if (coloring_open_parts(solver, &board->coloring, part, &n, &parts) != SOLVE_OK) stop("no memory");
    return solve_parts(solver, parts, part, n, begun, lost);
}

static double solve_segments(const struct board *board, bool whole, bool *lost) {
    static struct triangle_parts found;
    double begun = bench_seconds();
    struct solver *solver = unbounded();
    struct parts *parts;
    if ((whole ? triangle_open_whole : triangle_open_parts)(solver, &board->triangle, &found, &parts) !=
        SOLVE_OK)
        stop("no memory");
    return solve_parts(solver, parts, found.key, found.n, begun, lost);
}

static double solve_triangle(const struct board *board, bool *lost) {
    return solve_segments(board, false, lost);
}

static double solve_whole(const struct board *board, bool *lost) {
    return solve_segments(board, true, lost);
}

/* The values of sets of faces, by their bit masks; mask 0 is a free slot. */
struct values {
    struct coloring_dual dual;
    uint64_t *mask;
    uint8_t *value;
    size_t capacity, used;
    bool full;
};

static size_t find_mask(const struct values *values, uint64_t mask) {
    size_t at = (size_t)(mask * UINT64_C(0x9E3779B97F4A7C15) >> 20) & (values->capacity - 1);
    while (values->mask[at] && values->mask[at] != mask) at = (at + 1) & (values->capacity - 1);
    return at;
}

static void make_values(struct values *values, size_t capacity) {
    struct values old = *values;
    values->capacity = capacity;
    values->mask = calloc(capacity, sizeof *values->mask);
    values->value = malloc(capacity);
    if (!values->mask || !values->value) stop("no memory");
    for (size_t i = 0; i < old.capacity; i++) {
        if (!old.mask[i]) continue;
        size_t at = find_mask(values, old.mask[i]);
        values->mask[at] = old.mask[i];
        values->value[at] = old.value[i];
    }
    free(old.mask);
    free(old.value);
}

static unsigned value_of_part(struct values *values, uint64_t part);

static unsigned value_of_rest(struct values *values, uint64_t rest) {
    unsigned sum = 0;
    for (uint64_t part; (part = coloring_cut_part(&values->dual, &rest));) sum ^= value_of_part(values, part);
    return sum;
}

static unsigned value_of_part(struct values *values, uint64_t part) {
    size_t at = find_mask(values, part);
    if (values->mask[at]) return values->value[at];
    uint64_t seen = 0;
    for (uint64_t rest = part; rest && !values->full; rest &= rest - 1) {
        uint64_t face = rest & (~rest + 1), near = values->dual.near[bits_lowest(rest)] & rest;
        if (values->dual.own & face) seen |= UINT64_C(1) << value_of_rest(values, part & ~face);
        for (; near; near &= near - 1)
            seen |= UINT64_C(1) << value_of_rest(values, part & ~face & ~(near & (~near + 1)));
    }
    if (2 * values->used >= values->capacity && values->capacity < MOST_SLOTS)
        make_values(values, 2 * values->capacity);
    values->full |= 4 * values->used >= 3 * values->capacity;
    at = find_mask(values, part);
    values->used += !values->full;
    if (!values->full) values->mask[at] = part;
    return values->value[at] = (uint8_t)bits_lowest(~seen);
}

/* *lost stays where there are too many values. */
static double solve_values(const struct board *board, bool *lost) {
    static struct values values;
    double begun = bench_seconds();
    memset(&values, 0, sizeof values);
    make_values(&values, FEWEST_SLOTS);
    coloring_make_dual(&board->coloring, &values.dual);
    unsigned value = value_of_rest(&values, coloring_untouched(&board->coloring));
    if (!values.full) *lost = value == 0;
    free(values.mask);
    free(values.value);
    return bench_seconds() - begun;
}

/* ---- random boards ---- */

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

/* ---- the table ---- */

/* The first `compared` of the boards are also solved in the other way. A target of seconds is one for the
 * median. */
struct work {
    const char *name;
    void (*make)(struct board *board, unsigned size, struct random *random);
    unsigned size, runs, compared;
    double (*ours)(const struct board *board, bool *lost);
    double (*other)(const struct board *board, bool *lost);
    const char *target;
};

struct times {
    double ours, worst, both, other; /* `both`: ours of the boards that the other one solved too */
};

static struct times time_boards(const struct work *work) {
    static struct board board;
    struct random random = random_from_seed(1);
    double ours[MOST_RUNS], both[MOST_RUNS], other[MOST_RUNS];
    for (unsigned i = 0; i < work->runs; i++) {
        bool lost;
        work->make(&board, work->size, &random);
        both[i] = ours[i] = work->ours(&board, &lost);
        if (i >= work->compared) continue;
        bool again = lost;
        other[i] = work->other(&board, &again);
        if (lost != again) stop("the two searches disagree");
    }
    struct times times = {.ours = bench_median(ours, work->runs)};
    times.worst = ours[work->runs - 1];
    if (work->compared == 0) return times;
    times.both = bench_median(both, work->compared);
    times.other = bench_median(other, work->compared);
    return times;
}

static void run(const struct work *work) {
    struct times times = time_boards(work);
    char name[80], ours[32], worst[32], other[32] = "-";
    snprintf(name, sizeof name, "%s, median of %u", work->name, work->runs);
    measure_say(ours, sizeof ours, times.ours);
    measure_say(worst, sizeof worst, times.worst);
    if (work->compared > 0) measure_say(other, sizeof other, times.other);
    if (strncmp(work->target, "<= ", 3) == 0)
        bench_row_judged(name, ours, worst, other, 0, work->target,
                         times.ours <= strtod(work->target + 3, NULL));
    else
        bench_row_worst(name, ours, worst, other, work->compared > 0 ? times.other / times.both : 0,
                        work->target);
}

/* By how much the time grows for one more face or point: 2 to the slope of the line through the logarithms of
 * the medians. */
static double base_of(const struct measure_growth *growth) {
    double slope = measure_exponent(growth), low = 1, high = 16;
    for (int i = 0; i < 50; i++) {
        double middle = (low + high) / 2;
        *(measure_doublings(middle) < slope ? &low : &high) = middle;
    }
    return low;
}

static double find_base(struct work work, unsigned largest, unsigned step) {
    struct measure_growth growth = {.n = 0};
    for (work.compared = 0; work.size <= largest; work.size += step) {
        growth.size[growth.n] = work.size;
        growth.seconds[growth.n++] = measure_doublings(time_boards(&work).ours);
    }
    return base_of(&growth);
}

/* The work is that of the smallest size; the other way is run up to `other` only. */
static void run_growth(const struct work *work, unsigned largest, unsigned other, unsigned step) {
    struct work plain = *work;
    char left[32], right[32];
    plain.ours = work->other;
    double ours = find_base(*work, largest, step), theirs = find_base(plain, other, step);
    snprintf(left, sizeof left, "%.2f^n", ours);
    snprintf(right, sizeof right, "%.2f^n", theirs);
    bench_row_judged(work->name, left, "-", right, ours / theirs, "no worse", ours <= theirs);
}

int main(void) {
    static const struct work works[] = {
        {"coloring, 24 random faces; all values", make_coloring, 24, 9, 9, solve_coloring, solve_values, ""},
        {"coloring, 30 random faces; all values", make_coloring, 30, 9, 9, solve_coloring, solve_values,
         ">= 20"},
        {"coloring, 36 random faces", make_coloring, 36, 9, 0, solve_coloring, NULL, ""},
        {"coloring, 40 random faces", make_coloring, 40, 9, 0, solve_coloring, NULL, "<= 5 s"},
        {"coloring, 40 convex faces; all values", make_convex, 40, 9, 3, solve_coloring, solve_values,
         ">= 100"},
        {"triangle, 12 points; whole sets", make_triangle, 12, 9, 9, solve_triangle, solve_whole, ""},
        {"triangle, 14 points; whole sets", make_triangle, 14, 9, 9, solve_triangle, solve_whole, ">= 5"},
        {"triangle, 15 points", make_triangle, 15, 9, 0, solve_triangle, NULL, "<= 2 s"},
    };
    static const struct work growths[] = {
        {"growth a face, 20 to 36; all values to 28", make_coloring, 20, 9, 0, solve_coloring, solve_values,
         ""},
        {"growth a point, 10 to 15; whole sets to 13", make_triangle, 10, 15, 0, solve_triangle, solve_whole,
         ""},
    };
    for (size_t i = 0; i < sizeof works / sizeof *works; i++) run(&works[i]);
    run_growth(&growths[0], 36, 28, 4);
    run_growth(&growths[1], 15, 13, 1);
    return 0;
}
