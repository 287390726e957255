/* SPDX-License-Identifier: MIT */
/* Piles of stones: what the games played with them share. Where a function takes a `position`, it
 * is one that begins with a struct heaps, and the function can be a member of its struct game. */
#ifndef GAMES_HEAPS_H
#define GAMES_HEAPS_H

#include "games/game.h"

#define HEAPS_MAX 128

struct heaps {
    uint64_t n;
    uint64_t pile[HEAPS_MAX];
};

/* "3,4,6" or "3 4 6". */
bool heaps_parse(const char *string, void *position, struct text *why);
void heaps_print(const void *position, struct text *text);

/* The board, "Pile 1 : O O O". */
void heaps_draw(const void *position, const struct style *style, struct canvas *canvas);

/* The same where a move can split a pile or let others move up: the piles of the last move are
 * marked. Where the style counts stones, the dead piles, in which no move is possible, are only
 * counted. */
void heaps_draw_split(const struct heaps *heaps, const bool *dead, const struct style *style,
                      struct canvas *canvas);

/* One line of it, "Pile 1 : O O O . .", with `label` for "Pile" and no number if that is 0; or,
 * where the style counts stones, "Pile 1: 3 stones." and "Pile 1 is empty."; where the stones do
 * not fit, or are more than a hundred on paper, their number. A pile that had more stones before
 * has dots in their place; one that had fewer, or has no room for the dots, has an arrow if that
 * fits. */
void heaps_draw_stones(const char *label, size_t number, uint64_t stones, uint64_t before,
                       const struct style *style, struct canvas *canvas);

/* "3 2": the pile in move->part, the stones in move->amount. */
bool heaps_parse_move(const void *position, enum player mover, const char *string,
                      struct move *move);

/* Refuses a move in a pile that does not exist, or in which no move is possible. */
bool heaps_refuse_pile(const struct game *game, const void *position, enum player mover,
                       const struct move *move, struct text *why);

/* "4 stones", "1 stone". */
void heaps_say_stones(uint64_t stones, struct text *text);

/* Takes move->amount stones off the pile move->part. */
void heaps_take(void *position, enum player mover, const struct move *move);

/* Where a move can split a pile: true if there is room for one more, so that what each move leaves
 * can be shown; and if there is room for all that the piles could become, of which one adds `more`
 * to *parts. If not, *why says so. */
bool heaps_leave_room(const struct heaps *heaps, struct text *why);
bool heaps_count_parts(uint64_t *parts, uint64_t more, struct text *why);

/* Splits the pile into two: that many stones in its place, the rest right after it. There must be
 * room for one more. */
void heaps_split(struct heaps *heaps, size_t pile, uint64_t stones);

/* "2 3", and "take 3 from pile 2": a move in the pile move->part that takes move->amount. */
void heaps_print_move(const void *position, const struct move *move, struct text *text);
void heaps_say_move(const void *position, const struct move *move, struct text *text);

/* The piles of a game in which they are Nim piles. */
enum nimm_status heaps_piles(struct nimm_solver *solver, const void *position, struct piles *piles);

/* "Pile 2" and "4 stones". */
void heaps_describe(const void *position, size_t i, struct text *name, struct text *reason);

void heaps_drop_empty(struct heaps *heaps);

/* Drops empty piles and sorts the others. */
void heaps_canonical(void *position);

#endif
