/* SPDX-License-Identifier: MIT */
/* What is to be said about a position: the Nim piles that it equals, why somebody wins, and what to
 * do about it. */
#ifndef SAY_EXPLAIN_H
#define SAY_EXPLAIN_H

#include "games/player.h"

enum explain_form { EXPLAIN_GRID, EXPLAIN_GROUPS };

/* Adds the board with the squares that are lost for the player to move, in a game that marks them
 * in normal play; the whole of it says how they are found. */
void explain_lost(const struct question *question, const struct style *style, bool whole,
                  struct text *text);

/* Who wins, and why: the grid of two piles or more, or the groups, or how moves make the value of
 * the only pile, and a sentence. The whole of it begins with the piles that the parts equal and how
 * moves make each value, and ends with how the sentence follows and which part it names. In brief
 * and plain, the grid has no reasons, and the whole leaves out the grid, which was said before.
 * `who` is the player to move, for the sentences; NULL where it has been said who wins. */
void explain_position(struct nimm_solver *solver, const struct question *question,
                      const struct solution *solution, enum explain_form form, bool whole,
                      const struct style *style, const char *who, struct text *text);

/* How somebody wins without a nim-sum, where that is plain: by copying each move in an equal part,
 * now or after a move, or as a theorem of the game says. Some sentences, or nothing. */
void explain_strategy(struct nimm_solver *solver, const struct question *question,
                      struct text *text);

/* " After any move, the other player can make the nim-sum 0 again.": how the second player wins a
 * balanced position. Nothing where each move loses at once. */
void explain_answer_to_moves(const struct question *question, struct text *text);

/* The part of explain_strategy that finds the moves: by copying, which names the move to begin with
 * if there is one that wins, or by a rule of the game. */
enum explain_way { EXPLAIN_NO_WAY, EXPLAIN_COPYING, EXPLAIN_RULE };
enum explain_way explain_simple_way(struct nimm_solver *solver, const struct question *question,
                                    struct text *text);

/* "Rows worth 2 and Columns worth 4; nim-sum 6.": what makes the value of part i of a sum, where
 * that is several piles by itself; nothing of any other part. */
void explain_sum_in_part(struct nimm_solver *solver, const struct question *question, size_t i,
                         struct text *text);

/* How the player to move can win by the nim-sum of several piles, some sentences; nothing where
 * that does not tell. The whole of it names the parts, and what is to become of them; without that
 * it says which parts can do: "To do that, shrink a pile that has a 1 in the leftmost odd column."
 */
void explain_way(struct nimm_solver *solver, const struct question *question,
                 enum explain_form form, bool whole, const struct style *style, struct text *text);

/* "equal rows", or "numbers with equally many prime factors": two parts of which a move in one may
 * be copied in the other; perhaps in scratch memory. */
const char *explain_equal_parts(const struct game *game);

/* Who wins by the nim-sum of a position's piles, and why, in one sentence by columns, or in the
 * plain style by groups. */
void explain_conclusion(const struct question *question, const struct piles *piles, const char *who,
                        bool plain, struct text *text);

/* "take 1 from pile 2: that balances the piles": advice as the rest of a sentence without its
 * period. */
void explain_advice(const struct question *question, const struct advice *advice,
                    struct text *text);

/* " Then two equal piles are left: copy each move in the other one.": how a move wins that leaves
 * equal pairs. Returns false, and adds nothing, if it does not. */
bool explain_copying(struct nimm_solver *solver, const struct question *question,
                     const struct move *move, struct text *text);

/* " Then the piles are worth 3 and 3: nim-sum 0.", what a move leaves, or whether its groups all
 * have partners; nothing where no piles are known. After the last move there are none to speak of:
 * " That takes the last stone." */
void explain_result(struct nimm_solver *solver, const struct question *question,
                    const struct move *move, enum explain_form form, struct text *text);

/* Why the computer made the move that it chose, one line. `question` is the one before the move. */
void explain_choice(const struct question *question, const struct choice *choice,
                    struct text *text);

/* Says that a losing player's move only puts off the end: a line, or nothing. `question` is the one
 * before the move. */
void explain_stalling(struct nimm_solver *solver, const struct question *question,
                      const struct move *move, struct text *text);

/* "take 2 from pile 1 -> 1,4,5", or `in_words` "take 2 from pile 1, which leaves 1,4,5"; there only
 * the move, where the board that it is made on is described elsewhere. */
void explain_move(const struct question *question, const struct move *move, bool in_words,
                  struct text *text);

#endif
