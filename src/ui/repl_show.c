/* SPDX-License-Identifier: MIT */
#include <inttypes.h>
#include <limits.h>
#include <string.h>

#include "ui/explain.h"
#include "ui/paragraph.h"
#include "ui/repl.h"
#include "ui/shell_word.h"

const char *repl_name(const struct repl *repl, unsigned seat) {
    return repl->seats[seat].name;
}

struct question repl_question(const struct repl *repl) {
    const struct session *session = &repl->session;
    return (struct question){
        .game = session->game,
        .position = session_position(session),
        .mover = session_mover(session),
        .misere = session->misere,
        .last = session->played > 0 ? &session->moves[session->played - 1] : NULL,
    };
}

static unsigned width(const struct repl *repl) {
    return terminal_style(&repl->terminal).width;
}

void repl_show_board(struct repl *repl) {
    struct style style = terminal_style(&repl->terminal);
    text_add_char(&repl->out, '\n');
    repl->start.game->draw(session_position(&repl->session), &style, &repl->out);
    if (repl->start.game->flags & GAME_PARTISAN)
        paragraph_addf(&repl->out, style.width, "Player 1 is %s, player 2 is %s.", repl_name(repl, 0),
                       repl_name(repl, 1));
    text_add_char(&repl->out, '\n');
}

void repl_show_score(struct repl *repl) {
    text_addf(&repl->out, "Score: %u for %s, %u for %s.\n", repl->seats[0].score, repl_name(repl, 0),
              repl->seats[1].score, repl_name(repl, 1));
}

/* With what the move leaves, or without. */
static void show_suggestion(struct repl *repl, bool with_result) {
    struct question question = repl_question(repl);
    struct advice advice;
    struct text sentence = {0};
    enum solve_status status = solve_advice(repl->solver, &question, &advice);
    if (status == SOLVE_OK) {
        text_addf(&sentence, "Suggestion for %s: ", repl_name(repl, question.mover));
        explain_advice(&question, &advice, &sentence);
        text_add_char(&sentence, '.');
        if (with_result) explain_result(repl->solver, &question, &advice.move, &sentence);
    } else {
        terminal_take_interrupt();
        text_add(&sentence, "The search for a suggestion was interrupted.");
    }
    terminal_paint(&repl->terminal, PAINT_HINT, &repl->out);
    paragraph_add(&repl->out, text_string(&sentence), width(repl), 2);
    terminal_paint(&repl->terminal, PAINT_NONE, &repl->out);
    text_free(&sentence);
}

void repl_show_suggestion(struct repl *repl) {
    show_suggestion(repl, false);
}

void repl_say(struct repl *repl, const char *format, ...) {
    struct text sentence = {0};
    va_list arguments;
    va_start(arguments, format);
    text_addv(&sentence, format, arguments);
    va_end(arguments);
    paragraph_add(&repl->out, text_string(&sentence), repl->terminal.out_is_terminal ? width(repl) : UINT_MAX,
                  2);
    text_free(&sentence);
}

void repl_show_aside(struct repl *repl, const struct text *aside) {
    if (aside->length > 0) paragraph_add(&repl->out, text_string(aside), width(repl), 1);
}

void repl_show_wrong(struct repl *repl, const struct text *why) {
    terminal_paint(&repl->terminal, PAINT_WRONG, &repl->out);
    /* One line; a window would break it within its words. */
    paragraph_add(&repl->out, text_string(why), repl->terminal.out_is_terminal ? width(repl) : UINT_MAX, 2);
    terminal_paint(&repl->terminal, PAINT_NONE, &repl->out);
}

void repl_show_grounds(struct repl *repl) {
    struct question question = repl_question(repl);
    struct solution solution;
    struct style style = terminal_style(&repl->terminal);
    solve_position(repl->solver, &question, &solution);
    explain_position(&question, &solution, &style, repl_name(repl, question.mover), &repl->out);
}

void repl_show_why(struct repl *repl) {
    repl_show_grounds(repl);
    show_suggestion(repl, true);
}

static void add_range(const char *option, struct range range, struct text *text) {
    if (range.high > 0) text_addf(text, " --%s %" PRIu64 "..%" PRIu64, option, range.low, range.high);
}

/* What was asked of a random start. */
static void add_shape(const struct repl *repl, struct text *text) {
    static const char *const balances[] = {"", " --balanced", " --unbalanced"};
    if (repl->position) return;
    add_range("piles", repl->start.shape.parts, text);
    add_range("stones", repl->start.shape.amount, text);
    text_add(text, balances[repl->start.balance]);
}

static void add_level(const struct repl *repl, struct text *text) {
    for (unsigned i = 0; i < 2; i++)
        if (repl->seats[i].computer && repl->seats[i].level != PLAYER_PERFECT) {
            text_addf(text, " --level %u", repl->seats[i].level);
            return;
        }
}

void repl_print_command(const struct repl *repl, struct text *text) {
    const void *start = session_position_at(&repl->session, 0);
    struct text word = {0};
    text_add(text, "nimm ");
    game_print_name(repl->start.game, start, &word);
    shell_word_add(text, text_string(&word));
    if (repl->position) {
        text_clear(&word);
        repl->start.game->print(start, &word);
        text_add_char(text, ' ');
        shell_word_add(text, text_string(&word));
    }
    text_free(&word);
    text_addf(text, " --seed %" PRIu64, repl->seed);
    if (repl->start.misere) text_add(text, " --misere");
    if (repl->session.first == 1) text_add(text, " --first 2");
    add_shape(repl, text);
    if (repl->seats[0].computer || repl->seats[1].computer)
        text_addf(text, " --players %s,%s", repl->seats[0].computer ? "computer" : "human",
                  repl->seats[1].computer ? "computer" : "human");
    add_level(repl, text);
}

void repl_show_start(struct repl *repl) {
    struct text command = {0};
    repl_print_command(repl, &command);
    struct text lead = {0};
    text_addf(&lead, "%s, seed %" PRIu64 ". This game again:", repl->start.game->title, repl->seed);
    /* A window too narrow for both gets the command on a line of its own, to be copied whole. */
    bool narrow = repl->terminal.out_is_terminal && lead.length + 1 + command.length > width(repl);
    text_addf(&repl->out, narrow ? "%s\n  %s\n" : "%s %s\n", text_string(&lead), text_string(&command));
    text_free(&lead);
    text_free(&command);
    if (!repl->told && !(repl->seats[0].computer && repl->seats[1].computer))
        paragraph_add(&repl->out, repl->start.game->rules, width(repl), 0);
    if (repl->start.misere) paragraph_add(&repl->out, REPL_MISERE, width(repl), 0);
    if (!repl->told)
        paragraph_add(&repl->out, "At the prompt type a move, or help, or quit.", width(repl), 0);
    repl->told = true;
}

/* A longer position is no help in the echo of a move: the board follows. */
enum { MOST_ECHOED = 60 };

void repl_show_move(struct repl *repl, size_t number) {
    const struct session *session = &repl->session;
    const void *before = session_position_at(session, number);
    struct text said = {0}, line = {0};
    session->game->say_move(before, &session->moves[number], &said);
    size_t verb = strcspn(text_string(&said), " ");
    text_addf(&line, "%s ", repl_name(repl, session_mover_at(session, number)));
    text_add_bytes(&line, text_string(&said), verb);
    text_addf(&line, "s%s", text_string(&said) + verb);
    struct text from = {0};
    session->game->print(before, &from);
    if (repl->plain || from.length > MOST_ECHOED) {
        text_add_char(&line, '.');
    } else {
        text_addf(&line, ": %s -> ", text_string(&from));
        session->game->print(session_position_at(session, number + 1), &line);
    }
    text_free(&from);
    paragraph_add(&repl->out, text_string(&line), width(repl), 2);
    text_free(&said);
    text_free(&line);
}

void repl_show_winner(struct repl *repl) {
    if (session_is_drawn(&repl->session)) {
        if (repl->session.played < SESSION_MOVES_MOST)
            text_add(&repl->out, "\nA draw: this position has come up for the third time.\n");
        else
            text_addf(&repl->out, "\nA draw: %d moves have been made.\n", SESSION_MOVES_MOST);
        return;
    }
    unsigned winner = session_winner(&repl->session);
    unsigned last = session_mover(&repl->session) ^ 1; /* who made the last move */
    text_add_char(&repl->out, '\n');
    terminal_paint(&repl->terminal, PAINT_WINNER, &repl->out);
    text_addf(&repl->out, repl->plain ? "%s wins!" : "*** %s wins! ***", repl_name(repl, winner));
    terminal_paint(&repl->terminal, PAINT_NONE, &repl->out);
    text_add_char(&repl->out, '\n');
    if (!repl->session.resigned)
        text_addf(&repl->out, "%s made the last move%s.\n", repl_name(repl, last),
                  repl->start.misere ? ", and in misere play that loses" : "");
}
