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

#include "core/text.h"
#include "games/points.h"
#include "games/search.h"
#include "nimm/nim.h"

/* Without padding. */
struct triangle {
    struct plane plane;
    struct plane_graph drawn;
    uint64_t regular; /* 1: written as convex:n */
};

/* Undrawn, and crossing nothing. */
static bool is_open(const struct triangle *triangle, size_t a, size_t b) {
    size_t crossed[2];
    return !plane_graph_has(&triangle->drawn, a, b) &&
           !plane_find_crossed(&triangle->plane, &triangle->drawn, a, b, crossed);
}

/* A triangle without a point inside of which two sides are drawn, and the third, from corner[0] to corner[1],
 * is drawn too or, with `open`, can be. */
static bool find_triangle(const struct triangle *triangle, bool open, size_t corner[3]) {
    const struct plane_graph *drawn = &triangle->drawn;
    for (size_t a = 0; a < triangle->plane.n; a++) {
        for (size_t b = a + 1; b < triangle->plane.n; b++) {
            uint64_t common = drawn->near[a] & drawn->near[b];
            if (common == 0 || !(open ? is_open(triangle, a, b) : plane_graph_has(drawn, a, b))) continue;
            for (; common; common &= common - 1) {
                size_t third = set_first(common);
                if (!plane_is_empty(&triangle->plane, a, b, third)) continue;
                memcpy(corner, (size_t[3]){a, b, third}, 3 * sizeof *corner);
                return true;
            }
        }
    }
    return false;
}

static bool decided(const void *position) {
    size_t corner[3];
    return find_triangle(position, false, corner);
}

static bool can_complete(const struct triangle *triangle) {
    size_t corner[3];
    return find_triangle(triangle, true, corner);
}

/* ---- the text ---- */

static bool parse_points(struct token section, struct triangle *triangle, struct text *why) {
    uint64_t n;
    size_t line[3];
    if (points_parse_named(section, "convex:", PLANE_POINTS, "points", &n, why)) {
        triangle->regular = 1;
        if (n > 0) plane_make_regular(&triangle->plane, (size_t)n);
        return n > 0;
    }
    if (!points_parse(section, &triangle->plane, why)) return false;
    if (!plane_find_line(&triangle->plane, line)) return true;
    text_addf(why, "the points %c, %c and %c lie on one line", points_letter(line[0]), points_letter(line[1]),
              points_letter(line[2]));
    return false;
}

static bool parse(const char *parameters, const char *string, void *position, struct text *why) {
    struct triangle *triangle = position;
    const char *at = string;
    memset(triangle, 0, sizeof *triangle);
    if (!parse_points(points_section(&at), triangle, why)) return false;
    if (*at == '/') {
        at++;
        if (!points_parse_pairs(&triangle->plane, points_section(&at), &triangle->drawn, why)) return false;
    }
    return points_parse_end(at, "points/segments", why) &&
           points_check_crossings(&triangle->plane, &triangle->drawn, "segments", why);
}

static void print(const void *position, struct text *text) {
    const struct triangle *triangle = position;
    size_t n = (size_t)triangle->plane.n, pair[2] = {0, 0};
    if (triangle->regular)
        text_addf(text, "convex:%zu", n);
    else
        points_print(&triangle->plane, text);
    if (!points_next_pair(&triangle->drawn, n, pair)) return;
    text_add_char(text, '/');
    points_print_pairs(&triangle->drawn, n, text);
}

static void print_state(const void *position, struct text *text) {
    const struct triangle *triangle = position;
    size_t start = text->length;
    points_print_pairs(&triangle->drawn, triangle->plane.n, text);
    if (text->length == start) text_add(text, "no segment");
}

/* ---- independent parts ----
 *
 * Let L be the segments that may still be drawn and D those that are. A segment e of L is safe unless an
 * empty triangle e, f, g has f in D and g in L: then g locks e, and e locks g, until another segment crosses
 * one of them. So a position is L with its locks, and of D only what locks something counts. Left out of L is
 * what can never be safe and never locks what can; segments that neither cross nor can lock each other are
 * independent of each other. */

enum { PAIRS = 192, SET_WORDS = PAIRS / 64 };

/* A set of pairs of points by their numbers. */
struct set {
    uint64_t word[SET_WORDS];
};

/* Of these pairs: how they bear on each other. */
struct net {
    size_t pairs;
    uint8_t a[PAIRS], b[PAIRS];
    struct set cross[PAIRS];
    uint8_t triangles[PAIRS]; /* how many empty triangles a pair is a side of, and their others */
    struct sides {
        uint8_t side[2];
    } triangle[PAIRS][PLANE_POINTS - 2];
};

/* Left, of these the hopeful ones, which are safe or may yet become so, and those drawn. */
struct state {
    struct set left, hopeful, drawn;
};

struct parts {
    bool rows; /* each is a row of Dawson's Kayles, of its points; otherwise they are parts of the net */
    size_t n;
    struct part {
        uint64_t points; /* a row's, or the ends of its safe segments */
        unsigned safe;   /* how many of these there are */
        struct state state;
    } part[PAIRS];
    struct state whole;
    struct net net;
};

static bool has(const struct set *set, size_t e) {
    return set->word[e / 64] >> e % 64 & 1;
}

static void add(struct set *set, size_t e) {
    set->word[e / 64] |= UINT64_C(1) << e % 64;
}

static void drop(struct set *set, size_t e) {
    set->word[e / 64] &= ~(UINT64_C(1) << e % 64);
}

/* Steps to the next pair of the set, from *e on; false: there is none. */
static bool next(const struct set *set, size_t *e) {
    for (; *e < PAIRS; *e = (*e / 64 + 1) * 64) {
        uint64_t word = set->word[*e / 64] >> *e % 64;
        if (word == 0) continue;
        *e += set_first(word);
        return true;
    }
    return false;
}

static struct set intersection(const struct set *a, const struct set *b) {
    struct set set;
    for (size_t w = 0; w < SET_WORDS; w++) set.word[w] = a->word[w] & b->word[w];
    return set;
}

static struct set difference(const struct set *a, const struct set *b) {
    struct set set;
    for (size_t w = 0; w < SET_WORDS; w++) set.word[w] = a->word[w] & ~b->word[w];
    return set;
}

/* Of so few points that all pairs have a number. */
static void make_net(const struct plane *plane, struct net *net) {
    uint8_t number[PLANE_POINTS][PLANE_POINTS];
    memset(net, 0, sizeof *net);
    for (size_t a = 0; a < plane->n; a++) {
        for (size_t b = a + 1; b < plane->n; b++) {
            net->a[net->pairs] = (uint8_t)a;
            net->b[net->pairs] = (uint8_t)b;
            number[a][b] = number[b][a] = (uint8_t)net->pairs++;
        }
    }
    for (size_t e = 0; e < net->pairs; e++) {
        size_t a = net->a[e], b = net->b[e];
        for (size_t f = 0; f < net->pairs; f++)
            if (plane_crosses(plane, a, b, net->a[f], net->b[f])) add(&net->cross[e], f);
        for (size_t c = 0; c < plane->n; c++) {
            if (c == a || c == b || !plane_is_empty(plane, a, b, c)) continue;
            net->triangle[e][net->triangles[e]++] = (struct sides){{number[a][c], number[b][c]}};
        }
    }
}

static struct set find_safe(const struct net *net, const struct state *state) {
    struct set safe = state->hopeful;
    for (size_t f = 0; next(&state->drawn, &f); f++) {
        for (size_t i = 0; i < net->triangles[f]; i++) {
            size_t e = net->triangle[f][i].side[0], g = net->triangle[f][i].side[1];
            if (!has(&state->left, e) || !has(&state->left, g)) continue;
            drop(&safe, e);
            drop(&safe, g);
        }
    }
    return safe;
}

/* Does a hopeful segment that does not cross e cross g? */
static bool can_be_crossed(const struct net *net, const struct state *state, size_t e, size_t g) {
    uint64_t keys = 0;
    for (size_t w = 0; w < SET_WORDS; w++)
        keys |= net->cross[g].word[w] & state->hopeful.word[w] & ~net->cross[e].word[w];
    return keys != 0;
}

/* Can each lock on e be opened by a hopeful segment that does not cross e itself? */
static bool may_open(const struct net *net, const struct state *state, size_t e) {
    for (size_t i = 0; i < 2 * (size_t)net->triangles[e]; i++) {
        const uint8_t *side = net->triangle[e][i / 2].side;
        size_t f = side[i % 2], g = side[1 - i % 2];
        if (has(&state->drawn, f) && has(&state->left, g) && !can_be_crossed(net, state, e, g)) return false;
    }
    return true;
}

static void find_hopeful(const struct net *net, struct state *state) {
    struct set safe = find_safe(net, state), rest = difference(&state->hopeful, &safe);
    bool more = true;
    state->hopeful = safe;
    while (more) {
        more = false;
        for (size_t e = 0; next(&rest, &e); e++) {
            if (!may_open(net, state, e)) continue;
            add(&state->hopeful, e);
            drop(&rest, e);
            more = true;
        }
    }
}

/* Does g, which has no hope itself, lock a hopeful segment, or may it yet? */
static bool can_lock(const struct net *net, const struct state *state, size_t g) {
    for (size_t i = 0; i < net->triangles[g]; i++) {
        size_t e = net->triangle[g][i].side[0], f = net->triangle[g][i].side[1];
        bool first = has(&state->hopeful, e), second = has(&state->hopeful, f);
        if ((first && (second || has(&state->drawn, f))) || (second && has(&state->drawn, e))) return true;
    }
    return false;
}

/* Is f, which is drawn, what lets a segment lock a hopeful one? */
static bool makes_lock(const struct net *net, const struct state *state, size_t f) {
    for (size_t i = 0; i < net->triangles[f]; i++) {
        size_t e = net->triangle[f][i].side[0], g = net->triangle[f][i].side[1];
        if (has(&state->left, e) && has(&state->left, g) &&
            (has(&state->hopeful, e) || has(&state->hopeful, g)))
            return true;
    }
    return false;
}

/* Drops what can make no difference. */
static void reduce(const struct net *net, struct state *state) {
    find_hopeful(net, state);
    for (size_t g = 0; next(&state->left, &g); g++)
        if (!has(&state->hopeful, g) && !can_lock(net, state, g)) drop(&state->left, g);
    for (size_t f = 0; next(&state->drawn, &f); f++)
        if (!makes_lock(net, state, f)) drop(&state->drawn, f);
}

/* Does a lock of the triangle e, f, g, now or after another move, tie e and g? Two without hope do not bear
 * on each other. */
static bool is_tied(const struct state *state, size_t e, size_t f, size_t g) {
    unsigned hopes = has(&state->hopeful, e) + has(&state->hopeful, g);
    return has(&state->left, g) && hopes > 0 &&
           (has(&state->drawn, f) || (has(&state->left, f) && hopes + has(&state->hopeful, f) > 1));
}

/* Adds to the part all that its segments bear on by a crossing or a lock, and what these bear on, and so on.
 */
static void grow_part(const struct net *net, const struct state *state, struct set *part) {
    struct set border = *part;
    for (size_t e = 0; next(&border, &e); e = 0) {
        const struct set *bearing = has(&state->hopeful, e) ? &state->left : &state->hopeful;
        struct set added = intersection(&net->cross[e], bearing);
        for (size_t i = 0; i < 2 * (size_t)net->triangles[e]; i++) {
            const uint8_t *side = net->triangle[e][i / 2].side;
            size_t f = side[i % 2], g = side[1 - i % 2];
            if (!has(part, g) && is_tied(state, e, f, g)) add(&added, g);
        }
        drop(&border, e);
        for (size_t w = 0; w < SET_WORDS; w++) {
            border.word[w] |= added.word[w] & ~part->word[w];
            part->word[w] |= added.word[w];
        }
    }
}

/* Cuts off the part of the first hopeful segment. */
static bool cut_part(const struct net *net, struct state *state, struct state *part) {
    size_t first = 0;
    if (!next(&state->hopeful, &first)) return false;
    memset(part, 0, sizeof *part);
    add(&part->left, first);
    grow_part(net, state, &part->left);
    part->hopeful = intersection(&part->left, &state->hopeful);
    for (size_t f = 0; next(&state->drawn, &f); f++)
        if (makes_lock(net, part, f)) add(&part->drawn, f);
    state->left = difference(&state->left, &part->left);
    state->hopeful = difference(&state->hopeful, &part->left);
    return true;
}

/* Steps to the next safe segment, state[0] of the moves being where to look for it, and draws it. */
static bool draw_next(const struct net *net, struct moves *moves, struct state *state) {
    struct set safe = find_safe(net, state);
    size_t e = (size_t)moves->state[0];
    if (!next(&safe, &e)) return false;
    moves->state[0] = e + 1;
    state->left = difference(&state->left, &net->cross[e]);
    state->hopeful = difference(&state->hopeful, &net->cross[e]);
    drop(&state->left, e);
    drop(&state->hopeful, e);
    add(&state->drawn, e);
    reduce(net, state);
    return true;
}

static bool next_parts(const void *net, const void *position, struct moves *moves,
                       struct search_option *option) {
    struct state state = *(const struct state *)position, *parts = option->parts;
    if (!draw_next(net, moves, &state)) return false;
    for (option->n = 0; cut_part(net, &state, &parts[option->n]);) option->n++;
    return true;
}

/* Who wins is found sooner without cutting. */
static bool next_whole(const void *net, const void *position, struct moves *moves,
                       struct search_option *option) {
    memcpy(option->parts, position, sizeof(struct state));
    return draw_next(net, moves, option->parts);
}

/* Nothing can be completed, so no two segments meet in a point: with convex position the triangle of two
 * neighbouring ones would be empty. Each segment then cuts off the points between its ends, as a pair of
 * parentheses does, and the points at one depth between the same parentheses are a row: `order` is theirs. */
static void find_rows(const struct triangle *triangle, const size_t order[PLANE_POINTS],
                      struct parts *parts) {
    size_t place[PLANE_POINTS], n = (size_t)triangle->plane.n, depth = 0;
    uint64_t open[PLANE_POINTS] = {0}; /* the rows that are being collected */
    for (size_t i = 0; i < n; i++) place[order[i]] = i;
    for (size_t i = 0; i <= n; i++) {
        uint64_t near = i < n ? triangle->drawn.near[order[i]] : 0;
        if (i < n && near == 0) {
            open[depth] |= UINT64_C(1) << order[i];
        } else if (i < n && place[set_first(near)] > i) {
            open[++depth] = 0;
        } else {
            if (open[depth] & (open[depth] - 1)) parts->part[parts->n++].points = open[depth];
            depth -= i < n;
        }
    }
}

/* Nothing can be completed. False: there are too many points for a net. */
static bool find_parts(const struct triangle *triangle, struct parts *parts) {
    size_t order[PLANE_POINTS], n = (size_t)triangle->plane.n;
    struct net *net = &parts->net;
    struct state state = {0};
    parts->n = 0;
    parts->rows = plane_is_convex(&triangle->plane, order);
    if (parts->rows) find_rows(triangle, order, parts);
    if (parts->rows || n * (n - 1) / 2 > PAIRS) return parts->rows;
    make_net(&triangle->plane, net);
    for (size_t e = 0; e < net->pairs; e++) {
        if (plane_graph_has(&triangle->drawn, net->a[e], net->b[e]))
            add(&state.drawn, e);
        else if (is_open(triangle, net->a[e], net->b[e]))
            add(&state.left, e);
    }
    state.hopeful = state.left;
    reduce(net, &state);
    parts->whole = state;
    for (struct part *part = parts->part; cut_part(net, &state, &part->state); part++, parts->n++) {
        struct set safe = find_safe(net, &part->state);
        part->points = part->safe = 0;
        for (size_t e = 0; next(&safe, &e); e++, part->safe++)
            part->points |= UINT64_C(1) << net->a[e] | UINT64_C(1) << net->b[e];
    }
    return true;
}

/* ---- the game ---- */

static enum solve_status piles(struct solver *solver, const void *position, struct piles *piles) {
    const struct triangle *triangle = position;
    struct parts parts;
    piles->n = 0;
    if (decided(position)) return NIMM_SOLVE_OK;
    if (can_complete(position)) return NIMM_SOLVE_NO_ANSWER;
    if (!find_parts(position, &parts)) return NIMM_SOLVE_TOO_LARGE;
    const struct search_game values = {
        .size = sizeof(struct state),
        .most_parts = PAIRS,
        .cost = 10,
        .identity = &triangle->plane,
        .identity_length = sizeof triangle->plane,
        .context = &parts.net,
        .next = next_parts,
    };
    enum solve_status status = NIMM_SOLVE_OK;
    piles->n = parts.n;
    for (size_t i = 0; i < parts.n && status == NIMM_SOLVE_OK; i++) {
        if (parts.rows)
            piles->value[i] = points_row_value(2, set_size(parts.part[i].points));
        else
            status = search_answer(solver, &values, &parts.part[i].state, &piles->value[i]);
    }
    return status;
}

static enum solve_status outcome(struct solver *solver, const void *position, unsigned mover, bool misere,
                                 enum outcome *outcome) {
    const struct triangle *triangle = position;
    struct parts parts;
    *outcome = decided(position) ? NIMM_OUTCOME_P : NIMM_OUTCOME_N;
    if (decided(position) || can_complete(position)) return NIMM_SOLVE_OK;
    if (!find_parts(position, &parts)) return NIMM_SOLVE_TOO_LARGE;
    if (parts.rows) return NIMM_SOLVE_NO_ANSWER;
    const struct search_game wins = {
        .question = SEARCH_WINS,
        .size = sizeof(struct state),
        .most_parts = 1,
        .cost = 6,
        .identity = &triangle->plane,
        .identity_length = sizeof triangle->plane,
        .context = &parts.net,
        .next = next_whole,
    };
    uint64_t won = 0;
    enum solve_status status = search_answer(solver, &wins, &parts.whole, &won);
    *outcome = won ? NIMM_OUTCOME_N : NIMM_OUTCOME_P;
    return status;
}

static bool is_lost_start(const struct triangle *triangle) {
    enum { OPTIONS = 600000 };
    struct solver *solver = nimm_solver_new(OPTIONS, 0);
    struct piles start;
    bool lost = piles(solver, triangle, &start) == NIMM_SOLVE_OK && nimm_sum(start.value, start.n) == 0;
    nimm_solver_free(solver);
    return lost;
}

static bool random_start(const char *parameters, const struct shape *shape, struct random *random,
                         void *position, struct text *why) {
    enum { FEWEST = 2, TRIES = 6 };
    struct triangle *triangle = position;
    const struct range points = nimm_range_or(shape->parts, (struct range){5, 9});
    if (points.low < FEWEST || points.low > points.high || points.high > PLANE_POINTS) {
        text_addf(why, "there can be %d to %d points", FEWEST, PLANE_POINTS);
        return false;
    }
    memset(triangle, 0, sizeof *triangle);
    /* Lost starts are rare: one time in four, up to six sets of points are drawn to find one. */
    bool wanted = nimm_random_between(random, 1, 4) == 1;
    for (int i = 0; i == 0 || (i < TRIES && wanted && !is_lost_start(triangle)); i++)
        plane_make_random(&triangle->plane, (size_t)nimm_random_between(random, points.low, points.high),
                          random);
    return true;
}

static bool check(const void *position, unsigned mover, const struct move *move, struct text *why) {
    const struct triangle *triangle = position;
    size_t corner[3], crossed[2];
    if (find_triangle(triangle, false, corner)) {
        text_add(why, "The game is over: ");
        points_say_triangle(corner[0], corner[1], corner[2], why);
        text_add(why, " is a triangle.");
        return false;
    }
    if (!points_check_move(&triangle->plane, move, why)) return false;
    size_t a = move->part, b = (size_t)move->where;
    if (is_open(triangle, a, b)) return true;
    points_print_move(triangle, move, why);
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
    size_t n = (size_t)triangle->plane.n, b = (size_t)moves->move.where + 1;
    for (size_t a = moves->move.part; a < n; a++, b = a + 1) {
        for (; b < n; b++) {
            if (!is_open(triangle, a, b)) continue;
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
    return points_parse_move(&triangle->plane, string, move, why);
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    text_add(text, "draw ");
    points_say_pair(move->part, move->where, text);
}

static void draw_plain(const struct triangle *triangle, struct text *text) {
    size_t n = (size_t)triangle->plane.n, pair[2] = {0, 0};
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
    const struct triangle *triangle = position;
    struct plane_graph marked = {0};
    size_t corner[3];
    if (style->plain) {
        draw_plain(triangle, text);
        return;
    }
    for (size_t i = 0; style->last && find_triangle(triangle, false, corner) && i < 3; i++)
        plane_graph_add(&marked, corner[i], corner[(i + 1) % 3]);
    points_draw(&triangle->plane, &triangle->drawn, &marked, style, text);
    if (!style->svg) points_list_pairs("Drawn", &triangle->drawn, triangle->plane.n, style, text);
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
    struct parts parts;
    if (!find_parts(position, &parts)) return;
    unsigned free = set_size(parts.part[i].points), safe = parts.part[i].safe;
    say_points(parts.part[i].points, name);
    if (parts.rows)
        text_addf(reason, "a group of %u free points, like a Dawson row of %u pins", free, free);
    else
        text_addf(reason, "%u safe segment%s, by search", safe, safe == 1 ? "" : "s");
}

extern const struct game game_triangle, game_dawson;

/* A group of free points is a row of Dawson's Kayles; of other parts only a single one is a position. */
static const struct game *part(const void *position, size_t i, void *alone) {
    struct parts parts;
    if (!find_parts(position, &parts)) return NULL;
    if (parts.rows) return points_part_row(&game_dawson, parts.part[i].points, alone);
    if (parts.n != 1) return NULL;
    memcpy(alone, position, game_triangle.size);
    return &game_triangle;
}

static size_t changes(const void *position, const struct move *move) {
    const uint64_t ends = UINT64_C(1) << move->part | UINT64_C(1) << move->where;
    struct parts parts;
    size_t i = 0;
    if (!find_parts(position, &parts)) return 0;
    while (i < parts.n && (parts.part[i].points & ends) != ends) i++;
    return i;
}

static bool warn(const void *position, unsigned mover, const struct move *move, struct text *text) {
    struct triangle after = *(const struct triangle *)position;
    size_t corner[3];
    play(&after, mover, move);
    if (decided(&after) || !find_triangle(&after, true, corner)) return false;
    text_add(text, "then ");
    points_say_completion(corner[0], corner[1], corner[2], text);
    return true;
}

static void say_end(const void *before, const struct move *move, const char *last, const char *other,
                    struct text *text) {
    struct triangle after = *(const struct triangle *)before;
    size_t corner[3];
    play(&after, 0, move);
    if (!find_triangle(&after, false, corner)) {
        text_addf(text, "%s drew the last segment that was left", last);
        return;
    }
    size_t a = move->part, b = (size_t)move->where;
    points_say_completion(a, b, corner[0] + corner[1] + corner[2] - a - b, text);
}

const struct game game_triangle = {
    .id = "triangle",
    .title = "Monochromatic Triangle",
    .rules =
        "There are some points, no three of them on a line. Two players take turns; a move draws a straight "
        "segment between two points, and it must not cross another one. Whoever completes a triangle of "
        "three segments with no point inside wins at once; whoever cannot move loses.",
    .position_help =
        "convex:7 for 7 points round a circle, or points and, after a slash, the segments drawn, such as "
        "0,0 5,1 2,7 3,3/AC,BD; the points are named A, B, C and so on",
    .move_help = "AB, the letters of two points",
    .move_prompt = "two points",
    .sample = "convex:7",
    .flags = NIMM_GAME_NO_MISERE,
    .size = sizeof(struct triangle),
    .disguise =
        "Whoever must make a move after which the other can complete a triangle loses. Of points round a "
        "circle each safe segment uses up two and splits the rest in two groups: Dawson's Kayles, with "
        "points for pins.",
    .no_value =
        "A triangle can be completed at once, and that wins whatever else is left: no Nim pile is like it.",
    .parse = parse,
    .print = print,
    .print_state = print_state,
    .random = random_start,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = parse_move,
    .print_move = points_print_move,
    .say_move = say_move,
    .draw = draw,
    .piles = piles,
    .describe = describe,
    .part = part,
    .changes = changes,
    .outcome = outcome,
    .decided = decided,
    .warn = warn,
    .say_end = say_end,
};
