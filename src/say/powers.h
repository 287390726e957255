/* SPDX-License-Identifier: MIT */
/* Numbers as sums of different powers of two: the binary grid of the Nim piles that a position
 * equals, and their groups of 1, 2, 4, 8 and so on stones. */
#ifndef SAY_POWERS_H
#define SAY_POWERS_H

#include "games/solve.h"

/* "57 = 32 + 16 + 8 + 1", and "111001", in the plain style with spaces between the digits. */
void powers_sum(uint64_t number, struct text *text);
void powers_binary(uint64_t number, bool plain, struct text *text);

/* The binary grid of the piles of a solved position: a row for each pile; where there are several,
 * the nim-sum and a mark under each odd column; and then `verdict`, a line, unless it is "".
 * Without question->game they are plain numbers. */
void powers_grid(const struct question *question, const struct solution *solution,
                 const char *verdict, const struct style *style, struct text *text);

/* The same without binary (T. Verhoeff, Olympiads in Informatics 10, 2016): a row for each pile,
 * its groups of 1, 2, 4, 8 ... stones. Of a size that has an odd number of them one is in brackets:
 * that of the first pile which can make the nim-sum 0, if it has one, and else the last. */
void powers_groups(const struct question *question, const struct solution *solution,
                   const struct style *style, struct text *text);

/* Adds what the groups of that many stones are called, "fours" or "16s"; and the groups that make
 * up a number, "fours, twos and ones", with `article` before each. */
void powers_add_name(uint64_t stones, struct text *text);
void powers_add_names(uint64_t number, const char *article, struct text *text);

/* A sentence for whoever comes across groups for the first time. */
extern const char powers_what_groups_are[];

/* "One way: pile 1 has the largest group without a partner. Reduce the pile to 3: its group of 4
 * becomes groups of 2 and 1, and all groups pair off.": how to win piles of Nim whose nim-sum is
 * not 0. With a grid: "One way: the leftmost odd column is that of 4, and pile 1 has a 1 there.
 * Flip the digits of pile 1 in the odd columns: 100 becomes 011, which is 3. So take 1 from
 * pile 1." */
void powers_way(const struct piles *piles, bool has_grid, struct text *text);

/* " Before it, the fours and the ones do not pair off; after it, all groups pair off: 1, 4 and 5.":
 * what a move does to the groups of the piles of Nim; nothing in misere play. */
void powers_change(struct nimm_solver *solver, const struct question *question,
                   const struct move *move, struct text *text);

#endif
