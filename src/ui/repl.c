/* SPDX-License-Identifier: MIT */
#include "ui/repl.h"

#include <assert.h>
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "nimm/scan.h"
#include "ui/explain.h"

/* Nobody waits longer than a moment for a suggestion. */
#define NODES_AT_THE_PROMPT UINT64_C(3000000)

/* --- lines ----------------------------------------------------------------------------------- */

static void trim(struct text *line) {
    size_t start = strspn(text_string(line), " \t\r\v\f");
    size_t length = line->length;
    while (length > start && isspace((unsigned char)line->data[length - 1])) length--;
    if (line->data) {
        memmove(line->data, line->data + start, length - start);
        line->data[length - start] = '\0';
    }
    line->length = length - start;
}

bool repl_ask(struct repl *repl, const char *prompt) {
    for (;;) {
        terminal_print(&repl->out);
        enum line_status status = terminal_ask(&repl->terminal, prompt);
        if (status == LINE_READ) break;
        if (status == LINE_END) {
            repl->leaving = true;
            return false;
        }
        if (++repl->interrupts == 2) terminal_die_of_interrupt();
        text_add(&repl->out, "To leave, type quit or press Ctrl-D; Ctrl-C once more leaves at once.\n");
    }
    repl->interrupts = 0;
    trim(&repl->terminal.line);
    return true;
}

/* --- moves ----------------------------------------------------------------------------------- */

static void play_move(struct repl *repl, const struct move *move) {
    struct text why = {0};
    enum session_result result = session_play(&repl->session, move, &why);
    if (result == SESSION_NO_MEMORY) terminal_out_of_memory();
    if (result == SESSION_ILLEGAL) repl_show_wrong(repl, &why);
    text_free(&why);
    if (result != SESSION_PLAYED) return;
    repl->changed = true;
    comments_forget(&repl->comments, repl->session.played - 1);
    repl_show_move(repl, repl->session.played - 1);
    const struct session *session = &repl->session;
    struct question before = {session->game, session_position_at(session, session->played - 1),
                              session_mover_at(session, session->played - 1), session->misere, NULL};
    struct text aside = {0};
    if (!repl->seats[before.mover].computer) explain_stalling(repl->solver, &before, move, &aside);
    repl_show_aside(repl, &aside);
    text_free(&aside);
}

/* A line typed at the prompt: a word, or a move. */
static void obey(struct repl *repl, const char *line) {
    if (words_obey(repl, line)) return;
    if (*line == '\0' && repl->frozen) {
        repl_show_suggestion(repl);
        return;
    }
    struct question question = repl_question(repl);
    struct move move;
    struct text why = {0};
    if (question.game->parse_move(question.position, question.mover, line, &move, &why))
        play_move(repl, &move);
    else
        words_suggest(line, &why), repl_show_wrong(repl, &why);
    text_free(&why);
}

/* One move of a human: asks until the game has changed or is left. */
static void human_turn(struct repl *repl) {
    struct text prompt = {0};
    if (repl->hints && repl->frozen) text_add(&repl->out, "The suggestion is hidden: Enter shows it.\n");
    terminal_print(&repl->out);
    terminal_flush();
    if (repl->hints && !repl->frozen) repl_show_suggestion(repl);
    terminal_paint(&repl->terminal, PAINT_PROMPT, &prompt);
    text_addf(&prompt, "%s, %s%s?", repl_name(repl, session_mover(&repl->session)),
              repl->start.game->move_prompt, repl->start.misere ? " (misere)" : "");
    terminal_paint(&repl->terminal, PAINT_NONE, &prompt);
    text_add_char(&prompt, ' ');
    if (prompt.failed) terminal_out_of_memory();
    while (!repl->changed && !repl->leaving) {
        if (repl->waiting || repl_ask(repl, text_string(&prompt)))
            obey(repl, text_string(&repl->terminal.line));
        repl->waiting = false;
    }
    text_free(&prompt);
}

/* A demonstration: what the position is worth, and time to look at it. */
static void step(struct repl *repl) {
    repl_show_grounds(repl);
    terminal_print(&repl->out);
    terminal_flush();
    if (repl->pause > 0)
        terminal_wait((unsigned)repl->pause * 1000);
    else
        repl_ask(repl, "(Enter goes on, quit leaves) ");
    if (repl->pause == 0 && !repl->leaving && repl->terminal.line.length > 0)
        words_obey(repl, text_string(&repl->terminal.line));
}

static void computer_turn(struct repl *repl) {
    if (repl->step) step(repl);
    if (repl->leaving || repl->changed) return;
    struct question question = repl_question(repl);
    struct choice choice;
    struct text reason = {0};
    terminal_print(&repl->out);
    terminal_flush();
    enum solve_status status =
        player_choose(repl->solver, &question, repl->seats[question.mover].level, &repl->random, &choice);
    if (status == SOLVE_NO_MEMORY) terminal_out_of_memory();
    /* Nobody is asked anything while the computer thinks, so Ctrl-C can only mean the whole program. */
    if (terminal_take_interrupt()) terminal_die_of_interrupt();
    if (repl->hints) explain_choice(repl->solver, &question, &choice, &reason);
    play_move(repl, &choice.advice.move);
    repl_show_aside(repl, &reason);
    text_free(&reason);
}

static void turn(struct repl *repl) {
    repl->changed = false;
    repl_show_board(repl);
    if (repl->seats[session_mover(&repl->session)].computer)
        computer_turn(repl);
    else
        human_turn(repl);
}

/* --- games ----------------------------------------------------------------------------------- */

/* Lays out a start: the given one, or a random one of the seed. */
static void lay_out(struct repl *repl) {
    struct text why = {0};
    void *position = malloc(repl->start.game->size);
    if (!position) terminal_out_of_memory();
    repl->random = random_from_seed(repl->seed);
    bool good = true;
    if (repl->position)
        memcpy(position, repl->position, repl->start.game->size);
    else
        good = start_draw(&repl->start, repl->solver, &repl->random, position, &why);
    assert(good); /* the caller has tried it */
    (void)good;
    session_end(&repl->session);
    if (!session_start(&repl->session, repl->start.game, position, repl->start.first, repl->start.misere))
        terminal_out_of_memory();
    free(position);
    text_free(&why);
}

void repl_begin_game(struct repl *repl) {
    repl->seed = random_between(&repl->random, 1, SEED_MOST);
    repl->scored = false;
    repl->changed = true;
    comments_free(&repl->comments);
    lay_out(repl);
    repl_show_start(repl);
}

static void count_game(struct repl *repl) {
    unsigned winner = session_winner(&repl->session);
    repl_show_winner(repl);
    repl->seats[winner].score++;
    repl->start.first = !winner; /* the loser begins the next game */
    repl->scored = true;
    repl_show_score(repl);
    if (repl->best_of == 0 || repl->seats[winner].score <= repl->best_of / 2) return;
    text_addf(&repl->out, "%s wins the match, the best of %" PRIu64 ".\n", repl_name(repl, winner),
              repl->best_of);
    repl->leaving = true;
}

/* The game is over: counts it, and asks what comes next. */
static void end_of_game(struct repl *repl) {
    if (!repl->scored) count_game(repl);
    if (repl->leaving) return;
    if (!repl_ask(repl, "Play again (Enter for yes, or no)? ")) return;
    struct token token = {text_string(&repl->terminal.line), repl->terminal.line.length};
    if (token.length == 0 || token_is(token, "yes") || token_is(token, "y"))
        repl_begin_game(repl);
    else if (token_is(token, "no") || token_is(token, "n"))
        repl->leaving = true;
    else if (!words_obey(repl, token.start))
        text_add(&repl->out, "Type yes or no.\n");
}

static void leave(struct repl *repl) {
    text_add(&repl->out, "\nGoodbye. ");
    repl_show_score(repl);
    terminal_print(&repl->out);
    terminal_flush();
    session_end(&repl->session);
    comments_free(&repl->comments);
    free(repl->own_start);
    free(repl->own_name);
    solver_free(repl->solver);
    text_free(&repl->out);
    terminal_close(&repl->terminal);
}

void repl_take_config(struct repl *repl, const struct config *config) {
    repl->hints = config->hints;
    repl->plain = config->plain;
    repl->stones = config->stones;
    repl->color = config->color;
    for (unsigned seat = 0; seat < 2; seat++) repl->seats[seat].level = config->level;
    strcpy(repl->usual_name, config->name);
}

void repl_run(struct repl *repl) {
    terminal_open(&repl->terminal);
    repl->terminal.plain = repl->plain;
    repl->terminal.stones = repl->stones;
    repl->terminal.big = repl->big;
    repl->terminal.color = terminal_wants_color(repl->color, repl->terminal.out_is_terminal);
    repl->solver = solver_new(NODES_AT_THE_PROMPT, 0);
    if (!repl->solver) terminal_out_of_memory();
    if (repl->terminal.in_is_terminal) solver_stop_on(repl->solver, terminal_interrupt_flag());
    if (repl->resumed)
        repl->random = random_from_seed(repl->seed);
    else
        lay_out(repl);
    repl_ask_names(repl);
    if (!repl->leaving) repl_show_start(repl);
    while (!repl->leaving)
        if (session_is_over(&repl->session))
            end_of_game(repl);
        else
            turn(repl);
    leave(repl);
}
