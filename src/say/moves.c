/* SPDX-License-Identifier: MIT */
#include "say/moves.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/random.h"
#include "core/scan.h"
#include "core/solver.h"
#include "core/text.h"
#include "games/graph.h"
#include "games/player.h"
#include "say/explain.h"
#include "say/graph.h"
#include "say/scratch.h"

void moves_show_moves(const struct question *question, const struct move_list *list,
                      const struct piles *piles, const char *name, const char *where,
                      const struct style *style, struct text *text) {
    text_add(text, TEXT_FOLD);
    if (list->total == 0)
        text_add(text, "No");
    else
        nim_count_print(list->total, text);
    text_addf(text, " %s", name);
    if (list->total != 1) text_add_char(text, 's');
    text_add(text, where);
    text_add(text, list->n > 0 ? ":\n" : ".\n");
    for (size_t i = 0; i < list->n; i++) {
        const struct move *move = &list->moves[i];
        text_add(text, "  " TEXT_FOLD);
        if (!style->plain) {
            question->game->print_move(question->position, move, text);
            text_add(text, ": ");
        }
        explain_move(question, move, style->plain, text);
        if (piles && solve_raises(question, piles, move))
            text_add(text, " (raises a pile's value)");
        text_add_char(text, '\n');
    }
}

const char *moves_where(const struct question *question) {
    enum { LONG = 32 };
    const char *position = scratch_position(question->game, question->position);
    if (question->game->is_sum) return "";
    return strlen(position) <= LONG ? scratch_format(" in %s", position) : "";
}

void moves_show_winning(struct nimm_solver *solver, const struct question *question,
                        const char *name, const char *where, const struct style *style,
                        struct text *text) {
    enum { SHOWN = 12 };
    struct move moves[SHOWN];
    struct move_list list = {.moves = moves, .limit = SHOWN};
    if (solve_winning_moves(solver, question, &list) != NIMM_OK) return;
    moves_show_moves(question, &list, NULL, name, where, style, text);
    if (list.total > list.n) text_add(text, style->plain ? "  and more\n" : "  ...\n");
}

void moves_show_lemma(struct nimm_solver *solver, const struct question *question,
                      const struct style *style, struct text *text) {
    enum { SHOWN = 8 }; /* with a grid of four piles these fit a window */
    const struct game *game = question->game;
    struct solution solution;
    struct moves moves = {0};
    solve_position(solver, question, &solution);
    if (!solution.has_value) return;
    if (solution.value > 0) {
        moves_show_winning(solver, question, "balancing move", "", style, text);
        return;
    }
    text_add(text, "Balanced. What its moves lead to:\n");
    for (size_t n = 0; n < SHOWN && game->moves(question->position, question->mover, &moves); n++) {
        const struct question next = scratch_after(question, &moves.move);
        solve_position(solver, &next, &solution);
        text_add(text, "  " TEXT_FOLD);
        explain_move(question, &moves.move, style->plain, text);
        text_addf(text, ": nim-sum %" PRIu64 "\n", solution.value);
    }
    if (game->moves(question->position, question->mover, &moves)) text_add(text, "And so on. ");
    text_add(text, "No move leads to nim-sum 0.\n");
}

/* A game that is being told, a line a round: both players' moves. */
struct told {
    struct question now;
    int turns;
    bool in_words;
    struct text *text;
};

/* The position as its game prints it, or shorter where that is long: "7,3" for rows of pins. */
static const char *state_of(const struct game *game, const void *position) {
    enum { LONG = 24 };
    const char *whole = scratch_position(game, position);
    struct text *state = scratch();
    if (strlen(whole) <= LONG) return whole;
    graph_print_state(game, position, state);
    return state->data;
}

/* Makes the move, and adds what it leaves: "  8,5 -> 5,5" or, in the same line, " -> 5,2". */
static void tell_turn(struct told *told, const struct move *move) {
    const struct game *game = told->now.game;
    const bool begins_round = told->turns % 2 == 0;
    const struct question next = scratch_after(&told->now, move);
    if (begins_round) {
        if (told->turns > 0) text_add_char(told->text, '\n');
        text_addf(told->text, "  " TEXT_FOLD "%s", state_of(game, told->now.position));
    }
    text_add(told->text, told->in_words ? " becomes " : " -> ");
    text_add(told->text, state_of(game, next.position));
    told->turns++;
    told->now = next;
}

/* Ends the last round; says who has won, if the game is over. */
static void tell_end(const struct told *told) {
    const struct question *now = &told->now;
    if (told->turns > 0) text_add_char(told->text, '\n');
    if (!game_is_over(now->game, now->position, now->mover)) {
        text_add(told->text, "  And so on.\n");
        return;
    }
    const bool first_wins = (now->mover == PLAYER_1) == now->misere;
    text_add(told->text, first_wins ? "  First wins.\n" : "  Second wins.\n");
}

/* Tells the turns of the game. */
static enum nimm_status tell_turns(struct nimm_solver *solver, struct told *told) {
    enum { MOST_TURNS = 40 };
    const struct question *now = &told->now;
    struct random random = random_from_seed(1);
    while (told->turns < MOST_TURNS && !game_is_over(now->game, now->position, now->mover)) {
        struct advice advice;
        solve_advice(solver, now, &advice);
        const enum nimm_status status = solver_spend(solver, 0);
        if (status != NIMM_OK) return status;
        if (advice.kind == ADVICE_GUESS) return NIMM_TOO_LARGE;
        if (advice.kind == ADVICE_RESISTING) player_draw(solver, now, &random, &advice.move);
        tell_turn(told, &advice.move);
    }
    tell_end(told);
    return NIMM_OK;
}

enum nimm_status moves_show_game(struct nimm_solver *solver, const struct question *question,
                                 bool in_words, struct text *text) {
    struct text *turns = scratch();
    struct told told = {.now = *question, .in_words = in_words, .text = turns};
    solver_hold(solver);
    const enum nimm_status status = tell_turns(solver, &told);
    solver_release(solver);
    if (status == NIMM_OK)
        text_add(text, turns->data);
    else
        text_add(text, "  The game is too large to search.\n");
    return status;
}

bool moves_show_played(const struct question *question, const char *moves, bool in_words,
                       struct text *text, struct text *why) {
    struct told told = {.now = *question, .in_words = in_words, .text = text};
    struct text *refusal = scratch();
    for (unsigned n = 1; *moves; n++) {
        const size_t length = strcspn(moves, ",");
        const struct token token = token_trim((struct token){moves, length});
        const char *typed = scratch_format("%.*s", (int)token.length, token.start);
        struct move move;
        if (!game_read_move(question->game, told.now.position, told.now.mover, typed, &move,
                            refusal))
            return text_refuse(why, "move %u, \"%s\": %s", n, typed, text_string(refusal));
        tell_turn(&told, &move);
        moves += length + (moves[length] == ',');
    }
    tell_end(&told);
    return game_is_over(told.now.game, told.now.position, told.now.mover) ||
           text_refuse(why, "it is not over after the last move");
}

bool moves_show_label(struct nimm_solver *solver, const struct question *question, bool by_value,
                      enum label_form form, struct text *text) {
    enum { SHOWN = 40 };
    struct label label = {0};
    bool found = !question->game->partisan && label_position(solver, question, &label) &&
                 label.by_value >= by_value;
    /* The move that leads to P may not be among those listed. */
    if (label.more && !by_value) found = false;
    if (found) {
        label.by_value = by_value;
        text_add(text, "  " TEXT_FOLD);
        if (!by_value && form == LABEL_WORDS) {
            label_print_outcome(&label, text);
        } else {
            label_print(&label, SHOWN, form, text);
            if (!by_value) text_addf(text, ", so %c", (char)label.outcome);
        }
        text_add(text, form == LABEL_WORDS ? ".\n" : "\n");
    }
    label_free(&label);
    return found;
}

/* How many columns the states take that the label's moves lead to. */
static size_t widest_state(const struct label *label) {
    size_t widest = 0;
    for (size_t i = 0; i < label->n; i++) {
        struct text *state = scratch();
        graph_say_state(label->game, label->after + i * label->game->size, false, state);
        const size_t width = text_columns(state->data);
        if (width > widest) widest = width;
    }
    return widest;
}

/* A line "  from 3,1 to 1,1", the first state as wide as this. */
static void add_reply_line(const struct game *game, const void *from, const void *to, size_t width,
                           bool in_words, struct text *text) {
    struct text *state = scratch();
    graph_say_state(game, from, in_words, state);
    const size_t columns = text_columns(state->data);
    text_addf(text, "  " TEXT_FOLD "from %s", state->data);
    text_add_repeated(text, " ", columns < width ? width - columns : 0);
    text_add(text, " to ");
    void *arranged = memory_copy(to, game->size); /* without parts that are dead */
    game_arrange(game, arranged);
    graph_say_state(game, arranged, in_words, text);
    free(arranged);
    text_add_char(text, '\n');
}

bool moves_find_replies(struct nimm_solver *solver, const struct label *label, bool in_words,
                        struct moves_replies *replies) {
    const struct game *game = label->game;
    const size_t width = in_words ? 0 : widest_state(label);
    for (size_t i = 0; i < label->n; i++) {
        const struct question next = {
            .game = game, .position = label->after + i * game->size, .misere = label->misere};
        struct move reply;
        if (!solve_easy_win(solver, &next, &reply)) return false;
        const struct question left = scratch_after(&next, &reply);
        const bool is_end = game_is_over(game, left.position, left.mover);
        replies->has_end |= is_end;
        replies->has_equal |= !is_end;
        add_reply_line(game, next.position, left.position, width, in_words, replies->list);
    }
    return label->n > 0 && label->unsafe == 0;
}

bool moves_show_move_to_rule(struct nimm_solver *solver, const struct question *question,
                             bool in_words, struct text *text) {
    enum { MOST = 100 };
    const struct game *game = question->game;
    struct move moves[MOST];
    struct move_list winning = {.moves = moves, .limit = MOST};
    if (!game->theory->add_way) return false;
    solve_winning_moves(solver, question, &winning);
    for (size_t i = 0; i < winning.n && i < MOST; i++) {
        const struct question next = scratch_after(question, &moves[i]);
        struct text *rule = scratch();
        game->theory->add_way(next.position, rule);
        if (rule->length == 0) continue;
        text_add(text, TEXT_FOLD "A winning move: ");
        game->say_move(question->position, &moves[i], text);
        text_add(text, ". That leaves ");
        graph_say_state(game, next.position, in_words, text);
        text_addf(text, ". %s\n", rule->data);
        return true;
    }
    return false;
}

/* A line "after 3,1,1: bite at row 3, column 1, which leaves 3,1", or of rows of pins "after 5,2:
 * leave 2,2,2": the reply to option i of a lost position. Returns false if none is found. */
static bool add_reply(struct nimm_solver *solver, const struct label *lost, size_t i, bool in_words,
                      struct text *text) {
    const struct game *game = lost->game;
    const struct question next = {
        .game = game, .position = lost->after + i * game->size, .misere = lost->misere};
    struct advice advice;
    const bool is_known = solve_advice(solver, &next, &advice) == NIMM_OK;
    if (!is_known || advice.kind != ADVICE_WINNING) return false;
    const struct question left = scratch_after(&next, &advice.move);
    text_add(text, "  " TEXT_FOLD "after ");
    graph_say_state(game, next.position, in_words, text);
    if (game->print_state) {
        text_add(text, ": leave "); /* where pins stand is not seen in the numbers of their rows */
    } else {
        text_add(text, ": ");
        game->say_move(next.position, &advice.move, text);
        text_add(text, ", which leaves ");
    }
    graph_say_state(game, left.position, in_words, text);
    text_add_char(text, '\n');
    return true;
}

bool moves_show_some_replies(struct nimm_solver *solver, const struct question *question,
                             bool names_move, bool in_words, struct text *text) {
    enum { SOME = 3 };
    const struct game *game = question->game;
    struct question lost = *question;
    struct advice advice;
    struct label label = {0};
    struct text *said = scratch();
    const bool is_known = solve_advice(solver, question, &advice) == NIMM_OK;
    if (is_known && advice.kind == ADVICE_WINNING) {
        lost = scratch_after(question, &advice.move);
        lost.mover = question->mover;
    }
    if (names_move && lost.position != question->position) {
        text_add(said, "A winning move: ");
        game->say_move(question->position, &advice.move, said);
        text_add(said, ". ");
    }
    bool is_told =
        label_position(solver, &lost, &label) && label.outcome == OUTCOME_P && label.n >= SOME;
    text_add(said, "Every move from ");
    graph_say_state(game, lost.position, in_words, said);
    text_add(said, " has a winning reply. For example:\n");
    for (size_t k = 0; k < SOME && is_told; k++)
        is_told = add_reply(solver, &label, (2 * k + 1) * label.n / (2 * SOME), in_words, said);
    label_free(&label);
    if (is_told) text_addf(text, TEXT_FOLD "%s", said->data);
    return is_told;
}
