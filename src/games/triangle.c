/* SPDX-License-Identifier: MIT */
/* Monochromatic Triangle: points, no three on a line; a move draws the straight segment between two
 * of them, crossing no other. Whoever completes a triangle without a point inside wins at once;
 * whoever cannot move has lost.
 *
 * A move after which the opponent can complete a triangle loses, so the safe moves decide, and
 * whoever has none left loses. Of points in convex position a safe segment uses up two and splits
 * the others: Dawson's Kayles (O. Aichholzer, D. Bremner, E. D. Demaine, F. Hurtado, E. Kranakis,
 * H. Krasser, S. Ramaswami, S. Sethia, J. Urrutia: Games on triangulations, 2005). Of other points
 * the safe moves are searched.
 *
 * Move: part = the first point, where = the second, part < where. */
#include <string.h>

#include "core/nim.h"
#include "core/solver.h"
#include "core/text.h"
#include "games/canvas.h"
#include "games/points.h"

/* Without padding. */
struct triangle {
    struct points points;
    uint64_t regular; /* 1: written as convex:n */
};

/* True if the segment is not drawn and crosses none that is. */
static bool is_open(const struct triangle *triangle, size_t a, size_t b) {
    size_t crossed[2];
    return !plane_graph_has(&triangle->points.drawn, a, b) &&
           !plane_find_crossed(&triangle->points.plane, &triangle->points.drawn, a, b, crossed);
}

/* Finds a triangle without a point inside that has two sides drawn and the third one too or, with
 * `open`, still to be drawn. Returns its corners; 0 if there is none. */
static uint64_t find_triangle(const struct triangle *triangle, bool open) {
    const struct plane_graph *drawn = &triangle->points.drawn;
    for (size_t a = 0; a < triangle->points.plane.n; a++) {
        for (size_t b = a + 1; b < triangle->points.plane.n; b++) {
            uint64_t common = drawn->near[a] & drawn->near[b];
            if (common == 0 || !(open ? is_open(triangle, a, b) : plane_graph_has(drawn, a, b)))
                continue;
            for (; common; common &= common - 1)
                if (plane_is_empty(&triangle->points.plane, a, b, set_first(common)))
                    return UINT64_C(1) << a | UINT64_C(1) << b | UINT64_C(1) << set_first(common);
        }
    }
    return 0;
}

static bool decided(const void *position) {
    return find_triangle(position, false) != 0;
}

/* ---- the text ---- */

static bool parse_points(struct token section, struct triangle *triangle, struct text *why) {
    uint64_t n;
    size_t line[3];
    if (points_parse_named(section, "convex:", PLANE_POINTS, "points", &n, why)) {
        triangle->regular = 1;
        if (n > 0) plane_make_regular(&triangle->points.plane, (size_t)n);
        return n > 0;
    }
    struct plane *plane = &triangle->points.plane;
    if (!points_parse(section, "convex:", "points around a circle", plane, why)) return false;
    if (!plane_find_line(&triangle->points.plane, line)) return true;
    return text_refuse(why, "the points %c, %c and %c lie on one line", points_letter(line[0]),
                       points_letter(line[1]), points_letter(line[2]));
}

static bool parse(const char *string, void *position, struct text *why) {
    struct triangle *triangle = position;
    const char *at = string;
    memset(triangle, 0, sizeof *triangle);
    return parse_points(points_section(&at), triangle, why) &&
           points_parse_drawn(&triangle->points, at, "points/segments", why) &&
           points_check_crossings(&triangle->points.plane, &triangle->points.drawn, "segments",
                                  why);
}

static void print(const void *position, struct text *text) {
    const struct triangle *triangle = position;
    if (triangle->regular)
        text_addf(text, "convex:%zu", (size_t)triangle->points.plane.n);
    else
        points_print(&triangle->points.plane, text);
    points_print_drawn(&triangle->points, "/", text);
}

extern const struct game game_triangle, game_dawson;

static bool random_start(const struct shape *shape, struct random *random, void *position,
                         struct text *why) {
    struct triangle *triangle = position;
    memset(triangle, 0, sizeof *triangle);
    plane_make_random(&triangle->points.plane,
                      (size_t)random_between(random, shape->parts.low, shape->parts.high), random);
    return true;
}

static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct triangle *triangle = position;
    if (moves->state[0] == 0 && decided(position)) return false;
    moves->state[0] = 1;
    size_t n = (size_t)triangle->points.plane.n, b = (size_t)moves->move.where + 1;
    for (size_t a = moves->move.part; a < n; a++, b = a + 1) {
        for (; b < n; b++) {
            if (!is_open(triangle, a, b)) continue;
            moves->move = (struct move){.part = (uint32_t)a, .where = b};
            return true;
        }
    }
    return false;
}

static bool check(const void *position, enum player mover, const struct move *move,
                  struct text *why) {
    const struct triangle *triangle = position;
    size_t crossed[2];
    if (!points_check_move(&game_triangle, triangle, move, why)) return false;
    size_t a = move->part, b = (size_t)move->where;
    if (is_open(triangle, a, b)) return true;
    points_say_pair(a, b, why);
    if (plane_find_crossed(&triangle->points.plane, &triangle->points.drawn, a, b, crossed)) {
        text_add(why, " would cross ");
        points_say_pair(crossed[0], crossed[1], why);
        text_add(why, ". ");
    } else {
        text_add(why, " is drawn already. ");
    }
    return game_refuse_move(&game_triangle, position, mover, "", why);
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    text_add(text, "draw ");
    points_say_pair(move->part, move->where, text);
}

/* Says what can still be drawn, for those who cannot see it: of much a sentence for each point, or
 * in brief only how to hear of it. */
static void say_open(const struct triangle *triangle, const struct style *style,
                     struct canvas *canvas) {
    enum { MANY = 6 };
    struct plane_graph open = {0}, none = {0};
    const size_t points = (size_t)triangle->points.plane.n;
    size_t n = 0;
    for (size_t a = 0; a < points; a++)
        for (size_t b = a + 1; b < points; b++)
            if (is_open(triangle, a, b)) {
                plane_graph_add(&open, a, b);
                n++;
            }
    if (n == 0) return;
    if (n <= MANY) {
        points_list_pairs("Can still be drawn", &open, &none, style, canvas);
        return;
    }
    struct text *text = &canvas->words;
    size_t from = text->length;
    if (style->is_brief) {
        text_add(text, "(board says what can still be drawn.)");
        text_wrap(text, from, canvas_fold_width(style), 0);
        return;
    }
    const char *start = "Can still be drawn, from ";
    for (size_t a = 0; a < points; a++) {
        const size_t many = set_size(open.near[a]);
        if (many == 0) continue;
        from = text->length;
        text_addf(text, "%s%c: ", start, points_letter(a));
        uint64_t ends = open.near[a];
        for (size_t i = 0; i < many; i++, ends &= ends - 1) {
            text_add_between(text, i, many, " and ");
            text_add_char(text, points_letter(set_first(ends)));
        }
        text_add_char(text, '.');
        text_wrap(text, from, canvas_fold_width(style), 0);
        start = "From ";
    }
}

static void draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct triangle *triangle = position;
    const struct plane *plane = &triangle->points.plane;
    const struct plane_graph new = points_new(&triangle->points, style);
    struct plane_graph heavy = new;
    const uint64_t completed = style->before ? find_triangle(triangle, false) : 0;
    for (uint64_t rest = completed; rest; rest &= rest - 1)
        heavy.near[set_first(rest)] |= completed & ~(rest & (~rest + 1));
    if (!style->plain) {
        points_draw(plane, &triangle->points.drawn, &heavy, canvas);
    } else if (triangle->regular) {
        points_say_range(plane->n, &canvas->words);
        text_add(&canvas->words,
                 plane->n == 1 ? " is the only point.\n" : " lie around a circle.\n");
    } else {
        points_say_places(plane, style, &canvas->words);
    }
    size_t pair[2] = {0, 0};
    if (style->plain && !plane_graph_next(&triangle->points.drawn, PLANE_POINTS, pair)) {
        text_add(&canvas->words, "No line is drawn.\n");
        return;
    }
    points_list_pairs("Drawn", &triangle->points.drawn, &new, style, canvas);
    if (style->plain && !decided(triangle)) say_open(triangle, style, canvas);
}

static void say_decided(const void *position, struct text *text) {
    text_add_char(text, ' ');
    points_add_letters(find_triangle(position, false), " ", text);
}

/* ---- the safe moves ---- */

/* Where nothing can be completed, a game of the safe moves alone: whoever is the first without one
 * loses. What can still be drawn is kept with it, since finding it anew for each position would
 * take most of the time of a search. */
struct safe {
    struct triangle triangle;
    struct plane_graph open;
};

static void make_safe(const struct triangle *triangle, struct safe *safe) {
    *safe = (struct safe){.triangle = *triangle};
    for (size_t a = 0; a < triangle->points.plane.n; a++)
        for (size_t b = a + 1; b < triangle->points.plane.n; b++)
            if (is_open(triangle, a, b)) plane_graph_add(&safe->open, a, b);
}

/* True if a-b is not the second side of a triangle whose third side is open. */
static bool is_safe(const struct safe *safe, size_t a, size_t b) {
    const uint64_t *drawn = safe->triangle.points.drawn.near, *open = safe->open.near;
    uint64_t corners = (drawn[a] & open[b]) | (open[a] & drawn[b]);
    while (corners && !plane_is_empty(&safe->triangle.points.plane, a, b, set_first(corners)))
        corners &= corners - 1;
    return corners == 0;
}

static bool safe_moves(const void *position, enum player mover, struct moves *moves) {
    const struct safe *safe = position;
    size_t pair[2] = {moves->move.part, (size_t)moves->move.where};
    while (plane_graph_next(&safe->open, safe->triangle.points.plane.n, pair)) {
        if (!is_safe(safe, pair[0], pair[1])) continue;
        moves->move = (struct move){.part = (uint32_t)pair[0], .where = pair[1]};
        return true;
    }
    return false;
}

/* Only segments from a point to its left to one to its right can cross what is drawn. */
static void play_safe(void *position, enum player mover, const struct move *move) {
    struct safe *safe = position;
    const struct plane *plane = &safe->triangle.points.plane;
    const size_t a = move->part, b = (size_t)move->where;
    const uint64_t right = plane_right(plane, a, b);
    points_play(&safe->triangle, mover, move);
    plane_graph_remove(&safe->open, a, b);
    for (uint64_t left = plane_right(plane, b, a); left; left &= left - 1)
        for (uint64_t ends = safe->open.near[set_first(left)] & right; ends; ends &= ends - 1)
            if (plane_crosses(plane, a, b, set_first(left), set_first(ends)))
                plane_graph_remove(&safe->open, set_first(left), set_first(ends));
}

static const struct game game_safe = {
    .size = sizeof(struct safe), .moves = safe_moves, .play = play_safe, .theory = &game_no_theory};

/* The groups of two or more free points, of points in convex position. */
struct rows {
    size_t n;
    uint64_t points[PLANE_POINTS / 2];
};

/* Where nothing can be completed, no two segments meet in a point: of convex position the triangle
 * of two neighboring ones would be empty. Each segment then cuts the points in two, and free ones
 * that can be joined are one row. Returns false if the points are not in convex position. */
static bool find_rows(const struct triangle *triangle, struct rows *rows) {
    size_t n = (size_t)triangle->points.plane.n;
    const uint64_t *near = triangle->points.drawn.near;
    uint64_t found = 0;
    rows->n = 0;
    if (!plane_is_convex(&triangle->points.plane)) return false;
    for (size_t a = 0; a < n; a++) {
        uint64_t row = UINT64_C(1) << a;
        if (near[a] != 0 || found & row) continue;
        for (size_t b = a + 1; b < n; b++)
            if (near[b] == 0 && is_open(triangle, a, b)) row |= UINT64_C(1) << b;
        if (set_size(row) > 1) rows->points[rows->n++] = row;
        found |= row;
    }
    return true;
}

/* ---- the theory ---- */

static enum nimm_status piles(struct nimm_solver *solver, const void *position,
                              struct piles *piles) {
    enum { PAIRS_AN_OPTION = 4 };
    const struct triangle *triangle = position;
    const uint64_t n = triangle->points.plane.n;
    struct rows rows;
    piles->n = 0;
    if (decided(position)) return NIMM_OK;
    if (find_triangle(position, true)) return NIMM_NO_ANSWER;
    /* Finding the rows looks at all pairs of points. */
    enum nimm_status status = solver_spend(solver, n * n / PAIRS_AN_OPTION);
    if (status != NIMM_OK) return status;
    if (!find_rows(position, &rows)) {
        struct safe safe;
        make_safe(position, &safe);
        bool over = game_is_over(&game_safe, &safe, PLAYER_1);
        return over ? NIMM_OK : search_piles(solver, &game_safe, &safe, piles);
    }
    for (; piles->n < rows.n && status == NIMM_OK; piles->n++)
        status = octal_value_of(solver, "0.07", set_size(rows.points[piles->n]),
                                &piles->value[piles->n]);
    return status;
}

/* "Points A B C D", as many as fit a short name. */
static void say_points(uint64_t points, struct text *text) {
    enum { GLANCE = 7 };
    text_add(text, "Points");
    for (unsigned said = 0; points && said < GLANCE; points &= points - 1, said++)
        text_addf(text, " %c", points_letter(set_first(points)));
    if (points) text_add(text, " ...");
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    struct rows rows;
    if (find_rows(position, &rows)) {
        unsigned free = set_size(rows.points[i]);
        say_points(rows.points[i], name);
        text_addf(reason, "a group of %u free points, like a Dawson row of %u pins", free, free);
        return;
    }
    struct safe safe;
    struct moves moves = {0};
    uint64_t points = 0;
    unsigned n = 0;
    make_safe(position, &safe);
    for (; safe_moves(&safe, 0, &moves); n++)
        points |= UINT64_C(1) << moves.move.part | UINT64_C(1) << moves.move.where;
    say_points(points, name);
    text_addf(reason, "%u safe segment%s, by search", n, n == 1 ? "" : "s");
}

/* A group of free points is a row of Dawson's Kayles. */
static const struct game *part(const void *position, size_t i, void *alone) {
    struct rows rows;
    if (find_rows(position, &rows))
        return i < rows.n ? points_part_row(&game_dawson, rows.points[i], alone) : NULL;
    memcpy(alone, position, game_triangle.size);
    return &game_triangle;
}

/* A safe move joins two points of one group; any other move lets the other player win. */
static size_t changes(const void *position, const struct move *move) {
    const uint64_t ends = UINT64_C(1) << move->part | UINT64_C(1) << move->where;
    struct rows rows;
    size_t i = 0;
    if (!find_rows(position, &rows)) return 0;
    while (i < rows.n && (rows.points[i] & ends) != ends) i++;
    return i;
}

static bool warn(const void *position, enum player mover, const struct move *move,
                 struct text *text) {
    struct triangle after = *(const struct triangle *)position;
    points_play(&after, mover, move);
    return points_warn(&after.points, decided(&after) ? 0 : find_triangle(&after, true), text);
}

static void say_disguise(const void *position, struct text *text) {
    const struct triangle *triangle = position;
    if (plane_is_convex(&triangle->points.plane)) return;
    text_add(text, "You lose if every move you have lets the other player complete a triangle. So "
                   "whoever draws the last safe segment wins. As these points do not lie around a "
                   "circle, this is not Dawson's Kayles, and its value is found by search: the "
                   "mex of what the safe segments leave.");
}

static const struct theory theory = {
    .disguise = "You lose if every move you have lets the other player complete a triangle. With "
                "points around a circle, each safe segment uses up two points and splits the rest "
                "into two groups. That is Dawson's Kayles, with points for pins.",
    .say_disguise = say_disguise,
    .piles = piles,
    .describe = describe,
    .part = part,
    .changes = changes,
    .warn = warn,
};

const struct game game_triangle = {
    .id = "triangle",
    .title = "Monochromatic Triangle",
    .move_rule = "Join two points by a straight line that crosses no other line.",
    .goal = "completes a triangle with no point inside",
    .ending = "completes the triangle",
    .rules = "No three points lie on one line. With only two points there is no triangle: whoever "
             "draws the last line has won.",
    .paper_rules = "No three points lie on one line.",
    .position_help =
        "convex:7 for 7 points around a circle, or points and, after a slash, the segments drawn, "
        "such as 0,0 5,1 2,7 3,3/AC,BD; the points are named A, B, C and so on",
    .move_help = "two letters",
    .move_prompt = "two letters",
    .sample = "convex:7",
    .large = "convex:10",
    .is_offered = true,
    .no_misere = true,
    .decided = decided,
    .say_decided = say_decided,
    .size = sizeof(struct triangle),
    .parse = parse,
    .print = print,
    .print_state = points_print_state,
    .say_state = points_say_state,
    .parts = {"points", {2, PLANE_POINTS}, {5, 9}},
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
