/* SPDX-License-Identifier: MIT */
/* The safe moves of the Triangulation Coloring Game as a game of parts. */
#include <string.h>

#include "games/coloring_faces.h"
#include "nimm/bits.h"

enum { COST = 2 }; /* a look at 16 options takes as long as at two positions of a plain search */

static void prepare(const void *structure, void *context) {
    memcpy(context, structure, sizeof(struct coloring_dual));
}

/* What is left of a connected part without some of its faces hangs together by their neighbours, `border`:
 * once a flood has reached all of them, it would reach everything. */
static uint64_t flood(const struct coloring_dual *dual, uint64_t rest, uint64_t border) {
    uint64_t reached = border & (~border + 1), open = reached;
    while (open) {
        uint64_t added = dual->near[bits_lowest(open)] & rest & ~reached;
        reached |= added;
        if ((border & ~reached) == 0) return rest;
        open = (open & (open - 1)) | added;
    }
    return reached;
}

/* Is there a twin of the face, whose one neighbour left is `only`: another face without a side of its own
 * that has just this neighbour? */
static bool has_twin(const struct coloring_dual *dual, uint64_t rest, uint64_t face, uint64_t only) {
    for (uint64_t twin = dual->near[bits_lowest(only)] & rest & ~dual->own & ~face; twin; twin &= twin - 1)
        if ((dual->near[bits_lowest(twin)] & rest) == only) return true;
    return false;
}

/* Drops faces that make no difference. One without a side of its own and with one neighbour left allows a
 * single move, which takes that neighbour and leaves nothing of the face, and without the neighbour it allows
 * none: it is as good as a side of the neighbour's own. So where the neighbour has such a side, or another
 * such face, this one gives no move that would not be there without it. */
static void drop_idle(const struct coloring_dual *dual, uint64_t *rest, uint64_t *border) {
    for (uint64_t faces = *border & ~dual->own; faces; faces &= faces - 1) {
        uint64_t face = faces & (~faces + 1), only = dual->near[bits_lowest(face)] & *rest;
        if (only & (only - 1)) continue;
        if (only && !(only & dual->own) && !has_twin(dual, *rest, face, only)) continue;
        *rest &= ~face;
        *border = (*border & ~face) | only;
    }
}

/* Two faces, or one twice, name the move that takes them. Moves that take other faces may change places. */
static void add_option(const struct coloring_dual *dual, uint64_t rest, uint64_t border, unsigned f,
                       unsigned g, struct parts_options *options) {
    parts_add_option(options, 1 + f * COLORING_FACES + g);
    drop_idle(dual, &rest, &border);
    while (border) {
        uint64_t part = flood(dual, rest, border);
        parts_add(options, &part);
        rest &= ~part;
        border &= ~part;
    }
}

/* A part is a connected set of untouched faces. */
static void options_of(const void *context, const uint64_t *part, struct parts_options *options) {
    const struct coloring_dual *dual = context;
    for (uint64_t rest = *part; rest; rest &= rest - 1) {
        unsigned f = bits_lowest(rest);
        uint64_t near = dual->near[f] & *part, taken = rest & (~rest + 1);
        if (dual->own & taken) add_option(dual, *part & ~taken, near, f, f, options);
        for (uint64_t later = near & rest; later; later &= later - 1) {
            unsigned g = bits_lowest(later);
            uint64_t left = *part & ~(taken | UINT64_C(1) << g);
            add_option(dual, left, (near | dual->near[g]) & left, f, g, options);
        }
    }
}

/* The sides that two faces of the part have in common: as many moves as these hide as many answers. */
static unsigned weight_of(const void *context, const uint64_t *part) {
    const struct coloring_dual *dual = context;
    unsigned sides = 0;
    for (uint64_t rest = *part; rest; rest &= rest - 1)
        sides += bits_count(dual->near[bits_lowest(rest)] & rest);
    return sides;
}

static const struct parts_rules parts_rules = {
    1, sizeof(struct coloring_dual), prepare, options_of, weight_of, COST};

size_t coloring_find_parts(const struct coloring *coloring, struct coloring_dual *dual,
                           uint64_t part[COLORING_FACES + 1]) {
    coloring_make_dual(coloring, dual);
    uint64_t rest = coloring_untouched(coloring);
    size_t n = 0;
    while ((part[n] = coloring_cut_part(dual, &rest))) n++;
    return n;
}

enum solve_status coloring_open_dual(struct solver *solver, const struct coloring_dual *dual,
                                     struct parts **parts) {
    return parts_open(solver, &parts_rules, dual, sizeof *dual, parts);
}

enum solve_status coloring_open_parts(struct solver *solver, const struct coloring *coloring,
                                      uint64_t part[COLORING_FACES + 1], size_t *n, struct parts **parts) {
    struct coloring_dual dual;
    *n = coloring_find_parts(coloring, &dual, part);
    return coloring_open_dual(solver, &dual, parts);
}

bool coloring_is_row(const struct coloring_dual *dual, uint64_t part) {
    unsigned links = 0;
    for (uint64_t rest = part; rest; rest &= rest - 1) {
        unsigned near = bits_count(dual->near[bits_lowest(rest)] & part);
        if (near > 2) return false;
        links += near;
    }
    return (part & ~dual->own) == 0 && links / 2 < bits_count(part);
}
