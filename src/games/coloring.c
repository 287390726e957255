/* SPDX-License-Identifier: MIT */
/* The Triangulation Coloring Game: the sides of triangles are black, a move colors one of them green, and
 * whoever completes the first green triangle, a face, wins.
 *
 * A face with two green sides is completed at once, so a safe move touches only faces that have none yet, and
 * whoever has no safe move left loses. Each side is a safe move that removes the one or two faces it borders,
 * allowed while they are untouched; parts of the untouched faces without a common side add by nim-sum. A path
 * of faces that all have a side of their own is a row of Kayles (O. Aichholzer, D. Bremner, E. D. Demaine,
 * F. Hurtado, E. Kranakis, H. Krasser, S. Ramaswami, S. Sethia, J. Urrutia: Games on triangulations, 2005).
 *
 * Move: part = one end of the side, where = the other, part < where. */
#include <string.h>

#include "games/coloring_faces.h"
#include "nimm/bits.h"

static bool parse(const char *parameters, const char *string, void *position, struct text *why) {
    return coloring_parse(string, position, why);
}

static void print(const void *position, struct text *text) {
    coloring_print(position, text);
}

static bool random_start(const char *parameters, const struct shape *shape, struct random *random,
                         void *position, struct text *why) {
    enum { FEWEST = 3, MOST = 34 }; /* 34 points have at most 63 faces */
    struct coloring *coloring = position;
    struct range points = {5, 9};
    if (shape->parts.low != 0 || shape->parts.high != 0) points = shape->parts;
    if (points.low < FEWEST || points.low > points.high || points.high > MOST) {
        text_addf(why, "there can be %d to %d points", FEWEST, MOST);
        return false;
    }
    memset(coloring, 0, sizeof *coloring);
    plane_make_random(&coloring->plane, (size_t)random_between(random, points.low, points.high), random);
    plane_triangulate(&coloring->plane, &coloring->edges);
    return coloring_add_faces(coloring);
}

static void say_face(const struct coloring *coloring, size_t f, struct text *text) {
    points_say_triangle(coloring->face[f][0], coloring->face[f][1], coloring->face[f][2], text);
}

static bool decided(const void *position) {
    const struct coloring *coloring = position;
    return coloring_find_face(coloring, 3) < coloring->faces;
}

/* Behind "is no edge": some that can still be colored. */
static void say_black(const struct coloring *coloring, struct text *text) {
    enum { GLANCE = 6 };
    size_t pair[2] = {0, 0}, said = 0;
    while (points_next_pair(&coloring->edges, coloring->plane.n, pair)) {
        if (plane_graph_has(&coloring->green, pair[0], pair[1])) continue;
        if (said++ == GLANCE) break;
        text_add(text, said == 1 ? ": color a black one, as " : ", ");
        points_say_pair(pair[0], pair[1], text);
    }
    text_add_char(text, '.');
}

static bool check(const void *position, unsigned mover, const struct move *move, struct text *why) {
    const struct coloring *coloring = position;
    size_t won = coloring_find_face(coloring, 3);
    if (won < coloring->faces) {
        text_add(why, "The game is over: ");
        say_face(coloring, won, why);
        text_add(why, " is green.");
        return false;
    }
    if (!points_check_move(&coloring->plane, move, why)) return false;
    bool edge = plane_graph_has(&coloring->edges, move->part, move->where);
    if (edge && !plane_graph_has(&coloring->green, move->part, move->where)) return true;
    points_print_move(move, why);
    text_add(why, edge ? " is green already" : " is no edge here");
    say_black(coloring, why);
    return false;
}

static bool moves(const void *position, unsigned mover, struct moves *moves) {
    const struct coloring *coloring = position;
    if (moves->state[0] == 0 && decided(position)) return false;
    size_t pair[2] = {moves->move.part, (size_t)moves->move.where};
    moves->state[0] = 1;
    while (points_next_pair(&coloring->edges, coloring->plane.n, pair)) {
        if (plane_graph_has(&coloring->green, pair[0], pair[1])) continue;
        moves->move = (struct move){.part = (uint32_t)pair[0], .where = pair[1]};
        return true;
    }
    return false;
}

static void play(void *position, unsigned mover, const struct move *move) {
    struct coloring *coloring = position;
    plane_graph_add(&coloring->green, move->part, move->where);
}

static bool parse_move(const void *position, unsigned mover, const char *string, struct move *move,
                       struct text *why) {
    const struct coloring *coloring = position;
    return points_parse_move(&coloring->plane, "color", string, move, why);
}

static void print_move(const void *position, const struct move *move, struct text *text) {
    points_print_move(move, text);
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    text_add(text, "color ");
    points_say_pair(move->part, move->where, text);
}

/* "Triangle A B C: A-B is green." */
static void say_sides(const struct coloring *coloring, size_t f, struct text *text) {
    unsigned green = coloring_green_sides(coloring, f), said = 0;
    text_add(text, "Triangle ");
    say_face(coloring, f, text);
    text_add(text, green ? ": " : ": no side is green.\n");
    if (green == 3) text_add(text, "all green.\n");
    for (size_t i = 0; i < 3 && green > 0 && green < 3; i++) {
        size_t a = coloring_corner(coloring, f, i), b = coloring_corner(coloring, f, i + 1);
        if (!plane_graph_has(&coloring->green, a, b)) continue;
        points_say_pair(a < b ? a : b, a < b ? b : a, text);
        text_add(text, ++said < green ? " and " : green == 1 ? " is green.\n" : " are green.\n");
    }
}

static void draw(const void *position, const struct style *style, struct text *text) {
    const struct coloring *coloring = position;
    if (style->plain) {
        points_say_places(&coloring->plane, text);
        for (size_t f = 0; f < coloring->faces; f++) say_sides(coloring, f, text);
        return;
    }
    struct plane_graph black = coloring->edges;
    for (size_t i = 0; i < coloring->plane.n; i++) black.near[i] &= ~coloring->green.near[i];
    points_draw(&coloring->plane, &black, &coloring->green, style, text);
    points_list_pairs("Green", &coloring->green, coloring->plane.n, style->width, text);
}

static bool can_complete(const struct coloring *coloring) {
    return coloring_find_face(coloring, 2) < coloring->faces;
}

static enum solve_status piles(struct solver *solver, const void *position, struct piles *piles) {
    const struct coloring *coloring = position;
    piles->n = 0;
    if (decided(position)) return SOLVE_OK;
    if (can_complete(coloring)) return SOLVE_NO_ANSWER;
    uint64_t part[COLORING_FACES + 1];
    struct parts *parts;
    enum solve_status status = coloring_open_parts(solver, coloring, part, &piles->n, &parts);
    for (size_t i = 0; i < piles->n && status == SOLVE_OK; i++)
        status = parts_value(parts, &part[i], &piles->value[i]);
    return status;
}

static void say_faces(const struct coloring *coloring, uint64_t part, struct text *text) {
    enum { GLANCE = 6 };
    unsigned said = 0;
    for (; part && said < GLANCE; part &= part - 1, said++) {
        const uint8_t *face = coloring->face[bits_lowest(part)];
        text_addf(text, "%s%c%c%c", said > 0 ? ", " : "", points_letter(face[0]), points_letter(face[1]),
                  points_letter(face[2]));
    }
    if (part) text_addf(text, " and %u more", bits_count(part));
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct coloring *coloring = position;
    struct coloring_dual dual;
    uint64_t part[COLORING_FACES + 1];
    coloring_find_parts(coloring, &dual, part);
    unsigned faces = bits_count(part[i]);
    text_addf(name, "Part %zu", i + 1);
    say_faces(coloring, part[i], reason);
    if (coloring_is_row(&dual, part[i]))
        text_addf(reason, ": like a Kayles row of %u pin%s", faces, faces == 1 ? "" : "s");
    else
        text_addf(reason, ": %u untouched triangles, by search", faces);
}

static enum solve_status outcome(struct solver *solver, const void *position, unsigned mover, bool misere,
                                 enum outcome *outcome) {
    (void)mover, (void)misere;
    const struct coloring *coloring = position;
    *outcome = decided(position) ? OUTCOME_P : OUTCOME_N;
    if (*outcome == OUTCOME_P || can_complete(coloring)) return SOLVE_OK;
    uint64_t part[COLORING_FACES + 1];
    size_t n;
    struct parts *parts;
    bool lost = false;
    enum solve_status status = coloring_open_parts(solver, coloring, part, &n, &parts);
    if (status == SOLVE_OK) status = parts_is_zero(parts, part, n, &lost);
    *outcome = lost ? OUTCOME_P : OUTCOME_N;
    return status;
}

static bool warn(const void *position, unsigned mover, const struct move *move, struct text *text) {
    struct coloring after = *(const struct coloring *)position;
    play(&after, mover, move);
    size_t f = coloring_find_face(&after, 2);
    if (decided(&after) || f == after.faces) return false;
    for (size_t i = 0; i < 3; i++) {
        size_t a = coloring_corner(&after, f, i), b = coloring_corner(&after, f, i + 1);
        if (plane_graph_has(&after.green, a, b)) continue;
        text_add(text, "then ");
        points_say_pair(a < b ? a : b, a < b ? b : a, text);
    }
    text_add(text, " completes the triangle ");
    say_face(&after, f, text);
    return true;
}

const struct game game_coloring = {
    .id = "coloring",
    .title = "Triangulation Coloring Game",
    .rules =
        "The board is a net of triangles whose sides are all black. Two players take turns; a move colors "
        "one black side green. Whoever completes the first triangle with three green sides wins.",
    .position_help = "fan:6 or strip:6 for 6 triangles, or points/triangles/green edges, as "
                     "0,0 5,0 5,5 0,5/ABC,ACD/AB; the points are named A, B, C and so on",
    .move_help = "AB, the letters of the two ends of an edge",
    .move_prompt = "edge",
    .sample = "0,0 5,0 5,5 0,5/ABC,ACD",
    .flags = GAME_NO_MISERE,
    .size = sizeof(struct coloring),
    .disguise =
        "Whoever gives a triangle its second green side lets the other complete it. So each triangle is "
        "touched only once: a move takes away the one or two triangles at an edge, like pins in Kayles.",
    .no_value =
        "A triangle can be completed at once, and that wins whatever else is left: no Nim pile is like it.",
    .parse = parse,
    .print = print,
    .random = random_start,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = parse_move,
    .print_move = print_move,
    .say_move = say_move,
    .draw = draw,
    .piles = piles,
    .describe = describe,
    .outcome = outcome,
    .decided = decided,
    .warn = warn,
};
