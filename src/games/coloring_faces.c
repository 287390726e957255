/* SPDX-License-Identifier: MIT */
#include "games/coloring_faces.h"

#include <string.h>

#include "nimm/bits.h"

size_t coloring_corner(const struct coloring *coloring, size_t f, size_t i) {
    return coloring->face[f][i % 3];
}

unsigned coloring_green_sides(const struct coloring *coloring, size_t f) {
    unsigned green = 0;
    for (size_t i = 0; i < 3; i++)
        green += plane_graph_has(&coloring->green, coloring_corner(coloring, f, i),
                                 coloring_corner(coloring, f, i + 1));
    return green;
}

size_t coloring_find_face(const struct coloring *coloring, unsigned green_sides) {
    size_t f = 0;
    while (f < coloring->faces && coloring_green_sides(coloring, f) != green_sides) f++;
    return f;
}

static void add_face(struct coloring *coloring, const size_t corner[3]) {
    for (size_t i = 0; i < 3; i++) {
        coloring->face[coloring->faces][i] = (uint8_t)corner[i];
        plane_graph_add(&coloring->edges, corner[i], corner[(i + 1) % 3]);
    }
    coloring->faces++;
}

bool coloring_add_faces(struct coloring *coloring) {
    const struct plane_graph *edges = &coloring->edges;
    size_t pair[2] = {0, 0};
    while (points_next_pair(edges, coloring->plane.n, pair)) {
        for (size_t c = pair[1] + 1; c < coloring->plane.n; c++) {
            if (!plane_graph_has(edges, pair[0], c) || !plane_graph_has(edges, pair[1], c)) continue;
            if (!plane_is_empty(&coloring->plane, pair[0], pair[1], c)) continue;
            if (coloring->faces == COLORING_FACES) return false;
            add_face(coloring, (size_t[3]){pair[0], pair[1], c});
        }
    }
    return true;
}

/* ---- which faces make a triangulation ---- */

static void say_face(const struct coloring *coloring, size_t f, struct text *text) {
    points_say_triangle(coloring->face[f][0], coloring->face[f][1], coloring->face[f][2], text);
}

static unsigned count_common(const struct coloring *coloring, size_t f, size_t g) {
    unsigned common = 0;
    for (size_t i = 0; i < 3; i++)
        for (size_t j = 0; j < 3; j++) common += coloring->face[f][i] == coloring->face[g][j];
    return common;
}

/* The corner of f that is not one of g; they have two in common. */
static size_t far_corner(const struct coloring *coloring, size_t f, size_t g) {
    for (size_t i = 0;; i++) {
        bool common = false;
        for (size_t j = 0; j < 3; j++) common |= coloring->face[f][i] == coloring->face[g][j];
        if (!common) return i;
    }
}

/* Do two faces with a side in common lie on the same side of it? */
static bool lie_alike(const struct coloring *coloring, size_t f, size_t g) {
    const struct plane_point *p = coloring->plane.point;
    size_t i = far_corner(coloring, f, g), other = coloring->face[g][far_corner(coloring, g, f)];
    struct plane_point a = p[coloring_corner(coloring, f, i + 1)], b = p[coloring_corner(coloring, f, i + 2)];
    return plane_turn(a, b, p[coloring->face[f][i]]) == plane_turn(a, b, p[other]);
}

static bool check_pairs_of_faces(const struct coloring *coloring, struct text *why) {
    for (size_t f = 0; f < coloring->faces; f++) {
        for (size_t g = 0; g < f; g++) {
            unsigned common = count_common(coloring, f, g);
            if (common < 2 || (common == 2 && !lie_alike(coloring, f, g))) continue;
            text_add(why, "the triangle ");
            say_face(coloring, g, why);
            text_add(why, common == 3 ? " is there twice" : " overlaps ");
            if (common == 2) say_face(coloring, f, why);
            return false;
        }
    }
    return true;
}

/* No other point lies in a face or on its sides; it is none itself that has no inside. */
static bool check_face(const struct coloring *coloring, size_t f, struct text *why) {
    const struct plane_point *p = coloring->plane.point;
    size_t a = coloring->face[f][0], b = coloring->face[f][1], c = coloring->face[f][2];
    int turn = plane_turn(p[a], p[b], p[c]);
    if (turn == 0) {
        text_addf(why, "the points %c, %c and %c lie on one line", points_letter(a), points_letter(b),
                  points_letter(c));
        return false;
    }
    for (size_t i = 0; i < coloring->plane.n; i++) {
        bool inside = plane_turn(p[a], p[b], p[i]) == turn && plane_turn(p[b], p[c], p[i]) == turn &&
                      plane_turn(p[c], p[a], p[i]) == turn;
        bool on_side = plane_is_between(p[a], p[i], p[b]) || plane_is_between(p[b], p[i], p[c]) ||
                       plane_is_between(p[c], p[i], p[a]);
        if (!inside && !on_side) continue;
        text_addf(why, "the point %c lies %s the triangle ", points_letter(i),
                  inside ? "inside" : "on a side of");
        say_face(coloring, f, why);
        return false;
    }
    return true;
}

static bool check_edges(const struct coloring *coloring, struct text *why) {
    size_t pair[2] = {0, 0}, crossed[2];
    while (points_next_pair(&coloring->edges, coloring->plane.n, pair)) {
        if (!plane_find_crossed(&coloring->plane, &coloring->edges, pair[0], pair[1], crossed)) continue;
        text_add(why, "the sides ");
        points_say_pair(pair[0], pair[1], why);
        text_add(why, " and ");
        points_say_pair(crossed[0], crossed[1], why);
        text_add(why, " cross");
        return false;
    }
    return true;
}

/* Faces with disjoint insides that meet in whole sides or corners. They need not fill the hull of the points:
 * what they leave open counts as outside. */
static bool check_faces(const struct coloring *coloring, struct text *why) {
    for (size_t f = 0; f < coloring->faces; f++)
        if (!check_face(coloring, f, why)) return false;
    for (size_t i = 0; i < coloring->plane.n; i++) {
        if (coloring->edges.near[i] != 0) continue;
        text_addf(why, "the point %c is no corner of a triangle", points_letter(i));
        return false;
    }
    return check_pairs_of_faces(coloring, why) && check_edges(coloring, why);
}

/* ---- text ---- */

static bool parse_faces(struct token section, struct coloring *coloring, struct text *why) {
    for (;;) {
        struct token token = points_token(&section);
        size_t corner[3];
        if (token.length == 0) break;
        if (coloring->faces == COLORING_FACES) {
            text_addf(why, "too many triangles: at most %d fit here", COLORING_FACES);
            return false;
        }
        if (!points_parse_letters(&coloring->plane, token, 3, "triangle", corner, why)) return false;
        add_face(coloring, corner);
    }
    if (coloring->faces > 0) return check_faces(coloring, why);
    text_add(why, "there is no triangle: write points/triangles, as 0,0 5,0 5,5 0,5/ABC,ACD");
    return false;
}

static void make_fan(struct coloring *coloring, size_t faces) {
    plane_make_regular(&coloring->plane, faces + 2);
    for (size_t i = 1; i <= faces; i++) add_face(coloring, (size_t[3]){0, i, i + 1});
}

static void make_strip(struct coloring *coloring, size_t faces) {
    struct plane *plane = &coloring->plane;
    plane->n = faces + 2;
    for (size_t i = 0; i < faces + 2; i++) plane->point[i] = (struct plane_point){(int32_t)i, i % 2 ? 2 : 0};
    for (size_t i = 0; i < faces; i++) add_face(coloring, (size_t[3]){i, i + 1, i + 2});
}

static const char *const shape_name[] = {"", "fan:", "strip:"};

static bool parse_shape(struct token token, enum coloring_shape shape, struct coloring *coloring,
                        struct text *why) {
    enum { MOST = PLANE_POINTS - 2 };
    size_t length = strlen(shape_name[shape]);
    struct token number = {token.start + length, token.length - length};
    uint64_t faces;
    if (token_number(number, &faces) != SCAN_NUMBER || faces < 1 || faces > MOST) {
        text_add_quoted(why, token.start, token.length);
        text_addf(why, " is not a number of triangles: write %s1 to %s%d", shape_name[shape],
                  shape_name[shape], MOST);
        return false;
    }
    coloring->shape = shape;
    (shape == COLORING_FAN ? make_fan : make_strip)(coloring, (size_t)faces);
    return true;
}

static enum coloring_shape find_shape(struct token token) {
    for (enum coloring_shape shape = COLORING_FAN; shape <= COLORING_STRIP; shape++) {
        size_t length = strlen(shape_name[shape]);
        struct token start = {token.start, token.length < length ? token.length : length};
        struct token name = {shape_name[shape], length};
        if (start.length == name.length && memcmp(start.start, name.start, length) == 0) return shape;
    }
    return COLORING_GIVEN;
}

static bool parse_board(const char **at, struct coloring *coloring, struct text *why) {
    struct token section = points_section(at), rest = section;
    struct token first = points_token(&rest);
    enum coloring_shape shape = find_shape(first);
    if (shape != COLORING_GIVEN && points_token(&rest).length == 0)
        return parse_shape(first, shape, coloring, why);
    if (!points_parse(section, &coloring->plane, why)) return false;
    if (**at == '/') ++*at;
    return parse_faces(points_section(at), coloring, why);
}

static bool parse_green(struct token section, struct coloring *coloring, struct text *why) {
    if (!points_parse_pairs(&coloring->plane, section, &coloring->green, why)) return false;
    size_t pair[2] = {0, 0};
    while (points_next_pair(&coloring->green, coloring->plane.n, pair)) {
        if (plane_graph_has(&coloring->edges, pair[0], pair[1])) continue;
        text_add(why, "the segment ");
        points_say_pair(pair[0], pair[1], why);
        text_add(why, " is no side of a triangle");
        return false;
    }
    return true;
}

bool coloring_parse(const char *string, struct coloring *coloring, struct text *why) {
    const char *at = string;
    memset(coloring, 0, sizeof *coloring);
    if (!parse_board(&at, coloring, why)) return false;
    if (*at == '/') {
        at++;
        if (!parse_green(points_section(&at), coloring, why)) return false;
    }
    if (*at == '\0') return true;
    text_add(why, "there is one slash too many at ");
    text_add_quoted(why, at, strlen(at));
    text_add(why, ": write points/triangles/green edges");
    return false;
}

void coloring_print(const struct coloring *coloring, struct text *text) {
    size_t n = coloring->plane.n, pair[2] = {0, 0};
    if (coloring->shape == COLORING_GIVEN) {
        points_print(&coloring->plane, text);
        for (size_t f = 0; f < coloring->faces; f++)
            text_addf(text, "%s%c%c%c", f > 0 ? "," : "/", points_letter(coloring->face[f][0]),
                      points_letter(coloring->face[f][1]), points_letter(coloring->face[f][2]));
    } else {
        text_addf(text, "%s%u", shape_name[coloring->shape], (unsigned)coloring->faces);
    }
    if (!points_next_pair(&coloring->green, n, pair)) return;
    text_add_char(text, '/');
    points_print_pairs(&coloring->green, n, text);
}

/* ---- the faces as a graph ---- */

void coloring_make_dual(const struct coloring *coloring, struct coloring_dual *dual) {
    memset(dual, 0, sizeof *dual);
    for (size_t f = 0; f < coloring->faces; f++) {
        unsigned shared = 0;
        for (size_t g = 0; g < coloring->faces; g++) {
            if (g == f || count_common(coloring, f, g) < 2) continue;
            dual->near[f] |= UINT64_C(1) << g;
            shared++;
        }
        if (shared < 3) dual->own |= UINT64_C(1) << f;
    }
}

uint64_t coloring_untouched(const struct coloring *coloring) {
    uint64_t untouched = 0;
    for (size_t f = 0; f < coloring->faces; f++)
        if (coloring_green_sides(coloring, f) == 0) untouched |= UINT64_C(1) << f;
    return untouched;
}

uint64_t coloring_cut_part(const struct coloring_dual *dual, uint64_t *rest) {
    while (*rest) {
        uint64_t part = *rest & (~*rest + 1), border = part;
        while (border) {
            uint64_t added = dual->near[bits_lowest(border)] & *rest & ~part;
            part |= added;
            border = (border & (border - 1)) | added;
        }
        *rest &= ~part;
        if (part & (part - 1) || part & dual->own) return part;
    }
    return 0;
}
