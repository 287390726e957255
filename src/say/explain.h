/* SPDX-License-Identifier: MIT */
/* What is to be said about a position: the Nim piles that it equals, their binary grid, why
 * somebody wins, and what to do about it. */
#ifndef SAY_EXPLAIN_H
#define SAY_EXPLAIN_H

#include "games/player.h"

/* The binary grid of the piles of a solved position: a row for each pile, the nim-sum, a mark
 * under each odd column, and then `verdict`, a line, unless it is "". No grid for fewer than two
 * piles. Without question->game they are plain numbers. */
void explain_grid(const struct question *question, const struct solution *solution,
                  const char *verdict, const struct style *style, struct text *text);

/* Puts words between two numbers of a part's name, for the ear: "Pins 1-2" is read as "Pins 1 and
 * 2", "Pins 1-4" as "Pins 1 to 4". */
void explain_speak_name(struct text *name);

/* The same without binary (T. Verhoeff, Olympiads in Informatics 10, 2016): a row for each pile,
 * its groups of 1, 2, 4, 8 ... stones. Of a size that has an odd number of them one is in brackets:
 * that of the first pile which can make the nim-sum 0, if it has one, and else the last. */
void explain_groups(const struct question *question, const struct solution *solution,
                    const struct style *style, struct text *text);

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

/* The part of that which finds the moves: by copying, which names the move to begin with if there
 * is one that wins, or by a rule of the game. */
enum explain_way { EXPLAIN_NO_WAY, EXPLAIN_COPYING, EXPLAIN_RULE };
enum explain_way explain_simple_way(struct nimm_solver *solver, const struct question *question,
                                    struct text *text);

/* What one part of the value is called: "pile", "row", "part". */
const char *explain_part_name(const struct game *game);

/* "equal rows", or "numbers with equally many prime factors": two parts of which a move in one may
 * be copied in the other; perhaps in scratch memory. */
const char *explain_equal_parts(const struct game *game);

/* "57 = 32 + 16 + 8 + 1", and "111001", in the plain style with spaces between the digits. */
void explain_powers(uint64_t number, struct text *text);
void explain_binary(uint64_t number, bool plain, struct text *text);

/* Who wins by the nim-sum of a position's piles, and why, in one sentence by columns, or in the
 * plain style by groups. */
void explain_conclusion(const struct question *question, const struct piles *piles, const char *who,
                        bool plain, struct text *text);

/* "take 1 from pile 2: that balances the piles": advice as the rest of a sentence without its
 * period. */
void explain_advice(const struct question *question, const struct advice *advice,
                    struct text *text);

/* " Before it, the fours and the ones do not pair off; after it, all groups pair off: 1, 4 and 5.":
 * what a move does to the groups of the piles of Nim; nothing in misere play. */
void explain_groups_change(struct nimm_solver *solver, const struct question *question,
                           const struct move *move, struct text *text);

/* A sentence for whoever comes across groups for the first time. */
extern const char explain_what_groups_are[];

/* "One way: pile 1 has the largest group without a partner. Reduce the pile to 3: its group of 4
 * becomes groups of 2 and 1, and all groups pair off.": how to win piles of Nim whose nim-sum is
 * not 0. */
void explain_groups_way(const struct piles *piles, struct text *text);

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
