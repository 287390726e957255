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

/* A row of n pins of which `least` to 2 neighbours fall. */
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

/* The value of a position of one of the quiz's games; `name` with parameters. */
static inline unsigned brute_value(const char *name, const char *text) {
    const char *takes = strchr(name, ':');
    unsigned sum = 0;
    if (strchr("iWB.", text[0])) return brute_board(name, text);
    if (strcmp(name, "chop") == 0)
        return brute_chop((unsigned)atoi(text), (unsigned)atoi(strchr(text, 'x') + 1));
    if (strcmp(name, "chomp") == 0) return brute_chomp_text(text);
    for (const char *at = text; at; at = brute_next(at)) {
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
    if (!misere) return brute_value(name, text) != 0;
    for (const char *at = text; at; at = brute_next(at)) piles[n++] = (unsigned)atoi(at);
    return brute_misere_wins(piles, n);
}

#endif
