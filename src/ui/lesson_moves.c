/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "nimm/options.h"
#include "ui/explain.h"
#include "ui/lesson_show.h"
#include "ui/paragraph.h"

/* --- the two facts --------------------------------------------------------------------------- */

/* "    take 1 from pile 1: nim-sum 1" for each move, up to a number that can still be read. */
static void add_every_move(struct classroom *room, const struct question *question) {
    enum { SHOWN = 24 };
    struct options options;
    enum solve_status status =
        options_list(room->solver, question->game, question->position, question->mover, &options);
    for (size_t i = 0; i < options.n; i++) {
        assert(options.value[i] != 0); /* the first fact */
        if (i >= SHOWN) continue;
        text_add(&room->out, "  ");
        question->game->say_move(question->position, &options.move[i], &room->out);
        text_addf(&room->out, ": nim-sum %" PRIu64 "\n", options.value[i]);
    }
    if (options.n > SHOWN) text_add(&room->out, "  ... and so on\n");
    if (options.n == 0)
        classroom_say(room, "There is no move: whoever should move here has lost.");
    else if (status == SOLVE_OK)
        classroom_say(room, "Every move has been tried, and none leads to nim-sum 0.");
    else
        classroom_say(room,
                      "There are more moves than anybody wants to see; none of these leads to nim-sum 0.");
}

void lesson_show_lemma(struct classroom *room, const struct question *question) {
    struct solution solution;
    struct style style = terminal_style(&room->terminal);
    solve_position(room->solver, question, &solution);
    if (!solution.has_value) return;
    if (solution.value != 0) {
        explain_position(question, &solution, &style, "the player to move", &room->out);
        classroom_add_winning_moves(room, question);
        return;
    }
    explain_grid(question, &solution, &style, &room->out);
    text_add(&room->out, "Balanced. What every move leads to:\n");
    add_every_move(room, question);
}

/* --- a game ---------------------------------------------------------------------------------- */

/* "  First:  take 2 from pile 1 -> 2,4", and plays it. */
static void add_turn(struct classroom *room, const struct question *question, void *position,
                     const struct move *move) {
    text_addf(&room->out, "  %-7s ", question->mover ? "Second:" : "First:");
    question->game->say_move(position, move, &room->out);
    question->game->play(position, question->mover, move);
    text_add(&room->out, " -> ");
    question->game->print(position, &room->out);
    text_add_char(&room->out, '\n');
}

/* To be freed. */
static void *copy_position(const struct question *question) {
    return memcpy(memory_take(1, question->game->size), question->position, question->game->size);
}

void lesson_show_game(struct classroom *room, const struct question *question) {
    enum { MOST_TURNS = 40 };
    struct question now = *question;
    void *position = copy_position(question);
    now.position = position;
    int turn = 0;
    for (; turn < MOST_TURNS && !game_is_over(now.game, position, now.mover);
         turn++, now.mover = !now.mover) {
        struct advice advice;
        solve_advice(room->solver, &now, &advice);
        add_turn(room, &now, position, &advice.move);
    }
    if (turn < MOST_TURNS)
        text_addf(&room->out, "  %s wins.\n", (now.mover == 0) == question->misere ? "First" : "Second");
    free(position);
}

/* --- the mex --------------------------------------------------------------------------------- */

void lesson_show_mex(struct classroom *room, const struct question *question) {
    struct options options;
    struct piles piles;
    uint64_t values[OPTIONS_MOST];
    solver_begin(room->solver);
    enum solve_status status = game_piles(room->solver, question->game, question->position, &piles);
    if (status == SOLVE_OK && piles.n == 1)
        status = options_list(room->solver, question->game, question->position, 0, &options);
    if (status != SOLVE_OK || piles.n != 1) {
        classroom_work(room, question);
        return;
    }
    struct text line = {0};
    text_add(&line, "  ");
    question->game->print(question->position, &line);
    text_add(&line, options.n ? ": moves lead to " : ": no move");
    text_add_choice(&line, values, options_values(&options, values), " and ");
    text_addf(&line, "; the mex is %" PRIu64, options_mex(&options));
    paragraph_add(&room->out, text_string(&line), terminal_style(&room->terminal).width, 4);
    text_free(&line);
}
