/* SPDX-License-Identifier: MIT */
/* The Triangulation Coloring Game: a move colors one side of a triangulation green, and whoever
 * completes the first green triangle, a face, wins.
 *
 * A face with two green sides is completed at once, so a safe move touches only faces that have
 * none yet, and whoever has no safe move left loses. Each side is a safe move that removes the one
 * or two faces it borders, allowed while they are untouched; parts of the untouched faces without a
 * common side add by nim-sum. A path of faces that all have a side of their own is a row of Kayles
 * (O. Aichholzer, D. Bremner, E. D. Demaine, F. Hurtado, E. Kranakis, H. Krasser, S. Ramaswami, S.
 * Sethia, J. Urrutia: Games on triangulations, 2005).
 *
 * Move: part = one end of the side, where = the other, part < where. */
#include <string.h>

#include "core/solver.h"
#include "core/table.h"
#include "core/text.h"
#include "games/canvas.h"
#include "games/points.h"

enum { FACES = 64, RANDOM_POINTS = 34 }; /* so many points have at most 63 faces */

enum shape_name { GIVEN, FAN, STRIP };

/* Without padding. A face is the set of its corners, bit i for point i. */
struct coloring {
    struct points points; /* the green sides are drawn */
    uint64_t name;        /* of enum shape_name: how it is written */
    uint64_t faces;
    uint64_t face[FACES];
};

/* The sides of all faces. */
static struct plane_graph sides_of(const struct coloring *coloring) {
    struct plane_graph sides = {0};
    for (size_t f = 0; f < coloring->faces; f++)
        for (uint64_t rest = coloring->face[f]; rest; rest &= rest - 1)
            sides.near[set_first(rest)] |= coloring->face[f] & ~(rest & (~rest + 1));
    return sides;
}

static unsigned count_green(const struct coloring *coloring, uint64_t face) {
    unsigned ends = 0;
    for (uint64_t rest = face; rest; rest &= rest - 1)
        ends += set_size(coloring->points.drawn.near[set_first(rest)] & face);
    return ends / 2;
}

/* A face with so many green sides; 0 if there is none. */
static uint64_t find_face(const struct coloring *coloring, unsigned green) {
    size_t f = 0;
    while (f < coloring->faces && count_green(coloring, coloring->face[f]) != green) f++;
    return f < coloring->faces ? coloring->face[f] : 0;
}

static bool decided(const void *position) {
    return find_face(position, 3) != 0;
}

/* ---- which faces make a triangulation ---- */

/* No other point lies in a face or on its sides; three points on a line are not a face. */
static bool check_face(const struct coloring *coloring, uint64_t face, struct text *why) {
    const struct plane_point *p = coloring->points.plane.point;
    size_t a = set_first(face), b = set_first(face & (face - 1)),
           c = set_first(face & ~(UINT64_C(1) << a | UINT64_C(1) << b));
    int turn = plane_turn(p[a], p[b], p[c]);
    if (turn == 0)
        return text_refuse(why, "the points %c, %c and %c lie on one line", points_letter(a),
                           points_letter(b), points_letter(c));
    for (size_t i = 0; i < coloring->points.plane.n; i++) {
        if (face >> i & 1 || plane_turn(p[a], p[b], p[i]) == -turn ||
            plane_turn(p[b], p[c], p[i]) == -turn || plane_turn(p[c], p[a], p[i]) == -turn)
            continue;
        text_addf(why, "the point %c lies in the triangle ", points_letter(i));
        points_add_letters(face, " ", why);
        return false;
    }
    return true;
}

/* Different faces without another point in them, whose sides do not cross, have disjoint insides.
 * They need not fill the hull of the points: what they leave open counts as outside. */
static bool check_faces(const struct coloring *coloring, struct text *why) {
    const struct plane_graph sides = sides_of(coloring);
    for (size_t f = 0; f < coloring->faces; f++) {
        if (!check_face(coloring, coloring->face[f], why)) return false;
        for (size_t g = 0; g < f; g++) {
            if (coloring->face[f] != coloring->face[g]) continue;
            text_add(why, "the triangle ");
            points_add_letters(coloring->face[f], " ", why);
            return text_refuse(why, " appears twice");
        }
    }
    for (size_t i = 0; i < coloring->points.plane.n; i++) {
        if (sides.near[i] == 0)
            return text_refuse(why, "the point %c is not a corner of any triangle",
                               points_letter(i));
    }
    return points_check_crossings(&coloring->points.plane, &sides, "edges", why);
}

/* ---- the text ---- */

static bool parse_faces(struct token section, struct coloring *coloring, struct text *why) {
    for (struct token token; (token = points_token(&section)).length > 0;) {
        if (coloring->faces == FACES)
            return text_refuse(why, "too many triangles: at most %d fit here", FACES);
        uint64_t *face = &coloring->face[coloring->faces++];
        if (!points_parse_letters(&coloring->points.plane, token, 3, "triangle", face, why))
            return false;
    }
    if (coloring->faces > 0) return check_faces(coloring, why);
    return text_refuse(
        why, "there is no triangle: write points/triangles, such as 0,0 5,0 5,5 0,5/ABC,ACD");
}

static const char *const shape_name[] = {"", "fan:", "strip:"};

static void make_shape(struct coloring *coloring, enum shape_name shape, size_t faces) {
    struct plane *plane = &coloring->points.plane;
    coloring->name = shape;
    if (shape == FAN) plane_make_regular(plane, faces + 2);
    plane->n = faces + 2;
    for (size_t i = 0; i < plane->n && shape == STRIP; i++)
        plane->point[i] = (struct plane_point){(int32_t)i, i % 2 ? 2 : 0};
    coloring->faces = faces;
    for (size_t i = 0; i < faces; i++)
        coloring->face[i] = UINT64_C(6) << i | UINT64_C(1) << (shape == FAN ? 0 : i);
}

static bool parse_board(const char **at, struct coloring *coloring, struct text *why) {
    struct token section = points_section(at);
    for (enum shape_name shape = FAN; shape <= STRIP; shape++) {
        uint64_t faces;
        if (!points_parse_named(section, shape_name[shape], PLANE_POINTS - 2, "triangles", &faces,
                                why))
            continue;
        if (faces > 0) make_shape(coloring, shape, (size_t)faces);
        return faces > 0;
    }
    if (!points_parse(section, "fan:", "triangles in a fan", &coloring->points.plane, why))
        return false;
    if (**at == '/') ++*at;
    return parse_faces(points_section(at), coloring, why);
}

static bool parse(const char *string, void *position, struct text *why) {
    struct coloring *coloring = position;
    const struct points *points = &coloring->points;
    const char *at = string;
    size_t pair[2] = {0, 0};
    memset(coloring, 0, sizeof *coloring);
    if (!parse_board(&at, coloring, why) ||
        !points_parse_drawn(&coloring->points, at, "points/triangles/green edges", why))
        return false;
    const struct plane_graph sides = sides_of(coloring);
    while (plane_graph_next(&points->drawn, points->plane.n, pair)) {
        if (plane_graph_has(&sides, pair[0], pair[1])) continue;
        text_add(why, "the edge ");
        points_say_pair(pair[0], pair[1], why);
        return text_refuse(why, " is not in any triangle");
    }
    return true;
}

static void print(const void *position, struct text *text) {
    const struct coloring *coloring = position;
    if (coloring->name == GIVEN) {
        points_print(&coloring->points.plane, text);
        for (size_t f = 0; f < coloring->faces; f++) {
            text_add_char(text, f > 0 ? ',' : '/');
            points_add_letters(coloring->face[f], "", text);
        }
    } else {
        text_addf(text, "%s%u", shape_name[coloring->name], (unsigned)coloring->faces);
    }
    points_print_drawn(&coloring->points, "/", text);
}

/* ---- the game ---- */

extern const struct game game_coloring, game_kayles;

/* The faces are all empty triangles of the edges, in the order of their corners. */
static bool random_start(const struct shape *shape, struct random *random, void *position,
                         struct text *why) {
    struct coloring *coloring = position;
    struct plane *plane = &coloring->points.plane;
    struct plane_graph edges;
    size_t pair[2] = {0, 0},
           n = (size_t)random_between(random, shape->parts.low, shape->parts.high);
    memset(coloring, 0, sizeof *coloring);
    plane_make_random(plane, n, random);
    plane_triangulate(plane, &edges);
    while (plane_graph_next(&edges, n, pair))
        for (size_t c = pair[1] + 1; c < n; c++)
            if (plane_graph_has(&edges, pair[0], c) && plane_graph_has(&edges, pair[1], c) &&
                plane_is_empty(plane, pair[0], pair[1], c))
                coloring->face[coloring->faces++] =
                    UINT64_C(1) << pair[0] | UINT64_C(1) << pair[1] | UINT64_C(1) << c;
    return true;
}

static bool check(const void *position, enum player mover, const struct move *move,
                  struct text *why) {
    const struct coloring *coloring = position;
    if (!points_check_move(&game_coloring, coloring, move, why)) return false;
    const struct plane_graph sides = sides_of(coloring);
    const bool is_side = plane_graph_has(&sides, move->part, move->where);
    if (is_side && !plane_graph_has(&coloring->points.drawn, move->part, move->where)) return true;
    points_say_pair(move->part, move->where, why);
    text_add(why, is_side ? " is green already. " : " is not an edge here. ");
    return game_refuse_move(&game_coloring, position, mover, "", why);
}

static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct coloring *coloring = position;
    if (moves->state[0] == 0 && decided(position)) return false;
    const struct plane_graph sides = sides_of(coloring);
    size_t pair[2] = {moves->move.part, (size_t)moves->move.where};
    moves->state[0] = 1;
    while (plane_graph_next(&sides, coloring->points.plane.n, pair)) {
        if (plane_graph_has(&coloring->points.drawn, pair[0], pair[1])) continue;
        moves->move = (struct move){.part = (uint32_t)pair[0], .where = pair[1]};
        return true;
    }
    return false;
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    text_add(text, "color ");
    points_say_pair(move->part, move->where, text);
}

/* "Triangle A B C, green: A-B, B-C." */
static void say_sides(const struct coloring *coloring, uint64_t face, struct text *text) {
    size_t pair[2] = {0, 0};
    const char *before = ", green: ";
    text_add(text, "Triangle ");
    points_add_letters(face, " ", text);
    while (plane_graph_next(&coloring->points.drawn, coloring->points.plane.n, pair)) {
        if (!(face >> pair[0] & face >> pair[1] & 1)) continue;
        text_add(text, before);
        points_say_pair(pair[0], pair[1], text);
        before = ", ";
    }
    text_add(text, count_green(coloring, face) > 0 ? ".\n" : ", all uncolored.\n");
}

static void draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct coloring *coloring = position;
    const struct plane_graph sides = sides_of(coloring);
    if (style->plain) {
        points_say_places(&coloring->points.plane, style, &canvas->words);
        for (size_t f = 0; f < coloring->faces; f++)
            say_sides(coloring, coloring->face[f], &canvas->words);
        return;
    }
    const struct plane_graph new = points_new(&coloring->points, style);
    points_draw(&coloring->points.plane, &sides, &coloring->points.drawn, canvas);
    points_list_pairs("Green", &coloring->points.drawn, &new, style, canvas);
}

static void say_decided(const void *position, struct text *text) {
    text_add_char(text, ' ');
    points_add_letters(find_face(position, 3), " ", text);
}

/* ---- the safe moves ---- */

/* The faces as nodes: bit g of near[f] when f and g have a side in common, bit f of own when f has
 * a side that is no other face's. */
struct dual {
    uint64_t near[FACES];
    uint64_t own;
};

/* Splits a set of untouched faces into its connected parts, except those where no side can be
 * colored. Returns how many there are. */
static size_t split(const struct dual *dual, uint64_t faces, uint64_t *part) {
    size_t n = 0;
    while (faces) {
        uint64_t border = faces & (~faces + 1);
        part[n] = border;
        while (border) {
            uint64_t added = dual->near[set_first(border)] & faces & ~part[n];
            part[n] |= added;
            border = (border & (border - 1)) | added;
        }
        faces &= ~part[n];
        if (part[n] & (part[n] - 1) || part[n] & dual->own) n++;
    }
    return n;
}

/* True if the part is a path whose faces all have a side of their own. */
static bool is_row(const struct dual *dual, uint64_t part) {
    unsigned links = 0;
    for (uint64_t rest = part; rest; rest &= rest - 1) {
        unsigned near = set_size(dual->near[set_first(rest)] & part);
        if (near > 2) return false;
        links += near;
    }
    return (part & ~dual->own) == 0 && links / 2 < set_size(part);
}

static size_t find_parts(const struct coloring *coloring, struct dual *dual, uint64_t part[FACES]) {
    uint64_t untouched = 0;
    memset(dual, 0, sizeof *dual);
    for (size_t f = 0; f < coloring->faces; f++) {
        for (size_t g = 0; g < coloring->faces; g++)
            if (set_size(coloring->face[f] & coloring->face[g]) == 2)
                dual->near[f] |= UINT64_C(1) << g;
        if (set_size(dual->near[f]) < 3) dual->own |= UINT64_C(1) << f;
        if (count_green(coloring, coloring->face[f]) == 0) untouched |= UINT64_C(1) << f;
    }
    return split(dual, untouched, part);
}

/* A search of parts, which is at most as deep as there are faces, since a move takes one or two. So
 * n faces are worth at most n too, and four or more are worth less. */
struct search {
    struct nimm_solver *solver;
    struct dual dual;
    uint32_t number; /* of the dual, in the solver's table */
};

static enum nimm_status find_value(struct search *search, uint64_t part, uint64_t *value);

/* The nim-sum of the parts that the faces fall into. */
static enum nimm_status find_sum(struct search *search, uint64_t faces, uint64_t *sum) {
    uint64_t part[FACES], value = 0;
    enum nimm_status status = NIMM_OK;
    size_t n = split(&search->dual, faces, part);
    *sum = 0;
    for (size_t i = 0; i < n && status == NIMM_OK; i++) {
        status = find_value(search, part[i], &value);
        *sum ^= value;
    }
    return status;
}

/* The mex over the sides that can be colored: a face's own, or between two faces of the part. */
static enum nimm_status find_value(struct search *search, uint64_t part, uint64_t *value) {
    const uint32_t key[] = {search->number, (uint32_t)part, (uint32_t)(part >> 32)};
    struct table *table = solver_table(search->solver);
    uint32_t known;
    uint64_t seen = 0, sum = 0;
    if (table_get(table, key, sizeof key, &known)) {
        *value = known;
        return NIMM_OK;
    }
    if (is_row(&search->dual, part))
        return octal_value_of(search->solver, "0.77", set_size(part), value);
    for (uint64_t rest = part; rest; rest &= rest - 1) {
        uint64_t first = rest & (~rest + 1);
        uint64_t seconds = (search->dual.near[set_first(rest)] & rest) | (search->dual.own & first);
        for (; seconds; seconds &= seconds - 1) {
            uint64_t second = seconds & (~seconds + 1);
            enum nimm_status status = solver_spend(search->solver, 1);
            if (status == NIMM_OK) status = find_sum(search, part & ~(first | second), &sum);
            if (status != NIMM_OK) return status;
            seen |= UINT64_C(1) << sum;
        }
    }
    *value = set_first(~seen);
    return table_put(table, key, sizeof key, (uint32_t)*value) ? NIMM_OK : NIMM_TOO_LARGE;
}

static enum nimm_status piles(struct nimm_solver *solver, const void *position,
                              struct piles *piles) {
    enum nimm_status status = NIMM_OK;
    struct search search = {.solver = solver};
    uint64_t part[FACES];
    piles->n = 0;
    if (decided(position)) return NIMM_OK;
    if (find_face(position, 2)) return NIMM_NO_ANSWER;
    piles->n = find_parts(position, &search.dual, part);
    if (!table_number(solver_table(solver), &search.dual, sizeof search.dual, &search.number))
        return NIMM_TOO_LARGE;
    for (size_t i = 0; i < piles->n && status == NIMM_OK; i++)
        status = find_value(&search, part[i], &piles->value[i]);
    return status;
}

static void say_faces(const struct coloring *coloring, uint64_t part, struct text *text) {
    enum { GLANCE = 6 };
    unsigned said = 0;
    for (; part && said < GLANCE; part &= part - 1, said++) {
        text_add(text, said > 0 ? ", " : "");
        points_add_letters(coloring->face[set_first(part)], "", text);
    }
    if (part) text_addf(text, " and %u more", set_size(part));
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct coloring *coloring = position;
    struct dual dual;
    uint64_t part[FACES] = {0};
    find_parts(coloring, &dual, part);
    unsigned faces = set_size(part[i]);
    text_addf(name, "Part %zu", i + 1);
    say_faces(coloring, part[i], reason);
    if (is_row(&dual, part[i]))
        text_addf(reason, ": like a Kayles row of %u pin%s", faces, faces == 1 ? "" : "s");
    else
        text_addf(reason, ": %u untouched triangles, by search", faces);
}

/* A path of faces is a row of Kayles; of other parts only a single one is a position. */
static const struct game *part(const void *position, size_t i, void *alone) {
    struct dual dual;
    uint64_t part[FACES] = {0};
    size_t n = find_parts(position, &dual, part);
    if (i >= n) return NULL;
    if (is_row(&dual, part[i])) return points_part_row(&game_kayles, part[i], alone);
    if (n != 1) return NULL;
    memcpy(alone, position, game_coloring.size);
    return &game_coloring;
}

/* A safe move touches faces of one part; any other move lets the other player win. */
static size_t changes(const void *position, const struct move *move) {
    const struct coloring *coloring = position;
    const uint64_t ends = UINT64_C(1) << move->part | UINT64_C(1) << move->where;
    struct dual dual;
    uint64_t part[FACES] = {0};
    const size_t n = find_parts(coloring, &dual, part);
    for (size_t i = 0; i < n; i++)
        for (uint64_t rest = part[i]; rest; rest &= rest - 1)
            if ((coloring->face[set_first(rest)] & ends) == ends) return i;
    return n;
}

static bool warn(const void *position, enum player mover, const struct move *move,
                 struct text *text) {
    struct coloring after = *(const struct coloring *)position;
    points_play(&after, mover, move);
    return points_warn(&after.points, decided(&after) ? 0 : find_face(&after, 2), text);
}

static const struct theory theory = {
    .disguise = "Whoever gives a triangle its second green edge lets the other complete it. So "
                "playing safe uses up the one or two triangles at an edge, like pins in Kayles.",
    .piles = piles,
    .describe = describe,
    .part = part,
    .changes = changes,
    .warn = warn,
};

const struct game game_coloring = {
    .id = "coloring",
    .title = "Triangulation Coloring Game",
    .move_rule = "Color one edge green.",
    .goal = "makes the first triangle with three green edges",
    .ending = "makes the green triangle",
    .rules = "An edge between two triangles counts for both.",
    .position_help = "fan:6 or strip:6 for 6 triangles, or points/triangles/green edges, such as "
                     "0,0 5,0 5,5 0,5/ABC,ACD/AB; the points are named A, B, C and so on",
    .move_help = "two letters",
    .move_prompt = "the two ends of an edge",
    .sample = "0,0 5,0 5,5 0,5/ABC,ACD",
    .large = "fan:24",
    .no_misere = true,
    .decided = decided,
    .say_decided = say_decided,
    .size = sizeof(struct coloring),
    .parse = parse,
    .print = print,
    .print_state = points_print_state,
    .say_state = points_say_state,
    .parts = {"points", {3, RANDOM_POINTS}, {5, 9}},
    .random = random_start,
    .draw = draw,
    .check = check,
    .moves = moves,
    .play = points_play,
    .parse_move = points_parse_move,
    .print_move = points_print_move,
    .say_move = say_move,
    .theory = &theory,
};
