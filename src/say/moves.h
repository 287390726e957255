/* SPDX-License-Identifier: MIT */
/* What a lesson, a quiz and solve show about a position, in words for the terminal and for paper:
 * lines that end in a newline. `in_words`, or a plain style, is for a screen reader: no arrows. */
#ifndef SAY_MOVES_H
#define SAY_MOVES_H

#include "games/solve.h"
#include "say/label.h"

/* "2 winning moves in 3,4:" and those on the list, in notation and in words, or "No winning
 * moves."; `name` is what one of them is called, and `where` is moves_where or "". The piles are
 * those of the position, to say which moves raise one, or NULL. */
void moves_show_moves(const struct question *question, const struct move_list *list,
                      const struct piles *piles, const char *name, const char *where,
                      const struct style *style, struct text *text);

/* " in 3,4", for moves_show_moves; "" if that is long. */
const char *moves_where(const struct question *question);

/* The same of the first moves that win. Nothing if they are not known. */
void moves_show_winning(struct nimm_solver *solver, const struct question *question,
                        const char *name, const char *where, const struct style *style,
                        struct text *text);

/* Both facts, tested: for a balanced position what its moves lead to, for an unbalanced one the
 * moves that balance it. Nothing if the position has no value. */
void moves_show_lemma(struct nimm_solver *solver, const struct question *question,
                      const struct style *style, struct text *text);

/* A whole game, a line a round: "8,5 -> 5,5 -> 5,2", or its first 40 turns. Whoever can win plays
 * to win; the other player's moves are drawn, always the same ones from the same start. All share
 * one budget; where that is not enough, a line that says so takes their place. Returns NIMM_OK,
 * NIMM_TOO_LARGE or NIMM_STOPPED. */
enum nimm_status moves_show_game(struct nimm_solver *solver, const struct question *question,
                                 bool in_words, struct text *text);

/* The same of the game with these moves, such as "1 3, 2 3". Returns false, after saying why, if
 * one of them is not a legal move or the game is not over after the last; then part of the game has
 * been added. */
bool moves_show_played(const struct question *question, const char *moves, bool in_words,
                       struct text *text, struct text *why);

/* "3: moves leave 2 (*2), 1 (*1), 0 (*0); mex{0,1,2} = 3", or with N and P for values. Returns
 * false, and adds nothing, if the position has no such label. */
bool moves_show_label(struct nimm_solver *solver, const struct question *question, bool by_value,
                      enum label_form form, struct text *text);

/* What the replies to all moves from a lost position lead to. */
struct moves_replies {
    bool has_end, has_equal; /* one makes the last move; one leaves equal parts */
    struct text *list;       /* lines "  from 3,1 to 1,1"; the caller's */
};

/* Finds a reply to each of the label's moves. Returns false if one of them has none that leaves
 * parts that are equal in pairs, in which every move can be copied, or nothing. */
bool moves_find_replies(struct nimm_solver *solver, const struct label *label, bool in_words,
                        struct moves_replies *replies);

/* Names a winning move after which the rule of the game tells how to go on, such as one in Chomp
 * that leaves two rows, and the rule. Returns false, and adds nothing, if there is none. */
bool moves_show_move_to_rule(struct nimm_solver *solver, const struct question *question,
                             bool in_words, struct text *text);

/* Why a lost position is lost, or the one that a winning move leaves, where there are too many
 * moves to tell all: the replies to a few of them, found by search, a line each, after the winning
 * move if it `names_move`. Returns false, and adds nothing, if the search is too
 * large or the game soon over. */
bool moves_show_some_replies(struct nimm_solver *solver, const struct question *question,
                             bool names_move, bool in_words, struct text *text);

#endif
