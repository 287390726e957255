/* SPDX-License-Identifier: MIT */
/* The position of Monochromatic Triangle, and the theory of its safe moves. */
#ifndef GAMES_TRIANGLE_BOARD_H
#define GAMES_TRIANGLE_BOARD_H

#include "games/points.h"
#include "nimm/parts.h"

/* Without padding. */
struct triangle {
    struct plane plane;
    struct plane_graph drawn;
    uint64_t regular; /* 1: written as convex:n */
};

bool triangle_parse(const char *string, struct triangle *triangle, struct text *why);
void triangle_print(const struct triangle *triangle, struct text *text);

/* Undrawn, and crossing nothing. */
bool triangle_is_open(const struct triangle *triangle, size_t a, size_t b);

/* A drawn triangle without a point inside, in ascending order, if there is one. */
bool triangle_find_complete(const struct triangle *triangle, size_t corner[3]);

/* A triangle that one more segment completes: corner[0] and corner[1] are the ends of that segment. */
bool triangle_find_completable(const struct triangle *triangle, size_t corner[3]);

/* ---- Points in convex position. */

struct triangle_groups {
    size_t n;
    uint64_t group[PLANE_POINTS]; /* sets of untouched points that can still be joined, two or more */
};

/* The groups, when all points are in convex position; nothing can be completed at once. False: they are not.
 */
bool triangle_find_groups(const struct triangle *triangle, struct triangle_groups *groups);

/* The value of a group: Dawson's Kayles. */
uint64_t triangle_group_value(uint64_t group);

/* ---- Other sets of points: independent parts, by search. */

enum { TRIANGLE_PAIRS = 256, TRIANGLE_PARTS = TRIANGLE_PAIRS, TRIANGLE_WORDS = 2 * TRIANGLE_PAIRS / 64 };

/* All parts, keys one behind another. */
struct triangle_parts {
    size_t n, words;
    uint64_t key[TRIANGLE_PARTS * TRIANGLE_WORDS];
    uint64_t points[TRIANGLE_PARTS]; /* the ends of a part's segments */
    unsigned moves[TRIANGLE_PARTS];  /* how many segments of it are safe now */
};

/* Nothing can be completed at once. False: more than TRIANGLE_PAIRS segments to think of. */
bool triangle_find_parts(const struct triangle *triangle, struct triangle_parts *found);

/* The same with what the solver remembers of these points. SOLVE_TOO_LARGE: as above. */
enum solve_status triangle_open_parts(struct solver *solver, const struct triangle *triangle,
                                      struct triangle_parts *found, struct parts **parts);

/* The same search over whole positions, by all that is drawn: what that one is measured and tested against.
 * One part; points and moves of it are not told. */
enum solve_status triangle_open_whole(struct solver *solver, const struct triangle *triangle,
                                      struct triangle_parts *found, struct parts **parts);

#endif
