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

struct row {
    uint32_t n;
    uint8_t standing[ROW_MAX]; /* 1 a pin that stands, 0 one that has fallen */
};

struct row_rules {
    struct octal_code code;     /* digit 7 for each number of neighbours that one hit fells */
    const char *request;        /* what to hit: "one pin or two neighbours" */
    struct range parts, amount; /* of a random start */
};

/* A maximal run of standing pins. Start with {0}; false: there is no other. */
struct row_run {
    uint32_t first, n;
};
bool row_next_run(const struct row *row, struct row_run *run);

/* These are the members of a struct game as they stand. */
bool row_parse(const char *parameters, const char *string, void *position, struct text *why);
void row_print(const void *position, struct text *text);
void row_play(void *position, unsigned mover, const struct move *move);
void row_print_move(const void *position, const struct move *move, struct text *text);
void row_say_move(const void *position, const struct move *move, struct text *text);
void row_draw(const void *position, const struct style *style, struct text *text);

/* These need to know the rules. */
bool row_random(const struct row_rules *rules, const struct shape *shape, struct random *random,
                struct row *row, struct text *why);
bool row_check(const struct row_rules *rules, const struct row *row, const struct move *move,
               struct text *why);
bool row_moves(const struct row_rules *rules, const struct row *row, struct moves *moves);
bool row_parse_move(const struct row_rules *rules, const struct row *row, const char *string,
                    struct move *move, struct text *why);
enum solve_status row_piles(const struct row_rules *rules, struct solver *solver, const struct row *row,
                            struct piles *piles);
void row_describe(const struct row_rules *rules, const struct row *row, size_t i, struct text *name,
                  struct text *reason);
enum solve_status row_winning(const struct row_rules *rules, struct solver *solver, const struct row *row,
                              uint64_t value, struct move_list *list);

/* The runs in which something can be hit, sorted, with one gap between two. */
void row_canonical(const struct row_rules *rules, struct row *row);

#endif
