/* SPDX-License-Identifier: MIT */
/* Points in the plane with integer coordinates, and straight segments between them. Everything is exact:
 * coordinates are at most PLANE_REACH in size, so that every product fits 64 bits. */
#ifndef CORE_PLANE_H
#define CORE_PLANE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/random.h"

enum { PLANE_POINTS = 52, PLANE_REACH = 1000000 };

struct plane_point {
    int32_t x, y; /* y grows upwards */
};

/* A set of points; without padding, unused points are 0. */
struct plane {
    uint64_t n;
    struct plane_point point[PLANE_POINTS];
};

/* A set of segments between points: bit b of near[a] and bit a of near[b] stand for the segment a-b. */
struct plane_graph {
    uint64_t near[PLANE_POINTS];
};

bool plane_graph_has(const struct plane_graph *graph, uint64_t a, uint64_t b);
void plane_graph_add(struct plane_graph *graph, uint64_t a, uint64_t b);
void plane_graph_drop(struct plane_graph *graph, uint64_t a, uint64_t b);

/* 1 when a, b, c turn left (counterclockwise), -1 when they turn right, 0 when they lie on one line. */
int plane_turn(struct plane_point a, struct plane_point b, struct plane_point c);

/* Do the segments a-b and c-d cross in a point that is an end of neither? */
bool plane_crosses(const struct plane *plane, size_t a, size_t b, size_t c, size_t d);

/* A segment of the graph that crosses a-b, if there is one, into crossed[0] < crossed[1]. */
bool plane_find_crossed(const struct plane *plane, const struct plane_graph *graph, size_t a, size_t b,
                        size_t crossed[2]);

/* Has the triangle a, b, c no point of the set inside? */
bool plane_is_empty(const struct plane *plane, size_t a, size_t b, size_t c);

/* Three points on one line, if there are such, in ascending order. */
bool plane_find_line(const struct plane *plane, size_t line[3]);

/* Are all points corners of their convex hull? If so, order[0..n) is them counterclockwise. Any number of
 * points, no three of them on a line. */
bool plane_is_convex(const struct plane *plane, size_t order[PLANE_POINTS]);

/* The corners of a regular polygon of n points, 1 <= n <= PLANE_POINTS, as far from the origin as this,
 * clockwise from the top, rounded to integers and still in convex position. */
enum { PLANE_RING = 1000 };
void plane_make_regular(struct plane *plane, size_t n);

/* n random points, 1 <= n <= PLANE_POINTS, no three on a line, nor nearly so while there is room. */
void plane_make_random(struct plane *plane, size_t n, struct random *random);

/* The greedy triangulation: the shortest segments first, each one that crosses none before it. No three
 * points on a line. */
void plane_triangulate(const struct plane *plane, struct plane_graph *edges);

#endif
