/* SPDX-License-Identifier: MIT */
/* A row of pins in which neighbouring pins are hit: what Kayles and Dawson's Kayles share.
 *
 * Move: part = the first pin hit, amount = how many fall, from that one on. */
#ifndef GAMES_ROW_H
#define GAMES_ROW_H

#include "nimm/game.h"
#include "nimm/octal.h"

/* Of the pins and gaps at most every other place starts a run, so the runs fit into struct piles. */
#define ROW_MAX 500

/* Without padding, so that equal rows are equal bytes. */
struct row {
    uint32_t n;
    uint32_t least_hit;        /* the fewest pins that one hit fells, 1 or 2; the most are two neighbours */
    uint8_t standing[ROW_MAX]; /* 1 a pin that stands, 0 one that has fallen */
};

/* A maximal run of standing pins. Start with {0}; false: there is no other. */
struct row_run {
    uint32_t first, n;
};
bool row_next_run(const struct row *row, struct row_run *run);

/* A game's `parse` and `random`, given the fewest pins that a hit fells and how many a row usually has. */
bool row_parse(unsigned least_hit, const char *string, struct row *row, struct text *why);
bool row_random(unsigned least_hit, struct range usual_amount, const struct shape *shape,
                struct random *random, struct row *row, struct text *why);

/* These are the members of a struct game as they stand. */
void row_print(const void *position, struct text *text);
bool row_check(const void *position, unsigned mover, const struct move *move, struct text *why);
bool row_moves(const void *position, unsigned mover, struct moves *moves);
void row_play(void *position, unsigned mover, const struct move *move);
bool row_parse_move(const void *position, unsigned mover, const char *string, struct move *move,
                    struct text *why);
void row_print_move(const void *position, const struct move *move, struct text *text);
void row_say_move(const void *position, const struct move *move, struct text *text);
void row_draw(const void *position, const struct style *style, struct text *text);
enum solve_status row_piles(struct solver *solver, const void *position, struct piles *piles);
void row_describe(const void *position, size_t i, struct text *name, struct text *reason);
enum solve_status row_winning(struct solver *solver, const void *position, unsigned mover, bool misere,
                              uint64_t value, struct move_list *list);
bool row_code(const void *position, struct octal_code *code);

/* The runs in which something can be hit, sorted, with one gap between two. */
void row_canonical(void *position);

#endif
