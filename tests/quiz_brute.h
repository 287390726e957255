/* SPDX-License-Identifier: MIT */
/* Values of the games of the quiz from their literal rules, read from the text of a position: nothing here
 * knows the solver. */
#ifndef TESTS_QUIZ_BRUTE_H
#define TESTS_QUIZ_BRUTE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { BRUTE_PINS = 40 };

/* Behind the next comma; NULL: there is none. */
static inline const char *brute_next(const char *at) {
    at = strchr(at, ',');
    return at ? at + 1 : NULL;
}

static inline unsigned brute_mex(const bool *seen) {
    unsigned n = 0;
    while (seen[n]) n++;
    return n;
}

/* A pile of n stones from which `takes` may be taken, or any number when it is NULL. */
static inline unsigned brute_subtraction(unsigned n, const char *takes) {
    unsigned values[128] = {0};
    for (unsigned size = 1; size <= n; size++) {
        bool seen[256] = {false};
        for (unsigned take = 1; take <= size; take++) {
            bool allowed = !takes;
            if (takes && !strchr(takes, ',')) allowed = take <= (unsigned)atoi(takes);
            for (const char *at = takes; takes && strchr(takes, ',') && at; at = brute_next(at))
                allowed |= take == (unsigned)atoi(at);
            if (allowed) seen[values[size - take]] = true;
        }
        values[size] = brute_mex(seen);
    }
    return values[n];
}

/* A row of n pins of which `least` to 2 neighbors fall. */
static inline unsigned brute_row(unsigned n, unsigned least) {
    unsigned values[BRUTE_PINS + 1] = {0};
    for (unsigned size = 1; size <= n; size++) {
        bool seen[256] = {false};
        for (unsigned hit = least; hit <= 2; hit++)
            for (unsigned left = 0; left + hit <= size; left++)
                seen[values[left] ^ values[size - hit - left]] = true;
        values[size] = brute_mex(seen);
    }
    return values[n];
}

static inline unsigned brute_prime(unsigned number) {
    unsigned factors = 0;
    for (unsigned p = 2; number > 1; p++)
        for (; number % p == 0; number /= p) factors++;
    return factors - 1;
}

static inline unsigned brute_chop(unsigned rows, unsigned columns) {
    unsigned values[16][16];
    for (unsigned r = 1; r <= rows; r++)
        for (unsigned c = 1; c <= columns; c++) {
            bool seen[256] = {false};
            for (unsigned k = 1; k < r; k++) seen[values[k][c]] = true;
            for (unsigned k = 1; k < c; k++) seen[values[r][k]] = true;
            values[r][c] = brute_mex(seen);
        }
    return values[rows][columns];
}

/* Rows of a Chomp bar, at most 4 of at most 7 squares. */
static inline unsigned brute_chomp(unsigned a, unsigned b, unsigned c, unsigned d) {
    unsigned rows[4] = {a, b, c, d};
    bool seen[256] = {false};
    for (unsigned r = 0; r < 4; r++)
        for (unsigned column = r == 0; column < rows[r]; column++) {
            unsigned left[4];
            for (unsigned k = 0; k < 4; k++) left[k] = k >= r && rows[k] > column ? column : rows[k];
            seen[brute_chomp(left[0], left[1], left[2], left[3])] = true;
        }
    return brute_mex(seen);
}

static inline unsigned brute_chomp_text(const char *text) {
    unsigned rows[4] = {0};
    size_t n = 0;
    for (const char *at = text; at && n < 4; at = brute_next(at)) rows[n++] = (unsigned)atoi(at);
    return brute_chomp(rows[0], rows[1], rows[2], rows[3]);
}

/* Gaps of Northcott's Game, and runs of standing pins. */
static inline unsigned brute_board(const char *game, const char *text) {
    unsigned sum = 0, run = 0, gap = 0;
    bool between = false, pins = strcmp(game, "northcott") != 0;
    for (;; text++) {
        bool coin = *text == 'W' || *text == 'B';
        if (pins && *text == 'i') run++;
        if (pins && *text != 'i') {
            sum ^= brute_row(run, strcmp(game, "dawson") == 0 ? 2 : 1);
            run = 0;
        }
        if (!pins && between && *text == '.') gap++;
        if (!pins && coin && between) sum ^= gap;
        if (!pins && coin) between = !between, gap = 0;
        if (!*text) return sum;
    }
}

/* The node of a graph of nodes with one letter, which follows the @. */
static inline unsigned brute_digraph(const char *arcs, char node) {
    bool seen[256] = {false};
    for (const char *at = arcs; *at && *at != '@'; at++)
        if (at[0] == node && at[1] == '>') seen[brute_digraph(arcs, at[2])] = true;
    return brute_mex(seen);
}

/* Points, the pairs of them that may be joined, the triangles that win, and what has been joined. */
struct brute_net {
    unsigned pairs, triangles;
    unsigned pair[64][2], triangle[128][3];
    bool crossings; /* points stand in a circle, and what crosses something may not be joined */
};

static inline unsigned brute_pair(struct brute_net *net, unsigned a, unsigned b) {
    unsigned low = a < b ? a : b, high = a < b ? b : a, i = 0;
    while (i < net->pairs && (net->pair[i][0] != low || net->pair[i][1] != high)) i++;
    net->pair[i][0] = low, net->pair[i][1] = high;
    if (i == net->pairs) net->pairs++;
    return i;
}

static inline void brute_triangle(struct brute_net *net, unsigned a, unsigned b, unsigned c) {
    unsigned *triangle = net->triangle[net->triangles++];
    triangle[0] = brute_pair(net, a, b), triangle[1] = brute_pair(net, b, c),
    triangle[2] = brute_pair(net, a, c);
}

static inline bool brute_may_join(const struct brute_net *net, uint64_t joined, unsigned i) {
    if (joined >> i & 1) return false;
    for (unsigned k = 0; k < net->pairs && net->crossings; k++) {
        const unsigned *a = net->pair[i], *b = net->pair[k];
        bool crosses =
            (a[0] < b[0] && b[0] < a[1] && a[1] < b[1]) || (b[0] < a[0] && a[0] < b[1] && b[1] < a[1]);
        if (crosses && joined >> k & 1) return false;
    }
    return true;
}

static inline bool brute_complete(const struct brute_net *net, uint64_t joined) {
    for (unsigned t = 0; t < net->triangles; t++) {
        const unsigned *side = net->triangle[t];
        if (joined >> side[0] & joined >> side[1] & joined >> side[2] & 1) return true;
    }
    return false;
}

/* Whoever completes a triangle wins, whoever cannot move loses. */
static inline bool brute_net_wins(const struct brute_net *net, uint64_t joined) {
    for (unsigned i = 0; i < net->pairs; i++)
        if (brute_may_join(net, joined, i) && brute_complete(net, joined | UINT64_C(1) << i)) return true;
    for (unsigned i = 0; i < net->pairs; i++)
        if (brute_may_join(net, joined, i) && !brute_net_wins(net, joined | UINT64_C(1) << i)) return true;
    return false;
}

/* "convex:7/AC", where all triangles are empty; "strip:4/AB" of ABC, BCD and so on; "fan:4/AB" of ABC, ACD
 * and so on. */
static inline bool brute_points_win(const char *text) {
    struct brute_net net = {.crossings = text[0] == 'c'};
    unsigned n = (unsigned)atoi(strchr(text, ':') + 1);
    uint64_t joined = 0;
    for (unsigned c = 2; c < n && net.crossings; c++)
        for (unsigned b = 1; b < c; b++)
            for (unsigned a = 0; a < b; a++) brute_triangle(&net, a, b, c);
    for (unsigned i = 0; i < n && !net.crossings; i++)
        brute_triangle(&net, text[0] == 'f' ? 0 : i, i + 1, i + 2);
    for (const char *at = strchr(text, '/'); at; at = strchr(at + 1, ','))
        joined |= UINT64_C(1) << brute_pair(&net, (unsigned)(at[1] - 'A'), (unsigned)(at[2] - 'A'));
    return !brute_complete(&net, joined) && brute_net_wins(&net, joined);
}

/* The value of a position of one of the quiz's games; `name` with parameters. */
static inline unsigned brute_value(const char *name, const char *text) {
    const char *takes = strchr(name, ':');
    unsigned sum = 0;
    if (strcmp(name, "digraph") == 0) return brute_digraph(text, strchr(text, '@')[1]);
    if (strcmp(text, "nothing") == 0) return 0;
    if (strchr("iWB.", text[0])) return brute_board(name, text);
    if (strcmp(name, "chop") == 0)
        return brute_chop((unsigned)atoi(text), (unsigned)atoi(strchr(text, 'x') + 1));
    if (strcmp(name, "chomp") == 0) return brute_chomp_text(text);
    /* What follows a slash, the pools of Poker-Nim, does not count. */
    const char *end = text + strcspn(text, "/");
    for (const char *at = text; at && at < end; at = brute_next(at)) {
        unsigned n = (unsigned)atoi(at);
        sum ^= strcmp(name, "prime") == 0 ? brute_prime(n) : brute_subtraction(n, takes ? takes + 1 : NULL);
    }
    return sum;
}

/* Misere Nim of at most 4 piles, by trying everything. */
static inline bool brute_misere_wins(const unsigned *piles, size_t n) {
    unsigned left[4];
    bool over = true;
    for (size_t i = 0; i < n; i++)
        for (unsigned leave = 0; leave < piles[i]; leave++) {
            over = false;
            memcpy(left, piles, n * sizeof *left);
            left[i] = leave;
            if (!brute_misere_wins(left, n)) return true;
        }
    return over;
}

/* Does the player to move win? */
static inline bool brute_wins(const char *name, const char *text, bool misere) {
    unsigned piles[4];
    size_t n = 0;
    if (strcmp(name, "triangle") == 0 || strcmp(name, "coloring") == 0) return brute_points_win(text);
    if (!misere) return brute_value(name, text) != 0;
    for (const char *at = text; at; at = brute_next(at)) piles[n++] = (unsigned)atoi(at);
    return brute_misere_wins(piles, n);
}

#endif
