/* SPDX-License-Identifier: MIT */
#include "say/moves.h"

#include <inttypes.h>

#include "core/solver.h"
#include "core/text.h"
#include "say/explain.h"
#include "say/scratch.h"

void moves_show_moves(const struct question *question, const struct move_list *list,
                      const struct piles *piles, const char *name, const struct style *style,
                      struct text *text) {
    if (list->total == 0)
        text_add(text, "No");
    else
        nim_count_print(list->total, text);
    text_addf(text, " %s", name);
    if (list->total != 1) text_add_char(text, 's');
    text_add(text, list->n > 0 ? ":\n" : ".\n");
    for (size_t i = 0; i < list->n; i++) {
        const struct move *move = &list->moves[i];
        text_add(text, "  " TEXT_FOLD);
        question->game->print_move(question->position, move, text);
        text_add(text, ": ");
        explain_move(question, move, style->plain, text);
        if (piles && solve_raises(question, piles, move))
            text_add(text, " (raises a pile's value)");
        text_add_char(text, '\n');
    }
}

void moves_show_winning(struct nimm_solver *solver, const struct question *question,
                        const char *name, const struct style *style, struct text *text) {
    enum { SHOWN = 12 };
    struct move moves[SHOWN];
    struct move_list list = {.moves = moves, .limit = SHOWN};
    if (solve_winning_moves(solver, question, &list) != NIMM_OK) return;
    moves_show_moves(question, &list, NULL, name, style, text);
    if (list.total > list.n) text_add(text, style->plain ? "  and more\n" : "  ...\n");
}

void moves_show_lemma(struct nimm_solver *solver, const struct question *question,
                      const struct style *style, struct text *text) {
    enum { SHOWN = 12 };
    const struct game *game = question->game;
    struct solution solution;
    struct moves moves = {0};
    solve_position(solver, question, &solution);
    if (!solution.has_value) return;
    if (solution.value > 0) {
        moves_show_winning(solver, question, "balancing move", style, text);
        return;
    }
    text_add(text, "Balanced. What its moves lead to:\n");
    for (size_t n = 0; n < SHOWN && game->moves(question->position, question->mover, &moves); n++) {
        const struct question next = scratch_after(question, &moves.move);
        solve_position(solver, &next, &solution);
        text_add(text, "  ");
        explain_move(question, &moves.move, style->plain, text);
        text_addf(text, ": nim-sum %" PRIu64 "\n", solution.value);
    }
    if (game->moves(question->position, question->mover, &moves)) text_add(text, "And so on. ");
    text_add(text, "No move leads to nim-sum 0.\n");
}

/* Adds the turns of the game, and who wins it, unless there are more turns than are shown. */
static enum nimm_status add_turns(struct nimm_solver *solver, const struct question *question,
                                  bool in_words, struct text *text) {
    enum { MOST_TURNS = 40 };
    struct question now = *question;
    for (int turn = 0; !game_is_over(now.game, now.position, now.mover); turn++) {
        if (turn == MOST_TURNS) {
            text_add(text, "  And so on.\n");
            return NIMM_OK;
        }
        struct advice advice;
        solve_advice(solver, &now, &advice);
        const enum nimm_status status = solver_spend(solver, 0);
        if (status != NIMM_OK) return status;
        if (advice.kind == ADVICE_GUESS) return NIMM_TOO_LARGE;
        text_add(text, now.mover == PLAYER_1 ? "  First:  " : "  Second: ");
        explain_move(&now, &advice.move, in_words, text);
        text_add_char(text, '\n');
        now = scratch_after(&now, &advice.move);
    }
    const bool first_wins = (now.mover == PLAYER_1) == question->misere;
    text_add(text, first_wins ? "  First wins.\n" : "  Second wins.\n");
    return NIMM_OK;
}

enum nimm_status moves_show_game(struct nimm_solver *solver, const struct question *question,
                                 bool in_words, struct text *text) {
    struct text *turns = scratch();
    solver_hold(solver);
    const enum nimm_status status = add_turns(solver, question, in_words, turns);
    solver_release(solver);
    if (status == NIMM_OK)
        text_add(text, turns->data);
    else
        text_add(text, "  The game is too large to search.\n");
    return status;
}

bool moves_show_label(struct nimm_solver *solver, const struct question *question, bool by_value,
                      enum label_form form, struct text *text) {
    enum { SHOWN = 40 };
    struct label label = {0};
    const bool found = !question->game->partisan && label_position(solver, question, &label) &&
                       label.by_value >= by_value;
    if (found) {
        label.by_value = by_value;
        text_add(text, "  " TEXT_FOLD);
        label_print(&label, SHOWN, form, text);
        if (!by_value) text_addf(text, ", so %c", (char)label.outcome);
        text_add_char(text, '\n');
    }
    label_free(&label);
    return found;
}
