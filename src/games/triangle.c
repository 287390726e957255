/* SPDX-License-Identifier: MIT */
/* Monochromatic Triangle: points, no three on a line; a move draws the straight segment between two of them,
 * crossing no other. Whoever completes a triangle without a point inside wins at once; whoever cannot move
 * has lost.
 *
 * A move after which the opponent can complete a triangle loses, so the safe moves decide, and whoever has
 * none left loses. Of points in convex position a safe segment uses up two and splits the others: Dawson's
 * Kayles (O. Aichholzer, D. Bremner, E. D. Demaine, F. Hurtado, E. Kranakis, H. Krasser, S. Ramaswami, S.
 * Sethia, J. Urrutia: Games on triangulations, 2005). Of other points the safe moves are searched.
 *
 * Move: part = the first point, where = the second, part < where. */
#include <string.h>

#include "games/triangle_board.h"
#include "nimm/bits.h"

static bool parse(const char *parameters, const char *string, void *position, struct text *why) {
    return triangle_parse(string, position, why);
}

static void print(const void *position, struct text *text) {
    triangle_print(position, text);
}

static bool decided(const void *position) {
    size_t corner[3];
    return triangle_find_complete(position, corner);
}

/* Is the player to move lost? Nothing can be completed at once. */
static enum solve_status find_lost(struct solver *solver, const struct triangle *triangle, bool *lost) {
    struct triangle_groups groups;
    struct triangle_parts found;
    struct parts *parts;
    if (triangle_find_groups(triangle, &groups)) {
        uint64_t value = 0;
        for (size_t i = 0; i < groups.n; i++) value ^= triangle_group_value(groups.group[i]);
        *lost = value == 0;
        return SOLVE_OK;
    }
    enum solve_status status = triangle_open_parts(solver, triangle, &found, &parts);
    return status == SOLVE_OK ? parts_is_zero(parts, found.key, found.n, lost) : status;
}

static bool is_lost_start(const struct triangle *triangle) {
    enum { NODES = 100000 };
    struct solver *solver = solver_new(NODES, 0);
    bool lost = false;
    if (solver && find_lost(solver, triangle, &lost) != SOLVE_OK) lost = false;
    solver_free(solver);
    return lost;
}

static bool random_start(const char *parameters, const struct shape *shape, struct random *random,
                         void *position, struct text *why) {
    enum { FEWEST = 2, TRIES = 6 };
    struct triangle *triangle = position;
    struct range points = {5, 9};
    if (shape->parts.low != 0 || shape->parts.high != 0) points = shape->parts;
    if (points.low < FEWEST || points.low > points.high || points.high > PLANE_POINTS) {
        text_addf(why, "there can be %d to %d points", FEWEST, PLANE_POINTS);
        return false;
    }
    memset(triangle, 0, sizeof *triangle);
    /* Lost starts are rare: one time in four, up to six sets of points are drawn to find one. */
    bool wanted = random_between(random, 1, 4) == 1;
    for (int i = 0; i == 0 || (i < TRIES && wanted && !is_lost_start(triangle)); i++)
        plane_make_random(&triangle->plane, (size_t)random_between(random, points.low, points.high), random);
    return true;
}

static bool check(const void *position, unsigned mover, const struct move *move, struct text *why) {
    const struct triangle *triangle = position;
    size_t corner[3], crossed[2];
    if (triangle_find_complete(triangle, corner)) {
        text_add(why, "The game is over: ");
        points_say_triangle(corner[0], corner[1], corner[2], why);
        text_add(why, " is a triangle.");
        return false;
    }
    if (!points_check_move(&triangle->plane, move, why)) return false;
    size_t a = move->part, b = (size_t)move->where;
    if (triangle_is_open(triangle, a, b)) return true;
    points_print_move(move, why);
    if (plane_find_crossed(&triangle->plane, &triangle->drawn, a, b, crossed))
        text_addf(why, " would cross %c%c.", points_letter(crossed[0]), points_letter(crossed[1]));
    else
        text_add(why, " is drawn already: join two points that are not joined yet.");
    return false;
}

static bool moves(const void *position, unsigned mover, struct moves *moves) {
    const struct triangle *triangle = position;
    if (moves->state[0] == 0 && decided(position)) return false;
    moves->state[0] = 1;
    size_t n = triangle->plane.n, b = (size_t)moves->move.where + 1;
    for (size_t a = moves->move.part; a < n; a++, b = a + 1) {
        for (; b < n; b++) {
            if (!triangle_is_open(triangle, a, b)) continue;
            moves->move = (struct move){.part = (uint32_t)a, .where = b};
            return true;
        }
    }
    return false;
}

static void play(void *position, unsigned mover, const struct move *move) {
    struct triangle *triangle = position;
    plane_graph_add(&triangle->drawn, move->part, move->where);
}

static bool parse_move(const void *position, unsigned mover, const char *string, struct move *move,
                       struct text *why) {
    const struct triangle *triangle = position;
    return points_parse_move(&triangle->plane, "draw", string, move, why);
}

static void print_move(const void *position, const struct move *move, struct text *text) {
    points_print_move(move, text);
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    text_add(text, "draw ");
    points_say_pair(move->part, move->where, text);
}

static void draw_plain(const struct triangle *triangle, struct text *text) {
    size_t n = triangle->plane.n, pair[2] = {0, 0};
    if (triangle->regular) {
        points_say_range(n, text);
        text_add(text, n == 1 ? " is the only point.\n" : " lie round a circle.\n");
    } else {
        points_say_places(&triangle->plane, text);
    }
    if (!points_next_pair(&triangle->drawn, n, pair)) text_add(text, "No segment is drawn yet.\n");
    memset(pair, 0, sizeof pair);
    while (points_next_pair(&triangle->drawn, n, pair)) {
        points_say_pair(pair[0], pair[1], text);
        text_add(text, " is drawn.\n");
    }
}

static void draw(const void *position, const struct style *style, struct text *text) {
    static const struct plane_graph none;
    const struct triangle *triangle = position;
    if (style->plain) {
        draw_plain(triangle, text);
        return;
    }
    points_draw(&triangle->plane, &triangle->drawn, &none, style, text);
    points_list_pairs("Drawn", &triangle->drawn, triangle->plane.n, style->width, text);
}

static enum solve_status piles(struct solver *solver, const void *position, struct piles *piles) {
    const struct triangle *triangle = position;
    struct triangle_groups groups;
    struct triangle_parts found;
    struct parts *parts;
    size_t corner[3];
    piles->n = 0;
    if (decided(position)) return SOLVE_OK;
    if (triangle_find_completable(triangle, corner)) return SOLVE_NO_ANSWER;
    if (triangle_find_groups(triangle, &groups)) {
        piles->n = groups.n;
        for (size_t i = 0; i < groups.n; i++) piles->value[i] = triangle_group_value(groups.group[i]);
        return SOLVE_OK;
    }
    enum solve_status status = triangle_open_parts(solver, triangle, &found, &parts);
    if (status != SOLVE_OK) return status;
    piles->n = found.n;
    for (size_t i = 0; i < found.n && status == SOLVE_OK; i++)
        status = parts_value(parts, found.key + i * found.words, &piles->value[i]);
    return status;
}

/* "Points A B C D", as many as fit a short name. */
static void say_points(uint64_t points, struct text *text) {
    enum { GLANCE = 7 };
    text_add(text, "Points");
    for (unsigned said = 0; points && said < GLANCE; points &= points - 1, said++)
        text_addf(text, " %c", points_letter(bits_lowest(points)));
    if (points) text_add(text, " ...");
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct triangle *triangle = position;
    struct triangle_groups groups;
    struct triangle_parts found;
    if (triangle_find_groups(triangle, &groups)) {
        unsigned n = bits_count(groups.group[i]);
        say_points(groups.group[i], name);
        text_addf(reason, "a group of %u free points, like a Dawson row of %u pins", n, n);
    } else if (triangle_find_parts(triangle, &found)) {
        say_points(found.points[i], name);
        text_addf(reason, "%u safe segment%s, by search", found.moves[i], found.moves[i] == 1 ? "" : "s");
    }
}

static enum solve_status outcome(struct solver *solver, const void *position, unsigned mover, bool misere,
                                 enum outcome *outcome) {
    (void)mover, (void)misere;
    size_t corner[3];
    *outcome = decided(position) ? OUTCOME_P : OUTCOME_N;
    if (*outcome == OUTCOME_P || triangle_find_completable(position, corner)) return SOLVE_OK;
    bool lost = false;
    enum solve_status status = find_lost(solver, position, &lost);
    *outcome = lost ? OUTCOME_P : OUTCOME_N;
    return status;
}

static bool warn(const void *position, unsigned mover, const struct move *move, struct text *text) {
    struct triangle after = *(const struct triangle *)position;
    size_t corner[3];
    play(&after, mover, move);
    if (decided(&after) || !triangle_find_completable(&after, corner)) return false;
    text_add(text, "then ");
    points_say_pair(corner[0], corner[1], text);
    text_add(text, " completes the triangle ");
    for (size_t i = 2; i > 0 && corner[i] < corner[i - 1]; i--) {
        size_t point = corner[i];
        corner[i] = corner[i - 1];
        corner[i - 1] = point;
    }
    points_say_triangle(corner[0], corner[1], corner[2], text);
    return true;
}

const struct game game_triangle = {
    .id = "triangle",
    .title = "Monochromatic Triangle",
    .rules =
        "There are some points, no three of them on a line. Two players take turns; a move draws a straight "
        "segment between two points, and it must not cross another one. Whoever completes a triangle of "
        "three segments with no point inside wins at once; whoever cannot move loses.",
    .position_help =
        "convex:7 for 7 points round a circle, or points and, after a slash, the segments drawn, as "
        "0,0 5,1 2,7 3,3/AC,BD; the points are named A, B, C and so on",
    .move_help = "AB, the letters of two points",
    .move_prompt = "two points",
    .sample = "convex:7",
    .flags = GAME_NO_MISERE,
    .size = sizeof(struct triangle),
    .disguise =
        "Whoever must make a move after which the other can complete a triangle loses. Of points round a "
        "circle each safe segment uses up two and splits the rest in two groups: Dawson's Kayles, with "
        "points for pins.",
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
