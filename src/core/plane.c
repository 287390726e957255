/* SPDX-License-Identifier: MIT */
#include "core/plane.h"

#include <assert.h>
#include <string.h>

bool plane_graph_has(const struct plane_graph *graph, uint64_t a, uint64_t b) {
    return graph->near[a] >> b & 1;
}

void plane_graph_add(struct plane_graph *graph, uint64_t a, uint64_t b) {
    graph->near[a] |= UINT64_C(1) << b;
    graph->near[b] |= UINT64_C(1) << a;
}

void plane_graph_remove(struct plane_graph *graph, uint64_t a, uint64_t b) {
    graph->near[a] &= ~(UINT64_C(1) << b);
    graph->near[b] &= ~(UINT64_C(1) << a);
}

bool plane_graph_next(const struct plane_graph *graph, uint64_t n, size_t pair[2]) {
    for (size_t a = pair[0], b = pair[1] + 1; a < n; a++, b = a + 1) {
        const uint64_t rest = graph->near[a] >> b;
        if (rest == 0) continue;
        pair[0] = a;
        pair[1] = b + set_first(rest);
        return true;
    }
    return false;
}

/* Twice the area of a, b, c, negative when they turn right. */
static int64_t area(struct plane_point a, struct plane_point b, struct plane_point c) {
    return ((int64_t)b.x - a.x) * ((int64_t)c.y - a.y) -
           ((int64_t)b.y - a.y) * ((int64_t)c.x - a.x);
}

int plane_turn(struct plane_point a, struct plane_point b, struct plane_point c) {
    int64_t turn = area(a, b, c);
    return (turn > 0) - (turn < 0);
}

uint64_t plane_right(const struct plane *plane, size_t a, size_t b) {
    uint64_t right = 0;
    for (size_t c = 0; c < plane->n; c++)
        right |= (uint64_t)(area(plane->point[a], plane->point[b], plane->point[c]) < 0) << c;
    return right;
}

static int64_t square_length(struct plane_point a, struct plane_point b) {
    int64_t x = (int64_t)b.x - a.x, y = (int64_t)b.y - a.y;
    return x * x + y * y;
}

bool plane_crosses(const struct plane *plane, size_t a, size_t b, size_t c, size_t d) {
    const struct plane_point *p = plane->point;
    return plane_turn(p[a], p[b], p[c]) * plane_turn(p[a], p[b], p[d]) < 0 &&
           plane_turn(p[c], p[d], p[a]) * plane_turn(p[c], p[d], p[b]) < 0;
}

bool plane_find_crossed(const struct plane *plane, const struct plane_graph *graph, size_t a,
                        size_t b, size_t crossed[2]) {
    crossed[0] = crossed[1] = 0;
    while (plane_graph_next(graph, plane->n, crossed))
        if (plane_crosses(plane, a, b, crossed[0], crossed[1])) return true;
    return false;
}

bool plane_is_empty(const struct plane *plane, size_t a, size_t b, size_t c) {
    if (plane_turn(plane->point[a], plane->point[b], plane->point[c]) > 0)
        return plane_is_empty(plane, a, c, b);
    const struct plane_point *p = plane->point;
    for (size_t i = 0; i < plane->n; i++)
        if (area(p[a], p[b], p[i]) < 0 && area(p[b], p[c], p[i]) < 0 && area(p[c], p[a], p[i]) < 0)
            return false;
    return true;
}

bool plane_find_line(const struct plane *plane, size_t line[3]) {
    const struct plane_point *p = plane->point;
    for (size_t a = 0; a < plane->n; a++) {
        for (size_t b = a + 1; b < plane->n; b++) {
            for (size_t c = b + 1; c < plane->n; c++) {
                if (plane_turn(p[a], p[b], p[c]) != 0) continue;
                line[0] = a;
                line[1] = b;
                line[2] = c;
                return true;
            }
        }
    }
    return false;
}

/* True if a line through the point and another one has no point to its right. */
static bool is_corner(const struct plane *plane, size_t a) {
    for (size_t b = 0; b < plane->n; b++)
        if (b != a && plane_right(plane, a, b) == 0) return true;
    return plane->n == 1;
}

bool plane_is_convex(const struct plane *plane) {
    for (size_t a = 0; a < plane->n; a++)
        if (!is_corner(plane, a)) return false;
    return true;
}

/* Numbers with BITS binary places. */
enum { BITS = 24 };
#define ONE       (INT64_C(1) << BITS)
#define FULL_TURN INT64_C(105414357) /* 2 pi */

static int32_t rounded(int64_t number) {
    int64_t scaled = number * PLANE_RING;
    return (int32_t)((scaled + (scaled < 0 ? -ONE / 2 : ONE / 2)) / ONE);
}

/* Adds up the series of sin and cos: the terms angle^i / i! belong to them in turn, and every
 * second one of each is subtracted. */
static struct plane_point ring_point(int64_t angle) {
    int64_t sine = 0, cosine = 0, term = ONE;
    for (int64_t i = 0; term != 0; i++) {
        const int64_t signed_term = i % 4 < 2 ? term : -term;
        if (i % 2 == 0)
            cosine += signed_term;
        else
            sine += signed_term;
        term = term * angle / ONE / (i + 1);
    }
    return (struct plane_point){rounded(sine), rounded(cosine)};
}

void plane_make_regular(struct plane *plane, size_t n) {
    assert(n >= 1 && n <= PLANE_POINTS);
    memset(plane, 0, sizeof *plane);
    plane->n = n;
    for (size_t i = 0; i < n; i++)
        plane->point[i] = ring_point(FULL_TURN * (int64_t)i / (int64_t)n);
}

/* True if every height of the triangle is at least tenths / 10. */
static bool is_fat(struct plane_point a, struct plane_point b, struct plane_point c,
                   int64_t tenths) {
    int64_t twice = area(a, b, c), base = square_length(a, b);
    if (square_length(b, c) > base) base = square_length(b, c);
    if (square_length(c, a) > base) base = square_length(c, a);
    return twice != 0 && 100 * twice * twice >= tenths * tenths * base;
}

/* True if the point that stands after those of the set may join them. */
static bool fits(const struct plane *plane, int64_t tenths) {
    const struct plane_point *p = plane->point, next = p[plane->n];
    for (size_t a = 0; a < plane->n; a++) {
        if (square_length(p[a], next) * 8 <= tenths * tenths) return false;
        for (size_t b = a + 1; b < plane->n; b++)
            if (!is_fat(p[a], p[b], next, tenths)) return false;
    }
    return true;
}

void plane_make_random(struct plane *plane, size_t n, struct random *random) {
    assert(n >= 1 && n <= PLANE_POINTS);
    enum { FATTEST = 20, PLACES = 60, TRIES = 30 };
    const uint64_t scale = 2 + n / 10;
    size_t missed = 0;
    memset(plane, 0, sizeof *plane);
    for (int64_t left = (FATTEST + 1) * TRIES - 1; plane->n < n;) {
        struct plane_point *point = &plane->point[plane->n];
        point->x = (int32_t)random_between(random, 0, 20 * scale);
        point->y = (int32_t)random_between(random, 0, 10 * scale);
        bool good = fits(plane, left / TRIES);
        missed = good ? 0 : missed + 1;
        plane->n += good;
        if (missed < PLACES) continue;
        *plane = (struct plane){0};
        missed = 0;
        left -= left > 0;
    }
}

void plane_triangulate(const struct plane *plane, struct plane_graph *edges) {
    int64_t least = 0;
    memset(edges, 0, sizeof *edges);
    while (least < INT64_MAX) {
        size_t crossed[2], from = 0, to = 0;
        least = INT64_MAX;
        for (size_t a = 0; a < plane->n; a++)
            for (size_t b = a + 1; b < plane->n; b++) {
                int64_t length = square_length(plane->point[a], plane->point[b]);
                if (length >= least || plane_graph_has(edges, a, b) ||
                    plane_find_crossed(plane, edges, a, b, crossed))
                    continue;
                least = length;
                from = a;
                to = b;
            }
        if (least < INT64_MAX) plane_graph_add(edges, from, to);
    }
}
