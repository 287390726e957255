/* SPDX-License-Identifier: MIT */
/* Take-and-break games played with piles: what kayles-piles, dawson-piles and octal:CODE share.
 *
 * Piles that a move empties vanish. A split puts its smaller part in the place of the pile, and the other one
 * right behind it. Piles from which no move is possible stay: they are part of the position.
 *
 * Move: part = the pile, amount = the stones taken, where = 0, or the smaller of the two piles left. */
#ifndef GAMES_OCTAL_HEAPS_H
#define GAMES_OCTAL_HEAPS_H

#include "games/heaps.h"
#include "nimm/octal.h"

struct octal_heaps {
    struct heaps heaps;
    struct octal_code code;
};

/* `code` as octal_parse takes it. */
bool octal_heaps_parse(const char *code, const char *string, struct octal_heaps *game, struct text *why);

/* A random start; where the amount is {0, 0}, piles of a size that suits the code. */
bool octal_heaps_random(const char *code, struct range amount, const struct shape *shape,
                        struct random *random, struct octal_heaps *game, struct text *why);

/* These are the members of a struct game as they stand. */
void octal_heaps_print(const void *position, struct text *text);
bool octal_heaps_code(const void *position, struct octal_code *code);
void octal_heaps_print_code(const void *position, struct text *text);
bool octal_heaps_startable(const void *position, struct text *why);
bool octal_heaps_check(const void *position, unsigned mover, const struct move *move, struct text *why);
bool octal_heaps_moves(const void *position, unsigned mover, struct moves *moves);
void octal_heaps_draw_move(const void *position, unsigned mover, struct random *random, struct move *move);
void octal_heaps_play(void *position, unsigned mover, const struct move *move);
bool octal_heaps_parse_move(const void *position, unsigned mover, const char *string, struct move *move,
                            struct text *why);
void octal_heaps_print_move(const void *position, const struct move *move, struct text *text);
void octal_heaps_say_move(const void *position, const struct move *move, struct text *text);
void octal_heaps_draw(const void *position, const struct style *style, struct text *text);
enum solve_status octal_heaps_piles(struct solver *solver, const void *position, struct piles *piles);
void octal_heaps_describe(const void *position, size_t i, struct text *name, struct text *reason);
enum solve_status octal_heaps_winning(struct solver *solver, const void *position, unsigned mover,
                                      bool misere, uint64_t value, struct move_list *list);
void octal_heaps_canonical(void *position);

#endif
