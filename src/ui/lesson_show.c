/* SPDX-License-Identifier: MIT */
#include "ui/lesson_show.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/solver.h"
#include "core/text.h"
#include "say/graph.h"
#include "say/moves.h"
#include "say/powers.h"
#include "say/scratch.h"
#include "say/square.h"
#include "ui/label_run.h"

/* --- what is shown of a position ------------------------------------------------------------- */

/* True if the step has told the rule of the game, with these parameters; now it has. */
static bool note_rule(struct dialogue *room, const struct game *game, const void *position) {
    struct text *name = scratch();
    game_print_name(game, position, name);
    text_add_char(name, '\n');
    if (strstr(text_string(room->rules), name->data)) return true;
    text_add(room->rules, name->data);
    return false;
}

void lesson_show_board(struct dialogue *room, const struct game *game, const void *position) {
    struct style style = terminal_style(&room->terminal);
    if (game->print_parameters && room->rules) style.is_told = note_rule(room, game, position);
    dialogue_show_board(room, game, position, style, DIALOGUE_BESIDE);
}

static void show_grid(struct dialogue *room, const struct question *question) {
    const struct style style = terminal_style(&room->terminal);
    struct solution solution;
    solve_position(room->solver, question, &solution);
    const char *verdict = solution.value == 0 ? "Balanced." : "Unbalanced.";
    powers_grid(question, &solution, verdict, &style, &room->out);
    /* The grid of a single pile says nothing of a move. */
    if (solution.has_value && solution.piles.n == 1 && solution.value > 0)
        moves_show_winning(room->solver, question, "winning move", "", &style, &room->out);
}

/* Shows which moves win or, where they are too much to search for, who does. */
static void show_winner(struct dialogue *room, const struct question *question) {
    const struct style style = terminal_style(&room->terminal);
    const size_t from = room->out.length;
    enum outcome outcome;
    moves_show_winning(room->solver, question, "winning move", moves_where(question), &style,
                       &room->out);
    if (room->out.length > from) return;
    if (solve_outcome(room->solver, question, &outcome) != NIMM_OK)
        dialogue_say(room, "This position is too large to search.");
    else if (outcome == OUTCOME_D)
        dialogue_say(room, "With good play nobody wins: a draw.");
    else if (outcome == OUTCOME_N)
        dialogue_say(room, "Here the player to move can win.");
    else
        dialogue_say(room, "Here the player to move has no winning move.");
}

void lesson_show(struct dialogue *room, enum lecture_show show, const struct question *question) {
    const struct style style = terminal_style(&room->terminal);
    const enum label_form form = dialogue_form(room);
    /* By the mex, or by N and P; without such a label, by what tells as much. */
    if (show == SHOW_MEX || show == SHOW_VALUES || show == SHOW_OUTCOME) {
        if (moves_show_label(room->solver, question, show != SHOW_OUTCOME, form, &room->out))
            return;
        if (show == SHOW_OUTCOME) {
            show_winner(room, question);
            return;
        }
        show = SHOW_WORK;
    }
    if (show == SHOW_BOARD || show == SHOW_WORK)
        lesson_show_board(room, question->game, question->position);
    if (show == SHOW_GRID) show_grid(room, question);
    if (show == SHOW_GROUPS) dialogue_show_piles(room, question, EXPLAIN_GROUPS);
    if (show == SHOW_LEMMA) {
        dialogue_show_piles(room, question, EXPLAIN_GRID);
        moves_show_lemma(room->solver, question, &style, &room->out);
    }
    if (show == SHOW_GAME) moves_show_game(room->solver, question, form == LABEL_WORDS, &room->out);
    if (show == SHOW_MAP || show == SHOW_LABELS) {
        const struct label_plan plan = {.most = show == SHOW_MAP ? LECTURE_MAP : LABEL_RUN_NODES,
                                        .outcomes = true,
                                        .at_once = show == SHOW_MAP,
                                        .home = "the lesson"};
        label_run(room, question, &plan);
    }
    if (show == SHOW_WHY || show == SHOW_WORK)
        dialogue_explain(room, question, NULL, EXPLAIN_GRID, true, false, "the player to move");
    if (show == SHOW_WHY || show == SHOW_WORK || show == SHOW_WINNING) {
        const bool has_board = show != SHOW_WINNING;
        const char *where = has_board ? "" : moves_where(question);
        moves_show_winning(room->solver, question, "winning move", where, &style, &room->out);
    }
}

/* --- what is told ---------------------------------------------------------------------------- */

/* Shows the values or outcomes of positions below their names. */
static void show_row(struct dialogue *room, const struct lecture_item *items, size_t n) {
    enum { NAME = 8 }; /* "  value " */
    const struct style style = terminal_style(&room->terminal);
    const bool is_outcome = items->about.topic == QUIZ_OUTCOME;
    struct text *above = scratch(), *below = scratch();
    for (size_t i = 0; i < n; i++) {
        struct text *position = scratch(), *value = scratch();
        quiz_print_position(&items[i].about, position);
        quiz_add_answer(room->solver, &items[i].about, style.plain, value);
        const size_t columns = text_columns(position->data);
        const int wide = (int)(columns > value->length ? columns : value->length) + 1;
        if (style.plain) {
            text_addf(&room->out, "%s is %s%s.\n", position->data, is_outcome ? "" : "worth ",
                      value->data);
            continue;
        }
        text_addf(above, "%*s", wide, position->data);
        text_addf(below, "%*s", wide, value->data);
        if (i + 1 < n && below->length + (size_t)wide + NAME < style.width) continue;
        text_addf(&room->out, "  n     %s\n  %s %s\n", above->data, is_outcome ? "is   " : "value",
                  below->data);
        if (i + 1 < n) text_add_char(&room->out, '\n');
        text_clear(above);
        text_clear(below);
    }
}

/* Shows the same of boards of all sizes as a square table. */
static void show_square(struct dialogue *room, const struct lecture_item *items, size_t n) {
    static const char *const outcomes[] = {"P", "N"};
    const bool is_outcome = items->about.topic == QUIZ_OUTCOME;
    const struct square square = lecture_square(items, n);
    uint64_t *values = memory_take(n, sizeof *values);
    for (size_t i = 0; i < n; i++)
        values[i] = is_outcome ? items[i].about.yes : items[i].about.number;
    square_add(values, is_outcome ? outcomes : NULL, square.low, square.side, terminal_fold_width(),
               &room->out);
    free(values);
}

void lesson_show_table(struct dialogue *room, const struct lecture_item *items, size_t n) {
    const bool is_square = items->show == SHOW_SQUARE && !room->terminal.look.plain;
    if (is_square)
        show_square(room, items, n);
    else
        show_row(room, items, n);
}

/* Shows an item that is about a position. */
static void show_position(struct dialogue *room, const struct lecture_item *item) {
    const struct question question = quiz_position_question(&item->about);
    const bool is_one_of_several = item->kind == LECTURE_SHOW && item->number != 1;
    const bool has_piles = item->show == SHOW_GRID || item->show == SHOW_GROUPS;
    if (item->show == SHOW_GAME && item->about.reason.length > 0) {
        const bool in_words = dialogue_form(room) == LABEL_WORDS;
        moves_show_played(&question, item->about.reason.data, in_words, &room->out, NULL);
        return;
    }
    if (is_one_of_several && has_piles) {
        struct text *subject = scratch();
        graph_say_subject(question.game, question.position, room->terminal.look.plain, subject);
        dialogue_say(room, "%s:", subject->data);
    }
    lesson_show(room, item->show, &question);
    if (item->show == SHOW_BOARD && question.misere)
        dialogue_say(room, "Misere: whoever makes the last move loses.");
}

static bool is_table(const struct lecture_item *item) {
    return item->kind == LECTURE_SHOW && (item->show == SHOW_VALUES || item->show == SHOW_SQUARE);
}

static void show_item(struct dialogue *room, const struct lecture_item *item) {
    switch (item->kind) {
    case LECTURE_TEXT:
    case LECTURE_SCREEN:
        dialogue_say(room, "%s", item->words);
        break;
    case LECTURE_SKETCH:
        text_addf(&room->out, "%s\n", item->words);
        break;
    case LECTURE_HEADING:
        dialogue_say_bold(room, "%s", item->words);
        break;
    case LECTURE_GALLERY:
        text_addf(&room->out, "  %2zu %-12s " TEXT_FOLD "%s\n", item->number, item->about.game->id,
                  item->about.game->title);
        break;
    case LECTURE_SHOW:
    case LECTURE_BOX:
        if (is_table(item))
            lesson_show_table(room, item, item->number);
        else
            show_position(room, item);
        break;
    case LECTURE_ASK:
    case LECTURE_LINES:
        break; /* these are asked, or for paper alone */
    }
}

void lesson_show_items(struct dialogue *room, const struct lecture *lecture, size_t from,
                       size_t to) {
    bool was_prose = false; /* what came before was words */
    bool was_drawn = false; /* what came before was a picture */
    size_t next;
    for (size_t i = from; i < to; i = next) {
        const struct lecture_item *item = &lecture->items[i];
        /* Each item has the budget that it had when the lecture was read, and uses what was
         * searched before.
         */
        solver_go_on(room->solver);
        if (solver_spend(room->solver, 0) != NIMM_OK) return;
        const bool is_prose = item->kind == LECTURE_TEXT || item->kind == LECTURE_SCREEN ||
                              item->kind == LECTURE_HEADING;
        if (i > from && (is_prose != was_prose || was_drawn || item->show != item[-1].show))
            text_add_char(&room->out, '\n');
        const unsigned before = dialogue_lines(&room->out);
        show_item(room, item);
        if (room->passes_on) return;
        const bool is_tall = dialogue_lines(&room->out) > before + 2;
        const bool is_board = item->kind == LECTURE_SHOW && item->show == SHOW_BOARD;
        was_prose = is_prose;
        was_drawn = !is_prose && (is_tall || is_board || item->kind == LECTURE_SKETCH);
        next = i + (is_table(item) ? item->number : 1);
    }
}

/* --- questions ------------------------------------------------------------------------------- */

/* Adds "3,4: " unless there is nothing to add, or much. */
static void add_lead(const char *lead, struct text *text) {
    enum { LONG = 32 };
    const size_t length = strlen(lead);
    if (length > 0 && length <= LONG) text_addf(text, "%s: ", lead);
}

bool lesson_needs_board(const struct game *game) {
    if (!game) return false;
    return game->is_sum || (!game->notation_is_clear && !game->reads_size && !game->print_state);
}

void lesson_add_position(const struct game *game, const void *position, bool in_words,
                         struct text *text) {
    struct text *state = scratch();
    if (lesson_needs_board(game)) return;
    graph_say_subject(game, position, in_words, state);
    add_lead(state->data, text);
}

void lesson_add_lead(const struct quiz_question *question, bool in_words, struct text *text) {
    struct text *numbers = scratch();
    text_add_numbers(numbers, question->numbers, question->n);
    if (question->written.length > 0 && !in_words)
        add_lead(question->written.data, text);
    else if (question->game)
        lesson_add_position(question->game, question->position, in_words, text);
    add_lead(numbers->data, text);
}
