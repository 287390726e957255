/* SPDX-License-Identifier: MIT */
/* Monochromatic Triangle on any points, as a game of parts.
 *
 * Let L be the segments that may still be drawn and D those that are. A segment e of L is safe unless an
 * empty triangle e, f, g has f in D and g in L: then g locks e, and e locks g, until another segment crosses
 * one of them. So a position is L with its locks, and of D only what locks something counts. Left out of L is
 * what can never be safe and never locks what can; segments that neither cross nor can lock each other are
 * independent of each other. */
#include <string.h>

#include "games/triangle_board.h"
#include "nimm/bits.h"

enum { SET_WORDS = TRIANGLE_PAIRS / 64 };

enum { COST = 48 }; /* cutting a net takes that much longer than looking at a plain search's position */

struct set {
    uint64_t word[SET_WORDS];
};

/* The pairs of points that are not cut off from the start, numbered, and how they bear on each other. */
struct net {
    size_t pairs, words; /* words of 64 bits that a set of pairs takes */
    uint8_t a[TRIANGLE_PAIRS], b[TRIANGLE_PAIRS];
    struct set cross[TRIANGLE_PAIRS];
    uint8_t triangles[TRIANGLE_PAIRS]; /* how many empty triangles a pair is a side of, and their others */
    struct sides {
        uint8_t side[2];
    } triangle[TRIANGLE_PAIRS][PLANE_POINTS - 2];
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
static bool next(const struct net *net, const struct set *set, size_t *e) {
    for (size_t i = *e / 64; i < net->words; i++) {
        uint64_t word = set->word[i];
        if (i == *e / 64) word &= UINT64_MAX << *e % 64;
        if (word == 0) continue;
        *e = i * 64 + bits_lowest(word);
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

/* ---- the net ---- */

static bool number_pairs(const struct triangle *base, struct net *net,
                         uint16_t number[PLANE_POINTS][PLANE_POINTS]) {
    size_t crossed[2];
    for (size_t a = 0; a < base->plane.n; a++) {
        for (size_t b = a + 1; b < base->plane.n; b++) {
            number[a][b] = TRIANGLE_PAIRS;
            if (plane_find_crossed(&base->plane, &base->drawn, a, b, crossed)) continue;
            if (net->pairs == TRIANGLE_PAIRS) return false;
            net->a[net->pairs] = (uint8_t)a;
            net->b[net->pairs] = (uint8_t)b;
            number[a][b] = (uint16_t)net->pairs++;
        }
    }
    return true;
}

static void find_triangles(const struct triangle *base, struct net *net,
                           uint16_t number[PLANE_POINTS][PLANE_POINTS]) {
    for (size_t e = 0; e < net->pairs; e++) {
        size_t a = net->a[e], b = net->b[e];
        for (size_t c = 0; c < base->plane.n; c++) {
            if (c == a || c == b) continue;
            unsigned f = a < c ? number[a][c] : number[c][a], g = b < c ? number[b][c] : number[c][b];
            if (f == TRIANGLE_PAIRS || g == TRIANGLE_PAIRS || !plane_is_empty(&base->plane, a, b, c))
                continue;
            net->triangle[e][net->triangles[e]++] = (struct sides){{(uint8_t)f, (uint8_t)g}};
        }
    }
}

static bool make_net(const struct triangle *base, struct net *net) {
    uint16_t number[PLANE_POINTS][PLANE_POINTS];
    memset(net, 0, sizeof *net);
    if (!number_pairs(base, net, number)) return false;
    size_t words = (net->pairs + 63) / 64;
    net->words = words <= 1 ? 1 : words <= 2 ? 2 : SET_WORDS;
    for (size_t e = 0; e < net->pairs; e++)
        for (size_t f = 0; f < net->pairs; f++)
            if (plane_crosses(&base->plane, net->a[e], net->b[e], net->a[f], net->b[f]))
                add(&net->cross[e], f);
    find_triangles(base, net, number);
    return true;
}

/* ---- what counts of a position ---- */

/* Left, of these the hopeful ones, which are safe or may yet become so, the safe ones, and those drawn. */
struct state {
    struct set left, hopeful, safe, drawn;
};

static void find_safe(const struct net *net, struct state *state) {
    state->safe = state->hopeful;
    for (size_t f = 0; next(net, &state->drawn, &f); f++) {
        for (size_t i = 0; i < net->triangles[f]; i++) {
            size_t e = net->triangle[f][i].side[0], g = net->triangle[f][i].side[1];
            if (!has(&state->left, e) || !has(&state->left, g)) continue;
            drop(&state->safe, e);
            drop(&state->safe, g);
        }
    }
}

/* Does a hopeful segment that does not cross e cross g? */
static bool can_be_crossed(const struct net *net, const struct state *state, size_t e, size_t g) {
    uint64_t keys = 0;
    for (size_t w = 0; w < net->words; w++)
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
    struct set rest = difference(&state->hopeful, &state->safe);
    bool more = true;
    state->hopeful = state->safe;
    while (more) {
        more = false;
        for (size_t e = 0; next(net, &rest, &e); e++) {
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
    find_safe(net, state);
    find_hopeful(net, state);
    for (size_t g = 0; next(net, &state->left, &g); g++) {
        if (!has(&state->hopeful, g) && !can_lock(net, state, g)) drop(&state->left, g);
    }
    for (size_t f = 0; next(net, &state->drawn, &f); f++) {
        if (!makes_lock(net, state, f)) drop(&state->drawn, f);
    }
}

/* ---- independent parts ---- */

/* Adds to the part what its border's segments cross, and what these cross, and so on, until nothing is left
 * outside, as mostly it soon is. Two without hope do not bear on each other. */
static void join_crossed(const struct net *net, const struct state *state, struct set *part,
                         struct set *border) {
    uint64_t outside = 1;
    for (size_t e = 0; outside && next(net, border, &e); e = 0) {
        const struct set *bearing = has(&state->hopeful, e) ? &state->left : &state->hopeful;
        drop(border, e);
        outside = 0;
        for (size_t w = 0; w < net->words; w++) {
            uint64_t added = net->cross[e].word[w] & bearing->word[w] & ~part->word[w];
            part->word[w] |= added;
            border->word[w] |= added;
            outside |= state->left.word[w] & ~part->word[w];
        }
    }
}

/* Can g lock or be locked by a segment of the part? */
static bool is_tied(const struct net *net, const struct state *state, const struct set *part, size_t g) {
    for (size_t i = 0; i < 2 * (size_t)net->triangles[g]; i++) {
        const uint8_t *side = net->triangle[g][i / 2].side;
        size_t e = side[i % 2], f = side[1 - i % 2];
        if (!has(part, e)) continue;
        unsigned hopes = has(&state->hopeful, e) + has(&state->hopeful, g);
        if (hopes > 0 && has(&state->drawn, f)) return true;
        if (hopes > 0 && has(&state->left, f) && hopes + has(&state->hopeful, f) > 1) return true;
    }
    return false;
}

/* Adds to the part of `border` all that it bears on. Mostly the crossings hold nearly all together, so that
 * the locks of few others are looked at. */
static void grow_part(const struct net *net, const struct state *state, struct set *part, struct set border) {
    bool more = true;
    while (more) {
        join_crossed(net, state, part, &border);
        more = false;
        struct set rest = difference(&state->left, part);
        for (size_t g = 0; next(net, &rest, &g); g++) {
            if (!is_tied(net, state, part, g)) continue;
            add(part, g);
            add(&border, g);
            more = true;
        }
    }
}

/* Cuts off the part of the first hopeful segment. */
static bool cut_part(const struct net *net, struct state *state, struct state *part) {
    size_t first = 0;
    if (!next(net, &state->hopeful, &first)) return false;
    memset(part, 0, sizeof *part);
    add(&part->left, first);
    grow_part(net, state, &part->left, part->left);
    part->hopeful = intersection(&part->left, &state->hopeful);
    for (size_t f = 0; next(net, &state->drawn, &f); f++)
        if (makes_lock(net, part, f)) add(&part->drawn, f);
    state->left = difference(&state->left, &part->left);
    state->hopeful = difference(&state->hopeful, &part->left);
    return true;
}

/* Hopeful segments have their bit in the first half, others that are left in the second, drawn ones in both.
 */
static void make_key(const struct net *net, const struct state *part, uint64_t *key) {
    for (size_t w = 0; w < net->words; w++) {
        key[w] = part->hopeful.word[w] | part->drawn.word[w];
        key[net->words + w] = (part->left.word[w] & ~part->hopeful.word[w]) | part->drawn.word[w];
    }
}

static void read_key(const struct net *net, const uint64_t *key, struct state *part) {
    memset(part, 0, sizeof *part);
    for (size_t w = 0; w < net->words; w++) {
        uint64_t first = key[w], second = key[net->words + w];
        part->drawn.word[w] = first & second;
        part->hopeful.word[w] = first & ~second;
        part->left.word[w] = first ^ second;
    }
}

/* ---- the rules for the search ---- */

static void prepare(const void *structure, void *context) {
    make_net(structure, context);
}

/* The segment names the move. When e is safe and then f is, nothing can be completed with both drawn; so if f
 * is safe at first too, e is safe after it, and the same is drawn. */
static void add_option(const struct net *net, const struct state *from, size_t e,
                       struct parts_options *options) {
    struct state state = *from, part;
    uint64_t key[TRIANGLE_WORDS];
    state.left = difference(&state.left, &net->cross[e]);
    state.hopeful = difference(&state.hopeful, &net->cross[e]);
    drop(&state.left, e);
    drop(&state.hopeful, e);
    add(&state.drawn, e);
    reduce(net, &state);
    parts_add_option(options, (uint32_t)e + 1);
    while (cut_part(net, &state, &part)) {
        make_key(net, &part, key);
        parts_add(options, key);
    }
}

static void options_of(const void *context, const uint64_t *part, struct parts_options *options) {
    const struct net *net = context;
    struct state state;
    read_key(net, part, &state);
    find_safe(net, &state);
    for (size_t e = 0; next(net, &state.safe, &e); e++) add_option(net, &state, e, options);
}

/* How many segments are hopeful. */
static unsigned weight_of(const void *context, const uint64_t *part) {
    const struct net *net = context;
    unsigned weight = 0;
    for (size_t w = 0; w < net->words; w++) weight += bits_count(part[w] & ~part[net->words + w]);
    return weight;
}

static const struct parts_rules parts_rules[] = {
    {2, sizeof(struct net), prepare, options_of, weight_of, COST},
    {4, sizeof(struct net), prepare, options_of, weight_of, COST},
    {2 * SET_WORDS, sizeof(struct net), prepare, options_of, weight_of, COST},
};

/* ---- the same search without parts, and with nothing dropped: a key is all that is drawn ---- */

static void read_drawn(const struct net *net, const uint64_t *key, struct state *state) {
    memset(state, 0, sizeof *state);
    for (size_t e = 0; e < net->pairs; e++) add(&state->left, e);
    memcpy(&state->drawn, key, net->words * sizeof *key);
    state->left = difference(&state->left, &state->drawn);
    for (size_t e = 0; next(net, &state->drawn, &e); e++)
        state->left = difference(&state->left, &net->cross[e]);
    state->hopeful = state->left;
}

static void whole_options_of(const void *context, const uint64_t *key, struct parts_options *options) {
    const struct net *net = context;
    struct state state;
    read_drawn(net, key, &state);
    find_safe(net, &state);
    for (size_t e = 0; next(net, &state.safe, &e); e++) {
        struct set drawn = state.drawn;
        add(&drawn, e);
        parts_add_option(options, (uint32_t)e + 1);
        parts_add(options, drawn.word);
    }
}

static unsigned whole_weight_of(const void *context, const uint64_t *key) {
    const struct net *net = context;
    struct state state;
    unsigned weight = 0;
    read_drawn(net, key, &state);
    for (size_t w = 0; w < net->words; w++) weight += bits_count(state.left.word[w]);
    return weight;
}

static const struct parts_rules whole_rules[] = {
    {1, sizeof(struct net), prepare, whole_options_of, whole_weight_of, COST},
    {2, sizeof(struct net), prepare, whole_options_of, whole_weight_of, COST},
    {SET_WORDS, sizeof(struct net), prepare, whole_options_of, whole_weight_of, COST},
};

/* ---- the parts of a position ---- */

/* What the net is made of: the bare points, so that it serves a whole game, or, where these have too many
 * pairs, the position itself. */
static void make_base(const struct triangle *triangle, struct triangle *base) {
    *base = *triangle;
    base->regular = 0;
    size_t n = triangle->plane.n;
    if (n * (n - (n > 0)) / 2 <= TRIANGLE_PAIRS) memset(&base->drawn, 0, sizeof base->drawn);
}

static void make_state(const struct net *net, const struct triangle *triangle, struct state *state) {
    memset(state, 0, sizeof *state);
    for (size_t e = 0; e < net->pairs; e++) {
        if (plane_graph_has(&triangle->drawn, net->a[e], net->b[e]))
            add(&state->drawn, e);
        else if (triangle_is_open(triangle, net->a[e], net->b[e]))
            add(&state->left, e);
    }
    state->hopeful = state->left;
}

static void collect_parts(const struct net *net, const struct triangle *triangle,
                          struct triangle_parts *found) {
    struct state state, part;
    make_state(net, triangle, &state);
    reduce(net, &state);
    found->n = 0;
    found->words = 2 * net->words;
    while (cut_part(net, &state, &part)) {
        make_key(net, &part, found->key + found->n * found->words);
        found->points[found->n] = found->moves[found->n] = 0;
        struct set safe = intersection(&part.left, &state.safe);
        for (size_t e = 0; next(net, &safe, &e); e++) {
            found->moves[found->n]++;
            found->points[found->n] |= UINT64_C(1) << net->a[e] | UINT64_C(1) << net->b[e];
        }
        found->n++;
    }
}

bool triangle_find_parts(const struct triangle *triangle, struct triangle_parts *found) {
    struct triangle base;
    struct net net;
    make_base(triangle, &base);
    if (!make_net(&base, &net)) return false;
    collect_parts(&net, triangle, found);
    return true;
}

/* How many pairs the net of this base has. */
static size_t count_pairs(const struct triangle *base) {
    size_t pairs = 0, crossed[2];
    for (size_t a = 0; a < base->plane.n; a++)
        for (size_t b = a + 1; b < base->plane.n; b++)
            pairs += !plane_find_crossed(&base->plane, &base->drawn, a, b, crossed);
    return pairs;
}

/* Opens what is remembered under those of the rules that fit; the net has all pairs of the position's base.
 */
static enum solve_status open_net(struct solver *solver, const struct parts_rules rules[3],
                                  const struct triangle *triangle, struct parts **parts) {
    struct triangle base;
    make_base(triangle, &base);
    size_t pairs = count_pairs(&base);
    if (pairs > TRIANGLE_PAIRS) return SOLVE_TOO_LARGE;
    return parts_open(solver, &rules[pairs <= 64 ? 0 : pairs <= 128 ? 1 : 2], &base, sizeof base, parts);
}

enum solve_status triangle_open_parts(struct solver *solver, const struct triangle *triangle,
                                      struct triangle_parts *found, struct parts **parts) {
    enum solve_status status = open_net(solver, parts_rules, triangle, parts);
    if (status == SOLVE_OK) collect_parts(parts_context(*parts), triangle, found);
    return status;
}

enum solve_status triangle_open_whole(struct solver *solver, const struct triangle *triangle,
                                      struct triangle_parts *found, struct parts **parts) {
    enum solve_status status = open_net(solver, whole_rules, triangle, parts);
    if (status != SOLVE_OK) return status;
    const struct net *net = parts_context(*parts);
    struct state state;
    make_state(net, triangle, &state);
    found->n = 1;
    found->words = net->words;
    memcpy(found->key, &state.drawn, sizeof state.drawn);
    return SOLVE_OK;
}
