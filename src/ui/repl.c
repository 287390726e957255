/* SPDX-License-Identifier: MIT */
#include "ui/repl.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "ui/explain.h"

/* Nobody waits longer than a moment for a suggestion. */
#define NODES_AT_THE_PROMPT UINT64_C(3000000)
/* Where one seed in a few finds a start, one of these does. */
enum { SEEDS_TO_TRY = 20 };

/* --- lines ----------------------------------------------------------------------------------- */

bool repl_ask(struct repl *repl, const char *prompt) {
    for (;;) {
        terminal_print(&repl->out);
        enum line_status status = terminal_ask(&repl->terminal, prompt);
        if (status == LINE_READ) break;
        if (status == LINE_END) {
            repl->leaving = true;
            return false;
        }
        if (++repl->interrupts == 2) terminal_die_of_interrupt(); /* never: it ends by the signal */
        repl_say(repl, "To leave, type quit or press Ctrl-D; Ctrl-C once more leaves at once.");
    }
    repl->interrupts = 0;
    return true;
}

/* --- moves ----------------------------------------------------------------------------------- */

/* Makes a legal move, and shows it. */
static void play_move(struct repl *repl, const struct move *move) {
    session_play(&repl->session, move);
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

/* A line typed at the prompt: a legal move, for a node of a graph may be called help; or else a word. */
static void obey(struct repl *repl, const char *line) {
    struct question question = repl_question(repl);
    struct move move;
    struct text why = {0};
    bool is_move = question.game->parse_move(question.position, question.mover, line, &move, &why);
    if (is_move && question.game->check(question.position, question.mover, &move, &why)) {
        play_move(repl, &move);
    } else if (words_obey(repl, line)) {
    } else if (*line == '\0' && repl->frozen) {
        repl_show_suggestion(repl);
    } else {
        if (!is_move) words_suggest(line, &why);
        repl_show_wrong(repl, &why);
    }
    text_free(&why);
}

/* One move of a human: asks until the game has changed or is left. */
static void human_turn(struct repl *repl) {
    struct text prompt = {0};
    if (repl->hints && repl->frozen) repl_say(repl, "The suggestion is hidden: Enter shows it.");
    terminal_print(&repl->out);
    terminal_flush();
    if (repl->hints && !repl->frozen) repl_show_suggestion(repl);
    terminal_paint(&repl->terminal, PAINT_PROMPT, &prompt);
    text_addf(&prompt, "%s, %s%s?", repl_name(repl, session_mover(&repl->session)),
              repl->start.game->move_prompt, repl->start.misere ? " (misere)" : "");
    terminal_paint(&repl->terminal, PAINT_NONE, &prompt);
    text_add_char(&prompt, ' ');
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
    if (repl->pause > 0) {
        terminal_wait((unsigned)repl->pause * 1000);
        return;
    }
    while (!repl->changed && repl_ask(repl, "(Enter goes on, quit leaves) ") &&
           repl->terminal.line.length > 0)
        if (!words_obey(repl, text_string(&repl->terminal.line)))
            repl_say(repl, "Press Enter, or type help.");
}

static void computer_turn(struct repl *repl) {
    if (repl->step) step(repl);
    if (repl->leaving || repl->changed) return;
    struct question question = repl_question(repl);
    struct choice choice;
    struct text reason = {0};
    terminal_print(&repl->out);
    terminal_flush();
    /* Chance depends on the seed and the move's number alone, so that a game resumed goes on as it would
     * have. */
    struct random random = random_from_seed(repl->seed ^ ((uint64_t)repl->session.played + 1) << 32);
    player_choose(repl->solver, &question, repl->seats[question.mover].level, &random, &choice);
    /* Nobody is asked anything while the computer thinks, so Ctrl-C can only mean the whole program. */
    if (terminal_take_interrupt()) terminal_die_of_interrupt(); /* never: it ends by the signal */
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

/* A random start of the wanted kind into own_start. One seed may find one and another miss it; where all do,
 * the start and its seed stay. */
static bool draw_start(struct repl *repl, uint64_t last_seed) {
    struct text why = {0};
    void *position = memory_take(1, repl->start.game->size);
    bool good = false;
    for (int i = 0; i < SEEDS_TO_TRY && !good; i++) {
        if (i > 0) repl->seed = random_between(&repl->random, 1, SEED_MOST);
        repl->random = random_from_seed(repl->seed);
        good = start_draw(&repl->start, repl->solver, &repl->random, position, &why);
        text_clear(&why);
    }
    text_free(&why);
    if (good) {
        free(repl->own_start);
        repl->own_start = position;
    } else {
        assert(repl->own_start);
        repl->seed = last_seed;
        free(position);
    }
    return good;
}

/* Lays out a start: the given one, a random one of the seed, or, where none turns up, the last one. */
static void lay_out(struct repl *repl, uint64_t last_seed) {
    repl->random = random_from_seed(repl->seed);
    if (!repl->position && !draw_start(repl, last_seed))
        repl_say(repl, "No other start of this kind turned up: here is the last one again.");
    const void *position = repl->position ? repl->position : repl->own_start;
    session_end(&repl->session);
    session_start(&repl->session, repl->start.game, position, repl->start.first, repl->start.misere);
}

void repl_begin_game(struct repl *repl) {
    if (repl->swapping) repl_swap(repl);
    const uint64_t last_seed = repl->seed;
    repl->seed = random_between(&repl->random, 1, SEED_MOST);
    repl->scored = false;
    repl->changed = true;
    comments_free(&repl->comments);
    lay_out(repl, last_seed);
    repl_show_start(repl);
}

/* Has a player more than half of the match's points? */
static bool has_ended(const struct repl *repl) {
    uint64_t most = repl->seats[0].score > repl->seats[1].score ? repl->seats[0].score : repl->seats[1].score;
    return repl->best_of > 0 && most > repl->best_of / 2;
}

static void count_game(struct repl *repl) {
    bool drawn = session_is_drawn(&repl->session);
    unsigned winner = drawn ? session_mover_at(&repl->session, 0) : session_winner(&repl->session);
    repl_show_winner(repl);
    repl->start.first =
        !winner; /* the loser begins the next game; after a draw, whoever did not begin this one */
    repl->scored = true;
    if (!drawn) repl->seats[winner].score++;
    repl_show_score(repl);
    if (has_ended(repl))
        repl_say(repl, "%s wins the match, the best of %" PRIu64 ".", repl_name(repl, winner), repl->best_of);
}

/* The game is over: counts it, and asks what comes next. */
static void end_of_game(struct repl *repl) {
    if (!repl->scored) count_game(repl);
    bool ended = has_ended(repl);
    if (!repl_ask(repl, ended ? "The match is over (Enter to leave, or a word as review or save)? "
                              : "Play again (Enter for yes, or no)? "))
        return;
    struct token token = {text_string(&repl->terminal.line), repl->terminal.line.length};
    bool yes = token_is(token, "yes") || token_is(token, "y"),
         no = token_is(token, "no") || token_is(token, "n");
    if (!ended && (token.length == 0 || yes))
        repl_begin_game(repl);
    else if (token.length == 0 || no)
        repl->leaving = true;
    else if (!words_obey(repl, token.start))
        repl_say(repl, "%s", ended ? "Press Enter, or type help." : "Type yes or no.");
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
    bool may = repl->color == COLOR_ALWAYS || !repl->plain;
    repl->terminal.color = may && terminal_wants_color(repl->color, repl->terminal.out_is_terminal);
    repl->solver = solver_new(NODES_AT_THE_PROMPT, 0);
    if (repl->terminal.in_is_terminal) solver_stop_on(repl->solver, terminal_interrupt_flag());
    if (repl->resumed)
        repl->random = random_from_seed(repl->seed);
    else
        lay_out(repl, repl->seed);
    repl_ask_names(repl);
    if (!repl->leaving) repl_show_start(repl);
    while (!repl->leaving)
        if (session_is_over(&repl->session))
            end_of_game(repl);
        else
            turn(repl);
    leave(repl);
}
