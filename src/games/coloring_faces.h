/* SPDX-License-Identifier: MIT */
/* The position of the Triangulation Coloring Game, its text, and its faces as a graph. */
#ifndef GAMES_COLORING_FACES_H
#define GAMES_COLORING_FACES_H

#include "games/points.h"
#include "nimm/parts.h"

enum { COLORING_FACES = 64 };

enum coloring_shape { COLORING_GIVEN, COLORING_FAN, COLORING_STRIP };

/* Without padding. `edges` are the sides of all faces; a face's corners are in ascending order. */
struct coloring {
    struct plane plane;
    struct plane_graph edges, green;
    uint64_t shape; /* of enum coloring_shape: how it is written */
    uint64_t faces;
    uint8_t face[COLORING_FACES][3];
};

bool coloring_parse(const char *string, struct coloring *coloring, struct text *why);
void coloring_print(const struct coloring *coloring, struct text *text);

/* All sides of `edges` that close an empty triangle, as faces, in the order of their corners. False: too
 * many. */
bool coloring_add_faces(struct coloring *coloring);

/* Corners and sides of face f. */
size_t coloring_corner(const struct coloring *coloring, size_t f, size_t i);
unsigned coloring_green_sides(const struct coloring *coloring, size_t f);

/* A face with this many green sides; the number of faces when there is none. */
size_t coloring_find_face(const struct coloring *coloring, unsigned green_sides);

/* The faces as nodes: bit g of near[f] when f and g have a side in common, bit f of own when f has a side
 * that is no other face's. */
struct coloring_dual {
    uint64_t near[COLORING_FACES];
    uint64_t own;
};
void coloring_make_dual(const struct coloring *coloring, struct coloring_dual *dual);

/* Faces without a green side. */
uint64_t coloring_untouched(const struct coloring *coloring);

/* Cuts a connected part off *rest, one in which a side can be colored; 0: there is no other. */
uint64_t coloring_cut_part(const struct coloring_dual *dual, uint64_t *rest);

/* The parts of the untouched faces, as sets of faces, and 0 behind them; returns how many. */
size_t coloring_find_parts(const struct coloring *coloring, struct coloring_dual *dual,
                           uint64_t part[COLORING_FACES + 1]);

/* What the solver remembers of these faces: each part of them, a connected set, is a key of one word there.
 */
enum solve_status coloring_open_dual(struct solver *solver, const struct coloring_dual *dual,
                                     struct parts **parts);

/* Both at once: the parts, and what the solver remembers of this triangulation. */
enum solve_status coloring_open_parts(struct solver *solver, const struct coloring *coloring,
                                      uint64_t part[COLORING_FACES + 1], size_t *n, struct parts **parts);

/* Is the part a path whose faces all have a side of their own? */
bool coloring_is_row(const struct coloring_dual *dual, uint64_t part);

#endif
