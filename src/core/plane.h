/* SPDX-License-Identifier: MIT */
/* Points in the plane with integer coordinates, and straight segments between them. Everything is
 * exact: coordinates are at most PLANE_REACH in size, so that every product fits 64 bits. */
#ifndef CORE_PLANE_H
#define CORE_PLANE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/random.h"

enum { PLANE_POINTS = 52, PLANE_REACH = 1000000 };

struct plane_point {
    int32_t x, y; /* y grows upward */
};

/* A set of points; without padding, unused points are 0. */
struct plane {
    uint64_t n;
    struct plane_point point[PLANE_POINTS];
};

/* How many members a set of points, faces or other things has, numbered 0 to 63 as the bits of a
 * word. */
static inline unsigned set_size(uint64_t set) {
    return (unsigned)__builtin_popcountll(set);
}

/* Its first member; it is not empty. */
static inline unsigned set_first(uint64_t set) {
    return (unsigned)__builtin_ctzll(set);
}

/* A set of segments between points: bit b of near[a] and bit a of near[b] stand for the segment
 * a-b. */
struct plane_graph {
    uint64_t near[PLANE_POINTS];
};

bool plane_graph_has(const struct plane_graph *graph, uint64_t a, uint64_t b);
void plane_graph_add(struct plane_graph *graph, uint64_t a, uint64_t b);
void plane_graph_remove(struct plane_graph *graph, uint64_t a, uint64_t b);

/* Steps to the next segment between n points, pair[0] < pair[1], in ascending order; start with {0,
 * 0}. Returns false if there is none. */
bool plane_graph_next(const struct plane_graph *graph, uint64_t n, size_t pair[2]);

/* 1 when a, b, c turn left (counterclockwise), -1 when they turn right, 0 when they lie on one
 * line. */
int plane_turn(struct plane_point a, struct plane_point b, struct plane_point c);

/* The points to the right of the line from a to b. */
uint64_t plane_right(const struct plane *plane, size_t a, size_t b);

/* True if the segments a-b and c-d cross in a point that is an end of neither. */
bool plane_crosses(const struct plane *plane, size_t a, size_t b, size_t c, size_t d);

/* Finds a segment of the graph that crosses a-b in a point that is an end of neither: crossed[0] <
 * crossed[1]. Returns false if there is none. */
bool plane_find_crossed(const struct plane *plane, const struct plane_graph *graph, size_t a,
                        size_t b, size_t crossed[2]);

/* True if the triangle a, b, c has no point of the set inside. */
bool plane_is_empty(const struct plane *plane, size_t a, size_t b, size_t c);

/* Finds three points on one line, in ascending order. Returns false if there are none. */
bool plane_find_line(const struct plane *plane, size_t line[3]);

/* True if all points are corners of their convex hull. No three of them are on a line. */
bool plane_is_convex(const struct plane *plane);

/* The corners of a regular polygon of n points, 1 <= n <= PLANE_POINTS, at the distance PLANE_RING
 * from the origin, clockwise from the top, rounded to integers and still in convex position. */
enum { PLANE_RING = 1000 };
void plane_make_regular(struct plane *plane, size_t n);

/* n random points, 1 <= n <= PLANE_POINTS, no three on a line, nor nearly so as long as there is
 * room. */
void plane_make_random(struct plane *plane, size_t n, struct random *random);

/* The greedy triangulation: the shortest segments first, each one that crosses none drawn before
 * it. No three points on a line. */
void plane_triangulate(const struct plane *plane, struct plane_graph *edges);

#endif
