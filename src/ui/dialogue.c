/* SPDX-License-Identifier: MIT */
#include "ui/dialogue.h"

#include <stdlib.h>

#include "core/memory.h"
#include "core/text.h"
#include "ui/explain.h"
#include "ui/paragraph.h"

void dialogue_open(struct dialogue *room, enum color_choice color, bool plain) {
    *room = (struct dialogue){0};
    terminal_open(&room->terminal, (struct look){.plain = plain, .color = color});
    room->solver = nimm_solver_new(0, 0);
}

void dialogue_close(struct dialogue *room) {
    terminal_print(&room->out);
    terminal_flush();
    nimm_text_free(&room->out);
    nimm_solver_free(room->solver);
    terminal_close(&room->terminal);
}

bool dialogue_ask(struct dialogue *room, const char *prompt) {
    struct text painted = {0};
    terminal_paint(&room->terminal, PAINT_PROMPT, &painted);
    text_add(&painted, prompt);
    terminal_paint(&room->terminal, PAINT_NONE, &painted);
    bool asked = terminal_ask(&room->terminal, &room->out, nimm_text_string(&painted), "q");
    nimm_text_free(&painted);
    return asked;
}

void dialogue_say_indented(struct dialogue *room, unsigned indent, const struct text *string) {
    paragraph_add(&room->out, nimm_text_string(string), terminal_style(&room->terminal).width, indent);
}

void dialogue_say(struct dialogue *room, const char *format, ...) {
    size_t from = room->out.length;
    va_list arguments;
    va_start(arguments, format);
    text_addv(&room->out, format, arguments);
    va_end(arguments);
    text_wrap(&room->out, from, terminal_style(&room->terminal).width, 0);
}

void dialogue_say_painted(struct dialogue *room, enum paint paint, const char *format, ...) {
    terminal_paint(&room->terminal, paint, &room->out);
    size_t from = room->out.length;
    va_list arguments;
    va_start(arguments, format);
    text_addv(&room->out, format, arguments);
    va_end(arguments);
    text_wrap(&room->out, from, terminal_style(&room->terminal).width, 0);
    terminal_paint(&room->terminal, PAINT_NONE, &room->out);
}

void dialogue_show_grid(struct dialogue *room, const struct question *question) {
    struct solution solution;
    struct style style = terminal_style(&room->terminal);
    nimm_solve_position(room->solver, question, &solution);
    explain_grid(question, &solution, &style, &room->out);
}

void dialogue_explain(struct dialogue *room, const struct question *question) {
    struct solution solution;
    struct style style = terminal_style(&room->terminal);
    nimm_solve_position(room->solver, question, &solution);
    explain_position(room->solver, question, &solution, EXPLAIN_GRID, &style, "the player to move",
                     &room->out);
}

void dialogue_add_move(const struct question *question, const struct move *move, struct text *text) {
    void *after = memory_copy(question->position, question->game->size);
    question->game->say_move(question->position, move, text);
    question->game->play(after, question->mover, move);
    text_add(text, " -> ");
    question->game->print(after, text);
    free(after);
}

void dialogue_show_winning_moves(struct dialogue *room, const struct question *question) {
    enum { SHOWN = 12 };
    struct move moves[SHOWN];
    struct move_list list = {.moves = moves, .limit = SHOWN};
    if (nimm_solve_winning_moves(room->solver, question, &list) != NIMM_SOLVE_OK) return;
    if (list.n == 0) {
        text_add(&room->out, "No winning moves.\n");
        return;
    }
    nimm_count_print(list.total, &room->out);
    text_add(&room->out, list.n == 1 ? " winning move:\n" : " winning moves:\n");
    for (size_t i = 0; i < list.n; i++) {
        size_t from = room->out.length;
        text_add(&room->out, "  ");
        dialogue_add_move(question, &moves[i], &room->out);
        text_wrap(&room->out, from, terminal_style(&room->terminal).width, 4);
    }
    if (list.total.n > list.n) text_add(&room->out, "  ...\n");
}
